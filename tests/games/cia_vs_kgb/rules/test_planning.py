"""Section 3: Agent X."""

from typing import Any

import pytest

from detente import State
from detente.games.cia_vs_kgb.rules.planning import ChooseAgent
from tests.games.cia_vs_kgb.positions import (
    ROLES,
    WON_BY,
    begin,
    board,
    by_seat,
    each_edition,
    each_side,
    event_ids,
    events_named,
    legal_moves,
    only,
    other,
    phase,
    play_moves,
    refused,
    side_of,
    struggle,
    to_act,
    zone,
)


@pytest.mark.rule("CVK-3.2", "CVK-0.5")
@each_edition
def test_both_pick_at_once_and_in_secret(edition: str) -> None:
    state = begin(edition=edition)
    assert to_act(state) == "cia kgb"
    play_moves(state, "kgb:director")
    assert to_act(state) == "cia"
    for watcher in (0, None):
        seen = side_of(state, "kgb", watcher)
        assert (seen["agent_x"], seen["agent_x_chosen"], seen["hq"]) == (None, False, ROLES)
    play_moves(state, "cia:assassin")
    assert (zone(state, "cia", "assassin"), zone(state, "kgb", "director")) == ("field", "field")
    for side, watcher in (("cia", 1), ("kgb", 0), ("cia", None), ("kgb", None)):
        seen = side_of(state, side, watcher)
        assert (seen["agent_x"], seen["agent_x_chosen"], seen["hq_count"]) == (None, True, 5)
        assert (seen["hq"], seen["agent_x_possible"]) == (ROLES, ROLES)
    assert side_of(state, "cia", 0)["agent_x"] == "assassin"
    assert side_of(state, "kgb", 1)["agent_x"] == "director"
    assert event_ids(state)[-1] == "agents-chosen"
    assert events_named(state, "own-agent", seat=0) == [{"agent": "assassin", "side": "cia"}]
    assert events_named(state, "own-agent", seat=1) == [{"agent": "director", "side": "kgb"}]


@pytest.mark.rule("CVK-3.2")
def test_a_pick_is_made_once() -> None:
    state = play_moves(begin(), "cia:assassin")
    assert refused(state, "director", "cia") == "CVK-3.2"


@pytest.mark.rule("CVK-3.2")
@each_side
def test_any_agent_in_hq_and_nothing_else_can_be_picked(side: str) -> None:
    state = begin()
    assert legal_moves(state, side) == set(ROLES)
    for code in ("pass", "mil_1", "cuba", "cia", "look", "decline", "no_such_code"):
        assert refused(state, code, side) == "CVK-3.2"


@pytest.mark.rule("CVK-3.2", "CVK-7.1", "CVK-E26")
@each_edition
def test_an_agent_on_leave_cannot_be_picked(edition: str) -> None:
    state = struggle(*WON_BY["cia"], agents=("director", "master_spy"), edition=edition)
    play_moves(state, "pass pass")
    assert to_act(state) == "cia kgb"
    assert side_of(state, "cia")["leave"] == ["director"]
    assert refused(state, "director", "cia") == "CVK-3.2"
    assert legal_moves(state, "cia") == set(ROLES) - {"director"}
    assert legal_moves(state, "kgb") == set(ROLES) - {"master_spy"}


@pytest.mark.rule("CVK-3.2", "CVK-0.5")
@each_edition
def test_an_eliminated_agent_cannot_be_picked_ever_again(edition: str) -> None:
    state = struggle(*WON_BY["cia"], agents=("assassin", "director"), edition=edition)
    play_moves(state, "pass pass")
    for _ in range(2):
        assert zone(state, "kgb", "director") == "eliminated"
        assert refused(state, "director", "kgb") == "CVK-3.2"
        play_moves(state, "cia:deputy_director kgb:deputy_director")
        play_moves(state, "cia recruit recruit pass pass")


@pytest.mark.rule("CVK-3.4", "CVK-A18")
@each_edition
def test_after_both_picks_agents_on_leave_come_home(edition: str) -> None:
    state = struggle(*WON_BY["cia"], agents=("director", "assassin"), edition=edition)
    play_moves(state, "pass pass")
    play_moves(state, "cia:deputy_director")
    assert zone(state, "cia", "director") == "leave"
    assert zone(state, "kgb", "assassin") == "leave"
    play_moves(state, "kgb:master_spy")
    assert zone(state, "cia", "director") == "hq"
    assert zone(state, "kgb", "assassin") == "hq"
    assert events_named(state, "leave-ended") == [
        {"side": "cia", "agents": ["director"]},
        {"side": "kgb", "agents": ["assassin"]},
    ]
    play_moves(state, "cia recruit recruit pass pass")
    assert "director" in legal_moves(state, "cia")
    assert "assassin" in legal_moves(state, "kgb")
    assert "master_spy" not in legal_moves(state, "kgb")


