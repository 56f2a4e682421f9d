"""Mixed strategies."""

from random import Random

import pytest

from detente import bots
from detente.bots.budget import Budget
from detente.bots.evaluation import Evaluation
from detente.bots.ismcts import Ismcts
from detente.bots.mixed import RegretMatcher, expected_payoffs, sample_index, softmax, transpose
from tests.toys.sealed_bids.rules import SealedBids


def test_draws_are_as_likely_as_the_mix_says() -> None:
    random = Random(1)
    drawn = [sample_index(random, [1.0, 0.0, 3.0]) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert drawn.count(0) / 4000 == pytest.approx(0.25, abs=0.03)


def test_a_softmax_prefers_the_best_and_excludes_nothing() -> None:
    worst, middle, best = softmax([0.1, 0.2, 0.21], temperature=0.01)
    assert 0 < worst < 0.01
    assert middle / best == pytest.approx(0.37, abs=0.01)
    assert worst + middle + best == pytest.approx(1)


def test_rows_and_columns() -> None:
    table = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]
    assert expected_payoffs(table, [0.25, 0.75]) == [0.25, 0.75, 1.0]
    assert transpose(table) == [[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]


def test_regret_matching_learns_to_be_unpredictable() -> None:
    """Rock, paper, scissors in which winning with rock counts twice: 1/4, 1/2, 1/4."""
    payoff = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]
    random = Random(2)
    players = (RegretMatcher(3), RegretMatcher(3))
    for _ in range(30_000):
        strategies = [player.strategy() for player in players]
        first, second = (sample_index(random, strategy) for strategy in strategies)
        players[0].update(first, strategies[0], payoff[first][second])
        players[1].update(second, strategies[1], -payoff[first][second])
    shares = [played / 30_000 for played in players[0].strategy_sum]
    assert shares == pytest.approx([0.25, 0.5, 0.25], abs=0.07)


@pytest.mark.slow
def test_search_finds_out_what_to_discard_in_a_strangers_game() -> None:
    """Discarding the lower card is right whatever the others hold; a coin finds it in half."""
    right = 0
    for seed in range(200):
        state = SealedBids().start(seats=2, seed=seed)
        lower = state.legal_moves(0)[0]
        search = Ismcts("search", Evaluation(), Budget(float("inf"), 300), seed)
        right += bots.ask(search, state, 0, seed) == lower
    assert right >= 120
