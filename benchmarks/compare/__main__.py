"""Whether the working tree is faster or slower than a revision: two checkouts side by side.

python -m benchmarks.compare REV; docs/benchmarks.md says what is measured and how to read it.
"""

import argparse
import json
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.status import Status

from benchmarks.compare.library import SETUPS, Calibration, Library
from benchmarks.compare.report import remarks, table, written
from benchmarks.compare.rows import Part, Series
from benchmarks.compare.servers import Load, Socket
from benchmarks.compare.sides import Side, before, revision, working_tree

PARTS = ("calibration", "engine", "search", "socket", "load", "page")
VARIANTS = ("compiled", "uncompiled")
SHORT: dict[str, Any] = {
    "only": ["calibration", "engine", "search"],
    "variants": ["compiled"],
    "turns": 2,
    "seconds": 0.05,
    "iterations": 10,
    "most": 3,
    "width": 0.1,
}
"""What `--short` means, where nothing else is asked for: as much as can be told in a minute."""


def parts(asked: argparse.Namespace, sides: tuple[Side, Side]) -> Iterator[Part]:
    """What was asked for; the parts with a server run in one variant, compiled if it may be."""
    turns, seconds = asked.turns, asked.seconds
    first = asked.variants[0]
    if "calibration" in asked.only:
        yield Calibration(sides, first, turns, seconds)
    for variant in asked.variants:
        if "engine" in asked.only:
            measured = ("games", "clone", "determinize")
            yield Library("engine", measured, sides, asked.games, variant, turns, seconds)
    for variant in asked.variants:
        if "search" in asked.only:
            figures = ("decision", "rollout")
            budget = {"iterations": asked.iterations}
            yield Library("search", figures, sides, asked.games, variant, turns, seconds, **budget)
    if "socket" in asked.only:
        yield Socket(sides, asked.games, first, 3 * turns, asked.moves)
    if "load" in asked.only:
        yield Load(sides, first, turns, asked.tables, 10 * asked.moves)
    if "page" in asked.only:
        from benchmarks.compare.pages import OnScreen  # needs a browser

        yield OnScreen(sides, first, turns, max(1, asked.moves // 4))


def compare(
    part: Part,
    width: float,
    most: int,
    deadline: float = inf,
    show: Callable[[int, Sequence[Series]], None] = lambda number, missing: None,
) -> list[Series]:
    """Go round until every interval is narrow enough, but at most so often and so long."""
    found = {row: Series(row) for row in part.rows}
    for number in range(most):
        missing = [series for series in found.values() if not series.enough(width)]
        if not missing or (number and time.monotonic() > deadline):
            break
        show(number, missing)
        for row, sample in part.round(number, [series.row for series in missing]):
            found[row].samples.append(sample)
    return list(found.values())


def compare_all(asked: argparse.Namespace) -> None:
    """Prepare both sides, measure, and show what came out."""
    console = Console()
    if not console.is_terminal:
        console.width = 140  # a file has room for the whole table
    old = revision(asked.revision or before(), asked.cache, asked.variants)
    new = working_tree(asked.compiled)
    sides = new.label, old.label
    deadline = time.monotonic() + 60 * asked.minutes
    found: list[Series] = []
    with console.status("Measuring") as status:
        for part in parts(asked, (new, old)):
            found += compare(part, asked.width, asked.most, deadline, progress_line(status))
    console.print(table(found, asked.width, sides))
    for remark in remarks(found, asked.width):
        console.print(remark, highlight=False)
    if asked.json:
        text = json.dumps(written(found, asked.width, sides), indent=2)
        asked.json.write_text(text + "\n", encoding="utf-8")


def progress_line(status: Status) -> Callable[[int, Sequence[Series]], None]:
    """What shows how far the measuring is."""

    def show(number: int, missing: Sequence[Series]) -> None:
        row = missing[0].row
        widths = [there.width for series in missing if (there := series.interval())]
        widest = f", widest interval {max(widths):.3f}" if widths else ""
        status.update(
            f"{row.part} {row.variant}, round {number + 1}: {len(missing)} rows to go{widest}"
        )

    return show


def listed(allowed: Sequence[str] = ()) -> Callable[[str], list[str]]:
    """What reads a list with commas, in the order of what is allowed."""

    def read(text: str) -> list[str]:
        given = text.split(",")
        if allowed and not set(given) <= set(allowed):
            raise argparse.ArgumentTypeError(f"{text}: choose from {', '.join(allowed)}")
        return [name for name in allowed if name in given] or given

    return read


def arguments(args: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="compare",
        description=(__doc__ or "").partition("\n")[0],
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    add = parser.add_argument
    add("revision", metavar="REV", nargs="?", help="what the working tree is compared with")
    add("--short", action="store_true", help="tell within a minute what can be told")
    add("--only", type=listed(PARTS), default=list(PARTS), help="parts, with commas")
    add("--games", type=listed(), default=list(SETUPS), help="games, with commas")
    add("--variants", type=listed(VARIANTS), default=list(VARIANTS), help="with commas")
    add("--width", type=float, default=0.04, help="how narrow the intervals should be")
    add("--most", type=int, default=30, help="most rounds of each part and variant")
    add("--minutes", type=float, default=inf, help="most minutes; every part has one round")
    add("--turns", type=int, default=4, help="turns in a round")
    add("--seconds", type=float, default=0.1, help="CPU time of a turn of engine and search")
    add("--iterations", type=int, default=50, help="budget of the bot's search")
    add("--moves", type=int, default=40, help="moves of a turn over the socket")
    add("--tables", type=int, default=100, help="open tables of the load test")
    add("--json", type=Path, metavar="FILE", help="also write the figures here")
    usual = Path(sys.prefix)
    add("--compiled", type=Path, default=usual / "compiled", help="the compiled working tree")
    add("--cache", type=Path, default=usual / "compare", help="where revisions are compiled")
    if parser.parse_known_args(args)[0].short:
        parser.set_defaults(**SHORT)
    asked = parser.parse_args(args)
    if not asked.revision and not asked.short:
        parser.error("name a revision, or ask for the short form")
    return asked


def main() -> None:
    """Read the command line and compare."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    compare_all(arguments())


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
