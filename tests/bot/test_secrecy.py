"""Secrets: two games that differ only in what is hidden look the same to everybody else (R33 to R38).

Everything public counts: texts, pictures, alt texts, labels, custom_ids, file names, pings, the number and the order
of messages and edits, and the log.
"""

import logging

import pytest

from engine.where_art_thou_romeo import CARDS
from tests.bot import romeo
from tests.bot.harness import playing

ROLES = tuple(role for card in CARDS for role in card)
NAMES = tuple(role.replace("-", " ").title() for role in ROLES)


async def played(tmp_path, seats, sides, way):
    """Play a round up to the announcement with these sides.

    Return the look of the table in each state, every public REST call, and the holders' own panels.
    """
    tmp_path.mkdir()
    public = []
    async with playing(tmp_path, *romeo.NAMES[:seats], seed="the same") as world:
        table = await romeo.begin(world)
        holders = await romeo.holders(world, table)
        for holder, side in zip(holders, sides, strict=True):
            panel = holder.inbox[-1] if way == "direct" else await romeo.hand(holder, table)
            await romeo.choose(holder, panel, side)
            public.append(look(table))
            await holder.press(panel, "Back")
            public.append(look(table))
            await romeo.place(holder, panel, side)
            public.append(look(table))
        await romeo.talk(world, table)
        public.append(look(table))
        return public, calls(world), [panel.text for holder in holders for panel in holder.inbox]


def look(table):
    """Return everything about a message that others can see."""
    return (str(table), table.text, table.custom_ids, table.files, table.pinged)


def calls(world):
    """Return the public REST calls: neither those of direct messages nor those of answers to presses."""
    ours = f"/channels/{world.channel.id}/"
    made = [call for call in world.env.http_requests if call.path.startswith(ours)]
    return [(call.method, call.path, {**(call.json or {}), "nonce": None}) for call in made]  # drawn by the library


@pytest.mark.parametrize("way", ["direct", "hand"])
@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_secret_choices_change_nothing_public(tmp_path, seats, way):
    """Byte for byte, in every state from the deal to the announcement, with the same edits in the same order."""
    count = seats - 1
    first = await played(tmp_path / "a", seats, [0] * count, way)
    other = await played(tmp_path / "b", seats, [1] * count, way)
    assert first[0] == other[0]
    assert first[1] == other[1]
    assert first[2] != other[2], "the holders themselves see what they chose"


async def test_choosing_without_placing_is_not_public(tmp_path):
    """Neither a choice nor its taking back makes an edit; placing makes one."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        made = len(calls(world))
        await romeo.choose(holder, panel, 0)
        await holder.press(panel, "Back")
        await romeo.choose(holder, panel, 1)
        assert len(calls(world)) == made
        await holder.answer(panel, "ok")
        assert len(calls(world)) == made + 1


async def test_what_the_lobby_placed_shows_no_side(tmp_path):
    """R3 of the rules: that the clock placed a card is public, how it lay is not."""
    async with playing(tmp_path, *romeo.NAMES[:5]) as world:
        table = await romeo.begin(world)
        await romeo.talk(world, table)
        shown = table.text.split("**Cards in play:**")
        assert "was placed as it lay" in shown[0]
        assert not [name for name in NAMES if name != "Romeo" and name in shown[0]]


async def test_until_the_reveal_roles_are_named_only_in_the_list_of_cards(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:5]) as world:
        table = await romeo.begin(world)
        for holder in await romeo.holders(world, table):
            await romeo.place(holder, holder.inbox[-1])
            lines = [line for line in table.text.split("\n") if not line.startswith("**Cards in play:**")]
            named = [name for name in NAMES if name != "Romeo" and any(name in line for line in lines)]
            assert named == []
            assert not [role for role in ROLES if any(role in id_ for id_ in table.custom_ids)]
            assert set(table.files) == {"table.png"}


@pytest.mark.parametrize("way", ["direct", "hand"])
async def test_r33_a_panel_never_shows_anothers_card(tmp_path, way):
    async with playing(tmp_path, *romeo.NAMES[:5]) as world:
        table = await romeo.begin(world)
        people = await romeo.seated(world, table)
        await romeo.place_all(world, table)
        for seat, person in enumerate(people):
            panels = person.inbox if way == "direct" else [await romeo.hand(person, table)]
            own = (await romeo.view(world, table, seat)).card or ()
            for panel in panels:
                assert not [role for role in ROLES if role not in own and any(role in id_ for id_ in panel.custom_ids)]
                others = [name for role, name in zip(ROLES, NAMES, strict=True) if role not in own]
                private = [line for text in panel.texts for line in text.split("\n") if line.startswith("**Your card")]
                assert not [name for name in others if any(name in line for line in private)]
                assert ("You have placed" in panel.text) == bool(own)


async def test_a_stranger_gets_no_panel(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        stranger = world.people[3]
        reply = await stranger.press(table, "My hand")
        assert "not one of the players" in reply.text
        assert reply.post.files == {}
        panel = world.people[1].inbox[-1] if world.people[1].inbox else world.people[2].inbox[-1]
        before = str(panel)
        for id_ in panel.custom_ids:
            answer = await stranger.press_old(table, id_)
            assert "not one of the players" in answer.text
        assert str(panel) == before


async def test_another_players_private_button_does_nothing(tmp_path):
    """Whoever learns the custom_id of somebody's panel can neither use it nor read anything from the refusal."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        one, other = await romeo.holders(world, table)
        panel = await romeo.hand(one, table)
        said = {(await other.press_old(table, id_)).text for id_ in panel.custom_ids}
        assert said == {f"It is not your turn: {one.name} decides now."}
        assert (await romeo.live(world, table)).last is None


async def test_the_log_names_no_role_and_no_secret(tmp_path, caplog):
    caplog.set_level(logging.DEBUG, logger="bot")
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world)
        for holder in await romeo.holders(world, table):
            await romeo.place(holder, await romeo.hand(holder, table), 1)
        ids = {given.question for given in await world.bot.store.inputs(table.table)}
        await romeo.talk(world, table)
        world.fail("PATCH", f"/channels/{table.channel}/messages/{table.id}", status=500)
        await romeo.announce(world, table)
        row = (await romeo.live(world, table)).row
        lines = [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
        assert lines
        told = "\n".join(lines)
        assert not [word for word in (*ROLES, *NAMES, *ids, row.seed, row.salt) if word != "Romeo" and word in told]


async def test_r84_a_call_pings_only_those_who_are_to_act(tmp_path):
    """Whoever has just pressed is not called; nobody is pinged by anything else."""
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        for person in world.people:
            await person.slash("settings me", dm=False)
        table = await romeo.begin(world)
        to_act = {person.id for person in world.people} - {world.people[0].id}
        assert pinged(world) == [to_act]
        await romeo.place_all(world, table)
        assert pinged(world) == [to_act]
        await romeo.talk(world, table)
        juliet = await romeo.juliet(world, table)
        assert pinged(world) == [{juliet.id}], "the former call is gone"
        await romeo.announce(world, table)
        assert pinged(world) == [{person.id for person in world.people} - {juliet.id}]


def pinged(world):
    """Return whom each message of the channel pinged."""
    return [set(post.pinged) for post in world.posts() if post.pinged]
