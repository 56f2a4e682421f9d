"""CVK-6.12: the Double Agent, in both editions and with each of his options alone."""

from typing import Any

import pytest

from detente import State
from tests.games.cia_vs_kgb.positions import (
    EDITIONS,
    ROLES,
    WON_BY,
    board,
    by_seat,
    each_edition,
    each_side,
    event_ids,
    events_named,
    game,
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

OTHERS = {"master_spy", "double_agent", "analyst", "assassin", "director"}


def asked(
    side: str,
    enemy: str = "deputy_director",
    winner: str = "cia",
    dead: str = "",
    away: str = "",
    **settings: Any,
) -> State:
    """The moment at which this side's Double Agent chooses; dead and away are enemy agents."""
    agents = by_seat(side, "double_agent", enemy)
    state = struggle(
        *WON_BY[winner],
        objective="congo",
        agents=agents,
        dead=by_seat(side, "", dead),
        away=by_seat(side, "", away),
        **settings,
    )
    play_moves(state, "pass pass")
    assert to_act(state) == side
    return state


@pytest.mark.rule("CVK-6.12", "CVK-E1", "CVK-3.1")
@pytest.mark.parametrize(
    ("timing", "when"), [("debriefing", (1, "debriefing")), ("planning", (2, "planning"))]
)
@each_edition
@each_side
def test_when_he_acts_is_a_switch(side: str, edition: str, timing: str, when: object) -> None:
    state = asked(side, edition=edition, double_agent_timing=timing)
    assert (board(state)["round"], phase(state)) == when


@pytest.mark.rule("CVK-6.12", "CVK-E1")
def test_the_editions_set_when_he_acts() -> None:
    timing = [game(edition=name).settings["double_agent_timing"] for name in EDITIONS]
    assert timing == ["debriefing", "planning"]


@pytest.mark.rule("CVK-6.12", "CVK-E2")
@pytest.mark.parametrize("timing", ["debriefing", "planning"])
@pytest.mark.parametrize("optional", [True, False])
@each_edition
def test_whether_he_may_do_without_is_a_switch(edition: str, timing: str, optional: bool) -> None:
    state = asked(
        "cia", edition=edition, double_agent_timing=timing, double_agent_optional=optional
    )
    if not optional:
        assert refused(state, "decline") == "CVK-6.12"
        return
    play_moves(state, "decline")
    assert events_named(state, "plan-declined") == [{"side": "cia"}]
    assert side_of(state, "kgb")["leave"] == []
    assert (phase(state), to_act(state)) == ("planning", "cia kgb")


@pytest.mark.rule("CVK-6.12", "CVK-E2")
def test_the_editions_set_whether_he_may_do_without() -> None:
    optional = [game(edition=name).settings["double_agent_optional"] for name in EDITIONS]
    assert optional == [True, False]


@pytest.mark.rule("CVK-6.12")
@each_edition
@each_side
@pytest.mark.parametrize("winner", ["cia", "kgb"])
def test_he_works_whatever_the_result(edition: str, side: str, winner: str) -> None:
    state = asked(side, winner=winner, edition=edition)
    assert OTHERS | {"look"} <= legal_moves(state)


@pytest.mark.rule("CVK-6.12", "CVK-E3", "CVK-6.11")
@each_edition
@each_side
def test_the_deputy_is_no_target(edition: str, side: str) -> None:
    """He is at home: the enemy's Agent X is somebody else."""
    state = asked(side, enemy="assassin", edition=edition, winner=side)
    assert refused(state, "deputy_director") == "CVK-6.11"


@pytest.mark.rule("CVK-6.12", "CVK-E28")
@each_edition
@each_side
def test_only_an_agent_in_the_enemys_hq_is_a_target(edition: str, side: str) -> None:
    """Not the enemy's Agent X of this round, nor an eliminated agent."""
    state = asked(side, enemy="assassin", dead="master_spy", winner=side, edition=edition)
    assert refused(state, "assassin") == "CVK-6.12"
    assert refused(state, "master_spy") == "CVK-6.12"
    allowed = {"double_agent", "analyst", "director", "look"}
    only(state, *allowed, *["decline"] * (edition == "ru2014"))
    for code in ("pass", "recruit", "cuba", "mil_1", "kgb"):
        assert refused(state, code) == "CVK-6.12"


@pytest.mark.rule("CVK-6.12", "CVK-A17")
@each_edition
@each_side
def test_with_only_the_deputy_at_home_there_is_only_the_look(edition: str, side: str) -> None:
    dead = "master_spy double_agent analyst assassin director"
    state = asked(side, dead=dead, edition=edition)
    only(state, "look", *["decline"] * (edition == "ru2014"))


@pytest.mark.rule("CVK-6.12", "CVK-A18", "CVK-3.4")
@each_edition
@each_side
def test_an_agent_sent_away_misses_exactly_the_next_round(edition: str, side: str) -> None:
    enemy = other(side)
    state = play_moves(asked(side, edition=edition), "director")
    assert zone(state, enemy, "director") == "leave"
    assert side_of(state, enemy)["leave"] == ["director"]
    assert refused(state, "director", enemy) == "CVK-3.2"
    play_moves(state, f"{side}:deputy_director {enemy}:deputy_director")
    assert zone(state, enemy, "director") == "hq"
    state.play(state.to_act[0], "cia")
    play_moves(state, "recruit recruit pass pass")
    assert "director" in legal_moves(state, enemy)


@pytest.mark.rule("CVK-A18")
@each_edition
@each_side
def test_an_agent_just_back_from_leave_can_be_sent_away_again(edition: str, side: str) -> None:
    """The Director was on leave in this round's Planning; now he misses the next one too."""
    enemy = other(side)
    state = asked(side, away="director", edition=edition)
    assert "director" not in side_of(state, enemy)["agent_x_possible"]
    play_moves(state, "director")
    assert refused(state, "director", enemy) == "CVK-3.2"


@pytest.mark.rule("CVK-6.12", "CVK-A15")
@each_edition
@each_side
def test_of_two_double_agents_the_dominant_sides_works(edition: str, side: str) -> None:
    state = asked(side, enemy="double_agent", winner=side, edition=edition)
    play_moves(state, "look")
    assert events_named(state, "plan-without-effect") == [
        {"side": other(side), "agent": "double_agent"}
    ]
    assert (phase(state), to_act(state)) == ("planning", other(side))


@pytest.mark.rule("CVK-A15", "CVK-E7")
@each_edition
@each_side
def test_after_the_enemys_disorder_he_works_alone(edition: str, side: str) -> None:
    over = by_seat(side, "pol_1-", "mil_6- mil_4-")
    state = struggle(*over, agents=("double_agent", "double_agent"), edition=edition)
    play_moves(state, "pass pass")
    assert to_act(state) == side
    assert refused(state, "double_agent") == "CVK-6.12"


@pytest.mark.rule("CVK-6.16", "CVK-E5", "CVK-A37")
@each_edition
@each_side
def test_his_look_survives_his_death(edition: str, side: str) -> None:
    """In fr2007 he is even asked after it."""
    enemy = other(side)
    state = asked(side, enemy="assassin", winner=enemy, edition=edition)
    assert (zone(state, side, "double_agent") == "eliminated") == (edition == "fr2007")
    play_moves(state, "look")
    assert zone(state, side, "double_agent") == "eliminated"
    play_moves(state, f"{enemy}:director")
    me = 0 if side == "cia" else 1
    assert side_of(state, enemy, me)["agent_x"] == "director"


@pytest.mark.rule("CVK-6.16", "CVK-A37")
@each_edition
@each_side
def test_an_agent_he_sent_away_stays_away_after_his_death(edition: str, side: str) -> None:
    enemy = other(side)
    state = asked(side, enemy="assassin", winner=enemy, edition=edition)
    play_moves(state, "director")
    assert zone(state, side, "double_agent") == "eliminated"
    assert side_of(state, enemy)["leave"] in (["director", "assassin"], ["assassin", "director"])
    assert set(ROLES) - legal_moves(state, enemy) == {"director", "assassin"}


@pytest.mark.rule("CVK-6.12", "CVK-9.1")
@each_edition
def test_what_is_pending_is_public(edition: str) -> None:
    state = play_moves(asked("kgb", edition=edition), "look")
    for watcher in (0, 1, None):
        assert board(state, watcher)["pending"]["look"] == "kgb"
    assert event_ids(state).count("plan-look") == 1


@pytest.mark.rule("CVK-6.12", "CVK-9.1", "CVK-E1")
def test_in_fr2007_the_pending_double_agent_is_public_in_the_briefing() -> None:
    """An Analyst on the other side stops the Briefing, so that it can be seen."""
    state = struggle(*WON_BY["cia"], agents=("double_agent", "analyst"), edition="fr2007")
    play_moves(state, "pass pass")
    assert (phase(state), to_act(state)) == ("briefing", "kgb")
    for watcher in (0, 1, None):
        assert board(state, watcher)["pending"]["double_agent"] == "cia"
