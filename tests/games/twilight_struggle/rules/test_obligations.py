"""What a side must play: scoring cards in time, and what else binds it."""

import pytest

from detente.core.view import prompt_of
from detente.games.twilight_struggle.rules.action_round import ActionRound, ActionRounds
from detente.games.twilight_struggle.rules.cards import SCORING
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import LateScoringCards
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    hand,
    position_with,
    refused,
    where,
)

LANDS = {"canada": [1, 0], "poland": [0, 1], "zaire": [1, 1]}


def play(s: ColdWar, side: int, *codes: str) -> ColdWar:
    """A side's action round, and its first moves."""
    return play_moves(begin(s, ActionRound(side)), *codes)


# --- TS-SC-1: scoring cards -------------------------------------------------------------------


@pytest.mark.rule("TS-SC-1", "TS-4.5.Da", "TS-2.2.1", "TS-10.1.5", "TS-I-17")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(
    ("scoring", "rounds_left", "forced"),
    [(1, 1, True), (1, 2, False), (2, 2, True), (2, 3, False), (3, 3, True), (3, 4, False)],
)
def test_with_as_many_scoring_cards_as_rounds_nothing_else_is_played(
    side: int, scoring: int, rounds_left: int, forced: bool
) -> None:
    cards = ["asia_scoring", "europe_scoring", "middle_east_scoring"][:scoring]
    s = position_with(
        rounds_left=rounds_left, hands={SIDES[side]: [*cards, "fidel", "nato"]}, china="us"
    )
    begin(s, ActionRound(side))
    china = {"the_china_card"} if side == US else set()
    assert set(offered(s)) == ({*cards} if forced else {*cards, "fidel", "nato"} | china)
    for name in ("fidel", "nato"):
        assert refused(s, name) == ("TS-SC-1" if forced else "")
    assert refused(s, "pass") == "TS-5.1"


@pytest.mark.rule("TS-SC-1", "TS-9.5b", "TS-CC-5")
@pytest.mark.parametrize(("rounds_left", "rule"), [(1, "TS-9.5b"), (2, "")])
def test_the_china_card_does_not_keep_a_scoring_card_in_hand(rounds_left: int, rule: str) -> None:
    s = position_with(rounds_left=rounds_left, hands={"ussr": ["asia_scoring"]}, china="ussr")
    begin(s, ActionRound(USSR))
    assert refused(s, "the_china_card") == rule


@pytest.mark.rule("TS-SC-1", "TS-G-08")
@pytest.mark.parametrize(
    ("effects", "line"),
    [
        (["quagmire_trap"], []),
        (["envy_owed_us"], []),
        ([], ["nato", "fidel", "asia_scoring"]),
        (["quagmire_trap", "envy_owed_us"], ["nato", "fidel", "asia_scoring"]),
    ],
)
def test_scoring_cards_go_before_all_other_duties(effects: list[str], line: list[str]) -> None:
    s = position_with(
        turn=8,
        rounds_left=1,
        hands={"us": ["asia_scoring", "fidel", "nato", "missile_envy"]},
        effects=effects,
        line=line,
    )
    begin(s, ActionRound(US))
    assert (asked(s), offered(s)) == ("choose-card", ["asia_scoring"])
    play_moves(s, "asia_scoring")
    assert where(s, "asia_scoring") == "discard"


@pytest.mark.rule("TS-SC-1", "TS-G-12", "TS-AR-3")
@pytest.mark.parametrize(
    ("space", "effects", "forced"),
    [
        ((0, 0), [], True),
        ((8, 0), [], False),
        ((0, 0), ["north_sea_oil_round"], False),
        ((8, 8), [], True),
        ((0, 8), [], True),
    ],
)
def test_an_eighth_round_counts_among_the_rounds_left(
    space: tuple[int, int], effects: list[str], forced: bool
) -> None:
    hands = {"us": ["asia_scoring", "fidel", "nato"]}
    s = position_with(turn=8, rounds_left=1, space=space, effects=effects, hands=hands)
    begin(s, ActionRound(US))
    assert refused(s, "fidel") == ("TS-SC-1" if forced else "")


