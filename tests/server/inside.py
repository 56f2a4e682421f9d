"""A server in the test's own process and event loop, so that a test can look inside."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from detente.server.bot_workers import BotDecision, BotWorkers
from detente.server.limits import Limits, Rate
from detente.server.serve import configuration
from detente.server.storage.database import Database
from detente.server.storage.schema import metadata
from detente.server.tables import TableRegistry

Rows = dict[str, list[tuple[Any, ...]]]


class Inside:
    """The tables of a server, and the address at which they are served."""

    def __init__(self, tables: TableRegistry, address: str) -> None:
        self.tables = tables
        self.address = address


async def rows(tables: TableRegistry) -> Rows:
    """Everything in the database."""
    return await tables.database.read(
        lambda c: {
            name: sorted((tuple(row) for row in c.execute(table.select())), key=repr)
            for name, table in metadata.tables.items()
        }
    )


def positions(tables: TableRegistry) -> dict[str, Any]:
    """Every table in memory: the position with its past, and what was said."""
    return {
        id: (
            table.version,
            table.state.dump(),
            table.state.dump_event_log(),
            list(table.chat.messages),
        )
        for id, table in tables.loaded.items()
    }


class Sleepers(BotWorkers):
    """Bots that never come to a decision; no worker is started for them."""

    async def decide(
        self, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
    ) -> BotDecision:
        return await asyncio.Event().wait()  # type: ignore[return-value]


def boundless() -> Limits:
    """No rate limit that a test could reach."""
    return Limits(*[Rate(1e6, 1_000_000) for _ in range(5)])


@asynccontextmanager
async def inside(
    url: str, limits: Limits | None = None, workers: BotWorkers | None = None
) -> AsyncIterator[Inside]:
    """A server for as long as the block lasts."""
    database = Database(url)
    database.migrate()
    tables = TableRegistry(database, workers or Sleepers(), limits or boundless(), pause=0)
    server = uvicorn.Server(configuration(tables))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as `run` does
        running = asyncio.create_task(server._serve([listener]))
        while not server.started:
            await asyncio.sleep(0.001)
            if running.done():
                await running
        try:
            yield Inside(tables, f"http://127.0.0.1:{listener.getsockname()[1]}")
        finally:
            server.should_exit = True
            await running
