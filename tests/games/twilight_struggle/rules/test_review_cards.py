"""What a review of all cards against their texts and rulings found."""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.sides import US, USSR
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    LATE,
    OPEN,
    asked,
    happens,
    in_force,
    influence,
    position_with,
    refused,
    resolve,
    sound,
)


@pytest.mark.rule("TS-BW-1", "TS-NA-1")
@pytest.mark.parametrize("player", [US, USSR])
def test_under_nato_nobody_wages_a_brush_war_in_us_controlled_europe(player: int) -> None:
    s = happens(
        "brush_war",
        player,
        turn=4,
        influence={"italy": (2, 0), "greece": (1, 0)},
        effects=["nato_shield"],
        occurred=["marshall_plan", "nato"],
    )
    assert refused(s, "italy") == "TS-BW-1"
    assert refused(s, "greece") == ""


@pytest.mark.rule("TS-NR-1", "TS-G-07")
def test_norad_adds_nothing_where_the_price_of_peace_took_the_last_influence() -> None:
    s = position_with(
        turn=5,
        defcon=3,
        hands={"ussr": ["nasser"]},
        influence={"canada": (4, 0), "turkey": (2, 0), "angola": (1, 1)},
        in_play=["norad"],
        effects=["norad_force", "crisis_us"],
        dice=[1],
        optional_cards=True,
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "nasser", "ops", "coup")  # There is only Angola, and it fails.
    assert (asked(s), s.to_act) == ("add-influence", (US,))
    assert refused(s, "turkey") == ""
    play_moves(s, "cmc_cancel_turkey")
    assert influence(s, "turkey") == (0, 0)
    assert refused(s, "turkey") == "TS-5.5"
    assert offered(s) == ["canada", "angola", "done"]


@pytest.mark.rule("TS-V-14", "TS-UN-1", "TS-GS-1")
@pytest.mark.parametrize("held", ["un_intervention", "nato"])
def test_how_a_drawn_card_is_used_is_asked_with_and_without_un_intervention(held: str) -> None:
    s = position_with(turn=LATE, hands={"ussr": ["fidel"], "us": [held]}, influence=OPEN)
    s.space_used = (1, 0)
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play")
    assert asked(s) == "mode"
    assert offered(s) == ["ops", *["un_intervention"] * (held == "un_intervention")]


@pytest.mark.rule("TS-AA-1", "TS-AA-4", "TS-GS-1")
def test_a_drawn_un_intervention_takes_no_card_out_of_its_turn_in_the_line() -> None:
    line = ["nasser", "fidel"]
    s = position_with(
        turn=LATE,
        hands={"ussr": ["un_intervention"], "us": [*line, "blockade"]},
        effects=["ames_order"],
        line=line,
        influence=OPEN,
    )
    s.known[USSR] = s.hand[US]
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play", "event")
    assert offered(s) == ["nasser"]
    assert refused(s, "fidel") == refused(s, "blockade") == "TS-AA-1"


@pytest.mark.rule("TS-AA-2", "TS-AA-4", "TS-GS-1")
def test_a_new_un_intervention_waits_for_the_end_of_the_line() -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["fidel"], "us": ["nato", "un_intervention"]},
        effects=["ames_order"],
        line=["nato"],
        influence=OPEN,
    )
    s.known[USSR] = s.hand[US]
    resolve(s, "grain_sales_to_soviets", US)
    play_moves(s, "play")
    assert refused(s, "un_intervention") == "TS-AA-2"


GRAIN = "grain_sales_to_soviets"


@pytest.mark.rule("TS-WB-1", "TS-UN-1", "TS-GS-1")
@pytest.mark.parametrize(
    ("drawn", "own", "moves", "vp"),
    [
        (["fidel"], "un_intervention", ["play", "un_intervention"], 0),
        (["un_intervention"], "fidel", ["play", "event", "fidel"], 0),
        (["fidel"], "un_intervention", ["play", "ops"], -3),
        (["un_intervention"], "fidel", ["play", "ops"], -3),
        (["fidel"], "un_intervention", ["hand_back"], -3),
        ([], "un_intervention", [], -3),
    ],
)
def test_un_intervention_by_way_of_grain_sales_answers_we_will_bury_you(
    drawn: list[str], own: str, moves: list[str], vp: int
) -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": drawn, "us": [GRAIN, own]},
        effects=["bury_you"],
        influence=OPEN,
    )
    begin(s, ActionRound(US))
    play_moves(s, GRAIN, "event", *moves)
    assert (s.vp, in_force(s)) == (vp, set())
    sound(s)


@pytest.mark.rule("TS-WB-1", "TS-GS-1")
@pytest.mark.parametrize("move", ["play", "hand_back"])
def test_grain_sales_in_a_soviet_round_is_no_answer_to_we_will_bury_you(move: str) -> None:
    s = position_with(
        turn=LATE,
        hands={"ussr": ["fidel"], "us": ["un_intervention"]},
        effects=["bury_you"],
        influence=OPEN,
    )
    resolve(s, GRAIN, USSR)
    play_moves(s, move)
    if move == "play":
        play_moves(s, "un_intervention")
    assert (s.vp, in_force(s)) == (0, {"bury_you"})


@pytest.mark.rule("TS-WB-1", "TS-10.3.1a")
def test_we_will_bury_you_ends_the_game_before_a_drawn_card_is_used() -> None:
    s = position_with(
        turn=LATE,
        vp=-17,
        hands={"ussr": ["nuclear_test_ban"], "us": [GRAIN]},
        effects=["bury_you"],
        influence=OPEN,
    )
    begin(s, ActionRound(US))
    play_moves(s, GRAIN, "event", "play", "event")
    assert s.result is not None
    assert (s.result["reason"], s.result["winners"]) == ("vp", [USSR])


@pytest.mark.rule("TS-AA-3", "TS-AA-5", "TS-QB-3")
def test_in_quagmire_scoring_cards_keep_the_order_of_the_line() -> None:
    line = ["nasser", "europe_scoring", "asia_scoring"]
    s = position_with(
        turn=LATE,
        hands={"us": line},
        effects=["ames_order", "quagmire_trap"],
        in_play=["quagmire"],
        line=line,
    )
    begin(s, ActionRound(US))
    assert offered(s) == ["europe_scoring", "pass"]
    assert refused(s, "asia_scoring") == "TS-AA-1"
