"""How much the web table bears: a thousand open tables, everybody connected and playing.

A real server in a process of its own, at which this process plays for everybody. Choices come at
random moments, so many a second; then as many as go. The time of a choice runs from the moment it
was due until both players have received the view with it.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress, TaskID, track
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from detente.server.storage import store
from detente.server.storage.database import Database

GAME = "cia_vs_kgb"
RATES = [330.0, 500.0, 0.0]
"""Choices a second that are offered one after the other; 0: as many as go."""
IN_THE_AIR = 32
"""So many choices are under way at a time when there shall be as many as go."""
LAYING = 8
"""So many tables are laid at a time."""
PATIENCE = 60.0

CHOICES_A_SECOND = 300.0
MILLISECONDS = 150.0
KILOBYTES = 200.0
"""What is to be reached: at least so many, within, of memory for each table."""


# --- the server, in a process of its own ---------------------------------------------------------


def serve(url: str) -> None:
    """Serve until interrupted, without limits to what one address may ask; tell the port."""
    from detente.server.limits import Limits, Rate
    from detente.server.serve import run

    boundless = Limits(*[Rate(1e9, 1_000_000_000) for _ in range(5)])
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listener:
        port = listener.getsockname()[1]
        run(url, listener, limits=boundless, welcome=lambda: print(port, flush=True))


class Server:
    """The server's process."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.address = f"127.0.0.1:{port}"

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """What is answered to a stranger's demand."""
        headers = {"Content-Type": "application/json"}
        data = json.dumps(body).encode()
        with urlopen(Request(f"http://{self.address}/api{path}", data, headers)) as answer:
            return json.load(answer)

    def kilobytes(self) -> int:
        """The memory it holds."""
        asking = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        return int(subprocess.check_output(asking))


