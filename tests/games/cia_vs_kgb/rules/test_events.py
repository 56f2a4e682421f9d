"""Section 8: the six events, when they may be used and what they do."""

from typing import Any

import pytest

from detente import State
from tests.games.cia_vs_kgb.positions import (
    EDITIONS,
    EVENTS,
    OBJECTIVES,
    ROLES,
    SIDES,
    WON_BY,
    Edit,
    board,
    by_seat,
    each_edition,
    each_side,
    edited,
    event_ids,
    events_named,
    game,
    groups,
    influence,
    legal_moves,
    only,
    other,
    phase,
    place,
    play_moves,
    refused,
    scores,
    side_of,
    struggle,
    to_act,
    truth,
    worth,
    zone,
)

OVER = "mil_6- mil_4-"  # 10 on Cuba, S 9.
PHASE = {
    "space_race": "detente",
    "nobel_peace_prize": "cease_fire",
    "live_benefit": "influence_struggle",
    "nuclear_escalation": "influence_struggle",
    "olympic_games": "cease_fire",
    "summit": "briefing",
}
# The numbers of phases in a dumped step.
BRIEFING, CEASE_FIRE, DETENTE = 0, 3, 5


def owned(side: str, cards: str) -> tuple[str, str]:
    """Claimed piles in which this side owns the cards."""
    return by_seat(side, cards, "")


def offered(event: str, side: str = "cia", edition: str = "ru2014", **position: Any) -> State:
    """The moment at which this side may use the event."""
    position.setdefault("claimed", owned(side, event))
    if PHASE[event] == "influence_struggle":
        tables = by_seat(side, "mil_1- pol_2+", "eco_3+ med_4-")
        return struggle(*tables, first=side, edition=edition, **position)
    tables = WON_BY["cia"]
    if event == "nobel_peace_prize":
        position.setdefault("agents", by_seat(side, "director", "deputy_director"))
        tables = by_seat(side, OVER, "pol_1-")
    if event == "olympic_games":
        tables = by_seat(side, "med_4-", "eco_4-")
    return play_moves(struggle(*tables, edition=edition, **position), "pass pass")


def used(event: str, side: str = "cia", edition: str = "ru2014", **position: Any) -> State:
    """The state after the event was announced."""
    return play_moves(offered(event, side, edition, **position), event)


# --- CVK-8.1, CVK-8.2, CVK-8.3 -----------------------------------------------------------------


@pytest.mark.rule("CVK-8.1", "CVK-8.5")
@each_edition
@each_side
@pytest.mark.parametrize("event", EVENTS)
def test_its_owner_may_use_it_in_its_phase(event: str, side: str, edition: str) -> None:
    state = offered(event, side, edition)
    assert to_act(state) == side
    assert phase(state) == PHASE[event]
    assert event in legal_moves(state)
    asking = "CVK-4.1" if PHASE[event] == "influence_struggle" else "CVK-8.1"
    assert refused(state, event, other(side)) == asking


@pytest.mark.rule("CVK-8.1")
@pytest.mark.parametrize("event", EVENTS)
def test_only_its_owner_may_use_it(event: str) -> None:
    """The KGB owns it, and it is the CIA's turn."""
    state = struggle("mil_1-", "pol_2-", claimed=owned("kgb", event))
    assert refused(state, event) == "CVK-8.1"


@pytest.mark.rule("CVK-8.1")
@pytest.mark.parametrize("event", EVENTS)
def test_it_may_not_be_used_in_another_phase(event: str) -> None:
    everything = " ".join(EVENTS)
    for now in EVENTS:
        state = offered(now, claimed=owned("cia", everything))
        while phase(state) != PHASE[now]:
            play_moves(state, "decline")
        if PHASE[event] != PHASE[now]:
            assert refused(state, event) == "CVK-8.1"


@pytest.mark.rule("CVK-8.1")
def test_a_nation_is_no_event() -> None:
    at_detente = offered("space_race", claimed=owned("cia", "space_race korea"))
    assert refused(at_detente, "korea") == "CVK-8.5"
    assert refused(at_detente, "pass") == "CVK-8.5"
    in_struggle = offered("live_benefit", claimed=owned("cia", "live_benefit korea"))
    assert refused(in_struggle, "korea") == "CVK-4.1"


