"""Inserts that may meet a row already there, in the dialect of the connection."""

from functools import cache

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = postgresql.Insert | sqlite.Insert


def insert_missing(connection: Connection, table: Table) -> Insert:
    """Return an insert that leaves rows alone whose key is there already."""
    return _insert_missing(connection.dialect.name, table)


def upsert(connection: Connection, table: Table) -> Insert:
    """Return an insert that replaces the rows whose key is there already."""
    return _upsert(connection.dialect.name, table)


@cache
def _insert_missing(dialect: str, table: Table) -> Insert:
    return _insert(dialect, table).on_conflict_do_nothing()


@cache
def _upsert(dialect: str, table: Table) -> Insert:
    insert = _insert(dialect, table)
    keys = list(table.primary_key)
    return insert.on_conflict_do_update(
        index_elements=keys, set_={column: insert.excluded[column.key] for column in table.c if column not in keys}
    )


def lock(connection: Connection, table: Table) -> None:
    """Have no other transaction change a table until this one ends; SQLite has a single writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"LOCK TABLE {table.name} IN SHARE ROW EXCLUSIVE MODE")


def _insert(dialect: str, table: Table) -> Insert:
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