@pytest.mark.rule("CVK-A19", "CVK-3.2")
@each_edition
def test_somebody_with_only_the_deputy_left_plays_him_every_round(edition: str) -> None:
    dead = " ".join(role for role in ROLES if role != "deputy_director")
    state = struggle(*WON_BY["kgb"], dead=(dead, ""), edition=edition)
    play_moves(state, "pass pass")
    for _ in range(3):
        assert legal_moves(state, "cia") == {"deputy_director"}
        play_moves(state, "cia:deputy_director kgb:deputy_director")
        state.play(state.to_act[0], "cia")
        play_moves(state, "recruit recruit pass pass")


# --- CVK-3.3: the pending look -----------------------------------------------------------------


def with_a_look(side: str, edition: str = "ru2014", **position: Any) -> State:
    """Round 2, in which this side's Double Agent will see the enemy's Agent X."""
    agents = ("double_agent", "deputy_director")
    if side == "kgb":
        agents = ("deputy_director", "double_agent")
    state = struggle(*WON_BY["cia"], agents=agents, edition=edition, **position)
    return play_moves(state, "pass pass look")


@pytest.mark.rule("CVK-3.3", "CVK-6.12", "CVK-9.2", "CVK-E4", "CVK-A40")
@each_edition
@each_side
def test_the_enemy_picks_first_and_the_holder_sees_his_agent(edition: str, side: str) -> None:
    state = with_a_look(side, edition)
    enemy = other(side)
    me, him = by_seat(side, 0, 1)
    assert (phase(state), to_act(state)) == ("planning", enemy)
    assert board(state)["pending"]["look"] == side
    assert refused(state, "director", side) == "CVK-3.2"
    play_moves(state, "assassin")
    assert to_act(state) == side
    assert board(state)["pending"]["look"] is None
    assert side_of(state, enemy, me)["agent_x"] == "assassin"
    seen = {"agent": "assassin", "side": enemy}
    assert events_named(state, "enemy-agent-seen", seat=me) == [seen]
    for blind in (him, None):
        assert events_named(state, "enemy-agent-seen", seat=blind) == []
    assert side_of(state, enemy, None)["agent_x"] is None
    assert event_ids(state)[-1] == "agent-spied"
    play_moves(state, "master_spy")
    assert phase(state) == "influence_struggle"
    assert side_of(state, enemy, me)["agent_x"] == "assassin"
    assert side_of(state, side, him)["agent_x"] is None
    assert side_of(state, enemy, None)["agent_x"] is None


@pytest.mark.rule("CVK-3.3")
def test_the_first_pick_is_final() -> None:
    state = play_moves(with_a_look("cia"), "kgb:assassin")
    assert refused(state, "director", "kgb") == "CVK-3.2"


@pytest.mark.rule("CVK-3.3", "CVK-3.4")
def test_with_a_look_too_leave_ends_only_after_both_picks() -> None:
    state = play_moves(with_a_look("cia"), "kgb:assassin")
    assert zone(state, "cia", "double_agent") == "leave"
    assert refused(state, "double_agent", "cia") == "CVK-3.2"
    play_moves(state, "director")
    assert zone(state, "cia", "double_agent") == "hq"


@pytest.mark.rule("CVK-3.3")
def test_the_look_lasts_one_round() -> None:
    state = play_moves(with_a_look("cia"), "kgb:assassin cia:deputy_director")
    state.play(state.to_act[0], "cia")
    play_moves(state, "recruit recruit pass pass")
    play_moves(state, "cia:deputy_director kgb:deputy_director")
    assert side_of(state, "kgb", 0)["agent_x"] is None


# --- CVK-3.1: the Double Agent of fr2007 -------------------------------------------------------


@pytest.mark.rule("CVK-3.1", "CVK-6.12", "CVK-E1")
@each_side
def test_in_fr2007_the_double_agent_acts_before_anybody_picks(side: str) -> None:
    """He acts with the new objective in sight."""
    agents = ("double_agent", "deputy_director")
    if side == "kgb":
        agents = ("deputy_director", "double_agent")
    state = struggle(*WON_BY["cia"], agents=agents, next_objectives="korea", edition="fr2007")
    play_moves(state, "pass pass")
    assert (board(state)["round"], phase(state), to_act(state)) == (2, "planning", side)
    assert board(state)["objective"]["card"] == "korea"
    only(state, "master_spy", "double_agent", "analyst", "assassin", "director", "look")
    play_moves(state, "director")
    assert zone(state, other(side), "director") == "leave"
    assert to_act(state) == "cia kgb"
    assert refused(state, "director", other(side)) == "CVK-3.2"


def test_a_damaged_position_asks_no_more_than_the_two_sides() -> None:
    """A negative mask of seats has no last seat: loading such a position would never end."""
    assert ChooseAgent(-1).who == 0b11
    assert ChooseAgent(0b110).who == 0b10