@pytest.mark.rule("CVK-8.2", "CVK-E12")
@pytest.mark.parametrize("same_round", [False, True])
@each_edition
@each_side
def test_using_an_event_in_the_round_of_its_claim_is_a_switch(
    side: str, edition: str, same_round: bool
) -> None:
    state = struggle(
        *WON_BY[side], objective="space_race", edition=edition, event_same_round=same_round
    )
    play_moves(state, "pass pass")
    assert place(state, "space_race") == side
    if same_round:
        assert (phase(state), to_act(state)) == ("detente", side)
        play_moves(state, "space_race")
        assert place(state, "space_race") == "discard"
    else:
        assert board(state)["round"] == 2


@pytest.mark.rule("CVK-8.2", "CVK-E12")
def test_the_editions_set_whether_it_may_be_used_in_the_same_round() -> None:
    assert [game(edition=name).settings["event_same_round"] for name in EDITIONS] == [False, True]


@pytest.mark.rule("CVK-8.2")
def test_in_ru2014_it_may_be_used_in_the_next_round() -> None:
    state = struggle(*WON_BY["cia"], objective="space_race", next_objectives="congo")
    play_moves(state, "pass pass cia:deputy_director kgb:deputy_director")
    play_moves(state, "cia recruit recruit pass pass")
    assert (phase(state), to_act(state)) == ("detente", "cia")


@pytest.mark.rule("CVK-8.2")
@each_edition
@pytest.mark.parametrize("event", EVENTS)
def test_a_fresh_event_is_refused_by_this_rule(event: str, edition: str) -> None:
    """Whenever it might be asked for in the round of its claim."""

    def claimed_in_this_round(data: dict[str, Any]) -> None:
        data["board"]["claimed_now"] = [event]

    state = edited(offered(event, edition=edition), claimed_in_this_round)
    if edition == "ru2014":
        assert refused(state, event) == "CVK-8.2"
    else:
        assert event in legal_moves(state)


@pytest.mark.rule("CVK-8.3", "CVK-E13", "CVK-7.3")
@each_edition
@each_side
@pytest.mark.parametrize("event", EVENTS)
def test_after_use_it_is_discarded_and_its_points_are_lost(
    event: str, side: str, edition: str
) -> None:
    state = offered(event, side, edition)
    before = state.move_number
    points = scores(state)[SIDES.index(side)] - 5
    play_moves(state, event)
    used = {"side": side, "event": event, "vp": 5, "score": points}
    assert events_named(state, "event-used") == [used]
    assert event_ids(state, before + 1)[0] == "event-used"
    assert place(state, event) == "discard"
    assert board(state)["objective_discard"] == [event]
    pile = side_of(state, side)["claimed"]
    assert event not in pile
    assert scores(state)[SIDES.index(side)] == worth(pile)


@pytest.mark.rule("CVK-A30")
@each_edition
@each_side
def test_an_event_claimed_by_the_director_is_owned_like_any_other(edition: str, side: str) -> None:
    def live_benefit_at_the_bottom(data: dict[str, Any]) -> None:
        cards = data["board"]["objectives"]["cards"]
        cards.remove("live_benefit")
        cards.append("live_benefit")

    state = struggle(
        *WON_BY[side],
        agents=by_seat(side, "director", "deputy_director"),
        next_objectives="congo",
        also=live_benefit_at_the_bottom,
        edition=edition,
    )
    play_moves(state, "pass pass cia:deputy_director kgb:deputy_director")
    state.play(state.to_act[0], side)
    assert place(state, "live_benefit") == side
    assert "live_benefit" in legal_moves(state)


