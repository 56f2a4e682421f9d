"""Every game, in every variant, keeps the promises of the contract."""

from collections.abc import Callable

import pytest

import detente
from detente import Game
from detente.core.conformance import PROMISES
from detente.core.variants import Variant, variants
from detente.games import game_class

VARIANTS = [(name, variant) for name in detente.games() for variant in variants(game_class(name))]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: str(promise.__name__))
@pytest.mark.parametrize(
    ("name", "variant"), VARIANTS, ids=[f"{name}-{variant.label}" for name, variant in VARIANTS]
)
def test_promise(
    name: str, variant: Variant, promise: Callable[[Game, int, int], None], seed: int
) -> None:
    promise(detente.game(name, **variant.options), variant.seats, seed)
