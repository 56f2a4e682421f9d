"""Section 5: playing cards."""

from typing import Any

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    Amounts,
    asked,
    event_ids,
    hand,
    in_force,
    influence,
    position_with,
    refused,
    where,
)

LANDS = {"canada": [1, 0], "poland": [0, 1], "zaire": [1, 1]}


def play(s: ColdWar, side: int, *codes: str) -> ColdWar:
    """A side's action round, and its first moves."""
    return play_moves(begin(s, ActionRound(side)), *codes)


def with_card(side: int, card: str, influence: Amounts = LANDS, **position: Any) -> ColdWar:
    hands = {SIDES[side]: [card]}
    return position_with(hands=hands, influence=influence, **position)


# --- TS-5.1 -----------------------------------------------------------------------------------


@pytest.mark.rule("TS-5.1")
@pytest.mark.parametrize(
    ("side", "card", "modes"),
    [
        (USSR, "fidel", {"event", "ops", "space"}),
        (US, "fidel", {"ops", "space"}),
        (USSR, "nasser", {"event", "ops"}),
        (US, "olympic_games", {"event", "ops", "space"}),
        (US, "captured_nazi_scientist", {"event", "ops"}),
    ],
)
def test_event_operations_or_space_race(side: int, card: str, modes: set[str]) -> None:
    s = play(with_card(side, card), side, card)
    assert set(offered(s)) == modes


@pytest.mark.rule("TS-5.1")
def test_only_a_card_of_the_own_hand_is_played() -> None:
    s = position_with(hands={"us": ["nato"], "ussr": ["fidel"]}, discard=["comecon"], china="ussr")
    begin(s, ActionRound(US))
    assert offered(s) == ["nato"]
    for name in ("fidel", "comecon", "marshall_plan", "quagmire", "panama", "event", "none"):
        assert refused(s, name) == "TS-5.1"


@pytest.mark.rule("TS-5.1")
def test_a_mode_is_chosen_and_nothing_else() -> None:
    s = play(with_card(USSR, "fidel"), USSR, "fidel")
    for name in ("pass", "none", "done", "influence", "coup", "fidel"):
        assert refused(s, name) == "TS-5.1"


@pytest.mark.rule("TS-5.1", "TS-9.1")
def test_the_china_card_has_no_event() -> None:
    s = play(with_card(USSR, "fidel"), USSR, "the_china_card")
    assert refused(s, "event") == "TS-9.1"
    assert set(offered(s)) == {"ops", "space"}
    assert hand(s, USSR) == {"fidel"}


# --- TS-5.2: enemy events ---------------------------------------------------------------------


@pytest.mark.rule("TS-5.2", "TS-CP-1", "TS-2.2.4")
def test_an_enemy_card_for_operations_has_its_event_too() -> None:
    s = play(with_card(US, "fidel"), US, "fidel")
    assert refused(s, "event") == "TS-5.2"
    play_moves(s, "ops", "ops_first", "influence", "canada", "canada")
    assert influence(s, "canada") == (3, 0)
    assert influence(s, "cuba") == (0, 3)
    assert where(s, "fidel") == "removed"
    s.check()


@pytest.mark.rule("TS-CP-1", "TS-6.4.5")
def test_an_enemy_card_on_the_space_race_has_no_event() -> None:
    s = play(with_card(US, "fidel", dice=[1]), US, "fidel", "space")
    assert (influence(s, "cuba"), where(s, "fidel")) == ((0, 0), "discard")
    assert s.space == (1, 0)


@pytest.mark.rule("TS-5.2a", "TS-CP-2")
@pytest.mark.parametrize("order", ["event_first", "ops_first"])
def test_the_phasing_player_decides_the_order(order: str) -> None:
    """Cuba is the only place where it shows: a US marker put there before Fidel is lost."""
    s = play(with_card(US, "fidel"), US, "fidel", "ops")
    assert (s.to_act, offered(s)) == ((US,), ["event_first", "ops_first"])
    assert refused(s, "influence") == refused(s, "fidel") == "TS-5.2a"
    play_moves(s, order, "influence")
    if order == "event_first":
        assert influence(s, "cuba") == (0, 3)
        play_moves(s, "cuba")  # It costs both points now.
        assert influence(s, "cuba") == (1, 3)
    else:
        play_moves(s, "cuba", "cuba")
        assert influence(s, "cuba") == (0, 3)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-5.2n", "TS-CP-2")