@pytest.mark.rule("CVK-A30")
@each_edition
@each_side
def test_an_event_claimed_through_disorder_is_owned_like_any_other(edition: str, side: str) -> None:
    """On events themselves disorder is impossible, so the Director finds it after disorder."""

    def live_benefit_at_the_bottom(data: dict[str, Any]) -> None:
        cards = data["board"]["objectives"]["cards"]
        cards.remove("live_benefit")
        cards.append("live_benefit")

    state = struggle(
        *by_seat(side, "pol_1-", OVER),
        agents=by_seat(side, "director", "deputy_director"),
        next_objectives="congo",
        also=live_benefit_at_the_bottom,
        edition=edition,
    )
    play_moves(state, "pass pass cia:deputy_director kgb:deputy_director")
    state.play(state.to_act[0], side)
    assert "live_benefit" in legal_moves(state)


# --- CVK-8.5: windows --------------------------------------------------------------------------


def window(number: int, side: str) -> Edit:
    """Ask this side for an event of a phase, whatever was to happen."""

    def ask(data: dict[str, Any]) -> None:
        seat = SIDES.index(side)
        phases = ["briefing", "planning", "influence_struggle", "cease_fire", "debriefing"]
        data["board"]["phase"] = [*phases, "detente"][number]
        data["agenda"] = [["round"], ["use_event", seat, number, 0]]
        data["to_act"] = [seat]
        data["pending_moves"] = []

    return ask


@pytest.mark.rule("CVK-8.5")
@each_edition
@each_side
@pytest.mark.parametrize("holder", SIDES)
@pytest.mark.parametrize("event", ["space_race", "nobel_peace_prize", "olympic_games", "summit"])
def test_an_owner_is_asked_no_matter_who_holds_the_balance(
    event: str, holder: str, side: str, edition: str
) -> None:
    """Who is asked first never matters with these cards: no window has two usable events, for
    those of the Cease-fire exclude each other (CVK-A35) and the others have their phase alone."""
    state = offered(event, side, edition, balance=holder)
    assert to_act(state) == side
    alone = [card for card in EVENTS if PHASE[card] == PHASE[event]]
    assert alone == [event] or set(alone) == {"nobel_peace_prize", "olympic_games"}


@pytest.mark.rule("CVK-8.5", "CVK-A38")
def test_the_balance_holder_is_asked_before_the_other() -> None:
    """Seen from the step itself: the KGB holds the balance, has no event, and is passed over."""
    state = struggle("med_4-", "eco_4-", balance="kgb", claimed=("olympic_games", ""))
    play_moves(state, "pass pass")
    assert state.dump()["agenda"][-1] == ["use_event", 0, CEASE_FIRE, 1]
    state = struggle("eco_4-", "med_4-", balance="kgb", claimed=("", "olympic_games"))
    play_moves(state, "pass pass")
    assert state.dump()["agenda"][-1] == ["use_event", 1, CEASE_FIRE, 0]


@pytest.mark.rule("CVK-8.5")
def test_declining_is_always_allowed_and_ends_the_window() -> None:
    for event in ("space_race", "nobel_peace_prize", "olympic_games", "summit"):
        state = offered(event)
        before = phase(state)
        play_moves(state, "decline")
        assert (phase(state), to_act(state)) != (before, "cia")
        assert place(state, event) == "cia"
        assert "event-used" not in event_ids(state)


@pytest.mark.rule("CVK-8.5", "CVK-2.1", "CVK-2.2")
def test_the_briefing_window_is_between_objective_and_balance() -> None:
    state = offered("summit")
    assert event_ids(state)[-1] == "round-started"
    assert board(state)["balance"] == "cia"
    play_moves(state, "decline")
    assert event_ids(state)[-2:] == ["balance-taken", "groups-shuffled"]


@pytest.mark.rule("CVK-8.5", "CVK-5.1")
@pytest.mark.parametrize("event", ["nobel_peace_prize", "olympic_games"])
def test_the_cease_fire_window_is_before_the_outcome(event: str) -> None:
    state = offered(event)
    assert event_ids(state)[-1] == "influence-compared"
    assert place(state, "cuba") == "current"
    assert board(state)["dominance"] is None