@pytest.mark.rule("TS-G-12", "TS-SC-1")
@pytest.mark.parametrize("scoring", [1, 2])
def test_in_the_eighth_round_there_is_one_round_left(scoring: int) -> None:
    cards = ["asia_scoring", "europe_scoring"][:scoring]
    s = position_with(turn=8, round=8, space=(8, 0), hands={"us": [*cards, "fidel"]})
    begin(s, ActionRound(US))
    assert set(offered(s)) == set(cards)


@pytest.mark.rule("TS-G-16", "TS-G-12", "TS-SC-1")
def test_with_more_scoring_cards_than_rounds_the_rest_is_discarded() -> None:
    cards = ["asia_scoring", "europe_scoring", "middle_east_scoring"]
    s = position_with(rounds_left=1, hands={"us": [*cards, "fidel"]}, influence={"france": [3, 0]})
    begin(s, ActionRound(US), LateScoringCards())
    assert set(offered(s)) == set(cards)
    play_moves(s, "asia_scoring")
    assert (hand(s, US), s.vp) == ({"fidel"}, 0)
    assert where(s, "europe_scoring") == "discard"
    assert event_ids(s).count("discarded-from-hand") == 2


@pytest.mark.rule("TS-G-16", "TS-G-12", "TS-AR-3")
def test_a_scoring_card_left_over_by_a_lost_eighth_round_is_discarded() -> None:
    """In round 6 the US counts on round 8; in round 7 the USSR reaches the last box."""
    s = position_with(
        turn=8,
        round=6,
        space=(8, 7),
        dice=[1],
        influence=LANDS,
        hands={"us": ["asia_scoring", "africa_scoring", "nato"], "ussr": ["marshall_plan"]},
        china_up=False,
    )
    begin(s, ActionRound(US), ActionRounds(7), LateScoringCards())
    assert refused(s, "nato") == ""
    play_moves(s, "nato", "influence", "canada", "canada", "canada", "canada")
    play_moves(s, "marshall_plan", "space")
    assert (s.to_act, set(offered(s))) == ((US,), {"asia_scoring", "africa_scoring"})
    play_moves(s, "africa_scoring")
    assert (asked(s), hand(s, US), where(s, "asia_scoring")) == ("pause", set(), "discard")
    assert event_ids(s).count("discarded-from-hand") == 1


# --- the outlets ------------------------------------------------------------------------------


@pytest.mark.rule("TS-SC-1", "TS-K-20", "TS-FYP-1")
def test_five_year_plan_is_an_outlet_when_a_scoring_card_is_sure_to_go() -> None:
    s = position_with(
        rounds_left=1,
        hands={"ussr": ["five_year_plan", "asia_scoring"]},
        influence={"north_korea": [0, 3]},
    )
    begin(s, ActionRound(USSR))
    assert set(offered(s)) == {"five_year_plan", "asia_scoring"}
    play_moves(s, "five_year_plan")
    assert offered(s) == ["ops"]
    play_moves(s, "ops", "event_first")
    assert (where(s, "asia_scoring"), s.vp) == ("discard", 0)


@pytest.mark.rule("TS-SC-1")
def test_five_year_plan_is_no_outlet_when_something_else_may_go() -> None:
    hands = {"ussr": ["five_year_plan", "asia_scoring", "fidel"]}
    s = begin(position_with(rounds_left=1, hands=hands), ActionRound(USSR))
    assert refused(s, "five_year_plan") == "TS-SC-1"


@pytest.mark.rule("TS-SC-1")
def test_five_year_plan_as_an_outlet_does_not_go_to_space() -> None:
    """With rounds to spare it may; as an outlet it may not."""
    cards = ["five_year_plan", "asia_scoring"]
    s = play(
        position_with(rounds_left=2, hands={"ussr": cards}, china="us"), USSR, "five_year_plan"
    )
    assert refused(s, "space") == ""
    s = play(
        position_with(rounds_left=1, hands={"ussr": cards}, china="us"), USSR, "five_year_plan"
    )
    assert refused(s, "space") == "TS-SC-1"


