"""The tables: complete, in three languages, within 80 columns."""

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from detente.arena.match import Failure, play
from detente.arena.plot import check_plot, plot
from detente.arena.report import happenings, report
from detente.arena.standings import Summary, summarise
from detente.core.errors import BadInput
from detente.texts import LANGUAGES, Texts
from tests.arena.conftest import outcome, plan_of

FAILURE = Failure(1, "ValueError: lost", "somewhere/1-dice-last.detente")


def shown(thing: RenderableType) -> str:
    console = Console(width=80, file=io.StringIO())
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def summary(failures: int = 0) -> Summary:
    games = [outcome(deal, lineup, [0]) for deal in range(30) for lineup in _SEATINGS]
    games += [
        outcome(deal, ("dice", "director"), [0], scores=None, reason="forfeit", failure=FAILURE)
        for deal in range(30, 30 + failures)
    ]
    return summarise(plan_of("dice", "director", games=60), games)


_SEATINGS = [("dice", "director"), ("director", "dice")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_and_are_complete(language: str) -> None:
    text = shown(report(summary(failures=9), Texts(language, "cia_vs_kgb")))
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "30–0–39" in text
    assert "director" in text, "the bot, not the agent of that name"
    assert text.count("ValueError: lost") == 5
    assert "…" in text.splitlines()[-1] and "4" in text.splitlines()[-1]
    assert "arena-" not in text


def test_numbers_are_written_as_in_the_readers_language() -> None:
    english, russian = (
        shown(report(summary(), Texts(language, "cia_vs_kgb"))) for language in ("en", "ru")
    )
    assert "50.0%" in english
    assert "50,0" in russian
    assert "forfeits" not in english, "a column only if there are some"


def test_the_unit_of_the_interval_is_told() -> None:
    assert "30 deals" in " ".join(shown(report(summary(), Texts("en", "cia_vs_kgb"))).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_name_codes_and_leave_long_lists_to_the_json(
    language: str, tmp_path: Path
) -> None:
    plan = plan_of("dice", "last", games=4)
    games = [play(plan, deal, ("dice", "last"), tmp_path) for deal in (1, 2)]
    texts = Texts(language, "cia_vs_kgb")
    found = summarise(plan, games).statistics
    text = shown(happenings(found, texts))
    assert max(len(line) for line in text.splitlines()) <= 80
    for event in ("round-started", "balance-taken", "disorder", "agent-revealed"):
        assert event in text
    assert texts.name("deputy_director") in text
    assert texts.name("cuba") not in text
    assert any(h.event == "objective-claimed" and h.code for h in found.happenings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_written_in_the_readers_language(language: str, tmp_path: Path) -> None:
    games = [
        outcome(deal, lineup, [0], scores=[100, 10 * deal])
        for deal in range(8)
        for lineup in _SEATINGS
    ]
    found = summarise(plan_of("dice", "director", games=16), games)
    texts = Texts(language, "cia_vs_kgb")
    path = tmp_path / "picture.svg"
    plot(found, games, texts, path)
    drawn = path.read_text(encoding="utf-8")
    for word in ("arena-plot-points", "arena-plot-length", "arena-plot-difference", "game-title"):
        assert texts.say(word) in drawn
    assert texts.quote("arena-plot-row", bot="dice", others="director") in drawn


def test_the_ending_chooses_the_kind_of_picture_and_none_has_a_date(tmp_path: Path) -> None:
    texts = Texts("en", "cia_vs_kgb")
    for name in ("first.svg", "again.svg", "picture.PNG"):
        check_plot(tmp_path / name)
        plot(summary(), [outcome(1, _SEATINGS[0], [0])], texts, tmp_path / name)
    assert (tmp_path / "first.svg").read_bytes() == (tmp_path / "again.svg").read_bytes()
    assert (tmp_path / "picture.PNG").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["picture.gif", "picture", "svg"])
def test_other_kinds_of_picture_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadInput, match=r"\.svg and \.png"):
        check_plot(Path(name))


def test_without_matplotlib_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BadInput, match="pip install"):
        check_plot(Path("picture.svg"))
