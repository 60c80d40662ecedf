"""The words of a table in one language, twice: for labels and pictures, and for text that is read as markdown."""

from __future__ import annotations

from dataclasses import dataclass

from bot.names import escape
from engine import Arg, Msg
from renderers import Words, words_for


@dataclass(frozen=True, slots=True)
class Voice:
    """`plain` has names as they are; `safe` has them escaped."""

    plain: Words
    safe: Words

    def __call__(self, text: Msg | str, **args: Arg) -> str:
        """Return a text for a message."""
        return self.safe(text, **args)

    def label(self, text: Msg | str, **args: Arg) -> str:
        """Return a text for a button, an option or a picture."""
        return self.plain(text, **args)


def voice(locale: str, game: str | None = None, names: tuple[str, ...] = ()) -> Voice:
    """Return the words of a language, with those of a game and the names of its seats."""
    return Voice(words_for(locale, game, names), words_for(locale, game, tuple([escape(name) for name in names])))