@pytest.mark.rule("TS-SC-1", "TS-UN-1")
def test_un_intervention_is_no_way_round() -> None:
    """Even if only Five Year Plan and a scoring card are left beside it."""
    hands = {"ussr": ["five_year_plan", "asia_scoring", "un_intervention"]}
    s = begin(position_with(rounds_left=1, hands=hands), ActionRound(USSR))
    assert offered(s) == ["asia_scoring"]
    assert refused(s, "un_intervention") == "TS-SC-1"


@pytest.mark.rule("TS-SC-1", "TS-G-08")
@pytest.mark.parametrize("effect", ["bear_trap_trap", "envy_owed_ussr"])
def test_five_year_plan_is_no_outlet_for_a_bound_side(effect: str) -> None:
    hands = {"ussr": ["five_year_plan", "asia_scoring"]}
    s = begin(
        position_with(turn=4, rounds_left=1, hands=hands, effects=[effect]), ActionRound(USSR)
    )
    assert offered(s) == ["asia_scoring"]


@pytest.mark.rule("TS-SC-1")
def test_five_year_plan_is_no_outlet_for_the_us() -> None:
    hands = {"us": ["five_year_plan", "asia_scoring"]}
    s = begin(position_with(rounds_left=1, hands=hands), ActionRound(US))
    assert refused(s, "five_year_plan") == "TS-SC-1"


@pytest.mark.rule("TS-SC-1", "TS-SC-2")
def test_ask_not_is_an_outlet_as_an_event_only() -> None:
    s = position_with(
        turn=4,
        rounds_left=1,
        hands={"us": ["ask_not_what_your_country", "asia_scoring", "fidel"]},
        influence={"japan": [4, 0], "canada": [1, 0]},
        deck=["nato"],
    )
    begin(s, ActionRound(US))
    assert set(offered(s)) == {"ask_not_what_your_country", "asia_scoring"}
    play_moves(s, "ask_not_what_your_country")
    assert refused(s, "ops") == refused(s, "space") == "TS-SC-1"
    play_moves(s, "event")
    assert "done" not in offered(s)  # The scoring card must go.
    play_moves(s, "asia_scoring")
    assert where(s, "asia_scoring") == "discard"
    assert "done" in offered(s)
    play_moves(s, "done")
    assert s.vp == 0
    s.check()


@pytest.mark.rule("TS-SC-1", "TS-G-08")
@pytest.mark.parametrize("effect", ["quagmire_trap", "envy_owed_us"])
def test_ask_not_is_no_outlet_for_a_bound_side(effect: str) -> None:
    hands = {"us": ["ask_not_what_your_country", "asia_scoring"]}
    s = begin(position_with(turn=4, rounds_left=1, hands=hands, effects=[effect]), ActionRound(US))
    assert offered(s) == ["asia_scoring"]


@pytest.mark.rule("TS-SC-1")
def test_ask_not_is_no_outlet_for_the_ussr() -> None:
    hands = {"ussr": ["ask_not_what_your_country", "asia_scoring"]}
    s = begin(position_with(turn=4, rounds_left=1, hands=hands), ActionRound(USSR))
    assert offered(s) == ["asia_scoring"]


@pytest.mark.rule("TS-SC-1", "TS-O-11")
@pytest.mark.parametrize(("ames", "outlet"), [("order", False), ("discard", True)])
def test_aldrich_ames_that_discards_is_an_outlet(ames: str, outlet: bool) -> None:
    hands = {"us": ["aldrich_ames", "asia_scoring"]}
    s = position_with(turn=8, rounds_left=1, hands=hands, influence=LANDS, aldrich_ames=ames)
    begin(s, ActionRound(US))
    assert set(offered(s)) == ({"aldrich_ames", "asia_scoring"} if outlet else {"asia_scoring"})
    if outlet:
        play_moves(s, "aldrich_ames")
        assert offered(s) == ["ops"]
        play_moves(s, "ops", "event_first")
        assert (where(s, "asia_scoring"), s.vp) == ("discard", 0)
    hands = {"us": ["aldrich_ames", "asia_scoring", "fidel"]}
    s = position_with(turn=8, rounds_left=1, hands=hands, aldrich_ames=ames)
    assert offered(begin(s, ActionRound(US))) == ["asia_scoring"]


