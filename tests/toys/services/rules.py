"""Sealed bids for one to four, whose seats are named by lot as they play.

Until the discards are shown, seats are called north, east … as in the lobby; then each by the
service that was drawn for it. That is all a game can do to the names of its seats.
"""

from typing import Any, ClassVar

from detente.core.agenda import Step, by_name
from detente.core.event_log import SEAT, EventKind
from detente.core.rng import Chance
from tests.toys.sealed_bids.rules import Bids, DiscardOne, SealedBids, Showdown, Swap

SERVICES = ("kgb", "cia", "mi6", "mossad")
TURN = EventKind("turn-started", seat=SEAT)


class ServiceBids(Bids):
    """The dealer has drawn the first service, and begins."""

    def seat_name(self, seat: int) -> str:
        if min(self.discards) < 0:
            return self.game.seat_name(seat)
        return SERVICES[(seat - self.dealer) % self.seats]


class Turns(Step[ServiceBids]):
    def run(self, s: ServiceBids) -> None:
        for turn in range(s.seats):
            s.tell(TURN, (s.dealer + turn) % s.seats)


class Discard(DiscardOne):
    """Also for somebody who plays alone, and followed by the turns."""

    def chosen(self, s: Bids, seat: int, action: int) -> None:
        self.all_chosen(s, [action])

    def all_chosen(self, s: Bids, answers: list[int]) -> None:
        super().all_chosen(s, answers)
        s.push(Turns())


class Services(SealedBids):
    name: ClassVar[str] = "services"
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(Discard, Swap, Showdown, Turns)
    kinds: ClassVar[dict[str, EventKind]] = {**SealedBids.kinds, TURN.message: TURN}

    def new_state(self, seats: int, chance: Chance) -> ServiceBids:
        return ServiceBids(self, seats, chance)

    def first_step(self) -> Step[Any]:
        return Discard()
