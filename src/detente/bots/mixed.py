"""Mixed strategies: sampling, softmax, expected payoffs in a matrix game, regret matching."""

from math import exp
from random import Random
from typing import Final

EXPLORATION_SHARE: Final = 0.2
"""The part of a regret-matching strategy that is uniformly random."""


def sample_index(random: Random, weights: list[float]) -> int:
    """A random index, with probabilities in proportion to the weights."""
    left = random.random() * sum(weights, 0.0)
    last = 0
    for index, weight in enumerate(weights):
        if weight > 0:
            last = index
            left -= weight
            if left < 0:
                break
    return last


def softmax(values: list[float], temperature: float) -> list[float]:
    """Probabilities in proportion to exp(value / temperature)."""
    highest = max(values)
    weights = [exp((value - highest) / temperature) for value in values]
    total = sum(weights, 0.0)
    return [weight / total for weight in weights]


def expected_payoffs(payoffs: list[list[float]], column_strategy: list[float]) -> list[float]:
    """The expected payoff of each row against a mixed strategy over the columns."""
    expected = []
    for row in payoffs:
        total = 0.0
        for payoff, probability in zip(row, column_strategy, strict=True):
            total += payoff * probability
        expected.append(total)
    return expected


def transpose(matrix: list[list[float]]) -> list[list[float]]:
    """The matrix with rows and columns exchanged."""
    return [list(column) for column in zip(*matrix, strict=True)]


class RegretMatcher:
    """Regret matching (Hart and Mas-Colell 2000) with sampled payoffs, for one decision.

    `strategy_sum`, normalized, is the average strategy.
    """

    __slots__ = ("regrets", "strategy_sum")

    def __init__(self, actions: int) -> None:
        self.regrets = [0.0] * actions
        self.strategy_sum = [0.0] * actions

    def strategy(self) -> list[float]:
        """The current strategy: in proportion to positive regret, mixed with exploration."""
        count = len(self.regrets)
        positive = [max(regret, 0.0) for regret in self.regrets]
        total = sum(positive, 0.0)
        if total == 0:
            return [1 / count] * count
        return [
            (1 - EXPLORATION_SHARE) * regret / total + EXPLORATION_SHARE / count
            for regret in positive
        ]

    def update(self, index: int, strategy: list[float], value: float) -> None:
        """Add the value of an action that was sampled from this strategy.

        The action's own value is weighted by its inverse probability, so that the regrets are
        unbiased although the other actions were not played.
        """
        for other in range(len(self.regrets)):
            self.regrets[other] -= value
            self.strategy_sum[other] += strategy[other]
        self.regrets[index] += value / strategy[index]
