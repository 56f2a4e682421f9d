"""Which decisions are about cards that only their holder sees."""

from typing import Final

from detente.games.twilight_struggle.reconstruction.sightings import DECK
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.events.hands import DiscardAndDraw, Ransom
from detente.games.twilight_struggle.rules.events.looks import (
    DiscardFromDeck,
    DiscardOpenCard,
    FixOrder,
)
from detente.games.twilight_struggle.rules.events.taken_cards import GiveHighest
from detente.games.twilight_struggle.rules.headline import ChooseHeadline
from detente.games.twilight_struggle.rules.play import ChoosePartner
from detente.games.twilight_struggle.rules.sides import US
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import DiscardInTrap
from detente.games.twilight_struggle.rules.turn import DiscardHeld

_ABOUT_OWN_HAND: Final = (
    ChooseHeadline,
    ChooseCard,
    DiscardInTrap,
    Ransom,
    GiveHighest,
    ChoosePartner,
    DiscardAndDraw,
    DiscardHeld,
)
_ABOUT_US_HAND: Final = (DiscardOpenCard, FixOrder)


def holder(state: ColdWar, seat: int) -> int | None:
    """Whose hidden cards the decision of a seat is about: a side, DECK or None."""
    decision = state.decision()
    if isinstance(decision, DiscardFromDeck):
        return DECK
    if isinstance(decision, _ABOUT_US_HAND):
        return US
    return seat if isinstance(decision, _ABOUT_OWN_HAND) else None
