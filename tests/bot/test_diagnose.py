"""`/diagnose`: what is well on a server and what is not, for those who manage it (R67, R72)."""

import pytest

from bot.store import DatabaseUnavailable
from bot.version import installed
from tests.bot import romeo
from tests.bot.harness import playing


async def diagnosed(world):
    """Return what `/diagnose` says."""
    post = (await world.owner.slash("diagnose")).post
    assert post.private
    return post.text


async def test_all_is_well_and_said_so(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await romeo.begin(world)
        await romeo.open_lobby(world)
        text = await diagnosed(world)
        assert f"How I am in <#{world.channel.id}>" in text
        assert "I have every permission" in text
        assert "**Discord:** answers in 0 ms" in text
        assert "**Database:** keeps something in" in text
        assert "1 being played, 1 waiting for players" in text
        assert f"**Version:** {installed()}, started <t:" in text
        assert "Nothing went wrong here" in text
        assert "Integrations" in text


async def test_only_those_who_manage_the_server_are_told(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        reply = await world.people[0].slash("diagnose")
        assert reply.post.private
        assert "Only somebody who may manage the server" in reply.text


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("view_channel", "View Channel"),
        ("send_messages", "Send Messages"),
        ("attach_files", "Attach Files"),
        ("read_message_history", "Read Message History"),
    ],
)
async def test_every_missing_permission_is_named_with_its_channel(tmp_path, permission, name):
    async with playing(tmp_path, "Ann") as world:
        await world.forbid(permission)
        text = await diagnosed(world)
        assert f"I need the permission *{name}* in <#{world.channel.id}>" in text
        assert "I have every permission" not in text


async def test_permissions_for_threads_count_where_tables_have_threads(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        await world.forbid("create_public_threads")
        assert "I have every permission" in await diagnosed(world)
        await world.owner.slash("settings server", threads=True)
        assert "*Create Public Threads*" in await diagnosed(world)


async def test_what_is_missing_in_other_chosen_channels_is_named_too(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        post = (await world.owner.slash("settings server")).post
        await world.owner.point(post, "results", world.channel)
        other = world.guild.create_text_channel("other")
        await world.owner.point(post, "channels", other)
        await world.forbid("send_messages")
        text = (await world.owner.slash("diagnose", where=other)).text
        assert f"*Send Messages* in <#{world.channel.id}>" in text
        assert "opened in other channels" not in text
        assert "opened in other channels" in await diagnosed(world)


async def test_tables_that_cannot_be_shown_are_counted(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await world.forbid("view_channel", "send_messages")
        for holder in await romeo.holders(world, table):
            await romeo.place(holder, holder.inbox[-1])
        assert "One table can't be shown" in await diagnosed(world)


async def test_what_went_wrong_is_listed_with_its_number_where_it_was(tmp_path, monkeypatch):
    async with playing(tmp_path, "Ann", "Bob") as world:
        lobby = await romeo.open_lobby(world)
        monkeypatch.setattr(world.bot.lobbies, "leave", lambda *_: 1 / 0)
        said = (await world.people[1].press(lobby, "Leave")).text
        (line,) = world.take_logged()
        number = line.split()[1]
        assert number in said
        assert f"`{number}` <t:{round(world.now)}:f>: ZeroDivisionError" in await diagnosed(world)
        assert world.bot.faults.of(world.guild.id + 1) == []


async def test_a_database_that_does_not_work_is_said(tmp_path, monkeypatch):
    async with playing(tmp_path, "Ann") as world:

        async def fail(*_):
            raise DatabaseUnavailable("x.db", "disk full")

        monkeypatch.setattr(world.bot.store, "set_meta", fail)
        assert "**Database:** does not work" in await diagnosed(world)


async def test_a_table_that_waits_longer_than_its_clock_is_counted(tmp_path, monkeypatch):
    """R44: so that moderators see what is stuck."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await romeo.begin(world, clock="blitz")

        async def fail(*_):
            raise RuntimeError("for the test")

        monkeypatch.setattr(world.bot.clocks, "_act", fail)
        await world.advance(240)
        assert world.take_logged()
        assert "One table waits longer than the clock allows" in await diagnosed(world)
