"""A lesson is no table, but whoever looks for theirs is told how it goes on."""

import pytest

from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.test_people import plain


@pytest.mark.parametrize("command", ["tables", "hand"])
async def test_whoever_has_a_lesson_is_told_how_it_goes_on(tmp_path, command):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await ann.slash("learn", game=romeo.GAME)
        assert "Your lesson goes on with /learn (Where Art Thou Romeo?)." in plain(
            (await ann.slash(command)).post
        ).replace("`", "")
        await ann.slash("learn", game="roma")
        assert "Your lessons go on" in plain((await ann.slash(command)).post)
        assert "lesson" not in plain((await bob.slash(command)).post)
