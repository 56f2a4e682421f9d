"""Section 1: setup, and the order of the phases."""

import json
import random
from typing import Any

import pytest

from detente import InvalidInput, State
from detente.core.view_types import View
from tests.games.cia_vs_kgb.positions import (
    EDITIONS,
    GROUPS,
    OBJECTIVES,
    ROLES,
    SIDES,
    begin,
    board,
    each_edition,
    event_ids,
    events_named,
    game,
    other,
    phase,
    play_moves,
    scores,
    side_of,
    to_act,
    truth,
)


@pytest.mark.rule("CVK-1.1")
@each_edition
def test_two_shuffled_decks_face_down(edition: str) -> None:
    objectives, groups = [], []
    for seed in range(30):
        table = truth(game(edition=edition).start(seed=seed))
        assert sorted([table["objective"], *table["objectives"]["cards"]]) == sorted(OBJECTIVES)
        assert sorted(table["groups"]["cards"]) == sorted(GROUPS)
        objectives.append(table["objective"])
        groups.append(table["groups"]["cards"][0])
    assert len(set(objectives)) > 10
    assert len(set(groups)) > 10
    for watcher in (0, 1, None):
        seen = board(game(edition=edition).start(seed=1), watcher)
        assert seen["objective_deck"] == {"count": 20, "known": [], "within": []}
        assert seen["group_deck"] == {"count": 24, "known": [], "within": []}
        assert seen["group_discard"] == {"count": 0, "top": None}
        assert seen["objective_discard"] == []


@pytest.mark.rule("CVK-1.1")
def test_every_order_of_the_group_deck_is_as_likely() -> None:
    tops = [truth(game().start(seed=seed))["groups"]["cards"][0] for seed in range(1200)]
    counts = [tops.count(group) for group in GROUPS]
    # 50 expected each; chi-square with 23 degrees of freedom stays below 49.7 in 99.9 % of draws.
    assert sum((count - 50) ** 2 / 50 for count in counts) < 49.7


@pytest.mark.rule("CVK-1.2", "CVK-0.5")
@each_edition
def test_six_agents_in_each_hq_no_points_no_groups(edition: str) -> None:
    state = begin(edition=edition)
    for side in SIDES:
        seen = side_of(state, side)
        assert seen["hq"] == ROLES
        assert (seen["leave"], seen["eliminated"], seen["agent_x"]) == ([], [], None)
        assert (seen["ready"], seen["mobilised"], seen["claimed"]) == ([], [], [])
    assert scores(state) == (0, 0)


@each_edition
def test_at_the_first_decision_nothing_has_happened_yet(edition: str) -> None:
    table = game(edition=edition).start(seed=1).dump()["board"]
    nobody = ["spied", "dominance", "loser", "olympic", "analyst", "double_agent", "spy_look"]
    assert [table[name] for name in nobody] == [None] * len(nobody)
    assert [table[name] for name in ("face_up", "disorder", "saved", "claimed_now")] == [[]] * 4
    for name in ("claimed", "ready", "mobilised", "leave", "eliminated"):
        assert table[name] == [[], []]
    for name in ("objective_discard", "group_discard", "positions"):
        assert table[name] == []
    assert (table["passes"], table["struggle_actions"], table["extra_rounds"]) == (0, 0, False)


@pytest.mark.rule("CVK-1.2", "CVK-2.2")
def test_the_balance_token_is_nobodys_before_it_is_drawn_in_round_one() -> None:
    state = begin()
    assert event_ids(state)[:2] == ["round-started", "balance-taken"]
    assert events_named(state, "balance-taken") == [{"side": "cia"}]


@pytest.mark.rule("CVK-1.3", "CVK-0.1")
def test_seat_0_is_the_cia_and_seat_1_the_kgb_no_matter_who_sits_there() -> None:
    state = begin()
    assert [state.view(seat)["seat"] for seat in (0, 1)] == ["cia", "kgb"]
    with pytest.raises(InvalidInput):
        state.game.start(seats=3)


