"""A table with one seat: nobody to wait for, nobody to agree, and options that are only for it."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from detente import State, parse_record, registry
from detente.server.bot_workers import Answer
from detente.server.seats import VANISHED
from detente.server.table import Table
from tests.server.company import Held, company, hear_until, notices, refused, run, seat_of, until
from tests.server.player import Guest
from tests.toys import solo


@pytest.fixture(autouse=True)
def _solo() -> Iterator[None]:
    with registry.registered(solo.PACKAGE):
        yield


def _moved(table: Table, before: State) -> bool:
    return table.state is not before


async def lay(guest: Guest, *seats: str, **options: Any) -> Any:
    return await guest.lay(*seats, game="solo", options=options)


def test_options_are_offered_by_the_number_of_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as house:
            games = {game["name"]: game for game in await (await house.guest("Ann")).get("/games")}
            seating, ruling = games["solo"]["options"]
            assert seating["allowed"] == ["drawn", "round", "open"]
            assert seating["offered"]["1"] == ["drawn", "open"]
            assert seating["offered"]["2"] == seating["offered"]["3"] == seating["allowed"]
            assert ruling["offered"] == {"1": ["mild", "bold"], "2": [], "3": []}
            for option in games["cia_vs_kgb"]["options"]:
                assert option["offered"] == {"2": option["allowed"]}

    run(work())


def test_a_table_whose_options_do_not_fit_its_seats_is_not_laid(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as house:
            ann = await house.guest("Ann")
            problem = await refused(lay(ann, "me", seating="round"), 400, "bad-option-seats")
            assert problem["args"]["allowed"] == [2, 3]
            assert all(word in problem["text"] for word in ("seating", "round", "2 and 3"))
            ann.http.headers["Accept-Language"] = "ru"
            problem = await refused(lay(ann, "me", seating="round"), 400, "bad-option-seats")
            assert "настройка seating" in problem["text"]
            assert (await ann.get("/tables"))["mine"] == []
            await lay(ann, "me", "recruit", seating="round", house="bold")

    run(work())


def test_somebody_plays_alone_while_another_looks_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            place = await lay(ann, "me", house="bold")
            assert (place["seat"], place["invitations"]) == ("north", {})
            path = f"/tables/{place['table']}"
            async with ann.sit(place["table"]) as mine, bob.sit(place["table"]) as his:
                await mine.hello()
                assert mine.view["to_act"] == ["north"] and mine.view["prompt"]["options"]
                seen = await his.hello()
                assert (seen["seat"], seen["own"], his.view["board"]["hand"]) == (None, [], None)
                await hear_until(mine, lambda news: news["table"]["watchers"] == 1)
                await refused(bob.post(f"{path}/join", {"seat": "north"}), 400, "table-seat-taken")
                while not mine.view["over"]:
                    await mine.choose(mine.view["prompt"]["options"][0]["code"])
                    await hear_until(mine, lambda news: news["kind"] == "news")
            table = await house.table(place["table"])
            assert table.state.over and table.state.result == mine.view["result"]
            text = (await bob.http.get(f"/api{path}/record")).text
            assert parse_record(text).verify().result == table.state.result
            past = await bob.get(f"{path}/moment", choice=1, seat="north")
            assert past["view"]["board"]["hand"], "after the end his eyes are open"
            (lobby,) = (await ann.get("/tables"))["mine"]
            assert lobby["result"] == table.state.result

    run(work())


def test_a_bot_plays_in_the_only_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, thinkers := Held()) as house:
            ann = await house.guest("Ann")
            place = await lay(ann, "recruit")
            assert (place["seat"], place["token"]) == (None, None)
            table = await house.table(place["table"])
            while not table.state.over:
                _, answer = await thinkers.asked.get()
                before = table.state
                answer.set_result(Answer(before.options(0)[0], "recruit"))
                await until(partial(_moved, table, before))
            assert table.state.result is not None

    run(work())


def test_nobody_can_give_the_only_seat_to_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(VANISHED, "live", 0.0)  # whoever is not connected has vanished

    async def work() -> None:
        async with company(tmp_path, Held()) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            place = await lay(ann, "me")
            path = f"/tables/{place['table']}"
            news = await bob.get(path)
            assert seat_of(news, "north")["here"] is False
            assert seat_of(news, "north")["replaceable"] is False
            body = {"seat": "north", "bot": "recruit"}
            await refused(bob.post(f"{path}/takeover", body), 403, "table-only-watching")
            await refused(ann.post(f"{path}/takeover", body), 400, "table-not-replaceable")
            pair = await lay(ann, "me", "link")
            token = pair["invitations"]["east"]
            await bob.post(f"/tables/{pair['table']}/join", {"token": token})
            news = await bob.get(f"/tables/{pair['table']}")
            assert seat_of(news, "north")["replaceable"], "Bob may"

    run(work())


def test_whoever_leaves_the_only_seat_closes_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as house:
            ann = await house.guest("Ann")
            place = await lay(ann, "me")
            await ann.post(f"/tables/{place['table']}/leave")
            news = await ann.get(f"/tables/{place['table']}")
            assert news["table"]["closed"] and not news["table"]["over"]
            assert notices(news) == ["notice-left"]
            assert seat_of(news, "north")["replaceable"] is False

    run(work())
