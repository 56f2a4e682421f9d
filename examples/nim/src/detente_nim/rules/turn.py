"""A turn, and how the game ends."""

from typing import ClassVar

from detente.core.agenda import Reason, SeatDecision, Step
from detente_nim.rules import log
from detente_nim.rules.codes import action, heap_and_count
from detente_nim.rules.state import Nim


class Turn(Step[Nim]):
    """NIM-4: the next player takes, as long as there is something to take."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Nim) -> None:
        """Ask the player, or end the game."""
        if any(s.heaps):
            s.push_all([Take(self.seat), Turn(1 - self.seat)])
        else:
            finish(s, took_last=1 - self.seat)


class Take(SeatDecision[Nim]):
    """NIM-5: take one or more pieces from one heap."""

    __slots__ = ()
    rule: ClassVar[str] = "NIM-5"
    prompt: ClassVar[str] = "prompt-take"

    def candidates(self, s: Nim, seat: int) -> list[int]:
        """Heap by heap, from one piece to all of them."""
        return [
            action(heap, count) for heap, size in enumerate(s.heaps) for count in range(1, size + 1)
        ]

    def forbids(self, s: Nim, seat: int, action: int) -> Reason | None:
        """Nobody can take what is not there."""
        heap, count = heap_and_count(action)
        if heap >= len(s.heaps) or s.heaps[heap] == 0:
            return Reason("NIM-5", "refused-empty-heap")
        return Reason("NIM-5", "refused-too-many") if count > s.heaps[heap] else None

    def resolve(self, s: Nim, seat: int, action: int) -> None:
        """Take the pieces away."""
        heap, count = heap_and_count(action)
        s.heaps[heap] -= count
        s.log_public(log.TAKEN, seat, action, sum(s.heaps))

    def prompt_args(self, s: Nim, seat: int) -> dict[str, object]:
        """How many pieces there are, for the prompt."""
        return {"pieces": sum(s.heaps)}

    def label(self, s: Nim, seat: int, action: int) -> str:
        """The message that names a move."""
        return "do-take"


def finish(s: Nim, took_last: int) -> None:
    """NIM-7, NIM-8: the last piece wins, or loses."""
    misere = s.rules.misere
    winner = 1 - took_last if misere else took_last
    scores = [int(seat == winner) for seat in range(s.seats)]
    s.finish([winner], scores, "left_last_piece" if misere else "took_last_piece")
