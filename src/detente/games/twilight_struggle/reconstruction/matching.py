"""Matching of hidden cards with the draws of a game, by alternating paths.

Every draw must have a card, and every card that was seen in a hand a draw of that hand. A card that
needs another slot may push out the one that is there, which then needs another slot itself.
"""

import math
from collections.abc import Callable

from detente.games.twilight_struggle.reconstruction.sightings import (
    DECK,
    Absence,
    CardInterval,
    CardSightings,
    Slot,
)
from detente.games.twilight_struggle.rules.cards import SCORING

NextShown = Callable[[int, int], float]
"""(side, card) → when the side will show the card next, as far as is known; infinite if never."""


class Matching:
    """Intervals matched with slots, which begins with the assignment in the sightings."""

    def __init__(
        self, sightings: CardSightings, absences: frozenset[Absence], next_shown: NextShown
    ) -> None:
        self.sightings = sightings
        self.next_shown = next_shown
        self.absences: dict[int, list[Absence]] = {}
        for absence in absences:
            self.absences.setdefault(absence.card, []).append(absence)

    def complete(self) -> bool:
        """Match everything that must be matched; False if that is impossible."""
        for slot in self.sightings.slots:
            interval = slot.interval
            if interval is not None and not self._fits(interval, slot):
                interval.slot = slot.interval = None
        for interval in self.sightings.intervals:
            seen = interval.seen_by is not None
            if seen and interval.slot is None and not self._place(interval, set()):
                return False
        return all(
            self._fill(slot, set())
            for slot in self.sightings.slots
            if slot.interval is None and slot.by != DECK
        )

    def _fits(self, interval: CardInterval, slot: Slot) -> bool:
        """Whether the card can have been drawn from this slot."""
        if not interval.may_come_from(slot.shuffle):
            return False
        if interval.seen_by is None:
            if slot.by == DECK:
                return False
        elif slot.by != interval.seen_by or slot.at >= interval.seen_at:
            return False
        return not any(one.forbids(interval, slot) for one in self.absences.get(interval.card, ()))

    def _place(self, interval: CardInterval, tried: set[int]) -> bool:
        """Find a slot for a card that was seen; an unseen card there may go back to the deck."""
        slots = [slot for slot in self.sightings.slots if self._fits(interval, slot)]
        slots.sort(key=self._cost)
        for slot in slots:
            if id(slot) in tried:
                continue
            tried.add(id(slot))
            other = slot.interval
            if other is None or other.seen_by is None or self._place(other, tried):
                if other is not None and other.slot is slot:
                    other.slot = None
                interval.slot, slot.interval = slot, interval
                return True
        return False

    def _cost(self, slot: Slot) -> float:
        """What it costs to take the card out of a slot: least if there is none, or never shown."""
        interval = slot.interval
        if interval is None:
            return -1.0
        if interval.seen_by is not None:
            return 2.0
        return 1 / (1 + self.next_shown(slot.by, interval.card))

    def _fill(self, slot: Slot, tried: set[int]) -> bool:
        """Find a card for a slot: one in the deck, or one whose own slot can be filled."""
        intervals = [one for one in self.sightings.intervals if self._fits(one, slot)]
        intervals.sort(key=lambda interval: self._preference(interval, slot))
        for interval in intervals:
            if id(interval) in tried:
                continue
            tried.add(id(interval))
            own = interval.slot
            if own is None or (own.by != DECK and self._refill(own, interval, tried)):
                interval.slot, slot.interval = slot, interval
                return True
        return False

    def _refill(self, slot: Slot, interval: CardInterval, tried: set[int]) -> bool:
        """Fill a slot with another card than the one it has."""
        slot.interval = None
        if self._fill(slot, tried):
            return True
        slot.interval = interval
        return False

    def _preference(self, interval: CardInterval, slot: Slot) -> tuple[bool, bool, bool, float]:
        """Sort key; best for a slot: in the deck, shown by its owner soon, not by the other."""
        when = self.next_shown(slot.by, interval.card)
        return (
            interval.slot is not None,
            bool(SCORING >> interval.card & 1) and when == math.inf,
            self.next_shown(1 - slot.by, interval.card) < math.inf,
            when,
        )
