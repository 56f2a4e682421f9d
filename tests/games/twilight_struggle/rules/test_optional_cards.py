"""The events of the optional cards of the Deluxe edition, with their conditions and limits."""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import CODES, OPTIONAL_SET, OWNED, cards_in, code
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import FREE, GRANTED, MAY
from detente.games.twilight_struggle.rules.turn import AdvanceTurn
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    in_force,
    influence,
    position_with,
    refused,
    where,
)

CANADA = {"canada": (4, 0)}


def set_out(**position: object) -> ColdWar:
    """A position of turn 8 with the optional cards."""
    position.setdefault("turn", 8)
    return position_with(optional_cards=True, **position)  # type: ignore[arg-type]


def play(card: str, player: int, *how: str, **position: object) -> ColdWar:
    """A round in which a side plays its only card this way.

    By default for its event, or for Operations with the enemy's event first.
    """
    s = set_out(hands={SIDES[player]: [card]}, **position)
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


# --- the cards ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-O-02", "TS-A-2")
@pytest.mark.parametrize("edition", ["second", "deluxe"])
def test_they_are_in_the_game_only_if_wanted(edition: str) -> None:
    names = {CODES[card] for card in cards_in(OPTIONAL_SET)}
    assert len(names) == 7
    with_them = position_with(edition=edition, optional_cards=True).rules.cards
    without = position_with(edition=edition).rules.cards
    assert (with_them, without & OPTIONAL_SET) == (without | OPTIONAL_SET, 0)


@pytest.mark.rule("TS-O-02")
@pytest.mark.parametrize(
    ("card", "turn"),
    [
        ("special_relationship", 1),
        ("norad", 1),
        ("che", 4),
        ("yuri_and_samantha", 8),
        ("awacs_sale_to_saudis", 8),
    ],
)
def test_they_join_with_their_era(card: str, turn: int) -> None:
    assert where(set_out(turn=turn), card) == "deck"
    if turn > 1:
        assert where(set_out(turn=turn - 1), card) == "box"


@pytest.mark.rule("TS-2.2.4", "TS-2.2.5", "TS-CP-4")
@pytest.mark.parametrize(
    ("card", "owner", "place"),
    [
        ("special_relationship", US, "discard"),
        ("norad", US, "in play"),
        ("che", USSR, "discard"),
        ("yuri_and_samantha", USSR, "removed"),
        ("awacs_sale_to_saudis", US, "in play"),
    ],
)
@pytest.mark.parametrize("own", [True, False])
def test_where_they_go_after_the_event(card: str, owner: int, place: str, own: bool) -> None:
    there = {"united_kingdom": (5, 0)}
    s = play(card, owner if own else 1 - owner, influence=there)
    finish_all(s)
    assert where(s, card) == place
    s.check()


@pytest.mark.rule("TS-4.5.H", "TS-I-22")
@pytest.mark.parametrize(("effect", "lasts"), [("yuri_samantha", False), ("norad_force", True)])
def test_what_ends_with_the_turn(effect: str, lasts: bool) -> None:
    s = begin(set_out(effects=[effect]), AdvanceTurn())
    assert (in_force(s) == {effect}) is lasts


# --- Special Relationship -------------------------------------------------------------------------


@pytest.mark.rule("TS-5.2b", "TS-G-13")
@pytest.mark.parametrize("kingdom", [(4, 0), (5, 1), (0, 5), (0, 0)])
def test_special_relationship_needs_the_united_kingdom(kingdom: tuple[int, int]) -> None:
    s = set_out(hands={"us": ["special_relationship"]}, influence={"united_kingdom": kingdom})
    play_moves(begin(s, ActionRound(US)), "special_relationship")
    assert refused(s, "event") == "TS-5.2b"

    s = set_out(
        hands={"ussr": ["special_relationship"]},
        influence={"united_kingdom": kingdom, "angola": (1, 0)},
    )
    play_moves(begin(s, ActionRound(USSR)), "special_relationship", "ops")
    assert (asked(s), s.to_act) == ("operation", (USSR,))  # No order to decide: no event.


@pytest.mark.rule("TS-5.5", "TS-5.2n", "TS-6.1.1a")
@pytest.mark.parametrize("player", [US, USSR])
def test_special_relationship_without_nato(player: int) -> None:
    s = play("special_relationship", player, influence={"united_kingdom": (5, 0), "france": (0, 3)})
    assert (asked(s), s.to_act) == ("add-influence", (US,))
    assert offered(s) == ["canada", "norway", "benelux", "france"]
    assert refused(s, "united_kingdom") == refused(s, "italy") == refused(s, "done") == "TS-5.5"
    play_moves(s, "france")
    assert influence(s, "france") == (1, 3)
    assert s.vp == 0
    assert asked(s) != "add-influence"


