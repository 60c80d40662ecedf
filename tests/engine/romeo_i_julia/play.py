"""Shorthands for tests of this game."""

from engine import Ask, Event, Msg, Seat, Table, Who
from engine.romeo_i_julia import View
from tests.engine.tables import act

__all__ = ["answer_default", "play_until", "play_until_asked", "said", "table_view"]


def table_view(table: Table, seat: Seat | None = None) -> View:
    view = table.seen(seat).view
    assert isinstance(view, View)
    return view


def answer_default(table: Table) -> tuple[Event, ...]:
    """Let time run out for the first question."""
    item = table.open[0]
    assert isinstance(item, Ask)
    assert item.default is not None
    return act(table, item.seat, *item.default)


def play_until(table: Table, phase: str, turn: int) -> None:
    """Let time run out until a phase of a turn is reached."""
    while (table_view(table).turn, table_view(table).phase) != (turn, phase):
        answer_default(table)


def play_until_asked(table: Table, seat: Seat) -> None:
    """Let time run out for others until a seat is asked first."""
    while table.open[0].seat != seat:
        answer_default(table)


def said(events: tuple[Event, ...], text: str) -> list[dict[str, object]]:
    """Return the arguments of all events of a kind, players as seats, texts as their ids, lists of them likewise."""
    return [{name: _bare(value) for name, value in event.msg.args} for event in events if event.msg.id == text]


def _bare(value: object) -> object:
    if isinstance(value, Who):
        return value.seat
    if isinstance(value, Msg):
        return ".".join((value.id, *(str(_bare(arg)) for _, arg in value.args)))
    if isinstance(value, tuple):
        return [_bare(item) for item in value]
    return value
