"""Section 4: the phases of a turn, dealing, the decks, the rounds, the end of a turn."""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound, ActionRounds
from detente.games.twilight_struggle.rules.cards import CODES, LATE_WAR, MID_WAR, SCORING
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import (
    AdvanceTurn,
    CheckMilitary,
    Deal,
    FlipChina,
    ImproveDefcon,
    LateScoringCards,
    RevealHeldCards,
    Turn,
)
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    force,
    hand,
    in_force,
    position_with,
    refused,
    where,
)

# Own cards of each side, so that no enemy event happens.
AMERICAN = ["duck_and_cover", "five_year_plan", "truman_doctrine", "nato", "independent_reds"]
AMERICAN += ["marshall_plan", "containment", "cia_created"]
SOVIET = ["socialist_governments", "fidel", "vietnam_revolts", "blockade", "korean_war"]
SOVIET += ["romanian_abdication", "arab_israeli_war", "comecon"]
LANDS = {"poland": [0, 3], "united_kingdom": [5, 0]}


def finish_round(s: ColdWar) -> None:
    """Let the seat to act play its first card for influence."""
    play_moves(s, next(name for name in offered(s) if name != "the_china_card"))
    while asked(s) not in ("choose-card", "pause", "headline", "extra-round", "discard-held"):
        moves = offered(s)
        for move in ("ops", "influence"):
            if move in moves:
                play_moves(s, move)
                break
        else:
            play_moves(s, moves[0])


def only_cards(s: ColdWar, *names: str) -> None:
    """Nothing is in the deck but these; what else there was has been removed from the game."""
    rest = [card for card in s.deck if CODES[card] not in names]
    s.deck = [card for card in s.deck if CODES[card] in names]
    for card in rest:
        s.removed |= 1 << card


# --- TS-4.1, TS-4.5: ten turns ----------------------------------------------------------------


@pytest.mark.rule("TS-4.1", "TS-4.5.D", "TS-4.2", "TS-I-18")
@pytest.mark.parametrize(("turn", "rounds"), [(1, 6), (3, 6), (4, 7), (7, 7), (10, 7)])
def test_rounds_alternate_and_the_ussr_is_first(turn: int, rounds: int) -> None:
    s = position_with(turn=turn, influence=LANDS, hands={"us": AMERICAN[:8], "ussr": SOVIET[:8]})
    begin(s, ActionRounds(1))
    played = []
    while asked(s) != "pause":
        assert s.to_act == (s.phasing,)
        played.append((s.round, s.phasing))
        finish_round(s)
    expected = [(number, side) for number in range(1, rounds + 1) for side in (USSR, US)]
    assert played == expected
    s.check()


@pytest.mark.rule("TS-4.1", "TS-4.5", "TS-TS-1", "TS-4.5.Da")
def test_a_whole_turn() -> None:
    s = position_with(
        defcon=3,
        influence=LANDS,
        china_up=False,
        military=(0, 0),
        hands={"us": AMERICAN[:8], "ussr": SOVIET[:8]},
    )
    begin(s, Turn())
    assert (asked(s), s.defcon) == ("headline", 4)  # TS-4.5.A
    s.play(US, "nato")
    s.play(USSR, "fidel")
    while asked(s) == "choose-card":
        assert s.turn == 1
        finish_round(s)
    assert asked(s) == "headline"
    assert (s.turn, s.defcon) == (2, 5)
    assert where(s, "the_china_card") == "china ussr up"
    assert [s.hand[side].bit_count() for side in (US, USSR)] == [8, 8]
    started = [event for event in event_ids(s) if event == "round-started"]
    assert len(started) == 12
    s.check()


@pytest.mark.rule("TS-4.5")
def test_the_phases_of_a_turn_in_order() -> None:
    """The events of a turn without cards: both hands and the deck are empty."""
    s = position_with(turn=2, defcon=4, military=(1, 0), china_up=False, reveal_held=True)
    only_cards(s)
    s.occurred |= s.removed
    begin(s, Turn())
    s.play(US, "none")
    s.play(USSR, "none")
    ids = [name for name in event_ids(s) if name not in ("round-started", "round-skipped")]
    assert ids[:7] == [
        "turn-started",
        "defcon-raised",
        "no-headline",
        "no-headline",
        "military-checked",
        "vp-gained",
        "turn-started",
    ]
    assert s.turn == 3


