"""The first schema: guests, tables with their seats, what was chosen and said, tokens."""

from alembic import op
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    UniqueConstraint,
    text,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything; there was nothing before."""
    op.create_table(
        "keys",
        Column("name", String, nullable=False),
        Column("value", LargeBinary, nullable=False),
        PrimaryKeyConstraint("name", name="keys_key"),
    )
    op.create_table(
        "guests",
        Column("id", String, nullable=False),
        Column("name", String, nullable=False),
        Column("at", Double, nullable=False),
        PrimaryKeyConstraint("id", name="guests_key"),
    )
    op.create_table(
        "tables",
        Column("id", String, nullable=False),
        Column("game", String, nullable=False),
        Column("options", JSON, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("pace", String, nullable=False),
        Column("secret", String, nullable=False),
        Column("host", String, nullable=True),
        Column("started", Double, nullable=False),
        Column("changed", Double, nullable=False),
        Column("number", Integer, nullable=False),
        Column("to_act", JSON, nullable=False),
        Column("result", JSON, nullable=True),
        Column("closed", Boolean, nullable=False),
        Column("listed", Boolean, nullable=False),
        PrimaryKeyConstraint("id", name="tables_key"),
        ForeignKeyConstraint(["host"], ["guests.id"], name="tables_host"),
    )
    op.create_index(
        "tables_unfinished",
        "tables",
        ["changed"],
        sqlite_where=text("result IS NULL AND closed = 0"),
        postgresql_where=text("result IS NULL AND NOT closed"),
    )
    op.create_table(
        "seats",
        Column("table", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("kind", String, nullable=False),
        Column("bot", String, nullable=True),
        Column("consents", JSON, nullable=False),
        Column("seen", Double, nullable=False),
        PrimaryKeyConstraint("table", "seat", name="seats_key"),
        ForeignKeyConstraint(["table"], ["tables.id"], name="seats_table"),
    )
    op.create_table(
        "holders",
        Column("order", Integer, nullable=False),
        Column("table", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("guest", String, nullable=False),
        PrimaryKeyConstraint("order", name="holders_key"),
        UniqueConstraint("table", "seat", "guest", name="holders_table_seat_guest"),
        ForeignKeyConstraint(
            ["table", "seat"], ["seats.table", "seats.seat"], name="holders_table"
        ),
        ForeignKeyConstraint(["guest"], ["guests.id"], name="holders_guest"),
    )
    op.create_index("holders_by_guest_table", "holders", ["guest", "table"])
    op.create_table(
        "entries",
        Column("table", String, nullable=False),
        Column("number", Integer, nullable=False),
        Column("id", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("verb", String, nullable=False),
        Column("code", String, nullable=True),
        Column("at", Double, nullable=False),
        PrimaryKeyConstraint("table", "number", name="entries_key"),
        UniqueConstraint("table", "id", name="entries_table_id"),
        ForeignKeyConstraint(["table"], ["tables.id"], name="entries_table"),
    )
    op.create_table(
        "snapshots",
        Column("table", String, nullable=False),
        Column("number", Integer, nullable=False),
        Column("position", JSON, nullable=False),
        PrimaryKeyConstraint("table", name="snapshots_key"),
        ForeignKeyConstraint(["table"], ["tables.id"], name="snapshots_table"),
    )
    op.create_table(
        "lines",
        Column("table", String, nullable=False),
        Column("number", Integer, nullable=False),
        Column("id", String, nullable=False),
        Column("at", Double, nullable=False),
        Column("seat", Integer, nullable=True),
        Column("name", String, nullable=True),
        Column("text", String, nullable=True),
        Column("notice", String, nullable=True),
        Column("args", JSON, nullable=False),
        PrimaryKeyConstraint("table", "number", name="lines_key"),
        UniqueConstraint("table", "id", name="lines_table_id"),
        ForeignKeyConstraint(["table"], ["tables.id"], name="lines_table"),
    )
    op.create_table(
        "tokens",
        Column("hash", String, nullable=False),
        Column("table", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("kind", String, nullable=False),
        Column("used", Boolean, nullable=False),
        Column("at", Double, nullable=False),
        PrimaryKeyConstraint("hash", name="tokens_key"),
        ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], name="tokens_table"),
    )
    op.create_index("tokens_by_table_seat", "tokens", ["table", "seat"])
