"""Somebody at the other end of a live connection.

A watcher does not queue messages: it remembers what its client has seen, and sends what is new
since then whenever the connection has room. A slow client skips what came in between.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from detente.server.seats import UNUSED
from detente.server.table import Table


class Watcher:
    """One connection: a guest's, that of a seat which a token has proved, or a spectator's."""

    def __init__(
        self,
        table: Table,
        guest: str | None,
        proved: int | None,
        send: Callable[[bytes], Awaitable[None]],
    ) -> None:
        self.table = table
        self.number = -1
        self.line = 0
        self._guest = guest
        self._proved = proved
        self._wanted: int | None = None
        self._seat: int | None = None
        self._send = send
        self._greeted = False
        self._told: object = None
        self._news = asyncio.Event()

    @property
    def own(self) -> tuple[int, ...]:
        """The seats of whoever is there, as it is now; a token holds until its seat is left."""
        if self._proved is None:
            return self.table.seats.of_guest(self._guest)
        return () if self.table.seats.rows[self._proved].kind in UNUSED else (self._proved,)

    @property
    def seat(self) -> int | None:
        """The seat whose view is told: the one asked for, or the only one there is."""
        own = self.own
        if self._wanted in own:
            return self._wanted
        return own[0] if len(own) == 1 else None

    def greet(self, number: int, line: int, seat: int | None) -> None:
        """The client has seen so much, and wants to be told what is new, through this seat."""
        self._wanted = seat
        self._seat = self.seat
        self._greeted = True
        self._begin(number, line)

    def begin_again(self) -> None:
        """The client does not know the table any more; it is told everything once more."""
        self._begin(-1, self.line)

    def _begin(self, number: int, line: int) -> None:
        self.number, self.line = number, line
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
            seat = self.seat
            if seat != self._seat:  # with other eyes all is new
                self._seat, self.number = seat, -1
            news = self.table.news(self.own, seat, self.number, self.line)
            self.number = news.table.number
            self.line = max([self.line, *(line.number for line in news.lines)])
            told = (news.table, news.seat, news.own, news.undo, news.substituted)
            if news.view is not None or news.lines or told != self._told:
                self._told = told
                await self._send(msgspec.json.encode(news))
