"""The five war cards (section 7.6): who is attacked, what helps, and what it brings."""

from typing import Any

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import OWNER, code
from detente.games.twilight_struggle.rules.countries import COUNTRIES, STABILITY
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    Amounts,
    asked,
    happens,
    influence,
    position_with,
    refused,
    where,
)


def wage(card: str, player: int = USSR, *, die: int, **position: Any) -> ColdWar:
    """The event of a war card that this side plays."""
    s = happens(card, player, **{"turn": 8, "dice": [die], **position})
    s.check()
    return s


FIXED = {"korean_war": "south_korea", "arab_israeli_war": "israel"}
CHOSEN = {"indo_pakistani_war": ["pakistan", "india"], "iran_iraq_war": ["iran", "iraq"]}


@pytest.mark.rule("TS-7.6", "TS-WAR-1", "TS-A-9", "TS-MO-2")
@pytest.mark.parametrize("card", FIXED)
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("player", [US, USSR])
def test_four_or_more_wins_two_points_and_the_influence(card: str, die: int, player: int) -> None:
    target = FIXED[card]
    s = wage(card, player=player, die=die, influence={target: [2, 1]})
    won = die >= 4
    assert influence(s, target) == ((0, 3) if won else (2, 1))
    assert s.vp == (-2 if won else 0)
    assert s.military == (0, 2)  # TS-8.2.4: the USSR's, won or lost, no matter who played the card
    assert asked(s) == "pause"


@pytest.mark.rule("TS-8.2.4", "TS-8.2.4x", "TS-K-06", "TS-MO-2")
def test_the_enemy_counts_the_military_operations_of_the_war_it_is_given() -> None:
    s = position_with(
        hands={"us": ["arab_israeli_war"]}, influence={"israel": [1, 0], "canada": [1, 0]}, dice=[4]
    )
    begin(s, ActionRound(US))
    play_moves(s, "arab_israeli_war", "ops", "event_first")
    assert (s.military, s.vp) == ((0, 2), -2)
    assert s.to_act == (US,)
    assert asked(s) == "operation"


@pytest.mark.rule("TS-WAR-1", "TS-7.6")
@pytest.mark.parametrize("card", FIXED)
def test_the_points_are_scored_even_where_nobody_was(card: str) -> None:
    s = wage(card, die=4)
    assert influence(s, FIXED[card]) == (0, 0)
    assert s.vp == -2


@pytest.mark.rule("TS-KW-1")
@pytest.mark.parametrize("defcon", [5, 2])
def test_korean_war_does_not_move_defcon(defcon: int) -> None:
    s = wage("korean_war", die=6, defcon=defcon)
    assert s.defcon == defcon
    assert not s.over


@pytest.mark.rule("TS-WAR-1", "TS-7.6")
@pytest.mark.parametrize(
    ("around", "needed"),
    [
        ({}, 4),
        ({"taiwan": [3, 0]}, 5),
        ({"taiwan": [2, 0]}, 4),
        ({"taiwan": [0, 3]}, 4),
        ({"taiwan": [3, 0], "japan": [4, 0]}, 6),
        ({"taiwan": [3, 0], "japan": [4, 0], "north_korea": [3, 0]}, 7),
        ({"south_korea": [3, 0]}, 4),  # the country attacked does not help itself here
        ({"philippines": [2, 0]}, 4),  # not adjacent
    ],
)
def test_every_adjacent_country_of_the_enemy_takes_one_off(around: Amounts, needed: int) -> None:
    for die in range(1, 7):
        s = wage("korean_war", die=die, influence=around)
        assert (s.vp == -2) is (die >= needed)


