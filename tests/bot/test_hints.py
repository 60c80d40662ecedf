"""What a hint says: the best choice, why it is, how good it is, and what comes next."""

import pytest

from bot.hints import in_words
from bot.voice import voice
from engine import Advice, Ask, Msg, Option, Thought, msg

CARDS = tuple([Option(key, Msg(name)) for key, name in (("a", "forum"), ("b", "forum"), ("c", "nero"), ("d", "legat"))])
ITEM = Ask(0, msg("menu.prompt"), CARDS, pick=(0, 2))
WHY = Msg("because.points")


def said(*thoughts, locale="en"):
    found = tuple([Thought(keys, tries, share) for keys, tries, share in thoughts])
    return in_words(ITEM, Advice(found, WHY), voice(locale, "roma"))


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "I would choose **Forum**: it leaves you more VP. Of 100 games I went through from here"),
        ("es", "Yo elegiría **Forum**: te deja más PV. De 100 partidas"),
        ("pl", "Mój wybór: **Forum**, bo daje ci więcej PZ. Na 100 gier"),
    ],
)
def test_one_sentence_says_what_and_why(locale, text):
    assert said((("a",), 9, 0.5), locale=locale).translate({0x2068: None, 0x2069: None}).startswith(text)


def test_what_comes_next_is_something_else_and_has_been_tried():
    found = said((("a",), 9, 0.51), (("b",), 8, 0.5), (("d",), 0, 0.49), (("c",), 3, 0.4))
    assert "about 51; the next best, **Nero**, about 40" in found


def test_nothing_comes_next_where_little_was_tried():
    assert "next best" not in said((("a",), 9, 0.5), (("c",), 1, 0.9))
    assert "next best" not in said((("a",), 9, 0.5), (("b",), 9, 0.5))


def test_choosing_nothing_and_several_have_names():
    assert said(((), 9, 0.5)).startswith("I would choose **None of these**")
    assert "**Forum and Nero**" in said((("a", "c"), 9, 0.5))


@pytest.mark.parametrize("locale", ["en", "es", "pl"])
def test_what_is_as_good_is_not_called_worse(locale):
    """What rounds to the same number is as good; nothing then "did best"."""
    even = (Thought(("a",), 9, 0.474), Thought(("c",), 8, 0.466))
    for why in (Msg("because.tried"), WHY):
        found = in_words(ITEM, Advice(even, why), voice(locale, "roma"))
        assert found.count("47") == 1
        assert "**Nero**" in found
        assert voice(locale)("because-tried") not in found
        assert (voice(locale, "roma")("because-points") in found) == (why == WHY)


@pytest.mark.parametrize("locale", ["en", "es", "pl"])
def test_where_one_answer_is_left_back_is_named_if_it_is_open(locale):
    only = Advice((Thought(("a",), 9, 0.14),), Msg("because.only"))
    v = voice(locale, "roma")
    assert f"*{v('button-back')}*" in in_words(ITEM, only, v, back=True)
    assert v("because-only") not in in_words(ITEM, only, v, back=True)
    assert v("because-only") in in_words(ITEM, only, v)
