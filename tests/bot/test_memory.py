"""Memory: a hundred open tables are no burden, and a table that has ended leaves nothing behind (issue: limits)."""

import gc
import subprocess
import sys

import pytest

from benchmarks.footprint import TABLES, run
from bot.memory import settle
from tests.bot import romeo
from tests.bot.harness import playing

MOST, SIMCORD = 150, 10
"""Megabytes of the bot, and what SimCord takes at least beside it: its modules, and its tables, people and messages."""


@pytest.mark.skipif(sys.platform != "linux", reason="resident memory is read from /proc")
def test_a_hundred_open_tables_fit_into_little_memory(tmp_path):
    assert TABLES == 100
    _, megabytes = run("tables", str(tmp_path))
    assert megabytes < MOST + SIMCORD


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
        prompt = (await world.owner.slash("stop")).post
        await world.owner.press(prompt, "End table 1")
        await world.owner.press(prompt, "Yes, stop it")
        assert world.bot.publisher._shown == {}
        assert world.bot.notifier._asked == {}
        assert world.bot.notifier._panels == {}


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc has a heap for each thread")
def test_what_pictures_leave_behind_is_given_back():
    """Threads that each take and free some megabytes leave next to nothing, in one heap or in several."""
    program = """
from concurrent.futures import ThreadPoolExecutor
from benchmarks.footprint import resident
from bot.memory import share, trim

def work(_):
    pieces = [bytes(100_000) for _ in range(100)]
    return len(pieces[::2])

assert share()
with ThreadPoolExecutor(4) as pool:
    before = resident()
    list(pool.map(work, range(40)))
    trim()
    print(resident() - before)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert float(said) < 4


def test_what_a_start_has_made_is_looked_through_no_more():
    before = gc.get_freeze_count()
    try:
        settle()
        assert gc.get_freeze_count() > before + 1000
    finally:
        gc.unfreeze()
