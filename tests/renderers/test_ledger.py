"""Leaderboards and profiles: what is where, that it can be read, and that words say what the picture shows."""

import io
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from renderers import LOCALES, OTHERS, alt, board, describe, ledger, letters, profile, render, theme, words_for
from renderers.gallery import PEOPLE
from renderers.kinds import ALT_LIMIT, length
from renderers.layout import Box, lower_than, outside, overlapping
from renderers.profile import STEPS, scale
from renderers.samples import samples
from tests.renderers.pixels import watched
from tests.renderers.sights import HARD, UNSEEN

CANVAS = Box(0, 0, *theme.SIZE).inset(theme.MARGIN // 2)
GAME = "where_art_thou_romeo"
VIEWS = {scene.name: scene.view for scene in samples()}
BOARDS = {name: view for name, view in VIEWS.items() if isinstance(view, board.View)}
PROFILES = {name: view for name, view in VIEWS.items() if isinstance(view, profile.View)}
HARDEST = (*HARD, *UNSEEN)[: len(PEOPLE)]

every_view = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
every_board = pytest.mark.parametrize("view", BOARDS.values(), ids=BOARDS)
every_profile = pytest.mark.parametrize("view", PROFILES.values(), ids=PROFILES)


def drawer(view):
    (found,) = [module for module in OTHERS if type(view) is module.VIEW]
    return found


def words(names=PEOPLE):
    return words_for("en", GAME, names)


@every_view
@pytest.mark.parametrize("names", [PEOPLE, HARDEST, ()])
def test_pictures_are_palette_pngs_with_an_alternative_text_that_fits(view, names):
    picture = render(view, words(names))
    image = Image.open(io.BytesIO(picture.data))
    assert (image.format, image.mode, image.size) == ("PNG", "P", theme.SIZE)
    assert len(picture.data) < 100_000
    assert 20 < length(picture.alt) <= ALT_LIMIT
    assert "\n" not in picture.alt


@every_view
def test_everything_is_on_the_canvas(view):
    assert outside(CANVAS, drawer(view).layout(view)) == []


@every_board
def test_nothing_on_a_board_overlaps(view):
    boxes = board.layout(view)
    assert overlapping(boxes, ["title", "view", "page", "sheet"]) == []
    rows = [key for key in boxes if key.startswith("line ")]
    assert overlapping(boxes, ["head", *rows, *(["empty"] if "empty" in boxes else [])]) == []
    cells = [key for key in boxes if key.endswith(tuple(rows)) and key not in rows]
    assert overlapping(boxes, cells) == []
    for row in rows:
        assert boxes["sheet"].holds(boxes[row])
        assert all(boxes[row].holds(boxes[cell]) for cell in cells if cell.endswith(row))
    assert lower_than(theme.NUMBER, boxes, rows) == []


@every_profile
def test_nothing_on_a_profile_overlaps(view):
    boxes = profile.layout(view)
    panels = [key for key in boxes if key.startswith("panel")]
    assert overlapping(boxes, ["title", "since", *panels]) == []
    for i in range(len(panels)):
        parts = [key for key in boxes if key.endswith(f" {i}") and not key.startswith("panel")]
        assert overlapping(boxes, parts) == []
        assert all(boxes[f"panel {i}"].holds(boxes[part]) for part in parts)
        assert boxes[f"chart {i}"].h >= 120


@every_view
def test_no_text_of_ours_is_cut(view, monkeypatch):
    cut = []
    fitted = letters.fitted

    def spy(text, *args):
        shown = fitted(text, *args)
        if shown != text:
            cut.append(text)
        return shown

    monkeypatch.setattr(letters, "fitted", spy)
    drawer(view).paint(view, words())
    assert cut == []


@every_view
def test_hard_names_stay_in_their_places(view):
    plain = drawer(view).paint(view, words()).image
    hard = drawer(view).paint(view, words(HARDEST)).image
    boxes = drawer(view).layout(view)
    changed = ImageChops.difference(plain, hard)
    for key, box in boxes.items():
        named = key.startswith("name line") or key == ("title" if isinstance(view, profile.View) else "line own")
        if named:
            changed.paste((0, 0, 0), (box.x - 4, box.y, box.right + 4, box.bottom))  # letters may lean out a little
    assert changed.getbbox() is None


@pytest.mark.parametrize(("ink", "ground"), ledger.TEXT_PAIRS)
def test_type_stands_out(ink, ground):
    assert theme.contrast(ink, ground) >= 4.5


@pytest.mark.parametrize(("line", "ground"), ledger.LINE_PAIRS)
def test_curves_stand_out(line, ground):
    assert theme.contrast(line, ground) >= 3


@every_view
def test_the_palette_holds_every_flat_colour(view):
    canvas = drawer(view).paint(view, words())
    common = [paint for count, paint in canvas.image.getcolors(1 << 20) if count > 1500]
    encoded = Image.open(io.BytesIO(drawer(view).encode(canvas))).convert("RGB")
    shown = {paint for _, paint in encoded.getcolors(256)}
    assert [paint for paint in common if paint not in shown] == []


# Words


@every_board
def test_the_words_of_a_board_say_what_the_picture_shows(view):
    told = "\n".join(describe(view, words()).facts)
    for line in (*view.lines, *([view.own] if view.own else [])):
        (said,) = [fact for fact in told.splitlines() if f" {PEOPLE[line.who]} · " in fact]
        numbers = [int(number.replace(",", "")) for number in re.findall(r"[\d,]+", said)]
        played = [line.games, line.computers] if line.computers else [line.games]
        assert numbers == [line.rank, line.wins, *played, line.rating]
        assert ("?" in said) == line.provisional
        assert said.startswith("➤") == (line.who == view.asker)
    assert ("far off" in told) == any(line.provisional for line in (*view.lines, *([view.own] if view.own else [])))
    assert (f"Page {view.page} of {view.pages}" in told) == (view.pages > 1)


def test_whoever_asked_is_told_that_there_is_no_line():
    for name in ("board-without-you", "board-empty"):
        view = VIEWS[name]
        assert f"➤ {PEOPLE[view.asker]} has no rated game here" in "\n".join(describe(view, words()).facts)
        assert "➤" not in "\n".join(describe(replace(view, asker=None), words()).facts)


@every_profile
def test_the_words_of_a_profile_say_what_the_picture_shows(view):
    told = describe(view, words())
    assert told.headline == "Anna on this server"
    for record, said in zip(view.records, told.facts, strict=False):
        assert said.startswith(f"**{words_for('en', record.game)('title')}** · rating **{record.rating}**")
        assert ("provisional" in said) == record.provisional
    assert "**Wins in a row:** 3 now, 12 at best" in told.facts
    assert "- Benedetto: 40 games (20 ahead, 18 behind, 2 level)" in told.facts
    assert "- Dante: 1 game (0 ahead, 0 behind, 1 level)" in told.facts


def test_the_alternative_text_of_a_profile_has_rating_and_bounds():
    view = profile.View((profile.Record(GAME, 2, 1, True, (1000, 1081, 990)),), (), 0, 1, 0)
    assert "rating 990, between 990 and 1081 over 2 games." in alt(view, words())


# What is marked


def test_whoever_asked_is_marked_by_an_arrow_not_by_colour_alone():
    view = VIEWS["board-last-page"]
    marked = board.paint(view, words()).image.convert("L")
    plain = board.paint(replace(view, asker=None), words()).image.convert("L")
    mark = board.layout(view)["mark line 1"]
    area = (mark.x, mark.y, mark.right, mark.bottom)
    difference = ImageChops.difference(marked.crop(area), plain.crop(area)).point(lambda value: 255 * (value > 100))
    assert sum(difference.histogram()[255:]) > 150


@pytest.mark.parametrize("by", ["rating", "wins", "games"])
def test_the_column_that_sorts_is_marked(by):
    view = replace(VIEWS["board-of-equals"], by=by)
    other = replace(view, by="wins" if by != "wins" else "games")
    one, two = (board.paint(each, words()).image for each in (view, other))
    box = board.layout(view)[f"{by} head"]
    area = (box.x, box.y, box.right, box.bottom)
    assert ImageChops.difference(one.crop(area), two.crop(area)).getbbox()


def test_a_provisional_rating_is_marked_by_a_sign_and_a_word():
    view = VIEWS["board-of-equals"]
    settled = replace(view, lines=tuple(replace(line, provisional=False) for line in view.lines))
    difference = ImageChops.difference(*(board.paint(each, words()).image for each in (view, settled)))
    boxes = board.layout(view)
    for i in range(len(view.lines)):
        for part in ("sign", "word"):
            box = boxes[f"{part} line {i}"]
            assert difference.crop((box.x, box.y, box.right, box.bottom)).getbbox()


# Charts

curves = st.lists(st.integers(-500, 4000), min_size=2, max_size=51).map(tuple)


@given(curve=curves, most=st.integers(4, 6))
def test_a_chart_holds_its_curve_between_a_few_even_round_lines(curve, most):
    heights = scale(curve, most)
    assert heights[0] <= min(curve)
    assert heights[-1] >= max(curve)
    assert 2 <= len(heights) <= most
    (step,) = {b - a for a, b in pairwise(heights)}
    assert step in STEPS
    assert all(height % step == 0 for height in heights)


def test_a_flat_curve_has_a_line_above_it():
    assert scale((1000, 1000), 4) == [1000, 1010]


def test_a_curve_goes_where_its_numbers_go():
    """The end of the curve is drawn at the height of the rating."""
    tops = []
    for last in (1000, 1050, 1100):
        view = profile.View((profile.Record(GAME, 3, 0, False, (1000, 1100, 1000, last)),), (), 0, 0, 0)
        image, box = profile.paint(view, words()).image, profile.layout(view)["chart 0"]
        column = image.crop((box.right - 2, box.y - 20, box.right + 2, box.bottom + 20))
        gold = [y for y in range(column.height) if column.getpixel((2, y)) == theme.GOLD]
        tops.append(sum(gold) / len(gold) - 20)
    box = profile.layout(view)["chart 0"]
    assert tops == pytest.approx([box.h, box.h / 2, 0], abs=2)


@pytest.mark.parametrize("by", board.NUMBERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_arrow_at_a_column_stands_beside_its_name(locale, by):
    view = replace(VIEWS["board-first-page"], by=by)
    with watched() as marks:
        board.paint(view, words_for(locale, GAME, PEOPLE))
    (arrow,) = [mark for mark in marks if mark.what == board.DOWN]
    said = words_for(locale)(f"pic-board-{by}")
    (name,) = [mark for mark in marks if mark.what == said and mark.corner[1] < 172]
    assert arrow.corner[0] + arrow.mask.width <= name.corner[0]
