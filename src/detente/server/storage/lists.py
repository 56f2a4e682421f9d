"""Queries over many tables at once: for the lobby, for bots after a restart, and counts."""

from typing import Any

from sqlalchemy import Connection, Select, exists, func, select

from detente.server.storage import schema
from detente.server.storage.rows import SeatRow, TableRow
from detente.server.storage.schema import unfinished


def open_tables(c: Connection, limit: int = 50) -> list[TableRow]:
    """Listed tables with an open seat, the latest change first."""
    return _tables(c, _public().where(_has_seat("open")), limit)


def public_tables(c: Connection, limit: int = 50) -> list[TableRow]:
    """Listed tables whose game goes on, the latest change first."""
    return _tables(c, _public(), limit)


def tables_of(c: Connection, guest: str, limit: int = 100) -> list[TableRow]:
    """Tables where a guest holds a seat, over or not, the latest change first."""
    held = select(schema.seat_holders.c.table).filter_by(guest=guest)
    return _tables(c, select(schema.tables).where(schema.tables.c.id.in_(held)), limit)


def seats_held(c: Connection, guest: str) -> dict[str, list[int]]:
    """The seats that a guest holds at each table."""
    held = select(schema.seat_holders.c.table, schema.seat_holders.c.seat).filter_by(guest=guest)
    seats: dict[str, list[int]] = {}
    for row in c.execute(held.order_by(schema.seat_holders.c.seat)):
        seats.setdefault(row.table, []).append(row.seat)
    return seats


def seats_of(c: Connection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of each table."""
    seat = schema.seats.c
    query = select(schema.seats).where(seat.table.in_(tables)).order_by(seat.table, seat.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in c.execute(query):
        found.setdefault(row.table, []).append(SeatRow(*row))
    return found


def holders_of(c: Connection, tables: list[str]) -> list[tuple[str, int, str, str]]:
    """Who holds which seat at these tables, first come first: table, seat, guest and name."""
    held = schema.seat_holders.c
    query = (
        select(held.table, held.seat, held.guest, schema.guests.c.name)
        .join_from(schema.seat_holders, schema.guests)
        .where(held.table.in_(tables))
        .order_by(held.order)
    )
    return [(table, seat, guest, name) for table, seat, guest, name in c.execute(query)]


def names_of(c: Connection, tables: list[str]) -> dict[tuple[str, int], str]:
    """The name of the first holder of each seat, by table and seat."""
    names: dict[tuple[str, int], str] = {}
    for table, seat, _, name in holders_of(c, tables):
        names.setdefault((table, seat), name)
    return names


def tables_with_bots(c: Connection) -> list[str]:
    """The ids of tables whose game goes on with a bot in it."""
    query = select(schema.tables.c.id).where(unfinished, _has_seat("bot"))
    return list(c.scalars(query.order_by(schema.tables.c.changed)))


def counts(c: Connection) -> dict[str, int]:
    """How many tables there are, go on and are over, and the entries of all."""
    table = schema.tables.c
    query = select(
        func.count().label("tables"),
        func.count().filter(unfinished).label("open"),
        func.count().filter(table.result.is_not(None)).label("over"),
        func.coalesce(func.sum(table.version), 0).label("entries"),
    ).select_from(schema.tables)
    return {name: int(count) for name, count in c.execute(query).one()._mapping.items()}


def _public() -> Select[Any]:
    return select(schema.tables).where(unfinished, schema.tables.c.listed)


def _has_seat(kind: str) -> Any:
    seat = schema.seats.c
    return exists().where(seat.table == schema.tables.c.id, seat.kind == kind)


def _tables(c: Connection, query: Select[Any], limit: int) -> list[TableRow]:
    latest = query.order_by(schema.tables.c.changed.desc()).limit(limit)
    return [TableRow(*row) for row in c.execute(latest)]
