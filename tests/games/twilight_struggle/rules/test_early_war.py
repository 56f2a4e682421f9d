"""The events of the Early War cards; wars and cards about hands have tests of their own."""

from typing import Any

import pytest

from detente.core.shared import changed
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import CODES, EARLY_WAR, OWNED, cards_in, code
from detente.games.twilight_struggle.rules.countries import (
    COUNTRIES,
    EASTERN_EUROPE,
    WESTERN_EUROPE,
    in_mask,
)
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.play import Event
from detente.games.twilight_struggle.rules.registry import EVENTS
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import GRANTED
from detente.games.twilight_struggle.rules.turn import AdvanceTurn
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    Amounts,
    asked,
    event_ids,
    happens,
    in_force,
    influence,
    position_with,
    refused,
    where,
)

WEST = [COUNTRIES[place] for place in in_mask(WESTERN_EUROPE)]
EAST = [COUNTRIES[place] for place in in_mask(EASTERN_EUROPE)]
REDS = ["czechoslovakia", "hungary", "yugoslavia", "romania", "bulgaria"]

either = pytest.mark.parametrize("player", [US, USSR])


def over_with(s: ColdWar) -> ColdWar:
    """The same, after an event that leaves nothing more to decide."""
    assert asked(s) == "pause"
    s.check()
    return s


def winner(s: ColdWar) -> tuple[str, list[str]]:
    """Why the game ended, and who has won."""
    assert s.result is not None
    return s.result["reason"], [SIDES[side] for side in s.result["winners"]]


# --- what all of them have in common --------------------------------------------------------------

POSITION: dict[str, Any] = {
    "influence": {
        "france": [2, 1],
        "italy": [1, 1],
        "poland": [1, 2],
        "hungary": [1, 2],
        "austria": [1, 1],
        "romania": [0, 1],
        "israel": [1, 0],
    },
    "occurred": ["marshall_plan"],
    "dice": [6, 1],
}
MOVES = {
    "socialist_governments": ["france", "italy", "austria"],
    "comecon": ["poland", "hungary", "austria", "romania"],
    "warsaw_pact_formed": ["remove", "poland", "hungary", "austria"],
    "truman_doctrine": ["poland"],
    "olympic_games": ["participate"],
    "independent_reds": ["romania"],
    "marshall_plan": ["france", "italy", "austria", "turkey", "greece", "norway", "sweden"],
    "suez_crisis": ["france", "france"],
    "east_european_unrest": ["poland", "hungary", "austria"],
    "decolonization": ["zaire", "angola", "burma", "vietnam"],
    "de_stalinization": ["poland", "done", "zaire"],
}
"""What to play in that position, for the events with a decision."""
REMOVED = {
    "fidel",
    "vietnam_revolts",
    "romanian_abdication",
    "comecon",
    "nasser",
    "captured_nazi_scientist",
    "truman_doctrine",
    "independent_reds",
    "containment",
    "suez_crisis",
    "de_stalinization",
}
KEPT = {
    "warsaw_pact_formed",
    "de_gaulle_leads_france",
    "nato",
    "marshall_plan",
    "us_japan_mutual_defense_pact",
    "formosan_resolution",
}
DISCARDED = {
    "asia_scoring",
    "europe_scoring",
    "middle_east_scoring",
    "duck_and_cover",
    "socialist_governments",
    "olympic_games",
    "east_european_unrest",
    "decolonization",
    "red_scare_purge",
    "nuclear_test_ban",
    "defectors",
}


@pytest.mark.rule("TS-2.2.4", "TS-2.2.5", "TS-2.2.6", "TS-7.3", "TS-CP-4")
@pytest.mark.parametrize("card", sorted(REMOVED | KEPT | DISCARDED))
@either
def test_where_the_card_goes_no_matter_who_played_it(card: str, player: int) -> None:
    position = {**POSITION, "occurred": ["marshall_plan"] if card == "nato" else []}
    s = happens(card, player, **position)
    assert "event-occurs" in event_ids(s)
    for move in MOVES.get(card, []):
        assert where(s, card) == "resolving"
        play_moves(s, move)
    over_with(s)
    assert where(s, card) == (
        "removed" if card in REMOVED else "in play" if card in KEPT else "discard"
    )


@pytest.mark.rule("TS-5.2n", "TS-2.2.2a", "TS-2.2.2b")
@pytest.mark.parametrize("card", sorted(set(MOVES) - {"olympic_games"}))
@either
def test_the_owner_of_an_event_decides_no_matter_who_played_it(card: str, player: int) -> None:
    s = happens(card, player, influence=POSITION["influence"])
    owner = US if OWNED[US] >> code(card) & 1 else USSR
    for move in MOVES[card]:
        assert s.to_act == (owner,)
        play_moves(s, move)
    over_with(s)


@pytest.mark.rule("TS-5.2d", "TS-CP-3")
@pytest.mark.parametrize(
    "card",
    [
        "socialist_governments",
        "truman_doctrine",
        "suez_crisis",
        "east_european_unrest",
        "de_stalinization",
    ],
)
def test_an_event_without_a_target_counts_as_played(card: str) -> None:
    owner = US if OWNED[US] >> code(card) & 1 else USSR
    s = over_with(happens(card, owner))
    assert where(s, card) == ("removed" if card in REMOVED else "discard")


@pytest.mark.rule("TS-7.1")
def test_every_early_war_card_but_un_intervention_has_an_event() -> None:
    base = position_with().rules.cards & EARLY_WAR
    assert {CODES[card] for card in cards_in(base) if card not in EVENTS} == {"un_intervention"}


# --- scoring cards --------------------------------------------------------------------------------


