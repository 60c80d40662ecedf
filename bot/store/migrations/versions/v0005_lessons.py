"""Add the games that people learn by playing, each for one pair of eyes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table of lessons."""
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("snapshot", sa.JSON(), nullable=False),
        sa.Column("news", sa.JSON(), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
    )
    op.create_index("lessons_by_touched", "lessons", ["touched"])
