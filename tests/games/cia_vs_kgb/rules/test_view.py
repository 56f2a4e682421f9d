"""Section 9: who knows what."""

import json
from typing import Any

import pytest

from detente import State
from detente.core.view import prompt_of
from tests.games.cia_vs_kgb.positions import (
    ROLES,
    SIDES,
    begin,
    board,
    by_seat,
    each_edition,
    each_side,
    events_named,
    groups,
    only_seat,
    other,
    phase,
    place,
    play_moves,
    side_of,
    struggle,
    truth,
)

WATCHERS = (0, 1, None)


def known(state: State, watcher: int | None, deck: str = "group_deck") -> list[tuple[int, str]]:
    """(depth, card) of every card of a deck whose place the watcher knows."""
    return [(seen["depth"], seen["card"]) for seen in board(state, watcher)[deck]["known"]]


def within(state: State, watcher: int | None, deck: str = "group_deck") -> list[str]:
    """The cards that the watcher knows to be somewhere among the rearranged ones."""
    found: list[str] = board(state, watcher)[deck]["within"]
    return found


# --- CVK-9.1: public ---------------------------------------------------------------------------


@pytest.mark.rule("CVK-9.1")
@each_edition
def test_what_is_public_is_seen_by_everybody(edition: str) -> None:
    state = struggle(
        "mil_1+ pol_2-",
        "eco_3-",
        agents=("director", "analyst"),
        claimed=("korea", "summit congo"),
        dead=("assassin", ""),
        used="space_race",
        edition=edition,
    )
    for watcher in WATCHERS:
        seen = board(state, watcher)
        assert seen["objective"]["card"] == "cuba"
        assert seen["balance"] == "cia"
        assert seen["objective_deck"]["count"] == 16
        assert seen["objective_discard"] == ["space_race"]
        assert seen["group_deck"]["count"] == 21
        cia, kgb = seen["sides"]["cia"], seen["sides"]["kgb"]
        assert (cia["ready"], cia["mobilised"], cia["influence"]) == (["mil_1"], ["pol_2"], 3)
        assert (kgb["ready"], kgb["mobilised"], kgb["influence"]) == ([], ["eco_3"], 3)
        assert (cia["claimed"], cia["score"]) == (["korea"], 20)
        assert (kgb["claimed"], kgb["score"]) == (["congo", "summit"], 15)
        assert cia["eliminated"] == ["assassin"]


@pytest.mark.rule("CVK-9.1", "CVK-9.2", "CVK-9.3")
def test_the_view_holds_these_fields_and_no_others() -> None:
    """An allow-list: whatever is added to the state stays hidden until it is added here."""
    seen = board(struggle("mil_1+", "pol_1+"), 0)
    assert set(seen) == {
        "round",
        "phase",
        "objective",
        "dominance",
        "balance",
        "sides",
        "objective_deck",
        "objective_discard",
        "group_deck",
        "group_discard",
        "pending",
        "passes",
    }
    assert set(seen["sides"]["cia"]) == {
        "score",
        "influence",
        "ready",
        "mobilised",
        "claimed",
        "hq",
        "hq_count",
        "agent_x_chosen",
        "agent_x",
        "agent_x_possible",
        "leave",
        "eliminated",
        "saved",
    }
    assert set(seen["group_deck"]) == set(seen["objective_deck"]) == {"count", "known", "within"}


@pytest.mark.rule("CVK-9.1")
@each_side
def test_hq_and_field_together_can_be_worked_out_but_not_the_split(side: str) -> None:
    """The agents on leave at the pick are home again, and cannot be Agent X."""
    state = struggle(
        "mil_1+",
        "pol_1+",
        agents=("director", "director"),
        away=("analyst", "analyst"),
        dead=("assassin", "assassin"),
    )
    me, him = by_seat(side, 0, 1)
    for watcher in (him, None):
        seen = side_of(state, side, watcher)
        assert seen["hq"] == [role for role in ROLES if role != "assassin"]
        assert seen["hq_count"] == 4
        assert seen["agent_x"] is None
        assert seen["agent_x_possible"] == [
            "master_spy",
            "deputy_director",
            "double_agent",
            "director",
        ]
    mine = side_of(state, side, me)
    assert mine["agent_x"] == "director"
    assert "director" not in mine["hq"]
    assert mine["agent_x_possible"] == []


