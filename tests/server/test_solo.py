"""A table with one seat: nobody to wait for, nobody to agree, and options that are only for it."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from detente import State, parse_record, registry
from detente.server.bot_workers import BotDecision
from detente.server.table.seats import TAKEOVER_AFTER
from detente.server.table.table import Table
from tests.server.company import Held, company, hear_until, notices, refused, run, seat_of, until
from tests.server.player import Guest
from tests.toys import solo


@pytest.fixture(autouse=True)
def _solo() -> Iterator[None]:
    with registry.registered(solo.PACKAGE):
        yield


def _moved(table: Table, before: State) -> bool:
    return table.state is not before


async def create_table(guest: Guest, *seats: str, **options: Any) -> Any:
    return await guest.create_table(*seats, game="solo", settings=options)


def test_options_are_offered_by_the_number_of_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as server:
            games = {game["name"]: game for game in await (await server.guest("Ann")).get("/games")}
            seating, ruling = games["solo"]["options"]
            assert seating["allowed"] == ["drawn", "round", "open"]
            assert seating["values_for"]["1"] == ["drawn", "open"]
            assert seating["values_for"]["2"] == seating["values_for"]["3"] == seating["allowed"]
            assert ruling["values_for"] == {"1": ["mild", "bold"], "2": [], "3": []}
            for option in games["cia_vs_kgb"]["options"]:
                assert option["values_for"] == {"2": option["allowed"]}
            proposal = {"option": "seating", "value": "open", "seats": [1]}
            assert games["solo"]["proposals"] == [{**proposal, "given": {"house": ["bold"]}}]
            assert games["cia_vs_kgb"]["proposals"] == []

    run(work())


def test_a_table_whose_options_do_not_fit_its_seats_is_not_laid(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as server:
            ann = await server.guest("Ann")
            problem = await refused(
                create_table(ann, "me", seating="round"), 400, "bad-option-seats"
            )
            assert problem["args"]["allowed"] == [2, 3]
            assert all(word in problem["text"] for word in ("seating", "round", "2 and 3"))
            ann.http.headers["Accept-Language"] = "ru"
            problem = await refused(
                create_table(ann, "me", seating="round"), 400, "bad-option-seats"
            )
            assert "настройка seating" in problem["text"]
            assert (await ann.get("/tables"))["mine"] == []
            await create_table(ann, "me", "recruit", seating="round", house="bold")

    run(work())


def test_somebody_plays_alone_while_another_looks_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            place = await create_table(ann, "me", house="bold")
            assert (place["seat"], place["invitations"]) == ("north", {})
            path = f"/tables/{place['table']}"
            async with ann.sit(place["table"]) as mine, bob.sit(place["table"]) as his:
                await mine.subscribe()
                assert mine.view["to_act"] == ["north"] and mine.view["prompt"]["moves"]
                seen = await his.subscribe()
                assert (seen["seat"], seen["my_seats"], his.view["board"]["hand"]) == (
                    None,
                    [],
                    None,
                )
                await hear_until(mine, lambda update: update["table"]["spectators"] == 1)
                await refused(bob.post(f"{path}/join", {"seat": "north"}), 400, "table-seat-taken")
                while not mine.view["over"]:
                    await mine.play(mine.view["prompt"]["moves"][0]["move"])
                    await hear_until(mine, lambda update: update["type"] == "update")
            table = await server.table(place["table"])
            assert table.state.over and table.state.result == mine.view["result"]
            text = (await bob.http.get(f"/api{path}/record")).text
            assert parse_record(text).verify().result == table.state.result
            past = await bob.get(f"{path}/positions/1", seat="north")
            assert past["view"]["board"]["hand"], "after the end his eyes are open"
            (lobby,) = (await ann.get("/tables"))["mine"]
            assert lobby["result"] == table.state.result

    run(work())


def test_a_bot_plays_in_the_only_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            ann = await server.guest("Ann")
            place = await create_table(ann, "recruit")
            assert (place["seat"], place["token"]) == (None, None)
            table = await server.table(place["table"])
            while not table.state.over:
                _, answer = await workers.asked.get()
                before = table.state
                answer.set_result(BotDecision(before.legal_moves(0)[0], "recruit"))
                await until(partial(_moved, table, before))
            assert table.state.result is not None

    run(work())


def test_nobody_can_give_the_only_seat_to_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TAKEOVER_AFTER, "live", 0.0)  # whoever is not connected has vanished

    async def work() -> None:
        async with company(tmp_path, Held()) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            place = await create_table(ann, "me")
            path = f"/tables/{place['table']}"
            update = await bob.get(path)
            assert seat_of(update, "north")["connected"] is False
            assert seat_of(update, "north")["replaceable"] is False
            body = {"seat": "north", "bot": "recruit"}
            await refused(bob.post(f"{path}/bot-takeover", body), 403, "table-only-watching")
            await refused(ann.post(f"{path}/bot-takeover", body), 400, "table-not-replaceable")
            pair = await create_table(ann, "me", "link")
            token = pair["invitations"]["east"]
            await bob.post(f"/tables/{pair['table']}/join", {"token": token})
            update = await bob.get(f"/tables/{pair['table']}")
            assert seat_of(update, "north")["replaceable"], "Bob may"

    run(work())


def test_whoever_leaves_the_only_seat_closes_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as server:
            ann = await server.guest("Ann")
            place = await create_table(ann, "me")
            await ann.post(f"/tables/{place['table']}/leave")
            update = await ann.get(f"/tables/{place['table']}")
            assert update["table"]["closed"] and not update["table"]["over"]
            assert notices(update) == ["notice-left"]
            assert seat_of(update, "north")["replaceable"] is False

    run(work())
