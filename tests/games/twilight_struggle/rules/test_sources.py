"""Where the sources pull apart (TS-K): each decision of ours, at the point where it matters.

TS-K-04 to 08, 10, 12 and 15 to 17 are also proved where their rules are: in the tests of The China
Card, Military Operations, endings, DEFCON, the value of Operations and the traps.
"""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.countries import country
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.realignment import modifier
from detente.games.twilight_struggle.rules.scoring import FinalScoring
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.turn import CheckMilitary, HeldCard
from detente.games.twilight_struggle.rules.war import wage_war
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    force,
    hand,
    in_force,
    influence,
    position_with,
    refused,
    where,
)


@pytest.mark.rule("TS-K-01")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("box6_all", [False, True])
def test_box_6_discards_one_held_card_or_all(side: int, box6_all: bool) -> None:
    space = (6, 0) if side == US else (0, 6)
    s = position_with(
        space=space, hands={SIDES[side]: ["nasser", "fidel", "nato"]}, box6_all=box6_all
    )
    begin(s, HeldCard())
    play_moves(s, "nasser")
    assert asked(s) == ("discard-held" if box6_all else "pause")
    if box6_all:
        play_moves(s, "fidel", "nato")
        assert asked(s) == "pause"
    assert len(hand(s, side)) == (0 if box6_all else 2)
    s.check()


@pytest.mark.rule("TS-K-02")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("realign_empty", [False, True])
def test_realignment_needs_enemy_influence_unless_set_otherwise(
    side: int, realign_empty: bool
) -> None:
    s = position_with(phasing=side, influence={"angola": (1, 1)}, realign_empty=realign_empty)
    begin(s, Operations(side, 2, 0))
    play_moves(s, *[code for code in ("realign",) if code in offered(s)])
    if realign_empty:
        assert {"angola", "kenya"} <= set(offered(s))
        assert refused(s, "kenya") == ""
        force(s, "die 1", "die 6")
        play_moves(s, "kenya")
        assert influence(s, "kenya") == (0, 0)
    else:
        s = position_with(phasing=side, influence={"angola": (1, 1), "zaire": (1, 1)})
        begin(s, Operations(side, 2, 0))
        play_moves(s, "realign")
        assert set(offered(s)) == {"angola", "zaire"}
        assert refused(s, "kenya") != ""


@pytest.mark.rule("TS-K-03", "TS-A-3", "TS-I-04")
@pytest.mark.parametrize("player", [US, USSR])
@pytest.mark.parametrize("space", [(0, 0), (2, 2), (1, 3)])
@pytest.mark.parametrize("void", ["removed", "discard"])
def test_star_wars_without_effect(void: str, space: tuple[int, int], player: int) -> None:
    s = position_with(
        turn=8,
        space=space,
        hands={SIDES[player]: ["star_wars"]},
        discard=["duck_and_cover", "nasser"],
        influence={"poland": (1, 1)},
        star_wars_void=void,
    )
    begin(s, ActionRound(player))
    play_moves(s, "star_wars")
    if player == US and void == "discard":
        assert refused(s, "event") == "TS-5.2b"
        return
    if player == US:
        play_moves(s, "event")
    else:
        play_moves(s, "ops")
        if asked(s) == "order":
            play_moves(s, "event_first")
        assert asked(s) == "operation"
        force(s, "die 1")
        play_moves(s, "coup")
    assert where(s, "star_wars") == void
    assert (s.vp, s.defcon) == (0, 4 if player == USSR else 5)
    s.check()


@pytest.mark.rule("TS-K-04")
@pytest.mark.parametrize("trapped", [False, True])
def test_the_china_card_is_barred_in_a_trap_only(trapped: bool) -> None:
    s = position_with(
        turn=4,
        china="us",
        hands={"us": ["nasser"]},
        in_play=["quagmire"],
        effects=["quagmire_trap"] if trapped else [],
    )
    begin(s, ActionRound(US))
    assert ("the_china_card" in offered(s)) != trapped


@pytest.mark.rule("TS-K-05", "TS-K-06")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("effect", ["ops_up", "ops_down"])
def test_a_war_gives_its_fixed_figure_to_the_side_that_wages_it(side: int, effect: str) -> None:
    s = position_with(phasing=1 - side, effects=[f"{effect}_{name}" for name in SIDES], dice=[1])
    wage_war(s, side, country("iran"), 4, 2, 2)
    assert s.military[side] == 2 and s.military[1 - side] == 0


@pytest.mark.rule("TS-K-07")
@pytest.mark.parametrize(("holder", "vp"), [("us", 1), ("ussr", -1)])
def test_the_china_card_is_a_vp_at_the_end(holder: str, vp: int) -> None:
    s = begin(position_with(turn=10, china=holder), FinalScoring())
    assert s.vp == vp
    assert s.result is not None and s.result["winners"] == [SIDES.index(holder)]