@pytest.mark.rule("TS-10.1.1a", "TS-10.1.2b", "TS-10.1.2c", "TS-10.0")
@either
@pytest.mark.parametrize(
    ("card", "held", "vp"),
    [
        # Presence for both: 3 + 1 battleground against 3 + 2 battlegrounds.
        ("europe_scoring", {"france": [3, 0], "poland": [0, 3], "east_germany": [0, 3]}, -1),
        # Domination: 5 + 2 battlegrounds against 3.
        ("middle_east_scoring", {"iran": [2, 0], "libya": [2, 0], "jordan": [2, 0]}, 7),
        ("middle_east_scoring", {"iran": [0, 2], "lebanon": [1, 0]}, -1),
        # Presence, 1 battleground and the neighbour of the USSR against presence.
        ("asia_scoring", {"north_korea": [3, 0], "vietnam": [0, 1]}, 2),
    ],
)
def test_a_region_is_scored_no_matter_who_plays_the_card(
    card: str, held: Amounts, vp: int, player: int
) -> None:
    s = over_with(happens(card, player, influence=held))
    assert s.vp == vp


EUROPE = {
    "france": [3, 0],
    "italy": [2, 0],
    "west_germany": [4, 0],
    "east_germany": [3, 0],
    "poland": [3, 0],
}


@pytest.mark.rule("TS-10.3.1b", "TS-VP-2")
@pytest.mark.parametrize("side", [US, USSR])
def test_control_of_europe_wins_whatever_the_points(side: int) -> None:
    held = {place: amounts[:: 1 if side == US else -1] for place, amounts in EUROPE.items()}
    s = happens("europe_scoring", US, influence=held, vp=-19 if side == US else 19)
    assert winner(s) == ("europe_control", [SIDES[side]])


@pytest.mark.rule("TS-10.3.1b")
def test_four_battlegrounds_of_europe_do_not_win() -> None:
    s = over_with(happens("europe_scoring", US, influence={**EUROPE, "poland": [2, 0]}))
    assert s.vp == 3 + 4 + 0  # presence only: all its countries are battlegrounds


@pytest.mark.rule("TS-SD-1")
@either
def test_the_us_names_the_battleground_that_shuttle_diplomacy_ignores(player: int) -> None:
    s = happens(
        "middle_east_scoring",
        player,
        turn=4,
        influence={"iran": [0, 2], "libya": [0, 2], "lebanon": [1, 0]},
        effects=["shuttle"],
        in_play=["shuttle_diplomacy"],
    )
    assert s.to_act == (US,)
    play_moves(s, "iran")
    assert s.vp == 3 - (3 + 1)
    assert where(s, "shuttle_diplomacy") == "discard"


# --- DEFCON and VP --------------------------------------------------------------------------------


@pytest.mark.rule("TS-10.1.3", "TS-8.1.7")
@either
@pytest.mark.parametrize(("defcon", "points"), [(5, 1), (4, 2), (3, 3)])
def test_duck_and_cover_pays_for_the_new_level(defcon: int, points: int, player: int) -> None:
    s = over_with(happens("duck_and_cover", player, defcon=defcon))
    assert (s.defcon, s.vp) == (defcon - 1, points)


@pytest.mark.rule("TS-8.1.3", "TS-DF-1", "TS-DF-2", "TS-K-08")
@either
def test_duck_and_cover_at_two_loses_the_game_for_its_player(player: int) -> None:
    s = happens("duck_and_cover", player, defcon=2, vp=19)
    assert winner(s) == ("nuclear_war", [SIDES[1 - player]])
    assert s.vp == 19  # the end comes before the points


@pytest.mark.rule("TS-4.5.Cn", "TS-HL-2", "TS-DF-1")
def test_duck_and_cover_as_a_headline_is_its_choosers_fault() -> None:
    s = position_with(hands={"us": ["nasser"], "ussr": ["duck_and_cover"]}, defcon=2)
    begin(s, Headline())
    s.play(US, "nasser")
    s.play(USSR, "duck_and_cover")
    assert winner(s) == ("nuclear_war", ["us"])


@pytest.mark.rule("TS-10.1.3", "TS-8.1.2", "TS-2.2.2c")
@either
@pytest.mark.parametrize(("defcon", "after"), [(5, 5), (4, 5), (3, 5), (2, 4)])
def test_nuclear_test_ban_pays_first_and_then_relaxes(defcon: int, after: int, player: int) -> None:
    s = over_with(happens("nuclear_test_ban", player, defcon=defcon))
    points = defcon - 2
    assert (s.defcon, s.vp) == (after, points if player == US else -points)


@pytest.mark.rule("TS-SP-5", "TS-6.4.3", "TS-6.4.2")
@either
@pytest.mark.parametrize(("boxes", "after", "points"), [(0, 1, 2), (1, 2, 0), (2, 3, 2), (6, 7, 4)])
def test_a_nazi_scientist_gives_the_next_box(
    boxes: int, after: int, points: int, player: int
) -> None:
    space = (boxes, 0) if player == US else (0, boxes)
    s = over_with(happens("captured_nazi_scientist", player, space=space))
    assert s.space[player] == after
    assert s.space[1 - player] == 0
    assert s.vp == (points if player == US else -points)
    assert s.space_used == (0, 0)


@pytest.mark.rule("TS-6.4.3", "TS-6.4.4")
def test_a_nazi_scientist_may_come_second() -> None:
    s = happens("captured_nazi_scientist", USSR, space=(2, 0))
    assert s.vp == -1
    s = happens("captured_nazi_scientist", USSR, space=(2, 1))
    assert not s.has_ability(US, 2)


@pytest.mark.rule("TS-6.4.6", "TS-5.2d")
def test_a_nazi_scientist_has_nowhere_to_go_from_the_last_box() -> None:
    s = over_with(happens("captured_nazi_scientist", US, space=(8, 0)))
    assert (s.space, s.vp) == ((8, 0), 0)
    assert where(s, "captured_nazi_scientist") == "removed"


# --- fixed places ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-5.5", "TS-2.1.7")
@either
@pytest.mark.parametrize(("card", "place"), [("fidel", "cuba"), ("romanian_abdication", "romania")])
@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0), 3), ((2, 0), 3), ((5, 1), 3), ((1, 3), 3), ((1, 5), 5), ((0, 4), 4)],
)
def test_the_us_leaves_and_the_ussr_takes_over(
    card: str, place: str, before: tuple[int, int], after: int, player: int
) -> None:
    s = over_with(happens(card, player, influence={place: before}))
    assert influence(s, place) == (0, after)


