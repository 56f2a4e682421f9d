"""Sealed bids for one to four, whose seats are named by lot as they play.

Until the discards are shown, seats are called north, east … as in the lobby; then each by the
service that was drawn for it. That is all a game can do to the names of its seats.
"""

from operator import index
from typing import Any, ClassVar, SupportsIndex

from detente.core.agenda import Step, by_name
from detente.core.event_log import SEAT, EventKind
from detente.core.rng import Rng
from tests.toys.sealed_bids.rules import Bids, DiscardOne, SealedBids, Showdown, Swap

SERVICES = ("kgb", "cia", "mi6", "mossad")
TURN = EventKind("turn-started", seat=SEAT)


class ServiceBids(Bids):
    """The dealer has drawn the first service, and begins."""

    def seat_name(self, seat: SupportsIndex) -> str:
        if min(self.discards) < 0:
            return self.game.seat_name(seat)
        return SERVICES[(index(seat) - self.dealer) % self.seats]


class Turns(Step[ServiceBids]):
    def run(self, s: ServiceBids) -> None:
        for turn in range(s.seats):
            s.log_public(TURN, (s.dealer + turn) % s.seats)


class Discard(DiscardOne):
    """Also for somebody who plays alone, and followed by the turns."""

    def resolve(self, s: Bids, seat: int, action: int) -> None:
        self.resolve_all(s, [action])

    def resolve_all(self, s: Bids, actions: list[int]) -> None:
        super().resolve_all(s, actions)
        s.push(Turns())


class Services(SealedBids):
    name: ClassVar[str] = "services"
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(Discard, Swap, Showdown, Turns)
    event_kinds: ClassVar[dict[str, EventKind]] = {**SealedBids.event_kinds, TURN.message: TURN}

    def new_state(self, seats: int, rng: Rng) -> ServiceBids:
        return ServiceBids(self, seats, rng)

    def first_step(self) -> Step[Any]:
        return Discard()
