"""Section 7: events, and what changes the value of Operations."""

from typing import Any

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import CODES, LASTING, WARS, cards_in
from detente.games.twilight_struggle.rules.effects import EFFECTS
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import GRANTED
from detente.games.twilight_struggle.rules.turn import AdvanceTurn
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    force,
    in_force,
    influence,
    position_with,
    refused,
    where,
)


def points(s: ColdWar) -> object:
    """The points that the seat to act may use."""
    return s.decision().prompt_args(s, s.to_act[0])["ops"]


# --- playing an event --------------------------------------------------------------------------


@pytest.mark.rule("TS-7.1")
@pytest.mark.parametrize(
    ("card", "player", "allowed"),
    [
        ("duck_and_cover", US, True),
        ("duck_and_cover", USSR, False),
        ("fidel", USSR, True),
        ("fidel", US, False),
        ("nuclear_test_ban", US, True),
        ("nuclear_test_ban", USSR, True),
    ],
)
def test_own_and_neutral_events_may_be_played(card: str, player: int, allowed: bool) -> None:
    s = position_with(hands={SIDES[player]: [card]}, influence={"cuba": (1, 0), "poland": (0, 1)})
    begin(s, ActionRound(player))
    play_moves(s, card)
    assert ("event" in offered(s)) == allowed
    if not allowed:
        assert refused(s, "event") == "TS-5.2"
        return
    play_moves(s, "event")
    assert asked(s) == "pause"  # No Operations are gained.
    assert where(s, card) == ("removed" if card == "fidel" else "discard")


@pytest.mark.rule("TS-7.1")
def test_the_text_of_the_event_is_carried_out() -> None:
    s = position_with(hands={"ussr": ["fidel"]}, influence={"cuba": (2, 1)})
    begin(s, ActionRound(USSR))
    play_moves(s, "fidel", "event")
    assert influence(s, "cuba") == (0, 3)


@pytest.mark.rule("TS-7.2")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("southeast_asia_scoring", "removed"),
        ("asia_scoring", "discard"),
        ("europe_scoring", "discard"),
        ("middle_east_scoring", "discard"),
        ("africa_scoring", "discard"),
        ("central_america_scoring", "discard"),
        ("south_america_scoring", "discard"),
    ],
)
def test_only_southeast_asia_scoring_is_removed(card: str, after: str) -> None:
    s = position_with(turn=4, hands={"us": [card]})
    begin(s, ActionRound(US))
    play_moves(s, card)
    assert where(s, card) == after
    s.check()


@pytest.mark.rule("TS-7.3", "TS-K-11", "TS-I-22")
@pytest.mark.parametrize(
    ("card", "side", "effect"),
    [
        ("us_japan_mutual_defense_pact", US, "us_japan"),
        ("de_gaulle_leads_france", USSR, "de_gaulle"),
        ("formosan_resolution", US, "formosan"),
        ("flower_power", USSR, "flower_power_force"),
        ("the_reformer", USSR, "reformer"),
        ("quagmire", USSR, "quagmire_trap"),
        ("bear_trap", US, "bear_trap_trap"),
    ],
)
def test_underlined_events_last_and_stay_visible(card: str, side: int, effect: str) -> None:
    s = position_with(turn=8, hands={SIDES[side]: [card]})
    begin(s, ActionRound(side))
    play_moves(s, card, "event")
    while asked(s) != "pause":
        play_moves(s, offered(s)[0])
    assert effect in in_force(s)
    assert where(s, card) == "in play"
    begin(s, AdvanceTurn())
    assert effect in in_force(s)
    for seat in (None, US, USSR):
        board = s.view(seat)["board"]
        assert card in board["in_play"] and effect in board["effects"]


@pytest.mark.rule("TS-7.3", "TS-I-22")
@pytest.mark.parametrize(
    ("card", "side", "effect"),
    [
        ("containment", US, "ops_up_us"),
        ("brezhnev_doctrine", USSR, "ops_up_ussr"),
        ("red_scare_purge", US, "ops_down_ussr"),
        ("red_scare_purge", USSR, "ops_down_us"),
        ("nuclear_subs", US, "nuclear_subs_shield"),
        ("vietnam_revolts", USSR, "vietnam_revolts_bonus"),
    ],
)
def test_events_of_the_turn_end_with_it(card: str, side: int, effect: str) -> None:
    s = position_with(turn=8, hands={SIDES[side]: [card]})
    begin(s, ActionRound(side))
    play_moves(s, card, "event")
    assert in_force(s) == {effect}
    begin(s, AdvanceTurn())
    assert in_force(s) == set()


