"""Questions that take several options: what is marked beforehand, and how it is answered in one press."""

import pytest

from engine import roma, romeo_i_julia
from tests.bot.harness import playing
from tests.bot.positions import live, placed


def rolling():
    """Let Ann, of the rules' worked example, choose cards for her red stone: own ones apply, one of others must."""
    return romeo_i_julia.position(
        seats=2,
        phase="final",
        at={0: "grand-hotel", 1: "docks"},
        stones={0: ("luck", "mark", "deduction"), 1: ("driving", "shooting", "mark")},
        own={0: ["blue-stamina", "red-luck", "julia-1"]},
        against={0: ["romeo-1", "julia-2"]},
        script=(6,),
    )


async def choosing(world):
    """Return Ann, and the message that lists the cards."""
    party = await placed(world, rolling())
    ann, table = world.people[0], party.table
    await ann.answer(table, "red")
    await ann.answer(table, "choose")
    return party, ann, table


async def test_own_coloured_cards_that_apply_are_preselected(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        party, ann, table = await choosing(world)
        (menu,) = table.menus
        assert set(menu.values) == {"red-luck", "julia-1", "julia-2"}
        assert "red-luck" in menu.marked
        await ann.press(table, "As marked")
        (roll,) = (await live(party)).table.seen(None).view.rolls
        assert sorted(roll.up + roll.down) == sorted(menu.marked)


@pytest.mark.parametrize("cards", [("red-luck", "julia-1", "julia-2"), ("julia-2",), ()])
async def test_another_choice_than_the_marked_one_counts_as_it_is(tmp_path, cards):
    async with playing(tmp_path, "Ann", "Bob") as world:
        party, ann, table = await choosing(world)
        if cards:
            await ann.pick(table, "", *cards)
        else:
            await ann.press(table, "None of these")
        (roll,) = (await live(party)).table.seen(None).view.rolls
        assert sorted(roll.up + roll.down) == sorted(cards)


async def test_a_press_on_marked_ones_that_comes_too_late_is_refused(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        party, ann, table = await choosing(world)
        old = next(button.custom_id for button in table.buttons if button.label == "As marked")
        await ann.press(table, "As marked")
        digest = (await live(party)).table.digest
        assert (await ann.press_old(table, old)).text
        assert (await live(party)).table.digest == digest


async def test_dice_for_money_are_all_marked_where_one_choice_of_many_is_not(tmp_path):
    """A menu that takes one would not notice the press on what it shows already."""
    sides = ({1: "forum"}, {1: "nero"})
    async with playing(tmp_path, "Ann", "Bob") as world:
        table = roma.position(sides=sides, hands=(["legat"], []), money=(9, 0), dice=(2, 4, 4))
        party = await placed(world, table)
        ann, table = world.people[0], party.table
        (menu,) = table.menus
        assert (menu.high, menu.marked) == (1, ())
        await ann.pick(table, "", "Take money")
        (menu,) = table.menus
        assert menu.marked == menu.values
        assert "None of these" not in table.labels
        await ann.press(table, "As marked")
        assert (await live(party)).table.seen(None).view.money == (19, 0)


async def test_options_with_art_have_its_emoji_on_buttons_and_in_menus(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        party = await placed(world, rolling())
        ann = world.people[0]
        shown = [part["emoji"]["name"] for part in party.table._parts(2) if part.get("emoji")]
        assert shown == ["🔴", "🔵", "💛"]
        await ann.answer(party.table, "red")
        await ann.answer(party.table, "choose")
        (menu,) = party.table._parts(3)
        assert [option["emoji"]["name"] for option in menu["options"]] == ["🔴", "👩", "👩"]
