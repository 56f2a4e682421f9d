"""Hints: what the strongest bot would play for a person, in a game against bots only.

A hint is worked out by the same workers as a bot's move, from what the person's seat knows. It is
neither stored nor shown to anybody else.
"""

import asyncio
from typing import TYPE_CHECKING

from detente import bots
from detente.core.errors import InvalidInput
from detente.server.bot_workers import BotDecision
from detente.server.messages import Advice, Estimate
from detente.server.table.seats import Grant

if TYPE_CHECKING:
    from detente.server.table.table import Table


class Hints:
    """The last hint at a table; a second request in the same position gets the same one."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._about = (-1, -1)
        self._decision: asyncio.Task[BotDecision] | None = None

    async def give(self, seat: int, grant: Grant) -> Advice:
        """The hint for a seat that must move; InvalidInput if it cannot have one.

        SeatLost if the seat has changed hands while the bot was thinking.
        """
        self._check(seat)
        version = self._table.version
        if self._decision is None or self._about != (version, seat) or _failed(self._decision):
            self._about = version, seat
            asking = self._table.bots.ask_worker(seat, bots.STRONGEST)
            self._decision = asyncio.ensure_future(asking)
        # Several requests may wait for it: that one of them is cancelled must not end it.
        decision = await asyncio.shield(self._decision)
        self._table.seats.check(grant)
        advice = decision.advice
        estimates = [
            Estimate(one.move, one.value, one.margin, advice.about_equal(one))
            for one in advice.estimates
        ]
        return Advice(version, decision.bot, decision.move, decision.scale, estimates)

    def _check(self, seat: int) -> None:
        table = self._table
        if not table.seats.alone_with_bots(seat):
            raise InvalidInput("table-hint-people")
        table.check_open()
        if seat not in table.state.to_act:
            raise InvalidInput("table-hint-later")


def _failed(decision: asyncio.Task[BotDecision]) -> bool:
    return decision.done() and (decision.cancelled() or decision.exception() is not None)
