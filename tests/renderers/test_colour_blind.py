"""The three common colour deficiencies, simulated on pixels: seats, kinds of cards and states stay apart."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renderers import theme
from renderers.canvas import Canvas, Sprite
from renderers.capulets_montagues import art as capulets
from renderers.pieces import badge_sprite, blank, sign_sprite
from renderers.roma import art as roma
from renderers.romeo_i_julia import art as julia
from renderers.where_art_thou_romeo import art as romeo

BLIND = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "none": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What deficiencies make of linear colours (Machado, Oliveira and Fernandes 2009, severity 1); none left."""

APART = 45
"""Steps of 255 by which pixels differ for good."""


@cache
def matrix(eye: str) -> tuple[float, ...]:
    return tuple(part for row in BLIND[eye] for part in (*row, 0))


def seen_by(eye: str, picture: Image.Image) -> Image.Image:
    """Return a picture as such eyes see it."""
    linear = picture.convert("RGB").point([round(255 * (i / 255) ** 2.2) for i in range(256)] * 3)
    turned = linear.convert("RGB", matrix(eye))
    return turned.point([round(255 * (i / 255) ** (1 / 2.2)) for i in range(256)] * 3)


def on_night(sprite: Sprite) -> Image.Image:
    canvas = Canvas(Image.new("RGB", sprite.size, theme.NIGHT))
    canvas.stamp(sprite, 0, 0)
    return canvas.image


def apart(eye: str, a: Image.Image, b: Image.Image) -> int:
    """Count the pixels that differ for such eyes."""
    difference = ImageChops.difference(seen_by(eye, a), seen_by(eye, b)).convert("L")
    return sum(difference.histogram()[APART:])


@pytest.mark.parametrize("eye", BLIND)
@pytest.mark.parametrize("size", [34, 52])
def test_no_two_seats_look_the_same(eye: str, size: int) -> None:
    for sprite in (sign_sprite, badge_sprite):
        drawn = [on_night(sprite(seat, size)) for seat in range(len(theme.SEATS))]
        for a, b in combinations(drawn, 2):
            assert apart(eye, a, b) > 0.08 * size * size


def alike(drawn: list[Image.Image], least: float) -> list[tuple[str, int, int]]:
    """Name pairs that some eyes, or a printer without colours, cannot tell by a share of their pixels."""
    size = drawn[0].width * drawn[0].height
    numbered = list(combinations(enumerate(drawn), 2))
    return [(eye, i, j) for eye in BLIND for (i, a), (j, b) in numbered if apart(eye, a, b) <= least * size]


KINDS = {
    "where_art_thou_romeo": list(dict.fromkeys(romeo.KINDS.values())),
    "capulets_montagues": [*capulets.KINDS, capulets.HARM],
    "roma": list(roma.KINDS.values()),
}


@pytest.mark.parametrize("game", KINDS)
def test_no_two_kinds_of_cards_look_the_same_by_their_bands_alone(game: str) -> None:
    bands = [blank(150, 60, kind, 48).image.crop((0, 0, 150, 48)) for kind in KINDS[game]]
    assert alike(bands, 0.02) == []


def test_no_two_kinds_of_action_cards_look_the_same_by_whose_they_are() -> None:
    cards = [on_night(julia.card(name, 56, 60)) for name in ("red-shooting", "blue-shooting", "yellow-shooting")]
    assert alike(cards, 0.03) == []


def test_the_states_of_a_thing_do_not_look_the_same() -> None:
    seals = [romeo.slot(64, 64), romeo.seal(64, automatic=False), romeo.seal(64, automatic=True)]
    assert alike(list(map(on_night, seals)), 0.1) == []
    dice = [roma.die(60, 3, used=used) for used in (False, True)]
    assert alike(list(map(on_night, dice)), 0.2) == []
    stones = [julia.stone("red", 48), julia.stone("red", 48, done=True), julia.stone("red", 48, faint=True)]
    assert alike(list(map(on_night, stones)), 0.04) == []
    actions = [julia.card("red-shooting", 56, 60, used=used) for used in (False, True)]
    assert alike(list(map(on_night, actions)), 0.2) == []
