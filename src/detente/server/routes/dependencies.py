"""What the route handlers share: tables, client and table of a request, and new guests' cookies."""

import time
from functools import partial
from typing import Any, Final

import litestar
from litestar import Request
from litestar.datastructures import State as AppState
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import Message, Scope
from sqlalchemy import Connection

from detente.server import guests
from detente.server.acting import guest_name
from detente.server.client import Client
from detente.server.errors import PROBLEMS
from detente.server.storage import store
from detente.server.table.table import Table
from detente.server.tables import TableRegistry

TheTables = NamedDependency[TableRegistry]
TheClient = NamedDependency[Client]
TheTable = NamedDependency[Table]
_NEW_GUEST: Final = "new_guest"

get = partial(litestar.get, responses=PROBLEMS)
patch = partial(litestar.patch, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)


async def provide_tables(state: AppState) -> TableRegistry:
    """The tables of this server."""
    tables: TableRegistry = state.tables
    return tables


async def provide_client(tables: TheTables, request: Request[Any, Any, Any]) -> Client:
    """The client of a request; refused if it asks too often, or for another site's page."""
    client = Client(tables, request)
    tables.limits.requests.spend(client.address)
    if request.method in ("GET", "HEAD"):
        client.check_origin()
    else:
        client.check_change()
    return client


async def provide_table(tables: TheTables, client: TheClient, table_id: FromPath[str]) -> Table:
    """The table that the path names."""
    return await tables.get(table_id)


async def guest_of(
    client: Client, request: Request[Any, Any, Any], known_as: str | None = None
) -> str:
    """The guest of a request; a new client becomes a guest, by a cookie, with this id if any."""
    tables = client.tables
    if client.guest is None or await guest_name(tables, client.guest) is None:
        guest = known_as or guests.new_guest()
        name = guests.code_name()

        def add(c: Connection) -> None:
            if store.guest_name(c, guest) is None:  # else the same request comes once more
                store.add_guest(c, guest, name, time.time())

        await tables.database.write(add)
        request.state[_NEW_GUEST] = tables.guests.cookie(guest, client.secure)
        client.become(guest)
    return client.guest or ""


async def set_cookie(message: Message, scope: Scope) -> None:
    """Add the cookie of a new guest to the answer."""
    cookie = scope["state"].get(_NEW_GUEST)
    if cookie and message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
