"""Sitting down, other devices, looking on, leaving, and bots that stand in."""

import asyncio
import hashlib
import time
from pathlib import Path
from typing import Any

import pytest

from detente.server.bot_workers import BotDecision
from detente.server.storage import store
from detente.server.storage.rows import SeatRow
from detente.server.table.seats import TAKEOVER_AFTER, SeatLost, Seats
from tests.server.company import (
    SHORT,
    Held,
    choose_dully,
    company,
    hear_until,
    notices,
    refused,
    run,
    seat_of,
    until,
    wired,
)
from tests.server.player import Guest, live


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is away for a moment has vanished."""
    monkeypatch.setitem(TAKEOVER_AFTER, "live", 0.05)


# --- sitting down -----------------------------------------------------------------------------


def test_an_invitation_is_for_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, carl = [await server.guest(name) for name in ("Ann", "Bob", "Carl")]
            place = await ann.create_table("me", "link")
            join, token = f"/tables/{place['table']}/join", place["invitations"]["kgb"]
            await refused(bob.post(join, {"seat": "kgb"}), 400, "table-by-invitation")

            got = await bob.post(join, {"token": token})
            assert (got["table"], got["seat"], got["invitations"]) == (place["table"], "kgb", {})
            await refused(carl.post(join, {"token": token}), 400, "table-seat-taken")
            again = await bob.post(join, {"token": token})  # a reloaded page, a second click
            assert again["seat"] == "kgb"

            update = await carl.get(f"/tables/{place['table']}")
            assert seat_of(update, "kgb")["name"] == "Bob" and update["seat"] is None
            assert notices(update) == ["notice-joined"]

    run(work())


def test_of_many_who_follow_one_invitation_at_once_one_sits_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("me", "link")
            crowd = [await server.guest(f"Guest {number}") for number in range(6)]
            body = {"token": place["invitations"]["kgb"]}
            path = f"/api/tables/{place['table']}/join"
            answers = await asyncio.gather(*[guest.http.post(path, json=body) for guest in crowd])
            assert sorted(answer.status_code for answer in answers) == [201, *[400] * 5]
            assert (
                len(await server.tables.database.read(lambda c: store.holders(c, place["table"])))
                == 2
            )

    run(work())


def test_an_open_seat_is_for_the_first_who_comes(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, carl = [await server.guest(name) for name in ("Ann", "Bob", "Carl")]
            place = await ann.create_table("open", "me")
            join = f"/tables/{place['table']}/join"
            assert (await bob.post(join, {"seat": "cia"}))["seat"] == "cia"
            assert (await bob.post(join, {"seat": "cia"}))["seat"] == "cia"
            await refused(carl.post(join, {"seat": "cia"}), 400, "table-seat-taken")
            await refused(carl.post(join, {"seat": "kgb"}), 400, "table-seat-taken")
            await refused(carl.post(join, {"seat": "mi6"}), 400, "table-no-such-seat")
            await refused(carl.post(join, {}), 400, "table-which-seat")
            await refused(bob.post(join, {"seat": "kgb"}), 400, "table-already-seated")

    run(work())


def test_links_of_other_tables_and_invented_ones_open_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            here, there = await ann.create_table("me", "link"), await ann.create_table("me", "link")
            join = f"/tables/{here['table']}/join"
            for token in (there["invitations"]["kgb"], there["token"], "", "x" * 5000):
                await refused(bob.post(join, {"token": token}), 400, "table-bad-link")
            for token in (there["token"], here["invitations"]["kgb"], "x"):
                asked = server.program(token).get(f"/tables/{here['table']}")
                await refused(asked, 403, "request-bad-token")

    run(work())


def test_the_store_knows_only_hashes_of_tokens(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            place = await (await server.guest("Ann")).create_table("me", "link")
        found = b"".join(path.read_bytes() for path in tmp_path.glob("table.db*"))
        for token in (place["token"], place["invitations"]["kgb"]):
            assert token.encode() not in found
            assert hashlib.sha256(token.encode()).hexdigest().encode() in found

    run(work())


# --- another device ---------------------------------------------------------------------------


def test_two_devices_at_one_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            link = await ann.post(f"/tables/{id}/device-links")
            phone = await server.guest("Ann's phone")
            got = await phone.post(f"/tables/{id}/join", {"token": link["token"]})
            assert got["seat"] == "cia"
            async with ann.sit(id) as desk, phone.sit(id) as hand:
                await desk.subscribe()
                await hand.subscribe()
                assert desk.view == hand.view and desk.codes
                assert seat_of(hand.update, "cia")["name"] == "Ann"
                assert (await hand.play("analyst"))["type"] == "accepted"
                await hear_until(desk, lambda m: m["table"]["version"] == 1)
                assert desk.update["undo_seat"], "it is one's own choice on either device"
            assert [table["id"] for table in (await phone.get("/tables"))["mine"]] == [id]

    run(work())


def test_a_program_plays_with_the_seat_token_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("me", "open")
            program = server.program(place["token"])
            update = await program.get(f"/tables/{place['table']}")
            assert update["seat"] == "cia"
            headers = {"Authorization": f"Bearer {place['token']}"}
            async with live(server.address, place["table"], **headers) as seat:
                await seat.subscribe()
                assert (await seat.play("director"))["type"] == "accepted"
            done = await program.post(f"/tables/{place['table']}/undo", {"id": "u", "version": 1})
            assert done == {"id": "u", "version": 2}

    run(work())


# --- looking on -------------------------------------------------------------------------------


def test_spectators_see_what_is_public_and_change_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            table = await server.table(id)
            await choose_dully(table, until=8)
            carl, path = await server.guest("Carl"), f"/tables/{id}"
            update = await carl.get(path)
            assert (update["seat"], update["undo_seat"], update["bot_plays_for_me"]) == (
                None,
                None,
                False,
            )
            assert update["view"] == wired(table.state.view(None))
            assert update["events"] == wired(table.state.events(None))
            assert await server.stranger().get(f"/api{path}") is not None

            before, number = table.state.dump(), table.version
            requests: list[tuple[str, Any]] = [
                ("moves", {"id": "a", "version": number, "move": "pass"}),
                ("undo", {"id": "b", "version": number}),
                ("bot-takeover", {"seat": "cia", "bot": "recruit"}),
                ("invitations", {"seat": "cia"}),
                ("leave", None),
                ("reclaim", None),
                ("device-links", None),
            ]
            for verb, body in requests:
                await refused(carl.post(f"{path}/{verb}", body), 403, "table-only-watching")
            await refused(carl.get(f"{path}/explain", move="pass"), 403, "table-only-watching")
            async with carl.sit(id) as seat, ann.sit(id) as own:
                await own.subscribe()
                await seat.subscribe()
                await hear_until(own, lambda m: m["table"]["spectators"] == 1)
                for do, more in (("play", {"move": "pass"}), ("undo", {})):
                    answer = await seat.request(do, version=number, **more)
                    assert answer["problem"]["error"] == "table-only-watching"
            assert (table.state.dump(), table.version) == (before, number)

    run(work())


def test_spectators_talk_if_they_have_a_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            said = {"id": "1", "text": "Good luck!"}
            stranger = server.stranger()
            await refused(stranger.post(f"/api/tables/{id}/chat", json=said), 400, "table-no-name")
            carl = await server.guest("Carl")
            await carl.post(f"/tables/{id}/chat", said)
            line = (await ann.get(f"/tables/{id}"))["messages"][-1]
            assert (line["seat"], line["name"], line["text"]) == (None, "Carl", "Good luck!")

    run(work())


# --- leaving ----------------------------------------------------------------------------------


def test_who_leaves_becomes_a_spectator_and_can_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            token = (await bob.post(f"/tables/{id}/device-links"))["token"]
            async with bob.sit(id) as seat:
                assert (await seat.subscribe())["seat"] == "kgb"
                await bob.post(f"/tables/{id}/leave")
                await hear_until(seat, lambda m: m["seat"] is None and m["messages"])
                assert notices(seat.update)[-1] == "notice-left-two"
                assert seat.update["may_return"] == ["kgb"]
                answer = await seat.request("play", version=0, move="director")
                assert answer["problem"]["error"] == "table-only-watching"
            await refused(server.program(token).get(f"/tables/{id}"), 403, "request-bad-token")
            update = await ann.get(f"/tables/{id}")
            kgb = seat_of(update, "kgb")
            assert (kgb["kind"], kgb["name"], kgb["replaceable"]) == ("left", None, True)
            assert not update["table"]["closed"]
            assert (await bob.get("/tables"))["mine"] == []

            # What Bob knew is for nobody else, and Ann cannot give it away.
            carl = await server.guest("Carl")
            join = carl.post(f"/tables/{id}/join", {"seat": "kgb"})
            await refused(join, 400, "table-seat-left")
            for verb in ("invitations", "admissions"):
                asking = ann.post(f"/tables/{id}/{verb}", {"seat": "kgb"})
                await refused(asking, 400, "table-seat-left")

            assert (await bob.post(f"/tables/{id}/join", {"seat": "kgb"}))["seat"] == "kgb"
            update = await bob.get(f"/tables/{id}")
            assert (update["seat"], update["may_return"]) == ("kgb", [])
            assert notices(update)[-1] == "notice-came-back"
            await refused(
                ann.post(f"/tables/{id}/invitations", {"seat": "kgb"}), 400, "table-seat-taken"
            )

    run(work())


def test_a_table_without_persons_is_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("me", "recruit")
            id = place["table"]
            _, answer = await workers.asked.get()
            await ann.post(f"/tables/{id}/leave")
            update = await ann.get(f"/tables/{id}")
            assert update["table"]["closed"] and not update["table"]["over"]
            answer.set_result(BotDecision("director", "recruit"))
            table = await server.table(id)
            await until(lambda: not table.bots.deciding)
            assert (table.version, workers.asked.empty()) == (0, True), "the bot went home, too"
            join = ann.post(f"/tables/{id}/join", {"seat": "cia"})
            await refused(join, 400, "table-closed")
            assert (await ann.get("/tables"))["mine"] == []

    run(work())


def test_leaving_and_hanging_up_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            _, bob, id = await server.pair()
            table = await server.table(id)
            async with bob.sit(id) as seat:
                await seat.subscribe()
                bobs = table.seats.grant(table.seats.holders[1][1])
                leaving = asyncio.ensure_future(table.seating.leave(bobs))
                await asyncio.sleep(0)
                (subscriber,) = table.presence.subscribers
                await table.presence.remove(subscriber)
                await leaving
            await until(lambda: table.idle)
            rows = await server.tables.database.read(lambda c: store.seats(c, id))
            assert rows[1].kind == table.seats.rows[1].kind == "left"

    run(work())


# --- standing in ------------------------------------------------------------------------------


def test_a_bot_stands_in_until_its_person_comes_back(tmp_path: Path, impatient: None) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            ann, bob, id = await server.pair()
            request = {"seat": "kgb", "bot": "officer"}
            async with ann.sit(id) as seat:
                await seat.subscribe()
                async with bob.sit(id) as other:
                    await other.subscribe()
                    # What Ann hears from here on is about Bob's going, not his not having come.
                    await hear_until(seat, lambda m: seat_of(m, "kgb")["connected"])
                    taking = ann.post(f"/tables/{id}/bot-takeover", request)
                    await refused(taking, 400, "table-not-replaceable")
                # Ann only waits; nobody does anything.
                await hear_until(seat, lambda m: seat_of(m, "kgb")["replaceable"])
                strange = {"seat": "kgb", "bot": "deep-blue"}
                await refused(ann.post(f"/tables/{id}/bot-takeover", strange), 400, "unknown-bot")
                await refused(
                    ann.post(f"/tables/{id}/bot-takeover", {**request, "seat": "cia"}),
                    400,
                    "table-not-replaceable",
                )
                await ann.post(f"/tables/{id}/bot-takeover", request)
                _, answer = await workers.asked.get()
                await hear_until(seat, lambda m: "notice-taken-over" in notices(m))
                kgb = seat_of(seat.update, "kgb")
                assert (kgb["kind"], kgb["bot"], kgb["name"]) == ("bot", "officer", "Bob")

            async with bob.sit(id) as other:
                update = await other.subscribe()
                assert (
                    update["bot_plays_for_me"]
                    and update["seat"] == "kgb"
                    and not update["undo_seat"]
                )
                refusal = await other.play("director")
                assert refusal["problem"]["error"] == "table-bot-stands-in"
                await bob.post(f"/tables/{id}/reclaim")
                await hear_until(other, lambda m: "notice-came-back" in notices(m))
                assert not other.update["bot_plays_for_me"]
                answer.set_result(BotDecision("analyst", "officer"))  # too late: the seat is Bob's
                table = await server.table(id)
                await until(lambda: not table.bots.deciding)
                assert table.version == 0 and table.state.to_act == (0, 1)
                assert (await other.play("director"))["type"] == "accepted"
                await refused(bob.post(f"/tables/{id}/reclaim"), 400, "table-seat-is-yours")

    run(work())


def test_one_is_told_of_the_absent_after_a_restart_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has gone away from this server: Bob simply never came."""
    monkeypatch.setitem(TAKEOVER_AFTER, "live", 3.0)

    async def create() -> tuple[Guest, str]:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            return ann, id

    async def wait(ann: Guest, id: str) -> None:
        async with company(tmp_path) as server:
            back = server.returning(ann)
            (await server.table(id)).seats.rows[1].seen = time.time()
            async with back.sit(id) as seat:
                assert not seat_of(await seat.subscribe(), "kgb")["replaceable"]
                await hear_until(seat, lambda m: seat_of(m, "kgb")["replaceable"])

    async def work() -> None:
        await wait(*await create())

    run(work())