@pytest.mark.rule("TS-4.5", "TS-6.4.4c", "TS-4.5.E")
def test_held_cards_are_dealt_with_before_military_operations() -> None:
    hands = {"us": AMERICAN[:8], "ussr": SOVIET[:8]}
    s = position_with(defcon=3, influence=LANDS, space=(6, 0), hands=hands)
    begin(s, Turn())
    s.play(USSR, "fidel")  # The US sees it first: it has box 4 as well.
    s.play(US, "nato")
    while asked(s) == "choose-card":
        finish_round(s)
    assert (asked(s), s.to_act) == ("discard-held", (US,))
    assert "military-checked" not in event_ids(s)
    play_moves(s, "none")
    assert event_ids(s).count("military-checked") == 1
    assert s.turn == 2


@pytest.mark.rule("TS-4.5.I", "TS-4.1", "TS-10.3.2")
def test_after_turn_ten_comes_the_final_scoring() -> None:
    s = position_with(turn=10, influence={"france": [3, 0]}, china="us")
    begin(s, AdvanceTurn(), Turn())
    assert s.over
    assert s.result == {"winners": [US], "scores": [5, -5], "reason": "final_scoring"}


@pytest.mark.rule("TS-4.5.I", "TS-4.5.H")
@pytest.mark.parametrize("turn", range(1, 10))
def test_before_turn_ten_the_marker_moves_on_by_one(turn: int) -> None:
    s = begin(position_with(turn=turn), AdvanceTurn())
    assert not s.over
    assert s.turn == turn + 1


@pytest.mark.rule("TS-4.2")
@pytest.mark.parametrize("side", [US, USSR])
def test_the_phasing_player_is_whose_round_it_is(side: int) -> None:
    s = position_with(hands={"us": ["fidel"], "ussr": ["nato"]})
    begin(s, ActionRound(side))
    assert s.phasing == side
    assert s.view(None)["board"]["phasing"] == ("us", "ussr")[side]


@pytest.mark.rule("TS-4.2")
def test_the_phasing_player_stays_so_while_the_enemy_decides() -> None:
    s = position_with(hands={"us": ["comecon"]}, influence={"canada": [1, 0]})
    begin(s, ActionRound(US))
    play_moves(s, "comecon", "ops", "event_first")
    assert (s.to_act, s.phasing) == ((USSR,), US)


# --- TS-4.5.A: DEFCON -------------------------------------------------------------------------


@pytest.mark.rule("TS-4.5.A", "TS-TS-1", "TS-8.1.2", "TS-8.1.6")
@pytest.mark.parametrize(("turn", "before", "after"), [(1, 5, 5), (5, 5, 5), (2, 4, 5), (9, 2, 3)])
def test_defcon_rises_at_the_start_of_a_turn(turn: int, before: int, after: int) -> None:
    s = begin(position_with(turn=turn, defcon=before), ImproveDefcon())
    assert s.defcon == after


# --- TS-4.5.B: dealing ------------------------------------------------------------------------


@pytest.mark.rule("TS-4.5.B", "TS-HS-1", "TS-I-15", "TS-4.1")
@pytest.mark.parametrize(("turn", "size"), [(1, 8), (3, 8), (4, 9), (8, 9), (10, 9)])
def test_hands_are_filled_to_eight_or_nine(turn: int, size: int) -> None:
    s = position_with(turn=turn, hands={"us": ["nato", "fidel"], "ussr": ["comecon"]})
    begin(s, Deal())
    assert [s.hand[side].bit_count() for side in (US, USSR)] == [size, size]
    assert {"nato", "fidel"} <= hand(s, US)
    assert "comecon" in hand(s, USSR)
    s.check()


