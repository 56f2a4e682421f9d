"""How fast the games are, uncompiled and compiled, beside OpenSpiel and python-chess.

Every contender plays random games in the same way. They take turns, many short ones, and medians
count, of ratios those within a round, so that whatever else the machine does disturbs all alike.
"""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

VARIANTS = {
    "uncompiled": Path(__file__).resolve().parents[1] / "src",
    "compiled": Path(sys.prefix, "compiled"),  # where make builds it
}
REFERENCES = {"gin_rummy": "pyspiel", "chess": "chess"}
YARDSTICK = "gin_rummy"

Clones = list[Callable[[], object]]
"""Each clones a position."""
Play = Callable[[random.Random, Clones | None], int]
"""Plays a random game and returns how many choices it had; fills the list if there is one."""


@dataclass(frozen=True)
class Contender:
    """Something to measure; only our own games have an edition, a variant and a journal."""

    game: str
    edition: str = ""
    variant: str = ""
    journal: bool = False


@dataclass(frozen=True)
class Speed:
    """Games and choices per second of process time, and microseconds for a clone."""

    games: float
    choices: float
    clone: float


# --- in the worker: one process for each variant, so that each imports its own detente -----------


def play_detente(contender: Contender) -> Play:
    """Random play of one of our games."""
    import detente

    game = detente.game(contender.game, **edition_of(contender))
    seeds = iter(range(sys.maxsize))

    def play(rng: random.Random, clones: Clones | None) -> int:
        state = game.start(seed=next(seeds), journal=contender.journal)
        choices = 0
        while not state.over:
            if clones is not None:
                clones.append(state.clone().clone)
            seat = state.to_act[0]
            options = state.actions(seat)
            state.act(seat, options[int(rng.random() * len(options))])
            choices += 1
        return choices

    return play


def edition_of(contender: Contender) -> dict[str, str]:
    """The option that chooses the edition, for games that have several."""
    return {"edition": contender.edition} if contender.edition else {}


