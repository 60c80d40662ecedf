"""Texts: fallback, arguments, lists, names that run from right to left."""

import logging
import unicodedata

import pytest

from engine import Msg, Who, msg, player
from renderers import words, words_for

ROMEO = "where_art_thou_romeo"


def test_unknown_languages_are_english() -> None:
    assert words_for("fr") == words_for("en")


def test_a_variety_is_read_in_its_language(tmp_path, monkeypatch) -> None:
    (tmp_path / "es").mkdir()
    (tmp_path / "en").mkdir()
    (tmp_path / "es" / "common.ftl").write_text("list-and = { $a } y { $b }\n", "utf-8")
    (tmp_path / "en" / "common.ftl").write_text("list-and = { $a } and { $b }\nplayer-number = Player { $number }\n")
    monkeypatch.setattr(words, "TEXTS", tmp_path)
    monkeypatch.setattr(words, "LOCALES", ("en", "es"))
    for memory in (words._said, words._bundle, words_for):
        memory.cache_clear()
    try:
        spanish = words_for("es-ES")
        assert spanish.locale == "es"
        assert spanish("list.and", a="Ana", b="Eva") == "Ana y Eva"
        assert spanish("player.number", number=2) == "Player 2", "what a language does not say yet is said in English"
    finally:
        for memory in (words._said, words._bundle, words_for):
            memory.cache_clear()


def test_words_are_kept_and_can_be_keys() -> None:
    assert words_for("en", ROMEO, ("Anna",)) is words_for("en", ROMEO, ("Anna",))
    assert len({words_for("en", ROMEO), words_for("en", ROMEO), words_for("en")}) == 2


def test_a_message_is_filled_with_names_texts_and_lists() -> None:
    say = words_for("en", ROMEO, ("Anna", "Ben", "Cleo"))
    assert say(msg("event.revealed", who=Who(1), role=Msg("romeo"), points=1)) == "Ben was Romeo: 1 point."
    assert say(msg("event.revealed", who=Who(1), role=Msg("romeo"), points=2)) == "Ben was Romeo: 2 points."
    assert say("event.placed", who=(Who(0), Who(1), Who(2))) == "Anna, Ben and Cleo has placed a card."


@pytest.mark.parametrize(
    ("names", "said"), [((), "nobody"), (("A",), "A"), (("A", "B"), "A and B"), (("A", "B", "C"), "A, B and C")]
)
def test_lists_are_joined_as_the_language_joins_them(names: tuple[str, ...], said: str) -> None:
    assert words_for("en").listed(names) == said


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert words_for("en")(player(2)) == "▲C Player 3"
    assert words_for("en", None, ("", "\u202e"))(player(1)) == "■B Player 2"


def test_names_from_right_to_left_are_fenced_and_carry_no_marks_of_their_own() -> None:
    say = words_for("en", ROMEO, ("\u202eمريم", "Ben"))
    told = say("event.placed", who=Who(0))
    assert told == "\u2068مريم\u2069 has placed a card."
    assert not [char for char in say("event.placed", who=Who(1)) if unicodedata.category(char) == "Cf"]


def test_a_missing_text_is_logged_and_shows_its_id(caplog) -> None:
    with caplog.at_level(logging.ERROR):
        assert words_for("en")("no.such.text") == "no.such.text"
    assert "no.such.text" in caplog.text
    assert not words_for("en").has("no.such.text")
    assert words_for("en", ROMEO).has("place.confirm")
