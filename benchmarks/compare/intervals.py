"""The statistics of a comparison: paired ratios, their intervals, and when there are enough.

A **turn** is the same work done by both sides, one right after the other; who begins alternates
(ABBA). Several turns make a **round**, for which both sides start new processes. Turns of a round
share the accidents of their processes, such as where things lie in memory, so they are not
independent: the sample is one number for each round, and the interval is that of rounds.

Most rounds differ by a percent or two; but once in a while another program disturbs one side for a
whole round. So the highest and the lowest tenth of the rounds are cut off, and the interval is that
of the trimmed mean (Tukey and McLaughlin 1963), which a few such rounds do not widen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import NormalDist, fmean, stdev

LEAST_ROUNDS = 8
"""Fewer rounds say too little about how much rounds differ."""

TRIMMED = 0.1
"""The share of rounds that is cut off at each end."""

_T_975 = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


@dataclass(frozen=True)
class Interval:
    """A ratio with the ends of its 95 % confidence interval."""

    ratio: float
    low: float
    high: float

    @property
    def width(self) -> float:
        """From end to end."""
        return self.high - self.low


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t distribution."""
    if freedom <= len(_T_975):
        return _T_975[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + (z**3 + z) / (4 * freedom) + second


def interval(log_ratios: Sequence[float]) -> Interval | None:
    """The trimmed mean ratio of several rounds; None if there are too few to tell."""
    count = len(log_ratios)
    if count < 2:
        return None
    cut = int(TRIMMED * count)
    kept = sorted(log_ratios)[cut : count - cut]
    winsorized = [*[kept[0]] * cut, *kept, *[kept[-1]] * cut]
    middle = fmean(kept)
    error = stdev(winsorized) / (len(kept) / count * sqrt(count))
    half = student(len(kept) - 1) * error
    return Interval(exp(middle), exp(middle - half), exp(middle + half))


def enough(log_ratios: Sequence[float], width: float) -> bool:
    """Whether the interval is narrow enough to stop."""
    found = interval(log_ratios)
    return len(log_ratios) >= LEAST_ROUNDS and found is not None and found.width <= width


def order(turn: int) -> tuple[int, int]:
    """Who is first and who second in a turn: it alternates, which makes ABBA."""
    return (0, 1) if turn % 2 == 0 else (1, 0)
