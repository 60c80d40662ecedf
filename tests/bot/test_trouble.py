"""What goes wrong on Discord: messages gone, permissions missing, servers ill, pictures that cannot be drawn."""

import aiohttp
import pytest

from bot.publish import HOUR, RETRY
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.quick import quick

PERMISSIONS = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


@pytest.mark.parametrize("permission", PERMISSIONS)
async def test_r67_a_missing_permission_is_named_with_its_channel(tmp_path, permission):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await world.forbid(permission)
        reply = await world.people[0].slash("newgame", game=romeo.GAME)
        assert reply.post.private
        assert PERMISSIONS[permission] in reply.text
        assert f"<#{world.channel.id}>" in reply.text
        assert await world.bot.store.find() == []
        await world.forbid()
        assert "Join" in (await world.people[0].slash("newgame", game=romeo.GAME)).post.labels


async def test_r67_a_thread_needs_the_permissions_for_threads(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await world.forbid("create_public_threads")
        reply = await world.people[0].slash("newgame", game=romeo.GAME, thread=True)
        assert "Create Public Threads" in reply.text
        assert "Join" in (await world.people[0].slash("newgame", game=romeo.GAME, thread=False)).post.labels


async def test_a_permission_lost_in_mid_game_stops_no_game(tmp_path):
    """The table cannot be edited any more; panels work, and say why; a press on it is answered with it all the same."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await world.forbid("view_channel", "send_messages")
        holders = await romeo.holders(world, table)
        for holder in holders:
            await romeo.place(holder, holder.inbox[-1])
        shown = await holders[0].slash("hand")
        assert f"I can't show the table in <#{world.channel.id}>" in shown.text
        juliet = await romeo.juliet(world, table)
        await juliet.answer(table, "ok")
        assert (await romeo.view(world, table)).phase == "lobby"
        assert "The lobby is open" in table.text
        await world.forbid()
        await world.advance(romeo.LOBBY + 1)
        assert "Who is Romeo?" in table.text
        assert "I can't show the table" not in (await holders[0].slash("hand")).text


async def test_a_channel_that_takes_no_messages_still_takes_edits(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await world.forbid("send_messages")
        await romeo.place_all(world, table)
        await (await romeo.juliet(world, table)).answer(table, "ok")
        assert "The lobby is open" in table.text


async def test_r55_a_deleted_message_is_posted_again(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        await world.delete(table)
        await romeo.place(holder, holder.inbox[-1])
        again = world.last
        assert again != table
        assert f"**Placed:** {holder.name}" in again.text
        await romeo.finish(world, again)
        assert "Final ranking" in world.last.text


async def test_r55_a_deleted_lobby_is_posted_again(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, _ = world.people
        lobby = await romeo.open_lobby(world, bob)
        old = dict(zip(lobby.labels, lobby.custom_ids, strict=False))
        other = await romeo.open_lobby(world, bob)
        assert other != lobby
        await world.delete(lobby)
        assert old["Join"]
        reply = await ann.slash("tables")
        await ann.press(reply.post, "1: post it anew")
        assert "Bob" in world.last.text
        assert world.last.id > other.id


async def test_r64_a_message_older_than_an_hour_is_posted_anew_and_leaves_a_link(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="day")
        holder = (await romeo.holders(world, table))[0]
        await world.advance(HOUR + 1)
        await romeo.place(holder, holder.inbox[-1])
        again = world.last
        assert again != table
        assert table.custom_ids == ()
        assert table.files == {}
        assert f"/{again.id}" in table.text
        assert f"**Placed:** {holder.name}" in again.text


async def test_r64_a_message_that_was_edited_too_often_is_posted_anew(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        world.fail("PATCH", f"/channels/{table.channel}/messages/{table.id}", status=429, code=30046)
        await romeo.place(holder, holder.inbox[-1])
        assert world.last != table
        assert f"**Placed:** {holder.name}" in world.last.text


async def test_r64_a_table_buried_by_talk_is_posted_anew_when_somebody_is_called(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await romeo.place_all(world, table)
        for number in range(31):
            await world.people[0].member.send(world.channel, f"I am Romeo, I said it {number} times")
        await romeo.talk(world, table)
        assert world.last != table
        assert table.custom_ids == ()
        assert "Who is Romeo?" in world.last.text


async def test_talk_that_buries_nothing_moves_nothing(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await romeo.place_all(world, table)
        for number in range(10):
            await world.people[0].member.send(world.channel, f"I am Romeo, I said it {number} times")
        await romeo.talk(world, table)
        assert world.last == table


@pytest.mark.parametrize("status", [500, 503])
async def test_a_discord_that_is_ill_costs_no_move_and_the_table_is_shown_later(tmp_path, status):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        await romeo.choose(holder, panel)
        world.fail("PATCH", f"/channels/{table.channel}/messages/{table.id}", status=status, times=2)
        await holder.answer(panel, "ok")
        assert "**Placed:** nobody" in table.text
        assert "You have placed" in panel.text
        await world.advance(RETRY + 1)
        await world.advance(RETRY + 1)
        assert f"**Placed:** {holder.name}" in table.text


async def test_a_network_that_is_gone_costs_no_move_and_the_table_is_shown_later(tmp_path, monkeypatch):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]

        async def gone(*_):
            raise aiohttp.ServerDisconnectedError

        with monkeypatch.context() as patch:
            patch.setattr(world.bot.publisher, "_edit", gone)
            await romeo.place(holder, holder.inbox[-1])
        assert "**Placed:** nobody" in table.text
        await world.advance(RETRY + 1)
        assert f"**Placed:** {holder.name}" in table.text


async def test_a_mention_that_failed_is_sent_later(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        for person in world.people:
            await person.slash("settings me", dm=False)
        await romeo.open_lobby(world)
        world.fail("POST", f"/channels/{world.channel.id}/messages", status=503)
        await world.people[0].press(world.last, "Start")
        assert not any(post.pinged for post in world.posts())
        await world.advance(RETRY + 1)
        (notice,) = [post for post in world.posts() if post.pinged]
        assert notice.pinged == {person.id for person in world.people[1:]}


async def test_r54_a_deleted_channel_ends_its_tables_and_tells_their_hosts(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        number, holder = table.table, (await romeo.holders(world, table))[0]
        panel = holder.inbox[-1]
        world.env.backend.delete_channel(world.channel.id)
        await world.env.settle()
        assert (await world.bot.store.get(number)).status == "aborted"
        assert "The channel of your table was deleted" in world.people[0].inbox[-1].text
        await romeo.choose(holder, panel)
        assert "This game is over" in panel.text


async def test_r55_a_channel_deleted_while_the_bot_was_down_ends_its_tables_at_the_start(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="none")
        number, holder = table.table, (await romeo.holders(world, table))[0]
        panel = holder.inbox[-1]
        async with world.outage(60):
            world.env.backend.delete_channel(world.channel.id)
        assert (await world.bot.store.get(number)).status == "aborted"
        assert "The channel of your table was deleted" in world.people[0].inbox[-1].text
        await romeo.choose(holder, panel)
        assert "This game is over" in panel.text
        assert await world.bot.store.unpublished() == []


async def test_r54_a_server_that_removed_the_bot_while_it_was_down_has_no_tables_at_the_start(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        number = (await romeo.begin(world)).table
        async with world.outage(60):
            world.env.backend.remove_guild(world.guild.id)
        assert (await world.bot.store.get(number)).status == "aborted"
        assert await world.bot.store.unpublished() == []


async def test_r68_a_channel_that_the_bot_may_not_see_is_not_taken_for_deleted(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        number = (await romeo.begin(world)).table
        async with world.outage(60):
            await world.forbid("view_channel")
        assert (await world.bot.store.get(number)).status == "playing"
        await world.forbid()


async def test_r69_a_thread_that_discord_has_put_away_is_not_taken_for_deleted(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await world.people[0].slash("newgame", game=romeo.GAME, thread=True)
        (row,) = await world.bot.store.find()
        async with world.outage(60):
            world.env.backend.get_channel(row.thread).archived = True
        assert (await world.bot.store.get(row.id)).status == "lobby"


async def test_r54_a_deleted_thread_ends_its_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await world.people[0].slash("newgame", game=romeo.GAME, thread=True)
        (row,) = await world.bot.store.find()
        world.env.backend.delete_channel(row.thread)
        await world.env.settle()
        assert (await world.bot.store.get(row.id)).status == "aborted"


async def test_r54_a_server_that_removes_the_bot_ends_its_tables(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await romeo.begin(world)
        await romeo.open_lobby(world)
        rows = await world.bot.store.find()
        world.env.backend.remove_guild(world.guild.id)
        await world.env.settle()
        assert len(rows) == 2
        assert await world.bot.store.find() == []
        await world.advance(700)
        assert [(await world.bot.store.get(row.id)).status for row in rows] == ["aborted"] * 2


async def test_r55_what_is_gone_for_good_is_not_tried_again_at_every_start(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await romeo.begin(world)
        await romeo.open_lobby(world)
        world.env.backend.delete_channel(world.channel.id)
        await world.env.settle()
        await world.restart()
        await world.restart()
        assert await world.bot.store.unpublished() == []


async def test_r86_a_picture_that_cannot_be_drawn_costs_the_picture_only(tmp_path, monkeypatch):
    def fail(*_):
        raise OSError("for the test")

    monkeypatch.setattr("bot.pictures.render", fail)
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        assert table.files == {}
        assert "**Cards in play:**" in table.text
        result = await romeo.finish(world, table)
        assert "The curtain falls" in result.text
        assert result.files == {}
        assert set(world.take_logged()) == {"a picture could not be drawn"}


async def test_r3_a_command_whose_answer_comes_too_late_still_opens_its_table(tmp_path):
    """R5: the lobby is kept by then, so it is posted without Discord's leave for an answer."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        world.fail("POST", "/interactions/*/*/callback", status=404, code=10062)
        await world.people[0].slash("newgame", game=romeo.GAME)
        (row,) = await world.bot.store.find()
        assert world.last.table == row.id
        await world.people[1].press(world.last, "Join")
        assert "Bob" in world.last.text


async def test_r67_a_rematch_and_a_message_posted_anew_need_the_permissions_too(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, _ = world.people
        await quick(world, romeo.GAME, world.people)
        result = world.last
        listed = (await romeo.open_lobby(world, bob)) and (await ann.slash("tables")).post
        count = len(world.posts())
        await world.forbid("send_messages")
        for reply in (await ann.press(result, "Rematch"), await ann.press(listed, "post it anew")):
            assert "*Send Messages*" in reply.text
            assert f"<#{world.channel.id}>" in reply.text
        assert len(await world.bot.store.find()) == 1
        await world.forbid()
        assert len(world.posts()) == count
        await ann.press(result, "Rematch")
        assert "Rematch!" in world.last.text
        await world.forbid("send_messages")
        assert "The rematch is [here]" in (await bob.press(result, "Rematch")).text, "what is there needs none"


async def test_a_rematch_keeps_to_the_rules_of_the_server(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann = world.people[0]
        await quick(world, romeo.GAME, world.people)
        result = world.last
        await world.owner.slash("settings server", tables=1)
        await romeo.open_lobby(world)
        assert "as many as its settings allow" in (await ann.press(result, "Rematch")).text
        await world.owner.slash("settings server", tables=2)
        settings = (await world.owner.slash("settings server")).post
        await world.owner.point(settings, "channels", world.guild.create_text_channel("games"))
        assert "go into <#" in (await ann.press(result, "Rematch")).text
        assert len(await world.bot.store.find()) == 1


async def test_r67_a_vote_that_cannot_be_posted_says_why(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        people = (await world.people[1].press(table, "People")).post
        await world.forbid("send_messages")
        await world.people[1].press(people, "Vote to stop")
        assert "*Send Messages*" in people.text
        assert f"<#{world.channel.id}>" in people.text