def test_a_seat_that_was_left_goes_to_a_bot_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            ann, bob, id = await server.pair()
            await bob.post(f"/tables/{id}/leave")
            await ann.post(f"/tables/{id}/bot-takeover", {"seat": "kgb", "bot": "recruit"})
            _, answer = await workers.asked.get()
            answer.set_result(BotDecision("director", "recruit"))
            table = await server.table(id)
            await until(lambda: table.version == 1)
            await refused(bob.post(f"/tables/{id}/reclaim"), 403, "table-only-watching")

    run(work())


def test_nobody_is_replaced_after_the_end(
    tmp_path: Path, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda _: SHORT)

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            await choose_dully(await server.table(id))
            request = {"seat": "kgb", "bot": "officer"}
            taking = ann.post(f"/tables/{id}/bot-takeover", request)
            await refused(taking, 400, "table-not-replaceable")
            await bob.post(f"/tables/{id}/leave")
            assert not seat_of(await ann.get(f"/tables/{id}"), "kgb")["replaceable"]

    run(work())


def test_everybody_who_is_there_must_agree() -> None:
    now = time.time()

    def seat(number: int, kind: str, absent: float) -> SeatRow:
        return SeatRow("t", number, kind, None, [], now - absent)

    rows = [
        seat(0, "person", 0),
        seat(1, "person", 1000),
        seat(2, "person", 10),
        seat(3, "bot", 0),
        seat(4, "person", 1000),
    ]
    seats = Seats("live", rows, [])
    assert seats.whose_consent(1, {0}, {1: 0.0}) == [0, 2]
    assert seats.whose_consent(1, {0, 4}, {1: 0.0}) == [0, 2, 4]
    assert [
        s
        for s in range(5)
        if seats.replaceable(s, connected={0}, asked_since=dict.fromkeys((0, 1, 2), 0.0))
    ] == [1]
    assert [s for s in range(5) if seats.replaceable(s, connected={0}, asked_since={0: 0.0})] == []
    by_letter = Seats("correspondence", rows, [])
    assert not by_letter.replaceable(1, {0}, {1: 0.0}), "letters take days"


