"""Overrides by whoever manages the server: they work at once, the table is told, and the audit list keeps them."""

import pytest

from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.test_people import desk, leave, plain, told, vote_of


async def stop_now(owner, table):
    """Stop a game at once, and be sure."""
    sheet = await desk(owner, table)
    await owner.press(sheet, "Stop the game now")
    await owner.press(sheet, "Yes, stop it")
    return sheet


async def test_a_moderator_takes_somebody_off_the_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        bob = world.people[1]
        sheet = await desk(world.owner, table)
        assert "kept in `/audit`" in plain(sheet)
        await world.owner.pick(sheet, "Take somebody off", "Take Bob off now")
        assert (await romeo.live(world, table)).row.seats[1].vacant
        assert "who may manage the server, took Bob off the table" in told(world)
        assert "not one of the players" in (await bob.press(table, "My hand")).text
        audit = (await world.owner.slash("audit")).post
        assert audit.private
        assert f"Where Art Thou Romeo? {table.table}" in plain(audit).replace("`", "")
        assert "took Bob off the table" in plain(audit)


async def test_a_moderator_stops_a_game_and_it_counts_for_nobody(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await leave(world.people[2], table)
        await stop_now(world.owner, table)
        assert "This game was stopped. It does not count" in plain(table)
        assert "who may manage the server, stopped the table" in told(world)
        assert "Nobody has finished" in (await world.owner.slash("leaderboard")).text
        text = plain((await world.owner.slash("audit")).post)
        assert text.index("stopped the table") < text.index("Cid has left the game")


async def test_a_moderator_closes_a_lobby_and_the_list_says_so(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        await world.owner.press(lobby, "Cancel")
        assert "closed before a game began" in plain(lobby)
        assert "stopped the table" in plain((await world.owner.slash("audit")).post)


async def test_a_moderator_decides_who_takes_a_seat_and_votes(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        ann, bob, _, dot = world.people
        await leave(bob, table)
        await dot.press(await desk(dot, table), "Take the seat of Bob")
        await world.owner.press(vote_of(world), "Yes")
        assert "as somebody agreed who may manage the server" in told(world)
        assert (await romeo.live(world, table)).row.seats[1].user == dot.id
        await ann.press(await desk(ann, table), "Vote to stop")
        vote = vote_of(world)
        await world.owner.press(vote, "No")
        assert "Decided: no" in plain(vote)
        assert (await romeo.live(world, table)).row.status == "playing"


async def test_a_moderator_invites_a_substitute_for_a_free_seat(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        _, bob, _, dot = world.people
        assert "none is free" in (await world.owner.slash("substitute", member=dot.member.user)).text
        await leave(bob, table)
        await world.owner.slash("substitute", member=dot.member.user)
        vote = vote_of(world)
        assert "It only takes the yes of Dot" in plain(vote)
        await dot.press(vote, "Yes")
        assert (await romeo.live(world, table)).row.seats[1].user == dot.id
        assert "Dot has taken the seat of Bob, as somebody agreed" in plain((await world.owner.slash("audit")).post)


async def test_who_does_not_manage_the_server_overrides_nothing(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        ann, dot = world.people[0], world.people[3]
        sheet = await desk(world.owner, table)
        stop = sheet.button("Stop the game now").custom_id
        kick = sheet.menu("Take somebody off").custom_id
        for person in (ann, dot):
            theirs = await desk(person, table)
            assert "Stop the game now" not in theirs.labels
            assert "Only somebody who may manage the server" in (await person.slash("audit")).text
            await person.press_old(theirs, stop)
            assert "Only somebody who may manage the server" in plain(theirs)
            await person.press_old(theirs, f"{stop}yes")
            await person.press_old(theirs, kick, "1")
        row = (await romeo.live(world, table)).row
        assert (row.status, row.former) == ("playing", ())


@pytest.mark.parametrize("value", ["7", "-1", "x", "1.5", "99999999999"])
async def test_a_seat_that_there_is_not_is_nobody(tmp_path, value):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        sheet = await desk(world.owner, table)
        await world.owner.press_old(sheet, sheet.menu("Take somebody off").custom_id, value)
        assert "That seat has nobody any more" in plain(sheet)
        mine = await desk(world.people[0], table)
        await world.people[0].press_old(mine, mine.menu("Vote somebody off").custom_id, value)
        assert all("Yes" not in post.labels for post in world.posts())


async def test_the_audit_list_turns_its_pages(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        ann, bob = world.people[:2]
        for _ in range(5):
            await ann.pick(await desk(ann, table), "Choose another host", "Bob becomes")
            await bob.pick(await desk(bob, table), "Choose another host", "Ann becomes")
        await stop_now(world.owner, table)
        audit = (await world.owner.slash("audit")).post
        assert "Page 1 of 2" in plain(audit)
        assert "stopped the table" in plain(audit)
        on = audit.button("On").custom_id
        await world.owner.press(audit, "On")
        assert "Page 2 of 2" in plain(audit)
        assert plain(audit).count("the host") == 3
        await world.owner.press_old(audit, on.replace(":1:", ":77:"))
        assert "Page 2 of 2" in plain(audit)
        await ann.press_old(table, on)
        assert "Page" not in plain(table)


async def test_without_a_place_to_tell_it_a_deed_is_done_all_the_same(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        sheet = await desk(world.owner, table)
        await world.forbid("send_messages")
        await world.owner.press(sheet, "Stop the game now")
        await world.owner.press(sheet, "Yes, stop it")
        assert (await world.bot.store.get(table.table)).status == "aborted"
        assert (await world.bot.store.deeds(world.guild.id)).count == 1