@pytest.mark.rule("TS-5.5", "TS-2.1.1a", "TS-2.1.1n", "TS-10.1.3")
@pytest.mark.parametrize("place", ["austria", "finland", "turkey", "canada", "united_kingdom"])
def test_special_relationship_under_nato(place: str) -> None:
    s = play(
        "special_relationship",
        US,
        in_play=["nato"],
        occurred=["marshall_plan"],
        effects=["nato_shield"],
        influence={"united_kingdom": (5, 0)},
    )
    assert s.vp == 2
    assert len(offered(s)) == 14
    assert refused(s, "poland") == refused(s, "east_germany") == "TS-5.5"
    before = influence(s, place)[US]
    play_moves(s, place)
    assert influence(s, place) == (before + 2, 0)  # Both in one country.
    assert asked(s) == "pause"
    s.check()


@pytest.mark.rule("TS-5.2a", "TS-5.2b")
def test_operations_first_may_undo_the_special_relationship() -> None:
    s = play(
        "special_relationship",
        USSR,
        *("ops", "ops_first", "influence", "united_kingdom"),
        influence={"united_kingdom": (5, 0), "france": (0, 1)},
    )
    assert influence(s, "united_kingdom") == (5, 1)
    assert (asked(s), where(s, "special_relationship")) == ("pause", "discard")
    assert "event-void" in event_ids(s)


@pytest.mark.rule("TS-10.3.1a")
def test_special_relationship_can_win() -> None:
    s = play(
        "special_relationship",
        US,
        vp=18,
        effects=["nato_shield"],
        influence={"united_kingdom": (5, 0)},
    )
    assert winner(s) == ([US], "vp")


# --- NORAD ----------------------------------------------------------------------------------------


def round_to_two(side: int, **position: object) -> ColdWar:
    """A round in which a coup of this side in Angola moves DEFCON from 3 to 2 under NORAD."""
    there = {"angola": (1, 1), **CANADA}
    position.setdefault("influence", there)
    position.setdefault("in_play", ["norad"])
    position.setdefault("effects", ["norad_force"])
    card = "nasser" if side == USSR else "truman_doctrine"
    s = set_out(defcon=3, hands={SIDES[side]: [card]}, dice=[1], **position)
    begin(s, ActionRound(side))
    play_moves(s, card, "ops", "coup")
    if asked(s) == "coup":
        play_moves(s, "angola")
    return s


@pytest.mark.rule("TS-NR-1")
def test_norad_takes_effect() -> None:
    s = play("norad", US)
    assert in_force(s) == {"norad_force"}


@pytest.mark.rule("TS-NR-1", "TS-4.5.D")
@pytest.mark.parametrize("side", [US, USSR])
def test_after_a_round_that_moved_defcon_to_2_the_us_may_add_influence(side: int) -> None:
    s = round_to_two(side)
    assert s.defcon == 2
    assert (asked(s), s.to_act) == ("add-influence", (US,))
    assert where(s, "nasser" if side == USSR else "truman_doctrine") == "discard"
    play_moves(s, "canada")
    assert influence(s, "canada") == (5, 0)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-NR-1")
@pytest.mark.parametrize("side", [US, USSR])
def test_norad_may_be_declined(side: int) -> None:
    s = round_to_two(side)
    play_moves(s, "done")
    assert (asked(s), influence(s, "canada")) == ("pause", (4, 0))
    assert in_force(s) == {"norad_force"}


@pytest.mark.rule("TS-NR-1")
def test_norad_adds_only_where_the_us_is() -> None:
    s = round_to_two(USSR, influence={"angola": (2, 1), "mexico": (1, 0), "cuba": (0, 3), **CANADA})
    # The coup removed 1 + 2 - 2 of the two markers in Angola, so the US is still there.
    assert offered(s) == ["canada", "angola", "mexico", "done"]
    assert refused(s, "cuba") == refused(s, "guatemala") == "TS-5.5"


@pytest.mark.rule("TS-NR-1", "TS-2.1.7")
@pytest.mark.parametrize("canada", [(3, 0), (4, 1), (0, 4), (0, 0)])
def test_norad_needs_canada(canada: tuple[int, int]) -> None:
    s = round_to_two(USSR, influence={"angola": (1, 1), "canada": canada})
    assert (s.defcon, asked(s)) == (2, "pause")


