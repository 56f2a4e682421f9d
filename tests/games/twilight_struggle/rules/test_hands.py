"""The events that make a side lose, exchange or regain hand cards, and who learns what."""

import pytest

from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import CODES, SCORING, code
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.phases import HEADLINE
from detente.games.twilight_struggle.rules.play import Event
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.turn import LateScoringCards
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    LATE,
    asked,
    event_ids,
    force,
    hand,
    in_force,
    influence,
    known,
    position_with,
    refused,
    resolve,
    sound,
    where,
)

# --- Blockade and Latin American Debt Crisis ------------------------------------------------------


RANSOMS = ["blockade", "latin_american_debt_crisis"]


@pytest.mark.rule("TS-OP-3", "TS-5.3", "TS-5.4", "TS-9.5c", "TS-V-02")
@pytest.mark.parametrize("event", RANSOMS)
@pytest.mark.parametrize(
    ("effects", "good"),
    [
        ((), 2),
        (("ops_up_us",), 3),
        (("ops_down_us",), 1),
        (("ops_up_ussr",), 2),
    ],
)
def test_a_card_worth_three_now_averts_the_event(
    event: str, effects: tuple[str, ...], good: int
) -> None:
    cards = ["nuclear_test_ban", "duck_and_cover", "formosan_resolution", "cia_created"]
    s = position_with(
        turn=LATE,
        hands={"us": [*cards, "asia_scoring"]},
        effects=effects,
        china="us",
        influence={"west_germany": (4, 1), "chile": (0, 2)},
    )
    resolve(s, event, USSR)
    fit = set(cards[:good])  # Their printed values are 4, 3, 2 and 1.
    assert s.to_act == (US,)
    assert set(offered(s)) == fit | {"none"}
    for name in ({*cards, "asia_scoring"}) - fit:
        assert refused(s, name) == "TS-OP-3"
    assert refused(s, "the_china_card") == "TS-5.4"
    assert refused(s, "nasser") == "TS-5.4"
    play_moves(s, "nuclear_test_ban")
    assert where(s, "nuclear_test_ban") == "discard"
    assert influence(s, "west_germany") == (4, 1)
    assert influence(s, "chile") == (0, 2)
    assert s.defcon == 5  # Its own event does not happen.
    sound(s)


@pytest.mark.rule("TS-V-15")
@pytest.mark.parametrize("event", RANSOMS)
@pytest.mark.parametrize("cards", [["nasser"], ["nasser", "asia_scoring"], ["nuclear_test_ban"]])
def test_the_number_of_fitting_cards_stays_secret(event: str, cards: list[str]) -> None:
    s = position_with(
        turn=LATE, hands={"us": cards}, influence={"west_germany": (4, 1), "chile": (0, 1)}
    )
    resolve(s, event, USSR)
    assert s.to_act == (US,)
    prompt = s.prompt(USSR)
    assert prompt is not None
    assert prompt["moves"] == []
    assert "none" in offered(s)


@pytest.mark.rule("TS-OP-3")
def test_blockade_drives_the_us_out_of_west_germany() -> None:
    s = position_with(
        turn=LATE, hands={"us": ["duck_and_cover"]}, influence={"west_germany": (4, 1)}
    )
    resolve(s, "blockade", USSR)
    play_moves(s, "none")
    assert influence(s, "west_germany") == (0, 1)
    assert hand(s, US) == {"duck_and_cover"}
    assert where(s, "blockade") == "removed"
    sound(s)


@pytest.mark.rule("TS-OP-3", "TS-G-10")
def test_the_blockade_that_the_us_plays_is_not_in_its_hand() -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["blockade", "nasser"]},
        effects=["ops_up_us"],
        influence={"west_germany": (4, 1)},
    )
    begin(s, ActionRound(US))
    play_moves(s, "blockade", "ops", "event_first")
    assert offered(s) == ["none"]
    play_moves(s, "none")
    assert influence(s, "west_germany") == (0, 1)
    assert asked(s) == "operation"


@pytest.mark.rule("TS-ME-2", "TS-OP-3")
def test_an_owed_missile_envy_that_is_discarded_is_not_owed_any_more() -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["missile_envy", "nasser"]},
        effects=["ops_up_us", "envy_owed_us"],
        influence={"west_germany": (4, 1)},
    )
    resolve(s, "blockade", USSR)
    play_moves(s, "missile_envy")
    assert "envy_owed_us" not in in_force(s)
    begin(s, ActionRound(US))
    assert "nasser" in offered(s)


