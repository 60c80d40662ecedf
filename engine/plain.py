"""Texts, views and questions as plain ids and arguments, for consoles and transcripts: no language, no pictures."""

from __future__ import annotations

import dataclasses
from typing import Any

from engine.ask import Ask, Item, Option
from engine.game import Event, Result
from engine.msg import Msg, Seat, Who


def plain_text(arg: Any) -> str:
    """Write a text or an argument on one line.

    >>> plain_text(Msg("event.revealed", (("who", Who(2)), ("role", Msg("romeo")), ("points", 1))))
    'event.revealed who=seat 2, role=romeo, points=1'
    """
    if isinstance(arg, Who):
        return f"seat {arg.seat}"
    if isinstance(arg, Msg):
        return " ".join([arg.id, ", ".join(f"{name}={_inner(value)}" for name, value in arg.args)]).rstrip()
    return f"[{', '.join(_inner(value) for value in arg)}]" if isinstance(arg, tuple) else str(arg)


def plain_count(number: int, thing: str) -> str:
    """Count things.

    >>> plain_count(1, "game"), plain_count(3, "game")
    ('1 game', '3 games')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _inner(arg: Any) -> str:
    return f"({plain_text(arg)})" if isinstance(arg, Msg) and arg.args else plain_text(arg)


def plain_value(value: Any) -> str:
    """Write what a view holds on one line; nothing is a dash.

    >>> plain_value((0, None, ("romeo", "count-paris")))
    '0, -, (romeo, count-paris)'
    """
    if value is None or value == ():
        return "-"
    if isinstance(value, Msg | Who):
        return plain_text(value)
    if dataclasses.is_dataclass(value):
        fields = [(field.name, getattr(value, field.name)) for field in dataclasses.fields(value)]
        return ", ".join(f"{name}={_grouped(part)}" for name, part in fields)
    if isinstance(value, tuple):
        return ", ".join(_grouped(part) for part in value)
    return str(value)


def _grouped(value: Any) -> str:
    text = plain_value(value)
    grouped = value != () and (isinstance(value, tuple) or dataclasses.is_dataclass(value))
    return f"({text})" if grouped and not isinstance(value, Msg | Who) else text


def plain_view(view: Any) -> dict[str, str]:
    """Write each field of a view on one line."""
    return {field.name: plain_value(getattr(view, field.name)) for field in dataclasses.fields(view)}


def plain_seat(seat: Seat | None) -> str:
    """Name a seat; None is the clock."""
    return "the clock" if seat is None else f"seat {seat}"


def plain_question(item: Item) -> str:
    """Write a question on one line: of whom it is asked, what, and what may be answered."""
    if not isinstance(item, Ask):
        return f"the clock {item.clock}: {plain_text(item.prompt)}"
    low, high = item.pick
    count = "" if (low, high) == (1, 1) else f" ({low} of them)" if low == high else f" ({low} to {high} of them)"
    private = "privately " if item.private else ""
    return f"seat {item.seat} {private}{plain_text(item.prompt)}: {' | '.join(item.keys)}{count}"


def plain_event(event: Event) -> str:
    """Write an event on one line, with the seat it is for where it is for one alone."""
    return plain_text(event.msg) if event.to is None else f"(seat {event.to} only) {plain_text(event.msg)}"


def plain_result(result: Result) -> str:
    """Write how a game ended on one line."""
    order = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
    ranking = ", ".join(f"{result.ranks[seat]}. seat {seat} ({result.scores[seat]})" for seat in order)
    return f"{ranking}: {plain_text(result.reason)}"


class Plain:
    """How a console tells of a table; here in plain ids and arguments, elsewhere perhaps in the words of a language."""

    def text(self, text: Msg) -> str:
        """Tell a text, such as what is asked."""
        return plain_text(text)

    def seat(self, seat: Seat | None) -> str:
        """Name a seat; None is the clock."""
        return plain_seat(seat)

    def question(self, item: Item) -> str:
        """Tell on one line of whom what is asked, and what may be answered."""
        return plain_question(item)

    def option(self, option: Option) -> str:
        """Tell what an answer is, and perhaps what it does."""
        texts = [plain_text(part) for part in (option.label, option.detail) if part is not None]
        return "  ".join([option.key, *(text for text in texts if text != option.key)])

    def event(self, event: Event) -> str:
        """Tell what has happened."""
        return plain_event(event)

    def view(self, view: Any) -> list[str]:
        """Tell all that a view shows, line by line."""
        return [f"{name}: {value}" for name, value in plain_view(view).items()]

    def result(self, result: Result) -> str:
        """Tell how a game has ended."""
        return plain_result(result)
