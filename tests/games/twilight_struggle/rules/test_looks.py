"""The events that show hands or the top of the draw deck."""

import pytest

from detente.games.twilight_struggle.rules import knowledge
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import CODES, SCORING, cards_in, code
from detente.games.twilight_struggle.rules.play import Event
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    LATE,
    OPEN,
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

# --- CIA Created and Lone Gunman ------------------------------------------------------------------


@pytest.mark.rule("TS-CI-1", "TS-V-04", "TS-V-05", "TS-G-01")
@pytest.mark.parametrize(("event", "side"), [("cia_created", US), ("lone_gunman", USSR)])
@pytest.mark.parametrize("player", [US, USSR])
def test_a_hand_is_shown_and_one_point_granted(event: str, side: int, player: int) -> None:
    shown = ["nasser", "asia_scoring", "duck_and_cover"]
    s = position_with(
        turn=LATE,
        hands={SIDES[1 - side]: shown, SIDES[side]: ["fidel"]},
        influence={"poland": (0, 3), "canada": (3, 0), "turkey": (1, 1)},
    )
    s.keep_events = True
    resolve(s, event, player)
    assert s.to_act == (side,)
    assert asked(s) == "operation"
    assert "none" in offered(s)
    assert "space" not in offered(s)
    assert known(s, side) == set(shown)
    assert known(s, 1 - side) == set()
    assert s.most_scoring[1 - side] == 1
    assert "hand-seen" in event_ids(s, side)
    assert "hand-seen" not in event_ids(s, 1 - side)
    assert "hand-seen" not in event_ids(s, None)
    play_moves(s, "none")
    assert where(s, event) == "removed"
    sound(s)


@pytest.mark.rule("TS-CI-1", "TS-V-32")
def test_cards_drawn_after_the_look_are_hidden_again() -> None:
    s = position_with(turn=LATE, hands={"ussr": ["nasser"]}, deck=["fidel"], influence=OPEN)
    resolve(s, "cia_created", US)
    play_moves(s, "none")
    s.draw_card(USSR)
    assert known(s, US) == {"nasser"}
    assert s.view(US)["board"]["sides"]["ussr"]["hand"] == ["nasser"]
    sound(s)


@pytest.mark.rule("TS-OP-5", "TS-7.4.2x3", "TS-O-09")
@pytest.mark.parametrize(("modified", "points"), [(True, 2), (False, 1)])
def test_containment_and_cia_created(modified: bool, points: int) -> None:
    s = position_with(
        turn=LATE,
        effects=["ops_up_us"],
        influence=OPEN,
        event_ops_modified=modified,
    )
    resolve(s, "cia_created", US)
    play_moves(s, "influence", *["canada"] * points)
    assert influence(s, "canada") == (3 + points, 0)
    assert asked(s) == "pause"


@pytest.mark.rule("TS-DF-2", "TS-8.1.3")
def test_a_coup_of_lone_gunman_kills_the_us_that_played_it() -> None:
    board = {"cuba": (2, 0), "nicaragua": (1, 0)}
    s = position_with(turn=LATE, defcon=2, hands={"us": ["lone_gunman"]}, influence=board)
    begin(s, ActionRound(US))
    play_moves(s, "lone_gunman")
    assert asked(s) == "order"  # With 1 point there is no Space Race.
    play_moves(s, "event_first", "coup", "cuba")
    assert s.result is not None
    assert s.result["winners"] == [USSR]


# --- Aldrich Ames ---------------------------------------------------------------------------------


AMES_HAND = ["nasser", "asia_scoring", "un_intervention", "duck_and_cover"]


@pytest.mark.rule("TS-AA-1", "TS-V-06", "TS-O-11")
@pytest.mark.parametrize("player", [US, USSR])
def test_the_ussr_fixes_the_order_of_the_us_hand(player: int) -> None:
    s = position_with(turn=LATE, hands={"us": AMES_HAND, "ussr": ["fidel"]}, deck=["brush_war"])
    s.keep_events = True
    resolve(s, "aldrich_ames", player)
    assert s.to_act == (USSR,)
    assert set(offered(s)) == set(AMES_HAND)
    play_moves(s, "un_intervention", "duck_and_cover")
    assert refused(s, "duck_and_cover") == "TS-AA-1"
    assert refused(s, "fidel") == "TS-AA-1"
    assert set(offered(s)) == {"nasser", "asia_scoring"}
    sound(s)
    play_moves(s, "asia_scoring")  # The last card is resolved alone.
    assert asked(s) == "pause"
    order = ["un_intervention", "duck_and_cover", "asia_scoring", "nasser"]
    assert [CODES[card] for card in s.line] == order
    assert s.view(US)["board"]["line"] == order
    assert in_force(s) == {"ames_order"}
    assert known(s, USSR) == set(AMES_HAND)
    assert event_ids(s, US).count("order-fixed") == 1
    assert where(s, "aldrich_ames") == "removed"
    s.draw_card(US)
    assert known(s, USSR) == {*AMES_HAND, "brush_war"}
    sound(s)


