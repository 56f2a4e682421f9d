"""What holds for every bot."""

import gc
from collections.abc import Iterator
from time import thread_time

import pytest

import detente
from detente import Game, InvalidInput, bots
from detente.texts import LANGUAGES, Texts
from tests.bots.playing import check_indistinguishable_states, play, wins
from tests.toys.sealed_bids.rules import SealedBids

QUICK = ("random", "greedy", "greedy:80%", "search:4it")
EDITIONS = ("ru2014", "fr2007")


def cold_war(edition: str = "ru2014") -> Game:
    return detente.game("cia_vs_kgb", edition=edition)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spec", QUICK)
def test_plays_whole_games(spec: str, edition: str) -> None:
    state = cold_war(edition).start(seed=1)
    for _ in play(state, (spec, "random")):
        pass
    assert state.over


@pytest.mark.usefixtures("sealed_bids")
@pytest.mark.parametrize("spec", QUICK)
def test_plays_a_game_without_an_evaluation(spec: str) -> None:
    for seed in range(5):
        state = SealedBids().start(seats=3, seed=seed)
        for _ in play(state, (spec, "random", spec)):
            pass
        assert state.over


@pytest.mark.usefixtures("sealed_bids")
@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_moves_together_with_others_in_any_seat(seat: int, spec: str) -> None:
    """Also before the seats to its right have moved."""
    state = SealedBids().start(seats=3, seed=1)
    assert state.to_act == (0, 1, 2)
    assert bots.ask(bots.make(spec, "sealed_bids", 0), state, seat, 0) in state.legal_moves(seat)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spec", QUICK)
def test_decisions_rest_on_what_the_seat_knows(spec: str, edition: str) -> None:
    state = cold_war(edition).start(seed=3)
    assert check_indistinguishable_states(state, spec, most=60, every=5) > 4


def test_the_true_state_is_left_alone() -> None:
    state = cold_war().start(seed=5)
    before = state.dump()
    for spec in QUICK:
        bots.ask(bots.make(spec, "cia_vs_kgb", 0), state, 0, 0)
    assert state.dump() == before


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    assert wins("cia_vs_kgb", ("greedy", "random"), 3) >= 5


@pytest.mark.slow
def test_random_moves_cost_games() -> None:
    assert wins("cia_vs_kgb", ("greedy:50%", "greedy"), 2) <= 1


@pytest.fixture
def _no_collection() -> Iterator[None]:
    """Other tests leave much behind, and to look through it takes longer than a decision."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_no_collection")
@pytest.mark.parametrize("milliseconds", [20, pytest.param(60, marks=pytest.mark.slow)])
def test_search_keeps_its_budget_of_time(milliseconds: int) -> None:
    bot = bots.make(f"search:{milliseconds}ms", "cia_vs_kgb", 1)
    durations = []
    state = cold_war().start(seed=2)
    for seat, _ in play(state, ("random", "random"), most=31):
        if (
            len(state.legal_actions(seat)) > 1 and not state.pending_actions
        ):  # agents need no search
            sampled_state = state.determinize(seat, 0)
            start = thread_time()
            bot.decide(sampled_state, seat)
            durations.append((thread_time() - start) * 1000)
    assert len(durations) > 5
    assert min(durations) >= milliseconds
    assert max(durations) < milliseconds + 30


@pytest.mark.slow
def test_search_is_no_worse_for_thinking_longer() -> None:
    assert wins("cia_vs_kgb", ("search:20it", "greedy:80%"), 2) >= 3


def test_bots_are_made_from_specs() -> None:
    for spec in (*bots.names(), "greedy:80%", "search:50ms", "search:2s", "search:200it"):
        assert bots.make(spec, "cia_vs_kgb", "seed").name == spec


@pytest.mark.parametrize("spec", ["", "bob", "Greedy", "random:1", ":50ms", "recruit:50ms"])
def test_unknown_bots_are_refused(spec: str) -> None:
    with pytest.raises(InvalidInput) as refusal:
        bots.make(spec, "cia_vs_kgb", 0)
    assert refusal.value.message == "unknown-bot"
    assert refusal.value.args_ == {"bot": spec, "allowed": bots.names()}


@pytest.mark.parametrize("detail", ["", "0ms", "50", "-5ms", "5 ms", "1.5s", "99999999it", "50ms "])
def test_budgets_that_make_no_sense_are_refused(detail: str) -> None:
    with pytest.raises(InvalidInput) as refusal:
        bots.make(f"search:{detail}", "cia_vs_kgb", 0)
    assert refusal.value.message == "bad-budget"


@pytest.mark.parametrize("detail", ["", "0%", "100%", "half", "-1%"])
def test_shares_of_care_that_make_no_sense_are_refused(detail: str) -> None:
    with pytest.raises(InvalidInput) as refusal:
        bots.make(f"greedy:{detail}", "cia_vs_kgb", 0)
    assert refusal.value.message == "bad-care"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_described(language: str) -> None:
    said = {Texts(language).say(bots.description(level)) for level in bots.LEVELS}
    assert len(said) == len(bots.LEVELS)
