"""Databases for the tests: each test runs on SQLite and on a real PostgreSQL."""

import os
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import make_url

from detente.server.storage.database import Database


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL server: a new one, or the one that TEST_POSTGRESQL names."""
    if url := os.environ.get("TEST_POSTGRESQL"):
        yield url
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about XDG_RUNTIME_DIR, which containers lack
        pgserver = pytest.importorskip(
            "pgserver",
            reason="pgserver has no PostgreSQL for this Python; TEST_POSTGRESQL may name a server",
        )
    # Not in pytest's folder: a server that was started as root runs as another user, who may not
    # look in there.
    folder = Path(tempfile.mkdtemp(prefix="detente-"))
    server = pgserver.get_server(folder)
    _run(server.get_uri(), "ALTER SYSTEM SET fsync = off")  # no test cuts the power
    _run(server.get_uri(), "SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a new, empty database; on PostgreSQL a schema, which is made much faster."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.db'}"
        return
    server: str = request.getfixturevalue("postgresql")
    name = f"test_{uuid4().hex}"
    _run(server, f"CREATE SCHEMA {name}")
    url = make_url(server).update_query_dict({"options": f"-csearch_path={name}"})
    yield url.render_as_string(hide_password=False)
    _run(server, f"DROP SCHEMA {name} CASCADE")


def _run(server: str, statement: str) -> None:
    with psycopg.connect(server, autocommit=True) as connection:
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
