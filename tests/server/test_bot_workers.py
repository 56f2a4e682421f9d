"""Bots in workers: whatever a bot or a worker does, the table gets a legal move and goes on."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from multiprocessing import active_children
from pathlib import Path
from typing import Any, TypeVar

import pytest

import detente
from detente import bots
from detente.bots import Bot
from detente.core.state import State
from detente.server import bot_workers
from detente.server.bot_workers import BotDecision, BotFailed, BotWorkers
from tests.terminal.program import surroundings

T = TypeVar("T")
GAME = "cia_vs_kgb"


class Strange:
    """A bot that does what its name says; "once" spoils only the first try, noted in a file."""

    def __init__(self, spec: str) -> None:
        self.name, _, file = spec.partition("@")
        if self.name.startswith("once-"):
            self.name = "well" if Path(file).exists() else self.name.removeprefix("once-")
            Path(file).touch()

    def decide(self, sampled_state: State, seat: int) -> Any:
        moves = sampled_state.legal_moves(seat)
        if self.name == "hangs":
            while True:
                pass
        elif self.name == "sleeps":
            time.sleep(0.3)
        elif self.name == "raises":
            raise UnpicklableError(self.name, [])
        elif self.name == "leaves":
            sys.exit(0)
        elif self.name == "vanishes":
            os._exit(0)
        elif self.name == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        elif self.name == "eats":
            return bytearray(1 << 40)
        elif self.name == "cheats":
            sampled_state.play(seat, moves[0])  # its own copy; the legal moves stay
            return "nonsense"
        elif self.name == "mute":
            return None
        return moves[-1]


class UnpicklableError(Exception):
    """Cannot be brought from one process to another."""

    def __init__(self, one: str, other: object) -> None:
        super().__init__(f"{one} {other}")


BAD_HABITS = ("hangs", "raises", "leaves", "vanishes", "dies", "eats", "cheats", "mute")


def make(spec: str, game: str, seed: str) -> Bot:
    """A strange bot if the spec names a habit, else the usual one."""
    strange = spec.partition("@")[0].removeprefix("once-") in ("sleeps", *BAD_HABITS)
    return Strange(spec) if strange else bots.make(spec, game, seed)


def make_unlucky(spec: str, game: str, seed: str) -> Bot:
    """Only the simplest bots work."""
    return bots.make(spec, game, seed) if spec in ("random", "greedy") else Strange("raises")


def make_none(spec: str, game: str, seed: str) -> Bot:
    """No bot works at all."""
    return Strange("mute")


def position(moves: int = 10) -> State:
    state = detente.game(GAME, edition="ru2014").start(seed=5)
    while state.move_number < moves:
        seat = state.to_act[0]
        state.play(seat, state.legal_moves(seat)[0])
    return state


STATE = position()
SEAT = STATE.to_act[0]
SAMPLED = STATE.determinize(SEAT, "drawn").dump()
assert len(STATE.legal_moves(SEAT)) > 1


def at_work(work: Callable[[BotWorkers], Awaitable[T]], **settings: Any) -> T:
    async def whole() -> T:
        workers = BotWorkers(**{"workers": 1, "make": make, **settings})
        try:
            return await asyncio.wait_for(work(workers), 60)
        finally:
            await workers.close()
            assert active_children() == []

    return asyncio.run(whole())


async def ask(workers: BotWorkers, bot: str, seed: str = "s") -> BotDecision:
    return await workers.decide(GAME, SAMPLED, SEAT, bot, seed)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.02)


# --- answers ----------------------------------------------------------------------------------


def test_knowledge_and_seed_determine_the_choice() -> None:
    seeds = [str(number) for number in range(12)]

    async def work(workers: BotWorkers) -> list[BotDecision]:
        asked = [ask(workers, bot, s) for bot in ("random", "search:20it") for s in (*seeds, "0")]
        return await asyncio.gather(*asked)

    answers = at_work(work, workers=2)
    known = STATE.game.load(SAMPLED)
    expected = [
        (bots.advice(bots.make(bot, GAME, seed), known, SEAT), bot)
        for bot in ("random", "search:20it")
        for seed in (*seeds, "0")
    ]
    assert answers == [
        BotDecision(advice.move, bot, advice.estimates, advice.scale) for advice, bot in expected
    ]
    assert len({answer.move for answer in answers}) > 1, "the seed matters"


def test_the_levels_answer_as_themselves() -> None:
    async def work(workers: BotWorkers) -> list[BotDecision]:
        return [await ask(workers, level) for level in bots.LEVELS]

    answers = at_work(work, make=bots.make)
    assert [answer.bot for answer in answers] == list(bots.LEVELS)
    assert {answer.move for answer in answers} <= set(STATE.legal_moves(SEAT))


# --- bots that fail ---------------------------------------------------------------------------


def test_a_bot_that_fails_is_asked_once_more(tmp_path: Path) -> None:
    async def work(workers: BotWorkers) -> list[tuple[BotDecision, int]]:
        return [(await ask(workers, bot), workers.failures) for bot in once]

    once = [f"once-{habit}@{tmp_path / habit}" for habit in BAD_HABITS]
    code = STATE.legal_moves(SEAT)[-1]
    expected = [(BotDecision(code, bot), number) for number, bot in enumerate(once, 1)]
    assert at_work(work, patience=1.5) == expected


def test_a_bot_that_fails_again_is_replaced_by_a_simpler_one() -> None:
    async def work(workers: BotWorkers) -> list[tuple[BotDecision, int]]:
        return [(await ask(workers, habit), workers.failures) for habit in BAD_HABITS]

    known = STATE.game.load(SAMPLED)
    answer = BotDecision(bots.make("random", GAME, "s").decide(known, SEAT), "random")
    failures = range(2, 2 * len(BAD_HABITS) + 1, 2)
    assert at_work(work, patience=1.0) == [(answer, number) for number in failures]


def test_every_bot_has_a_simpler_one_down_to_random() -> None:
    async def work(workers: BotWorkers) -> list[tuple[str, int]]:
        found = []
        for bot in ("director", "recruit", "search:1s", "greedy:10%", "no such bot", "random"):
            before = workers.failures
            answer = await ask(workers, bot)
            found.append((answer.bot, workers.failures - before))
        return found

    assert at_work(work, make=make_unlucky) == [
        ("random", 3),  # director twice, officer
        ("random", 2),
        ("greedy", 2),
        ("random", 2),
        ("random", 2),
        ("random", 0),
    ]


def test_if_nobody_answers_the_table_is_told() -> None:
    async def work(workers: BotWorkers) -> int:
        for bot in ("random", "director"):
            with pytest.raises(BotFailed):
                await ask(workers, bot)
        return workers.failures

    assert at_work(work, make=make_none) == 2 + 4


def test_who_is_not_asked_has_no_answer() -> None:
    async def work(workers: BotWorkers) -> None:
        for sampled, seat in ((SAMPLED, 1 - SEAT), (SAMPLED, 7), ({}, SEAT)):
            with pytest.raises(BotFailed):
                await workers.decide(GAME, sampled, seat, "random", "s")
        assert (await ask(workers, "random")).bot == "random"

    at_work(work)


# --- workers that die -------------------------------------------------------------------------


def test_killing_workers_at_any_time_costs_nothing_but_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Idle, starting or thinking: each is killed once, and every thought is answered."""
    monkeypatch.setattr(bot_workers, "LOST", 5.0)  # else a lost thought costs a minute

    async def work(workers: BotWorkers) -> None:
        await ask(workers, "random")
        for pause in (0.0, 0.5, 0.02, 0.3):
            for worker in active_children():
                worker.kill()
            await asyncio.sleep(pause)
            assert (await ask(workers, "sleeps")).bot in ("sleeps", "random")

    at_work(work, workers=2, patience=2.0)


