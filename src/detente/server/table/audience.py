"""To whom a table is shown, and in which order they are told of a change.

Those who have a seat are told at once. Spectators are told in turns, so that however many they are,
the answers to the players come in between.
"""

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from detente.server.table.subscriber import Subscriber
    from detente.server.table.table import Table

_AT_ONCE: Final = 20
"""So many spectators are told in a turn."""
_PAUSE: Final = 0.002
"""Seconds between two turns."""
_BETWEEN_COUNTS: Final = 1.0
"""Seconds between two changes of the number of spectators."""


class Audience:
    """The subscribers of one table."""

    def __init__(self, table: "Table") -> None:
        self.subscribers: set[Subscriber] = set()
        self._table = table
        self._seated: set[Subscriber] = set()
        self._seats = table.seats
        """The seats by which `_seated` was found."""
        self._untold: dict[Subscriber, None] = {}
        """Spectators who have not been told of the last change yet, in the order of their turns."""
        self._next_turn: asyncio.TimerHandle | None = None
        self._told_count = 0
        self._next_count: asyncio.TimerHandle | None = None

    @property
    def seated(self) -> set["Subscriber"]:
        """The subscribers who have a seat."""
        if self._seats is not self._table.seats:
            self._seats = self._table.seats
            self._seated = {one for one in self.subscribers if one.own_seats}
        return self._seated

    @property
    def spectators(self) -> set["Subscriber"]:
        """The subscribers who have none."""
        return self.subscribers - self.seated

    def add(self, subscriber: "Subscriber") -> None:
        """Tell a subscriber of changes from now on."""
        self.subscribers.add(subscriber)
        if subscriber.own_seats:
            self.seated.add(subscriber)

    def discard(self, subscriber: "Subscriber") -> None:
        """Tell a subscriber nothing more."""
        self.subscribers.discard(subscriber)
        self._seated.discard(subscriber)
        self._untold.pop(subscriber, None)

    def tell(self) -> None:
        """Tell everybody that something has changed."""
        for subscriber in self.seated:
            subscriber.notify()
        self._untold |= dict.fromkeys(self.spectators)
        if self._next_turn is None:
            self._tell_some()

    def _tell_some(self) -> None:
        for subscriber in list(islice(self._untold, _AT_ONCE)):
            del self._untold[subscriber]
            subscriber.notify()
        loop = asyncio.get_running_loop()
        self._next_turn = loop.call_later(_PAUSE, self._tell_some) if self._untold else None

    def tell_count(self) -> None:
        """Tell how many spectators there are, now or soon: each who comes would be told to all."""
        if self._next_count is None:
            self._told_count = len(self.spectators)
            self._table.notify()
            self._next_count = asyncio.get_running_loop().call_later(_BETWEEN_COUNTS, self._recount)

    def _recount(self) -> None:
        self._next_count = None
        if self._told_count != len(self.spectators):
            self.tell_count()

    def stop(self) -> None:
        """Cancel the timers."""
        for timer in (self._next_turn, self._next_count):
            if timer:
                timer.cancel()
