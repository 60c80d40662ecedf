"""Sample views of what belongs to no table: leaderboards and profiles at every size there is."""

from __future__ import annotations

from engine import GAMES
from renderers.board import MOST_LINES, Line
from renderers.board import View as Board
from renderers.profile import Opponent, Record
from renderers.profile import View as Profile
from renderers.scenes import Scene


def samples() -> list[Scene]:
    """Return leaderboards full, short and empty, with whoever asked on it or not, and profiles of one to four games.

    They speak of eleven people.
    """
    full = tuple([_line(place) for place in range(MOST_LINES)])
    tied = tuple([Line(place, 11, 1000, True, 0, 1) for place in range(MOST_LINES)])
    boards = {
        "board-first-page": Board("rating", "all", 1, 30, full, MOST_LINES, Line(MOST_LINES, 299, 931, True, 0, 1)),
        "board-last-page": Board("wins", "month", 2, 2, full[6:], 7),
        "board-of-equals": Board("games", "week", 2, 3, tied, None, computers=True),
        "board-without-you": Board("rating", "week", 1, 1, full[:2], 2),
        "board-empty": Board("games", "all", 1, 0, (), 0),
    }
    opponents = (Opponent(1, 40, 20, 18, 2), Opponent(2, 9, 0, 9, 0), Opponent(3, 1, 0, 0, 1))
    profiles = {
        f"profile-of-{count}": Profile(tuple([_record(place) for place in range(count)]), opponents, 3, 12, count - 1)
        for count in range(1, 5)
    }
    return [Scene(name, view) for name, view in {**boards, **profiles}.items()]


def _line(place: int) -> Line:
    games = 1000 // (place + 1)
    return Line(place, place + 1, 1944 - 98 * place, place % 3 == 1, 120 // (place + 1), games, place % 2 * games)


def _record(place: int) -> Record:
    """Return a record: of one game, of some, of so many that only the latest are drawn."""
    games = (1, 9, 120, 1234)[place]
    curve = [1000 + (place - 1) * 12 * step + 47 * (step * step % 7) for step in range(min(games, 50) + 1)]
    ids = tuple(GAMES)
    return Record(ids[place % len(ids)], games, games // 3, games < 10, tuple(curve), place * games // 4)