@pytest.mark.rule("TS-SC-2", "TS-5.4")
def test_a_scoring_card_may_be_lost_at_a_moment_of_ones_own_choice() -> None:
    hands = {"ussr": ["five_year_plan", "asia_scoring"]}
    s = position_with(
        rounds_left=4, hands=hands, influence={"north_korea": [3, 0], "poland": [0, 1]}
    )
    play(s, USSR, "five_year_plan", "ops", "event_first")
    assert (where(s, "asia_scoring"), s.vp) == ("discard", 0)
    assert not s.hand[USSR] & SCORING


# --- TS-G-08: the order of the other duties ---------------------------------------------------


@pytest.mark.rule("TS-G-08", "TS-QB-1")
def test_a_trap_goes_before_missile_envy_and_the_line() -> None:
    hands = {"us": ["nasser", "missile_envy", "nato"]}
    s = position_with(
        turn=8,
        hands=hands,
        effects=["quagmire_trap", "envy_owed_us", "ops_down_us"],
        in_play=["quagmire"],
        line=["nasser", "nato", "missile_envy"],
    )
    begin(s, ActionRound(US))
    assert asked(s) == "trap"
    assert offered(s) == ["nato"]  # Missile Envy is worth only 1 now.


@pytest.mark.rule("TS-G-08", "TS-ME-2")
def test_missile_envy_goes_before_the_line() -> None:
    hands = {"us": ["nasser", "missile_envy", "nato"]}
    line = ["nasser", "nato", "missile_envy"]
    s = position_with(turn=8, hands=hands, effects=["envy_owed_us"], line=line, china="us")
    begin(s, ActionRound(US))
    assert offered(s) == ["missile_envy"]
    assert refused(s, "nasser") == refused(s, "the_china_card") == "TS-ME-2"


@pytest.mark.rule("TS-G-08", "TS-AA-1", "TS-AA-5")
def test_otherwise_the_line_is_kept_and_the_china_card_is_outside() -> None:
    hands = {"us": ["nasser", "fidel", "nato"]}
    s = position_with(turn=8, hands=hands, line=["nato", "nasser", "fidel"], china="us")
    begin(s, ActionRound(US))
    assert set(offered(s)) == {"nato", "the_china_card"}
    assert refused(s, "fidel") == "TS-AA-1"


@pytest.mark.rule("TS-SC-1", "TS-V-17")
def test_nothing_reveals_that_a_side_was_restricted() -> None:
    """The only card that may be played is still asked for, and no move is shown to the enemy."""
    s = begin(position_with(rounds_left=1, hands={"us": ["asia_scoring", "nato"]}), ActionRound(US))
    assert (asked(s), offered(s)) == ("choose-card", ["asia_scoring"])
    prompt = prompt_of(s.view(USSR))
    assert (prompt["args"], prompt["moves"]) == ({}, [])


@pytest.mark.rule("TS-SC-1", "TS-V-17", "TS-I-34")
@pytest.mark.parametrize(
    ("side", "card", "codes"),
    [
        (USSR, "five_year_plan", ["five_year_plan", "ops"]),
        (US, "ask_not_what_your_country", ["ask_not_what_your_country", "event"]),
        (US, "aldrich_ames", ["aldrich_ames", "ops"]),
    ],
)
def test_an_outlet_looks_like_any_other_play(side: int, card: str, codes: list[str]) -> None:
    """Restricted or not, the enemy sees the same prompts and the same number of moves."""
    seen = []
    for other in ("asia_scoring", "nasser"):
        hands = {SIDES[side]: [card, other]}
        s = position_with(
            turn=8, rounds_left=1, hands=hands, influence=LANDS, aldrich_ames="discard"
        )
        begin(s, ActionRound(side))
        views = [s.view(1 - side)]
        for name in codes:
            play_moves(s, name)
            views.append(s.view(1 - side))
        seen.append(views)
    assert seen[0] == seen[1]
