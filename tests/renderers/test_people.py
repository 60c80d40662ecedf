"""Names in pictures: never cut, never over anything else, whatever people call themselves and however many they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine import GAMES as RULES
from engine import Msg, Table, Who
from engine.roma import BY_ID
from engine.roma.position import position
from renderers import GAMES, LOCALES, LOOKS, OTHERS, letters, words_for
from renderers.canvas import Canvas
from renderers.layout import Box
from renderers.people import COMPUTER, LEAST, SIGNS, name_of, spoken, told
from renderers.samples import samples
from renderers.scenes import played
from renderers.theme import INK, PARCHMENT, SIZE, SMALLEST, sans
from tests.renderers.pixels import Mark, watched

LONGEST = (
    "W" * 32,
    "王小明" * 10 + "王小",
    "Bartholomäus Ägidius Schönfelder",
    "مريم العلي من بيت الأندلس الكبير",
    "🌙🔥" * 16,
    "Александра Константинопольская-Ю",
    "วิชัยวิชัยวิชัยวิชัยวิชัยวิชัยวิ",
)
"""As long as Discord lets names be."""

ORDINARY = (
    "Maximilian Hohenfels", "Aleksandra Kowalczyk", "Ana María Etxeberria", "Александра Волконска",
    "Jean-Baptiste Le Bon",    "Ξενοφών Παπαδόπουλος", "XX_DragonSlayer99_XX",
)  # fmt: skip
"""Twenty characters of alphabets: more than nearly all names have."""

WIDE = ("王" * 10, "W" * 12, "김수한무거북이와두루", "MMMMMMMMMMMM", "さくらさくらさくらさ", "Ω" * 12, "Ж" * 12)
"""Ten to twelve of the widest letters."""


def views(game: str) -> Iterator[Any]:
    """Return views of random games at the most seats: everybody's and those of whoever is asked; some of each stage."""
    seats = RULES[game].seats[-1]
    for seed in range(2):
        tables = list(enumerate(played(game, seats, seed)))
        yield tables[-1][1].seen(None).view
    for turn, table in enumerate(played(game, seats, 5)):
        if turn % 11 == 0:
            yield table.seen(None).view
            yield from [table.seen(item.seat).view for item in table.open[:1] if item.seat is not None]
        if turn > 200:
            return


def largest_hands() -> list[Table]:
    """Return tables of Roma with as many different cards in both hands as there are at all, and with fewer."""
    kinds = list(BY_ID)
    return [position(phase="act", hands=(kinds[:held], kinds[-held:])) for held in (3, 10, 12, 18, len(kinds))]


def overlaps(marks: list[Mark]) -> set[tuple[str, str]]:
    """Name the lines of type that share ink on a picture."""
    canvases: dict[int, list[Mark]] = {}
    for mark in marks:
        if mark.kind == "text":
            canvases.setdefault(id(mark.canvas), []).append(mark)
    return {(a.what, b.what) for lines in canvases.values() for a, b in combinations(lines, 2) if share(a, b)}


def share(a: Mark, b: Mark) -> bool:
    """Tell whether two lines have ink on one pixel."""
    boxes = [Box(*mark.corner, *mark.mask.size) for mark in (a, b)]
    if not boxes[0].meets(boxes[1]):
        return False
    both = [Image.new("L", SIZE), Image.new("L", SIZE)]
    for image, mark in zip(both, (a, b), strict=True):
        image.paste(mark.mask.point([0] * 128 + [255] * 128), mark.corner)
    return ImageChops.multiply(*both).getbbox() is not None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_and_nothing_overlaps_with_the_longest_names(game: str, locale: str, cut: list[str]) -> None:
    seats = RULES[game].seats[-1]
    wanted = [*views(game), *(table.seen(0).view for table in largest_hands() if game == "roma")]
    with watched() as marks:
        for turn, view in enumerate(wanted):
            names = (LONGEST[turn % 7 :] + LONGEST)[:seats]
            words = replace(words_for(locale, game, names), computers=frozenset({turn % seats}))
            GAMES[game].paint(view, words)
            assert not cut
    assert len(marks) > 400
    assert not overlaps(marks)


