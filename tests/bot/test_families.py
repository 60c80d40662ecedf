"""Seven families at a table: names that cannot be, picks and targets that come too late, and what a turn costs."""

import re

import pytest
from simcord import SetupError

from bot.store import Seat
from engine.capulets_montagues import position
from tests.bot.harness import Press, playing
from tests.bot.player import NAMES, join
from tests.bot.positions import live, placed
from tests.bot.test_cost import Counted

GAME = "capulets_montagues"
FATE = ["loans", "gifts", "slaying", "banking", "scandal", "tariffs", "harvest"]
MARKUP = "[*x*](http://a.b)<@1>`_"


def turn(**more):
    """Return a turn of three families; Ann picks first."""
    families = [[5, 9, 8, 7, 11], [9, 6, 8, 10, 9], [7, 11, 5, 6, 8]]
    return position(traits=families, fate=FATE, order=[0, 1, 2], **more)


async def lobby_of(world, *texts):
    """Open a lobby which some join, each with a text of their own."""
    await world.people[0].slash("newgame", game=GAME)
    lobby = world.last
    for person, text in zip(world.people, texts, strict=False):
        await join(person, lobby, text)
    return lobby


async def row_of(world, lobby):
    return (await world.bot.tables.get(lobby.table)).row


def told(reply):
    """Return what only whoever pressed is told."""
    assert reply.posts[-1].private
    return reply.posts[-1].text


async def test_a_lobby_calls_people_by_their_own_names(tmp_path):
    """A family's name stands beside its person's, never in its place."""
    async with playing(tmp_path, "Ann", "Bob") as world:
        lobby = await lobby_of(world, "Capulet", "Orsini")
        assert "Ann invites" in lobby.text
        assert "Ann starts when everybody is in" in lobby.text
        for line in lobby.texts:
            assert line.count("Capulet") - line.count("Capulets & Montagues") == line.count("Ann as Capulet")


async def test_an_eighth_family_is_told_that_the_table_is_full(tmp_path):
    async with playing(tmp_path, *NAMES, "Hal") as world:
        lobby = await lobby_of(world, *[f"House {name}" for name in NAMES])
        before, seats = str(lobby), (await row_of(world, lobby)).seats
        reply = await join(world.people[7], lobby, "Latecomers")
        assert "This table is full. `/newgame` opens another one." in told(reply)
        assert (str(lobby), (await row_of(world, lobby)).seats) == (before, seats)
        await world.people[0].press(lobby, "Start")
        assert "Waiting for" in world.last.text


@pytest.mark.parametrize("text", ["house ann", "  HOUSE ANN "])
async def test_a_name_that_is_taken_is_told_and_the_seat_is_kept(tmp_path, text):
    async with playing(tmp_path, "Ann", "Bob") as world:
        lobby = await lobby_of(world, "House Ann")
        reply = await join(world.people[1], lobby, text)
        assert re.search(r"house ann is taken at this table, .* Press \*Join\* again", told(reply), re.I)
        assert "Bob as Capulet" in lobby.text
        await join(world.people[1], lobby, "House Bob")
        assert "Bob as House Bob" in lobby.text
        assert "Ann as House Ann" in lobby.text


