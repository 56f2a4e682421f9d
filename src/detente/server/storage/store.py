"""Reading and writing one table with its seats, entries, chat and tokens; guests, keys, servers.

The truth about a game is the list of its entries: moves and undos, each of which leads to the next
version of the table, the first one to version 1. Every function takes a connection first and is
part of the caller's transaction, so a job for `Database.write` may call several; times are seconds
that the caller gives. `lists` has the queries over many tables.
"""

import secrets
from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from detente.core.view_types import Result
from detente.server.storage import lists, schema
from detente.server.storage.rows import (
    ChatMessageRow,
    ChatReportRow,
    EntryRow,
    HolderRow,
    SeatRow,
    TableRow,
    TokenRow,
)


class WriteConflict(Exception):
    """The entry's version or its id is already stored."""


# --- keys and guests --------------------------------------------------------------------------


def signing_key(c: Connection) -> bytes:
    """The key that signs the cookies, made at the first call."""
    made = _upsert(c, schema.keys).values(name="signing", value=secrets.token_bytes(32))
    c.execute(made.on_conflict_do_nothing())
    key: bytes = c.scalars(select(schema.keys.c.value).filter_by(name="signing")).one()
    return key


def add_guest(c: Connection, guest: str, name: str, at: float) -> None:
    """Add a guest."""
    c.execute(insert(schema.guests), {"id": guest, "name": name, "at": at})


def rename_guest(c: Connection, guest: str, name: str) -> None:
    """Give a guest another name, at all tables."""
    c.execute(update(schema.guests).filter_by(id=guest).values(name=name))


def guest_name(c: Connection, guest: str) -> str | None:
    """A guest's name, or None for an unknown guest."""
    return c.scalars(select(schema.guests.c.name).filter_by(id=guest)).one_or_none()


# --- tables and seats -------------------------------------------------------------------------


def add_table(c: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    """Add a table with its seats."""
    c.execute(insert(schema.tables), asdict(table))
    c.execute(insert(schema.seats), [asdict(seat) for seat in seats])


def table(c: Connection, id: str) -> TableRow | None:
    """The table with this id."""
    row = c.execute(select(schema.tables).filter_by(id=id)).one_or_none()
    return None if row is None else TableRow(*row)


def close_table(c: Connection, id: str, at: float) -> None:
    """Close a table: nothing more will happen there."""
    c.execute(update(schema.tables).filter_by(id=id).values(closed=True, changed=at))


def end_table(c: Connection, id: str, ending: str) -> bool:
    """Close a table that ends by itself, and note why; whether it was not over yet."""
    open_ = and_(schema.tables.c.id == id, schema.unfinished)
    ended = update(schema.tables).where(open_).values(closed=True, ended=ending)
    return c.execute(ended).rowcount == 1


def note_sweep(c: Connection, at: float, gap: float, grace: float) -> bool:
    """Note that tables are about to end by themselves; whether they may.

    They may not for `grace` seconds after the first time, and after a `gap` in which nothing was
    noted.
    """
    last = c.execute(select(schema.sweeps.c.at, schema.sweeps.c.since)).one_or_none()
    since = at if last is None or at - last.at > gap else last.since
    noted = _upsert(c, schema.sweeps).values(name="tables", at=at, since=since)
    c.execute(noted.on_conflict_do_update(index_elements=["name"], set_={"at": at, "since": since}))
    return bool(at - since >= grace)


def seats(c: Connection, id: str) -> list[SeatRow]:
    """The seats of a table, in their order."""
    return lists.seats_of(c, [id]).get(id, [])


def set_seat(c: Connection, seat: SeatRow) -> None:
    """Replace the row of a seat."""
    key = {"table": seat.table, "seat": seat.seat}
    c.execute(update(schema.seats).filter_by(**key).values(asdict(seat)))


def set_seats(c: Connection, seats: list[SeatRow]) -> None:
    """Replace the rows of several seats."""
    for seat in seats:
        set_seat(c, seat)


def hold(
    c: Connection, table: str, seat: int, guest: str, at: float, token: str | None = None
) -> None:
    """Let a guest hold a seat, beside those who hold it already (one's other devices)."""
    row = {"table": table, "seat": seat, "guest": guest, "at": at, "token": token}
    c.execute(_upsert(c, schema.seat_holders).values(row).on_conflict_do_nothing())


def release(c: Connection, table: str, seat: int, guest: str | None = None) -> None:
    """Let nobody hold a seat any more, or not this guest."""
    only = {} if guest is None else {"guest": guest}
    c.execute(delete(schema.seat_holders).filter_by(table=table, seat=seat, **only))


def holder_rows(c: Connection, table: str) -> list[HolderRow]:
    """Who holds which seat, with what is known of each, first come first."""
    held = schema.seat_holders.c
    query = select(held.seat, held.guest, held.at, held.token).filter_by(table=table)
    return [HolderRow(*row) for row in c.execute(query.order_by(held.order))]


def holders(c: Connection, table: str) -> list[tuple[int, str, str]]:
    """Who holds which seat, first come first: seat, guest and name."""
    return [(seat, guest, name) for _, seat, guest, name in lists.holders_of(c, [table])]


# --- entries ----------------------------------------------------------------------------------


# Built once, because every move needs them.
_ADVANCE: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("of"), schema.tables.c.version == bindparam("before")
)
_ENTER: Final = insert(schema.entries)


