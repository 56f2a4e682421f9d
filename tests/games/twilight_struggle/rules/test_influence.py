"""Sections 6.0 and 6.1: what points are used for, and placing influence."""

import pytest

from detente.core.view import prompt_of
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.countries import country
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import CHINA, GRANTED, MAY, NO_COUP, NO_INFLUENCE
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    Amounts,
    asked,
    event_ids,
    influence,
    position_with,
    refused,
    where,
)


def place(s: ColdWar, side: int, value: int, terms: int = 0) -> ColdWar:
    """Let a side place influence with so many points."""
    begin(s, Operations(side, value, terms))
    return play_moves(s, "influence") if asked(s) == "operation" else s


def points_left(s: ColdWar) -> int:
    return int(prompt_of(s.view(s.to_act[0]))["args"]["left"])


# --- TS-6.0: one use --------------------------------------------------------------------------


@pytest.mark.rule("TS-6.0", "TS-OP-1")
def test_three_uses_and_the_space_race_before() -> None:
    s = position_with(hands={"ussr": ["comecon"]}, influence={"poland": [0, 1], "zaire": [1, 0]})
    begin(s, ActionRound(USSR))
    play_moves(s, "comecon")
    assert set(offered(s)) == {"event", "ops", "space"}
    play_moves(s, "ops")
    assert set(offered(s)) == {"influence", "realign", "coup"}
    for name in ("space", "none", "done", "poland"):
        assert refused(s, name) in ("TS-6.0", "TS-G-01")


@pytest.mark.rule("TS-6.0", "TS-OP-1")
@pytest.mark.parametrize(
    ("use", "first", "wrong"),
    [("influence", "poland", ("coup", "realign")), ("realign", "zaire", ("influence", "coup"))],
)
def test_the_use_cannot_be_changed_halfway(use: str, first: str, wrong: tuple[str, str]) -> None:
    lands = {"poland": [0, 1], "zaire": [3, 0], "angola": [3, 0]}
    s = begin(position_with(influence=lands, dice=[1, 1]), Operations(USSR, 3, 0))
    play_moves(s, use, first)
    for name in (*wrong, use, "space"):
        assert refused(s, name) != ""
        assert name not in offered(s)


@pytest.mark.rule("TS-6.0", "TS-G-01")
def test_a_use_without_a_target_is_not_offered() -> None:
    s = begin(position_with(influence={"poland": [0, 1]}), Operations(USSR, 3, 0))
    assert asked(s) == "place-influence"  # No US marker anywhere: nothing else is possible.
    s = begin(position_with(defcon=4, influence={"france": [1, 0]}), Operations(USSR, 3, 0))
    assert asked(s) == "place-influence"
    s = begin(position_with(defcon=5, influence={"france": [1, 0]}), Operations(USSR, 3, 0))
    assert set(offered(s)) == {"influence", "realign", "coup"}


@pytest.mark.rule("TS-6.0", "TS-G-01", "TS-OP-1")
def test_without_any_use_the_points_lapse() -> None:
    """One point, all US neighbours held by the USSR, every other region closed or empty."""
    held = {name: [0, 9] for name in ("canada", "japan", "mexico", "cuba")}
    s = begin(position_with(influence=held), Operations(US, 1, NO_COUP))
    assert set(offered(s)) == {"canada", "japan", "mexico", "cuba"}  # Realignment.
    s = position_with(influence=held, defcon=2)
    begin(s, Operations(US, 1, NO_INFLUENCE | NO_COUP))
    assert set(offered(s)) == {"mexico", "cuba"}
    s = position_with(influence={"canada": [0, 9], "japan": [0, 9]}, defcon=2)
    begin(s, Operations(US, 1, NO_INFLUENCE))
    assert asked(s) == "pause"


@pytest.mark.rule("TS-G-01")
def test_what_may_be_declined_is_declined_as_a_whole() -> None:
    s = begin(position_with(influence={"zaire": [1, 1]}), Operations(US, 2, MAY | GRANTED))
    assert "none" in offered(s)
    play_moves(s, "none")
    assert (asked(s), influence(s, "zaire")) == ("pause", (1, 1))
    s = begin(position_with(influence={"zaire": [1, 1]}), Operations(US, 2, MAY | GRANTED))
    play_moves(s, "influence", "zaire")
    assert "none" not in offered(s) and refused(s, "done") == "TS-G-01"


