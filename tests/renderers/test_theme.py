"""Colours and signs: contrast, and nothing told by colour alone."""

import io
import math
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from engine import GAMES as RULES
from engine import Table
from renderers import inks, letters, render, shapes, theme, words_for
from renderers.canvas import shape_mask
from renderers.where_art_thou_romeo import art
from renderers.where_art_thou_romeo.emblems import BROKEN, CHECK, EMBLEMS, HEART, HOURGLASS

LEAST_AREA = 140
"""Pixels of 40 x 40 by which two shapes must differ."""


@pytest.mark.parametrize(("ink", "ground"), art.TEXT_PAIRS)
def test_type_stands_out(ink: theme.Colour, ground: theme.Colour) -> None:
    assert theme.contrast(ink, ground) >= 4.5


@pytest.mark.parametrize(("sign", "ground"), art.SIGN_PAIRS)
def test_signs_stand_out(sign: theme.Colour, ground: theme.Colour) -> None:
    assert theme.contrast(sign, ground) >= 3


@pytest.mark.parametrize("seat", theme.SEATS)
def test_letters_stand_out_on_their_signs(seat: theme.Seat) -> None:
    assert theme.contrast(seat.colour, theme.INK) >= 4.5


def test_contrast_is_that_of_wcag() -> None:
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert theme.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("a", "b"), list(combinations(theme.SEATS, 2)))
def test_seats_differ_in_letter_shape_and_colour(a: theme.Seat, b: theme.Seat) -> None:
    assert a.letter != b.letter
    assert different(a.shape, b.shape)
    assert math.dist(a.colour, b.colour) > 50


def test_roles_and_states_differ_in_shape() -> None:
    for a, b in combinations([*EMBLEMS.values(), HEART, BROKEN, CHECK, HOURGLASS], 2):
        assert different(a, b), (a, b)


def test_figures_that_matter_are_nine_pixels_high_at_a_third() -> None:
    for figure in "0123456789":
        _, top, _, bottom = letters.font(letters.SERIF, theme.NUMBER).getbbox(figure, anchor="ls")
        assert bottom - top >= 27


def test_blends_hold_both_ends_first() -> None:
    made = inks.blends([((0, 0, 0), (30, 60, 90))], 2)
    assert list(made) == [(0, 0, 0), (30, 60, 90), (10, 20, 30), (20, 40, 60)]


def test_high_contrast_leaves_no_grey_text() -> None:
    assert inks.stark(theme.PARCHMENT) == (255, 255, 255)
    assert inks.stark(theme.NIGHT) == inks.stark(theme.INK) == (0, 0, 0)
    for seat in theme.SEATS:
        assert theme.contrast(inks.stark(seat.colour), inks.stark(theme.INK)) >= 7


def test_a_look_has_other_colours_and_the_same_drawing() -> None:
    words = words_for("en", "roma", ("Anna", "Ben"))
    view = Table.new(RULES["roma"], 7, 2).seen(None).view
    plain, stark = (
        Image.open(io.BytesIO(render(view, replace(words, look=look)).data)) for look in ("standard", "contrast")
    )
    assert plain.tobytes() == stark.tobytes()
    assert plain.getpalette() != stark.getpalette()
    assert words_for("en", None, (), "sepia").look == "standard"


def test_shapes_are_read_layer_by_layer() -> None:
    fill, cut = shapes.layers("+ M0 0 L100 0\n  100 100 Z O50 50 10\n-4 M0 0 Q50 50 100 0")
    assert fill.paint
    assert fill.width == 0
    assert [len(row) for row in fill.outlines] == [4, 65]
    assert fill.outlines[0][0] == fill.outlines[0][-1]
    assert not cut.paint
    assert cut.width == 4
    assert cut.outlines[0][-1] == (100, 0)


def different(a: str, b: str) -> bool:
    pixels = zip(shape_mask(a, 40, 40).tobytes(), shape_mask(b, 40, 40).tobytes(), strict=True)
    return sum(abs(x - y) for x, y in pixels) / 255 > LEAST_AREA