@pytest.mark.rule("TS-4.5.B", "TS-9.1")
@pytest.mark.parametrize("holder", ["us", "ussr"])
def test_the_china_card_is_not_counted(holder: str) -> None:
    s = begin(position_with(china=holder), Deal())
    assert [s.hand[side].bit_count() for side in (US, USSR)] == [8, 8]


@pytest.mark.rule("TS-RS-5")
def test_cards_are_dealt_in_turn_the_ussr_first() -> None:
    top = ["fidel", "nato", "comecon", "marshall_plan", "nasser"]
    american = ["duck_and_cover", "five_year_plan", "truman_doctrine", "independent_reds"]
    soviet = ["socialist_governments", "vietnam_revolts", "korean_war", "romanian_abdication"]
    s = position_with(
        hands={
            "us": [*american, "containment", "cia_created"],
            "ussr": [*soviet, "arab_israeli_war", "blockade"],
        },
        deck=top,
    )
    begin(s, Deal())
    assert {"fidel", "comecon"} <= hand(s, USSR)
    assert {"nato", "marshall_plan"} <= hand(s, US)
    assert where(s, "nasser") == "deck"


@pytest.mark.rule("TS-RS-5", "TS-HS-1")
def test_who_holds_more_draws_fewer() -> None:
    """The US lacks one card, the USSR three: 1 USSR, 2 US, 3 and 4 USSR."""
    top = ["fidel", "nato", "comecon", "nasser", "blockade"]
    american = ["duck_and_cover", "five_year_plan", "truman_doctrine", "independent_reds"]
    american += ["marshall_plan", "containment", "cia_created"]
    soviet = ["socialist_governments", "vietnam_revolts", "korean_war", "romanian_abdication"]
    s = position_with(hands={"us": american, "ussr": [*soviet, "arab_israeli_war"]}, deck=top)
    begin(s, Deal())
    assert hand(s, US) == {*american, "nato"}
    assert hand(s, USSR) == {*soviet, "arab_israeli_war", "fidel", "comecon", "nasser"}
    assert where(s, "blockade") == "deck"
    s.check()


# --- TS-4.3, TS-4.4: the decks ----------------------------------------------------------------


@pytest.mark.rule("TS-4.3", "TS-4.3.1", "TS-RS-1", "TS-I-06")
def test_the_old_deck_is_dealt_out_before_the_discards_are_shuffled() -> None:
    """Three cards are left, four are needed: the fourth comes from the new deck."""
    american = AMERICAN[:6]
    soviet = SOVIET[:6]
    pile = ["nuclear_test_ban", "olympic_games", "decolonization"]
    left = ["suez_crisis", "formosan_resolution", "defectors"]
    s = position_with(hands={"us": american, "ussr": soviet}, discard=pile, deck=left)
    only_cards(s, *left)
    s.occurred |= s.removed
    force(s, ["olympic_games"])
    begin(s, Deal())
    assert hand(s, USSR) == {*soviet, "suez_crisis", "defectors"}
    assert hand(s, US) == {*american, "formosan_resolution", "olympic_games"}
    assert s.discard == 0
    assert {CODES[card] for card in s.deck} == {"nuclear_test_ban", "decolonization"}
    assert event_ids(s).count("deck-reshuffled") == 1


@pytest.mark.rule("TS-4.3", "TS-I-06")
def test_nothing_is_shuffled_while_the_deck_lasts() -> None:
    """In revision 1, not even what is used up exactly; test_reshuffle.py has both revisions."""
    american, soviet = AMERICAN[:7], SOVIET[:7]
    left = ["suez_crisis", "formosan_resolution"]
    hands = {"us": american, "ussr": soviet}
    s = position_with(hands=hands, discard=["olympic_games"], deck=left, revision=1)
    only_cards(s, *left)
    begin(s, Deal())
    assert (s.deck, where(s, "olympic_games")) == ([], "discard")
    assert "deck-reshuffled" not in event_ids(s)


