"""A connection that receives updates of a table.

A subscriber has no queue of messages: it remembers what its client has seen, and sends what is new
since then whenever the connection has room. A slow client skips what came in between.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from detente.server.messages import TableUpdate
from detente.server.table.projection import table_update
from detente.server.table.table import Table


class Subscriber:
    """One connection: of a device that holds seats, or of a spectator.

    Its seats are those that the device holds now: who leaves a seat becomes a spectator at once.
    """

    def __init__(
        self,
        table: Table,
        device: str | None,
        send: Callable[[bytes], Awaitable[None]],
    ) -> None:
        self.table = table
        self.device = device
        self.version = -1
        """The version of the table that the client has."""
        self.last_message = 0
        """The number of the last chat message that the client has."""
        self._requested_seat: int | None = None
        self._seat: int | None = None
        self._send = send
        self._subscribed = False
        self._sent: object = None
        self._changed = asyncio.Event()

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats of the client as they are now."""
        return self.table.seats.of_device(self.device)

    @property
    def seat(self) -> int | None:
        """The seat whose view is sent: the one asked for, or the only one there is."""
        own = self.own_seats
        if self._requested_seat in own:
            return self._requested_seat
        return own[0] if len(own) == 1 else None

    def subscribe(self, version: int, last_message: int, seat: int | None) -> None:
        """Start to send updates with the view of this seat; the client has seen so much."""
        self._requested_seat = seat
        self._seat = self.seat
        self._subscribed = True
        self._start(version, last_message)

    def resend(self) -> None:
        """Send the whole table again, because the client's version was not the current one."""
        self._start(-1, self.last_message)

    def _start(self, version: int, last_message: int) -> None:
        self.version, self.last_message = version, last_message
        self._sent = None
        self._changed.set()

    def notify(self) -> None:
        """Look for something new to send."""
        if self._subscribed:
            self._changed.set()

    async def send_updates(self) -> None:
        """Send every update, until the task is cancelled.

        An update without anything new is not sent: the mere number of messages would show what
        others must not learn, such as that somebody uses a second device.
        """
        while True:
            await self._changed.wait()
            self._changed.clear()
            seat = self.seat
            if seat != self._seat:  # for another seat everything is new
                self._seat, self.version = seat, -1
            update, encoded = self._update(seat)
            self.version = update.table.version
            self.last_message = max([self.last_message, *(line.number for line in update.messages)])
            shown = (
                update.table,
                update.seat,
                update.my_seats,
                update.undo_seat,
                update.bot_plays_for_me,
                update.may_return,
            )
            if update.view is not None or update.messages or shown != self._sent:
                self._sent = shown
                await self._send(encoded())

    def _update(self, seat: int | None) -> tuple[TableUpdate, Callable[[], bytes]]:
        """What is new for the client, and how to encode it; all who have no seat share it."""
        table, own = self.table, self.own_seats
        shared, may_return = table.shared_updates, table.seats.left_by(self.device)
        if not own and not may_return:
            same_for_all = shared.since(self.version, self.last_message)
            return same_for_all.update, lambda: same_for_all.encoded
        update = table_update(
            table, own, seat, self.version, self.last_message, may_return, shared.info
        )
        return update, lambda: msgspec.json.encode(update)
