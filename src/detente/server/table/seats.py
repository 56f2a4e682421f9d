"""The seats of one table: who sits where, who is absent, who may fill a seat."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import structs
from sqlalchemy import Connection

from detente.core.errors import InvalidInput
from detente.server.storage import store
from detente.server.storage.rows import SeatRow

TAKEOVER_AFTER: Final = {"live": 180.0, "correspondence": 3 * 24 * 3600.0}
"""After how many seconds of absence, while the game waits for it, a seat may go to another."""


class Grant(NamedTuple):
    """What a device may do: the seats it holds, each with the generation in which it got it.

    A device is a guest's browser, by the id of the guest, or whoever has a token, by its hash.
    """

    device: str | None
    seats: Mapping[int, int]


class SeatLost(InvalidInput):
    """A right to a seat that has gone to another person, or was given up, in the meantime."""


class Seats:
    """The rows of the seats, and which devices hold each.

    `holders` are guests: seat, guest and name, first come first; `tokens` are the hashes of the
    seats' tokens. `running_since`: nobody can have been at a table before.
    """

    def __init__(
        self,
        pace: str,
        rows: list[SeatRow],
        holders: list[tuple[int, str, str]],
        running_since: float = 0.0,
        tokens: Mapping[str, int] | None = None,
    ) -> None:
        self.pace = pace
        self.rows = rows
        self.holders = holders
        self.running_since = running_since
        self.tokens = tokens or {}

    # --- rights -------------------------------------------------------------------------------

    def of_device(self, device: str | None) -> tuple[int, ...]:
        """The seats that a guest holds, or the one that a token opens."""
        if device is not None and device in self.tokens:
            return (self.tokens[device],)
        return tuple(sorted({seat for seat, holder, _ in self.holders if holder == device}))

    def grant(self, device: str | None, seats: Iterable[int] | None = None) -> Grant:
        """The right of a device to its seats, or to some of them."""
        named = self.of_device(device) if seats is None else seats
        return Grant(device, {seat: self.rows[seat].generation for seat in named})

    def holds(self, grant: Grant) -> bool:
        """Whether the device still has all of these seats, and none has changed hands since."""
        held = self.of_device(grant.device)
        return all(
            seat in held and self.rows[seat].generation == given
            for seat, given in grant.seats.items()
        )

    def check(self, grant: Grant) -> None:
        """Raise SeatLost if the device has lost one of the seats since."""
        if not self.holds(grant):
            raise SeatLost("table-seat-lost")

    def left_by(self, guest: str | None) -> list[int]:
        """The seats that a guest has left and may take again."""
        return [row.seat for row in self.rows if row.kind == "left" and guest in row.left_by]

    # --- persons ------------------------------------------------------------------------------

    def of_person_at(self, seat: int) -> set[int]:
        """A seat with all others of the same guest, for several people may share a device."""
        guests = {holder for held, holder, _ in self.holders if held == seat}
        return {seat} | {held for held, holder, _ in self.holders if holder in guests}

    def others(self, seat: int) -> list[set[int]]:
        """The other persons of the game, present or not, each by all of their seats."""
        left = {held for held, _, _ in self.holders} - self.of_person_at(seat)
        found: list[set[int]] = []
        while left:
            found.append(self.of_person_at(min(left)) & left)
            left -= found[-1]
        return found

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

    # --- absence ------------------------------------------------------------------------------

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
        """Whether the others may fill the seat: it was left, or is absent in its turn."""
        held = [one for one, _, _ in self.holders]
        if not {*self.people(), *held} - self.of_person_at(seat):
            return False  # there are no others
        if self.rows[seat].kind == "left":
            return True
        if seat not in asked_since:
            return False
        absent = self.absent_for(seat, connected, asked_since[seat])
        return absent >= TAKEOVER_AFTER[self.pace]

    # --- consent ------------------------------------------------------------------------------

    def whose_consent(
        self, seat: int, connected: Iterable[int], asked_since: Mapping[int, float]
    ) -> list[int]:
        """The seats that must agree to a bot at this one: all other persons not absent too long.

        They could say so from when the seat could be filled, so their absence counts from then.
        """
        row, limit = self.rows[seat], TAKEOVER_AFTER[self.pace]
        since = row.seen
        if row.kind == "person":
            since = max(row.seen, asked_since.get(seat, 0.0), self.running_since) + limit
        same = self.of_person_at(seat)
        return [
            other
            for other in self.people()
            if other not in same and self.absent_for(other, connected, since) < limit
        ]

    def lacking(self, seat: int) -> list[int] | None:
        """The seats that must still agree to somebody new at one that was left or is absent.

        All others must, be they there or not: the seat shows what its person knew. None: nobody
        new can come, because there are not two others who could agree.
        """
        others = self.others(seat)
        if len(others) < 2:
            return None
        return sorted(set().union(*others).difference(self.rows[seat].admits))


def read_seats(c: Connection, table: str, pace: str, running_since: float) -> Seats:
    """The seats of a table as they are stored."""
    rows = store.seats(c, table)
    tokens = {
        token.hash: token.seat
        for token in store.tokens_of(c, table)
        if token.kind in ("seat", "link") and token.generation == rows[token.seat].generation
    }
    return Seats(pace, rows, store.holders(c, table), running_since, tokens)


def given(row: SeatRow, kind: str, now: float, left_by: Sequence[str] = ()) -> SeatRow:
    """The row of a seat that is given to another person, or given up: rights of before end."""
    return SeatRow(row.table, row.seat, kind, None, [], now, row.generation + 1, [*left_by])


def without_consent_of(rows: Iterable[SeatRow], seats: Iterable[int]) -> list[SeatRow]:
    """Those of the rows that somebody has agreed to change, without the consent of these seats."""
    gone = {*seats}
    changed = []
    for row in rows:
        if gone & {*row.consents, *row.admits}:
            consents = [seat for seat in row.consents if seat not in gone]
            admits = [seat for seat in row.admits if seat not in gone]
            changed.append(structs.replace(row, consents=consents, admits=admits))
    return changed