@pytest.mark.rule("CVK-8.5", "CVK-4.9")
@each_edition
@each_side
@pytest.mark.parametrize("event", ["live_benefit", "nuclear_escalation"])
def test_in_the_struggle_an_event_takes_the_place_of_the_action(
    event: str, side: str, edition: str
) -> None:
    """It is no pass: the opponent's pass before it is forgotten."""
    both = owned(side, "live_benefit nuclear_escalation")
    tables = by_seat(side, "mil_1- pol_2+", "eco_3+ med_4-")
    state = struggle(*tables, first=other(side), claimed=both, edition=edition)
    play_moves(state, "pass")
    assert board(state)["passes"] == 1
    play_moves(state, event)
    while to_act(state) == side:
        play_moves(state, state.legal_moves(state.to_act[0])[0])
    assert board(state)["passes"] == 0
    assert truth(state)["struggle_actions"] == 2
    assert phase(state) == "influence_struggle"


@pytest.mark.rule("CVK-8.5", "CVK-4.2")
@pytest.mark.parametrize("event", ["live_benefit", "nuclear_escalation"])
def test_a_player_without_groups_may_use_an_event_instead_of_recruiting(event: str) -> None:
    state = struggle("", "eco_3+", claimed=(event, ""))
    only(state, "recruit", event)
    play_moves(state, event)
    assert place(state, event) == "discard"


@pytest.mark.rule("CVK-8.5", "CVK-A38")
@pytest.mark.parametrize("side", SIDES)
def test_who_has_no_usable_event_is_not_asked(side: str) -> None:
    """Nobel without disorder, Olympic Games without a lost tie: the Cease-fire goes by."""
    claimed = owned(side, "nobel_peace_prize olympic_games live_benefit nuclear_escalation")
    state = play_moves(struggle(*WON_BY["cia"], claimed=claimed), "pass pass")
    assert (board(state)["round"], phase(state)) == (2, "planning")


# --- Space Race --------------------------------------------------------------------------------


@pytest.mark.rule("CVK-8.6", "CVK-9.2")
@each_edition
@each_side
def test_space_race_orders_the_next_three_objectives(edition: str, side: str) -> None:
    state = used("space_race", side, edition, next_objectives="congo korea iran chile")
    seat = SIDES.index(side)
    assert to_act(state) == side
    only(state, "congo", "korea", "iran")
    assert refused(state, "chile") == "CVK-9.2"
    seen = events_named(state, "cards-seen", seat=seat)
    assert seen == [{"cards": ["congo", "korea", "iran"]}]
    assert events_named(state, "cards-seen", seat=1 - seat) == []
    play_moves(state, "iran")
    only(state, "congo", "korea")
    play_moves(state, "korea")
    assert board(state)["objective"]["card"] == "iran"
    assert truth(state)["objectives"]["cards"][:3] == ["korea", "congo", "chile"]


@pytest.mark.rule("CVK-A33")
@each_edition
@pytest.mark.parametrize("left", ["korea", "korea iran"])
def test_space_race_looks_at_what_is_there(edition: str, left: str) -> None:
    """Level scores keep the game going with so few cards left."""
    total = sum(card["vp"] for card in OBJECTIVES.values())
    rest = total - 10 - sum(OBJECTIVES[card]["vp"] for card in left.split())
    half = rest // 10 * 5
    state = struggle(
        *WON_BY["cia"],
        objective="congo",
        next_objectives=left,
        claimed=("space_race", ""),
        scores=(half, rest - half),
        edition=edition,
    )
    play_moves(state, "pass pass")
    while to_act(state) != "cia":
        play_moves(state, "decline")
    play_moves(state, "space_race")
    assert events_named(state, "cards-seen", seat=0) == [{"cards": left.split()}]
    if len(left.split()) == 2:
        only(state, "korea", "iran")
        play_moves(state, "iran")
    assert "cards-arranged" in event_ids(state)


