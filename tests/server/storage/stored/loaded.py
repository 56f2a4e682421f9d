"""The stored databases, loaded into a real one, and the people who come back to them."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine

from detente import bots
from detente.server.bot_workers import BotDecision, BotWorkers, run_bot
from detente.server.storage import schema
from detente.server.storage.database import Database
from tests.server.company import Company, company, run
from tests.server.player import Guest

FOLDER = Path(__file__).parent
SCHEMAS = sorted(path.stem for path in FOLDER.glob("*.sql"))
"""Alembic's revisions of which there is a stored database."""


class Here(BotWorkers):
    """Real bots, without processes of their own."""

    async def decide(
        self, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
    ) -> BotDecision:
        advice = await asyncio.to_thread(
            run_bot, bots.make, game, sampled_position, seat, bot, seed
        )
        return BotDecision(advice.move, bot)


@dataclass
class Stored:
    """A database with the rows of an earlier server, and what its guests knew and saw."""

    url: str
    guests: dict[str, Any]
    tables: dict[str, Any]

    def migrate(self) -> None:
        """Bring the database to the schema of today."""
        database = Database(self.url)
        try:
            database.migrate()
        finally:
            database.close()

    def tell(
        self, story: "Callable[[Visit], Awaitable[None]]", workers: BotWorkers | None = None
    ) -> None:
        """A story with a server of today on this database."""

        async def work() -> None:
            async with company(self.url, workers) as everybody:
                await story(Visit(self, everybody))

        run(work())


@dataclass
class Visit:
    """Everybody who comes back to the server of today."""

    stored: Stored
    everybody: Company

    def guest(self, key: str) -> Guest:
        known = self.stored.guests[key]
        return self.everybody.known(known["cookie"], known["csrf"])

    def seat(self, name: str, place: str, number: int = 0) -> Guest:
        """A program with one of the tokens for a seat."""
        return self.everybody.program(self.stored.tables[name]["tokens"][place][number])


def load(alembic_revision: str, url: str) -> Stored:
    """Make an empty database the stored one of this revision of the schema."""
    rows = (FOLDER / f"{alembic_revision}.sql").read_text(encoding="utf-8")
    work(url, lambda c: fill(c, alembic_revision, rows))
    known = json.loads((FOLDER / f"{alembic_revision}.json").read_text(encoding="utf-8"))
    return Stored(url, **known)


def work(url: str, job: Callable[[Connection], Any]) -> Any:
    """What a job finds or does in the database, without a server."""
    database = Database(url)
    engine = create_engine(database.url)
    try:
        with engine.begin() as connection:
            return job(connection)
    finally:
        engine.dispose()
        database.close()


def fill(c: Connection, alembic_revision: str, rows: str) -> None:
    """Make the schema of a revision and insert its rows."""
    config = Config()
    config.set_main_option("script_location", f"{schema.__package__}:migrations")
    config.attributes["connection"] = c
    command.upgrade(config, alembic_revision)
    driver: Any = c.connection.dbapi_connection
    if isinstance(driver, sqlite3.Connection):
        driver.create_function("decode", 2, lambda digits, _: bytes.fromhex(digits))
    for row in rows.splitlines():
        driver.execute(row)


def all_rows(c: Connection) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables, whatever the schema is."""
    found = MetaData()
    found.reflect(c)
    return {
        name: [dict(row._mapping) for row in c.execute(relation.select())]
        for name, relation in found.tables.items()
        if name != "alembic_version"
    }
