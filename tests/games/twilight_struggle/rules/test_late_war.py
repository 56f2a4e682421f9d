"""The events of the Late War cards, each with its conditions, limits and exceptions."""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound, ActionRounds
from detente.games.twilight_struggle.rules.cards import OWNED, code
from detente.games.twilight_struggle.rules.countries import REGION_NAMES
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import FREE, GRANTED, IN_EUROPE, NO_INFLUENCE
from detente.games.twilight_struggle.rules.turn import AdvanceTurn
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

LATE_WAR_EVENTS = {
    "iranian_hostage_crisis": USSR,
    "the_iron_lady": US,
    "reagan_bombs_libya": US,
    "north_sea_oil": US,
    "the_reformer": USSR,
    "marine_barracks_bombing": USSR,
    "soviets_shoot_down_kal_007": US,
    "glasnost": USSR,
    "ortega_elected_in_nicaragua": USSR,
    "iran_contra_scandal": USSR,
    "chernobyl": US,
    "tear_down_this_wall": US,
    "an_evil_empire": US,
    "pershing_ii_deployed": USSR,
    "solidarity": US,
}
"""Card → whose event it is."""
STAY = {
    "iranian_hostage_crisis",
    "the_iron_lady",
    "north_sea_oil",
    "the_reformer",
    "tear_down_this_wall",
    "an_evil_empire",
}
"""The underlined cards."""


def play(card: str, player: int, *how: str, **position: object) -> ColdWar:
    """A round on turn 8 in which a side plays its only card this way.

    By default for its event, or for Operations with the enemy's event first.
    """
    position.setdefault("turn", 8)
    s = position_with(hands={SIDES[player]: [card]}, **position)  # type: ignore[arg-type]
    begin(s, ActionRound(player))
    enemy = OWNED[1 - player] >> code(card) & 1
    return play_moves(s, card, *(how or (("ops", "event_first") if enemy else ("event",))))


def winner(s: ColdWar) -> tuple[list[int], str]:
    """Who has won and why."""
    assert s.result is not None
    return s.result["winners"], s.result["reason"]


def finish_all(s: ColdWar) -> None:
    """Play the first legal move until the round is over."""
    while asked(s) not in ("", "pause"):
        play_moves(s, offered(s)[0])


# --- where the cards go ---------------------------------------------------------------------------


@pytest.mark.rule("TS-2.2.4", "TS-2.2.5", "TS-CP-4", "TS-5.2d")
@pytest.mark.parametrize(("card", "owner"), LATE_WAR_EVENTS.items())
def test_after_its_event_a_card_is_removed_or_stays_in_play(card: str, owner: int) -> None:
    s = play(card, owner, defcon=4, occurred=["john_paul_ii_elected_pope"])
    finish_all(s)
    assert where(s, card) == ("in play" if card in STAY else "removed")
    s.check()


@pytest.mark.rule("TS-5.2", "TS-5.2n", "TS-CP-1")
@pytest.mark.parametrize(("card", "owner"), LATE_WAR_EVENTS.items())
def test_played_by_the_enemy_the_event_happens_as_well(card: str, owner: int) -> None:
    s = play(card, 1 - owner, defcon=4, occurred=["john_paul_ii_elected_pope"])
    finish_all(s)
    assert where(s, card) == ("in play" if card in STAY else "removed")
    s.check()


@pytest.mark.rule("TS-6.4.5", "TS-SP-2")
@pytest.mark.parametrize("card", LATE_WAR_EVENTS)
def test_on_the_space_race_there_is_no_event(card: str) -> None:
    s = play(card, USSR, "space", dice=[6], influence={"libya": (0, 4), "iran": (1, 0)})
    assert (where(s, card), s.vp, s.defcon, in_force(s)) == ("discard", 0, 5, set())
    assert influence(s, "iran") == (1, 0)


@pytest.mark.rule("TS-4.5.H", "TS-I-22", "TS-7.3")
@pytest.mark.parametrize(
    ("effect", "lasts"),
    [
        ("north_sea_oil_round", False),
        ("iran_contra", False),
        *[(f"chernobyl_{region}", False) for region in REGION_NAMES],
        ("reformer", True),
    ],
)
def test_what_ends_with_the_turn(effect: str, lasts: bool) -> None:
    s = begin(position_with(turn=8, effects=[effect]), AdvanceTurn())
    assert (in_force(s) == {effect}) is lasts


# --- Iranian Hostage Crisis, The Iron Lady, Reagan Bombs Libya ------------------------------------


@pytest.mark.rule("TS-5.5", "TS-6.1.1a", "TS-TE-1")
@pytest.mark.parametrize("iran", [(0, 0), (3, 1), (1, 0)])
def test_hostage_crisis_replaces_the_us_in_iran(iran: tuple[int, int]) -> None:
    s = play("iranian_hostage_crisis", USSR, influence={"iran": iran, "iraq": (2, 0)})
    assert influence(s, "iran") == (0, iran[1] + 2)
    assert influence(s, "iraq") == (2, 0)


@pytest.mark.rule("TS-5.5", "TS-10.1.3")
def test_iron_lady() -> None:
    s = play("the_iron_lady", US, influence={"united_kingdom": (5, 2), "argentina": (1, 0)})
    assert s.vp == 1
    assert influence(s, "united_kingdom") == (5, 0)
    assert influence(s, "argentina") == (1, 1)


@pytest.mark.rule("TS-10.3.1a")
def test_iron_lady_can_win() -> None:
    s = play("the_iron_lady", US, vp=19, influence={"united_kingdom": (5, 2)})
    assert winner(s) == ([US], "vp")
    assert influence(s, "united_kingdom") == (5, 0)


@pytest.mark.rule("TS-IN-1", "TS-6.1.1")
def test_the_marker_of_the_iron_lady_gives_no_reach_in_that_round() -> None:
    s = play_moves(play("the_iron_lady", USSR, influence={"angola": (1, 0)}), "influence")
    assert influence(s, "argentina") == (0, 1)
    assert refused(s, "argentina") == refused(s, "chile") == "TS-6.1.1"