@pytest.mark.rule("CVK-A33", "CVK-8.5")
@each_side
def test_space_race_without_objectives_may_not_be_used(side: str) -> None:
    """The last objective is being claimed: 125 all, and the deck is empty."""
    state = struggle(
        *WON_BY["cia"], objective="congo", claimed=owned(side, "space_race"), scores=(115, 125)
    )
    asked = edited(state, window(DETENTE, side))
    assert refused(asked, "space_race") == "CVK-A33"
    play_moves(state, "pass pass")
    assert "space_race" not in [event["event"] for event in events_named(state, "event-used")]
    assert state.over


# --- Nobel Peace Prize -------------------------------------------------------------------------


@pytest.mark.rule("CVK-8.6", "CVK-A12", "CVK-5.4", "CVK-E8")
@each_edition
@each_side
@pytest.mark.parametrize("agent", [role for role in ROLES if role != "deputy_director"])
def test_nobel_sends_the_agent_on_leave_instead(edition: str, side: str, agent: str) -> None:
    """On leave at once and face up; no plan; the objective is lost all the same."""
    agents = by_seat(side, agent, "deputy_director")
    state = offered("nobel_peace_prize", side, edition, agents=agents)
    only(state, "nobel_peace_prize", "decline")
    before = state.move_number
    play_moves(state, "nobel_peace_prize")
    assert zone(state, side, agent) == "leave"
    heard = event_ids(state, before + 1)
    assert heard[:3] == ["event-used", "agent-saved", "agent-on-leave"]
    assert events_named(state, "agent-saved") == [{"side": side, "agent": agent}]
    assert "agent-eliminated" not in heard
    assert place(state, "cuba") == other(side)
    assert truth(state)["loser"] == side
    for watcher in (0, 1, None):
        assert side_of(state, side, watcher)["leave"] == [agent]
    assert "plan-analyst" not in heard
    assert "plan-double-agent" not in heard
    assert refused(state, agent, side) == "CVK-3.2"


@pytest.mark.rule("CVK-A12")
@each_edition
@each_side
@pytest.mark.parametrize(
    ("enemy", "expected"),
    [
        ("assassin", "plan-without-effect"),
        ("master_spy", "plan-without-effect"),
        ("director", "plan-director"),
        ("analyst", "plan-analyst"),
    ],
)
def test_against_a_saved_agent_the_opponent_still_counts_as_dominant(
    edition: str, side: str, enemy: str, expected: str
) -> None:
    agents = by_seat(side, "director", enemy)
    state = used("nobel_peace_prize", side, edition, agents=agents)
    assert zone(state, side, "director") == "leave"
    assert place(state, "cuba") == other(side)
    plans = [event for event in event_ids(state) if event.startswith("plan-")]
    assert plans == [expected]


@pytest.mark.rule("CVK-A12")
@each_edition
@each_side
def test_against_a_saved_double_agent_the_opponents_works_alone(edition: str, side: str) -> None:
    agents = ("double_agent", "double_agent")
    state = used("nobel_peace_prize", side, edition, agents=agents)
    assert to_act(state) == other(side)
    assert refused(state, "double_agent") == "CVK-6.12"


@pytest.mark.rule("CVK-A12", "CVK-5.5")
@each_edition
@each_side
def test_with_both_in_disorder_it_saves_only_its_owners_agent(edition: str, side: str) -> None:
    state = struggle(
        *by_seat(side, OVER, "pol_6- pol_4-"),
        agents=("director", "director"),
        claimed=owned(side, "nobel_peace_prize"),
        edition=edition,
    )
    play_moves(state, "pass pass nobel_peace_prize")
    assert zone(state, side, "director") == "leave"
    assert zone(state, other(side), "director") == "eliminated"
    assert place(state, "cuba") == "deck bottom"


@pytest.mark.rule("CVK-A12", "CVK-A38")
@each_edition
@each_side
def test_for_the_deputy_it_has_no_effect_but_the_question_is_asked(edition: str, side: str) -> None:
    agents = ("deputy_director", "deputy_director")
    state = offered("nobel_peace_prize", side, edition, agents=agents)
    assert to_act(state) == side
    assert refused(state, "nobel_peace_prize") == "CVK-A12"
    only(state, "decline")