@pytest.mark.rule("TS-G-01")
def test_what_must_be_used_cannot_be_declined() -> None:
    s = begin(position_with(influence={"zaire": [1, 1]}), Operations(US, 2, 0))
    assert refused(s, "none") == "TS-G-01"


# --- TS-6.1.1, TS-6.1.4: reach ----------------------------------------------------------------


@pytest.mark.rule("TS-6.1.1", "TS-6.1.4", "TS-IN-1", "TS-I-23")
def test_reach_is_own_countries_their_neighbours_and_those_of_the_superpower() -> None:
    s = place(position_with(influence={"panama": [1, 0], "egypt": [0, 1]}), US, 1)
    superpower = {"canada", "japan", "mexico", "cuba"}
    assert set(offered(s)) == superpower | {"panama", "costa_rica", "colombia"}
    for name in ("egypt", "sudan", "nicaragua", "venezuela", "poland"):
        assert refused(s, name) == "TS-6.1.1"


@pytest.mark.rule("TS-6.1.1")
def test_markers_go_one_at_a_time() -> None:
    s = place(position_with(influence={"panama": [1, 0]}), US, 3)
    for count in (3, 2, 1):
        assert points_left(s) == count
        play_moves(s, "panama")
        assert influence(s, "panama") == (5 - count, 0)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-6.1.1", "TS-6.1.3", "TS-6.1.3x", "TS-IN-1")
def test_the_example_of_costa_rica() -> None:
    s = place(position_with(influence={"panama": [1, 0], "south_korea": [1, 0]}), US, 4)
    play_moves(s, "costa_rica", "colombia")
    assert refused(s, "nicaragua") == refused(s, "venezuela") == "TS-6.1.1"
    for name in ("south_korea", "north_korea", "taiwan", "japan", "panama", "costa_rica"):
        assert refused(s, name) == ""
    play_moves(s, "south_korea", "taiwan")
    assert asked(s) == "pause"
    assert [influence(s, name)[US] for name in ("costa_rica", "colombia", "taiwan")] == [1, 1, 1]


@pytest.mark.rule("TS-6.1.1", "TS-IN-1")
def test_in_the_next_round_the_new_markers_give_reach() -> None:
    hands = {"us": ["nato", "marshall_plan"]}
    s = position_with(hands=hands, influence={"panama": [1, 0], "zaire": [0, 1]})
    begin(s, ActionRound(US), ActionRound(US))
    play_moves(s, "nato", "ops", "influence", "costa_rica", "costa_rica", "costa_rica")
    assert refused(s, "nicaragua") == "TS-6.1.1"
    play_moves(s, "costa_rica", "marshall_plan", "ops", "influence")
    assert refused(s, "nicaragua") == ""


@pytest.mark.rule("TS-6.1.1", "TS-IN-1", "TS-G-02")
def test_markers_of_an_event_in_the_same_round_give_no_reach() -> None:
    """After COMECON Soviet Ops of the same round do not reach from its markers."""
    s = position_with(hands={"us": ["comecon"]}, influence={"canada": [1, 0], "zaire": [1, 1]})
    begin(s, ActionRound(US))
    play_moves(s, "comecon", "ops", "event_first", "yugoslavia", "austria", "hungary", "bulgaria")
    begin(s, Operations(USSR, 1, GRANTED))
    play_moves(s, "influence")
    assert refused(s, "italy") == refused(s, "yugoslavia") == "TS-6.1.1"
    assert refused(s, "poland") == ""  # Beside the superpower.