@pytest.mark.rule("TS-5.5")
@either
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_nasser_takes_the_bigger_half(before: int, after: int, player: int) -> None:
    s = over_with(happens("nasser", player, influence={"egypt": [before, 1]}))
    assert influence(s, "egypt") == (after, 3)


@pytest.mark.rule("TS-5.5")
@either
@pytest.mark.parametrize(
    ("before", "after"), [((3, 0), (1, 1)), ((2, 2), (0, 3)), ((1, 0), (0, 1)), ((0, 0), (0, 1))]
)
def test_de_gaulle_turns_france(
    before: tuple[int, int], after: tuple[int, int], player: int
) -> None:
    s = over_with(happens("de_gaulle_leads_france", player, influence={"france": before}))
    assert influence(s, "france") == after
    assert in_force(s) == {"de_gaulle"}


@pytest.mark.rule("TS-5.5", "TS-2.1.7b")
@either
@pytest.mark.parametrize(
    ("before", "after"), [((0, 0), 4), ((1, 0), 4), ((1, 2), 6), ((5, 1), 5), ((7, 1), 7)]
)
def test_the_pact_brings_japan_under_control(
    before: tuple[int, int], after: int, player: int
) -> None:
    s = over_with(happens("us_japan_mutual_defense_pact", player, influence={"japan": before}))
    assert influence(s, "japan") == (after, before[1])


@pytest.mark.rule("TS-CO-4", "TS-I-26")
@pytest.mark.parametrize("use", ["coup", "realign"])
@either
def test_the_pact_keeps_the_ussr_and_nobody_else_out_of_japan(use: str, player: int) -> None:
    held = {"japan": [4, 1], "philippines": [2, 1], "cuba": [1, 1]}
    s = happens("us_japan_mutual_defense_pact", US, influence=held)
    begin(s, Operations(player, 2, 0))
    play_moves(s, use)
    assert refused(s, "japan") == ("TS-CO-4" if player == USSR else "")
    assert refused(s, "philippines") == ""


# --- points to be taken away ----------------------------------------------------------------------


@pytest.mark.rule("TS-5.5", "TS-2.1.1a", "TS-2.1.1n")
def test_socialist_governments_take_three_from_western_europe() -> None:
    held = {"france": [3, 0], "canada": [1, 0], "austria": [1, 2], "poland": [2, 0]}
    s = happens("socialist_governments", USSR, influence=held)
    assert offered(s) == ["canada", "france", "austria"]
    assert refused(s, "poland") == refused(s, "italy") == "TS-5.5"
    assert refused(s, "done") == "TS-5.5"
    play_moves(s, "france", "france")
    assert refused(s, "france") == "TS-WP-1"  # at most 2 from a country
    play_moves(s, "austria")
    over_with(s)
    assert influence(s, "france") == (1, 0)
    assert influence(s, "austria") == (0, 2)
    assert influence(s, "canada") == (1, 0)


@pytest.mark.rule("TS-5.2d")
def test_socialist_governments_take_what_there_is() -> None:
    s = over_with(happens("socialist_governments", USSR, influence={"france": [4, 0]}))
    assert influence(s, "france") == (2, 0)  # one legal move: 2 from the only country


@pytest.mark.rule("TS-5.2c", "TS-I-20", "TS-7.5")
@either
def test_the_iron_lady_bars_socialist_governments(player: int) -> None:
    position = {"turn": 8, "influence": {"france": [3, 0], "cuba": [1, 1]}}
    s = over_with(happens("socialist_governments", player, removed=["the_iron_lady"], **position))
    assert influence(s, "france") == (3, 0)
    assert event_ids(s)[-2:] == ["event-void", "card-discarded"]


@pytest.mark.rule("TS-G-13", "TS-5.2c")
def test_a_barred_event_is_not_offered() -> None:
    s = position_with(
        turn=8,
        hands={"ussr": ["socialist_governments"]},
        influence={"cuba": [0, 1]},
        removed=["the_iron_lady"],
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "socialist_governments")
    assert refused(s, "event") == "TS-5.2c"
    assert "ops" in offered(s)


@pytest.mark.rule("TS-5.5")
def test_suez_takes_four_from_three_countries() -> None:
    held = {"france": [3, 0], "united_kingdom": [5, 0], "israel": [1, 0], "italy": [2, 0]}
    s = happens("suez_crisis", USSR, influence=held)
    assert offered(s) == ["united_kingdom", "france", "israel"]
    assert refused(s, "italy") == "TS-5.5"
    play_moves(s, "united_kingdom", "united_kingdom")
    assert refused(s, "united_kingdom") == "TS-WP-1"
    play_moves(s, "israel")
    over_with(s)  # the fourth can only come from France
    assert [influence(s, place)[US] for place in ("france", "united_kingdom", "israel")] == [
        *(2, 3, 0)
    ]


@pytest.mark.rule("TS-5.2d")
def test_suez_takes_what_there_is() -> None:
    s = over_with(happens("suez_crisis", USSR, influence={"france": [3, 0], "israel": [0, 1]}))
    assert influence(s, "france") == (1, 0)


@pytest.mark.rule("TS-WP-1", "TS-5.5")
@pytest.mark.parametrize(("turn", "amount"), [(1, 1), (7, 1), (8, 2), (10, 2)])
def test_unrest_strikes_three_countries_and_harder_in_the_late_war(turn: int, amount: int) -> None:
    held = {place: [0, 3] for place in ("poland", "hungary", "romania", "finland", "italy")}
    s = happens("east_european_unrest", US, turn=turn, influence=held)
    assert offered(s) == ["finland", "poland", "hungary", "romania"]
    play_moves(s, "poland")
    assert refused(s, "poland") == "TS-WP-1"
    assert refused(s, "italy") == refused(s, "done") == "TS-5.5"
    play_moves(s, "finland", "romania")
    over_with(s)
    for place in ("poland", "finland", "romania"):
        assert influence(s, place) == (0, 3 - amount)
    assert influence(s, "hungary") == (0, 3)


