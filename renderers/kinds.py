"""What every game hands to this package, and what this package hands out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from renderers.canvas import Canvas
from renderers.layout import Boxes
from renderers.words import STANDARD, Words

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


class Topic(NamedTuple):
    """A part of a game's rules."""

    id: str
    title: str
    text: str


class Drawer(Protocol):
    """The module that shows one kind of view. `view` is always of its own class."""

    @property
    def VIEW(self) -> type:  # noqa: N802
        """The class of its views."""

    def layout(self, view: Any) -> Boxes:
        """Name the places of everything on the picture of a view."""

    def paint(self, view: Any, words: Words) -> Canvas:
        """Draw it: the table, or a seat's own cards."""

    def encode(self, canvas: Canvas, look: str = STANDARD) -> bytes:
        """Return a painted picture as a PNG in its own colours, as they are in a look."""

    def describe(self, view: Any, words: Words) -> Description:
        """Say the same in words."""

    def alt(self, view: Any, words: Words) -> str:
        """Say in a few words, by `alternative`, what the picture shows."""


class Renderer(Drawer, Protocol):
    """The module that shows one game."""

    @property
    def TOPICS(self) -> tuple[str, ...]:  # noqa: N802
        """The topics of its rules: each has the texts rules.<topic>.title and rules.<topic>."""

    @property
    def SIGNS(self) -> Mapping[str, str]:  # noqa: N802
        """What stands for the art of an option where only text goes: emoji that need no variation selector."""

    def illustration(self, topic: str) -> Any | None:
        """Return a view that can be drawn and shows what a topic of its rules is about; None where none does."""


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
