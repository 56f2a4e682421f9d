"""A server in the test's own process and event loop, so that a test can look behind its door."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from detente.server.bot_workers import Answer, Thinkers
from detente.server.house import House
from detente.server.limits import Limits, Rate
from detente.server.serve import configuration
from detente.server.storage.database import Database
from detente.server.storage.schema import metadata

Rows = dict[str, list[tuple[Any, ...]]]


class Inside:
    """The house, and the address at which it is served."""

    def __init__(self, house: House, address: str) -> None:
        self.house = house
        self.address = address


async def rows(house: House) -> Rows:
    """Everything in the database."""
    return await house.database.read(
        lambda c: {
            name: sorted((tuple(row) for row in c.execute(table.select())), key=repr)
            for name, table in metadata.tables.items()
        }
    )


def positions(house: House) -> dict[str, Any]:
    """Every table in memory: the position with its past, and what was said."""
    return {
        id: (table.number, table.state.dump(), table.state.dump_past(), list(table.lines))
        for id, table in house.tables.items()
    }


class Sleepers(Thinkers):
    """Bots that never come to a decision; no worker is started for them."""

    async def think(
        self, game: str, knowledge: dict[str, Any], seat: int, bot: str, seed: str
    ) -> Answer:
        return await asyncio.Event().wait()  # type: ignore[return-value]


def boundless() -> Limits:
    """No rate limit that a test could reach."""
    return Limits(*[Rate(1e6, 1_000_000) for _ in range(5)])


@asynccontextmanager
async def inside(
    url: str, limits: Limits | None = None, thinkers: Thinkers | None = None
) -> AsyncIterator[Inside]:
    """A server for as long as the block lasts."""
    database = Database(url)
    database.migrate()
    house = House(database, thinkers or Sleepers(), limits or boundless(), pause=0)
    server = uvicorn.Server(configuration(house))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as `run` does
        running = asyncio.create_task(server._serve([listener]))
        while not server.started:
            await asyncio.sleep(0.001)
            if running.done():
                await running
        try:
            yield Inside(house, f"http://127.0.0.1:{listener.getsockname()[1]}")
        finally:
            server.should_exit = True
            await running