@pytest.mark.rule("TS-5.2d", "TS-I-07")
def test_unrest_takes_what_there_is() -> None:
    held = {"poland": [0, 1], "hungary": [0, 3]}
    s = happens("east_european_unrest", US, turn=8, influence=held)
    play_moves(s, "poland")
    over_with(s)
    assert influence(s, "poland") == (0, 0)
    assert influence(s, "hungary") == (0, 1)


@pytest.mark.rule("TS-TD-1")
def test_truman_clears_a_country_of_europe_that_nobody_controls() -> None:
    held = {
        "italy": [1, 2],
        "france": [0, 2],
        "poland": [0, 3],  # Soviet
        "turkey": [3, 1],  # American
        "greece": [1, 0],  # no Soviet influence
        "thailand": [0, 1],
    }
    s = happens("truman_doctrine", US, influence=held)
    assert offered(s) == ["france", "italy"]
    for place in ("poland", "turkey", "greece", "thailand", "done"):
        assert refused(s, place) == "TS-5.5"
    play_moves(s, "france")
    over_with(s)
    assert influence(s, "france") == (0, 0)
    assert influence(s, "italy") == (1, 2)


# --- points to be added ---------------------------------------------------------------------------


@pytest.mark.rule("TS-WP-1", "TS-6.1.1a", "TS-IN-3", "TS-2.1.1a")
def test_comecon_adds_in_four_countries_of_eastern_europe() -> None:
    s = happens("comecon", USSR, influence={"poland": [3, 0], "hungary": [2, 0]})
    assert offered(s) == [place for place in EAST if place != "poland"]
    assert refused(s, "poland") == "TS-5.5"  # US-controlled
    play_moves(s, "hungary")
    assert refused(s, "hungary") == "TS-WP-1"
    assert refused(s, "done") == "TS-5.5"
    play_moves(s, "austria", "finland", "east_germany")
    over_with(s)
    assert influence(s, "hungary") == (2, 1)
    assert influence(s, "austria") == (0, 1)


@pytest.mark.rule("TS-WP-1", "TS-2.1.1a", "TS-2.1.1n", "TS-IN-3")
def test_marshall_plan_adds_in_seven_countries_of_western_europe() -> None:
    s = happens("marshall_plan", US, influence={"italy": [0, 2], "france": [0, 2]})
    assert offered(s) == [place for place in WEST if place != "italy"]
    assert refused(s, "italy") == refused(s, "poland") == "TS-5.5"
    play_moves(s, "canada", "finland", "austria", "turkey", "france", "greece")
    assert refused(s, "france") == "TS-WP-1"
    play_moves(s, "norway")
    over_with(s)
    assert influence(s, "france") == (1, 2)
    assert sum(s.influence[US]) == 7


@pytest.mark.rule("TS-5.2d", "TS-WP-1")
def test_marshall_plan_adds_where_it_can() -> None:
    open_ones = {"canada", "denmark", "austria"}
    held = {place: [0, 5] for place in WEST if place not in open_ones}
    s = happens("marshall_plan", US, influence=held)
    play_moves(s, "canada", "denmark")
    over_with(s)  # the third is the only one left, and there is no fourth
    assert sum(s.influence[US]) == 3


@pytest.mark.rule("TS-WP-1", "TS-IN-3")
def test_decolonization_adds_in_africa_and_southeast_asia() -> None:
    s = happens("decolonization", USSR, influence={"zaire": [3, 0]})
    assert len(offered(s)) == 18 + 7
    for place in ("egypt", "india", "cuba"):
        assert refused(s, place) == "TS-5.5"
    play_moves(s, "zaire")  # US control does not matter
    assert refused(s, "zaire") == "TS-WP-1"
    play_moves(s, "burma", "morocco", "indonesia")
    over_with(s)
    assert influence(s, "zaire") == (3, 1)
    assert sum(s.influence[USSR]) == 4


@pytest.mark.rule("TS-IR-1")
def test_independent_reds_draw_level_in_one_country() -> None:
    held = {
        "hungary": [1, 3],
        "romania": [0, 2],
        "bulgaria": [2, 2],
        "yugoslavia": [3, 1],
        "poland": [0, 3],
    }
    s = happens("independent_reds", US, influence=held)
    assert offered(s) == REDS
    assert refused(s, "poland") == refused(s, "done") == "TS-IR-1"
    play_moves(s, "hungary")
    over_with(s)
    assert influence(s, "hungary") == (3, 3)
    assert influence(s, "romania") == (0, 2)


@pytest.mark.rule("TS-IR-1")
@pytest.mark.parametrize("place", REDS)
def test_independent_reds_reach_five_countries(place: str) -> None:
    s = happens("independent_reds", USSR, influence={place: [1, 4]})
    play_moves(s, place)
    over_with(s)
    assert influence(s, place) == (4, 4)


@pytest.mark.rule("TS-IR-1", "TS-5.2d")
def test_independent_reds_never_reduce() -> None:
    s = happens("independent_reds", US, influence={"romania": [3, 1], "hungary": [2, 2]})
    play_moves(s, "romania")
    over_with(s)
    assert influence(s, "romania") == (3, 1)
    assert influence(s, "hungary") == (2, 2)
    assert where(s, "independent_reds") == "removed"


# --- Warsaw Pact and De-Stalinization -------------------------------------------------------------


@pytest.mark.rule("TS-WP-1")
def test_the_pact_removes_or_adds_as_chosen_first() -> None:
    s = happens("warsaw_pact_formed", US, influence={"poland": [1, 0]})
    assert (asked(s), s.to_act, offered(s)) == ("pact", (USSR,), ["remove", "add"])
    assert refused(s, "poland") == "TS-WP-1"
    assert influence(s, "poland") == (1, 0)


