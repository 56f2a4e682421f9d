"""What is kept of every table, and the questions asked of it.

The truth about a game is the list of its entries: choices and undos, numbered from 1. Every
function takes a connection first and is part of the caller's transaction, so a job for
`Database.write` may call several; times are seconds that the caller tells.
"""

import secrets
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Select,
    Table,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from detente.core.view import Result
from detente.server.storage import schema
from detente.server.storage.schema import unfinished


class TableRow(Struct):
    """A table. `number` counts its entries, `result` is None until the game is over.

    `record` is what a record from elsewhere says of itself: `origin`, `notes` and `commitment`. A
    table that was played here has none, but a `secret`.
    """

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    pace: str
    secret: str
    host: str | None
    started: float
    changed: float
    number: int
    to_act: list[int]
    result: Result | None
    closed: bool
    listed: bool
    record: dict[str, Any] | None = None

    @property
    def origin(self) -> dict[str, Any]:
        """Where the game begins: at the secret, or where its record says."""
        origin: dict[str, Any] = self.record["origin"] if self.record else {"seed": self.secret}
        return origin


class SeatRow(Struct):
    """A seat. `kind`: person, bot, open, link, left or record; `seen`: when its person was there.

    A seat of the kind record is that of somebody who played elsewhere.
    """

    table: str
    seat: int
    kind: str
    bot: str | None
    consents: list[int]
    seen: float


class EntryRow(Struct):
    """A choice or an undo (`verb`: choose or undo); `id` is the client's own."""

    table: str
    number: int
    id: str
    seat: int
    verb: str
    code: str | None
    at: float


class LineRow(Struct):
    """Something said at the table (`text`) or noted by it (`notice`, a message id)."""

    table: str
    number: int
    id: str
    at: float
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    notice: str | None = None
    args: dict[str, Any] = {}


class TokenRow(Struct):
    """A token for a seat, known by its hash only. `kind`: invitation or seat."""

    hash: str
    table: str
    seat: int
    kind: str
    used: bool


class Raced(Exception):
    """Somebody else has written this number, or this very entry."""


# --- keys and guests --------------------------------------------------------------------------


def signing_key(c: Connection) -> bytes:
    """The key that signs the cookies, made at the first call."""
    made = _upsert(c, schema.keys).values(name="signing", value=secrets.token_bytes(32))
    c.execute(made.on_conflict_do_nothing())
    key: bytes = c.scalars(select(schema.keys.c.value).filter_by(name="signing")).one()
    return key


def add_guest(c: Connection, guest: str, name: str, at: float) -> None:
    """Make a guest known."""
    c.execute(insert(schema.guests), {"id": guest, "name": name, "at": at})


def rename_guest(c: Connection, guest: str, name: str) -> None:
    """Give a guest another name, at all tables."""
    c.execute(update(schema.guests).filter_by(id=guest).values(name=name))


def guest_name(c: Connection, guest: str) -> str | None:
    """A guest's name, or None for an unknown guest."""
    return c.scalars(select(schema.guests.c.name).filter_by(id=guest)).one_or_none()


# --- tables and seats -------------------------------------------------------------------------