@pytest.mark.rule("CVK-9.1", "CVK-6.1")
@each_edition
def test_a_revealed_agent_is_public(edition: str) -> None:
    """The Double Agent's question, asked in the Debriefing, lets us look at the table then."""
    state = struggle(
        "mil_2-",
        "mil_1-",
        agents=("double_agent", "director"),
        edition=edition,
        double_agent_timing="debriefing",
    )
    play_moves(state, "pass pass")
    for watcher in WATCHERS:
        assert side_of(state, "cia", watcher)["agent_x"] == "double_agent"
        assert side_of(state, "kgb", watcher)["agent_x"] == "director"
    for watcher in WATCHERS:
        revealed = events_named(state, "agent-revealed", watcher)
        assert {event["agent"] for event in revealed} == {"double_agent", "director"}


@pytest.mark.rule("CVK-9.1")
def test_the_spectator_sees_what_both_seats_see() -> None:
    state = struggle("med_1+ mil_1+", "mil_2+", agents=("director", "analyst"), deck="eco_6")
    play_moves(state, "med_1 back")
    assert "eco_6" not in json.dumps(state.view(None))
    assert side_of(state, "cia")["agent_x"] is None
    assert side_of(state, "kgb")["agent_x"] is None


# --- CVK-9.2: private, and how long it lasts ---------------------------------------------------


@pytest.mark.rule("CVK-9.2", "CVK-4.8")
@each_edition
@each_side
def test_what_media_saw_is_known_while_it_stays(edition: str, side: str) -> None:
    me, him = by_seat(side, 0, 1)
    mine = by_seat(side, "med_1+ mil_1-", "mil_2-")
    state = struggle(*mine, first=side, deck="eco_6 eco_5", edition=edition)
    play_moves(state, "med_1 back")
    assert known(state, me) == [(0, "eco_6")]
    assert known(state, him) == known(state, None) == []
    play_moves(state, "pass")
    assert known(state, me) == [(0, "eco_6")]
    play_moves(state, "recruit")
    assert known(state, me) == []


@pytest.mark.rule("CVK-9.2", "CVK-2.3")
@each_edition
def test_a_shuffle_ends_all_knowledge_of_groups(edition: str) -> None:
    state = struggle("med_1+ mil_2-", "mil_1-", deck="eco_6", edition=edition)
    play_moves(state, "med_1 back pass pass")
    assert board(state)["round"] == 2
    for watcher in WATCHERS:
        assert known(state, watcher) == []


def analyst(side: str, **position: Any) -> State:
    """Round 2: this side's Analyst has put med_3 med_1 med_2 on top."""
    agents = by_seat(side, "analyst", "director")
    won = by_seat(side, "mil_1-", "mil_2-")
    state = struggle(*won, agents=agents, outcomes=[["med_1", "med_2", "med_3"]], **position)
    play_moves(state, "pass pass")
    assert known(state, only_seat(state)) == [(0, "med_1"), (1, "med_2"), (2, "med_3")]
    return play_moves(state, "med_3 med_1")


@pytest.mark.rule("CVK-9.2", "CVK-2.4", "CVK-6.13")
@each_edition
@each_side
def test_the_analyst_knows_his_three_groups_and_nobody_else_does(edition: str, side: str) -> None:
    me, him = by_seat(side, 0, 1)
    state = analyst(side, edition=edition)
    assert known(state, me) == [(0, "med_3"), (1, "med_1"), (2, "med_2")]
    assert known(state, him) == known(state, None) == []
    assert within(state, him) == within(state, None) == []
    assert "med_" not in json.dumps([board(state, him), board(state, None)])
    play_moves(state, "cia:deputy_director kgb:deputy_director")
    state.play(state.to_act[0], other(side))
    play_moves(state, "recruit")
    assert groups(state, other(side)) == {"med_3+"}
    assert known(state, me) == [(0, "med_1"), (1, "med_2")]


@pytest.mark.rule("CVK-9.2", "CVK-4.8")
@each_side
def test_media_of_the_other_learns_the_top_of_what_the_analyst_arranged(side: str) -> None:
    me, him = by_seat(side, 0, 1)
    state = analyst(side)
    play_moves(state, "cia:deputy_director kgb:deputy_director")
    state.play(state.to_act[0], other(side))
    play_moves(state, "recruit recruit med_3 back")
    assert known(state, him) == [(0, "med_2")]
    assert known(state, me) == [(0, "med_2")]
    assert known(state, None) == []


