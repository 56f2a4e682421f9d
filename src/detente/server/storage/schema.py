"""The tables of the database. A change here needs a step in migrations/versions."""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    and_,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s",
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
    }
)


def _column(name: str, kind: Any, *more: Any, **options: Any) -> Column[Any]:
    return Column(name, kind, *more, nullable=options.pop("nullable", False), **options)


def _of_table(**options: Any) -> Column[Any]:
    return _column("table", String, ForeignKey("tables.id"), **options)


keys: Final = Table(
    "keys",
    metadata,
    _column("name", String, primary_key=True),
    _column("value", LargeBinary),
)

guests: Final = Table(
    "guests",
    metadata,
    _column("id", String, primary_key=True),
    _column("name", String),
    _column("at", Double),
)

tables: Final = Table(
    "tables",
    metadata,
    _column("id", String, primary_key=True),
    _column("game", String),
    # A migration cannot take the default off again in SQLite; the server always gives a revision.
    _column("revision", Integer, server_default="1"),
    _column("settings", JSON),
    _column("seats", Integer),
    _column("pace", String),
    _column("secret", String),
    _column("host", String, ForeignKey("guests.id"), nullable=True),
    _column("started", Double),
    _column("changed", Double),
    _column("version", Integer),
    _column("to_act", JSON),
    _column("result", JSON(none_as_null=True), nullable=True),
    _column("closed", Boolean),
    _column("listed", Boolean),
    _column("record", JSON(none_as_null=True), nullable=True),
    _column("asked", JSON(none_as_null=True), nullable=True),
    _column("ended", String, nullable=True),
)

# Most tables are finished; the index has only the others, for the lobby and for bots.
unfinished: Final = and_(tables.c.result.is_(None), ~tables.c.closed)
Index(
    "tables_unfinished",
    tables.c.changed,
    sqlite_where=unfinished,
    postgresql_where=unfinished,
)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(primary_key=True),
    _column("seat", Integer, primary_key=True),
    _column("kind", String),
    _column("bot", String, nullable=True),
    _column("consents", JSON),
    _column("seen", Double),
    _column("generation", Integer, server_default="0"),
    _column("left_by", JSON, server_default="[]"),
    _column("admits", JSON, server_default="[]"),
)

seat_holders: Final = Table(
    "seat_holders",
    metadata,
    _column("order", Integer, primary_key=True),
    _column("table", String),
    _column("seat", Integer),
    _column("guest", String, ForeignKey("guests.id")),
    _column("at", Double, nullable=True),
    _column("token", String, nullable=True),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    UniqueConstraint("table", "seat", "guest"),
    Index(None, "guest", "table"),
)

entries: Final = Table(
    "entries",
    metadata,
    _of_table(primary_key=True),
    _column("version", Integer, primary_key=True),
    _column("id", String),
    _column("seat", Integer),
    _column("op", String),
    _column("move", String, nullable=True),
    _column("at", Double),
    _column("bot", String, nullable=True),
    UniqueConstraint("table", "id"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    _of_table(primary_key=True),
    _column("version", Integer),
    _column("state", JSON),
)

chat_messages: Final = Table(
    "chat_messages",
    metadata,
    _of_table(primary_key=True),
    _column("number", Integer, primary_key=True),
    _column("id", String),
    _column("at", Double),
    _column("seat", Integer, nullable=True),
    _column("name", String, nullable=True),
    _column("text", String, nullable=True),
    _column("notice", String, nullable=True),
    _column("args", JSON),
    _column("guest", String, nullable=True),
    UniqueConstraint("table", "id"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    _column("hash", String, primary_key=True),
    _column("table", String),
    _column("seat", Integer),
    _column("kind", String),
    _column("used", Boolean),
    _column("at", Double),
    _column("generation", Integer, server_default="0"),
    _column("guest", String, nullable=True),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    Index(None, "table", "seat"),
)

servers: Final = Table(
    "servers",
    metadata,
    _column("id", String, primary_key=True),
    _column("started", Double),
    _column("seen", Double),
)

sweeps: Final = Table(
    "sweeps",
    metadata,
    _column("name", String, primary_key=True),
    _column("at", Double),
    _column("since", Double),
)

chat_reports: Final = Table(
    "chat_reports",
    metadata,
    _of_table(primary_key=True),
    _column("message", Integer, primary_key=True),
    _column("reporter", Integer, primary_key=True),
    _column("at", Double),
    _column("reason", String),
    _column("author", String, nullable=True),
    _column("seat", Integer, nullable=True),
    _column("name", String, nullable=True),
    _column("text", String),
)
