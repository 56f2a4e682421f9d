"""The bots at a table: they are asked in worker processes, and their moves are played."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from detente.core.errors import DetenteError, IllegalMove
from detente.server import guests
from detente.server.bot_workers import BotDecision, BotWorkers
from detente.server.storage import store
from detente.server.storage.database import StoreFailed
from detente.server.table.moves import VersionConflict
from detente.server.table.seats import SeatLost

if TYPE_CHECKING:
    from detente.server.table.table import Table

_RETRY_AFTER: Final = 30.0
"""Seconds until a bot that failed is asked again."""
_WITHIN_ACTION: Final = 0.2
"""The part of the pause between two moves of one action."""
_LOG: Final = logging.getLogger(__name__)


class BotSeats:
    """The seats of one table where bots sit, and the decisions they are working on."""

    def __init__(self, table: "Table", workers: BotWorkers, pause: float) -> None:
        self.pause = pause
        self.deciding: dict[int, asyncio.Task[None]] = {}
        """The seats whose bots are working on a decision."""
        self._table = table
        self._workers = workers

    @property
    def delay(self) -> float:
        """For how many seconds people see the last move before a bot plays; 0 if it showed nothing.

        Where an action has begun it is the whole pause, within an action a part of it.
        """
        table = self._table
        move_number = table.state.move_number
        if not table.presence.subscribers or not table.state.events(None, move_number):
            return 0.0
        return self.pause if table.recaps.begins(table.log) else self.pause * _WITHIN_ACTION

    @property
    def levels(self) -> list[str]:
        """The bots that a seat of this table can be given to."""
        return self._workers.levels(self._table.game.name)

    def start(self) -> None:
        """Ask the bots that must decide and are not working on it yet."""
        table = self._table
        if table.row.closed:
            return
        for seat in table.state.to_act:
            if table.seats.rows[seat].kind == "bot" and seat not in self.deciding:
                self.deciding[seat] = asyncio.ensure_future(self._decide(seat))

    def stop(self) -> None:
        """Cancel all decisions."""
        for task in self.deciding.values():
            task.cancel()

    async def ask_worker(self, seat: int, bot: str) -> BotDecision:
        """What a bot would play for a seat, from what the seat knows."""
        table = self._table
        sampled_position = table.state.determinize(seat, guests.new_token()).dump()
        return await self._workers.decide(
            table.game.name, sampled_position, seat, bot, guests.new_token()
        )

    async def _decide(self, seat: int) -> None:
        try:
            await self._decide_once(seat)
        except StoreFailed:  # it is asked again when its move can be stored
            await self._table.recovery.over()
        except Exception as error:  # any error: the game must go on
            _LOG.error("a bot could not decide", exc_info=error)
            with suppress(DetenteError):
                await self._report_failure(seat)
            await asyncio.sleep(_RETRY_AFTER)
        finally:
            del self.deciding[seat]
        self._table.notify()

    async def _report_failure(self, seat: int) -> None:
        """Post a notice that a bot failed, unless it is the last one already."""
        chat = self._table.chat
        if not chat.messages or chat.messages[-1].notice != "notice-bot-failed":
            await chat.notice("notice-bot-failed", seat)

    async def _decide_once(self, seat: int) -> None:
        table, started = self._table, time.monotonic()
        bot, known = table.seats.rows[seat].bot or "", self._known(seat)
        decision = await self.ask_worker(seat, bot)
        await asyncio.sleep(max(0.0, self.delay - (time.monotonic() - started)))
        unchanged = table.seats.rows[seat].bot == bot and self._known(seat) == known
        if table.row.closed or not unchanged:
            return  # A move was taken back, or a person sits there again.
        try:
            id = guests.new_guest()
            await table.moves.play(seat, id, table.version, decision.move, bot=bot)
        except (VersionConflict, IllegalMove, SeatLost):
            return
        if decision.bot != bot:
            await table.exclusively(self._replace(seat, bot, decision.bot))

    def _known(self, seat: int) -> Any:
        """What a seat is asked and sees; hidden moves of others change nothing in it."""
        state = self._table.state
        return state.prompt(seat), state.board(seat)

    async def _replace(self, seat: int, old: str, simpler: str) -> None:
        table = self._table
        row = table.seats.rows[seat]
        if row.bot != old:
            return  # A person has come back in the meantime.
        new = msgspec.structs.replace(row, bot=simpler)
        await table.change_seats(lambda c: store.set_seat(c, new))
        await table.chat.notice("notice-bot-replaced", seat, old=old, new=simpler)
