"""The database goes away in the middle of play and comes back: nothing is lost or doubled."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event as ThreadEvent
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from websockets.exceptions import ConnectionClosed

from detente.server.bot_workers import BotDecision
from detente.server.storage import database as storage
from detente.server.storage import store
from detente.server.storage.database import Database, StoreFailed
from detente.server.table import recovery
from detente.server.table.table import Table
from detente.texts import LANGUAGES, Texts
from tests.server.company import Company, Held, company, notices, refused, run, until
from tests.server.postgresql import PostgreSQL, Unavailable, server
from tests.server.serving import serving
from tests.server.test_crash import (
    Player,
    check_what_is_stored,
    check_what_was_told,
    seated,
)
from tests.server.test_crash import until as until_served


@pytest.fixture(scope="module")
def running() -> Iterator[PostgreSQL]:
    """A PostgreSQL server that these tests may end."""
    try:
        with server() as postgresql:
            yield postgresql
    except Unavailable as reason:
        pytest.skip(str(reason))


@pytest.fixture
def postgresql(running: PostgreSQL) -> PostgreSQL:
    """It runs and has an empty database."""
    running.start()
    database = Database(running.url)
    empty = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
    asyncio.run(database.write(lambda c: c.execute(text(empty)) and None))
    database.close()
    return running


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "AGAIN_AFTER", 0.02)


@pytest.fixture(autouse=True)
def terse(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """An outage is a line in the log when it begins and one when it ends, and no traceback."""
    caplog.set_level(logging.WARNING)
    yield
    said = [record.getMessage() for record in caplog.records]
    assert not any(record.exc_info for record in caplog.records), caplog.text
    assert "Traceback" not in "".join(capfd.readouterr())
    for what in ("read", "written"):
        begun = [line for line in said if line.startswith(f"the database cannot be {what}: ")]
        ended = [line for line in said if line.startswith(f"the database is {what} again")]
        assert len(begun) - len(ended) in (0, 1) and len(begun) <= 2, said


async def rows(table: Table) -> recovery.Stored:
    """The table as the database has it."""
    return await table.database.read(lambda c: recovery.load(c, table.row.id, 0.0))


@asynccontextmanager
async def away(here: Company, postgresql: PostgreSQL) -> AsyncIterator[None]:
    """The database is stopped for as long as the block lasts."""
    await asyncio.to_thread(postgresql.stop)
    yield
    await asyncio.to_thread(postgresql.start)


# --- what is answered while it is away --------------------------------------------------------


def test_reads_are_answered_with_503_and_a_sentence(postgresql: PostgreSQL) -> None:
    async def story() -> None:
        async with company(postgresql.url) as here:
            ann, _, id = await here.pair()
            place = await ann.create_table("me", "open")
            program = here.program(place["token"])
            here.tables.loaded.clear()  # as after a while without anybody
            async with away(here, postgresql):
                for path in ("/api/tables", "/api/me", f"/api/tables/{id}", "/health"):
                    for language in LANGUAGES:
                        headers = {"Accept-Language": language}
                        asking = ann.http.get(path, headers=headers)
                        problem = await refused(asking, 503, "table-store-away")
                        assert problem["text"] == Texts(language).say("table-store-away")
                answer = await program.http.get(f"/api/tables/{place['table']}")
                assert answer.status_code == 503 and int(answer.headers["Retry-After"]) >= 1
                asking = ann.http.post("/api/tables", json={"game": "cia_vs_kgb", "seats": ["me"]})
                assert (await asking).status_code in (400, 503)
                async with ann.sit(id) as seat:
                    told = await seat.receive()
                    assert told["problem"]["error"] == "table-store-away"
                    with pytest.raises(ConnectionClosed):
                        await seat.receive()
                    assert seat.socket.close_code == 1013
                assert (await ann.http.get("/static/frame/app.js")).is_success
            for path in ("/api/tables", "/api/me", f"/api/tables/{id}", "/health"):
                assert (await ann.http.get(path)).is_success

    run(story())


def test_a_move_waits_for_the_database_and_is_played_once(postgresql: PostgreSQL) -> None:
    async def story() -> None:
        async with company(postgresql.url) as here:
            ann, bob, id = await here.pair()
            body = {"id": "a", "version": 0, "move": "assassin"}
            async with bob.sit(id) as watching, ann.sit(id) as seat:
                await watching.subscribe()
                await seat.subscribe()
                async with away(here, postgresql):
                    asking = ann.http.post(f"/api/tables/{id}/moves", json=body)
                    problem = await refused(asking, 503, "table-store-failed")
                    assert problem["text"]
                    answer = await seat.request("play", **body)
                    assert answer["type"] == "rejected"
                    assert answer["problem"]["error"] in ("table-store-away", "table-store-failed")
                    table = await here.table(id)
                    assert table.version == 0 and table.recovery.needed
                    said = await ann.http.post(
                        f"/api/tables/{id}/chat", json={"id": "c", "text": "hello?"}
                    )
                    assert said.status_code == 503
                await until(lambda: not table.recovery.needed)
                for _ in range(2):
                    assert (await seat.request("play", **body))["version"] == 1
                    await ann.post(f"/tables/{id}/chat", {"id": "c", "text": "hello?"})
            stored = await rows(table)
            assert stored.row.version == table.version == 1
            assert [line.text for line in stored.messages if line.text] == ["hello?"]

    run(story())


def test_what_was_stored_without_an_answer_is_seen_by_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection to the database breaks after the commit, so nobody knows of the move."""

    async def story() -> None:
        async with company(tmp_path) as here:
            ann, bob, id = await here.pair()
            table = await here.table(id)
            write = here.tables.database.write

            async def silent(job: Any) -> Any:
                await write(job)
                raise StoreFailed("table-store-failed")

            async with bob.sit(id) as seat:
                await seat.subscribe()
                with monkeypatch.context() as broken:
                    broken.setattr(here.tables.database, "write", silent)
                    body = {"id": "a", "version": 0, "move": "assassin"}
                    asking = ann.http.post(f"/api/tables/{id}/moves", json=body)
                    await refused(asking, 503, "table-store-failed")
                while seat.update["table"]["version"] == 0:
                    await seat.receive()
                assert (await ann.post(f"/tables/{id}/moves", body))["version"] == 1
                assert table.version == 1

    run(story())


