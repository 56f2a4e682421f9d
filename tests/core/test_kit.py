"""The conformance kit serves a stranger's game, and finds each kind of broken promise."""

import random
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from detente import Broken, Game
from detente.core import conformance
from detente.core.agenda import Reason, Step, by_name
from detente.core.chance import Chance
from detente.core.pile import cards_in
from tests.core.toy import CODES, Bids, DiscardOne, SealedBids


@pytest.mark.parametrize("promise", conformance.PROMISES, ids=lambda p: str(p.__name__))
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
        (Open, DiscardOne, conformance.nothing_leaks),
        (Open, DiscardOne, conformance.imagination_is_honest),
        (Peeking, DiscardOne, conformance.imagination_varies),
        (Forgetful, DiscardOne, conformance.positions_round_trip),
        (Shared, DiscardOne, conformance.accepted_offered_explained),
        (Restless, DiscardOne, conformance.deterministic),
        (Bids, Stubborn, conformance.accepted_offered_explained),
        (Bids, Gossip, conformance.simultaneous),
        (Bids, Hasty, conformance.accepted_offered_explained),
        (Bids, Stuck, conformance.no_dead_ends),
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
