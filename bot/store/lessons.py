"""Lessons: games that somebody learns by playing them against computers, one at a time of each game."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, select, update

from bot.store.rows import LessonRow
from bot.store.schema import lessons
from bot.store.sql import upsert

_CHANGING = ("snapshot", "news", "told", "hints", "touched")


def lesson(connection: Connection, user: int, number: str) -> LessonRow | None:
    """Return a lesson of somebody's by its id."""
    row = connection.execute(select(lessons).where(lessons.c.user == user, lessons.c.id == number)).first()
    return _lesson(row) if row else None


def lesson_in(connection: Connection, user: int, game: str) -> LessonRow | None:
    """Return somebody's lesson in a game."""
    row = connection.execute(select(lessons).where(lessons.c.user == user, lessons.c.game == game)).first()
    return _lesson(row) if row else None


def begin(connection: Connection, row: LessonRow) -> None:
    """Write a new lesson in the place of the one before it, if any."""
    connection.execute(upsert(connection, lessons), asdict(row))


def save(connection: Connection, row: LessonRow) -> bool:
    """Write a lesson one step on, unless its revision is no longer this row's; then write nothing."""
    values = {name: value for name, value in asdict(row).items() if name in _CHANGING}
    swap = update(lessons).where(lessons.c.user == row.user, lessons.c.id == row.id, lessons.c.revision == row.revision)
    return connection.execute(swap.values(revision=row.revision + 1, **values)).rowcount == 1


def end(connection: Connection, row: LessonRow) -> bool:
    """Delete a lesson, unless its revision is no longer this row's; then leave it."""
    return connection.execute(delete(lessons).where(*_newest(row))).rowcount == 1


def drop(connection: Connection, before: float) -> int:
    """Delete the lessons that nobody has touched since a moment; say how many."""
    return connection.execute(delete(lessons).where(lessons.c.touched < before)).rowcount


def _newest(row: LessonRow) -> tuple[ColumnElement[bool], ...]:
    return lessons.c.user == row.user, lessons.c.id == row.id, lessons.c.revision == row.revision


def _lesson(row: Row[Any]) -> LessonRow:
    values: dict[str, Any] = {column.key: row._mapping[column] for column in lessons.c}
    return LessonRow(**{**values, "news": tuple(values["news"]), "told": tuple(values["told"])})
