"""One table in memory: what its parts share, and the lock that makes changes one at a time."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection

from detente.core.errors import InvalidInput
from detente.core.game import Game
from detente.core.state import State
from detente.server.bot_workers import BotWorkers
from detente.server.storage.database import Database, StoreFailed
from detente.server.storage.rows import ChatMessageRow, TableRow
from detente.server.table.bot_seats import BotSeats
from detente.server.table.chat import Chat
from detente.server.table.devices import Devices
from detente.server.table.game_log import GameLog
from detente.server.table.hints import Hints
from detente.server.table.moves import MoveService
from detente.server.table.presence import Presence
from detente.server.table.recaps import Recaps
from detente.server.table.recovery import Recovery, Stored
from detente.server.table.seating import Seating
from detente.server.table.seats import Grant, Seats, read_seats
from detente.server.table.shared_updates import SharedUpdates

T = TypeVar("T")


class Table:
    """A table that is in use; `TableRegistry.get` loads it.

    `row`, `seats` and `log` are as they are stored. Only the parts change them, each after its
    change has been committed.
    """

    def __init__(
        self,
        database: Database,
        workers: BotWorkers,
        row: TableRow,
        seats: Seats,
        log: GameLog,
        messages: list[ChatMessageRow],
        pause: float,
    ) -> None:
        self.database = database
        self.row = row
        self.seats = seats
        self.log = log
        self.moves = MoveService(self)
        self.seating = Seating(self)
        self.devices = Devices(self)
        self.presence = Presence(self)
        self.chat = Chat(self, messages)
        self.bots = BotSeats(self, workers, pause)
        self.hints = Hints(self)
        self.shared_updates = SharedUpdates(self)
        self.recaps = Recaps(row.game)
        self.recovery = Recovery(self)
        self.touched = time.monotonic()
        """When the table was last used or changed."""
        self._lock = asyncio.Lock()

    @property
    def game(self) -> Game:
        """The rules that are played here."""
        return self.log.state.game

    @property
    def state(self) -> State:
        """The position, which is stored."""
        return self.log.state

    @property
    def version(self) -> int:
        """How many moves and undos there have been."""
        return self.log.version

    @property
    def seat_names(self) -> list[str]:
        """What the seats are called now."""
        return self.log.seat_names

    def find_seat(self, name: str) -> int:
        """The seat with this name, be it the present one or the game's own."""
        seat = self.state.find_seat(name)
        if seat is None:
            raise InvalidInput("table-no-such-seat", seat=name, allowed=self.seat_names)
        return seat

    @property
    def revealed(self) -> bool:
        """Whether everybody may see everything: it is over, has ended, or was played elsewhere."""
        return self.state.over or self.row.ended is not None or self.row.record is not None

    def check_open(self) -> None:
        """Raise InvalidInput if the table is closed."""
        if self.row.closed:
            raise InvalidInput("table-closed", why=self.row.ended or "left")

    @property
    def idle(self) -> bool:
        """Whether the table can be unloaded: no subscriber, no bot that decides, no change."""
        used = self.presence.subscribers or self.bots.deciding or self._lock.locked()
        return not used and not self.recovery.needed

    async def exclusively(self, work: Coroutine[Any, Any, T], grant: Grant | None = None) -> T:
        """Do work that no other change overlaps; it is finished even if the caller is cancelled.

        SeatLost if a seat of the grant has changed hands before it could begin; StoreFailed if the
        database is away.
        """
        return await asyncio.shield(asyncio.ensure_future(self._locked(work, grant)))

    async def _locked(self, work: Coroutine[Any, Any, T], grant: Grant | None) -> T:
        async with self._lock:
            try:
                if self.recovery.needed:
                    await self.recovery.run()
                if grant is not None:
                    self.seats.check(grant)
            except Exception:
                work.close()
                raise
            try:
                return await work
            except StoreFailed:
                self.recovery.begin()
                raise

    async def recovered(self) -> None:
        """Read the table again if a write has failed; StoreFailed if the database is away."""
        async with self._lock:
            if self.recovery.needed:
                await self.recovery.run()

    async def read_again(self) -> None:
        """Read the table anew after something has changed it in the database."""
        async with self._lock:
            await self.recovery.run()
        self.notify()

    def accept(self, stored: Stored) -> None:
        """Take over what the database has."""
        self.row, self.seats, self.log = stored.row, stored.seats, stored.log
        self.chat.messages = stored.messages

    async def change_seats(self, job: Callable[[Connection], None]) -> None:
        """Store something about the table that is no move, and read its seats again."""

        def write(c: Connection) -> Seats:
            job(c)
            return read_seats(c, self.row.id, self.row.pace, self.seats.running_since)

        self.seats = await self.database.write(write)
        self.notify()

    def notify(self) -> None:
        """Tell all subscribers that something has changed, and start bots that must decide."""
        self.touched = time.monotonic()
        self.shared_updates.forget()
        self.presence.audience.tell()
        self.bots.start()
        self.presence.watch_absence()

    def stop(self) -> None:
        """Cancel tasks and timers; everything that matters is stored."""
        self.bots.stop()
        self.presence.stop()
        self.recovery.stop()
