"""The rollout policy of Twilight Struggle, for the bots `greedy` and `search`."""

from collections.abc import Sequence
from typing import ClassVar, Final

from detente.bots.bot import Scale
from detente.bots.rollouts import RolloutPolicy
from detente.bots.weights import Weights, package_weights
from detente.games.twilight_struggle.bot.evaluation import evaluate
from detente.games.twilight_struggle.bot.features import FEATURES, features
from detente.games.twilight_struggle.bot.heuristics import action_risk, heuristic_action
from detente.games.twilight_struggle.bot.weights import (
    PHASES,
    PRICE,
    UNIT,
    EvaluationWeights,
    phase_of,
)
from detente.games.twilight_struggle.rules.action_round import ChooseCard, TakeExtraRound
from detente.games.twilight_struggle.rules.cards import NO_CARD, OPS_FIRST
from detente.games.twilight_struggle.rules.events.vocabulary import AddInfluence, RemoveInfluence
from detente.games.twilight_struggle.rules.headline import ChooseHeadline
from detente.games.twilight_struggle.rules.influence import PlaceInfluence
from detente.games.twilight_struggle.rules.play import ChooseOrder
from detente.games.twilight_struggle.rules.setup import BonusInfluence, SetUpInfluence
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import DiscardInTrap

_NOT_SEARCHED: Final = (
    PlaceInfluence,
    AddInfluence,
    RemoveInfluence,
    SetUpInfluence,
    BonusInfluence,
)
ROUNDS_AHEAD: Final = 2
"""How many rounds the horizon of `search` is away."""


def asks_for_card(s: ColdWar) -> bool:
    """Whether a new card is asked for, and no headline is chosen or waits to be resolved."""
    decision = s.decision()
    if isinstance(decision, ChooseHeadline):
        return max(s.headline) == NO_CARD and max(s.pending_actions, default=NO_CARD) == NO_CARD
    return isinstance(decision, (ChooseCard, DiscardInTrap, TakeExtraRound))


class TwilightPolicy(RolloutPolicy[ColdWar]):
    """Heuristics for both sides; estimates are in victory points."""

    scale: ClassVar[Scale] = "points"
    unit: ClassVar[str] = UNIT
    price: ClassVar[str] = PRICE
    spread: ClassVar[str] = ""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = weights or package_weights("detente.games.twilight_struggle")
        self.weights.check("twilight_struggle", PHASES, (*FEATURES, PRICE))
        self.unpacked = EvaluationWeights(self.weights)

    def action(self, world: ColdWar, seat: int) -> int:
        """The action of the heuristics."""
        return heuristic_action(world, seat, self.unpacked.at(world.turn))

    def worth_searching(self, world: ColdWar, seat: int) -> bool:
        """Cards, their uses and the decisions of events; not where influence goes."""
        return not isinstance(world.decision(), _NOT_SEARCHED)

    def quiescent(self, world: ColdWar, root: ColdWar) -> bool:
        """As soon as the next card is asked for."""
        return asks_for_card(world)

    def at_horizon(self, world: ColdWar, root: ColdWar) -> bool:
        """When the seat has played again after the enemy's round."""
        ahead = (world.turn - root.turn) * 8 + world.round - root.round
        return ahead >= ROUNDS_AHEAD and asks_for_card(world)

    def risk_penalty(self, world: ColdWar, seat: int, action: int) -> float:
        """The price of letting the enemy end the game by DEFCON in the seat's own round."""
        return action_risk(world, seat, action) * self.unpacked.at(world.turn).price

    def tie_break(self, world: ColdWar, seat: int, actions: Sequence[int]) -> int:
        """Operations before the enemy's event, as people mostly play; else as the heuristics do."""
        if isinstance(world.decision(), ChooseOrder) and OPS_FIRST in actions:
            return OPS_FIRST
        return super().tie_break(world, seat, actions)

    def evaluate(self, world: ColdWar, seat: int) -> float:
        """The value of the position, in victory points."""
        return evaluate(world, seat, self.unpacked.at(world.turn))

    def feature_names(self) -> tuple[str, ...]:
        """The features of the evaluation."""
        return FEATURES

    def phase(self, world: ColdWar) -> int:
        """Early, mid or late war."""
        return phase_of(world.turn)

    def features(self, world: ColdWar, seat: int, other: int) -> list[float]:
        """What the seat's value consists of; the other's is its opposite but for the hands."""
        return features(world, seat, self.unpacked.at(world.turn))

    def margin(self, world: ColdWar, seat: int, other: int) -> float:
        """The value of the position."""
        return self.evaluate(world, seat)

    def teaches(self, state: ColdWar) -> bool:
        """A nuclear war, which is an accident, tells nothing about the position before it."""
        assert state.result is not None
        return state.result["reason"] != "nuclear_war"
