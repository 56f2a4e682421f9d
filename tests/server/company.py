"""People and programs who come to a server in the test's own process."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec

from detente.server.bot_workers import BotDecision, BotWorkers
from detente.server.guests import COOKIE
from detente.server.limits import Limits
from detente.server.table.table import Table
from detente.server.tables import TableRegistry
from tests.server.inside import inside
from tests.server.player import Guest, Live

T = TypeVar("T")


class Company:
    """Everybody who comes to one server, and the server's own tables."""

    def __init__(self, tables: TableRegistry, address: str) -> None:
        self.tables = tables
        self.address = address
        self._here: list[Guest] = []

    async def guest(self, name: str) -> Guest:
        """Somebody new with a browser."""
        return await self._come().arrive(name)

    def stranger(self) -> httpx.AsyncClient:
        """Somebody who has no cookie yet."""
        return self._come().http

    def returning(self, guest: Guest) -> Guest:
        """Somebody who was here before, at another server on the same database."""
        again = self._come()
        again.http.cookies, again.http.headers = guest.http.cookies, guest.http.headers
        return again

    def known(self, cookie: str, csrf: str) -> Guest:
        """Somebody whose browser has kept a cookie."""
        guest = self._come()
        guest.http.cookies.set(COOKIE, cookie)
        guest.http.headers["X-CSRF-Token"] = csrf
        return guest

    def program(self, token: str) -> Guest:
        """A program that has nothing but a seat's token."""
        program = self._come()
        program.http.headers["Authorization"] = f"Bearer {token}"
        return program

    def _come(self) -> Guest:
        self._here.append(Guest(self.address))
        return self._here[-1]

    async def pair(self, **more: Any) -> tuple[Guest, Guest, str]:
        """Ann and Bob at a table of two: its id."""
        ann, bob = await self.guest("Ann"), await self.guest("Bob")
        place = await ann.create_table("me", "link", **more)
        token = place["invitations"]["kgb"]
        await bob.post(f"/tables/{place['table']}/join", {"token": token})
        return ann, bob, place["table"]

    async def table(self, id: str) -> Table:
        """A table as the server has it."""
        return await self.tables.get(id)

    async def leave(self) -> None:
        for guest in self._here:
            await guest.leave()


@asynccontextmanager
async def company(
    url: str | Path, workers: BotWorkers | None = None, limits: Limits | None = None
) -> AsyncIterator[Company]:
    """A server and whoever comes, for as long as the block lasts; a folder gets a new database."""
    address = f"sqlite:///{url / 'table.db'}" if isinstance(url, Path) else url
    async with inside(address, limits, workers) as server:
        everybody = Company(server.tables, server.address)
        try:
            yield everybody
        finally:
            await everybody.leave()


def run(work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to; it must not take a minute."""

    async def limited() -> T:
        return await asyncio.wait_for(work, 60)

    return asyncio.run(limited())


async def until(holds: Callable[[], object]) -> None:
    """Wait for something that must come soon."""
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.005)


async def hear_until(seat: Live, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The last update, or the first message after it, of which something holds."""
    message = seat.update
    async with asyncio.timeout(30):
        while not holds(message):
            message = await seat.receive()
    return message


async def refused(asking: Awaitable[Any], status: int, error: str) -> dict[str, Any]:
    """The problem with which a request is refused."""
    try:
        answer = await asking
    except httpx.HTTPStatusError as failure:
        answer = failure.response
    assert isinstance(answer, httpx.Response), answer
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["error"]) == (status, error), answer.text
    assert problem["text"] and error not in problem["text"], "there must be a sentence"
    return problem


def wired(value: Any) -> Any:
    """A value as it arrives at the other end."""
    return msgspec.json.decode(msgspec.json.encode(value))


def seat_of(update: dict[str, Any], name: str) -> dict[str, Any]:
    """What an update tells of a seat."""
    (seat,) = [seat for seat in update["table"]["seats"] if seat["seat"] == name]
    return dict(seat)


def notices(update: dict[str, Any]) -> list[str]:
    """What the table itself has said."""
    return [line["notice"] for line in update["messages"] if line["notice"]]


class Held(BotWorkers):
    """Bots that think until the test answers for them."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.asked: asyncio.Queue[tuple[dict[str, Any], asyncio.Future[BotDecision]]] = (
            asyncio.Queue()
        )

    async def decide(
        self, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
    ) -> BotDecision:
        answer: asyncio.Future[BotDecision] = asyncio.get_running_loop().create_future()
        await self.asked.put((sampled_position, answer))
        return await answer


SHORT = f"{107:064x}"
"""With this secret a game of CIA vs KGB, played by `dull`, is over after 47 moves."""


def dull(codes: list[str]) -> str:
    """The move of somebody who wants a short game."""
    return "pass" if "pass" in codes else codes[-1]


async def choose_dully(table: Table, until: int = 1 << 30) -> None:
    """Play on inside the server, which is faster, to the end or to so many moves."""
    while table.state.to_act and table.state.move_number < until:
        seat = table.state.to_act[0]
        code = dull(table.state.legal_moves(seat))
        await table.moves.play(seat, f"dull-{table.version}", table.version, code)
