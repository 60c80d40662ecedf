"""What the people of a table decide together, and when it is decided. Pure functions of a vote and its table.

Whoever is there has a vote: who holds a seat that no stand-in plays. To *stop* a game takes all of them, or the host
and more than half of the others. To *kick* somebody takes more than half of the others and at least two of them; one is
enough against somebody who is stood in for. To give a *seat* to a substitute takes the substitute's own yes, and that
of its holder, of the host, or of more than half of all.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from bot.due import away
from bot.store import How, Seat, TableRow, Vote

LASTS = 24 * 3600.0
"""Seconds after which a vote lapses."""


def present(row: TableRow) -> tuple[Seat, ...]:
    """Return the seats whose holders are there."""
    absent = away(row)
    return tuple([seat for seat in row.seats if seat.person and seat.seat not in absent])


def free(row: TableRow) -> tuple[Seat, ...]:
    """Return the seats that a substitute may ask for: those that a stand-in plays."""
    absent = away(row)
    return tuple([seat for seat in row.seats if seat.vacant or seat.seat in absent])


def heir(row: TableRow) -> int:
    """Return who is host: who was, while they are there; else whoever is there next to them; else who holds a seat."""
    there = [seat.user for seat in present(row)]
    holders = [seat.user for seat in row.seats if seat.person]
    if row.host in there or not holders:
        return row.host
    after = [seat for seat in row.seats if seat.user == row.host]
    start = after[0].seat if after else 0
    return next(
        (seat.user for seat in (*row.seats[start:], *row.seats[:start]) if seat.user in there),
        row.host if row.host in holders else holders[0],
    )


def known(row: TableRow, user: int) -> bool:
    """Tell whether somebody holds a seat of a table, or has held one."""
    return user in [seat.user for seat in row.seats] or user in [former.user for former in row.former]


def voters(vote: Vote, row: TableRow) -> tuple[int, ...]:
    """Return the users who have a vote."""
    return tuple([seat.user for seat in present(row) if vote.what != "kick" or seat.user != vote.holder])


def asked(vote: Vote, row: TableRow) -> tuple[int, ...]:
    """Return the users whose yes or no is wanted: the voters, and for a seat also who is to take it."""
    users = voters(vote, row)
    return (*users, vote.user) if vote.what == "seat" and vote.user is not None else users


def heard(vote: Vote, row: TableRow) -> tuple[int, ...]:
    """Return the users whose ballot is taken: those asked, and of a seat also its holder, wherever they have been."""
    users = asked(vote, row)
    return (*users, vote.holder) if vote.what == "seat" and vote.holder else users


def moot(vote: Vote, row: TableRow, now: float) -> bool:
    """Tell whether a vote means nothing any more: its time is up, or what it is about has changed meanwhile."""
    if row.status != "playing" or now >= vote.until:
        return True
    if vote.seat is None:
        return False
    if row.seats[vote.seat].user != vote.holder:
        return True
    if vote.what == "kick":
        return not row.seats[vote.seat].person
    if vote.user is None or known(row, vote.user):
        return True
    return not given_up(vote) and row.seats[vote.seat] not in free(row)


def given_up(vote: Vote) -> bool:
    """Tell whether the holder of a seat agrees that somebody else takes it."""
    return vote.granted == "self" or bool(vote.holder and vote.ballots.get(vote.holder))


def granted(vote: Vote, row: TableRow) -> How | None:
    """Say who has allowed a substitute to take a seat, if anybody has."""
    if vote.granted is not None:
        return vote.granted
    if given_up(vote):
        return "self"
    if row.host in voters(vote, row) and vote.ballots.get(row.host):
        return "host"
    return "vote" if _ayes(vote, row) >= most_of(len(voters(vote, row))) else None


def most_of(count: int) -> int:
    """Return the least number that is more than half.

    >>> [most_of(count) for count in (1, 2, 3, 4)]
    [1, 2, 2, 3]
    """
    return count // 2 + 1


def verdict(vote: Vote, row: TableRow) -> Literal["open", "passed", "failed"]:
    """Say whether a vote is decided by the ballots there are, or is lost whatever ballots come."""
    if _passes(vote, row):
        return "passed"
    hopeful = {user: vote.ballots.get(user, True) for user in asked(vote, row)}
    return "open" if _passes(_with(vote, hopeful), row) else "failed"


def _passes(vote: Vote, row: TableRow) -> bool:
    users = voters(vote, row)
    ayes = _ayes(vote, row)
    if vote.what == "seat":
        return bool(vote.user and vote.ballots.get(vote.user)) and granted(vote, row) is not None
    if vote.what == "kick":
        return ayes >= needed(vote, row)
    others = [user for user in users if user != row.host]
    agreed = sum(bool(vote.ballots.get(user)) for user in others)
    hosted = row.host in users and bool(vote.ballots.get(row.host)) and (not others or 2 * agreed > len(others))
    return hosted or (bool(users) and ayes == len(users))


def needed(vote: Vote, row: TableRow) -> int:
    """Return how many have to agree that somebody is kicked."""
    assert vote.seat is not None, "a kick is about a seat"
    least = 1 if vote.seat in away(row) else 2
    return max(least, most_of(len(voters(vote, row))))


def _ayes(vote: Vote, row: TableRow) -> int:
    return sum(bool(vote.ballots.get(user)) for user in voters(vote, row))


def _with(vote: Vote, ballots: dict[int, bool]) -> Vote:
    return replace(vote, ballots={**vote.ballots, **ballots})
