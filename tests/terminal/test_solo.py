"""One person at the terminal, against nobody but the rules; options that depend on that."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import detente
from detente import State, registry
from detente.cli import main as cli
from detente.core.errors import InvalidInput
from detente.core.record_file import read_record
from detente.terminal.replay import Replay
from detente.terminal.saves import home, newest_save
from tests.toys import solo

Sat = Callable[..., str]
LOST, WON = "4", "3"
"""Seeds of games that whoever takes what is first loses and wins."""


@pytest.fixture(autouse=True)
def _solo() -> Iterator[None]:
    with registry.registered(solo.PACKAGE, alone=True):
        yield


@pytest.fixture
def sat(typed: Callable[..., str]) -> Sat:
    """Type lines into a game of solo."""

    def play_lines(*lines: str, **arguments: Any) -> str:
        return typed(*lines, **{"game": "solo", "edition": None, "opponent": None, **arguments})

    return play_lines


def played(seed: str) -> State:
    state = detente.game("solo").start(1, seed)
    while not state.over:
        state.apply_action(0, state.legal_actions(0)[0])
    return state


def last_menu(screen: str) -> str:
    return screen.split("Détente: ")[-1]


# --- the course of a game ---------------------------------------------------------------------


def test_whoever_loses_alone_is_told_who_wins_instead(sat: Sat) -> None:
    screen = sat("1", "1", seed=LOST)
    assert "Your side: north player." in screen
    assert "At the table" not in screen and "Pass the keyboard" not in screen
    for sentence in ("The card of the house is higher.", "You have lost.", "The house wins."):
        assert sentence in screen
    assert "No winner" not in screen
    assert f"  KGB {played(LOST).result['scores'][0]}\n" in screen  # type: ignore[index]


def test_whoever_wins_alone_has_won_and_not_drawn(sat: Sat) -> None:
    screen = sat("1", "1", seed=WON)
    assert "You have won." in screen
    assert "The house wins" not in screen and "No winner" not in screen


@pytest.mark.parametrize("opponent", ["human", "officer"])
def test_nobody_can_be_named_as_opponent(sat: Sat, opponent: str) -> None:
    with pytest.raises(InvalidInput, match=f"is played alone; leave out --opponent {opponent}"):
        sat("1", opponent=opponent)
    assert not home().exists()
    sat("1")
    with pytest.raises(InvalidInput, match="is played alone"):
        sat("1", game=None, resume=newest_save(), opponent=opponent)


@pytest.mark.parametrize(("seed", "end"), [(LOST, "The house wins."), (WON, "Winner: KGB.")])
def test_a_record_of_somebody_alone_is_verified_and_replayed(
    seed: str, end: str, tmp_path: Path
) -> None:
    state, path = played(seed), tmp_path / "game.detente"
    path.write_text(state.record().text(state), encoding="utf-8")
    assert read_record(path).verify().result == state.result
    replay = Replay(read_record(path).record, "en")
    replay.go_to(replay.last)
    assert [line.plain for line in replay._ending()][-1] == end
    replay.execute("north")
    assert replay.seat == 0


# --- options ----------------------------------------------------------------------------------


def test_the_menu_shows_what_matters_to_so_many(sat: Sat) -> None:
    alone = last_menu(sat("q", game=None))
    for line in ("2 Seating  drawn", "3 House    mildly", "4 Players  1", "5 Language"):
        assert line in alone
    assert "Opponent" not in alone and "side" not in alone
    pair = last_menu(sat("4", "q", game=None))
    assert "House" not in pair and "3 Players   2" in pair


def test_the_menu_offers_no_value_that_would_be_refused(sat: Sat) -> None:
    screen = sat("2", "2", "2", "q", game=None)
    assert "round the table" not in screen and "as one likes" in screen
    assert "round the table" in sat("4", "2", "q", game=None)


def test_the_menu_forgets_a_value_that_no_longer_fits(sat: Sat) -> None:
    screen = sat("4", "2", "3", "3", "", game=None)  # two, round the table, then three, then one
    assert "round the table" in screen
    record = read_record(newest_save()).record
    assert (record.seats, record.settings["seating"]) == (1, "drawn")


@pytest.mark.parametrize(("lines", "seating"), [(["3"], "open"), (["3", "2"], "drawn")])
def test_the_menu_proposes_and_the_player_decides(sat: Sat, lines: list[str], seating: str) -> None:
    """Against a bold house; the second line declines it."""
    assert "2 Seating  as one likes (suggested)" in last_menu(sat("3", "q", game=None))
    assert "(suggested)" not in last_menu(sat("3", "2", "q", game=None))
    assert "(suggested)" not in last_menu(sat("3", "4", "q", game=None))  # There are two now.
    assert "Suggested for such a game" not in sat(*lines, "", game=None)
    assert read_record(newest_save()).record.settings["seating"] == seating


def test_what_is_proposed_is_played_unless_another_value_is_asked_for(sat: Sat) -> None:
    screen = sat("1", settings={"house": "bold"})
    assert "Suggested for such a game: seating=open." in screen
    assert "--option seating=" in screen
    assert read_record(newest_save()).record.settings["seating"] == "open"
    screen = sat("1", settings={"house": "bold", "seating": "drawn"})
    assert "Suggested" not in screen
    assert read_record(newest_save()).record.settings["seating"] == "drawn"
    assert "Suggested" not in sat("1", "1")


def test_a_refused_value_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["play", "solo", "--seats", "1", "--option", "seating=round"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "With 1 seat, the option seating cannot be “round”" in err
    assert "2 and 3" in err
    assert not home().exists()


def test_the_list_of_games_says_what_is_for_how_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["games", "--lang", "en"]) == 0
    out, _ = capsys.readouterr()
    assert "house: How the house plays (only with --seats 1)\n" in out
    assert "seating=round  round the table (only with --seats 2, 3)\n" in out
    assert "house=bold  boldly\n" in out and "seating=open  as one likes\n" in out
