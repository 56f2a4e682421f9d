"""Tables that show a record from elsewhere: what it says of itself."""

from alembic import op
from sqlalchemy import JSON, Column

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; all tables so far were played here and have nothing in it."""
    op.add_column("tables", Column("record", JSON, nullable=True))
