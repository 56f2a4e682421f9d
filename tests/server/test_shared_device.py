"""One person with several seats: friends who pass a device to each other, and tables of four."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from detente import registry
from detente.server.table.seats import TAKEOVER_AFTER
from tests.server.company import (
    Company,
    company,
    hear_until,
    notices,
    refused,
    run,
    seat_of,
    until,
    wired,
)
from tests.server.player import Guest
from tests.toys.services import PACKAGE
from tests.toys.services.rules import SERVICES

BOTH = ["cia", "kgb"]


@pytest.fixture
def services() -> Iterator[str]:
    """A game for up to four, whose seats get other names, installed for a test."""
    with registry.registered(PACKAGE):
        yield PACKAGE.name


# --- one view at a time -------------------------------------------------------------------------


def test_of_several_seats_one_sees_none_until_one_names_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            place = await ann.create_table("me", "me")
            path, table = f"/tables/{place['table']}", await server.table(place["table"])
            assert place["seat"] == "cia" and place["invitations"] == {}
            await ann.post(f"{path}/moves", {**move_request(0, "director"), "seat": "cia"})

            update = await ann.get(path)
            assert (update["seat"], update["my_seats"], update["undo_seat"]) == (None, BOTH, "cia")
            assert update["view"] == wired(table.state.view(None))
            assert update["events"] == wired(table.state.events(None))
            for seat, name in enumerate(BOTH):
                told = await ann.get(path, seat=name)
                assert (told["seat"], told["my_seats"]) == (name, BOTH)
                assert told["view"] == wired(table.state.view(seat))
                assert await ann.get(f"{path}/log", seat=name) == wired(table.state.events(seat))
                moment = await ann.get(f"{path}/positions/1", seat=name)
                assert moment["view"] == told["view"]
                assert told["undo_seat"] == (name if name == "cia" else None)
            assert (await ann.get(f"{path}/positions/1"))["view"] == update["view"]
            assert (await ann.get(f"{path}/explain", move="director", seat="kgb"))["allowed"]

            # Whoever acts says for whom; what nobody else may do, one seat may not do for another.
            unnamed = ann.post(f"{path}/moves", move_request(1, "director"))
            problem = await refused(unnamed, 400, "table-which-of-yours")
            assert problem["args"] == {"allowed": BOTH}
            await refused(ann.post(f"{path}/device-links"), 400, "table-which-of-yours")
            await refused(ann.get(f"{path}/explain", move="director"), 400, "table-which-of-yours")
            for name in BOTH:
                await refused(bob.get(path, seat=name), 403, "table-only-watching")
            await refused(ann.get(path, seat="mi6"), 400, "table-no-such-seat")
            program = server.program(place["token"])
            assert (await program.get(path))["seat"] == "cia"
            await refused(program.get(path, seat="kgb"), 403, "table-not-your-seat")
            assert (await ann.get("/tables"))["my_seats"] == {place["table"]: BOTH}

    run(work())


def test_a_connection_tells_only_what_the_seat_asked_for_may_know(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            id = (await ann.create_table("me", "me"))["table"]
            table = await server.table(id)
            async with ann.sit(id) as device:

                async def look(seat: int | None) -> None:
                    """What comes after asking for a seat is what that seat may know, no more."""
                    name = None if seat is None else BOTH[seat]
                    await device.socket.send(hello(seat=name))
                    update = await device.receive()
                    assert (update["seat"], update["my_seats"], update["events_from"]) == (
                        name,
                        BOTH,
                        0,
                    )
                    assert update["view"] == wired(table.state.view(seat))
                    assert update["events"] == wired(table.state.events(seat))

                await look(None)
                await look(0)
                # What is stored, and then told, is told to the seat that looks.
                first = {"id": "a", "version": 0, "move": "director", "seat": "cia"}
                assert (await device.request("play", **first))["type"] == "accepted"
                await hear_until(device, lambda m: m["table"]["version"] == 1)
                assert device.view == wired(table.state.view(0))
                await look(None)
                assert device.update["undo_seat"] == "cia"
                await look(1)
                assert device.update["undo_seat"] is None
                # The answer did not arrive: it is demanded again while another seat looks.
                again = await device.request("play", **first)
                assert (again["type"], again["version"], table.version) == ("accepted", 1, 1)
                unnamed = await device.request("play", version=1, move="analyst")
                assert unnamed["problem"]["error"] == "table-which-of-yours"
                await look(None)
                await device.request("undo", id="b", version=1, seat="cia")
                assert table.state.to_act == (0, 1)
                await hear_until(device, lambda m: m["table"]["version"] == 2)
                assert device.update["undo_seat"] is None and device.update["seat"] is None
                for seat in (1, 0):
                    await look(seat)
                    chosen = {"version": table.version, "move": "analyst", "seat": BOTH[seat]}
                    assert (await device.request("play", **chosen))["type"] == "accepted"
                await look(None)
                assert len(table.state.pending_actions) == 0
                await device.socket.send(hello(seat="mi6"))
                assert (await device.receive())["problem"]["error"] == "table-no-such-seat"

    run(work())


# --- one person ---------------------------------------------------------------------------------


async def four(server: Company, game: str) -> tuple[list[Guest], str]:
    """Ann with two seats, Bob and Carl at a table of four."""
    ann, bob, carl = [await server.guest(name) for name in ("Ann", "Bob", "Carl")]
    request = {"game": game, "seats": ["me", "me", "link", "link"]}
    place = await ann.post("/tables", request)
    assert list(place["invitations"]) == ["south", "west"]
    for guest, token in zip((bob, carl), place["invitations"].values(), strict=True):
        await guest.post(f"/tables/{place['table']}/join", {"token": token})
    return [ann, bob, carl], place["table"]


def test_who_shares_a_device_is_there_agrees_and_leaves_as_one(
    tmp_path: Path, services: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            (ann, bob, carl), id = await four(server, services)
            path, table = f"/tables/{id}", await server.table(id)
            async with ann.sit(id) as device, carl.sit(id) as other:
                await device.subscribe()
                await other.subscribe()
                here = [seat["connected"] for seat in table_of(device)["seats"]]
                assert here == [True, True, False, True] and table_of(device)["spectators"] == 0
                await bob.post(f"{path}/leave")
                await refused(
                    ann.post(f"{path}/bot-takeover", {"seat": "east", "bot": "recruit"}),
                    400,
                    "table-not-replaceable",
                )
                request = {"seat": "south", "bot": "recruit"}
                await ann.post(f"{path}/bot-takeover", request)
                south = seat_of(await carl.get(path), "south")
                assert (south["kind"], south["consents"]) == ("left", ["north", "east"])
                await carl.post(f"{path}/bot-takeover", request)
                assert seat_of(await carl.get(path), "south")["kind"] == "bot"
            await until(lambda: not table.presence.connected)
            monkeypatch.setitem(TAKEOVER_AFTER, "live", 0.0)
            for seat in ("north", "east"):  # both have vanished; Carl alone decides
                await carl.post(f"{path}/bot-takeover", {"seat": seat, "bot": "officer"})
            assert (await ann.get(path))["bot_plays_for_me"]
            await ann.post(f"{path}/reclaim")
            update = await ann.get(path)
            kinds = [seat["kind"] for seat in update["table"]["seats"]]
            assert kinds == ["person", "person", "bot", "person"] and not update["bot_plays_for_me"]
            await refused(ann.post(f"{path}/reclaim"), 400, "table-seat-is-yours")
            await ann.post(f"{path}/leave")
            update = await ann.get(path)
            assert update["my_seats"] == [] and notices(update)[-2:] == ["notice-left-two"] * 2
            assert [line["args"]["seat"] for line in update["messages"][-2:]] == ["north", "east"]
            assert not update["table"]["closed"]
            await carl.post(f"{path}/leave")
            assert (await ann.get(path))["table"]["closed"]

    run(work())


def test_a_seat_may_change_its_name(tmp_path: Path, services: str) -> None:
    """Old and new names are understood, and everybody is told everything under the new ones."""

    async def work() -> None:
        async with company(tmp_path) as server:
            (ann, bob, carl), id = await four(server, services)
            path, table = f"/tables/{id}", await server.table(id)
            async with carl.sit(id) as west:
                update = await west.subscribe()
                assert update["seat"] == "west" and update["table"]["seats"][3]["seat_id"] == "west"
                joined = [line["args"]["seat"] for line in update["messages"]]
                assert joined == ["south", "west"]
                for seat in range(4):
                    code = table.state.legal_moves(seat)[0]
                    await table.moves.play(seat, f"c{seat}", seat, code)
                await hear_until(west, lambda m: m["table"]["version"] == 4)
                called = [table.state.seat_name(seat) for seat in range(4)]
                assert set(called) == set(SERVICES)
                assert west.update["seat"] == called[3] and west.update["my_seats"] == [called[3]]
                assert west.update["events_from"] == 0, "events tell of seats by their names"
                assert west.update["events"] == wired(table.state.events(3))
                assert west.view["seats"] == [one["seat"] for one in table_of(west)["seats"]]
                assert west.view["seats"] == called
                assert table_of(west)["to_act"] == west.view["to_act"]
                assert table_of(west)["seats"][3]["seat_id"] == "west"
            for number in range(5):
                told = await carl.get(path, version=number)
                assert told["events_from"] == (0 if number < 4 else 5)
            for name in ("east", called[1]):
                assert (await ann.get(path, seat=name))["seat"] == called[1]
            lines = (await ann.get(path))["messages"]
            assert [line["args"]["seat"] for line in lines] == called[2:]
            await bob.post(f"{path}/chat", {"id": "s", "text": "Hm."})
            assert (await ann.get(path))["messages"][-1]["seat"] == called[2]
            await bob.post(f"{path}/leave")
            for guest in (ann, carl):
                await guest.post(f"{path}/admissions", {"seat": called[2]})
            invitation = await ann.post(f"{path}/invitations", {"seat": called[2]})
            dora = await server.guest("Dora")
            assert (await dora.post(f"{path}/join", invitation))["seat"] == "south"

    run(work())


# --- what the tests share -----------------------------------------------------------------------


def move_request(number: int, code: str) -> dict[str, Any]:
    return {"id": f"d{number}", "version": number, "move": code}


def hello(**fields: Any) -> str:
    return json.dumps({"type": "subscribe", **fields})


def table_of(live: Any) -> dict[str, Any]:
    return dict(live.update["table"])
