"""A pool of processes in which bots decide, so that no table waits for the bot of another.

A worker gets what a seat knows and nothing else. It may hang, raise, give an illegal move, run out
of memory or be killed: the request is repeated, and then given to a simpler bot.
"""

import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, resource_tracker
from typing import Any, Final

from msgspec import Struct
from pebble import ProcessPool

import detente
from detente import bots
from detente.bots import Advice, Bot, Estimate, outside
from detente.bots.bot import Scale
from detente.bots.processes import exit_with_parent
from detente.core.errors import InvalidInput
from detente.registry import PackageProblem

LEVELS: Final = list(bots.LEVELS)
"""The bots that a seat can be given to."""

NOT_BOTS: Final = ("me", "open", "link")
"""What else can be requested for a seat."""

NAME: Final = re.compile("[a-z][a-z0-9_-]{0,23}")
"""What the host may call a bot of somebody else's."""

SIMPLER: Final = {"director": "officer", "search": "greedy"}
"""Bot → its substitute when it fails; for all others that is `random`."""

MEMORY: Final = 1 << 30
"""How many bytes a worker may use; a bot that needs more fails, and the machine does not."""

LOST: Final = 60.0
"""Seconds after which workers that do not answer are replaced. pebble notices most dead workers
itself, but not those that died before they took up a request."""

Make = Callable[[str, str, str], Bot]
"""What makes a bot from its spec, its game and a seed, like `bots.make`."""

_log: Final = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot did something else than give a legal move."""


class NoOwnBot(BotFailed):
    """The part of a game that its bots need is broken; the log has said so at the start."""


class BotDecision(Struct, frozen=True):
    """A move, and the bot that decided: the one that was asked, or a simpler one."""

    move: str
    bot: str
    estimates: tuple[Estimate, ...] = ()
    """The bot's estimates of the moves it has compared: `bots.Advice`."""
    scale: Scale = "order"

    @property
    def advice(self) -> Advice:
        """The decision as advice."""
        return Advice(self.move, self.estimates, self.scale)


class BotWorkers:
    """A pool of worker processes that decide for bots.

    The workers have at most `queue` requests at a time; further ones wait for their turn, first
    come, first served. A decision may take `patience` seconds. `hosted` are the bots of somebody
    else's that the host of the server offers, by the names under which people ask for them.
    """

    def __init__(
        self,
        workers: int | None = None,
        queue: int | None = None,
        patience: float = 10.0,
        make: Make = bots.make,
        hosted: Mapping[str, str] | None = None,
    ) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self.patience = patience
        self.waiting = 0
        """How many requests wait for their turn."""
        self.working = 0
        """How many requests the workers have."""
        self.failures = 0
        """How many requests have failed so far."""
        self._queue = queue or 2 * self.workers
        self._turns = asyncio.Semaphore(self._queue)
        self._hosted = dict(hosted or {})
        self._make = partial(make_hosted, self._hosted) if hosted else make
        self._found = {name: outside.find(spec) for name, spec in self._hosted.items()}
        self._pool: ProcessPool | None = None
        self._asked: set[asyncio.Future[Advice]] = set()
        self._closed = False

    def levels(self, game: str) -> list[str]:
        """The bots that a seat of a game can be given to: ours, and those of the host."""
        return [*LEVELS, *(name for name, bot in self._found.items() if bot and bot.plays(game))]

    async def decide(
        self, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
    ) -> BotDecision:
        """The move of a bot in a sampled position: `state.determinize(seat, …).dump()`.

        Position and seed determine it, except for a budget of time. BotFailed if not even the
        simplest bot gives a move; asyncio.CancelledError if the pool is closed in the meantime.
        """
        self.waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self.waiting -= 1
        self.working += 1
        try:
            return await self._decide(game, sampled_position, seat, bot, seed)
        finally:
            self.working -= 1
            self._turns.release()

    async def close(self) -> None:
        """Stop the workers, even in the middle of a decision."""
        self._closed = True
        for asked in self._asked:
            asked.cancel()
        if self._pool is not None:
            await _end(self._pool)

    async def _decide(
        self, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
    ) -> BotDecision:
        simpler = {**SIMPLER, **dict.fromkeys(self._hosted, "officer")}
        for candidate in [bot, *_substitutes(bot, simpler)]:
            try:
                advice = await self._ask(self._make, game, sampled_position, seat, candidate, seed)
                return BotDecision(advice.move, candidate, advice.estimates, advice.scale)
            except Exception as error:
                self.failures += 1
                if not isinstance(error, NoOwnBot):
                    _log.warning("%s failed", candidate, exc_info=error)
        raise BotFailed(bot)

    async def _ask(self, *arguments: Any) -> Advice:
        pool = await self._ready()
        advice = asyncio.wrap_future(pool.schedule(run_bot, arguments, timeout=self.patience))
        self._asked.add(advice)
        try:
            async with asyncio.timeout(LOST + self._queue * self.patience) as limit:
                return await advice
        finally:
            self._asked.discard(advice)
            if limit.expired():
                await _end(pool)

    async def _ready(self) -> ProcessPool:
        """The pool of workers; a new one if all workers have died."""
        if self._closed:
            raise asyncio.CancelledError
        broken = self._pool
        if broken is not None and broken.active:
            return broken
        pool = self._pool = _start(self.workers)
        if broken is not None:
            await _end(broken)
        return pool


