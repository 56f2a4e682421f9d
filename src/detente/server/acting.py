"""What HTTP and the live connection share: for which seat a client acts, and whether it may."""

from collections.abc import Sequence

from detente.core.errors import InvalidInput
from detente.server.client import Client, Forbidden
from detente.server.messages import Accepted
from detente.server.storage import store
from detente.server.table.table import Table
from detente.server.tables import TableRegistry


def viewing_seat(table: Table, own: Sequence[int], name: str | None) -> int | None:
    """The one of a client's seats that a request names, else the only one; None: as spectator."""
    if name is None:
        return own[0] if len(own) == 1 else None
    seat = table.find_seat(name)
    if seat not in own:
        raise Forbidden("table-not-your-seat" if own else "table-only-watching", seat=name)
    return seat


def acting_seat(table: Table, own: Sequence[int], name: str | None) -> int:
    """The one of a client's seats that a request acts for; Forbidden for a spectator."""
    seat = viewing_seat(table, own, name)
    if seat is not None:
        return seat
    if not own:
        raise Forbidden("table-only-watching")
    raise InvalidInput("table-which-of-yours", allowed=[table.seat_names[seat] for seat in own])


def check_acting(table: Table, client: Client, seat: int) -> None:
    """Refuse a seat that acts too often, or that a bot has taken over."""
    client.tables.limits.moves.spend(f"{table.row.id} {seat}")
    if table.seats.rows[seat].kind == "bot":
        raise Forbidden("table-bot-stands-in")


async def post_chat(table: Table, client: Client, seat: int | None, id: str, text: str) -> Accepted:
    """Post a chat message as a seat, or as a spectator with a name."""
    tables = client.tables
    tables.limits.chat.spend(f"{table.row.id} {client.address if seat is None else seat}")
    grant = None if seat is None else table.seats.grant(client.device, [seat])
    name = await guest_name(tables, client.guest) if client.guest else None
    if seat is None and not name:
        raise InvalidInput("table-no-name")
    posting = table.chat.post(seat, name or "", id, text, client.guest)
    return await table.exclusively(posting, grant)


async def guest_name(tables: TableRegistry, guest: str) -> str | None:
    """The name of a guest; None for an unknown one."""
    return await tables.database.read(lambda c: store.guest_name(c, guest))
