"""Hints: what the strongest bot would do, for people who play against bots and nobody else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from detente.server.bot_workers import Answer, BotFailed, Thinkers
from detente.server.limits import Limits, Rate
from detente.server.table import Stale, Table
from tests.server.company import SHORT, Company, Held, choose_dully, company, refused, run, until
from tests.server.inside import positions, rows
from tests.server.player import Guest


class Counting(Thinkers):
    """Answers at once with the first option of what it is told, and remembers what that was."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.told: list[tuple[dict[str, Any], int, str]] = []
        self.fails = False

    async def think(
        self, game: str, knowledge: dict[str, Any], seat: int, bot: str, seed: str
    ) -> Answer:
        self.told.append((knowledge, seat, bot))
        if self.fails:
            raise BotFailed(bot)
        return Answer("director", bot, (("director", 0.625), ("assassin", 0.5)), "chance")


async def seated(house: Company) -> tuple[Guest, Table]:
    """Ann at a table with an officer."""
    ann = await house.guest("Ann")
    place = await ann.lay("me", "officer")
    return ann, await house.table(place["table"])


async def called(house: Company) -> tuple[Guest, Table]:
    """The same, when the officer has chosen and Ann has not."""
    ann, table = await seated(house)
    await until(lambda: table.number == 1 and not table.thinking)
    return ann, table


async def ask(guest: Guest, table: str, **query: str) -> Any:
    """The answer to the wish for a hint."""
    path = f"/api/tables/{table}/hint"
    return await guest.http.post(path, params=query)


async def hint(guest: Guest, table: str) -> Any:
    return (await ask(guest, table)).raise_for_status().json()


def test_the_director_tells_what_he_would_do_and_why(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Thinkers(workers=1)) as house:
            ann, table = await seated(house)
            assert (await ann.get(f"/tables/{table.row.id}"))["hints"]
            compared: list[Any] = []
            while not compared:  # the first choices are none that one may guess
                await until(lambda: 0 in table.state.to_act)
                options, number = table.state.options(0), table.number
                advice = await hint(ann, table.row.id)
                assert advice["bot"] == "director"
                assert advice["code"] in options
                try:
                    await table.choose(0, f"c{number}", table.number, advice["code"])
                except Stale:  # The bot has chosen at the same time.
                    continue
                compared = advice["options"]
            assert advice["scale"] == "chance"
            assert compared[0]["code"] == advice["code"]
            assert {estimate["code"] for estimate in compared} == set(options)
            assert all(0 <= estimate["value"] <= 1 for estimate in compared)

    run(work())


def test_a_hint_changes_nothing_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, thinkers := Counting()) as house:
            ann, table = await called(house)
            before, stored = positions(house.house), await rows(house.house)
            advice = await hint(ann, table.row.id)
            assert advice == {
                "number": 1,
                "bot": "director",
                "code": "director",
                "scale": "chance",
                "options": [
                    {"code": "director", "value": 0.625},
                    {"code": "assassin", "value": 0.5},
                ],
            }
            assert [bot for _, _, bot in thinkers.told] == ["officer", "director"]
            assert (positions(house.house), await rows(house.house)) == (before, stored)

    run(work())


def test_a_hint_rests_on_what_the_seat_knows(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, thinkers := Counting()) as house:
            ann, table = await called(house)
            await hint(ann, table.row.id)
            knowledge, seat, _ = thinkers.told[-1]
            imagined = table.game.load(knowledge)
            assert seat == 0
            assert imagined.view(0) == table.state.view(0)
            assert knowledge["stream"] != table.state.dump()["stream"]
            assert table.row.secret not in str(knowledge)
            # The bot has chosen its agent already, which is hidden from Ann.
            assert table.state.dump() != imagined.dump()

    run(work())


def test_who_asks_again_shares_the_thought(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, thinkers := Held()) as house:
            ann, table = await seated(house)
            _, bots_own = await thinkers.asked.get()
            first = asyncio.create_task(hint(ann, table.row.id))
            second = asyncio.create_task(hint(ann, table.row.id))
            _, thought = await thinkers.asked.get()
            thought.set_result(Answer("assassin", "director"))
            assert (await first) == (await second) == (await hint(ann, table.row.id))
            assert thinkers.asked.empty()
            assert not bots_own.done()  # the bot itself thinks on, undisturbed
            bots_own.set_result(Answer("director", "officer"))
            await until(lambda: table.number == 1)
            again = asyncio.create_task(hint(ann, table.row.id))
            _, thought = await thinkers.asked.get()  # the table has moved on
            thought.set_result(Answer("director", "director"))
            assert (await again)["number"] == 1

    run(work())


def test_a_thought_that_failed_is_begun_anew(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, thinkers := Counting()) as house:
            ann, table = await called(house)
            thinkers.fails = True
            await refused(ask(ann, table.row.id), 500, "request-failed")
            thinkers.fails = False
            assert (await hint(ann, table.row.id))["code"] == "director"

    run(work())


# --- refused ----------------------------------------------------------------------------------


def test_against_people_there_are_no_hints(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, bob, table = await house.pair()
            for guest in (ann, bob):
                await refused(ask(guest, table), 400, "table-hint-people")
                assert not (await guest.get(f"/tables/{table}"))["hints"]
            place = await ann.lay("me", "me")  # friends at one device
            await refused(ask(ann, place["table"], seat="cia"), 400, "table-hint-people")
            place = await ann.lay("me", "open")
            await refused(ask(ann, place["table"]), 400, "table-hint-people")

    run(work())


def test_while_a_bot_stands_in_for_somebody_who_may_return_there_are_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, _, id = await house.pair()
            table = await house.table(id)
            table.seats.rows[1].kind, table.seats.rows[1].bot = "bot", "officer"
            await refused(ask(ann, id), 400, "table-hint-people")
            assert not table.seats.alone_with_bots(0)

    run(work())


def test_spectators_and_strangers_get_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, table = await seated(house)
            bob = await house.guest("Bob")
            await refused(ask(bob, table.row.id), 403, "table-only-watching")
            await refused(ask(ann, table.row.id, seat="kgb"), 403, "table-not-your-seat")

    run(work())


def test_who_is_not_asked_gets_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as house:
            ann, table = await seated(house)
            await table.choose(0, "mine", 0, "director")
            assert table.state.to_act == (1,)
            await refused(ask(ann, table.row.id), 400, "table-hint-later")

    run(work())


def test_after_the_end_there_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda _: SHORT)

    async def work() -> None:
        async with company(tmp_path, Held()) as house:
            ann, table = await seated(house)
            await choose_dully(table)
            assert table.state.over
            await refused(ask(ann, table.row.id), 400, "table-hint-later")

    run(work())


def test_hints_have_a_limit_of_their_own(tmp_path: Path) -> None:
    limits = Limits(hints=Rate(1 / 1000, 2))

    async def work() -> None:
        async with company(tmp_path, Counting(), limits) as house:
            ann, table = await seated(house)
            for _ in range(2):
                await hint(ann, table.row.id)
            await refused(ask(ann, table.row.id), 429, "request-too-fast")

    run(work())
