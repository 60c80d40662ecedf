"""Add whether games with computers are rated: of a server what it says, of a table what it said when the game began."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TABLES = sa.table("tables", sa.column("id", sa.Text()), sa.column("rated", sa.Boolean()))
SEATS = sa.table(
    "seats",
    sa.column("table_id", sa.Text()),
    sa.column("seat", sa.Integer()),
    sa.column("user_id", sa.BigInteger()),
    sa.column("options", sa.JSON()),
)
RESULTS = sa.table(
    "result_seats",
    sa.column("table_id", sa.Text()),
    sa.column("seat", sa.Integer()),
    sa.column("user_id", sa.BigInteger()),
)
FARTHEST = -99
"""Below the numbers of computers; those of people who wanted to be forgotten are far below."""

NUMBERS = {"easy": -1, "normal": -2, "hard": -3}


def upgrade() -> None:
    """Add the columns; so far no game with a computer was rated, and results knew computers by their names."""
    op.add_column("settings", sa.Column("computers", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()))
    computers = SEATS.c.user_id.between(FARTHEST, -1)
    op.execute(
        sa.update(TABLES).where(TABLES.c.id.in_(sa.select(SEATS.c.table_id).where(computers))).values(rated=False)
    )
    for table, seat, options in op.get_bind().execute(
        sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.options).where(computers)
    ):
        place = (RESULTS.c.table_id == table, RESULTS.c.seat == seat)
        op.execute(sa.update(RESULTS).where(*place).values(user_id=NUMBERS[options["computer"]]))
