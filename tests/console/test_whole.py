"""`print(state)`: a board that shows what every seat knows."""

import random
import subprocess
import sys

import pytest

import detente
from detente.registry import game_class
from detente.texts import Texts
from tests.toys.sealed_bids.rules import SealedBids


def test_hands_of_both_sides_are_shown() -> None:
    state = detente.game("twilight_struggle").start(seed=3)
    lines = " ".join(str(state).split())
    texts = Texts("en", "twilight_struggle")
    for seat, side in enumerate(state.seat_names):
        hand = state.view(seat)["board"]["sides"][side]["hand"]
        assert len(hand) == 8
        for card in hand:
            assert texts.name(card) in lines
    assert "\x1b" not in lines


@pytest.mark.parametrize("name", detente.games())
def test_every_position_can_be_printed(name: str) -> None:
    for seats in game_class(name).seat_counts:
        random_ = random.Random(seats)
        state = detente.game(name).start(seats, seed=seats)
        before = state.dump()
        while not state.over:
            if random_.random() < 0.02:
                before = state.dump()
                lines = str(state).splitlines()
                assert len(lines) > 5
                assert max(map(len, lines)) <= 100
                assert state.dump() == before
            seat = random_.choice(state.to_act)
            state.apply_action(seat, random_.choice(state.legal_actions(seat)))
        assert str(state)


def test_where_seats_disagree_each_has_a_picture() -> None:
    """The game is not registered, and its view has one hand: the own one."""
    state = SealedBids().start(seed=3)
    hands = [state.view(seat)["board"]["hand"] for seat in (0, 1)]
    assert str(state).splitlines() == [
        "north:",
        f"dealer: {state.view(None)['board']['dealer']}",
        f"hand: {', '.join(hands[0])}",
        "discard: none",
        "deck: 4",
        "east:",
        f"dealer: {state.view(None)['board']['dealer']}",
        f"hand: {', '.join(hands[1])}",
        "discard: none",
        "deck: 4",
    ]


def test_who_prints_no_state_needs_no_rich() -> None:
    program = "import sys, detente; detente.game('agents').start(); print('rich' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "False\n", done.stderr
