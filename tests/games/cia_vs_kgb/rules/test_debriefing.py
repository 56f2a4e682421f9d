"""Section 6: every agent against every agent, in every outcome of the struggle."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from detente import State
from tests.games.cia_vs_kgb.positions import (
    ROLES,
    SIDES,
    board,
    by_seat,
    each_edition,
    each_side,
    event_ids,
    events_named,
    other,
    phase,
    place,
    play_moves,
    scores,
    side_of,
    struggle,
    truth,
    zone,
)

DEPUTY = "deputy_director"

# How the struggle ends on Congo (S 8, 10 VP), and the tables that make it end so.
OUTCOMES = {
    "cia": ("mil_2-", "pol_1-"),
    "kgb": ("mil_1-", "pol_2-"),
    "cia in disorder": ("mil_6- mil_5-", "pol_1-"),
    "kgb in disorder": ("mil_1-", "pol_6- pol_5-"),
    "both in disorder": ("mil_6- mil_5-", "pol_6- pol_5-"),
    "nobody": ("", ""),  # CVK-A22: no groups, no deck
}


def debriefed(outcome: str, cia: str = DEPUTY, kgb: str = DEPUTY, edition: str = "ru2014") -> State:
    """The state after the struggle; Honduras lies at the bottom of the objective deck."""
    state = struggle(
        *OUTCOMES[outcome],
        objective="congo",
        agents=(cia, kgb),
        short_deck=outcome == "nobody",
        edition=edition,
        also=honduras_at_the_bottom,
    )
    return play_moves(state, "pass pass")


def honduras_at_the_bottom(data: dict[str, Any]) -> None:
    cards = data["board"]["objectives"]["cards"]
    cards.remove("honduras")
    cards.append("honduras")


@dataclass
class Report:
    """What a round leaves behind."""

    current: str  # Who has the current objective: a side or the deck.
    bottom: str | None = None  # Who claimed the bottom card of the deck.
    dead: set[str] = field(default_factory=set)  # Sides whose Agent X is eliminated.
    double_agent: str | None = None  # Whose Double Agent works.
    analyst: str | None = None  # Whose Analyst works.
    loser: str | None = None  # Of the Cease-fire.


def by_the_rules(outcome: str, agents: dict[str, str]) -> Report:
    """Sections 5 and 6 of the rulebook, read from top to bottom."""
    mortal = {side for side in SIDES if agents[side] != DEPUTY}  # CVK-6.11

    if outcome == "both in disorder":  # CVK-5.5
        return Report("deck", dead=mortal)

    if outcome.endswith("in disorder"):  # CVK-5.4
        guilty = outcome.split()[0]
        winner = other(guilty)
        plan = agents[winner]
        return Report(
            winner,
            bottom=winner if plan == "director" else None,  # CVK-A9
            dead={guilty} & mortal,
            double_agent=winner if plan == "double_agent" else None,
            analyst=winner if plan == "analyst" else None,
            loser=guilty,
        )

    working = {
        role: [side for side in SIDES if agents[side] == role]
        for role in ("master_spy", "double_agent", "analyst")
    }
    if outcome == "nobody":  # CVK-A22
        return Report(
            "deck",
            double_agent=alone(working["double_agent"]),
            analyst=alone(working["analyst"]),
        )

    dominant, beaten = outcome, other(outcome)
    report = Report(dominant, loser=beaten)  # CVK-6.2
    if agents[dominant] == "assassin":  # CVK-6.14
        report.current = "deck"
        report.dead = {beaten} & mortal
    if working["master_spy"]:  # CVK-6.10, which comes first
        report.current = beaten
    if agents[dominant] == "director":  # CVK-6.15
        report.bottom = dominant
    if working["double_agent"]:  # CVK-6.12
        report.double_agent = alone(working["double_agent"]) or dominant
    if working["analyst"]:  # CVK-6.13
        report.analyst = alone(working["analyst"]) or beaten
    return report


def alone(sides: list[str]) -> str | None:
    """The one of these sides, if it is but one."""
    return sides[0] if len(sides) == 1 else None


@pytest.mark.rule(
    "CVK-5.4",
    "CVK-5.5",
    "CVK-5.6",
    "CVK-6.1",
    "CVK-6.2",
    "CVK-6.10",
    "CVK-6.11",
    "CVK-6.12",
    "CVK-6.13",
    "CVK-6.14",
    "CVK-6.15",
    "CVK-6.16",
    "CVK-7.1",
    "CVK-A6",
    "CVK-A7",
    "CVK-A8",
    "CVK-A9",
    "CVK-A10",
    "CVK-A11",
    "CVK-A13",
    "CVK-A14",
    "CVK-A15",
    "CVK-A16",
    "CVK-A22",
    "CVK-E7",
)
@each_edition
@pytest.mark.parametrize("outcome", OUTCOMES)
@pytest.mark.parametrize("kgb", ROLES)
@pytest.mark.parametrize("cia", ROLES)
def test_every_pair_of_agents(cia: str, kgb: str, outcome: str, edition: str) -> None:
    agents = {"cia": cia, "kgb": kgb}
    report = by_the_rules(outcome, agents)
    state = debriefed(outcome, cia, kgb, edition)

    # CVK-6.12: in ru2014 the Double Agent's owner is asked now, in fr2007 in the next Planning.
    asked = phase(state) == "debriefing"
    assert asked == (edition == "ru2014" and report.double_agent is not None)
    if asked:
        assert SIDES[state.to_act[0]] == report.double_agent
        play_moves(state, "decline")

    assert state.result is None
    assert board(state)["round"] == 2
    congo = place(state, "congo")
    assert ("deck" if congo == "deck bottom" else congo) == report.current
    assert place(state, "honduras") == report.bottom or (
        report.bottom is None and place(state, "honduras").startswith("deck")
    )
    for seat, side in enumerate(SIDES):
        claims = (report.current, report.bottom).count(side)
        assert scores(state)[seat] == 10 * claims
        if agents[side] == DEPUTY:
            expected = "hq"
        else:
            expected = "eliminated" if side in report.dead else "leave"
        assert zone(state, side, agents[side]) == expected
    assert truth(state)["loser"] == report.loser
    assert pending(state) == {
        "analyst": report.analyst,
        "double_agent": report.double_agent if edition == "fr2007" else None,
    }


def pending(state: State) -> dict[str, str | None]:
    """Who looks as Analyst in this Briefing, whose Double Agent is asked in this Planning."""
    looked = [args["side"] for args in events_named(state, "analyst-looked")]
    if looked:
        seat = state.to_act[0]
        play_moves(state, *state.legal_moves(seat)[:2])
    asked = [args["side"] for args in events_named(state, "plan-double-agent")]
    late = phase(state) == "planning" and len(state.to_act) == 1
    return {"analyst": looked[0] if looked else None, "double_agent": asked[0] if late else None}


# --- the rulings, one by one -------------------------------------------------------------------


@pytest.mark.rule("CVK-6.1")
@each_edition
@each_side
@pytest.mark.parametrize(
    ("low", "high"), [(one, two) for i, one in enumerate(ROLES) for two in ROLES[i + 1 :]]
)
def test_plans_go_from_low_to_high_initiative(edition: str, side: str, low: str, high: str) -> None:
    """The dominant side: here the one with the higher number."""
    agents = by_seat(side, low, high)
    state = debriefed(other(side), *agents, edition)
    if phase(state) == "debriefing":
        play_moves(state, "decline")
    plan_of = {
        "plan-spy": "master_spy",
        "plan-analyst": "analyst",
        "plan-double-agent": "double_agent",
        "plan-assassin": "assassin",
        "plan-director": "director",
    }
    order = [
        plan_of.get(event["id"]) or event["args"]["agent"]
        for event in state.events(None)
        if event["id"] in plan_of or event["id"] == "plan-without-effect"
    ]
    if edition == "fr2007" and "double_agent" in (low, high):
        assert [role for role in (low, high) if role != "double_agent"] == [
            role for role in order if role != "double_agent"
        ]
    else:
        assert order == [low, high]


@pytest.mark.rule("CVK-6.1")
@each_edition
@each_side
@pytest.mark.parametrize("role", ["master_spy", "assassin", "director", "deputy_director"])
def test_with_equal_initiative_the_dominant_side_goes_first(
    edition: str, side: str, role: str
) -> None:
    state = debriefed(side, role, role, edition)
    revealed = [event["side"] for event in events_named(state, "agent-revealed")]
    assert revealed == [side, other(side)]
    if role != DEPUTY:
        without = [event["side"] for event in events_named(state, "plan-without-effect")]
        assert without == [other(side)]


@pytest.mark.rule("CVK-6.1")
@each_edition
def test_agents_still_in_the_field_are_revealed_to_all(edition: str) -> None:
    state = debriefed("cia", "analyst", "director", edition)
    for watcher in (0, 1, None):
        revealed = events_named(state, "agent-revealed", watcher)
        assert {(event["side"], event["agent"]) for event in revealed} == {
            ("cia", "analyst"),
            ("kgb", "director"),
        }


@pytest.mark.rule("CVK-6.10", "CVK-A14")
@each_edition
@each_side
def test_your_own_spy_gives_away_what_you_have_won(edition: str, side: str) -> None:
    agents = by_seat(side, "master_spy", DEPUTY)
    state = debriefed(side, *agents, edition)
    assert place(state, "congo") == other(side)


@pytest.mark.rule("CVK-6.10", "CVK-A13")
@each_edition
@each_side
def test_two_spies_do_not_cancel_out(edition: str, side: str) -> None:
    state = debriefed(side, "master_spy", "master_spy", edition)
    assert place(state, "congo") == other(side)
    assert len(events_named(state, "objective-claimed")) == 1


@pytest.mark.rule("CVK-6.10", "CVK-E10", "CVK-5.4")
@each_edition
@each_side
def test_a_spy_cannot_touch_what_was_claimed_through_disorder(edition: str, side: str) -> None:
    agents = by_seat(side, DEPUTY, "master_spy")
    state = debriefed(f"{side} in disorder", *agents, edition)
    assert place(state, "congo") == other(side)
    assert events_named(state, "plan-without-effect")[-1] == {
        "side": other(side),
        "agent": "master_spy",
    }


@pytest.mark.rule("CVK-6.11", "CVK-7.1", "CVK-E26")
@each_edition
@pytest.mark.parametrize("outcome", OUTCOMES)
@pytest.mark.parametrize("enemy", ROLES)
def test_the_deputy_is_always_back_in_hq(outcome: str, enemy: str, edition: str) -> None:
    state = debriefed(outcome, DEPUTY, enemy, edition)
    if phase(state) == "debriefing":
        play_moves(state, "decline")
    assert zone(state, "cia", DEPUTY) == "hq"


@pytest.mark.rule("CVK-6.14", "CVK-9.3", "CVK-E31")
@each_edition
@each_side
def test_an_assassin_kills_and_buries_the_objective(edition: str, side: str) -> None:
    agents = by_seat(side, "assassin", "director")
    state = debriefed(side, *agents, edition)
    assert zone(state, other(side), "director") == "eliminated"
    assert place(state, "congo") == "deck bottom"
    assert board(state)["objective_deck"]["known"] == [{"depth": 19, "card": "congo"}]
    assert zone(state, side, "assassin") == "leave"


@pytest.mark.rule("CVK-6.14")
@each_edition
@each_side
def test_an_assassin_without_dominance_does_nothing(edition: str, side: str) -> None:
    agents = by_seat(side, "assassin", "director")
    state = debriefed(other(side), *agents, edition)
    assert zone(state, other(side), "director") == "leave"
    assert place(state, "congo") == other(side)


@pytest.mark.rule("CVK-6.14", "CVK-A10")
@each_edition
@each_side
def test_against_the_deputy_the_objective_is_still_buried(edition: str, side: str) -> None:
    agents = by_seat(side, "assassin", DEPUTY)
    state = debriefed(side, *agents, edition)
    assert zone(state, other(side), DEPUTY) == "hq"
    assert place(state, "congo") == "deck bottom"


@pytest.mark.rule("CVK-A11")
@each_edition
@each_side
def test_of_two_assassins_the_dominant_one_survives(edition: str, side: str) -> None:
    state = debriefed(side, "assassin", "assassin", edition)
    assert zone(state, side, "assassin") == "leave"
    assert zone(state, other(side), "assassin") == "eliminated"


@pytest.mark.rule("CVK-6.14", "CVK-E11", "CVK-5.4")
@each_edition
@each_side
@pytest.mark.parametrize("victim", ["deputy_director", "director"])
def test_after_disorder_the_assassin_has_no_plan(edition: str, side: str, victim: str) -> None:
    agents = by_seat(side, victim, "assassin")
    state = debriefed(f"{side} in disorder", *agents, edition)
    assert place(state, "congo") == other(side)
    assert "plan-assassin" not in event_ids(state)


@pytest.mark.rule("CVK-6.14", "CVK-6.10", "CVK-12.1")
@each_edition
@each_side
def test_the_assassin_buries_nothing_that_a_spy_has_claimed(edition: str, side: str) -> None:
    agents = by_seat(side, "assassin", "master_spy")
    state = debriefed(side, *agents, edition)
    assert place(state, "congo") == other(side)
    assert zone(state, other(side), "master_spy") == "eliminated"


@pytest.mark.rule("CVK-6.15", "CVK-E25", "CVK-12.4")
@each_edition
@each_side
def test_a_dominant_director_gains_two_objectives(edition: str, side: str) -> None:
    agents = by_seat(side, "director", DEPUTY)
    state = debriefed(side, *agents, edition)
    assert events_named(state, "objective-claimed") == [
        {"side": side, "objective": "honduras", "vp": 10, "score": 10},
        {"side": side, "objective": "congo", "vp": 10, "score": 20},
    ]


@pytest.mark.rule("CVK-6.15", "CVK-A6")
@each_edition
@each_side
def test_of_two_directors_only_the_dominant_one_claims(edition: str, side: str) -> None:
    state = debriefed(side, "director", "director", edition)
    assert {place(state, "congo"), place(state, "honduras")} == {side}
    assert board(state)["objective_deck"]["count"] == 18


@pytest.mark.rule("CVK-A7", "CVK-E25")
@each_edition
@each_side
def test_a_dominant_director_against_the_spy_keeps_the_bottom_card(edition: str, side: str) -> None:
    agents = by_seat(side, "director", "master_spy")
    state = debriefed(side, *agents, edition)
    assert (place(state, "congo"), place(state, "honduras")) == (other(side), side)


@pytest.mark.rule("CVK-A7")
@each_edition
@each_side
def test_a_beaten_director_against_the_spy_gets_the_current_one_only(
    edition: str, side: str
) -> None:
    agents = by_seat(side, "director", "master_spy")
    state = debriefed(other(side), *agents, edition)
    assert place(state, "congo") == side
    assert place(state, "honduras") == "deck bottom"


@pytest.mark.rule("CVK-A8")
@each_edition
@pytest.mark.parametrize("outcome", OUTCOMES)
def test_an_assassin_and_a_director_never_both_work(outcome: str, edition: str) -> None:
    state = debriefed(outcome, "assassin", "director", edition)
    assert not {"plan-assassin", "plan-director"} <= set(event_ids(state))


@pytest.mark.rule("CVK-A9", "CVK-E7", "CVK-A30")
@each_edition
@each_side
def test_a_director_works_after_the_enemys_disorder(edition: str, side: str) -> None:
    agents = by_seat(side, DEPUTY, "director")
    state = debriefed(f"{side} in disorder", *agents, edition)
    assert {place(state, "congo"), place(state, "honduras")} == {other(side)}


@pytest.mark.rule("CVK-A5")
@each_edition
@each_side
@pytest.mark.parametrize("disorder", [False, True])
def test_the_current_objective_is_never_the_bottom_card(
    edition: str, side: str, disorder: bool
) -> None:
    """The deck is empty but for Congo, which is claimed already in case of disorder."""
    agents = by_seat(side, "director", DEPUTY)
    outcome = f"{other(side)} in disorder" if disorder else side
    nobel = "nobel_peace_prize"  # Not with the one who could use it.
    state = struggle(
        *OUTCOMES[outcome],
        objective="congo",
        agents=agents,
        claimed=by_seat(side, nobel, ""),
        scores=(120, 120),
        edition=edition,
    )
    play_moves(state, "pass pass")
    assert [event["objective"] for event in events_named(state, "objective-claimed")] == ["congo"]
    assert "plan-director" not in event_ids(state)
    assert state.result is not None
    assert state.result["scores"][SIDES.index(side)] == 130


@pytest.mark.rule("CVK-A5", "CVK-A7")
def test_a_card_that_the_director_cannot_find_leaves_the_spy_his_claim() -> None:
    state = struggle(
        *OUTCOMES["cia"],
        objective="congo",
        agents=("director", "master_spy"),
        scores=(120, 120),
    )
    play_moves(state, "pass pass")
    assert place(state, "congo") == "kgb"


@pytest.mark.rule("CVK-6.13", "CVK-A15")
@each_edition
@each_side
def test_of_two_analysts_the_beaten_sides_works(edition: str, side: str) -> None:
    state = debriefed(side, "analyst", "analyst", edition)
    assert events_named(state, "plan-analyst") == [{"side": other(side)}]
    assert events_named(state, "analyst-looked") == [{"side": other(side), "count": 3}]


@pytest.mark.rule("CVK-6.13", "CVK-A15", "CVK-E7")
@each_edition
@each_side
def test_after_the_enemys_disorder_the_analyst_works_alone(edition: str, side: str) -> None:
    state = debriefed(f"{side} in disorder", "analyst", "analyst", edition)
    assert events_named(state, "analyst-looked") == [{"side": other(side), "count": 3}]


@pytest.mark.rule("CVK-6.16", "CVK-6.13")
@each_edition
@each_side
def test_an_analysts_look_survives_his_death(edition: str, side: str) -> None:
    agents = by_seat(side, "analyst", "assassin")
    state = debriefed(other(side), *agents, edition)
    assert zone(state, side, "analyst") == "eliminated"
    assert events_named(state, "analyst-looked") == [{"side": side, "count": 3}]


@pytest.mark.rule("CVK-6.2", "CVK-0.7")
@each_edition
@each_side
def test_what_no_agent_has_taken_goes_to_the_dominant_side(edition: str, side: str) -> None:
    state = debriefed(side, edition=edition)
    assert place(state, "congo") == side
    assert side_of(state, side)["claimed"] == ["congo"]
    assert side_of(state, side)["score"] == 10


@pytest.mark.rule("CVK-6.3")
@each_edition
@pytest.mark.parametrize("outcome", OUTCOMES)
def test_the_token_always_returns(outcome: str, edition: str) -> None:
    assert board(debriefed(outcome, edition=edition))["dominance"] is None
