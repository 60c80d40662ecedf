"""Add quiet hours, who was seen in a lobby when, who agrees to more time, and why a table ended."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns; what is there already has chosen nothing, and was seen when the time began."""
    for name, kind in (("quiet_start", sa.Integer()), ("quiet_end", sa.Integer()), ("zone", sa.Text())):
        op.add_column("preferences", sa.Column(name, kind))
    op.add_column("seats", sa.Column("seen", sa.Double(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("more", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ended", sa.Text()))