@pytest.mark.parametrize("order", ["event_first", "ops_first"])
def test_the_enemy_takes_all_decisions_of_its_event(order: str) -> None:
    s = play(with_card(US, "comecon"), US, "comecon", "ops", order)
    deciders = []
    while asked(s) != "pause":
        deciders.append((asked(s), s.to_act[0]))
        play_moves(
            s, {"operation": "influence", "place-influence": "canada"}.get(asked(s), offered(s)[0])
        )
    event = [("add-influence", USSR)] * 4
    operations = [("operation", US)] + [("place-influence", US)] * 3
    assert deciders == (event + operations if order == "event_first" else operations + event)


@pytest.mark.rule("TS-5.2")
def test_an_own_or_neutral_card_for_operations_has_no_event() -> None:
    for side, card in ((USSR, "fidel"), (US, "nuclear_test_ban")):
        s = with_card(side, card, defcon=4)
        play(s, side, card, "ops", "influence")
        while asked(s) != "pause":
            play_moves(s, offered(s)[0])
        assert "event-occurs" not in event_ids(s)
        assert where(s, card) == "discard"
        assert s.defcon == 4


@pytest.mark.rule("TS-5.2b", "TS-5.2x1", "TS-CP-3", "TS-A-4", "TS-NA-1")
def test_nato_before_its_causes_gives_operations_only() -> None:
    s = play(with_card(USSR, "nato"), USSR, "nato", "ops")
    assert asked(s) == "operation"  # No order to decide.
    play_moves(s, "influence", "poland", "poland", "poland", "poland")
    assert influence(s, "poland") == (0, 5)
    assert (where(s, "nato"), in_force(s), asked(s)) == ("discard", set(), "pause")
    s.check()


@pytest.mark.rule("TS-5.2", "TS-5.2x1", "TS-NA-1")
@pytest.mark.parametrize("cause", ["marshall_plan", "warsaw_pact_formed"])
def test_nato_after_one_of_its_causes_takes_place(cause: str) -> None:
    s = with_card(USSR, "nato", in_play=[cause])
    play(s, USSR, "nato", "ops", "event_first")
    assert in_force(s) == {"nato_shield"}
    assert (s.to_act, asked(s)) == ((USSR,), "operation")


@pytest.mark.rule("TS-5.2c", "TS-5.2x2", "TS-7.5", "TS-CP-3", "TS-I-20")
def test_arab_israeli_war_after_camp_david_gives_operations_only() -> None:
    s = with_card(US, "arab_israeli_war", turn=4, in_play=["camp_david_accords"])
    play(s, US, "arab_israeli_war", "ops")
    assert asked(s) == "operation"
    play_moves(s, "influence", "canada", "canada")
    assert (where(s, "arab_israeli_war"), s.military) == ("discard", (0, 0))
    assert (influence(s, "canada"), asked(s)) == ((3, 0), "pause")


@pytest.mark.rule("TS-5.2c", "TS-CP-4")
def test_a_starred_card_whose_event_is_barred_is_discarded() -> None:
    """Socialist Governments after The Iron Lady has no star; Willy Brandt has one."""
    s = with_card(US, "willy_brandt", turn=8, in_play=["tear_down_this_wall"])
    play(s, US, "willy_brandt", "ops", "influence", "canada", "canada")
    assert where(s, "willy_brandt") == "discard"
    s.check()


@pytest.mark.rule("TS-5.2d", "TS-5.2x3", "TS-CP-3")
def test_alliance_for_progress_without_effect_counts_as_played() -> None:
    s = with_card(USSR, "alliance_for_progress", turn=4)
    play(s, USSR, "alliance_for_progress", "ops", "event_first", "influence")
    play_moves(s, "poland", "poland", "poland")
    assert (s.vp, where(s, "alliance_for_progress")) == (0, "removed")
    s.check()


