"""The rows the store takes and hands out: frozen data without behaviour.

Every moment is in UTC seconds, every id of Discord an int.
"""

import os
import socket
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypedDict

from bot.ratings import Rating
from bot.waking import Quiet

Status = Literal["lobby", "playing", "finished", "aborted"]
Cause = Literal["click", "clock", "undo"]
Order = Literal["rating", "wins", "games"]
Part = Literal["whole", "left", "guest"]
Matter = Literal["stop", "kick", "seat"]
How = Literal["self", "host", "vote", "moderator"]
Json = dict[str, Any]

RUNNING: tuple[Status, ...] = ("lobby", "playing")

NOBODY = 0
"""Who sits on a seat that its holder has left; numbers below are computers, or far below stand for people forgotten."""

COMPUTER = "computer"
"""Under which of a seat's options the strength of the computer is kept that plays it; such a user is below 0."""

RATED_AS: Mapping[str, int] = {"easy": -1, "normal": -2, "hard": -3}
"""As whom results and ratings know computers, by strength: there all of one strength are one player."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a table: who sits there, under which name, and where that player's panel is."""

    seat: int
    user: int
    name: str
    options: Json = field(default_factory=dict)
    dm_channel: int | None = None
    dm_message: int | None = None
    dm_closed: bool = False
    missed: int = 0
    """How many of its questions in a row the clock has answered."""
    seen: float = 0.0
    """When its owner last pressed something in the lobby."""
    more: int = 0
    """Whether its owner would give more time for what is asked now (1), or has given it (2)."""

    @property
    def vacant(self) -> bool:
        """Whether nobody sits here any more, not even a computer."""
        return self.user <= NOBODY and self.computer is None

    @property
    def computer(self) -> str | None:
        """The strength of the computer that plays here, if one does."""
        return self.options.get(COMPUTER)

    @property
    def person(self) -> bool:
        """Whether somebody of flesh and blood sits here."""
        return not self.vacant and self.computer is None


class Former(NamedTuple):
    """Somebody who held a seat of a game and does not any more; how they count, see `bot.counting`."""

    seat: int
    user: int
    name: str
    part: Part


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """One table, from its lobby to its end.

    `revision` counts its commits; `published` is the last revision its message shows, -1 before there is a message.
    `snapshot` is the engine's dump, `rematch` the finished table whose people play again, `due` when each open
    question runs out, `ended` why there is no result. `rated` is whether the game counts for ratings, as its server
    said when it began; of a lobby it says nothing. Seed and salt are secrets until the game is over, so its `repr` is
    without them.
    """

    id: str
    guild: int
    channel: int
    thread: int | None = None
    message: int | None = None
    notice: int | None = None
    host: int
    game: str
    version: int
    options: Json = field(default_factory=dict)
    clock: str
    seed: str | None = field(default=None, repr=False)
    salt: str | None = field(default=None, repr=False)
    locale: str
    status: Status = "lobby"
    revision: int = 0
    published: int = -1
    snapshot: Json | None = None
    rematch: str | None = None
    created: float
    touched: float
    posted: float = 0.0
    ended: str | None = None
    rated: bool = True
    seats: tuple[Seat, ...] = ()
    former: tuple[Former, ...] = ()
    due: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Input:
    """One accepted input: who answered which question with what, and the digest of the state after it."""

    seat: int | None
    question: str
    keys: tuple[str, ...]
    cause: Cause
    user: int | None
    at: float
    digest: str


