"""Records from elsewhere: proved like a file that is verified, then kept as a table to look at."""

import secrets
from typing import Any, Final

import msgspec

from detente.core.errors import BadInput
from detente.core.record import Record, parse_record
from detente.core.state import State
from detente.server import limits
from detente.server.storage.store import EntryRow, SeatRow, TableRow

_MOST_CHOICES: Final = 1_000_000
"""No game comes near; a position that claims more could not be counted by every client."""


def proved(text: str, file: str) -> tuple[Record, State]:
    """The record in a text and where it ends; BadInput says what is wrong with it."""
    written = parse_record(text, limits.clean(file, limits.LONGEST_NAME) or "-")
    if len(written.record.choices) > limits.MOST_RECORDED:
        raise BadInput("record-too-long", most=limits.MOST_RECORDED)
    state = written.verify()
    for shown in (written.record.start(), state):
        _check_shown(shown)
    return written.record, state


def _check_shown(state: State) -> None:
    """Raise BadInput unless everybody can be shown this; a position can be one no game reaches."""
    try:
        if not 0 <= state.choices <= _MOST_CHOICES:
            raise ValueError("choices")
        for seat in (None, *range(state.seats)):
            msgspec.json.encode([state.view(seat), state.events(seat)])
    except Exception as error:
        if "position" not in (state.origin or {}):
            raise  # from a seed this is a defect of ours
        what = f"{type(error).__name__}: {error}"
        raise BadInput("bad-position", game=state.game.name, what=what[:200]) from error


def table_row(record: Record, state: State, guest: str, now: float) -> TableRow:
    """The table that shows a record; nobody plays there any more."""
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=state.game.name,
        options=dict(state.game.settings),
        seats=state.seats,
        pace="live",
        secret="",
        host=guest,
        started=now,
        changed=now,
        number=len(record.choices),
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
    """The notes as they can be shown: not too many, not too long."""
    some = list(notes.items())[: limits.MOST_NOTES]
    return {
        limits.clean(name, limits.LONGEST_NAME): limits.clean(note, limits.LONGEST_TEXT)
        for name, note in some
    }


def seat_rows(row: TableRow) -> list[SeatRow]:
    """Its seats, which belong to people or programs elsewhere."""
    return [SeatRow(row.id, seat, "record", None, [], row.started) for seat in range(row.seats)]


def entry_rows(row: TableRow, record: Record) -> list[EntryRow]:
    """Its choices."""
    return [
        EntryRow(row.id, number, str(number), seat, "choose", code, row.started)
        for number, (seat, code) in enumerate(record.choices, 1)
    ]
