"""Shorthands for tests of Roma: seat 0 is "me" and seat 1 "the other" unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import Ask, Seat, Table
from engine.roma import position
from engine.roma.cards import face
from engine.roma.state import State

FILLER = ("legat",) * 12
"""A pile that does nothing by itself."""


def board(
    mine: Mapping[int, str] | None = None,
    theirs: Mapping[int, str] | None = None,
    *,
    hand: Sequence[str] = (),
    other: Sequence[str] = (),
    **rest: Any,
) -> Table:
    """Lay out a position from the sides and hands of me and the other; a pile of `FILLER` unless told otherwise."""
    rest.setdefault("pile", FILLER)
    return position(sides=(mine or {}, theirs or {}), hands=(hand, other), **rest)


def play(table: Table, *answers: str) -> Table:
    """Give answers one after the other to the only open question; several keys are separated by blanks."""
    for answer in answers:
        (question,) = table.questions
        table.answer(question.item.seat, question.id, tuple(answer.split()))
    return table


def ask(table: Table) -> Ask:
    """Return the only open question."""
    (item,) = table.open
    assert isinstance(item, Ask)
    return item


def keys(table: Table) -> tuple[str, ...]:
    return ask(table).keys


def prompt(table: Table) -> str:
    return ask(table).prompt.id


def state(table: Table) -> State:
    found = table.state
    assert isinstance(found, State)
    return found


def side(table: Table, seat: Seat) -> dict[int, str]:
    """Return the cards of a side by disc."""
    return {disc: face(card).id for disc, card in enumerate(state(table).sides[seat], 1) if card}


def hand(table: Table, seat: Seat) -> list[str]:
    return sorted(face(card).id for card in state(table).hands[seat])


def discard(table: Table) -> list[str]:
    return [face(card).id for card in state(table).discard]


def told(table: Table) -> list[str]:
    """Return the ids of what the last answer made happen."""
    return [event.msg.id for event in table.fresh]


def told_of(table: Table, text: str) -> dict[str, Any]:
    """Return the arguments of an event that the last answer made happen."""
    return dict(next(event.msg.args for event in table.fresh if event.msg.id == text))
