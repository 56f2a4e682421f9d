"""Spectators: however many they are, what they are told is made once, and players come first."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from detente.server.messages import TableUpdate
from detente.server.table import audience
from detente.server.table.subscriber import Subscriber
from detente.server.table.table import Table
from tests.server.company import choose_dully, company, hear_until, run, until, wired
from tests.server.player import live


class Gallery:
    """Spectators of a table, and what each was sent."""

    def __init__(self, table: Table, size: int) -> None:
        self.table = table
        self.sent: list[list[dict[str, Any]]] = [[] for _ in range(size)]
        self.subscribers = [self._subscriber(heard) for heard in self.sent]

    def _subscriber(self, heard: list[dict[str, Any]]) -> Subscriber:
        async def send(message: bytes) -> None:
            heard.append(json.loads(message))

        return Subscriber(self.table, None, send)

    async def all_at(self, version: int) -> None:
        await until(
            lambda: all(heard and heard[-1]["table"]["version"] == version for heard in self.sent)
        )


@asynccontextmanager
async def gallery(table: Table, size: int) -> AsyncIterator[Gallery]:
    here = Gallery(table, size)
    tasks = [asyncio.create_task(one.send_updates()) for one in here.subscribers]
    for one in here.subscribers:
        table.presence.add(one)
        one.subscribe(-1, 0, None)
    await here.all_at(table.version)
    await until(lambda: all(h[-1]["table"]["spectators"] == size for h in here.sent))
    crowd = table.presence.audience
    await until(lambda: crowd._next_count is None and not crowd._untold)  # nothing more is to come
    yield here
    for task in tasks:
        task.cancel()
    for one in here.subscribers:
        await table.presence.remove(one)


@pytest.fixture(autouse=True)
def counted_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "_BETWEEN_COUNTS", 0.02)


def test_one_encoding_for_all_spectators(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[TableUpdate] = []
    encode = msgspec.json.encode

    def counting(message: Any) -> bytes:
        if isinstance(message, TableUpdate) and not message.my_seats:
            encoded.append(message)
        return encode(message)

    async def story() -> None:
        async with company(tmp_path) as server:
            _, _, id = await server.pair()
            table = await server.table(id)
            async with gallery(table, 50) as here:
                monkeypatch.setattr(msgspec.json, "encode", counting)
                for version in range(1, 6):
                    encoded.clear()
                    await choose_dully(table, until=version)
                    await here.all_at(version)
                    assert len(encoded) == 1
                encoded.clear()
                await table.chat.post(0, "Ann", "hello", "Hello")
                await until(lambda: all(heard[-1]["messages"] for heard in here.sent))
                assert len(encoded) == 1
                encoded.clear()
                table.notify()  # nothing is new
                await asyncio.sleep(0.05)
                assert encoded == []

    run(story())


def test_all_spectators_are_told_the_same_as_one_alone(tmp_path: Path) -> None:
    """Also those who lag behind, or ask for everything again."""

    async def story() -> None:
        async with company(tmp_path) as server:
            _, _, id = await server.pair()
            table = await server.table(id)
            async with gallery(table, 30) as here:
                await choose_dully(table, until=6)
                await here.all_at(6)
                late, again = here.subscribers[:2]
                late.subscribe(3, 0, None)
                again.resend()
                await until(lambda: here.sent[0][-1]["events_from"] == 4)
                await until(lambda: here.sent[1][-1]["events_from"] == 0)
                assert here.sent[0][-1]["events"] == wired(table.state.events(None, 4))
                assert here.sent[1][-1]["events"] == wired(table.state.events(None))
                for heard in here.sent[2:]:
                    known: list[Any] = []
                    for update in heard:
                        known = known if update["events_from"] else []
                        known += update["events"]
                    assert known == wired(table.state.events(None))
                    views = [update["view"] for update in heard if update["view"]]
                    assert views[-1] == wired(table.state.view(None))

    run(story())


def test_nobody_chooses_how_much_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as server:
            _, _, id = await server.pair()
            shared = (await server.table(id)).shared_updates
            for version in range(-50, 50):
                shared.since(version, version)
            assert len(shared._kept) <= 8

    run(story())


def test_players_are_told_before_the_gallery(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "_AT_ONCE", 5)
    monkeypatch.setattr(audience, "_PAUSE", 0.2)

    async def story() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            table = await server.table(id)
            async with ann.sit(id) as one, bob.sit(id) as two:
                await one.subscribe()
                await two.subscribe()
                here = Gallery(table, 20)
                tasks = [asyncio.create_task(member.send_updates()) for member in here.subscribers]
                for member in here.subscribers:
                    table.presence.audience.add(member)
                    member.subscribe(-1, 0, None)
                await here.all_at(0)
                assert (await one.play("analyst"))["type"] == "accepted"
                await hear_until(two, lambda m: m["table"]["version"] == 1)
                told = [heard[-1]["table"]["version"] for heard in here.sent]
                assert told.count(1) <= 10, "the others have their turn later"
                await here.all_at(1)
                for task in tasks:
                    task.cancel()

    run(story())


def test_a_crowd_that_comes_is_counted_at_intervals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise each who comes would be told to all who are there."""
    monkeypatch.setattr(audience, "_BETWEEN_COUNTS", 0.5)

    async def story() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            async with ann.sit(id) as seat, AsyncExitStack() as stack:
                await seat.subscribe()
                counts: list[int] = []

                def counted(message: dict[str, Any]) -> bool:
                    counts.append(message["table"]["spectators"])
                    return counts[-1] == 20

                hearing = asyncio.create_task(hear_until(seat, counted))
                for _ in range(20):
                    guest = await stack.enter_async_context(live(server.address, id))
                    await guest.subscribe()
                await hearing
                assert len(set(counts)) < 15

    run(story())
