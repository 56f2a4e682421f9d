"""What the trying and comparing bots need to know of Twilight Struggle."""

from typing import ClassVar, Final

from detente.bots.bot import Scale
from detente.bots.rollouts import Thumb
from detente.games.twilight_struggle.bot.evaluation import worth
from detente.games.twilight_struggle.bot.heuristics import choice_risk, pick
from detente.games.twilight_struggle.rules.action_round import ChooseCard, TakeExtraRound
from detente.games.twilight_struggle.rules.cards import NO_CARD
from detente.games.twilight_struggle.rules.events.vocabulary import AddInfluence, RemoveInfluence
from detente.games.twilight_struggle.rules.headline import ChooseHeadline
from detente.games.twilight_struggle.rules.influence import PlaceInfluence
from detente.games.twilight_struggle.rules.setup import BonusInfluence, SetUpInfluence
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import DiscardInTrap

_BY_THUMB: Final = (
    PlaceInfluence,
    AddInfluence,
    RemoveInfluence,
    SetUpInfluence,
    BonusInfluence,
)
ROUNDS_AHEAD: Final = 2
"""How many own rounds search plays ahead."""


def opens_a_matter(s: ColdWar) -> bool:
    """Whether a new card is asked for, and no headline waits for the other."""
    decision = s.decision()
    if isinstance(decision, ChooseHeadline):
        return max(s.headline) == NO_CARD and max(s.answers, default=NO_CARD) == NO_CARD
    return isinstance(decision, (ChooseCard, DiscardInTrap, TakeExtraRound))


class TwilightThumb(Thumb[ColdWar]):
    """Rules of thumb for Twilight Struggle."""

    scale: ClassVar[Scale] = "points"

    def pick(self, world: ColdWar, seat: int) -> int:
        """By the rules of thumb."""
        return pick(world, seat)

    def matters(self, world: ColdWar, seat: int) -> bool:
        """Cards, their uses and the decisions of events; markers go by thumb."""
        return not isinstance(world.decision(), _BY_THUMB)

    def settled(self, world: ColdWar, since: ColdWar) -> bool:
        """As soon as the next card is asked for."""
        return opens_a_matter(world)

    def beyond(self, world: ColdWar, since: ColdWar) -> bool:
        """When the seat has played again after the enemy's answer."""
        ahead = (world.turn - since.turn) * 8 + world.round - since.round
        return ahead >= ROUNDS_AHEAD and opens_a_matter(world)

    def risk(self, world: ColdWar, seat: int, action: int) -> float:
        """That the enemy ends the game by DEFCON in the own round."""
        return choice_risk(world, seat, action)

    def worth(self, world: ColdWar, seat: int) -> float:
        """Victory points as the evaluation sees them."""
        return worth(world, seat)
