"""Queries over many tables at once: for the lobby, for bots after a restart, and counts."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Select, and_, exists, func, or_, select

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


def bots_only(c: Connection, before: float, after: str, limit: int) -> list[str]:
    """Tables that began before a time and go on with bots only; ids after one, in their order."""
    seat, held = schema.seats.c, schema.seat_holders.c
    others = exists().where(seat.table == schema.tables.c.id, seat.kind != "bot")
    people = exists().where(held.table == schema.tables.c.id)
    query = select(schema.tables.c.id).where(
        unfinished, schema.tables.c.started < before, ~others, ~people
    )
    return _next_ids(c, query, after, limit)


def unseen(
    c: Connection, since: Mapping[str, float], offered: bool, after: str, limit: int
) -> list[str]:
    """Tables that go on, but nobody has been at them since the time for their pace.

    With `offered` those where nobody has taken a seat that was offered. Ids after one, in order.
    """
    table, seat = schema.tables.c, schema.seats.c
    seen_since = exists().where(
        seat.table == table.id,
        or_(*[and_(table.pace == pace, seat.seen >= time) for pace, time in since.items()]),
    )
    unchanged = or_(
        *[and_(table.pace == pace, table.changed < time) for pace, time in since.items()]
    )
    query = select(table.id).where(unfinished, unchanged, ~seen_since)
    if offered:
        query = query.where(or_(_has_seat("open"), _has_seat("link")))
    return _next_ids(c, query, after, limit)


def _next_ids(c: Connection, query: Select[Any], after: str, limit: int) -> list[str]:
    following = query.where(schema.tables.c.id > after).order_by(schema.tables.c.id)
    return list(c.scalars(following.limit(limit)))


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