@pytest.mark.rule("CVK-9.2", "CVK-8.6")
@each_edition
@each_side
def test_live_benefit_shows_three_groups_to_its_user_alone(edition: str, side: str) -> None:
    me, him = by_seat(side, 0, 1)
    mine = by_seat(side, "mil_1-", "mil_2-")
    claimed = by_seat(side, "live_benefit", "")
    state = struggle(*mine, first=side, deck="eco_6 eco_5 eco_4", claimed=claimed, edition=edition)
    play_moves(state, "live_benefit")
    assert known(state, me) == [(0, "eco_6"), (1, "eco_5"), (2, "eco_4")]
    assert known(state, him) == known(state, None) == []
    assert "eco_" not in json.dumps([state.view(him), state.view(None), state.events(him)])
    play_moves(state, "eco_5 eco_4")
    assert known(state, me) == [(0, "eco_4"), (1, "eco_6")]
    assert "eco_4" not in json.dumps([state.view(him), state.view(None), state.events(him)])


@pytest.mark.rule("CVK-9.2", "CVK-8.6")
@each_side
def test_what_one_knew_on_top_lies_somewhere_there_after_the_other_rearranged(side: str) -> None:
    me, him = by_seat(side, 0, 1)
    mine = by_seat(side, "med_1+ mil_1-", "mil_2-")
    claimed = by_seat(side, "", "live_benefit")
    state = struggle(*mine, first=side, deck="eco_6 eco_5 eco_4 eco_3", claimed=claimed)
    play_moves(state, "med_1 back")
    assert (known(state, me), within(state, me)) == ([(0, "eco_6")], [])
    play_moves(state, "live_benefit")
    assert (known(state, me), within(state, me)) == ([], ["eco_6"])
    kept = play_moves(state.clone(), "eco_5 eco_4")
    assert (known(kept, me), within(kept, me)) == ([], ["eco_6"])
    assert known(kept, him) == [(0, "eco_4"), (1, "eco_6")]
    taken = play_moves(state, "eco_6 eco_4")
    assert (known(taken, me), within(taken, me)) == ([], [])
    assert groups(taken, other(side)) == {"mil_2-", "eco_6+"}


@pytest.mark.rule("CVK-9.2", "CVK-8.6")
def test_a_media_look_finds_again_what_was_lost_from_sight() -> None:
    state = struggle(
        "med_1+ med_2+", "mil_2-", deck="eco_6 eco_5 eco_4", claimed=("", "live_benefit")
    )
    play_moves(state, "med_1 back live_benefit eco_5 eco_6")
    assert within(state, 0) == ["eco_6"]
    play_moves(state, "med_2")
    assert (known(state, 0), within(state, 0)) == ([(0, "eco_6")], [])


@pytest.mark.rule("CVK-9.2", "CVK-8.6")
@each_edition
@each_side
def test_space_race_shows_three_objectives_to_its_user_alone(edition: str, side: str) -> None:
    me, him = by_seat(side, 0, 1)
    claimed = by_seat(side, "space_race", "")
    state = struggle(
        "mil_2-",
        "mil_1-",
        next_objectives="congo korea iran chile",
        claimed=claimed,
        edition=edition,
    )
    play_moves(state, "pass pass space_race iran korea")
    assert place(state, "iran") == "current"
    assert known(state, me, "objective_deck") == [(0, "korea"), (1, "congo")]
    for blind in (him, None):
        assert known(state, blind, "objective_deck") == []
        assert "korea" not in json.dumps([board(state, blind), state.events(blind)])


@pytest.mark.rule("CVK-9.2", "CVK-9.3", "CVK-2.3")
def test_the_shuffle_of_groups_does_not_touch_what_is_known_of_objectives() -> None:
    state = struggle(
        "mil_2-", "mil_1-", next_objectives="congo korea iran", claimed=("space_race", "")
    )
    play_moves(state, "pass pass space_race congo korea")
    assert events_named(state, "groups-shuffled") == [{"count": 24}]
    assert known(state, 0, "objective_deck") == [(0, "korea"), (1, "iran")]


# --- CVK-9.3: known cards under the deck -------------------------------------------------------


@pytest.mark.rule("CVK-9.3")
@each_edition
@each_side
def test_order_is_hidden_but_what_went_under_the_deck_is_known(edition: str, side: str) -> None:
    """Here by the Assassin; disorder of both and Summit are in their own modules."""
    won = by_seat(side, "mil_2-", "mil_1-")
    state = struggle(*won, agents=("assassin", "assassin"), edition=edition)
    play_moves(state, "pass pass")
    for watcher in WATCHERS:
        assert known(state, watcher, "objective_deck") == [(19, "cuba")]
    assert truth(state)["objectives"]["cards"][-1] == "cuba"


