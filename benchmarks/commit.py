"""What one turn costs on the disk: the store's commit against a bare sqlite3 commit of the same bytes.

Both are durable (WAL, synchronous=FULL) and run alternately on files side by side; wall time, medians. The bare commit
is the least a turn can be, one INSERT and one UPDATE; the store's also keeps the due times, encodes the snapshot and
goes to the connection's thread and back.
"""

import asyncio
import json
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from benchmarks.figure import Figure
from bot.store import Input, Seat, Store, TableRow, sqlite_url

ROUNDS = 600
SNAPSHOT = {"seats": 5, "state": {"zones": [{"card": f"card-{n}", "seat": n % 5, "up": n % 2} for n in range(50)]}}
ENCODED = json.dumps(SNAPSHOT, separators=(",", ":"))


def measure() -> list[Figure]:
    """Return how many bare commits one commit of a turn costs."""
    with tempfile.TemporaryDirectory() as folder:
        turns, bare = asyncio.run(_alternate(Path(folder)))
    return [Figure("commit of a turn / bare sqlite3 commit", statistics.median(turns) / statistics.median(bare), 10, 6)]


async def _alternate(folder: Path) -> tuple[list[float], list[float]]:
    store = await Store.open(sqlite_url(folder / "store.db"), now=0.0)
    await store.create(_table())
    turns, bare = [], []
    with closing(_bare(folder / "bare.db")) as connection:
        for revision in range(ROUNDS):
            begin = time.perf_counter()
            _commit_bare(connection, revision)
            middle = time.perf_counter()
            assert await _commit(store, revision)
            bare.append(middle - begin)
            turns.append(time.perf_counter() - middle)
    await store.close()
    return turns, bare


async def _commit(store: Store, revision: int) -> bool:
    """Answer a question: it is no longer due, the next one is."""
    given = Input(revision % 5, f"{revision}.5f3a9c", ("count-paris",), "click", 2**60, float(revision), "0" * 16)
    due = {f"{revision + 1}.5f3a9c": float(revision)}
    return await store.commit("t", revision, snapshot=SNAPSHOT, due=due, input=given)


def _commit_bare(connection: sqlite3.Connection, revision: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE tables SET revision = revision + 1, snapshot = ? WHERE id = 't'", (ENCODED,))
    row = (
        "t",
        revision,
        revision % 5,
        f"{revision}.5f3a9c",
        '["count-paris"]',
        "click",
        2**60,
        float(revision),
        "0" * 16,
    )
    connection.execute("INSERT INTO inputs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    connection.execute("COMMIT")


def _bare(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in (
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "CREATE TABLE tables (id TEXT PRIMARY KEY, revision INTEGER, snapshot TEXT)",
        "CREATE TABLE inputs (id TEXT, revision INTEGER, seat INTEGER, question TEXT, keys TEXT, cause TEXT,"
        " user INTEGER, at REAL, digest TEXT, PRIMARY KEY (id, revision))",
        "INSERT INTO tables VALUES ('t', 0, NULL)",
    ):
        connection.execute(statement)
    return connection


def _table() -> TableRow:
    values: dict[str, Any] = {"guild": 1, "channel": 2, "host": 3, "game": "lanterns", "version": 1, "clock": "live"}
    people = tuple(Seat(seat, 2**60 + seat, f"Player {seat}") for seat in range(5))
    return TableRow(id="t", locale="en", created=0.0, touched=0.0, seats=people, status="playing", **values)
