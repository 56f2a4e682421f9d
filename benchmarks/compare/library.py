"""The parts of a comparison that need the library only: engine and search, in CPU time."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from typing import Any

from benchmarks.compare.intervals import order
from benchmarks.compare.rows import Row, Sample, Turn, sample
from benchmarks.compare.sides import Side
from benchmarks.references import REFERENCES, missing
from benchmarks.workers import Worker

SETUPS: Mapping[str, list[tuple[int, dict[str, Any]]]] = {
    "agents": [(2, {}), (4, {"abilities": True})],
    "cia_vs_kgb": [(2, {"edition": "ru2014"}), (2, {"edition": "fr2007"})],
    "secret_power": [
        (2, {"treaties": "draft", "wars": "shuffled"}),
        (3, {}),
        (4, {"professionals": True, "falcon": "maximum", "personality": "manager"}),
    ],
    "twilight_struggle": [(2, {"edition": "deluxe"}), (2, {"edition": "second"})],
}
"""Game → number of seats and settings, of which games are played in turn."""

POLICIES = ("agents", "secret_power", "twilight_struggle")
"""The games whose bot `search` plays rollouts; the others have a tree."""

UNITS = {
    "games": ("µs a move", 1e6),
    "clone": ("µs", 1e6),
    "determinize": ("µs", 1e6),
    "decision": ("ms", 1e3),
    "rollout": ("µs", 1e6),
    "loop": ("ms", 1e3),
    "reference games": ("µs a move", 1e6),
}
SEEDS_OF_A_ROUND = 1_000_000


class Library:
    """Figures of the library in one variant."""

    def __init__(
        self,
        part: str,
        figures: Sequence[str],
        sides: tuple[Side, Side],
        games: Sequence[str],
        variant: str,
        turns: int,
        seconds: float,
        **details: Any,
    ) -> None:
        self.rows = [
            Row(part, game, variant, figure, UNITS[figure][0])
            for game in games
            for figure in figures
            if figure != "rollout" or game in POLICIES
        ]
        self.sides = sides
        self.variant = variant
        self.turns = turns
        self.seconds = seconds
        self.details = details
        self.amounts: dict[Row, int] = {}

    def round(self, number: int, wanted: Sequence[Row]) -> Iterator[tuple[Row, Sample]]:
        """Measure the wanted rows in a new process of each side."""
        with ExitStack() as stack:
            workers = []
            for side in self.sides:
                worker = stack.enter_context(closing(start(side, self.variant, number)))
                workers.append(worker)
            for row in wanted:
                yield row, self.measure(row, workers, number)

    def measure(self, row: Row, workers: Sequence[Worker], number: int) -> Sample:
        """Let both sides take their turns, after one that does not count."""
        if row not in self.amounts:
            self.amounts[row] = self.calibrate(row, workers[1])
        self.turn(row, workers, number, self.turns)
        turns = [self.turn(row, workers, number, turn) for turn in range(self.turns)]
        return sample(row, turns)

    def turn(
        self, row: Row, workers: Sequence[Worker], number: int, turn: int
    ) -> tuple[Turn, Turn]:
        """The same work on both sides; the pair is new and old, whichever began."""
        taken: dict[int, Turn] = {}
        for side in order(number + turn):
            found = workers[side].ask(self.request(row, number, turn, self.amounts[row]))
            taken[side] = Turn(
                found["each"] * UNITS[row.figure][1], found["moves"], found["digest"]
            )
        return taken[0], taken[1]

    def calibrate(self, row: Row, worker: Worker) -> int:
        """How much work takes the old side about as long as a turn should."""
        least = len(setups(row.game)) if row.figure == "games" else 1
        amount = least
        while True:
            spent: float = worker.ask(self.request(row, 0, 0, amount))["seconds"]
            if spent >= self.seconds / 4:
                return least * max(1, round(amount / least * self.seconds / spent))
            amount *= 2

    def request(self, row: Row, number: int, turn: int, amount: int) -> dict[str, Any]:
        """What a worker is asked; only games, decisions and rollouts differ from turn to turn."""
        seed = number * SEEDS_OF_A_ROUND
        if row.figure == "games":
            seed += turn * amount
        details: dict[str, Any] = {}
        if row.figure in ("decision", "rollout"):
            details["turn"] = turn
        if row.figure == "decision":
            details |= self.details
        return {
            "figure": row.figure,
            "game": row.game,
            "setups": setups(row.game),
            "seed": seed,
            "amount": amount,
            **details,
        }


class Calibration(Library):
    """What both sides do alike, whatever lies in their checkouts: its ratios should be 1.

    A loop of Python, and the random games of other engines that are installed.
    """

    def __init__(self, sides: tuple[Side, Side], variant: str, turns: int, seconds: float) -> None:
        super().__init__("calibration", ["loop"], sides, ["python"], variant, turns, seconds)
        self.rows += [
            Row("calibration", name, variant, "reference games", UNITS["reference games"][0])
            for name in REFERENCES
            if name not in missing()
        ]

    def request(self, row: Row, number: int, turn: int, amount: int) -> dict[str, Any]:
        """What a worker is asked; every turn has other games."""
        seed = number * SEEDS_OF_A_ROUND + turn * amount
        return {"figure": row.figure, "game": row.game, "seed": seed, "amount": amount}


def setups(game: str) -> list[tuple[int, str]]:
    """The request to a worker about the settings of a game; one of others is played as it is."""
    return [(seats, json.dumps(settings)) for seats, settings in SETUPS.get(game, [(0, {})])]


def start(side: Side, variant: str, number: int) -> Worker:
    """A worker of one side; both have the same hash seed, another one in each round."""
    command = ["-P", "-m", "benchmarks.compare.worker"]
    worker = Worker(command, side.path(variant), {"PYTHONHASHSEED": str(number + 1)})
    side.check(worker, variant)
    return worker
