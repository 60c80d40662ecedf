"""A process killed at any moment loses no commit it was told of (R39)."""

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Store, sqlite_url
from tests.store.rows import table

PLAY = """
import asyncio, sys
from bot.store import Input, Store

async def main():
    store = await Store.open(sys.argv[1], now=0.0)
    revision = (await store.get("t1")).revision
    while True:
        given = Input(0, f"q{revision}", ("yes",), "click", 1, float(revision), "d")
        state = {"n": revision + 1, "padding": "x" * 2000}
        assert await store.commit("t1", revision, snapshot=state, due={f"q{revision + 1}": 1.0}, input=given)
        revision += 1
        print(revision, flush=True)

asyncio.run(main())
"""


def play_until_killed(path: Path, moves: int) -> int:
    """Play in a process, kill it after that many moves or a few more; return the last revision it was told of."""
    process = subprocess.Popen([sys.executable, "-c", PLAY, f"sqlite:///{path}"], stdout=subprocess.PIPE, text=True)
    lines = [process.stdout.readline() for _ in range(moves)]
    process.send_signal(signal.SIGKILL)
    lines += process.communicate()[0].splitlines(keepends=True)
    return int([line for line in lines if line.endswith("\n")][-1])


@pytest.mark.parametrize("seed", range(6))
async def test_every_commit_that_was_confirmed_is_there_after_a_kill(path, seed):
    store = await Store.open(sqlite_url(path), now=0.0)
    await store.create(table(due={"q0": 1.0}))
    await store.close()
    confirmed = play_until_killed(path, random.Random(seed).randrange(1, 400))

    store = await Store.open(sqlite_url(path), now=0.0)
    row = await store.get("t1")
    assert row.revision in (confirmed, confirmed + 1)
    assert [entry.question for entry in await store.inputs("t1")] == [f"q{number}" for number in range(row.revision)]
    assert row.snapshot["n"] == row.revision
    assert row.due == {f"q{row.revision}": 1.0}
    await store.close()