@pytest.mark.rule("TS-7.3")
def test_the_lasting_cards_are_the_underlined_ones() -> None:
    assert {CODES[card] for card in cards_in(LASTING)} >= {"nato", "quagmire", "shuttle_diplomacy"}
    assert "containment" not in {CODES[card] for card in cards_in(LASTING)}


# --- modifiers ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-7.4", "TS-K-12", "TS-OP-2")
@pytest.mark.parametrize(
    ("effects", "values"),
    [
        ((), (1, 2, 3, 4)),
        (("ops_up",), (2, 3, 4, 4)),
        (("ops_down",), (1, 1, 2, 3)),
        (("ops_up", "ops_down"), (1, 2, 3, 4)),
    ],
)
@pytest.mark.parametrize("side", [US, USSR])
def test_modifiers_add_up_between_1_and_4(
    side: int, effects: tuple[str, ...], values: tuple[int, ...]
) -> None:
    s = position_with(effects=[f"{effect}_{SIDES[side]}" for effect in effects])
    assert tuple(s.value(side, printed) for printed in (1, 2, 3, 4)) == values
    assert tuple(s.value(1 - side, printed) for printed in (1, 2, 3, 4)) == (1, 2, 3, 4)


SOVIET_ASIA = {"thailand": (0, 3), "vietnam": (0, 1), "poland": (0, 1), "japan": (1, 0)}


@pytest.mark.rule("TS-7.4", "TS-7.4x", "TS-K-12", "TS-9.7")
@pytest.mark.parametrize(
    ("effects", "markers"),
    [
        (("ops_down_ussr", "vietnam_revolts_bonus"), 5),
        (("vietnam_revolts_bonus",), 6),
        (("ops_up_ussr", "vietnam_revolts_bonus"), 6),
        (("ops_down_ussr",), 4),
    ],
)
def test_modifiers_reach_the_china_card(effects: tuple[str, ...], markers: int) -> None:
    s = position_with(china="ussr", effects=effects, influence=SOVIET_ASIA)
    begin(s, ActionRound(USSR))
    play_moves(s, "the_china_card", "ops", "influence", *["thailand"] * markers)
    assert asked(s) == "pause"
    assert influence(s, "thailand") == (0, 3 + markers)


@pytest.mark.rule("TS-7.4", "TS-VR-1", "TS-G-04")
@pytest.mark.parametrize("elsewhere", range(5))
def test_the_bonus_of_vietnam_revolts_needs_all_points_in_southeast_asia(elsewhere: int) -> None:
    """One of the markers in North Korea is in Asia, but costs the sixth point."""
    places = ["thailand"] * 5
    places[elsewhere] = "north_korea"
    s = position_with(
        china="ussr",
        effects=["vietnam_revolts_bonus"],
        influence={**SOVIET_ASIA, "north_korea": (0, 3)},
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "the_china_card", "ops", "influence", *places)
    assert asked(s) == "pause"
    assert influence(s, "thailand") == (0, 3 + 4)


@pytest.mark.rule("TS-7.4", "TS-VR-1", "TS-G-04")
def test_the_sixth_point_is_for_southeast_asia_only() -> None:
    s = position_with(
        china="ussr",
        effects=["vietnam_revolts_bonus"],
        influence={**SOVIET_ASIA, "north_korea": (0, 3)},
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "the_china_card", "ops", "influence", *["thailand"] * 5)
    assert refused(s, "north_korea") == refused(s, "poland") == "TS-6.1.2"
    assert {"thailand", "vietnam", "done"} <= set(offered(s))


@pytest.mark.rule("TS-7.4x")
def test_the_printed_example_as_a_coup() -> None:
    s = position_with(
        china="ussr",
        effects=["ops_down_ussr", "vietnam_revolts_bonus"],
        influence={"thailand": (9, 0), "poland": (0, 1)},
        dice=[1],
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "the_china_card", "ops", "coup")
    assert s.military == (0, 5)
    assert influence(s, "thailand") == (9 - (1 + 5 - 4), 0)


