"""Attempts to get into another's seat, or to keep a right to a seat that one has no more."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from detente import registry
from detente.server.bot_workers import BotDecision
from detente.server.guests import token_hash
from detente.server.storage import store
from detente.server.storage.rows import SeatRow
from detente.server.table import presence
from detente.server.table.seats import TAKEOVER_AFTER, SeatLost, Seats
from tests.server.company import (
    Company,
    Held,
    company,
    hear_until,
    notices,
    refused,
    run,
    seat_of,
    until,
)
from tests.server.player import Guest, live
from tests.server.test_security import for_those_seated, unmoved
from tests.toys.services import PACKAGE


@pytest.fixture
def services() -> Iterator[str]:
    """A game for up to four, installed for a test."""
    with registry.registered(PACKAGE):
        yield PACKAGE.name


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not connected has vanished."""
    monkeypatch.setitem(TAKEOVER_AFTER, "live", 0.0)


async def three(server: Company, game: str) -> tuple[list[Guest], str, list[dict[str, Any]]]:
    """Ann, Bob and Carl at a table, its path, and what each was given."""
    people = [await server.guest(name) for name in ("Ann", "Bob", "Carl")]
    made = await people[0].post("/tables", {"game": game, "seats": ["me", "link", "link"]})
    path, given = f"/tables/{made['table']}", [made]
    for guest, token in zip(people[1:], made["invitations"].values(), strict=True):
        given.append(await guest.post(f"{path}/join", {"token": token}))
    return people, path, given


# --- absence ----------------------------------------------------------------------------------


def test_absence_begins_anew_with_the_server_and_a_pause_is_stored(tmp_path: Path) -> None:
    async def create() -> tuple[Guest, str, float]:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            return ann, id, server.tables.running_since

    async def come_back(ann: Guest, id: str, before: float) -> None:
        async with company(tmp_path) as server:
            ended = time.time()
            table = await server.table(id)
            assert before < server.tables.running_since == table.seats.running_since <= ended
            # Another server that was there before, and still is, has let nobody in vain.
            early = ended - 5000
            await server.tables.database.write(
                lambda c: store.beat(c, "another", early, time.time() + 1)
            )
            await server.tables._beat(time.time())
            assert server.tables.running_since == table.seats.running_since == early

    async def work() -> None:
        await come_back(*await create())

    run(work())


def test_a_program_that_asks_now_and_then_is_not_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TAKEOVER_AFTER, "live", 0.3)
    monkeypatch.setattr(presence, "SEEN_AGAIN_AFTER", 0.0)

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            await until(lambda: time.time() - server.tables.loaded[id].seats.rows[1].seen > 0.3)
            assert seat_of(await ann.get(f"/tables/{id}"), "kgb")["replaceable"]
            await bob.get(f"/tables/{id}")
            assert server.tables.loaded[id].seats.rows[1].seen > time.time() - 0.3
            rows = await server.tables.database.read(lambda c: store.seats(c, id))
            assert rows[1].seen == server.tables.loaded[id].seats.rows[1].seen

    run(work())


def test_who_could_not_agree_yet_is_not_passed_over() -> None:
    """Carl is away, but nobody has asked him anything before Bob was away for too long."""
    now = time.time()
    rows = [
        SeatRow("t", seat, "person", None, [], now - away)
        for seat, away in enumerate([0, 200, 900])
    ]
    seats = Seats("live", rows, [(0, "a", "Ann"), (1, "b", "Bob"), (2, "c", "Carl")])
    assert seats.replaceable(1, {0}, {1: 0.0})
    assert seats.whose_consent(1, {0}, {1: 0.0}) == [0, 2], "he has had 20 seconds"
    rows[1].seen = now - 361
    assert seats.whose_consent(1, {0}, {1: 0.0}) == [0]


# --- rights end with the seat -----------------------------------------------------------------


