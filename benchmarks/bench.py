"""How fast the games are, uncompiled and compiled, beside OpenSpiel and python-chess.

Every contender plays random games in the same way. They take turns, many short ones, and medians
count, of ratios those within a round, so that whatever else the machine does disturbs all alike.
A rate of games is the rate of moves over the average length of a game, for a turn is too short
for games of hundreds of moves.

    python -m benchmarks.bench
"""

import argparse
import gc
import json
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import cache
from operator import methodcaller
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.references import REFERENCES, Play, missing
from benchmarks.workers import Worker, module_path

VARIANTS = {
    "uncompiled": Path(__file__).resolve().parents[1] / "src",
    "compiled": Path(sys.prefix, "release"),  # where make builds it
}


@dataclass(frozen=True)
class Target:
    """A figure to reach: a key of the rows, in one variant or (if "") in both."""

    variant: str
    figure: str
    least: float | None = None
    most: float | None = None

    def reached(self, value: float) -> bool:
        """Whether a value is good enough."""
        return value >= self.least if self.least is not None else value <= (self.most or 0.0)

    def limit(self) -> str:
        """The limit for people."""
        return f"≥ {self.least:g}" if self.least is not None else f"≤ {self.most:g}"


@dataclass(frozen=True)
class Goal:
    """What a game is measured by: a reference, which rate of it counts, and what to reach.

    It is played by as many as can play it, unless `seats` says otherwise.
    """

    yardstick: str
    rate: str
    targets: tuple[Target, ...] = ()
    seats: int | None = None


GOALS = {
    "agents": Goal(
        "gin_rummy",
        "moves",
        (
            Target("uncompiled", "games_per_second", least=150),
            Target("compiled", "games_per_second", least=500),
            Target("uncompiled", "clone_microseconds", most=8),
        ),
    ),
    "cia_vs_kgb": Goal("gin_rummy", "moves"),
    "secret_power": Goal(
        "gin_rummy",
        "moves",
        (
            Target("uncompiled", "games_per_second", least=60),
            Target("compiled", "games_per_second", least=200),
            Target("uncompiled", "clone_microseconds", most=12),
        ),
        seats=3,
    ),
    "twilight_struggle": Goal(
        "chess",
        "games",
        (
            Target("uncompiled", "times_yardstick", least=2),
            Target("uncompiled", "games_per_second", least=100),
            Target("compiled", "times_yardstick", least=8),
            Target("compiled", "games_per_second", least=400),
            Target("uncompiled", "clone_microseconds", most=8),
            Target("", "dump_and_load_milliseconds", most=0.5),
            Target("", "state_kilobytes", most=8),
        ),
    ),
}
USUAL_GOAL = Goal("gin_rummy", "moves")
FIGURES = {
    "times_yardstick": "× yardstick",
    "games_per_second": "games/s",
    "clone_microseconds": "clone, µs",
    "dump_and_load_milliseconds": "dump and load, ms",
    "state_kilobytes": "a state, kB",
}


@dataclass(frozen=True)
class Contender:
    """Something to measure; only our own games have an edition, a variant and an event log."""

    game: str
    edition: str = ""
    variant: str = ""
    keep_events: bool = False


@dataclass(frozen=True)
class Turn:
    """What a contender did in one turn; times are process time, the last two only our games'."""

    games: int
    moves: int
    seconds: float
    clone_microseconds: float
    dump_and_load_milliseconds: float | None
    state_kilobytes: float | None

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds


# --- in the worker: one process for each variant, so that each imports its own detente -----------


def play_detente(contender: Contender) -> Play:
    """Random play of one of our games."""
    game, seats = rules(contender)
    seeds = iter(range(sys.maxsize))

    def play(rng: random.Random, positions: list[Any] | None) -> int:
        state = game.start(seats, next(seeds), keep_events=contender.keep_events)
        moves = 0
        while not state.over:
            if positions is not None:
                positions.append(state.clone())
            seat = state.to_act[0]
            actions = state.legal_actions(seat)
            state.apply_action(seat, actions[int(rng.random() * len(actions))])
            moves += 1
        return moves

    return play


def rules(contender: Contender) -> tuple[Any, int]:
    """The game with its settings, and its number of seats."""
    import detente
    from detente.registry import game_class
    from detente.testing.variants import variants

    ways = variants(game_class(contender.game))
    way = next(way for way in ways if way.label == contender.edition)
    return detente.game(contender.game, **way.settings), way.seats


CLONE = {"chess": methodcaller("copy", stack=False)}


@dataclass(frozen=True)
class Prepared:
    """What a contender needs for its turns: how to play, its dice, positions of a game."""

    play: Play
    rng: random.Random
    positions: list[Any]
    kilobytes: float | None


