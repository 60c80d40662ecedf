"""Time that counts: hours of sleep, in each person's own time zone, stand still for a clock that runs for a day.

Everything is in UTC seconds; a time zone is only asked when a person's quiet hours begin and end on a given day, so
that nights on which the clocks change are as long or as short as they really are.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

DAY = timedelta(days=1)

LONGEST_NIGHT = 12 * 60
"""Minutes that quiet hours may have: a clock that hardly ever runs would hold a table up for ever."""

_NO_PLACES = {"localtime", "posixrules", "Factory"}
"""Files beside the time zones that say nothing of a place."""


class Quiet(NamedTuple):
    """Hours in which a person's clock stands still, every day from `start` to `end`."""

    start: int
    """Minutes after midnight."""
    end: int
    """Minutes after midnight; on the next day where it is not after `start`."""
    zone: str
    """The IANA name of a time zone, such as Europe/Madrid."""

    @property
    def minutes(self) -> int:
        """How long they are; none at all where they end as they begin."""
        return (self.end - self.start) % (24 * 60)


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones, sorted."""
    return tuple(sorted(available_timezones() - _NO_PLACES))


def is_zone(name: str) -> bool:
    """Tell whether there is a time zone of that name."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def later(moment: float, seconds: float, quiet: Quiet | None) -> float:
    """Return when `seconds` that count have passed since a moment.

    >>> night = Quiet(22 * 60, 7 * 60, "UTC")
    >>> later(21 * 3600, 2 * 3600, night) == (24 + 8) * 3600  # one hour before the night, one after it
    True
    """
    if quiet is None:
        return moment + seconds
    for start, end in _nights(moment, quiet):
        if moment < start:
            if moment + seconds <= start:
                return moment + seconds
            seconds -= start - moment
        moment = max(moment, end)
    raise AssertionError("there is always another night")


def counted(start: float, end: float, quiet: Quiet | None) -> float:
    """Return how many seconds between two moments count."""
    total = max(0.0, end - start)
    if quiet is None:
        return total
    for begin, stop in _nights(start, quiet):
        if begin >= end:
            return total
        total -= max(0.0, min(stop, end) - max(begin, start))
    raise AssertionError("there is always another night")


def _nights(moment: float, quiet: Quiet) -> Iterator[tuple[float, float]]:
    """List the quiet hours that end after a moment, as pairs of UTC seconds, without end."""
    zone = ZoneInfo(quiet.zone)
    day = datetime.fromtimestamp(moment, UTC).astimezone(zone).date() - DAY
    while True:
        start = _at(day, quiet.start, zone)
        end = _at(day if quiet.start < quiet.end else day + DAY, quiet.end, zone)
        if end > max(start, moment):
            yield start, end
        day += DAY


def _at(day: date, minutes: int, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(minutes // 60, minutes % 60), zone).timestamp()