@pytest.mark.rule("TS-6.1.1", "TS-IN-2")
def test_reach_is_that_of_the_start_even_if_the_markers_are_gone() -> None:
    """Fidel comes first and takes the only US marker in Cuba; Haiti stays in reach."""
    s = position_with(hands={"us": ["fidel"]}, influence={"cuba": [1, 0], "zaire": [0, 1]})
    begin(s, ActionRound(US))
    play_moves(s, "fidel", "ops", "event_first", "influence")
    assert influence(s, "cuba") == (0, 3)
    assert refused(s, "haiti") == refused(s, "nicaragua") == ""
    assert refused(s, "dominican_republic") == "TS-6.1.1"


@pytest.mark.rule("TS-6.1.1", "TS-IN-1")
def test_what_was_lost_before_the_round_gives_no_reach() -> None:
    hands = {"us": ["nato"], "ussr": ["fidel"]}
    s = position_with(hands=hands, influence={"cuba": [1, 0], "zaire": [0, 1]})
    begin(s, ActionRound(USSR), ActionRound(US))
    play_moves(s, "fidel", "event", "nato", "ops", "influence")
    assert refused(s, "cuba") == ""  # Beside the superpower.
    assert refused(s, "haiti") == refused(s, "nicaragua") == "TS-6.1.1"


@pytest.mark.rule("TS-G-02")
def test_operations_granted_inside_a_round_have_its_reach() -> None:
    """CIA Created: the USSR has played it, and the US reaches from where it was at the start."""
    s = position_with(
        hands={"ussr": ["cia_created"]},
        influence={"panama": [1, 0], "poland": [0, 1]},
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "cia_created", "event_first")
    assert s.to_act == (US,)
    if asked(s) == "operation":
        play_moves(s, "influence")
    assert refused(s, "costa_rica") == ""
    assert refused(s, "nicaragua") == "TS-6.1.1"


@pytest.mark.rule("TS-6.1.1a", "TS-IN-3")
def test_an_event_ignores_reach_and_cost() -> None:
    s = position_with(hands={"ussr": ["comecon"]}, influence={"bulgaria": [2, 0]})
    begin(s, ActionRound(USSR))
    play_moves(s, "comecon", "event", "yugoslavia", "hungary", "czechoslovakia", "austria")
    names = ("yugoslavia", "hungary", "czechoslovakia", "austria")
    assert [influence(s, name) for name in names] == [(0, 1)] * 4


@pytest.mark.rule("TS-6.1.4")
@pytest.mark.parametrize(("side", "name"), [(US, "mexico"), (USSR, "afghanistan")])
def test_neighbours_of_the_superpower_are_always_in_reach(side: int, name: str) -> None:
    s = play_moves(place(position_with(), side, 1), name)
    assert influence(s, name)[side] == 1


@pytest.mark.rule("TS-6.1.4", "TS-6.1.1")
def test_beyond_them_a_marker_is_needed() -> None:
    s = play_moves(place(position_with(), US, 2), "mexico")
    assert refused(s, "guatemala") == "TS-6.1.1"


@pytest.mark.rule("TS-6.1.5", "TS-6.1.6")
def test_there_is_no_limit_to_markers() -> None:
    s = play_moves(place(position_with(influence={"canada": [97, 0]}), US, 4), *["canada"] * 4)
    assert influence(s, "canada") == (101, 0)
    for seat in (US, USSR, None):
        assert s.view(seat)["board"]["sides"]["us"]["influence"]["canada"] == 101


# --- TS-6.1.2: the price ----------------------------------------------------------------------


@pytest.mark.rule("TS-6.1.2", "TS-6.1.2a", "TS-6.1.2x", "TS-IN-2", "TS-I-23")
@pytest.mark.parametrize(("us", "markers"), [(2, 3), (1, 4), (3, 2), (4, 2), (0, 4)])
def test_the_example_of_turkey(us: int, markers: int) -> None:
    """Stability 2. At 3/0 control ends with the second marker: 2 + 2; at 4/0 not at all."""
    s = position_with(influence={"turkey": [us, 0], "bulgaria": [0, 1]})
    play_moves(place(s, USSR, 4), *["turkey"] * markers)
    assert influence(s, "turkey") == (us, markers)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-6.1.2")
