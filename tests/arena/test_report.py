"""The tables: complete, in three languages, within 80 columns."""

import io
import sys
from pathlib import Path

import msgspec
import pytest
from rich.console import Console, RenderableType

from detente.arena.match import Failure, GameResult
from detente.arena.plot import check_plot, plot
from detente.arena.report import event_table, report
from detente.arena.standings import Summary, summarise
from detente.core.errors import InvalidInput
from detente.texts import LANGUAGES, Texts
from tests.arena.conftest import game_result, played, schedule_of

FAILURE = Failure(1, "ValueError: lost", "somewhere/1-dice-last.detente")


def shown(thing: RenderableType) -> str:
    console = Console(width=80, file=io.StringIO())
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def summary(failures: int = 0) -> Summary:
    games = [game_result(deal, lineup, [0]) for deal in range(30) for lineup in _SEATINGS]
    games += [
        game_result(deal, ("dice", "director"), [0], scores=None, reason="forfeit", failure=FAILURE)
        for deal in range(30, 30 + failures)
    ]
    return summarise(schedule_of("dice", "director", games=60), games)


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


def test_the_unit_of_the_interval_is_shown() -> None:
    assert "30 deals" in " ".join(shown(report(summary(), Texts("en", "cia_vs_kgb"))).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_name_codes_and_leave_long_lists_to_the_json(
    language: str, tmp_path: Path
) -> None:
    schedule = schedule_of("dice", "last", games=4)
    games = [played(schedule, deal, ("dice", "last"), tmp_path) for deal in (1, 2)]
    texts = Texts(language, "cia_vs_kgb")
    found = summarise(schedule, games).statistics
    text = shown(event_table(found, texts))
    assert max(len(line) for line in text.splitlines()) <= 80
    for event in ("round-started", "balance-taken", "disorder", "agent-revealed"):
        assert event in text
    assert texts.name("deputy_director") in text
    assert texts.name("cuba") not in text
    assert any(h.event == "objective-claimed" and h.code for h in found.events)


def crowded(tmp_path: Path) -> tuple[Summary, list[GameResult]]:
    """Dice, which always win, among three others."""
    schedule = schedule_of("dice", "last", "last", "last", games=64, seats=4, game="services")
    games = [
        msgspec.structs.replace(
            played(schedule, deal, lineup, tmp_path), winners=[lineup.index("dice")]
        )
        for deal, lineups in schedule.deals()
        for lineup in lineups
    ]
    return summarise(schedule, games), games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_four_is_compared_with_an_even_share(language: str, tmp_path: Path) -> None:
    texts = Texts(language, "services")
    found, _ = crowded(tmp_path)
    text = shown(report(found, texts)) + shown(event_table(found.statistics, texts))
    assert max(len(line) for line in text.splitlines()) <= 80
    (alone,) = [
        line for line in text.splitlines() if line.endswith(f"{texts.say('arena-even-above')} ")
    ]
    assert "dice" in alone and "3 × last" in alone and "64–0–0" in alone
    (crowd,) = [
        line for line in text.splitlines() if line.endswith(f"{texts.say('arena-even-below')} ")
    ]
    assert "dice, 2 × last" in crowd
    percent = texts.say("arena-percent", value=0.25)
    assert percent in texts.say("arena-even-note", seats=4, share=0.25)
    assert " ".join(texts.say("arena-even-note", seats=4, share=0.25).split()) in " ".join(
        text.split()
    )
    for service in ("KGB", "CIA", "MI6", "Mossad"):
        assert service in text
    assert texts.say("arena-all-bots") in text
    assert texts.say("arena-place", place=4).split()[-1] in text
    assert "arena-" not in text


def test_two_seats_need_no_word_about_an_even_share() -> None:
    text = shown(report(summary(), Texts("en", "cia_vs_kgb")))
    assert "even" not in text
    assert "Points by side" not in text


def test_four_sides_of_two_seats_have_a_table_of_their_own() -> None:
    schedule = schedule_of("dice", "director", games=4, seats=2, game="services")
    games = [
        game_result(deal, lineup, [0], names=names)
        for deal, names in enumerate([["kgb", "cia"], ["mi6", "mossad"]])
        for lineup in _SEATINGS
    ]
    text = shown(report(summarise(schedule, games), Texts("en", "services")))
    assert "Points by side" in text
    assert "even" not in text
    assert "all bots" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_the_picture_shows_the_even_share_of_a_large_table(language: str, tmp_path: Path) -> None:
    found, games = crowded(tmp_path)
    texts = Texts(language, "services")
    plot(found, games, texts, tmp_path / "picture.svg")
    drawn = (tmp_path / "picture.svg").read_text(encoding="utf-8")
    assert texts.say("arena-plot-even", share=0.25) in drawn
    assert texts.quote("arena-plot-row", bot="dice", others="3 × last") in drawn


def test_who_plays_alone_has_a_score_and_nobody_to_lead(tmp_path: Path) -> None:
    schedule = schedule_of("dice", games=4, seats=1, game="services")
    games = [played(schedule, deal, ("dice",), tmp_path) for deal in range(4)]
    texts = Texts("en", "services")
    plot(summarise(schedule, games), games, texts, tmp_path / "picture.svg")
    drawn = (tmp_path / "picture.svg").read_text(encoding="utf-8")
    assert texts.say("arena-plot-score") in drawn
    assert texts.say("arena-plot-difference") not in drawn
    assert "against" not in drawn
    assert "100.0%" in shown(report(summarise(schedule, games), texts))


def alone(*bots: str, tmp_path: Path) -> tuple[Summary, list[GameResult]]:
    """Bots that play a dozen deals of a game with one seat."""
    schedule = schedule_of(*bots, games=12, seats=1, game="solo")
    games = [
        played(schedule, deal, lineup, tmp_path)
        for deal, lineups in schedule.deals()
        for lineup in lineups
    ]
    return summarise(schedule, games), games


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_that_play_alone_are_compared_deal_by_deal(language: str, tmp_path: Path) -> None:
    texts = Texts(language, "solo")
    found, games = alone("dice", "last", tmp_path=tmp_path)
    text = shown(report(found, texts)) + shown(event_table(found.statistics, texts))
    assert max(len(line) for line in text.splitlines()) <= 80
    for score in found.bots:
        assert f"{score.won}–{score.lost} " in text and score.won + score.lost == 12
        assert score.scores is not None and score.scores.margin is not None
        assert texts.say("arena-decimal", value=score.scores.quartiles[2]) in text
    for one in found.comparisons:
        assert f"{one.better}–{one.equal}–{one.worse} " in text
    assert texts.say("arena-comparisons") in text and texts.say("arena-meetings") not in text
    assert texts.say("arena-rating") in text
    assert "arena-" not in text
    plot(found, games, texts, tmp_path / "picture.svg")
    drawn = (tmp_path / "picture.svg").read_text(encoding="utf-8")
    for word in ("arena-plot-won", "arena-plot-score", "arena-plot-length"):
        assert texts.say(word) in drawn
    assert drawn.count(">dice<") == 2, "in the rows and in the legend"


def test_one_bot_alone_is_compared_with_nobody(tmp_path: Path) -> None:
    texts = Texts("en", "solo")
    found, games = alone("dice", tmp_path=tmp_path)
    text = shown(report(found, texts))
    assert "rating" not in text and "Deal by deal" not in text and "beside" not in text
    (score,) = found.bots
    assert f"{score.won}–{score.lost} " in text
    ends = sorted(game.scores[0] for game in games if game.scores)
    assert score.scores is not None
    assert score.scores.quartiles[0] == ends[0] and score.scores.quartiles[4] == ends[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_written_in_the_readers_language(language: str, tmp_path: Path) -> None:
    games = [
        game_result(deal, lineup, [0], scores=[100, 10 * deal])
        for deal in range(8)
        for lineup in _SEATINGS
    ]
    found = summarise(schedule_of("dice", "director", games=16), games)
    texts = Texts(language, "cia_vs_kgb")
    path = tmp_path / "picture.svg"
    plot(found, games, texts, path)
    drawn = path.read_text(encoding="utf-8")
    for word in ("arena-plot-points", "arena-plot-length", "arena-plot-difference", "game-title"):
        assert texts.say(word) in drawn
    assert texts.quote("arena-plot-row", bot="dice", others="director") in drawn


@pytest.mark.slow
def test_the_ending_chooses_the_kind_of_picture_and_none_has_a_date(tmp_path: Path) -> None:
    texts = Texts("en", "cia_vs_kgb")
    for name in ("first.svg", "again.svg", "picture.PNG"):
        check_plot(tmp_path / name)
        plot(summary(), [game_result(1, _SEATINGS[0], [0])], texts, tmp_path / name)
    assert (tmp_path / "first.svg").read_bytes() == (tmp_path / "again.svg").read_bytes()
    assert (tmp_path / "picture.PNG").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["picture.gif", "picture", "svg"])
def test_other_kinds_of_picture_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(InvalidInput, match=r"\.svg and \.png"):
        check_plot(Path(name))


def test_without_matplotlib_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(InvalidInput, match="pip install"):
        check_plot(Path("picture.svg"))
