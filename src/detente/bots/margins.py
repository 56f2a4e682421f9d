"""How far two estimates must be apart to be told apart: the noise of what a search has sampled.

A margin is half the 95 % confidence interval of a difference of means, by Student's t distribution,
so that few samples make it wide.
"""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

_QUANTILES: Final[tuple[float, ...]] = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""The 0.975 quantiles of Student's t distribution with 1 to 30 degrees of freedom."""

_ROUNDING: Final = 1e-9
"""The least margin: sums of the same values in another order differ by less."""


def t_quantile(degrees: int) -> float:
    """The 0.975 quantile of Student's t; above 30 degrees of freedom within 0.1 % of it."""
    if degrees < 1:
        return inf
    if degrees <= len(_QUANTILES):
        return _QUANTILES[degrees - 1]
    return 1.96 + 2.4 / degrees


def paired_margin(worlds: Sequence[Sequence[float]], one: int, other: int) -> float:
    """The margin of the mean difference between two columns; a row has the values in one world.

    Infinite with fewer than two worlds.
    """
    if len(worlds) < 2:
        return inf
    differences = [values[one] - values[other] for values in worlds]
    mean = sum(differences) / len(differences)
    squares = sum([(difference - mean) ** 2 for difference in differences])
    degrees = len(differences) - 1
    return max(_ROUNDING, t_quantile(degrees) * sqrt(squares / degrees / len(differences)))


def pooled_margin(squares: float, degrees: int, one: int, other: int) -> float:
    """The margin of the difference of two means of `one` and `other` independent samples.

    `squares` is the sum of squared deviations of all groups' samples from the means of their
    groups, and `degrees` how many samples there are beyond one a group. Infinite without any.
    """
    if degrees < 1:
        return inf
    return max(_ROUNDING, t_quantile(degrees) * sqrt(squares / degrees * (1 / one + 1 / other)))