@pytest.mark.rule("TS-AI-1")
@pytest.mark.parametrize(
    ("around", "needed"),
    [
        ({"israel": [3, 0]}, 4),
        ({"israel": [4, 0]}, 5),
        ({"israel": [4, 0], "egypt": [2, 0]}, 6),
        ({"israel": [5, 1], "egypt": [2, 0], "jordan": [2, 0]}, 7),
        ({"egypt": [2, 0]}, 5),
        ({"israel": [0, 4]}, 4),
    ],
)
def test_israel_helps_itself(around: Amounts, needed: int) -> None:
    for die in range(1, 7):
        s = wage("arab_israeli_war", die=die, influence=around)
        assert (s.vp == -2) is (die >= needed)


@pytest.mark.rule("TS-5.2c", "TS-5.2x2", "TS-7.5")
@pytest.mark.parametrize("player", [US, USSR])
def test_there_is_no_arab_israeli_war_after_camp_david(player: int) -> None:
    s = wage("arab_israeli_war", player=player, die=6, occurred=("camp_david_accords",))
    assert (s.vp, s.military) == (0, (0, 0))
    assert where(s, "arab_israeli_war") == "discard"


@pytest.mark.rule("TS-7.6", "TS-2.2.2c", "TS-8.2.3", "TS-WAR-1")
@pytest.mark.parametrize("card", CHOSEN)
@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("player", [US, USSR])
@pytest.mark.parametrize("die", [3, 4])
def test_who_plays_it_attacks_one_of_two_countries(
    card: str, place: int, player: int, die: int
) -> None:
    target, other = CHOSEN[card][place], CHOSEN[card][1 - place]
    s = wage(card, player=player, die=die, influence={target: [1, 1], other: [1, 1]})
    assert s.to_act == (player,)
    assert offered(s) == sorted(CHOSEN[card], key=COUNTRIES.index)
    assert refused(s, "japan") == "TS-7.6"
    assert refused(s, "done") == "TS-7.6"
    assert s.military == (0, 0)
    play_moves(s, target)
    won = die == 4
    sides = ((2, 0), (0, 2))
    assert influence(s, target) == (sides[player] if won else (1, 1))
    assert influence(s, other) == (1, 1)
    assert s.vp == (0 if not won else 2 if player == US else -2)
    assert s.military == sides[player]
    s.check()


@pytest.mark.rule("TS-7.6", "TS-WAR-1")
@pytest.mark.parametrize(
    ("target", "around", "needed"),
    [
        ("india", {"pakistan": [2, 0], "burma": [2, 0]}, 6),
        ("pakistan", {"iran": [2, 0]}, 5),
        ("pakistan", {"iran": [0, 2]}, 4),
        ("pakistan", {"pakistan": [2, 0]}, 4),  # TS-AI-1 is for Israel only
    ],
)
def test_neighbours_help_india_and_pakistan(target: str, around: Amounts, needed: int) -> None:
    for die in range(1, 7):
        s = wage("indo_pakistani_war", die=die, influence=around)
        play_moves(s, target)
        assert (s.vp == -2) is (die >= needed)


@pytest.mark.rule("TS-BW-1", "TS-7.6")
@pytest.mark.parametrize("player", [US, USSR])
def test_brush_war_breaks_out_in_any_country_of_stability_one_or_two(player: int) -> None:
    s = wage("brush_war", player=player, die=1, defcon=2)  # no region is closed to wars
    expected = [name for name, stable in zip(COUNTRIES, STABILITY, strict=True) if stable <= 2]
    assert s.to_act == (player,)
    assert offered(s) == expected
    assert refused(s, "south_africa") == "TS-7.6"


@pytest.mark.rule("TS-BW-1", "TS-WAR-1")
@pytest.mark.parametrize("player", [US, USSR])
@pytest.mark.parametrize("die", range(1, 7))
def test_brush_war_needs_a_three(player: int, die: int) -> None:
    s = wage("brush_war", player=player, die=die, influence={"zaire": [1, 1]}, defcon=2)
    play_moves(s, "zaire")
    won = die >= 3
    assert influence(s, "zaire") == (((2, 0), (0, 2))[player] if won else (1, 1))
    assert s.vp == (0 if not won else 1 if player == US else -1)
    assert s.military[player] == 3
    assert s.defcon == 2  # a war in a battleground is no coup
    assert where(s, "brush_war") == "discard"


