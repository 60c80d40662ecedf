"""Add who held a seat before, what people decide together, and the list of what was done to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create three tables, and say of every result so far that its people played the game whole."""
    op.add_column("result_seats", sa.Column("part", sa.Text(), nullable=False, server_default="whole"))
    op.create_table(
        "former",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("part", sa.Text(), nullable=False),
    )
    op.create_index("former_by_user", "former", ["user_id"])
    _votes()
    _audit()


def _votes() -> None:
    op.create_table(
        "votes",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("by_name", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("holder", sa.BigInteger()),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("ballots", sa.JSON(), nullable=False),
        sa.Column("granted", sa.Text()),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("message", sa.BigInteger()),
    )
    op.create_index("votes_by_table", "votes", ["table_id", "status"])


def _audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("how", sa.Text(), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("by_name", sa.Text(), nullable=False),
        sa.Column("of_id", sa.BigInteger()),
        sa.Column("of_name", sa.Text(), nullable=False),
        sa.Column("to_id", sa.BigInteger()),
        sa.Column("to_name", sa.Text(), nullable=False),
    )
    op.create_index("audit_by_guild", "audit", ["guild", "at"])