@pytest.mark.rule("TS-LA-1")
def test_the_debt_crisis_doubles_soviet_influence_in_two_countries() -> None:
    board = {
        "chile": (1, 2),
        "peru": (0, 1),
        "brazil": (3, 0),
        "mexico": (0, 2),
        "argentina": (0, 3),
    }
    s = position_with(turn=LATE, influence=board)
    resolve(s, "latin_american_debt_crisis", USSR)
    play_moves(s, "none")
    assert s.to_act == (USSR,)
    assert set(offered(s)) == {"chile", "peru", "argentina"}
    play_moves(s, "chile")
    assert influence(s, "chile") == (1, 4)
    assert set(offered(s)) == {"peru", "argentina"}
    play_moves(s, "argentina")
    assert influence(s, "argentina") == (0, 6)
    assert asked(s) == "pause"
    assert where(s, "latin_american_debt_crisis") == "discard"
    sound(s)


@pytest.mark.rule("TS-LA-1")
@pytest.mark.parametrize(("ussr", "doubled"), [(3, 6), (0, 0)])
def test_the_debt_crisis_with_fewer_than_two_countries(ussr: int, doubled: int) -> None:
    s = position_with(turn=LATE, influence={"venezuela": (1, ussr)})
    resolve(s, "latin_american_debt_crisis", US)
    play_moves(s, "none")
    assert asked(s) == "pause"
    assert influence(s, "venezuela") == (1, doubled)


# --- SALT Negotiations ----------------------------------------------------------------------------


@pytest.mark.rule("TS-SN-1", "TS-V-12")
@pytest.mark.parametrize("player", [US, USSR])
@pytest.mark.parametrize(("before", "after"), [(2, 4), (4, 5), (5, 5)])
def test_salt_brings_back_a_discarded_card(player: int, before: int, after: int) -> None:
    s = position_with(turn=LATE, defcon=before, discard=["nasser", "asia_scoring", "fidel"])
    resolve(s, "salt_negotiations", player)
    assert s.defcon == after
    assert "salt" in in_force(s)
    assert s.to_act == (player,)
    assert set(offered(s)) == {"nasser", "fidel", "none"}
    assert refused(s, "asia_scoring") == "TS-SN-1"
    assert refused(s, "salt_negotiations") == "TS-SN-1"  # It does not lie there yet.
    play_moves(s, "fidel")
    assert hand(s, player) == {"fidel"}
    assert known(s, 1 - player) == {"fidel"}
    assert where(s, "salt_negotiations") == "removed"
    sound(s)


@pytest.mark.rule("TS-SN-1")
@pytest.mark.parametrize(
    ("discard", "move"), [(["nasser"], "none"), (["asia_scoring"], ""), ([], "")]
)
def test_nothing_has_to_be_taken(discard: list[str], move: str) -> None:
    s = position_with(turn=LATE, discard=discard)
    resolve(s, "salt_negotiations", US)
    if move:
        play_moves(s, move)
    assert asked(s) == "pause"
    assert hand(s, US) == set()
    assert where(s, "salt_negotiations") == "removed"


# --- Ask Not --------------------------------------------------------------------------------------


@pytest.mark.rule("TS-AN-1", "TS-V-11", "TS-SC-2")
@pytest.mark.parametrize("player", [US, USSR])
def test_ask_not_discards_first_and_draws_then(player: int) -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["nasser", "asia_scoring", "fidel"], "ussr": ["comecon"]},
        deck=["brush_war", "duck_and_cover", "nato"],
    )
    s.keep_events = True
    resolve(s, "ask_not_what_your_country", player)
    assert s.to_act == (US,)
    assert set(offered(s)) == {"nasser", "asia_scoring", "fidel", "done"}
    play_moves(s, "asia_scoring", "nasser")
    assert hand(s, US) == {"fidel"}  # Nothing is drawn before the last discard.
    assert refused(s, "nasser") == "TS-AN-1"
    sound(s)
    play_moves(s, "done")
    assert hand(s, US) == {"fidel", "brush_war", "duck_and_cover"}
    assert where(s, "nasser") == where(s, "asia_scoring") == "discard"
    assert influence(s, "egypt") == (0, 0)
    assert s.vp == 0
    assert known(s, USSR) == set()
    assert where(s, "ask_not_what_your_country") == "removed"
    assert "cards-drawn" in event_ids(s, US)
    assert "cards-drawn" not in event_ids(s, USSR)
    sound(s)


