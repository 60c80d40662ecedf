"""Sheets: texts that are cut, buttons in rows, and what Discord would refuse (R20, R23, R24)."""

import pytest

from bot.address import Address
from bot.present import explained
from bot.sheet import Button, Choice, Menu, Row, Sheet, cut, fitted, rows
from bot.voice import voice
from engine import Ask, Asked, Msg, Option, msg

HERE = Address("abcdefgh", "answer", "1.0", "ok")


def button(label="Place it", key="ok"):
    return Button(HERE._replace(key=key), label)


@pytest.mark.parametrize(
    ("sheet", "problem"),
    [
        (Sheet(("x" * 2000, "x" * 2001)), "too much text"),
        (Sheet(("",)), "an empty text"),
        (Sheet(tuple("abcdefgh" * 5)), "too many parts"),
        (Sheet(("a",), (Row(()),)), "a row too long"),
        (Sheet(("a",), (Row(tuple([button(key=str(n)) for n in range(6)])),)), "a row too long"),
        (Sheet(("a",), (Menu(HERE, "", tuple([Choice(str(n), "x") for n in range(26)])),)), "a menu too long"),
        (
            Sheet(("a",), (Row(tuple([button("fifteen letters", key=str(n)) for n in range(4)])),)),
            "four wide buttons in a row",
        ),
        (Sheet(("a",), (Row((button(""),)),)), "an empty label"),
        (Sheet(("a",), (Row((button("x" * 81),)),)), "a label too long"),
        (Sheet(("a",), (Menu(HERE, "", (Choice("a", "a", "x" * 101),)),)), "a detail too long"),
        (Sheet(("a",), (Menu(HERE, "x" * 151, (Choice("a", "a"),)),)), "a hint too long"),
        (Sheet(("a",), (Row((button(key="x" * 90),)),)), "an address too long"),
        (Sheet(("a",), (Row((button(), button())),)), "an address twice"),
    ],
)
def test_what_discord_would_refuse_is_named(sheet, problem):
    assert problem in sheet.problems()


def test_what_discord_takes_has_no_problems():
    menu = Menu(HERE._replace(verb="pick"), "y" * 150, (Choice("a", "b", "c" * 100),))
    full = Sheet(("x" * 4000,), (Row((button("x" * 80),)), menu))
    assert full.problems() == []


def test_equal_sheets_look_the_same_whatever_is_drawn_or_pinged():
    assert Sheet(("a",), pinged=(1,)) == Sheet(("a",))


@pytest.mark.parametrize("length", [1, 2, 10, 80])
def test_a_cut_text_is_as_long_as_it_may_be_and_ends_in_an_ellipsis(length):
    text = "Wherefore art thou Romeo? " * 10
    short = cut(text, length)
    assert len(short) <= length
    assert short.endswith("…")
    assert text.startswith(short[:-1])


def test_a_short_text_stays():
    assert cut("Romeo", 5) == "Romeo"


@pytest.mark.parametrize("sign", ["👩‍👩‍👧‍👦", "👍🏽", "é", "❤️"])
def test_joined_signs_are_not_split(sign):
    for length in range(1, len(sign) + 4):
        short = cut("abc" + sign + "def" * 10, length + 3)
        assert sign in short or not any(part in short for part in sign if part not in "abcdef…e")


def test_short_labels_stand_five_in_a_row_and_long_ones_three():
    assert [len(row.buttons) for row in rows([button("short", str(n)) for n in range(7)])] == [5, 2]
    assert [len(row.buttons) for row in rows([button("a label of some length", str(n)) for n in range(7)])] == [3, 3, 1]


def test_of_texts_that_do_not_fit_together_the_longest_is_cut():
    head, long, tail = fitted(["head", "", "b" * 6000, "tail"])
    assert (head, tail) == ("head", "tail")
    assert long.startswith("bbb")
    assert long.endswith("…")
    assert 3800 <= len(head + long + tail) <= 3900


def test_texts_that_fit_stay_and_empty_ones_go():
    assert fitted(["a", "", "b"]) == ("a", "b")


def test_what_is_the_same_for_several_options_is_said_once():
    empty, held = Msg("disc.empty"), msg("disc.holds", card=Msg("nero"))
    options = [Option(str(disc), msg("disc", disc=disc), held if disc == 3 else empty) for disc in range(1, 6)]
    told = explained(Asked("1.2", Ask(0, Msg("menu.prompt"), tuple(options))), voice("en", "roma"), ())
    assert told.translate({0x2068: None, 0x2069: None}).splitlines() == [
        "- **Disc 1**, **Disc 2**, **Disc 4** and **Disc 5**: Nothing lies here.",
        "- **Disc 3**: Nero lies here.",
    ]