@pytest.mark.rule("TS-5.2c", "TS-7.5", "TS-CP-3", "TS-G-13")
@pytest.mark.parametrize(
    ("bar", "barred", "owner"),
    [
        ("the_iron_lady", "socialist_governments", USSR),
        ("north_sea_oil", "opec", USSR),
        ("tear_down_this_wall", "willy_brandt", USSR),
        ("an_evil_empire", "flower_power", USSR),
    ],
)
def test_what_these_events_bar(bar: str, barred: str, owner: int) -> None:
    influence_there = {"france": (3, 0), "iraq": (0, 3)}
    s = position_with(
        turn=8, in_play=[bar], hands={SIDES[owner]: [barred]}, influence=influence_there
    )
    begin(s, ActionRound(owner))
    play_moves(s, barred)
    assert refused(s, "event") == "TS-5.2c"

    s = position_with(
        turn=8, in_play=[bar], hands={SIDES[1 - owner]: [barred]}, influence=influence_there
    )
    begin(s, ActionRound(1 - owner))
    play_moves(s, barred, "ops")
    assert asked(s) == "operation"  # Nobody asks for an order: there is no event.
    finish_all(s)
    assert (where(s, barred), s.vp) == ("discard", 0)
    s.check()


@pytest.mark.rule("TS-HL-4", "TS-5.2c", "TS-NO-S1")
def test_a_barred_headline_fizzles() -> None:
    s = position_with(
        turn=9,
        in_play=["north_sea_oil"],
        hands={"us": ["asia_scoring"], "ussr": ["opec"]},
        influence={"iraq": (0, 3)},
    )
    begin(s, Headline())
    play_moves(s, "asia_scoring", "opec")
    assert (s.vp, where(s, "opec")) == (0, "discard")
    s.check()


