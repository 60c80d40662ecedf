"""Texts: from ids and arguments to sentences of one language. The sentences are in texts/<locale>/*.ftl.

A language is a folder there, and needs nothing else; what it does not say yet is said in English.
"""

from __future__ import annotations

import hashlib
import logging
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from engine import Arg, Msg, Who

TEXTS = Path(__file__).parent / "texts"
FALLBACK = "en"
LOCALES: tuple[str, ...] = tuple(sorted((p.name for p in TEXTS.iterdir() if p.is_dir()), key=lambda n: (n != "en", n)))
"""Every language there is, English first."""

STANDARD, CONTRAST = "standard", "contrast"
LOOKS = (STANDARD, CONTRAST)
"""How pictures can look: as designed, or with the highest contrast."""

SHARED = ("common", "bot")
"""The files every game's texts are read with."""

FSI, PDI = "\u2068", "\u2069"
DIRECTION_MARKS = dict.fromkeys(map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))

MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""What is put before a number below zero; a true minus takes its place."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of one language, for one game, at a table with these people."""

    locale: str
    game: str | None = None
    names: tuple[str, ...] = ()
    """By seat; a seat without one is called by its number."""
    computers: frozenset[int] = frozenset()
    """The seats that computers play on."""
    look: str = STANDARD
    """How pictures with these texts look: one of `LOOKS`."""

    def __call__(self, text: Msg | str, /, **args: Arg) -> str:
        """Say a text, given as a `Msg` or as an id with arguments."""
        if not isinstance(text, Msg):
            return _said(self, text, tuple(args.items()))
        return _said(self, text.id, tuple({**dict(text.args), **args}.items()) if args else text.args)

    def has(self, text: str) -> bool:
        """Tell whether there is a text of that id."""
        return any(bundle.has_message(text.replace(".", "-")) for bundle in bundles(self.locale, self.game))

    def name(self, seat: int) -> str:
        """Return a seat's name as it was given, or its number where it has none."""
        given = _without_marks(self.names[seat]) if seat < len(self.names) else ""
        return given or self("player-number", number=seat + 1)

    def listed(self, parts: tuple[str, ...] | list[str]) -> str:
        """Join parts as the language joins them: "A, B and C"."""
        if not parts:
            return self("list-none")
        *most, last = parts
        if not most:
            return last
        said = most[0]
        for part in most[1:]:
            said = self("list-comma", a=said, b=part)
        return self("list-and", a=said, b=last, sound=first_sound(last))

    def argument(self, arg: Arg) -> str | int:
        """Return an argument as a sentence takes it."""
        if isinstance(arg, Who):
            return isolated(self.name(arg.seat))
        if isinstance(arg, Msg):
            return self(arg)
        if isinstance(arg, tuple):
            return self.listed([str(self.argument(part)) for part in arg])
        return arg


@lru_cache(maxsize=1024)
def words_for(locale: str, game: str | None = None, names: tuple[str, ...] = (), look: str = STANDARD) -> Words:
    """Return the texts of the language nearest to `locale` ("es-ES": "es"), English where there is none.

    Pictures with them have a look, one of `LOOKS`; what is none of them is the standard look.
    """
    found = next((name for name in _wider(locale) if name in LOCALES), FALLBACK)
    return Words(found, game, names, look=look if look in LOOKS else STANDARD)


@lru_cache(maxsize=4096)
def _said(words: Words, text: str, args: tuple[tuple[str, Arg], ...]) -> str:
    """Say a text; most of what a table says it has said before, a turn ago."""
    key = text.replace(".", "-")
    for bundle in bundles(words.locale, words.game):
        if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
            said, errors = bundle.format_pattern(pattern, {name: words.argument(value) for name, value in args})
            if errors:
                _log.error("text %s (%s): %s", text, words.locale, errors)
            below = any(isinstance(value, int) and value < 0 for _, value in args)
            return MINUS.sub("−", str(said)) if below else str(said)
    _log.error("no text %s (%s, %s)", text, words.locale, words.game)
    return text


@lru_cache(maxsize=1024)
def _without_marks(name: str) -> str:
    return name.translate(DIRECTION_MARKS).strip()


@lru_cache(maxsize=1024)
def isolated(text: str) -> str:
    """Fence text that runs from right to left, so that it leaves the order of its line alone."""
    if any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text):
        return f"{FSI}{text}{PDI}"
    return text


def first_sound(text: str) -> str:
    """Tell whether a text begins with the sound of "i", on which a conjunction may depend ("Ana e Inés").

    >>> first_sound("**Inés**"), first_sound("Hipólita"), first_sound("Iago"), first_sound("Ana")
    ('i', 'i', 'other', 'other')
    """
    plain = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(char for char in plain if char.isalpha())
    vowel = letters.removeprefix("h")
    return "i" if vowel[:1] in ("i", "y") and vowel[1:2] not in tuple("aeiou") and vowel else "other"


def _wider(locale: str) -> Iterator[str]:
    """List a locale and what it is a variety of, in Discord's spelling."""
    parts = locale.replace("_", "-").split("-")
    for length in range(len(parts), 0, -1):
        yield "-".join(parts[:length])


def bundles(locale: str, game: str | None) -> Iterator[FluentBundle]:
    """Yield the texts of a language, then those it falls back to; none is read before it is asked for."""
    for name in dict.fromkeys([*(name for name in _wider(locale) if name in LOCALES), FALLBACK]):
        yield _bundle(name, game)


@cache
def _bundle(locale: str, game: str | None) -> FluentBundle:
    # Fluent's own isolation marks go round every argument, numbers too; names are fenced one by one instead.
    bundle = FluentBundle([locale], use_isolating=False)
    for name in (*SHARED, *([game] if game else [])):
        path = TEXTS / locale / f"{name}.ftl"
        if path.exists():
            bundle.add_resource(_resource(path), allow_overrides=True)
    return bundle


@cache
def _resource(path: Path) -> Resource:
    """Read a file, once for all the games that share it, without a note of where in it each word stands."""
    return FluentParser(with_spans=False).parse(path.read_text("utf-8"))


def fingerprint() -> str:
    """Return what changes with any text of any language."""
    digest = hashlib.sha256()
    for path in sorted(TEXTS.glob("*/*.ftl")):
        digest.update(f"{path.parent.name}/{path.name}\n".encode() + path.read_bytes())
    return digest.hexdigest()
