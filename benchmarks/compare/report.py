"""The outcome of a comparison, for people and for programs."""

import platform
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from benchmarks.compare.rows import Series

CONVENTION = "ratio = speed of the new side / speed of the old side: 1.10 is ten percent faster"


def table(found: list[Series], width: float, sides: tuple[str, str]) -> Table:
    """The rows; green is surely faster, red surely slower, yellow too uncertain."""
    shown = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=f"{sides[0]} beside {sides[1]}")
    for heading in ("part", "game", "variant", "figure"):
        shown.add_column(heading, no_wrap=True)
    for heading in ("new", "old"):
        shown.add_column(heading, justify="right", no_wrap=True)
    shown.add_column("unit", no_wrap=True)
    shown.add_column("new/old [95 %]", justify="right", no_wrap=True)
    for heading in ("turns", "moves"):
        shown.add_column(heading, justify="right", no_wrap=True)
    shown.add_column("same moves", no_wrap=True)
    for series in found:
        row = series.row
        new, old = series.values()
        shown.add_row(
            row.part,
            row.game,
            row.variant,
            row.figure,
            f"{new:,.4g}",
            f"{old:,.4g}",
            row.unit,
            ratio(series, width),
            str(series.turns()),
            f"{series.moves()[0]:,}" if row.figure not in ("clone", "determinize") else "",
            {True: "yes", False: "[bold red]NO[/]", None: "–"}[series.same()],
        )
    return shown


def ratio(series: Series, width: float) -> str:
    """The ratio with its interval, coloured by what it means."""
    there = series.interval()
    if there is None:
        return "one round"
    colour = "green" if there.low > 1 else "red" if there.high < 1 else "default"
    wide = "" if there.width <= width else " [yellow]wide[/]"
    return f"[{colour}]{there.ratio:.3f} \\[{there.low:.3f}, {there.high:.3f}][/]{wide}"


def remarks(found: list[Series], width: float) -> list[str]:
    """What has to be known to read the table."""
    said = [f"{CONVENTION}; the brackets hold its 95 % confidence interval."]
    wide = [series for series in found if not series.enough(width)]
    if wide:
        said.append(
            f"{len(wide)} of {len(found)} intervals did not get down to a width of {width:g} "
            "(wide, or fewer rounds than that takes): they may not be quoted as if they had. "
            "Allow more rounds (--most) or more time (--minutes), and leave the machine alone."
        )
    if any(disturbed(series) for series in found):
        said.append(
            "A row of the calibration does the same work on both sides, and its interval should "
            "contain 1: where it does not, something else has disturbed one side, or it is the one "
            "row in twenty that misses by chance."
        )
    differ = [series for series in found if series.same() is False]
    if differ:
        said.append(
            f"In {len(differ)} rows the sides did not play the same moves (NO): there a ratio "
            "compares different work, and says nothing about speed alone."
        )
    return said


def disturbed(series: Series) -> bool:
    """Whether a row of the calibration differs between the sides."""
    if series.row.part != "calibration" or (there := series.interval()) is None:
        return False
    return not there.low <= 1 <= there.high


def written(found: list[Series], width: float, sides: tuple[str, str]) -> dict[str, Any]:
    """The same for a file."""
    return {
        "convention": CONVENTION,
        "new": sides[0],
        "old": sides[1],
        "width": width,
        "python": platform.python_version(),
        "machine": platform.platform(),
        "rows": [entry(series, width) for series in found],
    }


def entry(series: Series, width: float) -> dict[str, Any]:
    """A row for a file."""
    row = series.row
    there = series.interval()
    (new, old), (new_moves, old_moves) = series.values(), series.moves()
    return {
        "part": row.part,
        "game": row.game,
        "variant": row.variant,
        "figure": row.figure,
        "ratio": there and there.ratio,
        "low": there and there.low,
        "high": there and there.high,
        "reached": series.enough(width),
        "unit": row.unit,
        "new": new,
        "old": old,
        "rounds": len(series.samples),
        "turns": series.turns(),
        "new_moves": new_moves,
        "old_moves": old_moves,
        "same_moves": series.same(),
        "log_ratios": series.log_ratios,
    }
