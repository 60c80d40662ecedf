"""Texts that are enough: nothing told by signs alone, and alternative texts that say what was done last."""

from __future__ import annotations

import unicodedata

import pytest

from renderers import GAMES, LOCALES, alt, describe, words_for
from tests.renderers.sights import PLAIN, seats_of, sights

DONE = {
    "where_art_thou_romeo": "history",
    "capulets_montagues": "picks",
    "romeo_i_julia": "rolls",
    "roma": "deed",
}
"""Where a view has what was done last."""


def spoken(line: str) -> str:
    """Return what is left of a line where no sign is read out."""
    return "".join(char for char in line if unicodedata.category(char) not in ("So", "Sk")).strip()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_lines_differ_by_signs_only(game: str, locale: str) -> None:
    lines = set()
    for name, scene in sights():
        if name == game:
            words = words_for(locale, game, PLAIN[: seats_of(scene.view)])
            told = describe(scene.view, words)
            lines |= {told.headline, *told.facts, *told.private, alt(scene.view, words)}
    assert len({spoken(line) for line in lines}) == len(lines) > 20


@pytest.mark.parametrize("locale", LOCALES)
def test_alternative_texts_say_what_was_done_last(locale: str) -> None:
    for name, scene in sights():
        view = scene.view
        if view.seat is not None or view.phase == "over":
            continue
        words = words_for(locale, name, PLAIN[: view.seats])
        last = words("alt.last", told="").rstrip()
        assert (last in alt(view, words)) == bool(getattr(view, DONE[name])), scene.name
