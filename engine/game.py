"""What a game is to the rest: metadata, and a handful of functions over its own plain-data state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from engine.ask import Asked
from engine.flow import Flow
from engine.lesson import Lesson
from engine.mind import Mind
from engine.msg import Arg, Msg, Seat
from engine.rng import Rng

Options = Mapping[str, int | str]
"""The options of a table by id; every game also gets `timed`: 1 where the table's *move* clock runs, else 0."""


class Event(NamedTuple):
    """Something that happened, for all to know or for one seat only."""

    msg: Msg
    to: Seat | None = None
    """Who may know it; None: everybody."""


class GameState(Protocol):
    """What the kernel needs of a game's state, a dataclass with slots."""

    rng: Rng
    news: list[Event]
    """What has been said and not yet been collected; empty wherever a state is kept."""
    seats: int


S = TypeVar("S", bound=GameState)
V = TypeVar("V")


def say(s: GameState, text: str, /, *, to: Seat | None = None, **args: Arg) -> None:
    """Tell everybody, or one seat, that something happened."""
    s.news.append(Event(Msg(text, tuple(args.items())), to))


class Slot(NamedTuple):
    """One place in a state whose content a seat does not know.

    With `values` None it holds a token, a thing of which there is just one, which may change places with the other
    hidden tokens of its kind. Otherwise it holds a secret that could be any of the values, whatever the others are.
    """

    zone: Any
    """The list or dict it lies in."""
    at: Any
    kind: str
    values: tuple[Any, ...] | None = None

    @property
    def value(self) -> Any:
        """Return what lies there."""
        return self.zone[self.at]


class Result(NamedTuple):
    """How a game ended."""

    ranks: tuple[int, ...]
    """By seat; 1 is best, equal ranks are ties."""
    scores: tuple[int, ...]
    """By seat."""
    reason: Msg


class OptionSpec(NamedTuple):
    """An option of a game: the values it can have, and the one it has unless somebody says otherwise."""

    id: str
    choices: tuple[int | str, ...]
    default: int | str


TIMED = OptionSpec("timed", (1, 0), 1)
"""The option every game has."""


class TextSpec(NamedTuple):
    """A text each player may bring along, such as a family's name."""

    id: str
    longest: int


@dataclass(frozen=True, slots=True)
class Seen(Generic[V]):
    """All that one seat, or a spectator, may know of a table."""

    seat: Seat | None
    view: V
    asks: tuple[Asked, ...]
    """The seat's own questions, the public ones of others, and pauses."""
    waiting: tuple[tuple[Seat | None, str | None], ...]
    """Everything waited for: the seat (None: a pause) and the name of its clock."""
    events: tuple[Event, ...]
    """The latest things that happened, old to new."""
    back: str | None
    """The id of the question that `Table.undo` would open again for this seat."""
    backs: tuple[str, ...] = ()
    """For a spectator: the ids of public questions that `Table.undo` would open again, each for its own seat."""


def silent(view: Any, rng: Rng) -> Msg | None:
    """Say nothing."""
    return None


def no_parts(s: Any, me: Seat) -> Mapping[Msg, float]:
    """Say that a situation has no parts."""
    return {}


def unmarked(view: V, events: Sequence[Event]) -> V:
    """Leave a view as it is."""
    return view


def no_clocks(options: Options) -> Mapping[str, int]:
    """Say that a game has no clocks of its own."""
    return {}


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game as data and functions. `version` grows when questions or their order change."""

    id: str
    version: int
    seats: range
    State: type[S]
    setup: Callable[[Rng, int, Options], S]
    """Lay out the game for a number of seats."""
    step: Callable[[S], Flow[None]]
    """Play from one checkpoint to the next; which part comes next is read from the state."""
    over: Callable[[S], Result | None]
    """Rank the seats at the end; None while playing."""
    view: Callable[[S, Seat | None], V]
    """Show what a seat may see, as frozen data made for it; None: a spectator."""
    hidden: Callable[[S, Seat | None], list[Slot]]
    """List every place whose content a seat cannot know."""
    mark: Callable[[V, Sequence[Event]], V] = unmarked
    """Mark on a view what happened last, where the state does not tell it: from the events its seat may know."""
    options: tuple[OptionSpec, ...] = ()
    seat_options: tuple[TextSpec, ...] = ()
    clocks: Callable[[Options], Mapping[str, int]] = no_clocks
    """Say how many seconds the clocks run that are the game's own, beside the table's *move*."""
    talk: Callable[[V, Rng], Msg | None] = silent
    """Say something aloud for a computer while time runs, from what its seat sees."""
    mind: Mind = field(default_factory=Mind)
    """What computer players know of the game."""
    parts: Callable[[S, Seat], Mapping[Msg, float]] = no_parts
    """Return what makes a situation good for a seat, part by part; `engine.reason` compares these."""
    lesson: Lesson = field(default_factory=Lesson)
    """How the game is learned by playing."""

    @property
    def players(self) -> str:
        """Return for how many players it is, in figures: "2", or "2 to 4"."""
        low, high = self.seats[0], self.seats[-1]
        return str(low) if low == high else f"{low} to {high}"

    def complete(self, options: Options | None = None) -> dict[str, int | str]:
        """Fill in defaults; raise `ValueError` naming an option or a value there is not."""
        given = dict(options or {})
        full: dict[str, int | str] = {}
        for spec in (TIMED, *self.options):
            full[spec.id] = given.pop(spec.id, spec.default)
            if full[spec.id] not in spec.choices:
                allowed = ", ".join(str(choice) for choice in spec.choices)
                raise ValueError(f"{spec.id} cannot be {full[spec.id]!r}; it is one of {allowed}")
        if given:
            raise ValueError(f"{self.id} has no option {', '.join(sorted(given))}")
        return full


def ranked(order: list[Seat]) -> tuple[int, ...]:
    """Turn an order of seats, best first and without ties, into ranks by seat.

    >>> ranked([2, 0, 1])
    (2, 3, 1)
    """
    return tuple(order.index(seat) + 1 for seat in range(len(order)))
