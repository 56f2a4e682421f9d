"""`detente replay` shows a game whose outcomes are all forced, from either side."""

import io
import re
from pathlib import Path

import pytest

from detente.cli import main as cli
from detente.console.screen import Screen
from detente.core.record_file import read_record
from detente.terminal.replay import Replay
from detente.terminal.replay import replay as show_replay
from detente.texts import Texts
from tests.games.twilight_struggle.importer.logs import needs_real_logs, real_logs
from tests.games.twilight_struggle.played import played_game

SIDES = ("us", "ussr")


@pytest.mark.parametrize("side", SIDES)
def test_hints_do_not_use_up_the_dice(
    side: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played_game("Geneva", most=70)
    path = tmp_path / "game.detente"
    path.write_text(game.record({}).text(game.state), encoding="utf-8")
    assert cli.run(["replay", str(path), "--side", side, "--all", "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "70 of 70" in shown.out


def test_cards_piles_and_regions_are_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in a replay, as they are at the move that is shown."""
    game = played_game("Geneva", most=70)
    path = tmp_path / "game.detente"
    path.write_text(game.record({}).text(game.state), encoding="utf-8")
    lines = ("? discard", "70", "? discard", "? china", "? europe", "? 5", "? nassar", "?", "q")
    monkeypatch.setattr(Screen, "interactive", True)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    show_replay(path, "en", None, everything=False)
    first, second, china, europe, number, near, commands, _ = [
        " ".join(answer.split())
        for answer in re.split(r"n next, .* q quit > .*\n", capsys.readouterr().out)[1:]
        if "of 70" not in answer
    ]
    assert first == "Discard pile: none"
    discarded = game.state.view(None)["board"]["discard"]
    texts = Texts("en", "twilight_struggle")
    assert second == "Discard pile: " + ", ".join(texts.name(card) for card in discarded)
    assert len(discarded) > 2
    assert china.startswith("The China Card (the_china_card) · Number 6")
    assert europe.startswith("Europe (europe) US: ")
    assert number == texts.say("terminal-nothing-known", word="5")
    assert near == "There is no “nassar” here; the most similar: Nasser."
    assert commands.startswith("n or Enter shows the next choice")


def show_all(replay: Replay) -> None:
    """Go through a replay and make every frame, which asks for the view of the side."""
    for number in range(replay.last + 1):
        replay.go_to(number)
        replay.frame()


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The records of all real games."""
    folder = tmp_path_factory.mktemp("records")
    assert cli.run(["import", *map(str, real_logs()), "--out", str(folder)]) == 0
    return sorted(folder.iterdir())


@needs_real_logs
@pytest.mark.slow
@pytest.mark.parametrize("side", SIDES)
def test_all_real_games_can_be_replayed_from_a_side(side: str, records: list[Path]) -> None:
    assert len(records) == len(real_logs())
    for path in records:
        show_all(Replay(read_record(path).record, "en", side))


@needs_real_logs
@pytest.mark.long
@pytest.mark.parametrize("side", SIDES)
def test_the_command_shows_all_real_games_from_a_side(
    side: str, records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    for path in records:
        assert cli.run(["replay", str(path), "--side", side, "--all"]) == 0
        assert capsys.readouterr().err == ""
