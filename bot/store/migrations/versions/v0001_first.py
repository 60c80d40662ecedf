"""Create everything: tables, their seats, inputs and due times, results, choices, memory, lease."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables in an order their references allow."""
    _games()
    _courses()
    _results()
    _choices()


def _games() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger()),
        sa.Column("message", sa.BigInteger()),
        sa.Column("notice", sa.BigInteger()),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text()),
        sa.Column("salt", sa.Text()),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("published", sa.Integer(), nullable=False),
        sa.Column("snapshot", sa.JSON()),
        sa.Column("rematch", sa.Text()),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.Column("posted", sa.Double(), nullable=False),
        sa.CheckConstraint("status IN ('lobby', 'playing', 'finished', 'aborted')", name="tables_status"),
    )
    op.create_index("tables_by_guild", "tables", ["guild", "status"])
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("dm_channel", sa.BigInteger()),
        sa.Column("dm_message", sa.BigInteger()),
        sa.Column("dm_closed", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
    )
    op.create_index("seats_by_user", "seats", ["user_id"])


def _courses() -> None:
    op.create_table(
        "inputs",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("revision", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer()),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.Column("cause", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
    )
    op.create_table(
        "due",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("question", sa.Text(), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("due_by_at", "due", ["at"])


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
    )
    op.create_index("results_by_guild", "results", ["guild", "game", "at"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
    )
    op.create_index("result_seats_by_user", "result_seats", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )


def _choices() -> None:
    op.create_table(
        "settings",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("dm", sa.Boolean(), nullable=False),
        sa.Column("mention", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("owner", sa.Text()),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("pid", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("renewed", sa.Double(), nullable=False),
    )
