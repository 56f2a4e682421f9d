"""Who the client is, and its name."""

from typing import Any, Final

from litestar import Request
from litestar.params import JSONBody

from detente.server import guests, limits
from detente.server.acting import guest_name
from detente.server.messages import Me, Rename
from detente.server.routes.dependencies import TheClient, TheTables, get, guest_of, patch


@get("/me")
async def me(tables: TheTables, client: TheClient, request: Request[Any, Any, Any]) -> Me:
    """Say who you are here; a new client becomes a guest."""
    guest = await guest_of(client, request)
    return Me(await guest_name(tables, guest) or "", tables.guests.csrf(guest))


@patch("/me")
async def rename(
    tables: TheTables, client: TheClient, request: Request[Any, Any, Any], data: JSONBody[Rename]
) -> Me:
    """Change your name."""
    guest = await guest_of(client, request)
    name = limits.clean(data.name, limits.LONGEST_NAME) or guests.code_name()
    await tables.rename_guest(guest, name)
    return Me(name, tables.guests.csrf(guest))


HANDLERS: Final = [me, rename]
