"""The interval holds the truth as often as it says."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from detente.arena.interval import rate_of, spread_of


def test_without_games_there_is_no_rate() -> None:
    assert rate_of([]) is None


def test_independent_games_have_wilsons_interval() -> None:
    rate = rate_of([1.0] * 60 + [0.0] * 40)
    assert rate is not None
    assert rate.rate == pytest.approx(0.6)
    assert rate.low == pytest.approx(0.5020, abs=0.001)  # Wilson, n = 100
    assert rate.high == pytest.approx(0.6906, abs=0.001)


def test_units_without_variance_count_as_one_game_each() -> None:
    rate = rate_of([1.0] * 10)
    assert rate is not None
    assert (rate.rate, rate.high) == (1.0, 1.0)
    assert rate.low == pytest.approx(0.7225, abs=0.001)  # Wilson, 10 of 10


def test_all_lost_from_every_seat_is_clear() -> None:
    """One bot among three copies of another: 40 losses of 40 are ten deals of four games each."""
    lost = rate_of([0.0] * 10, games=40)
    assert lost is not None
    assert (lost.rate, lost.beside(0.25)) == (0.0, "below")
    split = rate_of([0.25] * 10, games=40)
    assert split is not None
    assert split.beside(0.25) == "unclear"


def test_few_scores_have_a_wide_margin() -> None:
    spread = spread_of([10.0, 12.0, 14.0])
    assert spread is not None
    assert spread.margin == pytest.approx(4.303 * 2 / 3**0.5, abs=0.001)  # Student's t, 2 degrees
    pairs = rate_of([0.5, 1.0, 0.5])
    many = rate_of([0.5, 1.0, 0.5] * 20)
    assert pairs is not None
    assert many is not None
    assert pairs.high - pairs.low > 20**0.5 * (many.high - many.low) * 0.9


def test_a_deal_that_both_sides_split_is_no_evidence_against_equality() -> None:
    split = rate_of([0.5] * 50 + [1.0, 0.0])
    decided = rate_of([1.0] * 26 + [0.0] * 26)
    assert split is not None
    assert decided is not None
    assert split.high - split.low < 0.3 * (decided.high - decided.low)


def test_an_interval_is_beside_a_share_only_as_a_whole() -> None:
    rate = rate_of([1.0] * 40 + [0.0] * 60)
    assert rate is not None
    assert rate.beside(0.25) == "above"
    assert rate.beside(0.35) == rate.beside(0.45) == "unclear"
    assert rate.beside(0.5) == "below"


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=50))
def test_an_interval_lies_around_its_rate_and_within_the_possible(units: list[float]) -> None:
    rate = rate_of(units)
    assert rate is not None
    assert 0 <= rate.low <= rate.rate <= rate.high <= 1


@pytest.mark.parametrize("deals", [10, 200])
@pytest.mark.parametrize("skill", [0.5, 0.75, 0.95])
@pytest.mark.parametrize("correlation", [0.0, 0.5, -0.5])
def test_nineteen_of_twenty_intervals_hold_the_truth(
    deals: int, skill: float, correlation: float
) -> None:
    """Both games of a deal often have the same winner, or (negative) often different ones."""
    rng = random.Random(f"{deals} {skill} {correlation}")

    def pair() -> float:
        first = rng.random() < skill
        copied = rng.random() < abs(correlation)
        second = first if copied and correlation > 0 else rng.random() < skill
        if copied and correlation < 0:  # the strong seat wins, and the bots change seats
            first, second = (True, skill > 0.5 and rng.random() < 2 * skill - 1)
        return (first + second) / 2

    held = 0
    for _ in range(400):
        rate = rate_of([pair() for _ in range(deals)])
        assert rate is not None
        held += rate.low <= skill <= rate.high
    assert held / 400 >= 0.9


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("correlation", [0.0, 0.5])
def test_the_interval_of_one_among_many_knows_the_variance_of_its_deals(
    seats: int, correlation: float
) -> None:
    """One bot in every seat of a deal; with correlation, these games often end alike."""
    rng = random.Random(f"{seats} {correlation}")
    skill = 1.4 / seats

    def deal() -> float:
        common = rng.random() < skill
        games = [
            common if rng.random() < correlation else rng.random() < skill for _ in range(seats)
        ]
        return sum(games) / seats

    held = 0
    for _ in range(400):
        rate = rate_of([deal() for _ in range(100)])
        assert rate is not None
        held += rate.low <= skill <= rate.high
    assert 0.92 <= held / 400 <= 0.98
