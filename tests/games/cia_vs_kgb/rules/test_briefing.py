"""Section 2: the objective, the balance token, the group deck."""

from typing import Any

import pytest

from detente import State
from tests.games.cia_vs_kgb.positions import (
    GROUPS,
    SIDES,
    begin,
    board,
    by_seat,
    each_edition,
    each_side,
    edited,
    event_ids,
    events_named,
    only,
    other,
    phase,
    place,
    play_moves,
    refused,
    scores,
    struggle,
    to_act,
    truth,
    worth,
)


@pytest.mark.rule("CVK-2.1")
def test_the_top_objective_is_turned_up() -> None:
    state = begin("korea congo")
    assert place(state, "korea") == "current"
    assert place(state, "congo") == "deck top"
    assert board(state)["objective"]["card"] == "korea"
    assert board(state)["objective_deck"]["count"] == 20


# --- CVK-2.2: the balance token ----------------------------------------------------------------


@pytest.mark.rule("CVK-2.2")
def test_in_round_one_the_balance_token_is_drawn_by_lot() -> None:
    game = begin().game
    drawn = [board(game.start(seed=seed))["balance"] for seed in range(200)]
    assert 70 < drawn.count("cia") < 130
    assert [board(begin(balance=side))["balance"] for side in SIDES] == ["cia", "kgb"]


def next_round(cia: str, kgb: str, **position: Any) -> State:
    """The next round after a struggle that both pass at once."""
    position.setdefault("objective", "congo")
    return play_moves(struggle(cia, kgb, **position), "pass pass")


DEPUTIES = ("deputy_director", "deputy_director")
OVER = ["mil_6", "pol_6", "mil_5", "pol_5"]  # Recruited in turn, both are above any S up to 10.
BOTH_OVER = ("mil_6- mil_5-", "pol_6- pol_5-")  # On Congo, S 8.


@pytest.mark.rule("CVK-2.2")
@each_edition
@each_side
def test_fewer_points_take_the_balance(edition: str, side: str) -> None:
    """The winner of the round was ahead and is; or was behind and still is."""
    ahead = by_seat(side, "", "cuba korea")
    for holder in SIDES:
        for groups in (("mil_2-", "mil_1-"), ("mil_1-", "mil_2-")):
            state = next_round(*groups, claimed=ahead, balance=holder, edition=edition)
            assert scores(state)[SIDES.index(side)] < scores(state)[SIDES.index(other(side))]
            assert board(state)["balance"] == side


@pytest.mark.rule("CVK-2.2", "CVK-5.6", "CVK-E15")
@each_edition
@each_side
def test_equal_points_give_it_to_the_loser_of_the_cease_fire(edition: str, side: str) -> None:
    """Congo, 10 points, makes the scores level; its claimer was behind by as much."""
    groups = by_seat(side, "mil_1-", "mil_2-")
    level = by_seat(side, "cuba", "")
    for holder in SIDES:
        state = next_round(*groups, claimed=level, balance=holder, edition=edition)
        assert scores(state) == (10, 10)
        assert board(state)["balance"] == side


@pytest.mark.rule("CVK-2.2", "CVK-5.6", "CVK-E15")
@each_edition
@each_side
def test_the_loser_is_who_lost_the_struggle_even_if_his_spy_claimed(
    edition: str, side: str
) -> None:
    groups = by_seat(side, "mil_1-", "mil_2-")
    level = by_seat(side, "", "cuba")
    agents = ("master_spy", "deputy_director")
    state = next_round(*groups, claimed=level, agents=agents, edition=edition)
    assert place(state, "congo") == side
    assert scores(state) == (10, 10)
    assert board(state)["balance"] == side


@pytest.mark.rule("CVK-2.2", "CVK-5.6")
@each_edition
@each_side
def test_equal_points_give_it_to_the_one_in_disorder(edition: str, side: str) -> None:
    groups = by_seat(side, "mil_6- mil_5-", "mil_1-")
    level = by_seat(side, "cuba", "")
    for holder in SIDES:
        state = next_round(*groups, claimed=level, balance=holder, edition=edition)
        assert scores(state) == (10, 10)
        assert board(state)["balance"] == side


@pytest.mark.rule("CVK-2.2", "CVK-5.6", "CVK-A29")
@each_edition
@each_side
def test_equal_points_after_disorder_of_both_leave_it_where_it_is(edition: str, side: str) -> None:
    state = next_round(*BOTH_OVER, balance=side, edition=edition)
    assert scores(state) == (0, 0)
    assert board(state)["balance"] == side


