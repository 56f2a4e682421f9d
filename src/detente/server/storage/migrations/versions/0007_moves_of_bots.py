"""Which moves were made by bots."""

from alembic import op
from sqlalchemy import Column, String

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; of earlier moves it is not known."""
    op.add_column("entries", Column("bot", String, nullable=True))
