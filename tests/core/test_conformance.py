"""Every game, in every edition, keeps the promises of the contract."""

from collections.abc import Callable

import pytest

import detente
from detente import Game
from detente.core.conformance import PROMISES


def variants() -> list[tuple[str, str]]:
    """Every game with every edition it has."""
    found = []
    for name in detente.games():
        option = detente.game(name).options.get("edition")
        found += [(name, str(edition)) for edition in (option.allowed if option else ())]
    return found


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: str(promise.__name__))
@pytest.mark.parametrize(("name", "edition"), variants())
def test_promise(
    name: str, edition: str, promise: Callable[[Game, int, int], None], seed: int
) -> None:
    game = detente.game(name, edition=edition)
    for seats in game.seat_counts:
        promise(game, seats, seed)
