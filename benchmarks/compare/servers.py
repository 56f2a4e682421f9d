"""The parts of a comparison that need a server: a move over the socket, and many tables at once.

Both servers stand beside each other; the one whose turn it is not has nothing to do.
"""

import asyncio
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from benchmarks.compare.intervals import order
from benchmarks.compare.rows import Row, Sample, Turn, pooled, sample
from benchmarks.compare.sides import Side
from benchmarks.crowd import Crowd, OpenTable, open_table
from benchmarks.serving import Server, serving

SEATS = {"secret_power": 3}
"""Game → how many play at a table of it; two of all others."""
MEMORY = Path("/dev/shm")
"""Where databases lie, if there is such a folder: how long a disk takes to store a move varies ten
times as much as what is compared here."""
RATE = 150.0
"""Moves a second that are offered where the 99th percentile is measured."""

Pairs = list[tuple[Turn, Turn]]


@contextmanager
def core_for_servers() -> Iterator[int | None]:
    """A core that this process keeps off, if there are several and it can be told to.

    Otherwise one server may share its core with some other program for a while, and the other not.
    """
    if not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) < 2:
        yield None
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores - {max(cores)})
    try:
        yield max(cores)
    finally:
        os.sched_setaffinity(0, cores)


@contextmanager
def both_serving(
    sides: tuple[Side, Side], variant: str, seed: str, core: int | None = None
) -> Iterator[tuple[Server, Server]]:
    """A server of each side, with new databases, that draw the same seeds for their games."""
    with ExitStack() as stack:
        where = MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None
        folder = stack.enter_context(TemporaryDirectory(prefix="detente-", dir=where))
        servers = []
        for number, side in enumerate(sides):
            url = f"sqlite:///{Path(folder, f'{number}.db')}"
            server = stack.enter_context(serving(url, side.path(variant), seed, core))
            side.check(server, variant)
            servers.append(server)
        yield servers[0], servers[1]


class Socket:
    """One move after the other at one table: CPU time of the server, and time until all see it."""

    def __init__(
        self,
        sides: tuple[Side, Side],
        games: Sequence[str],
        variant: str,
        turns: int,
        moves: int,
    ) -> None:
        self.sides = sides
        self.variant = variant
        self.turns = turns
        self.moves = moves
        self.rows_of = {
            game: (
                Row("socket", game, variant, "server CPU", "ms a move"),
                Row("socket", game, variant, "latency", "ms"),
            )
            for game in games
        }
        self.rows = [row for rows in self.rows_of.values() for row in rows]

    def round(self, number: int, wanted: Sequence[Row]) -> Iterable[tuple[Row, Sample]]:
        """Play at new servers."""
        with (
            core_for_servers() as core,
            both_serving(self.sides, self.variant, f"round {number}", core) as servers,
        ):
            for game, (cpu, latency) in self.rows_of.items():
                if cpu in wanted or latency in wanted:
                    taken = asyncio.run(self.play(game, servers, number))
                    yield cpu, sample(cpu, [both[0] for both in taken])
                    yield latency, sample(latency, [both[1] for both in taken])

    async def play(
        self, game: str, servers: Sequence[Server], number: int
    ) -> list[tuple[tuple[Turn, Turn], tuple[Turn, Turn]]]:
        """The turns' CPU times and latencies, after a turn that does not count."""
        async with asyncio.TaskGroup() as listening:
            players = [Players(game, server, listening) for server in servers]
            taken = []
            for turn in range(-1, self.turns):
                made = {}
                for side in order(number + turn):
                    made[side] = await players[side].play(self.moves)
                if turn >= 0:
                    cpu, latency = zip(made[0], made[1], strict=True)
                    taken.append((cpu, latency))
            for player in players:
                await player.crowd.get_up()
        return taken