@contextmanager
def serving(url: str) -> Iterator[Server]:
    """A server of the compiled variant, if make has built it."""
    path = [str(Path(sys.prefix, "compiled")), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    process = subprocess.Popen(
        [sys.executable, __file__, "--serve", url],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout
        port = process.stdout.readline()
        if not port:
            sys.exit("load: the server did not start, see above.")
        yield Server(process, int(port))
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


# --- the players ---------------------------------------------------------------------------------


class Option(msgspec.Struct):
    """Of the messages, only what a player who does not think has to read."""

    code: str


class Prompt(msgspec.Struct):
    """What is asked."""

    options: list[Option]


class View(msgspec.Struct):
    """What a player sees."""

    prompt: Prompt | None


class TableInfo(msgspec.Struct):
    """What everybody sees."""

    number: int


class News(msgspec.Struct, tag="news", tag_field="kind"):
    """What has happened."""

    table: TableInfo
    view: View | None


class Done(msgspec.Struct, tag="done", tag_field="kind"):
    """A choice is stored."""

    id: str
    number: int


class Refused(msgspec.Struct, tag="refused", tag_field="kind"):
    """A choice is refused, which must not happen."""

    problem: dict[str, Any]


HEARD = msgspec.json.Decoder(News | Done | Refused)


@dataclass
class Pair:
    """A table and its two players."""

    table: str
    tokens: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    number: int = 0
    """How many choices the two have sent."""
    seen: list[int] = field(default_factory=lambda: [-1, -1])
    codes: list[list[str]] = field(default_factory=lambda: [[], []])
    due: float = 0.0


class Crowd:
    """All who play."""

    def __init__(self, pairs: list[Pair]) -> None:
        self.pairs = pairs
        self.luck = random.Random(1)
        self.ready: deque[Pair] = deque()
        self.under_way = 0
        self.arrived = asyncio.Event()
        self.times: list[float] = []
        self.done: dict[str, list[Done]] = {pair.table: [] for pair in pairs}
        self.refused: list[Refused] = []

    async def listen(self, pair: Pair, seat: int) -> None:
        """Hear everything that a player is told."""
        async for message in pair.sockets[seat]:
            heard = HEARD.decode(message)
            if isinstance(heard, News):
                if heard.view is not None:
                    self.look(pair, seat, heard.table.number, heard.view.prompt)
            elif isinstance(heard, Done):
                self.done[pair.table].append(heard)
                self.arrived.set()
            else:
                self.refused.append(heard)

    def look(self, pair: Pair, seat: int, number: int, prompt: Prompt | None) -> None:
        """A player sees a new view; the table is ready again as soon as both do."""
        pair.codes[seat] = [option.code for option in prompt.options] if prompt else []
        pair.seen[seat] = number
        if min(pair.seen) < pair.number:
            return
        if pair.number:
            self.times.append(time.perf_counter() - pair.due)
            self.under_way -= 1
        if any(pair.codes):
            self.ready.append(pair)
        self.arrived.set()

    async def until(self, satisfied: Callable[[], object]) -> None:
        """Wait for views until they satisfy."""
        async with asyncio.timeout(PATIENCE):
            while not satisfied():
                self.arrived.clear()
                await self.arrived.wait()

    def everything_answered(self) -> bool:
        """Whether every choice that was sent has its answer."""
        return all(len(self.done[pair.table]) == pair.number for pair in self.pairs)

    async def choose(self, due: float) -> None:
        """One choice at random, at the table that has waited longest."""
        pair = self.ready.popleft()
        seat = self.luck.choice([seat for seat, codes in enumerate(pair.codes) if codes])
        choice = {
            "do": "choose",
            "id": f"choice-{pair.number}",
            "number": pair.number,
            "code": self.luck.choice(pair.codes[seat]),
        }
        pair.number += 1
        pair.due = due
        self.under_way += 1
        await pair.sockets[seat].send(msgspec.json.encode(choice), text=True)

    async def play(self, rate: float, seconds: float, tick: Callable[[float], None]) -> "Figures":
        """Play for a while, so many choices a second or as many as go."""
        self.times.clear()
        begin = due = time.perf_counter()
        while True:
            if rate:
                due += self.luck.expovariate(rate)
                await asyncio.sleep(due - time.perf_counter())
                await self.until(lambda: self.ready)
            else:
                await self.until(lambda: self.ready and self.under_way < IN_THE_AIR)
                due = time.perf_counter()
            if due - begin > seconds:
                break
            await self.choose(due)
            tick(due - begin)
        made = len(self.times) / (time.perf_counter() - begin)
        await self.until(lambda: not self.under_way)
        hundredths = quantiles(self.times, n=100)
        return Figures(rate, made, 1000 * hundredths[49], 1000 * hundredths[98])


@dataclass(frozen=True)
class Figures:
    """What was offered, what came of it, and milliseconds that half and 99 % of it stayed below."""

    offered: float
    made: float
    half: float
    most: float


# --- one run -------------------------------------------------------------------------------------


def lay(server: Server) -> Pair:
    """A new table with two new guests."""
    place = server.post("/tables", {"game": GAME, "seats": ["me", "link"]})
    [invitation] = place["invitations"].values()
    other = server.post(f"/tables/{place['table']}/join", {"token": invitation})
    return Pair(place["table"], [place["token"], other["token"]])


async def sit_down(pair: Pair, server: Server) -> None:
    """Connect both players."""
    for token in pair.tokens:
        connection = await connect(
            f"ws://{server.address}/api/tables/{pair.table}/live",
            additional_headers={"Authorization": f"Bearer {token}"},
            compression=None,
            ping_interval=None,
            proxy=None,
        )
        await connection.send('{"do": "hello"}')
        pair.sockets.append(connection)


async def play_all(
    server: Server, pairs: list[Pair], rates: list[float], seconds: float, console: Console
) -> tuple[Crowd, list[Figures], int]:
    """Let all sit down and play at each rate; the server's memory while all are still there."""
    crowd = Crowd(pairs)
    async with asyncio.TaskGroup() as listening:
        for pair in track(pairs, "Sitting down", console=console, transient=True):
            await sit_down(pair, server)
            for seat in (0, 1):
                listening.create_task(crowd.listen(pair, seat))
        await crowd.until(lambda: len(crowd.ready) == len(pairs))
        figures = []
        with Progress(console=console, transient=True) as progress:
            for rate in rates:
                bar = progress.add_task(f"Playing, {pace(rate)}", total=seconds)

                def tick(passed: float, bar: TaskID = bar) -> None:
                    progress.update(bar, completed=passed)

                figures.append(await crowd.play(rate, seconds, tick))
        await crowd.until(crowd.everything_answered)
        kilobytes = server.kilobytes()
        for pair in pairs:
            await asyncio.gather(*[connection.close() for connection in pair.sockets])
    return crowd, figures, kilobytes


async def lost(crowd: Crowd, url: str) -> int:
    """How many choices were sent and are not both acknowledged and stored, at the same number."""
    database = Database(url)
    missing = 0
    for pair in crowd.pairs:
        rows = await database.read(partial(store.entries, table=pair.table))
        stored = {(row.id, row.number) for row in rows}
        done = {(answer.id, answer.number) for answer in crowd.done[pair.table]}
        sent = {(f"choice-{number}", number + 1) for number in range(pair.number)}
        missing += len(sent - (stored & done))
    database.close()
    return missing


# --- what is shown -------------------------------------------------------------------------------


def pace(rate: float) -> str:
    """A rate in words."""
    return f"{rate:g} choices/s" if rate else "as many as go"


def report(tables: int, figures: list[Figures], kilobytes: float, missing: int) -> Table:
    """The figures, with what is to be reached below."""
    title = f"{tables:,} open tables with two players each"
    shown = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=title)
    shown.add_column("offered", no_wrap=True)
    for heading in ("choices/s", "p50 ms", "p99 ms", "kB per table", "lost"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for row in figures:
        shown.add_row(pace(row.offered), f"{row.made:,.0f}", f"{row.half:.1f}", f"{row.most:.1f}")
    shown.add_section()
    shown.add_row("all", "", "", "", f"{kilobytes:.0f}", str(missing))
    shown.add_row(
        "to reach",
        f"≥ {CHOICES_A_SECOND:.0f}",
        "",
        f"< {MILLISECONDS:.0f}",
        f"< {KILOBYTES:.0f}",
        "0",
    )
    return shown


def run(tables: int, rates: list[float], seconds: float, url: str) -> None:
    """Open the tables, play, count, and show what came out."""
    console = Console()
    with serving(url) as server:
        before = server.kilobytes()
        with ThreadPoolExecutor(LAYING) as pool:
            laid = pool.map(lay, [server] * tables)
            pairs = list(track(laid, "Laying tables", tables, console=console, transient=True))
        crowd, figures, after = asyncio.run(play_all(server, pairs, rates, seconds, console))
    missing = asyncio.run(lost(crowd, url))
    console.print(report(tables, figures, (after - before) / tables, missing))
    if crowd.refused:
        sys.exit(f"load: {len(crowd.refused)} choices were refused, as {crowd.refused[0].problem}.")
    if missing:
        sys.exit(f"load: {missing} choices were lost.")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("--tables", type=int, default=1000, help="open tables (1000)")
    add("--seconds", type=float, default=20, help="how long to play at each rate (20)")
    add("--rate", type=float, action="append", help="choices a second, 0: as many as go; repeat it")
    add("--database", metavar="URL", help="an empty database (a new SQLite file)")
    add("--serve", metavar="URL", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with TemporaryDirectory(prefix="detente-") as folder:
        url = asked.database or f"sqlite:///{folder}/load.db"
        run(asked.tables, asked.rate or RATES, asked.seconds, url)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