def test_own_control_does_not_make_a_marker_dearer() -> None:
    s = play_moves(place(position_with(influence={"turkey": [3, 0]}), US, 2), "turkey", "turkey")
    assert influence(s, "turkey") == (5, 0)


@pytest.mark.rule("TS-6.1.2", "TS-6.1.2a", "TS-IN-2")
def test_the_price_shown_is_that_of_the_moment() -> None:
    s = place(position_with(influence={"turkey": [2, 0], "bulgaria": [0, 1]}), USSR, 4)

    def label() -> str:
        moves = prompt_of(s.view(USSR))["moves"]
        return str(next(move["label"] for move in moves if move["move"] == "turkey"))

    assert (label(), points_left(s)) == ("do-place-dear", 4)
    play_moves(s, "turkey")
    assert (label(), points_left(s)) == ("do-place", 2)


@pytest.mark.rule("TS-6.1.2", "TS-6.0")
def test_one_point_is_not_enough_against_control() -> None:
    s = place(position_with(influence={"turkey": [2, 0], "bulgaria": [0, 1]}), USSR, 1)
    assert refused(s, "turkey") == "TS-6.1.2"
    assert refused(s, "bulgaria") == ""


@pytest.mark.rule("TS-6.0", "TS-G-01", "TS-OP-1")
def test_a_point_that_fits_nowhere_is_lost() -> None:
    """All that the USSR can reach is controlled by the US; the third point has no use."""
    held = ("finland", "poland", "romania", "afghanistan", "north_korea")
    s = position_with(influence={name: [9, 0] for name in held})
    place(s, USSR, 3)
    assert refused(s, "done") == "TS-G-01"
    play_moves(s, "poland")
    assert (asked(s), influence(s, "poland")) == ("pause", (9, 1))


@pytest.mark.rule("TS-G-01", "TS-6.0")
def test_no_stopping_while_a_marker_fits() -> None:
    s = place(position_with(influence={"panama": [1, 0]}), US, 3)
    assert refused(s, "done") == "TS-G-01"
    play_moves(s, "panama", "panama")
    assert refused(s, "done") == "TS-G-01"
    play_moves(s, "panama")
    assert asked(s) == "pause"


@pytest.mark.rule("TS-6.1.3")
def test_points_may_be_spread_over_regions() -> None:
    lands = {"panama": [1, 0], "israel": [1, 0], "france": [1, 0]}
    s = play_moves(
        place(position_with(influence=lands), US, 4), "panama", "israel", "france", "japan"
    )
    assert [influence(s, name) for name in lands] == [(2, 0)] * 3
    assert influence(s, "japan") == (1, 0)


# --- TS-OP-2: the value -----------------------------------------------------------------------


@pytest.mark.rule("TS-OP-2", "TS-7.4", "TS-K-12")
@pytest.mark.parametrize(
    ("printed", "effects", "value"),
    [
        (2, [], 2),
        (2, ["ops_up_us"], 3),
        (2, ["ops_down_us"], 1),
        (1, ["ops_down_us"], 1),
        (4, ["ops_up_us"], 4),
        (4, ["ops_up_us", "ops_down_us"], 4),  # One sum: 4, not 4 + 1 cut to 4 and then 3.
        (1, ["ops_up_us", "ops_down_us"], 1),
        (3, ["ops_up_ussr", "ops_down_ussr"], 3),  # TS-OP-6: not ours.
        (3, ["ops_up_ussr"], 3),
    ],
)
def test_the_value_of_a_card(printed: int, effects: list[str], value: int) -> None:
    s = place(position_with(influence={"canada": [1, 0]}, effects=effects), US, printed)
    play_moves(s, *["canada"] * value)
    assert (influence(s, "canada"), asked(s)) == ((1 + value, 0), "pause")


@pytest.mark.rule("TS-OP-5", "TS-O-09", "TS-K-10", "TS-7.4.2x3")
@pytest.mark.parametrize(
    ("modified", "effects", "value"),
    [
        (True, ["ops_up_us"], 3),
        (False, ["ops_up_us"], 2),
        (True, ["ops_down_us"], 1),
        (False, ["ops_down_us"], 2),
    ],
)
def test_operations_granted_by_an_event(modified: bool, effects: list[str], value: int) -> None:
    s = position_with(influence={"canada": [1, 0]}, effects=effects, event_ops_modified=modified)
    place(s, US, 2, GRANTED)
    assert points_left(s) == value
    assert event_ids(s).count("ops-granted") == 1