@cache
def prepared(contender: Contender) -> Prepared:
    """Play one game and keep its positions."""
    make = REFERENCES.get(contender.game)
    play = make() if make else play_detente(contender)
    rng = random.Random(1)
    positions: list[Any] = []
    play(rng, positions)
    ours = contender.game not in REFERENCES
    return Prepared(play, rng, positions, max(map(kilobytes, positions)) if ours else None)


def kilobytes(state: Any) -> float:
    """The memory of one more state: the objects of a clone that the original does not share."""
    shared = reachable(state, {})
    return sum(sys.getsizeof(part) for part in reachable(state.clone(), shared).values()) / 1000


def reachable(start: Any, known: dict[int, Any]) -> dict[int, Any]:
    """Every object to which references lead, by its id, but no classes and nothing known."""
    found = {id(start): start}
    waiting = [start]
    while waiting:
        for part in gc.get_referents(waiting.pop()):
            if id(part) not in known and id(part) not in found and not isinstance(part, type):
                found[id(part)] = part
                waiting.append(part)
    return found


def take_turn(contender: Contender, seconds: float) -> Turn:
    """Play for a while, then clone for a while, then dump and load."""
    ready = prepared(contender)
    games = moves = 0
    begin = now = time.process_time()
    while now - begin < seconds:
        moves += ready.play(ready.rng, None)
        games += 1
        now = time.process_time()
    clone = CLONE.get(contender.game, methodcaller("clone"))
    ours = contender.game not in REFERENCES
    return Turn(
        games,
        moves,
        now - begin,
        1e6 * pace(clone, ready.positions, seconds / 10),
        1e3 * pace(dump_and_load, ready.positions, seconds / 10) if ours else None,
        ready.kilobytes,
    )


