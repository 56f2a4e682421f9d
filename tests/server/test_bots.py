"""Bots at the table: they play on, whatever happens to them, to the server or to the game."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.bots import Bot
from detente.core.state import State
from detente.server.bot_workers import BotDecision, BotFailed, BotWorkers
from detente.server.storage import lists, store
from detente.server.storage.database import Database, StoreFailed
from detente.server.table import projection
from detente.server.table.table import Table
from tests.server.company import (
    SHORT,
    Held,
    company,
    dull,
    hear_until,
    notices,
    run,
    seat_of,
    until,
)
from tests.server.player import Guest
from tests.server.serving import serving
from tests.server.test_bot_workers import make_unlucky


class Dull:
    """A bot that plays for a short game."""

    name = "dull"

    def decide(self, sampled_state: State, seat: int) -> str:
        return dull(sampled_state.legal_moves(seat))


def make_dull(spec: str, game: str, seed: str) -> Bot:
    """Every bot is dull."""
    return Dull()


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that failed tries again at once."""
    monkeypatch.setattr("detente.server.table.bot_seats._RETRY_AFTER", 0.02)


def test_bots_play_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda _: SHORT)

    async def work() -> None:
        async with company(tmp_path, BotWorkers(workers=1, make=make_dull)) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("recruit", "director")
            table = await server.table(place["table"])
            await until(lambda: table.state.over)
            await until(lambda: not table.bots.deciding)
            assert table.version == 47
            written = projection.record(table)
            assert written.notes == {"cia": "recruit", "kgb": "director"}

    run(work())


def test_a_person_against_a_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, BotWorkers(workers=1)) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("me", "recruit")
            id = place["table"]
            async with ann.sit(id) as seat:
                await seat.subscribe()
                await seat.play_on(random.Random(1), until=12)
                assert {seat for seat, _ in (await server.table(id)).state.record().moves} == {
                    0,
                    1,
                }

    run(work())