@pytest.mark.rule("TS-4.3", "TS-RS-4", "TS-I-04")
def test_removed_cards_and_those_beside_the_board_never_come_back() -> None:
    s = position_with(
        hands={"us": AMERICAN[:7], "ussr": SOVIET[:7]},
        discard=["olympic_games", "decolonization"],
        removed=["suez_crisis"],
        in_play=["warsaw_pact_formed"],
    )
    only_cards(s)
    begin(s, Deal())
    assert (where(s, "suez_crisis"), where(s, "warsaw_pact_formed")) == ("removed", "in play")
    assert hand(s, US) | hand(s, USSR) == {
        *AMERICAN[:7],
        *SOVIET[:7],
        "olympic_games",
        "decolonization",
    }


@pytest.mark.rule("TS-G-15")
def test_with_no_card_anywhere_hands_stay_short() -> None:
    s = position_with(hands={"us": AMERICAN[:6], "ussr": SOVIET[:7]}, discard=["olympic_games"])
    only_cards(s)
    begin(s, Deal())
    assert hand(s, USSR) == {*SOVIET[:7], "olympic_games"}
    assert hand(s, US) == set(AMERICAN[:6])
    assert asked(s) == "pause"


@pytest.mark.rule("TS-4.4", "TS-4.5.H", "TS-RS-2", "TS-I-05", "TS-4.1")
@pytest.mark.parametrize(("turn", "era"), [(3, MID_WAR), (7, LATE_WAR)])
def test_an_era_joins_what_is_left_of_the_deck(turn: int, era: int) -> None:
    s = position_with(turn=turn, discard=["olympic_games", "decolonization"])
    before = sum(1 << card for card in s.deck)
    pile = s.discard
    waiting = s.box & era
    assert waiting.bit_count() == (era & s.rules.cards).bit_count() > 0
    begin(s, AdvanceTurn())
    after = sum(1 << card for card in s.deck)
    assert after == before | waiting
    assert s.discard == pile  # The discards stay where they are.
    assert not s.box & era
    # Shuffled in, not put on top or below.
    places = [index for index, card in enumerate(s.deck) if era >> card & 1]
    assert places != list(range(len(places)))
    assert places != list(range(len(s.deck) - len(places), len(s.deck)))
    s.check()


@pytest.mark.rule("TS-4.4", "TS-4.5.H")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 6, 8, 9])
def test_after_other_turns_no_card_joins(turn: int) -> None:
    s = position_with(turn=turn, discard=["olympic_games"])
    deck, box = list(s.deck), s.box
    begin(s, AdvanceTurn())
    assert (s.deck, s.box, where(s, "olympic_games")) == (deck, box, "discard")


@pytest.mark.rule("TS-4.3.1", "TS-4.4")
def test_at_the_change_of_an_era_an_empty_deck_is_not_made_from_the_discards() -> None:
    s = position_with(turn=3, discard=["olympic_games", "decolonization"])
    only_cards(s)
    begin(s, AdvanceTurn(), Deal())
    assert (where(s, "olympic_games"), where(s, "decolonization")) == ("discard", "discard")
    assert not (s.hand[US] | s.hand[USSR]) & ~MID_WAR


@pytest.mark.rule("TS-HS-2", "TS-V-33")
@pytest.mark.parametrize("seat", [US, USSR, None])
def test_anyone_may_look_through_the_discards(seat: int | None) -> None:
    s = position_with(discard=["olympic_games", "decolonization"], removed=["fidel"])
    board = s.view(seat)["board"]
    assert set(board["discard"]) == {"olympic_games", "decolonization"}
    assert board["removed"] == ["fidel"]


# --- TS-4.5.D: rounds -------------------------------------------------------------------------


@pytest.mark.rule("TS-4.5.D")
def test_one_card_is_played_and_finished_before_the_next() -> None:
    s = position_with(
        hands={"us": ["nato", "fidel"], "ussr": ["comecon", "nasser"]}, influence=LANDS
    )
    begin(s, ActionRounds(6))
    play_moves(s, "comecon", "event", "poland", "bulgaria", "romania")
    assert (s.to_act, asked(s)) == ((USSR,), "add-influence")
    play_moves(s, "finland")
    assert (s.to_act, asked(s)) == ((US,), "choose-card")
    assert hand(s, USSR) == {"nasser"}