def test_links_of_before_open_nothing_for_anybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, carl = [await server.guest(name) for name in ("Ann", "Bob", "Carl")]
            made = await ann.create_table("me", "link")
            path = f"/tables/{made['table']}"
            spare = await ann.post(f"{path}/invitations", {"seat": "kgb"})
            joined = await bob.post(f"{path}/join", {"token": made["invitations"]["kgb"]})
            device = await bob.post(f"{path}/device-links")
            forgotten = await bob.post(f"{path}/successors")
            heir = await bob.post(f"{path}/successors")
            await refused(carl.post(f"{path}/join", heir), 400, "table-seat-taken")
            await bob.post(f"{path}/leave", {"successors": [heir["token"]]})
            for link in (spare, joined, device, forgotten):
                join = carl.post(f"{path}/join", {"token": link["token"]})
                await refused(join, 400, "table-bad-link")
            await carl.post(f"{path}/join", heir)
            for link in (spare, joined, device, forgotten, heir):
                asking = server.program(link["token"]).get(path)
                await refused(asking, 403, "request-bad-token")
            await refused(bob.post(f"{path}/join", heir), 400, "table-seat-taken")

    run(work())


def test_consents_end_with_the_person_who_gave_them(tmp_path: Path, services: str) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            (ann, bob, carl), path, _ = await three(server, services)
            seats = [one["seat"] for one in (await ann.get(path))["table"]["seats"]]
            await bob.post(f"{path}/leave")
            await carl.post(f"{path}/admissions", {"seat": seats[1]})
            await carl.post(f"{path}/bot-takeover", {"seat": seats[1], "bot": "recruit"})
            left = seat_of(await ann.get(path), seats[1])
            assert left["admits"] == left["consents"] == [seats[2]]
            heir = await carl.post(f"{path}/successors")
            await carl.post(f"{path}/leave", {"successors": [heir["token"]]})
            left = seat_of(await ann.get(path), seats[1])
            assert left["admits"] == left["consents"] == []
            dora = await server.guest("Dora")
            await dora.post(f"{path}/join", heir)
            await ann.post(f"{path}/admissions", {"seat": seats[1]})
            asking = ann.post(f"{path}/invitations", {"seat": seats[1]})
            problem = await refused(asking, 400, "table-seat-left-consent")
            assert problem["args"]["who"] == [seats[2]], "Dora has not agreed to anything"

    run(work())


def test_a_message_that_waited_is_not_said_by_the_next_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            _, bob, id = await server.pair()
            table = await server.table(id)
            before = table.seats.grant(table.seats.holders[1][1])
            await bob.post(f"/tables/{id}/leave")
            saying = table.chat.post(1, "Bob", "late", "I am still here.")
            with pytest.raises(SeatLost):
                await table.exclusively(saying, before)
            assert [line.text for line in table.chat.messages if line.text] == []
            with pytest.raises(SeatLost):
                table.seats.check(before)

    run(work())


def test_a_bot_does_not_move_for_a_person_who_is_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            ann, bob, id = await server.pair()
            table = await server.table(id)
            await bob.post(f"/tables/{id}/leave")
            await ann.post(f"/tables/{id}/bot-takeover", {"seat": "kgb", "bot": "recruit"})
            _, answer = await workers.asked.get()
            answer.set_result(BotDecision("director", "recruit"))
            await until(lambda: table.version == 1)
            move = table.state.legal_moves(0)[0]
            for seat, bot in ((0, "recruit"), (1, "officer")):
                playing = table.moves.play(seat, f"late-{seat}", table.version, move, bot=bot)
                with pytest.raises(SeatLost):
                    await playing
            person = table.seats.grant(None, [])
            with pytest.raises(SeatLost) as stands_in:
                await table.moves.play(1, "late", table.version, move, person)
            assert stands_in.value.message == "table-bot-stands-in"
            assert table.version == 1

    run(work())


# --- a seat that was left ---------------------------------------------------------------------