@pytest.mark.rule("CVK-A38", "CVK-9.2")
@each_side
def test_the_question_looks_the_same_no_matter_who_the_agent_is(side: str) -> None:
    views = []
    for agent in ROLES:
        state = offered("nobel_peace_prize", side, agents=by_seat(side, agent, "deputy_director"))
        views.append([state.view(1 - SIDES.index(side)), state.view(None)])
    assert all(view == views[0] for view in views)


@pytest.mark.rule("CVK-8.6")
@each_side
def test_nobel_needs_the_owners_disorder(side: str) -> None:
    calm = edited(
        struggle(*WON_BY["cia"], claimed=owned(side, "nobel_peace_prize")),
        window(CEASE_FIRE, side),
    )
    assert refused(calm, "nobel_peace_prize") == "CVK-8.6"
    state = struggle(*by_seat(side, "pol_1-", OVER), claimed=owned(side, "nobel_peace_prize"))
    play_moves(state, "pass pass")
    assert "event-used" not in event_ids(state)
    assert board(state)["round"] == 2


@pytest.mark.rule("CVK-A12", "CVK-8.3")
@each_side
def test_nobel_saves_once(side: str) -> None:
    """In the next round the disorder of the same player costs his agent."""
    order = ["mil_6", "pol_1", "mil_5"]
    state = used("nobel_peace_prize", side, next_objectives="congo", outcomes=[order])
    play_moves(state, f"{side}:assassin {other(side)}:deputy_director")
    state.play(state.to_act[0], side)
    play_moves(state, "recruit recruit recruit pass pass")
    assert events_named(state, "disorder") == [{"side": side}, {"side": side}]
    assert zone(state, side, "assassin") == "eliminated"


# --- Live Benefit ------------------------------------------------------------------------------


@pytest.mark.rule("CVK-8.6", "CVK-9.2", "CVK-4.3")
@each_edition
@each_side
def test_live_benefit_recruits_one_of_three_and_orders_the_others(edition: str, side: str) -> None:
    state = used("live_benefit", side, edition, deck="mil_6 pol_6 eco_6 med_6")
    seat = SIDES.index(side)
    only(state, "mil_6", "pol_6", "eco_6")
    assert refused(state, "med_6") == "CVK-8.6"
    seen = events_named(state, "cards-seen", seat=seat)
    assert seen == [{"cards": ["mil_6", "pol_6", "eco_6"]}]
    assert events_named(state, "cards-seen", seat=1 - seat) == []
    play_moves(state, "pol_6")
    assert groups(state, side) == {"mil_1-", "pol_2+", "pol_6+"}
    only(state, "mil_6", "eco_6")
    play_moves(state, "eco_6")
    assert truth(state)["groups"]["cards"][:3] == ["eco_6", "mil_6", "med_6"]
    assert to_act(state) == other(side)


@pytest.mark.rule("CVK-8.6")
@each_edition
@pytest.mark.parametrize("left", ["mil_6", "mil_6 pol_6"])
def test_live_benefit_looks_at_what_is_left(edition: str, left: str) -> None:
    state = used("live_benefit", edition=edition, deck=left, short_deck=True)
    only(state, *left.split())
    play_moves(state, "mil_6")
    assert to_act(state) == "kgb"
    assert truth(state)["groups"]["cards"] == left.split()[1:]


@pytest.mark.rule("CVK-8.6", "CVK-4.3", "CVK-E27")
@each_edition
@each_side
def test_live_benefit_needs_room_below_the_limit(edition: str, side: str) -> None:
    full = by_seat(side, "mil_1- mil_2- mil_3- mil_4-", "pol_1-")
    state = struggle(
        *full,
        objective="congo",
        first=side,
        claimed=owned(side, "live_benefit"),
        edition=edition,
    )
    assert refused(state, "live_benefit") == "CVK-4.3"


@pytest.mark.rule("CVK-8.6", "CVK-A1")
def test_live_benefit_needs_a_group_in_the_deck() -> None:
    state = offered("live_benefit", short_deck=True)
    assert refused(state, "live_benefit") == "CVK-A1"


