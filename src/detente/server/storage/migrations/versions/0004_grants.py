"""Who was given a seat, counted, and since when seats have been asked to move."""

from alembic import op
from sqlalchemy import JSON, Column, Integer

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns; a game that is on has been asked since its last change."""
    op.add_column("seats", Column("generation", Integer, nullable=False, server_default="0"))
    op.add_column("tables", Column("asked", JSON, nullable=True))
