"""Bots at work: they think in processes of their own, so that no table waits for another's bot.

A worker is handed what a seat knows and nothing else. It may hang, raise, answer nonsense, run out
of memory or be killed: the thought is begun again, and then left to a simpler bot.
"""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from threading import Thread
from typing import Any, Final

from msgspec import Struct
from pebble import ProcessPool

import detente
from detente import bots
from detente.bots import Advice, Bot
from detente.bots.bot import Scale
from detente.registry import PackageProblem

SIMPLER: Final = {"director": "officer", "search": "greedy"}
"""Bot → the one that stands in for it when it fails; for all others that is `random`."""

MEMORY: Final = 1 << 30
"""How many bytes a worker may use; a bot that wants more fails, and the machine does not."""

LOST: Final = 60.0
"""Seconds after which workers without a sign of life are replaced. Most ends pebble notices itself,
but not those of workers that have not taken up a thought yet."""

Make = Callable[[str, str, str], Bot]
"""What makes a bot from its spec, its game and a seed, like `bots.make`."""

_log: Final = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot did something else than choose one of its options."""


class NoOwnBot(BotFailed):
    """The part of a game that its bots need is broken, which the log has told at the start."""


class Answer(Struct, frozen=True):
    """A choice, and the bot that made it: the one that was asked, or a simpler one."""

    code: str
    bot: str
    estimates: tuple[tuple[str, float], ...] = ()
    """What the bot makes of the choices it has compared: `bots.Advice`."""
    scale: Scale = "order"


class Thinkers:
    """Worker processes that think for bots.

    At most `queue` thoughts are in the workers' hands at a time; whoever else asks waits for their
    turn, first come, first served. A thought may take `patience` seconds.
    """

    def __init__(
        self,
        workers: int | None = None,
        queue: int | None = None,
        patience: float = 10.0,
        make: Make = bots.make,
    ) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self.patience = patience
        self.waiting = 0
        """How many wait for their turn."""
        self.working = 0
        """How many thoughts are in the workers' hands."""
        self.failures = 0
        """How many thoughts have come to nothing so far."""
        self._queue = queue or 2 * self.workers
        self._turns = asyncio.Semaphore(self._queue)
        self._make = make
        self._pool: ProcessPool | None = None
        self._asked: set[asyncio.Future[Advice]] = set()
        self._closed = False

    async def think(
        self, game: str, knowledge: dict[str, Any], seat: int, bot: str, seed: str
    ) -> Answer:
        """What a bot chooses that knows this much: `state.imagine(seat, …).dump()`.

        Knowledge and seed determine it, except for a budget of time. BotFailed if not even the
        simplest bot answers; asyncio.CancelledError if the workers are sent home meanwhile.
        """
        self.waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self.waiting -= 1
        self.working += 1
        try:
            return await self._answer(game, knowledge, seat, bot, seed)
        finally:
            self.working -= 1
            self._turns.release()

    async def close(self) -> None:
        """Send the workers home, in the middle of their thoughts too."""
        self._closed = True
        for thought in self._asked:
            thought.cancel()
        if self._pool is not None:
            await _end(self._pool)

    async def _answer(
        self, game: str, knowledge: dict[str, Any], seat: int, bot: str, seed: str
    ) -> Answer:
        for candidate in [bot, *_substitutes(bot)]:
            try:
                advice = await self._ask(self._make, game, knowledge, seat, candidate, seed)
                return Answer(advice.code, candidate, advice.estimates, advice.scale)
            except Exception as error:
                self.failures += 1
                if not isinstance(error, NoOwnBot):
                    _log.warning("%s failed", candidate, exc_info=error)
        raise BotFailed(bot)

    async def _ask(self, *thought: Any) -> Advice:
        pool = await self._ready()
        answer = asyncio.wrap_future(pool.schedule(decide, thought, timeout=self.patience))
        self._asked.add(answer)
        try:
            async with asyncio.timeout(LOST + self._queue * self.patience) as limit:
                return await answer
        finally:
            self._asked.discard(answer)
            if limit.expired():
                await _end(pool)

    async def _ready(self) -> ProcessPool:
        """The workers; new ones if they have all died."""
        if self._closed:
            raise asyncio.CancelledError
        broken = self._pool
        if broken is not None and broken.active:
            return broken
        pool = self._pool = _start(self.workers)
        if broken is not None:
            await _end(broken)
        return pool


def _substitutes(bot: str) -> Iterator[str]:
    """Who thinks after a bot has failed: itself once more, then simpler and simpler ones."""
    yield bot
    while bot != "random":
        bot = SIMPLER.get(bot.partition(":")[0], "random")
        yield bot


def _start(workers: int) -> ProcessPool:
    pool = ProcessPool(workers, initializer=_settle_in, context=get_context("spawn"))
    with _interrupts_blocked():
        pool.active  # noqa: B018  asking starts it
    return pool


async def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    await asyncio.to_thread(pool.join)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Threads and processes that are started inside, and those they start, never see Ctrl-C."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which unblocks them when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in the worker ----------------------------------------------------------------------------


def decide(
    make: Make, game: str, knowledge: dict[str, Any], seat: int, bot: str, seed: str
) -> Advice:
    """What the bot chooses; BotFailed whatever it does instead, be it to leave the process."""
    try:
        state = detente.game(game, **knowledge["options"]).load(knowledge)
        options = state.options(seat)
        advice = bots.advice(make(bot, game, seed), state, seat)
    except PackageProblem as error:
        raise NoOwnBot(f"{bot}: {error}") from error
    except BaseException as error:
        raise BotFailed(f"{bot}: {error!r}") from error
    if advice.code not in options:
        raise BotFailed(f"{bot}: {advice.code!r} is not among {options}")
    return advice


def _settle_in() -> None:
    """Take no more than what is left over, and leave with the server."""
    Thread(target=_leave_with_parent, daemon=True).start()
    if sys.platform != "win32":
        os.nice(10)
    if sys.platform == "linux":
        import resource

        _, hardest = resource.getrlimit(resource.RLIMIT_AS)
        most = MEMORY if hardest == resource.RLIM_INFINITY else min(MEMORY, hardest)
        resource.setrlimit(resource.RLIMIT_AS, (most, hardest))


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