@pytest.mark.rule("TS-AN-1")
def test_ask_not_may_keep_everything() -> None:
    s = position_with(turn=LATE, hands={"us": ["nasser"]})
    resolve(s, "ask_not_what_your_country", US)
    play_moves(s, "done")
    assert hand(s, US) == {"nasser"}
    assert where(s, "ask_not_what_your_country") == "removed"


@pytest.mark.rule("TS-RS-3", "TS-AN-1")
def test_what_was_just_discarded_may_come_back_with_the_new_deck() -> None:
    s = position_with(turn=LATE, hands={"us": ["nasser", "fidel"]}, deck=["brush_war"])
    s.deck = [code("ask_not_what_your_country")]
    s.removed = s.rules.cards & ~s.hand[US] & ~(1 << s.deck[0]) & ~(1 << code("brush_war"))
    s.occurred = s.removed
    s.discard = 1 << code("brush_war")
    card = s.deck.pop()
    s.resolving |= 1 << card
    s.phasing = US
    begin(s, Event(card, US, US))
    force(s, ["nasser"])
    play_moves(s, "nasser", "fidel", "done")
    assert len(hand(s, US)) == 2
    assert "nasser" in hand(s, US)
    assert len(s.deck) == 1


@pytest.mark.rule("TS-SC-1", "TS-AN-1", "TS-V-27")
@pytest.mark.parametrize(
    ("rounds", "must_go"),
    [(1, 2), (2, 1), (3, 0)],
)
def test_ask_not_is_an_outlet_and_the_surplus_must_go(rounds: int, must_go: int) -> None:
    s = position_with(
        turn=LATE,
        rounds_left=rounds,
        hands={"us": ["ask_not_what_your_country", "asia_scoring", "europe_scoring", "nasser"]},
        deck=["fidel", "brush_war"],
    )
    begin(s, ActionRound(US))
    play_moves(s, "ask_not_what_your_country")
    assert (offered(s) == ["event"]) == (must_go > 0)
    play_moves(s, "event")
    for name in ["europe_scoring", "asia_scoring"][:must_go]:
        assert refused(s, "done") == "TS-SC-1"
        play_moves(s, name)
    assert refused(s, "done") == ""
    play_moves(s, "done")
    assert (s.hand[US] & SCORING).bit_count() == 2 - must_go
    sound(s)


@pytest.mark.rule("TS-SC-1", "TS-G-12")
def test_in_a_soviet_round_the_us_round_of_that_number_still_counts() -> None:
    s = position_with(turn=LATE, rounds_left=1, hands={"us": ["asia_scoring", "nasser"]})
    resolve(s, "ask_not_what_your_country", USSR)
    assert refused(s, "done") == ""
    t = position_with(turn=LATE, rounds_left=1, hands={"us": ["asia_scoring", "europe_scoring"]})
    resolve(t, "ask_not_what_your_country", USSR)
    assert refused(t, "done") == "TS-SC-1"


@pytest.mark.rule("TS-SC-1", "TS-G-12")
@pytest.mark.parametrize(
    ("player", "round", "scoring", "may_stop"),
    [
        (US, 7, 1, True),  # The eighth round is still to come.
        (US, 7, 2, False),
        (US, 8, 1, False),
        (USSR, 8, 1, True),  # The USSR has its eighth round first.
        (USSR, 8, 2, False),
    ],
)
def test_an_eighth_round_counts(player: int, round: int, scoring: int, may_stop: bool) -> None:
    cards = ["asia_scoring", "europe_scoring"][:scoring]
    s = position_with(turn=LATE, round=round, hands={"us": cards}, effects=["north_sea_oil_round"])
    resolve(s, "ask_not_what_your_country", player)
    assert (refused(s, "done") == "") == may_stop


@pytest.mark.rule("TS-SC-1", "TS-G-12")
def test_after_the_headline_all_rounds_are_still_to_come() -> None:
    scoring = [name for name in CODES if name.endswith("_scoring")]
    s = position_with(turn=LATE, hands={"us": scoring})
    s.phase = HEADLINE
    s.round = 0
    resolve(s, "ask_not_what_your_country", US)
    assert len(scoring) == 7
    assert refused(s, "done") == ""


@pytest.mark.rule("TS-SC-1", "TS-G-08")
@pytest.mark.parametrize("effect", ["quagmire_trap", "envy_owed_us"])
def test_no_outlet_for_the_trapped_or_who_owes_missile_envy(effect: str) -> None:
    s = position_with(
        turn=LATE,
        rounds_left=1,
        hands={"us": ["ask_not_what_your_country", "asia_scoring", "missile_envy"]},
        effects=[effect],
        in_play=["quagmire"] if effect == "quagmire_trap" else [],
    )
    begin(s, ActionRound(US))
    assert offered(s) == ["asia_scoring"]


