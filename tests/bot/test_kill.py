"""Killed at any moment: what was accepted is there, and every game can be played to its end (R39)."""

import json
import multiprocessing
import random
import sqlite3
import time
from contextlib import closing
from multiprocessing.connection import Connection, wait
from typing import Any

from bot.store import Store, sqlite_url
from engine import GAMES, Table, replay
from tests.bot import victim
from tests.bot.test_persistence import recorded

KILLS = 50
LONGEST = 0.4
"""Seconds for which a process goes on at the longest, from its start or from when it begins to play."""

processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["tests.bot.victim"])


async def test_a_process_killed_at_random_moments_loses_no_answer_and_leaves_no_game_stuck(tmp_path):
    chance = random.Random(1)
    accepted: list[Any] = []
    moments = 0
    for number in range(KILLS):
        told = killed(tmp_path, number, chance.uniform(0, LONGEST), at_play=bool(number % 4))
        moments += "started" in told
        accepted += [each for each in told if each != "started"]
        assert missing(tmp_path, accepted) == [], f"after kill {number}"
    assert moments > KILLS / 2, "most were killed while they played"
    assert len(accepted) > KILLS, "they played"
    await all_replay(tmp_path)
    finished(tmp_path)
    await all_replay(tmp_path)
    assert missing(tmp_path, accepted) == []


def killed(folder, number: int, after: float, *, at_play: bool) -> list[Any]:
    """Start a process, kill it some seconds later, or after it has begun to play; return what it had said by then."""
    ours, theirs = processes.Pipe(duplex=False)
    process = processes.Process(target=victim.play, args=(str(folder), number, theirs))
    process.start()
    theirs.close()
    said = [ours.recv()] if at_play else []
    said += listen(ours, until=time.monotonic() + after)
    assert process.exitcode is None, "it ended by itself"
    process.kill()
    process.join()
    return said + listen(ours, until=float("inf"))


def listen(pipe: Connection, until: float) -> list[Any]:
    """Return what comes through a pipe until a moment, or its end."""
    said = []
    while (left := until - time.monotonic()) > 0 and wait([pipe], min(left, 60)):
        try:
            said.append(pipe.recv())
        except EOFError:
            break
    return said


def missing(folder, accepted: list[Any]) -> list[Any]:
    """Return the accepted answers that are not in the log."""
    if not accepted:
        return []
    statement = "SELECT table_id, user_id, question, keys FROM inputs WHERE cause = 'click'"
    with closing(sqlite3.connect(folder / "starcrossed.db")) as database:
        kept = {(*row[:3], tuple(json.loads(row[3]))) for row in database.execute(statement)}
    return [answer for answer in accepted if answer not in kept]


async def all_replay(folder) -> None:
    """Check that every table loads, and is what its log leads to."""
    store = await Store.open(sqlite_url(folder / "starcrossed.db"), now=0.0)
    try:
        rows = await store.find(statuses=("playing", "finished"))
        assert rows
        for row in rows:
            table = replay(await recorded(store, row.id), GAMES)
            assert table.digest == Table.load(GAMES[row.game], row.snapshot).digest
            assert (table.result is not None) == (row.status == "finished")
    finally:
        await store.close()


def finished(folder) -> None:
    """Let a last process play every table to its end."""
    ours, theirs = processes.Pipe(duplex=False)
    process = processes.Process(target=victim.play, args=(str(folder), KILLS, theirs), kwargs={"finish": True})
    process.start()
    theirs.close()
    listen(ours, until=time.monotonic() + 120)
    process.join(10)
    assert process.exitcode == 0
    with closing(sqlite3.connect(folder / "starcrossed.db")) as database:
        statuses = {status for (status,) in database.execute("SELECT status FROM tables")}
    assert statuses == {"finished"}