@pytest.mark.rule("CVK-1.4", "CVK-2.1", "CVK-3.2", "CVK-4.1")
@each_edition
def test_a_round_is_six_phases_and_another_round_follows(edition: str) -> None:
    state = begin("cuba congo", "mil_2 mil_1", edition=edition)
    assert (board(state)["round"], phase(state), to_act(state)) == (1, "planning", "cia kgb")
    play_moves(state, "cia:analyst")
    assert (phase(state), to_act(state)) == ("planning", "kgb")
    play_moves(state, "kgb:director")
    assert (phase(state), to_act(state)) == ("influence_struggle", "cia")
    before = state.move_number
    play_moves(state, "cia recruit recruit pass pass")
    assert (board(state)["round"], phase(state)) == (2, "briefing")
    assert event_ids(state, before + 5) == [
        "passed",
        "influence-compared",
        "dominance-gained",
        "agent-revealed",
        "agent-revealed",
        "plan-analyst",
        "plan-without-effect",
        "objective-claimed",
        "agent-on-leave",
        "agent-on-leave",
        "score-recorded",
        "round-started",
        "balance-taken",
        "groups-shuffled",
        "analyst-looked",
    ]


def mirrored(view: View) -> dict[str, Any]:
    """The same view with the sides' names exchanged."""
    text = json.dumps(view).replace('"cia"', '"?"').replace('"kgb"', '"cia"')
    swapped: dict[str, Any] = json.loads(text.replace('"?"', '"kgb"'))
    return swapped


def comparable(view: dict[str, Any]) -> dict[str, Any]:
    """Without what is written in the order of seats, and the order of the discards (CVK-A39)."""
    view["seats"] = view["to_act"] = None
    view["board"]["group_discard"]["top"] = None
    if view["prompt"] is not None:
        view["prompt"]["moves"].sort(key=lambda listed: listed["move"])
    result = view["result"]
    if result is not None:
        result["scores"] = result["winners"] = None
    return view


@pytest.mark.rule("CVK-0.1")
@pytest.mark.parametrize("seed", range(4))
@each_edition
def test_the_sides_are_symmetric(edition: str, seed: int) -> None:
    """The same game with the players' sides exchanged is the same game."""
    one = game(edition=edition).start(seed=seed, outcomes=[[], [], 0])
    two = game(edition=edition).start(seed=seed, outcomes=[[], [], 1])
    rng = random.Random(seed)
    while not one.over:
        assert {1 - seat for seat in one.to_act} == set(two.to_act)
        for seat in (0, 1):
            mine, theirs = one.view(seat), two.view(1 - seat)
            assert comparable(mirrored(mine)) == comparable(json.loads(json.dumps(theirs)))
        seat = rng.choice(one.to_act)
        code = rng.choice(one.legal_moves(seat))
        one.play(seat, code)
        two.play(1 - seat, other(code) if code in SIDES else code)
    assert two.over
    assert result_of(one) == list(reversed(result_of(two)))


def result_of(state: State) -> list[tuple[bool, int]]:
    """By seat: won or not, and the score."""
    assert state.result is not None
    return [(seat in state.result["winners"], state.result["scores"][seat]) for seat in (0, 1)]


@pytest.mark.rule("CVK-1.4", "CVK-7.5")
@pytest.mark.parametrize("seed", range(3))
@each_edition
def test_after_the_end_nothing_can_be_played(edition: str, seed: int) -> None:
    state = game(edition=edition).start(seed=seed)
    rng = random.Random(seed)
    while not state.over:
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal_moves(seat)))
    assert state.to_act == ()
    for seat in (0, 1):
        assert state.legal_moves(seat) == []
        refusal = state.explain(seat, "recruit")
        assert refusal is not None
        assert refusal.rule == "CVK-7.5"


def test_both_editions_are_tested() -> None:
    assert game().options["edition"].allowed == EDITIONS
