"""Services for one to three, with options that depend on their number.

A single player has to beat the house, which turns up the next cards of the deck; if it has the
better one, nobody at the table has won.
"""

from typing import ClassVar

from detente.core.game import Proposal, Setting
from detente.core.rng import Rng
from tests.toys.services.rules import ServiceBids, Services

HOUSE = {"mild": 1, "bold": 2}
"""How many cards the house turns up."""


class SoloBids(ServiceBids):
    """What the house has is seen when all is over."""

    def finish(self, winners: list[int], scores: list[int], reason: str) -> None:
        shown = self.deck.cards[-HOUSE[str(self.game.settings["house"])] :]
        if self.seats == 1 and not self.hands[0] >> max(shown):
            winners, reason = [], "the_house"
        super().finish(winners, scores, reason)


class Solo(Services):
    name: ClassVar[str] = "solo"
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3)
    option_values: ClassVar[dict[str, tuple[Setting, ...]]] = {
        "seating": ("drawn", "round", "open"),
        "house": ("mild", "bold"),
    }
    option_seats: ClassVar[dict[str, tuple[int, ...]]] = {"house": (1,), "seating=round": (2, 3)}
    proposals: ClassVar[tuple[Proposal, ...]] = (
        Proposal("seating", "open", (1,), {"house": ("bold",)}),
    )
    test_settings: ClassVar[tuple[dict[str, Setting], ...]] = (
        {},
        {"house": "bold"},
        {"seating": "round", "house": "bold"},
    )

    def new_state(self, seats: int, rng: Rng) -> SoloBids:
        return SoloBids(self, seats, rng)