# --- rights end with the seat -----------------------------------------------------------------


def test_absence_counts_from_when_a_seat_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann thinks for longer than the limit; Bob, who is away, has not even been asked."""
    monkeypatch.setitem(TAKEOVER_AFTER, "live", 0.6)

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            table = await server.table(id)
            await asyncio.sleep(0.8)
            while 1 in table.state.to_act:  # both choose an agent at first
                await table.moves.play(
                    1, f"b{table.version}", table.version, table.state.legal_moves(1)[0]
                )
            await asyncio.sleep(0.8)
            while table.state.to_act == (0,):
                move = table.state.legal_moves(0)[0]
                await table.moves.play(0, f"a{table.version}", table.version, move)
            asked = time.time()
            seen = seat_of(await ann.get(f"/tables/{id}"), "kgb")
            assert not seen["replaceable"] or time.time() - asked > 0.6
            await until(lambda: time.time() - asked > 0.7)
            assert seat_of(await ann.get(f"/tables/{id}"), "kgb")["replaceable"]

    run(work())


def test_nobody_is_absent_while_the_server_was_down() -> None:
    now = time.time()
    rows = [SeatRow("t", seat, "person", None, [], now - 10_000) for seat in (0, 1)]
    holders = [(0, "a", "Ann"), (1, "b", "Bob")]
    asked = {1: now - 9_000}
    assert Seats("live", rows, holders).replaceable(1, {0}, asked)
    assert not Seats("live", rows, holders, running_since=now - 10).replaceable(1, {0}, asked)
    assert Seats("live", rows, holders, running_since=now - 200).replaceable(1, {0}, asked)
    assert not Seats("live", rows, holders).replaceable(1, {0}, {1: now - 100})


def test_a_connection_by_token_ends_with_the_seat(tmp_path: Path) -> None:
    """Somebody who has left does not get the seat back when another sits down there."""

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, carl = [await server.guest(name) for name in ("Ann", "Bob", "Carl")]
            place = await ann.create_table("me", "link")
            id, token = place["table"], place["invitations"]["kgb"]
            got = await bob.post(f"/tables/{id}/join", {"token": token})
            headers = {"Authorization": f"Bearer {got['token']}"}
            async with live(server.address, id, **headers) as old:
                update = await old.subscribe()
                assert update["my_seats"] == ["kgb"]
                await bob.post(f"/tables/{id}/leave")
                update = await hear_until(old, lambda told: told["my_seats"] == [])
                await bob.post(f"/tables/{id}/join", {"seat": "kgb"})
                update = await hear_until(old, lambda told: seat_of(told, "kgb")["name"] == "Bob")
                assert (update["my_seats"], update["seat"]) == ([], None), "his, but not this one's"
                link = await bob.post(f"/tables/{id}/successors")
                await bob.post(f"/tables/{id}/leave", {"successors": [link["token"]]})
                await carl.post(f"/tables/{id}/join", {"token": link["token"]})
                update = await hear_until(old, lambda told: seat_of(told, "kgb")["name"] == "Carl")
                assert (update["my_seats"], update["seat"]) == ([], None)
                answer = await old.request("play", version=0, move="assassin")
                assert answer["type"] == "rejected"

    run(work())


def test_what_was_granted_before_a_seat_changed_hands_is_refused(tmp_path: Path) -> None:
    """A request may have to wait for its turn; meanwhile its sender has left the seat."""

    async def work() -> None:
        async with company(tmp_path) as server:
            _, bob, id = await server.pair()
            table = await server.table(id)
            before = table.seats.grant(table.seats.holders[1][1])
            await bob.post(f"/tables/{id}/leave")
            move = table.state.legal_moves(1)[0]
            for late in (
                table.devices.link(before),
                table.devices.revoke(before, "x"),
                table.seating.name_successor(before),
                table.seating.admit(before, "cia"),
                table.seating.invite(before, "cia"),
                table.seating.leave(before),
                table.seating.reclaim(before),
                table.seating.take_over(before, "cia", "officer"),
                table.moves.play(1, "late", table.version, move, before),
                table.moves.undo(1, "late", table.version, before),
            ):
                with pytest.raises(SeatLost):
                    await late
            assert table.version == 0

    run(work())
