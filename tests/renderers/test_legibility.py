"""Legibility, measured on the pixels of finished pictures: contrast, what covers what, and how high figures stand."""

from __future__ import annotations

import importlib
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from PIL import Image

from engine import GAMES as RULES
from renderers import GAMES, LOCALES, LOOKS, describe, theme, words_for
from renderers.inks import Palette
from renderers.scenes import scenes
from tests.renderers.pixels import Mark, Sight, paint_of, seen, sight, watched

LONG = ("Wilhelmina Wolkowitsch-Mommsen", "Ömer", "Ĉarlotta Quattropani di Sant'Angelo", "Ay") * 2
TEXT, SIGN = {"standard": 4.5, "contrast": 7}, {"standard": 3, "contrast": 4.5}
WHOLE = 0.88
"""Share of a line's pixels that must be to be seen; the finest hairlines lose some to their soft edges."""

FIGURES = re.compile(r"[+−×]?\d+([/×]\d+)?[.×]?")


@dataclass(frozen=True)
class Scrutiny:
    """The marks of some pictures of a game, what is to be seen of them, and the words beside those pictures."""

    palette: Palette
    found: tuple[tuple[Mark, Sight], ...]
    figures: tuple[tuple[Mark, str], ...]
    """The figures, each with the words beside the picture for which it was drawn first."""


@cache
def scrutiny(game: str) -> Scrutiny:
    """Look at pictures of a game at every number of seats, in every language, with long and short names."""
    figures: list[tuple[Mark, str]] = []
    images: dict[int, Image.Image] = {}
    with watched() as marks:
        for turn, (seats, view) in enumerate(_views(game)):
            words = words_for(LOCALES[turn % len(LOCALES)], game, LONG[turn % 2 :][:seats])
            before = len(marks)
            GAMES[game].paint(view, words)
            told = "\n".join(
                (describe(view, words).headline, *describe(view, words).facts, *describe(view, words).private)
            )
            figures += [(mark, told) for mark in marks[before:] if mark.kind == "text" and FIGURES.fullmatch(mark.what)]
    palette = importlib.import_module(f"renderers.{game}.art").colours()
    for mark in marks:
        images.setdefault(id(mark.canvas), seen(mark.canvas, palette))
    found = ((mark, sight(mark, images[id(mark.canvas)])) for mark in marks)
    return Scrutiny(palette, tuple((mark, what) for mark, what in found if what), tuple(figures))


def _views(game: str) -> list[tuple[int, Any]]:
    """Return every fifth scene and the end of random games, of others at each number of seats."""
    found = []
    for seats in RULES[game].seats:
        played = scenes(game, seats, seed=seats)
        found += [(seats, scene.view) for scene in (*played[seats % 5 :: 5], played[-1])]
    return found


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_type_and_signs_stand_out(game: str, look: str) -> None:
    looked = scrutiny(game)
    assert len(looked.found) > 150
    faint = set()
    for mark, what in looked.found:
        least = (TEXT if mark.kind == "text" else SIGN)[look]
        ink = paint_of(looked.palette, look, what.ink)
        for number in set(what.grounds) - {what.ink}:
            ground = paint_of(looked.palette, look, number)
            if theme.contrast(ink, ground) < least:
                faint.add((mark.kind, mark.what.strip()[:24], ink, ground, round(theme.contrast(ink, ground), 2)))
    assert not faint


@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_type_or_signs(game: str) -> None:
    covered = {(mark.kind, mark.what.strip()[:24], round(what.share, 2))
               for mark, what in scrutiny(game).found if what.share < WHOLE}  # fmt: skip
    assert not covered


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_nine_pixels_high_at_a_third_or_in_the_words(game: str) -> None:
    figures = scrutiny(game).figures
    assert len(figures) > 50
    low = [(mark, told) for mark, told in figures if mark.height < 27]
    numbers = re.compile(r"\d+")
    unsaid = {
        (mark.what, mark.height) for mark, told in low if not {*numbers.findall(mark.what)} <= {*numbers.findall(told)}
    }
    assert not unsaid