@pytest.mark.rule("TS-WP-1")
def test_the_pact_clears_up_to_four_countries() -> None:
    held = {place: [3, 1] for place in ("poland", "hungary", "romania", "austria", "bulgaria")}
    s = happens("warsaw_pact_formed", USSR, influence={**held, "italy": [1, 0]})
    play_moves(s, "remove")
    assert offered(s) == ["austria", "poland", "hungary", "romania", "bulgaria", "done"]
    assert refused(s, "italy") == "TS-5.5"
    play_moves(s, "poland", "hungary", "romania", "austria")
    over_with(s)
    for place in ("poland", "hungary", "romania", "austria"):
        assert influence(s, place) == (0, 1)
    assert influence(s, "bulgaria") == (3, 1)


@pytest.mark.rule("TS-WP-1")
def test_the_pact_may_clear_fewer() -> None:
    s = happens("warsaw_pact_formed", USSR, influence={"poland": [1, 0], "hungary": [1, 0]})
    play_moves(s, "remove", "poland", "done")
    over_with(s)
    assert influence(s, "hungary") == (1, 0)


@pytest.mark.rule("TS-WP-1", "TS-5.2d")
def test_the_pact_may_clear_nothing() -> None:
    s = happens("warsaw_pact_formed", USSR)
    play_moves(s, "remove")
    over_with(s)
    assert where(s, "warsaw_pact_formed") == "in play"


@pytest.mark.rule("TS-WP-1", "TS-IN-3")
def test_the_pact_adds_five_and_two_at_most_in_a_country() -> None:
    s = happens("warsaw_pact_formed", USSR, influence={"poland": [3, 0]})
    play_moves(s, "add")
    assert offered(s) == EAST  # US control does not matter here
    play_moves(s, "poland", "poland")
    assert refused(s, "poland") == "TS-WP-1"
    assert refused(s, "done") == "TS-5.5"
    play_moves(s, "austria", "hungary", "austria")
    over_with(s)
    assert influence(s, "poland") == (3, 2)
    assert influence(s, "austria") == (0, 2)
    assert influence(s, "hungary") == (0, 1)


@pytest.mark.rule("TS-DS-1")
def test_de_stalinization_lifts_everything_before_it_places() -> None:
    held = {"poland": [0, 3], "cuba": [0, 1], "zaire": [1, 0], "france": [2, 0]}
    s = happens("de_stalinization", USSR, influence=held)
    assert (asked(s), offered(s)) == ("lift-influence", ["poland", "cuba", "done"])
    assert refused(s, "france") == "TS-5.5"
    play_moves(s, "poland", "poland", "poland")
    assert offered(s) == ["cuba", "done"]
    play_moves(s, "cuba")
    assert asked(s) == "add-influence"
    assert sum(s.influence[USSR]) == 0
    assert refused(s, "zaire") == "TS-5.5"  # US-controlled
    assert refused(s, "done") == "TS-5.5"
    play_moves(s, "france", "brazil", "france")  # no reach needed
    assert refused(s, "france") == "TS-WP-1"
    play_moves(s, "poland")  # back to where it came from
    over_with(s)
    assert influence(s, "france") == (2, 2)
    assert influence(s, "brazil") == influence(s, "poland") == (0, 1)


@pytest.mark.rule("TS-DS-1")
@pytest.mark.parametrize("lifted", [0, 1, 2, 3])
def test_de_stalinization_may_move_fewer(lifted: int) -> None:
    s = happens("de_stalinization", USSR, influence={"poland": [0, 5]})
    play_moves(s, *["poland"] * lifted, "done")
    play_moves(s, *["chile", "chile", "peru"][:lifted])
    over_with(s)
    assert influence(s, "poland") == (0, 5 - lifted)
    assert sum(s.influence[USSR]) == 5


@pytest.mark.rule("TS-DS-1")
def test_de_stalinization_moves_no_more_than_there_is() -> None:
    s = happens("de_stalinization", USSR, influence={"poland": [0, 2]})
    play_moves(s, "poland", "poland", "chile", "peru")
    over_with(s)
    assert sum(s.influence[USSR]) == 2


@pytest.mark.rule("TS-DS-1")
def test_a_country_left_to_us_control_is_closed_to_de_stalinization() -> None:
    held = {"angola": [1, 1], "poland": [0, 1]}
    s = happens("de_stalinization", USSR, influence=held)
    play_moves(s, "angola", "done")  # now the US controls Angola
    assert refused(s, "angola") == "TS-5.5"
    play_moves(s, "poland")
    assert influence(s, "angola") == (1, 0)


# --- Olympic Games --------------------------------------------------------------------------------


@pytest.mark.rule("TS-OG-1", "TS-2.2.2c")
@either
@pytest.mark.parametrize(
    ("dice", "host_wins"),
    [
        ((1, 1), True),
        ((1, 2), True),
        ((1, 4), False),
        ((6, 6), True),
        ((2, 4, 3, 6), False),
        ((4, 6, 1, 3, 6, 1), True),
    ],
)
def test_the_host_rolls_first_and_adds_two(
    dice: tuple[int, ...], host_wins: bool, player: int
) -> None:
    s = happens("olympic_games", player, dice=dice, defcon=2)
    assert (s.to_act, offered(s)) == ((1 - player,), ["participate", "boycott"])
    assert refused(s, "done") == "TS-OG-1"
    play_moves(s, "participate")
    over_with(s)
    us_wins = host_wins is (player == US)
    assert s.vp == (2 if us_wins else -2)
    assert s.defcon == 2
    assert event_ids(s).count("contest-rolled") == len(dice)
    assert event_ids(s).count("contest-tied") == len(dice) // 2 - 1
    assert s.outcomes == []


