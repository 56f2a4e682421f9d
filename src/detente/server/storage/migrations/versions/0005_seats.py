"""What a right to a seat rests on: its generation, its device, who left the seat; running servers.

Tokens of before belong to the present generation of their seats: those of others were deleted. A
seat that was left and to which somebody was invited again counts as left, and its invitations end.
"""

from alembic import op
from sqlalchemy import JSON, Column, Double, Integer, PrimaryKeyConstraint, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("seats", Column("left_by", JSON, nullable=False, server_default="[]"))
    op.add_column("seats", Column("admits", JSON, nullable=False, server_default="[]"))
    op.add_column("seat_holders", Column("at", Double, nullable=True))
    op.add_column("seat_holders", Column("token", String, nullable=True))
    op.add_column("tokens", Column("generation", Integer, nullable=False, server_default="0"))
    op.add_column("tokens", Column("guest", String, nullable=True))
    op.create_table(
        "servers",
        Column("id", String, nullable=False),
        Column("started", Double, nullable=False),
        Column("seen", Double, nullable=False),
        PrimaryKeyConstraint("id", name="servers_key"),
    )
    its_seat = 'seats."table" = tokens."table" AND seats.seat = tokens.seat'
    op.execute(
        f"DELETE FROM tokens WHERE EXISTS (SELECT 1 FROM seats WHERE {its_seat} AND "
        "seats.kind = 'link' AND seats.generation > 0)"
    )
    op.execute("UPDATE seats SET kind = 'left' WHERE kind = 'link' AND generation > 0")
    given = f"SELECT seats.generation FROM seats WHERE {its_seat}"
    op.execute(f"UPDATE tokens SET generation = ({given})")
