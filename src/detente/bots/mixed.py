"""Choosing so that nobody can guess: mixed strategies."""

from math import exp
from random import Random


def draw(random: Random, mix: list[float]) -> int:
    """An index, as likely as the mix says; its shares need not add up to one."""
    left = random.random() * sum(mix, 0.0)
    last = 0
    for index, share in enumerate(mix):
        if share > 0:
            last = index
            left -= share
            if left < 0:
                break
    return last


def soft_best(gains: list[float], heat: float) -> list[float]:
    """Mostly the best, but what gains `heat` less is still played a good third as often."""
    most = max(gains)
    weights = [exp((gain - most) / heat) for gain in gains]
    total = sum(weights, 0.0)
    return [weight / total for weight in weights]


def against(table: list[list[float]], mix: list[float]) -> list[float]:
    """The average of every row of a table, if the columns come as the mix says."""
    averages = []
    for row in table:
        average = 0.0
        for value, share in zip(row, mix, strict=True):
            average += value * share
        averages.append(average)
    return averages


def turned(table: list[list[float]]) -> list[list[float]]:
    """The table with rows and columns exchanged."""
    return [list(column) for column in zip(*table, strict=True)]


class Regrets:
    """Regret matching: actions are played in proportion to how much they have been missed."""

    __slots__ = ("played", "regrets")

    def __init__(self, count: int) -> None:
        self.regrets = [0.0] * count
        self.played = [0.0] * count

    def strategy(self) -> list[float]:
        """How likely each action is now; a fifth of the time is for exploring."""
        count = len(self.regrets)
        missed = [max(regret, 0.0) for regret in self.regrets]
        total = sum(missed, 0.0)
        if total == 0:
            return [1 / count] * count
        return [0.8 * regret / total + 0.2 / count for regret in missed]

    def learn(self, index: int, strategy: list[float], value: float) -> None:
        """Take in what an action brought that was drawn from this strategy."""
        for other in range(len(self.regrets)):
            self.regrets[other] -= value
            self.played[other] += strategy[other]
        self.regrets[index] += value / strategy[index]
