"""The event log: what happened, as data: message id, typed arguments, audience.

A game declares each kind of event once; log lines, screen-reader texts and statistics are made
from the entries. The log is a chain of immutable entries, so a clone shares it for free, and a
state that keeps no events never makes an entry.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1
NOBODY: Final = 0

NUMBER: Final = "number"
SEAT: Final = "seat"
CODE: Final = "code"
CODES: Final = "codes"


@mypyc_attr(allow_interpreted_subclasses=True)
class EventKind:
    """A kind of event: the id of its sentence and the names and types of its arguments."""

    __slots__ = ("message", "names", "types")

    def __init__(self, message: str, **types: str) -> None:
        self.message = message
        self.names = tuple(types)
        self.types = tuple(types.values())


class Entry:
    """One thing that happened after the `move_number`-th move of the game."""

    __slots__ = ("audience", "kind", "move_number", "previous", "values")

    def __init__(
        self,
        previous: "Entry | None",
        move_number: int,
        kind: EventKind,
        audience: int,
        values: tuple[object, ...],
    ) -> None:
        self.previous = previous
        self.move_number = move_number
        self.kind = kind
        self.audience = audience
        self.values = values


def event_kinds_in(module: ModuleType) -> dict[str, EventKind]:
    """Message → kind, of all kinds that a module declares; for a game's `event_kinds`."""
    return {kind.message: kind for kind in vars(module).values() if isinstance(kind, EventKind)}


MOVE: Final = EventKind("move", seat=SEAT, move=CODE, revelations=NUMBER, sealed=NUMBER)
"""A move; `sealed` is 1 if several seats were to move and nobody saw who chose what."""


def entries(last: Entry | None, since: int = 0) -> list[Entry]:
    """The chain that ends with `last`, oldest first, from the `since`-th move on."""
    found: list[Entry] = []
    while last is not None and last.move_number >= since:
        found.append(last)
        last = last.previous
    found.reverse()
    return found


def moves_in(last: Entry | None) -> list[tuple[int, int]]:
    """The moves in the chain that ends with `last`, as (seat, action), oldest first."""
    return [
        (cast(int, entry.values[0]), cast(int, entry.values[1]))
        for entry in entries(last)
        if entry.kind is MOVE
    ]


def last_move(last: Entry | None) -> Entry | None:
    """The entry of the last move in the chain that ends with `last`."""
    while last is not None and last.kind is not MOVE:
        last = last.previous
    return last


def dump_entries(last: Entry | None) -> list[list[Any]]:
    """The chain that ends with `last` for JSON: number, message, audience and values of each."""
    return [
        [entry.move_number, entry.kind.message, entry.audience, list(entry.values)]
        for entry in entries(last)
    ]


def load_entries(dumped: list[list[Any]], kinds: Mapping[str, EventKind]) -> Entry | None:
    """The last entry of the chain that `dump_entries` wrote."""
    known = {MOVE.message: MOVE, **kinds}
    last: Entry | None = None
    for number, message, audience, values in dumped:
        kind = known[message]
        if len(values) != len(kind.names):
            raise ValueError(f"{message} {values}")  # of a program that told less
        last = Entry(last, number, kind, audience, tuple(values))
    return last