@pytest.mark.rule("TS-7.4.1", "TS-7.4.1x", "TS-OP-6")
@pytest.mark.parametrize(
    ("effects", "value"),
    [(("ops_up_ussr",), 2), (("ops_down_ussr",), 2), (("ops_up_us",), 3), (("ops_down_us",), 1)],
)
def test_a_modifier_does_not_travel_with_a_card(effects: tuple[str, ...], value: int) -> None:
    s = position_with(
        turn=4,
        effects=effects,
        hands={"us": ["grain_sales_to_soviets"], "ussr": ["olympic_games"]},
        influence={"japan": (1, 0), "poland": (0, 1)},
    )
    begin(s, ActionRound(US))
    play_moves(s, "grain_sales_to_soviets", "event", "play", "ops")
    assert asked(s) == "operation"
    assert points(s) == value


@pytest.mark.rule("TS-7.4.2", "TS-7.4.2x1")
def test_a_coup_under_red_scare() -> None:
    s = position_with(
        hands={"us": ["olympic_games"]},
        effects=["ops_down_us"],
        influence={"italy": (0, 5)},
        dice=[5],
    )
    begin(s, ActionRound(US))
    play_moves(s, "olympic_games", "ops", "coup")
    assert influence(s, "italy") == (0, 3)  # 5 + 1 - 4
    assert s.military == (1, 0)


@pytest.mark.rule("TS-7.4.2x2", "TS-K-15")
@pytest.mark.parametrize("effects", [[], ["ops_up_ussr"]])
def test_brezhnev_doctrine_in_the_bear_trap(effects: list[str]) -> None:
    s = position_with(
        turn=4,
        hands={"ussr": ["nasser"]},
        in_play=["bear_trap"],
        effects=["bear_trap_trap", *effects],
        dice=[1],
    )
    begin(s, ActionRound(USSR))
    assert offered(s) == (["nasser"] if effects else ["pass"])


@pytest.mark.rule("TS-7.4.2x3", "TS-7.4.2", "TS-K-10")
@pytest.mark.parametrize(
    ("effects", "settings", "value"),
    [
        ((), {}, 1),
        (("ops_up_us",), {}, 2),
        (("ops_up_ussr",), {}, 1),
        (("ops_up_us",), {"event_ops_modified": False}, 1),
    ],
)
def test_containment_and_cia_created(
    effects: tuple[str, ...], settings: dict[str, Any], value: int
) -> None:
    s = position_with(
        hands={"us": ["cia_created"], "ussr": ["nasser"]},
        effects=effects,
        influence={"japan": (1, 0), "poland": (0, 1)},
        **settings,
    )
    begin(s, ActionRound(US))
    play_moves(s, "cia_created", "event")
    assert asked(s) == "operation"
    assert points(s) == value


@pytest.mark.rule("TS-7.4.2")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(("effect", "value"), [("ops_up", 3), ("ops_down", 1)])
def test_granted_ops_are_modified(side: int, effect: str, value: int) -> None:
    s = position_with(
        phasing=1 - side,
        effects=[f"{effect}_{SIDES[side]}"],
        influence={"japan": (1, 1), "poland": (1, 1)},
    )
    begin(s, Operations(side, 2, GRANTED))
    assert points(s) == value


@pytest.mark.rule("TS-7.4.2", "TS-5.3", "TS-I-29")
@pytest.mark.parametrize(
    ("effects", "eligible"),
    [
        ((), {"containment", "red_scare_purge"}),
        (("ops_up_us",), {"fidel", "containment", "red_scare_purge"}),
        (("ops_down_us",), {"red_scare_purge"}),
    ],
)
def test_discards_on_demand_are_modified(effects: tuple[str, ...], eligible: set[str]) -> None:
    cards = ["nasser", "fidel", "containment", "red_scare_purge"]
    s = position_with(
        hands={"ussr": ["blockade"], "us": cards},
        effects=effects,
        influence={"west_germany": (4, 0)},
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "blockade", "event")
    assert s.to_act == (US,)
    assert {card for card in cards if card in offered(s)} == eligible
    play_moves(s, "red_scare_purge")  # Without its event.
    assert where(s, "red_scare_purge") == "discard"
    assert in_force(s) == set(effects)
    assert influence(s, "west_germany") == (4, 0)


