"""Section 7: leave, discard, score, and the end of the game."""

from typing import Any

import pytest

from detente import State
from tests.games.cia_vs_kgb.positions import (
    GROUPS,
    SIDES,
    WON_BY,
    board,
    by_seat,
    each_edition,
    each_side,
    event_ids,
    events_named,
    groups,
    other,
    phase,
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


@pytest.mark.rule("CVK-7.1", "CVK-0.5", "CVK-E26")
@each_edition
def test_agents_in_the_field_go_on_leave_face_up(edition: str) -> None:
    state = struggle(*WON_BY["cia"], agents=("director", "master_spy"), edition=edition)
    play_moves(state, "pass pass")
    for watcher in (0, 1, None):
        assert side_of(state, "cia", watcher)["leave"] == ["director"]
        assert side_of(state, "kgb", watcher)["leave"] == ["master_spy"]
        assert side_of(state, "cia", watcher)["agent_x_chosen"] is False
    assert events_named(state, "agent-on-leave") == [
        {"side": "cia", "agent": "director", "from_hq": 0},
        {"side": "kgb", "agent": "master_spy", "from_hq": 0},
    ]


@pytest.mark.rule("CVK-7.1", "CVK-6.11")
@each_edition
def test_the_deputy_goes_to_hq_instead(edition: str) -> None:
    state = play_moves(struggle(*WON_BY["cia"], edition=edition), "pass pass")
    assert zone(state, "cia", "deputy_director") == "hq"
    assert zone(state, "kgb", "deputy_director") == "hq"


def at_detente(edition: str = "ru2014", **position: Any) -> State:
    """A Detente window: the CIA owns Space Race and is asked."""
    position.setdefault("claimed", ("space_race", ""))
    state = struggle("mil_2- pol_2+", "mil_1- eco_1+", edition=edition, **position)
    play_moves(state, "pass pass")
    assert phase(state) == "detente"
    return state


@pytest.mark.rule("CVK-7.2", "CVK-E18", "CVK-A39")
@each_edition
def test_all_groups_go_to_the_discard(edition: str) -> None:
    state = at_detente(edition)
    assert groups(state, "cia") == groups(state, "kgb") == set()
    assert set(truth(state)["group_discard"]) == {"mil_2", "pol_2", "mil_1", "eco_1"}
    assert board(state)["group_deck"]["count"] == len(GROUPS) - 4


@pytest.mark.rule("CVK-7.3", "CVK-E19", "CVK-13.6")
@each_edition
def test_the_score_is_the_worth_of_the_claimed_pile(edition: str) -> None:
    state = at_detente(edition, claimed=("space_race korea", "congo"))
    assert events_named(state, "score-recorded") == [{"cia": 35, "kgb": 10}]
    for seat, side in enumerate(SIDES):
        pile = side_of(state, side)["claimed"]
        assert scores(state)[seat] == worth(pile)
    play_moves(state, "space_race")
    assert scores(state) == (30, 10)


@pytest.mark.rule("CVK-7.4", "CVK-8.5")
@each_edition
def test_the_window_comes_after_the_score_and_before_the_check(edition: str) -> None:
    state = at_detente(edition)
    assert event_ids(state)[-1] == "score-recorded"
    play_moves(state, "decline")
    assert board(state)["round"] == 2


# --- CVK-7.5: the end --------------------------------------------------------------------------


def ended(score: tuple[int, int], winner: str = "cia", edition: str = "ru2014") -> State:
    """After a round on Congo (10 VP) that this side wins, starting with these scores."""
    state = struggle(*WON_BY[winner], objective="congo", scores=score, edition=edition)
    play_moves(state, "pass pass")
    while state.to_act and phase(state) == "detente":
        play_moves(state, "decline")
    return state


@pytest.mark.rule("CVK-7.5")
@each_edition
@each_side
@pytest.mark.parametrize(("before", "won"), [(85, False), (90, True), (95, True)])
def test_a_hundred_points_win(edition: str, side: str, before: int, won: bool) -> None:
    score = by_seat(side, before, 20)
    state = ended(score, side, edition)
    assert state.over == won
    if won:
        seat = SIDES.index(side)
        assert state.result == {
            "winners": [seat],
            "scores": [before + 10 if s == seat else 20 for s in (0, 1)],
            "reason": "target_reached",
        }
        assert events_named(state, "game-won") == [{"side": side, "vp": before + 10}]
        assert refused(state, "recruit", side) == "CVK-7.5"


@pytest.mark.rule("CVK-7.5", "CVK-A32")
@each_edition
@each_side
def test_if_both_have_a_hundred_the_higher_wins(edition: str, side: str) -> None:
    """The round ends 105 to 100, or 100 to 105: the level before must have been kept."""
    score = by_seat(side, 95, 100)
    state = ended(score, side, edition)
    assert state.result is not None
    assert state.result["winners"] == [SIDES.index(side)]
    assert sorted(state.result["scores"]) == [100, 105]


@pytest.mark.rule("CVK-7.5", "CVK-E19")
def test_points_in_the_middle_of_a_round_do_not_win() -> None:
    """The CIA claims through disorder and has 100, yet the Debriefing still takes place."""
    state = struggle(
        "mil_1-",
        "mil_6- mil_5-",
        objective="congo",
        agents=("double_agent", "deputy_director"),
        scores=(90, 0),
    )
    play_moves(state, "pass pass")
    assert scores(state) == (100, 0)
    assert (phase(state), to_act(state)) == ("debriefing", "cia")
    play_moves(state, "decline")
    while state.to_act:
        play_moves(state, "decline")
    assert state.result is not None
    assert state.result["winners"] == [0]


@pytest.mark.rule("CVK-7.5", "CVK-A32", "CVK-E22")
@each_edition
def test_equal_at_a_hundred_means_another_round(edition: str) -> None:
    state = ended((90, 100), "cia", edition)
    assert not state.over
    assert scores(state) == (100, 100)
    assert events_named(state, "extra-round") == [{"vp": 100}]
    assert board(state)["round"] == 2


def play_round(state: State) -> State:
    """Both send the Deputy; the first group recruited is the CIA's, the second the KGB's."""
    while phase(state) == "briefing":
        play_moves(state, "decline")
    play_moves(state, "cia:deputy_director kgb:deputy_director")
    play_moves(state, "cia recruit recruit pass pass")
    while state.to_act and phase(state) == "detente":
        play_moves(state, "decline")
    return state


@pytest.mark.rule("CVK-7.5", "CVK-A32", "CVK-E22")
@each_edition
@each_side
def test_then_the_first_lead_decides(edition: str, side: str) -> None:
    order = ["mil_2", "mil_1"] if side == "cia" else ["mil_1", "mil_2"]
    state = struggle(
        *WON_BY["cia"],
        objective="congo",
        next_objectives="honduras",
        scores=(90, 100),
        outcomes=[order],
        edition=edition,
    )
    play_moves(state, "pass pass")
    while phase(state) == "detente":
        play_moves(state, "decline")
    play_round(state)
    assert state.result is not None
    assert state.result["winners"] == [SIDES.index(side)]
    assert sorted(state.result["scores"]) == [100, 110]


@pytest.mark.rule("CVK-A32", "CVK-7.5")
@each_edition
@each_side
def test_after_a_level_hundred_a_lead_decides_even_below_a_hundred(edition: str, side: str) -> None:
    """Level at 100, then an event costs one side 5 points and nobody claims: 95 against 100."""
    mine = by_seat(side, "summit", "")
    over = ["mil_6", "pol_6", "mil_5", "pol_5"]
    state = struggle(
        *WON_BY["cia"],
        objective="congo",
        next_objectives="cuba honduras",
        claimed=mine,
        scores=(90, 100),
        outcomes=[over],
        edition=edition,
    )
    play_moves(state, "pass pass")
    while phase(state) == "detente":
        play_moves(state, "decline")
    assert (phase(state), to_act(state)) == ("briefing", side)
    play_moves(state, "summit")
    play_moves(state, "cia:deputy_director kgb:deputy_director")
    play_moves(state, "cia recruit recruit recruit recruit")
    while not state.over:
        play_moves(state, "pass" if phase(state) == "influence_struggle" else "decline")
    assert "disorder-both" in event_ids(state)
    assert state.result is not None
    assert sorted(state.result["scores"]) == [95, 100]
    assert state.result["winners"] == [SIDES.index(other(side))]


@pytest.mark.rule("CVK-A32")
@each_edition
def test_both_below_a_hundred_and_level_again_play_on(edition: str) -> None:
    """Level at 95 in an extra round: nobody leads, so it goes on."""

    def in_extra_rounds(data: dict[str, Any]) -> None:
        data["board"]["extra_rounds"] = True

    state = struggle(
        *WON_BY["cia"],
        objective="congo",
        scores=(85, 95),
        also=in_extra_rounds,
        edition=edition,
    )
    play_moves(state, "pass pass")
    while phase(state) == "detente":
        play_moves(state, "decline")
    assert scores(state) == (95, 95)
    assert not state.over
    assert board(state)["round"] == 2


@pytest.mark.rule("CVK-A32", "CVK-7.5")
@each_edition
@each_side
def test_in_an_extra_round_a_lead_decides_with_both_below_a_hundred(
    edition: str, side: str
) -> None:
    def in_extra_rounds(data: dict[str, Any]) -> None:
        data["board"]["extra_rounds"] = True

    state = struggle(
        *WON_BY[side],
        objective="congo",
        scores=(85, 85),
        also=in_extra_rounds,
        edition=edition,
    )
    play_moves(state, "pass pass")
    while state.to_act and phase(state) == "detente":
        play_moves(state, "decline")
    assert state.result is not None
    assert state.result["winners"] == [SIDES.index(side)]
    assert sorted(state.result["scores"]) == [85, 95]


@pytest.mark.rule("CVK-A31", "CVK-7.5", "CVK-8.3")
@each_edition
@each_side
def test_a_score_that_an_event_lowers_below_a_hundred_does_not_win(edition: str, side: str) -> None:
    """100 at the claim, 95 after Space Race."""
    space_race = by_seat(side, "space_race", "")
    score = by_seat(side, 90, 20)
    state = struggle(
        *WON_BY[side], objective="congo", claimed=space_race, scores=score, edition=edition
    )
    play_moves(state, "pass pass")
    assert scores(state)[SIDES.index(side)] == 100
    assert to_act(state) == side
    declined = play_moves(state.clone(), "decline")
    assert declined.over
    play_moves(state, "space_race")
    top = state.legal_moves(state.to_act[0])
    play_moves(state, top[0], top[1])
    assert not state.over
    assert scores(state)[SIDES.index(side)] == 95
    assert board(state)["round"] == 2


@pytest.mark.rule("CVK-A31")
def test_an_event_can_make_the_scores_level_before_the_check() -> None:
    state = struggle(
        *WON_BY["cia"], objective="congo", claimed=("space_race", ""), scores=(95, 100)
    )
    play_moves(state, "pass pass")
    assert scores(state) == (105, 100)
    while to_act(state) != "cia":
        play_moves(state, "decline")
    play_moves(state, "space_race")
    first, second, _ = state.legal_moves(0)
    play_moves(state, first, second)
    while phase(state) == "detente":
        play_moves(state, "decline")
    assert scores(state) == (100, 100)
    assert not state.over
