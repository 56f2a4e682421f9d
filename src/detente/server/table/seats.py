"""The seats of one table: who sits where, who is absent, who may be replaced."""

import time
from collections.abc import Iterable, Mapping
from typing import Final

from detente.core.errors import InvalidInput
from detente.server.storage.rows import SeatRow

TAKEOVER_AFTER: Final = {"live": 180.0, "correspondence": 3 * 24 * 3600.0}
"""After how many seconds of absence, while the game waits for it, a seat may go to a bot."""

UNUSED: Final = ("open", "link", "left")
"""Kinds of seats that nobody has."""


Grant = Mapping[int, int]
"""Seats that somebody holds, each with the generation in which it was given to him."""


class SeatLost(InvalidInput):
    """A right to a seat that has gone to another person, or was given up, in the meantime."""


class Seats:
    """The rows of the seats, and who holds each seat: seat, guest and name.

    `running_since` is when the server started: nobody can have been at a table before.
    """

    def __init__(
        self,
        pace: str,
        rows: list[SeatRow],
        holders: list[tuple[int, str, str]],
        running_since: float = 0.0,
    ) -> None:
        self.pace = pace
        self.rows = rows
        self.holders = holders
        self.running_since = running_since

    def grant(self, seats: Iterable[int]) -> Grant:
        """The right to seats as long as they do not change hands."""
        return {seat: self.rows[seat].generation for seat in seats}

    def holds(self, grant: Grant) -> bool:
        """Whether none of the seats has changed hands since."""
        return all(self.rows[seat].generation == given for seat, given in grant.items())

    def check(self, grant: Grant) -> None:
        """Raise SeatLost if one of the seats has changed hands since."""
        if not self.holds(grant):
            raise SeatLost("table-seat-lost")

    def of_guest(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return tuple(sorted({seat for seat, holder, _ in self.holders if holder == guest}))

    def of_person_at(self, seat: int) -> set[int]:
        """A seat with all others of the same guest, for several people may share a device."""
        guests = {holder for held, holder, _ in self.holders if held == seat}
        return {seat} | {held for held, holder, _ in self.holders if holder in guests}

    def name(self, seat: int) -> str | None:
        """The name of the person who sits there, or whose seat a bot has taken over."""
        return next((name for held, _, name in self.holders if held == seat), None)

    def rename(self, guest: str, name: str) -> None:
        """Give a guest another name."""
        self.holders = [(s, g, name if g == guest else n) for s, g, n in self.holders]

    def alone_with_bots(self, seat: int) -> bool:
        """Whether all others are bots, and no person can come back in place of one."""
        others = [row for row in self.rows if row.seat != seat]
        return all(row.kind == "bot" and self.name(row.seat) is None for row in others)

    def people(self) -> list[int]:
        """The seats where persons sit."""
        return [row.seat for row in self.rows if row.kind == "person"]

    def absent_for(self, seat: int, connected: Iterable[int], asked: float = 0.0) -> float:
        """For how many seconds nobody has been at a person's seat who could have been there.

        It counts from when the person was last seen, from when the seat was asked to act and from
        the start of the server, whichever came last.
        """
        row = self.rows[seat]
        if row.kind != "person" or seat in connected:
            return 0.0
        return max(0.0, time.time() - max(row.seen, asked, self.running_since))

    def replaceable(
        self, seat: int, connected: Iterable[int], asked_since: Mapping[int, float]
    ) -> bool:
        """Whether the others may give the seat to a bot: it was left, or is absent in its turn."""
        held = [one for one, _, _ in self.holders]
        if not {*self.people(), *held} - self.of_person_at(seat):
            return False  # there are no others
        if self.rows[seat].kind == "left":
            return True
        if seat not in asked_since:
            return False
        absent = self.absent_for(seat, connected, asked_since[seat])
        return absent >= TAKEOVER_AFTER[self.pace]

    def whose_consent(self, seat: int, connected: Iterable[int]) -> list[int]:
        """The seats that must agree to a bot at this one: all other persons not absent too long."""
        same = self.of_person_at(seat)
        return [
            other
            for other in self.people()
            if other not in same and self.absent_for(other, connected) < TAKEOVER_AFTER[self.pace]
        ]
