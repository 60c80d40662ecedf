"""The log: everything that has happened at a table, for each as far as they may know it (issue: a long public log)."""

from itertools import pairwise
from random import Random

import pytest

from bot.log import PAGE, happened, paged
from engine import GAMES, Move, Record, Rng, Table, random_answer
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.player import Party

SEED = 5
MOST = 150
"""Answers of a game that is looked at."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("place", [0, -1])
def test_each_is_told_all_that_was_for_them_and_nothing_else(game, place):
    """Compared with what came out of the game while it was played."""
    seats = game.seats[place]
    table, rng = Table.new(game, SEED, seats), Rng(SEED)
    told = {eyes: [event.msg for event in table.seen(eyes).events] for eyes in (None, *range(seats))}
    moves = []
    while table.questions and len(moves) < MOST:
        asked = rng.pick(table.questions)
        keys = random_answer(asked.item, rng)
        for event in table.answer(asked.item.seat, asked.id, keys):
            for eyes in told:
                if event.to in (None, eyes):
                    told[eyes].append(event.msg)
        moves.append(Move(asked.item.seat, asked.id, keys, False, table.digest))
    record = Record(game.id, game.version, table.options, seats, SEED, tuple(moves))
    for eyes, messages in told.items():
        assert happened(record, eyes) == messages


def test_pages_are_full_and_lose_nothing():
    lines = [f"{number} " + "x" * (number % 200) for number in range(300)]
    leaves = paged(lines)
    assert [line for leaf in leaves for line in leaf] == lines
    assert all(len("\n".join(leaf)) <= PAGE for leaf in leaves)
    assert all(len("\n".join([*leaf, following[0]])) >= PAGE for leaf, following in pairwise(leaves))


async def test_a_long_log_is_read_page_by_page_from_its_end(tmp_path):
    """With every die of a round, which the table itself has no room for."""
    async with playing(tmp_path, "Ann", "Bob") as world:
        party = await Party.begin(world, "capulets_montagues", Random(3))
        while not party.table.text.count("Turn 5"):
            await party.go_on()
        ann = party.people[0]
        post = (await ann.press(party.table, "Log")).post
        assert post.private
        pages = [post.text]
        assert "What has happened at" in post.text
        while "Back" in post.labels:
            await ann.press(post, "Back")
            pages.append(post.text)
        assert len(pages) > 1
        row = (await world.bot.store.find())[0]
        live = await world.bot.tables.get(row.id)
        recent = [line for line in party.table.text.split("\n") if line.startswith("- ")]
        assert recent
        assert all(line in pages[0] + pages[1] for line in recent)
        assert live.row.status == "playing"
        await ann.press(post, "On")
        assert post.text == pages[-2]


async def test_a_spectator_reads_no_secret(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[:3])
        await romeo.place_all(world, table)
        seated = (await world.people[0].press(table, "Log")).post
        stranger = (await world.people[3].press(table, "Log")).post
        assert "What has happened at" in stranger.text
        assert stranger.text.count("\n- ") <= seated.text.count("\n- ")


async def test_a_table_that_nobody_knows_has_no_log(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        reply = await world.people[0].press_old(table, "sc1:nonsense:log::")
        assert "table" in reply.text
