"""Logistic regression of who won on the features, in three steps from the rough to the fine.

1. How much each group of features counts in the whole game, the weights inside of it as they were.
   The name of a feature begins with its group and a dot, or it is a group by itself.
2. The same for each phase; a ridge holds it near the first.
3. Each weight of each phase; a ridge holds it near the second.

A ridge counts in games and goes by the standard deviation of the feature, so what is rare stays
where it was. No weight changes its sign. Each seat has a bias, which is not part of the weights: a
side may have the better game. What the guessed prices add keeps its share of the log odds.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

from detente.bots import Weights
from detente.bots.weights import DECIMALS, Fitted
from tools.fit.selfplay import Game

Array = Any
"""An array of numpy."""
LEAST_SCALE: Final = 1e-3
WHOLE: Final = 0.05
PHASE: Final = 1.0
SINGLE: Final = 4.0
"""The share of the ridge that each step has; what rests on fewer games is held more firmly."""


class Table(NamedTuple):
    """The rows of some games in one phase, as arrays. `games` is how many games they come from."""

    x: Array
    price: Array
    sides: Array
    won: Array
    games: int


class Fit(NamedTuple):
    """The result for one phase: the weights, and how the log odds follow from features."""

    weights: dict[str, float]
    coefficients: Array
    price: float
    bias: Array
    scale: float
    """How much a point of the value added to the log odds, before."""
    new_scale: float


def table(games: Sequence[Game], phase: int, seats: int) -> Table:
    """The rows of a phase."""
    rows = [row for game in games for row in game.rows if row.phase == phase]
    sides = np.zeros((len(rows), seats))
    for index, row in enumerate(rows):
        sides[index, row.seat] += 1.0
        sides[index, row.other] -= 1.0
    return Table(
        np.array([row.features for row in rows]),
        np.array([row.price for row in rows]),
        sides,
        np.array([row.won for row in rows]),
        sum(any(row.phase == phase for row in game.rows) for game in games),
    )


class _Problem:
    """A phase with its rows, its old weights and the log odds that they give."""

    def __init__(self, data: Table, part: Fitted, weights: Weights, phase: int) -> None:
        self.data = data
        self.names = part.feature_names()
        self.part = part
        self.old = np.array([weights.values[name][phase] for name in self.names])
        self.old_price = weights.values[part.price][phase] if part.price else 0.0
        self.scale = 1.0
        if part.unit:
            margin = data.x @ self.old + self.old_price * data.price
            nothing = np.zeros(len(margin))
            found, _ = _logistic(margin[:, None], nothing, data, np.ones(1), 0.0, np.ones(1))
            self.scale = max(LEAST_SCALE, float(found[0]))
        self.price = self.scale * self.old_price
        groups = [name.partition(".")[0] for name in self.names]
        listed = list(dict.fromkeys(groups))
        self.member = np.array([[group == one for one in listed] for group in groups], dtype=float)
        self.grouped = data.x @ (self.member * (self.scale * self.old)[:, None])

    def count_groups(self, near: Array, ridge: float) -> Array:
        """How many times as much each group counts."""
        penalty = ridge * self.grouped.std(axis=0) ** 2 / max(1, self.data.games)
        known = self.price * self.data.price
        return _logistic(self.grouped, known, self.data, near, penalty, np.ones(len(near)))[0]

    def fit(self, counts: Array, ridge: float) -> Fit:
        """The weights, near those that their groups have."""
        data = self.data
        start = self.scale * self.old * (self.member @ counts)
        penalty = ridge * data.x.std(axis=0) ** 2 / max(1, data.games)
        found, bias = _logistic(data.x, self.price * data.price, data, start, penalty, self.old)
        new = 1.0
        if self.part.unit:
            new = max(LEAST_SCALE, float(found[self.names.index(self.part.unit)]))
        values = {
            name: round(float(value) / new, DECIMALS) + 0.0
            for name, value in zip(self.names, found, strict=True)
        }
        if self.part.unit:
            values[self.part.unit] = 1.0
        if self.part.price:
            values[self.part.price] = round(self.price / new, DECIMALS)
        if self.part.spread:
            values[self.part.spread] = round(1 / new, DECIMALS)
        return Fit(values, found, self.price, bias, self.scale, new)


def fit_phases(tables: Sequence[Table], part: Fitted, weights: Weights, ridge: float) -> list[Fit]:
    """New weights for each phase, near the old ones."""
    phases = [_Problem(data, part, weights, phase) for phase, data in enumerate(tables)]
    everything = Table(
        np.vstack([one.grouped for one in phases]),
        np.concatenate([one.price * one.data.price for one in phases]),
        np.vstack([one.data.sides for one in phases]),
        np.concatenate([one.data.won for one in phases]),
        max(one.data.games for one in phases),
    )
    ones = np.ones(everything.x.shape[1])
    penalty = WHOLE * ridge * everything.x.std(axis=0) ** 2 / max(1, everything.games)
    whole, _ = _logistic(everything.x, everything.price, everything, ones, penalty, ones)
    return [one.fit(one.count_groups(whole, PHASE * ridge), SINGLE * ridge) for one in phases]


def _logistic(
    x: Array, known: Array, data: Table, centre: Array, penalty: Array | float, signs: Array
) -> tuple[Array, Array]:
    """Coefficients of features, with these signs, and of sides: the least log loss and penalty."""
    count = x.shape[1]
    seats = data.sides.shape[1]
    all_x = np.hstack([x, data.sides])
    centres = np.concatenate([centre, np.zeros(seats)])
    penalties = np.concatenate([np.broadcast_to(penalty, count), np.full(seats, 1e-4)])
    penalties = penalties + 1e-9

    def loss(coefficients: Array) -> tuple[float, Array]:
        log_odds = all_x @ coefficients + known
        away = coefficients - centres
        value = np.mean(np.logaddexp(0.0, log_odds) - data.won * log_odds)
        slope = all_x.T @ (expit(log_odds) - data.won) / len(data.won)
        return float(value + penalties @ away**2), slope + 2 * penalties * away

    bounds = [(0, None) if sign > 0 else (None, 0) if sign < 0 else (None, None) for sign in signs]
    bounds += [(None, None)] * seats
    done = minimize(loss, centres, jac=True, method="L-BFGS-B", bounds=bounds, options=OPTIONS)
    return done.x[:count], done.x[count:]


OPTIONS: Final = {"maxiter": 5000, "maxfun": 20000, "ftol": 1e-12, "gtol": 1e-8}


# --- calibration ----------------------------------------------------------------------------------


class Score(NamedTuple):
    """How good predictions were: the mean squared error, and the mean log loss."""

    brier: float
    log_loss: float


def score(predicted: Array, won: Array) -> Score:
    """The score of predictions."""
    p = np.clip(predicted, 1e-6, 1 - 1e-6)
    losses = -(won * np.log(p) + (1 - won) * np.log(1 - p))
    return Score(float(np.mean((p - won) ** 2)), float(np.mean(losses)))


def predictions(fit: Fit, data: Table) -> Array:
    """The probabilities that a fit gives."""
    return expit(data.x @ fit.coefficients + fit.price * data.price + data.sides @ fit.bias)


def predictions_before(part: Fitted, weights: Weights, phase: int, known: Table, new: Table) -> Any:
    """The probabilities that the weights of before give, with scale and bias found anew."""
    old = np.array([weights.values[name][phase] for name in part.feature_names()])
    price = weights.values[part.price][phase] if part.price else 0.0

    def margin(data: Table) -> Array:
        return (data.x @ old + price * data.price)[:, None]

    scale, bias = _logistic(
        margin(known), np.zeros(len(known.won)), known, np.ones(1), 0.0, np.ones(1)
    )
    return expit(margin(new) @ scale + new.sides @ bias)


def deciles(predicted: Array, won: Array) -> list[tuple[float, float, int]]:
    """For each tenth from 0 to 1: what was predicted on average, what was won, how many rows."""
    found = []
    for tenth in range(10):
        here = (predicted >= tenth / 10) & (predicted < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            found.append((float(predicted[here].mean()), float(won[here].mean()), int(here.sum())))
    return found