@pytest.mark.rule("TS-5.2x4", "TS-A-3", "TS-K-03", "TS-O-10", "TS-O-01")
@pytest.mark.parametrize(
    ("settings", "space", "place"),
    [
        ({}, (0, 0), "removed"),
        ({}, (1, 2), "removed"),
        ({"star_wars_void": "discard"}, (0, 0), "discard"),
        ({"edition": "deluxe"}, (0, 0), "discard"),
        ({"edition": "deluxe", "star_wars_void": "removed"}, (0, 0), "removed"),
        ({"edition": "deluxe"}, (2, 1), "removed"),
        ({}, (2, 1), "removed"),
    ],
)
def test_star_wars_to_no_effect(
    settings: dict[str, Any], space: tuple[int, int], place: str
) -> None:
    """The discard pile is empty, so it has no effect with a US lead either."""
    s = with_card(USSR, "star_wars", turn=8, space=space, **settings)
    play(s, USSR, "star_wars", "ops")
    if asked(s) == "order":
        play_moves(s, "event_first")
    play_moves(s, "influence", "poland", "poland")
    assert (asked(s), where(s, "star_wars")) == ("pause", place)
    s.check()


@pytest.mark.rule("TS-5.2b", "TS-A-4", "TS-G-13", "TS-AR-2", "TS-CP-3")
@pytest.mark.parametrize(
    ("side", "card", "rule"),
    [
        (US, "nato", "TS-5.2b"),
        (US, "kitchen_debates", "TS-5.2b"),
        (US, "solidarity", "TS-5.2b"),
        (US, "wargames", "TS-5.2b"),
        (USSR, "wargames", "TS-5.2b"),
        (USSR, "one_small_step", "TS-5.2b"),
        (US, "our_man_in_tehran", "TS-5.2b"),
        (USSR, "opec", "TS-5.2c"),
    ],
)
def test_an_event_that_cannot_occur_is_not_offered(side: int, card: str, rule: str) -> None:
    s = with_card(
        side,
        card,
        turn=8,
        in_play=["north_sea_oil"],
        optional_cards=True,
    )
    play(s, side, card)
    if asked(s) == "mode":
        assert refused(s, "event") == rule
    else:  # Operations were the only use left.
        assert asked(s) == "operation"
    assert card in s.view(None)["board"]["resolving"]


@pytest.mark.rule("TS-G-13", "TS-5.2d", "TS-2.2.4")
def test_an_event_that_is_legal_but_empty_is_offered() -> None:
    """Nuclear Test Ban has something to do, Fidel with Cuba held has not."""
    s = with_card(USSR, "fidel", influence={"cuba": [0, 3], "zaire": [1, 1]})
    play(s, USSR, "fidel", "event")
    assert influence(s, "cuba") == (0, 3)
    assert where(s, "fidel") == "removed"


@pytest.mark.rule("TS-5.2b", "TS-A-4")
def test_a_condition_is_looked_at_when_the_event_comes() -> None:
    """Kitchen Debates after the Operations have taken the US lead in battlegrounds away."""
    s = with_card(
        USSR,
        "kitchen_debates",
        turn=4,
        influence={"panama": [2, 0], "poland": [0, 2]},
        space=(0, 0),
    )
    play(s, USSR, "kitchen_debates", "ops_first", "influence", "poland")
    assert (s.vp, where(s, "kitchen_debates")) == (0, "discard")
    assert event_ids(s).count("event-void") == 1


@pytest.mark.rule("TS-G-11", "TS-7.4")
@pytest.mark.parametrize(
    ("revision", "order", "points"),
    [(2, "event_first", 1), (2, "ops_first", 2), (3, "event_first", 2), (3, "ops_first", 2)],
)
def test_when_the_value_is_read(revision: int, order: str, points: int) -> None:
    """The USSR plays Star Wars, and the US takes Red Scare/Purge with it."""
    pile = ["red_scare_purge"]
    s = with_card(USSR, "star_wars", turn=8, space=(2, 1), discard=pile, revision=revision)
    play(s, USSR, "star_wars", "ops", order)
    if order == "event_first" and s.to_act == (US,):
        play_moves(s, "red_scare_purge")
    play_moves(s, "influence", *["poland"] * points)
    assert asked(s) != "place-influence"
    assert influence(s, "poland") == (0, 1 + points)