@dataclass(frozen=True, slots=True)
class ResultSeat:
    """How one person ended: rank 1 is best, ties share a rank.

    `part` says whether they played it whole, left it, or are a guest whom it does not count for. Those who hold no seat
    at the end have numbers after the last seat. A computer's user is that of its strength in `RATED_AS`. `rating` is
    theirs after the game, worked out by the store; None where it does not count.
    """

    seat: int
    user: int
    name: str
    rank: int
    points: int
    rating: Rating | None = None
    part: Part = "whole"


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a game ended; a rated one counts on the leaderboard of its table's server and game."""

    at: float
    seats: tuple[ResultSeat, ...]
    rated: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    """Something that people of a table decide together; `bot.votes` says when it is decided.

    `seat` and `holder` are whom it is about, `user` with `name` and `locale` who would take the seat, `granted` who has
    allowed that. `until` is when it lapses, `message` where it is shown. It is "open" until it has "passed", "failed"
    or "lapsed".
    """

    id: str
    table: str
    what: Matter
    by: int
    by_name: str
    seat: int | None = None
    holder: int | None = None
    user: int | None = None
    name: str = ""
    locale: str = ""
    ballots: Mapping[int, bool] = field(default_factory=dict)
    granted: How | None = None
    status: Literal["open", "passed", "failed", "lapsed"] = "open"
    until: float
    message: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What somebody did to a table or its people, as the audit list keeps it: `by` did it, to `of`, in favour of `to`.

    `by` is NOBODY where it happened by itself.
    """

    guild: int
    table: str
    game: str
    at: float
    what: Literal["stop", "kick", "seat", "leave", "host"]
    how: How
    by: int
    by_name: str
    of: int | None = None
    of_name: str = ""
    to: int | None = None
    to_name: str = ""


@dataclass(frozen=True, slots=True)
class Deeds:
    """A page of the audit list, new to old, and how many entries there are altogether."""

    rows: tuple[Deed, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a leaderboard: games and wins of its time, the rating of today and the games it rests on."""

    rank: int
    user: int
    name: str
    rating: int
    rated: int
    wins: int
    games: int
    computers: int
    """In how many of those games computers had seats."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a leaderboard, how many people are on it altogether, and the line of whoever asked, if any."""

    rows: tuple[Standing, ...]
    count: int
    own: Standing | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that ended with a result, and where its table was shown last."""

    table: str
    guild: int
    channel: int
    thread: int | None
    message: int | None
    game: str
    at: float
    rated: bool
    seats: tuple[ResultSeat, ...]


@dataclass(frozen=True, slots=True)
class History:
    """Some finished games, new to old, and how many there are altogether."""

    rows: tuple[Finished, ...]
    count: int


class Move(NamedTuple):
    """What a game did to the rating of a seat's owner."""

    seat: int
    before: Rating
    after: Rating


class Rebuilt(NamedTuple):
    """How many rated games were gone through, and how many stored ratings were not what they should be."""

    games: int
    changed: int


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server has chosen: the clock new tables start with, tables at once, a thread for each table.

    `language` is that of its tables, None for Discord's; `channels` are those where tables may be, none of them: all;
    `results` is the channel where results are announced; `contrast` has its pictures in high contrast; with `computers`
    games count for ratings in which computers have seats.
    """

    clock: str = "live"
    tables: int = 10
    threads: bool = False
    language: str | None = None
    channels: tuple[int, ...] = ()
    results: int | None = None
    contrast: bool = False
    computers: bool = False


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen: their panel as a direct message, a mention when it is their turn.

    `language` is the one they read, None for Discord's; `text_only` has their panels without pictures and with the
    whole table in words, `contrast` with pictures in high contrast. In their `quiet` hours clocks of a day stand still.
    """

    dm: bool = True
    mention: bool = True
    language: str | None = None
    text_only: bool = False
    contrast: bool = False
    quiet: Quiet | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonRow:
    """A game that somebody learns by playing it.

    `snapshot` is the engine's dump, `news` texts of what has happened since the last press, packed, `told` the ids of
    the hints given so far, each with the place in the game, `hints` whether there are to be more. `revision` counts
    the steps.
    """

    id: str
    user: int
    game: str
    snapshot: Json = field(repr=False)
    news: tuple[Json, ...] = ()
    told: tuple[str, ...] = ()
    hints: bool = True
    revision: int = 0
    touched: float


class Due(NamedTuple):
    """A question of a table and the moment its time runs out."""

    table: str
    question: str
    at: float


@dataclass(frozen=True, slots=True)
class Owner:
    """A process that runs on the database; `id` tells two processes with the same number apart."""

    id: str
    host: str
    pid: int

    @classmethod
    def here(cls) -> "Owner":
        """Return a new owner for this process."""
        return cls(uuid.uuid4().hex, socket.gethostname(), os.getpid())


class Surface(TypedDict, total=False):
    """Where and how a table is shown; facts about Discord, not about the game."""

    thread: int | None
    message: int | None
    notice: int | None
    posted: float
    published: int


class Changes(TypedDict, total=False):
    """What one commit may change besides snapshot and due times; None for one of the first four leaves it alone."""

    input: Input | None
    result: ResultRow | None
    seats: tuple[Seat, ...] | None
    status: Status | None
    former: tuple[Former, ...]
    deed: Deed
    host: int
    options: Json
    clock: str
    version: int
    seed: str
    salt: str
    locale: str
    touched: float
    ended: str | None
    rated: bool
    thread: int | None
    message: int | None
    notice: int | None
    posted: float