def append(c: Connection, entry: EntryRow, asked: dict[int, float], result: Result | None) -> None:
    """Write a table's next entry, and who acts after it and since when.

    `WriteConflict` ends the job.
    """
    place = {"of": entry.table, "before": entry.version - 1}
    changes = {
        "version": entry.version,
        "changed": entry.at,
        "to_act": [*asked],
        "asked": [*asked.values()],
        "result": result,
    }
    if c.execute(_ADVANCE, place | changes).rowcount != 1:
        raise WriteConflict
    try:
        c.execute(_ENTER, asdict(entry))
    except IntegrityError as error:
        raise WriteConflict from error


def add_entries(c: Connection, entries: list[EntryRow]) -> None:
    """Write all entries of a new table at once; its row already has their count."""
    if entries:
        c.execute(_ENTER, [asdict(entry) for entry in entries])


def entries(c: Connection, table: str, upto: int | None = None) -> list[EntryRow]:
    """A table's entries in order, all or those up to a version."""
    query = select(schema.entries).filter_by(table=table).order_by(schema.entries.c.version)
    if upto is not None:
        query = query.where(schema.entries.c.version <= upto)
    return [EntryRow(*row) for row in c.execute(query)]


def entry_with_id(c: Connection, table: str, id: str) -> EntryRow | None:
    """The entry to which a client gave this id."""
    row = c.execute(select(schema.entries).filter_by(table=table, id=id)).one_or_none()
    return None if row is None else EntryRow(*row)


def keep_snapshot(c: Connection, table: str, version: int, state: dict[str, Any]) -> None:
    """Store the state at this version instead of an earlier one, for fast loading."""
    kept = _upsert(c, schema.snapshots).values(table=table, version=version, state=state)
    changed = {"version": kept.excluded.version, "state": kept.excluded.state}
    c.execute(kept.on_conflict_do_update(index_elements=["table"], set_=changed))


def snapshot(c: Connection, table: str) -> tuple[int, dict[str, Any]] | None:
    """The version and state of the stored snapshot."""
    kept = schema.snapshots.c
    row = c.execute(select(kept.version, kept.state).filter_by(table=table)).one_or_none()
    return None if row is None else (row.version, row.state)


def drop_snapshot(c: Connection, table: str) -> None:
    """Delete the snapshot."""
    c.execute(delete(schema.snapshots).filter_by(table=table))


