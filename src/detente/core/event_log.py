"""What happened, as data: message id, typed arguments, audience.

A game declares each kind of event once; log lines, screen-reader texts and statistics are made
from the entries. The past is a chain of immutable entries, so a clone shares it for free, and a
state whose journal is off never makes an entry.
"""

from types import ModuleType
from typing import Final

EVERYONE: Final = -1
NOBODY: Final = 0

NUMBER: Final = "number"
SEAT: Final = "seat"
CODE: Final = "code"
CODES: Final = "codes"


class EventKind:
    """A kind of event: the id of its sentence and the names and types of its arguments."""

    __slots__ = ("message", "names", "types")

    def __init__(self, message: str, **types: str) -> None:
        self.message = message
        self.names = tuple(types)
        self.types = tuple(types.values())


class Entry:
    """One thing that happened, after the `number`-th choice of the game."""

    __slots__ = ("audience", "kind", "number", "previous", "values")

    def __init__(
        self,
        previous: "Entry | None",
        number: int,
        kind: EventKind,
        audience: int,
        values: tuple[object, ...],
    ) -> None:
        self.previous = previous
        self.number = number
        self.kind = kind
        self.audience = audience
        self.values = values


def kinds_in(module: ModuleType) -> dict[str, EventKind]:
    """Message → kind, of all kinds that a module declares; for a game's `kinds`."""
    return {kind.message: kind for kind in vars(module).values() if isinstance(kind, EventKind)}


CHOICE: Final = EventKind("choice", seat=SEAT, code=CODE, reveals=NUMBER)


def entries(last: Entry | None, since: int = 0) -> list[Entry]:
    """The chain that ends with `last`, oldest first, from the `since`-th choice on."""
    found: list[Entry] = []
    while last is not None and last.number >= since:
        found.append(last)
        last = last.previous
    found.reverse()
    return found