@pytest.mark.parametrize("game", GAMES)
def test_looks_differ_in_colours_alone(game: str) -> None:
    view = next(iter(views(game)))
    pictures = [GAMES[game].paint(view, words_for("pl", game, LONGEST, look)).image.tobytes() for look in LOOKS]
    assert len(set(pictures)) == 1


@pytest.mark.parametrize("names", [ORDINARY, WIDE])
@pytest.mark.parametrize("game", GAMES)
def test_twenty_usual_or_ten_wide_letters_are_there_in_full(game: str, names: tuple[str, ...]) -> None:
    seats = RULES[game].seats[-1]
    public = [view for view in views(game) if view.seat is None or view.phase == "over"]
    with watched() as marks:
        for turn, view in enumerate(public):
            shown = (names[turn % 7 :] + names)[:seats]
            before = len(marks)
            GAMES[game].paint(view, words_for("en", game, shown))
            text = "".join(mark.what for mark in marks[before:] if mark.kind == "text").replace(" ", "")
            assert [name for name in shown if name.replace(" ", "") not in text] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut_in_leaderboards_and_profiles_with_the_longest_names(locale: str, cut: list[str]) -> None:
    with watched() as marks:
        for scene in samples():
            for first in range(len(LONGEST)):
                names = ((LONGEST[first:] + LONGEST) * 2)[:11]
                drawer = next(other for other in OTHERS if isinstance(scene.view, other.VIEW))
                drawer.paint(scene.view, words_for(locale, next(iter(GAMES)), names))
                assert not cut
    assert not overlaps(marks)
    nobody = {words_for(locale)("player-number", number=letter) for letter in "ABCDEFG123456789"}
    assert nobody.isdisjoint(mark.what for mark in marks)


def test_a_name_is_made_smaller_then_put_on_two_rows_then_left_to_its_sign() -> None:
    face = sans(28, INK)
    name = "Aleksandra Kowalczyk"
    at = {room: letters.whole(name, face.face, 28, SMALLEST, room, 60) for room in (400, 250, 160, 60)}
    assert [at[400].size, len(at[400].rows)] == [28, 1]
    assert at[250].size < 28
    assert len(at[250].rows) == 1
    assert [row for row, _ in at[160].rows] == ["Aleksandra", "Kowalczyk"]
    assert at[60] is None


def test_rows_break_between_words_behind_hyphens_and_else_between_letters() -> None:
    def rows(name: str, room: int) -> list[str]:
        found = letters.whole(name, letters.SANS, 24, 24, room, 60)
        return [row for row, _ in found.rows] if found else []

    assert rows("Jean-Baptiste", 100) == ["Jean-", "Baptiste"]
    assert rows("王小明王小明", 80) == ["王小明", "王小明"]
    assert rows("XXXXXXXX", 80) == ["XXXXX", "XXX"]


def test_a_computer_has_a_mark_behind_its_name() -> None:
    table = position(phase="act")
    for computers in (frozenset(), frozenset({1})):
        words = replace(words_for("en", "roma", ("Anna", "Balthasar")), computers=computers)
        with watched() as marks:
            GAMES["roma"].paint(table.seen(None).view, words)
        assert any(COMPUTER in mark.what and "Balthasar" in mark.what for mark in marks) is bool(computers)


def test_a_sentence_with_names_that_are_too_long_has_signs() -> None:
    def say(words) -> str:
        return words(Msg("signed", (("sign", ""), ("who", Who(1)))))

    face = sans(28, INK)
    long = words_for("en", None, LONGEST[:2])
    assert spoken(long, say, face, 300).strip() == SIGNS[1]
    assert spoken(words_for("en", None, ("Anna", "Ben")), say, face, 300).strip() == "Ben"
    canvas = Canvas(Image.new("RGB", (300, 60), PARCHMENT))
    told(canvas, Box(0, 0, 300, 60), long, say, face)
    assert canvas.image.getcolors(1 << 20) != [(300 * 60, PARCHMENT)]


def test_a_name_without_any_letter_that_can_be_drawn_is_a_number() -> None:
    assert name_of(words_for("en", None, ("\ufffe", "Ben")), 0) == "Player 1"
    assert LEAST < SMALLEST
