"""Tables, their seats, inputs and due times: the statements of a game, each function one part of a transaction."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, bindparam, case, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.decisions import shift_votes, write_deed
from bot.store.errors import TableExists
from bot.store.results import record
from bot.store.rows import Changes, Due, Former, Input, Json, Seat, Status, Surface, TableRow
from bot.store.schema import due, former, inputs, seats, tables
from bot.store.sql import upsert

_GROWN = case((tables.c.published < bindparam("shown"), bindparam("shown")), else_=tables.c.published)
_SWAP = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("expected"))
    .values(revision=tables.c.revision + 1, published=_GROWN)
)
_NOTE = update(tables).where(tables.c.id == bindparam("table")).values(published=_GROWN)
_SEAT = update(seats).where(
    seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("at"), seats.c.user == bindparam("holder")
)
_FORGET = delete(former).where(former.c.table_id == bindparam("table"))
_UNSEAT = delete(seats).where(seats.c.table_id == bindparam("table"))
_PANEL = ("dm_channel", "dm_message", "dm_closed")
_PANELS = select(seats).where(seats.c.table_id == bindparam("table"))
_UNDUE = delete(due).where(due.c.table_id == bindparam("table"))
_NEXT = select(due.c.table_id, due.c.question, due.c.at).order_by(due.c.at, due.c.table_id, due.c.question)
_COME = _NEXT.where(due.c.at <= bindparam("now"))
_LOG = select(inputs).where(inputs.c.table_id == bindparam("table")).order_by(inputs.c.revision)


class _Reading(NamedTuple):
    """The statements that read some tables whole."""

    tables: Select[Any]
    seats: Select[Any]
    former: Select[Any]
    due: Select[Any]


def _reading(*where: ColumnElement[bool]) -> _Reading:
    chosen = select(tables.c.id).where(*where)
    return _Reading(
        select(tables).where(*where).order_by(tables.c.created, tables.c.id),
        select(seats).where(seats.c.table_id.in_(chosen)).order_by(seats.c.seat),
        select(former).where(former.c.table_id.in_(chosen)).order_by(former.c.number),
        select(due).where(due.c.table_id.in_(chosen)).order_by(due.c.at, due.c.question),
    )


_ONE = _reading(tables.c.id == bindparam("table"))


def create(connection: Connection, row: TableRow) -> None:
    """Write a new table with its seats and due times."""
    values = {column.key: getattr(row, column.key) for column in tables.c}
    try:
        connection.execute(insert(tables), values)
    except IntegrityError:
        raise TableExists(row.id) from None
    _write_seats(connection, row.id, row.seats)
    _write_former(connection, row.id, row.former)
    _write_due(connection, row.id, row.due)


def get(connection: Connection, table: str) -> TableRow | None:
    """Return one table."""
    return next(iter(_load(connection, _ONE, table=table)), None)


def find(
    connection: Connection, *, guild: int | None, user: int | None, channel: int | None, statuses: Iterable[Status]
) -> list[TableRow]:
    """Return the tables that fit all that is given, old to new."""
    where: list[ColumnElement[bool]] = [tables.c.status.in_(sorted(statuses))]
    if guild is not None:
        where.append(tables.c.guild == guild)
    if channel is not None:
        where.append(or_(tables.c.channel == channel, tables.c.thread == channel))
    if user is not None:
        where.append(tables.c.id.in_(select(seats.c.table_id).where(seats.c.user == user)))
    return _load(connection, _reading(*where))


def commit(
    connection: Connection,
    table: str,
    revision: int,
    snapshot: Json | None,
    open_: Mapping[str, float],
    shown: int,
    changes: Changes,
) -> bool:
    """Write one step of a table, unless its revision is no longer the expected one; then write nothing."""
    columns: dict[str, Any] = {**changes}
    given, result, seated = (columns.pop(name, None) for name in ("input", "result", "seats"))
    left, deed = (columns.pop(name, None) for name in ("former", "deed"))
    if columns.get("status", ...) is None:
        del columns["status"]
    swap = {**columns, "snapshot": snapshot, "table": table, "expected": revision, "shown": shown}
    if connection.execute(_SWAP, swap).rowcount != 1:
        return False
    if given is not None:
        _write_input(connection, table, revision + 1, given)
    connection.execute(_UNDUE, {"table": table})
    _write_due(connection, table, open_)
    if seated is not None:
        _replace_seats(connection, table, seated)
    if left is not None:
        connection.execute(_FORGET, {"table": table})
        _write_former(connection, table, left)
    if deed is not None:
        write_deed(connection, deed)
    if result is not None:
        record(connection, table, result)
    return True


def note(connection: Connection, table: str, facts: Surface, shown: int) -> None:
    """Write where a table is shown."""
    connection.execute(_NOTE, {**facts, "table": table, "shown": shown})


def note_shown(connection: Connection, shown: Mapping[str, int]) -> None:
    """Write which revision of each table is shown."""
    if shown:
        connection.execute(_NOTE, [{"table": table, "shown": revision} for table, revision in sorted(shown.items())])


def set_dm(connection: Connection, table: str, seat: Seat) -> None:
    """Write where the panel of a seat's holder is, unless somebody else holds it by now."""
    facts = {name: getattr(seat, name) for name in _PANEL}
    connection.execute(_SEAT, {**facts, "table": table, "at": seat.seat, "holder": seat.user})


