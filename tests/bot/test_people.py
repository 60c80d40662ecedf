"""People come and go in a running game: leaving, substitutes, hosts, votes (R42, R47, R53)."""

from random import Random

from bot.votes import LASTS
from tests.bot import romeo
from tests.bot.harness import Press, playing
from tests.bot.player import Party


async def desk(person, table):
    """Open the private sheet about who sits at a table."""
    return (await person.press(table, "People")).post


async def leave(person, table):
    """Leave for good; return what the bot says to it."""
    sheet = await desk(person, table)
    await person.press(sheet, "Leave the game")
    await person.press(sheet, "Yes, leave")
    return sheet


def plain(post):
    """Return what can be read in a message, without bold print and marks of direction."""
    return post.text.translate(dict.fromkeys(map(ord, "*\u2068\u2069")))


def told(world):
    """Return what the newest of the bot's public messages says, whether it has buttons or not."""
    return plain(world.posts()[-1])


def vote_of(world):
    """Return the newest vote."""
    return [post for post in world.posts() if "Yes" in post.labels][-1]


async def test_whoever_leaves_is_stood_in_for_and_sees_nothing_more(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        choice = panel.answers[next(iter(panel.answers))]
        sheet = await leave(holder, table)
        assert "You have left" in sheet.text
        assert f"{holder.name} has left the game" in told(world)
        assert f"{holder.name} has left; a stand-in decides" in plain(table)
        assert "You don't hold a seat" in holder.inbox[-1].text
        assert holder.inbox[-1].files == {}
        assert holder.inbox[-1].custom_ids == ()
        assert "not one of the players" in (await holder.press(table, "My hand")).text
        reply = await holder.press_old(panel, choice)
        assert "not one of the players" in reply.text
        assert "You don't hold a seat" in panel.text
        assert panel.files == {}
        assert "None." in (await holder.slash("tables")).text
        assert "None." in (await holder.slash("hand")).text


async def test_leaving_is_asked_twice_and_a_stranger_cannot(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        ann, dot = world.people[0], world.people[3]
        sheet = await desk(ann, table)
        await ann.press(sheet, "Leave the game")
        assert "You come last in it" in sheet.text
        assert (await romeo.live(world, table)).seat_of(ann.id) == 0
        assert "Leave the game" not in (await desk(dot, table)).labels
        yes = sheet.button("Yes, leave").custom_id
        await dot.press_old(await desk(dot, table), yes)
        assert [seat.user for seat in (await romeo.live(world, table)).row.seats] == [p.id for p in world.people[:3]]


async def test_r53_a_substitute_asks_the_host_agrees_and_the_hand_goes_over(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        dot = world.people[3]
        holder = next(p for p in await romeo.holders(world, table) if p != world.people[0])
        seat = (await romeo.seated(world, table)).index(holder)
        own = (await romeo.view(world, table, seat)).__repr__()
        await leave(holder, table)
        sheet = await desk(dot, table)
        await dot.press(sheet, f"Take the seat of {holder.name}")
        assert "I have asked the others" in sheet.text
        vote = vote_of(world)
        assert f"Dot would like to take the seat of {holder.name}" in plain(vote)
        assert world.people[0].id in vote.pinged
        assert holder.id not in vote.pinged
        assert "not one of the players" in (await dot.press(table, "My hand")).text
        await world.people[0].press(vote, "Yes")
        assert "Decided:" in plain(vote)
        assert f"Dot would like to take the seat of {holder.name}" in plain(vote)
        assert vote.custom_ids == ()
        assert "as the host agreed" in told(world)
        assert dot.id in world.posts()[-1].pinged
        row = (await romeo.live(world, table)).row
        assert row.seats[seat].user == dot.id
        assert [(former.user, former.part) for former in row.former] == [(holder.id, "left")]
        assert (await romeo.view(world, table, seat)).__repr__() == own
        assert dot.inbox[-1].answers
        assert (await romeo.hand(dot, table)).files
        assert "not one of the players" in (await holder.press(table, "My hand")).text
        assert f"{holder.name} has left" not in plain(table)
        await romeo.place(dot, await romeo.hand(dot, table))
        assert seat in (await romeo.view(world, table)).placed


async def test_the_holder_invites_and_the_substitute_agrees(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        _, bob, cid, dot = world.people
        reply = await bob.slash("substitute", member=dot.member.user)
        assert reply.post.private
        vote = vote_of(world)
        assert "Bob invites Dot to take the seat of Bob" in plain(vote)
        assert dot.id in vote.pinged
        assert "no say in this" in (await world.join("Zoe").press(vote, "Yes")).text
        await cid.press(vote, "No")
        assert (await romeo.live(world, table)).seat_of(bob.id) is not None
        await dot.press(vote, "Yes")
        assert "as its holder wished" in told(world)
        row = (await romeo.live(world, table)).row
        assert (row.seats[1].user, row.seats[1].name) == (dot.id, "Dot")
        assert "Dot" in plain(table)
        assert "not one of the players" in (await bob.press(table, "My hand")).text


async def test_an_invitation_that_is_declined_changes_nothing(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        _, bob, _, dot = world.people
        await bob.slash("substitute", member=dot.member.user)
        vote = vote_of(world)
        yes = vote.button("Yes").custom_id
        await dot.press(vote, "No")
        assert "Decided: no" in plain(vote)
        assert "This vote is over" in (await dot.press_old(vote, yes)).text
        assert (await romeo.live(world, table)).row.seats[1].user == bob.id


async def test_who_sits_here_or_is_a_bot_is_no_substitute(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        ann, bob, cid, dot = world.people
        assert "can't take another seat" in (await bob.slash("substitute", member=cid.member.user)).text
        assert "can't take another seat" in (await bob.slash("substitute", member=bob.member.user)).text
        robot = world.guild.add_member(world.env.create_user("robot", bot=True))
        assert "A bot can't take a seat" in (await bob.slash("substitute", member=robot.user)).text
        assert "no seat here to give away" in (await dot.slash("substitute", member=cid.member.user)).text
        await leave(cid, table)
        assert "can't take another seat" in (await ann.slash("substitute", member=cid.member.user)).text
        assert all("Yes" not in post.labels for post in world.posts())


async def test_a_host_who_leaves_or_is_away_is_followed_by_somebody_who_is_there(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        ann, bob, _ = world.people
        await leave(ann, table)
        assert "Bob is the host from now on" in told(world)
        assert (await romeo.live(world, table)).row.host == bob.id
        assert "Bob · host" in plain(await desk(bob, table))


async def test_a_host_makes_somebody_else_host(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        ann, bob, cid = world.people
        sheet = await desk(ann, table)
        menu = sheet.menu("Choose another host").custom_id
        await ann.pick(sheet, "Choose another host", "Cid becomes")
        assert "Ann has made Cid the host" in told(world)
        assert (await romeo.live(world, table)).row.host == cid.id
        assert "Choose another host" not in (await desk(ann, table)).text
        await ann.press_old(sheet, menu, "1")
        await bob.press_old(await desk(bob, table), menu, "1")
        await cid.press_old(await desk(cid, table), menu, "6")
        await cid.press_old(await desk(cid, table), menu, "x")
        assert (await romeo.live(world, table)).row.host == cid.id


async def test_r42_a_host_stops_with_the_consent_of_the_others(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world)
        ann, bob, cid, dot = world.people
        await ann.press(await desk(ann, table), "Vote to stop")
        vote = vote_of(world)
        await bob.press(vote, "No")
        await cid.press(vote, "Yes")
        assert (await romeo.live(world, table)).row.status == "playing"
        await dot.press(vote, "Yes")
        assert "This game was stopped" in plain(table)
        assert "the host, stopped the game with the consent" in told(world)
        assert vote.custom_ids == ()
        assert "Nobody has finished" in (await ann.slash("leaderboard")).text


async def test_without_the_host_all_have_to_agree_to_stop(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        ann, bob, cid = world.people
        await bob.press(await desk(bob, table), "Vote to stop")
        vote = vote_of(world)
        await cid.press(vote, "Yes")
        await ann.press(vote, "No")
        assert "Decided: no" in plain(vote)
        assert (await romeo.live(world, table)).row.status == "playing"


async def test_a_vote_survives_a_restart_and_lapses(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="none")
        ann, bob, cid = world.people
        await bob.press(await desk(bob, table), "Vote to stop")
        first = vote_of(world)
        await world.restart()
        await cid.press(first, "Yes")
        assert "Bob and Cid" in plain(first)
        await world.advance(LASTS)
        assert "This vote is over" in (await ann.press(first, "Yes")).text
        assert "not open any more" in plain(first)
        assert (await romeo.live(world, table)).row.status == "playing"


async def test_time_in_which_the_bot_was_down_does_not_count_for_a_vote(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="none")
        ann, bob, cid = world.people
        number = table.table
        await bob.press(await desk(bob, table), "Vote to stop")
        vote, end = vote_of(world), world.now + LASTS
        assert f"<t:{round(end)}:R>" in vote.text
        async with world.outage(2 * LASTS):
            pass
        await world.advance(60)
        assert f"<t:{round(end + 2 * LASTS)}:R>" in vote.text, "the message says so"
        await cid.press(vote, "Yes")
        await ann.press(vote, "Yes")
        assert (await world.bot.store.get(number)).status == "aborted"


async def test_a_vote_ends_with_its_game(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        party = await Party.begin(world, "where_art_thou_romeo", Random(4))
        ann = world.people[0]
        await ann.press(await desk(ann, party.table), "Vote to stop")
        vote = vote_of(world)
        await party.play()
        assert "not open any more" in plain(vote)
        assert vote.custom_ids == ()


async def test_most_of_the_others_vote_somebody_off(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world)
        ann, bob, cid, dot = world.people
        await ann.pick(await desk(ann, table), "Vote somebody off", "Vote Bob off")
        vote = vote_of(world)
        assert bob.id not in vote.pinged
        assert "no say in this" in (await bob.press(vote, "No")).text
        await cid.press(vote, "Yes")
        row = (await romeo.live(world, table)).row
        assert row.seats[1].vacant
        assert [(former.user, former.part) for former in row.former] == [(bob.id, "guest")]
        assert "Bob was voted off" in told(world)
        assert "not one of the players" in (await bob.press(table, "My hand")).text
        assert "can't take another seat" not in (await desk(bob, table)).text
        assert "Take the seat" not in " ".join((await desk(bob, table)).labels)
        assert "vote is over" in (await dot.press_old(vote, f"sc1:{table.table}:ballot:nosuchid:yes")).text


async def test_one_vote_about_the_same_thing_is_joined(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        _, bob, cid = world.people
        await bob.press(await desk(bob, table), "Vote to stop")
        count = len(world.posts())
        await bob.press(await desk(bob, table), "Vote to stop")
        await cid.press(await desk(cid, table), "Vote to stop")
        assert len(world.posts()) == count
        assert "Bob and Cid" in plain(vote_of(world))


async def test_the_last_one_who_stays_wins(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        ann, bob, cid = world.people
        await leave(bob, table)
        await leave(cid, table)
        await ann.press(await desk(ann, table), "Vote to stop")
        assert "Those who stayed win" in plain(table)
        assert "1. Ann" in plain(table)
        board = plain(await ann.slash("leaderboard"))
        assert "1. Ann · 1 win · 1 game" in board
        assert "Bob · 0 wins" in board


async def test_when_everybody_leaves_the_table_ends(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        for person in world.people:
            await leave(person, table)
        assert "was stopped after somebody had left" in plain(table)
        assert await world.bot.store.find() == []


async def test_a_stand_in_plays_on_for_a_leaver_even_without_a_clock(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="none")
        juliet = await romeo.juliet(world, table)
        await romeo.place_all(world, table)
        await leave(juliet, table)
        await world.advance(200)
        assert await world.bot.store.inputs(table.table)
        assert (await romeo.view(world, table)).round > 1 or (await romeo.view(world, table)).phase != "lobby"


async def test_a_vote_whose_message_was_deleted_is_posted_again_with_what_was_said(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        ann, bob, cid = world.people
        await bob.press(await desk(bob, table), "Vote to stop")
        await world.delete(vote_of(world))
        await cid.press(await desk(cid, table), "Vote to stop")
        again = vote_of(world)
        assert "Bob and Cid" in plain(again)
        await ann.press(again, "Yes")
        assert "This game was stopped" in plain(table)


async def test_two_who_say_yes_at_once_decide_once(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world)
        ann, _, cid, dot = world.people
        await ann.pick(await desk(ann, table), "Vote somebody off", "Vote Bob off")
        vote = vote_of(world)
        yes = vote.button("Yes").custom_id
        replies = await world.at_once(Press(cid, vote, yes), Press(dot, vote, yes), Press(cid, vote, yes))
        assert all(reply.acknowledged for reply in replies)
        row = (await romeo.live(world, table)).row
        assert [former.name for former in row.former] == ["Bob"]
        assert (await world.bot.store.deeds(world.guild.id)).count == 1


async def test_a_vote_of_another_table_is_none_of_this_one(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        first = await romeo.begin(world)
        second = await romeo.begin(world)
        ann, bob, _ = world.people
        await ann.press(await desk(ann, first), "Vote to stop")
        vote = vote_of(world)
        forged = vote.button("Yes").custom_id.replace(first.table, second.table)
        assert "vote is over" in (await bob.press_old(vote, forged)).text
        assert (await world.bot.store.open_votes(first.table))[0].ballots == {ann.id: True}


async def test_a_host_hands_a_lobby_over_or_sends_somebody_away(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        ann, bob, _ = world.people
        sheet = (await ann.slash("table")).post
        away = sheet.menu("Send somebody away").custom_id
        await ann.pick(sheet, "Send somebody away", "Send Cid away")
        assert [seat.user for seat in (await romeo.live(world, lobby)).row.seats] == [ann.id, bob.id]
        assert "Cid" not in plain(lobby)
        theirs = (await bob.slash("table")).post
        assert theirs.menus == ()
        await bob.press_old(theirs, away, "0")
        assert "Only the host" in plain(theirs)
        mine = (await ann.slash("table")).post
        await ann.pick(mine, "Choose another host", "Bob becomes")
        assert "Bob invites" in plain(lobby)
        await ann.press_old((await ann.slash("table")).post, away, "1")
        assert len((await romeo.live(world, lobby)).row.seats) == 2
        await bob.press_old((await bob.slash("table")).post, away, "5")
        await bob.press_old((await bob.slash("table")).post, away, "1")
        assert len((await romeo.live(world, lobby)).row.seats) == 2


async def test_the_table_command_finds_the_table_that_is_meant(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, _ = world.people
        assert "No table is open here" in (await ann.slash("table")).text
        await romeo.begin(world)
        assert "Leave the game" in (await ann.slash("table")).post.labels
        await romeo.begin(world)
        listed = (await ann.slash("table")).post
        assert listed.labels == ("1: people", "2: people")
        assert "Leave the game" in (await ann.press(listed, "2: people")).post.labels
        assert "several tables" in (await bob.slash("substitute", member=world.join("Zoe").member.user)).text


async def test_r91_who_wants_no_mentions_gets_none_for_votes_either(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        ann, bob, cid = world.people
        await cid.slash("settings me", mention=False)
        await ann.press(await desk(ann, table), "Vote to stop")
        assert vote_of(world).pinged == {bob.id}
