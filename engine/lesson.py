"""What a game contributes to learning it by playing: a scripted deal, hints, and the rules behind each question.

Hints and rules are texts made from the view of the learner's seat and the question put to it, and from nothing else:
so they cannot tell what the seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.ask import Ask
from engine.msg import Msg

LEARNER = 0
"""The seat of whoever learns; computers have the others."""


class Why(NamedTuple):
    """A rule behind a question, and where the rules of the game have it."""

    rule: Msg
    source: Msg


def said(ask: Ask, name: str) -> Any:
    """Return an argument of a question."""
    return dict(ask.prompt.args)[name]


def no_hints(view: Any, ask: Ask) -> tuple[Msg, ...]:
    """Say nothing."""
    return ()


def no_why(view: Any, ask: Ask) -> Why | None:
    """Name no rule."""
    return None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game: what is dealt, who plays, and what is said about each question."""

    seed: int = 1
    """From which everything is dealt and rolled; chosen so that the first turns show much."""
    seats: int | None = None
    """How many play; None: as few as the game allows."""
    options: Mapping[str, int | str] = field(default_factory=dict, hash=False)
    goal: Msg | None = None
    """What the game is about, in a sentence or two for whoever has never seen it."""
    hints: Callable[[Any, Ask], tuple[Msg, ...]] = no_hints
    """Say what helps with a question, what matters most first. The id of a text stands for a kind of situation: each is
    told once, one at a question; told again where the question is put again, or who learns wants to hear it."""
    why: Callable[[Any, Ask], Why | None] = no_why
    """Say which rule is behind a question."""
