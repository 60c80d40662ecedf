"""Names people give themselves: shown safely in texts, labels and pictures (R82, R83, R84)."""

import re

import pytest
from discord import utils

from bot.names import clean, escape
from tests.bot import romeo
from tests.bot.harness import playing

NAMES = {
    "markdown": "**bold** _it_ ~~no~~ `code`",
    "spoiler": "||hidden|| > quote # head",
    "mention": "<@1> <#2> @everyone @here",
    "link": "[x](https://evil.example)",
    "emoji": "👩‍👩‍👧‍👦🇵🇱👍🏽<:a:123456789012345678>",
    "right-to-left": "\u202eadmin\u202c שלום عليكم",
    "wide": "ＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷ",
    "han": "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
    "zalgo": "Z̸̡̛͓͖̈́a̵̧͚͐l̷̢̘̀g̶̙͝o̵͉͒",
    "invisible": "\u200b\u2060\u200d",
    "control": "a\x00b\nc\td\x7f",
    "time": "<t:0:R> -# small",
    "fluent": "{ $who } { title } \\{",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_r83_a_game_with_a_name_that_means_something(tmp_path, name):
    """It is played to its first reveal with the name as Juliet, as holder, in labels, pictures and calls."""
    async with playing(tmp_path, name, "Bob", "Cid", seed="names") as world:
        for person in world.people:
            await person.slash("settings me", dm=False)
        table = await romeo.play_round(world, await romeo.begin(world))
        shown, safe = clean(name), escape(clean(name))
        assert safe in table.text
        for post in world.posts():
            for text in post.texts:
                left = text.replace(safe, "")
                assert name not in left or name == safe
                for ill in ("<@1>", "@everyone", "<t:0:R>", "](https://evil", "||hidden", "**bold**", "`code`"):
                    assert ill not in text
            assert post.pinged <= {person.id for person in world.people}
            assert all(len(label) <= 80 for label in post.labels)
        juliet = await romeo.juliet(world, table)
        await romeo.place_all(world, table)
        await romeo.talk(world, table)
        # a name stands behind the sign of its seat, and may be set apart from it
        labels = {re.sub(r"^\S\w ", "", label).strip("\u2068\u2069") for label in table.labels}
        assert shown in labels or juliet.name == name
        assert all(data.startswith(b"\x89PNG") for data in table.files.values())
        assert world.take_logged() == []


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_clean_name_is_one_short_line_that_can_be_seen(name):
    shown = clean(name)
    assert 1 <= len(shown) <= 32
    assert shown == shown.strip()
    assert "\n" not in shown
    assert not any(char in shown for char in "\u202e\u202c\u200b\u2060\x00\x7f")
    assert clean(shown) == shown


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_an_escaped_name_is_what_it_was_when_discord_shows_it(name):
    shown = clean(name)
    displayed = re.sub(r"\\([^a-zA-Z0-9\s])", r"\1", escape(shown)).replace("\u200b", "")
    assert displayed == shown


def test_everyone_is_never_left_whole():
    assert utils.escape_mentions("@everyone") != "@everyone"
    assert "@everyone" not in escape("@everyone")
    assert "@here" not in escape("@here")
    assert "<@&" not in escape("<@&123456789012345678>")


async def test_names_are_those_of_the_moment_of_joining(tmp_path):
    """R56: a table keeps the name under which somebody took a seat."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        row = (await romeo.live(world, table)).row
        assert [seat.name for seat in row.seats] == ["Ann", "Bob", "Cid"]
