"""What is known of every card of a game: when it was shuffled, drawn and seen.

A slot is a draw: a place in a shuffle, and who drew from it. An interval is the time in which a
card is hidden: from the shuffle that put it into the deck until everybody sees it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, cast

from detente.core.event_log import EVERYONE
from detente.games.twilight_struggle.reconstruction.events import cards_named, last_events
from detente.games.twilight_struggle.reconstruction.trajectory import (
    OPENING,
    ShuffleId,
    Trajectory,
)
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import cards_in, is_card
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

DECK: Final = -1
"""Instead of a side: the top of the deck, where Our Man in Tehran looks."""
_SHUFFLES: Final = (log.DECK_RESHUFFLED, log.MID_WAR_JOINS, log.LATE_WAR_JOINS)

Moment = tuple[int, int]
"""The number of a move, and how many events it had led to; -1: as it was chosen."""


@dataclass(eq=False)
class Slot:
    """A place in a shuffle from which a card was drawn `by` a side, or looked at (DECK)."""

    shuffle: ShuffleId
    position: int
    by: int
    at: Moment
    """When it was drawn."""
    interval: "CardInterval | None" = None
    """Which card is assumed to have lain there."""


@dataclass(eq=False)
class CardInterval:
    """A card from the shuffle that put it into the deck until everybody sees it."""

    card: int
    began: ShuffleId
    merged: list[ShuffleId] = field(default_factory=list)
    """Later shuffles of the whole deck; it may have been drawn from any of these as well."""
    seen_by: int | None = None
    """In whose hand it was seen, or DECK; None as long as nobody has seen it."""
    seen_at: Moment = (0, 0)
    slot: Slot | None = None
    """Where it is assumed to have been drawn; None while it is in the deck."""

    def may_come_from(self, shuffle: ShuffleId) -> bool:
        """Whether it can have been drawn from this shuffle."""
        return shuffle == self.began or shuffle in self.merged

    def was_in_deck(self, shuffle: ShuffleId) -> bool:
        """Whether it was still in the deck at this shuffle."""
        in_time = self.slot is None or self.slot.shuffle >= shuffle
        return in_time and self.may_come_from(shuffle)


@dataclass(frozen=True)
class Absence:
    """The condition that a card was not in a side's hand at a moment."""

    card: int
    side: int
    at: Moment

    def forbids(self, interval: CardInterval, slot: Slot) -> bool:
        """Whether the card cannot have been drawn from this slot."""
        if (interval.card, slot.by) != (self.card, self.side) or slot.at >= self.at:
            return False
        return interval.seen_by is None or interval.seen_at >= self.at


class CardSightings:
    """The slots and intervals of a game so far, assigned to each other as its shuffles are."""

    def __init__(self, trajectory: Trajectory) -> None:
        self.slots: list[Slot] = []
        self.intervals: list[CardInterval] = []
        self.hidden: dict[int, CardInterval] = {}
        """Card → its interval, while it is hidden."""
        self.places: dict[int, tuple[ShuffleId, int]] = {}
        """Card → where it lay in the last shuffle."""
        self.orders: dict[ShuffleId, list[int]] = {}
        self.now = 0
        """How many moves have been read."""
        self._add_shuffle(OPENING, trajectory.opening)
        self._add_events(trajectory.states[0], -1, [], 0)
        self.follow(trajectory)

    def follow(self, trajectory: Trajectory) -> None:
        """Read the moves that have been added since."""
        for number in range(self.now, len(trajectory.moves)):
            self._add_move(trajectory, number)
        self.now = len(trajectory.moves)

    def _add_move(self, trajectory: Trajectory, number: int) -> None:
        move = trajectory.moves[number]
        before, after = trajectory.states[number], trajectory.states[number + 1]
        if is_card(move.action):
            self._add_seen(move.action, (number, -1))
        shuffles = [((number, index), order) for index, order in move.shuffles()]
        if before.looked and not after.looked:  # Our Man in Tehran shuffles without an event.
            self._add_shuffle(*shuffles.pop(0))
        self._add_events(after, number, shuffles, trajectory.seen[number])
        if after.looked and not before.looked:
            self.look_at(cards_in(after.looked), (number, len(last_events(after))))

    def _add_events(
        self, after: ColdWar, number: int, shuffles: list[tuple[ShuffleId, list[int]]], seen: int
    ) -> None:
        """Follow the cards through all events of a move, in their order."""
        for index, event in enumerate(last_events(after)):
            if event.kind in _SHUFFLES:
                self._add_shuffle(*shuffles.pop(0))
            elif event.kind is log.CARDS_DRAWN:
                side = US if event.audience == 1 << US else USSR
                for card in cast("list[int]", event.values[0]):
                    self.draw(card, side, (number, index))
            elif event.kind is log.HAND_SEEN:
                self._add_all_seen(cards_named(event) & seen, (number, index))
            elif event.kind is log.CARD_SEEN or event.audience == EVERYONE:
                self._add_all_seen(cards_named(event), (number, index))

    def _add_all_seen(self, cards: int, at: Moment) -> None:
        for card in cards_in(cards):
            self._add_seen(card, at)

    def _add_shuffle(self, shuffle: ShuffleId, order: list[int]) -> None:
        """New cards begin their intervals; if hidden ones are shuffled, it is the whole deck."""
        self.orders[shuffle] = order
        if any(card in self.hidden for card in order):
            for interval in self.hidden.values():
                interval.merged.append(shuffle)
        for position, card in enumerate(order):
            if card not in self.hidden:
                self.hidden[card] = CardInterval(card, shuffle)
                self.intervals.append(self.hidden[card])
            self.places[card] = shuffle, position

    def draw(self, card: int, side: int, at: Moment) -> None:
        """A card has gone from the deck to a hand."""
        slot = Slot(*self.places[card], side, at, self.hidden[card])
        self.slots.append(slot)
        self.hidden[card].slot = slot

    def look_at(self, cards: Iterable[int], at: Moment) -> None:
        """Cards on top of the deck are looked at; those that stay there leave their slots empty."""
        self.slots += [Slot(*self.places[card], DECK, at) for card in cards]

    def _add_seen(self, card: int, at: Moment) -> None:
        """Everybody has seen a card: in the hand that had drawn it, or on top of the deck."""
        interval = self.hidden.pop(card, None)
        if interval is None:
            return
        interval.seen_at = at
        if interval.slot is None:
            interval.seen_by = DECK
            for slot in self.slots:
                if slot.by == DECK and (slot.shuffle, slot.position) == self.places[card]:
                    interval.slot, slot.interval = slot, interval
        else:
            interval.seen_by = interval.slot.by

    def assigned_orders(self) -> dict[ShuffleId, list[int]]:
        """All shuffles, with the cards in the slots to which they are assigned now."""
        return {shuffle: self._order(shuffle) for shuffle in self.orders}

    def _order(self, shuffle: ShuffleId) -> list[int]:
        pile = {one.card for one in self.intervals if one.was_in_deck(shuffle)}
        order: list[int | None] = [card if card in pile else None for card in self.orders[shuffle]]
        for slot in self.slots:
            if slot.shuffle == shuffle and slot.interval is not None:
                if slot.interval.card in order:
                    order[order.index(slot.interval.card)] = order[slot.position]
                order[slot.position] = slot.interval.card
        rest = sorted(pile.difference(cast("list[int]", order)))
        return [rest.pop() if card is None else card for card in order]
