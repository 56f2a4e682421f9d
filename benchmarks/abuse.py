"""Whether players notice that a server is attacked, or watched by a crowd.

Silent sockets and such as send a byte a second: the time of a move, from the moment it was due
until both players have the view with it, in turns with and without them. Spectators: how long the
mover waits for the answer, in turns at a table with few and at one with many. Everything runs on
this machine, over loopback addresses, for a minute or two.

    python -m benchmarks.abuse
"""

import argparse
import asyncio
import os
import resource
import sys
import time
from statistics import quantiles
from tempfile import TemporaryDirectory

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.bridge import Message
from benchmarks.crowd import Crowd, OpenTable, open_table
from benchmarks.serving import Server, serving
from benchmarks.strangers import Strangers

GAME = "cia_vs_kgb"
ATTACK_RATIO = 1.5
CROWD_RATIO = 3.0
"""What is to be reached: the time with strangers divided by the time without, at most."""
BLOCK = 20
"""So many moves are made at one table before it is the turn of the other."""


def percentile(times: list[float], which: int) -> float:
    """Milliseconds that so many percent of the times stay below."""
    return 1000 * quantiles(times, n=100, method="inclusive")[which - 1] if len(times) > 1 else 0.0


# --- silent and slow clients ----------------------------------------------------------------------


