"""The rollout policy of Agents, for the bots `greedy` and `search`."""

from typing import ClassVar

from detente.bots.bot import Scale
from detente.bots.rollouts import RolloutPolicy
from detente.bots.weights import Weights, package_weights
from detente.games.agents.bot.evaluation import strengths, temperature, win_probabilities
from detente.games.agents.bot.features import features
from detente.games.agents.bot.heuristics import heuristic_action
from detente.games.agents.bot.weights import FEATURES, PHASES, SPREAD, UNIT, EvaluationWeights
from detente.games.agents.rules.state import Espionage


class AgentsPolicy(RolloutPolicy[Espionage]):
    """Heuristics for all seats; the unit of time is a turn."""

    min_samples: ClassVar[int] = 8
    improvement_z: ClassVar[float] = 0.4
    scale: ClassVar[Scale] = "probability"
    unit: ClassVar[str] = UNIT
    price: ClassVar[str] = ""
    spread: ClassVar[str] = SPREAD

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = weights or package_weights("detente.games.agents")
        self.weights.check("agents", PHASES, (*FEATURES, SPREAD))
        self.unpacked = EvaluationWeights(self.weights)

    def action(self, world: Espionage, seat: int) -> int:
        """The action of the heuristics."""
        actions = world.legal_actions(seat)
        return heuristic_action(world, seat, world.decision(), actions, self.unpacked)

    def worth_searching(self, world: Espionage, seat: int) -> bool:
        """Everything but set-up, whose effects show too late for a rollout."""
        return world.turn > 0

    def quiescent(self, world: Espionage, root: Espionage) -> bool:
        """When the turn is over."""
        return world.turn > root.turn

    def at_horizon(self, world: Espionage, root: Espionage) -> bool:
        """When the seat's next turn is over, too."""
        return world.turn > root.turn + world.seats

    def evaluate(self, world: Espionage, seat: int) -> float:
        """The seat's probability of winning."""
        return win_probabilities(world, self.unpacked)[seat]

    def feature_names(self) -> tuple[str, ...]:
        """The features of the evaluation."""
        return FEATURES

    def phase(self, world: Espionage) -> int:
        """One for the whole game: what changes in the last round has features of its own."""
        return 0

    def features(self, world: Espionage, seat: int, other: int) -> list[float]:
        """What a seat has more than the other, by how much it decides."""
        mine = features(world, seat, self.unpacked)
        theirs = features(world, other, self.unpacked)
        scale = temperature(world)
        return [(one - two) / scale for one, two in zip(mine, theirs, strict=True)]

    def margin(self, world: Espionage, seat: int, other: int) -> float:
        """The difference of their strengths, by how much it decides."""
        values = strengths(world, self.unpacked)
        return (values[seat] - values[other]) / temperature(world)

    def teaches(self, state: Espionage) -> bool:
        """Every game does."""
        return True
