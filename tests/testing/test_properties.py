"""The conformance kit checks a third party's game, and finds each kind of broken promise."""

import random
from collections.abc import Callable
from typing import Any, ClassVar, SupportsIndex, cast

import pytest

from detente import Game, InvariantError
from detente.core.agenda import Reason, Step, by_name
from detente.core.deck import cards_in
from detente.core.rng import Rng
from detente.testing import properties
from tests.toys.sealed_bids.rules import (
    CODES,
    DEALER,
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
    """Keeps the true state when it should resample."""

    def resample_hidden(self, seat: int) -> None:
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

    def prompt_args(self, s: Bids, seat: int) -> dict[str, object]:
        return {"answers": list(s.pending_actions)}


class Hasty(DiscardOne):
    """Lets the first move decide who deals."""

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

    def resolve_all(self, s: Bids, actions: list[int]) -> None:
        super().resolve_all(s, actions)
        s.push(self.first(s.dealer))


class UncountedSwap(Swap):
    def resolve(self, s: Bids, seat: int, action: int) -> None:
        revelations = s.revelations
        super().resolve(s, seat, action)
        s.revelations = revelations


class OpenKeep(Swap):
    def resolve(self, s: Bids, seat: int, action: int) -> None:
        super().resolve(s, seat, action)
        if action == KEEP:
            s.log_public(DISCARDED_CARD, cards_in(s.hands[seat])[0])


class UnevenKeep(Swap):
    def resolve(self, s: Bids, seat: int, action: int) -> None:
        super().resolve(s, seat, action)
        if action == KEEP:
            s.revelations += s.deck.cards[-1] % 2


class LookOwn(SwapTwice):
    """Lets the dealer look at a card of the deck and take the swap back."""

    first: ClassVar[type[Swap]] = UncountedSwap


class LookOther(SwapTwice):
    """Shows the others the dealer's card, and lets the dealer take that back."""

    first: ClassVar[type[Swap]] = OpenKeep


class LookUndo(SwapTwice):
    """Lets the dealer take a move back or not, which shows something about the card on top."""

    first: ClassVar[type[Swap]] = UnevenKeep


class Tried(DiscardOne):
    """Hints at what a roll on a clone would bring."""

    def hint(self, s: Bids, seat: int, action: int) -> dict[str, object]:
        return {"kind": "tried", "seat": s.clone().draw(DEALER, list(range(s.seats)))}


class Consumed(DiscardOne):
    """Uses up a random number to list its candidates."""

    def candidates(self, s: Bids, seat: int) -> list[int]:
        cards = super().candidates(s, seat)
        s.rng.uniform(2)
        return cards


class Foreseen(Bids):
    """Shows how many outcomes are fixed."""

    def board(self, seat: int | None) -> dict[str, Any]:
        return {**super().board(seat), "fixed": len(self.outcomes)}


class Repeated(Bids):
    """Draws what is hidden with the game's own numbers."""

    def determinize(self, seat: SupportsIndex, seed: SupportsIndex | str) -> Bids:
        other = cast(Bids, super().determinize(seat, seed))
        other.rng = self.rng.clone()
        return other


def broken(position: type[Bids], decision: type[DiscardOne]) -> SealedBids:
    """Sealed bids with one fault."""

    class Faulty(SealedBids):
        steps: ClassVar[dict[str, Any]] = {**SealedBids.steps, **by_name(decision)}

        def new_state(self, seats: int, rng: Rng) -> Bids:
            return position(self, seats, rng)

        def first_step(self) -> Step[Any]:
            return decision()

    return Faulty()


@pytest.mark.parametrize(
    ("position", "decision", "promise"),
    [
        (Open, DiscardOne, properties.nothing_leaks),
        (Open, DiscardOne, properties.determinization_is_consistent),
        (Peeking, DiscardOne, properties.determinization_varies),
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
        (Bids, Tried, properties.chance_is_not_foreseen),
        (Bids, Consumed, properties.chance_is_not_foreseen),
        (Foreseen, DiscardOne, properties.chance_is_not_foreseen),
        (Repeated, DiscardOne, properties.chance_is_not_foreseen),
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

    with pytest.raises(InvariantError):
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
