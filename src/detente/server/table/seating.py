"""Who sits where: joining, invitations, leaving, and bots that take over."""

import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace
from sqlalchemy import Connection

from detente.core.errors import InvalidInput
from detente.server import guests, limits
from detente.server.messages import Join, Link, SeatGrant
from detente.server.storage import store
from detente.server.storage.rows import TokenRow
from detente.server.table.seats import Grant, SeatLost, given, without_consent_of

if TYPE_CHECKING:
    from detente.server.table.table import Table


class Seating:
    """Every change of who sits at one table.

    A seat that was left shows what its person knew. So it is filled by that person, by whom they
    named when they left, by a bot or, if there are two others or more and all of them agree, by
    somebody new; likewise the seat of a person who has been away too long.
    """

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def join(self, guest: str, request: Join, key: guests.Guests) -> SeatGrant:
        """Sit down by a link, at an open seat, or again at a seat that one has left."""
        if request.id is not None and not limits.ID.fullmatch(request.id):
            raise InvalidInput("table-bad-id", most=limits.LONGEST_ID)
        return await self._table.exclusively(self._join(guest, request, key))

    async def invite(self, grant: Grant, seat_name: str) -> Link:
        """A token with which somebody can sit down at a seat that nobody has.

        Who only hosts the table has no seat; he cannot invite to one that was left.
        """
        seat = self._table.find_seat(seat_name)
        return await self._table.exclusively(self._invite(grant, seat), grant)

    async def admit(self, grant: Grant, seat_name: str) -> None:
        """Agree to somebody new at a seat that was left or whose person has been away too long."""
        seat = self._table.find_seat(seat_name)
        await self._table.exclusively(self._admit(min(grant.seats), seat), grant)

    async def name_successor(self, grant: Grant) -> Link:
        """A token that opens one's seat to another person, once it is named when leaving."""
        (seat,) = grant.seats
        work = self._offer(seat, "successor", grant.device)
        return await self._table.exclusively(work, grant)

    async def leave(self, grant: Grant, successors: Sequence[str] = ()) -> None:
        """Give up seats for good, and name successors; a table without persons is closed."""
        hashes = [guests.token_hash(token) for token in successors]
        await self._table.exclusively(self._leave([*grant.seats], hashes), grant)

    async def take_over(self, grant: Grant, seat_name: str, bot: str) -> None:
        """Consent to a bot at a seat that was left or whose person has been away too long."""
        if bot not in self._table.bots.levels:
            raise InvalidInput("unknown-bot", bot=bot, allowed=self._table.bots.levels)
        seat = self._table.find_seat(seat_name)
        await self._table.exclusively(self._take_over(min(grant.seats), seat, bot), grant)

    async def reclaim(self, grant: Grant) -> None:
        """Take one's seats back from the bots that have taken them over."""
        await self._table.exclusively(self._reclaim([*grant.seats]), grant)

    def newcomer(self, seat: int, fillable: bool) -> Literal["no", "consent", "yes"]:
        """Whether somebody new may be invited to a seat: no, once all others agree, or yes.

        `fillable` is whether the seat was left, or its person has been away too long.
        """
        seats = self._table.seats
        if seats.rows[seat].kind in ("open", "link"):
            return "no" if self._table.row.closed else "yes"
        lacking = seats.lacking(seat) if fillable else None
        if lacking is None:
            return "no"
        return "consent" if lacking else "yes"

    def fillable(self, seat: int, connected: Collection[int]) -> bool:
        """Whether a seat was left, or its person has been away too long, and the game goes on."""
        table = self._table
        over = table.state.over or table.row.closed
        return not over and table.seats.replaceable(seat, connected, table.row.asked_since)

    def _fillable(self, seat: int) -> bool:
        return self.fillable(seat, self._table.presence.connected)

    # --- sitting down -------------------------------------------------------------------------

    async def _join(self, guest: str, request: Join, key: guests.Guests) -> SeatGrant:
        table = self._table
        seat, token = await self._requested_seat(request)
        row, held = table.seats.rows[seat], table.seats.of_device(guest)
        personal = token is not None and token.hash in table.seats.tokens
        shares = seat in held or personal
        if held and seat not in held and (personal or guest not in row.left_by):
            raise InvalidInput("table-already-seated", seat=table.seat_names[held[0]])
        if not shares:
            self._check_free(seat, guest, token)
        generation, now = row.generation + (not shares), time.time()
        own = key.seat_token(table.row.id, seat, generation, guest, request.id)
        digest = guests.token_hash(own)

        def sit(c: Connection) -> None:
            if not shares:
                self._vacate(c, seat, token)
                store.set_seat(c, given(row, "person", now))
                store.set_seats(c, without_consent_of(table.seats.rows, [seat]))
            came_by = token.hash if personal and token else None
            store.hold(c, table.row.id, seat, guest, now, came_by)
            opened = TokenRow(digest, table.row.id, seat, "seat", now, generation, guest)
            store.add_token(c, opened)

        await table.change_seats(sit)
        if not shares:
            notice = "notice-came-back" if guest in row.left_by else "notice-joined"
            await table.chat.notice(notice, seat, who=table.seats.name(seat))
        return SeatGrant(table.row.id, table.game.seat_name(seat), own)

    async def _requested_seat(self, request: Join) -> tuple[int, TokenRow | None]:
        """The seat that somebody asks for, and the token that is to give the right to it."""
        table = self._table
        if request.token is not None:
            digest = guests.token_hash(request.token)
            found = await table.database.read(lambda c: store.find_token(c, digest))
            if found is None or found.table != table.row.id:
                raise InvalidInput("table-bad-link")
            return found.seat, found
        if request.seat is None:
            raise InvalidInput("table-which-seat")
        return table.find_seat(request.seat), None

    def _check_free(self, seat: int, guest: str, token: TokenRow | None) -> None:
        """Refuse somebody who may not sit down at a seat."""
        table, row = self._table, self._table.seats.rows[seat]
        name = table.seat_names[seat]
        kind = token.kind if token and token.generation == row.generation else None
        if row.kind not in ("open", "link", "left") and not self._is_absent(seat, kind):
            raise InvalidInput("table-seat-taken", seat=name)
        if table.row.closed:
            raise InvalidInput("table-closed")
        if row.kind == "open" or guest in row.left_by or kind == "successor":
            return
        if row.kind != "link":
            self._check_newcomer(seat)
        if kind != "invitation":
            raise InvalidInput("table-by-invitation", seat=name)

    def _is_absent(self, seat: int, kind: str | None) -> bool:
        """Whether somebody invited may come for a person who has been away too long."""
        return kind == "invitation" and self._fillable(seat)

    def _check_newcomer(self, seat: int) -> None:
        """Refuse somebody new at a seat that was left, unless all others have agreed to it."""
        table = self._table
        lacking, name = table.seats.lacking(seat), table.seat_names[seat]
        if lacking is None:
            raise InvalidInput("table-seat-left", seat=name)
        if lacking:
            who = [table.seat_names[one] for one in lacking]
            raise InvalidInput("table-seat-left-consent", seat=name, who=who)

    def _vacate(self, c: Connection, seat: int, token: TokenRow | None) -> None:
        """Use the token up, and end the rights of a person who has been away too long."""
        table = self._table
        if token is not None and not store.use_token(c, token.hash):
            raise InvalidInput("table-seat-taken", seat=table.seat_names[seat])
        store.release(c, table.row.id, seat)

    # --- invitations --------------------------------------------------------------------------

    async def _invite(self, grant: Grant, seat: int) -> Link:
        table, row = self._table, self._table.seats.rows[seat]
        if row.kind not in ("open", "link"):
            if seat in grant.seats or not self._fillable(seat):
                raise InvalidInput("table-seat-taken", seat=table.seat_names[seat])
            if not grant.seats:
                raise SeatLost("table-only-watching")
            self._check_newcomer(seat)
        if table.row.closed:
            raise InvalidInput("table-closed")
        return await self._offer(seat, "invitation", grant.device)

    async def _offer(self, seat: int, kind: str, device: str | None) -> Link:
        """A new token for the present generation of a seat."""
        table, token = self._table, guests.new_token()
        generation = table.seats.rows[seat].generation
        digest, now = guests.token_hash(token), time.time()
        row = TokenRow(digest, table.row.id, seat, kind, now, generation, device)
        await table.database.write(lambda c: store.add_token(c, row))
        return Link(token)

    async def _admit(self, by: int, seat: int) -> None:
        table, row = self._table, self._table.seats.rows[seat]
        agreeing = table.seats.of_person_at(by)
        if seat in agreeing or not self._fillable(seat):
            raise InvalidInput("table-not-replaceable", seat=table.seat_names[seat])
        if table.seats.lacking(seat) is None:
            raise InvalidInput("table-seat-left", seat=table.seat_names[seat])
        if agreeing <= {*row.admits}:
            return  # it was told already
        after = replace(row, admits=sorted({*row.admits, *agreeing}))
        await table.change_seats(lambda c: store.set_seat(c, after))
        await table.chat.notice("notice-admits", seat, who=table.seats.name(by))
        if not table.seats.lacking(seat):
            await table.chat.notice("notice-may-invite", seat)

    # --- leaving ------------------------------------------------------------------------------

    async def _leave(self, seats: Sequence[int], successors: Sequence[str]) -> None:
        table = self._table
        named = await self._successors(seats, successors)
        others = [held for held, _, _ in table.seats.holders if held not in seats]
        now = time.time()
        names = {seat: table.seats.name(seat) for seat in seats}
        over = table.state.over
        closing = not others and not named and not over

        def vacate(c: Connection) -> None:
            remaining = [row for row in table.seats.rows if row.seat not in seats]
            store.set_seats(c, without_consent_of(remaining, seats))
            for seat in seats:
                store.drop_tokens(c, table.row.id, seat)
                store.release(c, table.row.id, seat)
                row = table.seats.rows[seat]
                leaving = [guest for held, guest, _ in table.seats.holders if held == seat]
                store.set_seat(c, given(row, row.kind if over else "left", now, leaving))
            for token in named:
                store.add_token(c, replace(token, generation=token.generation + 1))
            if closing:
                store.close_table(c, table.row.id, now)

        await table.change_seats(vacate)
        if closing:
            table.row = replace(table.row, closed=True)
        if not over:
            heirs = {token.seat for token in named}
            for seat, name in names.items():
                await table.chat.notice(
                    self._notice_of_leaving(seat, seat in heirs), seat, who=name
                )

    async def _successors(self, seats: Sequence[int], hashes: Sequence[str]) -> list[TokenRow]:
        """The tokens that somebody who leaves has for others; only for what is his."""
        table = self._table
        found = await table.database.read(lambda c: [store.find_token(c, one) for one in hashes])
        named = []
        for token in found:
            if (
                token is None
                or token.kind != "successor"
                or token.table != table.row.id
                or token.seat not in seats
                or token.generation != table.seats.rows[token.seat].generation
            ):
                raise InvalidInput("table-bad-link")
            named.append(token)
        return named

    def _notice_of_leaving(self, seat: int, has_successor: bool) -> str:
        """The notice that tells who may fill a seat that was just left."""
        table = self._table
        if table.row.closed:
            return "notice-left"
        if has_successor:
            return "notice-left-successor"
        return "notice-left-two" if table.seats.lacking(seat) is None else "notice-left-consent"

    # --- bots ---------------------------------------------------------------------------------

    async def _take_over(self, by: int, seat: int, bot: str) -> None:
        table = self._table
        connected, row = table.presence.connected, table.seats.rows[seat]
        agreeing = table.seats.of_person_at(by)
        if seat in agreeing or not self._fillable(seat):
            raise InvalidInput("table-not-replaceable", seat=table.seat_names[seat])
        consents = sorted({*row.consents, *agreeing})
        needed = table.seats.whose_consent(seat, connected, table.row.asked_since)
        agreed = set(needed) <= set(consents)
        after = (
            replace(row, kind="bot", bot=bot, consents=[], admits=[], left_by=[])
            if agreed
            else replace(row, consents=consents)
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
            replace(table.seats.rows[seat], kind="person", bot=None, consents=[], seen=now)
            for seat in taken_over
        ]
        await table.change_seats(lambda c: store.set_seats(c, rows))
        for seat in taken_over:
            await table.chat.notice("notice-came-back", seat, who=table.seats.name(seat))
