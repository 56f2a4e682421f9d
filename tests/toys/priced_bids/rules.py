"""The rules: as in sealed bids, but points come from a data file, by the revision of the rules."""

from typing import Any, ClassVar

from detente.core.agenda import Step, by_name
from detente.core.data import read_data
from tests.toys.sealed_bids.rules import CODES, Bids, DiscardOne, SealedBids, Swap


class Price(Step[Bids]):
    def run(self, s: Bids) -> None:
        game = s.game
        assert isinstance(game, PricedBids)
        points = [game.points[CODES[hand.bit_length() - 1]] for hand in s.hands]
        winners = [seat for seat, count in enumerate(points) if count == max(points)]
        s.finish(winners, points, "most_points")


class SwapForPrice(Swap):
    def resolve(self, s: Bids, seat: int, action: int) -> None:
        super().resolve(s, seat, action)
        s.agenda[-1] = Price()


class DiscardForPrice(DiscardOne):
    def resolve_all(self, s: Bids, actions: list[int]) -> None:
        super().resolve_all(s, actions)
        s.agenda[-1] = SwapForPrice(s.dealer)


class PricedBids(SealedBids):
    name: ClassVar[str] = "priced_bids"
    latest_revision: ClassVar[int] = 2
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(DiscardForPrice, SwapForPrice, Price)

    def __init__(self, /, **chosen: object) -> None:
        super().__init__(**chosen)
        self.points: dict[str, int] = read_data(__package__, "cards.yaml", self.revision)["points"]

    def first_step(self) -> Step[Any]:
        return DiscardForPrice()
