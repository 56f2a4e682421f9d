"""Section 4: recruit, activate or pass, turn by turn."""

import pytest

from tests.games.cia_vs_kgb.positions import (
    OBJECTIVES,
    SIDES,
    begin,
    board,
    by_seat,
    each_edition,
    each_side,
    event_ids,
    events_named,
    groups,
    influence,
    legal_moves,
    only,
    other,
    phase,
    play_moves,
    refused,
    struggle,
    to_act,
    truth,
)

# --- CVK-4.1, CVK-4.2: turns -------------------------------------------------------------------


@pytest.mark.rule("CVK-4.1")
@each_edition
@each_side
def test_the_balance_holder_names_who_acts_first(edition: str, side: str) -> None:
    for first in SIDES:
        state = play_moves(begin(balance=side, edition=edition), "cia:analyst kgb:analyst")
        assert (phase(state), to_act(state)) == ("influence_struggle", side)
        only(state, "cia", "kgb")
        assert refused(state, "recruit") == "CVK-4.1"
        assert refused(state, "cia", other(side)) == "CVK-4.1"
        play_moves(state, first)
        assert to_act(state) == first
        assert events_named(state, "first-named") == [{"side": side, "first": first}]


@pytest.mark.rule("CVK-4.1")
@each_edition
@each_side
def test_the_players_alternate_one_action_each(edition: str, side: str) -> None:
    state = struggle("mil_1+ med_1+", "pol_1+ eco_1-", first=side, edition=edition)
    turns = []
    for code in ("recruit", "pass", "recruit", "recruit", "pass", "recruit"):
        turns.append(to_act(state))
        assert refused(state, "pass", other(turns[-1])) == "CVK-4.1"
        play_moves(state, code)
    assert turns == [side, other(side)] * 3


@pytest.mark.rule("CVK-4.1")
def test_recruit_activate_or_pass_and_nothing_else() -> None:
    state = struggle("mil_1+ med_1+ eco_2-", "pol_1+ eco_1-")
    only(state, "recruit", "mil_1", "med_1", "pass")
    for code in ("cuba", "director", "kgb", "back", "discard", "look", "decline"):
        assert refused(state, code) == "CVK-4.1"


@pytest.mark.rule("CVK-4.2", "CVK-E24")
@each_edition
@each_side
def test_without_groups_one_must_recruit(edition: str, side: str) -> None:
    tables = by_seat(side, "", "pol_1+ mil_1-")
    state = struggle(*tables, first=side, edition=edition)
    only(state, "recruit")
    assert refused(state, "pass") == "CVK-4.2"
    assert refused(state, "pol_1") == "CVK-4.4"
    play_moves(state, "recruit")
    assert len(groups(state, side)) == 1


# --- CVK-4.3: recruiting -----------------------------------------------------------------------


@pytest.mark.rule("CVK-4.3", "CVK-0.3")
@each_edition
def test_the_top_group_comes_before_you_ready(edition: str) -> None:
    state = struggle("mil_1-", "pol_1+", deck="eco_6 eco_5", edition=edition)
    play_moves(state, "recruit")
    assert groups(state, "cia") == {"mil_1-", "eco_6+"}
    assert board(state)["group_deck"]["count"] == 21
    recruited = {"side": "cia", "group": "eco_6", "influence": 6, "cia": 7, "kgb": 1}
    assert events_named(state, "group-recruited") == [recruited]
    play_moves(state, "recruit")
    assert groups(state, "kgb") == {"pol_1+", "eco_5+"}


@pytest.mark.rule("CVK-4.3", "CVK-E27")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_nobody_recruits_beyond_the_population_limit(objective: str) -> None:
    limit = OBJECTIVES[objective]["population"]
    table = ["mil_1-", "pol_1-", "eco_1-", "med_1-", "mil_2-"]
    full = struggle(" ".join(table[:limit]), objective=objective)
    assert refused(full, "recruit") == "CVK-4.3"
    below = struggle(" ".join(table[: limit - 1]), objective=objective)
    play_moves(below, "recruit")
    assert len(groups(below, "cia")) == limit


@pytest.mark.rule("CVK-4.3")
def test_the_limit_is_each_players_own() -> None:
    state = struggle("mil_1- pol_1- eco_1- med_1-", "mil_2-", objective="congo", first="kgb")
    play_moves(state, "recruit")
    assert refused(state, "recruit") == "CVK-4.3"


@pytest.mark.rule("CVK-0.4")
def test_ready_and_mobilised_groups_count_alike() -> None:
    assert influence(struggle("mil_6+ pol_2-", "eco_3- med_1-")) == (8, 4)


# --- CVK-4.9: passing --------------------------------------------------------------------------


@pytest.mark.rule("CVK-4.9")
@each_edition
@each_side
def test_two_passes_in_a_row_end_the_phase(edition: str, side: str) -> None:
    state = struggle("mil_1-", "mil_2-", first=side, edition=edition)
    play_moves(state, "pass")
    assert (phase(state), board(state)["passes"]) == ("influence_struggle", 1)
    play_moves(state, "pass")
    assert "influence-compared" in event_ids(state)


@pytest.mark.rule("CVK-4.9")
@each_edition
@pytest.mark.parametrize(
    "act", ["recruit", "mil_2 pol_2", "pol_2 eco_1", "eco_1 mil_2", "med_1 back"]
)
def test_a_pass_binds_nobody_and_any_action_between_breaks_the_row(edition: str, act: str) -> None:
    state = struggle("mil_1+ mil_3-", "mil_2+ pol_2+ eco_1+ med_1+", edition=edition)
    play_moves(state, "pass", act)
    assert (to_act(state), board(state)["passes"]) == ("cia", 0)
    assert {"recruit", "mil_1", "pass"} <= legal_moves(state)
    play_moves(state, "pass")
    assert phase(state) == "influence_struggle"
    play_moves(state, "pass")
    assert phase(state) != "influence_struggle"


