"""The database's tables as SQLAlchemy sees them; the migrations create the same (a test compares both).

The columns named `user_id` are reached as `.c.user`, for `user` alone means something else in PostgreSQL.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger),
    Column("message", BigInteger),
    Column("notice", BigInteger),
    Column("host", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", Text, nullable=False),
    Column("seed", Text),
    Column("salt", Text),
    Column("locale", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("published", Integer, nullable=False),
    Column("snapshot", JSON(none_as_null=True)),
    Column("rematch", Text),  # the table whose people play again
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("posted", Double, nullable=False),
    Column("ended", Text),  # why it ended, where it did so without a result
    Column("rated", Boolean, nullable=False, server_default=true()),
    CheckConstraint("status IN ('lobby', 'playing', 'finished', 'aborted')", name="tables_status"),
    Index("tables_by_guild", "guild", "status"),
    Index("tables_by_status", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, key="user", nullable=False),
    Column("name", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("dm_channel", BigInteger),
    Column("dm_message", BigInteger),
    Column("dm_closed", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),
    Column("more", Integer, nullable=False, server_default="0"),
    Index("seats_by_user", "user"),
)

former = Table(
    "former",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, key="user", nullable=False),
    Column("name", Text, nullable=False),
    Column("part", Text, nullable=False),
    Index("former_by_user", "user"),
)

votes = Table(
    "votes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), key="table", nullable=False),
    Column("what", Text, nullable=False),
    Column("by_id", BigInteger, key="by", nullable=False),
    Column("by_name", Text, nullable=False),
    Column("seat", Integer),
    Column("holder", BigInteger),
    Column("user_id", BigInteger, key="user"),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("ballots", JSON, nullable=False),
    Column("granted", Text),
    Column("status", Text, nullable=False),
    Column("until", Double, nullable=False),
    Column("message", BigInteger),
    Index("votes_by_table", "table", "status"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("table_id", Text, key="table", nullable=False),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("what", Text, nullable=False),
    Column("how", Text, nullable=False),
    Column("by_id", BigInteger, key="by", nullable=False),
    Column("by_name", Text, nullable=False),
    Column("of_id", BigInteger, key="of"),
    Column("of_name", Text, nullable=False),
    Column("to_id", BigInteger, key="to"),
    Column("to_name", Text, nullable=False),
    Index("audit_by_guild", "guild", "at"),
)

inputs = Table(
    "inputs",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("seat", Integer),
    Column("question", Text, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("cause", Text, nullable=False),
    Column("user_id", BigInteger, key="user"),
    Column("at", Double, nullable=False),
    Column("digest", Text, nullable=False),
)

due = Table(
    "due",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("question", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Index("due_by_at", "at"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("results_by_guild", "guild", "game", "at"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", Text, ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, key="user", nullable=False),
    Column("name", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("part", Text, nullable=False, server_default="whole"),
    Column("mu", Double),  # the rating after this game; None where it was not rated
    Column("sigma", Double),
    Index("result_seats_by_user", "user"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("user_id", BigInteger, key="user", primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("shown", Integer, nullable=False),  # the number people see, so that who has the same one ties
    Column("games", Integer, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("clock", Text, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("threads", Boolean, nullable=False),
    Column("language", Text),
    Column("channels", JSON, nullable=False, server_default="[]"),
    Column("results", BigInteger),
    Column("contrast", Boolean, nullable=False, server_default=false()),
    Column("computers", Boolean, nullable=False, server_default=false()),
)

departures = Table(
    "departures",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, key="user", primary_key=True, autoincrement=False),
    Column("dm", Boolean, nullable=False),
    Column("mention", Boolean, nullable=False),
    Column("language", Text),
    Column("text_only", Boolean, nullable=False, server_default=false()),
    Column("contrast", Boolean, nullable=False, server_default=false()),
    Column("quiet_start", Integer),  # minutes after midnight there; None: no quiet hours
    Column("quiet_end", Integer),
    Column("zone", Text),
)

lessons = Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, key="user", primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("snapshot", JSON, nullable=False),
    Column("news", JSON, nullable=False),  # what has happened since the last press
    Column("told", JSON, nullable=False),  # the hints that have been given
    Column("hints", Boolean, nullable=False),  # whether there are to be any more
    Column("revision", Integer, nullable=False),
    Column("touched", Double, nullable=False),
    Index("lessons_by_touched", "touched"),
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

lease = Table(
    "lease",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text),  # None: released
    Column("host", Text, nullable=False),
    Column("pid", BigInteger, nullable=False),
    Column("since", Double, nullable=False),
    Column("renewed", Double, nullable=False),
)

NAMES = frozenset(metadata.tables)