class Players:
    """Who plays at the tables of one server, one table after the other."""

    def __init__(self, game: str, server: Server, listening: asyncio.TaskGroup) -> None:
        self.game = game
        self.server = server
        self.listening = listening
        self.crowd = Crowd([], server.wire)

    async def play(self, moves: int) -> tuple[Turn, Turn]:
        """So many moves: the server's CPU time and the median latency of one."""
        seconds = 0.0
        times: list[float] = []
        played: list[str] = []
        while len(times) < moves:
            if not self.crowd.ready:
                await self.sit_down()
            table = self.crowd.ready[0]
            sent = len(table.sent)
            before = self.server.cpu()
            await self.crowd.play(0, moves=moves - len(times), under_way=1)
            seconds += self.server.cpu() - before
            check(self.crowd)
            times += self.crowd.times
            played += table.sent[sent:]
        digest = " ".join(played)
        return (
            Turn(1000 * seconds / moves, moves, digest),
            Turn(1000 * median(times), moves, digest),
        )

    async def sit_down(self) -> None:
        """Open another table; its players move by another seed than those before."""
        await self.crowd.get_up()
        seed = len(self.crowd.tables)
        table = open_table(self.server, self.game, SEATS.get(self.game, 2), seed)
        self.crowd.tables.append(table)
        await self.crowd.sit_down(table, self.server, self.listening)
        await self.crowd.until(lambda: self.crowd.ready)


class Load:
    """Many tables at once: as many moves as go, and the 99th percentile at a rate below that."""

    def __init__(
        self, sides: tuple[Side, Side], variant: str, turns: int, tables: int, moves: int
    ) -> None:
        self.sides = sides
        self.variant = variant
        self.turns = turns
        self.tables = tables
        self.moves = moves
        game = "cia_vs_kgb"
        self.game = game
        self.made = Row("load", game, variant, "moves a second", "1/s", rate=True)
        self.cpu = Row("load", game, variant, "server CPU", "ms a move")
        self.p99 = Row("load", game, variant, "p99", "ms")
        self.rows = [self.made, self.cpu, self.p99]

    def round(self, number: int, wanted: Sequence[Row]) -> Iterable[tuple[Row, Sample]]:
        """Play at new servers."""
        with both_serving(self.sides, self.variant, f"round {number}") as servers:
            tables = [
                [open_table(server, self.game, seed=seed) for seed in range(self.tables)]
                for server in servers
            ]
            yield from asyncio.run(self.play(servers, tables, number))

    async def play(
        self, servers: Sequence[Server], tables: Sequence[list[OpenTable]], number: int
    ) -> list[tuple[Row, Sample]]:
        """All turns at full speed, then all at the rate."""
        async with asyncio.TaskGroup() as listening:
            crowds = []
            for server, there in zip(servers, tables, strict=True):
                crowd = Crowd(there, server.wire)
                for table in there:
                    await crowd.sit_down(table, server, listening)
                await crowd.until(lambda: len(crowd.ready) == self.tables)  # noqa: B023  at once
                crowds.append(crowd)
            made, cpu, _ = await self.take_turns(servers, crowds, number, 0.0)
            slowly, _, times = await self.take_turns(servers, crowds, number, RATE)
            for crowd in crowds:
                await crowd.get_up()
        p99 = tuple(1000 * quantiles(of_side, n=100)[98] for of_side in times)
        return [
            (self.made, sample(self.made, made)),
            (self.cpu, sample(self.cpu, cpu)),
            (self.p99, pooled(self.p99, (p99[0], p99[1]), slowly)),
        ]

    async def take_turns(
        self, servers: Sequence[Server], crowds: Sequence[Crowd], number: int, rate: float
    ) -> tuple[Pairs, Pairs, tuple[list[float], list[float]]]:
        """Rates, CPU times and all times, after a turn that does not count."""
        made: Pairs = []
        cpu: Pairs = []
        times: tuple[list[float], list[float]] = ([], [])
        for turn in range(-1, self.turns):
            taken = {}
            for side in order(number + turn):
                before = servers[side].cpu()
                figures = await crowds[side].play(rate, moves=self.moves)
                spent = servers[side].cpu() - before
                check(crowds[side])
                moves = len(crowds[side].times)
                taken[side] = Turn(figures.made, moves), Turn(1000 * spent / moves, moves)
                if turn >= 0:
                    times[side].extend(crowds[side].times)
            if turn >= 0:
                made.append((taken[0][0], taken[1][0]))
                cpu.append((taken[0][1], taken[1][1]))
        return made, cpu, times


def check(crowd: Crowd) -> None:
    """Stop if a move was refused: then the sides do not do the same work."""
    if crowd.refused:
        raise RuntimeError(f"a move was refused: {crowd.refused[0].problem}")