@pytest.mark.rule("TS-O-09", "TS-OP-5")
@pytest.mark.parametrize("modified", [True, False])
def test_the_switch_does_not_touch_cards_played_for_operations(modified: bool) -> None:
    s = position_with(
        influence={"canada": [1, 0]}, effects=["ops_up_us"], event_ops_modified=modified
    )
    assert points_left(place(s, US, 2)) == 3


@pytest.mark.rule("TS-OP-6", "TS-7.4.1")
def test_a_modifier_belongs_to_a_player() -> None:
    for side, value in ((US, 2), (USSR, 3)):
        s = position_with(effects=["ops_up_ussr"], influence={"canada": [1, 0], "poland": [0, 1]})
        assert points_left(place(s, side, 2)) == value


# --- TS-G-04: bonus points --------------------------------------------------------------------

ASIA = {"thailand": [0, 1], "india": [0, 1], "poland": [0, 1], "north_korea": [0, 1]}


def china(lands: Amounts, value: int = 4, vietnam: bool = False) -> ColdWar:
    effects = ["vietnam_revolts_bonus"] if vietnam else []
    return place(position_with(influence=lands, effects=effects), USSR, value, CHINA)


@pytest.mark.rule("TS-G-04", "TS-9.6", "TS-CC-3", "TS-OP-2")
def test_the_china_card_has_a_fifth_point_in_asia() -> None:
    s = play_moves(china(ASIA), "india", "thailand", "india", "thailand")
    assert asked(s) == "place-influence"
    assert refused(s, "poland") == "TS-6.1.2"
    assert "poland" not in offered(s)
    play_moves(s, "north_korea")
    assert (asked(s), influence(s, "north_korea")) == ("pause", (0, 2))


@pytest.mark.rule("TS-G-04", "TS-9.6")
@pytest.mark.parametrize("outside", [0, 1, 2, 3])
def test_one_point_outside_asia_loses_the_fifth(outside: int) -> None:
    codes = ["india"] * 4
    codes[outside] = "poland"
    s = play_moves(china(ASIA), *codes)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-G-01", "TS-G-04")
def test_the_fifth_point_may_be_declined_but_not_the_fourth() -> None:
    s = play_moves(china(ASIA), "india", "india", "india")
    assert refused(s, "done") == "TS-G-01"
    play_moves(s, "india")
    assert refused(s, "done") == ""
    play_moves(s, "done")
    assert (asked(s), influence(s, "india")) == ("pause", (0, 5))


@pytest.mark.rule("TS-G-04", "TS-VR-1", "TS-9.6", "TS-7.4")
def test_vietnam_revolts_adds_a_point_in_southeast_asia() -> None:
    s = play_moves(china(ASIA, vietnam=True), *["thailand"] * 5)
    assert asked(s) == "place-influence"
    assert refused(s, "india") == "TS-6.1.2"
    play_moves(s, "vietnam")
    assert (influence(s, "thailand"), influence(s, "vietnam")) == ((0, 6), (0, 1))
    assert asked(s) == "pause"


@pytest.mark.rule("TS-G-04", "TS-9.6")
def test_five_points_in_asia_and_no_sixth_outside_southeast_asia() -> None:
    s = play_moves(china(ASIA, vietnam=True), "india", *["thailand"] * 4)
    assert (asked(s), influence(s, "thailand")) == ("pause", (0, 5))


@pytest.mark.rule("TS-7.4x", "TS-OP-2", "TS-G-04")
def test_the_example_of_red_scare_and_vietnam_revolts() -> None:
    """4 - 1 + 1 + 1 = 5."""
    s = position_with(influence=ASIA, effects=["vietnam_revolts_bonus", "ops_down_ussr"])
    play_moves(place(s, USSR, 4, CHINA), *["thailand"] * 5)
    assert (asked(s), influence(s, "thailand")) == ("pause", (0, 6))


