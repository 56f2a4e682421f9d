"""Section 6.3: coups."""

from typing import Any

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.countries import (
    BATTLEGROUNDS,
    COUNTRIES,
    STABILITY,
    country,
    in_mask,
)
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import (
    CHINA,
    FREE,
    GRANTED,
    NO_INFLUENCE,
    NO_REALIGNMENT,
)
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    Amounts,
    asked,
    event_ids,
    force,
    influence,
    position_with,
    refused,
)

ELSEWHERE = {"sudan": [1, 1], "zimbabwe": [1, 1]}
"""Two more targets for either side, so that nothing is resolved without asking."""


def coup(side: int, value: int, lands: Amounts, terms: int = 0, **position: Any) -> ColdWar:
    """A side is about to name the target."""
    s = position_with(influence={**ELSEWHERE, **lands}, **{"phasing": side, **position})
    begin(s, Operations(side, value, terms))
    return play_moves(s, "coup") if asked(s) == "operation" else s


def roll(s: ColdWar, name: str, die: int) -> ColdWar:
    force(s, f"die {die}")
    return play_moves(s, name)


# --- targets ----------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.3.1", "TS-CO-1")
def test_there_must_be_enemy_influence() -> None:
    s = coup(US, 3, {"chile": [2, 0], "nigeria": [0, 1]})
    for name in ("chile", "brazil", "mexico"):
        assert refused(s, name) == "TS-CO-1"
    assert set(offered(s)) == {"nigeria", *ELSEWHERE}


@pytest.mark.rule("TS-6.3.1", "TS-CO-1")
@pytest.mark.parametrize("side", [US, USSR])
def test_no_own_influence_is_needed_in_or_near_the_target(side: int) -> None:
    lands = {"morocco": [0, 1] if side == US else [1, 0]}
    s = roll(coup(side, 2, lands), "morocco", 6)  # 6 + 2 - 2 * 3
    expected = (1, 0) if side == US else (0, 1)
    assert influence(s, "morocco") == expected


@pytest.mark.rule("TS-6.3.1", "TS-6.0")
def test_a_coup_is_one_attempt_and_not_more() -> None:
    s = roll(coup(US, 4, {"nigeria": [0, 1]}), "nigeria", 1)
    assert asked(s) == "pause"
    assert event_ids(s).count("coup-rolled") == 1


@pytest.mark.rule("TS-6.3.1", "TS-8.1.5b", "TS-8.1.5c", "TS-8.1.5d", "TS-I-26", "TS-8.1.5n")
@pytest.mark.parametrize(
    ("defcon", "closed"),
    [
        (5, set()),
        (4, {"france"}),
        (3, {"france", "india"}),
        (2, {"france", "india", "iran"}),
    ],
)
def test_defcon_closes_regions(defcon: int, closed: set[str]) -> None:
    targets = {"france", "india", "iran", "panama", "chile"}
    s = coup(US, 1, {name: [0, 1] for name in targets}, defcon=defcon)
    assert set(offered(s)) == (targets - closed) | set(ELSEWHERE)
    for name in closed:
        assert refused(s, name).startswith("TS-8.1.5")


