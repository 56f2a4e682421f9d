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
        self._greeted = False
        self._told: object = None
        self._news = asyncio.Event()

    def greet(self, number: int, line: int) -> None:
        """The client has seen so many changes and lines, and wants to be told what is new."""
        self.number, self.line = number, line
        self._greeted = True
        self._told = None
        self._news.set()

    def wake(self) -> None:
        """There may be news."""
        if self._greeted:
            self._news.set()

    async def keep_telling(self) -> None:
        """Send whatever is new, for as long as the connection stands.

        Nothing is sent that tells nothing: the mere number of messages would give away what is
        nobody else's business, such as that somebody took a second device.
        """
        while True:
            await self._news.wait()
            self._news.clear()
            news = self.table.news(self.seat, self.number, self.line)
            self.number = news.table.number
            self.line = max([self.line, *(line.number for line in news.lines)])
            told = (news.table, news.seat, news.undo, news.substituted)
            if news.view is not None or news.lines or told != self._told:
                self._told = told
                await self._send(msgspec.json.encode(news))
