"""TS-4.3, TS-RS-1 in both revisions: when a deck that a draw has used up is made anew."""

from pathlib import Path
from random import Random

import pytest

import detente
from detente.core.errors import InvariantError
from detente.games.twilight_struggle.rules import knowledge
from detente.games.twilight_struggle.rules.cards import CODES, NO_CARD, cards_in, code
from detente.games.twilight_struggle.rules.events.hands import TakeDiscarded
from detente.games.twilight_struggle.rules.headline import Headline
from detente.games.twilight_struggle.rules.revisions import LATEST, RESHUFFLE_AT_ONCE
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.turn import Deal
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    event_ids,
    few,
    hand,
    position_with,
    resolve,
    sampled_hands,
    sound,
)

WAITS, AT_ONCE = 1, 2
both = pytest.mark.parametrize("revision", [WAITS, AT_ONCE])
PILE = ["olympic_games", "decolonization", "nuclear_test_ban"]
AMERICAN = ["duck_and_cover", "five_year_plan", "truman_doctrine", "nato", "independent_reds"]
AMERICAN += ["marshall_plan", "containment", "cia_created"]
SOVIET = ["socialist_governments", "fidel", "vietnam_revolts", "blockade", "korean_war"]
SOVIET += ["romanian_abdication", "arab_israeli_war", "comecon"]


def names(s: ColdWar, *, pile: bool) -> set[str]:
    """The cards of the discard pile or of the deck."""
    return {CODES[card] for card in (cards_in(s.discard) if pile else s.deck)}


def dealt(revision: int, deck: list[str]) -> ColdWar:
    """Hands of eight are filled to nine: two cards are dealt."""
    given = {"us": AMERICAN, "ussr": SOVIET, "deck": deck, "discard": PILE}
    return begin(few(revision=revision, **given), Deal())


def test_the_correction_is_the_second_revision() -> None:
    assert RESHUFFLE_AT_ONCE == AT_ONCE <= LATEST == detente.game("twilight_struggle").revision


# --- a deal ---------------------------------------------------------------------------------------


@pytest.mark.rule("TS-4.3", "TS-RS-1", "TS-I-06")
@both
def test_a_deal_that_uses_up_the_deck_exactly(revision: int) -> None:
    s = dealt(revision, ["suez_crisis", "formosan_resolution"])
    assert hand(s, USSR) == {*SOVIET, "suez_crisis"}
    assert hand(s, US) == {*AMERICAN, "formosan_resolution"}
    shuffled = revision == AT_ONCE
    assert names(s, pile=False) == (set(PILE) if shuffled else set())
    assert names(s, pile=True) == (set() if shuffled else set(PILE))
    assert event_ids(s).count("deck-reshuffled") == shuffled
    for seat in (US, USSR, None):
        board = s.view(seat)["board"]
        assert board["deck_count"] == (3 if shuffled else 0)
        assert set(board["discard"]) == names(s, pile=True)
    sound(s)


@pytest.mark.rule("TS-4.3", "TS-4.3.1", "TS-I-06")
@both
def test_nothing_is_shuffled_while_a_card_is_left(revision: int) -> None:
    s = dealt(revision, ["suez_crisis", "formosan_resolution", "defectors"])
    assert (names(s, pile=False), names(s, pile=True)) == ({"defectors"}, set(PILE))
    assert "deck-reshuffled" not in event_ids(s)
    sound(s)


@pytest.mark.rule("TS-4.3.1", "TS-RS-1")
def test_in_the_middle_of_a_deal_both_revisions_do_the_same() -> None:
    boards = []
    for revision in (WAITS, AT_ONCE):
        s = few(us=AMERICAN, ussr=SOVIET, deck=["suez_crisis"], discard=PILE, revision=revision)
        begin(s, Deal())
        assert event_ids(s).count("deck-reshuffled") == 1
        assert len(s.deck) == 2
        boards.append(s.dump_board())
    assert boards[0] == boards[1]


@pytest.mark.rule("TS-4.3", "TS-G-15")
@both
def test_without_discards_the_deck_stays_empty_until_the_next_draw(revision: int) -> None:
    s = few(ussr=["fidel"], deck=["nasser"], revision=revision)
    s.draw_card(USSR)
    assert s.deck == []
    s.discard_from_hand(USSR, code("fidel"))
    assert (s.deck, names(s, pile=True)) == ([], {"fidel"})
    assert s.draw_card(USSR) == code("fidel")
    assert (s.deck, s.discard) == ([], 0)
    assert s.draw_card(USSR) == NO_CARD
    s.check()


# --- draws in the middle of a turn ----------------------------------------------------------------


@pytest.mark.rule("TS-RS-3", "TS-AN-1")
@both
def test_ask_not_draws_the_last_card(revision: int) -> None:
    """What was discarded for the draw is in the pile that is shuffled."""
    s = few(
        us=["nasser", "fidel"],
        deck=["brush_war"],
        discard=PILE,
        revision=revision,
        loose=["ask_not_what_your_country"],
    )
    resolve(s, "ask_not_what_your_country", US)
    play_moves(s, "nasser", "done")
    assert hand(s, US) == {"fidel", "brush_war"}
    pile = {*PILE, "nasser"}
    expected = (pile, set()) if revision == AT_ONCE else (set(), pile)
    assert (names(s, pile=False), names(s, pile=True)) == expected
    sound(s)


