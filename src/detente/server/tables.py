"""All tables of the server: loaded when they are first used, unloaded when nobody needs them."""

import asyncio
import logging
import secrets
import time
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Final

from detente.core.errors import InvalidInput
from detente.server.bot_workers import BotWorkers
from detente.server.ending import end_by_themselves
from detente.server.guests import Guests
from detente.server.limits import Limits
from detente.server.metrics import BOT_FAILURES, BOTS_DECIDING, TABLES
from detente.server.storage import lists, store
from detente.server.storage.database import Database, StoreFailed
from detente.server.storage.rows import ChatMessageRow, TableRow
from detente.server.table.game_log import GameLog
from detente.server.table.recovery import AGAIN_AFTER, load
from detente.server.table.seats import Seats
from detente.server.table.table import Table

_LOG: Final = logging.getLogger(__name__)
_UNLOAD_AFTER: Final = 120.0
_QUIET_AFTER: Final = 3.0
BEAT: Final = 15.0
"""So many seconds lie between two times that the server stores that it is running."""
_HELD_UP: Final = 3
"""After so many beats without one nobody could be at a table here."""


class TableRegistry:
    """The tables in memory, with what they share: database, bot workers, limits, guests."""

    def __init__(
        self,
        database: Database,
        workers: BotWorkers,
        limits: Limits | None = None,
        pause: float = 0.7,
        running_since: float | None = None,
    ) -> None:
        self.database = database
        self.workers = workers
        self.limits = limits or Limits()
        self.pause = pause
        self.running_since = time.time() if running_since is None else running_since
        """Nobody can have been at a table before; absence does not count from earlier."""
        self._started = self.running_since
        self._name = secrets.token_urlsafe(9)
        self.loaded: dict[str, Table] = {}
        self.guests: Guests
        self.verifying = asyncio.Lock()
        """Held while a record from elsewhere is verified: one at a time."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start: read the signing key, and ask the bots again that had to decide."""
        self.guests = Guests(await self.database.write(store.signing_key))
        await self._beat(time.time())
        waiting = await self.database.read(lists.tables_with_bots)
        self._tasks = [
            asyncio.create_task(self._keep_beating()),
            asyncio.create_task(self._unload_idle()),
            asyncio.create_task(self._resume(waiting)),
            asyncio.create_task(end_by_themselves(self)),
        ]

    async def close(self) -> None:
        """Stop; everything that matters is stored."""
        for task in self._tasks:
            task.cancel()
        for table in self.loaded.values():
            table.stop()
        with suppress(StoreFailed):
            await self._beat(time.time())
        await self.workers.close()
        self.database.close()

    async def _keep_beating(self) -> None:
        """Store again and again that the server runs; if it was held up, it begins anew."""
        last = time.time()
        while True:
            await asyncio.sleep(BEAT)
            now = time.time()
            if now - last > _HELD_UP * BEAT:  # the machine was asleep, or the database away
                self._started = now
            with suppress(StoreFailed):
                await self._beat(now)
                last = now

    async def _beat(self, now: float) -> None:
        """Store that the server runs, and since when at least one has been running."""
        beat = partial(store.beat, server=self._name, started=self._started, now=now)
        self.running_since = await self.database.write(beat)
        for table in self.loaded.values():
            table.seats.running_since = self.running_since

    async def _resume(self, tables: list[str]) -> None:
        waiting = deque(tables)
        while waiting:
            id = waiting.popleft()
            try:
                (await self.get(id)).bots.start()
            except StoreFailed:
                waiting.append(id)
                await asyncio.sleep(AGAIN_AFTER)
            except Exception as error:  # one table that cannot be read must not stop the others
                _LOG.error("table %s cannot go on", id, exc_info=error)

    async def _unload_idle(self) -> None:
        """Unload tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(_UNLOAD_AFTER / 4)
            now = time.monotonic()
            for id, table in list(self.loaded.items()):
                if table.idle and now - table.touched > _UNLOAD_AFTER:
                    table.stop()
                    del self.loaded[id]

    def quiet(self) -> bool:
        """Whether nothing has happened at any table for some seconds."""
        now = time.monotonic()
        return all(now - table.touched > _QUIET_AFTER for table in self.loaded.values())

    def measure(self) -> None:
        """Update the gauges."""
        TABLES.set(len(self.loaded))
        BOTS_DECIDING.set(self.workers.waiting + self.workers.working)
        BOT_FAILURES.set(self.workers.failures)

    async def get(self, id: str) -> Table:
        """The table with this id, loaded if necessary; InvalidInput if there is none."""
        if table := self.loaded.get(id):
            table.touched = time.monotonic()
            return table
        if not (id.isascii() and id.isprintable()):  # PostgreSQL would not even compare it
            raise InvalidInput("table-unknown", table=id[:40])
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        stored = await self.database.read(partial(load, id=id, running_since=self.running_since))
        return self.add(stored.row, stored.seats, stored.log, stored.messages)

    def add(
        self, row: TableRow, seats: Seats, log: GameLog, messages: list[ChatMessageRow]
    ) -> Table:
        """Keep a stored table in memory from now on."""
        table = Table(self.database, self.workers, row, seats, log, messages, self.pause)
        self.loaded[row.id] = table
        return table

    async def rename_guest(self, guest: str, name: str) -> None:
        """Give a guest another name, at every table."""
        await self.database.write(lambda c: store.rename_guest(c, guest, name))
        for table in self.loaded.values():
            if table.seats.of_device(guest):
                table.seats.rename(guest, name)
                table.notify()
