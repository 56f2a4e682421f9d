"""Decisions that list their legal actions in a quicker way list what `forbids` lets pass.

The promises compare both wherever somebody is asked (testing/properties.py). Here it is done for
the decisions that resolve themselves as well, which no position shows.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

import detente
from detente import State
from detente.core.agenda import Decision
from detente.games.secret_power.rules.codes import is_attaching
from detente.games.twilight_struggle.rules.cards import FIRST_CANCEL
from detente.registry import game_class
from detente.testing.variants import Variant, variants

GAMES = 2
"""How many random games of each variant are played."""

ALWAYS: dict[str, Callable[[int], bool]] = {
    "secret_power": is_attaching,
    "twilight_struggle": lambda action: action >= FIRST_CANCEL,
}
"""What can be done beside the answer to any question; it keeps none from resolving itself."""


@pytest.mark.skipif(detente.compiled, reason="compiled, no method of a state can be replaced")
@pytest.mark.parametrize(
    ("name", "variant"),
    [
        pytest.param(name, variant, id=f"{name}-{variant.label}")
        for name in detente.games()
        for variant in variants(game_class(name))
    ],
)
def test_what_resolves_itself_is_all_that_is_legal(
    name: str, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    differences: list[tuple[str, list[int], list[int]]] = []
    resolve = State._auto_resolved

    def compared(state: State, decision: Decision[Any], seat: int) -> bool:
        quick = decision.legal_actions(state, seat)
        legal = Decision.legal_actions(decision, state, seat)
        answers = [action for action in legal if name not in ALWAYS or not ALWAYS[name](action)]
        if quick != legal and (len(answers) > 1 or quick != answers):
            differences.append((repr(decision), quick, legal))
        return resolve(state, decision, seat)

    monkeypatch.setattr(State, "_auto_resolved", compared)
    game = detente.game(name, **variant.settings)
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = game.start(variant.seats, seed, keep_events=False)
        while not state.over:
            seat = rng.choice(state.to_act)
            state.apply_action(seat, rng.choice(state.legal_actions(seat)))
    assert differences == []