def pace(action: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    """How many seconds it takes to do something with a position, on average."""
    done = 0
    begin = now = time.process_time()
    while now - begin < seconds:
        for position in positions:
            action(position)
        done += len(positions)
        now = time.process_time()
    return (now - begin) / done


def dump_and_load(state: Any) -> object:
    """Write a position down and read it again."""
    return state.game.load(state.dump())


def work() -> None:
    """Print what can be measured here, then a line of output for each line of input."""
    import detente
    from detente.registry import game_class
    from detente.testing.variants import variants

    editions = [
        (name, way.label)
        for name in detente.games()
        for way in variants(game_class(name))
        if way.seats == (GOALS.get(name, USUAL_GOAL).seats or max(game_class(name).seat_counts))
    ]
    print(json.dumps({"compiled": detente.compiled, "editions": editions}), flush=True)
    for line in sys.stdin:
        seconds, fields = json.loads(line)
        print(json.dumps(asdict(take_turn(Contender(**fields), seconds))), flush=True)


# --- in the main process -------------------------------------------------------------------------


def start_worker(path: Path) -> Worker:
    """A process that imports the detente of one variant."""
    return Worker(["-P", "-m", "benchmarks.bench", "--worker"], module_path(path))


def measure(worker: Worker, contender: Contender, seconds: float) -> Turn:
    """One turn of a contender."""
    return Turn(**worker.ask([seconds, asdict(contender)]))


def contenders(workers: dict[str, Worker]) -> list[Contender]:
    """Every edition of every game in every variant, without and with event log; the references.

    A game for several numbers of players is measured with the most.
    """
    found = [
        Contender(game, edition, variant, keep_events)
        for game, edition in workers["uncompiled"].found["editions"]
        for variant in workers
        for keep_events in (False, True)
    ]
    return found + [Contender(name) for name in REFERENCES if name not in missing()]


def measure_all(
    workers: dict[str, Worker], turns: int, seconds: float, console: Console
) -> dict[Contender, list[Turn]]:
    """Let all contenders take their turns."""
    everyone = contenders(workers)
    taken: dict[Contender, list[Turn]] = {contender: [] for contender in everyone}
    for contender in track(everyone * turns, "Measuring", console=console, transient=True):
        worker = workers[contender.variant or "uncompiled"]
        taken[contender].append(measure(worker, contender, seconds))
    return taken


def rows(taken: dict[Contender, list[Turn]]) -> list[dict[str, Any]]:
    """The figures as they are written."""
    return [figures_of(contender, taken) for contender in taken if not contender.keep_events]


def figures_of(contender: Contender, taken: dict[Contender, list[Turn]]) -> dict[str, Any]:
    """The figures of one contender."""
    turns = taken[contender]
    goal = None if contender.game in REFERENCES else GOALS.get(contender.game, USUAL_GOAL)
    yardstick = taken.get(Contender(goal.yardstick)) if goal else None
    times = ratio(turns, yardstick) if yardstick else None
    if times and yardstick and goal and goal.rate == "games":
        times *= length(yardstick) / length(turns)
    with_events = taken.get(replace(contender, keep_events=True))
    moves = median(turn.rate for turn in turns)
    return {
        "game": contender.game,
        "edition": contender.edition,
        "variant": contender.variant,
        "games_per_second": moves / length(turns),
        "moves_per_second": moves,
        "yardstick": f"{goal.yardstick} {goal.rate}" if goal else None,
        "times_yardstick": times,
        "clone_microseconds": median(turn.clone_microseconds for turn in turns),
        "dump_and_load_milliseconds": middle([t.dump_and_load_milliseconds for t in turns]),
        "state_kilobytes": middle([turn.state_kilobytes for turn in turns]),
        "events_ratio": ratio(with_events, turns) if with_events else None,
    }


def ratio(turns: list[Turn], others: list[Turn]) -> float:
    """How many times as many moves a second one makes as another, round by round."""
    return median(mine.rate / theirs.rate for mine, theirs in zip(turns, others, strict=True))


def length(turns: list[Turn]) -> float:
    """The average number of moves in a game."""
    return sum(turn.moves for turn in turns) / sum(turn.games for turn in turns)


def middle(values: list[float | None]) -> float | None:
    """The median, where there is something to measure."""
    there = [value for value in values if value is not None]
    return median(there) if there else None


def table(figures: list[dict[str, Any]]) -> Table:
    """The figures for people."""
    shown = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title="Random play on one core")
    for heading in ("game", "edition", "variant"):
        shown.add_column(heading, no_wrap=True)
    for heading in ("games/s", "moves/s", "× yardstick", "clone µs", "keep ms", "kB", "events"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for row in figures:
        shown.add_row(
            row["game"],
            row["edition"],
            row["variant"],
            f"{row['games_per_second']:,.0f}",
            f"{row['moves_per_second']:,.0f}",
            number(row["times_yardstick"], ".2f"),
            number(row["clone_microseconds"], ".2f"),
            number(row["dump_and_load_milliseconds"], ".3f"),
            number(row["state_kilobytes"], ".1f"),
            number(row["events_ratio"], ".0%"),
        )
    return shown


def number(value: float | None, form: str) -> str:
    """A figure, or nothing where there is none."""
    return "" if value is None else format(value, form)


def legend() -> str:
    """What the columns mean."""
    beside = [f"{game}: {goal.yardstick}, {goal.rate}/s" for game, goal in GOALS.items()]
    return (
        f"yardstick  {'; '.join(beside)}\n"
        "keep       dump and load\n"
        "kB         one more state: the objects of a clone that the original does not share\n"
        "events     how much of the speed is left while the event log is kept"
    )


def judged(figures: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every target with the figure it is about; without the yardstick there is none."""
    found = []
    for row in figures:
        goal = GOALS.get(row["game"], USUAL_GOAL)
        for target in goal.targets:
            if target.variant in ("", row["variant"]):
                value = row[target.figure]
                found.append(
                    {
                        "game": row["game"],
                        "edition": row["edition"],
                        "variant": row["variant"],
                        "figure": target.figure,
                        "to_reach": target.limit(),
                        "value": value,
                        "met": None if value is None else target.reached(value),
                    }
                )
    return found


def verdicts(found: list[dict[str, Any]]) -> Table:
    """The targets for people."""
    shown = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title="Targets")
    for heading in ("game", "edition", "variant", "figure"):
        shown.add_column(heading, no_wrap=True)
    for heading in ("to reach", "is"):
        shown.add_column(heading, justify="right", no_wrap=True)
    shown.add_column("", no_wrap=True)
    words = {True: "[green]met[/]", False: "[bold red]MISSED[/]", None: "not measured"}
    for row in found:
        shown.add_row(
            row["game"],
            row["edition"],
            row["variant"],
            FIGURES[row["figure"]],
            row["to_reach"],
            number(row["value"], ",.2f"),
            words[row["met"]],
        )
    return shown


def compare(turns: int, seconds: float, file: Path | None) -> None:
    """Measure all contenders, show the figures, and write them if a file is named."""
    console = Console()
    workers = {name: start_worker(path) for name, path in VARIANTS.items() if path.is_dir()}
    if workers["uncompiled"].found["compiled"]:
        sys.exit("bench: src/ holds compiled modules; remove them with make clean.")
    if "compiled" in workers and not workers["compiled"].found["compiled"]:
        workers.pop("compiled").close()
    if "compiled" not in workers:
        console.print("No compiled variant here: make bench builds it where there is a C compiler.")
    for name in missing():
        console.print(f"No {name} here: it comes with the extra «bench».")

    figures = rows(measure_all(workers, turns, seconds, console))
    for worker in workers.values():
        worker.close()
    console.print(table(figures))
    console.print(legend(), highlight=False)
    targets = judged(figures)
    console.print(verdicts(targets))
    met = sum(target["met"] is True for target in targets)
    console.print(f"{met} of {len(targets)} targets met.", highlight=False)
    if file:
        machine = {"python": platform.python_version(), "machine": platform.platform()}
        written = {**machine, "rows": figures, "targets": targets}
        file.write_text(json.dumps(written, indent=2) + "\n")


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
