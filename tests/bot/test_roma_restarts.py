"""A bot that takes over inside every kind of nested choice of Roma, on positions made by hand."""

from typing import NamedTuple

import pytest

from bot.address import parse
from engine.roma import BY_ID, position
from tests.bot.harness import playing
from tests.bot.player import Move
from tests.bot.positions import live, placed, restart

RICH = {"money": (60, 9), "vp": (12, 20)}
ROW = {1: "turris", 2: "legat", 3: "forum", 5: "nero"}


class Case(NamedTuple):
    """Ann's cards, dice and more, what she has answered, what is asked then, and what she answers to the end of it."""

    side: dict
    dice: tuple
    given: tuple
    asked: str
    answers: tuple
    more: dict | None = None


CASES = {
    "scaenicus chooses whom to copy": Case(
        {3: "scaenicus", 5: "centurio", 6: "legat"}, (3, 2, 6), ("activate-3",), "scaenicus.model", ("legat",)
    ),
    "scaenicus copies centurio, whose extra die is asked after the roll": Case(
        {3: "scaenicus", 5: "centurio", 6: "legat"},
        (3, 2, 6),
        ("activate-3", "centurio"),
        "centurio.extra",
        ("6",),
        {"script": (1,)},
    ),
    "scaenicus copies consul": Case(
        {3: "scaenicus", 5: "consul", 6: "legat"}, (3, 2, 6), ("activate-3", "consul", "2"), "consul.change", ("1",)
    ),
    "scaenicus copies haruspex": Case(
        {3: "scaenicus", 5: "haruspex", 6: "legat"}, (3,), ("activate-3", "haruspex"), "haruspex.card", ("sicarius",)
    ),
    "scaenicus copies consiliarius, one of three laid again": Case(
        {3: "scaenicus", 5: "consiliarius", 6: "legat"},
        (3,),
        ("activate-3", "consiliarius", "6"),
        "again.next",
        ("1", "2"),
    ),
    "scaenicus copies senator, who has laid a card": Case(
        {3: "scaenicus", 5: "senator", 6: "legat"},
        (3,),
        ("activate-3", "senator", "nero", "1"),
        "lay.free.character",
        ("done",),
        {"hands": (["nero", "consul", "forum"], [])},
    ),
    "scaenicus copies sicarius": Case(
        {3: "scaenicus", 5: "sicarius", 6: "legat"}, (3,), ("activate-3", "sicarius"), "sicarius.target", ("5",)
    ),
    "consiliarius half re-laid": Case(
        {1: "legat", 2: "consul", 4: "consiliarius", 6: "velites"},
        (4,),
        ("activate-4", "3", "5"),
        "again.next",
        ("1", "2"),
    ),
    "machina half re-laid": Case(
        {1: "forum", 2: "legat", 4: "machina", 6: "turris"}, (4,), ("activate-4", "2"), "again.next", ("1", "6")
    ),
    "haruspex looking": Case({4: "haruspex"}, (4, 1), ("activate-4",), "haruspex.card", ("mercator",)),
    "centurio after his roll": Case(
        {3: "centurio"}, (3, 1, 2), ("activate-3",), "centurio.extra", ("no",), {"script": (2,)}
    ),
    "a batch drawn": Case({}, (5, 1), ("cards", "5"), "cards.keep", ("forum",), {"pile": ["forum", "nero"] * 5}),
    "architectus with a card in hand chosen": Case(
        {4: "architectus"},
        (4,),
        ("activate-4", "forum"),
        "lay.disc",
        ("4",),
        {"hands": (["forum", "turris"], [])},
    ),
    "a card to lay chosen": Case({}, (4,), ("lay", "nero"), "lay.disc", ("2",), {"hands": (["nero", "legat"], [])}),
    "forum with templum": Case(
        {3: "forum", 2: "templum", 4: "basilica"}, (3, 1, 2), ("activate-3", "2"), "forum.templum", ("yes",)
    ),
    "mercator with a range chosen": Case(
        {4: "mercator"}, (4,), ("activate-4", "0-17"), "mercator.vp", ("11",), {"vp": (2, 30)}
    ),
    "dice for money": Case({}, (2, 4, 4), ("money",), "money.dice", ("2 4",)),
}