@pytest.mark.rule("TS-OP-2", "TS-K-12", "TS-G-04")
def test_the_bonus_comes_on_top_of_the_limit_of_four() -> None:
    """Brezhnev Doctrine: 4 + 1 is cut to 4, then 1 more in Asia."""
    s = position_with(influence=ASIA, effects=["ops_up_ussr"])
    play_moves(place(s, USSR, 4, CHINA), *["india"] * 5)
    assert (asked(s), influence(s, "india")) == ("pause", (0, 6))


@pytest.mark.rule("TS-G-04", "TS-6.1.2")
def test_the_bonus_may_pay_for_the_second_half_of_a_dear_marker() -> None:
    """Three points are spent; Pakistan is the enemy's and costs 2: the fourth and the fifth."""
    lands = {**ASIA, "pakistan": [2, 0], "turkey": [2, 0], "bulgaria": [0, 1]}
    s = play_moves(china(lands), "india", "india", "india")
    assert refused(s, "turkey") == "TS-6.1.2"
    play_moves(s, "pakistan")
    assert (asked(s), influence(s, "pakistan")) == ("pause", (2, 1))


@pytest.mark.rule("TS-G-04", "TS-6.1.2")
def test_two_bonus_points_may_pay_for_one_dear_marker() -> None:
    """Four points in Thailand, then Vietnam, which the US controls, for the fifth and sixth."""
    s = play_moves(china({**ASIA, "vietnam": [1, 0]}, vietnam=True), *["thailand"] * 4)
    play_moves(s, "vietnam")
    assert (asked(s), influence(s, "vietnam")) == ("pause", (1, 1))


@pytest.mark.rule("TS-G-01", "TS-G-04")
def test_a_bonus_marker_is_never_forced() -> None:
    """The last base point fits nowhere without the bonus: it may be left."""
    lands = {name: [9, 0] for name in ("finland", "poland", "romania", "north_korea")}
    lands |= {"afghanistan": [9, 0]}
    s = china(lands, value=1)
    assert refused(s, "poland") == "TS-6.1.2"
    assert refused(s, "done") == ""  # Both points for a marker in Asia, or none.
    play_moves(s, "afghanistan")
    assert influence(s, "afghanistan") == (9, 1)


@pytest.mark.rule("TS-VR-1", "TS-G-04")
@pytest.mark.parametrize(
    ("side", "codes", "points"),
    [
        (USSR, ["thailand", "thailand"], 3),
        (USSR, ["thailand", "india"], 2),
        (US, ["thailand", "thailand"], 2),
    ],
)
def test_vietnam_revolts_is_for_the_ussr_alone(side: int, codes: list[str], points: int) -> None:
    lands = {"thailand": [1, 1], "india": [1, 1]}
    s = position_with(influence=lands, effects=["vietnam_revolts_bonus"])
    play_moves(place(s, side, 2), *codes)
    assert (asked(s) == "place-influence") == (points == 3)


@pytest.mark.rule("TS-VR-1", "TS-OP-5", "TS-O-09")
@pytest.mark.parametrize("modified", [True, False])
def test_vietnam_revolts_and_granted_operations(modified: bool) -> None:
    s = position_with(
        influence={"thailand": [0, 1]},
        effects=["vietnam_revolts_bonus"],
        event_ops_modified=modified,
    )
    play_moves(place(s, USSR, 1, GRANTED), "thailand")
    assert (asked(s) == "place-influence") == modified


@pytest.mark.rule("TS-9.6", "TS-9.3", "TS-G-04")
def test_the_china_card_played_in_asia() -> None:
    s = position_with(hands={"ussr": ["fidel"]}, influence={**ASIA, "zaire": [1, 0]})
    begin(s, ActionRound(USSR))
    play_moves(s, "the_china_card", "ops", "influence", *["india"] * 5)
    assert (influence(s, "india"), where(s, "the_china_card")) == ((0, 6), "china us down")
    assert s.influence[USSR][country("thailand")] == 1