@pytest.mark.rule("CVK-2.2", "CVK-A29")
@each_side
def test_fewer_points_take_it_even_after_disorder_of_both(side: str) -> None:
    claimed = by_seat(side, "cuba", "")
    state = next_round(*BOTH_OVER, claimed=claimed, balance=side)
    assert board(state)["balance"] == other(side)


@pytest.mark.rule("CVK-A29", "CVK-A22")
@each_side
def test_equal_points_after_a_round_without_dominance_leave_it_where_it_is(side: str) -> None:
    state = next_round("", "", short_deck=True, balance=side)
    assert "no-dominance" in event_ids(state)
    assert board(state)["balance"] == side


@pytest.mark.rule("CVK-A29", "CVK-A22")
def test_fewer_points_take_it_even_after_a_round_without_dominance() -> None:
    state = next_round("", "", short_deck=True, balance="cia", claimed=("cuba", ""))
    assert board(state)["balance"] == "kgb"


@pytest.mark.rule("CVK-2.2", "CVK-5.6")
def test_an_older_loser_does_not_count() -> None:
    """Round 1: the CIA loses. Round 2: both in disorder. Round 3: the holder keeps it."""
    state = next_round(
        "mil_1-",
        "mil_2-",
        claimed=("cuba", ""),
        next_objectives="honduras",
        outcomes=[OVER],
    )
    assert (scores(state), board(state)["balance"]) == ((10, 10), "cia")
    play_moves(state, "cia:deputy_director kgb:deputy_director")

    def hand_over(data: dict[str, Any]) -> None:
        data["board"]["balance"] = "kgb"
        data["agenda"][-1] = ["name_first", 1]
        data["to_act"] = [1]

    state = edited(state, hand_over)
    play_moves(state, "cia recruit recruit recruit recruit pass pass")
    assert "disorder-both" in event_ids(state)
    assert (scores(state), board(state)["balance"]) == ((10, 10), "kgb")


# --- CVK-2.3, CVK-2.4: the group deck ----------------------------------------------------------


@pytest.mark.rule("CVK-2.3", "CVK-E30")
@each_edition
def test_no_shuffle_in_round_one(edition: str) -> None:
    state = begin(groups="mil_1 mil_2 mil_3", edition=edition)
    assert "groups-shuffled" not in event_ids(state)
    assert truth(state)["groups"]["cards"][:3] == ["mil_1", "mil_2", "mil_3"]


@pytest.mark.rule("CVK-2.3", "CVK-E17")
@each_edition
def test_every_later_round_starts_with_all_24_groups_shuffled(edition: str) -> None:
    order = list(reversed(GROUPS))
    state = next_round(
        "mil_2- mil_4-", "mil_1-", deck="eco_1 eco_2", outcomes=[order], edition=edition
    )
    assert events_named(state, "groups-shuffled") == [{"count": 24}]
    assert truth(state)["groups"]["cards"] == order
    assert board(state)["group_discard"] == {"count": 0, "top": None}


@pytest.mark.rule("CVK-2.3")
def test_the_shuffle_is_random() -> None:
    orders = set()
    for seed in range(20):
        position = struggle("mil_2-", "mil_1-").dump()
        position["rng"] = [seed, 2, 3, 4]
        state = struggle().game.load(position)
        play_moves(state, "pass pass")
        orders.add(tuple(truth(state)["groups"]["cards"]))
    assert len(orders) == 20


def analyst_looks(**position: Any) -> State:
    """The Briefing of round 2, in which the CIA's Analyst has just seen med_1 med_2 med_3."""
    return next_round(
        "mil_2-",
        "mil_1-",
        agents=("analyst", "deputy_director"),
        outcomes=[["med_1", "med_2", "med_3"]],
        **position,
    )


@pytest.mark.rule("CVK-2.4", "CVK-6.13", "CVK-E16", "CVK-A40")
@each_edition
def test_the_analyst_looks_after_the_shuffle_and_orders_three_groups(edition: str) -> None:
    state = analyst_looks(edition=edition)
    assert (phase(state), to_act(state)) == ("briefing", "cia")
    assert event_ids(state)[-3:] == ["balance-taken", "groups-shuffled", "analyst-looked"]
    assert events_named(state, "cards-seen", seat=0) == [{"cards": ["med_1", "med_2", "med_3"]}]
    only(state, "med_1", "med_2", "med_3")
    play_moves(state, "med_3")
    only(state, "med_1", "med_2")
    play_moves(state, "med_1")
    assert truth(state)["groups"]["cards"][:3] == ["med_3", "med_1", "med_2"]
    assert phase(state) == "planning"


