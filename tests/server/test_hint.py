"""Hints: what the strongest bot would do, for people who play against bots and nobody else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from detente import bots
from detente.server.bot_workers import BotDecision, BotFailed, BotWorkers
from detente.server.limits import Limits, Rate
from detente.server.table.moves import VersionConflict
from detente.server.table.table import Table
from tests.server.company import SHORT, Company, Held, choose_dully, company, refused, run, until
from tests.server.inside import positions, rows
from tests.server.player import Guest


class Counting(BotWorkers):
    """Answers at once with the first legal move, and remembers what that was."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.told: list[tuple[dict[str, Any], int, str]] = []
        self.fails = False

    async def decide(
        self, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
    ) -> BotDecision:
        self.told.append((sampled_position, seat, bot))
        if self.fails:
            raise BotFailed(bot)
        director = bots.Estimate("director", 0.625, 0.0)
        others = bots.Estimate("assassin", 0.65, 0.03), bots.Estimate("analyst", 0.5, 0.1)
        return BotDecision("director", bot, (director, *others), "probability")


async def seated(server: Company) -> tuple[Guest, Table]:
    """Ann at a table with an officer."""
    ann = await server.guest("Ann")
    place = await ann.create_table("me", "officer")
    return ann, await server.table(place["table"])


async def called(server: Company) -> tuple[Guest, Table]:
    """The same, when the officer has chosen and Ann has not."""
    ann, table = await seated(server)
    await until(lambda: table.version == 1 and not table.bots.deciding)
    return ann, table


async def ask(guest: Guest, table: str, **query: str) -> Any:
    """The answer to a request for a hint."""
    path = f"/api/tables/{table}/hint"
    return await guest.http.post(path, params=query)


async def hint(guest: Guest, table: str) -> Any:
    return (await ask(guest, table)).raise_for_status().json()


def test_the_director_tells_what_he_would_do_and_why(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, BotWorkers(workers=1)) as server:
            ann, table = await seated(server)
            assert (await ann.get(f"/tables/{table.row.id}"))["can_ask_hint"]
            compared: list[Any] = []
            while not compared:  # the first choices are none that one may guess
                await until(lambda: 0 in table.state.to_act)
                moves, number = table.state.legal_moves(0), table.version
                advice = await hint(ann, table.row.id)
                assert advice["bot"] == "director"
                assert advice["move"] in moves
                try:
                    await table.moves.play(0, f"c{number}", table.version, advice["move"])
                except VersionConflict:  # The bot has chosen at the same time.
                    continue
                compared = advice["estimates"]
            assert advice["scale"] == "probability"
            assert compared[0]["move"] == advice["move"]
            assert {estimate["move"] for estimate in compared} == set(moves)
            assert all(0 <= estimate["value"] <= 1 for estimate in compared)
            for estimate in compared:
                lead = estimate["value"] - compared[0]["value"]
                assert lead <= estimate["margin"]
                assert estimate["about_equal"] == (-lead <= estimate["margin"])

    run(work())


def test_a_hint_changes_nothing_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Counting()) as server:
            ann, table = await called(server)
            before, stored = positions(server.tables), await rows(server.tables)
            advice = await hint(ann, table.row.id)
            assert advice == {
                "version": 1,
                "bot": "director",
                "move": "director",
                "scale": "probability",
                "estimates": [
                    {"move": "director", "value": 0.625, "margin": 0.0, "about_equal": True},
                    {"move": "assassin", "value": 0.65, "margin": 0.03, "about_equal": True},
                    {"move": "analyst", "value": 0.5, "margin": 0.1, "about_equal": False},
                ],
            }
            assert [bot for _, _, bot in workers.told] == ["officer", "director"]
            assert (positions(server.tables), await rows(server.tables)) == (before, stored)

    run(work())


def test_a_hint_rests_on_what_the_seat_knows(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Counting()) as server:
            ann, table = await called(server)
            await hint(ann, table.row.id)
            sampled_position, seat, _ = workers.told[-1]
            sampled = table.game.load(sampled_position)
            assert seat == 0
            assert sampled.view(0) == table.state.view(0)
            assert sampled_position["rng"] != table.state.dump()["rng"]
            assert table.row.secret not in str(sampled_position)
            # The bot has chosen its agent already, which is hidden from Ann.
            assert table.state.dump() != sampled.dump()

    run(work())


def test_who_asks_again_shares_the_thought(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            ann, table = await seated(server)
            _, bots_own = await workers.asked.get()
            first = asyncio.create_task(hint(ann, table.row.id))
            second = asyncio.create_task(hint(ann, table.row.id))
            _, thought = await workers.asked.get()
            thought.set_result(BotDecision("assassin", "director"))
            assert (await first) == (await second) == (await hint(ann, table.row.id))
            assert workers.asked.empty()
            assert not bots_own.done()  # the bot itself thinks on, undisturbed
            bots_own.set_result(BotDecision("director", "officer"))
            await until(lambda: table.version == 1)
            again = asyncio.create_task(hint(ann, table.row.id))
            _, thought = await workers.asked.get()  # the table has moved on
            thought.set_result(BotDecision("director", "director"))
            assert (await again)["version"] == 1

    run(work())


def test_a_thought_that_failed_is_begun_anew(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Counting()) as server:
            ann, table = await called(server)
            workers.fails = True
            await refused(ask(ann, table.row.id), 500, "request-failed")
            workers.fails = False
            assert (await hint(ann, table.row.id))["move"] == "director"

    run(work())


# --- refused ----------------------------------------------------------------------------------


def test_against_people_there_are_no_hints(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, table = await server.pair()
            for guest in (ann, bob):
                await refused(ask(guest, table), 400, "table-hint-people")
                assert not (await guest.get(f"/tables/{table}"))["can_ask_hint"]
            place = await ann.create_table("me", "me")  # friends at one device
            await refused(ask(ann, place["table"], seat="cia"), 400, "table-hint-people")
            place = await ann.create_table("me", "open")
            await refused(ask(ann, place["table"]), 400, "table-hint-people")

    run(work())


def test_while_a_bot_stands_in_for_somebody_who_may_return_there_are_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            table = await server.table(id)
            table.seats.rows[1].kind, table.seats.rows[1].bot = "bot", "officer"
            await refused(ask(ann, id), 400, "table-hint-people")
            assert not table.seats.alone_with_bots(0)

    run(work())


def test_spectators_and_strangers_get_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, table = await seated(server)
            bob = await server.guest("Bob")
            await refused(ask(bob, table.row.id), 403, "table-only-watching")
            await refused(ask(ann, table.row.id, seat="kgb"), 403, "table-not-your-seat")

    run(work())


def test_who_is_not_asked_gets_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as server:
            ann, table = await seated(server)
            await table.moves.play(0, "mine", 0, "director")
            assert table.state.to_act == (1,)
            await refused(ask(ann, table.row.id), 400, "table-hint-later")

    run(work())


def test_after_the_end_there_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda _: SHORT)

    async def work() -> None:
        async with company(tmp_path, Held()) as server:
            ann, table = await seated(server)
            await choose_dully(table)
            assert table.state.over
            await refused(ask(ann, table.row.id), 400, "table-hint-later")

    run(work())


def test_hints_have_a_limit_of_their_own(tmp_path: Path) -> None:
    limits = Limits(hints=Rate(1 / 1000, 2))

    async def work() -> None:
        async with company(tmp_path, Counting(), limits) as server:
            ann, table = await seated(server)
            for _ in range(2):
                await hint(ann, table.row.id)
            await refused(ask(ann, table.row.id), 429, "request-too-fast")

    run(work())
