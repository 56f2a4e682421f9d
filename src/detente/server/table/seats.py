"""The seats of one table: who sits where, who is absent, who may be replaced."""

import time
from collections.abc import Iterable
from typing import Final

from detente.server.storage.rows import SeatRow

TAKEOVER_AFTER: Final = {"live": 180.0, "correspondence": 3 * 24 * 3600.0}
"""After how many seconds of absence, while the game waits for it, a seat may go to a bot."""

UNUSED: Final = ("open", "link", "left")
"""Kinds of seats that nobody has."""


class Seats:
    """The rows of the seats, and who holds each seat: seat, guest and name."""

    def __init__(self, pace: str, rows: list[SeatRow], holders: list[tuple[int, str, str]]) -> None:
        self.pace = pace
        self.rows = rows
        self.holders = holders

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

    def absent_for(self, seat: int, connected: Iterable[int]) -> float:
        """For how many seconds nobody has been at a person's seat."""
        row = self.rows[seat]
        if row.kind != "person" or seat in connected:
            return 0.0
        return time.time() - row.seen

    def replaceable(self, seat: int, connected: Iterable[int], to_act: Iterable[int]) -> bool:
        """Whether the others may give the seat to a bot: it was left, or is absent in its turn."""
        held = [one for one, _, _ in self.holders]
        if not {*self.people(), *held} - self.of_person_at(seat):
            return False  # there are no others
        if self.rows[seat].kind == "left":
            return True
        return seat in to_act and self.absent_for(seat, connected) >= TAKEOVER_AFTER[self.pace]

    def whose_consent(self, seat: int, connected: Iterable[int]) -> list[int]:
        """The seats that must agree to a bot at this one: all other persons not absent too long."""
        same = self.of_person_at(seat)
        return [
            other
            for other in self.people()
            if other not in same and self.absent_for(other, connected) < TAKEOVER_AFTER[self.pace]
        ]