async def test_the_name_that_a_family_has_by_default_is_taken_too(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        lobby = await lobby_of(world, "")
        reply = await join(world.people[1], lobby, "capulet")
        assert "capulet is taken" in told(reply)
        assert "Ann as Capulet" in lobby.text
        assert "Bob as Montague" in lobby.text


async def test_of_two_families_of_one_name_at_once_one_has_it(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        lobby = await lobby_of(world, "House Ann")
        boxes = [await person.press(lobby, "Join") for person in world.people[1:]]
        replies = [await who.fill(box, family="Medici") for who, box in zip(world.people[1:], boxes, strict=True)]
        assert ["taken" in reply.text for reply in replies] == [False, True]
        assert "Bob as Medici" in lobby.text
        assert "Cid as Capulet" in lobby.text


async def test_a_name_that_is_too_long_cannot_be_typed_and_is_refused_where_it_comes_all_the_same(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        lobby = await lobby_of(world, "House Ann")
        with pytest.raises(SetupError, match="max_length=24"):
            await join(world.people[1], lobby, "W" * 25)
        forged = Seat(0, world.people[1].id, "Bob", {"family": "W" * 25})
        done = await world.bot.lobbies.join(lobby.table, forged)
        assert (done.done, done.text.id, dict(done.text.args)) == (False, "outcome-text-too-long", {"most": 24})
        assert len((await row_of(world, lobby)).seats) == 1
        await join(world.people[1], lobby, "W" * 24)
        assert f"Bob as {'W' * 24}" in lobby.text


async def test_a_name_full_of_markup_is_shown_as_it_is_from_the_lobby_to_the_picks(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        lobby = await lobby_of(world, MARKUP, "@everyone **x** || ~~")
        await world.people[0].press(lobby, "Start")
        for _ in range(4):
            table = world.last
            texts = "\n".join(table.texts)
            assert r"\[\*x\*\]\(http\:\/\/a\.b\)\<\@1\>\`\_" in texts
            for ill in ("[*x*]", "<@1>", "@everyone", "**x**", "http://", "~~"):
                assert ill not in texts
            assert table.pinged <= {person.id for person in world.people}
            (who,) = [person for person in world.people if person.name == waited(table)]
            await who.pick(table, "", table.menus[0].values[0])
        assert (await row_of(world, table)).seats[0].options["family"] == MARKUP


def waited(table):
    """Return who is waited for, by the name under which the table says who is who."""
    family = re.search(r"Waiting for (.+?)\.", table.text.replace("\\.", "·"))[1]
    known = dict(re.findall(r"(Ann|Bob) as (.+?)(?: and |\.$)", table.text.replace("\\.", "·"), re.M))
    return next(name for name, called in known.items() if called == family)


async def test_a_pick_already_taken_by_somebody_faster_is_told_and_the_turn_goes_on(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        party = await placed(world, turn())
        ann, bob, cid = world.people
        old = party.table.menus[0].custom_id
        await ann.pick(party.table, "", "banking")
        digest = (await live(party)).table.digest
        for person in (bob, cid):
            reply = await person.press_old(party.table, old, "banking")
            assert reply.post.private
            assert "Too late: this question is closed." in reply.text
        assert "You have answered this already" in (await ann.press_old(party.table, old, "gifts")).text
        assert (await live(party)).table.digest == digest
        assert "banking" not in party.table.menus[0].values
        assert not (await bob.pick(party.table, "", "gifts")).posts


async def test_of_picks_at_the_same_moment_one_counts(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        party = await placed(world, turn())
        ann, bob, cid = world.people
        menu = party.table.menus[0].custom_id
        picks = [(cid, "gifts"), (ann, "banking"), (ann, "loans"), (bob, "banking")]
        replies = await world.at_once(*[Press(who, party.table, menu, (card,)) for who, card in picks])
        assert [bool(reply.posts) for reply in replies] == [True, False, True, True]
        assert all(reply.post.private for reply in replies if reply.posts)
        assert (await live(party)).table.seen(None).view.picks == (("banking", 0, None),)


async def test_a_press_out_of_turn_names_who_picks(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        party = await placed(world, turn())
        reply = await world.people[1].pick(party.table, "", "banking")
        assert reply.post.private
        assert "It is not your turn: Capulet decides now." in reply.text


async def test_a_target_of_a_pick_taken_back_is_stale_and_nothing_is_lost(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        party = await placed(world, turn())
        ann = world.people[0]
        await ann.pick(party.table, "", "slaying")
        target = party.table.menus[0].custom_id
        await ann.press(party.table, "Back")
        digest = (await live(party)).table.digest
        reply = await ann.press_old(party.table, target, "p1")
        assert reply.post.private
        assert "Too late: this question is closed." in reply.text
        assert (await live(party)).table.digest == digest
        await ann.pick(party.table, "", "scandal")
        assert "Too late" in (await ann.press_old(party.table, target, "p1")).text
        await ann.pick(party.table, "", "p2")
        assert (await live(party)).table.seen(None).view.picks == (("scandal", 0, 2),)


async def test_a_target_that_is_none_is_refused(tmp_path):
    """What no menu offers: the own family, one that there is not."""
    async with playing(tmp_path, *NAMES[:3]) as world:
        party = await placed(world, turn())
        ann = world.people[0]
        await ann.pick(party.table, "", "slaying")
        for target in ("p0", "p3", "slaying"):
            reply = await ann.press_old(party.table, party.table.menus[0].custom_id, target)
            assert reply.post.private
        assert (await live(party)).table.seen(None).view.picks == ()
        assert not (await ann.pick(party.table, "", "p1")).posts


async def test_a_target_that_has_left_the_server_is_still_a_family(tmp_path):
    """Whoever leaves keeps the seat, and the clock plays it; so a pick aimed there holds."""
    async with playing(tmp_path, *NAMES[:3]) as world:
        party = await placed(world, turn())
        ann, bob, _ = world.people
        await ann.pick(party.table, "", "slaying")
        world.env.backend.remove_member(world.guild.id, bob.id)
        await world.env.settle()
        assert not (await ann.pick(party.table, "", "p1")).posts
        assert (await live(party)).table.seen(None).view.picks == (("slaying", 0, 1),)


async def test_a_turn_of_seven_families_is_one_commit_and_one_call_for_each_press(tmp_path):
    """A starred card is two presses, for *Back* leads from the target to the cards; the last card is no press."""
    async with playing(tmp_path, *NAMES) as world:
        for person in world.people:
            await person.slash("settings me", dm=False, mention=False)
        families = [[7, 7, 7, 7, 12 - seat] for seat in range(7)]
        party = await placed(world, position(traits=families, fate=FATE, order=range(7)))
        for seat, card in enumerate(FATE[:6]):
            for answer in [card, "p6"] if card in ("slaying", "scandal") else [card]:
                with Counted(world) as counted:
                    await world.people[seat].pick(party.table, "", answer)
                assert (len(counted.turn), counted.others, counted.writes) == (1, [], {"commit": 1})
        view = (await live(party)).table.seen(None).view
        assert (view.turn, view.picks) == (2, ())
        assert view.last.picks[-1].card != view.last.picks[0].card
        assert "Harvest" in party.table.text, "the last card was taken by itself, and the outcome came with it"