@pytest.mark.rule("TS-5.5", "TS-10.1.3")
@pytest.mark.parametrize(("there", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_reagan_bombs_libya_counts_pairs(there: int, vp: int) -> None:
    s = play("reagan_bombs_libya", US, influence={"libya": (3, there)})
    assert s.vp == vp
    assert influence(s, "libya") == (3, there)
    assert where(s, "reagan_bombs_libya") == "removed"


# --- North Sea Oil --------------------------------------------------------------------------------


@pytest.mark.rule("TS-NO-S1", "TS-AR-3", "TS-6.4.4d")
@pytest.mark.parametrize("player", [US, USSR])
def test_north_sea_oil_gives_the_us_an_eighth_round_no_matter_who_plays_it(player: int) -> None:
    s = position_with(
        turn=8,
        rounds_left=1,
        hands={
            "us": ["fidel", *(["north_sea_oil"] if player == US else [])],
            "ussr": ["comecon", *(["north_sea_oil"] if player == USSR else [])],
        },
        influence={"mexico": (1, 0), "angola": (0, 1)},
    )
    begin(s, ActionRound(player), ActionRounds(8))
    play_moves(s, "north_sea_oil", *(["event"] if player == US else ["ops", "event_first"]))
    while asked(s) != "extra-round":
        play_moves(s, offered(s)[0])
    assert s.to_act == (US,)
    assert offered(s) == ["take", "decline"]
    play_moves(s, "take")
    assert (asked(s), s.round) == ("choose-card", 8)
    play_moves(s, "fidel", "ops", "ops_first", "influence", "mexico", "mexico")
    assert asked(s) == "pause"  # No ninth round, and none for the USSR.
    assert (hand(s, US), hand(s, USSR)) == (set(), {"comecon"})
    s.check()


@pytest.mark.rule("TS-NO-S1", "TS-AR-3", "TS-I-19")
def test_the_eighth_round_may_be_declined() -> None:
    s = position_with(turn=8, effects=["north_sea_oil_round"], hands={"us": ["fidel"]})
    begin(s, ActionRounds(8))
    play_moves(s, "decline")
    assert asked(s) == "pause"
    assert hand(s, US) == {"fidel"}


@pytest.mark.rule("TS-G-12", "TS-SC-1", "TS-AR-3")
def test_with_a_scoring_card_the_eighth_round_must_be_taken() -> None:
    s = position_with(
        turn=8,
        effects=["north_sea_oil_round"],
        hands={"us": ["fidel", "asia_scoring"]},
        influence={"japan": (4, 0)},
        china="us",
    )
    begin(s, ActionRounds(8))
    assert refused(s, "decline") == "TS-G-12"
    play_moves(s, "take")
    assert offered(s) == ["asia_scoring"]
    play_moves(s, "asia_scoring")
    assert hand(s, US) == {"fidel"}
    s.check()


@pytest.mark.rule("TS-G-12", "TS-SC-1")
def test_a_scoring_card_may_wait_for_the_eighth_round() -> None:
    s = position_with(turn=8, rounds_left=1, hands={"us": ["fidel", "asia_scoring"]})
    assert offered(begin(s, ActionRound(US))) == ["asia_scoring"]
    s = position_with(
        turn=8,
        rounds_left=1,
        hands={"us": ["fidel", "asia_scoring"]},
        effects=["north_sea_oil_round"],
    )
    assert "fidel" in offered(begin(s, ActionRound(US)))


@pytest.mark.rule("TS-AR-3", "TS-I-18")
def test_box_8_and_north_sea_oil_do_not_add_up_to_nine() -> None:
    s = position_with(
        turn=8, effects=["north_sea_oil_round"], space=(8, 0), hands={"us": ["fidel", "comecon"]}
    )
    begin(s, ActionRounds(8))
    play_moves(s, "take", "comecon", "ops_first")  # No space race beyond box 8.
    finish_all(s)
    assert hand(s, US) == {"fidel"}
    assert event_ids(s).count("round-started") == 1


@pytest.mark.rule("TS-AR-3", "TS-AR-1")
@pytest.mark.parametrize(("china", "asks"), [("ussr", False), ("us", True)])
def test_without_anything_to_play_no_eighth_round_is_offered(china: str, asks: bool) -> None:
    s = begin(position_with(turn=8, effects=["north_sea_oil_round"], china=china), ActionRounds(8))
    assert (asked(s) == "extra-round") is asks


@pytest.mark.rule("TS-NO-S1", "TS-2.2.5", "TS-4.5.H")
def test_next_turn_there_are_seven_rounds_but_opec_stays_barred() -> None:
    s = play("north_sea_oil", US)
    assert in_force(s) == {"north_sea_oil_round"}
    s.hand[USSR] = 1 << (card := s.game.action_of["opec"])
    s.deck.remove(card)
    begin(s, AdvanceTurn(), ActionRounds(8), ActionRound(USSR))
    assert (s.turn, in_force(s), where(s, "north_sea_oil")) == (9, set(), "in play")
    play_moves(s, "opec")
    assert refused(s, "event") == "TS-5.2c"


# --- The Reformer ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-RF-1", "TS-5.5")
@pytest.mark.parametrize(("vp", "points"), [(5, 4), (0, 4), (-1, 6), (-19, 6)])
def test_reformer_adds_six_when_the_ussr_leads(vp: int, points: int) -> None:
    s = play("the_reformer", USSR, vp=vp)
    places = ["poland", "france", "italy"]
    for count in range(points):
        assert (asked(s), s.to_act) == ("add-influence", (USSR,))
        play_moves(s, places[count // 2])
    assert asked(s) == "pause"
    assert sum(s.influence[USSR]) == points
    assert in_force(s) == {"reformer"}


@pytest.mark.rule("TS-RF-1", "TS-WP-1", "TS-IN-3")
@pytest.mark.parametrize("vp", [0, -1])
def test_reformer_adds_at_most_two_in_a_country(vp: int) -> None:
    s = play("the_reformer", USSR, vp=vp, influence={"italy": (2, 0)})
    play_moves(s, "italy", "france", "italy")  # Control and reach do not matter.
    assert refused(s, "italy") == "TS-WP-1"
    assert refused(s, "france") == ""
    play_moves(s, "france") if vp == 0 else play_moves(s, "france", "canada", "turkey")
    assert influence(s, "italy") == (2, 2)


@pytest.mark.rule("TS-5.5", "TS-2.1.1n")
def test_reformer_works_in_europe_only() -> None:
    s = play("the_reformer", USSR)
    assert refused(s, "iran") == refused(s, "algeria") == "TS-5.5"
    assert refused(s, "done") == "TS-5.5"
    assert refused(s, "canada") == refused(s, "turkey") == ""


@pytest.mark.rule("TS-5.2n", "TS-RF-1")
def test_the_ussr_places_for_the_reformer_that_the_us_plays() -> None:
    s = play("the_reformer", US)
    assert (asked(s), s.to_act, s.phasing) == ("add-influence", (USSR,), US)


@pytest.mark.rule("TS-RF-1", "TS-I-26")
def test_reformer_bars_soviet_coups_in_europe() -> None:
    s = position_with(
        effects=["reformer"], influence={"greece": (1, 0), "colombia": (1, 0)}, dice=[1, 1]
    )
    begin(s, Operations(USSR, 3, 0))
    play_moves(s, "coup")
    assert asked(s) == "pause"  # Only Colombia is left.
    assert influence(s, "greece") == (1, 0)
    assert influence(s, "colombia") == (0, 1)


@pytest.mark.rule("TS-RF-1", "TS-6.3.1", "TS-8.1.5a")
def test_with_targets_in_europe_only_no_coup_is_offered() -> None:
    s = position_with(effects=["reformer"], influence={"greece": (1, 0), "italy": (2, 0)})
    begin(s, Operations(USSR, 2, 0))
    assert offered(s) == ["influence", "realign"]
    assert refused(s, "coup") == "TS-6.3.1"
    play_moves(s, "realign")
    assert offered(s) == ["italy", "greece"]


@pytest.mark.rule("TS-RF-1", "TS-CO-4")
def test_reformer_bars_free_coups_too() -> None:
    s = position_with(defcon=2, effects=["reformer"], influence={"greece": (1, 0)}, dice=[3, 3])
    begin(s, Operations(USSR, 1, GRANTED | FREE | NO_INFLUENCE | IN_EUROPE))
    # Not even asked: nothing but a realignment is possible, and it is tied.
    assert asked(s) == "pause"
    assert event_ids(s).count("realignment-rolled") == 1


@pytest.mark.rule("TS-RF-1")
def test_reformer_names_its_rule_and_leaves_the_us_alone() -> None:
    position = {"greece": (1, 1), "italy": (1, 1), "zaire": (1, 1), "angola": (1, 1)}
    s = play_moves(
        begin(position_with(effects=["reformer"], influence=position), Operations(USSR, 2, 0)),
        "coup",
    )
    assert offered(s) == ["zaire", "angola"]
    assert refused(s, "greece") == "TS-RF-1"
    s = play_moves(
        begin(position_with(effects=["reformer"], influence=position), Operations(US, 2, 0)), "coup"
    )
    assert refused(s, "greece") == ""


# --- Marine Barracks Bombing ----------------------------------------------------------------------


@pytest.mark.rule("TS-5.5", "TS-5.2n")
@pytest.mark.parametrize("player", [USSR, US])
def test_marine_barracks_bombing(player: int) -> None:
    there = {"lebanon": (2, 1), "egypt": (3, 0), "libya": (1, 0), "sudan": (2, 0)}
    s = play("marine_barracks_bombing", player, influence=there)
    assert influence(s, "lebanon") == (0, 1)
    assert (asked(s), s.to_act) == ("remove-influence", (USSR,))
    assert offered(s) == ["egypt", "libya"]
    assert refused(s, "sudan") == refused(s, "lebanon") == refused(s, "done") == "TS-5.5"
    play_moves(s, "egypt", "egypt")
    assert influence(s, "egypt") == (1, 0)
    assert asked(s) != "remove-influence"


@pytest.mark.rule("TS-5.5", "TS-5.2d")
@pytest.mark.parametrize("there", [{}, {"jordan": (1, 0)}, {"jordan": (2, 0)}])
def test_marine_barracks_bombing_takes_what_there_is(there: dict[str, tuple[int, int]]) -> None:
    s = play("marine_barracks_bombing", USSR, influence={"lebanon": (1, 0), **there})
    assert asked(s) == "pause"
    assert sum(s.influence[US]) == 0
    assert where(s, "marine_barracks_bombing") == "removed"


# --- Soviets Shoot Down KAL-007 and Glasnost ------------------------------------------------------


@pytest.mark.rule("TS-KG-1", "TS-5.5")
@pytest.mark.parametrize("korea", [(2, 0), (3, 1), (0, 3)])
def test_kal_007_without_south_korea_grants_nothing(korea: tuple[int, int]) -> None:
    s = play("soviets_shoot_down_kal_007", US, defcon=4, influence={"south_korea": korea})
    assert (s.defcon, s.vp, asked(s)) == (3, 2, "pause")


@pytest.mark.rule("TS-KG-1", "TS-OP-7", "TS-5.5")
def test_kal_007_grants_influence_or_realignment() -> None:
    s = play(
        "soviets_shoot_down_kal_007",
        US,
        defcon=4,
        influence={"south_korea": (3, 0), "cuba": (0, 3)},
    )
    assert (asked(s), s.to_act) == ("operation", (US,))
    assert offered(s) == ["influence", "realign", "none"]
    assert refused(s, "coup") == "TS-6.0"
    play_moves(s, "influence", "cuba", "taiwan", "taiwan")
    assert influence(s, "cuba") == (1, 3)
    assert influence(s, "taiwan") == (2, 0)
    assert (asked(s), s.military) == ("pause", (0, 0))


@pytest.mark.rule("TS-KG-1", "TS-6.2.2", "TS-8.1.5c")
def test_kal_007_realigns_with_the_new_defcon() -> None:
    s = play(
        "soviets_shoot_down_kal_007",
        US,
        defcon=4,
        influence={"south_korea": (3, 0), "north_korea": (0, 3), "cuba": (0, 9), "haiti": (0, 9)},
        dice=[3, 3] * 4,
    )
    play_moves(s, "realign")
    assert refused(s, "north_korea") == "TS-8.1.5c"
    play_moves(s, "cuba", "cuba", "haiti", "haiti")
    assert asked(s) == "pause"
    assert event_ids(s).count("realignment-rolled") == 4


@pytest.mark.rule("TS-KG-1", "TS-G-01")
def test_the_points_of_kal_007_may_be_declined() -> None:
    s = play("soviets_shoot_down_kal_007", US, influence={"south_korea": (3, 0)})
    play_moves(s, "none")
    assert (asked(s), sum(s.influence[US])) == ("pause", 3)


@pytest.mark.rule("TS-OP-5", "TS-K-10", "TS-O-09")
@pytest.mark.parametrize(("modified", "points"), [(True, 3), (False, 4)])
@pytest.mark.parametrize(
    ("card", "side", "position"),
    [
        ("soviets_shoot_down_kal_007", US, {"influence": {"south_korea": (3, 0)}}),
        ("glasnost", USSR, {"in_play": ["the_reformer"], "effects": ["reformer"]}),
    ],
)
def test_granted_points_are_modified(
    card: str, side: int, position: dict[str, list[str]], modified: bool, points: int
) -> None:
    position = {**position, "effects": [*position.get("effects", []), f"ops_down_{SIDES[side]}"]}
    s = play(card, side, event_ops_modified=modified, **position)
    play_moves(s, "influence")
    before = sum(s.influence[side])
    finish_all(s)
    assert sum(s.influence[side]) - before == points


@pytest.mark.rule("TS-8.1.3", "TS-DF-1", "TS-DF-2")
@pytest.mark.parametrize("player", [US, USSR])
def test_kal_007_at_defcon_2_loses_the_game_for_its_player(player: int) -> None:
    s = play("soviets_shoot_down_kal_007", player, defcon=2, influence={"south_korea": (3, 0)})
    assert winner(s) == ([1 - player], "nuclear_war")
    assert s.vp == 0


@pytest.mark.rule("TS-10.3.1a", "TS-G-09")
def test_kal_007_can_win_before_the_points() -> None:
    s = play("soviets_shoot_down_kal_007", US, vp=18, influence={"south_korea": (3, 0)})
    assert winner(s) == ([US], "vp")


@pytest.mark.rule("TS-G-02", "TS-5.2n", "TS-KG-1")
def test_kal_007_played_by_the_ussr_lets_the_us_place_first() -> None:
    s = play("soviets_shoot_down_kal_007", USSR, influence={"south_korea": (3, 0)})
    assert (asked(s), s.to_act) == ("operation", (US,))
    play_moves(s, "influence", "taiwan", "japan", "japan")
    assert refused(s, "philippines") == "TS-6.1.1"
    play_moves(s, "japan")
    assert (asked(s), s.to_act) == ("operation", (USSR,))


@pytest.mark.rule("TS-KG-1", "TS-5.5", "TS-8.1.2")
@pytest.mark.parametrize(("defcon", "after"), [(2, 3), (4, 5), (5, 5)])
def test_glasnost(defcon: int, after: int) -> None:
    s = play("glasnost", USSR, defcon=defcon)
    assert (s.vp, s.defcon, asked(s)) == (-2, after, "pause")


@pytest.mark.rule("TS-KG-1", "TS-5.2n")
@pytest.mark.parametrize("player", [USSR, US])
def test_glasnost_after_the_reformer_grants_influence_or_realignment(player: int) -> None:
    s = play(
        "glasnost",
        player,
        in_play=["the_reformer"],
        effects=["reformer"],
        influence={"cuba": (1, 0)},
    )
    assert (asked(s), s.to_act) == ("operation", (USSR,))
    assert offered(s) == ["influence", "realign", "none"]
    assert refused(s, "coup") == "TS-6.0"
    play_moves(s, "influence", "poland", "poland", "romania", "finland")
    assert influence(s, "poland") == (0, 2)
    assert (asked(s), s.to_act) != ("place-influence", (USSR,))


@pytest.mark.rule("TS-10.3.1a")
def test_glasnost_can_win_before_anything_else() -> None:
    s = play("glasnost", USSR, vp=-18, defcon=3, in_play=["the_reformer"])
    assert winner(s) == ([USSR], "vp")
    assert s.defcon == 3


# --- Ortega Elected in Nicaragua ------------------------------------------------------------------


@pytest.mark.rule("TS-OR-1", "TS-CO-4", "TS-8.2.5")
def test_ortega() -> None:
    there = {"nicaragua": (2, 1), "cuba": (1, 0), "honduras": (2, 0), "panama": (1, 0)}
    s = play("ortega_elected_in_nicaragua", USSR, defcon=4, influence=there, dice=[6])
    assert influence(s, "nicaragua") == (0, 1)
    assert offered(s) == ["coup", "none"]
    assert refused(s, "influence") == refused(s, "realign") == "TS-6.0"
    play_moves(s, "coup")
    assert offered(s) == ["honduras", "cuba"]
    assert refused(s, "panama") == "TS-6.3.5"
    assert refused(s, "nicaragua") == "TS-6.3.5"
    assert refused(s, "costa_rica") == "TS-CO-1"
    play_moves(s, "honduras")  # 6 + 2 - 4
    assert influence(s, "honduras") == (0, 2)
    assert (s.military, s.defcon, asked(s)) == ((0, 0), 4, "pause")


@pytest.mark.rule("TS-OR-1", "TS-6.3.4", "TS-TW-1")
def test_a_coup_in_cuba_lowers_defcon() -> None:
    s = play("ortega_elected_in_nicaragua", USSR, defcon=3, influence={"cuba": (1, 0)}, dice=[6])
    play_moves(s, "coup")
    assert (s.defcon, s.military) == (2, (0, 0))
    assert influence(s, "cuba") == (0, 1)


@pytest.mark.rule("TS-OR-1", "TS-DF-1", "TS-DF-2", "TS-8.1.3")
@pytest.mark.parametrize("player", [US, USSR])
def test_a_coup_in_cuba_at_defcon_2_loses_the_game_for_who_played_the_card(player: int) -> None:
    s = play("ortega_elected_in_nicaragua", player, defcon=2, influence={"cuba": (1, 0)})
    assert s.to_act == (USSR,)
    play_moves(s, "coup")
    assert winner(s) == ([1 - player], "nuclear_war")


@pytest.mark.rule("TS-OR-1", "TS-5.2d", "TS-G-01")
def test_without_a_target_ortega_only_clears_nicaragua() -> None:
    s = play("ortega_elected_in_nicaragua", USSR, influence={"nicaragua": (1, 0)})
    assert asked(s) == "pause"
    assert influence(s, "nicaragua") == (0, 0)
    assert where(s, "ortega_elected_in_nicaragua") == "removed"


@pytest.mark.rule("TS-OR-1", "TS-G-01")
def test_the_coup_of_ortega_may_be_declined() -> None:
    s = play("ortega_elected_in_nicaragua", USSR, defcon=2, influence={"cuba": (1, 0)})
    play_moves(s, "none")
    assert (asked(s), s.defcon) == ("pause", 2)


@pytest.mark.rule("TS-OP-5", "TS-OR-1")
@pytest.mark.parametrize(
    ("effect", "modified", "left"),
    [("ops_up_ussr", True, 0), ("ops_up_ussr", False, 1), ("ops_down_ussr", True, 2)],
)
def test_the_coup_of_ortega_is_modified(effect: str, modified: bool, left: int) -> None:
    s = play(
        "ortega_elected_in_nicaragua",
        USSR,
        influence={"honduras": (3, 0)},
        effects=[effect],
        event_ops_modified=modified,
        dice=[4],
    )
    play_moves(s, "coup")
    assert influence(s, "honduras") == (left, 0)


@pytest.mark.rule("TS-DF-3", "TS-OR-1")
def test_ortegas_free_coup_loses_under_the_missile_crisis() -> None:
    s = play(
        "ortega_elected_in_nicaragua",
        US,
        defcon=2,
        influence={"cuba": (1, 0)},
        effects=["crisis_ussr"],
    )
    play_moves(s, "coup")
    assert winner(s) == ([US], "cuban_missile_crisis")


# --- Iran-Contra Scandal --------------------------------------------------------------------------


@pytest.mark.rule("TS-IC-1", "TS-5.5")
def test_iran_contra_is_in_force_until_the_end_of_the_turn() -> None:
    s = play("iran_contra_scandal", USSR)
    assert in_force(s) == {"iran_contra"}
    assert in_force(begin(s, AdvanceTurn())) == set()


@pytest.mark.rule("TS-IC-1", "TS-6.2.2")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(("effects", "us", "ussr"), [([], 2, 2), (["iran_contra"], 1, 2)])
def test_iran_contra_takes_one_from_the_us_die_no_matter_who_began(
    side: int, effects: list[str], us: int, ussr: int
) -> None:
    s = position_with(turn=8, effects=effects, influence={"haiti": (2, 2)}, dice=[3, 3])
    begin(s, Operations(side, 1, 0))
    play_moves(s, "realign")
    assert influence(s, "haiti") == (us, ussr)


@pytest.mark.rule("TS-IC-1")
def test_iran_contra_does_not_touch_coups() -> None:
    s = position_with(turn=8, effects=["iran_contra"], influence={"haiti": (0, 4)}, dice=[3])
    begin(s, Operations(US, 1, 0))
    play_moves(s, "coup")
    assert influence(s, "haiti") == (0, 2)


# --- Chernobyl ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-CH-E1", "TS-5.2n")
@pytest.mark.parametrize("region", REGION_NAMES)
@pytest.mark.parametrize("player", [US, USSR])
def test_the_us_names_one_of_six_regions(region: str, player: int) -> None:
    s = play("chernobyl", player)
    assert (asked(s), s.to_act) == ("close-region", (US,))
    assert offered(s) == list(REGION_NAMES)
    assert refused(s, "poland") == refused(s, "none") == "TS-CH-E1"
    play_moves(s, region)
    assert in_force(s) == {f"chernobyl_{region}"}
    assert "region-closed" in event_ids(s)


@pytest.mark.rule("TS-CH-E1", "TS-2.1.2", "TS-2.1.1n")
@pytest.mark.parametrize(
    ("region", "closed", "open_"),
    [
        ("europe", ["poland", "finland", "turkey", "canada"], ["syria", "afghanistan"]),
        ("asia", ["vietnam", "afghanistan", "north_korea"], ["iran", "poland"]),
        ("middle_east", ["egypt", "libya", "syria", "iran"], ["sudan", "tunisia", "turkey"]),
        ("africa", ["sudan", "tunisia"], ["egypt", "libya"]),
        ("central_america", ["cuba", "panama"], ["colombia", "poland"]),
        ("south_america", ["colombia"], ["panama", "poland"]),
    ],
)
def test_the_ussr_may_not_place_in_the_closed_region(
    region: str, closed: list[str], open_: list[str]
) -> None:
    everywhere = [*closed, *open_]
    s = position_with(
        turn=8,
        effects=[f"chernobyl_{region}"],
        influence=dict.fromkeys(everywhere, (1, 1)),
    )
    play_moves(begin(s, Operations(USSR, 3, 0)), "influence")
    assert {refused(s, name) for name in closed} == {"TS-CH-E1"}
    assert {refused(s, name) for name in open_} == {""}
    play_moves(s, open_[0], open_[0], open_[0])
    play_moves(begin(s, Operations(US, 1, 0)), "influence")
    assert refused(s, closed[0]) == ""


@pytest.mark.rule("TS-CH-E1", "TS-5.2a")
def test_chernobyl_hits_the_points_of_the_same_card_if_it_comes_first() -> None:
    s = play("chernobyl", USSR, influence={"poland": (0, 3), "angola": (1, 0)})
    play_moves(s, "europe", "influence")
    assert offered(s) == ["afghanistan", "north_korea"]


@pytest.mark.rule("TS-CH-E1", "TS-OP-5")
def test_chernobyl_bars_points_granted_by_events() -> None:
    s = play("glasnost", USSR, in_play=["the_reformer"], effects=["chernobyl_europe"])
    play_moves(s, "influence")
    assert refused(s, "poland") == "TS-CH-E1"


@pytest.mark.rule("TS-CH-E1", "TS-6.1.1a")
@pytest.mark.parametrize(
    ("card", "moves", "place", "after"),
    [
        ("the_reformer", ["poland", "poland", "italy", "italy"], "italy", (0, 2)),
        ("comecon", ["poland", "hungary", "romania", "bulgaria"], "hungary", (0, 1)),
    ],
)
def test_events_may_add_in_the_closed_region(
    card: str, moves: list[str], place: str, after: tuple[int, int]
) -> None:
    s = play(card, USSR, effects=["chernobyl_europe"])
    play_moves(s, *moves)
    assert influence(s, place) == after


@pytest.mark.rule("TS-CH-E1", "TS-6.3.2")
def test_coups_may_add_in_the_closed_region() -> None:
    s = position_with(turn=8, effects=["chernobyl_africa"], influence={"sudan": (1, 0)}, dice=[4])
    begin(s, Operations(USSR, 2, 0))
    play_moves(s, "coup")
    assert influence(s, "sudan") == (0, 3)


@pytest.mark.rule("TS-CH-E1")
def test_realignment_in_the_closed_region() -> None:
    s = position_with(
        turn=8, effects=["chernobyl_africa"], influence={"sudan": (2, 0)}, dice=[6, 1]
    )
    begin(s, Operations(USSR, 1, 0))
    play_moves(s, "realign")
    assert influence(s, "sudan") == (0, 0)


@pytest.mark.rule("TS-CH-E1")
def test_the_choice_of_a_region_survives_dump_and_load() -> None:
    s = play("chernobyl", US)
    s.agenda.pop(0)  # The pause of the tests is no step of the game.
    again = s.game.load(s.dump())
    assert again.legal_moves(US) == list(REGION_NAMES)


# --- Tear Down this Wall --------------------------------------------------------------------------


@pytest.mark.rule("TS-TW-1", "TS-NA-1", "TS-G-14", "TS-2.2.5")
def test_tear_down_this_wall_ends_willy_brandt() -> None:
    s = play(
        "tear_down_this_wall",
        US,
        in_play=["nato", "willy_brandt"],
        occurred=["marshall_plan"],
        effects=["nato_shield", "willy_brandt_gap"],
        influence={"west_germany": (5, 1), "turkey": (1, 0), "greece": (1, 0)},
    )
    play_moves(s, "none")
    assert in_force(s) == {"nato_shield"}
    assert where(s, "willy_brandt") == "removed"
    assert influence(s, "east_germany") == (3, 0)
    s.check()
    play_moves(begin(s, Operations(USSR, 3, 0)), "coup")
    assert refused(s, "west_germany") == "TS-NA-1"
    assert refused(s, "turkey") == ""


@pytest.mark.rule("TS-TW-1", "TS-5.2d", "TS-I-20")
def test_tear_down_this_wall_before_willy_brandt() -> None:
    s = play_moves(play("tear_down_this_wall", US, influence={"east_germany": (0, 3)}), "none")
    assert influence(s, "east_germany") == (3, 3)
    assert where(s, "tear_down_this_wall") == "in play"
    assert where(s, "willy_brandt") == "deck"
    s.check()


@pytest.mark.rule("TS-TW-1", "TS-6.3.5", "TS-8.2.5", "TS-CO-4")
def test_tear_down_this_wall_grants_a_free_coup_in_europe() -> None:
    there = {"east_germany": (0, 4), "greece": (0, 3), "cuba": (0, 3), "syria": (0, 1)}
    s = play("tear_down_this_wall", US, defcon=3, influence=there, dice=[5])
    assert offered(s) == ["realign", "coup", "none"]
    assert refused(s, "influence") == "TS-6.0"
    play_moves(s, "coup")
    assert offered(s) == ["greece", "east_germany"]
    assert refused(s, "cuba") == refused(s, "syria") == "TS-6.3.5"
    play_moves(s, "east_germany")  # 5 + 3 - 6
    assert influence(s, "east_germany") == (3, 2)
    assert (s.defcon, s.military, asked(s)) == (2, (0, 0), "pause")


@pytest.mark.rule("TS-TW-1", "TS-6.3.5", "TS-G-05")
def test_a_coup_outside_the_battlegrounds_leaves_defcon() -> None:
    s = play("tear_down_this_wall", US, defcon=2, influence={"greece": (0, 3)}, dice=[5])
    play_moves(s, "coup")
    assert influence(s, "greece") == (1, 0)
    assert (s.defcon, s.over) == (2, False)


@pytest.mark.rule("TS-TW-1", "TS-RE-1", "TS-8.2.2")
def test_tear_down_this_wall_grants_three_rolls_at_any_defcon() -> None:
    s = play(
        "tear_down_this_wall",
        US,
        defcon=2,
        influence={"east_germany": (0, 4), "greece": (0, 3)},
        dice=[3, 3, 4, 3, 3, 3],
    )
    play_moves(s, "realign")
    assert refused(s, "done") == "TS-G-01"
    play_moves(s, "greece", "greece", "east_germany")
    assert influence(s, "greece") == (0, 3)
    assert (s.defcon, s.military, asked(s)) == (2, (0, 0), "pause")


@pytest.mark.rule("TS-TW-1", "TS-DF-1", "TS-DF-2", "TS-8.1.3")
@pytest.mark.parametrize("player", [US, USSR])
def test_a_coup_in_east_germany_at_defcon_2_is_the_end_of_who_played_the_card(
    player: int,
) -> None:
    s = play("tear_down_this_wall", player, defcon=2, influence={"east_germany": (0, 3)})
    assert s.to_act == (US,)
    play_moves(s, "coup")
    assert winner(s) == ([1 - player], "nuclear_war")
    assert influence(s, "east_germany") == (3, 3)


@pytest.mark.rule("TS-TW-1", "TS-NS-1")
def test_nuclear_subs_cover_the_coup_of_tear_down_this_wall() -> None:
    s = play(
        "tear_down_this_wall",
        US,
        defcon=2,
        influence={"east_germany": (0, 3)},
        effects=["nuclear_subs_shield"],
        dice=[1],
    )
    play_moves(s, "coup")
    assert (s.defcon, s.over) == (2, False)


@pytest.mark.rule("TS-TW-1", "TS-OP-5")
@pytest.mark.parametrize(("modified", "left"), [(True, 2), (False, 3)])
def test_the_coup_of_tear_down_this_wall_is_modified(modified: bool, left: int) -> None:
    s = play(
        "tear_down_this_wall",
        US,
        influence={"greece": (0, 4)},
        effects=["ops_up_us"],
        event_ops_modified=modified,
        dice=[2],
    )
    play_moves(s, "coup")
    assert influence(s, "greece") == (0, left)


# --- "An Evil Empire", Pershing II Deployed, Solidarity -------------------------------------------


@pytest.mark.rule("TS-5.5", "TS-G-14", "TS-I-20")
@pytest.mark.parametrize("in_play", [[], ["flower_power"]])
def test_an_evil_empire_ends_flower_power(in_play: list[str]) -> None:
    effects = ["flower_power_force"] if in_play else []
    s = play("an_evil_empire", US, in_play=in_play, effects=effects)
    assert (s.vp, in_force(s)) == (1, set())
    assert where(s, "flower_power") == ("removed" if in_play else "deck")
    s.check()


@pytest.mark.rule("TS-FP-1")
@pytest.mark.parametrize(("ended", "vp"), [(False, -2), (True, 1)])
def test_after_an_evil_empire_wars_pay_nothing(ended: bool, vp: int) -> None:
    s = position_with(
        turn=8,
        in_play=["flower_power"],
        effects=["flower_power_force"],
        hands={"us": ["brush_war", "an_evil_empire"]},
        influence={"mexico": (1, 0)},
    )
    if ended:
        play_moves(begin(s, ActionRound(US)), "an_evil_empire", "event")
    play_moves(begin(s, ActionRound(US)), "brush_war", "ops")
    assert s.vp == vp


@pytest.mark.rule("TS-5.5", "TS-WP-1", "TS-2.1.1a", "TS-2.1.1n")
@pytest.mark.parametrize("player", [USSR, US])
def test_pershing_removes_one_from_each_of_three_countries(player: int) -> None:
    s = play(
        "pershing_ii_deployed",
        player,
        influence={
            "canada": (2, 0),
            "finland": (2, 1),
            "turkey": (2, 0),
            "france": (3, 0),
            "poland": (1, 0),
        },
    )
    assert s.vp == -1
    assert (asked(s), s.to_act) == ("remove-influence", (USSR,))
    assert offered(s) == ["canada", "france", "turkey", "finland", "done"]
    assert refused(s, "poland") == "TS-5.5"
    play_moves(s, "canada")
    assert refused(s, "canada") == "TS-WP-1"
    play_moves(s, "finland", "turkey")
    assert asked(s) != "remove-influence"
    assert influence(s, "canada") == influence(s, "turkey") == (1, 0)
    assert influence(s, "finland") == (1, 1)
    assert influence(s, "france") == (3, 0)


@pytest.mark.rule("TS-5.5")
def test_pershing_may_stop_early() -> None:
    s = play("pershing_ii_deployed", USSR, influence={"france": (3, 0), "italy": (2, 0)})
    play_moves(s, "france", "done")
    assert influence(s, "france") == influence(s, "italy") == (2, 0)
    assert (asked(s), where(s, "pershing_ii_deployed")) == ("pause", "removed")


@pytest.mark.rule("TS-5.5", "TS-5.2d")
def test_pershing_without_the_us_in_western_europe_only_scores() -> None:
    s = play("pershing_ii_deployed", USSR)
    assert (s.vp, asked(s)) == (-1, "pause")


@pytest.mark.rule("TS-10.3.1a")
def test_pershing_can_win() -> None:
    s = play("pershing_ii_deployed", USSR, vp=-19, influence={"france": (3, 0)})
    assert winner(s) == ([USSR], "vp")


@pytest.mark.rule("TS-5.5", "TS-6.1.1a")
@pytest.mark.parametrize("player", [US, USSR])
def test_solidarity_after_john_paul(player: int) -> None:
    s = play(
        "solidarity",
        player,
        removed=["john_paul_ii_elected_pope"],
        influence={"poland": (1, 3)},
    )
    assert influence(s, "poland") == (4, 3)


@pytest.mark.rule("TS-A-4", "TS-5.2b", "TS-G-13", "TS-I-21")
def test_solidarity_needs_john_paul() -> None:
    s = position_with(turn=8, hands={"us": ["solidarity"]}, influence={"poland": (0, 3)})
    play_moves(begin(s, ActionRound(US)), "solidarity")
    assert refused(s, "event") == "TS-5.2b"
    s = position_with(turn=8, hands={"ussr": ["solidarity"]}, influence={"poland": (0, 3)})
    play_moves(begin(s, ActionRound(USSR)), "solidarity", "ops", "poland", "poland")
    assert influence(s, "poland") == (0, 5)
    assert where(s, "solidarity") == "discard"
    s.check()


# --- Wargames -------------------------------------------------------------------------------------


@pytest.mark.rule("TS-WG-1", "TS-5.5", "TS-I-31")
@pytest.mark.parametrize(
    ("player", "vp", "after", "winners"),
    [
        (US, 7, 1, [US]),
        (US, 6, 0, [US, USSR]),
        (US, 5, -1, [USSR]),
        (US, -10, -16, [USSR]),
        (US, -17, -20, [USSR]),
        (US, 19, 13, [US]),
        (USSR, -7, -1, [USSR]),
        (USSR, -6, 0, [US, USSR]),
        (USSR, -5, 1, [US]),
        (USSR, 14, 20, [US]),
        (USSR, 19, 20, [US]),
    ],
)
def test_wargames_ends_the_game(player: int, vp: int, after: int, winners: list[int]) -> None:
    s = play("wargames", player, defcon=2, vp=vp)
    assert (asked(s), s.to_act) == ("end-the-game", (player,))
    assert offered(s) == ["end", "decline"]
    assert refused(s, "none") == "TS-WG-1"
    play_moves(s, "end")
    assert winner(s) == (winners, "wargames")
    assert s.vp == after
    assert s.result is not None
    assert s.result["scores"] == [after, -after]
    s.check()


@pytest.mark.rule("TS-WG-1", "TS-10.3.2", "TS-VP-2")
def test_wargames_has_no_final_scoring() -> None:
    """The USSR controls Europe and holds The China Card, and loses all the same."""
    europe = dict.fromkeys(("france", "west_germany", "italy", "poland"), (0, 9))
    s = play("wargames", US, turn=10, defcon=2, vp=7, influence={**europe, "east_germany": (0, 9)})
    play_moves(s, "end")
    assert winner(s) == ([US], "wargames")
    assert s.vp == 1
    assert not {"final-scoring", "region-scored", "china-scored"} & set(event_ids(s))


@pytest.mark.rule("TS-WG-1", "TS-5.2d")
def test_declined_wargames_has_occurred() -> None:
    s = play_moves(play("wargames", US, defcon=2, vp=7), "decline")
    assert (asked(s), s.vp, where(s, "wargames")) == ("pause", 7, "removed")
    s.check()


@pytest.mark.rule("TS-WG-1", "TS-A-4", "TS-5.2b", "TS-G-13")
@pytest.mark.parametrize("defcon", [3, 4, 5])
def test_wargames_needs_defcon_2(defcon: int) -> None:
    s = position_with(turn=8, defcon=defcon, vp=7, hands={"us": ["wargames"]})
    play_moves(begin(s, ActionRound(US)), "wargames")
    assert refused(s, "event") == "TS-5.2b"


@pytest.mark.rule("TS-2.2.2c", "TS-7.1")
def test_wargames_for_operations_has_no_event() -> None:
    s = play("wargames", USSR, "ops", defcon=2)
    finish_all(s)
    assert where(s, "wargames") == "discard"


@pytest.mark.rule("TS-WG-1", "TS-HL-4", "TS-4.5.Cc")
@pytest.mark.parametrize("defcon", [2, 3])
def test_wargames_as_a_headline(defcon: int) -> None:
    s = position_with(turn=9, defcon=defcon, vp=7, hands={"us": ["wargames"], "ussr": ["fidel"]})
    play_moves(begin(s, Headline()), "wargames", "fidel")
    if defcon == 2:
        play_moves(s, "end")
        assert winner(s) == ([US], "wargames")
        assert influence(s, "cuba") == (0, 0)
    else:
        assert (asked(s), s.vp, where(s, "wargames")) == ("pause", 7, "discard")
        assert influence(s, "cuba") == (0, 3)
        s.check()
