"""The database: SQLite in a file, or PostgreSQL.

Reads run in threads of their own. All writes go through one thread, which commits all jobs that
are waiting in one transaction: many tables share one wait for the disk.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from detente.core.errors import DetenteError, InvalidInput
from detente.server.storage.outage import Outage, is_outage, reason

_LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")

_DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
_READERS: Final = 4
_PATIENCE: Final = 10
"""Seconds until a connection to the server, or another process's lock on the file, is given up."""
_DEADLINE: Final = 12.0
"""Seconds until somebody who waits for a database that does not answer is told so."""


class StoreFailed(DetenteError):
    """The database did not answer or did not commit. The request must be sent again."""


class Database:
    """A database, from its address: sqlite:///FILE or postgresql://USER@HOST/NAME."""

    def __init__(self, url: str) -> None:
        self.url = _url(url)
        on_sqlite = self.url.drivername == "sqlite"
        self._engine = create_engine(
            self.url,
            connect_args={"timeout" if on_sqlite else "connect_timeout": _PATIENCE},
            pool_size=_READERS + 1,
            hide_parameters=True,  # errors may be logged, secrets not
            pool_pre_ping=not on_sqlite,  # the server may have been restarted
        )
        if on_sqlite:
            event.listen(self._engine, "connect", _prepare_sqlite)
            event.listen(self._engine, "begin", _begin_sqlite)
            self._reading = self._engine.execution_options(only_reads=True)
        else:
            self._reading = self._engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        with self._usable():
            if on_sqlite:
                Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
            self._engine.connect().close()
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._unreadable, self._unwritable = Outage("read"), Outage("written")
        self._probing = False
        self._closed = False
        self._closing = Lock()
        self._writer = Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def migrate(self) -> None:
        """Bring the database to the schema of this version, from whichever earlier one."""
        config = Config()
        config.set_main_option("script_location", "detente.server.storage:migrations")
        known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
        with self._usable(), self._engine.begin() as connection:
            if connection.dialect.name == "postgresql":  # two servers may start at once
                connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('detente'))"))
            revision = MigrationContext.configure(connection).get_current_revision()
            if revision is not None and revision not in known:
                raise InvalidInput("table-newer-database", url=self._shown())
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What the job returns, from one consistent snapshot; it can change nothing.

        `StoreFailed` if the database is away. As long as it is, one job at a time tries whether it
        is back; the others are told at once, for an attempt may take long.
        """
        if not self._unreadable.lasts:
            return await self._read_soon(job)
        if self._probing:
            raise StoreFailed("table-store-away")
        self._probing = True
        try:
            return await self._read_soon(job)
        finally:
            self._probing = False

    async def write(self, job: Callable[[Connection], T]) -> T:
        """What the job returns, once what it wrote is committed.

        Jobs run in the order of these calls. One that raises writes nothing, and its caller gets
        the exception; the others of its batch are run again, so a job does nothing but write.
        `StoreFailed` is for all jobs of a commit that failed or takes too long; if the connection
        was lost during the commit itself, only the database knows whether they are written.
        """
        future: Future[T] = Future()
        with self._closing:
            if self._closed:
                raise StoreFailed("table-store-closed")
            self._waiting.put(_Write(job, future))
        async with _deadline("table-store-failed", self._unwritable):
            return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Commit the jobs that are waiting, then close the database."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()

    async def _read_soon(self, job: Callable[[Connection], T]) -> T:
        reading = asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)
        async with _deadline("table-store-away", self._unreadable):
            return await reading

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                value = job(connection)
        except DBAPIError as error:
            if not is_outage(error):
                raise
            self._unreadable.begin(error)
            raise StoreFailed("table-store-away") from error
        self._unreadable.end()
        return value

    def _write_all(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            try:
                while (write := self._waiting.get_nowait()) is not None:
                    batch.append(write)
            except Empty:
                self._commit(batch)
            else:
                self._commit(batch)
                return

    def _commit(self, batch: "list[_Write]") -> None:
        """Write a batch in one transaction."""
        # A job whose caller was cancelled before this point is not run; from here on every job is.
        batch = [write for write in batch if write.future.set_running_or_notify_cancel()]
        try:
            try:
                outcomes = self._run(batch, _together)
            except _JobFailed:  # rolled back; the other jobs must not fail with it
                outcomes = self._run(batch, _apart)
        except Exception as failure:
            if isinstance(failure, StoreFailed) or is_outage(failure):
                self._unwritable.begin(failure.__cause__ or failure)
            else:
                _LOG.error("A commit failed", exc_info=failure)
            for write in batch:
                write.future.set_exception(StoreFailed("table-store-failed"))
        else:
            self._settle(batch, outcomes)

    def _settle(self, batch: "list[_Write]", outcomes: "list[_Outcome]") -> None:
        """Tell the callers of a batch that is committed what has become of their jobs."""
        outage = next((error for _, error in outcomes if error and is_outage(error)), None)
        if outage:
            self._unwritable.begin(outage)
        else:
            self._unwritable.end()
        for write, (value, error) in zip(batch, outcomes, strict=True):
            if error is None:
                write.future.set_result(value)
            elif is_outage(error):  # a disk too full for this job
                write.future.set_exception(StoreFailed("table-store-failed"))
            else:
                write.future.set_exception(error)

    def _run(self, batch: "list[_Write]", run: "_Runner") -> "list[_Outcome]":
        with self._engine.begin() as connection:
            return [run(connection, write.job) for write in batch]

    @contextmanager
    def _usable(self) -> Iterator[None]:
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise InvalidInput(
                "table-bad-database", url=self._shown(), why=reason(error)
            ) from error

    def _shown(self) -> str:
        """The address without secrets."""
        shown = self.url.set(drivername=self.url.get_backend_name(), password=None)
        return str(shown.difference_update_query(["password", "sslpassword"]))


class _Write(NamedTuple):
    job: Callable[[Connection], Any]
    future: Future[Any]


_Outcome = tuple[Any, Exception | None]
"""What a job returned, and what it raised."""
_Runner = Callable[[Connection, Callable[[Connection], Any]], _Outcome]


class _JobFailed(Exception):
    """One job of a batch raised, which undoes them all."""


def _together(connection: Connection, job: Callable[[Connection], Any]) -> _Outcome:
    """Run a job in the transaction of the batch, which an exception undoes."""
    try:
        value = job(connection)
    except Exception as error:
        raise _JobFailed from error
    if not _in_transaction(connection):
        raise StoreFailed("table-store-failed")
    return value, None


def _in_transaction(connection: Connection) -> bool:
    """Whether the transaction is still open: SQLite rolls it back by itself on a full disk."""
    driver = connection.connection.dbapi_connection
    return driver.in_transaction if isinstance(driver, sqlite3.Connection) else True


def _apart(connection: Connection, job: Callable[[Connection], Any]) -> _Outcome:
    """Run a job in a savepoint of its own, so that an exception undoes this job only."""
    # If the savepoint is gone, with the connection or by a full disk, so are the jobs before: this
    # exception, or that of `rollback` or `commit`, is then for all of them.
    savepoint = connection.begin_nested()
    try:
        value = job(connection)
    except Exception as error:
        if not _in_transaction(connection):
            raise StoreFailed("table-store-failed") from error
        savepoint.rollback()
        return None, error
    savepoint.commit()
    return value, None


@asynccontextmanager
async def _deadline(message: str, outage: Outage) -> AsyncIterator[None]:
    """Raise StoreFailed if what is awaited in the block does not come in time."""
    try:
        async with asyncio.timeout(_DEADLINE) as limit:
            yield
    except TimeoutError as error:
        if not limit.expired():
            raise
        outage.begin(TimeoutError(f"no answer for {_DEADLINE:g} seconds"))
        raise StoreFailed(message) from error


def _url(address: str) -> URL:
    try:
        url = make_url(address)
        url = url.set(drivername=_DRIVERS[url.drivername])
    except (ArgumentError, ValueError, KeyError) as error:
        # Only the beginning is repeated, for a password may follow.
        raise InvalidInput("table-unknown-database", kind=address.partition(":")[0]) from error
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise InvalidInput("table-unknown-database", kind=address)  # a new one for every connection
    return url


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # the driver must not begin transactions of its own
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begin_sqlite(connection: Connection) -> None:
    only_reads = connection.get_execution_options().get("only_reads", False)
    connection.exec_driver_sql(f"PRAGMA query_only = {int(only_reads)}")
    # A writer takes the lock at once: if it first reads, another process may write before it does.
    connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")
