"""A bot of sealed bids whose weights are data: what `make fit` is tested with."""

from typing import ClassVar

from detente.bots import Evaluation, Weights
from detente.core.deck import cards_in
from tests.toys.sealed_bids.rules import Bids, Swap

GUESSES = Weights(
    "sealed_bids", ("last",), {"card": (0.1,), "dealer": (0.1,), "luck": (0.25,)}, {"made": "guess"}
)


class FittedBids(Evaluation[Bids]):
    """Looks at the last card of each seat, at the dealer, and at a price without any meaning."""

    unit: ClassVar[str] = ""
    price: ClassVar[str] = "luck"
    spread: ClassVar[str] = ""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or GUESSES
        self.weights.check("sealed_bids", ("last",), ("card", "dealer", "luck"))

    def at_horizon(self, world: Bids, root: Bids) -> bool:
        return world.over or isinstance(world.decision(), Swap)

    def values(self, world: Bids) -> list[float]:
        return [float(hand) for hand in world.hands]

    def feature_names(self) -> tuple[str, ...]:
        return ("card", "dealer")

    def phase(self, world: Bids) -> int:
        return 0

    def features(self, world: Bids, seat: int, other: int) -> list[float]:
        mine, theirs = (cards_in(world.hands[one])[0] for one in (seat, other))
        return [mine - theirs, (world.dealer == seat) - (world.dealer == other)]

    def margin(self, world: Bids, seat: int, other: int) -> float:
        card, dealer = self.features(world, seat, other)
        values = self.weights.of_phase(0)
        return values["card"] * card + values["dealer"] * dealer + values["luck"] * 2.0

    def teaches(self, state: Bids) -> bool:
        return True
