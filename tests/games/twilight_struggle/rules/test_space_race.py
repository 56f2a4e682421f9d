"""Section 6.4: the space race."""

from typing import Any

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound, ActionRounds
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.space_race import SpaceAttempt
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import HeldCard
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    hand,
    in_force,
    influence,
    position_with,
    refused,
    where,
)

BOXES = [
    # box, value, roll, VP of the first, VP of the second
    (1, 2, 3, 2, 1),
    (2, 2, 4, 0, 0),
    (3, 2, 3, 2, 0),
    (4, 2, 4, 0, 0),
    (5, 3, 3, 3, 1),
    (6, 3, 4, 0, 0),
    (7, 3, 3, 4, 2),
    (8, 4, 2, 2, 0),
]
EACH_BOX = pytest.mark.parametrize(("box", "value", "limit", "first", "second"), BOXES)
THREE_FOURS = ["red_scare_purge", "nuclear_test_ban", "abm_treaty"]
VALUES = {1: "nasser", 2: "fidel", 3: "comecon", 4: "red_scare_purge"}


def play(s: ColdWar, side: int, *codes: str) -> ColdWar:
    """A side's action round, and its first moves."""
    return play_moves(begin(s, ActionRound(side)), *codes)


def racing(side: int, card: str, space: list[int], **position: Any) -> ColdWar:
    """The side has played a card, and may be asked how to use it."""
    s = position_with(turn=8, hands={SIDES[side]: [card]}, space=space, **position)
    return play(s, side, card)


def on_box(side: int, box: int, other: int = 0) -> list[int]:
    return [box, other] if side == US else [other, box]


# --- TS-6.4.1 ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.4.1", "TS-SP-2", "TS-A-5", "TS-K-14")
@EACH_BOX
def test_the_value_that_a_box_asks_for(
    box: int, value: int, limit: int, first: int, second: int
) -> None:
    for ops, card in VALUES.items():
        s = racing(USSR, card, on_box(USSR, box - 1))
        assert asked(s) == "mode"
        assert refused(s, "space") == ("" if ops >= value else "TS-6.4.1")


@pytest.mark.rule("TS-6.4.1", "TS-6.4.3")
@EACH_BOX
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_roll_that_a_box_asks_for(
    box: int, value: int, limit: int, first: int, second: int, die: int
) -> None:
    s = begin(position_with(space=on_box(US, box - 1), dice=[die]), SpaceAttempt(US))
    advanced = die <= limit
    assert s.space == ((box, 0) if advanced else (box - 1, 0))
    assert s.vp == (first if advanced else 0)


@pytest.mark.rule("TS-6.4.1", "TS-SP-2", "TS-OP-3", "TS-7.4.2")
@pytest.mark.parametrize(
    ("card", "effects", "allowed"),
    [
        ("comecon", [], True),
        ("fidel", [], False),
        ("fidel", ["ops_up_ussr"], True),
        ("comecon", ["ops_down_ussr"], False),
        ("red_scare_purge", ["ops_down_ussr"], True),
        ("fidel", ["ops_up_us"], False),
    ],
)
def test_the_modified_value_counts(card: str, effects: list[str], allowed: bool) -> None:
    s = racing(USSR, card, [0, 4], effects=effects)
    assert (refused(s, "space") == "") == allowed


@pytest.mark.rule("TS-6.4.1", "TS-2.2.3")
def test_scoring_cards_do_not_fly() -> None:
    s = racing(US, "asia_scoring", [0, 0])
    assert where(s, "asia_scoring") == "discard"
    assert event_ids(s).count("event-occurs") == 1 and "space-rolled" not in event_ids(s)


# --- TS-6.4.3: VP -----------------------------------------------------------------------------


@pytest.mark.rule("TS-6.4.3")
@EACH_BOX
@pytest.mark.parametrize("side", [US, USSR])
def test_the_points_of_a_box(
    box: int, value: int, limit: int, first: int, second: int, side: int
) -> None:
    sign = 1 if side == US else -1
    s = begin(position_with(space=on_box(side, box - 1), dice=[1]), SpaceAttempt(side))
    assert s.vp == sign * first
    for other in range(box, 9):  # The other side is there, or beyond.
        s = begin(position_with(space=on_box(side, box - 1, other), dice=[1]), SpaceAttempt(side))
        assert s.vp == sign * second


@pytest.mark.rule("TS-6.4.3", "TS-10.3.1a")
def test_points_are_scored_at_once() -> None:
    s = begin(position_with(vp=18, dice=[1]), SpaceAttempt(US))
    assert s.result is not None and s.result["winners"] == [US]


# --- TS-6.4.2, TS-6.4.4a: how many cards ------------------------------------------------------