async def attacked(
    server: Server, strangers: Strangers, asked: argparse.Namespace
) -> tuple[list[float], list[float], dict[str, int]]:
    """The times of moves without and with an attack, in turns; what became of the attackers."""
    tables = [await asyncio.to_thread(open_table, server, GAME) for _ in range(asked.seats // 2)]
    crowd, calm, under_attack = Crowd(tables, server.wire), list[float](), list[float]()
    found: dict[str, int] = {}
    async with asyncio.TaskGroup() as listening:
        for table in tables:
            await crowd.sit_down(table, server, listening)
        await crowd.until(lambda: len(crowd.ready) == len(tables))
        await crowd.play(asked.rate, seconds=2)  # everything is imported and warm
        for _ in range(asked.rounds):
            await crowd.play(asked.rate, seconds=asked.seconds)
            calm += crowd.times
            await asyncio.to_thread(strangers.attack, asked.silent, asked.slow)
            await crowd.play(asked.rate, seconds=asked.seconds)
            under_attack += crowd.times
            found = await asyncio.to_thread(strangers.rest)
        await crowd.until(crowd.everything_answered)
        await crowd.get_up()
    if crowd.refused:
        sys.exit(f"abuse: {len(crowd.refused)} moves were refused, as {crowd.refused[0].problem}.")
    return calm, under_attack, found


# --- spectators -----------------------------------------------------------------------------------


class WatchedTable:
    """A table whose players move one after the other; `answers` are the times of the answers."""

    def __init__(self, table: OpenTable, server: Server) -> None:
        self.table = table
        self.answers: list[float] = []
        self._crowd = Crowd([table], server.wire)
        self._server = server

    async def sit_down(self, listening: asyncio.TaskGroup) -> None:
        """Connect the players."""
        await self._crowd.sit_down(self.table, self._server, listening)
        await self._crowd.until(lambda: self._crowd.ready)

    async def play(self, moves: int) -> None:
        """Make so many moves, or as many as the game has, each when both have seen the last."""
        accepted: list[Message] = self._crowd.accepted[self.table.id]
        for _ in range(moves):
            await self._seen()
            if not self._crowd.ready:  # the game is over
                return
            sent = time.perf_counter()
            await self._crowd.move(sent)
            await self._crowd.until(lambda: len(accepted) == self.table.version)
            self.answers.append(time.perf_counter() - sent)

    async def get_up(self) -> None:
        """Disconnect the players."""
        await self._seen()
        await self._crowd.get_up()

    async def _seen(self) -> None:
        """Wait until both players have seen the last move."""
        await self._crowd.until(lambda: not self._crowd.under_way)


async def watched(
    server: Server, strangers: Strangers, asked: argparse.Namespace
) -> tuple[list[float], list[float]]:
    """How long the mover waits with few spectators and with many."""
    few, many = [
        WatchedTable(await asyncio.to_thread(open_table, server, GAME), server) for _ in range(2)
    ]
    async with asyncio.TaskGroup() as listening:
        for table in (few, many):
            await table.sit_down(listening)
        crowds = {few.table.id: asked.few, many.table.id: asked.many}
        await asyncio.to_thread(strangers.watch, crowds)
        await asyncio.sleep(2)  # until all know how many they are
        for table in (few, many):
            await table.play(5)
            table.answers.clear()
        for _ in range(asked.moves // BLOCK):
            for table in (few, many):
                await table.play(BLOCK)
                await asyncio.sleep(0.3)  # or the spectators would be told during the other's turn
        await asyncio.to_thread(strangers.rest)
        for table in (few, many):
            await table.get_up()
    return few.answers, many.answers


# --- what is shown --------------------------------------------------------------------------------


def report(title: str, rows: dict[str, list[float]], which: int, most: float) -> tuple[Table, bool]:
    """The times, and whether the last row is at most so many times the first."""
    shown = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=title, title_justify="left")
    shown.add_column("", no_wrap=True)
    for heading in ("moves", "p50 ms", f"p{which} ms"):
        shown.add_column(heading, justify="right")
    for name, times in rows.items():
        half, high = percentile(times, 50), percentile(times, which)
        shown.add_row(name, str(len(times)), f"{half:.1f}", f"{high:.1f}")
    first, last = [percentile(times, which) for times in rows.values()]
    ratio = last / first
    shown.add_section()
    shown.add_row(f"ratio, at most {most:g}", "", "", f"{ratio:.2f}")
    return shown, ratio <= most


def run(asked: argparse.Namespace, url: str) -> None:
    """Play under attack, then before spectators, and show what came out."""
    console = Console()
    with serving(url, socket_limits=True) as server:
        strangers = Strangers(server.address)
        try:
            calm, under_attack, found = asyncio.run(attacked(server, strangers, asked))
            few, many = asyncio.run(watched(server, strangers, asked))
        finally:
            strangers.close()
    attack, harmless = report(
        f"{asked.seats} playing seats, {asked.rate:g} moves a second: from a move to both views",
        {"calm": calm, f"{asked.silent:,} silent, {asked.slow:,} slow clients": under_attack},
        *(99, ATTACK_RATIO),
    )
    crowd, unhurried = report(
        "from a move to its answer",
        {f"{asked.few:,} spectators": few, f"{asked.many:,} spectators": many},
        *(95, CROWD_RATIO),
    )
    console.print(attack)
    console.print("attackers: " + ", ".join(f"{n:,} {what}" for what, n in sorted(found.items())))
    console.print(crowd)
    console.print("load of the machine: " + " ".join(f"{load:.1f}" for load in os.getloadavg()))
    if not (harmless and unhurried):
        sys.exit("abuse: the players notice it.")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("--seats", type=int, default=100, help="playing seats (100)")
    add("--rate", type=float, default=50, help="moves a second (50)")
    add("--silent", type=int, default=2000, help="silent sockets (2000)")
    add("--slow", type=int, default=500, help="sockets that send a byte a second (500)")
    add("--rounds", type=int, default=3, help="how often with and without an attack (3)")
    add("--seconds", type=float, default=10, help="how long each time (10)")
    add("--few", type=int, default=10, help="spectators of one table (10)")
    add("--many", type=int, default=1000, help="spectators of the other (1000)")
    add("--moves", type=int, default=160, help="moves at each of the two (160)")
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with TemporaryDirectory(prefix="detente-") as folder:
        run(asked, f"sqlite:///{folder}/abuse.db")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
