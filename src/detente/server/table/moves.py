"""Playing and taking back moves: commit, then publish.

A move is played on a copy of the state and stored; only then the copy becomes the table's state
and everybody is notified. While it is being stored, everybody still sees the state before it.
"""

import time
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection

from detente.core.errors import InvalidInput
from detente.core.state import State
from detente.server import limits
from detente.server.messages import Accepted
from detente.server.metrics import MOVES
from detente.server.storage import store
from detente.server.storage.rows import EntryRow
from detente.server.storage.store import WriteConflict
from detente.server.table.loading import load_game, snapshot
from detente.server.table.seats import Grant, SeatLost

if TYPE_CHECKING:
    from detente.server.table.table import Table

SNAPSHOT_EVERY: Final = 64
"""So many entries lie between two snapshots."""


class VersionConflict(InvalidInput):
    """The request names another version than the table has now."""


class MoveService:
    """The moves and undos of one table.

    A request carries an id made by its sender (an idempotency key) and the version of the table
    that the sender has seen. So it can be sent again safely.
    """

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def play(
        self,
        seat: int,
        id: str,
        version: int,
        move: str,
        grant: Grant | None = None,
        bot: str | None = None,
    ) -> Accepted:
        """Play a move, once, if the table still has this version, and the sender the seat.

        The sender is a person with a grant, or a bot.
        """
        return await self._table.exclusively(self._play(seat, id, version, move, grant, bot), grant)

    async def undo(self, seat: int, id: str, version: int, grant: Grant | None = None) -> Accepted:
        """Take back the last move of a seat, if the table still has this version."""
        return await self._table.exclusively(self._undo(seat, id, version), grant)

    def can_undo(self, seat: int) -> bool:
        """Whether a person sits there who may take back the last move."""
        table = self._table
        person = table.seats.rows[seat].kind == "person"
        return person and not table.row.closed and table.state.can_undo(seat)

    async def _play(
        self, seat: int, id: str, version: int, move: str, grant: Grant | None, bot: str | None
    ) -> Accepted:
        if accepted := await self._accepted_before(seat, id, version):
            return accepted
        standing_in = self._table.seats.rows[seat].bot
        if grant is not None and standing_in is not None:
            raise SeatLost("table-bot-stands-in")
        if bot not in (None, standing_in):  # the person has come back in the meantime
            raise SeatLost("table-seat-lost")
        after = self._table.state.clone()
        after.play(seat, move)
        MOVES.inc()
        return await self._commit(seat, id, "play", move, after, bot)

    async def _undo(self, seat: int, id: str, version: int) -> Accepted:
        if accepted := await self._accepted_before(seat, id, version):
            return accepted
        before = self._table.state.undo(seat) if self.can_undo(seat) else None
        if before is None:
            raise InvalidInput("table-no-undo")
        return await self._commit(seat, id, "undo", None, before)

    async def _accepted_before(self, seat: int, id: str, version: int) -> Accepted | None:
        """The answer to a request that is stored already; None if the request is new."""
        if not limits.ID.fullmatch(id):
            raise InvalidInput("table-bad-id", most=limits.LONGEST_ID)
        if version != self._table.version:
            return await self._stored(seat, id)
        self._table.check_open()
        return None

    async def _stored(self, seat: int, id: str) -> Accepted:
        """The answer to a seat's request with this id; VersionConflict if it was never stored."""
        table = self._table
        entry = await table.database.read(lambda c: store.entry_with_id(c, table.row.id, id))
        if entry is None or entry.seat != seat:
            raise VersionConflict("table-stale")
        return Accepted(id, entry.version)

    async def _commit(
        self, seat: int, id: str, op: str, move: str | None, state: State, bot: str | None = None
    ) -> Accepted:
        """Store an entry, then make its state that of the table and notify everybody."""
        table, at = self._table, time.time()
        entry = EntryRow(table.row.id, table.version + 1, id, seat, op, move, at, bot)
        before = table.row.asked_since
        asked = {other: at if other == seat else before.get(other, at) for other in state.to_act}

        def write(c: Connection) -> None:
            store.append(c, entry, asked, state.result)
            if entry.version % SNAPSHOT_EVERY == 0:
                store.keep_snapshot(c, entry.table, entry.version, snapshot(state))

        try:
            await table.database.write(write)
        except WriteConflict:
            # Another process has written, or this id was used before.
            table.row, table.log = await table.database.read(partial(load_game, id=table.row.id))
            table.notify()
            return await self._stored(seat, id)
        table.log.advance(state, bot is not None)
        table.seats.rows[seat].seen = at
        table.row = msgspec.structs.replace(
            table.row,
            version=entry.version,
            changed=at,
            to_act=[*asked],
            asked=[*asked.values()],
            result=state.result,
        )
        table.notify()
        return Accepted(id, entry.version)
