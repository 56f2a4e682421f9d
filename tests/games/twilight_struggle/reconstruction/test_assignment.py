"""Hidden cards: what fits all that was seen is found, and nothing else."""

import pytest

from detente.core.event_log import EVERYONE
from detente.games.twilight_struggle.reconstruction.assignment import Course
from detente.games.twilight_struggle.reconstruction.trajectory import Path, news
from detente.games.twilight_struggle.referee.referee import Referee, new_referee
from detente.games.twilight_struggle.rules.cards import cards_in
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.twilight_struggle.played import Memory, played_game, public

MOMENTS = (20, 90, 180, 320)
"""After so many moves: turns 1, 2 or 3, 4 and 6 or so."""


def refereed(seed: str, moves: int) -> tuple[Path, Referee]:
    """A game, and a referee who has heard of it but does not know the hands."""
    path = played_game(seed, most=moves, edition="deluxe", optional_cards=True)
    referee = new_referee(path.rules)
    told = Memory(path)
    for number, move in enumerate(path.moves):
        told.recall(number)
        referee.choose(move.seat, move.action, told)
    return path, referee


def course(path: Path) -> list[list[tuple[object, object]]]:
    """Everything that everybody saw, move by move."""
    return [
        [(e.kind, e.values) for e in news(state) if e.audience == EVERYONE] for state in path.states
    ]


def hands(state: ColdWar) -> list[tuple[int, int]]:
    """(side, card) of all cards in hands."""
    return [(side, card) for side in (US, USSR) for card in cards_in(state.hand[side])]


@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("seed", ["Suez", "Berlin"])
def test_the_truth_can_always_be_supposed(seed: str, moves: int) -> None:
    path, referee = refereed(seed, moves)
    before = course(referee.path)
    assert referee.deal.suppose(hands(path.state))
    assert hands(referee.state) == hands(path.state)
    assert course(referee.path) == before


@pytest.mark.parametrize("moves", MOMENTS[1:3])
def test_what_is_supposed_is_so_and_changes_nothing_that_was_seen(moves: int) -> None:
    _, referee = refereed("Prague", moves)
    before, seen = course(referee.path), public(referee.state)
    for card in referee.deal.hidden[::5]:
        for side in (US, USSR):
            if referee.deal.suppose([(side, card)]):
                assert referee.state.holds(side, card)
                assert referee.deal.suppose(lacks=[(side, card)])
                assert not referee.state.holds(side, card)
            assert course(referee.path) == before and public(referee.state) == seen
            referee.state.check()


def test_every_draw_has_a_card_and_every_card_seen_its_draw() -> None:
    path, _ = refereed("Hanoi", 250)
    found = Course(path)
    assert all(slot.life is not None for slot in found.slots if slot.by >= 0)
    assert all(life.slot is not None for life in found.lives if life.seen_by in (US, USSR))
    in_hands = {slot.life.card for slot in found.slots if slot.life and slot.life.seen_by is None}
    known = {card for _, card in hands(path.state)} - set(found.hidden)
    assert in_hands == {card for _, card in hands(path.state)} - known
    orders = found.redealt()
    assert orders == found.orders


def test_a_deal_that_cannot_be_changes_nothing() -> None:
    _, referee = refereed("Havana", 90)
    before = referee.path
    hidden = referee.deal.hidden
    too_many = [(US, card) for card in hidden[:10]]
    assert not referee.deal.suppose(too_many)
    assert referee.path is before
