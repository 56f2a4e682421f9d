"""The weights of the evaluation, unpacked from the data file for quick use.

Their names are those of the features (features.py). They differ by phase: early war, mid war and
late war.
"""

from typing import Final

from mypy_extensions import i64

from detente.bots.weights import Weights
from detente.games.twilight_struggle.rules.countries import (
    BATTLEGROUNDS,
    COUNT,
    REGION_NAMES,
    REGIONS,
    SOUTHEAST_ASIA,
    STABILITY,
)
from detente.games.twilight_struggle.rules.effects import (
    BURY_YOU,
    CRISIS,
    ENVY_OWED,
    FLOWER_POWER_FORCE,
    FORMOSAN,
    NATO,
    NORAD_FORCE,
    REFORMER,
    SHUTTLE,
    US_JAPAN,
)
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.tracks import LATE_WAR_TURN, MID_WAR_TURN

PHASES: Final = ("early_war", "mid_war", "late_war")
PRICE: Final = "price"
"""What a guessed price of the heuristics counts: all of them are multiplied by it."""
UNIT: Final = "victory_points"

IN_OWN_HAND: Final = 0
UNSEEN: Final = 1
DISCARDED: Final = 2
LATER: Final = 3
SCORING_PLACES: Final = (
    "scoring.in_hand",
    "scoring.unseen",
    "scoring.discarded",
    "scoring.later",
)
"""What scoring the regions would bring, by where their cards are."""

EFFECTS: Final[tuple[tuple[str, int, float], ...]] = (
    ("effect.nato", NATO, 1.0),
    ("effect.us_japan_pact", US_JAPAN, 1.0),
    ("effect.formosan_resolution", FORMOSAN, 1.0),
    ("effect.shuttle_diplomacy", SHUTTLE, 1.0),
    ("effect.norad", NORAD_FORCE, 1.0),
    ("effect.the_reformer", REFORMER, 1.0),
    ("effect.flower_power", FLOWER_POWER_FORCE, -1.0),
    ("effect.we_will_bury_you", BURY_YOU, -1.0),
    ("effect.cuban_missile_crisis", CRISIS[US], -1.0),
    ("effect.cuban_missile_crisis", CRISIS[USSR], 1.0),
    ("effect.missile_envy", ENVY_OWED[US], -1.0),
    ("effect.missile_envy", ENVY_OWED[USSR], 1.0),
)
"""Lasting effects: the feature, the effect, and its sign for the US."""
REGION_OF: Final[tuple[int, ...]] = tuple(
    [
        next(region for region in range(len(REGIONS)) if REGIONS[region] >> place & 1)
        for place in range(COUNT)
    ]
)

FARTHEST: Final = 7
"""A lead counts no more than this: two points beyond the highest stability."""
WIDTH: Final = 2 * FARTHEST + 1


def phase_of(turn: int) -> int:
    """The index of the phase to which a turn belongs."""
    return 2 if turn >= LATE_WAR_TURN else 1 if turn >= MID_WAR_TURN else 0


class PhaseWeights:
    """The weights of one phase.

    `standings[place * WIDTH + FARTHEST + lead]` is what a lead of US influence is worth by itself.
    """

    __slots__ = (
        "china_card",
        "effects",
        "missing_military",
        "ops_in_hand",
        "ops_modifier",
        "price",
        "scoring",
        "space_box",
        "standings",
        "trapped",
        "victory_point",
    )

    def __init__(self, weights: dict[str, float]) -> None:
        self.price: float = weights[PRICE]
        self.victory_point: float = weights[UNIT]
        self.scoring: list[float] = [weights[name] for name in SCORING_PLACES]
        self.space_box: float = weights["space_box"]
        self.china_card: float = weights["china_card"]
        self.missing_military: float = weights["missing_military"]
        self.ops_in_hand: float = weights["ops_in_hand"]
        self.ops_modifier: float = weights["effect.ops_modifier"]
        self.trapped: float = weights["effect.trapped"]
        self.effects: list[tuple[int, float]] = [
            (effect, sign * weights[name]) for name, effect, sign in EFFECTS
        ]
        self.standings: list[float] = []
        for place in range(COUNT):
            for lead in range(-FARTHEST, FARTHEST + 1):
                self.standings.append(_standing(weights, place, lead))

    def standing(self, place: i64, lead: i64) -> float:
        """What a lead of US influence in a country is worth by itself."""
        if lead > FARTHEST:
            lead = FARTHEST
        elif lead < -FARTHEST:
            lead = -FARTHEST
        return self.standings[place * WIDTH + FARTHEST + lead]


def country_features(place: int) -> tuple[list[str], list[str], list[str]]:
    """The features to which control, a foothold and a reserve in a country belong."""
    kind = "battleground" if BATTLEGROUNDS >> place & 1 else "country"
    control = [f"{kind}.{REGION_NAMES[REGION_OF[place]]}"]
    foothold = ["battleground_foothold" if kind == "battleground" else "country_foothold.all"]
    reserve = [f"reserve.{kind}"]
    if SOUTHEAST_ASIA >> place & 1:
        control.append("country.southeast_asia")
        foothold.append("country_foothold.southeast_asia")
        reserve.append("reserve.southeast_asia")
    return control, foothold, reserve


def _standing(weights: dict[str, float], place: int, lead: int) -> float:
    worth = 0.0
    shares = shares_of(place, abs(lead))
    for share, names in zip(shares, country_features(place), strict=True):
        for name in names:
            worth += share * weights[name]
    return worth if lead >= 0 else -worth


def shares_of(place: int, size: int) -> tuple[float, float, float]:
    """How much of control, of a foothold and of a reserve a lead of this size is."""
    stability = STABILITY[place]
    if size >= stability:
        return 1.0, 0.0, float(min(2, size - stability))
    return 0.0, size / stability, 0.0


class EvaluationWeights:
    """The weights of all phases."""

    __slots__ = ("phases",)

    def __init__(self, weights: Weights) -> None:
        self.phases: list[PhaseWeights] = []
        for index in range(len(PHASES)):
            self.phases.append(PhaseWeights(weights.of_phase(index)))

    def at(self, turn: int) -> PhaseWeights:
        """The weights in a turn."""
        return self.phases[phase_of(turn)]
