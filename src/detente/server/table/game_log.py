"""The game of one table: its state, and how many moves stood after each change."""

from collections.abc import Sequence
from typing import Final

from detente.core.state import State

_KEEP_EVERY: Final = 16
"""Of the positions that somebody has asked for, one in so many moves is kept."""


class GameLog:
    """The state of a game and the versions that led to it; moves and undos are numbered from 1."""

    def __init__(
        self, state: State, move_counts: list[int], bot_moves: Sequence[bool] = ()
    ) -> None:
        self.state = state
        self.move_counts = move_counts
        """How many moves stood after each change; the first is the start."""
        self._bot_moves = list(bot_moves)
        """Whether a bot made it, of each move that stands."""
        self.seat_names = state.seat_names
        """What the seats are called now."""
        # Earlier names are not stored: a client that may have seen other ones gets all events.
        original = self.seat_names == list(state.game.seat_names[: state.seats])
        self._named_at = 0 if original else self.version
        self._positions: dict[int, State] = {}

    @property
    def first_move_number(self) -> int:
        """How many moves there were at the start: none, unless it was a position."""
        return self.move_counts[0]

    @property
    def version(self) -> int:
        """How many moves and undos there have been."""
        return len(self.move_counts) - 1

    def by_bot(self, move_number: int) -> bool:
        """Whether a bot made this move; of moves stored long ago it is not known."""
        return self._bot_moves[move_number - self.first_move_number - 1]

    def advance(self, state: State, by_bot: bool = False) -> None:
        """Add a move or undo that has led to this state."""
        if state.move_number > self.move_counts[-1]:
            self._bot_moves.append(by_bot)
        else:
            self._bot_moves.pop()
        self.state = state
        self.move_counts.append(state.move_number)
        self._positions.clear()
        if (names := state.seat_names) != self.seat_names:
            self.seat_names, self._named_at = names, self.version

    def events_from(self, version: int) -> int:
        """The first move whose events are new to a client that knows this version; 0: the set-up.

        If seats have got other names since, all events are new, because they contain the names.
        """
        if not self._named_at <= version <= self.version:
            return 0
        return min(self.move_counts[version:]) + 1

    def position_after(self, move_number: int) -> State:
        """The state after so many moves, replayed from the nearest position that was kept."""
        known = max((n for n in self._positions if n <= move_number), default=-1)
        record = self.state.record()
        state = self._positions[known].clone() if known >= 0 else record.start(self.state.game)
        for number in range(state.move_number, move_number):
            record.apply_move(state, number + 1, *record.moves[number - self.first_move_number])
            if state.move_number % _KEEP_EVERY == 0:
                self._positions[state.move_number] = state.clone()
        return state
