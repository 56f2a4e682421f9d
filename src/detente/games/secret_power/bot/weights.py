"""The weights of the evaluation, unpacked from the data file for quick use."""

from typing import Final

from detente.bots.weights import Weights
from detente.games.secret_power.rules.objects import (
    ALL_TYPES,
    CORPORATIONS,
    CRIME_SYNDICATES,
    MULTIPLIER,
)

PHASES: Final = ("whole_game",)
UNIT: Final = "points"
SPREAD: Final = "spread"
"""How far apart two players' final points can come, beside what the rounds left say."""
FEATURES: Final[tuple[str, ...]] = (
    UNIT,
    "agent.ready",
    "agent.returning",
    "growth.colour",
    "growth.set",
    "growth.power",
    "benefit.shadow",
    "benefit.recall",
    "benefit.position",
    "useful.interest",
    "useful.sign",
    "treaty.concludable",
    "treaty.not_yet",
)


class EvaluationWeights:
    """What the features are worth in points.

    `ready` multiplies what agents in active are worth, `returning` is an agent on a captured
    object. `growth` says by type how many more things a power card will count after each round to
    come. `shadow`, `recall` and `position` are one more of each, for each round to come; `sign` a
    sign for each of the next rounds, `interest` a special interest while there is time.
    `concludable` and `not_yet` are the share of a treaty's worth that it has in hand, with its
    requirement met or not.
    """

    __slots__ = (
        "concludable",
        "growth",
        "interest",
        "not_yet",
        "point",
        "position",
        "ready",
        "recall",
        "returning",
        "shadow",
        "sign",
        "spread",
    )

    def __init__(self, weights: Weights) -> None:
        values = weights.of_phase(0)
        self.point: float = values[UNIT]
        self.ready: float = values["agent.ready"]
        self.returning: float = values["agent.returning"]
        self.growth: list[float] = [0.0] * ALL_TYPES
        for number in range(ALL_TYPES):
            name = growth_of(number)
            if name:
                self.growth[number] = values[name]
        self.shadow: float = values["benefit.shadow"]
        self.recall: float = values["benefit.recall"]
        self.position: float = values["benefit.position"]
        self.interest: float = values["useful.interest"]
        self.sign: float = values["useful.sign"]
        self.concludable: float = values["treaty.concludable"]
        self.not_yet: float = values["treaty.not_yet"]
        self.spread: float = values[SPREAD]


def growth_of(number: int) -> str:
    """The feature to which the growth of a type belongs; "" if it does not grow."""
    if number == CRIME_SYNDICATES:
        return "growth.set"
    if number == CORPORATIONS:
        return "growth.power"
    return "growth.colour" if number in MULTIPLIER else ""
