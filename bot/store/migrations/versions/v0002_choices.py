"""Add what servers and people can choose since: languages, channels, high contrast, text only; and who has left."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns with the defaults of old, and the table of servers that have removed the bot."""
    for table in ("settings", "preferences"):
        op.add_column(table, sa.Column("language", sa.Text()))
        op.add_column(table, sa.Column("contrast", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("settings", sa.Column("channels", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("settings", sa.Column("results", sa.BigInteger()))
    op.add_column("preferences", sa.Column("text_only", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "departures",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
