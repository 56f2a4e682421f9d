"""Every game, in every variant, keeps the promises of the contract."""

from collections.abc import Callable
from math import ceil

import pytest
from _pytest.mark import ParameterSet

import detente
from detente import Game
from detente.registry import game_class
from detente.testing.properties import PROMISES, looks_before_undo
from detente.testing.variants import Variant, variants

GAMES = 8
"""How many games of each kind a promise is tried in, at least."""


def trials() -> list[ParameterSet]:
    """Every variant of every game, with seeds."""
    return [
        pytest.param(
            name,
            variant,
            seed,
            id=f"{name}-{variant.label}-{seed}",
            marks=pytest.mark.slow if seed or variant.label == "5_professionals" else (),
        )
        for name in detente.games()
        for variant in variants(game_class(name))
        for seed in range(ceil(GAMES / len(variants(game_class(name)))))
    ]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: str(promise.__name__))
@pytest.mark.parametrize(("name", "variant", "seed"), trials())
def test_promise(
    name: str, variant: Variant, seed: int, promise: Callable[[Game, int, int], None]
) -> None:
    promise(detente.game(name, **variant.settings), variant.seats, seed)


def test_a_look_that_was_corrected_is_found_in_the_older_revision() -> None:
    """Agents: the two cards not kept are discarded face up, yet revision 1 counts nothing."""
    for revision, steps in ((1, {"keep_card"}), (2, set[str]())):
        game = detente.game("agents", revision=revision)
        assert {look.step for look in looks_before_undo(game, 3, seed=0)} == steps
