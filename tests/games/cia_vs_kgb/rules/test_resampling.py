"""Section 9 again: determinizations hold everything a seat cannot rule out, and nothing else."""

from itertools import permutations
from typing import Any

import pytest

from detente import State
from tests.games.cia_vs_kgb.positions import (
    GROUPS,
    ROLES,
    begin,
    by_seat,
    each_edition,
    each_side,
    other,
    play_moves,
    struggle,
    truth,
)
from tests.games.cia_vs_kgb.rules.test_planning import with_a_look
from tests.games.cia_vs_kgb.rules.test_view import analyst, few_objectives

Order = tuple[str, ...]


def samples(state: State, seat: int, draws: int) -> list[dict[str, Any]]:
    """The boards of determinizations for a seat."""
    tables = []
    for seed in range(draws):
        other_state = state.determinize(seat, seed)
        other_state.check()
        assert other_state.view(seat) == state.view(seat)
        tables.append(truth(other_state))
    return tables


def orders(state: State, seat: int, draws: int, deck: str = "groups") -> set[Order]:
    """The orders of a deck in determinizations for a seat."""
    return {tuple(table[deck]["cards"]) for table in samples(state, seat, draws)}


def enemy_agents(state: State, seat: int, draws: int = 80) -> set[str]:
    """The enemy's Agents X in determinizations for a seat."""
    return {table["field"][1 - seat] for table in samples(state, seat, draws)}


# --- decks -------------------------------------------------------------------------------------


@pytest.mark.rule("CVK-9.3")
@each_side
def test_nothing_seen_leaves_every_order_possible(side: str) -> None:
    seat, _ = by_seat(side, 0, 1)
    state = struggle("mil_1-", "mil_2-", deck="eco_1 eco_2 eco_3 eco_4", short_deck=True)
    assert orders(state, seat, 250) == set(permutations(["eco_1", "eco_2", "eco_3", "eco_4"]))


@pytest.mark.rule("CVK-9.3", "CVK-9.1")
def test_the_discard_and_the_groups_in_play_are_not_resampled() -> None:
    state = struggle("mil_1- pol_1+", "mil_2-", deck="eco_1 eco_2", short_deck=True)
    for table in samples(state, 0, 10):
        for field in ("group_discard", "ready", "mobilised", "claimed", "objective"):
            assert table[field] == truth(state)[field]


@pytest.mark.rule("CVK-9.2", "CVK-4.8")
@each_side
def test_what_media_put_back_stays_on_top_for_the_looker_alone(side: str) -> None:
    me, him = by_seat(side, 0, 1)
    mine = by_seat(side, "med_1+ mil_1-", "mil_2-")
    state = struggle(*mine, first=side, deck="eco_1 eco_2 eco_3 eco_4", short_deck=True)
    play_moves(state, "med_1 back")
    assert orders(state, me, 80) == {
        ("eco_1", *rest) for rest in permutations(["eco_2", "eco_3", "eco_4"])
    }
    assert orders(state, him, 250) == set(permutations(["eco_1", "eco_2", "eco_3", "eco_4"]))


@pytest.mark.rule("CVK-9.2", "CVK-4.8")
def test_while_media_looks_the_opponent_may_expect_any_card() -> None:
    state = struggle("med_1+", "mil_2-", deck="eco_1 eco_2 eco_3", short_deck=True)
    play_moves(state, "med_1")
    assert {order[0] for order in orders(state, 1, 40)} == {"eco_1", "eco_2", "eco_3"}
    assert {order[0] for order in orders(state, 0, 40)} == {"eco_1"}


@pytest.mark.rule("CVK-9.2", "CVK-2.4")
@each_edition
@each_side
def test_the_analysts_cards_stay_where_he_put_them(edition: str, side: str) -> None:
    me, him = by_seat(side, 0, 1)
    state = analyst(side, edition=edition)
    assert {order[:3] for order in orders(state, me, 30)} == {("med_3", "med_1", "med_2")}
    assert len({order[3] for order in orders(state, me, 150)}) == 21
    assert {order[0] for order in orders(state, him, 250)} == set(GROUPS)


@pytest.mark.rule("CVK-9.2", "CVK-2.3")
def test_after_a_shuffle_everything_is_possible_again() -> None:
    state = struggle("med_1+ mil_2-", "mil_1-", deck="eco_6")
    play_moves(state, "med_1 back pass pass")
    for seat in (0, 1):
        assert {order[0] for order in orders(state, seat, 250)} == set(GROUPS)


@pytest.mark.rule("CVK-9.2", "CVK-8.6")
@each_side
def test_a_card_lost_from_sight_lies_anywhere_among_the_rearranged_ones(side: str) -> None:
    """I saw eco_1 on top; the other looked at three, took eco_2 and put the rest back."""
    me, him = by_seat(side, 0, 1)
    mine = by_seat(side, "med_1+ mil_1-", "mil_2-")
    claimed = by_seat(side, "", "live_benefit")
    state = struggle(
        *mine,
        first=side,
        deck="eco_1 eco_2 eco_3 eco_4 eco_5",
        short_deck=True,
        claimed=claimed,
    )
    play_moves(state, "med_1 back live_benefit eco_2 eco_3")
    possible = {
        order
        for order in permutations(["eco_1", "eco_3", "eco_4", "eco_5"])
        if "eco_1" in order[:2]
    }
    assert len(possible) == 12
    assert orders(state, me, 200) == possible
    assert orders(state, him, 20) == {
        ("eco_3", "eco_1", "eco_4", "eco_5"),
        ("eco_3", "eco_1", "eco_5", "eco_4"),
    }


