"""How much load the server takes: a thousand open tables, everybody connected and playing.

A real server in a process of its own, at which this process plays for everybody. Moves come at
random moments, so many a second; then as many as possible. The time of a move runs from the moment
it was due until both players have received the view with it.

    python -m benchmarks.load
"""

import argparse
import asyncio
import resource
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from tempfile import TemporaryDirectory

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress, TaskID, track
from rich.table import Table

from benchmarks.bridge import version_of
from benchmarks.crowd import Crowd, Figures, OpenTable, open_table
from benchmarks.serving import Server, serving
from detente.server.storage import store
from detente.server.storage.database import Database

GAME = "cia_vs_kgb"
RATES = [330.0, 500.0, 0.0]
"""Moves a second, one rate after the other; 0: as many as possible."""
AT_ONCE = 8
"""How many tables are created at a time."""

MOVES_A_SECOND = 300.0
MILLISECONDS = 150.0
KILOBYTES = 200.0
"""What is to be reached: at least so many, within, of memory for each table."""


# --- one run -------------------------------------------------------------------------------------


async def play_all(
    server: Server, tables: list[OpenTable], rates: list[float], seconds: float, console: Console
) -> tuple[Crowd, list[Figures], int]:
    """Let all sit down and play at each rate; the server's memory while all are still there."""
    crowd = Crowd(tables, server.wire)
    async with asyncio.TaskGroup() as listening:
        for table in track(tables, "Sitting down", console=console, transient=True):
            await crowd.sit_down(table, server, listening)
        await crowd.until(lambda: len(crowd.ready) == len(tables))
        figures = []
        with Progress(console=console, transient=True) as progress:
            for rate in rates:
                bar = progress.add_task(f"Playing, {pace(rate)}", total=seconds)

                def tick(passed: float, bar: TaskID = bar) -> None:
                    progress.update(bar, completed=passed)

                figures.append(await crowd.play(rate, seconds=seconds, tick=tick))
        await crowd.until(crowd.everything_answered)
        kilobytes = server.kilobytes()
        await crowd.get_up()
    return crowd, figures, kilobytes


async def lost(crowd: Crowd, url: str) -> int:
    """How many moves were sent and are not both acknowledged and stored, at the same number."""
    database = Database(url)
    missing = 0
    for table in crowd.tables:
        rows = await database.read(partial(store.entries, table=table.id))
        stored = {(row.id, row.version) for row in rows}
        accepted = {(answer.id, version_of(answer)) for answer in crowd.accepted[table.id]}
        sent = {(f"choice-{number}", number + 1) for number in range(table.version)}
        missing += len(sent - (stored & accepted))
    database.close()
    return missing


# --- what is shown -------------------------------------------------------------------------------


def pace(rate: float) -> str:
    """A rate in words."""
    return f"{rate:g} moves/s" if rate else "as many as possible"


def report(tables: int, figures: list[Figures], kilobytes: float, missing: int) -> Table:
    """The figures, with what is to be reached below."""
    title = f"{tables:,} open tables with two players each"
    shown = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=title)
    shown.add_column("offered", no_wrap=True)
    for heading in ("moves/s", "p50 ms", "p99 ms", "kB per table", "lost"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for row in figures:
        shown.add_row(pace(row.offered), f"{row.made:,.0f}", f"{row.half:.1f}", f"{row.most:.1f}")
    shown.add_section()
    shown.add_row("all", "", "", "", f"{kilobytes:.0f}", str(missing))
    shown.add_row(
        "to reach",
        f"≥ {MOVES_A_SECOND:.0f}",
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
        with ThreadPoolExecutor(AT_ONCE) as pool:
            created = pool.map(partial(open_table, server, GAME, 2), range(tables))
            opened = list(
                track(created, "Creating tables", tables, console=console, transient=True)
            )
        crowd, figures, after = asyncio.run(play_all(server, opened, rates, seconds, console))
    missing = asyncio.run(lost(crowd, url))
    console.print(report(tables, figures, (after - before) / tables, missing))
    if crowd.refused:
        sys.exit(f"load: {len(crowd.refused)} moves were refused, as {crowd.refused[0].problem}.")
    if missing:
        sys.exit(f"load: {missing} moves were lost.")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("--tables", type=int, default=1000, help="open tables (1000)")
    add("--seconds", type=float, default=20, help="how long to play at each rate (20)")
    add(
        "--rate",
        type=float,
        action="append",
        help="moves a second, 0: as many as possible; repeat it",
    )
    add("--database", metavar="URL", help="an empty database (a new SQLite file)")
    asked = parser.parse_args()
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
