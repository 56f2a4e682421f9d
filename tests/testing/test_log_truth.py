"""The kit that compares logs with positions, tried on a tiny game: what it takes for true."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any, ClassVar

import pytest

from detente.core.deck import cards_in
from detente.core.event_log import EVERYONE, NOBODY, EventKind
from detente.testing.log_truth import (
    AUDIENCE,
    Account,
    Change,
    Checks,
    Told,
    arguments,
    changes,
    changes_from,
    falsehoods,
    invented,
    survey,
    taken_for_true,
    unnoticed,
)
from detente.testing.records import play
from tests.toys.sealed_bids.rules import (
    CODES,
    DEALER,
    DECK,
    DISCARDED,
    DISCARDED_CARD,
    SWAPPED,
    SealedBids,
)


class Hands(Account):
    """Hands as sets of codes, the deck as a list, its top first."""

    silent: ClassVar[dict[str, str]] = {"dealer": "drawn before the first move"}

    def read(self, board: dict[str, Any]) -> dict[str, Any]:
        return {
            "hands": [{CODES[card] for card in cards_in(hand)} for hand in board["hands"]],
            "discards": [None if card < 0 else CODES[card] for card in board["discards"]],
            "deck": board["deck"]["cards"],
        }


CHECKS = Checks(Hands, {**SealedBids.event_kinds, **SealedBids.outcome_kinds})


@CHECKS.of(DISCARDED)
def _discarded(a: Hands, seat: int) -> None:
    assert a.later()[0].kind is DISCARDED_CARD


@CHECKS.of(DISCARDED_CARD, private=True)
def _discarded_card(a: Hands, card: str) -> None:
    assert a.earlier()[0].args == {"seat": a.to}
    a.board["hands"][a.to].remove(card)
    a.board["discards"][a.to] = card


@CHECKS.of(SWAPPED)
def _swapped(a: Hands, seat: int) -> None:
    [old] = a.board["hands"][seat]
    a.board["hands"][seat] = {a.board["deck"].pop(0)}
    a.board["deck"].append(old)


@CHECKS.of(DECK, DEALER)
def _chance(a: Hands, *values: Any) -> None:
    """All of it is at the start."""


def game(seed: int = 1) -> list[Change]:
    """A whole game with two seats, in which the dealer swaps."""
    state = SealedBids().start(2, seed)
    first, second = (state.legal_moves(seat)[0] for seat in (0, 1))
    moves = [(0, first), (1, second), (state.dump()["board"]["dealer"], "swap")]
    return list(changes_from(state, moves))


def told(change: Change, edit: Callable[[list[Told]], object]) -> Change:
    """The same change with other lines in the log."""
    events = list(change.told)
    edit(events)
    return replace(change, told=tuple(events))


def test_the_changes_of_a_record_are_its_start_and_its_moves(sealed_bids: None) -> None:
    record = play(SealedBids().start(3, 5), "5").record()
    start, *moves = changes(record)
    assert (start.seat, start.move, start.told) == (-1, "", ())
    assert start.before["board"] == start.after["board"] == moves[0].before["board"]
    assert [(change.seat, change.move) for change in moves] == record.moves
    assert all(one.after is two.before for one, two in pairwise(moves))
    assert moves[-1].after == record.replay().dump()


def test_a_record_from_a_position_has_no_start(sealed_bids: None) -> None:
    state = SealedBids().start(2, 1)
    loaded = state.game.load(state.dump())
    loaded.play(0, loaded.legal_moves(0)[0])
    assert [change.seat for change in changes(loaded.record())] == [0]


def test_events_have_codes_as_text_and_seats_as_numbers() -> None:
    _, discards, swap = game()
    assert [event.kind for event in discards.told] == [DISCARDED, DISCARDED_CARD] * 2
    assert discards.told[0].args == {"seat": 0}
    assert discards.told[1].args["card"] in CODES
    assert (discards.told[1].audience, discards.told[3].audience) == (1, 2)
    assert [str(event) for event in swap.told] == [f"swapped({{'seat': {swap.seat}}})"]


def test_a_true_log_is_taken_for_true() -> None:
    for change in game():
        CHECKS.check(change)


def other(number: int, **fields: Any) -> Callable[[list[Told]], object]:
    """Let one of the events have other values, or another audience."""

    def edit(events: list[Told]) -> None:
        events[number] = replace(events[number], **fields)

    return edit


@pytest.mark.parametrize(
    ("move", "edit", "why"),
    [
        (2, lambda events: events.clear(), "hands: told"),
        (1, lambda events: events.pop(), "discarded.*IndexError"),
        (2, lambda events: events.append(events[0]), "hands: told"),
        (1, lambda events: events.reverse(), "discarded-card"),
        (2, other(0, values=(7,)), "swapped.*IndexError"),
        (2, other(0, audience=1), "swapped.*for whom"),
        (1, other(1, audience=2), "discarded-card.*assert"),
        (1, other(1, audience=3), "discarded-card.*for whom"),
        (1, other(1, audience=4), "discarded-card.*one seat only"),
        (1, other(1, audience=NOBODY), "discarded-card.*one seat only"),
        (1, other(1, audience=EVERYONE), "discarded-card.*one seat only"),
    ],
)
def test_an_untrue_log_is_found(move: int, edit: Callable[[list[Told]], object], why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        CHECKS.check(told(game()[move], edit))


def test_a_change_that_nobody_tells_is_found() -> None:
    change = game()[0]
    board = {**change.after["board"], "discards": [0, -1]}
    with pytest.raises(AssertionError, match="discards: told"):
        CHECKS.check(replace(change, after={**change.after, "board": board}))
    board = {**change.after["board"], "dealer": 7}
    CHECKS.check(replace(change, after={**change.after, "board": board}))


def test_a_line_that_goes_with_a_move_or_another_line_is_missed() -> None:
    class Strict(Hands):
        silent = dict.fromkeys(("hands", "deck", "discards"), "only lines are counted here")
        announced: ClassVar[dict[tuple[str, str], EventKind]] = {("swap", "swap"): SWAPPED}
        paired = ((DISCARDED_CARD, DISCARDED),)

    strict = replace(CHECKS, account=Strict)
    _, discards, swap = game()
    strict.check(discards)
    strict.check(swap)
    with pytest.raises(AssertionError, match="swapped is not told"):
        strict.check(told(swap, lambda events: events.clear()))
    strict.functions = {**CHECKS.functions, "discarded-card": _chance}
    with pytest.raises(AssertionError, match="discarded-card without"):
        strict.check(told(discards, lambda events: events.pop(2)))


def test_a_kind_without_a_check_is_named() -> None:
    bare = Checks(Hands, SealedBids.event_kinds)
    bare.of(DISCARDED)(_discarded)
    assert bare.missing() == ["discarded-card", "swapped"]
    with pytest.raises(AssertionError):
        bare.of(DISCARDED)(_discarded)


def test_a_survey_counts_and_samples_each_game() -> None:
    untrue = told(game(2)[2], lambda events: events.clear())
    found = survey(CHECKS, [("one", game()), ("two", [*game(2)[:2], untrue])])
    assert dict(found.counts) == {"discarded": 4, "discarded-card": 4, "swapped": 1}
    [line] = found.untrue
    assert line.startswith("two 2 ") and "hands: told" in line
    assert [len(found.samples[kind]) for kind in found.counts] == [4, 4, 1]
    change, number = found.samples["swapped"][0]
    assert change.told[number].kind is SWAPPED


@pytest.mark.parametrize(
    ("kind", "name", "wrong"),
    [
        (DISCARDED, "seat", [1]),
        (DISCARDED_CARD, AUDIENCE, [EVERYONE, 2]),
        (SWAPPED, "seat", [0]),
    ],
)
def test_falsehoods_are_other_values_of_the_same_type(
    kind: Any, name: str, wrong: list[int]
) -> None:
    found = survey(CHECKS, [("one", game())])
    change, number = found.samples[kind.message][0]
    made = [one.told[number] for one in falsehoods(change, number, name)]
    assert [one.audience if name == AUDIENCE else one.values[0] for one in made] == wrong
    assert name in arguments(CHECKS, kind)
    assert not unnoticed(CHECKS, found, kind, name)


def test_falsehoods_of_a_code_are_its_neighbours() -> None:
    change = game()[1]
    card = CODES.index(change.told[1].args["card"])
    made = [one.told[1].args["card"] for one in falsehoods(change, 1, "card")]
    assert made == [CODES[card - 1], CODES[card + 1]]
    assert not arguments(CHECKS, DISCARDED).count(AUDIENCE)


def test_what_a_check_does_not_compare_is_unnoticed() -> None:
    blind = Checks(Hands, SealedBids.event_kinds)
    for kind in (DISCARDED, DISCARDED_CARD, SWAPPED):
        blind.of(kind, private=kind is DISCARDED_CARD)(lambda a, *values: None)
    blind.account = type(
        "Blind", (Hands,), {"silent": dict.fromkeys(("hands", "deck", "discards"))}
    )
    found = survey(blind, [("one", game())])
    assert not found.untrue
    assert len(unnoticed(blind, found, DISCARDED_CARD, "card")) == 4


def test_what_did_not_happen_is_told_where_it_did_not_happen() -> None:
    found = survey(CHECKS, [("1", game())])
    wrong = list(invented(found, SWAPPED))
    assert wrong
    for change in wrong:
        assert [event.kind for event in change.told].count(SWAPPED) == 1
    true = [change for sampled in found.samples.values() for change, _ in sampled]
    assert not [change for change in wrong if change in true]
    assert taken_for_true(CHECKS, wrong) == []
    assert taken_for_true(CHECKS, true) == [str(change) for change in true]
