"""How fast the games are, uncompiled and compiled, beside OpenSpiel and python-chess.

Every contender plays random games in the same way. They take turns, many short ones, and the median
of each counts, so that whatever else the machine does disturbs all of them alike.
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
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

VARIANTS = {
    "uncompiled": Path(__file__).resolve().parents[1] / "src",
    "compiled": Path(sys.prefix, "compiled"),  # where make builds it
}
REFERENCES = {"gin_rummy": "pyspiel", "chess": "chess"}
YARDSTICK = "gin_rummy"

Positions = list[Any]
Play = Callable[[random.Random, Positions | None], int]
"""Plays one random game, keeps copies of its positions if asked to, returns how many choices."""


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

    def play(rng: random.Random, kept: Positions | None) -> int:
        state = game.start(seed=next(seeds), journal=contender.journal)
        choices = 0
        while not state.over:
            if kept is not None:
                kept.append(state.clone())
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

    def play(rng: random.Random, kept: Positions | None) -> int:
        state = game.new_initial_state()
        choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            if kept is not None:
                kept.append(state.clone())
            options = state.legal_actions()
            state.apply_action(options[int(rng.random() * len(options))])
            choices += 1
        return choices

    return play


def play_chess(_: Contender) -> Play:
    """Random play of python-chess; a clone there is a copy of the board without its past."""
    import chess

    class Board(chess.Board):
        def clone(self) -> chess.Board:
            return self.copy(stack=False)

    def play(rng: random.Random, kept: Positions | None) -> int:
        board = Board()
        choices = 0
        while not board.is_game_over():
            if kept is not None:
                kept.append(board.clone())
            options = list(board.legal_moves)
            board.push(options[int(rng.random() * len(options))])
            choices += 1
        return choices

    return play


@cache
def prepared(contender: Contender) -> tuple[Play, random.Random, Positions]:
    """What a contender needs for its turns: how to play, its dice, the positions of a game."""
    makers = {"gin_rummy": play_gin_rummy, "chess": play_chess}
    play = makers.get(contender.game, play_detente)(contender)
    rng = random.Random(1)
    kept: Positions = []
    play(rng, kept)
    return play, rng, kept


def take_turn(contender: Contender, seconds: float) -> Speed:
    """Play for a while, then clone for a while."""
    play, rng, kept = prepared(contender)
    games = choices = clones = 0
    begin = now = time.process_time()
    while now - begin < seconds:
        choices += play(rng, None)
        games += 1
        now = time.process_time()
    played = now - begin
    begin = now
    while now - begin < seconds / 10:
        for position in kept:
            position.clone()
        clones += len(kept)
        now = time.process_time()
    return Speed(games / played, choices / played, 1e6 * (now - begin) / clones)


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
) -> dict[Contender, Speed]:
    """Let all contenders take their turns; the median of each."""
    everyone = contenders(workers)
    taken: dict[Contender, list[Speed]] = {contender: [] for contender in everyone}
    for contender in track(everyone * turns, "Measuring", console=console, transient=True):
        worker = workers[contender.variant or "uncompiled"]
        taken[contender].append(worker.measure(contender, seconds))
    return {
        contender: Speed(
            median(speed.games for speed in speeds),
            median(speed.choices for speed in speeds),
            median(speed.clone for speed in speeds),
        )
        for contender, speeds in taken.items()
    }


def rows(speeds: dict[Contender, Speed]) -> list[dict[str, Any]]:
    """The figures as they are shown and written."""
    yardstick = speeds.get(Contender(YARDSTICK))
    found = []
    for contender, speed in speeds.items():
        if contender.journal:
            continue
        journalled = speeds.get(replace(contender, journal=True))
        found.append(
            {
                "game": contender.game,
                "edition": contender.edition,
                "variant": contender.variant,
                "games_per_second": speed.games,
                "choices_per_second": speed.choices,
                "clone_microseconds": speed.clone,
                "times_gin_rummy": speed.choices / yardstick.choices if yardstick else None,
                "journal_ratio": journalled.choices / speed.choices if journalled else None,
            }
        )
    return found


def table(figures: list[dict[str, Any]]) -> Table:
    """The figures for people."""
    shown = Table("game", "edition", "variant", title="Random play, one core")
    for heading in ("games/s", "choices/s", "× gin_rummy", "clone µs", "with journal"):
        shown.add_column(heading, justify="right")
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


def main() -> None:
    """Measure, show, and write the figures if a file is named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--turns", type=int, default=9, help="turns of each contender (9)")
    parser.add_argument("--seconds", type=float, default=0.3, help="process time of a turn (0.3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures here")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.worker:
        return work()

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

    figures = rows(measure_all(workers, asked.turns, asked.seconds, console))
    for worker in workers.values():
        worker.close()
    console.print(table(figures))
    if asked.json:
        machine = {"python": platform.python_version(), "machine": platform.platform()}
        asked.json.write_text(json.dumps({**machine, "rows": figures}, indent=2) + "\n")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
