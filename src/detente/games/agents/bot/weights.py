"""The weights of the evaluation, unpacked from the data file for quick use."""

from typing import Final

from detente.bots.weights import Weights
from detente.games.agents.rules.cards import (
    BLIZZARD,
    ELDERBERRY,
    JACKAL,
    KOSCHEI,
    RAVEN,
    RETOUCH,
    SHADOW,
    TITAN,
    TRAP,
    VISE,
)

PHASES: Final = ("whole_game",)
UNIT: Final = "half_points"
SPREAD: Final = "spread"
"""How far apart seats that are equally likely to win can be, beside what the turns left say."""

FIRM: Final = 4
"""A lead of so many agents is as good as sure, and such a gap as good as lost."""
LEADS: Final[tuple[str, ...]] = (
    *[f"behind_{gap}" for gap in range(FIRM, 0, -1)],
    "level",
    *[f"ahead_{lead}" for lead in range(1, FIRM + 1)],
)
"""The names of leads from -4 to 4."""
CARDS: Final[tuple[tuple[str, int], ...]] = (
    ("card.blizzard", BLIZZARD),
    ("card.vise", VISE),
    ("card.jackal", JACKAL),
    ("card.koschei", KOSCHEI),
    ("card.elderberry", ELDERBERRY),
    ("card.shadow", SHADOW),
    ("card.retouch", RETOUCH),
    ("card.trap", TRAP),
    ("card.raven", RAVEN),
    ("card.titan", TITAN),
)
"""The feature of each kind of card, and its cards."""
FEATURES: Final[tuple[str, ...]] = (
    UNIT,
    *[f"early.{lead}" for lead in LEADS],
    *[f"late.{lead}" for lead in LEADS],
    "mission",
    "coin",
    *[name for name, _ in CARDS],
    "prey",
    "threat",
)


class EvaluationWeights:
    """What the features are worth in half points.

    `early` and `late` say what a majority will be worth, by lead from -4 to 4: with many turns to
    come, and in the last round. `mission` is by how much a region counts more for the seat whose
    mission it is, `prey` the value of an opponent's informant for a seat that knows where it lies,
    `threat` what five points count in addition while their owner waits for the next turn.
    """

    __slots__ = (
        "cards",
        "coin",
        "early",
        "half_point",
        "late",
        "mission",
        "prey",
        "spread",
        "threat",
    )

    def __init__(self, weights: Weights) -> None:
        values = weights.of_phase(0)
        self.half_point: float = values[UNIT]
        self.early: tuple[float, ...] = tuple([values[f"early.{lead}"] for lead in LEADS])
        self.late: tuple[float, ...] = tuple([values[f"late.{lead}"] for lead in LEADS])
        self.mission: float = 1.0 + values["mission"]
        self.coin: float = values["coin"]
        self.prey: float = values["prey"]
        self.threat: float = values["threat"]
        self.spread: float = values[SPREAD]
        self.cards: list[tuple[int, float]] = [(cards, values[name]) for name, cards in CARDS]

    def card_value(self, card: int) -> float:
        """What holding a card is worth."""
        for cards, worth in self.cards:
            if card & cards:
                return worth
        return 0.0
