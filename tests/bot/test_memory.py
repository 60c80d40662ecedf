"""Memory: a hundred open tables are no burden, and a table that has ended leaves nothing behind (issue: limits)."""

import sys

import pytest

from benchmarks.footprint import TABLES, run
from tests.bot import romeo
from tests.bot.harness import playing

MOST = 170
"""Megabytes; some of them are SimCord's."""


@pytest.mark.skipif(sys.platform != "linux", reason="resident memory is read from /proc")
def test_a_hundred_open_tables_fit_into_little_memory(tmp_path):
    assert TABLES == 100
    _, megabytes = run("tables", str(tmp_path))
    assert megabytes < MOST


async def test_a_table_that_has_ended_is_forgotten(tmp_path):
    """What is kept for its messages and panels goes with it."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        bot = world.bot
        assert bot.publisher._shown == {}
        assert bot.publisher._tasks == {}
        assert bot.publisher._actors == {}
        assert bot.publisher._dirty == bot.publisher._anew == set()
        assert bot.notifier._asked == {}
        assert bot.notifier._panels == {}
        assert bot._busy == set()
        await world.people[0].press(result, "Rematch")
        await world.people[0].press(world.last, "Cancel")
        assert bot.publisher._shown == {}


async def test_a_stopped_table_is_forgotten_too(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await romeo.begin(world)
        prompt = (await world.people[0].slash("stop")).post
        await world.people[0].press(prompt, "End table 1")
        assert world.bot.publisher._shown == {}
        assert world.bot.notifier._asked == {}
        assert world.bot.notifier._panels == {}
