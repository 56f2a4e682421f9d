"""Choosing so that nobody can guess: mixed strategies."""

from math import exp
from random import Random
from typing import Final

NARROW: Final = 16


def draw(random: Random, mix: list[float]) -> int:
    """An index, each as likely as the mix says."""
    left = random.random() * sum(mix)
    for index, share in enumerate(mix):
        left -= share
        if left < 0:
            return index
    return max(range(len(mix)), key=mix.__getitem__)


def soft_best(gains: list[float], heat: float) -> list[float]:
    """Mostly the best, but what gains only `heat` less is still played about a third as often."""
    most = max(gains)
    weights = [exp((gain - most) / heat) for gain in gains]
    total = sum(weights)
    return [weight / total for weight in weights]
