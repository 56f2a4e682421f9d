"""Who is connected to a table, and since when an absent person has been away."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from detente.server.storage import store
from detente.server.storage.database import StoreFailed
from detente.server.storage.rows import SeatRow
from detente.server.table.audience import Audience
from detente.server.table.seats import TAKEOVER_AFTER

if TYPE_CHECKING:
    from detente.server.table.subscriber import Subscriber
    from detente.server.table.table import Table

SEEN_AGAIN_AFTER: Final = 10.0
"""So many seconds lie between two times that somebody without a live connection is noted."""


class Presence:
    """The subscribers of one table, and the timer for the next absence that is long enough."""

    def __init__(self, table: "Table") -> None:
        self.audience = Audience(table)
        self._table = table
        self._timer: asyncio.TimerHandle | None = None

    @property
    def subscribers(self) -> set["Subscriber"]:
        """All connections that receive updates."""
        return self.audience.subscribers

    @property
    def connected(self) -> set[int]:
        """The seats whose persons are connected."""
        return {seat for subscriber in self.audience.seated for seat in subscriber.own_seats}

    @property
    def devices(self) -> set[str | None]:
        """The devices that are connected."""
        return {subscriber.device for subscriber in self.subscribers}

    def add(self, subscriber: "Subscriber") -> None:
        """Send updates to a subscriber from now on."""
        self.audience.add(subscriber)
        if subscriber.own_seats:
            self._table.notify()
        else:
            self.audience.tell_count()

    async def remove(self, subscriber: "Subscriber") -> None:
        """Send no more updates; store the time if this was the last connection of its seats."""
        self.audience.discard(subscriber)
        if not subscriber.own_seats:
            self.audience.tell_count()
            return
        now = time.time()
        try:
            await self._table.exclusively(self._store_absence(subscriber, now))
        except StoreFailed:
            for row in self._absent(subscriber):
                row.seen = now
                self._table.recovery.see_later(row.seat, now)
        self._table.notify()

    async def saw(self, seats: Sequence[int]) -> None:
        """Note that persons are there, who may use no live connection; what others agreed to ends.

        It is stored only now and then, for some programs ask every second.
        """
        now, rows = time.time(), self._table.seats.rows
        if any(_is_news(rows[seat], now) for seat in seats):
            with suppress(StoreFailed):  # whoever only looks need not know
                await self._table.exclusively(self._store_seen(seats, now))

    async def _store_seen(self, seats: Sequence[int], now: float) -> None:
        news = [
            msgspec.structs.replace(row, seen=now, consents=[], admits=[])
            for row in map(self._table.seats.rows.__getitem__, seats)
            if _is_news(row, now)
        ]
        if news:
            await self._table.change_seats(lambda c: store.set_seats(c, news))

    def _absent(self, subscriber: "Subscriber") -> list[SeatRow]:
        """The rows of a subscriber's seats whose persons have no connection left."""
        rows, connected = self._table.seats.rows, self.connected
        own = [rows[seat] for seat in subscriber.own_seats]
        return [row for row in own if row.kind == "person" and row.seat not in connected]

    async def _store_absence(self, subscriber: "Subscriber", now: float) -> None:
        absent = [
            msgspec.structs.replace(row, seen=now, consents=[], admits=[])
            for row in self._absent(subscriber)
        ]
        if absent:
            await self._table.change_seats(lambda c: store.set_seats(c, absent))

    def watch_absence(self) -> None:
        """Notify everybody again as soon as the next absent person may be replaced."""
        if self._timer:
            self._timer.cancel()
        seats, connected = self._table.seats, self.connected
        asked = self._table.row.asked_since
        absences = [
            seats.absent_for(seat, connected, asked.get(seat, 0)) for seat in seats.people()
        ]
        waits = [TAKEOVER_AFTER[seats.pace] - absent for absent in absences if absent]
        soonest = min((wait for wait in waits if wait > 0), default=None)
        if self.subscribers and soonest is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(soonest + 1, self._table.notify)

    def stop(self) -> None:
        """Cancel the timers."""
        self.audience.stop()
        if self._timer:
            self._timer.cancel()


def _is_news(row: SeatRow, now: float) -> bool:
    """Whether it matters that the person of this seat is there now."""
    agreed = bool(row.consents or row.admits)
    return row.kind == "person" and (agreed or now - row.seen > SEEN_AGAIN_AFTER)