# --- chat -------------------------------------------------------------------------------------


def add_chat_message(c: Connection, message: ChatMessageRow) -> int:
    """Add a chat message; its number, which is the old one if this id was stored before."""
    # The lock on the table's row makes this transaction the only one that numbers its messages.
    c.execute(select(schema.tables.c.id).filter_by(id=message.table).with_for_update())
    known = schema.chat_messages.c
    same = select(known.number).filter_by(table=message.table, id=message.id)
    old = c.scalars(same).one_or_none()
    if old is not None:
        return int(old)
    last = c.scalar(select(func.max(known.number)).where(known.table == message.table))
    number = (last or 0) + 1
    c.execute(insert(schema.chat_messages), asdict(message) | {"number": number})
    return int(number)


def chat_messages(c: Connection, table: str, after: int = 0) -> list[ChatMessageRow]:
    """The chat messages of a table after a number."""
    query = (
        select(schema.chat_messages)
        .filter_by(table=table)
        .where(schema.chat_messages.c.number > after)
        .order_by(schema.chat_messages.c.number)
    )
    return [ChatMessageRow(*row) for row in c.execute(query)]


def add_chat_report(c: Connection, report: ChatReportRow) -> None:
    """Store a report of a chat message, once for each seat that reports it."""
    c.execute(_upsert(c, schema.chat_reports).values(asdict(report)).on_conflict_do_nothing())


# --- tokens -----------------------------------------------------------------------------------


def add_token(c: Connection, token: TokenRow) -> None:
    """Let a token open a seat; nothing happens if it does already."""
    c.execute(_upsert(c, schema.tokens).values(asdict(token)).on_conflict_do_nothing())


def find_token(c: Connection, hash: str) -> TokenRow | None:
    """What the token with this hash opens."""
    row = c.execute(_tokens().filter_by(hash=hash)).one_or_none()
    return None if row is None else TokenRow(*row)


def tokens_of(c: Connection, table: str) -> list[TokenRow]:
    """All tokens of a table, the oldest first."""
    at = schema.tokens.c.at
    return [TokenRow(*row) for row in c.execute(_tokens().filter_by(table=table).order_by(at))]


def use_token(c: Connection, hash: str) -> bool:
    """Use a token up; whether it was still unused, which holds for one caller only."""
    used = update(schema.tokens).filter_by(hash=hash, used=False).values(used=True)
    return c.execute(used).rowcount == 1


def drop_token(c: Connection, hash: str) -> None:
    """Delete a token."""
    c.execute(delete(schema.tokens).filter_by(hash=hash))


def drop_tokens(c: Connection, table: str, seat: int) -> None:
    """Delete all tokens of a seat."""
    c.execute(delete(schema.tokens).filter_by(table=table, seat=seat))


def _tokens() -> Select[Any]:
    token = schema.tokens.c
    first = (token.hash, token.table, token.seat, token.kind, token.at)
    return select(*first, token.generation, token.guest, token.used)


# --- servers ----------------------------------------------------------------------------------


def beat(c: Connection, server: str, started: float, now: float) -> float:
    """Store that a server is running; since when at least one has been, without a break."""
    beating = _upsert(c, schema.servers).values(id=server, started=started, seen=now)
    changed = {"started": started, "seen": now}
    c.execute(beating.on_conflict_do_update(index_elements=["id"], set_=changed))
    known = schema.servers.c
    since = started
    for row in c.execute(select(known.started, known.seen).order_by(known.seen.desc())):
        if row.seen >= since:
            since = min(since, row.started)
    c.execute(delete(schema.servers).where(known.seen < since))
    return since


def _upsert(c: Connection, table: Table) -> Any:
    """An insert that can say what happens on a conflict; the same API for both databases."""
    inserts: dict[str, Callable[[Table], Any]] = {
        "sqlite": sqlite.insert,
        "postgresql": postgresql.insert,
    }
    return inserts[c.dialect.name](table)
