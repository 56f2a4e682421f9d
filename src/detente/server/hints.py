"""Hints: what the strongest bot would choose in a person's place, in a game against bots only.

A hint is thought by the same workers as a bot's choice, from what the person's seat knows. It is
neither stored nor told to anybody else.
"""

import asyncio
from typing import TYPE_CHECKING

from detente import bots
from detente.core.errors import BadInput
from detente.server.bot_workers import Answer
from detente.server.messages import Advice, Estimate

if TYPE_CHECKING:
    from detente.server.table import Table


class Hints:
    """The last hint at a table. Whoever asks again in the same position gets the same one."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._about = (-1, -1)
        self._thought: asyncio.Task[Answer] | None = None

    async def give(self, seat: int) -> Advice:
        """The hint for a seat that must choose; BadInput if there is none to be had."""
        self._check(seat)
        number = self._table.number
        if self._thought is None or self._about != (number, seat) or _failed(self._thought):
            self._about = number, seat
            self._thought = asyncio.ensure_future(self._table.consult(seat, bots.STRONGEST))
        answer = await asyncio.shield(self._thought)  # whoever goes away, others may share it
        estimates = [Estimate(code, value) for code, value in answer.estimates]
        return Advice(number, answer.bot, answer.code, answer.scale, estimates)

    def _check(self, seat: int) -> None:
        table = self._table
        if not table.seats.alone_with_bots(seat):
            raise BadInput("table-hint-people")
        if table.row.closed:
            raise BadInput("table-closed")
        if seat not in table.state.to_act:
            raise BadInput("table-hint-later")


def _failed(thought: asyncio.Task[Answer]) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
