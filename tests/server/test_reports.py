"""A message is reported to the host; nobody at the table can find out, least of all its author."""

from pathlib import Path
from typing import Any
from uuid import uuid4

from sqlalchemy import select

from detente.server.limits import Limits, Rate
from detente.server.storage import schema
from tests.server.company import Company, company, refused, run
from tests.server.inside import boundless
from tests.server.player import Guest


async def reports(here: Company) -> list[Any]:
    query = select(schema.chat_reports)
    return await here.tables.database.read(lambda c: list(c.execute(query)))


async def say(guest: Guest, table: str, text: str) -> int:
    body = {"id": uuid4().hex, "text": text}
    number: int = (await guest.post(f"/tables/{table}/chat", body))["message"]
    return number


def test_a_report_is_stored_for_the_host_once(database_url: str) -> None:
    async def story() -> None:
        async with company(database_url) as here:
            ann, bob, id = await here.pair()
            number = await say(bob, id, "Idiot!")
            for reason in ("rude\u0000", "again"):
                await ann.post(f"/tables/{id}/reports", {"message": number, "reason": reason})
            await bob.http.patch("/api/me", json={"name": "Somebody else"})
            (report,) = await reports(here)
            assert (report.table, report.message, report.reporter) == (id, number, 0)
            assert (report.seat, report.name, report.text) == (1, "Bob", "Idiot!")
            assert report.reason == "rude"
            assert here.tables.guests.read(bob.http.cookies["detente_guest"]) == report.author

    run(story())


def test_the_reported_one_learns_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, bob, id = await here.pair()
            number = await say(bob, id, "Idiot!")
            before = await bob.get(f"/tables/{id}"), (await bob.http.get("/metrics")).text
            async with bob.sit(id) as seat:
                await seat.subscribe()
                watching = await seat.subscribe()
                await ann.post(f"/tables/{id}/reports", {"message": number})
                await say(ann, id, "the next thing that is told")
                told = await seat.receive()
                assert [line["text"] for line in told["messages"]] == [
                    "the next thing that is told"
                ]
                assert watching["messages"][-1]["number"] == number
            after = await bob.get(f"/tables/{id}"), (await bob.http.get("/metrics")).text
            assert after[0]["messages"][:-1] == before[0]["messages"]
            assert "report" not in after[1]

    run(story())


def test_what_cannot_be_reported(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, bob, id = await here.pair()
            eve = await here.guest("Eve")
            number = await say(bob, id, "Idiot!")
            notice = next(m["number"] for m in (await ann.get(f"/tables/{id}"))["messages"])
            path = f"/api/tables/{id}/reports"
            for guest, message in (
                (bob, number),
                (ann, notice),
                (ann, 99),
                (ann, -1),
                (ann, 2**70),
            ):
                asking = guest.http.post(path, json={"message": message})
                await refused(asking, 400, "table-no-such-message")
            asking = eve.http.post(path, json={"message": number})
            await refused(asking, 403, "table-only-watching")
            assert await reports(here) == []

    run(story())


def test_reports_are_limited_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        limits: Limits = boundless()
        limits.reports = Rate(1 / 3600, 2)
        async with company(tmp_path, limits=limits) as here:
            ann, bob, id = await here.pair()
            numbers = [await say(bob, id, f"Idiot {number}!") for number in range(3)]
            path = f"/api/tables/{id}/reports"
            answers = [await ann.http.post(path, json={"message": number}) for number in numbers]
            assert [answer.status_code for answer in answers] == [204, 204, 429]
            assert int(answers[-1].headers["Retry-After"]) > 0
            assert len(await reports(here)) == 2

    run(story())


def test_an_author_is_the_same_for_one_person_in_one_seat(tmp_path: Path) -> None:
    """So he can be muted, whatever he calls himself; and nothing else can be learned from it."""

    async def story() -> None:
        async with company(tmp_path) as here:
            ann, bob, id = await here.pair()
            other = (await bob.create_table("me", "open"))["table"]
            eve = await here.guest("Eve")
            for guest, name in ((bob, "Bob"), (bob, "Another name"), (ann, "Ann"), (eve, "Bob")):
                await guest.http.patch("/api/me", json={"name": name})
                await say(guest, id, f"said by {name}")
            await say(bob, other, "elsewhere")
            await ann.post(f"/tables/{id}/leave")
            update = await bob.get(f"/tables/{id}")
            said = [line["author"] for line in update["messages"] if line["text"]]
            assert said[0] == said[1] and len({*said}) == 3
            (elsewhere,) = (await bob.get(f"/tables/{other}"))["messages"]
            assert elsewhere["author"] not in said
            assert {line["author"] for line in update["messages"] if line["notice"]} == {None}
            known = [here.tables.guests.read(g.http.cookies["detente_guest"]) for g in (ann, bob)]
            assert not {*known} & {*said}

    run(story())
