"""Section 5: dominance and disorder."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from detente import State
from tests.games.cia_vs_kgb.positions import (
    GROUPS,
    OBJECTIVES,
    ROLES,
    SIDES,
    board,
    by_seat,
    each_edition,
    each_side,
    event_ids,
    events_named,
    influence,
    other,
    place,
    play_moves,
    scores,
    side_of,
    struggle,
    truth,
    zone,
)

FACTION = {"mil": "military", "pol": "political", "eco": "economic", "med": "media"}


def dominant(state: State) -> str | None:
    """Who got dominance, from the log."""
    for event in ("dominance-gained", "dominance-by-profile", "dominance-by-olympics"):
        for told_of in events_named(state, event):
            side: str = told_of["side"]
            return side
    return None


# --- nobody above stability --------------------------------------------------------------------


@pytest.mark.rule("CVK-5.1", "CVK-0.4")
@each_edition
def test_all_groups_count_ready_or_not(edition: str) -> None:
    state = struggle("mil_1+ pol_2-", "eco_3- med_1+", edition=edition)
    play_moves(state, "pass pass")
    assert events_named(state, "influence-compared") == [{"cia": 3, "kgb": 4, "stability": 9}]


@pytest.mark.rule("CVK-5.2", "CVK-0.6", "CVK-6.2")
@each_edition
@each_side
def test_the_higher_influence_gets_dominance(edition: str, side: str) -> None:
    state = struggle(*by_seat(side, "mil_3-", "pol_2-"), edition=edition)
    play_moves(state, "pass pass")
    assert events_named(state, "dominance-gained") == [{"side": side}]
    assert place(state, "cuba") == side


@pytest.mark.rule("CVK-5.2", "CVK-0.8")
@each_edition
@each_side
def test_exactly_stability_is_no_disorder(edition: str, side: str) -> None:
    state = struggle(*by_seat(side, "mil_4- pol_5-", "eco_5- med_3-"), edition=edition)
    assert max(influence(state)) == OBJECTIVES["cuba"]["stability"]
    play_moves(state, "pass pass")
    assert dominant(state) == side


@pytest.mark.rule("CVK-0.6", "CVK-5.2", "CVK-6.3")
@each_side
def test_the_token_lies_on_the_objective_until_the_debriefing_ends(side: str) -> None:
    agents = ("double_agent", "double_agent")
    state = struggle(*by_seat(side, "mil_3-", "pol_2-"), agents=agents)
    assert board(state)["dominance"] is None
    play_moves(state, "pass pass")
    assert board(state)["dominance"] == side
    play_moves(state, "decline")
    assert board(state)["dominance"] is None


@pytest.mark.rule("CVK-5.3", "CVK-E14")
@each_edition
@each_side
@pytest.mark.parametrize(
    ("mine", "his"),
    [
        ("eco_4- pol_5-", "eco_3- eco_2- med_4-"),  # economic: 4 beats 3
        ("eco_1- mil_3-", "mil_4-"),  # economic: 1 beats none
        ("eco_4-", "eco_3- eco_1-"),  # the best single group, not the sum
        ("mil_4-", "mil_3- pol_1-"),  # no economic group: military decides
        ("mil_1- med_3-", "pol_4-"),  # military: 1 beats none
        ("pol_4-", "med_4-"),  # neither: political
        ("pol_3- med_1-", "pol_1- med_3-"),  # political: 3 beats 1
    ],
)
def test_equal_influence_is_decided_by_the_profile(
    edition: str, side: str, mine: str, his: str
) -> None:
    """On Cuba: economic, military, political, media."""
    state = struggle(*by_seat(side, mine, his), edition=edition)
    first, second = influence(state)
    assert first == second
    play_moves(state, "pass pass")
    assert events_named(state, "dominance-by-profile") == [{"side": side}]


@pytest.mark.rule("CVK-5.3")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_every_profile_is_walked_from_its_most_important_faction(objective: str) -> None:
    if OBJECTIVES[objective]["population"] == 1:
        pairs = [("mil_2-", "pol_2-"), ("eco_2-", "med_2-"), ("mil_2-", "med_2-")]
    else:
        pairs = [("mil_2- pol_3-", "eco_2- med_3-"), ("med_4- mil_1-", "pol_3- eco_2-")]
    for cia, kgb in pairs:
        state = play_moves(struggle(cia, kgb, objective=objective), "pass pass")
        assert dominant(state) == profile_winner(objective, cia, kgb)


def profile_winner(objective: str, cia: str, kgb: str) -> str | None:
    """CVK-5.3, said again."""
    for faction in OBJECTIVES[objective]["profile"]:
        best = [
            max((int(g[4]) for g in table.split() if FACTION[g[:3]] == faction), default=0)
            for table in (cia, kgb)
        ]
        if best[0] != best[1]:
            return "cia" if best[0] > best[1] else "kgb"
    return None


@st.composite
def ends(draw: st.DrawFn) -> tuple[str, str, str]:
    """An objective and two tables with at least one group each."""
    card = draw(st.sampled_from(sorted(OBJECTIVES)))
    limit = OBJECTIVES[card]["population"]
    in_play = draw(st.lists(st.sampled_from(GROUPS), unique=True, min_size=2, max_size=2 * limit))
    cut = draw(st.integers(max(1, len(in_play) - limit), min(limit, len(in_play) - 1)))
    tables = [" ".join(f"{g}-" for g in half) for half in (in_play[:cut], in_play[cut:])]
    return card, tables[0], tables[1]


@pytest.mark.rule("CVK-5.1", "CVK-5.2", "CVK-5.3", "CVK-5.4", "CVK-5.5", "CVK-A22", "CVK-13.9")
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(ends())
def test_the_cease_fire_decides_as_the_rules_say(end: tuple[str, str, str]) -> None:
    """With groups on both sides somebody is always dominant, unless there is disorder."""
    card, cia, kgb = end
    stability = OBJECTIVES[card]["stability"]
    sums = [sum(int(g[4]) for g in table.split()) for table in (cia, kgb)]
    state = play_moves(
        struggle(cia, kgb, objective=card, agents=("assassin", "assassin")), "pass pass"
    )
    over = [side for side, total in zip(SIDES, sums, strict=True) if total > stability]
    if OBJECTIVES[card]["population"] == 1:
        assert over == []
    if len(over) == 2:
        assert "disorder-both" in event_ids(state)
    elif over:
        assert events_named(state, "disorder") == [{"side": over[0]}]
        assert place(state, card) == other(over[0])
    elif sums[0] != sums[1]:
        assert dominant(state) == ("cia" if sums[0] > sums[1] else "kgb")
    else:
        assert dominant(state) == profile_winner(card, cia, kgb)
        assert dominant(state) is not None


# --- disorder of one ---------------------------------------------------------------------------

OVER = "mil_6- mil_4-"  # 10 on Cuba, S 9.


@pytest.mark.rule("CVK-5.4", "CVK-0.8", "CVK-0.7", "CVK-E8")
@each_edition
@each_side
@pytest.mark.parametrize("agent", [role for role in ROLES if role != "deputy_director"])
def test_disorder_costs_the_agent_and_the_objective(edition: str, side: str, agent: str) -> None:
    """Whatever the agent of the other: here his Deputy."""
    agents = by_seat(side, agent, "deputy_director")
    state = struggle(*by_seat(side, OVER, "pol_1-"), agents=agents, edition=edition)
    play_moves(state, "pass pass")
    assert events_named(state, "disorder") == [{"side": side}]
    assert events_named(state, "agent-revealed")[0] == {
        "side": side,
        "agent": agent,
        "disorder": 1,
    }
    assert zone(state, side, agent) == "eliminated"
    assert place(state, "cuba") == other(side)
    assert "plan-analyst" not in event_ids(state)
    assert "plan-double-agent" not in event_ids(state)


@pytest.mark.rule("CVK-5.4", "CVK-6.11", "CVK-E9")
@each_edition
@each_side
def test_the_deputy_goes_home_from_disorder(edition: str, side: str) -> None:
    agents = by_seat(side, "deputy_director", "assassin")
    state = struggle(*by_seat(side, OVER, "pol_1-"), agents=agents, edition=edition)
    play_moves(state, "pass pass")
    home = {"side": side, "agent": "deputy_director", "spared": 1}
    assert events_named(state, "agent-home") == [home]
    assert zone(state, side, "deputy_director") == "hq"
    assert place(state, "cuba") == other(side)


@pytest.mark.rule("CVK-5.4", "CVK-A28")
@each_edition
@each_side
def test_an_opponent_without_influence_claims(edition: str, side: str) -> None:
    """He has lost his last group and the deck is empty, so he can only pass."""
    tables = by_seat(side, OVER, "")
    state = struggle(*tables, first=other(side), short_deck=True, edition=edition)
    play_moves(state, "pass pass")
    assert events_named(state, "influence-compared")[0][other(side)] == 0
    assert place(state, "cuba") == other(side)


@pytest.mark.rule("CVK-5.4", "CVK-7.3")
@each_edition
@each_side
def test_the_claim_is_at_once(edition: str, side: str) -> None:
    state = struggle(*by_seat(side, OVER, "pol_1-"), edition=edition)
    before = state.move_number
    play_moves(state, "pass pass")
    assert event_ids(state, before + 2)[:7] == [
        "passed",
        "influence-compared",
        "disorder",
        "agent-revealed",
        "agent-home",
        "objective-claimed",
        "agent-revealed",
    ]
    assert scores(state)[SIDES.index(other(side))] == 10


# --- disorder of both --------------------------------------------------------------------------

BOTH = (OVER, "pol_6- pol_4-")


@pytest.mark.rule("CVK-5.5", "CVK-E32", "CVK-E31", "CVK-9.3")
@each_edition
def test_disorder_of_both_costs_both_agents_and_nobody_claims(edition: str) -> None:
    state = struggle(*BOTH, agents=("director", "analyst"), edition=edition)
    play_moves(state, "pass pass")
    assert events_named(state, "agent-revealed") == [
        {"side": "cia", "agent": "director", "disorder": 1},
        {"side": "kgb", "agent": "analyst", "disorder": 1},
    ]
    assert zone(state, "cia", "director") == "eliminated"
    assert zone(state, "kgb", "analyst") == "eliminated"
    assert place(state, "cuba") == "deck bottom"
    assert scores(state) == (0, 0)
    for watcher in (0, 1, None):
        known = board(state, watcher)["objective_deck"]["known"]
        assert known == [{"depth": 19, "card": "cuba"}]


@pytest.mark.rule("CVK-5.5", "CVK-6.11")
@each_edition
@each_side
def test_a_deputy_survives_the_disorder_of_both(edition: str, side: str) -> None:
    agents = by_seat(side, "deputy_director", "analyst")
    state = play_moves(struggle(*BOTH, agents=agents, edition=edition), "pass pass")
    assert zone(state, side, "deputy_director") == "hq"
    assert zone(state, other(side), "analyst") == "eliminated"


@pytest.mark.rule("CVK-5.5")
@each_edition
@pytest.mark.parametrize("role", ROLES)
def test_after_disorder_of_both_there_is_no_debriefing(edition: str, role: str) -> None:
    state = struggle(*BOTH, agents=(role, role), edition=edition)
    before = state.move_number
    play_moves(state, "pass pass")
    heard = event_ids(state, before + 2)
    assert not [event for event in heard if event.startswith("plan-")]
    assert truth(state)["analyst"] is None
    assert truth(state)["double_agent"] is None
    assert state.to_act == (0, 1)


# --- CVK-A22 -----------------------------------------------------------------------------------


@pytest.mark.rule("CVK-A22", "CVK-A2")
@each_edition
def test_with_no_groups_at_all_nobody_is_dominant(edition: str) -> None:
    state = struggle("", "", short_deck=True, agents=("director", "assassin"), edition=edition)
    play_moves(state, "pass pass")
    assert "no-dominance" in event_ids(state)
    assert place(state, "cuba") == "deck bottom"
    assert scores(state) == (0, 0)
    assert side_of(state, "cia")["leave"] == ["director"]
    assert side_of(state, "kgb")["leave"] == ["assassin"]
    assert len(events_named(state, "plan-without-effect")) == 2