@pytest.mark.rule("TS-G-16", "TS-AN-1")
def test_scoring_cards_drawn_too_late_are_discarded_at_the_end_of_the_turn() -> None:
    s = position_with(
        turn=LATE,
        rounds_left=1,
        hands={"us": ["ask_not_what_your_country", "nasser"]},
        deck=["asia_scoring"],
    )
    begin(s, ActionRound(US))
    play_moves(s, "ask_not_what_your_country", "event", "nasser", "done")
    assert hand(s, US) == {"asia_scoring"}
    sound(s)
    begin(s, LateScoringCards())
    assert where(s, "asia_scoring") == "discard"
    assert s.vp == 0


@pytest.mark.rule("TS-AA-4", "TS-V-06")
def test_ask_not_in_aldrich_ames_line() -> None:
    line = ["ask_not_what_your_country", "nasser", "fidel", "comecon"]
    s = position_with(
        turn=LATE, hands={"us": line}, effects=["ames_order"], line=line, deck=["brush_war", "nato"]
    )
    s.known[USSR] = s.hand[US]
    begin(s, ActionRound(US))
    assert set(offered(s)) == {line[0]}
    play_moves(s, "ask_not_what_your_country", "event", "nasser", "done")
    assert [CODES[card] for card in s.line] == ["fidel", "comecon"]
    assert hand(s, US) == {"fidel", "comecon", "brush_war"}
    assert known(s, USSR) == {"fidel", "comecon", "brush_war"}
    sound(s)
    for kept in ("fidel", "comecon"):
        begin(s, ActionRound(US))
        assert offered(s) == [kept]
        assert refused(s, "brush_war") == "TS-AA-1"
        s.hand[US] &= ~(1 << code(kept))
        s.line = s.line[1:]
        s.agenda.pop()
        s.agenda.pop()
    begin(s, ActionRound(US))
    assert offered(s) == ["brush_war"]


# --- Terrorism ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-TE-1", "TS-V-10", "TS-5.4")
@pytest.mark.parametrize(
    ("player", "occurred", "lost"),
    [
        (US, (), 1),
        (USSR, (), 1),
        (US, ("iranian_hostage_crisis",), 1),
        (USSR, ("iranian_hostage_crisis",), 2),
    ],
)
def test_terrorism_takes_random_cards(player: int, occurred: tuple[str, ...], lost: int) -> None:
    cards = ["asia_scoring", "nasser", "duck_and_cover"]
    s = position_with(
        turn=LATE,
        hands={SIDES[1 - player]: cards, SIDES[player]: ["fidel"]},
        occurred=occurred,
    )
    resolve(s, "terrorism", player)
    gone = [name for name in cards if where(s, name) == "discard"]
    assert len(gone) == lost
    assert hand(s, 1 - player) == set(cards) - set(gone)
    assert hand(s, player) == {"fidel"}
    assert s.vp == 0
    assert where(s, "terrorism") == "discard"
    sound(s)


@pytest.mark.rule("TS-TE-1", "TS-CC-1")
@pytest.mark.parametrize("cards", [[], ["nasser"]])
def test_terrorism_and_a_small_hand(cards: list[str]) -> None:
    s = position_with(
        turn=LATE, china="us", hands={"us": cards}, occurred=["iranian_hostage_crisis"]
    )
    resolve(s, "terrorism", USSR)
    assert hand(s, US) == set()
    assert s.china == US
    assert asked(s) == "pause"


@pytest.mark.rule("TS-TE-1", "TS-HL-5")
def test_terrorism_cannot_reach_a_headline() -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["five_year_plan", "nasser"], "ussr": ["terrorism"]},
        occurred=["iranian_hostage_crisis"],
    )
    begin(s, Headline())
    s.play(US, "five_year_plan")
    s.play(USSR, "terrorism")
    assert where(s, "five_year_plan") == "discard"
    assert hand(s, US) == set()
    sound(s)


@pytest.mark.rule("TS-ME-2", "TS-TE-1", "TS-5.4")
def test_terrorism_lifts_the_duty_to_play_missile_envy() -> None:
    s = position_with(
        turn=LATE, hands={"ussr": ["missile_envy", "nasser"]}, effects=["envy_owed_ussr"]
    )
    resolve(s, "terrorism", US, "missile_envy")
    assert in_force(s) == set()
    begin(s, ActionRound(USSR))
    assert "nasser" in offered(s)
