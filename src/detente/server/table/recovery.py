"""What a table does when the database has failed it: wait, look what is stored, and go on.

A failed write may be stored or not: only the database knows. So before anything else is done at
the table, everything is read again; what is still to be told or noted is written with that.
"""

import asyncio
import time
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from detente.server.storage import store
from detente.server.storage.database import StoreFailed
from detente.server.storage.rows import ChatMessageRow, TableRow
from detente.server.table.game_log import GameLog
from detente.server.table.loading import load_game
from detente.server.table.seats import Seats, read_seats

if TYPE_CHECKING:
    from detente.server.table.table import Table

AGAIN_AFTER: Final = 1.0
"""Seconds between two attempts to reach the database."""


class Stored(NamedTuple):
    """A table as the database has it."""

    row: TableRow
    seats: Seats
    log: GameLog
    messages: list[ChatMessageRow]


def load(c: Connection, id: str, running_since: float) -> Stored:
    """The table with this id; InvalidInput if there is none that this program can play."""
    row, log = load_game(c, id)
    seats = read_seats(c, id, row.pace, running_since)
    return Stored(row, seats, log, store.chat_messages(c, id))


class Recovery:
    """Whether what is known of one table can be trusted, and what is still to be written."""

    def __init__(self, table: "Table") -> None:
        self.needed = False
        """Whether the table must be read again before anything is done there."""
        self._table = table
        self._waiting: asyncio.Task[None] | None = None
        self._failed = -inf
        self._notices: list[ChatMessageRow] = []
        self._seen: dict[int, float] = {}

    def begin(self) -> None:
        """Note that a write has failed; from now on the table waits for the database."""
        self.needed = True
        self._failed = time.monotonic()
        if self._waiting is None or self._waiting.done():
            self._waiting = asyncio.ensure_future(self._wait())

    def post_later(self, notice: ChatMessageRow) -> None:
        """Write a notice as soon as the database is back."""
        self._notices.append(notice)
        self.begin()

    def see_later(self, seat: int, at: float) -> None:
        """Write when a person was last seen as soon as the database is back."""
        self._seen[seat] = at
        self.begin()

    async def over(self) -> None:
        """Wait until the table can be trusted."""
        if self._waiting is not None:
            await asyncio.shield(self._waiting)

    async def run(self) -> None:
        """Write what was missed and read the table again; its lock must be held.

        StoreFailed if the database is away, at once if it just was: those who queue for the lock
        need not wait for it one after the other.
        """
        if time.monotonic() - self._failed < AGAIN_AFTER:
            raise StoreFailed("table-store-away")
        table, id = self._table, self._table.row.id
        notices, seen = list(self._notices), dict(self._seen)

        def catch_up(c: Connection) -> Stored:
            for row in store.seats(c, id):
                at = seen.get(row.seat, 0.0)
                if row.kind == "person" and row.seen < at:
                    store.set_seat(c, msgspec.structs.replace(row, seen=at, consents=[], admits=[]))
            for notice in notices:
                store.add_chat_message(c, notice)
            return load(c, id, table.seats.running_since)

        # Written, not only read: whatever is still under way is written before.
        try:
            stored = await table.database.write(catch_up)
        except StoreFailed:
            self._failed = time.monotonic()
            raise
        table.accept(stored)
        self._notices = self._notices[len(notices) :]
        self._seen = {seat: at for seat, at in self._seen.items() if at != seen.get(seat)}
        self.needed = bool(self._notices or self._seen)

    def stop(self) -> None:
        """Stop waiting."""
        if self._waiting is not None:
            self._waiting.cancel()

    async def _wait(self) -> None:
        while self.needed:
            await asyncio.sleep(AGAIN_AFTER)
            with suppress(StoreFailed):
                await self._table.recovered()
        self._table.notify()