@pytest.mark.rule("TS-7.4.2", "TS-SP-2")
@pytest.mark.parametrize(
    ("effects", "allowed"), [((), True), (("ops_down_us",), False), (("ops_down_ussr",), True)]
)
def test_the_space_race_asks_for_the_modified_value(
    effects: tuple[str, ...], allowed: bool
) -> None:
    s = position_with(hands={"us": ["olympic_games"]}, effects=effects)
    begin(s, ActionRound(US))
    play_moves(s, "olympic_games")
    assert ("space" in offered(s)) == allowed


@pytest.mark.rule("TS-7.4")
def test_every_effect_has_one_name() -> None:
    assert len(set(EFFECTS)) == len(EFFECTS)


# --- cancelled events --------------------------------------------------------------------------


@pytest.mark.rule("TS-7.5")
@pytest.mark.parametrize(
    ("card", "side", "cause"),
    [
        ("arab_israeli_war", USSR, "camp_david_accords"),
        ("socialist_governments", USSR, "the_iron_lady"),
        ("opec", USSR, "north_sea_oil"),
        ("flower_power", USSR, "an_evil_empire"),
        ("willy_brandt", USSR, "tear_down_this_wall"),
    ],
)
def test_a_barred_event_leaves_the_operations(card: str, side: int, cause: str) -> None:
    s = position_with(
        turn=8,
        hands={SIDES[side]: [card]},
        in_play=[cause],
        influence={"poland": (0, 1), "japan": (1, 0)},
    )
    begin(s, ActionRound(side))
    play_moves(s, card)
    assert refused(s, "event") == "TS-5.2c"
    assert "ops" in offered(s)
    play_moves(s, "ops")
    assert asked(s) == "operation"


@pytest.mark.rule("TS-7.5")
def test_an_enemy_event_that_is_barred_does_not_happen() -> None:
    s = position_with(
        turn=4,
        hands={"us": ["arab_israeli_war"]},
        in_play=["camp_david_accords"],
        influence={"israel": (1, 0), "poland": (0, 1)},
    )
    begin(s, ActionRound(US))
    play_moves(s, "arab_israeli_war", "ops")
    assert asked(s) == "operation"  # No order to decide.
    play_moves(s, "influence", "israel", "israel")
    assert asked(s) == "pause"
    assert where(s, "arab_israeli_war") == "discard"
    assert s.military == (0, 0)


# --- wars --------------------------------------------------------------------------------------

TARGETS = {
    "korean_war": "south_korea",
    "arab_israeli_war": "israel",
    "indo_pakistani_war": "pakistan",
    "iran_iraq_war": "iran",
    "brush_war": "angola",
}


@pytest.mark.rule("TS-7.6")
def test_there_are_five_wars() -> None:
    assert {CODES[card] for card in cards_in(WARS)} == set(TARGETS)


@pytest.mark.rule("TS-7.6", "TS-WAR-1", "TS-A-9")
@pytest.mark.parametrize("there", [(0, 0), (2, 0), (2, 1)])
@pytest.mark.parametrize(("die", "won"), [(6, True), (1, False)])
@pytest.mark.parametrize("card", TARGETS)
def test_a_war_may_be_waged_whatever_lies_in_the_target(
    card: str, die: int, won: bool, there: tuple[int, int]
) -> None:
    place = TARGETS[card]
    s = position_with(turn=8, hands={"ussr": [card]}, influence={place: there})
    force(s, f"die {die}")
    begin(s, ActionRound(USSR))
    play_moves(s, card, "event")
    if asked(s) != "pause":
        play_moves(s, place)
    us, ussr = there
    assert influence(s, place) == ((0, us + ussr) if won else (us, ussr))
    assert s.vp == (0 if not won else -1 if card == "brush_war" else -2)
    assert s.military == (0, 3 if card == "brush_war" else 2)
    assert s.defcon == 5