@pytest.mark.rule("TS-NR-1")
def test_without_norad_nothing_is_offered() -> None:
    s = round_to_two(USSR, in_play=[], effects=[])
    assert (s.defcon, asked(s)) == (2, "pause")


@pytest.mark.rule("TS-NR-1")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (4, 3)])
def test_only_a_move_to_2_counts(before: int, after: int) -> None:
    s = set_out(
        defcon=before,
        effects=["norad_force"],
        influence={"angola": (1, 0), **CANADA},
        hands={"ussr": ["nasser"]},
        dice=[1],
    )
    play_moves(begin(s, ActionRound(USSR)), "nasser", "ops", "coup")
    if asked(s) == "coup":
        play_moves(s, "angola")
    assert (s.defcon, asked(s)) == (after, "pause")


@pytest.mark.rule("TS-NR-1")
def test_a_round_that_stays_at_2_does_not_count() -> None:
    s = set_out(
        defcon=2,
        effects=["norad_force"],
        influence={"sudan": (1, 0), **CANADA},
        hands={"ussr": ["nasser"]},
        dice=[1],
    )
    play_moves(begin(s, ActionRound(USSR)), "nasser", "ops", "coup")
    assert (s.defcon, asked(s), event_ids(s).count("coup-rolled")) == (2, "pause", 1)


@pytest.mark.rule("TS-NR-1")
def test_the_move_of_an_earlier_round_does_not_count_again() -> None:
    s = play_moves(round_to_two(USSR), "done")
    s = begin(s, ActionRound(US))  # Without cards: the round is skipped.
    assert asked(s) == "pause"


@pytest.mark.rule("TS-NR-1", "TS-4.5.C")
def test_a_move_in_the_headline_phase_does_not_count() -> None:
    s = set_out(
        defcon=3,
        in_play=["norad"],
        effects=["norad_force"],
        influence=CANADA,
        hands={"us": ["soviets_shoot_down_kal_007"], "ussr": ["fidel"]},
    )
    play_moves(begin(s, Headline(), ActionRound(USSR)), "soviets_shoot_down_kal_007", "fidel")
    assert s.defcon == 2
    assert asked(s) == "choose-card"  # The Soviet hand is empty, but The China Card is there.
    play_moves(s, "pass")
    assert asked(s) == "pause"


@pytest.mark.rule("TS-NR-1")
def test_a_move_by_an_event_counts() -> None:
    s = play(
        "soviets_shoot_down_kal_007",
        US,
        defcon=3,
        in_play=["norad"],
        effects=["norad_force"],
        influence=CANADA,
    )
    assert (s.defcon, asked(s)) == (2, "add-influence")


@pytest.mark.rule("TS-NR-1")
def test_a_move_after_an_improvement_counts() -> None:
    s = play(
        "glasnost",
        US,
        defcon=2,
        in_play=["norad"],
        effects=["norad_force"],
        influence={"angola": (0, 2), **CANADA},
        dice=[1],
    )
    assert s.defcon == 3
    play_moves(s, "coup")
    assert (s.defcon, asked(s), s.to_act) == (2, "add-influence", (US,))


@pytest.mark.rule("TS-NR-1", "TS-OR-1")
def test_a_move_by_a_coup_granted_to_the_other_side_counts() -> None:
    s = play(
        "ortega_elected_in_nicaragua",
        US,
        defcon=3,
        in_play=["norad"],
        effects=["norad_force"],
        influence={"cuba": (1, 0), **CANADA},
        dice=[1],
    )
    play_moves(s, "coup")
    assert s.defcon == 2
    while asked(s) != "add-influence":
        play_moves(s, offered(s)[0])
    assert s.to_act == (US,)


@pytest.mark.rule("TS-NR-1")
@pytest.mark.parametrize(("place", "then"), [("canada", "add-influence"), ("taiwan", "pause")])
def test_canada_gained_in_the_round_counts(place: str, then: str) -> None:
    s = play(
        "soviets_shoot_down_kal_007",
        US,
        defcon=3,
        in_play=["norad"],
        effects=["norad_force"],
        influence={"south_korea": (3, 0), "canada": (3, 0)},
    )
    play_moves(s, "influence", place, "taiwan", "taiwan", "taiwan")
    assert asked(s) == then


