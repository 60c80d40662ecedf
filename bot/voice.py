"""The words of a table in one language, twice: for labels and pictures, and for text that is read as markdown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.names import escape
from bot.store import TableRow
from engine import GAMES, Arg, Msg
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


@lru_cache(maxsize=1024)
def voice(locale: str, game: str | None = None, names: tuple[str, ...] = ()) -> Voice:
    """Return the words of a language, with those of a game and the names of its seats."""
    safe = tuple([name and escape(name) for name in names])
    return Voice(words_for(locale, game, names), words_for(locale, game, safe))


def called(row: TableRow, locale: str) -> tuple[str, ...]:
    """Return what the seats of a table are called in its game: by the first text that the game wants of each player.

    Who gave none has a name from the game's texts; where a game wants none, people go by their own names.
    """
    wanted = GAMES[row.game].seat_options
    if not wanted:
        return tuple([seat.name for seat in row.seats])
    words, text = words_for(locale, row.game), wanted[0].id
    given = {str(seat.options[text]).casefold() for seat in row.seats if seat.options.get(text)}
    defaults = [words(f"seat.{text}.{number}") for number in range(GAMES[row.game].seats[-1])]
    free = iter([name for name in defaults if name.casefold() not in given])
    return tuple([str(seat.options.get(text) or next(free)) for seat in row.seats])


def voice_of(row: TableRow, locale: str | None = None) -> Voice:
    """Return the words of a table, in its own language or in a reader's."""
    chosen = locale or row.locale
    return voice(chosen, row.game, called(row, chosen))