@pytest.mark.rule("TS-4.5.Da", "TS-5.1")
def test_the_held_card_is_kept_for_the_next_turn() -> None:
    s = position_with(
        hands={"us": ["nato", "fidel"], "ussr": ["comecon", "nasser"]}, influence=LANDS
    )
    begin(s, ActionRounds(6), CheckMilitary(), AdvanceTurn(), Deal())
    play_moves(s, "comecon", "ops")
    while asked(s) != "choose-card":
        play_moves(s, offered(s)[0])
    play_moves(s, "nato", "ops")
    while asked(s) != "pause":
        play_moves(s, offered(s)[0])
    assert "nasser" in hand(s, USSR) and "fidel" in hand(s, US)
    assert [s.hand[side].bit_count() for side in (US, USSR)] == [8, 8]


@pytest.mark.rule("TS-4.5.Db", "TS-AR-1", "TS-I-19")
def test_without_cards_a_side_sits_out() -> None:
    s = position_with(hands={"us": ["nato", "fidel"]}, china="us", influence=LANDS)
    begin(s, ActionRounds(5))
    assert (s.to_act, s.round) == ((US,), 5)
    finish_round(s)
    assert (s.to_act, s.round) == ((US,), 6)
    assert event_ids(s).count("round-skipped") == 2


@pytest.mark.rule("TS-AR-1", "TS-9.8", "TS-A-6")
def test_without_hand_cards_the_china_card_may_be_played_or_not() -> None:
    s = begin(position_with(china="ussr", influence=LANDS), ActionRound(USSR))
    assert set(offered(s)) == {"the_china_card", "pass"}
    play_moves(s, "pass")
    assert (asked(s), where(s, "the_china_card")) == ("pause", "china ussr up")
    s = begin(position_with(china="ussr", influence=LANDS), ActionRound(USSR))
    play_moves(s, "the_china_card", "ops")
    assert asked(s) == "operation"


@pytest.mark.rule("TS-AR-1", "TS-9.3")
def test_a_china_card_face_down_does_not_help() -> None:
    s = begin(position_with(china="ussr", china_up=False), ActionRound(USSR))
    assert asked(s) == "pause"
    assert event_ids(s).count("round-skipped") == 1


@pytest.mark.rule("TS-AR-2", "TS-5.1", "TS-I-19")
@pytest.mark.parametrize("china", ["us", "ussr"])
def test_with_hand_cards_there_is_no_passing(china: str) -> None:
    s = begin(position_with(hands={"us": ["fidel"]}, china=china), ActionRound(US))
    assert refused(s, "pass") == "TS-5.1"
    assert refused(s, "none") == refused(s, "done") == "TS-5.1"


# --- TS-AR-3: the eighth round ----------------------------------------------------------------


@pytest.mark.rule("TS-AR-3", "TS-6.4.4d", "TS-I-18")
@pytest.mark.parametrize(
    ("space", "effects", "extra"),
    [
        ((0, 0), [], []),
        ((8, 0), [], [US]),
        ((0, 8), [], [USSR]),
        ((8, 8), [], []),  # The second to arrive takes the ability away.
        ((7, 0), [], []),
        ((0, 0), ["north_sea_oil_round"], [US]),
        ((8, 0), ["north_sea_oil_round"], [US]),  # Not nine.
        ((0, 8), ["north_sea_oil_round"], [USSR, US]),
    ],
)
def test_who_has_an_eighth_round(
    space: tuple[int, int], effects: list[str], extra: list[int]
) -> None:
    s = position_with(
        turn=5,
        space=space,
        effects=effects,
        influence=LANDS,
        hands={"us": AMERICAN[:4], "ussr": SOVIET[:4]},
    )
    begin(s, ActionRounds(7))
    finish_round(s)
    finish_round(s)
    rounds = []
    while asked(s) != "pause":
        rounds.append(s.to_act[0])
        play_moves(s, "take")
        assert (asked(s), s.round, s.phasing) == ("choose-card", 8, rounds[-1])
        finish_round(s)
    assert rounds == extra