@pytest.mark.rule("TS-NR-1")
def test_canada_lost_in_the_round_does_not_count() -> None:
    s = play(
        "soviets_shoot_down_kal_007",
        USSR,
        defcon=3,
        in_play=["norad"],
        effects=["norad_force"],
        influence={"united_kingdom": (0, 1), **CANADA},
    )
    play_moves(s, "canada", "poland", "poland")
    assert influence(s, "canada") == (4, 1)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-NR-1", "TS-5.2a")
@pytest.mark.parametrize("order", ["event_first", "ops_first"])
def test_norad_works_in_the_very_round_in_which_it_is_played(order: str) -> None:
    s = set_out(
        defcon=3,
        influence={"angola": (1, 0), **CANADA},
        hands={"ussr": ["norad"]},
        dice=[1],
    )
    play_moves(begin(s, ActionRound(USSR)), "norad", "ops", order, "coup")
    if asked(s) == "coup":
        play_moves(s, "angola")
    assert (s.defcon, asked(s), where(s, "norad")) == (2, "add-influence", "in play")


@pytest.mark.rule("TS-NR-1", "TS-8.1.3")
def test_norad_does_not_help_after_nuclear_war() -> None:
    s = play("soviets_shoot_down_kal_007", US, defcon=2, effects=["norad_force"], influence=CANADA)
    assert winner(s) == ([USSR], "nuclear_war")


@pytest.mark.rule("TS-NR-1", "TS-O-14", "TS-G-14")
@pytest.mark.parametrize(("links", "place"), [(True, "removed"), (False, "in play")])
def test_quagmire_ends_norad(links: bool, place: str) -> None:
    s = play("quagmire", USSR, in_play=["norad"], effects=["norad_force"], deluxe_links=links)
    assert where(s, "norad") == place
    assert ("norad_force" in in_force(s)) is not links
    s.check()


@pytest.mark.rule("TS-NR-1")
def test_norad_after_quagmire_takes_effect() -> None:
    s = play("norad", USSR, in_play=["quagmire"], effects=["quagmire_trap"])
    assert in_force(s) == {"norad_force", "quagmire_trap"}


# --- Che ------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-CH-1", "TS-DF-2", "TS-2.1.4")
@pytest.mark.parametrize("player", [USSR, US])
def test_che_reaches_no_battleground_and_no_other_region(player: int) -> None:
    names = ("sudan", "haiti", "peru", "angola", "cuba", "chile", "greece", "burma")
    there = dict.fromkeys(names, (1, 0))
    s = play("che", player, defcon=5, influence=there)
    assert (asked(s), s.to_act) == ("che", (USSR,))
    assert offered(s) == ["sudan", "haiti", "peru", "done"]
    for name in ("angola", "cuba", "chile", "greece", "burma", "none"):
        assert refused(s, name) == "TS-CH-1"
    assert refused(s, "ethiopia") == "TS-CO-1"


@pytest.mark.rule("TS-CH-1", "TS-6.3.2", "TS-CO-2")
def test_two_coups_that_count_for_military_operations() -> None:
    s = play("che", USSR, defcon=2, influence={"sudan": (1, 0), "peru": (3, 0)}, dice=[1, 4])
    play_moves(s, "sudan")  # 1 + 3 - 2
    assert influence(s, "sudan") == (0, 1)
    assert (s.military, asked(s)) == ((0, 3), "che")
    play_moves(s, "peru")  # 4 + 3 - 4
    assert influence(s, "peru") == (0, 0)
    assert (s.military, s.defcon, asked(s)) == ((0, 5), 2, "pause")  # The track stops at 5.


@pytest.mark.rule("TS-CH-1")
def test_the_second_coup_is_in_another_country_and_the_last() -> None:
    there = {"peru": (5, 0), "sudan": (3, 0), "haiti": (3, 0)}
    s = play("che", USSR, influence=there, dice=[2, 1])
    play_moves(s, "peru")  # 2 + 3 - 4
    assert influence(s, "peru") == (4, 0)
    assert offered(s) == ["sudan", "haiti", "done"]
    assert refused(s, "peru") == "TS-CH-1"
    play_moves(s, "haiti")
    assert asked(s) == "pause"


@pytest.mark.rule("TS-CH-1", "TS-6.3.2")
def test_after_a_failure_there_is_no_second_coup() -> None:
    s = play("che", USSR, influence={"peru": (5, 0), "sudan": (3, 0)}, dice=[1])
    play_moves(s, "peru")  # 1 + 3 - 4
    assert influence(s, "peru") == (5, 0)
    assert (s.military, asked(s)) == ((0, 3), "pause")


