"""The conformance kit serves a stranger's game, and finds each kind of broken promise."""

import random
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from detente import Broken, Game
from detente.core.agenda import Reason, Step, by_name
from detente.core.deck import cards_in
from detente.core.rng import Chance
from detente.testing import properties
from tests.toys.sealed_bids.rules import (
    CODES,
    DISCARDED_CARD,
    KEEP,
    Bids,
    DiscardOne,
    SealedBids,
    Swap,
)


@pytest.mark.parametrize("promise", properties.PROMISES, ids=lambda p: str(p.__name__))
@pytest.mark.parametrize("seats", [2, 3])
def test_a_third_partys_game_keeps_the_promises(
    promise: Callable[[Game, int, int], None], seats: int
) -> None:
    for seed in range(10):
        promise(SealedBids(), seats, seed)


class Open(Bids):
    """Shows the first hand to everybody."""

    def board(self, seat: int | None) -> dict[str, Any]:
        return {**super().board(seat), "first": [CODES[c] for c in cards_in(self.hands[0])]}


class Peeking(Bids):
    """Imagines the truth."""

    def redraw(self, seat: int) -> None:
        """Leave everything as it is."""


class Forgetful(Bids):
    """Loses the dealer when written down."""

    def load_board(self, board: dict[str, Any]) -> None:
        super().load_board({**board, "dealer": 0})


class Shared(Bids):
    """Clones that share their hands."""

    def clone(self) -> "Bids":
        other = super().clone()
        other.hands = self.hands
        return other


class Restless(Bids):
    """Deals by Python's own generator."""

    def set_up(self) -> None:
        super().set_up()
        random.shuffle(self.deck.cards)


class Stubborn(DiscardOne):
    """Offers one card less than it allows."""

    def candidates(self, s: Bids, seat: int) -> list[int]:
        return super().candidates(s, seat)[:1]


class Gossip(DiscardOne):
    """Puts what the others have discarded into its refusals."""

    def facts(self, s: Bids, seat: int) -> dict[str, object]:
        return {"answers": list(s.answers)}


class Hasty(DiscardOne):
    """Lets the first answer decide who deals."""

    def forbids(self, s: Bids, seat: int, action: int) -> Reason | None:
        s.dealer = seat
        return super().forbids(s, seat, action)


class Stuck(DiscardOne):
    """Offers nothing."""

    def candidates(self, s: Bids, seat: int) -> list[int]:
        return []


class SwapTwice(DiscardOne):
    """Asks the dealer once more, so that the game goes on after a swap; without a fault."""

    first: ClassVar[type[Swap]] = Swap

    def all_chosen(self, s: Bids, answers: list[int]) -> None:
        super().all_chosen(s, answers)
        s.push(self.first(s.dealer))


class UncountedSwap(Swap):
    def chosen(self, s: Bids, seat: int, action: int) -> None:
        reveals = s.reveals
        super().chosen(s, seat, action)
        s.reveals = reveals


class OpenKeep(Swap):
    def chosen(self, s: Bids, seat: int, action: int) -> None:
        super().chosen(s, seat, action)
        if action == KEEP:
            s.tell(DISCARDED_CARD, cards_in(s.hands[seat])[0])


class UnevenKeep(Swap):
    def chosen(self, s: Bids, seat: int, action: int) -> None:
        super().chosen(s, seat, action)
        if action == KEEP:
            s.reveals += s.deck.cards[-1] % 2


class LookOwn(SwapTwice):
    """Lets the dealer look at a card of the deck and take the swap back."""

    first: ClassVar[type[Swap]] = UncountedSwap


class LookOther(SwapTwice):
    """Shows the others the dealer's card, and lets the dealer take that back."""

    first: ClassVar[type[Swap]] = OpenKeep


class LookUndo(SwapTwice):
    """Lets the dealer take a choice back or not, which tells about the card on top."""

    first: ClassVar[type[Swap]] = UnevenKeep


def broken(position: type[Bids], decision: type[DiscardOne]) -> SealedBids:
    """Sealed bids with one fault."""

    class Faulty(SealedBids):
        steps: ClassVar[dict[str, Any]] = {**SealedBids.steps, **by_name(decision)}

        def new_state(self, seats: int, chance: Chance) -> Bids:
            return position(self, seats, chance)

        def first_step(self) -> Step[Any]:
            return decision()

    return Faulty()


@pytest.mark.parametrize(
    ("position", "decision", "promise"),
    [
        (Open, DiscardOne, properties.nothing_leaks),
        (Open, DiscardOne, properties.imagination_is_honest),
        (Peeking, DiscardOne, properties.imagination_varies),
        (Forgetful, DiscardOne, properties.positions_round_trip),
        (Shared, DiscardOne, properties.accepted_offered_explained),
        (Restless, DiscardOne, properties.deterministic),
        (Bids, Stubborn, properties.accepted_offered_explained),
        (Bids, Gossip, properties.simultaneous),
        (Bids, Hasty, properties.accepted_offered_explained),
        (Bids, Stuck, properties.no_dead_ends),
        (Bids, LookOwn, properties.look_then_undo),
        (Bids, LookOther, properties.look_then_undo),
        (Bids, LookUndo, properties.look_then_undo),
    ],
)
def test_the_kit_finds_a_broken_promise(
    position: type[Bids],
    decision: type[DiscardOne],
    promise: Callable[[Game, int, int], None],
) -> None:
    def run_many() -> None:
        for seed in range(20):
            promise(broken(position, decision), 2, seed)

    with pytest.raises(Broken):
        run_many()


def test_what_counts_as_a_revelation_is_no_look() -> None:
    for seed in range(20):
        properties.look_then_undo(broken(Bids, SwapTwice), 2, seed)


def test_a_known_look_is_not_reported() -> None:
    game = broken(Bids, LookOwn)
    steps = {
        look.step for seed in range(20) for look in properties.looks_before_undo(game, 2, seed)
    }
    assert steps == {"uncounted_swap"}
    for seed in range(20):
        properties.look_then_undo(game, 2, seed, known=steps)
