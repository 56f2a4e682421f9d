"""The events of the Mid War cards, each with its conditions, limits and exceptions."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound, ExtraRound
from detente.games.twilight_struggle.rules.cards import code
from detente.games.twilight_struggle.rules.conditions import can_occur
from detente.games.twilight_struggle.rules.countries import COUNTRIES, REGIONS, SUBREGIONS, in_mask
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.play import Event
from detente.games.twilight_struggle.rules.scoring import FinalScoring
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import FREE, GRANTED
from detente.games.twilight_struggle.rules.turn import AdvanceTurn, FlipChina
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

EUROPE, ASIA, MIDDLE_EAST, AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA = [
    {COUNTRIES[place] for place in in_mask(region)} for region in REGIONS
]
SOUTHEAST_ASIA = {COUNTRIES[place] for place in in_mask(SUBREGIONS["southeast_asia"])}
AMERICAS = CENTRAL_AMERICA | SOUTH_AMERICA
OPERATIONS = {"operation", "place-influence"}
"""What is asked when Operations start; their use is not, where influence is the only one."""


def play(
    side: int,
    card: str,
    *codes: str,
    hands: Mapping[str, Sequence[str]] | None = None,
    **position: Any,
) -> ColdWar:
    """A side plays this card in its round on turn 5, besides the hands given, and plays on."""
    full = {name: list((hands or {}).get(name, ())) for name in SIDES}
    full[SIDES[side]].append(card)
    position.setdefault("turn", 5)
    s = position_with(hands=full, **position)
    begin(s, ActionRound(side))
    play_moves(s, card)
    if codes[:1] == ("ops",) and asked(s) != "mode":
        codes = codes[1:]  # the only use of the card is not asked for
    play_moves(s, *codes)
    s.check()
    return s


def at(places: str) -> dict[str, tuple[int, int]]:
    """Influence as the rules write it: "turkey 2/0, iran 1/3"."""
    pairs = [place.split() for place in places.split(", ")]
    return {name: (int(count[0]), int(count[2])) for name, count in pairs}


def occurs(s: ColdWar, card: str, side: int) -> ColdWar:
    """The event takes place without its card, as if something had brought it about."""
    return begin(s, Event(code(card), side, side))


def headlines(s: ColdWar, us: str, ussr: str) -> ColdWar:
    """Both sides choose theirs."""
    begin(s, Headline())
    s.play(US, us)
    s.play(USSR, ussr)
    return s


def won(s: ColdWar) -> tuple[str, str]:
    """Who won, and how."""
    assert s.result is not None
    (winner,) = s.result["winners"]
    return SIDES[winner], s.result["reason"]


# --- scoring cards -------------------------------------------------------------------------------

SOUTHEAST = at(
    "burma 0/2, laos_cambodia 0/1, thailand 2/0, vietnam 0/1, malaysia 2/0, indonesia 1/1, "
    "philippines 2/0"
)


@pytest.mark.rule("TS-10.0", "TS-10.1.2c", "TS-10.1.2x", "TS-7.2", "TS-2.2.4", "TS-2.2.6")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(
    ("card", "position", "vp", "place"),
    [
        (
            "central_america_scoring",
            at("cuba 0/3, haiti 0/1, dominican_republic 0/1, guatemala 1/0, panama 1/0"),
            -4,
            "discard",
        ),
        ("africa_scoring", at("algeria 2/0, tunisia 2/0, angola 0/1"), 0, "discard"),
        ("africa_scoring", at("algeria 2/0, tunisia 2/0"), 5, "discard"),
        ("south_america_scoring", at("chile 3/0, peru 0/2"), 1, "discard"),
        ("southeast_asia_scoring", SOUTHEAST, 1, "removed"),
    ],
)
def test_a_scoring_card_scores_its_region_no_matter_who_plays_it(
    side: int, card: str, position: Any, vp: int, place: str
) -> None:
    s = play(side, card, influence=position)
    assert (s.vp, where(s, card)) == (vp, place)


@pytest.mark.rule("TS-7.2")
def test_southeast_asia_has_no_points_but_those_of_its_countries() -> None:
    s = play(US, "southeast_asia_scoring", influence=at("thailand 2/0, india 3/0"))
    assert s.vp == 2  # neither a battleground nor Presence, and nothing of the rest of Asia


# --- arms race -----------------------------------------------------------------------------------


@pytest.mark.rule("TS-AR-C1", "TS-10.1.3")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(
    ("own", "enemy", "defcon", "points"),
    [
        (3, 2, 3, 3),
        (4, 2, 3, 3),
        (2, 1, 3, 1),
        (2, 2, 2, 0),
        (5, 5, 5, 0),
        (1, 3, 2, 0),
        (0, 0, 5, 0),
    ],
)
def test_arms_race_wants_more_and_enough(
    side: int, own: int, enemy: int, defcon: int, points: int
) -> None:
    military = (own, enemy) if side == US else (enemy, own)
    s = play(side, "arms_race", "event", military=military, defcon=defcon)
    assert s.vp == (points if side == US else -points)
    assert s.military == military
    assert where(s, "arms_race") == "discard"


# --- cuban missile crisis ------------------------------------------------------------------------


@pytest.mark.rule("TS-CMC-1", "TS-2.2.4")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("defcon", [5, 3, 2])
def test_the_crisis_sets_defcon_to_2_and_threatens_the_enemy(side: int, defcon: int) -> None:
    s = play(side, "cuban_missile_crisis", "event", defcon=defcon)
    assert s.defcon == 2
    assert in_force(s) == {f"crisis_{SIDES[1 - side]}"}
    assert where(s, "cuban_missile_crisis") == "removed"
    assert asked(s) == "pause"  # nobody can pay, so nobody is asked


@pytest.mark.rule("TS-CMC-1", "TS-G-07")
@pytest.mark.parametrize(
    ("side", "position", "ways"),
    [
        (USSR, at("west_germany 2/0, turkey 3/0"), {"west_germany", "turkey"}),
        (USSR, at("west_germany 2/0, turkey 1/0"), {"west_germany"}),
        (USSR, at("turkey 2/2, cuba 5/5"), {"turkey"}),
        (US, at("cuba 0/2"), {"cuba"}),
        (US, at("cuba 3/4, turkey 0/4"), {"cuba"}),
    ],
)
def test_peace_is_offered_right_after_the_event(side: int, position: Any, ways: set[str]) -> None:
    s = play(side, "cuban_missile_crisis", "event", influence=position)
    assert asked(s) == "offer-peace"
    assert s.to_act == (1 - side,)
    assert set(offered(s)) == {"none", *(f"cmc_cancel_{way}" for way in ways)}
    assert refused(s, "done") == "TS-G-07"
    play_moves(s, "none")
    assert in_force(s) == {f"crisis_{SIDES[1 - side]}"}
    assert (asked(s), where(s, "cuban_missile_crisis")) == ("pause", "removed")


@pytest.mark.rule("TS-CMC-1", "TS-G-07")
@pytest.mark.parametrize(
    ("side", "place", "before", "after"),
    [
        (USSR, "turkey", (3, 1), (1, 1)),
        (USSR, "west_germany", (2, 0), (0, 0)),
        (US, "cuba", (1, 3), (1, 1)),
    ],
)
def test_peace_costs_2_influence_and_leaves_defcon(
    side: int, place: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    s = play(
        side, "cuban_missile_crisis", "event", f"cmc_cancel_{place}", influence={place: before}
    )
    assert influence(s, place) == after
    assert (in_force(s), s.defcon, asked(s)) == (set(), 2, "pause")


@pytest.mark.rule("TS-CMC-1", "TS-HL-2")
def test_the_crisis_as_a_headline_offers_peace_at_once() -> None:
    s = position_with(
        turn=5,
        hands={"us": ["cuban_missile_crisis"], "ussr": ["allende"]},
        influence=at("cuba 0/3"),
    )
    headlines(s, "cuban_missile_crisis", "allende")
    assert (asked(s), s.to_act) == ("offer-peace", (USSR,))
    play_moves(s, "cmc_cancel_cuba")
    assert (influence(s, "cuba"), influence(s, "chile")) == ((0, 1), (0, 2))


@pytest.mark.rule("TS-CMC-1", "TS-G-07")
@pytest.mark.parametrize("before", range(5))
def test_peace_can_be_made_at_every_decision_of_the_own_round(before: int) -> None:
    moves = ["duck_and_cover", "ops", "coup", "colombia"]
    s = position_with(
        turn=5,
        defcon=2,
        hands={"us": ["duck_and_cover"]},
        effects=["crisis_us"],
        influence=at("turkey 3/0, colombia 0/1, peru 0/1"),
        dice=[1],
    )
    begin(s, ActionRound(US))
    play_moves(s, *moves[:before])
    if before == len(moves):  # too late: the coup has been made
        assert won(s) == ("ussr", "cuban_missile_crisis")
        return
    question = asked(s)
    play_moves(s, "cmc_cancel_turkey")
    assert asked(s) == question
    assert "cmc_cancel_turkey" not in offered(s)
    play_moves(s, *moves[before:])
    assert (influence(s, "turkey"), influence(s, "colombia")) == ((1, 0), (1, 0))
    assert (s.defcon, s.military[US], s.over) == (2, 3, False)


@pytest.mark.rule("TS-CMC-1", "TS-G-07")
def test_peace_can_be_made_in_the_round_of_the_enemy() -> None:
    s = play(
        USSR,
        "oas_founded",
        "ops",
        "event_first",
        effects=["crisis_us"],
        influence=at("west_germany 4/0"),
    )
    assert (asked(s), s.to_act, s.phasing) == ("add-influence", (US,), USSR)
    play_moves(s, "chile", "cmc_cancel_west_germany", "chile")
    assert (influence(s, "chile"), influence(s, "west_germany")) == ((2, 0), (2, 0))
    assert in_force(s) == set()


@pytest.mark.rule("TS-CMC-1")
def test_peace_needs_a_crisis_and_its_price() -> None:
    s = position_with(turn=5, hands={"us": ["nato"], "ussr": ["comecon"]}, effects=["crisis_us"])
    s.add(US, code("turkey"), 1)
    s.add(USSR, code("cuba"), 3)
    begin(s, ActionRound(US))
    for place in ("turkey", "west_germany", "cuba"):
        assert f"cmc_cancel_{place}" not in offered(s)
        assert refused(s, f"cmc_cancel_{place}") == "TS-CMC-1"
    begin(s, ActionRound(USSR))
    assert refused(s, "cmc_cancel_cuba") == "TS-CMC-1"  # the USSR is not threatened


@pytest.mark.rule("TS-CMC-1", "TS-DF-3")
@pytest.mark.parametrize("phasing", [US, USSR])
@pytest.mark.parametrize("threatened", [US, USSR])
def test_a_coup_loses_the_game_in_whose_round_ever(threatened: int, phasing: int) -> None:
    position = at("algeria 1/1, colombia 1/1")
    effects = [f"crisis_{SIDES[threatened]}"]
    s = position_with(turn=5, phasing=phasing, defcon=2, effects=effects, influence=position)
    begin(s, Operations(threatened, 2, GRANTED))
    play_moves(s, "coup", "algeria")
    assert won(s) == (SIDES[1 - threatened], "cuban_missile_crisis")
    assert s.defcon == 2  # it comes before nuclear war


@pytest.mark.rule("TS-DF-3")
def test_free_coups_lose_the_game_too() -> None:
    s = position_with(turn=5, phasing=USSR, effects=["crisis_us"], influence=at("peru 0/2"))
    occurs(s, "junta", US)
    play_moves(s, "colombia", "coup")
    assert won(s) == ("ussr", "cuban_missile_crisis")


@pytest.mark.rule("TS-CMC-1")
def test_influence_realignment_and_the_other_side_are_free() -> None:
    s = position_with(
        turn=5, phasing=US, effects=["crisis_us"], influence=at("peru 1/3"), dice=[6, 1]
    )
    begin(s, Operations(US, 1, 0))
    play_moves(s, "realign")
    assert influence(s, "peru") == (1, 0)
    s = position_with(
        turn=5, phasing=USSR, effects=["crisis_us"], influence=at("peru 1/0"), dice=[6]
    )
    begin(s, Operations(USSR, 1, 0))
    play_moves(s, "coup")
    assert (influence(s, "peru"), s.over) == ((0, 2), False)


@pytest.mark.rule("TS-CMC-2", "TS-DF-3", "TS-OP-7")
def test_raising_defcon_does_not_end_the_crisis() -> None:
    s = play(
        US, "abm_treaty", "event", defcon=2, effects=["crisis_us"], influence=at("colombia 0/1")
    )
    assert (s.defcon, in_force(s)) == (3, {"crisis_us"})
    assert "space" not in offered(s)
    play_moves(s, "coup")
    assert won(s) == ("ussr", "cuban_missile_crisis")


@pytest.mark.rule("TS-NS-1", "TS-DF-3")
def test_nuclear_subs_do_not_help_against_the_crisis() -> None:
    s = position_with(
        turn=5,
        phasing=US,
        effects=["crisis_us", "nuclear_subs_shield"],
        influence=at("algeria 0/1"),
    )
    begin(s, Operations(US, 2, 0))
    play_moves(s, "coup")
    assert won(s) == ("ussr", "cuban_missile_crisis")


# --- what ends with the turn ---------------------------------------------------------------------


@pytest.mark.rule("TS-CMC-1", "TS-I-22", "TS-2.2.4")
@pytest.mark.parametrize(
    ("side", "card", "effect", "place"),
    [
        (USSR, "cuban_missile_crisis", "crisis_us", "removed"),
        (US, "cuban_missile_crisis", "crisis_ussr", "removed"),
        (US, "nuclear_subs", "nuclear_subs_shield", "removed"),
        (USSR, "brezhnev_doctrine", "ops_up_ussr", "removed"),
        (USSR, "u2_incident", "u2", "removed"),
        (US, "latin_american_death_squads", "death_squads_us", "discard"),
        (USSR, "latin_american_death_squads", "death_squads_ussr", "discard"),
    ],
)
def test_effects_for_the_turn_end_with_it(side: int, card: str, effect: str, place: str) -> None:
    s = play(side, card, "event")
    assert in_force(s) == {effect}
    assert where(s, card) == place
    begin(s, AdvanceTurn())
    assert in_force(s) == set()


@pytest.mark.rule("TS-QB-2", "TS-I-22", "TS-7.3", "TS-G-10", "TS-WB-1")
@pytest.mark.parametrize(
    ("side", "card", "effect", "place"),
    [
        (USSR, "quagmire", "quagmire_trap", "in play"),
        (US, "bear_trap", "bear_trap_trap", "in play"),
        (USSR, "willy_brandt", "willy_brandt_gap", "in play"),
        (USSR, "flower_power", "flower_power_force", "in play"),
        (US, "shuttle_diplomacy", "shuttle", "in play"),
        (USSR, "we_will_bury_you", "bury_you", "removed"),
    ],
)
def test_lasting_effects_go_on(side: int, card: str, effect: str, place: str) -> None:
    s = play(side, card, "event")
    begin(s, AdvanceTurn())
    assert (in_force(s), where(s, card)) == ({effect}, place)


# --- nuclear subs --------------------------------------------------------------------------------


@pytest.mark.rule("TS-NS-1", "TS-6.3.4")
@pytest.mark.parametrize(
    ("side", "terms", "defcon"), [(US, 0, 2), (US, FREE, 2), (USSR, 0, 1), (USSR, FREE, 1)]
)
def test_nuclear_subs_cover_us_coups_and_free_ones(side: int, terms: int, defcon: int) -> None:
    s = play(US, "nuclear_subs", "event", defcon=2, influence=at("algeria 1/1"), dice=[1])
    s.phasing = side
    begin(s, Operations(side, 2, terms))
    play_moves(s, "coup")
    assert s.defcon == defcon


@pytest.mark.rule("TS-NS-1")
@pytest.mark.parametrize(
    ("card", "move"), [("summit", "down"), ("how_i_learned_to_stop_worrying", "defcon_1")]
)
def test_nuclear_subs_do_not_cover_events(card: str, move: str) -> None:
    s = play(US, card, "event", move, defcon=2, effects=["nuclear_subs_shield"], dice=[6, 1])
    assert won(s) == ("ussr", "nuclear_war")


# --- quagmire and bear trap ----------------------------------------------------------------------

TRAPS = [(USSR, "quagmire", "quagmire_trap"), (US, "bear_trap", "bear_trap_trap")]


@pytest.mark.rule("TS-QB-1", "TS-QB-2", "TS-G-14")
@pytest.mark.parametrize(("side", "card", "effect"), TRAPS)
def test_a_trap_holds_until_a_roll_of_4_or_less(side: int, card: str, effect: str) -> None:
    victim = 1 - side
    s = play(
        side,
        card,
        "event",
        hands={SIDES[victim]: ["junta", "summit", "arms_race", "abm_treaty"]},
        dice=[5, 4],
    )
    begin(s, ActionRound(victim))
    assert asked(s) == "trap"
    assert refused(s, "summit") == "TS-QB-4"
    play_moves(s, "junta")
    assert (in_force(s), where(s, card), asked(s)) == ({effect}, "in play", "pause")
    begin(s, ActionRound(victim))
    play_moves(s, "arms_race")
    assert (in_force(s), where(s, card), asked(s)) == (set(), "removed", "pause")
    assert hand(s, victim) == {"summit", "abm_treaty"}
    begin(s, ActionRound(victim))
    assert asked(s) == "choose-card"


@pytest.mark.rule("TS-QB-2", "TS-5.2a")
@pytest.mark.parametrize(("side", "card", "effect"), TRAPS)
def test_a_trap_that_the_victim_plays_itself_starts_with_its_next_round(
    side: int, card: str, effect: str
) -> None:
    victim = 1 - side
    s = play(victim, card, "ops", "event_first", influence=at("mexico 1/1"))
    assert in_force(s) == {effect}
    assert (asked(s), s.to_act) == ("operation", (victim,))


@pytest.mark.rule("TS-NR-1", "TS-O-14", "TS-G-14")
@pytest.mark.parametrize("links", [True, False])
def test_quagmire_ends_norad(links: bool) -> None:
    s = play(
        USSR,
        "quagmire",
        "event",
        in_play=["norad"],
        effects=["norad_force"],
        optional_cards=True,
        deluxe_links=links,
    )
    ended = ({"quagmire_trap"}, "removed")
    goes_on = ({"quagmire_trap", "norad_force"}, "in play")
    assert (in_force(s), where(s, "norad")) == (ended if links else goes_on)


@pytest.mark.rule("TS-NR-1")
def test_quagmire_does_not_touch_norad_outside_play() -> None:
    s = play(USSR, "quagmire", "event", discard=["norad"], optional_cards=True)
    assert where(s, "norad") == "discard"


# --- summit --------------------------------------------------------------------------------------

DOMINATED = at("mexico 2/0, panama 2/0, costa_rica 3/0, cuba 0/3, nicaragua 0/1")
"""Central America, by the US."""
CONTROLLED = at("algeria 2/0, nigeria 1/0, zaire 1/0, angola 1/0, south_africa 3/0, kenya 2/0")
"""Africa, by the US."""
SOVIET_ASIA = at("india 0/3, pakistan 0/2, afghanistan 0/2")
ONLY_PRESENCE = at("chile 3/0, israel 4/0, japan 4/0")


@pytest.mark.rule("TS-SU-1", "TS-10.1.1b")
@pytest.mark.parametrize(
    ("side", "dice", "position", "vp"),
    [
        (US, [3, 2], {}, 2),
        (US, [2, 3], {}, -2),
        (USSR, [3, 2], {}, -2),  # the side that plays it rolls first
        (USSR, [2, 3], {}, 2),
        (US, [4, 4], {}, 0),
        (US, [4, 4], ONLY_PRESENCE, 0),
        (US, [4, 4], DOMINATED, 2),
        (US, [4, 5], DOMINATED, 0),
        (US, [4, 5], CONTROLLED, 0),  # control counts once
        (US, [4, 5], {**DOMINATED, **CONTROLLED}, 2),
        (USSR, [4, 4], SOVIET_ASIA, -2),
        (US, [3, 2], SOVIET_ASIA, 0),
        (US, [3, 3], {**DOMINATED, **SOVIET_ASIA}, 0),
    ],
)
def test_summit_adds_the_regions_dominated(
    side: int, dice: list[int], position: Any, vp: int
) -> None:
    s = play(side, "summit", "event", influence=position, defcon=4, dice=dice)
    assert s.vp == vp
    if vp:
        assert (asked(s), s.to_act) == ("move-defcon", (US if vp > 0 else USSR,))
    else:  # a tie is not rolled again
        assert (asked(s), s.defcon, where(s, "summit")) == ("pause", 4, "discard")


@pytest.mark.rule("TS-SU-1", "TS-FR-1")
def test_taiwan_is_no_battleground_at_a_summit() -> None:
    position = at("pakistan 2/0, taiwan 3/0, australia 4/0, north_korea 0/3, afghanistan 0/2")
    formosan: dict[str, Any] = {"effects": ["formosan"], "in_play": ["formosan_resolution"]}
    s = play(US, "summit", "event", influence=position, dice=[4, 4], **formosan)
    assert s.vp == 0
    s = play(US, "asia_scoring", influence=position, **formosan)
    assert s.vp == 7 + 2 - (3 + 1)


@pytest.mark.rule("TS-SU-1", "TS-8.1.2", "TS-8.1.7", "TS-V-19")
@pytest.mark.parametrize(
    ("move", "before", "after"), [("up", 3, 4), ("down", 3, 2), ("none", 3, 3), ("down", 5, 4)]
)
def test_the_winner_of_summit_may_move_defcon(move: str, before: int, after: int) -> None:
    s = play(USSR, "summit", "event", defcon=before, dice=[1, 2])
    assert s.to_act == (US,)
    assert refused(s, "done") == "TS-SU-1"
    assert refused(s, "up") == ("TS-8.1.2" if before == 5 else "")
    play_moves(s, move)
    assert (s.defcon, s.vp, where(s, "summit")) == (after, 2, "discard")


@pytest.mark.rule("TS-SU-1", "TS-DF-1", "TS-DF-2", "TS-8.1.3")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("dice", [[1, 2], [2, 1]])
def test_the_phasing_side_answers_for_war_at_a_summit(side: int, dice: list[int]) -> None:
    s = play(side, "summit", "event", "down", defcon=2, dice=dice)
    assert won(s) == (SIDES[1 - side], "nuclear_war")


@pytest.mark.rule("TS-10.3.1a", "TS-SU-1")
def test_summit_ends_the_game_at_20_vp_before_defcon_is_moved() -> None:
    s = play(USSR, "summit", "event", vp=18, dice=[1, 2])
    assert won(s) == ("us", "vp")


# --- how i learned to stop worrying --------------------------------------------------------------


@pytest.mark.rule("TS-HL-W1", "TS-8.1.1", "TS-OP-4", "TS-2.2.4")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize("level", [2, 3, 4, 5])
@pytest.mark.parametrize("military", [0, 3])
def test_how_i_learned_sets_defcon_and_5_military(side: int, level: int, military: int) -> None:
    card = "how_i_learned_to_stop_worrying"
    down = ["ops_down_us", "ops_down_ussr"]
    s = play(side, card, "event", defcon=3, military=(military, military), effects=down)
    assert s.to_act == (side,)
    assert offered(s) == ["defcon_1", "defcon_2", "defcon_3", "defcon_4", "defcon_5"]
    assert refused(s, "up") == "TS-8.1.1"
    play_moves(s, f"defcon_{level}")
    assert (s.defcon, s.military[side], s.military[1 - side]) == (level, 5, military)
    assert where(s, card) == "removed"


@pytest.mark.rule("TS-HL-W1", "TS-DF-1")
@pytest.mark.parametrize("phasing", [US, USSR])
def test_how_i_learned_may_start_the_war_the_phasing_side_loses(phasing: int) -> None:
    s = position_with(turn=5, phasing=phasing)
    occurs(s, "how_i_learned_to_stop_worrying", US)
    play_moves(s, "defcon_1")
    assert won(s) == (SIDES[1 - phasing], "nuclear_war")
    assert s.military == (0, 0)


# --- junta ---------------------------------------------------------------------------------------


@pytest.mark.rule("TS-JU-1", "TS-6.1.1a", "TS-IN-3")
@pytest.mark.parametrize("side", [US, USSR])
def test_junta_adds_2_in_one_country_of_the_americas(side: int) -> None:
    s = play(side, "junta", "event", influence=at("brazil 4/0"))
    assert (asked(s), s.to_act) == ("add-influence", (side,))
    assert set(offered(s)) == AMERICAS
    assert refused(s, "canada") == "TS-5.5"
    play_moves(s, "brazil")
    assert influence(s, "brazil") == ((6, 0) if side == US else (4, 2))


@pytest.mark.rule("TS-JU-1", "TS-6.3.5", "TS-8.2.5", "TS-CO-4", "TS-G-01")
def test_junta_then_allows_a_free_coup_or_nothing() -> None:
    position = at("peru 0/2, cuba 0/3, iran 0/2")
    s = play(US, "junta", "event", "colombia", defcon=2, influence=position, dice=[5])
    assert offered(s) == ["realign", "coup", "none"]
    assert refused(s, "influence") == "TS-6.0"
    play_moves(s, "coup")
    assert refused(s, "iran") == "TS-6.3.5"
    play_moves(s, "peru")
    assert (influence(s, "colombia"), influence(s, "peru")) == ((2, 0), (1, 0))
    assert (s.military, s.defcon, where(s, "junta")) == ((0, 0), 2, "discard")
    s = play(US, "junta", "event", "colombia", "none", influence=position)
    assert (asked(s), influence(s, "peru")) == ("pause", (0, 2))


@pytest.mark.rule("TS-JU-1", "TS-6.3.4", "TS-DF-1")
def test_the_coup_of_junta_lowers_defcon_in_a_battleground() -> None:
    s = play(US, "junta", "event", "colombia", "coup", defcon=3, influence=at("cuba 0/3"), dice=[1])
    assert (s.defcon, s.military) == (2, (0, 0))
    s = play(US, "junta", "event", "colombia", "coup", defcon=2, influence=at("cuba 0/3"))
    assert won(s) == ("ussr", "nuclear_war")


@pytest.mark.rule("TS-JU-1", "TS-G-01")
def test_junta_allows_two_realignment_rolls_and_wants_both() -> None:
    s = play(
        US,
        "junta",
        "event",
        "colombia",
        "realign",
        influence=at("peru 0/2, haiti 0/1"),
        dice=[1, 1, 1, 1],
    )
    assert refused(s, "done") == "TS-G-01"
    play_moves(s, "peru", "haiti")
    assert asked(s) == "pause"


@pytest.mark.rule("TS-OP-5", "TS-7.4.2", "TS-O-09")
@pytest.mark.parametrize(("modified", "left"), [(True, (0, 1)), (False, (0, 0))])
def test_junta_under_red_scare_has_one_point(modified: bool, left: tuple[int, int]) -> None:
    s = play(
        US,
        "junta",
        "event",
        "colombia",
        "coup",
        influence=at("peru 0/2"),
        effects=["ops_down_us"],
        event_ops_modified=modified,
        dice=[4],
    )
    assert influence(s, "peru") == left


@pytest.mark.rule("TS-G-01", "TS-JU-1")
def test_junta_without_a_target_ends_with_the_influence() -> None:
    s = play(USSR, "junta", "event", "mexico", influence=at("iran 2/0"))
    assert asked(s) == "pause"


# --- kitchen debates -----------------------------------------------------------------------------


@pytest.mark.rule("TS-A-4", "TS-5.2b", "TS-G-13")
@pytest.mark.parametrize(
    ("position", "occurred"),
    [
        (at("france 3/0"), True),
        (at("france 3/0, angola 1/0, cuba 0/3"), True),
        ({}, False),
        (at("france 3/0, angola 0/1"), False),
        (at("france 2/0, canada 4/0"), False),  # not controlled; no battleground
        (at("france 3/0, angola 0/1, cuba 0/3"), False),
    ],
)
def test_kitchen_debates_need_a_lead_in_battlegrounds(position: Any, occurred: bool) -> None:
    s = play(US, "kitchen_debates", influence=position, effects=["ops_up_us"])
    assert refused(s, "event") == ("" if occurred else "TS-5.2b")
    if occurred:
        play_moves(s, "event")
        assert (s.vp, where(s, "kitchen_debates")) == (2, "removed")
    s = headlines(
        position_with(
            turn=5, hands={"us": ["kitchen_debates"], "ussr": ["nasser"]}, influence=position
        ),
        "kitchen_debates",
        "nasser",
    )
    expected = (2, "removed") if occurred else (0, "discard")
    assert (s.vp, where(s, "kitchen_debates")) == expected


@pytest.mark.rule("TS-5.2", "TS-5.2b")
@pytest.mark.parametrize("leads", [True, False])
def test_kitchen_debates_played_by_the_ussr(leads: bool) -> None:
    s = play(USSR, "kitchen_debates", "ops", influence={"france": (3 if leads else 2, 0)})
    assert asked(s) == "order" if leads else asked(s) in OPERATIONS


# --- we will bury you ----------------------------------------------------------------------------


def buried(**position: Any) -> ColdWar:
    """The US must react in the round that begins now."""
    s = position_with(turn=5, effects=["bury_you", *position.pop("effects", ())], **position)
    return begin(s, ActionRound(US))


@pytest.mark.rule("TS-WB-1", "TS-2.2.4")
def test_we_will_bury_you_lowers_defcon_and_waits() -> None:
    s = play(USSR, "we_will_bury_you", "event", defcon=4)
    assert (s.defcon, s.vp, in_force(s)) == (3, 0, {"bury_you"})
    assert where(s, "we_will_bury_you") == "removed"


@pytest.mark.rule("TS-DF-1", "TS-DF-2", "TS-ME-4")
@pytest.mark.parametrize("phasing", [US, USSR])
def test_we_will_bury_you_at_defcon_2_ends_in_war_first(phasing: int) -> None:
    s = position_with(turn=5, phasing=phasing, defcon=2, vp=-19)
    occurs(s, "we_will_bury_you", USSR)
    assert won(s) == (SIDES[1 - phasing], "nuclear_war")
    assert s.vp == -19


@pytest.mark.rule("TS-WB-1")
@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        (["nuclear_subs"], ["nuclear_subs", "event"]),
        (["nuclear_subs"], ["nuclear_subs", "ops"]),
        (["nuclear_subs"], ["nuclear_subs", "space"]),
        (["allende"], ["allende"]),
        (["africa_scoring"], ["africa_scoring"]),
        (["nuclear_subs"], ["the_china_card", "ops"]),
        (["un_intervention", "fidel"], ["un_intervention", "ops"]),
        (["un_intervention", "fidel"], ["fidel", "ops"]),
        ([], ["the_china_card", "space"]),
        ([], ["pass"]),
    ],
)
def test_the_us_pays_unless_it_answers(cards: list[str], moves: list[str]) -> None:
    s = buried(hands={"us": cards}, china="us", influence=at("mexico 1/0"), dice=[6])
    assert s.vp == 0
    play_moves(s, *moves)
    assert (s.vp, "bury_you" in in_force(s)) == (-3, False)


@pytest.mark.rule("TS-WB-1", "TS-UN-1")
def test_un_intervention_as_an_event_is_the_answer() -> None:
    s = buried(hands={"us": ["un_intervention", "fidel"]}, influence=at("mexico 1/0"))
    play_moves(s, "un_intervention", "event", "fidel")
    assert (s.vp, in_force(s)) == (0, set())
    assert asked(s) == "place-influence"
    begin(s, ActionRound(US))
    assert s.vp == 0


@pytest.mark.rule("TS-WB-1", "TS-QB-1", "TS-QB-3")
def test_a_trapped_us_cannot_answer() -> None:
    trap: dict[str, Any] = {"effects": ["quagmire_trap"], "in_play": ["quagmire"]}
    s = buried(hands={"us": ["un_intervention", "fidel"]}, **trap)
    assert (asked(s), s.vp) == ("trap", -3)
    s = buried(hands={"us": ["un_intervention", "nasser"]}, **trap)
    assert asked(s) == "choose-card"
    assert refused(s, "un_intervention") == "TS-QB-3"
    play_moves(s, "pass")
    assert s.vp == -3
    s = buried(hands={"us": ["un_intervention", "africa_scoring"]}, **trap)
    play_moves(s, "africa_scoring")
    assert s.vp == -3
    s = buried(hands={"us": ["africa_scoring", "fidel"]}, rounds_left=1, **trap)
    assert (offered(s), s.vp) == (["africa_scoring"], 0)
    play_moves(s, "africa_scoring")
    assert s.vp == -3
    s = buried(hands={"us": []}, **trap)
    assert (asked(s), s.vp) == ("pause", -3)


@pytest.mark.rule("TS-WB-1", "TS-AR-1")
def test_a_us_round_without_cards_is_unanswered() -> None:
    s = buried(hands={"us": []}, china="ussr")
    assert (asked(s), s.vp, in_force(s)) == ("pause", -3, set())


@pytest.mark.rule("TS-WB-1", "TS-VP-1", "TS-10.3.1a")
def test_the_3_vp_come_before_everything_else_of_the_round() -> None:
    s = buried(vp=-17, hands={"us": ["kitchen_debates"]}, influence=at("france 3/0"))
    play_moves(s, "kitchen_debates", "event")
    assert won(s) == ("ussr", "vp")
    assert s.vp == -20
    assert where(s, "kitchen_debates") == "resolving"
    assert event_ids(s)[-1] == "game-won"


@pytest.mark.rule("TS-WB-1")
def test_as_a_headline_it_is_due_in_the_first_us_round() -> None:
    s = position_with(
        turn=5, hands={"us": ["nuclear_subs", "oas_founded"], "ussr": ["we_will_bury_you"]}
    )
    headlines(s, "nuclear_subs", "we_will_bury_you")
    assert (s.vp, s.defcon) == (0, 4)
    begin(s, ActionRound(USSR))
    assert s.vp == 0
    begin(s, ActionRound(US))
    play_moves(s, "oas_founded", "ops")
    assert s.vp == -3


@pytest.mark.rule("TS-WB-1")
def test_played_by_the_us_it_is_due_in_its_next_round() -> None:
    s = play(US, "we_will_bury_you", "ops", "event_first", hands={"us": ["nuclear_subs"]})
    assert (s.vp, in_force(s)) == (0, {"bury_you"})
    begin(s, ActionRound(US))
    play_moves(s, "nuclear_subs", "event")
    assert s.vp == -3
    s = position_with(
        turn=5, hands={"us": ["we_will_bury_you"]}, effects=[], influence=at("mexico 1/0")
    )
    begin(s, ActionRound(US))
    play_moves(s, "we_will_bury_you", "ops", "ops_first", *["mexico"] * 4)
    assert (s.vp, in_force(s)) == (0, {"bury_you"})


@pytest.mark.rule("TS-WB-1")
def test_the_soviet_round_is_no_answer() -> None:
    s = play(
        USSR, "un_intervention", "event", hands={"ussr": ["nuclear_subs"]}, effects=["bury_you"]
    )
    assert (s.vp, in_force(s)) == (0, {"bury_you"})


@pytest.mark.rule("TS-WB-1", "TS-AR-3")
def test_an_eighth_us_round_has_to_answer() -> None:
    s = position_with(
        turn=8, effects=["bury_you", "north_sea_oil_round"], hands={"us": ["nuclear_subs", "nato"]}
    )
    begin(s, ExtraRound(US))
    play_moves(s, "decline")
    assert s.vp == 0  # no round, nothing due
    begin(s, ExtraRound(US))
    play_moves(s, "take", "nuclear_subs", "event")
    assert s.vp == -3


# --- brezhnev doctrine ---------------------------------------------------------------------------


@pytest.mark.rule("TS-OP-2", "TS-7.4", "TS-7.4.1")
def test_brezhnev_doctrine_raises_soviet_values_up_to_4() -> None:
    s = play(USSR, "brezhnev_doctrine", "event")
    values = [s.card_value(USSR, code(card)) for card in ("nasser", "fidel", "quagmire", "opec")]
    assert values == [2, 3, 4, 4]
    assert s.card_value(USSR, code("abm_treaty")) == 4
    assert s.card_value(US, code("nasser")) == 1


@pytest.mark.rule("TS-G-11", "TS-5.2a")
@pytest.mark.parametrize(("order", "ops"), [("event_first", 3), ("ops_first", 3)])
def test_brezhnev_doctrine_played_by_the_us_helps_the_ussr_only(order: str, ops: int) -> None:
    s = play(US, "brezhnev_doctrine", "ops", order, influence=at("mexico 1/0"))
    play_moves(s, *["mexico"] * ops)
    assert influence(s, "mexico") == (1 + ops, 0)
    assert in_force(s) == {"ops_up_ussr"}


# --- events that add or remove without a decision ------------------------------------------------


@pytest.mark.rule("TS-6.1.1a", "TS-IN-3", "TS-5.2n", "TS-2.2.4")
@pytest.mark.parametrize("by_enemy", [False, True])
@pytest.mark.parametrize(
    ("side", "card", "before", "after"),
    [
        (
            USSR,
            "portuguese_empire_crumbles",
            at("angola 1/0, se_african_states 0/1"),
            at("angola 1/2, se_african_states 0/3"),
        ),
        (USSR, "allende", at("chile 3/0"), at("chile 3/2")),
        (
            US,
            "panama_canal_returned",
            at("panama 0/2"),
            at("panama 1/2, costa_rica 1/0, venezuela 1/0"),
        ),
        (US, "john_paul_ii_elected_pope", at("poland 0/4"), at("poland 1/2")),
        (US, "john_paul_ii_elected_pope", at("poland 2/1"), at("poland 3/0")),
        (US, "john_paul_ii_elected_pope", at("poland 0/0"), at("poland 1/0")),
        (US, "sadat_expels_soviets", at("egypt 0/5"), at("egypt 1/0")),
        (US, "sadat_expels_soviets", at("egypt 2/0"), at("egypt 3/0")),
    ],
)
def test_events_that_move_influence(
    side: int, card: str, before: Any, after: dict[str, Any], by_enemy: bool
) -> None:
    if by_enemy:
        s = play(1 - side, card, "ops", "event_first", influence=before)
        assert asked(s) in OPERATIONS
        assert (s.to_act, where(s, card)) == ((1 - side,), "resolving")
    else:
        s = play(side, card, "event", influence=before)
        assert where(s, card) in ("removed", "in play")
    assert {place: influence(s, place) for place in after} == after
    assert s.present[US].bit_count() == sum(us > 0 for us, _ in after.values())
    assert s.present[USSR].bit_count() == sum(ussr > 0 for _, ussr in after.values())


@pytest.mark.rule("TS-I-21", "TS-5.2b", "TS-7.3")
def test_john_paul_makes_solidarity_possible() -> None:
    s = play(US, "john_paul_ii_elected_pope", "space", dice=[6])
    assert not can_occur(s, code("solidarity"), US)
    s = play(US, "john_paul_ii_elected_pope", "event")
    assert can_occur(s, code("solidarity"), US)
    assert where(s, "john_paul_ii_elected_pope") == "in play"


@pytest.mark.rule("TS-5.2c", "TS-5.2x2", "TS-10.1.3")
def test_camp_david_pays_adds_and_bars_arab_israeli_war() -> None:
    s = play(
        US,
        "camp_david_accords",
        "event",
        hands={"ussr": ["arab_israeli_war"]},
        influence=at("egypt 0/2"),
    )
    assert s.vp == 1
    assert (influence(s, "israel"), influence(s, "jordan")) == ((1, 0), (1, 0))
    assert (influence(s, "egypt"), where(s, "camp_david_accords")) == ((1, 2), "in play")
    begin(s, ActionRound(USSR))
    play_moves(s, "arab_israeli_war")
    assert refused(s, "event") == "TS-5.2c"


# --- south african unrest ------------------------------------------------------------------------


@pytest.mark.rule("TS-O-12", "TS-WP-1", "TS-6.1.1a")
@pytest.mark.parametrize(
    ("moves", "split", "south_africa", "angola", "botswana"),
    [
        (["south_africa"], True, 2, 0, 0),
        (["angola", "angola"], True, 1, 2, 0),
        (["angola", "botswana"], True, 1, 1, 1),
        (["botswana", "angola"], True, 1, 1, 1),
        (["botswana", "botswana"], True, 1, 0, 2),
        (["south_africa"], False, 2, 0, 0),
        (["angola"], False, 1, 2, 0),
        (["botswana"], False, 1, 0, 2),
    ],
)
def test_south_african_unrest_at_home_or_abroad(
    moves: list[str], split: bool, south_africa: int, angola: int, botswana: int
) -> None:
    s = play(USSR, "south_african_unrest", "event", south_african_unrest_split=split)
    assert set(offered(s)) == {"south_africa", "angola", "botswana"}
    assert refused(s, "zimbabwe") == "TS-O-12"
    play_moves(s, *moves)
    assert asked(s) == "pause"
    assert influence(s, "south_africa") == (0, south_africa)
    assert (influence(s, "angola"), influence(s, "botswana")) == ((0, angola), (0, botswana))
    assert where(s, "south_african_unrest") == "discard"


@pytest.mark.rule("TS-5.2n", "TS-O-12")
def test_the_second_point_abroad_stays_next_to_south_africa() -> None:
    s = play(US, "south_african_unrest", "ops", "event_first", "angola")
    assert s.to_act == (USSR,)
    assert offered(s) == ["angola", "botswana"]
    assert refused(s, "south_africa") == "TS-5.5"


# --- willy brandt --------------------------------------------------------------------------------


@pytest.mark.rule("TS-NA-1", "TS-10.1.3")
def test_willy_brandt_opens_west_germany() -> None:
    s = play(
        USSR,
        "willy_brandt",
        "event",
        in_play=["nato"],
        occurred=["marshall_plan"],
        effects=["nato_shield"],
        influence=at("west_germany 5/0, france 3/0"),
    )
    assert (s.vp, influence(s, "west_germany")) == (-1, (5, 1))
    begin(s, Operations(USSR, 2, 0))
    play_moves(s, "coup")
    assert (asked(s), s.defcon) == ("pause", 4)  # West Germany was the only target left


@pytest.mark.rule("TS-5.2c", "TS-I-20")
def test_willy_brandt_is_barred_by_tear_down_this_wall() -> None:
    s = play(USSR, "willy_brandt", occurred=["tear_down_this_wall"])
    assert refused(s, "event") == "TS-5.2c"
    s = play(US, "willy_brandt", "ops", occurred=["tear_down_this_wall"])
    assert asked(s) in OPERATIONS
    s = position_with(turn=8, phasing=USSR, occurred=["tear_down_this_wall"])
    occurs(s, "willy_brandt", USSR)
    assert (s.vp, in_force(s), influence(s, "west_germany")) == (0, set(), (0, 0))


# --- muslim revolution ---------------------------------------------------------------------------

MUSLIM = ("sudan", "iran", "iraq", "egypt", "libya", "saudi_arabia", "syria", "jordan")


@pytest.mark.rule("TS-WP-1", "TS-5.5")
def test_muslim_revolution_clears_two_of_eight() -> None:
    position = dict.fromkeys((*MUSLIM, "israel", "algeria"), (3, 1))
    s = play(USSR, "muslim_revolution", "event", influence=position)
    assert set(offered(s)) == set(MUSLIM)
    assert refused(s, "israel") == "TS-5.5"
    play_moves(s, "iran")
    assert refused(s, "iran") == "TS-WP-1"
    play_moves(s, "sudan")
    assert (influence(s, "iran"), influence(s, "sudan")) == ((0, 1), (0, 1))
    assert (asked(s), where(s, "muslim_revolution")) == ("pause", "discard")
    assert sum(influence(s, name)[US] for name in MUSLIM) == 6 * 3


@pytest.mark.rule("TS-5.2d", "TS-CP-3")
@pytest.mark.parametrize("held", [(), ("egypt",), ("egypt", "jordan")])
def test_muslim_revolution_takes_what_there_is(held: tuple[str, ...]) -> None:
    s = play(USSR, "muslim_revolution", "event", influence=dict.fromkeys((*held, "israel"), (2, 0)))
    if len(held) == 2:
        play_moves(s, "jordan")
    assert asked(s) == "pause"
    assert [influence(s, name) for name in held] == [(0, 0)] * len(held)
    assert influence(s, "israel") == (2, 0)


@pytest.mark.rule("TS-O-14", "TS-5.2c")
@pytest.mark.parametrize(("links", "rule"), [(True, "TS-5.2c"), (False, "")])
def test_awacs_bars_muslim_revolution(links: bool, rule: str) -> None:
    s = play(
        USSR,
        "muslim_revolution",
        turn=8,
        occurred=["awacs_sale_to_saudis"],
        optional_cards=True,
        deluxe_links=links,
    )
    assert refused(s, "event") == rule


# --- abm treaty ----------------------------------------------------------------------------------


@pytest.mark.rule("TS-OP-5", "TS-OP-7", "TS-DF-4", "TS-6.0")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(
    ("effects", "modified", "points"),
    [
        ([], True, 4),
        (["ops_down_us", "ops_down_ussr"], True, 3),
        (["ops_down_us", "ops_down_ussr"], False, 4),
        (["ops_up_us", "ops_up_ussr"], True, 4),
    ],
)
def test_abm_treaty_raises_defcon_and_gives_4_points(
    side: int, effects: list[str], modified: bool, points: int
) -> None:
    s = play(
        side,
        "abm_treaty",
        "event",
        defcon=4,
        effects=effects,
        influence=at("mexico 1/1"),
        event_ops_modified=modified,
    )
    assert (s.defcon, s.to_act) == (5, (side,))
    assert offered(s) == ["influence", "realign", "coup"]
    assert refused(s, "none") == "TS-G-01"
    play_moves(s, "influence", *["mexico"] * points)
    assert influence(s, "mexico")[side] == 1 + points
    assert (asked(s), where(s, "abm_treaty")) == ("pause", "discard")


@pytest.mark.rule("TS-8.1.2", "TS-HL-4", "TS-4.5.Ce", "TS-8.2.3")
def test_abm_treaty_as_a_headline_may_be_a_coup() -> None:
    s = position_with(
        turn=5,
        hands={"us": ["abm_treaty"], "ussr": ["allende"]},
        influence=at("iran 0/1"),
        dice=[1],
    )
    headlines(s, "abm_treaty", "allende")
    play_moves(s, "coup")
    assert (s.defcon, s.military) == (4, (4, 0))
    assert influence(s, "iran") == (0, 0)


# --- the china card ------------------------------------------------------------------------------


@pytest.mark.rule("TS-CR-1", "TS-9.4", "TS-CC-2")
@pytest.mark.parametrize("up", [True, False])
@pytest.mark.parametrize(
    ("side", "card", "face"),
    [
        (USSR, "cultural_revolution", "up"),
        (US, "ussuri_river_skirmish", "up"),
        (US, "nixon_plays_the_china_card", "down"),
    ],
)
def test_the_china_card_changes_hands_however_it_lies(
    side: int, card: str, face: str, up: bool
) -> None:
    s = play(
        side, card, "event", china=SIDES[1 - side], china_up=up, hands={SIDES[side]: ["junta"]}
    )
    assert where(s, "the_china_card") == f"china {SIDES[side]} {face}"
    assert (s.vp, asked(s), where(s, card)) == (0, "pause", "removed")
    begin(s, ActionRound(side))
    assert ("the_china_card" in offered(s)) == (face == "up")  # in the same turn
    begin(s, FlipChina(), AdvanceTurn())
    assert where(s, "the_china_card") == f"china {SIDES[side]} up"


@pytest.mark.rule("TS-CR-1")
@pytest.mark.parametrize("up", [True, False])
@pytest.mark.parametrize(
    ("side", "card", "vp"),
    [(USSR, "cultural_revolution", -1), (US, "nixon_plays_the_china_card", 2)],
)
def test_who_holds_the_china_card_already_gains_vp(side: int, card: str, vp: int, up: bool) -> None:
    s = play(side, card, "event", china=SIDES[side], china_up=up)
    assert s.vp == vp
    assert where(s, "the_china_card") == f"china {SIDES[side]} {'up' if up else 'down'}"
    assert where(s, card) == "removed"


@pytest.mark.rule("TS-CR-1", "TS-2.1.2")
@pytest.mark.parametrize("up", [True, False])
def test_ussuri_river_gives_4_influence_if_the_us_holds_china(up: bool) -> None:
    s = play(
        US, "ussuri_river_skirmish", "event", china="us", china_up=up, influence=at("india 0/3")
    )
    assert set(offered(s)) == ASIA >= SOUTHEAST_ASIA
    play_moves(s, "india", "india")
    assert refused(s, "india") == "TS-WP-1"
    assert refused(s, "iran") == "TS-5.5"
    play_moves(s, "thailand", "thailand")
    assert (influence(s, "india"), influence(s, "thailand")) == ((2, 3), (2, 0))
    assert (asked(s), where(s, "ussuri_river_skirmish")) == ("pause", "removed")


@pytest.mark.rule("TS-CR-1", "TS-5.2n", "TS-G-09")
def test_the_us_may_lose_china_by_its_own_play() -> None:
    s = play(US, "cultural_revolution", "ops", "event_first", china="us")
    assert where(s, "the_china_card") == "china ussr up"
    assert asked(s) in OPERATIONS


# --- flower power --------------------------------------------------------------------------------

WARS = ("korean_war", "arab_israeli_war", "indo_pakistani_war", "iran_iraq_war", "brush_war")
FORCE: dict[str, Any] = {"effects": ["flower_power_force"], "in_play": ["flower_power"]}


@pytest.mark.rule("TS-FP-1", "TS-7.6")
@pytest.mark.parametrize("card", WARS)
def test_wars_for_operations_pay_under_flower_power(card: str) -> None:
    s = play(US, card, "ops", turn=8, **FORCE)
    assert s.vp == -2
    assert event_ids(s)[-2:] == ["played-for-ops", "vp-gained"]
    s = play(USSR, card, "ops", turn=8, **FORCE)
    assert s.vp == 0


@pytest.mark.rule("TS-FP-1", "TS-FP-2")
@pytest.mark.parametrize("card", ["indo_pakistani_war", "iran_iraq_war", "brush_war"])
def test_wars_as_events_pay_before_they_are_fought(card: str) -> None:
    s = play(US, card, "event", turn=8, vp=-18, dice=[6], **FORCE)
    assert won(s) == ("ussr", "vp")
    s = play(USSR, card, "event", turn=8, dice=[1], **FORCE)
    assert s.vp == 0


@pytest.mark.rule("TS-FP-1", "TS-UN-1")
def test_a_war_paired_with_un_intervention_pays() -> None:
    s = play(US, "un_intervention", "event", "korean_war", hands={"us": ["korean_war"]}, **FORCE)
    assert s.vp == -2


@pytest.mark.rule("TS-FP-2")
@pytest.mark.parametrize("card", ["korean_war", "indo_pakistani_war"])
def test_a_war_as_us_headline_pays(card: str) -> None:
    s = position_with(turn=5, hands={"us": [card], "ussr": ["allende"]}, dice=[1], **FORCE)
    headlines(s, card, "allende")
    assert s.vp == -2
    s = position_with(turn=5, hands={"us": ["oas_founded"], "ussr": [card]}, dice=[1], **FORCE)
    headlines(s, "oas_founded", card)
    assert s.vp == 0


@pytest.mark.rule("TS-FP-1", "TS-6.4.5", "TS-5.4")
def test_space_and_discards_do_not_pay() -> None:
    s = play(US, "brush_war", "space", dice=[6], **FORCE)
    assert s.vp == 0
    s = position_with(
        turn=5,
        hands={"us": ["korean_war"]},
        effects=["flower_power_force", "quagmire_trap"],
        in_play=["flower_power", "quagmire"],
        dice=[6],
    )
    begin(s, ActionRound(US))
    play_moves(s, "korean_war")
    assert (s.vp, where(s, "korean_war")) == (0, "discard")


@pytest.mark.rule("TS-FP-1", "TS-5.2c")
@pytest.mark.parametrize("barred", [True, False])
def test_arab_israeli_war_after_camp_david_does_not_pay(barred: bool) -> None:
    occurred = ["camp_david_accords"] if barred else []
    s = play(US, "arab_israeli_war", "ops", occurred=occurred, **FORCE)
    assert s.vp == (0 if barred else -2)


@pytest.mark.rule("TS-FP-1")
def test_other_cards_and_wars_before_flower_power_do_not_pay() -> None:
    assert play(US, "junta", "ops", **FORCE).vp == 0
    assert play(US, "brush_war", "ops").vp == 0


@pytest.mark.rule("TS-5.2c", "TS-I-20")
def test_flower_power_is_barred_by_an_evil_empire() -> None:
    s = play(USSR, "flower_power", occurred=["an_evil_empire"], turn=8)
    assert refused(s, "event") == "TS-5.2c"


# --- u2 incident ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-UN-2", "TS-10.1.3")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(("mode", "vp"), [("event", -2), ("ops", -1)])
def test_u2_pays_again_for_un_intervention_of_either_side(side: int, mode: str, vp: int) -> None:
    partner = "fidel" if side == US else "nuclear_subs"
    s = play(USSR, "u2_incident", "event", hands={SIDES[side]: ["un_intervention", partner]})
    assert (s.vp, in_force(s)) == (-1, {"u2"})
    begin(s, ActionRound(side))
    play_moves(s, "un_intervention", mode, *([partner] if mode == "event" else []))
    assert s.vp == vp


@pytest.mark.rule("TS-UN-2")
def test_u2_is_forgotten_in_the_next_turn() -> None:
    s = play(USSR, "u2_incident", "event", turn=5, hands={"us": ["un_intervention", "fidel"]})
    begin(s, AdvanceTurn(), ActionRound(US))
    play_moves(s, "un_intervention", "event")
    assert s.vp == -1


@pytest.mark.rule("TS-UN-2", "TS-UN-1")
def test_u2_itself_may_be_the_partner_and_then_pays_nothing() -> None:
    s = play(US, "un_intervention", "event", hands={"us": ["u2_incident"]})
    assert (s.vp, in_force(s)) == (0, set())


# --- events that give vp -------------------------------------------------------------------------


@pytest.mark.rule("TS-10.1.3", "TS-5.2d")
@pytest.mark.parametrize(
    ("position", "vp"),
    [
        ({}, 0),
        (at("egypt 0/2"), -1),
        (at("egypt 1/2, iran 0/1, syria 0/2"), 0),  # control, and only of the list
        (at("iraq 0/3, gulf_states 0/3, libya 3/0"), -2),
        (
            at(
                "egypt 0/2, iran 0/2, libya 0/2, saudi_arabia 0/3, iraq 0/3, gulf_states 0/3, "
                "venezuela 0/2"
            ),
            -7,
        ),
    ],
)
def test_opec_pays_for_oil_countries(position: Any, vp: int) -> None:
    s = play(USSR, "opec", "event", influence=position)
    assert (s.vp, where(s, "opec")) == (vp, "discard")


@pytest.mark.rule("TS-NO-S1", "TS-5.2c")
def test_north_sea_oil_bars_opec() -> None:
    s = play(USSR, "opec", turn=8, occurred=["north_sea_oil"])
    assert refused(s, "event") == "TS-5.2c"
    s = play(US, "opec", "ops", turn=8, occurred=["north_sea_oil"], influence=at("egypt 0/2"))
    assert (asked(s), s.vp) == ("operation", 0)


@pytest.mark.rule("TS-5.2x3", "TS-5.2d", "TS-2.2.4")
@pytest.mark.parametrize(
    ("position", "vp"),
    [
        ({}, 0),
        (at("mexico 2/0, chile 3/0, brazil 2/1"), 2),
        (at("costa_rica 3/0, france 3/0, cuba 0/3"), 0),
        (at("panama 2/0, cuba 3/0, argentina 2/0, venezuela 2/0"), 4),
    ],
)
def test_alliance_for_progress_pays_for_battlegrounds(position: Any, vp: int) -> None:
    s = play(US, "alliance_for_progress", "event", influence=position)
    assert (s.vp, where(s, "alliance_for_progress")) == (vp, "removed")
    s = play(USSR, "alliance_for_progress", "ops", "event_first", influence=position, china="us")
    assert s.vp == vp
    assert asked(s) in OPERATIONS


# --- events that add influence where one likes ---------------------------------------------------


@pytest.mark.rule("TS-WP-1", "TS-6.1.1a", "TS-IN-3")
@pytest.mark.parametrize("by_enemy", [False, True])
@pytest.mark.parametrize(
    ("side", "card", "reach", "moves", "barred", "place"),
    [
        (
            US,
            "colonial_rear_guards",
            AFRICA | SOUTHEAST_ASIA,
            ["angola", "burma", "kenya", "sudan"],
            {"angola": "TS-WP-1", "india": "TS-5.5", "done": "TS-5.5", "egypt": "TS-5.5"},
            "discard",
        ),
        (US, "oas_founded", AMERICAS, ["cuba", "cuba"], {"done": "TS-5.5"}, "removed"),
        (US, "oas_founded", AMERICAS, ["chile", "haiti"], {"canada": "TS-5.5"}, "removed"),
        (
            USSR,
            "liberation_theology",
            CENTRAL_AMERICA,
            ["mexico", "mexico", "panama"],
            {"brazil": "TS-5.5"},
            "discard",
        ),
    ],
)
def test_events_that_add_influence_by_choice(
    side: int,
    card: str,
    reach: set[str],
    moves: list[str],
    barred: dict[str, str],
    place: str,
    by_enemy: bool,
) -> None:
    s = play(1 - side, card, "ops", "event_first") if by_enemy else play(side, card, "event")
    assert (asked(s), s.to_act) == ("add-influence", (side,))
    assert set(offered(s)) == reach
    play_moves(s, moves[0])
    assert {name: refused(s, name) for name in barred} == barred
    play_moves(s, *moves[1:])
    for name in moves:
        assert influence(s, name)[side] == moves.count(name)
    assert asked(s) in OPERATIONS if by_enemy else asked(s) == "pause"
    assert where(s, card) == ("resolving" if by_enemy else place)


@pytest.mark.rule("TS-WP-1")
def test_liberation_theology_puts_at_most_2_into_a_country() -> None:
    s = play(USSR, "liberation_theology", "event", "cuba", "cuba")
    assert refused(s, "cuba") == "TS-WP-1"


@pytest.mark.rule("TS-WP-1", "TS-5.5", "TS-6.1.1a")
def test_puppet_governments_take_only_empty_countries() -> None:
    s = play(US, "puppet_governments", "event", influence=at("france 1/0, chile 0/1"))
    assert len(offered(s)) == 84 - 2 + 1  # and done
    assert refused(s, "france") == refused(s, "chile") == "TS-5.5"
    play_moves(s, "brazil")
    assert refused(s, "brazil") == "TS-WP-1"
    play_moves(s, "north_korea", "kenya")
    assert [influence(s, name) for name in ("brazil", "north_korea", "kenya")] == [(1, 0)] * 3
    assert (asked(s), where(s, "puppet_governments")) == ("pause", "removed")


@pytest.mark.rule("TS-5.5", "TS-5.2d")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_puppet_governments_may_be_fewer(count: int) -> None:
    s = play(US, "puppet_governments", "event", *["brazil", "kenya"][:count], "done")
    assert s.present[US].bit_count() == count
    assert where(s, "puppet_governments") == "removed"


# --- the voice of america ------------------------------------------------------------------------


@pytest.mark.rule("TS-WP-1", "TS-5.5")
def test_the_voice_of_america_is_heard_outside_europe() -> None:
    s = play(
        US,
        "the_voice_of_america",
        "event",
        influence=at("cuba 0/3, iran 1/3, poland 0/3, chile 2/0"),
    )
    assert set(offered(s)) == {"cuba", "iran"}
    assert refused(s, "poland") == refused(s, "chile") == refused(s, "done") == "TS-5.5"
    play_moves(s, "cuba", "iran", "cuba")
    assert (influence(s, "cuba"), influence(s, "iran")) == ((0, 1), (1, 1))  # forced
    assert (asked(s), where(s, "the_voice_of_america")) == ("pause", "discard")


@pytest.mark.rule("TS-WP-1")
def test_the_voice_of_america_removes_4_and_at_most_2_from_a_country() -> None:
    position = at("cuba 0/5, iran 0/3, iraq 0/3")
    s = play(US, "the_voice_of_america", "event", "cuba", "cuba", influence=position)
    assert refused(s, "cuba") == "TS-WP-1"
    assert offered(s) == ["iraq", "iran"]
    play_moves(s, "iran", "iran")
    assert asked(s) == "pause"
    assert [influence(s, name)[USSR] for name in ("cuba", "iran", "iraq")] == [3, 1, 3]


@pytest.mark.rule("TS-5.2d", "TS-CP-3")
@pytest.mark.parametrize(
    "position",
    [
        {},
        at("poland 0/4"),
        at("cuba 0/1"),
        at("cuba 0/2, iran 0/1"),
        at("cuba 0/1, iran 0/1, egypt 0/1"),
    ],
)
def test_the_voice_of_america_takes_what_there_is(position: Any) -> None:
    s = play(US, "the_voice_of_america", "event", influence=position)
    while asked(s) != "pause":
        play_moves(s, offered(s)[0])
    assert [influence(s, name)[USSR] for name in position if name != "poland"] == [0] * (
        len(position) - ("poland" in position)
    )
    assert influence(s, "poland") == position.get("poland", (0, 0))


@pytest.mark.rule("TS-5.2n")
def test_the_us_decides_when_the_ussr_plays_the_voice_of_america() -> None:
    s = play(
        USSR,
        "the_voice_of_america",
        "ops",
        "event_first",
        influence=at("cuba 0/3, iran 0/3, chile 0/3"),
    )
    assert (asked(s), s.to_act) == ("remove-influence", (US,))


# --- latin american death squads -----------------------------------------------------------------


@pytest.mark.rule("TS-LD-1", "TS-CO-5", "TS-8.2.3")
@pytest.mark.parametrize("player", [US, USSR])
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(
    ("place", "counts"), [("peru", True), ("honduras", True), ("kenya", False), ("syria", False)]
)
def test_death_squads_change_coup_dice_in_the_americas(
    player: int, side: int, place: str, counts: bool
) -> None:
    position = (0, 4) if side == US else (4, 0)
    s = play(player, "latin_american_death_squads", "event", influence={place: position}, dice=[4])
    s.phasing = side
    begin(s, Operations(side, 2, 0))
    play_moves(s, "coup")
    modifier = (1 if side == player else -1) if counts else 0
    assert influence(s, place)[1 - side] == 4 - (4 + modifier + 2 - 2 * 2)
    assert s.military[side] == 2


@pytest.mark.rule("TS-CO-5", "TS-LD-1")
def test_modifiers_of_the_coup_die_add_up() -> None:
    effects = ["death_squads_ussr", "salt"]
    s = position_with(turn=5, phasing=US, effects=effects, influence=at("colombia 0/4"), dice=[1])
    begin(s, Operations(US, 3, 0))
    play_moves(s, "coup")
    assert influence(s, "colombia") == (0, 4)  # 1 - 1 - 1 + 3 - 2
    s = position_with(
        turn=5,
        phasing=US,
        effects=["death_squads_ussr", "death_squads_us"],
        influence=at("colombia 0/4"),
        dice=[1],
    )
    begin(s, Operations(US, 3, 0))
    play_moves(s, "coup")
    assert influence(s, "colombia") == (0, 2)


# --- shuttle diplomacy ---------------------------------------------------------------------------

SHUTTLE: dict[str, Any] = {"effects": ["shuttle"], "in_play": ["shuttle_diplomacy"]}
BALANCED = at(
    "lebanon 0/1, syria 0/2, israel 4/0, jordan 2/0, iraq 0/3, iran 2/0, gulf_states 3/0, "
    "saudi_arabia 3/0, egypt 0/2, libya 0/2"
)
"""The Middle East, presence each."""
SOVIET_MIDDLE_EAST = at(
    "israel 0/4, iraq 0/3, iran 0/2, saudi_arabia 0/3, egypt 0/2, libya 0/2, syria 0/2"
)


def spent(s: ColdWar) -> bool:
    """Whether Shuttle Diplomacy has been used up and lies in the pile."""
    used = "shuttle" not in in_force(s)
    assert where(s, "shuttle_diplomacy") == ("discard" if used else "in play")
    return used


@pytest.mark.rule("TS-SD-1", "TS-G-10", "TS-G-14", "TS-RS-4")
@pytest.mark.parametrize("side", [US, USSR])
def test_shuttle_diplomacy_ignores_a_soviet_battleground(side: int) -> None:
    s = play(side, "middle_east_scoring", influence=BALANCED, **SHUTTLE)
    assert (asked(s), s.to_act) == ("ignore-country", (US,))
    assert set(offered(s)) == {"iraq", "egypt", "libya"}
    assert refused(s, "israel") == refused(s, "syria") == refused(s, "done") == "TS-SD-1"
    play_moves(s, "egypt")
    assert s.vp == 3  # domination 5 + 3 against 3 + 2, instead of 6 against 6
    assert spent(s)


@pytest.mark.rule("TS-SD-1", "TS-10.1.1c")
@pytest.mark.parametrize(("shuttle", "vp"), [(False, -13), (True, -10)])
def test_shuttle_diplomacy_breaks_control(shuttle: bool, vp: int) -> None:
    s = play(
        USSR,
        "middle_east_scoring",
        *(["iran"] if shuttle else []),
        influence=SOVIET_MIDDLE_EAST,
        **(SHUTTLE if shuttle else {}),
    )
    assert s.vp == vp  # control 7 + 6, or domination 5 + 5


@pytest.mark.rule("TS-SD-1", "TS-10.1.2a", "TS-10.1.1a")
@pytest.mark.parametrize(("shuttle", "vp"), [(False, -5), (True, 0)])
def test_shuttle_diplomacy_takes_presence_and_adjacency(shuttle: bool, vp: int) -> None:
    s = play(US, "asia_scoring", influence=at("japan 0/4"), **(SHUTTLE if shuttle else {}))
    assert s.vp == vp


@pytest.mark.rule("TS-SD-1", "TS-2.1.2")
def test_a_battleground_of_southeast_asia_may_be_ignored_for_asia() -> None:
    s = play(US, "asia_scoring", influence=at("thailand 0/2, india 0/3"), **SHUTTLE)
    assert set(offered(s)) == {"thailand", "india"}
    play_moves(s, "thailand")
    assert (s.vp, spent(s)) == (-4, True)


@pytest.mark.rule("TS-SD-1", "TS-7.2")
def test_shuttle_diplomacy_does_not_work_on_southeast_asia() -> None:
    s = play(USSR, "southeast_asia_scoring", influence=at("thailand 0/2"), **SHUTTLE)
    assert (s.vp, spent(s)) == (-2, False)


@pytest.mark.rule("TS-SD-1")
@pytest.mark.parametrize("card", ["europe_scoring", "africa_scoring", "central_america_scoring"])
def test_shuttle_diplomacy_waits_for_its_regions(card: str) -> None:
    position = at("france 0/3, angola 0/1, panama 0/2")
    s = play(USSR, card, influence=position, **SHUTTLE)
    assert (asked(s), spent(s)) == ("pause", False)
    assert s.vp < 0


@pytest.mark.rule("TS-SD-1")
@pytest.mark.parametrize("card", ["asia_scoring", "middle_east_scoring"])
def test_shuttle_diplomacy_is_used_up_with_nothing_to_ignore(card: str) -> None:
    position = at("afghanistan 0/2, syria 0/2, iraq 0/2")
    s = play(USSR, card, influence=position, **SHUTTLE)
    assert (s.vp, asked(s), spent(s)) == (-3, "pause", True)


@pytest.mark.rule("TS-VP-4", "TS-SD-1")
def test_shuttle_diplomacy_does_not_work_in_final_scoring() -> None:
    s = position_with(turn=10, influence=at("japan 0/4"), china="us", **SHUTTLE)
    begin(s, FinalScoring())
    assert s.vp == -5 + 1
    assert not spent(s)


@pytest.mark.rule("TS-SD-1")
def test_shuttle_diplomacy_works_once() -> None:
    s = play(
        USSR,
        "middle_east_scoring",
        influence=at("egypt 0/2, japan 0/4"),
        hands={"ussr": ["asia_scoring"]},
        **SHUTTLE,
    )
    assert s.vp == 0
    begin(s, ActionRound(USSR))
    play_moves(s, "asia_scoring")
    assert s.vp == -5


# --- one small step ------------------------------------------------------------------------------


@pytest.mark.rule("TS-OS-1", "TS-SP-5", "TS-6.4.3")
@pytest.mark.parametrize("side", [US, USSR])
@pytest.mark.parametrize(
    ("own", "enemy", "box", "points"),
    [
        (0, 1, 2, 0),  # first there, after a box with points
        (1, 4, 3, 0),  # second on box 3
        (1, 2, 3, 2),  # first on box 3
        (3, 5, 5, 1),
        (5, 6, 7, 4),
        (6, 7, 8, 2),
        (6, 8, 8, 0),
        (7, 8, 8, 0),  # stops on the last box
    ],
)
def test_one_small_step_moves_two_boxes(
    side: int, own: int, enemy: int, box: int, points: int
) -> None:
    space = (own, enemy) if side == US else (enemy, own)
    s = play(side, "one_small_step", "event", space=space)
    assert (s.space[side], s.space[1 - side]) == (box, enemy)
    assert s.vp == (points if side == US else -points)
    assert (s.space_used, where(s, "one_small_step")) == ((0, 0), "discard")


@pytest.mark.rule("TS-SP-3", "TS-OS-1", "TS-6.4.4", "TS-I-14")
def test_one_small_step_ends_the_ability_of_the_box_it_passes() -> None:
    s = play(US, "one_small_step", space=(1, 2))
    assert s.has_ability(USSR, 2)
    play_moves(s, "event")
    assert not s.has_ability(USSR, 2)
    assert not s.has_ability(US, 2)
    s = play(US, "one_small_step", "event", space=(2, 3))
    assert s.has_ability(US, 4)


@pytest.mark.rule("TS-5.2b", "TS-G-13")
@pytest.mark.parametrize("space", [(0, 0), (3, 3), (3, 2)])
def test_one_small_step_is_for_who_is_behind(space: tuple[int, int]) -> None:
    s = play(US, "one_small_step", space=space)
    assert refused(s, "event") == "TS-5.2b"


# --- other cards that bar, and twenty vp ---------------------------------------------------------


@pytest.mark.rule("TS-10.3.1a")
@pytest.mark.parametrize(
    ("side", "card"),
    [
        (USSR, "willy_brandt"),
        (USSR, "u2_incident"),
        (USSR, "cultural_revolution"),
        (US, "camp_david_accords"),
        (US, "nixon_plays_the_china_card"),
    ],
)
def test_an_event_may_bring_the_twentieth_vp(side: int, card: str) -> None:
    s = play(side, card, "event", vp=19 if side == US else -19, china=SIDES[side])
    assert won(s) == (SIDES[side], "vp")