def test_nobody_reads_both_hands_of_two(tmp_path: Path, impatient: None) -> None:
    """Ann, who remains, has a second identity. Bob's seat is not hers to give, left or absent."""

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            path, second = f"/tables/{id}", await server.guest("Ann's other self")
            old = await ann.post(f"{path}/device-links")
            assert seat_of(await ann.get(path), "kgb")["replaceable"], "he is away"
            for verb in ("invitations", "admissions"):
                asking = ann.post(f"{path}/{verb}", {"seat": "kgb"})
                problem = await refused(asking, 400, "table-seat-left")
                assert "bot" in problem["text"]
            await bob.post(f"{path}/leave")
            told = await ann.get(path)
            assert notices(told)[-1] == "notice-left-two"
            assert seat_of(told, "kgb")["newcomer"] == "no"
            for verb in ("invitations", "admissions"):
                await refused(ann.post(f"{path}/{verb}", {"seat": "kgb"}), 400, "table-seat-left")
            await refused(second.post(f"{path}/join", {"seat": "kgb"}), 400, "table-seat-left")
            await second.post(f"{path}/join", old)  # it is she, after all, and her own seat
            await refused(second.post(f"{path}/join", {"seat": "kgb"}), 400, "table-already-seated")
            await bob.post(f"{path}/join", {"seat": "kgb"})
            assert notices(await bob.get(path))[-1] == "notice-came-back"

    run(work())


def test_who_only_hosts_a_table_gives_no_left_seat_away(tmp_path: Path, services: str) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            host = await server.guest("Host")
            made = await host.post("/tables", {"game": services, "seats": ["open", "open", "open"]})
            path, people = f"/tables/{made['table']}", [await server.guest(n) for n in "ABC"]
            seats = [one["seat"] for one in (await host.get(path))["table"]["seats"]]
            assert "token" in await host.post(f"{path}/invitations", {"seat": seats[0]})
            for guest, seat in zip(people, seats, strict=True):
                await guest.post(f"{path}/join", {"seat": seat})
            await people[0].post(f"{path}/leave")
            for guest in people[1:]:
                await guest.post(f"{path}/admissions", {"seat": seats[0]})
            asking = host.post(f"{path}/invitations", {"seat": seats[0]})
            await refused(asking, 403, "table-only-watching")

    run(work())


@pytest.mark.parametrize("left", [True, False], ids=["left", "vanished"])
def test_of_three_all_others_must_agree(
    tmp_path: Path, services: str, impatient: None, left: bool
) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            (ann, bob, carl), path, given = await three(server, services)
            seats = [one["seat"] for one in (await ann.get(path))["table"]["seats"]]
            dora, seat = await server.guest("Dora"), {"seat": seats[1]}
            if left:
                await bob.post(f"{path}/leave")
                assert notices(await ann.get(path))[-1] == "notice-left-consent"
            await ann.post(f"{path}/admissions", seat)
            asking = ann.post(f"{path}/invitations", seat)
            await refused(asking, 400, "table-seat-left-consent")
            told = await carl.get(path)
            assert (
                notices(told)[-1] == "notice-admits"
                and told["messages"][-1]["args"]["who"] == "Ann"
            )
            assert seat_of(told, seats[1])["newcomer"] == "consent"
            await carl.post(f"{path}/admissions", seat)
            assert notices(await ann.get(path))[-2:] == ["notice-admits", "notice-may-invite"]
            link = await carl.post(f"{path}/invitations", seat)
            if not left:  # Bob comes back, if only for a moment: all agreed to nothing
                await bob.get(path)
                join = dora.post(f"{path}/join", link)
                await refused(join, 400, "table-seat-left-consent")
                for guest in (ann, carl):
                    await guest.post(f"{path}/admissions", seat)
            assert (await dora.post(f"{path}/join", link))["seat"] == seats[1]
            assert (await bob.get(path))["my_seats"] == []
            program = server.program(given[1]["token"])
            await refused(program.get(path), 403, "request-bad-token")

    run(work())