@pytest.mark.rule("CVK-9.3", "CVK-6.15")
def test_a_known_bottom_card_claimed_by_the_director_is_no_longer_in_the_deck() -> None:
    state = struggle(
        "mil_2-", "mil_1-", agents=("director", "deputy_director"), also=congo_known_below
    )
    assert known(state, 1, "objective_deck") == [(19, "congo")]
    play_moves(state, "pass pass")
    assert place(state, "congo") == "cia"
    assert known(state, 1, "objective_deck") == []


def congo_known_below(data: dict[str, Any]) -> None:
    """Congo lies under the objective deck, and everybody knows it."""
    deck = data["board"]["objectives"]
    deck["cards"].remove("congo")
    deck["cards"].append("congo")
    deck["placed"] = [["congo"]] * 3


def few_objectives(order: str) -> State:
    """Round 2 after the KGB put the last three objectives, Congo known among them, in this order.

    The scores are level at 100, so the game goes on.
    """
    state = struggle(
        "mil_2-",
        "mil_1-",
        next_objectives="korea iran congo",
        claimed=("", "space_race"),
        scores=(90, 105),
        also=congo_known_below,
    )
    play_moves(state, "pass pass")
    while "space_race" not in state.legal_moves(only_seat(state)):
        play_moves(state, "decline")
    play_moves(state, "space_race", order)
    while phase(state) in ("detente", "briefing"):
        play_moves(state, "decline")
    return state


@pytest.mark.rule("CVK-9.3", "CVK-A36", "CVK-8.6")
def test_space_race_may_hide_where_a_known_card_lies() -> None:
    state = few_objectives("korea iran")
    assert place(state, "korea") == "current"
    assert known(state, 1, "objective_deck") == [(0, "iran"), (1, "congo")]
    for watcher in (0, None):
        assert known(state, watcher, "objective_deck") == []
        assert within(state, watcher, "objective_deck") == ["congo"]


@pytest.mark.rule("CVK-9.3")
def test_a_determinization_does_not_show_where_that_card_lies() -> None:
    """Two states that differ only in what the CIA cannot know have the same determinizations."""
    one, two = few_objectives("korea iran"), few_objectives("korea congo")
    assert json.dumps(board(one, 0)) == json.dumps(board(two, 0))
    for seed in range(10):
        assert one.determinize(0, seed).dump() == two.determinize(0, seed).dump()


# --- CVK-9.4: the log --------------------------------------------------------------------------


@pytest.mark.rule("CVK-9.4", "CVK-9.1")
@each_edition
def test_the_log_tells_everybody_every_action(edition: str) -> None:
    state = struggle("mil_1+ med_1+", "mil_2+ pol_2+ eco_2+", deck="eco_6", edition=edition)
    start = state.move_number
    play_moves(state, "mil_1 mil_2 pol_2 mil_1 med_1 back eco_2 med_1 med_1 discard pass pass")
    for watcher in WATCHERS:
        heard = [
            event
            for event in state.events(watcher, start)
            if event["id"] in ("group-activated", "group-destroyed", "group-switched",
                               "group-mobilised", "group-readied", "media-put-back",
                               "media-discarded", "passed")
        ]  # fmt: skip
        assert [event["id"] for event in heard] == [
            "group-activated",
            "group-destroyed",
            "group-activated",
            "group-switched",
            "group-activated",
            "media-put-back",
            "group-activated",
            "group-readied",
            "group-activated",
            "media-discarded",
            "passed",
            "passed",
        ]


@pytest.mark.rule("CVK-9.2")
def test_the_prompt_shows_its_facts_only_to_who_is_asked() -> None:
    state = struggle("med_1+ mil_1-", "mil_2-", deck="eco_6")
    play_moves(state, "med_1")
    mine, his = prompt_of(state.view(0)), prompt_of(state.view(1))
    assert mine["args"]["group"] == "eco_6"
    assert (his["args"], his["moves"], his["rule"]) == ({}, [], "CVK-4.8")


@pytest.mark.rule("CVK-9.2", "CVK-3.2")
def test_an_agent_picked_first_is_not_in_the_log_of_the_other() -> None:
    state = play_moves(begin(), "cia:assassin")
    for watcher in (1, None):
        assert "assassin" not in json.dumps(state.events(watcher))
        assert "assassin" not in json.dumps(side_of(state, "cia", watcher)["agent_x_possible"])
    assert SIDES[state.to_act[0]] == "kgb"
