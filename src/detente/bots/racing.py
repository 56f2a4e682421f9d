"""A race between candidates by paired samples: the statistics behind the bot `search`."""

from math import sqrt
from typing import Final

from detente.bots.margins import paired_margin

ELIMINATION_Z: Final = 2.5
"""By how many standard errors a candidate must be worse than the first to be eliminated."""


class PairedComparison:
    """Candidates compared with the first one, each sample in the same world for all of them.

    Common random numbers make the differences less noisy than the values. `sums` and `squares` are
    those of the differences. A candidate that is eliminated keeps its sums; `samples` says over how
    many worlds they run. `values` has all samples; of an eliminated candidate they mean nothing.
    """

    def __init__(self, candidates: int, min_samples: int, improvement_z: float) -> None:
        self.min_samples = min_samples
        self.improvement_z = improvement_z
        self.worlds = 0
        self.first_total = 0.0
        self.samples = [0] * candidates
        self.sums = [0.0] * candidates
        self.squares = [0.0] * candidates
        self.active = [True] * candidates
        self.values: list[list[float]] = []

    def add_sample(self, values: list[float]) -> None:
        """Add the candidates' values in one world, and eliminate what is clearly worse."""
        self.worlds += 1
        self.values.append(values)
        self.first_total += values[0]
        for index, value in enumerate(values):
            if self.active[index]:
                self.samples[index] += 1
                difference = value - values[0]
                self.sums[index] += difference
                self.squares[index] += difference * difference
        if self.enough_samples():
            for index in range(1, len(self.active)):
                if self.active[index] and self.lower_bound(index, -ELIMINATION_Z) < 0:
                    self.active[index] = False

    def lower_bound(self, index: int, z: float) -> float:
        """The mean difference less z standard errors; with a negative z, an upper bound."""
        mean = self.sums[index] / self.worlds
        variance = max(0.0, self.squares[index] / self.worlds - mean * mean)
        return mean - z * sqrt(variance / self.worlds)

    def means(self) -> list[float]:
        """Each candidate's mean value: that of the first, plus the mean difference from it."""
        first = self.first_total / self.worlds
        differences = zip(self.sums, self.samples, strict=True)
        return [first + total / samples for total, samples in differences]

    def margins(self, best: int) -> list[float]:
        """For each candidate the margin of its difference from one that is still active."""
        return [
            paired_margin(self.values[:samples], index, best)
            for index, samples in enumerate(self.samples)
        ]

    def enough_samples(self) -> bool:
        """Whether there are enough samples to eliminate or prefer a candidate."""
        return self.worlds >= self.min_samples

    def finished(self) -> bool:
        """Whether all candidates but the first are eliminated."""
        return not any(self.active[1:])

    def best_index(self) -> int:
        """The candidate with the highest lower bound above zero, or the first if there is none."""
        best, highest = 0, 0.0
        if self.enough_samples():
            for index in range(1, len(self.active)):
                if self.active[index]:
                    bound = self.lower_bound(index, self.improvement_z)
                    if bound > highest:
                        best, highest = index, bound
        return best