@pytest.mark.rule("TS-OG-1", "TS-8.1.7", "TS-OP-7")
@either
def test_a_boycott_lowers_defcon_and_gives_the_host_four_points(player: int) -> None:
    held = {"italy": [1, 1], "zaire": [1, 1], "kenya": [1, 1]}
    s = happens("olympic_games", player, defcon=5, influence=held)
    play_moves(s, "boycott")
    assert s.defcon == 4
    assert (asked(s), s.to_act) == ("operation", (player,))
    assert offered(s) == ["influence", "realign", "coup"]  # must be used, and not in space
    assert s.decision().prompt_args(s, player) == {"ops": 4}
    play_moves(s, "coup")
    assert refused(s, "italy") == "TS-8.1.5b"  # DEFCON has fallen already
    s.outcomes = [0]
    play_moves(s, "zaire")
    over_with(s)
    assert s.military[player] == 4  # not a free coup
    assert s.defcon == 3


@pytest.mark.rule("TS-OP-5", "TS-7.4.2", "TS-O-09")
@pytest.mark.parametrize(
    ("modified", "effect", "ops"),
    [(True, "ops_down_us", 3), (False, "ops_down_us", 4), (True, "ops_up_us", 4)],
)
def test_the_points_of_a_boycott_may_be_modified(modified: bool, effect: str, ops: int) -> None:
    s = happens(
        "olympic_games", US, effects=[effect], event_ops_modified=modified, influence=EVERYWHERE
    )
    play_moves(s, "boycott")
    assert s.decision().prompt_args(s, US) == {"ops": ops}


@pytest.mark.rule("TS-OG-1", "TS-8.1.3x", "TS-DF-2")
@either
def test_a_boycott_at_two_loses_the_game_for_the_host(player: int) -> None:
    s = happens("olympic_games", player, defcon=2, influence={"zaire": [1, 1]})
    play_moves(s, "boycott")
    assert winner(s) == ("nuclear_war", [SIDES[1 - player]])


@pytest.mark.rule("TS-8.1.3", "TS-DF-1")
def test_not_the_host_but_the_phasing_player_answers_for_the_boycott() -> None:
    # The USSR is phasing, but the US hosts, as it may by an event of its own.
    s = position_with(defcon=2, phasing=USSR, hands={"us": ["olympic_games"]})
    s.play_from_hand(US, code("olympic_games"))
    begin(s, Event(code("olympic_games"), US, US))
    assert s.to_act == (USSR,)
    play_moves(s, "boycott")
    assert winner(s) == ("nuclear_war", ["us"])


# --- NATO -----------------------------------------------------------------------------------------


@pytest.mark.rule("TS-NA-1", "TS-5.2b", "TS-5.2x1", "TS-A-4")
@either
@pytest.mark.parametrize(
    ("occurred", "works"),
    [([], False), (["marshall_plan"], True), (["warsaw_pact_formed"], True), (["comecon"], False)],
)
def test_nato_needs_one_of_two_events(occurred: list[str], works: bool, player: int) -> None:
    s = over_with(happens("nato", player, occurred=occurred))
    assert in_force(s) == ({"nato_shield"} if works else set())
    assert where(s, "nato") == ("in play" if works else "discard")


@pytest.mark.rule("TS-NA-1", "TS-CP-4")
@pytest.mark.parametrize("card", ["marshall_plan", "warsaw_pact_formed"])
def test_a_discarded_card_is_no_cause_for_nato(card: str) -> None:
    s = over_with(happens("nato", US, discard=[card]))
    assert in_force(s) == set()


@pytest.mark.rule("TS-NA-1", "TS-G-13")
@pytest.mark.parametrize("card", ["marshall_plan", "warsaw_pact_formed"])
def test_either_event_makes_nato_possible(card: str) -> None:
    s = happens(card, US, hands={"us": ["nato"]}, influence=POSITION["influence"])
    play_moves(s, *MOVES[card])
    begin(s, ActionRound(US))
    play_moves(s, "nato")
    assert refused(s, "event") == ""


@pytest.mark.rule("TS-NA-1", "TS-I-26")
@pytest.mark.parametrize("use", ["coup", "realign"])
def test_nato_shields_europe_under_us_control(use: str) -> None:
    held = {"italy": [2, 0], "france": [2, 0], "canada": [4, 0], "israel": [4, 0]}
    s = happens("nato", US, influence=held, occurred=["marshall_plan"])
    begin(s, Operations(USSR, 3, 0))
    play_moves(s, use)
    assert refused(s, "italy") == refused(s, "canada") == "TS-NA-1"
    assert refused(s, "france") == ""  # 2 of 3: not controlled
    assert refused(s, "israel") == ""


@pytest.mark.rule("TS-NA-1")
def test_nato_does_not_bind_the_us() -> None:
    s = happens("nato", USSR, influence={"italy": [3, 1]}, occurred=["marshall_plan"])
    begin(s, Operations(US, 3, 0))
    play_moves(s, "coup")  # Italy is the only target
    assert asked(s) == "pause"
    assert s.military == (3, 0)


@pytest.mark.rule("TS-NA-1")
@pytest.mark.parametrize("nato_first", [True, False])
def test_de_gaulle_opens_france_in_any_order(nato_first: bool) -> None:
    position: dict[str, Any] = {
        "influence": {"france": [5, 0], "italy": [2, 0], "israel": [1, 0]},
        "occurred": ["marshall_plan"],
    }
    if nato_first:
        s = happens(
            "de_gaulle_leads_france",
            USSR,
            influence=position["influence"],
            occurred=["marshall_plan", "nato"],
            effects=["nato_shield"],
        )
    else:
        position["influence"] = {"france": [4, 1], "italy": [2, 0], "israel": [1, 0]}
        s = happens("nato", US, effects=["de_gaulle"], **position)
    assert in_force(s) == {"nato_shield", "de_gaulle"}
    s.add(US, COUNTRIES.index("france"), 2)  # controlled by the US without doubt
    begin(s, Operations(USSR, 3, 0))
    play_moves(s, "coup")
    assert refused(s, "france") == ""
    assert refused(s, "italy") == "TS-NA-1"


# --- the turn's modifiers -------------------------------------------------------------------------


def points(s: ColdWar, side: int, printed: int, terms: int = 0) -> object:
    """What a side has for Operations with a card of this value."""
    begin(s, Operations(side, printed, terms))
    return s.decision().prompt_args(s, side)["ops"]


