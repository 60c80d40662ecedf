"""Texts that are not in any language yet: an id with arguments, until somebody reads it."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

Seat = int


class Who(NamedTuple):
    """An argument of a text that is a player's name."""

    seat: Seat


Arg: TypeAlias = "int | str | Who | Msg | tuple[Arg, ...]"
"""A number, raw text, a player, another text, or a list of these."""


class Msg(NamedTuple):
    """A text not yet in any language: its id and the arguments it is to be filled with."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def msg(text: str, /, **args: Arg) -> Msg:
    """Name a text and its arguments.

    >>> msg("event.placed", who=Who(2))
    Msg(id='event.placed', args=(('who', Who(seat=2)),))
    """
    return Msg(text, tuple(args.items()))


def player(seat: Seat) -> Msg:
    """Name a player together with the sign that the seat has in pictures, for buttons and lists.

    >>> player(2).args[1]
    ('who', Who(seat=2))
    """
    return msg("signed", sign=Msg(f"sign.{seat}"), who=Who(seat))


def who_of(text: Msg, name: str = "who") -> Seat:
    """Return the seat of the player that an argument of a text is.

    >>> who_of(msg("event.placed", who=Who(2)))
    2
    """
    found = dict(text.args)[name]
    assert isinstance(found, Who), "the argument is a player"
    return found.seat


def pack(arg: Arg) -> Any:
    """Turn an argument, or a whole text, into what JSON can hold.

    >>> unpack(pack(msg("role", of=Who(1)))) == msg("role", of=Who(1))
    True
    """
    if isinstance(arg, Who):
        return {"who": arg.seat}
    if isinstance(arg, Msg):
        return {"id": arg.id, "args": {name: pack(value) for name, value in arg.args}}
    if isinstance(arg, tuple):
        return [pack(value) for value in arg]
    return arg


def unpack(data: Any) -> Any:
    """Make an argument, or a whole text, from what `pack` made of it."""
    if isinstance(data, list):
        return tuple(unpack(value) for value in data)
    if isinstance(data, dict):
        if "who" in data:
            return Who(data["who"])
        return Msg(data["id"], tuple((name, unpack(value)) for name, value in data["args"].items()))
    return data