def test_a_worker_that_is_killed_while_it_thinks_is_replaced(tmp_path: Path) -> None:
    async def work(workers: BotWorkers) -> tuple[BotDecision, int]:
        thought = asyncio.create_task(ask(workers, f"once-hangs@{tmp_path / 'tried'}"))
        await until((tmp_path / "tried").exists)
        (worker,) = active_children()
        worker.kill()
        return await thought, workers.failures

    answer, failures = at_work(work)
    assert (answer.bot.partition("@")[0], failures) == ("once-hangs", 1)


def test_workers_that_do_not_stir_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "LOST", 5.0)  # a worker needs a while to start

    async def work(workers: BotWorkers) -> tuple[str, int]:
        await ask(workers, "random")
        (frozen,) = active_children()
        os.kill(frozen.pid or 0, signal.SIGSTOP)
        answer = await ask(workers, "officer")
        assert frozen not in active_children()
        return answer.bot, workers.failures

    assert at_work(work, patience=2, queue=1) == ("officer", 1)


# --- manners ----------------------------------------------------------------------------------


def test_thoughts_wait_in_order_for_a_bounded_queue() -> None:
    async def work(workers: BotWorkers) -> None:
        answered: list[int] = []

        async def one(number: int) -> None:
            await ask(workers, "sleeps")
            answered.append(number)

        tasks = [asyncio.create_task(one(number)) for number in range(6)]
        await asyncio.sleep(0.05)
        assert (workers.working, workers.waiting) == (2, 4)
        tasks[3].cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (workers.working, workers.waiting) == (2, 3)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert answered == [0, 1, 2, 4, 5]
        assert (workers.working, workers.waiting, workers.failures) == (0, 0, 0)

    at_work(work, queue=2)