@pytest.mark.rule("TS-CH-1")
@pytest.mark.parametrize("first", [True, False])
def test_each_coup_may_be_declined(first: bool) -> None:
    s = play("che", USSR, influence={"peru": (5, 0), "sudan": (3, 0)}, dice=[6])
    play_moves(s, "done") if first else play_moves(s, "peru", "done")
    assert (asked(s), s.military) == ("pause", (0, 0 if first else 3))
    assert influence(s, "sudan") == (3, 0)


@pytest.mark.rule("TS-CH-1", "TS-5.2d")
@pytest.mark.parametrize("there", [{}, {"angola": (1, 0)}, {"sudan": (0, 1)}, {"greece": (1, 0)}])
def test_without_a_target_che_does_nothing(there: dict[str, tuple[int, int]]) -> None:
    s = play("che", USSR, influence=there)
    assert (asked(s), s.military) == ("pause", (0, 0))
    assert where(s, "che") == "discard"


@pytest.mark.rule("TS-CH-1")
def test_without_a_second_target_che_is_over() -> None:
    s = play("che", USSR, influence={"sudan": (5, 0)}, dice=[2])
    play_moves(s, "sudan")
    assert (asked(s), influence(s, "sudan")) == ("pause", (2, 0))


@pytest.mark.rule("TS-OP-5", "TS-K-10", "TS-CH-1")
@pytest.mark.parametrize(
    ("effect", "modified", "value"),
    [
        ("ops_up_ussr", True, 4),
        ("ops_down_ussr", True, 2),
        ("ops_up_ussr", False, 3),
        ("ops_down_ussr", False, 3),
        ("ops_up_us", True, 3),
    ],
)
def test_che_is_modified(effect: str, modified: bool, value: int) -> None:
    s = play(
        "che",
        USSR,
        influence={"peru": (9, 0)},
        effects=[effect],
        event_ops_modified=modified,
        dice=[3],
    )
    play_moves(s, "peru")
    assert s.military == (0, value)
    assert influence(s, "peru") == (9 - (3 + value - 4), 0)


@pytest.mark.rule("TS-CO-5", "TS-CH-1", "TS-LD-1")
def test_the_dice_of_che_are_modified_as_in_any_coup() -> None:
    s = play(
        "che",
        USSR,
        influence={"peru": (9, 0), "sudan": (9, 0)},
        effects=["death_squads_ussr", "salt"],
        dice=[3, 3],
    )
    play_moves(s, "peru", "sudan")
    assert influence(s, "peru") == (7, 0)  # 3 + 1 - 1 + 3 - 4
    assert influence(s, "sudan") == (6, 0)  # 3 - 1 + 3 - 2


@pytest.mark.rule("TS-DF-3", "TS-CH-1")
def test_a_coup_of_che_loses_under_the_missile_crisis() -> None:
    s = play("che", USSR, influence={"peru": (1, 0), "sudan": (1, 0)}, effects=["crisis_ussr"])
    play_moves(s, "peru")
    assert winner(s) == ([US], "cuban_missile_crisis")


@pytest.mark.rule("TS-G-07", "TS-CMC-1", "TS-CH-1")
def test_the_crisis_may_be_ended_before_che_strikes() -> None:
    s = play(
        "che",
        USSR,
        influence={"peru": (1, 0), "cuba": (0, 3)},
        effects=["crisis_ussr"],
        dice=[6],
    )
    play_moves(s, "cmc_cancel_cuba", "peru")
    assert (asked(s), influence(s, "peru")) == ("pause", (0, 4))


@pytest.mark.rule("TS-CH-1")
def test_the_second_coup_survives_dump_and_load() -> None:
    s = play("che", USSR, influence={"peru": (5, 0), "sudan": (3, 0)}, dice=[6])
    play_moves(s, "peru")
    s.agenda.pop(0)  # The pause of the tests is no step of the game.
    assert s.game.load(s.dump()).legal_moves(USSR) == ["sudan", "done"]


# --- Yuri and Samantha ----------------------------------------------------------------------------


@pytest.mark.rule("TS-YS-1")
def test_yuri_and_samantha_takes_effect() -> None:
    assert in_force(play("yuri_and_samantha", USSR)) == {"yuri_samantha"}