def test_a_named_successor_finds_the_table_still_open(tmp_path: Path) -> None:
    """Ann, alone with a bot, leaves her seat to Bob."""

    async def work() -> None:
        async with company(tmp_path, Held()) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            made = await ann.create_table("me", "recruit")
            path = f"/tables/{made['table']}"
            heir, other = [await ann.post(f"{path}/successors") for _ in range(2)]
            made_up = ann.post(f"{path}/leave", {"successors": [made["token"]]})
            await refused(made_up, 400, "table-bad-link")
            await ann.post(f"{path}/leave", {"successors": [heir["token"]]})
            told = await bob.get(path)
            assert notices(told) == ["notice-left-successor"] and not told["table"]["closed"]
            await refused(bob.post(f"{path}/join", other), 400, "table-bad-link")
            assert (await bob.post(f"{path}/join", heir))["seat"] == "cia"

    run(work())


# --- joining again ----------------------------------------------------------------------------


def test_the_same_request_gives_the_same_seat_and_token(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            made = await ann.create_table("me", "link")
            path = f"/tables/{made['table']}/join"
            claim = {"token": made["invitations"]["kgb"], "id": "claim-1"}
            asking = [bob.post(path, claim) for _ in range(3)]
            answers = await asyncio.gather(*asking)
            assert answers[0]["seat"] == "kgb" and answers.count(answers[0]) == 3
            again = await bob.post(path, {**claim, "id": "claim-2"})
            assert again["token"] != answers[0]["token"]
            tokens = await server.tables.database.read(lambda c: store.tokens_of(c, made["table"]))
            hashes = [token.hash for token in tokens]
            assert hashes.count(token_hash(answers[0]["token"])) == 1
            assert notices(await ann.get(f"/tables/{made['table']}")) == ["notice-joined"]
            await refused(bob.post(path, {**claim, "id": "?"}), 400, "table-bad-id")

    run(work())


def test_a_program_without_a_cookie_can_ask_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            made = await ann.create_table("me", "link")
            path = f"/api/tables/{made['table']}/join"
            claim = {"token": made["invitations"]["kgb"], "id": uuid4().hex}
            answers = [await server.stranger().post(path, json=claim) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [201, 201]
            assert answers[0].json() == answers[1].json()
            other = {**claim, "id": uuid4().hex}
            await refused(server.stranger().post(path, json=other), 400, "table-seat-taken")
            # A short id proves nothing: somebody else may have made up the same.
            made = await ann.create_table("me", "link")
            path = f"/api/tables/{made['table']}/join"
            claim = {"token": made["invitations"]["kgb"], "id": "1"}
            assert (await server.stranger().post(path, json=claim)).status_code == 201
            await refused(server.stranger().post(path, json=claim), 400, "table-seat-taken")

    run(work())


# --- my devices -------------------------------------------------------------------------------


def test_a_device_that_is_revoked_has_nothing_any_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            path = f"/tables/{id}"
            link = await ann.post(f"{path}/device-links")
            thief = await server.guest("A thief with Ann's phone")
            own = await thief.post(f"{path}/join", link)
            made = await thief.post(f"{path}/device-links")
            headers = {"Authorization": f"Bearer {own['token']}"}
            async with thief.sit(id) as by_cookie, live(server.address, id, **headers) as by_token:
                assert (await by_cookie.subscribe())["seat"] == "cia"
                assert (await by_token.subscribe())["seat"] == "cia"
                devices = await ann.get(f"{path}/devices")
                assert [(d["kind"], d["this"], d["connected"]) for d in devices] == [
                    ("browser", True, False),
                    ("browser", False, True),
                    ("link", False, False),
                    ("link", False, False),
                ]
                assert all(d["seats"] == ["cia"] and d["since"] for d in devices)
                table = await server.table(id)
                waiting = table.seats.grant(table.seats.holders[2][1])
                await ann.post(f"{path}/devices/revoke", {"device": devices[1]["id"]})
                for seat in (by_cookie, by_token):
                    await hear_until(seat, lambda told: told["my_seats"] == [])
                    answer = await seat.request("play", version=0, move="assassin", seat="cia")
                    assert answer["type"] == "rejected"
                with pytest.raises(SeatLost):
                    await table.devices.link(waiting)
            for token in (link["token"], own["token"], made["token"]):
                await refused(server.program(token).get(path), 403, "request-bad-token")
                await refused(thief.post(f"{path}/join", {"token": token}), 400, "table-bad-link")
            assert [d["this"] for d in await ann.get(f"{path}/devices")] == [True]
            assert (await bob.get(path))["seat"] == "kgb"

    run(work())


def test_one_sees_and_revokes_only_devices_of_ones_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            path, carl = f"/tables/{id}", await server.guest("Carl")
            (anns,), (bobs,) = [await one.get(f"{path}/devices") for one in (ann, bob)]
            await refused(carl.get(f"{path}/devices"), 403, "table-only-watching")
            revoke = f"{path}/devices/revoke"
            foreign = ann.post(revoke, {"device": bobs["id"]})
            await refused(foreign, 400, "table-no-such-device")
            await refused(ann.post(revoke, {"device": anns["id"]}), 400, "table-last-device")
            link = await ann.post(f"{path}/device-links")
            program = server.program(link["token"])
            shown = await program.get(f"{path}/devices")
            assert [(one["kind"], one["this"]) for one in shown] == [
                ("browser", False),
                ("link", True),
            ]
            await program.post(revoke, {"device": shown[1]["id"]})
            await refused(program.get(path), 403, "request-bad-token")
            everything = repr([anns, bobs, shown])
            table = await server.table(id)
            assert not any(guest in everything for _, guest, _ in table.seats.holders)

    run(work())


# --- ids and counters -------------------------------------------------------------------------


def test_the_id_of_a_table_gives_no_right(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            ids = {(await ann.create_table("me", "link"))["table"] for _ in range(12)} | {id}
            assert len(ids) == 13 and {len(one) for one in ids} == {12}, "72 bits"
            mallory = await server.guest("Mallory")
            update = await mallory.get(f"/tables/{id}")
            assert (update["seat"], update["my_seats"], update["may_return"]) == (None, [], [])
            assert update["view"]["prompt"]["moves"] == []
            async with unmoved(server.tables):
                for method, path, body in for_those_seated(id):
                    if not path.endswith("/chat"):
                        asking = mallory.http.request(method, path, json=body)
                        await refused(asking, 403, "table-only-watching")
                for seat in ("cia", "kgb"):
                    join = mallory.post(f"/tables/{id}/join", {"seat": seat})
                    await refused(join, 400, "table-seat-taken")
            listed = await mallory.get("/tables")
            assert not ids.intersection(one["id"] for one in [*listed["open"], *listed["public"]])

    run(work())


def test_the_counters_of_a_table_tell_nothing_of_others(tmp_path: Path) -> None:
    """The same is done at the only table of a server, and at one among many: all numbers agree."""

    async def numbers(folder: Path, before: int) -> list[Any]:
        folder.mkdir()
        async with company(folder) as server:
            for number in range(before):
                busy, _, id = await server.pair()
                await busy.post(f"/tables/{id}/chat", {"id": f"c{number}", "text": "Hello!"})
                await busy.post(f"/tables/{id}/device-links")
            ann, bob, id = await server.pair()
            path = f"/tables/{id}"
            accepted = await ann.post(
                f"{path}/moves", {"id": "m", "version": 0, "move": "director"}
            )
            said = await bob.post(f"{path}/chat", {"id": "c", "text": "Hello!"})
            update = await ann.get(path)
            counted = [line["number"] for line in update["messages"]]
            seats = [{**seat, "connected": None} for seat in update["table"]["seats"]]
            version, moves = update["table"]["version"], update["view"]["move_number"]
            return [accepted, said, counted, seats, version, moves, update["events_from"]]

    async def work() -> None:
        assert await numbers(tmp_path / "alone", 0) == await numbers(tmp_path / "busy", 3)

    run(work())
