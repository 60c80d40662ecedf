"""What people of a table decide together, and the audit list of what was done to tables and their people."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, case, func, insert, select, update

from bot.store.rows import Deed, Deeds, Vote
from bot.store.schema import audit, votes
from bot.store.sql import upsert

_DEED = [column for column in audit.c if column.key != "id"]


def save_vote(connection: Connection, vote: Vote) -> None:
    """Write a vote as it is now."""
    ballots = {str(user): aye for user, aye in vote.ballots.items()}
    connection.execute(upsert(connection, votes), {**asdict(vote), "ballots": ballots})


def vote(connection: Connection, number: str) -> Vote | None:
    """Return a vote by its id."""
    row = connection.execute(select(votes).where(votes.c.id == number)).first()
    return _vote(row) if row else None


def open_votes(connection: Connection, table: str) -> list[Vote]:
    """Return the votes of a table that are not decided, lapsed ones too."""
    found = select(votes).where(votes.c.table == table, votes.c.status == "open").order_by(votes.c.until, votes.c.id)
    return [_vote(row) for row in connection.execute(found)]


def shift_votes(connection: Connection, seconds: float, not_before: float, before: float) -> None:
    """Move the ends of open votes that had not lapsed by `before`; none to one before `not_before`."""
    later = votes.c.until + seconds
    running = (votes.c.status == "open", votes.c.until > before)
    connection.execute(update(votes).where(*running).values(until=case((later < not_before, not_before), else_=later)))


def _vote(row: Row[Any]) -> Vote:
    values: dict[str, Any] = {column.key: row._mapping[column] for column in votes.c}
    return Vote(**{**values, "ballots": {int(user): aye for user, aye in values["ballots"].items()}})


def write_deed(connection: Connection, deed: Deed) -> None:
    """Add to the audit list."""
    connection.execute(insert(audit), asdict(deed))


def deeds(connection: Connection, guild: int, offset: int, limit: int) -> Deeds:
    """Return one page of a server's audit list, new to old."""
    mine = audit.c.guild == guild
    page = select(*_DEED).where(mine).order_by(audit.c.id.desc()).offset(offset).limit(limit)
    rows = [Deed(**{column.key: row._mapping[column] for column in _DEED}) for row in connection.execute(page)]
    return Deeds(tuple(rows), connection.scalar(select(func.count()).select_from(audit).where(mine)) or 0)
