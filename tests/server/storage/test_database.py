"""One transaction for many jobs, on both databases; and databases that cannot be used."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, inspect, text
from sqlalchemy.exc import DBAPIError

from detente import InvalidInput
from detente.server.storage import store
from detente.server.storage.database import Database, StoreFailed
from detente.server.storage.schema import metadata

only_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
only_postgresql = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)


def add(name: str) -> Callable[[Connection], str]:
    """A job that writes a guest of this name."""

    def job(c: Connection) -> str:
        store.add_guest(c, name, name, 1.0)
        return name

    return job


def guests(c: Connection) -> list[str]:
    return list(c.scalars(text("SELECT name FROM guests ORDER BY name")))


def fail(c: Connection) -> None:
    add("lost")(c)
    raise LookupError("on purpose")


class Gate:
    """A job that keeps the writer busy until it is opened, so that others have to wait."""

    def __init__(self, database: Database) -> None:
        self.reached = Event()
        self.opened = Event()
        self.task = asyncio.ensure_future(database.write(self.job))

    def job(self, _: Connection) -> None:
        self.reached.set()
        assert self.opened.wait(10)

    async def closed(self) -> None:
        """Wait until the writer stands before it."""
        assert await asyncio.to_thread(self.reached.wait, 10)

    async def open(self) -> None:
        """Let all those who have started to write by now get into the queue, then go on."""
        await asyncio.sleep(0)
        self.opened.set()
        await self.task


async def at_once(
    database: Database, *jobs: Callable[[Connection], object]
) -> list[object | BaseException]:
    """The outcomes of jobs that are all waiting when the writer comes to them."""
    gate = Gate(database)
    await gate.closed()
    tasks = [asyncio.ensure_future(database.write(job)) for job in jobs]
    await gate.open()
    return await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def commits() -> Iterator[list[Connection]]:
    seen: list[Connection] = []

    def see(connection: Connection) -> None:
        seen.append(connection)

    event.listen(Engine, "commit", see)
    yield seen
    event.remove(Engine, "commit", see)


def test_many_jobs_are_one_commit(database: Database) -> None:
    names = [f"{number:03}" for number in range(500)]
    with commits() as seen:
        outcomes = asyncio.run(at_once(database, *map(add, names)))
    assert outcomes == names == asyncio.run(database.read(guests))
    assert len(seen) == 2  # the gate's and theirs


def test_jobs_run_in_the_order_of_their_calls(database: Database) -> None:
    order: list[int] = []
    jobs = [lambda _, number=number: order.append(number) for number in range(200)]
    asyncio.run(at_once(database, *jobs))
    assert order == [*range(200)]


def test_a_later_job_sees_what_an_earlier_one_wrote(database: Database) -> None:
    assert asyncio.run(at_once(database, add("a"), guests)) == ["a", ["a"]]


def test_a_job_that_raises_loses_only_its_own(database: Database) -> None:
    outcomes = asyncio.run(at_once(database, add("a"), fail, add("a"), add("b")))
    assert outcomes[0] == "a" and outcomes[3] == "b"
    assert isinstance(outcomes[1], LookupError)
    assert isinstance(outcomes[2], DBAPIError)  # there is an "a"
    assert asyncio.run(database.read(guests)) == ["a", "b"]


def test_nothing_is_acknowledged_before_the_commit(database: Database) -> None:
    async def write() -> bool:
        done: list[str] = []
        reached, opened = Event(), Event()

        def slow(_: Connection) -> None:
            reached.set()
            assert opened.wait(10)

        async def first() -> None:
            done.append(await database.write(add("a")))

        gate = Gate(database)
        await gate.closed()
        tasks = [asyncio.ensure_future(first()), asyncio.ensure_future(database.write(slow))]
        await gate.open()
        assert await asyncio.to_thread(reached.wait, 10)  # "a" is written, but not committed
        early = bool(done) or await database.read(guests) != []
        opened.set()
        await asyncio.gather(*tasks)
        assert done == await database.read(guests) == ["a"]
        return early

    assert not asyncio.run(write())


def promise(c: Connection) -> None:
    """Break a constraint that is looked at when the transaction is committed."""
    c.execute(text("INSERT INTO promises VALUES ('nobody')"))


def test_a_failed_commit_fails_for_all_and_leaves_nothing(database: Database) -> None:
    until_commit = "REFERENCES guests (id) DEFERRABLE INITIALLY DEFERRED"
    make = text(f"CREATE TABLE promises (guest VARCHAR {until_commit})")
    asyncio.run(database.write(lambda c: c.execute(make) and None))
    outcomes = asyncio.run(at_once(database, add("a"), promise, fail, add("b")))
    assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 4
    assert asyncio.run(database.read(guests)) == []
    assert asyncio.run(database.write(add("c"))) == "c"
    assert asyncio.run(database.read(guests)) == ["c"]


@only_sqlite
@pytest.mark.parametrize("raises", [True, False])
def test_a_lost_transaction_fails_for_all(database: Database, raises: bool) -> None:
    """SQLite takes the whole transaction back by itself when the disk is full."""

    def lose(c: Connection) -> None:
        c.exec_driver_sql("ROLLBACK")
        if raises:
            raise LookupError("on purpose")

    for jobs in ([add("a"), lose], [add("a"), lose, add("b")]):
        outcomes = asyncio.run(at_once(database, *jobs))
        assert {type(outcome) for outcome in outcomes} == {StoreFailed}
    assert asyncio.run(at_once(database, add("c"), guests)) == ["c", ["c"]]


@only_postgresql
def test_a_lost_connection_fails_for_all_and_is_replaced(database: Database) -> None:
    def lose(c: Connection) -> None:
        c.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    for jobs in ([add("a"), lose], [add("a"), lose, add("b")]):
        outcomes = asyncio.run(at_once(database, *jobs))
        assert {type(outcome) for outcome in outcomes} == {StoreFailed}
    assert asyncio.run(at_once(database, add("c"), guests)) == ["c", ["c"]]


@only_postgresql
def test_connections_that_died_while_unused_are_replaced(
    database: Database, postgresql: str
) -> None:
    def connection(c: Connection) -> int:
        return int(c.execute(text("SELECT pg_backend_pid(), pg_sleep(0.05)")).one()[0])

    async def four() -> set[int]:
        return {*await asyncio.gather(*(database.read(connection) for _ in range(4)))}

    with psycopg.connect(postgresql) as killer:
        pids = asyncio.run(four())
        for pid in pids:
            killer.execute("SELECT pg_terminate_backend(%s, 5000)", [pid])
    assert asyncio.run(database.write(add("a"))) == "a"
    assert pids.isdisjoint(asyncio.run(four()))


def test_who_stops_waiting_does_not_disturb_the_others(database: Database) -> None:
    async def write() -> list[object]:
        gate = Gate(database)
        await gate.closed()
        tasks = [asyncio.ensure_future(database.write(add(name))) for name in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()  # before its turn: nothing is written
        gate.task.cancel()  # in its turn
        await asyncio.sleep(0)
        gate.opened.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    first, cancelled, last = asyncio.run(write())
    assert (first, type(cancelled), last) == ("a", asyncio.CancelledError, "c")
    assert asyncio.run(database.read(guests)) == ["a", "c"]


def test_a_job_under_way_is_written_even_if_nobody_waits(database: Database) -> None:
    async def write() -> None:
        reached, opened = Event(), Event()

        def slow(c: Connection) -> None:
            add("a")(c)
            reached.set()
            assert opened.wait(10)

        task = asyncio.ensure_future(database.write(slow))
        assert await asyncio.to_thread(reached.wait, 10)
        task.cancel()
        opened.set()
        await database.write(add("b"))

    asyncio.run(write())
    assert asyncio.run(database.read(guests)) == ["a", "b"]


def test_reading_changes_nothing(database: Database) -> None:
    with pytest.raises(DBAPIError):
        asyncio.run(database.read(add("a")))
    assert asyncio.run(database.write(guests)) == []


def test_a_read_sees_one_moment(database: Database) -> None:
    async def read() -> tuple[list[str], list[str]]:
        reached, written = Event(), Event()

        def twice(c: Connection) -> tuple[list[str], list[str]]:
            before = guests(c)
            reached.set()
            assert written.wait(10)
            return before, guests(c)

        task = asyncio.ensure_future(database.read(twice))
        assert await asyncio.to_thread(reached.wait, 10)
        await database.write(add("a"))
        written.set()
        return await task

    assert asyncio.run(read()) == ([], [])
    assert asyncio.run(database.read(guests)) == ["a"]


def test_closing_finishes_what_is_queued(
    database: Database, open_database: Callable[[], Database]
) -> None:
    async def close() -> list[str]:
        gate = Gate(database)
        await gate.closed()
        tasks = [asyncio.ensure_future(database.write(add(name))) for name in "abc"]
        await asyncio.sleep(0)
        closing = asyncio.ensure_future(asyncio.to_thread(database.close))
        await gate.open()
        await closing
        with pytest.raises(StoreFailed):
            await database.write(add("d"))
        return await asyncio.gather(*tasks)

    assert asyncio.run(close()) == ["a", "b", "c"]
    database.close()  # again: nothing to do
    assert asyncio.run(open_database().read(guests)) == ["a", "b", "c"]


@only_sqlite
def test_sqlite_is_set_up_for_safety(database: Database) -> None:
    def settings(c: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: c.execute(text(f"PRAGMA {name}")).scalar() for name in names}

    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    assert asyncio.run(database.read(settings)) == expected
    assert asyncio.run(database.write(settings)) == expected


# --- migrations -----------------------------------------------------------------------------------


def test_migrations_lead_to_the_schema(database: Database) -> None:
    def differences(c: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(c), metadata))

    assert asyncio.run(database.read(differences)) == []
    database.migrate()  # again: nothing to do
    assert asyncio.run(database.read(differences)) == []


def test_two_servers_may_migrate_at_once(database_url: str) -> None:
    databases = [Database(database_url) for _ in range(3)]
    with ThreadPoolExecutor() as threads:
        list(threads.map(Database.migrate, databases))
    for number, database in enumerate(databases):
        asyncio.run(database.write(add(str(number))))
    assert asyncio.run(databases[0].read(guests)) == ["0", "1", "2"]
    for database in databases:
        database.close()


def test_a_migration_that_fails_leaves_nothing(database_url: str) -> None:
    database = Database(database_url)
    foreign = text("CREATE TABLE tokens (something VARCHAR)")
    asyncio.run(database.write(lambda c: c.execute(foreign) and None))
    with pytest.raises(InvalidInput) as caught:
        database.migrate()
    assert caught.value.message == "table-bad-database"
    assert asyncio.run(database.read(lambda c: inspect(c).get_table_names())) == ["tokens"]
    database.close()


def test_a_newer_database_is_left_alone(database: Database) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    asyncio.run(database.write(lambda c: c.execute(newer) and None))
    with pytest.raises(InvalidInput) as caught:
        database.migrate()
    assert caught.value.message == "table-newer-database"
    assert "newer" in str(caught.value)


# --- databases that cannot be used ----------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "mysql://me:secret@localhost/table",
        "postgresql+pg8000://me:secret@localhost/table",
        "postgresql://me:secret@localhost:port/table",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_an_address_that_makes_no_sense(url: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Database(url)
    assert caught.value.message == "table-unknown-database"
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("sqlite:///{folder}", "unable to open"),
        ("sqlite:///{folder}/text", "not a database"),
        ("sqlite:///{folder}/text/table.db", "exists"),
        ("sqlite:///{folder}/text/below/table.db", "directory"),
        ("postgresql://me:secret@127.0.0.1:1/table", "refused"),
        ("postgres://me@127.0.0.1:1/table?password=secret", "refused"),
    ],
)
def test_a_database_that_cannot_be_opened(url: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("Not a database at all, but a long enough text file. " * 100)
    with pytest.raises(InvalidInput) as caught:
        Database(url.format(folder=tmp_path))
    assert caught.value.message == "table-bad-database"
    sentence = str(caught.value)
    assert why in sentence and "\n" not in sentence and "secret" not in sentence


def test_a_folder_is_made_for_the_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder 100%" / "table.db"
    database = Database(f"sqlite:///{file}")
    database.migrate()
    assert asyncio.run(database.write(add("a"))) == "a"
    database.close()
    assert [path.name for path in file.parent.iterdir()] == ["table.db"]  # no journal is left