@pytest.mark.rule("TS-AA-1")
def test_the_us_plays_the_next_card_in_line_in_any_way() -> None:
    s = position_with(
        turn=LATE,
        hands={"us": ["nasser", "duck_and_cover"]},
        effects=["ames_order"],
        line=["duck_and_cover", "nasser"],
        china="us",
    )
    s.known[USSR] = s.hand[US]
    begin(s, ActionRound(US))
    assert set(offered(s)) == {"duck_and_cover", "the_china_card"}  # TS-AA-5
    assert refused(s, "nasser") == "TS-AA-1"
    play_moves(s, "duck_and_cover")
    assert {"event", "space"} <= set(offered(s))
    play_moves(s, "event")
    assert [CODES[card] for card in s.line] == ["nasser"]
    sound(s)


@pytest.mark.rule("TS-AA-1", "TS-G-10")
def test_the_ames_that_the_us_plays_is_not_in_the_line() -> None:
    s = position_with(turn=LATE, hands={"us": ["aldrich_ames", "nasser", "fidel"]}, influence=OPEN)
    begin(s, ActionRound(US))
    play_moves(s, "aldrich_ames", "ops", "event_first")
    assert set(offered(s)) == {"nasser", "fidel"}
    play_moves(s, "nasser")
    assert [CODES[card] for card in s.line] == ["nasser", "fidel"]
    assert asked(s) == "operation"
    play_moves(s, "influence", *["canada"] * 4)
    sound(s)


@pytest.mark.rule("TS-AA-1", "TS-O-11")
@pytest.mark.parametrize("version", ["order", "discard"])
def test_aldrich_ames_and_an_empty_hand(version: str) -> None:
    s = position_with(turn=LATE, aldrich_ames=version, deck=["brush_war"])
    resolve(s, "aldrich_ames", USSR)
    assert asked(s) == "pause"
    assert s.line == ()
    assert in_force(s) == {"ames_order"}
    s.draw_card(US)
    assert known(s, USSR) == {"brush_war"}


@pytest.mark.rule("TS-O-11", "TS-V-06", "TS-5.4")
@pytest.mark.parametrize("card", AMES_HAND)
def test_the_deluxe_card_discards_one_card_instead(card: str) -> None:
    s = position_with(
        turn=LATE, hands={"us": AMES_HAND}, deck=["brush_war"], aldrich_ames="discard"
    )
    assert s.rules.ops[code("aldrich_ames")] == 3
    resolve(s, "aldrich_ames", USSR)
    assert s.to_act == (USSR,)
    assert set(offered(s)) == set(AMES_HAND)
    assert refused(s, "fidel") == "TS-O-11"
    play_moves(s, card)
    assert where(s, card) == "discard"
    assert s.vp == 0
    assert s.defcon == 5
    assert s.line == ()
    assert known(s, USSR) == set(AMES_HAND) - {card}
    s.draw_card(US)
    assert "brush_war" in known(s, USSR)
    sound(s)


@pytest.mark.rule("TS-SC-1", "TS-O-11")
@pytest.mark.parametrize(
    ("version", "others", "free"),
    [
        ("discard", ["asia_scoring"], True),
        ("discard", ["asia_scoring", "nasser"], False),  # Another card might go.
        ("order", ["asia_scoring"], False),
    ],
)
def test_the_deluxe_aldrich_ames_is_an_outlet(version: str, others: list[str], free: bool) -> None:
    s = position_with(
        turn=LATE, rounds_left=1, hands={"us": ["aldrich_ames", *others]}, aldrich_ames=version
    )
    begin(s, ActionRound(US))
    assert ("aldrich_ames" in offered(s)) == free
    if free:
        play_moves(s, "aldrich_ames")
        assert offered(s) == ["ops"]  # Nothing but Operations is open.
        play_moves(s, "ops", "event_first")
        assert where(s, "asia_scoring") == "discard"
        assert s.vp == 0