EVERYWHERE = {"cuba": [1, 1], "zaire": [1, 1]}


@pytest.mark.rule("TS-7.4", "TS-OP-2", "TS-K-12")
@either
@pytest.mark.parametrize(("printed", "us"), [(1, 2), (3, 4), (4, 4)])
def test_containment_adds_one_for_the_us(printed: int, us: int, player: int) -> None:
    s = over_with(happens("containment", player, influence=EVERYWHERE))
    assert points(s, US, printed) == us
    assert points(s, USSR, printed) == printed


@pytest.mark.rule("TS-7.4.2x3", "TS-OP-5")
def test_containment_reaches_granted_points() -> None:
    s = happens("containment", US, influence=EVERYWHERE)
    assert points(s, US, 1, GRANTED) == 2


@pytest.mark.rule("TS-RS-P1", "TS-7.4", "TS-7.4.1", "TS-OP-2")
@either
@pytest.mark.parametrize(("printed", "less"), [(1, 1), (2, 1), (4, 3)])
def test_red_scare_takes_one_from_the_enemy(printed: int, less: int, player: int) -> None:
    s = over_with(happens("red_scare_purge", player, influence=EVERYWHERE))
    assert points(s, 1 - player, printed) == less
    assert points(s, player, printed) == printed


@pytest.mark.rule("TS-RS-P1", "TS-7.4.2x1")
def test_a_coup_under_red_scare_has_and_counts_less() -> None:
    s = happens("red_scare_purge", USSR, influence={"zaire": [0, 1]})
    begin(s, Operations(US, 2, 0))
    s.outcomes = [2]
    play_moves(s, "coup")  # Zaire is the only target: 3 + 1 - 2
    assert influence(s, "zaire") == (1, 0)
    assert s.military == (1, 0)


@pytest.mark.rule("TS-RS-P1")
def test_red_scare_hits_a_missile_envy_that_was_owed_before() -> None:
    s = happens(
        "red_scare_purge",
        USSR,
        turn=4,
        hands={"us": ["missile_envy"]},
        influence=EVERYWHERE,
        effects=["envy_owed_us"],
    )
    begin(s, ActionRound(US))
    play_moves(s, "missile_envy")  # too weak for space now, so Operations it is
    assert s.decision().prompt_args(s, US) == {"ops": 1}


@pytest.mark.rule("TS-OP-2", "TS-7.4")
def test_red_scare_and_containment_cancel_out() -> None:
    s = happens("red_scare_purge", USSR, influence=EVERYWHERE, effects=["ops_up_us"])
    assert in_force(s) == {"ops_up_us", "ops_down_us"}
    assert points(s, US, 4) == 4
    assert points(s, US, 1) == 1


@pytest.mark.rule("TS-G-11")
def test_containment_first_does_not_help_the_ussr_who_played_it() -> None:
    s = position_with(hands={"ussr": ["containment"]}, influence=EVERYWHERE)
    begin(s, ActionRound(USSR))
    play_moves(s, "containment", "ops", "event_first")
    assert s.decision().prompt_args(s, USSR) == {"ops": 3}
    assert in_force(s) == {"ops_up_us"}


@pytest.mark.rule("TS-VR-1")
@either
def test_vietnam_revolts(player: int) -> None:
    s = over_with(happens("vietnam_revolts", player, influence={"vietnam": [1, 0]}))
    assert influence(s, "vietnam") == (1, 2)
    assert in_force(s) == {"vietnam_revolts_bonus"}


@pytest.mark.rule("TS-VR-1", "TS-G-04", "TS-G-01")
def test_a_card_spent_in_southeast_asia_has_one_point_more() -> None:
    s = happens("vietnam_revolts", USSR, influence={**EVERYWHERE, "india": [0, 1], "burma": [0, 1]})
    begin(s, Operations(USSR, 1, 0))
    play_moves(s, "influence", "burma")
    assert refused(s, "done") == ""
    assert refused(s, "india") == "TS-6.1.2"
    play_moves(s, "burma")
    over_with(s)
    assert influence(s, "burma") == (0, 3)


@pytest.mark.rule("TS-VR-1")
def test_the_bonus_is_lost_with_a_point_outside() -> None:
    s = happens("vietnam_revolts", USSR, influence={**EVERYWHERE, "india": [0, 1], "burma": [0, 1]})
    begin(s, Operations(USSR, 2, 0))
    play_moves(s, "influence", "india", "burma")
    over_with(s)


@pytest.mark.rule("TS-VR-1")
def test_the_bonus_is_not_for_the_us() -> None:
    s = happens("vietnam_revolts", USSR, influence={**EVERYWHERE, "burma": [1, 0]})
    begin(s, Operations(US, 1, 0))
    play_moves(s, "influence", "burma")
    over_with(s)


@pytest.mark.rule("TS-VR-1", "TS-CO-2")
def test_a_coup_in_southeast_asia_has_the_bonus_too() -> None:
    s = happens("vietnam_revolts", USSR, influence={"thailand": [3, 0]})
    s.outcomes = [0]
    begin(s, Operations(USSR, 3, 0))
    play_moves(s, "coup")  # 1 + 3 + 1 - 4
    assert influence(s, "thailand") == (2, 0)
    assert s.military == (0, 4)


@pytest.mark.rule("TS-I-22")
@pytest.mark.parametrize("card", ["vietnam_revolts", "containment", "red_scare_purge"])
def test_they_end_with_the_turn(card: str) -> None:
    s = happens(card, US)
    assert in_force(s)
    begin(s, AdvanceTurn())
    assert in_force(s) == set()


@pytest.mark.rule("TS-7.3", "TS-I-22")
@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("de_gaulle_leads_france", "de_gaulle"),
        ("nato", "nato_shield"),
        ("us_japan_mutual_defense_pact", "us_japan"),
        ("formosan_resolution", "formosan"),
    ],
)
def test_others_last_beyond_the_turn(card: str, effect: str) -> None:
    s = happens(card, US, occurred=["marshall_plan"])
    begin(s, AdvanceTurn())
    assert in_force(s) == {effect}


