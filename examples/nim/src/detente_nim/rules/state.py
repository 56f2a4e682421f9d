"""The position of a game of Nim: how many pieces each heap has."""

from typing import TYPE_CHECKING, Any, cast

from detente.core.errors import invariant
from detente.core.state import State
from detente.core.validation import between
from detente_nim.rules.codes import HEAPS, MOST
from detente_nim.rules.outcomes import HEAP_SIZE

if TYPE_CHECKING:
    from detente_nim.rules.game import NimGame


class Nim(State):
    """Everything is on the table; nothing is hidden (NIM-6)."""

    __slots__ = ("heaps",)

    heaps: list[int]

    @property
    def rules(self) -> "NimGame":
        """The game with its settings."""
        return cast("NimGame", self.game)

    def set_up(self) -> None:
        """NIM-1 to NIM-3: make the heaps."""
        self.heaps = self.rules.sizes or [self.roll(HEAP_SIZE) for _ in HEAPS]

    def clone(self) -> "Nim":
        """An independent copy."""
        other = Nim(self.game, self.seats, self.rng.clone())
        self.copy_to(other)
        other.heaps = self.heaps.copy()
        return other

    def board(self, seat: int | None) -> dict[str, Any]:
        """The same for everybody."""
        return {"heaps": dict(zip(HEAPS, self.heaps, strict=False))}

    def resample_hidden(self, seat: int) -> None:
        """There is nothing that a seat cannot know."""

    def check(self) -> None:
        """A heap has no fewer than no pieces, and no more than the largest one has."""
        invariant(all(0 <= heap <= MOST for heap in self.heaps), "a heap has 0 to 7 pieces")
        invariant(self.over or any(self.heaps), "while the game is on, there is something to take")

    def dump_board(self) -> dict[str, Any]:
        """The fields of the game for JSON."""
        return {"heaps": self.heaps.copy()}

    def load_board(self, board: dict[str, Any]) -> None:
        """Read back what `dump_board` wrote; ValueError for anything else."""
        self.heaps = [between(0, heap, MOST) for heap in board["heaps"]]
        if len(self.heaps) > len(HEAPS):
            raise ValueError("heaps")
