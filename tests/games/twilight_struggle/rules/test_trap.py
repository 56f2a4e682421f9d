"""Quagmire and Bear Trap (TS-QB), and which of several duties comes first (TS-G-08)."""

from typing import Any

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound, ActionRounds
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import AdvanceTurn
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    hand,
    in_force,
    position_with,
    refused,
    where,
)

TRAPS = ("quagmire", "bear_trap")
BOTH = pytest.mark.parametrize("side", [US, USSR])


def trapped(side: int, cards: list[str], **position: Any) -> ColdWar:
    """A trapped side at the start of its round."""
    effects = [f"{TRAPS[side]}_trap", *position.pop("effects", [])]
    position = {"turn": 4, "hands": {SIDES[side]: cards}, **position}
    s = position_with(in_play=[TRAPS[side]], effects=effects, **position)
    return begin(s, ActionRound(side))


# --- a round in a trap -------------------------------------------------------------------------


@pytest.mark.rule("TS-QB-1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@BOTH
def test_a_discard_and_a_roll(side: int, die: int) -> None:
    s = trapped(side, ["olympic_games", "red_scare_purge"], dice=[die])
    assert asked(s) == "trap"
    assert set(offered(s)) == {"olympic_games", "red_scare_purge"}
    play_moves(s, "red_scare_purge")
    assert asked(s) == "pause"  # The round is over either way.
    assert (in_force(s) == set()) == (die <= 4)
    assert where(s, TRAPS[side]) == ("removed" if die <= 4 else "in play")
    assert where(s, "red_scare_purge") == "discard"
    assert hand(s, side) == {"olympic_games"}
    s.check()


@pytest.mark.rule("TS-QB-1", "TS-5.4")
@pytest.mark.parametrize(
    ("side", "card"), [(US, "fidel"), (USSR, "duck_and_cover"), (US, "duck_and_cover")]
)
def test_the_event_of_the_discard_is_ignored(side: int, card: str) -> None:
    s = trapped(side, [card], dice=[6], influence={"cuba": (2, 0)})
    before = s.influence[US][:], s.influence[USSR][:]
    play_moves(s, card)
    assert (s.influence[US], s.influence[USSR]) == before
    assert (s.vp, s.defcon) == (0, 5)
    assert where(s, card) == "discard"


@pytest.mark.rule("TS-QB-1")
@BOTH
def test_free_again_in_the_next_round(side: int) -> None:
    s = trapped(side, ["olympic_games", "nasser"], dice=[4])
    play_moves(s, "olympic_games")
    begin(s, ActionRound(side))
    assert asked(s) == "choose-card"
    assert "nasser" in offered(s)


@pytest.mark.rule("TS-QB-2")
@pytest.mark.parametrize(("player", "victim"), [(USSR, US), (US, USSR)])
def test_a_trap_starts_with_the_victims_next_round(player: int, victim: int) -> None:
    card = TRAPS[victim]
    s = position_with(
        turn=4, hands={SIDES[player]: [card], SIDES[victim]: ["olympic_games", "nasser"]}
    )
    begin(s, ActionRound(player), ActionRound(victim))
    play_moves(s, card, "event")
    assert s.to_act == (victim,)
    assert asked(s) == "trap"
    assert offered(s) == ["olympic_games"]


@pytest.mark.rule("TS-QB-2", "TS-HL-7")
@BOTH
def test_a_trap_leaves_headlines_alone(side: int) -> None:
    s = position_with(
        turn=4,
        hands={SIDES[side]: ["nasser", "olympic_games"], SIDES[1 - side]: ["fidel"]},
        in_play=[TRAPS[side]],
        effects=[f"{TRAPS[side]}_trap"],
    )
    begin(s, Headline())
    assert set(s.legal_moves(side)) == {"nasser", "olympic_games"}


@pytest.mark.rule("TS-QB-2", "TS-I-22")
@BOTH
def test_a_trap_goes_on_from_turn_to_turn(side: int) -> None:
    s = trapped(side, ["olympic_games", "arms_race"], dice=[6])
    play_moves(s, "olympic_games")
    begin(s, AdvanceTurn())
    assert in_force(s) == {f"{TRAPS[side]}_trap"}
    begin(s, ActionRound(side))
    assert asked(s) == "trap"


# --- without a card to discard -----------------------------------------------------------------


@pytest.mark.rule("TS-QB-3", "TS-I-19")
@BOTH
def test_without_a_card_to_discard_a_scoring_card_or_nothing(side: int) -> None:
    s = trapped(side, ["nasser", "africa_scoring", "asia_scoring"])
    assert asked(s) == "choose-card"
    assert set(offered(s)) == {"africa_scoring", "asia_scoring", "pass"}
    assert refused(s, "nasser") == "TS-QB-3"
    scored = s.clone()
    play_moves(scored, "africa_scoring")
    assert event_ids(scored).count("region-scored") == 1
    play_moves(s, "pass")
    assert asked(s) == "pause"
    assert in_force(s) == {f"{TRAPS[side]}_trap"}
    assert len(hand(s, side)) == 3
    assert "trap-rolled" not in event_ids(s)


@pytest.mark.rule("TS-QB-3")
@BOTH
def test_with_a_card_to_discard_no_scoring_card(side: int) -> None:
    s = trapped(side, ["olympic_games", "africa_scoring"])
    assert offered(s) == ["olympic_games"]
    assert refused(s, "africa_scoring") == "TS-QB-4"
    assert refused(s, "pass") != ""


@pytest.mark.rule("TS-QB-3", "TS-G-08")
@BOTH
def test_scoring_cards_are_forced_when_they_equal_the_rounds_left(side: int) -> None:
    s = trapped(side, ["olympic_games", "africa_scoring", "asia_scoring"], rounds_left=2)
    assert asked(s) == "choose-card"
    assert set(offered(s)) == {"africa_scoring", "asia_scoring"}


@pytest.mark.rule("TS-QB-3", "TS-K-16")
@BOTH
def test_a_lost_round_does_not_lose_the_next(side: int) -> None:
    """In the next round the hand is looked at anew: here the value has come back."""
    s = trapped(side, ["olympic_games"], effects=[f"ops_down_{SIDES[side]}"], dice=[1])
    assert offered(s) == ["pass"]
    play_moves(s, "pass")
    s.effects &= ~(1 << 2 | 1 << 3)
    begin(s, ActionRound(side))
    assert asked(s) == "trap"
    play_moves(s, "olympic_games")
    assert in_force(s) == set()


@pytest.mark.rule("TS-QB-3", "TS-I-18")
@BOTH
def test_an_empty_hand_loses_the_round(side: int) -> None:
    s = trapped(side, [], china=SIDES[side])
    assert asked(s) == "pause"
    assert "round-skipped" in event_ids(s)


# --- values ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-QB-4", "TS-7.4.2", "TS-7.4.2x2")
@pytest.mark.parametrize(
    ("effects", "eligible"),
    [
        ((), {"olympic_games", "arms_race"}),
        (("ops_up",), {"nasser", "olympic_games", "arms_race"}),
        (("ops_down",), {"arms_race"}),
        (("ops_up", "ops_down"), {"olympic_games", "arms_race"}),
    ],
)
@BOTH
def test_modified_values_count(side: int, effects: tuple[str, ...], eligible: set[str]) -> None:
    s = trapped(
        side,
        ["nasser", "olympic_games", "arms_race"],
        effects=[f"{effect}_{SIDES[side]}" for effect in effects],
    )
    assert set(offered(s)) == eligible
    for card in {"nasser", "olympic_games"} - eligible:
        assert refused(s, card) == "TS-QB-4"


@pytest.mark.rule("TS-QB-4")
@BOTH
def test_the_enemys_modifiers_do_not_count(side: int) -> None:
    s = trapped(side, ["nasser", "olympic_games"], effects=[f"ops_up_{SIDES[1 - side]}"])
    assert offered(s) == ["olympic_games"]


@pytest.mark.rule("TS-QB-5")
@pytest.mark.parametrize(
    ("effect", "eligible"),
    [
        (None, {"missile_envy"}),
        ("ops_up", {"missile_envy"}),
        ("ops_down", {"arms_race", "red_scare_purge"}),
    ],
)
@BOTH
def test_an_owed_missile_envy_goes_first_if_it_will_do(
    side: int, effect: str | None, eligible: set[str]
) -> None:
    name = SIDES[side]
    effects = [f"envy_owed_{name}", *([f"{effect}_{name}"] if effect else [])]
    cards = ["missile_envy", "arms_race", "red_scare_purge"]
    s = trapped(side, cards, effects=effects, dice=[6])
    assert set(offered(s)) == eligible
    if effect is None:
        assert refused(s, "arms_race") == "TS-QB-5"
        play_moves(s, "missile_envy")
        assert f"envy_owed_{name}" not in in_force(s)
    else:
        play_moves(s, sorted(eligible)[0])


@pytest.mark.rule("TS-QB-6", "TS-CC-4", "TS-I-29")
@BOTH
def test_no_space_race_no_china_card_and_no_events(side: int) -> None:
    s = trapped(side, ["olympic_games", "arms_race", "un_intervention"], china=SIDES[side])
    assert set(offered(s)) == {"olympic_games", "arms_race"}
    for code in ("the_china_card", "space", "event", "ops", "un_intervention"):
        assert refused(s, code) != ""
    play_moves(s, "arms_race")
    assert asked(s) == "pause"
    assert s.space == (0, 0) and s.space_used == (0, 0)


@pytest.mark.rule("TS-QB-6", "TS-K-04")
@BOTH
def test_no_china_card_where_nothing_else_will_do(side: int) -> None:
    s = trapped(side, ["nasser"], china=SIDES[side])
    assert offered(s) == ["pass"]
    assert refused(s, "the_china_card") == "TS-QB-6"


# --- several duties ----------------------------------------------------------------------------

CARDS = ["missile_envy", "asia_scoring", "olympic_games", "nasser"]


@pytest.mark.rule("TS-G-08")
@pytest.mark.parametrize(
    ("rounds_left", "effects", "expected"),
    [
        (1, ["quagmire_trap", "envy_owed_us", "ames_order"], {"asia_scoring"}),
        (1, ["envy_owed_us", "ames_order"], {"asia_scoring"}),
        (1, ["ames_order"], {"asia_scoring"}),
        (3, ["quagmire_trap", "envy_owed_us", "ames_order"], {"missile_envy"}),
        (3, ["quagmire_trap", "ames_order"], {"olympic_games"}),
        (3, ["envy_owed_us", "ames_order"], {"missile_envy"}),
        (3, ["ames_order"], {"nasser"}),
        (3, ["envy_owed_us"], {"missile_envy"}),
    ],
)
def test_the_first_duty_that_applies_counts(
    rounds_left: int, effects: list[str], expected: set[str]
) -> None:
    """Scoring cards, then the trap, then Missile Envy, then the order of Aldrich Ames."""
    s = position_with(
        turn=8,
        rounds_left=rounds_left,
        hands={"us": CARDS},
        effects=effects,
        in_play=["quagmire"] if "quagmire_trap" in effects else [],
        line=["nasser", "olympic_games", "asia_scoring", "missile_envy"]
        if "ames_order" in effects
        else [],
    )
    begin(s, ActionRound(US))
    assert asked(s) == ("trap" if rounds_left > 1 and "quagmire_trap" in effects else "choose-card")
    assert set(offered(s)) == expected


@pytest.mark.rule("TS-G-08", "TS-SC-1")
@pytest.mark.parametrize(
    ("effects", "open_"),
    [((), True), (("bear_trap_trap",), False), (("envy_owed_ussr",), False)],
)
def test_the_outlets_are_closed_to_the_bound(effects: tuple[str, ...], open_: bool) -> None:
    s = position_with(
        turn=8,
        rounds_left=1,
        hands={"ussr": ["five_year_plan", "asia_scoring"]},
        effects=effects,
        in_play=["bear_trap"] if "bear_trap_trap" in effects else [],
    )
    begin(s, ActionRound(USSR))
    assert ("five_year_plan" in offered(s)) == open_
    assert "asia_scoring" in offered(s)


@pytest.mark.rule("TS-QB-1", "TS-I-18")
@BOTH
def test_a_trap_can_hold_for_a_whole_turn(side: int) -> None:
    """Seven rounds, seven cards, seven bad rolls; the other side has no cards."""
    cards = [
        "olympic_games",
        "arms_race",
        "junta",
        "summit",
        "salt_negotiations",
        "brush_war",
        "abm_treaty",
        "fidel",
    ]
    s = position_with(
        turn=4,
        china=SIDES[side],
        hands={SIDES[side]: cards},
        in_play=[TRAPS[side]],
        effects=[f"{TRAPS[side]}_trap"],
        dice=[5, 6, 5, 6, 5, 6, 5],
    )
    begin(s, ActionRounds(1))
    for _ in range(7):
        assert asked(s) == "trap"
        assert "summit" not in offered(s)
        play_moves(s, offered(s)[0])
    assert asked(s) == "pause"
    assert hand(s, side) == {"summit"}
    assert event_ids(s).count("trap-rolled") == 7
    s.check()
