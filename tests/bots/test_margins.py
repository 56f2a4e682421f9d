"""Margins: half the 95 % confidence intervals of differences."""

from math import inf, sqrt
from random import Random
from statistics import fmean, stdev, variance

import pytest

import detente
from detente.bots import Evaluation
from detente.bots.ismcts import ActionStats, Tree
from detente.bots.margins import paired_margin, pooled_margin, t_quantile
from detente.bots.racing import PairedComparison


def test_quantiles_fall_towards_the_normal_distribution() -> None:
    quantiles = [t_quantile(degrees) for degrees in range(1, 2_000)]
    assert quantiles == sorted(quantiles, reverse=True)
    assert t_quantile(0) == inf
    known = {1: 12.706, 2: 4.303, 15: 2.131, 30: 2.042, 40: 2.021, 60: 2.000, 120: 1.980}
    for degrees, quantile in known.items():
        assert t_quantile(degrees) == pytest.approx(quantile, abs=0.002)


def test_a_paired_margin_is_that_of_the_differences() -> None:
    random = Random(1)
    worlds = [[random.gauss(0, 1), random.gauss(1, 3)] for _ in range(16)]
    differences = [one - other for one, other in worlds]
    expected = 2.131 * stdev(differences) / 4
    assert paired_margin(worlds, 0, 1) == pytest.approx(expected)
    assert paired_margin(worlds, 1, 0) == pytest.approx(expected)
    assert paired_margin(worlds[:1], 0, 1) == inf


def test_what_all_worlds_share_is_no_noise() -> None:
    worlds = [[rng, rng + 2.0] for rng in (0.1, 7.3, -4.0)]
    assert paired_margin(worlds, 0, 1) == pytest.approx(0, abs=1e-8)


def test_a_race_compares_any_two_of_its_candidates() -> None:
    random = Random(2)
    race = PairedComparison(3, min_samples=4, improvement_z=1.0)
    worlds = [[random.gauss(0, 1), random.gauss(1, 1), random.gauss(-9, 1)] for _ in range(20)]
    for values in worlds:
        race.add_sample([v if race.active[i] else 0.0 for i, v in enumerate(values)])
    assert race.samples == [20, 20, 4]
    assert race.margins(1) == [
        paired_margin(worlds, 0, 1),
        paired_margin(worlds, 1, 1),
        paired_margin(worlds[:4], 2, 1),
    ]


def test_a_tree_pools_the_variance_of_its_moves() -> None:
    state = detente.game("cia_vs_kgb").start(seed=1)
    tree = Tree(Evaluation(), state, 0, Random(1))
    values = {10: [0.2, 0.4, 0.9, 0.5], 11: [0.1, 0.3, 0.2], 12: [0.6]}
    for action, (first, *others) in values.items():
        stats = tree.root.stats[0, action] = ActionStats(first)
        for value in others:
            tree.path = [(0, stats)]
            tree.backpropagate([value, 1 - value])
    actions = tuple(values)
    assert tree.mean_values(actions) == pytest.approx([fmean(v) for v in values.values()])
    pooled = (3 * variance(values[10]) + 2 * variance(values[11])) / 5
    expected = [2.571 * sqrt(pooled * (1 / len(v) + 1 / 4)) for v in values.values()]
    assert tree.margins(actions, 0) == pytest.approx(expected)
    assert pooled_margin(1.0, 0, 1, 1) == inf


@pytest.mark.parametrize("samples", [3, 16])
def test_a_margin_holds_the_true_difference_19_times_of_20(samples: int) -> None:
    random = Random(3)
    held = 0
    for _ in range(2_000):
        worlds = [[random.gauss(0, 1), random.gauss(0.5, 1)] for _ in range(samples)]
        mean = fmean(other - one for one, other in worlds)
        held += abs(mean - 0.5) <= paired_margin(worlds, 0, 1)
    assert 0.935 < held / 2_000 < 0.965
