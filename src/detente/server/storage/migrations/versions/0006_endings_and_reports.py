"""Tables that end by themselves, who wrote a chat message, and reports of messages."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, String

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns and the tables; of earlier messages it is not known who wrote them."""
    op.add_column("tables", Column("ended", String, nullable=True))
    op.add_column("chat_messages", Column("guest", String, nullable=True))
    op.create_table(
        "sweeps",
        Column("name", String, nullable=False),
        Column("at", Double, nullable=False),
        Column("since", Double, nullable=False),
        PrimaryKeyConstraint("name", name="sweeps_key"),
    )
    op.create_table(
        "chat_reports",
        Column("table", String, nullable=False),
        Column("message", Integer, nullable=False),
        Column("reporter", Integer, nullable=False),
        Column("at", Double, nullable=False),
        Column("reason", String, nullable=False),
        Column("author", String, nullable=True),
        Column("seat", Integer, nullable=True),
        Column("name", String, nullable=True),
        Column("text", String, nullable=False),
        PrimaryKeyConstraint("table", "message", "reporter", name="chat_reports_key"),
        ForeignKeyConstraint(["table"], ["tables.id"], name="chat_reports_table"),
    )
