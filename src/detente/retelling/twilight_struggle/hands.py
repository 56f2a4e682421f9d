"""Hands that fit all that is known: unseen cards change places until a choice becomes possible."""

from collections.abc import Callable
from typing import Final

from detente.core.errors import Refused
from detente.games.twilight_struggle.cards import SCORING, cards_in
from detente.games.twilight_struggle.state import ColdWar
from detente.retelling.twilight_struggle.path import Impossible, Path

DECK: Final = -1
"""Instead of a side: the top of the deck, where Our Man in Tehran looks."""

Urgency = Callable[[int, int], float]
"""(side, card) → when the side will show the card next, as far as is known; infinite if never."""

_ANY_VALUE: Final = 9


class Hands:
    """The hidden cards of a game that is being driven."""

    def __init__(self, path: Path, urgency: Urgency) -> None:
        self.path = path
        self.urgency = urgency

    def bring(self, side: int, card: int, pool: int, keep: float = 0) -> bool:
        """Let a card take the place of one of the pool, of those first that are shown last.

        What the side shows before `keep` stays where it is.
        """
        others = [other for other in cards_in(pool) if self.urgency(side, other) >= keep]
        others.sort(key=lambda other: -self.urgency(side, other))
        return self.exchange_any(card, others) or any(
            self._exchange_past(card, other) for other in others
        )

    def expel(self, state: ColdWar, side: int, cards: list[int], most: int = _ANY_VALUE) -> bool:
        """Take one of these cards out of a hand, for one of at most this value."""
        pool = [
            card
            for card in [*state.deck, *cards_in(state.hand[1 - side])]
            if not SCORING >> card & 1 and state.card_value(side, card) <= most
        ]
        pool.sort(key=lambda card: (-self.urgency(1 - side, card), self.urgency(side, card)))
        cards = sorted(cards, key=lambda card: -self.urgency(side, card))
        return any(self.exchange_any(card, pool) for card in cards)

    def loosen(self, state: ColdWar, side: int, refusal: Refused) -> bool:
        """Take out of a hand what stands in the way of a choice and was only supposed there."""
        hand = cards_in(state.hand[side])
        if refusal.rule in ("TS-SC-1", "TS-9.5b"):
            return self.expel(state, side, [card for card in hand if SCORING >> card & 1])
        if refusal.rule == "TS-ME-1":
            value = state.card_value(side, state.rules.action_of[refusal.code])
            higher = [card for card in hand if state.card_value(side, card) > value]
            return self.expel(state, side, higher, value)
        return False

    def exchange_any(self, card: int, others: list[int]) -> bool:
        """Exchange a card with the first of these with which that is possible."""
        for other in others:
            if other != card:
                try:
                    self.path = self.path.exchanged(card, other)
                except Impossible:
                    continue
                return True
        return False

    def _exchange_past(self, card: int, other: int) -> bool:
        """Exchange two cards by way of a third, in whose hand or pile one of them is or was."""
        path = self.path
        state = path.state
        piles = [*map(cards_in, state.hand), state.deck]
        beside = next((pile for pile in piles if card in pile), None)
        if beside is None:
            return False
        thirds = [(card, third) for third in beside if path.link(third, other)]
        thirds += [
            (other, third)
            for third in path.cards_shuffled_with(card)
            if self._were_together(other, third)
        ]
        for first, third in thirds:
            if third not in (card, other) and self.exchange_any(first, [third]):
                if self.exchange_any(card, [other]):
                    return True
                self.path = path
        return False

    def _were_together(self, a: int, b: int) -> bool:
        """Whether it makes no difference to any hand now if these two are exchanged."""
        span = self.path.link(a, b)
        if span is None or span[1] < len(self.path.moves):
            return span is not None
        either = 1 << a | 1 << b
        return any(hand & either == either for hand in self.path.state.hand)