@pytest.mark.rule("TS-G-09")
def test_an_event_that_ends_the_game_stops_everything() -> None:
    s = with_card(USSR, "duck_and_cover", defcon=2)
    play(s, USSR, "duck_and_cover", "ops", "event_first")
    assert s.result is not None
    assert (s.result["winners"], s.result["reason"]) == ([US], "nuclear_war")
    assert (s.to_act, s.agenda) == ((), [])


@pytest.mark.rule("TS-G-09", "TS-8.1.3")
def test_operations_may_still_be_conducted_before_the_fatal_event() -> None:
    s = with_card(USSR, "duck_and_cover", defcon=2)
    play(s, USSR, "duck_and_cover", "ops", "ops_first", "influence", "poland", "poland")
    assert not s.over
    play_moves(s, "poland")
    assert s.result is not None and s.result["winners"] == [US]


@pytest.mark.rule("TS-G-09")
def test_the_use_of_operations_is_chosen_when_they_start() -> None:
    """Duck and Cover lowers DEFCON to 4 first: no coup in Europe any more."""
    s = position_with(
        hands={"ussr": ["duck_and_cover"]}, influence={"france": [1, 0], "poland": [0, 1]}
    )
    play(s, USSR, "duck_and_cover", "ops", "event_first")
    assert s.defcon == 4
    assert asked(s) == "place-influence"  # The only use left.
    s = position_with(
        hands={"ussr": ["duck_and_cover"]}, influence={"france": [1, 0], "poland": [0, 1]}
    )
    play(s, USSR, "duck_and_cover", "ops", "ops_first")
    assert set(offered(s)) == {"influence", "realign", "coup"}


# --- TS-5.3, TS-5.4, TS-5.5 -------------------------------------------------------------------


@pytest.mark.rule("TS-5.3", "TS-5.3x", "TS-CP-5")
@pytest.mark.parametrize(
    ("card", "rule"), [("nasser", "TS-QB-4"), ("fidel", ""), ("comecon", ""), ("nato", "")]
)
def test_quagmire_takes_two_or_more(card: str, rule: str) -> None:
    hands = {"us": [card, "formosan_resolution"]}
    s = position_with(turn=4, hands=hands, effects=["quagmire_trap"], in_play=["quagmire"])
    begin(s, ActionRound(US))
    assert asked(s) == "trap"
    assert refused(s, card) == rule


@pytest.mark.rule("TS-5.4", "TS-CP-5", "TS-CP-4")
def test_a_card_discarded_in_a_trap_has_no_event() -> None:
    s = position_with(
        turn=4,
        hands={"us": ["fidel"]},
        effects=["quagmire_trap"],
        in_play=["quagmire"],
        influence={"cuba": [1, 0]},
        dice=[6],
    )
    play(s, US, "fidel")
    assert (influence(s, "cuba"), where(s, "fidel")) == ((1, 0), "discard")


@pytest.mark.rule("TS-5.4", "TS-CP-5", "TS-SC-2", "TS-CP-4")
@pytest.mark.parametrize("name", ["asia_scoring", "fidel", "nuclear_test_ban"])
def test_a_card_discarded_by_five_year_plan_has_no_event(name: str) -> None:
    """Only a US event would take place. A scoring card may go that way at any time."""
    s = position_with(
        defcon=4,
        hands={"ussr": ["five_year_plan", name]},
        influence={"north_korea": [0, 3], "cuba": [1, 0], "poland": [0, 1]},
    )
    play(s, USSR, "five_year_plan", "ops", "event_first")
    assert where(s, name) == "discard"
    assert (s.vp, s.defcon, influence(s, "cuba")) == (0, 4, (1, 0))


@pytest.mark.rule("TS-5.5", "TS-CP-6", "TS-6.1.1a")
def test_the_text_of_a_card_beats_the_rules() -> None:
    """COMECON puts influence where Operations could not."""
    s = play(position_with(hands={"ussr": ["comecon"]}), USSR, "comecon", "event")
    assert refused(s, "yugoslavia") == ""
    play_moves(s, "yugoslavia")
    assert refused(s, "yugoslavia") == "TS-WP-1"  # Once each.
    assert refused(s, "france") == "TS-5.5"