@pytest.mark.rule("TS-YS-1", "TS-6.3.2")
@pytest.mark.parametrize("terms", [0, GRANTED | MAY | FREE])
@pytest.mark.parametrize("die", [1, 6])
def test_every_us_coup_pays(terms: int, die: int) -> None:
    s = set_out(effects=["yuri_samantha"], influence={"peru": (0, 2)}, dice=[die])
    play_moves(begin(s, Operations(US, 2, terms)), "coup")
    assert s.vp == -1
    assert influence(s, "peru")[USSR] == (2 if die == 1 else 0)


@pytest.mark.rule("TS-YS-1")
def test_two_us_coups_pay_twice() -> None:
    s = set_out(effects=["yuri_samantha"], influence={"peru": (0, 9)}, dice=[1, 1])
    play_moves(begin(s, Operations(US, 2, 0)), "coup")
    play_moves(begin(s, Operations(US, 2, 0)), "coup")
    assert s.vp == -2


@pytest.mark.rule("TS-YS-1")
def test_soviet_coups_and_realignments_pay_nothing() -> None:
    s = set_out(effects=["yuri_samantha"], influence={"peru": (5, 5)}, dice=[1, 3, 3])
    play_moves(begin(s, Operations(USSR, 2, 0)), "coup")
    play_moves(begin(s, Operations(US, 1, 0)), "realign")
    assert (s.vp, event_ids(s).count("realignment-rolled")) == (0, 1)


@pytest.mark.rule("TS-YS-1", "TS-TW-1", "TS-5.2n")
def test_a_us_coup_in_the_round_of_the_ussr_pays() -> None:
    s = play(
        "tear_down_this_wall",
        USSR,
        effects=["yuri_samantha"],
        influence={"greece": (0, 1)},
        dice=[1],
    )
    play_moves(s, "coup")
    assert s.vp == -1


@pytest.mark.rule("TS-YS-1", "TS-5.2a")
@pytest.mark.parametrize(("order", "vp"), [("event_first", -1), ("ops_first", 0)])
def test_the_us_plays_it_before_or_after_its_own_coup(order: str, vp: int) -> None:
    s = play("yuri_and_samantha", US, "ops", order, influence={"peru": (0, 2)}, dice=[6])
    play_moves(s, "coup")
    assert (s.vp, in_force(s)) == (vp, {"yuri_samantha"})


@pytest.mark.rule("TS-YS-1", "TS-10.3.1a")
def test_the_point_can_win_before_the_die_is_rolled() -> None:
    s = set_out(vp=-19, effects=["yuri_samantha"], influence={"peru": (0, 2)})
    play_moves(begin(s, Operations(US, 2, 0)), "coup")
    assert winner(s) == ([USSR], "vp")
    assert "coup-rolled" not in event_ids(s)


@pytest.mark.rule("TS-YS-1", "TS-8.1.3", "TS-DF-1")
def test_nuclear_war_goes_before_the_twentieth_point() -> None:
    s = play(
        "tear_down_this_wall",
        USSR,
        vp=-19,
        defcon=2,
        effects=["yuri_samantha"],
        influence={"east_germany": (0, 3)},
    )
    play_moves(s, "coup")
    assert winner(s) == ([US], "nuclear_war")


@pytest.mark.rule("TS-YS-1", "TS-I-22")
def test_next_turn_nothing_is_paid() -> None:
    s = begin(play("yuri_and_samantha", USSR, influence={"peru": (0, 2)}, dice=[1]), AdvanceTurn())
    play_moves(begin(s, Operations(US, 2, 0)), "coup")
    assert (s.vp, event_ids(s).count("coup-rolled")) == (0, 1)


# --- AWACS Sale to Saudis -------------------------------------------------------------------------


@pytest.mark.rule("TS-5.5", "TS-6.1.1a")
@pytest.mark.parametrize("player", [US, USSR])
def test_awacs(player: int) -> None:
    s = play("awacs_sale_to_saudis", player, influence={"saudi_arabia": (1, 3)})
    assert influence(s, "saudi_arabia") == (3, 3)


@pytest.mark.rule("TS-O-14", "TS-5.2c")
@pytest.mark.parametrize(("links", "rule"), [(True, "TS-5.2c"), (False, "")])
def test_awacs_bars_muslim_revolution(links: bool, rule: str) -> None:
    s = set_out(
        in_play=["awacs_sale_to_saudis"],
        hands={"ussr": ["muslim_revolution"]},
        deluxe_links=links,
    )
    play_moves(begin(s, ActionRound(USSR)), "muslim_revolution")
    assert refused(s, "event") == rule