def test_one_sees_that_a_bot_thinks(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("me", "recruit")
            _, answer = await workers.asked.get()
            async with ann.sit(place["table"]) as seat:
                assert seat_of(await seat.subscribe(), "kgb")["thinking"]
                answer.set_result(BotDecision("director", "recruit"))
                await hear_until(seat, lambda m: not seat_of(m, "kgb")["thinking"])
                assert seat.update["table"]["version"] == 1

    run(work())


def test_a_bot_waits_only_where_people_have_something_to_see(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, Held()) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("me", "recruit")
            table = await server.table(place["table"])
            table.bots.pause = 5.0
            assert table.bots.delay == 0.0  # nobody is there
            async with ann.sit(place["table"]) as seat:
                await seat.subscribe()
                assert table.bots.delay == 5.0
                await seat.play("director")
                assert table.version == 1
                assert table.bots.delay == 0.0  # the choice was hidden

    run(work())


def test_a_bot_knows_only_what_its_seat_knows(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            place = await (await server.guest("Ann")).create_table("me", "recruit")
            table = await server.table(place["table"])
            sampled_position, _ = await workers.asked.get()
            sampled = table.game.load(sampled_position)
            assert sampled.view(1) == table.state.view(1)
            assert sampled_position["rng"] != table.state.dump()["rng"]
            assert table.row.secret not in str(sampled_position)

    run(work())


# --- the server stops -------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_bots_go_on_after_a_restart(tmp_path: Path, how: str) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"
    watching = Database(url)
    watching.migrate()

    def entries() -> int:
        return asyncio.run(watching.read(lists.counts))["entries"]

    def wait_for(number: int) -> None:
        end = time.monotonic() + 60
        while entries() < number:
            assert time.monotonic() < end, "no bot plays"
            time.sleep(0.05)

    with serving(url) as server:

        async def create() -> None:
            ann = await Guest(server.address).arrive("Ann")
            await ann.create_table("recruit", "recruit")
            await ann.leave()

        asyncio.run(create())
        wait_for(5)
        getattr(server, how)()
        stopped = entries()
        server.start()
        wait_for(stopped + 5)  # nobody has asked for the table
    watching.close()


def test_a_table_that_cannot_be_read_does_not_stop_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def create() -> tuple[str, str]:
        async with company(tmp_path, Held()) as server:
            ann = await server.guest("Ann")
            bad, good = [(await ann.create_table("me", "recruit"))["table"] for _ in range(2)]
            spoil = "UPDATE tables SET game = 'lost' WHERE id = ?"
            write = server.tables.database.write
            await write(lambda c: c.exec_driver_sql(spoil, (bad,)))
            return bad, good

    async def work() -> None:
        bad, good = await create()
        async with company(tmp_path, workers := Held()) as server:
            await workers.asked.get()
            assert list(server.tables.loaded) == [good]
        assert bad in caplog.text

    run(work())


# --- bots fail --------------------------------------------------------------------------------


def test_a_bot_that_fails_is_replaced_and_the_table_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, BotWorkers(workers=1, make=make_unlucky)) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("me", "director")
            async with ann.sit(place["table"]) as seat:
                await seat.subscribe()
                update = await hear_until(seat, lambda m: "notice-bot-replaced" in notices(m))
                (line,) = update["messages"]
                assert line["args"] == {"seat": "kgb", "old": "director", "new": "random"}
                assert seat_of(update, "kgb")["bot"] == "random"
            table = await server.table(place["table"])
            assert table.version == 1, "it forfeits nothing"
            rows = await server.tables.database.read(lambda c: store.seats(c, place["table"]))
            assert rows[1].bot == "random"

    run(work())


@pytest.mark.parametrize("failure", [BotFailed("recruit"), RuntimeError("a defect")])
def test_a_bot_that_fails_altogether_tries_again(
    tmp_path: Path, eager: None, failure: Exception
) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("me", "recruit")
            async with ann.sit(place["table"]) as seat:
                await seat.subscribe()
                for _ in range(3):
                    _, answer = await workers.asked.get()
                    answer.set_exception(failure)
                await hear_until(seat, lambda m: "notice-bot-failed" in notices(m))
                _, answer = await workers.asked.get()
                answer.set_result(BotDecision("director", "recruit"))
                await hear_until(seat, lambda m: m["table"]["version"] == 1)
            update = await ann.get(f"/tables/{place['table']}")
            assert notices(update) == ["notice-bot-failed"], "it is said once"

    run(work())


def test_a_bot_tries_again_when_its_choice_could_not_be_stored(
    tmp_path: Path, eager: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            place = await (await server.guest("Ann")).create_table("me", "recruit")
            table = await server.table(place["table"])

            async def full(_: Any) -> None:
                raise StoreFailed("table-store-failed")

            with monkeypatch.context() as disk:
                disk.setattr(server.tables.database, "write", full)
                _, answer = await workers.asked.get()
                answer.set_result(BotDecision("director", "recruit"))
                await until(lambda: table.recovery.needed)
                assert table.version == 0 and workers.asked.empty()
            _, answer = await workers.asked.get()
            answer.set_result(BotDecision("director", "recruit"))
            await until(lambda: table.version == 1)

    run(work())


# --- the game moves on while a bot thinks -----------------------------------------------------


async def bot_to_name_first(table: Table, workers: Held) -> None:
    """Both have chosen their agents, the bot is asked nothing, Ann names who begins."""
    _, answer = await workers.asked.get()
    await table.moves.play(0, "agent", 0, "director")
    answer.set_result(BotDecision("analyst", "recruit"))
    await until(lambda: table.version == 2)


def test_what_a_bot_thought_before_an_undo_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda _: SHORT)

    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            place = await (await server.guest("Ann")).create_table("me", "recruit")
            table = await server.table(place["table"])
            await bot_to_name_first(table, workers)
            assert table.state.to_act == (0,)
            await table.moves.play(0, "kgb", 2, "kgb")
            _, answer = await workers.asked.get()
            await table.moves.undo(0, "back", 3)
            await table.moves.play(0, "cia", 4, "cia")
            before = table.state.dump()
            answer.set_result(BotDecision("recruit", "recruit"))
            await until(lambda: not table.bots.deciding)
            assert (table.state.dump(), table.version) == (before, 5)
            await table.moves.play(0, "recruit", 5, "recruit")
            sampled_position, answer = await workers.asked.get()
            assert sampled_position["move_number"] == 4
            answer.set_result(BotDecision("recruit", "recruit"))
            await until(lambda: table.version == 7)

    run(work())


def test_a_bot_thinks_anew_when_it_is_asked_the_same_in_another_position(tmp_path: Path) -> None:
    """Its old answer would be legal, but not what it would choose."""

    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            place = await (await server.guest("Ann")).create_table("me", "recruit")
            table = await server.table(place["table"])
            _, answer = await workers.asked.get()
            before, after = twins()
            table.log.state = before
            answer.set_result(BotDecision("analyst", "recruit"))  # to a question of another game
            _, answer = await workers.asked.get()
            assert before.prompt(1) == after.prompt(1) and before.board(1) != after.board(1)
            table.log.state = after
            answer.set_result(BotDecision(before.legal_moves(1)[0], "recruit"))
            sampled_position, _ = await workers.asked.get()
            assert table.version == 0
            assert table.game.load(sampled_position).view(1) == after.view(1)

    run(work())


def twins() -> tuple[State, State]:
    """Two positions, reached by different choices, in which KGB is asked the same."""
    for seed in range(1000):
        state = detente.game("cia_vs_kgb").start(2, str(seed))
        while not state.over and state.move_number < 60:
            if state.to_act == (0,):
                futures = []
                for code in state.legal_moves(0):
                    ahead = state.clone()
                    ahead.play(0, code)
                    if ahead.to_act == (1,) and ahead.can_undo(0):
                        futures.append(ahead)
                for one in futures:
                    for other in futures:
                        if one.prompt(1) == other.prompt(1) and one.board(1) != other.board(1):
                            return one, other
            seat = state.to_act[0]
            state.play(seat, state.legal_moves(seat)[seed % len(state.legal_moves(seat))])
    raise AssertionError("there are such positions")


def test_a_hidden_answer_disturbs_no_thought(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            place = await (await server.guest("Ann")).create_table("me", "recruit")
            table = await server.table(place["table"])
            _, answer = await workers.asked.get()
            await table.moves.play(0, "1", 0, "director")
            await table.moves.undo(0, "2", 1)
            await table.moves.play(0, "3", 2, "analyst")
            answer.set_result(BotDecision("director", "recruit"))
            await until(lambda: table.version == 4)
            assert table.state.record().moves == [(0, "analyst"), (1, "director")]

    run(work())


def test_a_table_where_a_bot_thinks_is_not_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("detente.server.tables._UNLOAD_AFTER", 0.05)

    async def work() -> None:
        async with company(tmp_path, workers := Held()) as server:
            ann = await server.guest("Ann")
            place = await ann.create_table("me", "recruit")
            table = await server.table(place["table"])
            _, answer = await workers.asked.get()
            await asyncio.sleep(0.2)
            assert server.tables.loaded[place["table"]] is table
            answer.set_result(BotDecision("director", "recruit"))
            await until(lambda: not server.tables.loaded)
            assert (await ann.get(f"/tables/{place['table']}"))["table"]["version"] == 1

    run(work())


def test_a_closed_server_starts_no_decision(tmp_path: Path) -> None:
    async def work() -> Table:
        async with company(tmp_path, workers := Held()) as server:
            place = await (await server.guest("Ann")).create_table("me", "recruit")
            table = await server.table(place["table"])
            await workers.asked.get()
        await until(lambda: not table.bots.deciding)
        return table

    assert run(work()).version == 0


def test_dull_games_are_short() -> None:
    """What the other tests rely on."""
    state = detente.game("cia_vs_kgb").start(2, SHORT)
    while not state.over:
        state.play(state.to_act[0], dull(state.legal_moves(state.to_act[0])))
    assert state.move_number == 47