# --- Nuclear Escalation ------------------------------------------------------------------------


@pytest.mark.rule("CVK-8.6", "CVK-8.4", "CVK-A39")
@each_edition
@each_side
def test_nuclear_escalation_discards_all_groups_in_the_users_order(edition: str, side: str) -> None:
    state = used("nuclear_escalation", side, edition)
    only(state, "mil_1", "pol_2", "eco_3", "med_4")
    play_moves(state, "eco_3")
    assert refused(state, "eco_3") == "CVK-8.4"
    assert refused(state, "pass") == "CVK-8.4"
    assert to_act(state) == side
    play_moves(state, "mil_1 med_4")
    assert truth(state)["group_discard"] == ["eco_3", "mil_1", "med_4", "pol_2"]
    assert board(state)["group_discard"]["top"] == "pol_2"
    assert influence(state) == (0, 0)
    assert to_act(state) == other(side)
    only(state, "recruit")


@pytest.mark.rule("CVK-8.6", "CVK-A39")
def test_nuclear_escalation_with_one_group_asks_nothing() -> None:
    state = struggle("", "eco_3+", claimed=("nuclear_escalation", ""))
    play_moves(state, "nuclear_escalation")
    assert truth(state)["group_discard"] == ["eco_3"]
    assert to_act(state) == "kgb"


@pytest.mark.rule("CVK-8.6", "CVK-8.5")
def test_nuclear_escalation_needs_a_group_in_play() -> None:
    state = struggle("", "", claimed=("nuclear_escalation", ""))
    assert refused(state, "nuclear_escalation") == "CVK-8.5"
    only(state, "recruit")


# --- Olympic Games -----------------------------------------------------------------------------


@pytest.mark.rule("CVK-8.6")
@each_edition
@each_side
def test_the_olympic_games_turn_a_tie_lost_by_the_profile(edition: str, side: str) -> None:
    state = offered("olympic_games", side, edition)
    only(state, "olympic_games", "decline")
    lost = play_moves(state.clone(), "decline")
    assert place(lost, "cuba") == other(side)
    play_moves(state, "olympic_games")
    assert events_named(state, "dominance-by-olympics") == [{"side": side}]
    assert place(state, "cuba") == side
    assert truth(state)["loser"] == other(side)


@pytest.mark.rule("CVK-8.6", "CVK-8.3")
@each_side
def test_the_olympic_games_count_once(side: str) -> None:
    """In the next round the profile decides again."""
    state = used("olympic_games", side, next_objectives="congo", outcomes=[["eco_4", "med_4"]])
    play_moves(state, "cia:deputy_director kgb:deputy_director")
    state.play(state.to_act[0], other(side))
    play_moves(state, "recruit recruit pass pass")
    assert events_named(state, "dominance-by-profile") == [{"side": other(side)}]
    assert place(state, "congo") == other(side)


@pytest.mark.rule("CVK-8.6")
@each_edition
@each_side
def test_the_agents_see_that_dominance(edition: str, side: str) -> None:
    agents = by_seat(side, "assassin", "director")
    state = used("olympic_games", side, edition, agents=agents)
    assert zone(state, other(side), "director") == "eliminated"
    assert place(state, "cuba") == "deck bottom"


@pytest.mark.rule("CVK-8.6", "CVK-A35")
@pytest.mark.parametrize(
    ("mine", "his"),
    [
        ("eco_4-", "med_4-"),  # the profile speaks for you
        ("med_3-", "eco_4-"),  # influence is not equal
        ("eco_4-", "med_3-"),
        ("mil_6- mil_4-", "pol_6- pol_4-"),  # equal, but both above S
        ("mil_6- mil_4-", "pol_4-"),
        ("pol_4-", "mil_6- mil_4-"),
    ],
)
@each_side
def test_the_olympic_games_need_a_lost_tie(side: str, mine: str, his: str) -> None:
    claimed = owned(side, "olympic_games")
    state = struggle(*by_seat(side, mine, his), claimed=claimed)

    def computed(data: dict[str, Any]) -> None:
        window(CEASE_FIRE, side)(data)
        sums = [sum(int(g[4]) for g in table.split()) for table in by_seat(side, mine, his)]
        data["board"]["disorder"] = [s for s, n in zip(SIDES, sums, strict=True) if n > 9]

    assert refused(edited(state, computed), "olympic_games") == "CVK-8.6"
    play_moves(state, "pass pass")
    assert "event-used" not in event_ids(state)
    assert board(state)["round"] == 2