@pytest.mark.rule("TS-6.4.2", "TS-6.4.4", "TS-6.4.4a", "TS-SP-1", "TS-I-13")
@pytest.mark.parametrize(
    ("space", "cards"),
    [
        ([0, 0], 1),
        ([0, 1], 1),
        ([0, 2], 2),
        ([1, 3], 2),
        ([2, 3], 1),  # The US is on box 2 as well.
        ([3, 2], 1),
        ([0, 6], 2),
    ],
)
def test_one_card_a_turn_or_two_with_box_2(space: list[int], cards: int) -> None:
    s = position_with(turn=5, hands={"ussr": THREE_FOURS}, space=space, dice=[6, 6])
    begin(s, ActionRound(USSR), ActionRound(USSR), ActionRound(USSR))
    for card in THREE_FOURS[:cards]:
        play_moves(s, card)
        assert refused(s, "space") == ""
        play_moves(s, "space")
    play_moves(s, THREE_FOURS[cards])
    assert refused(s, "space") == "TS-6.4.2"


@pytest.mark.rule("TS-6.4.4x", "TS-SP-1", "TS-6.4.4", "TS-A-8")
def test_the_ability_of_box_2_may_be_used_in_the_turn_in_which_it_is_gained() -> None:
    hands = {"ussr": ["comecon", "red_scare_purge", "fidel"]}
    s = position_with(hands=hands, space=[0, 1], dice=[1, 1])
    begin(s, ActionRound(USSR), ActionRound(USSR), ActionRound(USSR))
    play_moves(s, "comecon", "space")
    assert s.space == (0, 2)
    play_moves(s, "red_scare_purge", "space")
    assert s.space == (0, 3)
    play_moves(s, "fidel")
    assert refused(s, "space") == "TS-6.4.2"


@pytest.mark.rule("TS-6.4.4x", "TS-6.4.4", "TS-SP-3", "TS-I-14")
@pytest.mark.parametrize(
    ("space", "us", "ussr"),
    [
        ([0, 2], [], [2]),
        ([0, 4], [], [2, 4]),  # Both abilities.
        ([1, 4], [], [2, 4]),
        ([2, 4], [], [4]),
        ([4, 4], [], []),
        ([5, 4], [], []),
        ([6, 4], [6], []),
        ([8, 1], [2, 4, 6, 8], []),
        ([8, 7], [8], []),
    ],
)
def test_an_ability_belongs_to_the_first_until_the_second_arrives(
    space: list[int], us: list[int], ussr: list[int]
) -> None:
    sides = position_with(space=space).view(None)["board"]["sides"]
    assert (sides["us"]["abilities"], sides["ussr"]["abilities"]) == (us, ussr)


@pytest.mark.rule("TS-6.4.4", "TS-SP-3")
def test_an_ability_ends_at_once() -> None:
    """The US has used one card; then the USSR reaches box 2, and the second is refused."""
    hands = {"us": ["nuclear_test_ban", "duck_and_cover"], "ussr": ["comecon"]}
    s = position_with(hands=hands, space=[2, 1], dice=[6, 1])
    begin(s, ActionRound(US), ActionRound(USSR), ActionRound(US))
    play_moves(s, "nuclear_test_ban", "space", "comecon", "space", "duck_and_cover")
    assert s.space == (2, 2)
    assert refused(s, "space") == "TS-6.4.2"


@pytest.mark.rule("TS-SP-5", "TS-6.4.2")
def test_an_event_that_moves_the_marker_is_no_attempt() -> None:
    hands = {"us": ["captured_nazi_scientist", "duck_and_cover"]}
    s = position_with(hands=hands, dice=[1])
    begin(s, ActionRound(US), ActionRound(US))
    play_moves(s, "captured_nazi_scientist", "event")
    assert (s.space, s.vp) == ((1, 0), 2)
    play_moves(s, "duck_and_cover", "space")
    assert s.space == (2, 0)


@pytest.mark.rule("TS-SP-3", "TS-6.4.4", "TS-SP-5")
def test_to_pass_through_a_box_counts_as_reaching_it() -> None:
    """One Small Step from box 1 to box 3: the enemy's ability of box 2 is gone."""
    s = position_with(turn=5, hands={"us": ["one_small_step"]}, space=[1, 3])
    assert s.has_ability(USSR, 2)
    play(s, US, "one_small_step", "event")
    assert s.space == (3, 3)
    assert not s.has_ability(USSR, 2) and not s.has_ability(US, 2)


# --- TS-6.4.4b, c, d --------------------------------------------------------------------------


@pytest.mark.rule("TS-6.4.4b", "TS-6.4.4x", "TS-A-8")
def test_box_4_makes_the_enemy_show_its_headline() -> None:
    s = position_with(space=[0, 4], hands={"us": ["nato"], "ussr": ["fidel"]})
    begin(s, Headline())
    assert s.to_act == (US,)


