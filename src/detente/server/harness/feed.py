"""The updates of a recorded game as the server would have sent them, move by move."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

from msgspec.structs import replace

from detente.core.record import Record
from detente.server.messages import TableUpdate
from detente.server.storage.rows import SeatRow, TableRow
from detente.server.table.game_log import GameLog
from detente.server.table.projection import table_update
from detente.server.table.seats import Seats
from detente.server.table.subscriber import Subscriber
from detente.server.table.table import Table

TABLE: Final = "harness"
"""The id of the table in all updates."""
SPECTATOR: Final = "spectator"
"""In place of a seat's name: somebody who looks on."""
_NAMES: Final = ("Anna", "Boris", "Chloé", "Dmitri", "Eve")
_STARTED: Final = 500_000_000.0
"""When all these games began, so that the same request always has the same answer."""


@dataclass(frozen=True)
class Company:
    """Who sits at the other seats: a person, a bot or nobody (the kinds of seats), and the names.

    All people are called `name`, unless that is empty.
    """

    others: str = "person"
    name: str = ""


class _Present(NamedTuple):
    """All that a table asks of a subscriber."""

    own_seats: tuple[int, ...]


class RecordedTable:
    """A table at which a recorded game is played; it has no database, and nobody is asked."""

    def __init__(self, record: Record, company: Company) -> None:
        self.record = record
        self.company = company
        state = record.start()
        row = TableRow(
            id=TABLE,
            game=record.game,
            revision=record.revision,
            settings=dict(state.game.settings),
            seats=state.seats,
            pace="live",
            secret=str(record.origin.get("seed", TABLE)),
            host=None,
            started=_STARTED,
            changed=_STARTED,
            version=0,
            to_act=list(state.to_act),
            result=state.result,
            closed=False,
            listed=False,
        )
        nothing: Any = None
        log = GameLog(state, [state.move_number])
        self.table = Table(nothing, nothing, row, self._seats(()), log, [], pause=0.0)

    def steps(self) -> Iterator[dict[str, TableUpdate]]:
        """The update of each version of the table for each seat, by its own name, and a spectator.

        The first is that of the start, complete; each other one has what is new since the last.
        """
        table = self.table
        yield self._updates()
        for move in self.record.moves:
            state = table.state
            self.record.apply_move(state, state.move_number + 1, *move)
            table.log.advance(state)
            table.row = replace(
                table.row, version=table.version, to_act=list(state.to_act), result=state.result
            )
            yield self._updates()

    def _updates(self) -> dict[str, TableUpdate]:
        seats = {self.table.game.seat_name(seat): seat for seat in range(self.record.seats)}
        return {name: self._update(seat) for name, seat in {**seats, SPECTATOR: None}.items()}

    def _update(self, seat: int | None) -> TableUpdate:
        table = self.table
        own = () if seat is None else (seat,)
        table.seats = self._seats(own)
        present = _Present(tuple(table.seats.people()) or own)
        table.presence.audience.subscribers = {cast(Subscriber, present)}
        update = table_update(table, own, seat, table.version - 1)
        update.table.first_move_number = table.log.first_move_number
        return update

    def _seats(self, own: Collection[int]) -> Seats:
        company = self.company
        kinds = ["person" if s in own else company.others for s in range(self.record.seats)]
        rows = [
            SeatRow(TABLE, seat, kind, "recruit" if kind == "bot" else None, [], _STARTED)
            for seat, kind in enumerate(kinds)
        ]
        holders = [
            (seat, f"guest {seat}", company.name or _NAMES[seat % len(_NAMES)])
            for seat, kind in enumerate(kinds)
            if kind == "person"
        ]
        return Seats("live", rows, holders)
