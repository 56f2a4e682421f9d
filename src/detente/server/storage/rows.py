"""The rows of the database as Python values; their fields are the columns of `schema`."""

from typing import Any

from msgspec import Struct

from detente.core import legacy
from detente.core.view_types import Result


class TableRow(Struct):
    """A table. `version` counts its entries, `result` is None until the game is over.

    The game is played by `revision` of its rules and with `settings` for its options.

    `record` is what a record from elsewhere says of itself: `origin`, `notes` and `commitment`. A
    table that was played here has none, but a `secret`. `asked` has for each seat of `to_act` the
    time since which it has had to act. `ended` says why a table was closed that has ended by
    itself: bots, invitation or unseen (`server/ending.py`).
    """

    id: str
    game: str
    revision: int
    settings: dict[str, Any]
    seats: int
    pace: str
    secret: str
    host: str | None
    started: float
    changed: float
    version: int
    to_act: list[int]
    result: Result | None
    closed: bool
    listed: bool
    record: dict[str, Any] | None = None
    asked: list[float] | None = None
    ended: str | None = None

    @property
    def origin(self) -> dict[str, Any]:
        """Where the game begins: at the secret, or where its record says."""
        origin: dict[str, Any] = self.record["origin"] if self.record else {"seed": self.secret}
        return origin

    @property
    def asked_since(self) -> dict[int, float]:
        """Since when each seat has had to act; for a table of before, since its last change."""
        times = self.asked or [self.changed] * len(self.to_act)
        return dict(zip(self.to_act, times, strict=True))

    @property
    def first_move_number(self) -> int:
        """How many moves had been made at the start: 0, unless a record begins at a position."""
        return legacy.move_number(self.origin.get("position", {}))


class SeatRow(Struct):
    """A seat. `kind`: person, bot, open, link, left or record; `seen`: when its person was there.

    A seat of the kind record is that of somebody who played elsewhere. `generation` counts how
    often the seat was given to another person or given up: a right to it ends with its generation.
    `consents` and `admits` are the seats that have agreed to a bot, and to somebody new, for this
    one; `left_by` are the guests who held it when it was left.
    """

    table: str
    seat: int
    kind: str
    bot: str | None
    consents: list[int]
    seen: float
    generation: int = 0
    left_by: list[str] = []
    admits: list[int] = []


class EntryRow(Struct):
    """A move or an undo (`op`: play or undo), which led to `version`; `id` is the client's own.

    `bot` is the level of the bot that made the move, if one did.
    """

    table: str
    version: int
    id: str
    seat: int
    op: str
    move: str | None
    at: float
    bot: str | None = None


class ChatMessageRow(Struct):
    """A message of somebody at the table (`text`), or a notice of the table (a message id).

    `guest` has written it; a program that has only the token of its seat is no guest.
    """

    table: str
    number: int
    id: str
    at: float
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    notice: str | None = None
    args: dict[str, Any] = {}
    guest: str | None = None


class ChatReportRow(Struct):
    """What somebody (the seat `reporter`) has reported to the host, with a copy of the message."""

    table: str
    message: int
    reporter: int
    at: float
    reason: str
    author: str | None
    seat: int | None
    name: str | None
    text: str


class TokenRow(Struct):
    """A token for a seat, known by its hash only. `kind`: invitation, successor, seat or link.

    An invitation lets somebody sit down at a seat that nobody has, a successor's takes effect when
    the seat is left. That of a `seat` is the own one of the `guest` who holds it, a `link` is for
    another device. `guest` has asked for the token; it counts for one generation of the seat.
    """

    hash: str
    table: str
    seat: int
    kind: str
    at: float = 0.0
    generation: int = 0
    guest: str | None = None
    used: bool = False


class HolderRow(Struct):
    """A guest who holds a seat: since when, and by the token of which link, if by one."""

    seat: int
    guest: str
    at: float | None
    token: str | None