@pytest.mark.rule("TS-AA-2")
def test_un_intervention_in_the_line_gives_only_its_operations() -> None:
    line = ["un_intervention", "nasser"]
    s = position_with(
        turn=LATE, hands={"us": line}, effects=["ames_order"], line=line, influence=OPEN
    )
    s.known[USSR] = s.hand[US]
    begin(s, ActionRound(US))
    play_moves(s, "un_intervention")
    assert offered(s) == ["ops"]  # Nothing else is open.
    t = position_with(turn=LATE, hands={"us": line}, effects=["ames_order"], line=line[::-1])
    t.known[USSR] = t.hand[US]
    begin(t, ActionRound(US))
    assert refused(t, "un_intervention") == "TS-AA-1"


@pytest.mark.rule("TS-AA-3")
def test_in_quagmire_the_first_card_in_line_that_will_do_is_discarded() -> None:
    line = ["asia_scoring", "nasser", "fidel", "duck_and_cover"]
    s = position_with(
        turn=LATE,
        hands={"us": line},
        effects=["ames_order", "quagmire_trap"],
        in_play=["quagmire"],
        line=line,
        dice=[6],
    )
    s.known[USSR] = s.hand[US]
    begin(s, ActionRound(US))
    assert offered(s) == ["fidel"]
    assert refused(s, "duck_and_cover") == "TS-AA-3"
    play_moves(s, "fidel")
    assert [CODES[card] for card in s.line] == ["asia_scoring", "nasser", "duck_and_cover"]
    sound(s)


@pytest.mark.rule("TS-AA-5")
def test_scoring_cards_at_the_end_of_the_line_come_in_their_order() -> None:
    line = ["nasser", "europe_scoring", "fidel", "asia_scoring"]
    s = position_with(
        turn=LATE, rounds_left=2, hands={"us": line}, effects=["ames_order"], line=line
    )
    s.known[USSR] = s.hand[US]
    begin(s, ActionRound(US))
    assert offered(s) == ["europe_scoring"]
    play_moves(s, "europe_scoring")
    assert [CODES[card] for card in s.line] == ["nasser", "fidel", "asia_scoring"]
    s.round += 1
    begin(s, ActionRound(US))
    assert offered(s) == ["asia_scoring"]
    sound(s)


# --- The Cambridge Five ---------------------------------------------------------------------------


@pytest.mark.rule("TS-C5-1", "TS-V-20")
@pytest.mark.parametrize(
    ("cards", "inside", "outside"),
    [
        (["europe_scoring"], "france", "japan"),
        (["southeast_asia_scoring"], "thailand", "japan"),
        (["asia_scoring"], "thailand", "iran"),
        (["middle_east_scoring", "africa_scoring"], "angola", "thailand"),
        (["central_america_scoring"], "cuba", "chile"),
        (["south_america_scoring"], "chile", "cuba"),
    ],
)
def test_the_cambridge_five(cards: list[str], inside: str, outside: str) -> None:
    s = position_with(
        turn=7,
        hands={"us": [*cards, "nasser"]},
        optional_cards=True,
        influence={inside: (5, 0)},
    )
    s.keep_events = True
    resolve(s, "the_cambridge_five", US)
    assert s.to_act == (USSR,)
    assert known(s, USSR) == set(cards)
    assert event_ids(s, None).count("card-shown") == len(cards)
    assert s.most_scoring[US] == len(cards)
    assert "done" in offered(s)
    assert refused(s, outside) == "TS-5.5"
    play_moves(s, inside)
    assert influence(s, inside) == (5, 1)
    assert asked(s) == "pause"
    assert where(s, "the_cambridge_five") == "discard"
    sound(s)


@pytest.mark.rule("TS-C5-1", "TS-V-20")
def test_the_cambridge_five_without_scoring_cards() -> None:
    s = position_with(turn=7, hands={"us": ["nasser", "fidel"]}, optional_cards=True)
    resolve(s, "the_cambridge_five", USSR)
    assert asked(s) == "pause"
    assert known(s, USSR) == set()
    for seed in range(20):
        sampled = s.determinize(USSR, seed)
        assert isinstance(sampled, ColdWar)
        assert not sampled.hand[US] & SCORING
    s.draw_card(US)
    assert s.most_scoring[US] == 1


@pytest.mark.rule("TS-C5-1", "TS-5.2b")
def test_the_cambridge_five_does_not_work_in_the_late_war() -> None:
    s = position_with(turn=8, hands={"us": ["asia_scoring"]}, optional_cards=True)
    resolve(s, "the_cambridge_five", USSR)
    assert asked(s) == "pause"
    assert known(s, USSR) == set()


# --- Our Man in Tehran ----------------------------------------------------------------------------


TOP = ["nasser", "fidel", "asia_scoring", "comecon", "duck_and_cover"]


