"""The menu before a game: Enter plays what stands there."""

from collections.abc import Callable, Iterator

import pytest

from detente import registry
from detente.core.record_file import read_record
from detente.terminal.saves import home, newest_save

Typed = Callable[..., str]


@pytest.fixture(autouse=True)
def _one_game() -> Iterator[None]:
    with registry.registered(registry.package("cia_vs_kgb"), alone=True):
        yield


def test_enter_starts_the_game_at_once(typed: Typed) -> None:
    screen = typed("", game=None)
    assert "Press Enter to start" in screen
    assert "Which agent do you secretly send" in screen


def test_numbers_change_the_lines_in_turn(typed: Typed) -> None:
    typed("2", "3", "5", "", game=None)
    record = read_record(newest_save()).record
    assert record.settings["edition"] == "fr2007"
    assert record.notes == {"side": "kgb", "opponent": "random", "language": "ru"}


def test_a_setting_comes_round_again(typed: Typed) -> None:
    screen = typed("3", "3", "3", "", game=None)
    assert "random" in screen
    assert "Your side: CIA." in screen


def test_a_person_as_opponent(typed: Typed) -> None:
    screen = typed("4", "4", "4", "4", "", game=None)
    assert "Pass and play" in screen
    assert read_record(newest_save()).record.notes["opponent"] == "human"


def test_nonsense_on_the_menu(typed: Typed) -> None:
    screen = " ".join(typed("xyzzy", "9", game=None).split())
    assert "“xyzzy” is not on the menu; press Enter to start, or type a number" in screen
    assert "There is no option 9; options are numbered 1 to 5." in screen


@pytest.mark.parametrize("leaving", [["q"], ["quit"], []])
def test_leaving_the_menu_leaves_nothing_behind(typed: Typed, leaving: list[str]) -> None:
    typed(*leaving, game=None)
    assert not home().exists()


def test_the_last_game_can_be_resumed_from_the_menu(typed: Typed) -> None:
    typed("assassin")
    screen = typed("r", game=None)
    assert "r resumes your last" in screen
    assert "Agent X   Assassin" in screen