def test_a_thought_nobody_waits_for_any_more_gives_way() -> None:
    async def work(workers: BotWorkers) -> None:
        await ask(workers, "random")
        thought = asyncio.create_task(ask(workers, "hangs"))
        await asyncio.sleep(0.2)
        thought.cancel()
        assert (await ask(workers, "random")).bot == "random"
        assert workers.failures == 0

    at_work(work, patience=60)


def test_workers_leave_the_machine_to_the_server() -> None:
    async def work(workers: BotWorkers) -> list[int]:
        await asyncio.gather(ask(workers, "sleeps"), ask(workers, "sleeps"))  # so both have begun
        return [os.getpriority(os.PRIO_PROCESS, worker.pid or 0) for worker in active_children()]

    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert at_work(work, workers=2) == [min(19, mine + 10)] * 2


def test_closing_does_not_wait_for_thoughts() -> None:
    async def work() -> float:
        workers = BotWorkers(workers=1, queue=1, make=make, patience=60)
        await ask(workers, "random")
        thoughts = [asyncio.create_task(ask(workers, "hangs")) for _ in range(3)]
        await asyncio.sleep(0.3)
        start = time.monotonic()
        await workers.close()
        assert active_children() == []
        took = time.monotonic() - start
        await asyncio.wait(thoughts, timeout=5)
        assert all(thought.cancelled() for thought in thoughts)
        with pytest.raises(asyncio.CancelledError):
            await ask(workers, "random")
        assert active_children() == []
        return took

    assert asyncio.run(work()) < 10


def test_closing_what_never_thought() -> None:
    async def work() -> None:
        await BotWorkers().close()

    asyncio.run(work())


# --- the server's own end ---------------------------------------------------------------------

SERVER = f"""
import asyncio, sys
from multiprocessing import active_children
from detente.server.bot_workers import BotWorkers
from tests.server import test_bot_workers as tests

async def serve():
    workers = BotWorkers(workers=2, patience=60, make=tests.make)
    try:
        if sys.argv[1] == "thinking":
            await tests.ask(workers, "random")
        thoughts = [asyncio.create_task(tests.ask(workers, "hangs")) for _ in range(3)]
        await asyncio.sleep(0.2)
        print(*[worker.pid for worker in active_children()], flush=True)
        await asyncio.gather(*thoughts)
    finally:
        await workers.close()

if __name__ == "__main__":
    sys.path.insert(0, {str(Path(__file__).parents[2])!r})
    try:
        asyncio.run(serve())
    except KeyboardInterrupt:
        sys.exit(130)
"""


def served(when: str) -> tuple[subprocess.Popen[str], list[int]]:
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, when],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=surroundings(),
    )
    assert process.stdout is not None
    workers = [int(pid) for pid in process.stdout.readline().split()]
    assert len(workers) == 2
    return process, workers


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or ") Z " not in state.read_text()


@pytest.mark.parametrize("when", ["starting", "thinking"])
def test_control_c_ends_everything_without_a_word(when: str) -> None:
    process, workers = served(when)
    with process:
        os.killpg(process.pid, signal.SIGINT)
        _, complaints = process.communicate(timeout=30)
    assert (process.returncode, complaints) == (130, "")
    assert not any(map(alive, workers))


@pytest.mark.parametrize("when", ["starting", "thinking"])
def test_no_worker_outlives_a_killed_server(when: str) -> None:
    process, workers = served(when)
    with process:
        process.kill()
        process.wait(10)
        deadline = time.monotonic() + 15
        while any(map(alive, workers)) and time.monotonic() < deadline:
            time.sleep(0.05)
    assert not any(map(alive, workers))
