"""Bring a database to the form this version needs.

A migration is a file of `migrations/versions`; the newest one's revision is `HEAD`. A new database is made as they
leave it. Alembic is only imported for an older one, so that no other start pays for it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from sqlalchemy import Column, Connection, MetaData, String, Table, column, insert, inspect, select, table

from bot.store.errors import ForeignDatabase, NewerDatabase
from bot.store.schema import NAMES, metadata

if TYPE_CHECKING:
    from alembic.config import Config

State = Literal["empty", "older", "current"]

HEAD = "0006"
SCRIPTS = Path(__file__).with_name("migrations")
VERSION = "alembic_version"
CORE = frozenset({VERSION, "tables", "inputs", "due"})


def judge(names: set[str], revision: Callable[[], str | None], where: str) -> State:
    """Say what a database is, by the names of its tables and, where it is ours, its revision.

    Raise `ForeignDatabase` for another program's, `NewerDatabase` for a revision unknown here.
    """
    if not names:
        return "empty"
    if not names >= CORE:
        raise ForeignDatabase(where, names - NAMES - {VERSION} or names)
    if (found := revision()) == HEAD:
        return "current"
    if found is not None and found not in _known():
        raise NewerDatabase(where, found)
    return "older"


def look(connection: Connection, where: str) -> State:
    """Judge a server's database through a connection."""
    inspector = inspect(connection)
    names = {*inspector.get_table_names(), *inspector.get_view_names()}
    return judge(names, lambda: connection.scalar(select(column("version_num")).select_from(table(VERSION))), where)


def make(connection: Connection) -> None:
    """Make all tables in an empty database, in the form that the migrations lead to."""
    metadata.create_all(connection)
    version = Table(VERSION, MetaData(), Column("version_num", String(32), primary_key=True))
    version.create(connection)
    connection.execute(insert(version), {"version_num": HEAD})


def upgrade(connection: Connection) -> None:
    """Run every migration that is missing, in the transaction of this connection."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _known() -> set[str]:
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config
