"""Creating tables, and the lists of the lobby."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from detente.server.bot_workers import LEVELS
from tests.server.company import SHORT, choose_dully, company, hear_until, refused, run, seat_of

GAME = "cia_vs_kgb"


def test_every_word_for_a_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            for word in ("open", "link", *LEVELS):
                place = await ann.create_table(word, "me")
                assert place["seat"] == "kgb" and len(place["token"]) >= 32
                assert list(place["invitations"]) == (["cia"] if word == "link" else [])
                update = await ann.get(f"/tables/{place['table']}")
                cia, kgb = seat_of(update, "cia"), seat_of(update, "kgb")
                assert cia["kind"] == (word if word in ("open", "link") else "bot")
                assert cia["bot"] == (word if word in LEVELS else None)
                assert (kgb["kind"], kgb["name"], kgb["bot"]) == ("person", "Ann", None)

    run(work())


def test_a_table_can_be_laid_for_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("link", "officer", pace="correspondence")
            assert (place["seat"], place["token"]) == (None, None)
            update = await ann.get(f"/tables/{place['table']}")
            assert (update["seat"], update["table"]["pace"]) == (None, "correspondence")
            assert (await ann.get("/tables"))["mine"] == []

    run(work())


BAD_WISHES: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 404, "unknown-game"),
    ({"settings": {"edition": "de1999"}}, 400, "bad-option-value"),
    ({"settings": {"gravity": 9}}, 400, "unknown-option"),
    ({"settings": {"loop_guard": True}}, 400, "bad-option-value"),
    ({"seats": []}, 400, "bad-seat-count"),
    ({"seats": ["me"]}, 400, "bad-seat-count"),
    ({"seats": ["me", "open", "open"]}, 400, "bad-seat-count"),
    ({"seats": ["me", "throne"]}, 400, "table-bad-seat"),
    ({"seats": ["me", "search:9999s"]}, 400, "table-bad-seat"),
    ({"seats": "me"}, 400, "request-invalid"),
    ({"pace": "slow"}, 400, "request-invalid"),
    ({"colour": "red"}, 400, "request-invalid"),
    ({"shuffle_seats": "yes"}, 400, "request-invalid"),
]


def test_bad_requests_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            for change, status, error in BAD_WISHES:
                request = {"game": GAME, "seats": ["me", "open"], **change}
                await refused(ann.post("/tables", request), status, error)
            assert await ann.get("/tables") == {
                "open": [],
                "mine": [],
                "public": [],
                "my_seats": {},
            }

    run(work())


def test_options_reach_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table(
                "me", "open", settings={"edition": "fr2007", "loop_guard": "off"}
            )
            update = await ann.get(f"/tables/{place['table']}")
            assert update["table"]["settings"] == update["view"]["settings"]
            assert update["view"]["settings"]["edition"] == "fr2007"
            assert update["view"]["settings"]["loop_guard"] == "off"

    run(work())


def test_the_lot_decides_who_sits_where(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            seats = [
                (await ann.create_table("me", "open", shuffle_seats=True))["seat"]
                for _ in range(24)
            ]
            assert set(seats) == {"cia", "kgb"}  # fails by chance once in eight million runs

    run(work())


def test_lists_of_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: SHORT)

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            public = (await ann.create_table("me", "open"))["table"]
            private = (await ann.create_table("me", "link"))["table"]
            against_bot = (await ann.create_table("me", "recruit"))["table"]

            async def lists(guest: Any) -> dict[str, set[str]]:
                lobby = await guest.get("/tables")
                assert set(lobby.pop("my_seats")) == {table["id"] for table in lobby["mine"]}
                return {name: {table["id"] for table in lobby[name]} for name in lobby}

            nothing: set[str] = set()
            mine = {public, private, against_bot}
            assert await lists(ann) == {"open": nothing, "mine": mine, "public": nothing}
            assert await lists(bob) == {"open": {public}, "mine": nothing, "public": nothing}

            await bob.post(f"/tables/{public}/join", {"seat": "kgb"})
            assert await lists(bob) == {"open": nothing, "mine": {public}, "public": nothing}
            carl = await server.guest("Carl")
            assert await lists(carl) == {"open": nothing, "mine": nothing, "public": {public}}

            assert (await bob.get("/tables"))["my_seats"] == {public: ["kgb"]}
            table = await server.table(public)
            await choose_dully(table, until=2)
            (shown,) = (await bob.get("/tables"))["mine"]
            assert shown["to_act"] == [table.game.seat_name(seat) for seat in table.state.to_act]
            assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]

            await choose_dully(table)
            assert await lists(carl) == {"open": nothing, "mine": nothing, "public": nothing}
            (shown,) = (await bob.get("/tables"))["mine"]
            assert shown["over"] and shown["secret"] == SHORT and shown["to_act"] == []

    run(work())


def test_the_lobby_knows_tables_that_were_put_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            _, bob, _ = await server.pair()
            before = await bob.get("/tables")
            server.tables.loaded.clear()
            assert await bob.get("/tables") == before
            assert server.tables.loaded == {}

    run(work())


def test_a_new_name_shows_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            async with bob.sit(id) as seat:
                await seat.subscribe()
                answer = await ann.http.patch("/api/me", json={"name": "  Anna\n Smith "})
                assert answer.json()["name"] == "Anna Smith"
                await hear_until(seat, lambda m: seat_of(m, "cia")["name"] == "Anna Smith")
            (mine,) = (await bob.get("/tables"))["mine"]
            assert mine["seats"][0]["name"] == "Anna Smith"
            assert (await ann.get("/me"))["name"] == "Anna Smith"

    run(work())


def test_a_hundred_requests_for_one_table_load_it_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            _, _, id = await server.pair()
            server.tables.loaded.clear()
            tables = await asyncio.gather(*[server.table(id) for _ in range(100)])
            assert all(table is tables[0] for table in tables)
            assert server.tables.loaded == {id: tables[0]}

    run(work())
