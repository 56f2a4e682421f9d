"""The terminal's referee knows no game: a toy with a referee of its own is refereed as well."""

import io
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from detente import registry
from detente.cli import main as cli
from detente.console.referee import refereed_games
from detente.core.errors import InvalidInput
from detente.core.event_log import SEAT
from detente.core.outcomes import Die
from detente.core.record_file import read_record
from detente.registry import PackageProblem
from detente.terminal.referee import referee
from detente.terminal.saves import home, newest_save
from detente.testing.package import part_problems
from detente.testing.package.texts import check_texts, requested_texts
from tests.terminal.shown import plain
from tests.toys.dice_race import PACKAGE
from tests.toys.dice_race.rules import DiceRace, Race

Said = Callable[..., str]


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with registry.registered(PACKAGE):
        yield


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Say lines to the toy's referee and return what the screen showed, in one line."""

    def referee_lines(*lines: str, resume: Path | None = None) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        referee("dice_race", {}, "en", resume)
        return " ".join(plain(capsys.readouterr().out).split())

    return referee_lines


def kept() -> Race:
    """The position of the game that was kept last."""
    return cast(Race, read_record(newest_save(refereed=True)).verify())


def test_what_is_asked_is_named_after_the_request(said: Said) -> None:
    screen = said("run", "5", "dig", "token_2", "run, 3")
    assert "You play on your own table" in screen
    assert "Red: how far, 1–8 > 5" in screen
    assert "Which token? > token_2" in screen
    assert "Blue digs up Token 2." in screen
    assert kept().steps == [8, 2] and kept().bag == [0, 2]


@pytest.mark.parametrize("die", ["0", "9", "many"])
def test_the_toy_has_a_die_of_its_own(said: Said, die: str) -> None:
    screen = said("run", die, "8")
    assert f"“{die}” is not a die roll; type a number from 1 to 8" in screen
    assert kept().steps == [8, 0]


def test_only_what_is_in_the_bag_can_be_drawn(said: Said) -> None:
    screen = said("dig, token_1", "dig, token_1", "token_3")
    assert "There is no “token_1” here; the most similar: Token 2 and Token 3." in screen
    assert kept().steps == [1, 3]


def test_refusals_undo_and_resuming(said: Said) -> None:
    screen = said("dig token_1, dig token_2, dig token_3, dig")
    assert "The bag is empty (RACE-2)." in screen
    save = newest_save(refereed=True)
    outcomes = read_record(save).record.origin["outcomes"]
    assert outcomes[0] == {"draw": "bag", "card": "token_1"}
    assert "Undone." in said("undo", "why dig", "run 7", resume=save)
    assert kept().steps == [8, 2] and kept().bag == [2]


def test_a_game_comes_to_its_end(said: Said) -> None:
    screen = said("run 8, run 1, run 8")
    assert "The first at the end wins." in screen
    [file] = (home() / "records").iterdir()
    assert read_record(file).verify().result == {
        "winners": [0],
        "scores": [16, 1],
        "reason": "first_at_the_end",
    }


def test_the_command_finds_the_referee_in_the_manifest(capsys: pytest.CaptureFixture[str]) -> None:
    assert refereed_games() == ["dice_race", "twilight_struggle"]
    assert cli.run(["referee", "agents", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told == "The referee does not support “agents”, only dice_race and twilight_struggle.\n"


def test_without_any_referee_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with registry.registered(replace(PACKAGE, referee=None), alone=True):
        assert cli.run(["referee", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("The referee does not support")


def test_another_thing_in_the_place_of_a_referee_is_a_problem() -> None:
    with registry.registered(replace(PACKAGE, referee="rules:DiceRace")):
        [problem] = part_problems("dice_race")
        assert isinstance(problem, PackageProblem)
        assert "RefereePart" in str(problem) and "rules:DiceRace" in str(problem)
        with pytest.raises(InvalidInput):
            referee("dice_race", {}, "en", None)


def test_a_question_without_a_text_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking() -> set[str]:
        told = [problem for problem in check_texts(PACKAGE) if problem.message == "check-no-text"]
        return {problem.args_["message"] for problem in told}

    assert not any(message.startswith("request-") for message in lacking())
    die = Die("jump", 6, seat=SEAT)
    monkeypatch.setitem(DiceRace.outcome_kinds, die.message, die)
    requested_texts.cache_clear()
    assert "request-die-jump" in lacking()
    requested_texts.cache_clear()