def add_table(c: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    """Lay a table with its seats."""
    c.execute(insert(schema.tables), asdict(table))
    c.execute(insert(schema.seats), [asdict(seat) for seat in seats])


def table(c: Connection, id: str) -> TableRow | None:
    """The table with this id."""
    row = c.execute(select(schema.tables).filter_by(id=id)).one_or_none()
    return None if row is None else TableRow(*row)


def close_table(c: Connection, id: str, at: float) -> None:
    """Close a table: nothing more will happen there."""
    c.execute(update(schema.tables).filter_by(id=id).values(closed=True, changed=at))


def seats(c: Connection, id: str) -> list[SeatRow]:
    """The seats of a table, in their order."""
    return seats_of(c, [id]).get(id, [])


def set_seat(c: Connection, seat: SeatRow) -> None:
    """Change what a seat is."""
    place = {"table": seat.table, "seat": seat.seat}
    c.execute(update(schema.seats).filter_by(**place).values(asdict(seat)))


def hold(c: Connection, table: str, seat: int, guest: str) -> None:
    """Let a guest hold a seat, beside those who hold it already (one's other devices)."""
    holding = _upsert(c, schema.holders).values(table=table, seat=seat, guest=guest)
    c.execute(holding.on_conflict_do_nothing())


def release(c: Connection, table: str, seat: int) -> None:
    """Let nobody hold a seat."""
    c.execute(delete(schema.holders).filter_by(table=table, seat=seat))


def holders(c: Connection, table: str) -> list[tuple[int, str, str]]:
    """Who holds which seat, first come first: seat, guest and name."""
    return [(seat, guest, name) for _, seat, guest, name in _holders(c, [table])]


def _holders(c: Connection, tables: list[str]) -> list[tuple[str, int, str, str]]:
    held = schema.holders.c
    query = (
        select(held.table, held.seat, held.guest, schema.guests.c.name)
        .join_from(schema.holders, schema.guests)
        .where(held.table.in_(tables))
        .order_by(held.order)
    )
    return [(table, seat, guest, name) for table, seat, guest, name in c.execute(query)]


# --- entries ----------------------------------------------------------------------------------


# Made once, for this is what the server does most.
_ADVANCE: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("of"), schema.tables.c.number == bindparam("before")
)
_ENTER: Final = insert(schema.entries)


def append(c: Connection, entry: EntryRow, to_act: list[int], result: Result | None) -> None:
    """Write a table's next entry, and who acts after it; the job may not go on after `Raced`."""
    place = {"of": entry.table, "before": entry.number - 1}
    changes = {"number": entry.number, "changed": entry.at, "to_act": to_act, "result": result}
    if c.execute(_ADVANCE, place | changes).rowcount != 1:
        raise Raced
    try:
        c.execute(_ENTER, asdict(entry))
    except IntegrityError as error:
        raise Raced from error


def add_entries(c: Connection, entries: list[EntryRow]) -> None:
    """Write all entries of a new table at once, which says itself how many they are."""
    if entries:
        c.execute(_ENTER, [asdict(entry) for entry in entries])


def entries(c: Connection, table: str, upto: int | None = None) -> list[EntryRow]:
    """A table's entries in order, all or those up to a number."""
    query = select(schema.entries).filter_by(table=table).order_by(schema.entries.c.number)
    if upto is not None:
        query = query.where(schema.entries.c.number <= upto)
    return [EntryRow(*row) for row in c.execute(query)]


def entry_with_id(c: Connection, table: str, id: str) -> EntryRow | None:
    """The entry to which a client gave this id."""
    row = c.execute(select(schema.entries).filter_by(table=table, id=id)).one_or_none()
    return None if row is None else EntryRow(*row)


def keep_snapshot(c: Connection, table: str, number: int, position: dict[str, Any]) -> None:
    """Keep the position after this entry instead of an earlier one, for fast loading."""
    kept = _upsert(c, schema.snapshots).values(table=table, number=number, position=position)
    changed = {"number": kept.excluded.number, "position": kept.excluded.position}
    c.execute(kept.on_conflict_do_update(index_elements=["table"], set_=changed))


def snapshot(c: Connection, table: str) -> tuple[int, dict[str, Any]] | None:
    """The number and position that were kept."""
    kept = schema.snapshots.c
    row = c.execute(select(kept.number, kept.position).filter_by(table=table)).one_or_none()
    return None if row is None else (row.number, row.position)


def drop_snapshot(c: Connection, table: str) -> None:
    """Keep no position."""
    c.execute(delete(schema.snapshots).filter_by(table=table))


# --- what is said -----------------------------------------------------------------------------


def add_line(c: Connection, line: LineRow) -> int:
    """Note what was said; its number, which is the old one if this id was noted before."""
    # Whoever holds the lock on the table's row is alone in numbering its lines.
    c.execute(select(schema.tables.c.id).filter_by(id=line.table).with_for_update())
    known = schema.lines.c
    old = c.scalars(select(known.number).filter_by(table=line.table, id=line.id)).one_or_none()
    if old is not None:
        return int(old)
    last = c.scalar(select(func.max(known.number)).where(known.table == line.table))
    number = (last or 0) + 1
    c.execute(insert(schema.lines), asdict(line) | {"number": number})
    return int(number)


