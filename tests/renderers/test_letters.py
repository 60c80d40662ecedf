"""Type: fonts for every script, order and form of right-to-left text, cutting to a width."""

import re

import pytest

from renderers import letters
from renderers.letters import DISPLAY, ELLIPSIS, SANS, SERIF, clean, clusters, drawable, fitted, runs, width, wrapped
from tests.renderers.sights import HARD, UNSEEN


def set_text(text: str) -> str:
    return "".join(run.text for run in runs(text, SANS))


def test_plain_text_is_one_run_of_its_face() -> None:
    assert runs("Juliet", SERIF) == ((SERIF, "Juliet"),)


@pytest.mark.parametrize(
    ("text", "font"),
    [
        ("王小明", "DroidSansFallback"),
        ("한국어", "NotoSansKR"),
        ("さくら", "DroidSansFallback"),
        ("สวัสดี", "Thai"),
        ("Հայ", "Armenian"),
        ("ქართ", "Georgian"),
        ("🌙", "NotoEmoji"),
        ("Ωmega", "Alegreya"),
        ("Дана", "Alegreya"),
    ],
)
def test_every_character_comes_from_the_first_font_that_has_it(text: str, font: str) -> None:
    assert font in runs(text, DISPLAY)[0].font


def test_letters_in_disguise_are_drawn_as_what_they_stand_for() -> None:
    assert set_text("𝕷𝖚𝖓𝖆") == "Luna"


def test_hebrew_stands_from_right_to_left_and_its_brackets_turn() -> None:
    assert set_text("שלום (a)") == "(a) םולש"


def test_a_fenced_name_leaves_the_order_of_its_line_alone() -> None:
    assert set_text("\u2068שלום 1\u2069 2 points") == "1 םולש 2 points"


def test_arabic_letters_are_joined() -> None:
    (run,) = runs("سلام", SANS)
    assert run.text == "\ufee1\ufefc\ufeb3"
    assert "Arabic" in run.font


def test_piled_accents_are_limited() -> None:
    assert max(len(cluster) for cluster in clusters(clean(HARD[6]))) <= 1 + letters.MOST_MARKS


def test_a_joined_emoji_is_one_picture() -> None:
    assert clean("👨‍👩‍👧‍👦👍🏽") == "👨👍"


def test_control_characters_and_line_breaks_are_not_drawn() -> None:
    assert clean("a\u0007b\nc\u200bd") == "ab cd"


@pytest.mark.parametrize("name", HARD)
@pytest.mark.parametrize("room", [60, 130, 280])
def test_a_cut_line_keeps_its_width(name: str, room: int) -> None:
    for text in (name, f"\u2068{name}\u2069 names Romeo"):
        cut = fitted(text, SANS, 28, room)
        assert width(cut, SANS, 28) <= room
        assert cut == text or ELLIPSIS in cut
        assert cut.count("\u2068") == cut.count("\u2069")


def test_the_ellipsis_of_a_cut_arabic_name_is_at_its_left() -> None:
    cut = fitted(HARD[1], SANS, 28, 120)
    assert set_text(cut).startswith(ELLIPSIS)


def test_a_sentence_is_broken_between_words() -> None:
    lines = wrapped("Benedetto said “No Decision”", SANS, 26, 200, 2)
    assert len(lines) == 2
    assert " ".join(lines) == "Benedetto said “No Decision”"
    assert len(wrapped("a very long sentence " * 9, SANS, 26, 200, 2)) == 2


@pytest.mark.parametrize("name", HARD)
def test_hard_names_can_be_drawn(name: str) -> None:
    assert drawable(name, SANS)


@pytest.mark.parametrize("name", UNSEEN)
def test_nothing_is_left_of_names_without_letters(name: str) -> None:
    assert not drawable(name, SANS)


def test_scripts_that_need_shaping_are_left_out_where_it_cannot_be_done(monkeypatch) -> None:
    monkeypatch.setattr(letters.features, "check", lambda name: False)
    letters._chain.cache_clear()
    runs.cache_clear()
    try:
        assert not drawable("नमस्ते", SANS)
        assert drawable("สวัสดี", SANS)
    finally:
        letters._chain.cache_clear()
        runs.cache_clear()


def test_every_font_of_the_index_is_there_with_its_licence() -> None:
    files = {path.name for path in letters.FONTS.glob("*.ttf")}
    assert files == set(letters._coverage())
    licences = {path.stem for path in letters.FONTS.glob("*.txt")}
    for name in files:
        assert any(re.match(licence, name) for licence in licences), f"{name} has no licence"
    assert sum(path.stat().st_size for path in letters.FONTS.iterdir()) < 12 * 2**20
