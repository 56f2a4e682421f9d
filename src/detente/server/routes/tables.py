"""Tables: the lobby, new tables, and who sits where."""

from typing import Any, Final

from litestar import Request
from litestar.params import FromQuery, JSONBody

from detente.server import create, limits, lobby
from detente.server.acting import acting_seat
from detente.server.messages import (
    DeviceInfo,
    DeviceRef,
    Join,
    Leave,
    Link,
    Lobby,
    NewRecord,
    NewTable,
    SeatGrant,
    SeatRef,
    TakeOver,
)
from detente.server.routes.dependencies import (
    TheClient,
    TheTable,
    TheTables,
    get,
    guest_of,
    post,
)
from detente.server.routes.outdated import refuse_old_page


@get("/tables", before_request=refuse_old_page)
async def list_tables(tables: TheTables, client: TheClient) -> Lobby:
    """List tables to join, your own ones, and tables to watch."""
    return await lobby.list_tables(tables, client.guest)


@post("/tables")
async def create_table(
    tables: TheTables, client: TheClient, request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> SeatGrant:
    """Create a table."""
    tables.limits.tables.spend(client.address)
    return await create.create_table(tables, data, await guest_of(client, request))


@post("/records", request_max_body_size=limits.LARGEST_RECORD)
async def show_record(
    tables: TheTables, client: TheClient, request: Request[Any, Any, Any], data: JSONBody[NewRecord]
) -> SeatGrant:
    """Create a table that shows a record, which is verified first."""
    tables.limits.tables.spend(client.address)
    return await create.show_record(tables, data, await guest_of(client, request))


@post("/tables/{table_id:str}/join")
async def join(
    table: TheTable, client: TheClient, request: Request[Any, Any, Any], data: JSONBody[Join]
) -> SeatGrant:
    """Sit down at the table; the same request again gives the same seat and token."""
    key, id = client.tables.guests, data.id or ""
    known_as = None
    if len(id) >= limits.LONG_ID:
        known_as = key.guest_of_request(table.row.id, data.token, data.seat, id)
    return await table.seating.join(await guest_of(client, request, known_as), data, key)


@post("/tables/{table_id:str}/leave", status_code=204)
async def leave(table: TheTable, client: TheClient, data: JSONBody[Leave | None] = None) -> None:
    """Give up your seat for good, or all of them, and name who may sit down there."""
    own = await client.own_seats(table)
    successors = data.successors if data else []
    await table.seating.leave(table.seats.grant(client.device, own), successors)


@post("/tables/{table_id:str}/successors")
async def name_successor(
    table: TheTable, client: TheClient, seat: FromQuery[str | None] = None
) -> Link:
    """Make an invitation to your own seat, for when you leave it."""
    own = acting_seat(table, await client.seats(table), seat)
    return await table.seating.name_successor(table.seats.grant(client.device, [own]))


@post("/tables/{table_id:str}/admissions", status_code=204)
async def admit(table: TheTable, client: TheClient, data: JSONBody[SeatRef]) -> None:
    """Agree that somebody new takes a seat that was left or whose person has been away too long."""
    own = await client.own_seats(table)
    await table.seating.admit(table.seats.grant(client.device, own), data.seat)


@post("/tables/{table_id:str}/bot-takeover", status_code=204)
async def take_over(table: TheTable, client: TheClient, data: JSONBody[TakeOver]) -> None:
    """Agree that a bot takes over a seat that was left or whose person has been away too long."""
    own = await client.own_seats(table)
    await table.seating.take_over(table.seats.grant(client.device, own), data.seat, data.bot)


@post("/tables/{table_id:str}/reclaim", status_code=204)
async def reclaim(table: TheTable, client: TheClient) -> None:
    """Take your seat back, or all of them, from the bot that has taken it over."""
    own = await client.own_seats(table)
    await table.seating.reclaim(table.seats.grant(client.device, own))


@post("/tables/{table_id:str}/device-links")
async def device_link(
    table: TheTable, client: TheClient, seat: FromQuery[str | None] = None
) -> Link:
    """Make a personal link for another device of yours."""
    own = acting_seat(table, await client.seats(table), seat)
    return await table.devices.link(table.seats.grant(client.device, [own]))


@get("/tables/{table_id:str}/devices")
async def list_devices(table: TheTable, client: TheClient) -> list[DeviceInfo]:
    """List the devices that hold your seats."""
    own = await client.own_seats(table)
    return await table.devices.infos(table.seats.grant(client.device, own))


@post("/tables/{table_id:str}/devices/revoke", status_code=204)
async def revoke_device(table: TheTable, client: TheClient, data: JSONBody[DeviceRef]) -> None:
    """End the rights of one of your devices to your seats, with the links that it made."""
    own = await client.own_seats(table)
    await table.devices.revoke(table.seats.grant(client.device, own), data.device)


@post("/tables/{table_id:str}/invitations")
async def invite(table: TheTable, client: TheClient, data: JSONBody[SeatRef]) -> Link:
    """Make an invitation to a seat that nobody has had, or for which all others have agreed."""
    hosting = not client.token and client.guest is not None and client.guest == table.row.host
    own = await client.seats(table) if hosting else await client.own_seats(table)
    return await table.seating.invite(table.seats.grant(client.device, own), data.seat)


HANDLERS: Final = [
    *(list_tables, create_table, show_record),
    *(join, leave, name_successor, admit, invite, take_over, reclaim),
    *(device_link, list_devices, revoke_device),
]