def play_gin_rummy(_: Contender) -> Play:
    """Random play of OpenSpiel's gin rummy, where all outcomes of chance are equally likely."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(rng: random.Random, clones: Clones | None) -> int:
        state = game.new_initial_state()
        choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            if clones is not None:
                clones.append(state.clone().clone)
            options = state.legal_actions()
            state.apply_action(options[int(rng.random() * len(options))])
            choices += 1
        return choices

    return play


def play_chess(_: Contender) -> Play:
    """Random play of python-chess; a clone there is a copy of the board without its past."""
    import chess

    def play(rng: random.Random, clones: Clones | None) -> int:
        board = chess.Board()
        choices = 0
        while not board.is_game_over():
            if clones is not None:
                clones.append(partial(board.copy(stack=False).copy, stack=False))
            options = list(board.legal_moves)
            board.push(options[int(rng.random() * len(options))])
            choices += 1
        return choices

    return play


@cache
def prepared(contender: Contender) -> tuple[Play, random.Random, Clones]:
    """What a contender needs for its turns: how to play, its dice, what to clone."""
    makers = {"gin_rummy": play_gin_rummy, "chess": play_chess}
    play = makers.get(contender.game, play_detente)(contender)
    rng = random.Random(1)
    clones: Clones = []
    play(rng, clones)
    return play, rng, clones


def take_turn(contender: Contender, seconds: float) -> Speed:
    """Play for a while, then clone for a while."""
    play, rng, clones = prepared(contender)
    games = choices = cloned = 0
    begin = now = time.process_time()
    while now - begin < seconds:
        choices += play(rng, None)
        games += 1
        now = time.process_time()
    played = now - begin
    begin = now
    while now - begin < seconds / 10:
        for clone in clones:
            clone()
        cloned += len(clones)
        now = time.process_time()
    return Speed(games / played, choices / played, 1e6 * (now - begin) / cloned)


def work() -> None:
    """Say what there is to measure here, then answer each line of input with a line of output."""
    import detente

    editions = []
    for name in detente.games():
        option = detente.game(name).options.get("edition")
        editions += [(name, edition) for edition in (option.allowed if option else [""])]
    print(json.dumps({"compiled": detente.compiled, "editions": editions}), flush=True)
    for line in sys.stdin:
        seconds, fields = json.loads(line)
        print(json.dumps(asdict(take_turn(Contender(**fields), seconds))), flush=True)


# --- in the main process -------------------------------------------------------------------------


class Worker:
    """A process that imports the detente of one variant."""

    def __init__(self, path: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--worker"],
            env={**os.environ, "PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.found = self._answer()

    def measure(self, contender: Contender, seconds: float) -> Speed:
        """One turn of a contender."""
        assert self.process.stdin
        print(json.dumps([seconds, asdict(contender)]), file=self.process.stdin, flush=True)
        return Speed(**self._answer())

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()

    def _answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit("bench: a worker died, see above.")
        return json.loads(line)


def contenders(workers: dict[str, Worker]) -> list[Contender]:
    """Every edition of every game in every variant, without and with journal; the references."""
    found = [
        Contender(game, edition, variant, journal)
        for game, edition in workers["uncompiled"].found["editions"]
        for variant in workers
        for journal in (False, True)
    ]
    return found + [Contender(name) for name, module in REFERENCES.items() if find_spec(module)]


def measure_all(
    workers: dict[str, Worker], turns: int, seconds: float, console: Console
) -> dict[Contender, list[Speed]]:
    """Let all contenders take their turns."""
    everyone = contenders(workers)
    taken: dict[Contender, list[Speed]] = {contender: [] for contender in everyone}
    for contender in track(everyone * turns, "Measuring", console=console, transient=True):
        worker = workers[contender.variant or "uncompiled"]
        taken[contender].append(worker.measure(contender, seconds))
    return taken


def rows(taken: dict[Contender, list[Speed]]) -> list[dict[str, Any]]:
    """The figures as they are shown and written."""

    def ratio(one: Contender, other: Contender) -> float | None:
        pairs = zip(taken.get(one, []), taken.get(other, []), strict=False)
        ratios = [mine.choices / theirs.choices for mine, theirs in pairs]
        return median(ratios) if ratios else None

    return [
        {
            "game": contender.game,
            "edition": contender.edition,
            "variant": contender.variant,
            "games_per_second": median(speed.games for speed in speeds),
            "choices_per_second": median(speed.choices for speed in speeds),
            "times_gin_rummy": ratio(contender, Contender(YARDSTICK)),
            "clone_microseconds": median(speed.clone for speed in speeds),
            "journal_ratio": ratio(replace(contender, journal=True), contender),
        }
        for contender, speeds in taken.items()
        if not contender.journal
    ]


def table(figures: list[dict[str, Any]]) -> Table:
    """The figures for people; `journal` is how much of the speed is left with the journal on."""
    shown = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title="Random play on one core")
    for heading in ("game", "edition", "variant"):
        shown.add_column(heading, no_wrap=True)
    for heading in ("games/s", "choices/s", "× gin", "clone µs", "journal"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for row in figures:
        ratio, journal = row["times_gin_rummy"], row["journal_ratio"]
        shown.add_row(
            row["game"],
            row["edition"],
            row["variant"],
            f"{row['games_per_second']:,.0f}",
            f"{row['choices_per_second']:,.0f}",
            f"{ratio:.2f}" if ratio else "",
            f"{row['clone_microseconds']:.2f}",
            f"{journal:.0%}" if journal else "",
        )
    return shown


def compare(turns: int, seconds: float, file: Path | None) -> None:
    """Measure all contenders, show the figures, and write them if a file is named."""
    console = Console()
    workers = {name: Worker(path) for name, path in VARIANTS.items() if path.is_dir()}
    if workers["uncompiled"].found["compiled"]:
        sys.exit("bench: src/ holds compiled modules; remove them with make clean.")
    if "compiled" in workers and not workers["compiled"].found["compiled"]:
        workers.pop("compiled").close()
    if "compiled" not in workers:
        console.print("No compiled variant here: make bench builds it where there is a C compiler.")
    for name, module in REFERENCES.items():
        if not find_spec(module):
            console.print(f"No {name} here: it comes with the extra «bench».")

    figures = rows(measure_all(workers, turns, seconds, console))
    for worker in workers.values():
        worker.close()
    console.print(table(figures))
    if file:
        machine = {"python": platform.python_version(), "machine": platform.platform()}
        file.write_text(json.dumps({**machine, "rows": figures}, indent=2) + "\n")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--turns", type=int, default=15, help="turns of each contender (15)")
    parser.add_argument("--seconds", type=float, default=0.2, help="process time of a turn (0.2)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures here")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.worker:
        work()
    else:
        compare(asked.turns, asked.seconds, asked.json)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
