"""What a turn costs: REST calls, transactions, messages that call people (issue: limits; R65, R75)."""

import asyncio
from collections import Counter

from tests.bot import romeo
from tests.bot.harness import Press, playing

NOTICES = ("POST", "DELETE", "GET")
"""How a call comes: a message is sent, the former one goes, and somebody looks whether the table is buried."""


class Counted:
    """Counts the REST calls and the transactions of what happens in it."""

    def __init__(self, world):
        self.world = world

    def __enter__(self):
        self.calls_before = len(self.world.env.http_requests)
        database = self.world.bot.store._database
        self.writes, self._write = Counter(), database.write

        async def write(work, *args, **kwargs):
            self.writes[work.__name__] += 1
            return await self._write(work, *args, **kwargs)

        database.write = write
        return self

    def __exit__(self, *_):
        self.world.bot.store._database.write = self._write
        self.calls = self.world.env.http_requests[self.calls_before :]

    @property
    def turn(self):
        """The calls of the turn itself: the answer to the press, and edits of the table's message."""
        ours = f"/channels/{self.world.channel.id}/messages/"
        return [
            f"{call.method} {call.path}"
            for call in self.calls
            if "/callback" in call.path or (call.method == "PATCH" and call.path.startswith(ours))
        ]

    @property
    def others(self):
        """The calls that are neither of the turn, nor those of panels and calls."""
        panels = [f"/channels/{person.member.user.dm_channel.id}/" for person in self.world.people]
        panels.append("/users/@me/channels")
        return [
            f"{call.method} {call.path}"
            for call in self.calls
            if f"{call.method} {call.path}" not in self.turn
            and not call.path.startswith(tuple(panels))
            and not (call.method in NOTICES and call.path.startswith(f"/channels/{self.world.channel.id}/messages"))
        ]


async def test_a_turn_is_one_rest_call_on_the_table_two_on_a_panel_and_one_transaction(tmp_path):
    """In the channel without direct messages: choose, place, open the lobby, announce."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        for person in world.people:
            await person.slash("settings me", dm=False, mention=False)
        table = await romeo.begin(world)
        for number, holder in enumerate(await romeo.holders(world, table)):
            panel = await romeo.hand(holder, table)
            with Counted(world) as choosing:
                await romeo.choose(holder, panel, number)
            assert [len(choosing.turn), choosing.others] == [1, []]
            assert choosing.writes == {"commit": 1}
            with Counted(world) as placing:
                await holder.answer(panel, "ok")
            assert [len(placing.turn), placing.others] == [2, []]
            assert placing.writes == {"commit": 1}
        with Counted(world) as opening:
            await (await romeo.juliet(world, table)).answer(table, "ok")
        assert [len(opening.turn), opening.others] == [1, []]
        assert opening.writes == {"commit": 1}
        await world.advance(romeo.LOBBY)
        with Counted(world) as announcing:
            await romeo.announce(world, table)
        assert [len(announcing.turn), announcing.others] == [1, []]
        assert announcing.writes == {"commit": 1}


async def test_a_hand_is_one_rest_call_and_no_transaction(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        with Counted(world) as counted:
            await romeo.hand(world.people[0], table)
        assert [len(counted.turn), len(counted.calls), counted.writes] == [1, 1, {}]


async def test_a_refused_press_is_two_rest_calls_at_most_and_no_transaction(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        with Counted(world) as counted:
            await world.people[3].answer(table, "ok")
        assert len(counted.calls) <= 2
        assert counted.writes == {}


async def test_with_direct_messages_only_panels_and_calls_are_added(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:5]) as world:
        table = await romeo.begin(world)
        for _ in range(5):
            for holder in await romeo.holders(world, table):
                with Counted(world) as placing:
                    await romeo.place(holder, holder.inbox[-1])
                assert [len(placing.turn), placing.others] == [3, []], "two presses, one edit"
                assert placing.writes["commit"] == 2
            with Counted(world) as rest:
                await romeo.talk(world, table)
                await romeo.announce(world, table)
            assert rest.others == []


async def test_a_turn_calls_each_person_once_at_most(tmp_path):
    """One mention or one new direct message for each turn, never both."""
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        await world.people[1].slash("settings me", dm=False)
        table = await romeo.begin(world)
        for _ in range(4):
            await romeo.place_all(world, table)
            with Counted(world) as counted:
                await romeo.talk(world, table)
            mentions, panels = called(counted)
            assert len(mentions) + sum(panels.values()) <= 1, "Juliet is to name somebody"
            with Counted(world) as counted:
                await romeo.announce(world, table)
            mentions, panels = called(counted)
            assert len(mentions) <= 2, "one call, and at the end the result"
            assert all(count == 1 for count in panels.values())


def called(counted):
    """Return the messages sent to the channel, and how many went to each person's inbox."""
    sent = [call.path for call in counted.calls if call.method == "POST" and call.path.startswith("/channels/")]
    ours = f"/channels/{counted.world.channel.id}/messages"
    return [path for path in sent if path == ours], Counter(path for path in sent if path != ours)


async def test_r65_what_happens_during_an_edit_is_shown_by_one_more_edit(tmp_path, monkeypatch):
    """Four people place while an edit is on its way."""
    async with playing(tmp_path, *romeo.NAMES[:5]) as world:
        for person in world.people:
            await person.slash("settings me", dm=False, mention=False)
        table = await romeo.begin(world)
        holders = await romeo.holders(world, table)
        panels = [await romeo.hand(holder, table) for holder in holders]
        for holder, panel in zip(holders, panels, strict=True):
            await romeo.choose(holder, panel)
        publisher, edits = world.bot.publisher, []
        edit = publisher._edit
        (row,) = await world.bot.store.find()

        async def slow(live, message, painted):
            edits.append(painted)
            while live.row.revision < row.revision + len(holders):  # noqa: ASYNC110 - all happens during the first edit
                await asyncio.sleep(0)
            await edit(live, message, painted)

        monkeypatch.setattr(publisher, "_edit", slow)
        presses = [Press(who, panel, panel.answers["ok"]) for who, panel in zip(holders, panels, strict=True)]
        await world.at_once(*presses)
        assert len(edits) == 2
        assert "**Placed:** everybody." in table.text


async def test_a_picture_is_drawn_once_for_each_state(tmp_path, monkeypatch):
    """R77: the same view is not drawn again for a second reader."""
    from bot import pictures

    drawn = []
    render = pictures.render

    def counted(view, words):
        drawn.append(view)
        return render(view, words)

    monkeypatch.setattr(pictures, "render", counted)
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        for _ in range(3):
            await romeo.hand(holder, table)
        assert len(drawn) == len(set(drawn))