def check_hosted(hosted: Mapping[str, str]) -> None:
    """Raise InvalidInput if a bot of the host's has a bad name, or cannot be found."""
    for name, spec in hosted.items():
        if not NAME.fullmatch(name) or name in (*bots.names(), *NOT_BOTS):
            raise InvalidInput("serve-bad-bot-name", name=name)
        if outside.find(spec) is None:
            raise InvalidInput("serve-bad-bot", name=name, spec=spec)


def _substitutes(bot: str, simpler: Mapping[str, str]) -> Iterator[str]:
    """The bots to ask after one has failed: itself once more, then simpler and simpler ones."""
    yield bot
    while bot != "random":
        bot = simpler.get(bot.partition(":")[0], "random")
        yield bot


def _start(workers: int) -> ProcessPool:
    pool = ProcessPool(workers, initializer=_initialize_worker, context=get_context("spawn"))
    with _interrupts_blocked():
        pool.active  # noqa: B018  asking starts it
    return pool


async def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    await asyncio.to_thread(pool.join)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C for the threads and processes started inside, and for those they start."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which unblocks them when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def make_hosted(hosted: Mapping[str, str], bot: str, game: str, seed: str) -> Bot:
    """Like `bots.make`, for the names that the host has given to bots as well."""
    return bots.make(hosted.get(bot, bot), game, seed)


# --- in the worker ----------------------------------------------------------------------------


def run_bot(
    make: Make, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
) -> Advice:
    """The advice of a bot; BotFailed if it does anything else, be it to exit the process."""
    try:
        revision, settings = sampled_position["revision"], sampled_position["settings"]
        state = detente.game(game, revision=revision, **settings).load(sampled_position)
        moves = state.legal_moves(seat)
        advice = bots.advice(make(bot, game, seed), state, seat)
    except PackageProblem as error:
        raise NoOwnBot(f"{bot}: {error}") from error
    except BaseException as error:
        raise BotFailed(f"{bot}: {error!r}") from error
    if advice.move not in moves:
        raise BotFailed(f"{bot}: {advice.move!r} is not among {moves}")
    return advice


def _initialize_worker() -> None:
    """Run at low priority and with limited memory, and exit when the server does."""
    exit_with_parent()
    if sys.platform != "win32":
        os.nice(10)
    if sys.platform == "linux":
        import resource

        _, hardest = resource.getrlimit(resource.RLIMIT_AS)
        most = MEMORY if hardest == resource.RLIM_INFINITY else min(MEMORY, hardest)
        resource.setrlimit(resource.RLIMIT_AS, (most, hardest))
