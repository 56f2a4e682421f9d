"""The features of the evaluation by name: what `make fit` finds weights for.

The weighted sum of a player's features is the points to be expected. Searching bots do not use this
module.
"""

from typing import Final

from detente.games.secret_power.bot.evaluation import (
    FALCON_SHARE,
    READY,
    gains,
    growing,
    in_hand,
    useful_interest,
    useful_signs,
)
from detente.games.secret_power.bot.weights import FEATURES, UNIT, growth_of
from detente.games.secret_power.rules.counting import agents_on_objects
from detente.games.secret_power.rules.objects import POWER, TYPES_OF
from detente.games.secret_power.rules.projects import COMINTERN, ESPIONAGE, UNIFIED_NATIONS
from detente.games.secret_power.rules.scoring import total
from detente.games.secret_power.rules.state import Conspiracy

_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(FEATURES)}
_BENEFITS: Final[tuple[tuple[str, int], ...]] = (
    ("benefit.shadow", COMINTERN),
    ("benefit.recall", UNIFIED_NATIONS),
    ("benefit.position", ESPIONAGE),
)


def features(s: Conspiracy, player: int, left: float) -> list[float]:
    """What a player has, in the order of FEATURES."""
    found = [0.0] * len(FEATURES)
    found[_INDEX[UNIT]] = float(total(s, player))
    if left <= 0:
        return found
    soon = min(1.0, left)
    found[_INDEX["agent.ready"]] = soon * READY[s.active[player]]
    found[_INDEX["agent.returning"]] = soon * agents_on_objects(s, player)
    for number in TYPES_OF[POWER]:
        found[_INDEX[growth_of(number)]] += left * growing(s, player, number)
    share = FALCON_SHARE if s.is_falcon(player) else 1.0
    for name, project in _BENEFITS:
        stage = s.stage[player * 4 + project]
        found[_INDEX[name]] = share * left * gains(s, project, stage)
    if not s.is_falcon(player):
        found[_INDEX["useful.interest"]] = useful_interest(s, player, left)
        found[_INDEX["useful.sign"]] = useful_signs(s, player, left)
    concludable, not_yet = in_hand(s, player, left)
    found[_INDEX["treaty.concludable"]] = concludable
    found[_INDEX["treaty.not_yet"]] = not_yet
    return found
