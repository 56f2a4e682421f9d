"""Several people at one screen see only what they may know."""

from collections.abc import Callable

import pytest
from rich.cells import cell_len

import detente
from detente.core.record_file import read_record
from detente.terminal.saves import home, newest_save
from detente.texts import LANGUAGES, Texts
from tests.terminal.program import hot_seat_script

Typed = Callable[..., str]
FAR = "\n" * 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_between_two_hand_overs_nothing_tells_of_the_others_agent(
    typed: Typed, language: str
) -> None:
    texts = Texts(language, "cia_vs_kgb")
    lines = ("", "assassin", "", "analyst", "")
    screen = typed(*lines, opponent="human", language=language, seed="5")
    _, to_cia, cia, to_kgb, kgb, back, again = screen.split(FAR)
    assert texts.say("terminal-hand-over", side="cia") in to_cia
    assert texts.say("terminal-hand-over", side="kgb") in to_kgb
    assert "> assassin" in cia
    assert "> analyst" in kgb
    assert texts.say("story-own-agent", agent="assassin") in again
    for hidden in (to_kgb, kgb, back):
        assert texts.say("story-own-agent", agent="assassin") not in hidden
        assert "> assassin" not in hidden
    for hidden in (back, again):
        assert texts.say("story-own-agent", agent="analyst") not in hidden
        assert "> analyst" not in hidden


def test_each_hand_over_names_the_next_player_and_tells_what_all_saw(typed: Typed) -> None:
    lines = ("", "assassin", "", "analyst", "", "cia", "recruit", "")
    screen = typed(*lines, opponent="human", seed="5")
    last = screen.split(FAR)[-2]
    assert "recruited [CIA influence" in last
    assert "Pass the keyboard to the KGB." in last
    assert "Assassin" not in last


def test_undo_works_until_the_keyboard_is_handed_over(typed: Typed) -> None:
    screen = typed("", "assassin", "", "undo", opponent="human", seed="5")
    assert "there is nothing to undo" in " ".join(screen.split())


@pytest.mark.parametrize(("seats", "language"), [(2, "fr"), (3, "en"), (4, "ru")])
def test_a_round_of_agents_at_one_screen(typed: Typed, seats: int, language: str) -> None:
    state = detente.game("agents").start(seats, "6")
    script = list(hot_seat_script(state, rounds=1))
    arguments = {
        "game": "agents",
        "edition": None,
        "seats": seats,
        "opponent": "human",
        "seed": "6",
    }
    screen = typed(*script, **arguments, language=language)
    assert read_record(newest_save()).verify().dump() == state.dump()
    texts = Texts(language, "agents")
    for seat in range(seats):
        assert texts.say("terminal-hand-over", side=state.seat_name(seat)) in screen
    wide = [line for line in screen.splitlines() if cell_len(line) > 80 and str(home()) not in line]
    assert wide == []