@pytest.mark.rule("TS-2.1.5", "TS-WAR-1", "TS-BW-1")
@pytest.mark.parametrize(
    ("player", "target", "around", "needed"),
    [
        (USSR, "mexico", {}, 4),  # next to the US
        (US, "mexico", {}, 3),
        (US, "afghanistan", {}, 4),  # next to the USSR
        (USSR, "afghanistan", {}, 3),
        (USSR, "mexico", {"guatemala": [1, 0]}, 5),
        (USSR, "italy", {"france": [3, 0], "greece": [2, 0], "austria": [4, 0]}, 6),
        (US, "italy", {"france": [3, 0], "greece": [2, 0], "austria": [4, 0]}, 3),
    ],
)
def test_superpowers_and_all_neighbours_count(
    player: int, target: str, around: Amounts, needed: int
) -> None:
    for die in range(1, 7):
        s = wage("brush_war", player=player, die=die, influence=around)
        play_moves(s, target)
        assert (s.vp != 0) is (die >= needed)


@pytest.mark.rule("TS-BW-1", "TS-NA-1")
@pytest.mark.parametrize(
    ("player", "held", "barred"),
    [
        (USSR, [2, 0], True),
        (USSR, [1, 0], False),  # not controlled
        (USSR, [0, 2], False),
        (US, [2, 0], True),  # the attacker
    ],
)
def test_nato_keeps_a_brush_war_out_of_us_controlled_europe(
    player: int, held: list[int], barred: bool
) -> None:
    s = wage(
        "brush_war",
        player=player,
        die=1,
        influence={"italy": held, "zaire": [1, 0]},
        effects=("nato_shield",),
        occurred=("marshall_plan", "nato"),
    )
    assert refused(s, "italy") == ("TS-BW-1" if barred else "")
    assert refused(s, "zaire") == ""  # US-controlled, but not in Europe


@pytest.mark.rule("TS-BW-1")
def test_without_nato_a_brush_war_may_strike_at_us_controlled_europe() -> None:
    s = wage("brush_war", die=6, influence={"italy": [2, 0]})
    play_moves(s, "italy")
    assert influence(s, "italy") == (0, 2)


@pytest.mark.rule("TS-OP-4", "TS-K-05", "TS-8.2.3")
@pytest.mark.parametrize("effect", ["ops_down_ussr", "ops_up_ussr"])
def test_the_military_operations_of_a_war_are_fixed(effect: str) -> None:
    assert wage("korean_war", die=1, effects=(effect,)).military == (0, 2)


@pytest.mark.rule("TS-8.2.3", "TS-I-12")
def test_military_operations_stop_at_five() -> None:
    assert wage("korean_war", die=1, military=(1, 4)).military == (1, 5)


@pytest.mark.rule("TS-10.3.1a", "TS-WAR-1")
def test_a_war_may_win_the_game() -> None:
    s = wage("korean_war", die=4, vp=-18)
    assert s.result is not None
    assert s.result["winners"] == [USSR]


@pytest.mark.rule("TS-2.2.4", "TS-5.2d")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("korean_war", "removed"),
        ("arab_israeli_war", "discard"),
        ("indo_pakistani_war", "discard"),
        ("iran_iraq_war", "removed"),
        ("brush_war", "discard"),
    ],
)
def test_where_a_war_card_goes_won_or_lost(card: str, place: str, die: int) -> None:
    s = wage(card, die=die)
    if OWNER[code(card)] == NOBODY:
        assert where(s, card) == "resolving"
        play_moves(s, "iran" if card == "iran_iraq_war" else "pakistan")
    assert where(s, card) == place
    s.check()
