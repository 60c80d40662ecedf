"""Somebody's games on a server, summed up from what is kept of them: record, rating, streaks, opponents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.ratings import START, provisional
from bot.sheet import Drawing, Sheet, fitted
from bot.store import NOBODY, RATED_AS, Finished, ResultSeat
from bot.voice import voice
from renderers import describe, profile

LATEST = 50
"""Games of a rating curve."""

COMPUTERS = frozenset(RATED_AS.values())

FAVOURITES = 3
"""Opponents that are named, those met most often."""


def profile_sheet(user: int, past: Sequence[Finished], locale: str) -> Sheet:
    """Show what somebody has done; `past` are all their games, new to old, at least one."""
    view, names = summed_up(user, past)
    v = voice(locale, names=names)
    told = describe(view, v.safe)
    texts = [f"### {told.headline}", "\n".join(told.facts)]
    return Sheet(fitted(texts), drawing=Drawing(view, v.plain) if view.records else None)


def summed_up(user: int, past: Sequence[Finished]) -> tuple[profile.View, tuple[str, ...]]:
    """Return what there is to say of somebody, and the names it speaks of: theirs as of late, their opponents'."""
    rated = [row for row in reversed(past) if row.rated and _own(user, row).part != "guest"]
    played: dict[str, list[Finished]] = {}
    for row in rated:
        played.setdefault(row.game, []).append(row)
    records = sorted([_record(user, game, rows) for game, rows in played.items()], key=lambda record: -record.games)
    opponents, names = _opponents(user, rated)
    wins = [_own(user, row).rank == 1 for row in rated]
    view = profile.View(tuple(records), opponents, *_streaks(wins), len(past) - len(rated))
    return view, (_own(user, past[0]).name, *names)


def _own(user: int, row: Finished) -> ResultSeat:
    return next(seat for seat in row.seats if seat.user == user)


def _record(user: int, game: str, rows: Sequence[Finished]) -> profile.Record:
    seats = [_own(user, row) for row in rows]
    ratings = [START, *(seat.rating for seat in seats if seat.rating)]
    return profile.Record(
        game,
        len(seats),
        sum(seat.rank == 1 for seat in seats),
        provisional(len(seats)),
        tuple([rating.shown for rating in ratings[-LATEST - 1 :]]),
        sum(any(seat.user in COMPUTERS for seat in row.seats) for row in rows),
    )


def _streaks(wins: Sequence[bool]) -> tuple[int, int]:
    """Return the wins in a row up to now, and the most there ever were."""
    runs = [(won, len(list(run))) for won, run in groupby(wins)]
    now = runs[-1][1] if runs and runs[-1][0] else 0
    return now, max([length for won, length in runs if won], default=0)


def _opponents(user: int, rated: Iterable[Finished]) -> tuple[tuple[profile.Opponent, ...], tuple[str, ...]]:
    """Return those met most often, the latest first among equals, and what they are called."""
    names: dict[int, str] = {}
    met: dict[int, list[int]] = {}
    for row in rated:
        mine = _own(user, row).rank
        for seat in row.seats:
            if seat.user != user and seat.user >= NOBODY:
                names[seat.user] = seat.name
                met.setdefault(seat.user, []).append(seat.rank - mine)
                met[seat.user] = met.pop(seat.user)  # the latest last
    latest = list(met)[::-1]
    most = sorted(latest, key=lambda other: -len(met[other]))[:FAVOURITES]
    found = [
        profile.Opponent(
            place,
            len(met[other]),
            ahead=sum(gap > 0 for gap in met[other]),
            behind=sum(gap < 0 for gap in met[other]),
            level=met[other].count(0),
        )
        for place, other in enumerate(most, 1)
    ]
    return tuple(found), tuple([names[other] for other in most])