async def give(party, answer):
    """Press an answer where whoever is asked finds it."""
    (asked,) = (await live(party)).table.questions
    person, post, question = await party.offered(party.people[asked.item.seat])
    assert question.id == asked.id
    keys = tuple(answer.split())
    if question.menu and set(keys) <= set(question.menu.values):
        move = Move(person, post, question.menu.custom_id, keys)
    else:
        move = Move(person, post, next(id_ for id_ in question.buttons if (parse(id_).key,) == keys))
    await party.press(move)


async def mine(party):
    """Return what lies on Ann's side."""
    return (await live(party)).table.seen(None).view.sides[0]


async def asked_now(party):
    (asked,) = (await live(party)).table.questions
    return asked.item.prompt.id


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_a_restart_inside_a_nested_choice(tmp_path, case):
    """The choice stands as it was, buttons from before work, and all comes to what it would have come to."""
    told = {**RICH, "sides": (case.side, ROW), "dice": case.dice, **(case.more or {})}
    alone = position(**told)
    for answer in (*case.given, *case.answers):
        (asked,) = alone.questions
        alone.answer(asked.item.seat, asked.id, tuple(answer.split()))
    async with playing(tmp_path, "Ann", "Bob", seed="1") as world:
        party = await placed(world, position(**told))
        for answer in case.given:
            await give(party, answer)
        assert await asked_now(party) == case.asked
        for answer in case.answers:
            await restart(party)
            await give(party, answer)
        assert (await live(party)).table.digest == alone.digest


async def test_scaenicus_as_centurio_is_restarted_between_roll_and_extra_die(tmp_path):
    """The roll is known and public, the die is not used yet, and the fight ends with both."""
    async with playing(tmp_path, "Ann", "Bob", seed="1") as world:
        sides = ({3: "scaenicus", 5: "centurio", 6: "legat"}, {3: "turris"})
        party = await placed(world, position(sides=sides, dice=(3, 2, 6), script=(1,), vp=(12, 12)))
        for answer in ("activate-3", "centurio"):
            await give(party, answer)
        await restart(party, 1)
        view = (await live(party)).table.seen(None).view
        assert (view.deed.card, view.deed.model, view.dice, view.used) == ("scaenicus", "centurio", (2, 6), (3,))
        assert "Centurio rolled 1 against a defence of 6. Add one of your dice?" in party.table.text
        await give(party, "6")
        view = (await live(party)).table.seen(None).view
        assert (view.deed.battle.die, view.deed.battle.extra, view.dice) == (1, 6, (2,))
        assert view.sides[1][2] == ""
        assert view.discard == ("turris",)


async def test_consiliarius_is_restarted_half_re_laid(tmp_path):
    """Two of four characters have their discs; nothing has moved, and Back still takes the last choice back."""
    async with playing(tmp_path, "Ann", "Bob", seed="1") as world:
        case = CASES["consiliarius half re-laid"]
        party = await placed(world, position(sides=(case.side, ROW), dice=case.dice, vp=(12, 12)))
        for answer in case.given:
            await give(party, answer)
        await restart(party, 1)
        assert "So far: 3: Legat and 5: Consul." in party.table.text
        assert await mine(party) == (
            "legat",
            "consul",
            "",
            "consiliarius",
            "",
            "velites",
        )
        await world.people[0].press(party.table, "Back")
        assert "So far: 3: Legat." in party.table.text
        for answer in ("6", "1", "2"):
            await give(party, answer)
        assert await mine(party) == (
            "consiliarius",
            "velites",
            "legat",
            "",
            "",
            "consul",
        )


async def test_haruspex_is_restarted_while_looking(tmp_path):
    """Ann alone sees the pile, before and after; what she took is in her hand and nowhere in what Bob can see."""
    async with playing(tmp_path, "Ann", "Bob", seed="1") as world:
        ann, bob = world.people
        pile = ["mercator", "nero", "legat", "forum"]
        party = await placed(world, position(sides=({4: "haruspex"}, {}), dice=(4, 1), pile=pile, vp=(12, 12)))
        await give(party, "activate-4")
        await restart(party, 1)
        seen = (await live(party)).table.seen
        assert seen(0).view.looking == ("forum", "legat", "mercator", "nero")
        assert seen(1).view.looking == seen(None).view.looking == ()
        panel = (await ann.press(party.table, "My hand")).post
        assert set(panel.menus[0].values if panel.menus else panel.answers) == set(pile)
        await give(party, "mercator")
        table = (await live(party)).table
        assert table.seen(0).view.hand == ("mercator",)
        theirs = (await bob.press(party.table, "My hand")).post
        for post in (party.table, theirs):
            assert BY_ID["mercator"].id not in post.text.casefold()
