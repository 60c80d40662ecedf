"""Several tables at once, in one channel, in threads, and for one person (R44, R45, R78)."""

import re

from bot.store import Seat
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.posts import Post


async def test_tables_in_one_channel_are_played_side_by_side(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:5]) as world:
        people = world.people
        first = await romeo.begin(world, *people[1:3], host=people[0])
        second = await romeo.begin(world, *people[2:4], host=people[4])
        assert first.table != second.table
        await romeo.place_all(world, first)
        await romeo.place_all(world, second)
        for table in (first, second):
            await (await romeo.juliet(world, table)).answer(table, "ok")
        await world.advance(romeo.LOBBY)
        for table in (first, second):
            await romeo.announce(world, table)
            assert (await romeo.view(world, table)).round == 2
        assert await romeo.seated(world, first) == people[:3]
        assert await romeo.seated(world, second) == [people[4], people[2], people[3]]


async def test_hand_without_a_table_says_where_to_begin(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        reply = await world.people[0].slash("hand")
        assert reply.post.private
        assert "/newgame" in reply.text


async def test_hand_in_a_lobby_shows_the_way_to_it(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        reply = await world.people[1].slash("hand")
        assert "waiting for players" in reply.text
        assert str(lobby.id) in reply.text


async def test_hand_of_the_only_table_shows_the_panel(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        for holder in await romeo.holders(world, table):
            reply = await holder.slash("hand")
            assert reply.post.private
            assert reply.post.answers == (await romeo.hand(holder, table)).answers


async def test_hand_with_several_tables_lets_one_choose(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        first = await romeo.begin(world)
        await world.advance(1)
        second = await romeo.begin(world)
        for table in (first, second):
            holder = (await romeo.holders(world, table))[0]
            listed = (await holder.slash("hand")).post
            number = 1 if table == first else 2
            panel = (await holder.press(listed, f"{number}: my hand")).post
            assert panel.private
            assert panel.table == table.table
            await romeo.place(holder, panel)
            assert len((await romeo.view(world, table)).placed) == 1


async def test_hand_in_a_channel_means_the_table_there(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        here = await romeo.begin(world)
        elsewhere = world.guild.create_text_channel("elsewhere")
        await world.people[0].slash("newgame", where=elsewhere, game=romeo.GAME)
        there = world.posts(elsewhere.id)[-1]
        for person in world.people[1:]:
            await person.press(there, "Join")
        await world.people[0].press(there, "Start")
        holder = (await romeo.holders(world, here))[0]
        assert (await holder.slash("hand")).post.table == here.table


async def test_hand_in_the_direct_messages(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        shown = await holder.member.user.slash("hand")
        panel = Post(world.env, shown.response.channel_id, shown.response.id)
        assert panel.answers == holder.inbox[0].answers
        assert "My hand" not in panel.labels


async def test_tables_lists_ones_own_and_those_of_the_server_with_links(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:5]) as world:
        mine = await romeo.begin(world, *world.people[1:3])
        other = await romeo.open_lobby(world, world.people[4], host=world.people[3])
        reply = await world.people[0].slash("tables")
        assert reply.post.private
        own, others = reply.text.split("Other tables")
        assert str(mine.id) in own
        assert str(other.id) in others
        assert "being played: Ann, Bob and Cid" in own
        assert "waiting for players: Dot and Eve" in others


async def test_tables_offers_a_way_to_post_a_message_anew(tmp_path):
    """Whoever cannot find their table has it at the end of the channel."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        listed = (await world.people[1].slash("tables")).post
        reply = await world.people[1].press(listed, "post it anew")
        assert "at the end of its channel" in reply.text
        assert world.last != table
        assert str(world.last.id) in table.text


async def test_a_table_in_a_thread_of_its_own(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, cid = world.people
        invitation = (await ann.slash("newgame", game=romeo.GAME, thread=True)).post
        assert "in a thread of its own" in invitation.text
        (thread,) = world.channel.threads
        (row,) = await world.bot.store.find()
        assert row.thread == thread.id
        (lobby,) = world.posts(thread.id)
        for person in (bob, cid):
            await person.press(lobby, "Join")
        await ann.press(lobby, "Start")
        for _ in range(3):
            table = world.posts(thread.id)[-1]
            for holder in await romeo.holders(world, lobby):
                await romeo.place(holder, holder.inbox[-1])
            await (await romeo.juliet(world, lobby)).answer(lobby, "ok")
            await world.advance(romeo.LOBBY)
            await romeo.announce(world, lobby)
        table = world.posts(thread.id)[-1]
        assert "The curtain falls" in table.text
        assert f"/{thread.id}/" in bob.inbox[-1].text
        await bob.press(table, "Rematch")
        assert "Rematch!" in world.posts(thread.id)[-1].text


async def test_the_server_may_want_a_thread_for_each_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await world.owner.slash("settings server", threads=True)
        await world.people[0].slash("newgame", game=romeo.GAME)
        await world.people[0].slash("newgame", game=romeo.GAME, thread=False)
        first, second = await world.bot.store.find()
        assert first.thread is not None
        assert second.thread is None


async def test_r69_an_archived_thread_is_opened_again(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await world.people[0].slash("newgame", game=romeo.GAME, thread=True)
        (row,) = await world.bot.store.find()
        (lobby,) = world.posts(row.thread)
        world.fail("PATCH", f"/channels/{row.thread}/messages/{lobby.id}", status=400, code=50083)
        await world.bot.lobbies.join(row.id, Seat(0, world.people[1].id, "Bob"))
        world.bot.publisher.mark(row.id)  # by itself, not as the answer to a press
        await world.bot.publisher.drain()
        assert "Bob" in lobby.text
        opened = [c for c in world.env.http_requests if c.method == "PATCH" and c.path == f"/channels/{row.thread}"]
        assert [call.json["archived"] for call in opened] == [False]


async def test_every_open_table_of_ones_own_is_named_with_a_link(tmp_path):
    async with playing(tmp_path, "Ann", *["B" * 32] * 2) as world:
        ann = world.people[0]
        seats = [Seat(place, person.id, person.name) for place, person in enumerate(world.people)]
        for _ in range(20):
            live = await world.bot.lobbies.open(
                guild=world.guild.id, channel=world.channel.id, thread=None, host=seats[0], game=romeo.GAME,
                clock="none", options={}, locale="en",
            )  # fmt: skip
            for seat in seats[1:]:
                await world.bot.lobbies.join(live.row.id, seat)
        await world.restart()
        listed = (await ann.slash("tables")).post
        found = []
        for page in range(1, 4):
            assert f"Page {page} of 3" in listed.text
            found += re.findall(r"(\d+)\. \[.+?\]\(https://discord.com/channels/\d+/\d+/(\d+)\)", listed.text)
            if page < 3:
                await ann.press(listed, "On")
        assert [int(number) for number, _ in found] == list(range(1, 21))
        rows = await world.bot.store.find(user=ann.id)
        assert [int(message) for _, message in found] == [row.message for row in rows]
        assert "20: post it anew" in listed.labels
        old = listed.button("Back").custom_id
        await ann.press_old(listed, old.replace(":1:", ":999:"))
        assert "Page 3 of 3" in listed.text