@pytest.mark.rule("CVK-9.2", "CVK-8.6")
def test_while_the_other_is_still_arranging_all_three_places_are_possible() -> None:
    state = struggle(
        "med_1+ mil_1-",
        "mil_2-",
        deck="eco_1 eco_2 eco_3 eco_4",
        short_deck=True,
        claimed=("", "live_benefit"),
    )
    play_moves(state, "med_1 back live_benefit")
    assert orders(state, 0, 250) == {
        order
        for order in permutations(["eco_1", "eco_2", "eco_3", "eco_4"])
        if "eco_1" in order[:3]
    }


@pytest.mark.rule("CVK-9.3", "CVK-A36")
@each_edition
def test_a_buried_objective_stays_at_the_bottom_for_everybody(edition: str) -> None:
    state = struggle("mil_2-", "mil_1-", agents=("assassin", "assassin"), edition=edition)
    play_moves(state, "pass pass")
    for seat in (0, 1):
        drawn = orders(state, seat, 150, "objectives")
        assert {order[-1] for order in drawn} == {"cuba"}
        assert len({order[0] for order in drawn}) == 19


@pytest.mark.rule("CVK-9.2", "CVK-9.3", "CVK-8.6")
def test_what_space_race_moved_is_known_to_its_user_alone() -> None:
    """Congo was known to lie under the deck; then the KGB ordered the last three objectives."""
    for order in ("korea iran", "korea congo"):
        state = few_objectives(order)
        left = tuple(truth(state)["objectives"]["cards"])
        assert orders(state, 1, 20, "objectives") == {left}
        assert orders(state, 0, 30, "objectives") == {("iran", "congo"), ("congo", "iran")}


# --- Agent X -----------------------------------------------------------------------------------


@pytest.mark.rule("CVK-9.1", "CVK-9.2")
@each_edition
@each_side
def test_agent_x_may_be_anyone_who_was_in_hq_at_the_pick(edition: str, side: str) -> None:
    me, him = by_seat(side, 0, 1)
    state = struggle(
        "mil_1+",
        "mil_2+",
        agents=("director", "director"),
        away=("master_spy analyst", "master_spy analyst"),
        dead=("assassin", "assassin"),
        edition=edition,
    )
    assert enemy_agents(state, me) == {"deputy_director", "double_agent", "director"}
    assert {table["field"][me] for table in samples(state, me, 10)} == {"director"}
    for table in samples(state, me, 20):
        home = {*table["hq"][him], table["field"][him]}
        assert home == set(ROLES) - {"assassin"}


@pytest.mark.rule("CVK-9.1", "CVK-3.4", "CVK-7.1")
@each_edition
def test_agents_on_leave_at_the_pick_are_ruled_out_in_real_play(edition: str) -> None:
    """The KGB's Director worked in round 1, so he is not its Agent X of round 2."""
    state = struggle("mil_1-", "mil_2-", agents=("master_spy", "director"), edition=edition)
    play_moves(state, "pass pass cia:analyst kgb:assassin")
    assert enemy_agents(state, 0) == set(ROLES) - {"director"}
    assert enemy_agents(state, 1) == set(ROLES) - {"master_spy"}


@pytest.mark.rule("CVK-9.2", "CVK-3.3", "CVK-6.12")
@each_edition
@each_side
def test_a_seen_agent_is_not_resampled(edition: str, side: str) -> None:
    me, him = by_seat(side, 0, 1)
    state = play_moves(with_a_look(side, edition), "director")
    assert enemy_agents(state, me, 20) == {"director"}
    play_moves(state, "master_spy")
    assert enemy_agents(state, me, 20) == {"director"}
    assert enemy_agents(state, him) == set(ROLES) - {"double_agent"}


@pytest.mark.rule("CVK-9.2", "CVK-3.2")
@each_side
def test_a_pending_pick_is_sampled_too(side: str) -> None:
    """The other has picked in secret: all his agents are possible, whomever he picked."""
    me, him = by_seat(side, 0, 1)
    state = play_moves(begin(), f"{other(side)}:director")
    picks = set()
    for seed in range(60):
        guess = state.determinize(me, seed)
        guess.play(me, "deputy_director")
        picks.add(truth(guess)["field"][him])
    assert picks == set(ROLES)


@pytest.mark.rule("CVK-9.1", "CVK-6.1")
def test_revealed_agents_are_not_resampled() -> None:
    state = struggle("mil_2-", "mil_1-", agents=("double_agent", "director"))
    play_moves(state, "pass pass")
    assert enemy_agents(state, 0, 10) == {"director"}
    assert enemy_agents(state, 1, 10) == {"double_agent"}


@pytest.mark.rule("CVK-A38", "CVK-9.2")
@each_side
def test_being_asked_about_nobel_rules_nobody_out(side: str) -> None:
    me, him = by_seat(side, 0, 1)
    over = by_seat(side, "mil_6- mil_4-", "pol_1-")
    claimed = by_seat(side, "nobel_peace_prize", "")
    state = struggle(*over, claimed=claimed)
    play_moves(state, "pass pass")
    assert state.to_act == (me,)
    assert enemy_agents(state, him) == set(ROLES)
