"""Many random games of every variant, each position checked; a failure leaves a record.

Seeds are 0, 1, 2 …, and a game's seed also fixes its moves, so a failure comes back every time.
"""

import argparse
import os
import random
import signal
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import detente
from detente.registry import game_class
from detente.testing.variants import variants

EVERYTHING = {("twilight_struggle", "deluxe"): {"optional_cards": True}}
"""Game and variant → settings with which more of the rules comes into play."""
FAILURES = Path("soak-failures")
ENDLESS = 100_000
BATCH = 50
ENOUGH = 10


@dataclass(frozen=True)
class Batch:
    """Games to play: a variant, and seeds."""

    game: str
    variant: str
    seeds: range


@dataclass(frozen=True)
class Failure:
    """A game that went wrong: where its record is, and the traceback."""

    path: Path
    error: str


def soak(batch: Batch) -> tuple[int, list[Failure]]:
    """Play a batch; the number of moves made, and the failures."""
    moves = 0
    failures = []
    for seed in batch.seeds:
        played: list[tuple[int, str]] = []
        try:
            play(batch, seed, played)
        except Exception as error:
            failures.append(Failure(keep(batch, seed, played, error), traceback.format_exc()))
        moves += len(played)
    return moves, failures


def play(batch: Batch, seed: int, played: list[tuple[int, str]]) -> None:
    """Play one game; `played` has every move, also the one that goes wrong."""
    rng = random.Random(seed)
    state = start(batch, seed)
    state.check()
    while not state.over:
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal_actions(seat))
        played.append((seat, state.game.codes[action]))
        state.apply_action(seat, action)
        state.check()
        if len(played) > ENDLESS:
            raise RuntimeError(f"no end after {ENDLESS:,} moves")


def start(batch: Batch, seed: int) -> detente.State:
    """The first position of a game."""
    game, seats = rules(batch.game, batch.variant)
    return game.start(seats, seed)


@cache
def rules(name: str, label: str) -> tuple[detente.Game, int]:
    """A game with the settings of a variant, and its number of seats."""
    variant = next(each for each in variants(game_class(name)) if each.label == label)
    extra = EVERYTHING.get((name, label), {})
    return detente.game(name, **variant.settings, **extra), variant.seats


def keep(batch: Batch, seed: int, played: list[tuple[int, str]], error: Exception) -> Path:
    """Write the record that leads to the failure."""
    record = start(batch, seed).record()
    record.moves = played
    record.notes["failure"] = f"{type(error).__name__}: {error}".partition("\n")[0]
    FAILURES.mkdir(exist_ok=True)
    name = "-".join(filter(None, (batch.game, batch.variant, str(seed))))
    path = FAILURES / f"{name}.detente"
    path.write_text(record.text(), encoding="utf-8")
    return path


def batches(names: list[str], games: int) -> list[Batch]:
    """All the work, the variants in turn."""
    return [
        Batch(name, variant.label, range(first, min(first + BATCH, games)))
        for first in range(0, games, BATCH)
        for name in names
        for variant in variants(game_class(name))
    ]


def play_all(pool: ProcessPoolExecutor, work: list[Batch], console: Console) -> int:
    """Play everything, or until there are enough failures; their number."""
    moves = failed = 0
    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=sum(len(batch.seeds) for batch in work))
        futures = {pool.submit(soak, batch): batch for batch in work}
        for future in as_completed(futures):
            made, failures = future.result()
            moves += made
            failed += len(failures)
            for failure in failures:
                console.print(failure.error, markup=False, highlight=False)
                console.print(f"Record: {failure.path}", highlight=False)
            progress.advance(task, len(futures[future].seeds))
            if failed >= ENOUGH:
                break
    variant = "compiled" if detente.compiled else "uncompiled"
    console.print(f"{moves:,} moves checked ({variant}), {failed or 'no'} failures.")
    return failed


def main() -> None:
    """Play on all cores; 1 is the exit code after a failure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="games of each variant (10000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (all cores)")
    parser.add_argument("--game", choices=detente.games(), help="only this game (all)")
    asked = parser.parse_args()
    work = batches([asked.game] if asked.game else detente.games(), asked.games)
    ignore_interrupt = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(asked.workers, initializer=signal.signal, initargs=ignore_interrupt)
    try:
        sys.exit(1 if play_all(pool, work, Console()) else 0)
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        pool.shutdown(cancel_futures=True)


if __name__ == "__main__":
    main()