# --- what goes on by itself -------------------------------------------------------------------


def test_a_bot_plays_when_the_database_is_back(postgresql: PostgreSQL) -> None:
    async def story() -> None:
        async with company(postgresql.url, workers := Held()) as here:
            place = await (await here.guest("Ann")).create_table("me", "recruit")
            table = await here.table(place["table"])
            _, answer = await workers.asked.get()
            async with away(here, postgresql):
                answer.set_result(BotDecision("director", "recruit"))
                await until(lambda: table.recovery.needed)
                assert table.version == 0
            _, answer = await workers.asked.get()
            answer.set_result(BotDecision("director", "recruit"))
            await until(lambda: table.version == 1)
            assert "notice-bot-failed" not in [line.notice for line in table.chat.messages]

    run(story())


def test_absence_and_notices_are_stored_when_the_database_is_back(postgresql: PostgreSQL) -> None:
    async def story() -> None:
        async with company(postgresql.url) as here:
            ann, bob, id = await here.pair()
            table = await here.table(id)
            async with bob.sit(id) as seat:
                await seat.subscribe()
                before = (await rows(table)).seats.rows[1].seen
                await asyncio.to_thread(postgresql.kill)
                gone = time.time()
            await table.chat.notice("notice-bot-failed", 1)
            await until(lambda: table.seats.rows[1].seen >= gone)
            await asyncio.to_thread(postgresql.start)
            await until(lambda: not table.recovery.needed)
            stored = await rows(table)
            assert stored.seats.rows[1].seen >= gone > before
            assert stored.messages[-1].notice == "notice-bot-failed"
            assert notices(await ann.get(f"/tables/{id}"))[-1] == "notice-bot-failed"

    run(story())


def test_bots_are_found_after_a_start_with_a_database_that_comes_and_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with company(tmp_path, Held()) as here:
            place = await (await here.guest("Ann")).create_table("me", "recruit")
        read, failures = Database.read, [1, 1]

        async def sometimes(self: Database, job: Any) -> Any:
            if getattr(job, "func", None) is recovery.load and failures:
                failures.pop()
                raise StoreFailed("table-store-away")
            return await read(self, job)

        monkeypatch.setattr(Database, "read", sometimes)
        async with company(tmp_path, workers := Held()) as here:
            await asyncio.wait_for(workers.asked.get(), 10)
            assert not failures and place["table"] in here.tables.loaded

    run(story())


# --- it does not answer at all ----------------------------------------------------------------


def test_who_waits_for_a_silent_database_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "_DEADLINE", 0.1)
    database = Database(f"sqlite:///{tmp_path / 'table.db'}")
    database.migrate()
    opened = ThreadEvent()

    def silent(c: Connection) -> str:
        assert opened.wait(30)
        return "stored"

    def guest(c: Connection) -> None:
        store.add_guest(c, "late", "Late", 0.0)

    async def story() -> None:
        with pytest.raises(StoreFailed):
            await database.read(silent)
        trying = asyncio.ensure_future(database.read(silent))
        await asyncio.sleep(0)
        started = time.monotonic()
        with pytest.raises(StoreFailed):
            await database.read(silent)  # somebody else tries already
        assert time.monotonic() - started < 0.1
        for job in (silent, guest):
            with pytest.raises(StoreFailed):
                await database.write(job)
        with pytest.raises(StoreFailed):
            await trying
        opened.set()
        assert await database.write(lambda c: store.guest_name(c, "late")) is None
        assert await database.read(lambda c: "back") == "back"

    run(story())
    database.close()