@pytest.mark.rule("TS-AR-3", "TS-6.4.4d", "TS-I-19")
def test_an_eighth_round_may_be_declined() -> None:
    s = position_with(turn=5, space=(8, 0), hands={"us": ["fidel", "nato"]})
    begin(s, ActionRounds(8))
    assert offered(s) == ["take", "decline"]
    play_moves(s, "decline")
    assert (asked(s), hand(s, US)) == ("pause", {"fidel", "nato"})


@pytest.mark.rule("TS-AR-3", "TS-G-12")
def test_with_a_scoring_card_the_eighth_round_cannot_be_declined() -> None:
    s = position_with(turn=5, space=(8, 0), hands={"us": ["fidel", "asia_scoring"]})
    begin(s, ActionRounds(8))
    assert refused(s, "decline") == "TS-G-12"
    play_moves(s, "take")
    assert refused(s, "fidel") == "TS-SC-1"
    play_moves(s, "asia_scoring")
    assert (asked(s), hand(s, US)) == ("pause", {"fidel"})


@pytest.mark.rule("TS-AR-3")
def test_who_has_nothing_to_play_is_not_asked() -> None:
    s = position_with(turn=5, space=(8, 0), china="ussr")
    assert asked(begin(s, ActionRounds(8))) == "pause"


@pytest.mark.rule("TS-4.1", "TS-AR-3")
def test_the_right_to_an_eighth_round_is_looked_at_when_it_begins() -> None:
    """The USSR reaches box 8 in round 7: the US has lost its eighth round."""
    s = position_with(turn=5, space=(8, 7), dice=[1], hands={"us": AMERICAN[:3], "ussr": ["nato"]})
    begin(s, ActionRounds(7))
    play_moves(s, "nato", "space")
    assert s.space == (8, 8)
    finish_round(s)
    assert asked(s) == "pause"


# --- TS-4.5.E to TS-4.5.H ---------------------------------------------------------------------


@pytest.mark.rule("TS-4.5.E", "TS-8.2.1", "TS-8.2.1x", "TS-MO-1", "TS-K-17", "TS-10.2.3", "TS-I-12")
@pytest.mark.parametrize(
    ("defcon", "military", "vp"),
    [
        (4, (2, 4), -2),  # TS-8.2.1x
        (4, (4, 2), 2),
        (5, (0, 0), 0),  # Only the difference counts.
        (3, (1, 0), 1),
        (2, (5, 5), 0),
        (2, (5, 0), 2),  # More than needed does not help.
        (3, (3, 3), 0),
    ],
)
def test_missing_military_operations(defcon: int, military: tuple[int, int], vp: int) -> None:
    s = begin(position_with(defcon=defcon, military=military), CheckMilitary())
    assert (s.vp, s.military) == (vp, (0, 0))


@pytest.mark.rule("TS-4.5.E", "TS-MO-1", "TS-VP-1")
def test_at_the_check_both_sides_are_set_off_before_twenty_points_count() -> None:
    s = begin(position_with(defcon=5, vp=18, military=(1, 0)), CheckMilitary())
    assert (s.vp, s.over) == (19, False)
    s = begin(position_with(defcon=5, vp=18, military=(5, 0)), CheckMilitary())
    assert s.result is not None and s.result["winners"] == [US]


