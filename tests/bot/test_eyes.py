"""Seeing as one likes: words alone, or pictures in high contrast, for oneself or for a server (R80, R81)."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot import present
from bot.sheet import MOST_TEXT
from bot.voice import voice_of
from engine import GAMES
from renderers import CONTRAST, LOCALES, STANDARD, describe, render
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.played import played
from tests.bot.quick import quick


def picture(post):
    """Return the picture of a message."""
    (data,) = post.files.values()
    return data


def drawn(live, seat, look):
    """Return what a seat's picture is in a look, None for everybody's."""
    words = voice_of(live.row).plain
    return render(live.table.seen(seat).view, replace(words, look=look)).data


async def words_alone(*people):
    """Choose panels in words alone."""
    for person in people:
        await person.press((await person.slash("settings me")).post, "Words alone: off")


async def test_words_alone_leave_no_picture_in_a_panel_and_tell_all_of_the_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await words_alone(*world.people)
        table = await romeo.begin(world)
        assert table.files, "the table itself is everybody's"
        told = describe(await romeo.view(world, table), voice_of((await romeo.live(world, table)).row).safe)
        for holder in await romeo.holders(world, table):
            for shown in (holder.inbox[-1], await romeo.hand(holder, table)):
                assert shown.files == {}
                for fact in (told.headline, *told.facts):
                    assert fact in shown.text
                assert "**Your card" in shown.text


async def test_a_panel_in_words_alone_follows_the_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await words_alone(*world.people)
        one, other = await romeo.holders(world, await romeo.begin(world))
        panel = one.inbox[-1]
        await romeo.place(other, other.inbox[-1])
        assert f"**Placed:** {other.name}" in panel.text
        assert panel == one.inbox[-1]


async def test_panels_change_as_soon_as_their_owner_chooses(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        live, panel = await romeo.live(world, table), holder.inbox[-1]
        seat = live.seat_of(holder.id)
        assert picture(panel) == drawn(live, seat, STANDARD)
        post = (await holder.slash("settings me")).post
        await holder.press(post, "High contrast: off")
        assert picture(panel) == drawn(live, seat, CONTRAST)
        assert picture(await romeo.hand(holder, table)) == drawn(live, seat, CONTRAST)
        assert picture(table) == drawn(live, None, STANDARD)
        await holder.press(post, "Words alone: off")
        assert panel.files == {}
        await holder.press(post, "Words alone: on")
        assert picture(panel) == drawn(live, seat, CONTRAST)
        assert len(holder.inbox) == 1, "it is the same message throughout"


async def test_a_server_sees_its_tables_and_boards_in_high_contrast(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob = world.people[:2]
        await played(world, (ann, 1), (bob, 2))
        before = [picture((await ann.slash(command)).post) for command in ("leaderboard", "profile")]
        await world.owner.press((await world.owner.slash("settings server")).post, "High contrast: off")
        table = await romeo.begin(world)
        live = await romeo.live(world, table)
        assert picture(table) == drawn(live, None, CONTRAST)
        holder = (await romeo.holders(world, table))[0]
        assert picture(holder.inbox[-1]) == drawn(live, live.seat_of(holder.id), CONTRAST)
        after = [picture((await ann.slash(command)).post) for command in ("leaderboard", "profile")]
        for one, other in zip(before, after, strict=True):
            assert one != other
            assert Image.open(io.BytesIO(one)).size == Image.open(io.BytesIO(other)).size


async def test_a_replay_is_for_the_eyes_of_whoever_opened_it(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann = world.people[0]
        await quick(world, romeo.GAME, world.people)
        plain = (await ann.press(world.last, "Replay")).post
        assert plain.files
        await ann.press((await ann.slash("settings me")).post, "Words alone: off")
        words = (await ann.press(world.last, "Replay")).post
        assert words.files == {}
        assert words.texts == plain.texts


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_panel_has_room_for_all_that_is_private(tmp_path, game, locale):
    """Whatever has to make room, it is neither one's own cards nor one's choices."""
    names = ["*" * 32] * GAMES[game].seats[-1]
    async with playing(tmp_path, *names) as world:
        for inputs in (1, 7, 30, 60):
            live = await world.bot.tables.get(await quick(world, game, world.people, inputs=inputs, seed=inputs))
            for seat in range(len(names)):
                v = voice_of(live.row, locale)
                sheet = present.panel_sheet(live, seat, v, whole=True)
                assert sheet.problems() == []
                assert sum(map(len, sheet.texts)) <= MOST_TEXT
                private = "\n".join(describe(live.table.seen(seat).view, v.safe).private)
                assert not private or private in sheet.texts
                assert set(present.panel_sheet(live, seat, v).controls) == set(sheet.controls)
