"""The devices that hold a seat: browsers by their guests, and whoever has a personal link."""

import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from detente.core.errors import InvalidInput
from detente.server import guests
from detente.server.messages import DeviceInfo, Link
from detente.server.storage import store
from detente.server.storage.rows import HolderRow, TokenRow
from detente.server.table.seats import Grant

if TYPE_CHECKING:
    from detente.server.table.table import Table


class Devices:
    """The devices of each person at one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def link(self, grant: Grant) -> Link:
        """A token with which another device can hold the same seat."""
        (seat,) = grant.seats
        return await self._table.exclusively(self._link(seat, grant.device), grant)

    async def infos(self, grant: Grant) -> list[DeviceInfo]:
        """All devices that hold one of these seats."""
        table = self._table
        holders, tokens = await table.database.read(self._read)
        table.seats.check(grant)
        found: dict[str, DeviceInfo] = {}
        browsers = [("browser", one.guest, one.seat, one.at) for one in holders]
        links = [("link", one.hash, one.seat, one.at) for one in _links(holders, tokens)]
        for kind, device, seat, since in (*browsers, *links):
            if seat not in grant.seats:
                continue
            if device not in found:
                found[device] = DeviceInfo(
                    id=self._id(device),
                    kind=kind,  # type: ignore[arg-type]
                    seats=[],
                    since=since,
                    connected=device in table.presence.devices,
                    this=device == grant.device,
                )
            found[device].seats.append(table.game.seat_name(seat))
        return list(found.values())

    async def revoke(self, grant: Grant, id: str) -> None:
        """End the rights of a device to one's seats, with the links by which it came or made."""
        await self._table.exclusively(self._revoke(grant, id), grant)

    async def _link(self, seat: int, device: str | None) -> Link:
        table, token = self._table, guests.new_token()
        digest, generation = guests.token_hash(token), table.seats.rows[seat].generation
        row = TokenRow(digest, table.row.id, seat, "link", time.time(), generation, device)
        await table.change_seats(lambda c: store.add_token(c, row))
        return Link(token)

    async def _revoke(self, grant: Grant, id: str) -> None:
        table = self._table
        holders, tokens = await table.database.read(self._read)
        mine = [one for one in holders if one.seat in grant.seats]
        leaving = [one for one in mine if self._id(one.guest) == id]
        staying = {one.seat for one in mine if one not in leaving}
        links = [one for one in _links(holders, tokens) if one.seat in grant.seats]
        ended = [one for one in links if self._id(one.hash) == id]
        if not leaving and not ended:
            raise InvalidInput("table-no-such-device")
        if not staying.issuperset(one.seat for one in leaving):
            raise InvalidInput("table-last-device")
        seats, devices = {one.seat for one in leaving}, {one.guest for one in leaving}
        came_by = {one.token for one in leaving}
        for token in tokens:
            if token.seat in seats and (token.guest in devices or token.hash in came_by):
                ended.append(token)

        def end(c: Connection) -> None:
            for one in leaving:
                store.release(c, table.row.id, one.seat, one.guest)
            for token in ended:
                store.drop_token(c, token.hash)

        await table.change_seats(end)

    def _read(self, c: Connection) -> tuple[list[HolderRow], list[TokenRow]]:
        id = self._table.row.id
        return store.holder_rows(c, id), store.tokens_of(c, id)

    def _id(self, device: str) -> str:
        """What a device is called towards its person; the id of a guest is shown to nobody."""
        return guests.token_hash(f"{self._table.row.id} {device}")[:16]


def _links(holders: list[HolderRow], tokens: list[TokenRow]) -> list[TokenRow]:
    """The tokens that open a seat without being the own one of a guest who holds it."""
    held = {(one.seat, one.guest) for one in holders}
    return [
        token
        for token in tokens
        if token.kind == "link" or (token.kind == "seat" and (token.seat, token.guest) not in held)
    ]
