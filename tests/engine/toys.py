"""Games of a few lines, for tests of one verb or one law."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine import Event, Game, Msg, Result, Rng, Seat, Table
from engine.flow import Flow
from engine.game import Slot


@dataclass(slots=True)
class State:
    rng: Rng
    seats: int
    news: list[Event] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    """For all to see."""
    secret: list[int] = field(default_factory=list)
    """For nobody to see, but seat 0 where it is `looked` at."""
    looked: list[int] = field(default_factory=list)
    at: int = 0
    """How many steps are through."""


Step = Callable[[State], Flow[Any]]


def view(s: State, seat: Seat | None) -> tuple[Any, ...]:
    return (tuple(s.log), tuple(s.looked) if seat == 0 else len(s.looked), s.at)


def hidden(s: State, seat: Seat | None) -> list[Slot]:
    zones = [s.secret] if seat == 0 else [s.secret, s.looked]
    return [Slot(zone, at, "card") for zone in zones for at in range(len(zone))]


def game(*steps: Step, seats: int = 3, secret: tuple[int, ...] = (), **changes: Any) -> Game[State, Any]:
    """Make a game of these steps, one after the other."""

    def step(s: State) -> Flow[None]:
        yield from steps[s.at](s)
        s.at += 1

    def over(s: State) -> Result | None:
        return Result((1,) * s.seats, (0,) * s.seats, Msg("done")) if s.at == len(steps) else None

    made: dict[str, Any] = {
        "id": "toy",
        "version": 1,
        "seats": range(seats, seats + 1),
        "State": State,
        "setup": lambda rng, seats, options: State(rng, seats, secret=list(secret)),
        "step": step,
        "over": over,
        "view": view,
        "hidden": hidden,
    }
    return Game(**{**made, **changes})


def table(*steps: Step, seats: int = 3, secret: tuple[int, ...] = (), **changes: Any) -> Table:
    """Make a table on which that game begins."""
    return Table.new(game(*steps, seats=seats, secret=secret, **changes), 1, seats)


def note(s: State, flow: Flow[Any]) -> Flow[Any]:
    """Walk a flow and write down what it returns."""
    value = yield from flow
    s.log.append(str(value))
    return value
