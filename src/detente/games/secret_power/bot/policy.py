"""The rollout policy of Secret Power, for the bots `greedy` and `search`."""

from typing import ClassVar

from detente.bots.rollouts import RolloutPolicy
from detente.bots.weights import Weights, package_weights
from detente.games.secret_power.bot.evaluation import evaluate, temperature, time_left, value
from detente.games.secret_power.bot.features import features
from detente.games.secret_power.bot.heuristics import heuristic_action
from detente.games.secret_power.bot.weights import (
    FEATURES,
    PHASES,
    SPREAD,
    UNIT,
    EvaluationWeights,
)
from detente.games.secret_power.rules.state import Conspiracy


class SecretPowerPolicy(RolloutPolicy[Conspiracy]):
    """Heuristics for all seats; the unit of time is an Action Phase."""

    min_samples: ClassVar[int] = 4
    improvement_z: ClassVar[float] = 0.4
    unit: ClassVar[str] = UNIT
    price: ClassVar[str] = ""
    spread: ClassVar[str] = SPREAD

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = weights or package_weights("detente.games.secret_power")
        self.weights.check("secret_power", PHASES, (*FEATURES, SPREAD))
        self.unpacked = EvaluationWeights(self.weights)

    def action(self, world: Conspiracy, seat: int) -> int:
        """The action of the heuristics."""
        actions = world.legal_actions(seat)
        return heuristic_action(world, seat, world.decision(), actions, self.unpacked)

    def worth_searching(self, world: Conspiracy, seat: int) -> bool:
        """Everything but set-up, whose effects show too late for a rollout."""
        return world.round > 0

    def quiescent(self, world: Conspiracy, root: Conspiracy) -> bool:
        """When the next Action Phase begins."""
        return action_phases(world) > action_phases(root)

    def at_horizon(self, world: Conspiracy, root: Conspiracy) -> bool:
        """Three Action Phases later."""
        return action_phases(world) > action_phases(root) + 2

    def evaluate(self, world: Conspiracy, seat: int) -> float:
        """The seat's probability of winning, and a little for every point."""
        return evaluate(world, seat, self.unpacked)

    def feature_names(self) -> tuple[str, ...]:
        """The features of the evaluation."""
        return FEATURES

    def phase(self, world: Conspiracy) -> int:
        """One for the whole game: the features count the rounds that are left."""
        return 0

    def features(self, world: Conspiracy, seat: int, other: int) -> list[float]:
        """What a player has more than the other, by how much it decides."""
        left = time_left(world)
        mine, theirs = features(world, seat, left), features(world, other, left)
        scale = temperature(left)
        return [(one - two) / scale for one, two in zip(mine, theirs, strict=True)]

    def margin(self, world: Conspiracy, seat: int, other: int) -> float:
        """The difference of the points they can expect, by how much it decides."""
        left = time_left(world)
        mine, theirs = (value(world, one, left, self.unpacked) for one in (seat, other))
        return (mine - theirs) / temperature(left)

    def teaches(self, state: Conspiracy) -> bool:
        """Every game does."""
        return True


def action_phases(s: Conspiracy) -> int:
    """A count of Action Phases that only grows; those after the seventh of a round count as one."""
    return s.round * 8 + min(s.phase, 7)
