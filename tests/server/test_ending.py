"""Tables that nobody is at any more end by themselves, and their records stay."""

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from detente.server import ending
from detente.server.ending import BOTS_AFTER, DAY, GRACE, INVITATION_AFTER, UNSEEN_AFTER, end_all
from detente.server.storage import schema
from detente.server.table.recovery import load
from detente.server.tables import TableRegistry
from detente.texts import LANGUAGES, Texts
from tests.server.company import Company, company, hear_until, notices, refused, run

CHECKOUT = Path(__file__).parents[2]


async def age(here: Company, id: str, seconds: float, loaded: bool = False) -> None:
    """Let a table be as if nothing had happened there for so long, and the server had run."""
    then = time.time() - seconds

    def write(c: Any) -> None:
        table, seat = schema.tables, schema.seats
        c.execute(update(table).where(table.c.id == id).values(started=then, changed=then))
        c.execute(update(seat).where(seat.c.table == id).values(seen=then))
        c.execute(update(schema.sweeps).values(since=0.0))

    if not loaded:
        here.tables.loaded.pop(id).stop()
    await here.tables.database.write(write)


KINDS = [
    ("bots", ("recruit", "recruit"), "live", BOTS_AFTER),
    ("invitation", ("me", "open"), "live", INVITATION_AFTER["live"]),
    ("invitation", ("me", "link"), "correspondence", INVITATION_AFTER["correspondence"]),
    ("unseen", ("me", "recruit"), "live", UNSEEN_AFTER["live"]),
    ("unseen", ("me", "me"), "correspondence", UNSEEN_AFTER["correspondence"]),
]


@pytest.mark.parametrize(("why", "seats", "pace", "after"), KINDS)
def test_a_table_ends_by_itself(
    why: str, seats: tuple[str, ...], pace: str, after: float, database_url: str
) -> None:
    async def story() -> None:
        async with company(database_url) as here:
            ann = await here.guest("Ann")
            id = (await ann.create_table(*seats, pace=pace))["table"]
            await age(here, id, after - 60)
            assert await end_all(here.tables, time.time()) == 0
            assert not (await ann.get(f"/tables/{id}"))["table"]["closed"]
            await age(here, id, after + 60)
            assert await end_all(here.tables, time.time()) == 1
            assert id not in here.tables.loaded, "it is not loaded for that"
            assert await end_all(here.tables, time.time()) == 0

            update = await ann.get(f"/tables/{id}")
            assert update["table"]["closed"] and update["table"]["ended"] == why
            assert notices(update) == ["notice-ended"]
            assert update["messages"][-1]["args"] == {"why": why}
            for language in LANGUAGES:
                assert len(Texts(language).say("notice-ended", why=why)) > 40
            lobby = await ann.get("/tables")
            assert id not in [table["id"] for table in [*lobby["open"], *lobby["public"]]]
            if "me" in seats:
                (mine,) = lobby["mine"]
                assert mine["ended"] == why
                move = {"id": "a", "version": 0, "move": "assassin", "seat": "cia"}
                asking = ann.http.post(f"/api/tables/{id}/moves", json=move)
                problem = await refused(asking, 400, "table-closed")
                assert problem["args"]["why"] == why
            record = await ann.http.get(f"/api/tables/{id}/record")
            assert record.is_success and "cia_vs_kgb" in record.text
            positions = await ann.get(f"/tables/{id}/positions/0", all_seats=True)
            assert len(positions["views"]) == 2

    run(story())


def test_a_table_where_somebody_is_does_not_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, eve = await here.guest("Ann"), await here.guest("Eve")
            id = (await ann.create_table("me", "open"))["table"]
            await age(here, id, 1000 * DAY)
            async with eve.sit(id) as seat:
                await seat.subscribe()
                assert await end_all(here.tables, time.time()) == 0
                assert not (await ann.get(f"/tables/{id}"))["table"]["closed"]

    run(story())


def test_a_table_in_memory_ends_and_its_bots_stop(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann = await here.guest("Ann")
            id = (await ann.create_table("recruit", "recruit"))["table"]
            table = await here.table(id)
            await age(here, id, BOTS_AFTER + 60, loaded=True)
            assert await end_all(here.tables, time.time()) == 1
            assert table.row.closed and here.tables.loaded[id] is table
            async with ann.sit(id) as seat:
                await seat.subscribe()
                await hear_until(seat, lambda update: update["table"]["ended"] == "bots")

    run(story())


def test_no_table_ends_soon_after_the_server_was_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann = await here.guest("Ann")
            id = (await ann.create_table("me", "recruit"))["table"]
            await age(here, id, 0.0)
            back = time.time() + 365 * DAY
            for passed in range(0, int(GRACE), int(DAY)):
                assert await end_all(here.tables, back + passed) == 0
            assert await end_all(here.tables, back + GRACE) == 1
            assert (await here.table(id)).row.closed

    run(story())


def test_thousands_of_tables_neither_hold_up_the_loop_nor_are_loaded(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann = await here.guest("Ann")
            id = (await ann.create_table("me", "open"))["table"]
            await age(here, id, 30 * DAY)
            pattern = await here.tables.database.read(lambda c: load(c, id, 0.0))

            def many(c: Any) -> None:
                rows = [
                    {column.name: getattr(pattern.row, column.name) for column in schema.tables.c}
                    | {"id": f"{number:06}"}
                    for number in range(1000)
                ]
                c.execute(schema.tables.insert(), rows)
                seats = [
                    {column.name: getattr(seat, column.name) for column in schema.seats.c}
                    | {"table": row["id"]}
                    for row in rows
                    for seat in pattern.seats.rows
                ]
                c.execute(schema.seats.insert(), seats)

            await here.tables.database.write(many)
            ending_all = asyncio.ensure_future(end_all(here.tables, time.time()))
            longest, last = 0.0, time.monotonic()
            while not ending_all.done():
                await asyncio.sleep(0.005)
                longest, last = max(longest, time.monotonic() - last), time.monotonic()
            assert await ending_all == 1001 and not here.tables.loaded
            assert longest < 0.5

    run(story())


def test_the_server_looks_for_them_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        asked = asyncio.Event()

        async def noted(tables: TableRegistry, now: float) -> int:
            asked.set()
            return 0

        monkeypatch.setattr(ending, "end_all", noted)
        async with company(tmp_path):
            await asyncio.wait_for(asked.wait(), 10)

    run(story())


def test_the_times_are_stated() -> None:
    """docs/hosting.md and the notices say the times that the program has."""
    page = (CHECKOUT / "docs" / "hosting.md").read_text("utf-8")
    section = page.partition("## Tables that end by themselves")[2].partition("\n## ")[0]
    numbers = [round(seconds / DAY) for _, _, _, seconds in KINDS] + [round(GRACE / DAY)]
    assert {int(number) for number in re.findall(r"(\d+) days?", section)} == {*numbers}
    assert {INVITATION_AFTER["live"], UNSEEN_AFTER["live"]} == {7 * DAY, 30 * DAY}
