"""Somebody at the other end of a live connection.

A watcher does not queue messages: it remembers what its client has seen, and sends what is new
since then whenever the connection has room. A slow client skips what came in between.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from detente.table.table import Table


class Watcher:
    """One connection: a seat's (`guest` or a token vouches for it) or a spectator's."""

    def __init__(
        self,
        table: Table,
        seat: int | None,
        guest: str | None,
        send: Callable[[bytes], Awaitable[None]],
    ) -> None:
        self.table = table
        self.seat = seat
        self.guest = guest
        self.number = -1
        self.line = 0
        self._send = send
        self._news = asyncio.Event()

    def wake(self) -> None:
        """There may be news."""
        self._news.set()

    async def keep_telling(self) -> None:
        """Send whatever is new, for as long as the connection stands."""
        said = None
        while True:
            await self._news.wait()
            self._news.clear()
            news = self.table.news(self.seat, self.number, self.line)
            self.number = news.table.number
            self.line = max([self.line, *(line.number for line in news.lines)])
            message = msgspec.json.encode(news)
            if message != said:
                await self._send(message)
            said = message if news.view is None and not news.lines else None
