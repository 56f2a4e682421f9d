"""Means of points and of scores with their 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, quantiles, stdev, variance
from typing import Final

import msgspec

from detente.bots.margins import t_quantile

_Z: Final = NormalDist().inv_cdf(0.975)


class Rate(msgspec.Struct, frozen=True):
    """Points per game, from 0 to 1, and between which bounds 19 of 20 such intervals hold them."""

    rate: float
    low: float
    high: float

    def beside(self, share: float) -> str:
        """Whether the interval lies above or below a share; "unclear" if it holds it."""
        return "above" if self.low > share else "below" if self.high < share else "unclear"


def rate_of(units: Sequence[float], games: int = 0) -> Rate | None:
    """The rate over independent units, each the mean points of the games that share a deal.

    Games of one deal are not independent: a lucky hand wins from any seat, and a strong seat
    gives each bot one point. So the variance is that between the units. From it follows how many
    independent games would be worth as much, and for that number Wilson's interval is taken, which
    stays within 0 and 1; for means of several games with Student's t in place of the normal
    distribution, since their variance is itself an estimate. Units that are all alike show none:
    they count as one game each or, if all `games` ended alike as well, as so many games, for lost
    from every seat is more than lost once.
    """
    if not units:
        return None
    mean = fmean(units)
    spread = variance(units) / len(units) if len(units) > 1 else 0.0
    if spread:
        single = all(unit in (0.0, 1.0) for unit in units)
        worth = mean * (1 - mean) / spread
        quantile = _Z if single else t_quantile(len(units) - 1)
    else:
        all_alike = mean in (0.0, 1.0)
        worth, quantile = max(len(units), games * all_alike), _Z
    z2 = quantile * quantile / worth
    middle = (mean + z2 / 2) / (1 + z2)
    half = sqrt(z2 * (mean * (1 - mean) + z2 / 4)) / (1 + z2)
    return Rate(mean, max(0.0, middle - half), min(1.0, middle + half))


class Spread(msgspec.Struct, frozen=True):
    """Scores: their mean, 19 of 20 times right within ± `margin`, and how they are spread.

    The margin is by Student's t distribution, so that few games make it wide.

    `quartiles` has the lowest score, a quarter, half and three quarters of the way up, the highest.
    """

    mean: float
    margin: float | None
    quartiles: list[float]


def spread_of(units: Sequence[float]) -> Spread | None:
    """The spread over independent units, the scores of as many deals; one deal has no margin."""
    if not units:
        return None
    several = len(units) > 1
    inner = quantiles(units, method="inclusive") if several else [units[0]] * 3
    return Spread(
        mean=fmean(units),
        margin=t_quantile(len(units) - 1) * stdev(units) / sqrt(len(units)) if several else None,
        quartiles=[min(units), *inner, max(units)],
    )
