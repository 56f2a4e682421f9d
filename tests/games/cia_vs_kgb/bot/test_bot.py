"""The bots of CIA vs KGB: race, duel, struggle, belief."""

from collections import Counter
from itertools import product
from random import Random

import pytest

import detente
from detente import bots
from detente.bots.mixed import expected_payoffs, transpose
from detente.core.shared import changed
from detente.games.cia_vs_kgb.bot.agents import (
    BEATEN,
    BOTH_DISORDER,
    DISORDER,
    DOMINANT,
    ENEMY_DISORDER,
    WORTH,
    Duel,
    standing,
)
from detente.games.cia_vs_kgb.bot.contest import Contest
from detente.games.cia_vs_kgb.bot.race import chance_to_win
from detente.games.cia_vs_kgb.bot.rounds import ColdWarEvaluation
from detente.games.cia_vs_kgb.rules.arrange import OrderGroups
from detente.games.cia_vs_kgb.rules.cards import CODES, DIRECTOR, FIRST_ROLE, MASTER_SPY, NONE
from detente.games.cia_vs_kgb.rules.influence import ahead, in_disorder
from detente.games.cia_vs_kgb.rules.state import ColdWar
from detente.games.cia_vs_kgb.rules.struggle import TakeAction

ALL = 0b111111


def start(
    seed: int | str, edition: str = "ru2014", outcomes: list[object] | None = None
) -> ColdWar:
    state = detente.game("cia_vs_kgb", edition=edition).start(seed=seed, outcomes=outcomes)
    assert isinstance(state, ColdWar)
    return state


# --- the race ---------------------------------------------------------------------------------


def test_the_race_is_fair() -> None:
    for mine, theirs in product(range(-20, 120, 7), repeat=2):
        both = chance_to_win(mine, theirs) + chance_to_win(theirs, mine)
        assert both == pytest.approx(1)


def test_points_help_and_help_more_near_the_end() -> None:
    assert chance_to_win(0, 0) == pytest.approx(0.5)
    gains = [chance_to_win(level + 10, level) for level in (0, 40, 80)]
    assert 0.5 < gains[0] < gains[1] < gains[2] < 1


def test_what_a_side_has_left_counts_between_rounds() -> None:
    state = start(1)
    state.score = (30, 30)
    even = standing(state, 0)
    state.eliminated = (1 << MASTER_SPY, 0)
    assert standing(state, 0) == even - WORTH[MASTER_SPY]
    assert ColdWarEvaluation().values(state)[0] < 0.5 < ColdWarEvaluation().values(state)[1]
    state.spy_look = 0
    assert standing(state, 0) > even - WORTH[MASTER_SPY]


# --- the agents -------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["greedy", "search:4it"])
def test_agent_x_is_hard_to_guess(spec: str) -> None:
    state = start("an objective of 15 or 20 points", outcomes=[["korea"]])
    sent = Counter(
        bots.ask(bots.make(spec, "cia_vs_kgb", seed), state, 0, seed) for seed in range(200)
    )
    assert len(sent) >= 4
    assert max(sent.values()) < 140


@pytest.mark.parametrize("objective", ["korea", "egypt", "cuba", "summit"])
@pytest.mark.parametrize("available", [(ALL, ALL), (ALL, 0b011110), (0b100011, 0b010110)])
def test_nobody_gains_much_by_knowing_the_strategy(
    objective: str, available: tuple[int, int]
) -> None:
    duel = Duel(start(1, outcomes=[[objective]]), *available)
    first, second = duel.strategies
    value = sum(
        gain * share
        for gain, share in zip(expected_payoffs(duel.payoffs, second), first, strict=True)
    )
    assert max(expected_payoffs(duel.payoffs, second)) - value < 0.02
    assert value - min(expected_payoffs(transpose(duel.payoffs), first)) < 0.02


def test_equal_sides_have_equal_strategies() -> None:
    duel = Duel(start(1), ALL, ALL)
    assert duel.strategies[0] == pytest.approx(duel.strategies[1])


def test_a_seen_agent_is_countered() -> None:
    """Nobody sends his Director against the Master Spy he has seen, to hand him the objective."""
    duel = Duel(start(1, outcomes=[["korea"]]), ALL, ALL)
    for seat in (0, 1):
        assert duel.reply(seat, MASTER_SPY)[DIRECTOR] < duel.strategies[seat][DIRECTOR]


