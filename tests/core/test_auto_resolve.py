"""Decisions with at most one legal move, which are resolved without asking."""

from typing import ClassVar

from detente.core.agenda import Reason
from tests.toys.sealed_bids.rules import KEEP, SWAP, Bids, DiscardOne, SealedBids, Showdown, Swap


class QuietSwap(Swap):
    """Asks only if both moves are legal."""

    auto_resolve: ClassVar[bool] = True

    def __init__(self, seat: int, open_: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.open = open_

    def forbids(self, s: Bids, seat: int, action: int) -> Reason | None:
        return None if action in self.open else Reason("TOY-2", "refused-swap-or-keep")


def bids() -> Bids:
    state = SealedBids().start(seed=3)
    assert isinstance(state, Bids)
    return state


def after(state: Bids, *steps: QuietSwap) -> Bids:
    state.agenda = [Showdown(), DiscardOne(), *reversed(steps)]
    state.to_act = ()
    state.proceed()
    return state


def test_one_legal_move_is_made_and_is_not_recorded() -> None:
    state = bids()
    top, cards = state.deck.top(1)[0], len(state.deck.cards)
    after(state, QuietSwap(0, (SWAP,)))
    assert state.hands[0] == 1 << top
    assert len(state.deck.cards) == cards
    assert isinstance(state.decision(), DiscardOne)
    assert state.move_number == 0


def test_no_option_lets_it_lapse() -> None:
    state = bids()
    hands = state.hands.copy()
    after(state, QuietSwap(0, ()), QuietSwap(1, ()))
    assert state.hands == hands
    assert isinstance(state.decision(), DiscardOne)


def test_two_options_are_asked() -> None:
    state = after(bids(), QuietSwap(1, (SWAP, KEEP)))
    assert state.to_act == (1,)
    assert state.legal_moves(1) == ["swap", "keep"]


def test_after_the_end_nothing_comes_onto_the_agenda() -> None:
    state = bids()
    state.finish([0], [1, 0], "highest_card")
    state.push(Showdown())
    state.push_all([Showdown(), Showdown()])
    assert state.agenda == []