# --- Formosan Resolution --------------------------------------------------------------------------


@pytest.mark.rule("TS-FR-1")
@either
@pytest.mark.parametrize(
    ("held", "before", "after"),
    [
        ({"taiwan": [3, 0]}, 3, 4),
        ({"taiwan": [2, 0], "vietnam": [1, 0]}, 3, 3),  # not controlled
        ({"taiwan": [0, 3]}, -3, -3),  # not for the USSR
        # Taiwan is the battleground that domination needs: 7 + 1 against presence.
        ({"taiwan": [3, 0], "burma": [2, 0], "vietnam": [0, 1]}, 3 - 3, 8 - 3),
    ],
)
def test_taiwan_is_a_battleground_for_the_us(
    held: Amounts, before: int, after: int, player: int
) -> None:
    plain = happens("asia_scoring", US, influence=held)
    assert plain.vp == before
    s = over_with(happens("formosan_resolution", player, influence=held))
    begin(s, Event(code("asia_scoring"), US, US))
    assert s.vp == after


@pytest.mark.rule("TS-FR-1")
def test_taiwan_is_no_battleground_for_coups() -> None:
    s = happens("formosan_resolution", US, influence={"taiwan": [3, 0]}, phasing=USSR)
    s.outcomes = [0]
    begin(s, Operations(USSR, 3, 0))
    play_moves(s, "coup")
    assert s.military == (0, 3)
    assert s.defcon == 5


@pytest.mark.rule("TS-FR-1", "TS-SP-6", "TS-G-14")
@pytest.mark.parametrize(
    ("player", "use", "ends"),
    [(US, "ops", True), (US, "space", True), (USSR, "ops", False), (USSR, "space", False)],
)
def test_the_resolution_ends_when_the_us_plays_the_china_card(
    player: int, use: str, ends: bool
) -> None:
    s = happens(
        "formosan_resolution",
        US,
        hands={"us": ["nasser"], "ussr": ["fidel"]},
        china=SIDES[player],
        influence=EVERYWHERE,
        dice=[1],
    )
    begin(s, ActionRound(player))
    play_moves(s, "the_china_card", use)
    assert in_force(s) == (set() if ends else {"formosan"})
    assert where(s, "formosan_resolution") == ("removed" if ends else "in play")


# --- Defectors ------------------------------------------------------------------------------------


def headlines(us: str, ussr: str, **position: Any) -> ColdWar:
    """Both sides choose these headlines."""
    s = position_with(hands={"us": [us], "ussr": [ussr]}, **position)
    begin(s, Headline())
    s.play(US, us)
    s.play(USSR, ussr)
    return over_with(s)


@pytest.mark.rule("TS-DE-1")
@pytest.mark.parametrize("card", ["fidel", "nuclear_test_ban", "europe_scoring", "duck_and_cover"])
def test_defectors_void_the_soviet_headline_whatever_the_values(card: str) -> None:
    s = headlines("defectors", card, influence={"france": [3, 0]})
    assert (s.vp, s.defcon) == (0, 5)
    assert influence(s, "cuba") == (0, 0)
    assert where(s, card) == "discard"  # even if starred
    assert where(s, "defectors") == "discard"
    assert "headline-voided" in event_ids(s)


@pytest.mark.rule("TS-DE-1")
@pytest.mark.parametrize("card", ["duck_and_cover", "captured_nazi_scientist"])
def test_defectors_as_a_soviet_headline_do_nothing(card: str) -> None:
    s = headlines(card, "defectors")
    assert s.vp == (1 if card == "duck_and_cover" else 2)  # the US headline, and nothing more
    assert "headline-voided" not in event_ids(s)
    assert where(s, "defectors") == "discard"


@pytest.mark.rule("TS-DE-1", "TS-5.2")
@pytest.mark.parametrize("order", ["event_first", "ops_first"])
def test_the_ussr_pays_for_defectors_played_for_operations(order: str) -> None:
    s = position_with(hands={"ussr": ["defectors"]}, influence={"zaire": [1, 0]}, dice=[1])
    begin(s, ActionRound(USSR))
    play_moves(s, "defectors", "ops", order, "coup")
    over_with(s)
    assert s.vp == 1
    assert where(s, "defectors") == "discard"


@pytest.mark.rule("TS-DE-1", "TS-6.4.5")
def test_defectors_cost_nothing_in_space() -> None:
    s = position_with(hands={"ussr": ["defectors"]}, dice=[6])
    begin(s, ActionRound(USSR))
    play_moves(s, "defectors", "space")
    over_with(s)
    assert s.vp == 0


@pytest.mark.rule("TS-DE-1", "TS-G-13")
def test_defectors_in_a_us_round_do_nothing() -> None:
    s = position_with(hands={"us": ["defectors"]})
    begin(s, ActionRound(US))
    play_moves(s, "defectors", "event")
    over_with(s)
    assert s.vp == 0


@pytest.mark.rule("TS-FYP-2", "TS-GS-2")
@pytest.mark.parametrize("resolved", [False, True])
def test_defectors_as_a_us_event_void_only_a_headline_still_to_come(resolved: bool) -> None:
    # The US comes by the card in the headline phase, as it does by Five Year Plan.
    s = position_with(hands={"us": ["nasser"], "ussr": ["fidel", "defectors"]})
    begin(s, Headline())
    s.agenda = s.agenda[:1]
    s.to_act = ()
    s.hand[USSR] &= ~(1 << code("fidel"))
    s.headline = changed(s.headline, USSR, code("fidel"))
    if resolved:
        s.headline = changed(s.headline, USSR, -1)
        s.discard |= 1 << code("fidel")
    s.play_from_hand(USSR, code("defectors"))
    begin(s, Event(code("defectors"), US, US))
    assert ("headline-voided" in event_ids(s)) is not resolved
    assert where(s, "fidel") == "discard"
    assert s.vp == 0
    s.check()
