"""What bots say about their choices: the choice they make, and estimates that deserve the name."""

from collections.abc import Iterator

import pytest

import detente
from detente import State, bots
from detente.bots.rollouts import Gains
from tests.toys.sealed_bids.rules import SealedBids

SCALES = {
    "cia_vs_kgb": "chance",
    "agents": "chance",
    "twilight_struggle": "points",
    "secret_power": "order",
}
"""Game → what the estimates of its search are."""


def moments(game: str, choices: int) -> Iterator[tuple[State, int]]:
    """The first decisions of a game with more than one option, as their seats know them."""
    state = detente.game(game).start(seed=4)
    player = bots.make("random", game, 1)
    while state.choices < choices:
        seat = state.to_act[0]
        knowledge = state.imagine(seat, state.choices)
        if len(knowledge.options(seat)) > 1:
            yield knowledge, seat
        state.choose(seat, player.decide(knowledge, seat))


@pytest.mark.parametrize("spec", ["greedy", pytest.param("search:9it", marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", SCALES)
def test_a_bot_chooses_what_it_advises(game: str, spec: str) -> None:
    told = 0
    for knowledge, seat in moments(game, 24):
        advice = bots.advice(bots.make(spec, game, 7), knowledge, seat)
        assert advice.code == bots.make(spec, game, 7).decide(knowledge, seat)
        if not advice.estimates:
            continue
        told += 1
        codes = [code for code, _ in advice.estimates]
        values = [value for _, value in advice.estimates]
        assert codes[0] == advice.code
        assert len(set(codes)) == len(codes)
        assert set(codes) <= set(knowledge.options(seat))
        assert values[1:] == sorted(values[1:], reverse=True)
        assert advice.scale == SCALES[game]
        if advice.scale == "chance":
            assert all(0 <= value <= 1 for value in values)
    # The general greedy bot, that of CIA vs KGB, has none; whatever else plays tells its estimates.
    assert (told > 3) == ((game, spec) != ("cia_vs_kgb", "greedy"))


def test_a_bot_that_only_decides_gives_advice_without_estimates() -> None:
    state = detente.game("cia_vs_kgb").start(seed=1)
    bot = bots.make("random", "cia_vs_kgb", 3)
    assert bots.advice(bot, state, 0) == bots.Advice(bot.decide(state, 0), (), "order")


@pytest.mark.usefixtures("sealed_bids")
def test_where_nobody_may_guess_there_is_nothing_to_estimate() -> None:
    state = SealedBids().start(seats=3, seed=1)
    advice = bots.advice(bots.make("search:30it", "sealed_bids", 0), state.imagine(0, 1), 0)
    assert advice.estimates == ()


def test_estimates_are_means_also_of_what_was_dropped() -> None:
    gains = Gains(3, least_worlds=2, clearly=1.0)
    for first in (4.0, 6.0, 8.0, 10.0):
        hopeless = first - (3.0 if first < 5 else 3.5)
        gains.enter([first, first + 1, hopeless if gains.open[2] else 0.0])
    assert gains.open == [True, True, False]
    assert gains.entered == [4, 4, 2]
    assert gains.means() == [7.0, 8.0, 7.0 - 3.25]


def test_too_few_comparisons_leave_what_greedy_made_of_the_choices() -> None:
    """Nobody shows numbers that the bot itself does not trust: the advised choice is the best."""
    for knowledge, seat in moments("twilight_struggle", 24):
        advice = bots.advice(bots.make("search:1it", "twilight_struggle", 7), knowledge, seat)
        greedy = bots.advice(bots.make("greedy", "twilight_struggle", 7), knowledge, seat)
        assert advice.estimates == greedy.estimates[:6]


def test_the_strongest_level_is_the_one_described_as_such() -> None:
    assert bots.STRONGEST == "director"
