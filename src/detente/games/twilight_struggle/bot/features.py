"""The features of the evaluation by name: what `make fit` finds weights for.

The weighted sum of the features is the evaluation, but for what it costs to be exposed to DEFCON.
Searching bots do not use this module: `evaluate` adds up the same without listing it.
"""

from typing import Final

from detente.games.twilight_struggle.bot.evaluation import (
    hand_ops,
    missing_military,
    ops_modifiers,
    traps,
)
from detente.games.twilight_struggle.bot.map_value import MapValue, scoring_places
from detente.games.twilight_struggle.bot.weights import (
    EFFECTS,
    SCORING_PLACES,
    UNIT,
    PhaseWeights,
    country_features,
    shares_of,
)
from detente.games.twilight_struggle.rules.countries import REGION_NAMES, in_mask
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

FEATURES: Final[tuple[str, ...]] = (
    UNIT,
    *SCORING_PLACES,
    *[f"battleground.{name}" for name in REGION_NAMES],
    *[f"country.{name}" for name in REGION_NAMES],
    "country.southeast_asia",
    "battleground_foothold",
    "country_foothold.all",
    "country_foothold.southeast_asia",
    "reserve.battleground",
    "reserve.country",
    "reserve.southeast_asia",
    "space_box",
    "china_card",
    "missing_military",
    "effect.trapped",
    "effect.ops_modifier",
    *dict.fromkeys([name for name, _, _ in EFFECTS]),
    "ops_in_hand",
)
"""What stands before a dot is a group: `make fit` first finds how much the group counts."""
_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(FEATURES)}


def features(s: ColdWar, seat: int, w: PhaseWeights) -> list[float]:
    """The features of a position for a seat, in the order of FEATURES."""
    found = [0.0] * len(FEATURES)
    found[_INDEX[UNIT]] = float(s.vp)
    map_ = MapValue(s, seat, w)
    for where, net in zip(scoring_places(s, seat), map_.nets, strict=True):
        found[_INDEX[SCORING_PLACES[where]]] += net
    _add_countries(found, s)
    found[_INDEX["space_box"]] = float(s.space[US] - s.space[USSR])
    found[_INDEX["china_card"]] = 1.0 if s.china == US else -1.0
    found[_INDEX["missing_military"]] = missing_military(s)
    found[_INDEX["effect.trapped"]] = traps(s)
    found[_INDEX["effect.ops_modifier"]] = ops_modifiers(s)
    for name, effect, sign in EFFECTS:
        if s.effects & effect:
            found[_INDEX[name]] += sign
    if seat == USSR:
        found = [-value for value in found]
    found[_INDEX["ops_in_hand"]] = float(hand_ops(s, seat))
    return found


def _add_countries(found: list[float], s: ColdWar) -> None:
    us, ussr = s.influence
    for place in in_mask(s.present[US] | s.present[USSR]):
        lead = us[place] - ussr[place]
        sign = 1.0 if lead >= 0 else -1.0
        shares = shares_of(place, abs(lead))
        for share, names in zip(shares, country_features(place), strict=True):
            for name in names:
                found[_INDEX[name]] += sign * share
