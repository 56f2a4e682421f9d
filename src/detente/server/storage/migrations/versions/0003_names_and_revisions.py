"""The words of the field for tables and columns, and the revision of each table's rules.

Columns are renamed in place. Alembic's batch mode would make `tables` anew, and SQLite does not
drop a table that foreign keys refer to. The renamed tables are copied, because SQLite cannot rename
their constraints; nothing refers to them.
"""

from typing import Any

from alembic import op
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Double,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    String,
    UniqueConstraint,
    column,
    insert,
    select,
    table,
    text,
    update,
)

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Rename; all games so far are played by revision 1. Snapshots are made anew."""
    op.add_column("tables", Column("revision", Integer, nullable=False, server_default="1"))
    op.alter_column("tables", "options", new_column_name="settings")
    op.alter_column("tables", "number", new_column_name="version")
    op.alter_column("entries", "number", new_column_name="version")
    op.alter_column("entries", "verb", new_column_name="op")
    op.alter_column("entries", "code", new_column_name="move")
    op.execute("UPDATE entries SET op = 'play' WHERE op = 'choose'")
    _rename_forced_outcomes(op.get_bind())
    _move_chat_messages()
    _move_seat_holders(op.get_bind())
    _make_snapshots_anew()


def _rename_forced_outcomes(connection: Connection) -> None:
    """Call what chance was forced to bring in a record from elsewhere `outcomes`, not `chance`."""
    tables = table("tables", column("id", String), column("record", JSON))
    query = select(tables.c.id, tables.c.record).where(tables.c.record.is_not(None))
    for id, record in connection.execute(query).all():
        if record is not None and "chance" in record["origin"]:
            record["origin"]["outcomes"] = record["origin"].pop("chance")
            changed = update(tables).where(tables.c.id == id).values(record=record)
            connection.execute(changed)


def _move_chat_messages() -> None:
    op.create_table(
        "chat_messages",
        Column("table", String, nullable=False),
        Column("number", Integer, nullable=False),
        Column("id", String, nullable=False),
        Column("at", Double, nullable=False),
        Column("seat", Integer, nullable=True),
        Column("name", String, nullable=True),
        Column("text", String, nullable=True),
        Column("notice", String, nullable=True),
        Column("args", JSON, nullable=False),
        PrimaryKeyConstraint("table", "number", name="chat_messages_key"),
        UniqueConstraint("table", "id", name="chat_messages_table_id"),
        ForeignKeyConstraint(["table"], ["tables.id"], name="chat_messages_table"),
    )
    names = ("table", "number", "id", "at", "seat", "name", "text", "notice", "args")
    _copy("lines", "chat_messages", names)
    op.drop_table("lines")


def _move_seat_holders(connection: Connection) -> None:
    op.create_table(
        "seat_holders",
        Column("order", Integer, nullable=False),
        Column("table", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("guest", String, nullable=False),
        PrimaryKeyConstraint("order", name="seat_holders_key"),
        UniqueConstraint("table", "seat", "guest", name="seat_holders_table_seat_guest"),
        ForeignKeyConstraint(
            ["table", "seat"], ["seats.table", "seats.seat"], name="seat_holders_table"
        ),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="seat_holders_guest"),
    )
    op.create_index("seat_holders_by_guest_table", "seat_holders", ["guest", "table"])
    _copy("holders", "seat_holders", ("order", "table", "seat", "guest"))
    if connection.dialect.name == "postgresql":  # whose counter does not know what was copied
        counter = "pg_get_serial_sequence('seat_holders', 'order')"
        following = 'SELECT coalesce(max("order"), 0) + 1 FROM seat_holders'
        op.execute(text(f"SELECT setval({counter}, ({following}), false)"))
    op.drop_table("holders")


def _make_snapshots_anew() -> None:
    """Drop the snapshots: their event logs lack the outcomes, so games are replayed once."""
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        Column("table", String, nullable=False),
        Column("version", Integer, nullable=False),
        Column("state", JSON, nullable=False),
        PrimaryKeyConstraint("table", name="snapshots_key"),
        ForeignKeyConstraint(["table"], ["tables.id"], name="snapshots_table"),
    )


def _copy(old: str, new: str, names: tuple[str, ...]) -> None:
    """Copy all rows of a table into another one with the same columns."""
    columns: list[Any] = [column(name) for name in names]
    rows = select(*columns).select_from(table(old))
    op.execute(insert(table(new, *[column(name) for name in names])).from_select(names, rows))
