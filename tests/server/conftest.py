"""Databases for the tests: each test runs on SQLite and on a real PostgreSQL."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import make_url

from detente.server.storage.database import Database
from tests.server.postgresql import Unavailable, server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL server: a new one, or the one that TEST_POSTGRESQL names."""
    if url := os.environ.get("TEST_POSTGRESQL"):
        yield url
        return
    try:
        with server() as running:
            yield running.url
    except Unavailable as reason:
        pytest.skip(f"{reason}; TEST_POSTGRESQL may name a server")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a new, empty database; on PostgreSQL a schema, which is made much faster."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.db'}"
        return
    postgresql: str = request.getfixturevalue("postgresql")
    name = f"test_{uuid4().hex}"
    _run(postgresql, f"CREATE SCHEMA {name}")
    url = make_url(postgresql).update_query_dict({"options": f"-csearch_path={name}"})
    yield url.render_as_string(hide_password=False)
    _run(postgresql, f"DROP SCHEMA {name} CASCADE")


def _run(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


@pytest.fixture
def open_database(database_url: str) -> Iterator[Callable[[], Database]]:
    """Opens the test's database; each call makes another connection, as another server would."""
    opened: list[Database] = []

    def opening() -> Database:
        opened.append(Database(database_url))
        if len(opened) == 1:
            opened[0].migrate()
        return opened[-1]

    yield opening
    for database in opened:
        database.close()


@pytest.fixture
def database(open_database: Callable[[], Database]) -> Database:
    """The test's database, migrated."""
    return open_database()