@pytest.mark.rule("TS-6.4.4c", "TS-SP-4", "TS-K-01")
@pytest.mark.parametrize("side", [US, USSR])
def test_box_6_may_discard_one_held_card(side: int) -> None:
    name = SIDES[side]
    s = begin(position_with(space=on_box(side, 6), hands={name: ["nato", "fidel"]}), HeldCard())
    assert (s.to_act, set(offered(s))) == ((side,), {"nato", "fidel", "none"})
    play_moves(s, "fidel")
    assert (asked(s), hand(s, side), where(s, "fidel")) == ("pause", {"nato"}, "discard")
    assert influence(s, "cuba") == (0, 0)  # No event.
    s.check()


@pytest.mark.rule("TS-6.4.4c")
def test_box_6_need_not_be_used() -> None:
    s = begin(position_with(space=[6, 0], hands={"us": ["nato", "fidel"]}), HeldCard())
    play_moves(s, "none")
    assert (asked(s), hand(s, US)) == ("pause", {"nato", "fidel"})


@pytest.mark.rule("TS-6.4.4c")
@pytest.mark.parametrize("name", ["comecon", "the_china_card", "marshall_plan"])
def test_box_6_discards_only_what_is_held(name: str) -> None:
    s = position_with(space=[6, 0], hands={"us": ["nato"], "ussr": ["comecon"]}, china="us")
    assert refused(begin(s, HeldCard()), name) == "TS-6.4.4c"


@pytest.mark.rule("TS-6.4.4c", "TS-6.4.4")
@pytest.mark.parametrize("space", [[0, 0], [5, 0], [6, 6], [8, 7]])
def test_without_box_6_nothing_is_discarded(space: list[int]) -> None:
    s = position_with(space=space, hands={"us": ["nato"], "ussr": ["fidel"]})
    assert asked(begin(s, HeldCard())) == "pause"


@pytest.mark.rule("TS-O-07", "TS-K-01", "TS-6.4.4c")
def test_with_box6_all_any_number_may_be_discarded() -> None:
    hands = {"us": ["nato", "fidel", "comecon"]}
    s = begin(position_with(space=[6, 0], hands=hands, box6_all=True), HeldCard())
    play_moves(s, "fidel", "nato")
    assert set(offered(s)) == {"comecon", "none"}
    play_moves(s, "none")
    assert (asked(s), hand(s, US)) == ("pause", {"comecon"})
    s = begin(position_with(space=[6, 0], hands=hands, box6_all=True), HeldCard())
    play_moves(s, "fidel", "nato", "comecon")
    assert (asked(s), hand(s, US)) == ("pause", set())


@pytest.mark.rule("TS-6.4.4d", "TS-AR-3")
def test_box_8_offers_an_eighth_round() -> None:
    s = position_with(turn=5, space=[0, 8], hands={"us": ["nato"], "ussr": ["fidel"]})
    begin(s, ActionRounds(8))
    assert (s.to_act, offered(s)) == ((USSR,), ["take", "decline"])


# --- TS-6.4.5, TS-6.4.6 -----------------------------------------------------------------------


@pytest.mark.rule("TS-6.4.5", "TS-SP-2", "TS-CP-4", "TS-6.4.5n", "TS-I-29")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("side", [US, USSR])
def test_a_card_on_the_space_race_has_no_event_and_is_discarded(side: int, die: int) -> None:
    s = position_with(hands={SIDES[side]: ["fidel"]}, influence={"cuba": [1, 0]}, dice=[die])
    play(s, side, "fidel", "space")
    assert (where(s, "fidel"), influence(s, "cuba")) == ("discard", (1, 0))
    assert (s.removed, s.occurred, in_force(s)) == (0, 0, set())
    assert "event-occurs" not in event_ids(s)
    s.check()


@pytest.mark.rule("TS-6.4.6", "TS-A-10")
@pytest.mark.parametrize("side", [US, USSR])
def test_on_the_last_box_the_race_is_over(side: int) -> None:
    s = racing(side, "red_scare_purge", on_box(side, 8))
    assert refused(s, "space") == "TS-6.4.6"
    s = racing(side, "red_scare_purge", on_box(side, 7))
    assert refused(s, "space") == ""


@pytest.mark.rule("TS-SP-6", "TS-9.7", "TS-9.3")
@pytest.mark.parametrize("side", [US, USSR])
def test_the_china_card_may_fly(side: int) -> None:
    s = position_with(
        china=SIDES[side],
        space=on_box(side, 7),
        hands={SIDES[side]: ["nasser"]},
        effects=["formosan"],
        in_play=["formosan_resolution"],
        dice=[2],
    )
    play(s, side, "the_china_card", "space")
    assert s.space[side] == 8
    assert where(s, "the_china_card") == f"china {SIDES[1 - side]} down"
    assert in_force(s) == (set() if side == US else {"formosan"})
    s.check()


@pytest.mark.rule("TS-SP-6", "TS-6.4.1", "TS-9.7")
def test_the_china_card_is_worth_no_more_than_four_on_the_space_race() -> None:
    s = position_with(space=[0, 7], hands={"ussr": ["nasser"]}, effects=["ops_down_ussr"])
    play(s, USSR, "the_china_card")
    assert asked(s) == "place-influence"  # 3 points: Operations are the only use.
