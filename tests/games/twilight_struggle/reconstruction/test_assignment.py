"""Hidden cards: an assignment that fits all that was seen is found, and no other."""

import pytest

from detente.core.event_log import EVERYONE
from detente.games.twilight_struggle.reconstruction.events import last_events
from detente.games.twilight_struggle.reconstruction.sightings import CardSightings
from detente.games.twilight_struggle.reconstruction.trajectory import Trajectory
from detente.games.twilight_struggle.referee.referee import Referee, new_referee
from detente.games.twilight_struggle.rules.cards import PASS, SCORING, cards_in
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import LEAST_VALUE
from tests.games.twilight_struggle.played import KnownAnswers, played_game, public

MOMENTS = (20, 90, 180, 320)
"""After so many moves: turns 1, 2 or 3, 4 and 6 or so."""


def refereed(seed: str, moves: int) -> tuple[Trajectory, Referee]:
    """A game, and a referee who has heard of it but does not know the hands."""
    game = played_game(seed, most=moves, edition="deluxe", optional_cards=True)
    referee = new_referee(game.rules)
    answers = KnownAnswers(game)
    for number, move in enumerate(game.moves):
        answers.start_move(number)
        referee.play(move.seat, move.action, answers)
    return game, referee


def public_course(game: Trajectory) -> list[list[tuple[object, object]]]:
    """Everything that everybody saw, move by move."""
    return [
        [(e.kind, e.values) for e in last_events(state) if e.audience == EVERYONE]
        for state in game.states
    ]


def hands(state: ColdWar) -> list[tuple[int, int]]:
    """(side, card) of all cards in hands."""
    return [(side, card) for side in (US, USSR) for card in cards_in(state.hand[side])]


@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("seed", ["Suez", "Berlin"])
def test_the_truth_can_always_be_supposed(seed: str, moves: int) -> None:
    game, referee = refereed(seed, moves)
    before = public_course(referee.trajectory)
    assert referee.assignment.reassign(hands(game.state))
    assert hands(referee.state) == hands(game.state)
    assert public_course(referee.trajectory) == before


@pytest.mark.parametrize("moves", MOMENTS[1:3])
def test_what_is_supposed_is_so_and_changes_nothing_that_was_seen(moves: int) -> None:
    _, referee = refereed("Prague", moves)
    before, seen = public_course(referee.trajectory), public(referee.state)
    for card in referee.assignment.hidden[::5]:
        for side in (US, USSR):
            if referee.assignment.reassign([(side, card)]):
                assert referee.state.holds(side, card)
                assert referee.assignment.reassign(lacks=[(side, card)])
                assert not referee.state.holds(side, card)
            assert public_course(referee.trajectory) == before and public(referee.state) == seen
            referee.state.check()


def test_every_draw_has_a_card_and_every_card_seen_its_draw() -> None:
    game, _ = refereed("Hanoi", 250)
    found = CardSightings(game)
    assert all(slot.interval is not None for slot in found.slots if slot.by >= 0)
    assert all(one.slot is not None for one in found.intervals if one.seen_by in (US, USSR))
    in_hands = {
        slot.interval.card
        for slot in found.slots
        if slot.interval and slot.interval.seen_by is None
    }
    known = {card for _, card in hands(game.state)} - set(found.hidden)
    assert in_hands == {card for _, card in hands(game.state)} - known
    orders = found.assigned_orders()
    assert orders == found.orders


def test_a_deal_that_cannot_be_changes_nothing() -> None:
    _, referee = refereed("Havana", 90)
    before = referee.trajectory
    hidden = referee.assignment.hidden
    too_many = [(US, card) for card in hidden[:10]]
    assert not referee.assignment.reassign(too_many)
    assert referee.trajectory is before


@pytest.mark.rule("TS-QB-3", "TS-V-16")
def test_who_passes_in_a_deluxe_trap_is_supposed_to_hold_no_scoring_card() -> None:
    """Even if all that was supposed before made a scoring card the only legal move."""
    game = played_game("trap 1681", edition="deluxe")
    passes = [number for number, move in enumerate(game.moves) if move.action == PASS]
    seat = game.moves[passes[0]].seat
    referee, answers = new_referee(game.rules), KnownAnswers(game)
    for number, move in enumerate(game.moves[: passes[0]]):
        answers.start_move(number)
        referee.play(move.seat, move.action, answers)
    hidden = referee.assignment.hidden
    strong = [card for card in hidden if referee.state.card_value(seat, card) >= LEAST_VALUE]
    scoring = [card for card in hidden if SCORING >> card & 1]
    lacks = [(seat, card) for card in strong]
    assert any(referee.assignment.reassign([(seat, card)], lacks) for card in scoring)
    refusal = referee.state.refusal(seat, PASS)
    assert (refusal.rule, refusal.reason) == ("TS-QB-3", "refused-trap-scoring")
    answers.start_move(passes[0])
    referee.play(seat, PASS, answers)
    assert public(referee.state) == public(game.states[passes[0] + 1])
    assert not referee.state.hand[seat] & SCORING