@pytest.mark.rule("TS-OM-1", "TS-V-21")
def test_our_man_in_tehran_looks_at_five_cards() -> None:
    s = position_with(
        turn=LATE,
        deck=[*TOP, "nato"],
        hands={"us": ["un_intervention"], "ussr": ["brush_war", "truman_doctrine"]},
        influence={"iran": (2, 0)},
        optional_cards=True,
    )
    s.keep_events = True
    resolve(s, "our_man_in_tehran", US)
    size = len(s.deck)
    assert s.to_act == (US,)
    assert set(offered(s)) == {*TOP, "done"}
    assert refused(s, "nato") == "TS-OM-1"
    assert "cards-on-top" in event_ids(s, US)
    assert "cards-on-top" not in event_ids(s, USSR)
    assert s.view(USSR)["board"]["deck_known"] == []
    play_moves(s, "asia_scoring", "fidel")
    assert refused(s, "fidel") == "TS-OM-1"
    assert where(s, "asia_scoring") == where(s, "fidel") == "discard"
    assert s.vp == 0
    sound(s)
    play_moves(s, "done")
    assert asked(s) == "pause"
    assert len(s.deck) == size - 2
    assert s.looked == 0
    kept = {"nasser", "comecon", "duck_and_cover"}
    assert {CODES[card] for card in cards_in(s.in_deck[US])} == kept
    assert set(s.view(US)["board"]["deck_known"]) == kept
    assert hand(s, US) == {"un_intervention"}
    assert where(s, "our_man_in_tehran") == "removed"
    for seed in range(20):
        sampled = s.determinize(US, seed)
        assert isinstance(sampled, ColdWar)
        assert not sampled.hand[USSR] & s.in_deck[US]
    sound(s)


@pytest.mark.rule("TS-OM-1")
def test_the_rest_is_shuffled_into_the_whole_deck() -> None:
    s = position_with(turn=LATE, deck=TOP, influence={"iran": (2, 0)}, optional_cards=True)
    resolve(s, "our_man_in_tehran", US)
    force(s, ["sadat_expels_soviets", "nasser"])
    play_moves(s, "done")
    assert [CODES[card] for card in s.deck[-2:]] == ["nasser", "sadat_expels_soviets"]


@pytest.mark.rule("TS-OM-1")
def test_all_five_may_be_discarded() -> None:
    s = position_with(turn=LATE, deck=TOP, influence={"iran": (2, 0)}, optional_cards=True)
    resolve(s, "our_man_in_tehran", US)
    play_moves(s, *TOP)
    assert asked(s) == "pause"
    assert s.looked == s.in_deck[US] == 0
    assert {where(s, name) for name in TOP} == {"discard"}
    sound(s)


@pytest.mark.rule("TS-OM-1", "TS-RS-3")
def test_a_short_deck_is_filled_up_from_below() -> None:
    s = position_with(turn=LATE, influence={"iran": (2, 0)}, optional_cards=True)
    top = ["nasser", "fidel"]
    s.deck = [code(name) for name in ["our_man_in_tehran", *top]]
    s.discard = sum(1 << code(name) for name in ["comecon", "nato", "brush_war", "asia_scoring"])
    in_deck = sum(1 << card for card in s.deck)
    s.removed = s.rules.cards & ~in_deck & ~s.discard
    force(s, ["nato", "brush_war", "asia_scoring"])
    s.deck.remove(code("our_man_in_tehran"))
    s.resolving |= 1 << code("our_man_in_tehran")
    s.phasing = US
    begin(s, Event(code("our_man_in_tehran"), US, US))
    assert set(offered(s)) == {*top, "nato", "brush_war", "asia_scoring", "done"}
    assert s.discard == 0
    play_moves(s, "nato", "done")
    assert s.discard == 1 << code("nato")


@pytest.mark.rule("TS-OM-1", "TS-5.2b")
def test_our_man_needs_a_country_in_the_middle_east() -> None:
    s = position_with(turn=LATE, deck=TOP, influence={"iran": (1, 0)}, optional_cards=True)
    resolve(s, "our_man_in_tehran", US)
    assert asked(s) == "pause"
    assert where(s, "our_man_in_tehran") == "discard"
    assert s.in_deck[US] == 0


@pytest.mark.rule("TS-V-25")
def test_knowledge_of_the_deck_lapses_when_the_enemy_draws() -> None:
    s = position_with(turn=LATE, deck=TOP, influence={"iran": (2, 0)}, optional_cards=True)
    resolve(s, "our_man_in_tehran", US)
    play_moves(s, "done")
    s.draw_card(USSR)
    assert s.in_deck[US] == 0
    assert knowledge.hidden(s, USSR) == s.hand[USSR]
    sound(s)
