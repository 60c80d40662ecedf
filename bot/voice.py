"""The words of a table in one language, twice: for labels and pictures, and for text that is read as markdown."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from bot.names import clean, escape
from bot.store import Seat, TableRow
from engine import GAMES, STRENGTHS, Arg, Msg
from renderers import LOCALES, Words, words_for


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
def voice(
    locale: str, game: str | None = None, names: tuple[str, ...] = (), computers: frozenset[int] = frozenset()
) -> Voice:
    """Return the words of a language, with those of a game, the names of its seats, and which are computers'."""
    safe = tuple([name and escape(name) for name in names])
    return Voice(replace(words_for(locale, game, names), computers=computers), words_for(locale, game, safe))


def called(row: TableRow, locale: str) -> tuple[str, ...]:
    """Return what the seats of a table are called in its game: by the first text that the game wants of each player.

    Who gave none has a name from the game's texts; where a game wants none, people go by their own names, and computers
    by theirs without what they are.
    """
    wanted = GAMES[row.game].seat_options
    if not wanted:
        return tuple([briefly(row, seat, locale) for seat in row.seats])
    words, text = words_for(locale, row.game), wanted[0].id
    given = {str(seat.options[text]).casefold() for seat in row.seats if seat.options.get(text)}
    defaults = [words(f"seat.{text}.{number}") for number in range(GAMES[row.game].seats[-1])]
    free = iter([name for name in defaults if name.casefold() not in given])
    return tuple([str(seat.options.get(text) or next(free)) for seat in row.seats])


def named(seat: Seat, locale: str) -> str:
    """Return what somebody at a table is called; a computer in the words of a language, with what it is."""
    return computer_name(-seat.user, seat.computer, locale) if seat.computer else seat.name


def computer_name(number: int, strength: str, locale: str) -> str:
    """Name a computer by its number, from 1 on, and its strength."""
    words = words_for(locale)
    return clean(words(f"computer-name-{number}", strength=words(f"strength-{strength}")))


def renamed(name: str, locale: str) -> str:
    """Return the name of a computer, as a result keeps it in any language, in the words of another one."""
    known = _computers().get(name)
    return computer_name(*known, locale) if known else name


@lru_cache(maxsize=1)
def _computers() -> dict[str, tuple[int, str]]:
    """Return which computer each name in each language is."""
    most = max(game.seats[-1] for game in GAMES.values())
    known = [(number, strength) for number in range(1, most + 1) for strength in STRENGTHS]
    return {computer_name(*each, locale): each for locale in LOCALES for each in known}


def briefly(row: TableRow, seat: Seat, locale: str) -> str:
    """Return a computer's name without what it is, unless a person at the table is called the same; else the name."""
    words, text = words_for(locale), f"computer-called-{-seat.user}"
    short = words(text) if seat.computer and words.has(text) else seat.name
    others = [other.name.casefold() for other in row.seats if other is not seat]
    return named(seat, locale) if short.casefold() in others else short


def voice_of(row: TableRow, locale: str | None = None) -> Voice:
    """Return the words of a table, in its own language or in a reader's."""
    chosen = locale or row.locale
    return voice(chosen, row.game, called(row, chosen), frozenset([seat.seat for seat in row.seats if seat.computer]))