@pytest.mark.rule("CVK-A22", "CVK-8.6")
@each_side
def test_the_olympic_games_do_not_decide_where_nothing_speaks_against_you(side: str) -> None:
    state = struggle("", "", short_deck=True, claimed=owned(side, "olympic_games"))
    play_moves(state, "pass pass")
    assert "no-dominance" in event_ids(state)
    assert place(state, "olympic_games") == side


@pytest.mark.rule("CVK-A35")
@pytest.mark.parametrize(
    "tables",
    [("med_4-", "eco_4-"), (OVER, "pol_1-"), (OVER, "pol_6- pol_4-"), ("mil_2-", "mil_1-")],
)
def test_nobel_and_the_olympic_games_are_never_both_usable(tables: tuple[str, str]) -> None:
    """No matter who owns them, one Cease-fire offers at most one of them."""
    for nobel in SIDES:
        for olympic in SIDES:
            piles = [
                " ".join(
                    ["nobel_peace_prize"] * (side == nobel) + ["olympic_games"] * (side == olympic)
                )
                for side in SIDES
            ]
            state = struggle(*tables, claimed=(piles[0], piles[1]), agents=("director", "director"))
            play_moves(state, "pass pass")
            asked = set()
            while phase(state) == "cease_fire":
                asked |= legal_moves(state) - {"decline"}
                play_moves(state, "decline")
            assert len(asked) <= 1


# --- Summit ------------------------------------------------------------------------------------


@pytest.mark.rule("CVK-8.6", "CVK-9.3", "CVK-A36")
@each_edition
@each_side
def test_summit_replaces_the_objective(edition: str, side: str) -> None:
    state = offered("summit", side, edition, next_objectives="congo korea")
    only(state, "summit", "decline")
    assert board(state)["objective"]["card"] == "congo"
    play_moves(state, "summit")
    assert board(state)["objective"]["card"] == "korea"
    assert place(state, "congo") == "deck bottom"
    assert events_named(state, "objective-replaced") == [{"objective": "korea"}]
    for watcher in (0, 1, None):
        known = board(state, watcher)["objective_deck"]["known"]
        assert [seen["card"] for seen in known] == ["congo"]
    assert (board(state)["round"], phase(state)) == (2, "planning")


@pytest.mark.rule("CVK-8.6", "CVK-2.2")
def test_the_points_lost_with_summit_count_for_the_balance() -> None:
    """10 all after the round, the KGB lost it; Summit costs the CIA 5, so the CIA takes it."""
    state = struggle(*WON_BY["cia"], claimed=("summit", "egypt"), balance="kgb")
    play_moves(state, "pass pass")
    assert scores(state) == (15, 15)
    kept = play_moves(state.clone(), "decline")
    assert board(kept)["balance"] == "kgb"
    play_moves(state, "summit")
    assert board(state)["balance"] == "cia"


@pytest.mark.rule("CVK-A34", "CVK-8.5")
@each_side
def test_summit_without_a_further_objective_may_not_be_used(side: str) -> None:
    """Level at 120 in the round before; the last objective is turned up."""
    state = struggle(
        *WON_BY["cia"],
        objective="congo",
        next_objectives="cuba",
        claimed=owned(side, "summit"),
        scores=(110, 120),
    )
    play_moves(state, "pass pass")
    while phase(state) == "detente":
        play_moves(state, "decline")
    assert board(state)["objective"]["card"] == "cuba"
    assert board(state)["objective_deck"]["count"] == 0
    assert phase(state) == "planning"
    assert refused(edited(state, window(BRIEFING, side)), "summit") == "CVK-A34"
