"""How people say when they are not to be hurried: hours of sleep, and the time zone they are in."""

from __future__ import annotations

import difflib
import re
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.names import escape
from bot.sheet import cut
from bot.voice import Voice
from bot.waking import LONGEST_NIGHT, Quiet, zones
from engine import Arg, Msg, msg

NONE = "off"

_HOURS = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*(?:-|–|to)\s*(\d{1,2})(?:[:.h](\d{2}))?", re.ASCII)


class Unclear(ValueError):
    """What was typed makes no sense; `why` says it."""

    def __init__(self, text: str, **args: Arg) -> None:
        super().__init__(text)
        self.why: Msg = msg(text, **args)


def read_quiet(now: Quiet | None, hours: str | None, zone: str | None) -> Quiet | None:
    """Return the quiet hours after what was typed, if any; raise `Unclear` for what makes no sense."""
    if hours is not None and hours.strip().lower() == NONE:
        return None
    place = now.zone if zone is None and now else _zone(zone)
    if hours is not None:
        start, end = _hours(hours)
    elif now is not None:
        start, end = now.start, now.end
    else:
        raise Unclear("quiet-when")
    quiet = Quiet(start, end, place)
    if not 0 < quiet.minutes <= LONGEST_NIGHT:
        raise Unclear("quiet-long", most=LONGEST_NIGHT // 60)
    return quiet


def _hours(typed: str) -> tuple[int, int]:
    """Read "22:00-07:30", or "22-7", as minutes after midnight."""
    found = _HOURS.fullmatch(typed.strip().lower())
    start, start_minutes, end, end_minutes = [int(part or 0) for part in found.groups()] if found else [99] * 4
    if start > 23 or end > 24 or max(start_minutes, end_minutes) > 59 or (end == 24 and end_minutes):
        raise Unclear("quiet-hours", typed=escape(cut(typed, 40)))
    return start * 60 + start_minutes, end % 24 * 60 + end_minutes


def _zone(typed: str | None) -> str:
    """Find a time zone by its name, or by its city alone where there is one of that name only."""
    if typed is None:
        raise Unclear("quiet-where")
    wanted = plain(typed)
    exact = [name for name in zones() if plain(name) == wanted]
    cities = [name for name in zones() if plain(name.rpartition("/")[2]) == wanted]
    if exact or len(cities) == 1:
        return (exact or cities)[0]
    by_city = {plain(name.rpartition("/")[2]): name for name in zones() if "/" in name}
    near = cities or [by_city[city] for city in difflib.get_close_matches(wanted, by_city, 3)]
    raise Unclear("quiet-zone", typed=escape(cut(typed, 40)), near=", ".join(near[:3]) or "Europe/Madrid")


def plain(name: str) -> str:
    """Return a name without what people write in different ways."""
    return name.strip().replace(" ", "_").casefold()


def told_quiet(quiet: Quiet | None, now: float, v: Voice) -> str:
    """Say which quiet hours somebody has."""
    if quiet is None:
        return v("setting-quiet-none")
    there = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    said: dict[str, Arg] = {"start": _clock(quiet.start), "end": _clock(quiet.end), "zone": quiet.zone}
    return v("setting-quiet", now=f"{there:%H:%M}", **said)


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
