"""A game at the keyboard, told in the words of a language as they stand beside the pictures."""

from __future__ import annotations

import re
from typing import Any

from engine import Ask, Event, Item, Msg, Option, Plain, Result, Seat
from renderers import describe
from renderers.words import Words

_MARKS = re.compile(r"\*\*|~~|^-# |[\u2068\u2069]", re.MULTILINE)
"""What only Discord shows otherwise: bold, struck out and small print, and the marks around what is put in."""


class Spoken(Plain):
    """How a console tells of a table in words."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def text(self, text: Msg) -> str:
        """Say a text."""
        return _bare(self._words(text))

    def seat(self, seat: Seat | None) -> str:
        """Name a seat; None is the clock."""
        return super().seat(None) if seat is None else _bare(self._words.name(seat))

    def question(self, item: Item) -> str:
        """Say who is asked, what, and what may be answered; of the clock, what it runs for."""
        if not isinstance(item, Ask):
            return self.text(item.prompt)
        return f"{self.seat(item.seat)}: {self.text(item.prompt)} {' | '.join(map(self._label, item.options))}"

    def option(self, option: Option) -> str:
        """Say an answer, and what it does."""
        return f"{self._label(option)} ({self.text(option.detail)})" if option.detail else self._label(option)

    def _label(self, option: Option) -> str:
        return self.text(option.label)

    def event(self, event: Event) -> str:
        """Say what has happened."""
        return self.text(event.msg)

    def view(self, view: Any) -> list[str]:
        """Say all that the picture of a view shows."""
        told = describe(view, self._words)
        return [_bare(line) for line in (told.headline, *told.facts, *told.private)]

    def result(self, result: Result) -> str:
        """Say who came where, and what decided."""
        places = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
        ranking = ", ".join(f"{result.ranks[seat]}. {self.seat(seat)} ({result.scores[seat]})" for seat in places)
        return f"{ranking}. {self.text(result.reason)}"


def _bare(text: str) -> str:
    return _MARKS.sub("", text)