def lines(c: Connection, table: str, after: int = 0) -> list[LineRow]:
    """What was said at a table after a number."""
    query = (
        select(schema.lines)
        .filter_by(table=table)
        .where(schema.lines.c.number > after)
        .order_by(schema.lines.c.number)
    )
    return [LineRow(*row) for row in c.execute(query)]


# --- tokens -----------------------------------------------------------------------------------


def add_token(c: Connection, hash: str, table: str, seat: int, kind: str, at: float) -> None:
    """Let the token with this hash open a seat."""
    token = {"hash": hash, "table": table, "seat": seat, "kind": kind, "used": False, "at": at}
    c.execute(insert(schema.tokens), token)


def find_token(c: Connection, hash: str) -> TokenRow | None:
    """What the token with this hash opens."""
    token = schema.tokens.c
    columns = (token.hash, token.table, token.seat, token.kind, token.used)
    row = c.execute(select(*columns).filter_by(hash=hash)).one_or_none()
    return None if row is None else TokenRow(*row)


def use_token(c: Connection, hash: str) -> bool:
    """Use a token up; whether it was still unused, which holds for one caller only."""
    used = update(schema.tokens).filter_by(hash=hash, used=False).values(used=True)
    return c.execute(used).rowcount == 1


def drop_tokens(c: Connection, table: str, seat: int) -> None:
    """Make all tokens of a seat worthless."""
    c.execute(delete(schema.tokens).filter_by(table=table, seat=seat))


# --- many tables at once ----------------------------------------------------------------------


def open_tables(c: Connection, limit: int = 50) -> list[TableRow]:
    """Listed tables where anybody may sit down, the latest change first."""
    return _tables(c, _public().where(_has_seat("open")), limit)


def public_tables(c: Connection, limit: int = 50) -> list[TableRow]:
    """Listed tables whose game goes on, the latest change first."""
    return _tables(c, _public(), limit)


def tables_of(c: Connection, guest: str, limit: int = 100) -> list[TableRow]:
    """Tables where a guest holds a seat, over or not, the latest change first."""
    held = select(schema.holders.c.table).filter_by(guest=guest)
    return _tables(c, select(schema.tables).where(schema.tables.c.id.in_(held)), limit)


def seats_held(c: Connection, guest: str) -> dict[str, list[int]]:
    """The seats that a guest holds at each table."""
    held = select(schema.holders.c.table, schema.holders.c.seat).filter_by(guest=guest)
    seats: dict[str, list[int]] = {}
    for row in c.execute(held.order_by(schema.holders.c.seat)):
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


def names_of(c: Connection, tables: list[str]) -> dict[tuple[str, int], str]:
    """The name of whoever first came to hold each seat, by table and seat."""
    names: dict[tuple[str, int], str] = {}
    for table, seat, _, name in _holders(c, tables):
        names.setdefault((table, seat), name)
    return names


def tables_with_bots(c: Connection) -> list[str]:
    """Tables whose game goes on with a bot in it."""
    query = select(schema.tables.c.id).where(unfinished, _has_seat("bot"))
    return list(c.scalars(query.order_by(schema.tables.c.changed)))


def counts(c: Connection) -> dict[str, int]:
    """How many tables there are, go on and are over, and the entries of all."""
    table = schema.tables.c
    query = select(
        func.count().label("tables"),
        func.count().filter(unfinished).label("open"),
        func.count().filter(table.result.is_not(None)).label("over"),
        func.coalesce(func.sum(table.number), 0).label("entries"),
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


def _upsert(c: Connection, table: Table) -> Any:
    """Both databases can say what an insert does with a row that is there, in the same words."""
    inserts: dict[str, Callable[[Table], Any]] = {
        "sqlite": sqlite.insert,
        "postgresql": postgresql.insert,
    }
    return inserts[c.dialect.name](table)
