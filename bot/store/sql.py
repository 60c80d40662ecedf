"""Inserts that may meet a row already there, in the dialect of the connection."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy import Connection, Table

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

    Insert: TypeAlias = postgresql.Insert | sqlite.Insert


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
    """Load the dialect of the database alone, for each takes some megabytes."""
    if dialect == "sqlite":
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)