def test_only_the_spys_owner_wants_to_be_beaten_unless_he_sees_the_other_spy() -> None:
    state = struggle("cuba", "mil_1", "mil_2")
    evaluation = ColdWarEvaluation()
    assert (evaluation.private_bucket(state, 0), evaluation.private_bucket(state, 1)) == (0, 0)
    send(state, 1, MASTER_SPY)
    assert (evaluation.private_bucket(state, 0), evaluation.private_bucket(state, 1)) == (0, 1)
    state.spied = 0
    assert (evaluation.private_bucket(state, 0), evaluation.private_bucket(state, 1)) == (1, 1)


def send(state: ColdWar, seat: int, role: int) -> None:
    state.exchange_agent(seat, role)


# Groups of seat 0 and of seat 1 on Korea (S 13, P 5), and how the struggle ends for seat 0.
ENDINGS = {
    DOMINANT: ("mil_6", "mil_5"),
    BEATEN: ("med_1", "med_2"),
    DISORDER: ("mil_6 pol_6 eco_6", "med_1"),
    ENEMY_DISORDER: ("med_1", "mil_6 pol_6 eco_6"),
    BOTH_DISORDER: ("mil_6 pol_6 eco_6", "mil_5 pol_5 eco_5"),
}


@pytest.mark.parametrize("end", ENDINGS)
def test_ends_are_evaluated_as_they_come_out(end: int) -> None:
    """The evaluation applies the rules as the game itself does, agent against agent."""
    for mine, theirs in product(range(6), repeat=2):
        state = start(f"{mine} {theirs}", outcomes=[["korea"]])
        state.objectives.put_under(state.objectives.take_bottom())  # the Director's card is known
        state.play(0, CODES[FIRST_ROLE + mine])
        state.play(1, CODES[FIRST_ROLE + theirs])
        state.play(state.to_act[0], "cia")
        deal(state, *ENDINGS[end])
        duel = Duel(state, 1 << mine, 1 << theirs)
        foreseen = duel.end_values[0][mine][end]
        assert duel.end_values[1][theirs][mirror(end)] == pytest.approx(1 - foreseen)
        state.play(0, "pass")
        state.play(1, "pass")
        while state.round == 1:
            state.play(state.to_act[0], "look")
        if isinstance(state.agenda[-1], OrderGroups):
            state.analyst = state.to_act[0]  # as before he looked
        assert ColdWarEvaluation().values(state)[0] == pytest.approx(foreseen), (mine, theirs)


def mirror(end: int) -> int:
    return {DOMINANT: BEATEN, BEATEN: DOMINANT, DISORDER: 3, ENEMY_DISORDER: 2}.get(end, end)


def deal(state: ColdWar, *hands: str) -> None:
    """Give each side these groups, mobilised."""
    for seat, hand in enumerate(hands):
        for code in hand.split():
            group = CODES.index(code)
            state.groups.cards.remove(group)
            state.mobilised = changed(state.mobilised, seat, state.mobilised[seat] | 1 << group)
    state.check()


# --- the struggle -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["ru2014", "fr2007"])
def test_the_contest_agrees_with_the_cease_fire(edition: str) -> None:
    """Who is ahead is the game's business; the evaluation only computes it faster."""
    ends: Counter[int] = Counter()
    for seed in range(10):
        state = start(seed, edition)
        dice = bots.make("random", "cia_vs_kgb", seed)
        while not state.over:
            seat = state.to_act[0]
            if isinstance(state.agenda[-1], TakeAction) and state.count(0) and state.count(1):
                contest = Contest(state)
                end = contest.end(0, contest.leader)
                ends[end] += 1
                assert in_disorder(state) == {DISORDER: 1, ENEMY_DISORDER: 2, BOTH_DISORDER: 3}.get(
                    end, 0
                )
                if in_disorder(state) == 0:
                    assert ahead(state) == contest.leader
            state.play(seat, bots.ask(dice, state, seat, seed))
    assert set(ends) == {DOMINANT, BEATEN, DISORDER, ENEMY_DISORDER, BOTH_DISORDER}


def struggle(objective: str, *hands: str, ready: str = "") -> ColdWar:
    """Both with an Analyst in the field, seat 0 to act; only the named groups are ready."""
    state = start(4, outcomes=[[objective]])
    state.play(0, "analyst")
    state.play(1, "analyst")
    state.play(state.to_act[0], "cia")
    deal(state, *hands)
    for code in ready.split():
        group = CODES.index(code)
        owner = state.owner(group)
        state.mobilised = changed(state.mobilised, owner, state.mobilised[owner] & ~(1 << group))
        state.ready = changed(state.ready, owner, state.ready[owner] | 1 << group)
    return state


