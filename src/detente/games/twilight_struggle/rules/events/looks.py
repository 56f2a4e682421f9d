"""The events that show hands or the top of the draw deck."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.core.deck import mask_of
from detente.core.shared import changed
from detente.games.twilight_struggle.rules import knowledge, log
from detente.games.twilight_struggle.rules.cards import DONE, SCORING, cards_in, code
from detente.games.twilight_struggle.rules.countries import REGION_NAMES, REGIONS, SOUTHEAST_ASIA
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import AMES
from detente.games.twilight_struggle.rules.events.vocabulary import AddInfluence
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.outcomes import DECK
from detente.games.twilight_struggle.rules.registry import event
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import GRANTED, MAY

TOP_CARDS: Final = 5
"""So many cards Our Man in Tehran looks at."""
SPY_OPS: Final = 1
"""What CIA Created and Lone Gunman grant."""

SCORED_COUNTRIES: Final[dict[int, int]] = {
    **{code(f"{name}_scoring"): REGIONS[i] for i, name in enumerate(REGION_NAMES)},
    code("southeast_asia_scoring"): SOUTHEAST_ASIA,
}
"""Scoring card → the countries of the region it names."""

_NOT_IN_HAND: Final = Reason("TS-AA-1", "refused-not-in-us-hand")
_IN_LINE: Final = Reason("TS-AA-1", "refused-already-in-line")
_NOT_OPEN: Final = Reason("TS-O-11", "refused-not-in-us-hand")
_NOT_LOOKED_AT: Final = Reason("TS-OM-1", "refused-not-looked-at")


@event("cia_created")
def cia_created(s: ColdWar, side: int, player: int) -> None:
    """The USSR shows its hand; the US may conduct Operations with 1 point."""
    knowledge.show_hand(s, USSR)
    s.push(Operations(US, SPY_OPS, GRANTED | MAY))


@event("lone_gunman")
def lone_gunman(s: ColdWar, side: int, player: int) -> None:
    """The US shows its hand; the USSR may conduct Operations with 1 point."""
    knowledge.show_hand(s, US)
    s.push(Operations(USSR, SPY_OPS, GRANTED | MAY))


@event("the_cambridge_five")
def the_cambridge_five(s: ColdWar, side: int, player: int) -> None:
    """The US shows its scoring cards; the USSR may add a point in a region that one names."""
    cards = cards_in(s.hand[US] & SCORING)
    where = 0
    for card in cards:
        knowledge.show_card(s, US, card)
        s.log_public(log.CARD_SHOWN, US, card)
        where |= SCORED_COUNTRIES[card]
    s.revelations += 1
    knowledge.at_most_scoring(s, US, len(cards))
    if cards:
        s.push(AddInfluence(USSR, 1, where, may=1))


# --- Aldrich Ames ---------------------------------------------------------------------------------


@event("aldrich_ames")
def aldrich_ames(s: ColdWar, side: int, player: int) -> None:
    """The US hand lies open this turn; the USSR fixes its order, or discards a card of it."""
    knowledge.show_hand(s, US)
    s.effects |= AMES
    if s.rules.ames_discards:
        s.push(DiscardOpenCard(USSR))
    else:
        s.line = ()
        s.push(FixOrder(USSR))


class FixOrder(SideDecision):
    """TS-AA-1: the card that the US plays next after those already in line."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-AA-1"
    prompt: ClassVar[str] = "prompt-fix-order"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The US hand without those in line."""
        return [card for card in cards_in(s.hand[US]) if card not in s.line]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Cards that are in line already, or not in the hand."""
        if not s.hand[US] >> action & 1:
            return _NOT_IN_HAND
        return _IN_LINE if action in s.line else None

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Put it in line, and go on until all are."""
        s.line = (*s.line, action)
        if len(s.line) < s.hand[US].bit_count():
            s.push(self)
        else:
            s.log_public(log.ORDER_FIXED, list(s.line))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """Which place in the line it is about."""
        return {"place": len(s.line) + 1, "count": s.hand[US].bit_count()}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card."""
        return "do-next-in-line"


class DiscardOpenCard(SideDecision):
    """TS-O-11: a card of the open US hand, discarded without effect."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-O-11"
    prompt: ClassVar[str] = "prompt-discard-open"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The US hand."""
        return cards_in(s.hand[US])

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Any card of it, scoring cards included."""
        return None if s.hand[US] >> action & 1 else _NOT_OPEN

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Discard the card."""
        s.discard_from_hand(US, action)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the discard."""
        return "do-discard"


# --- Our Man in Tehran ----------------------------------------------------------------------------


@event("our_man_in_tehran")
def our_man_in_tehran(s: ColdWar, side: int, player: int) -> None:
    """The US looks at the top five cards, discards what it likes and shuffles in the rest."""
    if len(s.deck) < TOP_CARDS:
        s.reshuffle()  # TS-OM-1: under what is left, so that is among the five.
    top = s.deck[-TOP_CARDS:][::-1]
    if not top:
        return
    s.revelations += 1
    s.looked |= mask_of(top)
    s.in_deck = changed(s.in_deck, US, s.in_deck[US] | s.looked)
    s.log_public(log.CARDS_LOOKED_AT, US, len(top))
    s.log_private(US, log.CARDS_ON_TOP, top)
    s.push(DiscardFromDeck(US))


class DiscardFromDeck(SideDecision):
    """TS-V-21: the next of the cards looked at to discard in the sight of all."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-OM-1"
    prompt: ClassVar[str] = "prompt-discard-from-deck"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """What is left of them, and done."""
        return [*cards_in(s.looked), DONE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Only what was looked at."""
        return None if action == DONE or s.looked >> action & 1 else _NOT_LOOKED_AT

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Discard the card without its event, or shuffle the rest back."""
        if action == DONE:
            s.looked = 0
            s.shuffle(DECK, s.deck)
            s.refill()
            return
        bit = 1 << action
        s.revelations += 1
        s.looked &= ~bit
        s.in_deck = changed(s.in_deck, US, s.in_deck[US] & ~bit)
        s.deck.remove(action)
        s.discard |= bit
        s.log_public(log.CARD_DISCARDED, action)
        s.push(self)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """How many cards are left."""
        return {"count": s.looked.bit_count()}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the card, or the end."""
        return "do-done" if action == DONE else "do-discard"


STEPS: Final[tuple[type[Step[Any]], ...]] = (FixOrder, DiscardOpenCard, DiscardFromDeck)
