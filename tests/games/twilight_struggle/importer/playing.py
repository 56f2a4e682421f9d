"""Games that nobody would play: any choice, but seldom one that ends the game at once."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, cast

import detente
from detente.games.twilight_struggle.rules.cards import FIRST_CANCEL
from detente.games.twilight_struggle.rules.coup import Coup
from detente.games.twilight_struggle.rules.state import ColdWar

OPTIONS: Final[dict[str, object]] = {
    "edition": "deluxe",
    "optional_cards": True,
    "us_bonus": 2,
}
"""The settings of the games that the logs tell."""
_RECKLESS: Final = 0.05


def begun(seed: int, options: Mapping[str, object] = OPTIONS) -> ColdWar:
    """A new game."""
    return cast(ColdWar, detente.game("twilight_struggle", **options).start(seed=seed))


Taste = Callable[[ColdWar, int, int], bool]
"""(state, seat, action) → whether the seat likes this choice better than others."""


def played(
    seed: int,
    stop: Callable[[ColdWar], bool] = lambda state: False,
    taste: Taste = lambda state, seat, action: False,
    options: Mapping[str, object] = OPTIONS,
) -> ColdWar:
    """A game played at random until it is over or `stop` says so."""
    random = Random(seed)
    state = begun(seed, options)
    while not state.over and not stop(state):
        state = _after_any(state, random, taste)
    return state


def _after_any(state: ColdWar, random: Random, taste: Taste) -> ColdWar:
    seat = state.to_act[0]
    open_ = list(state.legal_actions(seat))
    if not isinstance(state.decision(), Coup):  # The client offers the end of a crisis only there.
        open_ = [action for action in open_ if action < FIRST_CANCEL]
    random.shuffle(open_)
    open_.sort(key=lambda action: not taste(state, seat, action))
    reckless = random.random() < _RECKLESS
    for action in open_:
        after = state.clone()
        after.apply_action(seat, action)
        if reckless or not after.over:
            break
    return after