@pytest.mark.rule("CVK-2.4", "CVK-A39")
@pytest.mark.parametrize(
    "order", ["med_1 med_2", "med_1 med_3", "med_2 med_1", "med_2 med_3", "med_3 med_1"]
)
def test_any_order_is_possible_and_the_last_card_goes_by_itself(order: str) -> None:
    state = play_moves(analyst_looks(), order)
    first, second = order.split()
    (third,) = {"med_1", "med_2", "med_3"} - {first, second}
    assert truth(state)["groups"]["cards"][:3] == [first, second, third]
    assert event_ids(state)[-1] == "cards-arranged"


@pytest.mark.rule("CVK-2.4", "CVK-9.2")
def test_only_a_seen_group_can_be_put_back() -> None:
    state = analyst_looks()
    assert refused(state, "mil_6") == "CVK-9.2"
    assert refused(state, "pass") == "CVK-9.2"
    assert refused(state, "med_1", "kgb") == "CVK-2.4"


@pytest.mark.rule("CVK-2.4")
def test_the_look_is_used_up() -> None:
    state = play_moves(analyst_looks(), "med_1 med_2")
    assert board(state)["pending"]["analyst"] is None
    play_moves(state, "cia:deputy_director kgb:deputy_director kgb recruit recruit pass pass")
    assert phase(state) == "planning"
    assert event_ids(state).count("analyst-looked") == 1


# --- CVK-A4: no objective is left --------------------------------------------------------------


@pytest.mark.rule("CVK-A4", "CVK-8.3", "CVK-9.3")
@each_edition
def test_an_empty_objective_deck_is_made_anew_from_the_discard(edition: str) -> None:
    """Congo makes it 120 all, so another round begins, and its deck is empty."""
    state = struggle(
        "mil_2-",
        "mil_1-",
        objective="congo",
        used="summit space_race",
        scores=(110, 120),
        outcomes=[["space_race"]],
        edition=edition,
    )
    assert board(state)["objective_deck"]["count"] == 0
    play_moves(state, "pass pass")
    assert scores(state) == (120, 120)
    assert events_named(state, "objectives-reshuffled") == [{"count": 2}]
    assert place(state, "space_race") == "current"
    assert place(state, "summit") == "deck bottom"
    assert board(state)["objective_discard"] == []
    assert board(state)["objective_deck"] == {"count": 1, "known": [], "within": []}


@pytest.mark.rule("CVK-A4", "CVK-A41")
@each_edition
def test_with_no_discard_either_the_game_ends_level_and_drawn(edition: str) -> None:
    state = next_round("mil_2-", "mil_1-", scores=(115, 125), edition=edition)
    assert state.over
    assert state.to_act == ()
    assert state.result == {
        "winners": [0, 1],
        "scores": [125, 125],
        "reason": "objectives_exhausted",
    }
    assert event_ids(state)[-1] == "game-drawn"
    assert board(state)["phase"] == "briefing"
    assert state.game.load(state.dump()) == state


@pytest.mark.rule("CVK-A4")
@each_side
def test_with_no_discard_either_the_higher_score_wins(side: str) -> None:
    """Our cards never get there with unequal scores; so the victory check is taken out."""
    score = by_seat(side, 125, 115)
    state = struggle("mil_2-", "mil_1-", objective="congo", scores=score, agents=DEPUTIES)

    def no_check(data: dict[str, Any]) -> None:
        table = data["board"]
        mine = table["claimed"][0 if side == "cia" else 1]
        table["objective"] = None
        mine.append("congo")
        table["score"] = [worth(pile) for pile in table["claimed"]]
        table["ready"], table["mobilised"] = [[], []], [[], []]
        table["group_discard"] = ["mil_1", "mil_2"]
        data["agenda"] = [["round"], ["use_event", 0, 5, 0]]

    state = edited(state, no_check)
    play_moves(state, "decline")
    assert state.result is not None
    assert state.result["winners"] == [SIDES.index(side)]
    assert state.result["reason"] == "objectives_exhausted"
    assert event_ids(state)[-1] == "game-won"


@pytest.mark.rule("CVK-A36", "CVK-9.3")
@each_edition
def test_buried_objectives_stay_under_the_deck_in_the_order_they_went_there(edition: str) -> None:
    state = next_round(
        *BOTH_OVER, next_objectives="honduras cuba", outcomes=[OVER, OVER], edition=edition
    )
    for _ in range(2):
        play_moves(state, "cia:deputy_director kgb:deputy_director")
        play_moves(state, "cia recruit recruit recruit recruit pass pass")
    assert truth(state)["objectives"]["cards"][-3:] == ["congo", "honduras", "cuba"]
    known = [seen["card"] for seen in board(state)["objective_deck"]["known"]]
    assert known == ["congo", "honduras", "cuba"]