def unpublished(connection: Connection) -> list[tuple[str, int]]:
    """Return the tables whose newest revision is not shown, with that revision."""
    behind = select(tables.c.id, tables.c.revision).where(tables.c.published < tables.c.revision).order_by(tables.c.id)
    return [(row.id, row.revision) for row in connection.execute(behind)]


def log(connection: Connection, table: str) -> list[Input]:
    """Return every input of a table, old to new."""
    rows = connection.execute(_LOG, {"table": table})
    return [Input(r.seat, r.question, tuple(r._mapping["keys"]), r.cause, r.user, r.at, r.digest) for r in rows]


def next_due(connection: Connection) -> Due | None:
    """Return the due time that comes first."""
    row = connection.execute(_NEXT.limit(1)).first()
    return row and Due(*row)


def due_before(connection: Connection, now: float) -> list[Due]:
    """Return the due times that have come, old to new."""
    return [Due(*row) for row in connection.execute(_COME, {"now": now})]


def shift_due(
    connection: Connection, seconds: float, not_before: float, exact: Mapping[tuple[str, str], float], before: float
) -> int:
    """Move every due time, those in `exact` to a moment of their own; none to one before `not_before`; count them.

    The ends of open votes are moved, too, but for those that had lapsed by `before`.
    """
    shift_votes(connection, seconds, not_before, before)
    later = due.c.at + seconds
    moved = connection.execute(update(due).values(at=case((later < not_before, not_before), else_=later))).rowcount
    for (table, question), at in exact.items():
        _write_due(connection, table, {question: max(at, not_before)})
    return moved


def _load(connection: Connection, statements: _Reading, **given: str) -> list[TableRow]:
    seated: dict[str, list[Seat]] = {}
    for row in connection.execute(statements.seats, given):
        seat = Seat(**{name: getattr(row, name) for name in Seat.__slots__})
        seated.setdefault(row.table_id, []).append(seat)
    before: dict[str, list[Former]] = {}
    for row in connection.execute(statements.former, given):
        before.setdefault(row.table_id, []).append(Former(row.seat, row.user, row.name, row.part))
    open_: dict[str, dict[str, float]] = {}
    for row in connection.execute(statements.due, given):
        open_.setdefault(row.table_id, {})[row.question] = row.at
    rows = connection.execute(statements.tables, given).mappings()
    return [
        TableRow(
            **row,
            seats=tuple(seated.get(row["id"], ())),
            former=tuple(before.get(row["id"], ())),
            due=open_.get(row["id"], {}),
        )
        for row in rows
    ]


def _write_input(connection: Connection, table: str, revision: int, given: Input) -> None:
    values = {field: getattr(given, field) for field in Input.__slots__}
    connection.execute(insert(inputs), {"table_id": table, "revision": revision, **values})


def _write_seats(connection: Connection, table: str, seated: Iterable[Seat]) -> None:
    if rows := [{"table_id": table, **asdict(seat)} for seat in seated]:
        connection.execute(insert(seats), rows)


def _write_former(connection: Connection, table: str, left: Iterable[Former]) -> None:
    if rows := [{"table_id": table, "number": number, **each._asdict()} for number, each in enumerate(left)]:
        connection.execute(insert(former), rows)


def _write_due(connection: Connection, table: str, open_: Mapping[str, float]) -> None:
    """Write due times, new ones and those that have moved."""
    if rows := [{"table_id": table, "question": question, "at": at} for question, at in open_.items()]:
        connection.execute(upsert(connection, due), rows)


def _replace_seats(connection: Connection, table: str, seated: Iterable[Seat]) -> None:
    """Seat these people; whoever stays keeps the panel that is noted, which may be newer than the one given."""
    rows = connection.execute(_PANELS, {"table": table}).mappings()
    panels = {row["user"]: {name: row[name] for name in _PANEL} for row in rows}
    connection.execute(_UNSEAT, {"table": table})
    _write_seats(connection, table, [replace(seat, **panels.get(seat.user, {})) for seat in seated])
