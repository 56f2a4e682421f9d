"""Who learns what, and when (TS-V-01 to TS-V-22, TS-V-33)."""

import json
from typing import Any

import pytest

from detente.core.rng import rng_from_seed
from detente.core.view import prompt_of
from detente.games.twilight_struggle.rules import knowledge
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import CODES, SCORING, cards_in
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import DiscardHeld, RevealHeldCards
from tests.games.playing import begin, play_moves
from tests.games.twilight_struggle.positions import (
    LATE,
    OPEN,
    asked,
    event_ids,
    happens,
    played_games,
    position_with,
    resolve,
    sound,
)

WATCHERS = (US, USSR, None)
SEATS = (US, USSR)


def board(s: ColdWar, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["board"]
    return found


def shown(s: ColdWar, seat: int | None, side: int) -> dict[str, Any]:
    """What a watcher sees of a side."""
    found: dict[str, Any] = board(s, seat)["sides"][SIDES[side]]
    return found


def sees(s: ColdWar, seat: int | None, side: int) -> set[str]:
    """The hand cards of a side that a watcher sees."""
    return set(shown(s, seat, side)["hand"])


def events_seen(s: ColdWar, seat: int | None, message: str) -> list[dict[str, Any]]:
    """The arguments of all messages of a kind that a watcher has got."""
    return [event["args"] for event in s.events(seat) if event["id"] == message]


def words(s: ColdWar, seat: int | None) -> str:
    """Everything that a watcher can read."""
    return json.dumps([s.view(seat), s.events(seat)])


# --- TS-V-33: what is public ----------------------------------------------------------------------


@pytest.mark.rule("TS-V-33")
def test_the_view_holds_these_fields_and_no_others() -> None:
    """An allow-list: whatever is added to the state stays hidden until it is added here."""
    s = position_with(hands={"us": ["nato"]})
    for seat in WATCHERS:
        assert set(board(s, seat)) == {
            "turn",
            "phase",
            "round",
            "rounds",
            "phasing",
            "vp",
            "defcon",
            "closed",
            "military_needed",
            "china",
            "sides",
            "regions",
            "southeast_asia",
            "effects",
            "resolving",
            "in_play",
            "discard",
            "removed",
            "deck_count",
            "deck_known",
            "line",
        }
        assert set(shown(s, seat, US)) == {
            "influence",
            "control",
            "military",
            "space",
            "space_used",
            "space_cards",
            "abilities",
            "hand_count",
            "hand",
            "values",
            "headline",
        }


@pytest.mark.rule("TS-V-33", "TS-V-03")
def test_what_is_public_is_seen_by_everybody() -> None:
    s = position_with(
        turn=LATE,
        round=3,
        phasing=USSR,
        vp=-4,
        defcon=3,
        influence={"italy": (3, 1)},
        military=(2, 1),
        space=(4, 1),
        china="us",
        china_up=False,
        hands={"us": ["nasser"], "ussr": ["fidel", "opec"]},
        discard=["blockade"],
        removed=["de_gaulle_leads_france"],
        in_play=["warsaw_pact_formed"],
        effects=["salt"],
    )
    for seat in WATCHERS:
        seen = board(s, seat)
        assert (seen["turn"], seen["round"], seen["rounds"]) == (LATE, 3, 7)
        assert (seen["phase"], seen["phasing"]) == ("action_rounds", "ussr")
        assert (seen["vp"], seen["defcon"]) == (-4, 3)
        assert seen["china"] == {"holder": "us", "face_up": False}
        assert seen["discard"] == ["blockade"]
        assert seen["removed"] == ["de_gaulle_leads_france"]
        assert seen["in_play"] == ["warsaw_pact_formed"]
        assert seen["effects"] == ["salt"]
        assert seen["deck_count"] == len(s.deck)
        us, ussr = seen["sides"]["us"], seen["sides"]["ussr"]
        assert (us["influence"], us["control"]) == ({"italy": 3}, ["italy"])
        assert (ussr["influence"], ussr["control"]) == ({"italy": 1}, [])
        assert (us["military"], us["space"], us["abilities"]) == (2, 4, [2, 4])
        assert (us["hand_count"], ussr["hand_count"]) == (1, 2)
    assert sees(s, US, US) == {"nasser"} and sees(s, USSR, USSR) == {"fidel", "opec"}
    for seat, side in ((USSR, US), (US, USSR), (None, US), (None, USSR)):
        assert sees(s, seat, side) == set()


@pytest.mark.rule("TS-V-33", "TS-V-22")
def test_nobody_sees_the_content_or_the_order_of_the_deck() -> None:
    """A deck in any order looks the same, even to both sides together."""
    s = position_with(turn=LATE, hands={"us": ["nasser"], "ussr": ["fidel"]}, discard=["nato"])
    other = s.clone()
    other.deck.reverse()
    for seat in WATCHERS:
        assert json.dumps(s.view(seat)) == json.dumps(other.view(seat))
    s.reshuffle()
    for seat in WATCHERS:
        assert events_seen(s, seat, "deck-reshuffled") == [{"count": 1}]
        assert board(s, seat)["discard"] == []


# --- TS-V-01: headlines ---------------------------------------------------------------------------


def headlines(**position: Any) -> ColdWar:
    hands = {"us": ["nato", "junta"], "ussr": ["fidel", "opec"]}
    return begin(position_with(hands=hands, turn=LATE, influence=OPEN, **position), Headline())


@pytest.mark.rule("TS-V-01", "TS-V-31")
@pytest.mark.parametrize(("first", "card"), [(US, "junta"), (USSR, "opec")])
def test_a_headline_is_a_secret_until_both_have_chosen(first: int, card: str) -> None:
    s = headlines()
    s.play(first, card)
    assert s.view(first)["pending_move"] == card
    for seat in (1 - first, None):
        assert shown(s, seat, first)["headline"] is None
        assert s.view(seat)["pending_move"] is None
        assert card not in words(s, seat)
        assert shown(s, seat, first)["hand_count"] == 2
    s.play(1 - first, s.legal_moves(1 - first)[0])
    for seat in WATCHERS:
        assert card in {event["card"] for event in events_seen(s, seat, "headline-revealed")}


@pytest.mark.rule("TS-V-01", "TS-6.4.4b")
@pytest.mark.parametrize("holder", SEATS)
def test_only_the_holder_of_box_4_sees_the_other_headline_first(holder: int) -> None:
    s = headlines(space=(4, 0) if holder == US else (0, 4))
    other = 1 - holder
    assert s.to_act == (other,)
    card = s.legal_moves(other)[0]
    play_moves(s, card)
    assert s.to_act == (holder,)
    assert shown(s, holder, other)["headline"] == card
    assert shown(s, other, other)["headline"] == card
    assert prompt_of(s.view(holder))["args"] == {"sees": 1, "seen": card}
    assert shown(s, None, other)["headline"] is None
    assert card not in words(s, None)
    assert "headline-seen" in event_ids(s, holder)
    assert "headline-seen" not in event_ids(s, other)
    assert prompt_of(s.view(other))["args"] == {}
    for seat in SEATS:
        sound(s)
        assert shown(s.determinize(seat, 1), seat, other)["headline"] == card  # type: ignore[arg-type]


@pytest.mark.rule("TS-V-01")
def test_a_revealed_headline_that_waits_is_public() -> None:
    s = headlines()
    play_moves(s, "junta", "fidel")
    for seat in WATCHERS:
        assert board(s, seat)["resolving"] == ["junta"]
        assert shown(s, seat, USSR)["headline"] == "fidel"
        assert shown(s, seat, USSR)["hand_count"] == 1


# --- TS-V-02, TS-V-03 -----------------------------------------------------------------------------


@pytest.mark.rule("TS-V-02")
def test_everybody_sees_a_card_that_is_played() -> None:
    s = position_with(hands={"ussr": ["fidel", "opec"]}, turn=LATE, influence=OPEN)
    begin(s, ActionRound(USSR))
    play_moves(s, "fidel")
    for seat in WATCHERS:
        assert board(s, seat)["resolving"] == ["fidel"]
    play_moves(s, "event")
    for seat in WATCHERS:
        assert board(s, seat)["removed"] == ["fidel"]
        assert events_seen(s, seat, "card-removed") == [{"card": "fidel"}]
        assert "opec" not in words(s, seat) or seat == USSR


@pytest.mark.rule("TS-V-02", "TS-V-15", "TS-V-16")
def test_everybody_sees_a_card_that_is_discarded_on_demand() -> None:
    s = happens("blockade", USSR, hands={"us": ["nato", "nasser"]})
    assert prompt_of(s.view(USSR))["moves"] == prompt_of(s.view(None))["moves"] == []
    play_moves(s, "nato")
    trapped = position_with(hands={"us": ["nato", "nasser"]}, effects=["quagmire_trap"], dice=[6])
    play_moves(begin(trapped, ActionRound(US)), "nato")
    for state in (s, trapped):
        for seat in WATCHERS:
            assert events_seen(state, seat, "discarded-from-hand") == [
                {"side": "us", "card": "nato"}
            ]
            assert "nasser" not in words(state, seat) or seat == US
    assert events_seen(trapped, None, "trap-rolled")[0]["die"] == 6


@pytest.mark.rule("TS-V-03", "TS-V-11")
def test_cards_drawn_are_the_owners_secret() -> None:
    hands = {"us": ["nasser", "opec"]}
    s = happens("ask_not_what_your_country", US, hands=hands, deck=["summit", "junta"], turn=LATE)
    play_moves(s, "opec", "done")
    assert sees(s, US, US) == {"nasser", "summit"}
    assert events_seen(s, US, "cards-drawn") == [{"cards": ["summit"]}]
    for seat in (USSR, None):
        assert events_seen(s, seat, "discarded-from-hand") == [{"side": "us", "card": "opec"}]
        assert events_seen(s, seat, "cards-dealt") == [{"us": 1, "ussr": 0}]
        assert events_seen(s, seat, "cards-drawn") == []
        assert "summit" not in words(s, seat)
        assert shown(s, seat, US)["hand_count"] == 2


@pytest.mark.rule("TS-V-03")
def test_the_first_hands_are_dealt_in_secret() -> None:
    s = position_with().rules.start(seed=5)
    assert isinstance(s, ColdWar)
    for side in SEATS:
        assert len(sees(s, side, side)) == 8
        for seat in (1 - side, None):
            assert sees(s, seat, side) == set()
            assert events_seen(s, seat, "cards-dealt") == [{"us": 8, "ussr": 8}]
        assert len(events_seen(s, side, "cards-drawn")) == 1
    assert events_seen(s, None, "cards-drawn") == []


# --- TS-V-04 to TS-V-14: what events show ---------------------------------------------------------


@pytest.mark.rule("TS-V-04", "TS-V-05")
@pytest.mark.parametrize(("event", "side"), [("cia_created", USSR), ("lone_gunman", US)])
def test_a_look_at_a_hand_is_for_the_enemy_alone(event: str, side: int) -> None:
    hands = {SIDES[side]: ["nasser", "opec"]}
    s = sound(happens(event, 1 - side, hands=hands, turn=LATE, influence=OPEN))
    assert sees(s, 1 - side, side) == {"nasser", "opec"}
    assert events_seen(s, 1 - side, "hand-seen") == [
        {"side": SIDES[side], "cards": ["nasser", "opec"]}
    ]
    assert sees(s, None, side) == set()
    assert events_seen(s, None, "hand-seen") == events_seen(s, side, "hand-seen") == []
    assert events_seen(s, None, "hand-shown") == [{"side": SIDES[side]}]
    assert "nasser" not in words(s, None)


@pytest.mark.rule("TS-V-06")
def test_aldrich_ames_opens_the_us_hand_and_all_see_the_order() -> None:
    hands = {"us": ["nasser", "opec"]}
    s = happens("aldrich_ames", USSR, hands=hands, turn=LATE, deck=["summit"])
    assert sees(s, USSR, US) == {"nasser", "opec"}
    assert sees(s, None, US) == set()
    play_moves(s, "opec")
    for seat in WATCHERS:
        assert board(s, seat)["line"] == ["opec", "nasser"]
        assert events_seen(s, seat, "order-fixed") == [{"cards": ["opec", "nasser"]}]
    s.draw_card(US)
    assert sees(s, USSR, US) == {"nasser", "opec", "summit"}
    assert "summit" not in words(s, None)


@pytest.mark.rule("TS-V-07")
@pytest.mark.parametrize("card", ["fidel", "nato", "asia_scoring"])
def test_everybody_sees_what_five_year_plan_takes(card: str) -> None:
    s = position_with(hands={"ussr": ["nasser", card]}, turn=LATE, influence=OPEN)
    resolve(s, "five_year_plan", US, card)
    for seat in WATCHERS:
        assert card in words(s, seat)
        assert "nasser" not in words(s, seat) or seat == USSR


@pytest.mark.rule("TS-V-08")
def test_grain_sales_shows_a_card_to_the_two_sides() -> None:
    s = position_with(hands={"ussr": ["nasser", "opec"]}, turn=LATE, influence=OPEN)
    resolve(s, "grain_sales_to_soviets", US, "opec")
    for seat in SEATS:
        assert events_seen(s, seat, "card-seen") == [{"side": "ussr", "card": "opec"}]
    assert sees(s, US, USSR) == {"opec"}
    assert "opec" not in words(s, None)
    play_moves(s, "hand_back")
    assert sees(s, US, USSR) == {"opec"}
    assert "opec" not in words(s, None)
    assert "nasser" not in words(s, US)


@pytest.mark.rule("TS-V-09")
def test_missile_envy_shows_the_cards_exchanged() -> None:
    hands = {"ussr": ["nasser", "opec"]}
    s = happens("missile_envy", US, hands=hands, turn=LATE, influence=OPEN)
    play_moves(s, "opec")
    for seat in WATCHERS:
        given = [(event["side"], event["card"]) for event in events_seen(s, seat, "card-given")]
        assert given == [("ussr", "opec"), ("us", "missile_envy")]
    assert sees(s, US, USSR) == {"missile_envy"}
    assert "nasser" not in words(s, US)


@pytest.mark.rule("TS-V-10")
@pytest.mark.parametrize("occurred", [[], ["iranian_hostage_crisis"]])
def test_everybody_sees_what_terrorism_takes(occurred: list[str]) -> None:
    s = position_with(hands={"us": ["nasser", "opec", "junta"]}, turn=LATE, occurred=occurred)
    resolve(s, "terrorism", USSR)
    lost = {CODES[card] for card in cards_in(s.discard)} - {"terrorism"}
    assert len(lost) == 1 + len(occurred)
    for seat in WATCHERS:
        assert {event["card"] for event in events_seen(s, seat, "discarded-from-hand")} == lost
    kept = {"nasser", "opec", "junta"} - lost
    assert not [card for card in kept if card in words(s, USSR)]


@pytest.mark.rule("TS-V-12")
def test_everybody_sees_what_salt_brings_back() -> None:
    s = happens("salt_negotiations", USSR, hands={"ussr": ["nasser"]}, discard=["opec"], turn=LATE)
    play_moves(s, "opec")
    for seat in WATCHERS:
        assert events_seen(s, seat, "card-taken") == [{"side": "ussr", "card": "opec"}]
    assert sees(s, US, USSR) == {"opec"}


@pytest.mark.rule("TS-V-13")
def test_everybody_sees_what_star_wars_revives() -> None:
    s = happens("star_wars", US, discard=["fidel", "opec"], space=(3, 1), turn=LATE)
    play_moves(s, "opec")
    for seat in WATCHERS:
        assert events_seen(s, seat, "card-taken") == [{"side": "us", "card": "opec"}]
        assert "opec" in {event["card"] for event in events_seen(s, seat, "event-occurs")}


@pytest.mark.rule("TS-V-14", "TS-UN-1")
@pytest.mark.parametrize("others", [["junta"], ["fidel", "junta"]])
def test_un_intervention_is_asked_for_its_partner_whatever_the_hand(others: list[str]) -> None:
    """Whether there is one card that will do or more, the USSR sees the same."""
    hands = {"us": ["un_intervention", "nasser", *others]}
    s = begin(position_with(hands=hands, turn=LATE, influence=OPEN), ActionRound(US))
    play_moves(s, "un_intervention")
    assert asked(s) == "mode"
    play_moves(s, "event")
    assert asked(s) == "partner"
    assert prompt_of(s.view(USSR))["moves"] == []
    play_moves(s, "nasser")
    for seat in WATCHERS:
        played = events_seen(s, seat, "played-with-un")
        assert [event["card"] for event in played] == ["nasser"]
        assert not [card for card in others if card in words(s, seat)] or seat == US


@pytest.mark.rule("TS-V-14", "TS-V-17")
@pytest.mark.parametrize("partner", ["nasser", "junta"])
def test_un_intervention_for_operations_is_a_choice_with_or_without_a_partner(partner: str) -> None:
    hands = {"us": ["un_intervention", partner]}
    s = begin(position_with(hands=hands, turn=LATE, influence=OPEN, space=(8, 0)), ActionRound(US))
    play_moves(s, "un_intervention")
    assert asked(s) == "mode"


# --- TS-V-15 to TS-V-17: what nobody is shown -----------------------------------------------------


@pytest.mark.rule("TS-V-15", "TS-OP-3")
@pytest.mark.parametrize("event", ["blockade", "latin_american_debt_crisis"])
def test_who_discards_nothing_reveals_nothing(event: str) -> None:
    read = []
    for card in ("nato", "nasser"):
        s = happens(event, USSR, hands={"us": [card]}, turn=LATE, influence=OPEN)
        before = words(s, USSR)
        play_moves(s, "none")
        read.append([before, words(s, USSR), words(s, None)])
    assert read[0] == read[1]


@pytest.mark.rule("TS-V-16", "TS-QB-1")
def test_a_pass_in_a_trap_is_announced() -> None:
    s = position_with(hands={"us": ["nasser"]}, effects=["quagmire_trap"], rounds_left=3)
    play_moves(begin(s, ActionRound(US)), "pass")
    for seat in WATCHERS:
        assert events_seen(s, seat, "passed") == [{"side": "us"}]


@pytest.mark.rule("TS-V-17", "TS-SC-1")
def test_nobody_is_shown_that_a_scoring_card_was_forced() -> None:
    read = []
    for other in ("africa_scoring", "nasser"):
        hands = {"ussr": ["asia_scoring", other]}
        s = begin(position_with(hands=hands, turn=LATE, rounds_left=2), ActionRound(USSR))
        before = words(s, US)
        play_moves(s, "asia_scoring")
        read.append([before, words(s, US), words(s, None)])
    assert read[0] == read[1]


@pytest.mark.rule("TS-V-17", "TS-SC-1")
@pytest.mark.parametrize(
    ("side", "card"), [(USSR, "five_year_plan"), (US, "ask_not_what_your_country")]
)
def test_an_outlet_is_asked_for_its_use_whether_it_was_forced_or_not(side: int, card: str) -> None:
    read = []
    for other in ("asia_scoring", "nasser"):
        hands = {SIDES[side]: [card, other]}
        s = position_with(hands=hands, turn=LATE, rounds_left=1, influence=OPEN)
        play_moves(begin(s, ActionRound(side)), card)
        assert asked(s) == "mode"
        read.append([words(s, 1 - side), words(s, None)])
    assert read[0] == read[1]


# --- TS-V-18 to TS-V-21 ---------------------------------------------------------------------------


@pytest.mark.rule("TS-V-18", "TS-4.5.F")
@pytest.mark.parametrize("reveal", [True, False])
def test_held_cards_are_shown_in_tournaments_only(reveal: bool) -> None:
    s = position_with(hands={"us": ["nasser"], "ussr": ["opec"]}, turn=LATE, reveal_held=reveal)
    begin(s, RevealHeldCards())
    for seat in WATCHERS:
        read = [
            (event["side"], event["cards"]) for event in events_seen(s, seat, "held-cards-shown")
        ]
        assert read == ([("us", ["nasser"]), ("ussr", ["opec"])] if reveal else [])
    assert sees(s, US, USSR) == ({"opec"} if reveal else set())
    assert sees(s, USSR, US) == ({"nasser"} if reveal else set())


@pytest.mark.rule("TS-V-18", "TS-6.4.4c")
def test_everybody_sees_a_card_discarded_with_box_6() -> None:
    s = begin(position_with(hands={"us": ["nasser", "opec"]}, turn=LATE), DiscardHeld(US))
    play_moves(s, "nasser")
    for seat in WATCHERS:
        assert events_seen(s, seat, "discarded-from-hand") == [{"side": "us", "card": "nasser"}]
        assert "opec" not in words(s, seat) or seat == US


@pytest.mark.rule("TS-V-19")
@pytest.mark.parametrize(
    ("event", "moves"),
    [
        ("wargames", ["decline"]),
        ("summit", []),
        ("olympic_games", ["participate"]),
        ("how_i_learned_to_stop_worrying", ["defcon_3"]),
    ],
)
def test_some_events_tell_nothing_about_a_hand(event: str, moves: list[str]) -> None:
    read = []
    for ours, theirs in (("nasser", "opec"), ("asia_scoring", "nato")):
        hands = {"us": [ours], "ussr": [theirs]}
        s = happens(event, US, hands=hands, turn=LATE, defcon=2, dice=[5, 2, 4, 3])
        before = [s.known[:], s.most_scoring[:], s.limits[:]]
        play_moves(s, *moves)
        assert [s.known, s.most_scoring, s.limits] == before
        read.append(words(s, None))
    assert read[0] == read[1]


@pytest.mark.rule("TS-V-20")
@pytest.mark.parametrize("scoring", [[], ["asia_scoring", "africa_scoring"]])
def test_the_cambridge_five_show_the_scoring_cards_only(scoring: list[str]) -> None:
    hands = {"us": ["nasser", *scoring]}
    s = happens("the_cambridge_five", USSR, hands=hands, turn=4, optional_cards=True)
    assert sees(s, USSR, US) == set(scoring)
    for seat in (USSR, None):
        assert sorted(e["card"] for e in events_seen(s, seat, "card-shown")) == sorted(scoring)
        assert "nasser" not in words(s, seat)


@pytest.mark.rule("TS-V-21")
def test_our_man_in_tehran_shows_the_top_of_the_deck_to_the_us_alone() -> None:
    top = ["nato", "fidel", "nasser", "blockade", "cia_created"]
    s = position_with(turn=LATE, deck=top, influence={"iran": (2, 0)}, optional_cards=True)
    resolve(s, "our_man_in_tehran", US)
    assert events_seen(s, US, "cards-on-top") == [{"cards": top}]
    assert set(board(s, US)["deck_known"]) == set(top)
    for seat in (USSR, None):
        assert events_seen(s, seat, "cards-looked-at") == [{"side": "us", "count": 5}]
        assert board(s, seat)["deck_known"] == []
        assert not [name for name in top if name in words(s, seat)]
    play_moves(s, "nato")
    for seat in WATCHERS:
        assert board(s, seat)["discard"] == ["nato"]
    play_moves(s, "done")
    assert set(board(s, US)["deck_known"]) == set(top[1:])
    assert not [name for name in top[1:] if name in words(s, USSR)]


# --- nothing leaks --------------------------------------------------------------------------------


def everything(s: ColdWar, seat: int) -> str:
    """What a seat gets: view with prompt and hints, legal moves, every refusal."""
    refusals = []
    for name in s.game.codes:
        refusal = s.explain(seat, name)
        refusals.append(refusal and [refusal.rule, refusal.reason, refusal.args_])
    return json.dumps([s.view(seat), s.legal_moves(seat), refusals])


def exchanges(s: ColdWar, seat: int) -> list[ColdWar]:
    """Other states that the seat cannot tell from this one: one card exchanged, the deck mixed."""
    enemy = 1 - seat
    found = []
    for number, mine in enumerate(cards_in(knowledge.hidden(s, enemy))):
        below = s.deck[number * 7 % len(s.deck)] if s.deck else -1
        answered = bool(s.pending_actions) and s.pending_actions[enemy] in (mine, below)
        if below < 0 or s.in_deck[seat] >> below & 1 or answered:
            continue
        other = s.clone()
        other.legal_for = -1
        other.hand[enemy] ^= 1 << mine | 1 << below
        other.deck[other.deck.index(below)] = mine
        other.deck.reverse()
        if _is_possible(other, enemy):
            found.append(other)
    return found


def _is_possible(s: ColdWar, side: int) -> bool:
    """Whether the exchanged card fits what everybody knows about the hand."""
    hidden = knowledge.hidden(s, side)
    if s.looked & ~sum(1 << card for card in s.deck):
        return False
    if (s.hand[side] & SCORING).bit_count() > s.most_scoring[side]:
        return False
    return all((hidden & within).bit_count() >= least for least, within in s.limits[side])


@pytest.mark.rule("TS-I-34", "TS-V-23", "TS-V-03", "TS-V-33")
@pytest.mark.slow
def test_what_a_side_gets_does_not_change_when_hidden_cards_are_exchanged() -> None:
    """Views, legal moves, hints, refusals, and determinizations, byte for byte."""
    compared = 0
    for s in played_games():
        for seat in SEATS:
            for other in exchanges(s, seat)[:2]:
                compared += 1
                assert everything(s, seat) == everything(other, seat)
                assert json.dumps(s.view(None)) == json.dumps(other.view(None))
                assert s.determinize(seat, 7).dump() == other.determinize(seat, 7).dump()
    assert compared > 300


@pytest.mark.rule("TS-V-02", "TS-V-14", "TS-V-17", "TS-I-34")
def test_a_card_that_is_played_tells_nothing_of_the_rest_but_what_everybody_can_tell() -> None:
    """Nothing is asked or resolved, counted or announced because of cards that stay hidden."""
    compared = 0
    for s in played_games():
        if asked(s) not in ("choose-card", "mode", "partner", "trap", "give-highest"):
            continue
        enemy = s.to_act[0]
        for other in exchanges(s, 1 - enemy)[:2]:
            for action in s.legal_actions(enemy):
                if action not in other.legal_actions(enemy):
                    continue
                after = [_after(state, enemy, action) for state in (s, other)]
                if after[0].turn == s.turn and after[0].known == s.known == after[1].known:
                    compared += 1
                    assert words(after[0], 1 - enemy) == words(after[1], 1 - enemy)
                    assert words(after[0], None) == words(after[1], None)
                    assert after[0].limits == after[1].limits
                    assert after[0].most_scoring == after[1].most_scoring
    assert compared > 50


def _after(s: ColdWar, seat: int, action: int) -> ColdWar:
    """The state after a move, with the same dice whatever else is different."""
    after = s.clone()
    after.keep_events = True
    after.rng = rng_from_seed(1)
    after.apply_action(seat, action)
    return after


@pytest.mark.rule("TS-V-03", "TS-V-33", "TS-I-34")
def test_no_view_names_a_hidden_card() -> None:
    """A card is named only where it lies open, in the own hand or in the prompt."""
    for s in played_games():
        deck = {CODES[card] for card in s.deck}
        for seat in WATCHERS:
            view = s.view(seat)
            named = json.dumps([view["board"], view["prompt"], view["pending_move"]])
            secret = deck - set(view["board"]["deck_known"])
            for side in SEATS:
                if seat != side:
                    mask = s.hand[side] if seat is None else knowledge.hidden(s, side)
                    secret |= {CODES[card] for card in cards_in(mask)}
            secret -= set(view["board"]["line"])
            assert not [name for name in secret if f'"{name}"' in named]


@pytest.mark.rule("TS-V-03", "TS-V-33")
def test_the_spectator_sees_what_both_sides_see() -> None:
    for s in played_games():
        public, us, ussr = (s.view(seat)["board"] for seat in (None, US, USSR))
        for field in set(public) - {"sides", "deck_known"}:
            assert public[field] == us[field] == ussr[field]
        for side in SIDES:
            for field in set(public["sides"][side]) - {"hand", "values", "headline"}:
                assert public["sides"][side][field] == us["sides"][side][field]
                assert public["sides"][side][field] == ussr["sides"][side][field]