@pytest.mark.rule("CVK-4.9")
def test_a_pass_of_the_same_player_twice_is_no_row() -> None:
    state = struggle("mil_1-", "mil_2-")
    play_moves(state, "pass recruit pass recruit pass recruit")
    assert phase(state) == "influence_struggle"


# --- CVK-4.10, CVK-4.11 ------------------------------------------------------------------------


@pytest.mark.rule("CVK-4.10", "CVK-E21")
@each_edition
def test_influence_above_stability_ends_nothing_and_forbids_nothing(edition: str) -> None:
    state = struggle("mil_6+ pol_6+ eco_6+", "mil_1- med_1+", deck="med_6", edition=edition)
    assert influence(state)[0] > OBJECTIVES["cuba"]["stability"]
    only(state, "recruit", "mil_6", "pol_6", "eco_6", "pass")
    play_moves(state, "recruit")
    assert influence(state) == (24, 2)
    assert phase(state) == "influence_struggle"
    assert events_named(state, "disorder") == []


@pytest.mark.rule("CVK-4.10", "CVK-0.8", "CVK-E21")
@each_edition
def test_influence_can_be_lowered_again_before_the_cease_fire(edition: str) -> None:
    state = struggle("mil_3+ pol_6+", "mil_1-", objective="congo", edition=edition)
    assert influence(state) == (9, 1)
    play_moves(state, "mil_3 pol_6")
    assert influence(state) == (3, 1)
    play_moves(state, "pass pass")
    assert "disorder" not in event_ids(state)
    assert events_named(state, "dominance-gained") == [{"side": "cia"}]


@pytest.mark.rule("CVK-4.11", "CVK-9.4", "CVK-E20")
@each_edition
def test_of_the_discard_only_the_top_shows_and_the_log_keeps_the_rest(edition: str) -> None:
    state = struggle("mil_1+ med_1+", "mil_2+ pol_2-", deck="eco_6", edition=edition)
    play_moves(state, "mil_1 pol_2 mil_2 mil_1 med_1 discard")
    for watcher in (0, 1, None):
        assert board(state, watcher)["group_discard"] == {"count": 3, "top": "eco_6"}
    assert truth(state)["group_discard"] == ["pol_2", "mil_1", "eco_6"]
    for watcher in (0, 1, None):
        destroyed = events_named(state, "group-destroyed", watcher)
        assert [event["target"] for event in destroyed] == ["pol_2", "mil_1"]
        discarded = {"side": "cia", "group": "eco_6", "influence": 6}
        assert events_named(state, "media-discarded", watcher) == [discarded]


# --- rulings -----------------------------------------------------------------------------------


@pytest.mark.rule("CVK-A1")
@each_edition
def test_an_empty_group_deck_is_not_reshuffled(edition: str) -> None:
    state = struggle("med_1+ mil_1+", "mil_2+", short_deck=True, edition=edition)
    assert refused(state, "recruit") == "CVK-A1"
    assert refused(state, "med_1") == "CVK-A1"
    only(state, "mil_1", "pass")
    play_moves(state, "mil_1 mil_2")
    assert board(state)["group_deck"]["count"] == 0


@pytest.mark.rule("CVK-A1")
def test_the_last_group_of_the_deck_can_be_recruited() -> None:
    state = struggle("med_1+", "mil_2+", deck="eco_1", short_deck=True)
    play_moves(state, "med_1 recruit")
    assert board(state)["group_deck"]["count"] == 0
    assert refused(state, "recruit") == "CVK-A1"


@pytest.mark.rule("CVK-A2")
@each_edition
def test_no_groups_and_no_deck_leave_only_the_pass(edition: str) -> None:
    state = struggle("", "mil_2+ mil_3-", short_deck=True, edition=edition)
    only(state, "pass")
    assert refused(state, "recruit") == "CVK-A1"
    play_moves(state, "pass")
    assert board(state)["passes"] == 1
    play_moves(state, "mil_2 mil_3")
    only(state, "pass")
    play_moves(state, "pass pass")
    assert events_named(state, "dominance-gained") == [{"side": "kgb"}]


@pytest.mark.rule("CVK-A2", "CVK-8.5")
@pytest.mark.parametrize(
    ("event", "in_play", "usable"),
    [("nuclear_escalation", "mil_2-", True), ("live_benefit", "mil_2-", False)],
)
def test_no_groups_and_no_deck_still_allow_an_event(event: str, in_play: str, usable: bool) -> None:
    state = struggle("", in_play, short_deck=True, claimed=(event, ""))
    only(state, "pass", *[event] * usable)


@pytest.mark.rule("CVK-A3", "CVK-4.2")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_the_duty_to_recruit_never_meets_the_limit(objective: str) -> None:
    only(struggle(objective=objective), "recruit")


@pytest.mark.rule("CVK-A26", "CVK-4.2", "CVK-4.9")
@each_edition
def test_who_loses_his_last_group_must_recruit(edition: str) -> None:
    """The pass before it does not count: an action lies between."""
    state = struggle("pol_2-", "mil_1+", edition=edition)
    play_moves(state, "pass mil_1 pol_2")
    assert refused(state, "pass") == "CVK-4.2"
    only(state, "recruit")
    play_moves(state, "recruit pass")
    assert (phase(state), board(state)["passes"]) == ("influence_struggle", 1)
    play_moves(state, "pass")
    assert phase(state) != "influence_struggle"
