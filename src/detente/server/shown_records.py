"""Records from elsewhere: verified like a file, then stored as a table that shows the game."""

import secrets
from typing import Any, Final

import msgspec

from detente.core.errors import InvalidInput
from detente.core.record import Record
from detente.core.record_file import parse_record
from detente.core.state import State
from detente.server import limits
from detente.server.storage.rows import EntryRow, SeatRow, TableRow

_MOST_MOVES: Final = 1_000_000
"""No game comes near; not every client could represent the number that a position may claim."""


def verified(text: str, file: str) -> tuple[Record, State]:
    """The record in a text and its last state; InvalidInput says what is wrong with it."""
    written = parse_record(text, limits.clean(file, limits.LONGEST_NAME) or "-")
    if len(written.record.moves) > limits.MOST_RECORDED:
        raise InvalidInput("record-too-long", most=limits.MOST_RECORDED)
    state = written.verify()
    for shown in (written.record.start(), state):
        _check_shown(shown)
    return written.record, state


def _check_shown(state: State) -> None:
    """Raise InvalidInput unless all views of a state can be sent; a position may be impossible."""
    try:
        if not 0 <= state.move_number <= _MOST_MOVES:
            raise ValueError("move_number")
        for seat in (None, *range(state.seats)):
            msgspec.json.encode([state.view(seat), state.events(seat)])
    except Exception as error:
        if "position" not in (state.origin or {}):
            raise  # from a seed this is an error of the game
        what = f"{type(error).__name__}: {error}"
        raise InvalidInput("bad-position", game=state.game.name, what=what[:200]) from error


def table_row(record: Record, state: State, guest: str, now: float) -> TableRow:
    """The row of a table that shows a record; it is closed."""
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=state.game.name,
        revision=state.game.revision,
        settings=dict(state.game.settings),
        seats=state.seats,
        pace="live",
        secret="",
        host=guest,
        started=now,
        changed=now,
        version=len(record.moves),
        to_act=list(state.to_act),
        result=state.result,
        closed=True,
        listed=False,
        record={
            "origin": record.origin,
            "notes": _notes(record.notes),
            "commitment": record.commitment,
        },
    )


def _notes(notes: dict[str, str]) -> dict[str, Any]:
    """The notes that are shown: not too many, not too long."""
    some = list(notes.items())[: limits.MOST_NOTES]
    return {
        limits.clean(name, limits.LONGEST_NAME): limits.clean(note, limits.LONGEST_TEXT)
        for name, note in some
    }


def seat_rows(row: TableRow) -> list[SeatRow]:
    """The rows of its seats, which belong to people or programs elsewhere."""
    return [SeatRow(row.id, seat, "record", None, [], row.started) for seat in range(row.seats)]


def entry_rows(row: TableRow, record: Record) -> list[EntryRow]:
    """Its moves as entries."""
    return [
        EntryRow(row.id, version, str(version), seat, "play", move, row.started)
        for version, (seat, move) in enumerate(record.moves, 1)
    ]
