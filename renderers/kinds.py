"""What every game hands to this package, and what this package hands out."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from renderers.canvas import Canvas
from renderers.layout import Boxes
from renderers.words import Words

ALT_LIMIT = 256
"""Characters of alternative text, as Discord counts them."""


class Picture(NamedTuple):
    """An encoded picture and its alternative text."""

    data: bytes
    alt: str
    kind: str = "png"


class Description(NamedTuple):
    """A table in words: everything needed to play without the picture."""

    headline: str
    facts: tuple[str, ...]
    """What everybody may know."""
    private: tuple[str, ...]
    """What only the seat may know; nothing for a spectator."""
    alt: str


class Topic(NamedTuple):
    """A part of a game's rules."""

    id: str
    title: str
    text: str


class Renderer(Protocol):
    """The module that shows one game. `view` is always that game's own `View`."""

    @property
    def VIEW(self) -> type:  # noqa: N802
        """The class of its views."""

    @property
    def TOPICS(self) -> tuple[str, ...]:  # noqa: N802
        """The topics of its rules: each has the texts rules.<topic>.title and rules.<topic>."""

    def layout(self, view: Any) -> Boxes:
        """Name the places of everything on the picture of a view."""

    def paint(self, view: Any, words: Words) -> Canvas:
        """Draw the table, or a seat's own cards."""

    def encode(self, canvas: Canvas) -> bytes:
        """Return a painted picture as a PNG in the colours of the game."""

    def describe(self, view: Any, words: Words) -> Description:
        """Say the same in words."""


def length(text: str) -> int:
    """Count characters as Discord does, in units of UTF-16."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def alternative(*parts: str) -> str:
    """Join sentences, the most important first, as far as they fit into an alternative text."""
    text = parts[0]
    while length(text) > ALT_LIMIT:
        text = text[: len(text) - max(2, length(text) - ALT_LIMIT + 1)].rstrip() + "…"
    for part in parts[1:]:
        if length(f"{text} {part}") <= ALT_LIMIT:
            text = f"{text} {part}"
    return text