@pytest.mark.rule("TS-OM-1", "TS-4.3")
@both
def test_our_man_in_tehran_discards_the_whole_deck(revision: int) -> None:
    top = ["nasser", "fidel", "asia_scoring", "comecon", "duck_and_cover"]
    s = few(
        deck=top,
        ussr=["brush_war"],
        influence={"iran": (2, 0)},
        optional_cards=True,
        revision=revision,
        loose=["our_man_in_tehran"],
    )
    resolve(s, "our_man_in_tehran", US)
    play_moves(s, *top)
    expected = (set(top), set()) if revision == AT_ONCE else (set(), set(top))
    assert (names(s, pile=False), names(s, pile=True)) == expected
    assert s.in_deck[US] == s.looked == 0
    assert sampled_hands(s, US, 20) == {frozenset({"brush_war"})}, "nobody has drawn since"
    sound(s)


@pytest.mark.rule("TS-SN-1", "TS-4.3")
@both
def test_what_has_been_shuffled_cannot_be_taken_from_the_pile(revision: int) -> None:
    """SALT Negotiations find the old discards only where they still lie."""
    s = few(us=["nasser"], deck=["brush_war"], discard=PILE, revision=revision)
    s.draw_card(US)
    s.discard_from_hand(US, code("nasser"))
    begin(s, TakeDiscarded(US))
    old = [] if revision == AT_ONCE else PILE
    assert set(offered(s)) == {"nasser", "none", *old}


# --- what the log says ---------------------------------------------------------------------------


@pytest.mark.rule("TS-V-30", "TS-V-23", "TS-I-35")
@both
def test_nobody_can_hold_what_was_shuffled_after_the_last_draw(revision: int) -> None:
    s = few(
        us=["nato"], ussr=["fidel", "nasser"], deck=["blockade"], discard=PILE, revision=revision
    )
    s.draw_card(USSR)
    assert sampled_hands(s, US, 40) == {frozenset({"fidel", "nasser", "blockade"})}
    assert sampled_hands(s, USSR, 40) == {frozenset({"nato"})}
    possible = {CODES[card] for card in cards_in(knowledge.may_hold(s, USSR))}
    assert possible == {"fidel", "nasser", "blockade"}
    s.draw_card(USSR)
    drawn = {name for held in sampled_hands(s, US, 80) for name in held}
    assert drawn == {"fidel", "nasser", "blockade", *PILE}


@pytest.mark.rule("TS-I-06")
@both
def test_before_the_headlines_an_empty_deck_has_no_discards_beside_it(revision: int) -> None:
    s = position_with(hands={"us": AMERICAN, "ussr": SOVIET}, revision=revision)
    s.discard |= sum(1 << card for card in s.deck)
    s.deck = []
    s.phasing = NOBODY
    begin(s, Headline())
    if revision == AT_ONCE:
        with pytest.raises(InvariantError, match="made anew"):
            s.check()
    else:
        s.check()


# --- whole games ----------------------------------------------------------------------------------


def test_whole_games_differ_from_where_the_deck_is_used_up_exactly() -> None:
    """Move by move with the same moves; the first difference is the earlier shuffle."""
    differing = 0
    for seed in (15, 16, 17):
        old, new = (
            detente.game("twilight_struggle", revision=revision).start(seed=seed)
            for revision in (WAITS, AT_ONCE)
        )
        assert isinstance(old, ColdWar)
        assert isinstance(new, ColdWar)
        random = Random(seed)
        while not old.over and old.dump_board() == new.dump_board():
            seat = old.to_act[0]
            assert old.legal_actions(seat) == new.legal_actions(seat)
            action = random.choice(old.legal_actions(seat))
            old.apply_action(seat, action)
            new.apply_action(seat, action)
        if old.over:
            assert old.result == new.result
            continue
        differing += 1
        assert not old.deck
        assert old.discard
        assert {CODES[card] for card in new.deck} == names(old, pile=True)
        before, after = old.dump_board(), new.dump_board()
        changed = {field for field in before if before[field] != after[field]}
        assert {"deck", "discard"} <= changed <= {"deck", "discard", "limits"}
        assert (
            event_ids(new).count("deck-reshuffled") == event_ids(old).count("deck-reshuffled") + 1
        )
    assert differing == 1


@pytest.mark.rule("TS-4.3", "TS-RS-1")
def test_the_stored_games_differ_from_where_a_draw_empties_the_deck() -> None:
    records = Path(__file__).parents[1] / "records"
    old, new = (
        detente.read_record(records / f"r{revision}" / "correction_2.detente").record
        for revision in (WAITS, AT_ONCE)
    )
    waiting, at_once = old.start(), new.start()
    for move in old.moves:
        waiting.play(*move)
        at_once.play(*move)
        if waiting.dump_board() != at_once.dump_board():
            break
    assert isinstance(waiting, ColdWar)
    assert isinstance(at_once, ColdWar)
    assert not waiting.deck
    assert {CODES[card] for card in at_once.deck} == names(waiting, pile=True) != set()
    assert not at_once.discard