@pytest.mark.rule("TS-K-08")
@pytest.mark.parametrize("phasing", [US, USSR])
def test_the_phasing_player_loses_at_defcon_1(phasing: int) -> None:
    s = position_with(defcon=2, phasing=phasing, influence={"angola": (1, 1), "zaire": (1, 1)})
    begin(s, Operations(1 - phasing, 1, 0))
    play_moves(s, "coup", "angola")
    assert s.result is not None and s.result["winners"] == [1 - phasing]


@pytest.mark.rule("TS-K-09")
@pytest.mark.parametrize(
    ("place", "there", "modifiers"),
    [
        ("north_korea", (0, 3), (0, 2)),  # More influence, and the superpower once.
        ("cuba", (0, 0), (1, 0)),
        ("japan", (1, 0), (2, 0)),
        ("afghanistan", (0, 0), (0, 1)),
        ("angola", (0, 0), (0, 0)),
    ],
)
def test_a_superpower_counts_once_in_realignment(
    place: str, there: tuple[int, int], modifiers: tuple[int, int]
) -> None:
    s = position_with(influence={place: there})
    assert (modifier(s, US, country(place)), modifier(s, USSR, country(place))) == modifiers


@pytest.mark.rule("TS-K-10")
@pytest.mark.parametrize(("modified", "ops"), [(True, 3), (False, 4)])
def test_ops_granted_by_events_are_modified_unless_set_otherwise(modified: bool, ops: int) -> None:
    s = position_with(
        turn=4,
        hands={"us": ["abm_treaty"]},
        effects=["ops_down_us"],
        influence={"japan": (1, 0), "poland": (0, 1)},
        event_ops_modified=modified,
    )
    begin(s, ActionRound(US))
    play_moves(s, "abm_treaty", "event")
    assert s.decision().prompt_args(s, US)["ops"] == ops


@pytest.mark.rule("TS-K-11", "TS-G-14")
def test_some_underlined_cards_end_early() -> None:
    trap = position_with(
        turn=4, hands={"us": ["nato"]}, in_play=["quagmire"], effects=["quagmire_trap"]
    )
    force(trap, "die 1")
    begin(trap, ActionRound(US))
    play_moves(trap, "nato")
    assert where(trap, "quagmire") == "removed" and not in_force(trap)

    shuttle = position_with(
        turn=4,
        hands={"us": ["asia_scoring"]},
        in_play=["shuttle_diplomacy"],
        effects=["shuttle"],
    )
    begin(shuttle, ActionRound(US))
    play_moves(shuttle, "asia_scoring")
    assert where(shuttle, "shuttle_diplomacy") == "discard" and not in_force(shuttle)

    formosan = position_with(
        china="us",
        in_play=["formosan_resolution"],
        effects=["formosan"],
        influence={"japan": (1, 0)},
    )
    begin(formosan, ActionRound(US))
    play_moves(formosan, "the_china_card", "ops")
    assert where(formosan, "formosan_resolution") == "removed" and not in_force(formosan)


@pytest.mark.rule("TS-K-12")
def test_the_limit_of_4_comes_before_the_bonus() -> None:
    """4 + 1, limited to 4, and only then 1 for Asia and 1 for Southeast Asia."""
    s = position_with(
        china="ussr",
        effects=["ops_up_ussr", "vietnam_revolts_bonus"],
        influence={"thailand": (9, 0)},
        dice=[1],
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "the_china_card", "ops", "coup")
    assert influence(s, "thailand") == (9 - (1 + 6 - 4), 0)


@pytest.mark.rule("TS-K-13")
def test_two_cards_cannot_be_headlines() -> None:
    s = position_with(china="us", hands={"us": ["un_intervention", "nasser"], "ussr": ["fidel"]})
    begin(s, Headline())
    assert s.legal_moves(US) == ["nasser"]
    for name in ("un_intervention", "the_china_card"):
        refusal = s.explain(US, name)
        assert refusal is not None and refusal.rule == "TS-HL-3"


@pytest.mark.rule("TS-K-14", "TS-A-5")
@pytest.mark.parametrize(
    ("box", "first", "second"),
    [(1, 2, 1), (2, 0, 0), (3, 2, 0), (4, 0, 0), (5, 3, 1), (6, 0, 0), (7, 4, 2), (8, 2, 0)],
)
@pytest.mark.parametrize("side", [US, USSR])
def test_only_the_numbers_of_the_boxes_matter(side: int, box: int, first: int, second: int) -> None:
    s = position_with(space=(box - 1, box - 1))
    s.advance_in_space(side, 1)
    s.advance_in_space(1 - side, 1)
    gained = [event["args"]["points"] for event in s.events(None) if event["id"] == "vp-gained"]
    assert gained == [points for points in (first, second) if points]
    assert s.space == (box, box)


