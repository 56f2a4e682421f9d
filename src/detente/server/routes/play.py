"""Playing at a table: view, move, undo, chat, hint; positions of the past, log and record."""

from typing import Any, Final, Literal

import msgspec
from litestar import MediaType, Response
from litestar.params import FromPath, FromQuery, JSONBody

from detente.server import limits
from detente.server.acting import acting_seat, check_acting, post_chat, viewing_seat
from detente.server.client import Client, Forbidden
from detente.server.errors import problem
from detente.server.messages import (
    Accepted,
    Advice,
    ChatPost,
    MoveCheck,
    MoveRequest,
    PositionAt,
    ReportMessage,
    TableUpdate,
    UndoRequest,
)
from detente.server.metrics import MOVE_SECONDS
from detente.server.routes.dependencies import TheClient, TheTable, TheTables, get, post
from detente.server.routes.outdated import refuse_old_query
from detente.server.table import projection
from detente.server.table.table import Table
from detente.texts import Texts


@get("/tables/{table_id:str}", before_request=refuse_old_query)
async def view(
    table: TheTable,
    client: TheClient,
    version: FromQuery[int] = -1,
    after_message: FromQuery[int] = 0,
    seat: FromQuery[str | None] = None,
) -> TableUpdate:
    """Show the table as your seat sees it, complete or what you have not seen yet."""
    own = await client.seats(table)
    viewer, may_return = viewing_seat(table, own, seat), table.seats.left_by(client.device)
    return projection.table_update(table, own, viewer, version, after_message, may_return)


@post("/tables/{table_id:str}/moves")
async def play(table: TheTable, client: TheClient, data: JSONBody[MoveRequest]) -> Accepted:
    """Play a move."""
    seat = await _acting(table, client, data.seat)
    with MOVE_SECONDS.time():
        grant = table.seats.grant(client.device, [seat])
        return await table.moves.play(seat, data.id, data.version, data.move, grant)


@post("/tables/{table_id:str}/undo")
async def undo(table: TheTable, client: TheClient, data: JSONBody[UndoRequest]) -> Accepted:
    """Take back your last move."""
    seat = await _acting(table, client, data.seat)
    grant = table.seats.grant(client.device, [seat])
    return await table.moves.undo(seat, data.id, data.version, grant)


@post("/tables/{table_id:str}/chat")
async def chat(table: TheTable, client: TheClient, data: JSONBody[ChatPost]) -> Accepted:
    """Post a chat message."""
    seat = viewing_seat(table, await client.seats(table), data.seat)
    return await post_chat(table, client, seat, data.id, data.text)


@post("/tables/{table_id:str}/reports", status_code=204)
async def report(
    tables: TheTables, table: TheTable, client: TheClient, data: JSONBody[ReportMessage]
) -> None:
    """Report somebody else's chat message to the host of the server."""
    own = await client.own_seats(table)
    by = acting_seat(table, own, data.seat)
    tables.limits.reports.spend(client.address)
    await table.chat.report(by, own, data.message, data.reason)


@get("/tables/{table_id:str}/explain")
async def explain(
    table: TheTable, client: TheClient, move: FromQuery[str], seat: FromQuery[str | None] = None
) -> MoveCheck:
    """Say whether a move is legal for you now, and if not, why."""
    asking = acting_seat(table, await client.seats(table), seat)
    refusal = table.state.explain(asking, move[: limits.LONGEST_ID])
    return MoveCheck(refusal is None, problem(refusal, client.texts) if refusal else None)


@post("/tables/{table_id:str}/hint")
async def hint(
    tables: TheTables, table: TheTable, client: TheClient, seat: FromQuery[str | None] = None
) -> Advice:
    """Say what the strongest bot would play for you, in a game against bots only."""
    tables.limits.hints.spend(client.address)
    asking = await _acting(table, client, seat)
    return await table.hints.give(asking, table.seats.grant(client.device, [asking]))


@get("/tables/{table_id:str}/positions/{move_number:int}")
async def position_at(
    table: TheTable,
    client: TheClient,
    move_number: FromPath[int],
    seat: FromQuery[str | None] = None,
    all_seats: FromQuery[bool] = False,
) -> PositionAt:
    """Show the board as it was after a move; other seats' views are shown after the end."""
    own = await client.seats(table)
    if all_seats:
        if not table.revealed:
            raise Forbidden("table-eyes-later")
        return projection.position_at(table, move_number, None, all_seats=True)
    if seat is None:
        return projection.position_at(table, move_number, viewing_seat(table, own, None))
    viewer = table.find_seat(seat) if seat else None
    if viewer not in (None, *own) and not table.revealed:
        raise Forbidden("table-eyes-later")
    return projection.position_at(table, move_number, viewer)


@get("/tables/{table_id:str}/log")
async def log(
    table: TheTable,
    client: TheClient,
    events_from: FromQuery[int] = 0,
    form: FromQuery[Literal["json", "text"]] = "json",
    language: FromQuery[str | None] = None,
    seat: FromQuery[str | None] = None,
) -> Response[Any]:
    """Tell what you saw happen, as data or in sentences."""
    viewer = viewing_seat(table, await client.seats(table), seat)
    events = table.state.events(viewer, events_from)
    if form == "json":
        return _attached(msgspec.json.encode(events), table, "json", "application/json")
    texts = Texts(language or client.language, table.game.name)
    lines = [f"{e['move_number']:4} {texts.say(e['id'], **e['args'])}\n" for e in events]
    return _attached("".join(lines).encode(), table, "txt", "text/plain; charset=utf-8")


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(table: TheTable, client: TheClient) -> Response[Any]:
    """Give the whole game as a file that `detente verify` and `detente replay` read."""
    text = projection.record(table).text(table.state)
    return _attached(text.encode(), table, "detente", "text/plain; charset=utf-8")


async def _acting(table: Table, client: Client, name: str | None) -> int:
    """The seat that a request acts for, if it may act now."""
    seat = acting_seat(table, await client.seats(table), name)
    check_acting(table, client, seat)
    return seat


def _attached(content: bytes, table: Table, ending: str, media_type: str) -> Response[bytes]:
    """An answer that a browser saves as a file."""
    name = f"{table.row.game}-{table.row.id}.{ending}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)


HANDLERS: Final = [view, play, undo, chat, report, explain, hint, position_at, log, record]