def test_who_waits_at_one_table_does_not_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "AGAIN_AFTER", 1.0)

    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, id = await here.pair()
            writes = 0

            async def silent(_: Any) -> None:
                nonlocal writes
                writes += 1
                await asyncio.sleep(0.2)
                raise StoreFailed("table-store-failed")

            with monkeypatch.context() as broken:
                broken.setattr(here.tables.database, "write", silent)
                body = {"id": "a", "version": 0, "move": "assassin"}
                path = f"/api/tables/{id}/moves"
                asking = [ann.http.post(path, json=body) for _ in range(8)]
                answers = await asyncio.gather(*asking)
                assert {answer.status_code for answer in answers} == {503}
                assert writes <= 2, "one after the other they would wait eight times as long"
            table = await here.table(id)
            await until(lambda: not table.recovery.needed)
            assert (await ann.post(f"/tables/{id}/moves", body))["version"] == 1

    run(story())


# --- a full disk ------------------------------------------------------------------------------


class Disk:
    """The room that a database file has."""

    def __init__(self, database: Database) -> None:
        self.pages = 1 << 30
        event.listen(database._engine, "checkout", self._limit)

    def _limit(self, connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {self.pages}")


def test_a_full_disk(tmp_path: Path) -> None:
    """Nothing can be stored, everything can be read; with room again the games go on."""

    async def story() -> None:
        async with company(tmp_path, workers := Held()) as here:
            ann, bob, id = await here.pair()
            other = await ann.create_table("me", "recruit")
            table, bots = await here.table(id), await here.table(other["table"])
            _, answer = await workers.asked.get()
            disk = Disk(here.tables.database)
            disk.pages = 1  # it is never made smaller than it is
            body = {"id": "a", "version": 0, "move": "assassin"}
            talk = {"text": "x" * 500}
            async with bob.sit(id) as seat:
                await seat.subscribe()
                for number in range(100):  # until the last page is full
                    said = await ann.http.post(
                        f"/api/tables/{id}/chat", json={**talk, "id": f"{number}"}
                    )
                    if said.status_code == 503:
                        break
                assert said.json()["error"] == "table-store-failed"
                filling = [ann.http.post(f"/api/tables/{id}/moves", json=body)]
                answers = await asyncio.gather(*filling)
                before = table.version
                assert [one.is_success for one in answers] == [before == 1]
                assert (await ann.http.get("/api/tables")).is_success
                assert (await ann.http.get(f"/api/tables/{id}")).is_success
                lines = len([line for line in table.chat.messages if line.text])
                assert lines == number
                answer.set_result(BotDecision("director", "recruit"))
                await asyncio.sleep(0.05)
            disk.pages = 1 << 30
            await until(lambda: not table.recovery.needed and not bots.recovery.needed)
            assert (await ann.post(f"/tables/{id}/moves", body))["version"] == 1
            await ann.post(f"/tables/{id}/chat", {**talk, "id": f"{number}"})
            if bots.version == 0:
                _, answer = await workers.asked.get()
                answer.set_result(BotDecision("director", "recruit"))
                await until(lambda: bots.version == 1)
            stored = await rows(table)
            assert stored.row.version == table.version == 1
            assert len([line for line in stored.messages if line.text]) == number + 1

    run(story())


# --- play goes on -----------------------------------------------------------------------------


@pytest.mark.parametrize("outages", [2, pytest.param(40, marks=pytest.mark.long)])
def test_nothing_is_lost_or_doubled_when_the_database_is_ended(
    postgresql: PostgreSQL, outages: int
) -> None:
    """A server and its players go on through it all; whatever was acknowledged is stored, once."""

    async def story() -> list[Player]:
        players, _ = await seated(served)

        def done() -> int:
            return sum(len(player.done) for player in players)

        playing = [asyncio.ensure_future(player.play()) for player in players]
        try:
            for count in range(outages):
                enough = done() + 20
                while done() < enough:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(postgresql.kill if count % 2 else postgresql.stop)
                await asyncio.sleep(0.1 * (count % 3))
                await asyncio.to_thread(postgresql.start)
            for player in players:
                player.playing = False
            await until_served(served, lambda: not any(player.request for player in players))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*map(check_what_was_told, players))
        return players

    with serving(postgresql.url) as served:
        players = asyncio.run(story())
    check_what_is_stored(players, postgresql.url)
    assert sum(player.unsaved for player in players) >= outages
    assert {error for player in players for error in player.refused.values()} <= {"table-stale"}