@pytest.mark.rule("TS-K-15")
def test_the_china_card_waits_for_scoring_cards_and_a_trap_takes_a_discard() -> None:
    s = position_with(china="us", rounds_left=1, hands={"us": ["asia_scoring"]})
    begin(s, ActionRound(US))
    assert refused(s, "the_china_card") == "TS-9.5b"
    s = position_with(
        turn=4,
        hands={"ussr": ["nasser"]},
        in_play=["bear_trap"],
        effects=["bear_trap_trap", "ops_up_ussr"],
        influence={"egypt": (2, 0)},
        dice=[6],
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "nasser")
    assert where(s, "nasser") == "discard" and influence(s, "egypt") == (2, 0)


@pytest.mark.rule("TS-K-16")
@pytest.mark.parametrize("side", [US, USSR])
def test_a_trap_is_tested_anew_in_each_round(side: int) -> None:
    trap = ("quagmire", "bear_trap")[side]
    s = position_with(
        turn=4,
        hands={SIDES[side]: ["summit"]},
        in_play=[trap],
        effects=[f"{trap}_trap"],
        deck=["nato"],
    )
    begin(s, ActionRound(side))
    play_moves(s, "pass")
    s.draw_card(side)
    begin(s, ActionRound(side))
    assert offered(s) == ["nato"]


@pytest.mark.rule("TS-K-17")
def test_penalties_of_both_sides_are_set_off() -> None:
    s = begin(position_with(defcon=4, vp=-18, military=(1, 2)), CheckMilitary())
    assert s.vp == -19  # 3 for the USSR would have ended the game.
    assert event_ids(s).count("vp-gained") == 1


@pytest.mark.rule("TS-K-18", "TS-G-05", "TS-CO-3")
def test_a_coup_lowers_defcon_before_its_result() -> None:
    s = position_with(phasing=US, influence={"italy": (0, 1)}, dice=[6])
    begin(s, Operations(US, 2, 0))
    play_moves(s, "coup")
    assert event_ids(s) == [
        "military-counted",
        "defcon-lowered",
        "coup-rolled",
        "influence-removed",
        "influence-added",
    ]


@pytest.mark.rule("TS-K-18")
def test_at_2_nothing_is_rolled_any_more() -> None:
    s = position_with(defcon=2, phasing=US, influence={"angola": (0, 1)})
    begin(s, Operations(US, 2, 0))
    play_moves(s, "coup")
    assert s.over and influence(s, "angola") == (0, 1)
    assert "coup-rolled" not in event_ids(s)


@pytest.mark.rule("TS-K-19", "TS-OP-3", "TS-ME-1")
@pytest.mark.parametrize(
    ("effects", "equal"),
    [
        ([], {"nuclear_test_ban"}),
        (["ops_up_ussr"], {"nuclear_test_ban", "brezhnev_doctrine"}),
        (["ops_up_us"], {"nuclear_test_ban"}),
        (["ops_down_ussr"], {"nuclear_test_ban"}),
    ],
)
def test_missile_envy_compares_current_values(effects: list[str], equal: set[str]) -> None:
    s = position_with(
        turn=4,
        effects=effects,
        hands={
            "us": ["missile_envy"],
            "ussr": ["nuclear_test_ban", "brezhnev_doctrine", "fidel", "nasser"],
        },
    )
    begin(s, ActionRound(US))
    play_moves(s, "missile_envy", "event")
    assert s.to_act == (USSR,)
    assert set(offered(s)) == equal


@pytest.mark.rule("TS-K-20", "TS-SC-1", "TS-FYP-1")
def test_five_year_plan_in_the_last_round_rids_the_ussr_of_a_scoring_card() -> None:
    s = position_with(
        rounds_left=1,
        hands={"ussr": ["five_year_plan", "asia_scoring"]},
        influence={"japan": (4, 0), "poland": (0, 3)},
    )
    begin(s, ActionRound(USSR))
    assert set(offered(s)) == {"five_year_plan", "asia_scoring"}
    play_moves(s, "five_year_plan")
    assert offered(s) == ["ops"]  # For Operations, nothing else.
    play_moves(s, "ops", "event_first")
    assert where(s, "asia_scoring") == "discard"
    assert s.vp == 0
    assert asked(s) == "operation"


@pytest.mark.rule("TS-K-20", "TS-SC-1")
def test_not_if_another_card_might_go_instead() -> None:
    s = position_with(rounds_left=1, hands={"ussr": ["five_year_plan", "asia_scoring", "nasser"]})
    begin(s, ActionRound(USSR))
    assert offered(s) == ["asia_scoring"]
    assert refused(s, "five_year_plan") == "TS-SC-1"