# --- the result -------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.3.2", "TS-I-25")
@pytest.mark.parametrize(
    ("ops", "die", "before", "after"),
    [
        (1, 3, (0, 2), (0, 2)),  # 4 - 4 = 0 fails
        (1, 1, (0, 2), (0, 2)),  # below 0
        (1, 4, (0, 2), (0, 1)),  # 1
        (2, 4, (0, 2), (0, 0)),  # 2
        (3, 4, (0, 2), (1, 0)),  # 3: what exceeds becomes own
        (4, 6, (0, 2), (4, 0)),  # 6
        (4, 6, (1, 2), (5, 0)),
        (2, 4, (3, 5), (3, 3)),
    ],
)
def test_die_plus_ops_minus_twice_the_stability(
    ops: int, die: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    """Tunisia, stability 2."""
    s = roll(coup(US, ops, {"tunisia": before}), "tunisia", die)
    assert influence(s, "tunisia") == after


@pytest.mark.rule("TS-6.3.2")
@pytest.mark.parametrize("name", ["zaire", "tunisia", "morocco", "norway", "united_kingdom"])
def test_the_stability_of_the_target_counts_twice(name: str) -> None:
    s = roll(coup(US, 4, {name: [0, 9]}), name, 6)
    removed = 9 - influence(s, name)[USSR]
    assert removed == max(0, 10 - 2 * STABILITY[country(name)])


@pytest.mark.rule("TS-6.3.3x", "TS-6.3.3", "TS-6.3.2", "TS-6.3.4")
def test_the_example_of_mexico() -> None:
    s = roll(coup(US, 3, {"mexico": [0, 2]}), "mexico", 4)
    assert influence(s, "mexico") == (1, 0)
    assert (s.military, s.defcon) == ((3, 0), 4)


# --- Military Operations ----------------------------------------------------------------------


@pytest.mark.rule("TS-6.3.3", "TS-CO-2", "TS-8.2.3", "TS-I-25")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("die", [1, 6])
def test_military_operations_rise_whether_it_succeeds_or_not(side: int, die: int) -> None:
    s = roll(coup(side, 2, {"tunisia": [2, 2]}), "tunisia", die)
    expected = (2, 0) if side == US else (0, 2)
    assert s.military == expected


@pytest.mark.rule("TS-CO-2", "TS-I-12")
@pytest.mark.parametrize(("before", "ops", "after"), [(0, 4, 4), (2, 3, 5), (4, 3, 5), (5, 1, 5)])
def test_the_track_stops_at_five(before: int, ops: int, after: int) -> None:
    s = coup(US, ops, {"tunisia": [0, 2]}, military=(before, 0))
    assert roll(s, "tunisia", 1).military == (after, 0)


@pytest.mark.rule("TS-CO-2", "TS-7.4.2", "TS-7.4.2x1", "TS-OP-3", "TS-8.2.3")
@pytest.mark.parametrize(
    ("effects", "ops", "after"),
    [
        (["ops_down_us"], 1, (0, 1)),  # TS-7.4.2x1: 4 + 1 - 4
        ([], 2, (0, 0)),
        (["ops_up_us"], 3, (1, 0)),
    ],
)
def test_the_modified_value_is_used(effects: list[str], ops: int, after: tuple[int, int]) -> None:
    s = coup(US, 2, {"tunisia": [0, 2]}, effects=effects)
    roll(s, "tunisia", 4)
    assert (s.military, influence(s, "tunisia")) == ((ops, 0), after)


@pytest.mark.rule("TS-CC-3", "TS-9.6", "TS-OP-2", "TS-VR-1", "TS-G-04")
@pytest.mark.parametrize(
    ("name", "effects", "ops"),
    [
        ("nigeria", [], 4),
        ("india", [], 5),
        ("thailand", [], 5),
        ("india", ["vietnam_revolts_bonus"], 5),
        ("thailand", ["vietnam_revolts_bonus"], 6),
        ("thailand", ["vietnam_revolts_bonus", "ops_down_ussr"], 5),
    ],
)
def test_bonus_points_in_a_coup(name: str, effects: list[str], ops: int) -> None:
    s = roll(coup(USSR, 4, {name: [9, 0]}, CHINA, effects=effects), name, 3)
    assert 9 - influence(s, name)[US] == 3 + ops - 2 * STABILITY[country(name)]
    assert s.military == (0, min(5, ops))


@pytest.mark.rule("TS-VR-1", "TS-7.4.1")
def test_vietnam_revolts_does_not_help_the_us() -> None:
    s = coup(US, 2, {"thailand": [0, 9]}, effects=["vietnam_revolts_bonus"])
    roll(s, "thailand", 6)
    assert (influence(s, "thailand"), s.military) == ((0, 5), (2, 0))


# --- DEFCON -----------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.3.4", "TS-8.1.4", "TS-2.1.4", "TS-I-25")
@pytest.mark.parametrize("name", ["nigeria", "chile", "panama", "tunisia", "peru", "haiti"])
@pytest.mark.parametrize("die", [1, 6])
def test_a_coup_in_a_battleground_lowers_defcon(name: str, die: int) -> None:
    s = roll(coup(US, 1, {name: [0, 2]}), name, die)
    battleground = BATTLEGROUNDS >> country(name) & 1
    assert s.defcon == 5 - battleground


@pytest.mark.rule("TS-6.3.4")
def test_a_coup_in_any_battleground_does() -> None:
    for place in in_mask(BATTLEGROUNDS):
        name = COUNTRIES[place]
        assert roll(coup(USSR, 1, {name: [2, 0]}), name, 1).defcon == 4, name


@pytest.mark.rule("TS-CO-3", "TS-8.1.3", "TS-8.1.5e", "TS-10.3.1c", "TS-I-11")
@pytest.mark.parametrize("side", [US, USSR])
def test_at_defcon_2_a_battleground_coup_loses_the_game(side: int) -> None:
    lands = {"nigeria": [2, 2]}
    s = play_moves(coup(side, 3, lands, defcon=2), "nigeria")
    assert s.result is not None
    assert (s.result["winners"], s.result["reason"]) == ([1 - side], "nuclear_war")
    assert influence(s, "nigeria") == (2, 2)  # Before the result, without a roll.
    assert "coup-rolled" not in event_ids(s)


@pytest.mark.rule("TS-CO-3", "TS-DF-1", "TS-8.1.3", "TS-K-08")
def test_the_phasing_player_is_to_blame_no_matter_who_makes_the_coup() -> None:
    s = coup(USSR, 3, {"nigeria": [2, 0]}, GRANTED, defcon=2, phasing=US)
    play_moves(s, "nigeria")
    assert s.result is not None and s.result["winners"] == [USSR]


@pytest.mark.rule("TS-CO-3", "TS-DF-1")
def test_at_defcon_2_a_coup_elsewhere_is_safe() -> None:
    s = roll(coup(USSR, 3, {"tunisia": [2, 0]}, defcon=2), "tunisia", 6)
    assert (s.over, s.defcon) == (False, 2)


@pytest.mark.rule("TS-G-05", "TS-K-18", "TS-CO-3", "TS-6.3.3")
def test_the_order_of_a_coup() -> None:
    s = roll(coup(US, 3, {"mexico": [0, 2]}), "mexico", 4)
    ids = [
        name
        for name in event_ids(s)
        if name in ("military-counted", "defcon-lowered", "coup-rolled", "influence-removed")
    ]
    assert ids == ["military-counted", "defcon-lowered", "coup-rolled", "influence-removed"]


@pytest.mark.rule("TS-G-05", "TS-CO-3")
def test_military_operations_are_counted_before_nuclear_war() -> None:
    s = play_moves(coup(US, 3, {"mexico": [0, 2]}, defcon=2), "mexico")
    assert (s.over, s.military) == (True, (3, 0))


@pytest.mark.rule("TS-6.3.4", "TS-K-18")
def test_a_region_that_the_coup_itself_closes_does_not_stop_it() -> None:
    """From DEFCON 5 to 4 by a coup in France, which still takes effect."""
    s = roll(coup(US, 3, {"france": [0, 2]}), "france", 6)
    assert (s.defcon, influence(s, "france")) == (4, (1, 0))


# --- free coups -------------------------------------------------------------------------------

FREE_COUP = FREE | GRANTED | NO_INFLUENCE | NO_REALIGNMENT


@pytest.mark.rule("TS-6.3.5", "TS-CO-4", "TS-8.2.5", "TS-I-25")
@pytest.mark.parametrize(
    ("name", "defcon"), [("france", 3), ("iran", 3), ("turkey", 4), ("vietnam", 4)]
)
def test_a_free_coup_ignores_the_closed_regions(name: str, defcon: int) -> None:
    s = roll(coup(US, 4, {name: [0, 1]}, FREE_COUP, defcon=4), name, 6)
    assert s.military == (0, 0)
    assert s.defcon == defcon  # It still lowers DEFCON in a battleground.
    assert influence(s, name)[US] > 0


@pytest.mark.rule("TS-6.3.5", "TS-CO-4", "TS-8.1.3")
def test_a_free_coup_can_lose_the_game() -> None:
    s = play_moves(coup(US, 4, {"france": [0, 1]}, FREE_COUP, defcon=2), "france")
    assert s.result is not None and s.result["winners"] == [USSR]


@pytest.mark.rule("TS-CO-4", "TS-NA-1", "TS-RF-1", "TS-I-26")
@pytest.mark.parametrize("terms", [0, FREE_COUP])
def test_free_or_not_a_coup_obeys_what_protects_a_country(terms: int) -> None:
    lands = {"france": [3, 0], "italy": [1, 0], "japan": [4, 0], "chile": [0, 1]}
    s = coup(USSR, 4, lands, terms, effects=["nato_shield", "us_japan"])
    assert refused(s, "france") == "TS-NA-1"
    assert refused(s, "italy") == ""
    assert refused(s, "japan") == "TS-CO-4"
    assert refused(s, "chile") == "TS-CO-1"
    s = coup(USSR, 4, lands, terms, effects=["reformer"])
    assert refused(s, "italy") == "TS-RF-1"
    s = coup(US, 4, {name: [0, 4] for name in lands}, terms, effects=["reformer", "us_japan"])
    assert refused(s, "italy") == refused(s, "japan") == ""


# --- modifiers of the die ---------------------------------------------------------------------


@pytest.mark.rule("TS-CO-5")
@pytest.mark.parametrize(
    ("name", "effects", "more"),
    [
        ("tunisia", [], 0),
        ("tunisia", ["salt"], -1),
        ("tunisia", ["death_squads_us"], 0),  # Not in the Americas.
        ("ecuador", ["death_squads_us"], 1),
        ("ecuador", ["death_squads_ussr"], -1),
        ("ecuador", ["death_squads_ussr", "salt"], -2),
        ("ecuador", ["death_squads_us", "salt"], 0),
    ],
)
def test_what_changes_the_coup_die(name: str, effects: list[str], more: int) -> None:
    s = roll(coup(US, 3, {name: [0, 9]}, turn=4, effects=effects), name, 5)
    result = 5 + more + 3 - 4
    assert (9 - influence(s, name)[USSR], s.military) == (result, (3, 0))


@pytest.mark.rule("TS-CO-5")
def test_there_is_no_lower_limit_to_the_die() -> None:
    """1 - 2 + 3 - 2 = 0 in Nicaragua: with the die held at 1 there would be a success."""
    effects = ["death_squads_ussr", "salt"]
    s = roll(coup(US, 3, {"nicaragua": [0, 2]}, turn=4, effects=effects), "nicaragua", 1)
    assert influence(s, "nicaragua") == (0, 2)


# --- with a card ------------------------------------------------------------------------------


@pytest.mark.rule("TS-6.3.1", "TS-6.0", "TS-8.2.2")
@pytest.mark.parametrize("side", [US, USSR])
def test_a_coup_with_a_card(side: int) -> None:
    s = position_with(
        hands={SIDES[side]: ["nuclear_test_ban"]}, influence={"nigeria": [2, 2]}, dice=[3]
    )
    begin(s, ActionRound(side))
    play_moves(s, "nuclear_test_ban", "ops", "coup")
    assert influence(s, "nigeria") == ((5, 0) if side == US else (0, 5))
    assert (s.defcon, s.military[side]) == (4, 4)
    s.check()
