"""Section 8.2: Military Operations, what counts and what is missing at the end (TS-MO)."""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.terms import FREE, GRANTED, NO_INFLUENCE
from detente.games.twilight_struggle.rules.turn import CheckMilitary
from tests.games.playing import begin, play_moves
from tests.games.twilight_struggle.positions import asked, force, influence, position_with


@pytest.mark.rule("TS-8.2.1", "TS-MO-1", "TS-10.1.4", "TS-K-17")
@pytest.mark.parametrize(
    ("defcon", "us", "ussr", "vp"),
    [
        (5, 5, 5, 0),
        (5, 5, 0, 5),
        (5, 0, 5, -5),
        (5, 0, 0, 0),
        (2, 1, 2, -1),
        (2, 0, 1, -1),
        (3, 5, 1, 2),
        (3, 5, 4, 0),
        (4, 1, 3, -2),
    ],
)
def test_each_missing_point_is_a_vp_for_the_enemy(defcon: int, us: int, ussr: int, vp: int) -> None:
    s = begin(position_with(defcon=defcon, military=(us, ussr)), CheckMilitary())
    assert s.vp == vp
    assert s.military == (0, 0)


@pytest.mark.rule("TS-8.2.1x")
def test_the_printed_example_of_missing_operations() -> None:
    assert begin(position_with(defcon=4, military=(2, 4)), CheckMilitary()).vp == -2


@pytest.mark.rule("TS-MO-1", "TS-VP-1", "TS-K-17")
@pytest.mark.parametrize(("vp", "us", "ussr"), [(18, 1, 0), (-18, 0, 1), (19, 0, 0), (-19, 0, 0)])
def test_both_penalties_are_applied_together(vp: int, us: int, ussr: int) -> None:
    """Neither 5 missing points alone end the game: only the difference moves the marker."""
    s = begin(position_with(defcon=5, vp=vp, military=(us, ussr)), CheckMilitary())
    assert not s.over
    assert s.vp == vp + us - ussr


@pytest.mark.rule("TS-8.2.1", "TS-10.3.1a")
def test_missing_operations_may_lose_the_game() -> None:
    s = begin(position_with(defcon=5, vp=-18, military=(0, 3)), CheckMilitary())
    assert s.result is not None and s.result["winners"] == [USSR]


@pytest.mark.rule("TS-8.2.2", "TS-8.2.3", "TS-6.3.3")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("ops", [1, 2, 3, 4])
def test_a_coup_counts_its_value_whatever_the_roll(side: int, ops: int, die: int) -> None:
    s = position_with(phasing=side, influence={"italy": (1, 1)}, dice=[die])
    begin(s, Operations(side, ops, 0))
    play_moves(s, "coup")
    assert s.military[side] == ops and s.military[1 - side] == 0


@pytest.mark.rule("TS-8.2.3", "TS-7.4.2", "TS-CO-2")
@pytest.mark.parametrize(
    ("effects", "military"),
    [((), 2), (("ops_up_us",), 3), (("ops_down_us",), 1), (("ops_up_ussr", "ops_down_ussr"), 2)],
)
def test_a_coup_counts_its_modified_value(effects: tuple[str, ...], military: int) -> None:
    s = position_with(
        hands={"us": ["olympic_games"]}, influence={"italy": (0, 3)}, effects=effects, dice=[4]
    )
    begin(s, ActionRound(US))
    play_moves(s, "olympic_games", "ops", "coup")
    assert s.military == (military, 0)


@pytest.mark.rule("TS-8.2.3")
def test_the_track_stops_at_5() -> None:
    s = position_with(phasing=US, military=(3, 0), influence={"italy": (0, 3)}, dice=[1])
    begin(s, Operations(US, 4, 0))
    play_moves(s, "coup")
    assert s.military == (5, 0)


@pytest.mark.rule("TS-8.2.2")
@pytest.mark.parametrize("side", [US, USSR])
def test_realignment_does_not_count(side: int) -> None:
    s = position_with(phasing=side, influence={"italy": (3, 3)}, dice=[6, 1] * 4)
    begin(s, Operations(side, 4, 0))
    play_moves(s, "realign")
    assert asked(s) == "pause"
    assert s.influence[1 - side].count(0) == 84
    assert s.military == (0, 0)


@pytest.mark.rule("TS-8.2.5")
@pytest.mark.parametrize("side", [US, USSR])
def test_a_free_coup_does_not_count(side: int) -> None:
    s = position_with(phasing=side, influence={"italy": (3, 3)}, dice=[6])
    begin(s, Operations(side, 3, GRANTED | FREE | NO_INFLUENCE))
    play_moves(s, "coup")
    assert s.influence[1 - side].count(0) == 84
    assert s.military == (0, 0)
    assert s.defcon == 4


@pytest.mark.rule("TS-8.2.5")
def test_juntas_coup_is_free() -> None:
    s = position_with(turn=4, hands={"us": ["junta"]}, influence={"cuba": (0, 3), "haiti": (0, 1)})
    force(s, "die 6")
    begin(s, ActionRound(US))
    play_moves(s, "junta", "event", "panama", "coup", "haiti")
    assert influence(s, "haiti")[US] > 0
    assert s.military == (0, 0)


WARS = {
    "korean_war": (USSR, 2, ()),
    "arab_israeli_war": (USSR, 2, ()),
    "indo_pakistani_war": (None, 2, ("india",)),
    "iran_iraq_war": (None, 2, ("iran",)),
    "brush_war": (None, 3, ("angola",)),
}


@pytest.mark.rule("TS-8.2.2", "TS-8.2.3", "TS-7.6", "TS-MO-2", "TS-K-05", "TS-K-06", "TS-OP-4")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("effect", [None, "ops_up", "ops_down"])
@pytest.mark.parametrize("card", WARS)
@pytest.mark.parametrize("player", [US, USSR])
def test_a_war_counts_its_own_figure_for_the_side_that_wages_it(
    player: int, card: str, effect: str | None, die: int
) -> None:
    owner, military, target = WARS[card]
    side = player if owner is None else owner
    s = position_with(
        turn=8,
        hands={SIDES[player]: [card]},
        effects=[f"{effect}_{SIDES[side]}"] if effect else [],
        dice=[die],
    )
    begin(s, ActionRound(player))
    play_moves(s, card)
    play_moves(s, *(("event",) if side == player else ("ops", "event_first")))
    if target:
        play_moves(s, *target)
    assert s.military[side] == military
    assert s.military[1 - side] == 0


@pytest.mark.rule("TS-8.2.4", "TS-8.2.4x", "TS-MO-2")
@pytest.mark.parametrize("order", ["event_first", "ops_first"])
def test_an_enemy_war_gives_the_enemy_its_operations(order: str) -> None:
    s = position_with(
        hands={"us": ["arab_israeli_war"]}, influence={"israel": (1, 0), "iran": (0, 1)}
    )
    force(s, *(["die 3", "die 1"] if order == "event_first" else ["die 1", "die 3"]))
    begin(s, ActionRound(US))
    play_moves(s, "arab_israeli_war", "ops", order, "coup")
    assert asked(s) == "pause"
    assert s.military == (2, 2)  # The coup of the US, and the war of the USSR.
    assert influence(s, "israel") == (1, 0)