@pytest.mark.rule("TS-4.5.F", "TS-O-05", "TS-V-18")
@pytest.mark.parametrize("tournament", [False, True])
def test_held_cards_are_shown_in_tournaments_only(tournament: bool) -> None:
    s = position_with(hands={"us": ["nato"], "ussr": ["fidel", "comecon"]}, reveal_held=tournament)
    begin(s, RevealHeldCards())
    shown = {"us": ["nato"], "ussr": ["fidel", "comecon"]} if tournament else {}
    for seat, enemy in ((US, "ussr"), (USSR, "us")):
        assert s.view(seat)["board"]["sides"][enemy]["hand"] == shown.get(enemy, [])
    assert event_ids(s).count("held-cards-shown") == len(shown)
    assert (hand(s, US), hand(s, USSR)) == ({"nato"}, {"fidel", "comecon"})
    s.check()


@pytest.mark.rule("TS-SC-3", "TS-O-05", "TS-G-16", "TS-4.5.F")
@pytest.mark.parametrize(("side", "winner"), [("us", USSR), ("ussr", US)])
def test_in_tournaments_a_scoring_card_held_loses_the_game(side: str, winner: int) -> None:
    """It is looked for before Military Operations, which would have won the game here."""
    s = position_with(
        hands={side: ["asia_scoring", "fidel"]},
        vp=19 if side == "us" else -19,
        military=(5, 0) if side == "us" else (0, 5),
        reveal_held=True,
    )
    begin(s, LateScoringCards(), CheckMilitary())
    assert s.result is not None
    assert (s.result["winners"], s.result["reason"]) == ([winner], "scoring_card_held")


@pytest.mark.rule("TS-G-16", "TS-SC-3", "TS-5.4", "TS-I-16")
def test_otherwise_a_late_scoring_card_is_discarded_without_scoring() -> None:
    s = position_with(
        hands={"us": ["asia_scoring", "europe_scoring", "fidel"]},
        influence={"japan": [4, 0], "france": [3, 0]},
    )
    begin(s, LateScoringCards())
    assert (hand(s, US), s.vp, s.over) == ({"fidel"}, 0, False)
    assert (where(s, "asia_scoring"), where(s, "europe_scoring")) == ("discard", "discard")
    assert not (s.hand[US] | s.hand[USSR]) & SCORING
    assert event_ids(s).count("discarded-from-hand") == 2
    s.check()


@pytest.mark.rule("TS-4.5.G", "TS-9.3", "TS-I-03")
@pytest.mark.parametrize("holder", ["us", "ussr"])
def test_the_china_card_is_turned_up_at_the_end_of_the_turn(holder: str) -> None:
    s = begin(position_with(china=holder, china_up=False), FlipChina())
    assert where(s, "the_china_card") == f"china {holder} up"


@pytest.mark.rule("TS-4.5.H", "TS-I-22", "TS-7.3")
def test_effects_of_the_turn_end_and_the_others_stay() -> None:
    lasting = {"nato_shield", "quagmire_trap", "us_japan", "flower_power_force", "formosan"}
    passing = {"ops_up_us", "ops_down_ussr", "vietnam_revolts_bonus", "salt", "crisis_us"}
    passing |= {"chernobyl_asia", "u2", "north_sea_oil_round", "death_squads_us", "iran_contra"}
    s = position_with(
        effects=[*lasting, *passing, "nuclear_subs_shield"], occurred=["marshall_plan"]
    )
    begin(s, AdvanceTurn())
    assert in_force(s) == lasting


@pytest.mark.rule("TS-6.4.2", "TS-4.5.H")
def test_each_turn_has_its_own_space_race_card() -> None:
    s = position_with(hands={"ussr": ["nato", "comecon"]}, dice=[6, 6])
    begin(s, ActionRound(USSR), ActionRound(USSR))
    play_moves(s, "nato", "space", "comecon")
    assert refused(s, "space") == "TS-6.4.2"
    s = position_with(hands={"ussr": ["nato", "comecon"]}, dice=[6, 6])
    begin(s, ActionRound(USSR), AdvanceTurn(), ActionRound(USSR))
    play_moves(s, "nato", "space", "comecon")
    assert refused(s, "space") == ""


@pytest.mark.rule("TS-4.2")
def test_nobody_is_phasing_at_the_end_of_the_turn() -> None:
    assert begin(position_with(phasing=US), LateScoringCards()).phasing == NOBODY