@pytest.mark.rule("TS-5.5", "TS-CP-6", "TS-SC-1", "TS-10.1.5", "TS-A-7")
@pytest.mark.parametrize("effects", [["quagmire_trap"], ["envy_owed_us"]])
def test_but_no_text_makes_a_side_hold_a_scoring_card(effects: list[str]) -> None:
    s = position_with(
        turn=4,
        rounds_left=1,
        hands={"us": ["asia_scoring", "nato", "missile_envy"]},
        effects=effects,
    )
    begin(s, ActionRound(US))
    assert offered(s) == ["asia_scoring"]


# --- UN Intervention --------------------------------------------------------------------------


@pytest.mark.rule("TS-UN-1", "TS-5.2", "TS-CP-4", "TS-V-14")
def test_un_intervention_uses_a_card_without_its_event() -> None:
    hands = {"us": ["un_intervention", "fidel", "comecon", "nato"]}
    s = position_with(hands=hands, influence=LANDS)
    play(s, US, "un_intervention", "event")
    assert (asked(s), set(offered(s))) == ("partner", {"fidel", "comecon"})
    play_moves(s, "fidel", "influence", "canada", "canada")
    assert (influence(s, "canada"), influence(s, "cuba")) == ((3, 0), (0, 0))
    assert (where(s, "fidel"), where(s, "un_intervention")) == ("discard", "discard")
    assert hand(s, US) == {"comecon", "nato"}
    s.check()


@pytest.mark.rule("TS-UN-1")
@pytest.mark.parametrize("name", ["nato", "nuclear_test_ban", "asia_scoring", "the_china_card"])
def test_un_intervention_takes_neither_own_nor_neutral_nor_scoring_cards(name: str) -> None:
    cards = ["un_intervention", "fidel", "comecon", "nato", "nuclear_test_ban", "asia_scoring"]
    s = play(position_with(hands={"us": cards}, china="us"), US, "un_intervention", "event")
    assert refused(s, name) == "TS-UN-1"


@pytest.mark.rule("TS-UN-1", "TS-G-13")
def test_un_intervention_without_a_partner_is_no_event() -> None:
    hands = {"us": ["un_intervention", "nato", "asia_scoring"]}
    s = play(position_with(hands=hands, influence=LANDS), US, "un_intervention")
    assert refused(s, "event") == "TS-UN-1"
    play_moves(s, "ops", "influence", "canada")
    assert (influence(s, "canada"), asked(s)) == ((2, 0), "pause")


@pytest.mark.rule("TS-UN-1", "TS-OP-7")
def test_operations_by_un_intervention_do_not_go_to_space() -> None:
    hands = {"us": ["un_intervention", "comecon"]}
    s = play(position_with(hands=hands, influence=LANDS), US, "un_intervention", "event", "comecon")
    assert asked(s) == "operation"
    assert set(offered(s)) == {"influence", "realign", "coup"}
    assert refused(s, "space") == "TS-6.0"


@pytest.mark.rule("TS-UN-1", "TS-V-14", "TS-I-34")
def test_un_intervention_does_not_reveal_what_else_is_in_the_hand() -> None:
    """Partners or not, one or two: the USSR sees the same things asked."""
    seen = []
    for other in ("nato", "comecon"):
        s = position_with(hands={"us": ["un_intervention", other]}, influence=LANDS)
        play(s, US, "un_intervention", "ops")
        seen.append(s.view(USSR))
    assert seen[0] == seen[1]
    seen = []
    for other in ("nato", "comecon"):
        s = position_with(hands={"us": ["un_intervention", "fidel", other]}, influence=LANDS)
        play(s, US, "un_intervention", "event")
        seen.append(s.view(USSR))
        play_moves(s, "fidel")
        seen.append(s.view(USSR))
    assert seen[:2] == seen[2:]


@pytest.mark.rule("TS-UN-1", "TS-5.2")
def test_un_intervention_spent_for_its_own_operations() -> None:
    hands = {"us": ["un_intervention", "fidel"]}
    s = play(position_with(hands=hands, influence=LANDS), US, "un_intervention", "ops")
    play_moves(s, "influence", "canada")
    assert (where(s, "un_intervention"), hand(s, US)) == ("discard", {"fidel"})
    assert asked(s) == "pause"
