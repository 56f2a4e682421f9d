"""Who sits where: joining, invitations, device links, leaving, and bots that take over."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from detente.core.errors import InvalidInput
from detente.server import guests
from detente.server.messages import Link, SeatGrant
from detente.server.storage import store
from detente.server.storage.rows import SeatRow
from detente.server.table.seats import UNUSED, Grant

if TYPE_CHECKING:
    from detente.server.table.table import Table


class Seating:
    """Every change of the seats of one table, with the tokens that open them."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def join(self, guest: str, token: str | None, seat_name: str | None) -> SeatGrant:
        """Sit down by an invitation, by a seat's own token, or at an open seat."""
        return await self._table.exclusively(self._join(guest, token, seat_name))

    async def device_link(self, seat: int, grant: Grant) -> Link:
        """A token with which another device can hold the same seat."""
        return await self._table.exclusively(self._device_link(seat), grant)

    async def invite(self, seat_name: str) -> Link:
        """A token with which somebody can claim a seat that nobody has."""
        return await self._table.exclusively(self._invite(self._table.find_seat(seat_name)))

    async def leave(self, grant: Grant) -> None:
        """Give up seats for good; a table without persons is closed."""
        await self._table.exclusively(self._leave([*grant]), grant)

    async def take_over(self, grant: Grant, seat_name: str, bot: str) -> None:
        """Consent to a bot at a seat that was left or whose person has been away too long."""
        if bot not in self._table.bots.levels:
            raise InvalidInput("unknown-bot", bot=bot, allowed=self._table.bots.levels)
        seat = self._table.find_seat(seat_name)
        await self._table.exclusively(self._take_over(min(grant), seat, bot), grant)

    async def reclaim(self, grant: Grant) -> None:
        """Take one's seats back from the bots that have taken them over."""
        await self._table.exclusively(self._reclaim([*grant]), grant)

    async def _device_link(self, seat: int) -> Link:
        token = guests.new_token()
        await self._table.database.write(lambda c: self._add_token(c, token, seat, "seat"))
        return Link(token)

    async def _join(self, guest: str, token: str | None, seat_name: str | None) -> SeatGrant:
        table = self._table
        seat, kind = await self._requested_seat(token, seat_name)
        held = table.seats.of_guest(guest)
        if held and seat not in held:
            raise InvalidInput("table-already-seated", seat=table.seat_names[held[0]])
        own = guests.new_token()
        grant = SeatGrant(table.row.id, table.game.seat_name(seat), own)
        if kind == "seat" or held:

            def share(c: Connection) -> None:
                store.hold(c, table.row.id, seat, guest)
                self._add_token(c, own, seat, "seat")

            await table.change_seats(share)
            return grant
        if table.seats.rows[seat].kind not in UNUSED or table.row.closed:
            raise InvalidInput("table-seat-taken", seat=table.seat_names[seat])

        def sit(c: Connection) -> None:
            if token is not None and not store.use_token(c, guests.token_hash(token)):
                raise InvalidInput("table-seat-taken", seat=table.seat_names[seat])
            store.hold(c, table.row.id, seat, guest)
            store.set_seat(c, _given(table.seats.rows[seat], "person", time.time()))
            self._add_token(c, own, seat, "seat")

        await table.change_seats(sit)
        await table.chat.notice("notice-joined", seat, who=table.seats.name(seat))
        return grant

    async def _requested_seat(self, token: str | None, seat_name: str | None) -> tuple[int, str]:
        """The seat that somebody asks for, and what gives the right to it."""
        table = self._table
        if token is not None:
            digest = guests.token_hash(token)
            found = await table.database.read(lambda c: store.find_token(c, digest))
            if found is None or found.table != table.row.id:
                raise InvalidInput("table-bad-link")
            return found.seat, found.kind
        if seat_name is None:
            raise InvalidInput("table-which-seat")
        seat = table.find_seat(seat_name)
        # A seat that was left shows what its person knew, so it takes an invitation as well.
        if table.seats.rows[seat].kind in ("link", "left"):
            raise InvalidInput("table-by-invitation", seat=seat_name)
        return seat, "open"

    def _add_token(self, c: Connection, token: str, seat: int, kind: str) -> None:
        table = self._table.row.id
        store.add_token(c, guests.token_hash(token), table, seat, kind, time.time())

    async def _invite(self, seat: int) -> Link:
        table = self._table
        row = table.seats.rows[seat]
        if row.kind not in UNUSED or table.row.closed:
            raise InvalidInput("table-seat-taken", seat=table.seat_names[seat])
        token = guests.new_token()

        def offer(c: Connection) -> None:
            if row.kind == "left":
                store.set_seat(c, msgspec.structs.replace(row, kind="link", bot=None, consents=[]))
            self._add_token(c, token, seat, "invitation")

        await table.change_seats(offer)
        return Link(token)

    async def _leave(self, seats: Sequence[int]) -> None:
        table = self._table
        others = [held for held, _, _ in table.seats.holders if held not in seats]
        now = time.time()
        names = {seat: table.seats.name(seat) for seat in seats}
        closing = not others and not table.state.over

        def vacate(c: Connection) -> None:
            for seat in seats:
                store.drop_tokens(c, table.row.id, seat)
                store.release(c, table.row.id, seat)
                kind = table.seats.rows[seat].kind if table.state.over else "left"
                store.set_seat(c, _given(table.seats.rows[seat], kind, now))
            if closing:
                store.close_table(c, table.row.id, now)

        await table.change_seats(vacate)
        if closing:
            table.row = msgspec.structs.replace(table.row, closed=True)
        if not table.state.over:
            for seat, name in names.items():
                await table.chat.notice("notice-left", seat, who=name)

    async def _take_over(self, by: int, seat: int, bot: str) -> None:
        table = self._table
        connected, row = table.presence.connected, table.seats.rows[seat]
        agreeing = table.seats.of_person_at(by)
        replaceable = table.seats.replaceable(seat, connected, table.row.asked_since)
        if seat in agreeing or table.state.over or table.row.closed or not replaceable:
            raise InvalidInput("table-not-replaceable", seat=table.seat_names[seat])
        consents = sorted({*row.consents, *agreeing})
        agreed = set(table.seats.whose_consent(seat, connected)) <= set(consents)
        after = (
            msgspec.structs.replace(row, kind="bot", bot=bot, consents=[])
            if agreed
            else msgspec.structs.replace(row, consents=consents)
        )
        await table.change_seats(lambda c: store.set_seat(c, after))
        if agreed:
            await table.chat.notice("notice-taken-over", seat, bot=bot)

    async def _reclaim(self, seats: Sequence[int]) -> None:
        table = self._table
        taken_over = [seat for seat in seats if table.seats.rows[seat].kind == "bot"]
        if not taken_over:
            raise InvalidInput("table-seat-is-yours")
        now = time.time()
        rows = [
            msgspec.structs.replace(
                table.seats.rows[seat], kind="person", bot=None, consents=[], seen=now
            )
            for seat in taken_over
        ]
        await table.change_seats(lambda c: store.set_seats(c, rows))
        for seat in taken_over:
            await table.chat.notice("notice-came-back", seat, who=table.seats.name(seat))


def _given(row: SeatRow, kind: str, now: float) -> SeatRow:
    """The row of a seat that is given to another person, or given up: rights of before end."""
    return SeatRow(row.table, row.seat, kind, None, [], now, row.generation + 1)
