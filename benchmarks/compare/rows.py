"""What is compared: the rows of the table, and what each round adds to them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log
from statistics import median
from typing import Protocol

from benchmarks.compare.intervals import Interval, enough, interval


@dataclass(frozen=True)
class Row:
    """One figure of one part; `unit` is that of its values, of which less is better.

    For a `rate` more is better.
    """

    part: str
    game: str
    variant: str
    figure: str
    unit: str
    rate: bool = False


@dataclass(frozen=True)
class Turn:
    """What one side did in a turn: its value, how many moves, and a digest of what was played."""

    value: float
    moves: int
    digest: str | None = None
    """None where the order of moves depends on time, so that no two turns are alike."""


@dataclass(frozen=True)
class Sample:
    """What a round says about a row; of two values the first is the new side's."""

    log_ratio: float
    """Of the speeds, new over old."""
    values: tuple[float, float]
    turns: int
    moves: tuple[int, int]
    same: bool | None
    """Whether both sides have played the same; None if that cannot be."""


def sample(row: Row, turns: Sequence[tuple[Turn, Turn]]) -> Sample:
    """The median of the turns' ratios, which one disturbed turn does not move."""
    ratios = [log_ratio(row, new.value, old.value) for new, old in turns]
    values = median(new.value for new, _ in turns), median(old.value for _, old in turns)
    return Sample(median(ratios), values, len(turns), *played(turns))


def pooled(row: Row, values: tuple[float, float], turns: Sequence[tuple[Turn, Turn]]) -> Sample:
    """The ratio of two values that need all turns of a round, such as percentiles."""
    return Sample(log_ratio(row, *values), values, len(turns), *played(turns))


def log_ratio(row: Row, new: float, old: float) -> float:
    """How much faster the new side is: positive if it takes less time, or has the higher rate."""
    return log(new / old) if row.rate else log(old / new)


def played(turns: Sequence[tuple[Turn, Turn]]) -> tuple[tuple[int, int], bool | None]:
    """The moves of both sides, and whether they were the same."""
    moves = sum(new.moves for new, _ in turns), sum(old.moves for _, old in turns)
    if any(turn.digest is None for pair in turns for turn in pair):
        return moves, None
    return moves, all((new.moves, new.digest) == (old.moves, old.digest) for new, old in turns)


@dataclass
class Series:
    """All rounds of a row."""

    row: Row
    samples: list[Sample] = field(default_factory=list)

    @property
    def log_ratios(self) -> list[float]:
        """One number for each round."""
        return [sample.log_ratio for sample in self.samples]

    def interval(self) -> Interval | None:
        """New over old."""
        return interval(self.log_ratios)

    def enough(self, width: float) -> bool:
        """Whether the interval is narrow enough."""
        return enough(self.log_ratios, width)

    def values(self) -> tuple[float, float]:
        """The median values of both sides."""
        new, old = zip(*[sample.values for sample in self.samples], strict=True)
        return median(new), median(old)

    def turns(self) -> int:
        """How many turns there were."""
        return sum(sample.turns for sample in self.samples)

    def moves(self) -> tuple[int, int]:
        """How many moves each side has made."""
        new, old = zip(*[sample.moves for sample in self.samples], strict=True)
        return sum(new), sum(old)

    def same(self) -> bool | None:
        """Whether both sides have always played the same."""
        found = [sample.same for sample in self.samples]
        return None if None in found else all(found)


class Part(Protocol):
    """Something that can be compared, round by round."""

    rows: list[Row]

    def round(self, number: int, wanted: Sequence[Row]) -> Iterable[tuple[Row, Sample]]:
        """Measure at least the wanted rows, with new processes."""