def test_who_can_do_nothing_stays_behind() -> None:
    full = struggle("korea", "mil_1 pol_1 eco_1 med_1 med_2", "mil_6 pol_6")
    assert Contest(full).turning() < 0.05


def test_a_strike_at_hand_gives_hope() -> None:
    idle = struggle("korea", "mil_3", "eco_6")
    armed = struggle("korea", "mil_3", "eco_6", ready="mil_3")
    assert not Contest(idle).can_strike()
    assert Contest(armed).can_strike()
    assert Contest(armed).turning() > Contest(idle).turning() + 0.2


def test_recruits_that_would_win_are_counted() -> None:
    """6 + x must beat 10 within 13: a 5 or a 6, or the 4 that wins the tie for the military."""
    state = struggle("korea", "eco_6", "med_6 pol_4")
    unseen = [CODES[card] for card in state.groups.cards]
    winning = [code for code in unseen if code[-1] in "56" or code == "mil_4"]
    tied = [code for code in unseen if code[-1] == "4" and code != "mil_4"]
    assert tied == ["eco_4", "med_4"]
    assert Contest(state).winning_share() == (len(winning) + len(tied)) / len(unseen)


@pytest.mark.parametrize("spec", ["greedy", "search:100it"])
def test_the_leader_ends_a_struggle_he_wins(spec: str) -> None:
    state = struggle("cuba", "mil_5 pol_3", "eco_5 med_2")
    state.passes = 1
    assert bots.ask(bots.make(spec, "cia_vs_kgb", 1), state, 0, 1) == "pass"


@pytest.mark.parametrize("spec", ["greedy", "search:100it"])
def test_the_follower_strikes_when_he_can(spec: str) -> None:
    """With no room for recruits the Police must destroy what keeps the other ahead."""
    state = struggle("cuba", "mil_1 mil_3 pol_1 eco_1 med_1", "eco_5 med_3", ready="mil_3")
    bot = bots.make(spec, "cia_vs_kgb", 1)
    assert bots.ask(bot, state, 0, 1) == "mil_3"
    state.play(0, "mil_3")
    assert bots.ask(bot, state, 0, 2) in ("eco_5", "med_3")


@pytest.mark.parametrize("spec", ["greedy", "search:100it"])
def test_a_spys_owner_is_content_to_follow(spec: str) -> None:
    state = struggle("cuba", "mil_4 pol_2", "eco_5 med_3 med_1", ready="mil_4")
    send(state, 0, MASTER_SPY)
    assert bots.ask(bots.make(spec, "cia_vs_kgb", 1), state, 0, 1) == "pass"


@pytest.mark.parametrize("spec", ["greedy", "search:100it"])
def test_the_prize_saves_an_agent_worth_more_than_its_points(spec: str) -> None:
    """In disorder the Nobel Peace Prize is given up for the Master Spy, not for the Analyst."""
    for agent, move in (("master_spy", "nobel_peace_prize"), ("analyst", "decline")):
        state = start(5, outcomes=[["korea"]])
        state.objectives.cards.remove(CODES.index("nobel_peace_prize"))
        state.claim(0, CODES.index("nobel_peace_prize"))
        state.claimed_now = 0
        state.play(0, agent)
        state.play(1, "deputy_director")
        state.play(state.to_act[0], "cia")
        deal(state, "mil_6 pol_6 eco_6", "med_1")
        state.play(0, "pass")
        state.play(1, "pass")
        assert state.to_act == (0,)
        assert bots.ask(bots.make(spec, "cia_vs_kgb", 1), state, 0, 1) == move


def test_beliefs_leave_what_is_known_alone() -> None:
    state = start(6)
    state.play(0, "analyst")
    state.play(1, "assassin")
    evaluation = ColdWarEvaluation()
    drawn = set()
    for number in range(60):
        world = state.determinize(0, number)
        assert isinstance(world, ColdWar)
        evaluation.sample_belief(world, 0, Random(number))
        world.check()
        assert world.view(0) == state.view(0)
        drawn.add(world.field[1])
    assert len(drawn) > 2
    assert NONE not in drawn
