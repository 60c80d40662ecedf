"""The lease: one process on one database (R18)."""

import asyncio
import os
import signal
import socket
import subprocess
import sys

import pytest

from bot.store import LeaseLost, LeaseTaken, Owner, Store, sqlite_url
from tests.store.rows import table

ELSEWHERE = Owner("other", "elsewhere", 1)
HOLD = """
import asyncio, sys, time
from bot.store import Owner, Store

async def main():
    store = await Store.open(sys.argv[1], now=0.0)
    print(await store.acquire(Owner.here(), float(sys.argv[2])), flush=True)
    if "release" in sys.argv:
        await store.release(float(sys.argv[2]))
        await store.close()
    else:
        await asyncio.sleep(60)

asyncio.run(main())
"""


def start(path, now, *words) -> subprocess.Popen:
    """Start a process that takes the lease and says when the last one was alive."""
    command = [sys.executable, "-c", HOLD, f"sqlite:///{path}", str(now), *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    process.said = process.stdout.readline().strip()
    return process


def end(process) -> None:
    """Kill a process as a power cut would, and wait until it is gone."""
    process.send_signal(signal.SIGKILL)
    process.communicate()


async def test_the_first_owner_has_no_predecessor(store):
    assert await store.acquire(Owner.here(), 100.0) is None
    assert store.last_alive is None


async def test_a_second_live_process_is_refused_and_told_who_is_there(path):
    process = start(path, 1_770_000_000.0)
    store = await Store.open(sqlite_url(path), now=0.0)
    try:
        expected = rf"process {process.pid} on {socket.gethostname()} since 2026-02-02 02:40:00 UTC"
        with pytest.raises(LeaseTaken, match=expected):
            await store.acquire(Owner.here(), 1_770_000_014.9)
        assert store.last_alive is None
    finally:
        end(process)
        await store.close()


async def test_a_process_killed_is_followed_at_once(path):
    process = start(path, 100.0)
    end(process)
    store = await Store.open(sqlite_url(path), now=0.0)
    assert await store.acquire(Owner.here(), 100.5) == 100.0
    await store.close()


async def test_a_process_that_released_is_followed_at_once(path):
    process = start(path, 100.0, "release")
    assert process.communicate() == ("", "")
    store = await Store.open(sqlite_url(path), now=0.0)
    assert await store.acquire(ELSEWHERE, 100.5) == 100.0
    await store.close()


async def test_a_live_process_that_is_silent_for_15_seconds_is_followed(path):
    process = start(path, 100.0)
    store = await Store.open(sqlite_url(path), now=0.0)
    try:
        assert await store.acquire(Owner.here(), 115.0) == 100.0
    finally:
        end(process)
        await store.close()


async def test_of_processes_started_at_once_one_has_the_lease(path):
    await (await Store.open(sqlite_url(path), now=0.0)).close()
    processes = await asyncio.gather(*(asyncio.to_thread(start, path, 100.0) for _ in range(3)))
    for process in processes:
        process.kill()
    errors = [process.communicate()[1] for process in processes]
    assert sorted(process.said for process in processes) == ["", "", "None"]
    assert sum("LeaseTaken" in error for error in errors) == 2


async def test_an_earlier_incarnation_with_our_own_number_is_dead(store):
    """In a container every process has the same number."""
    await store.acquire(Owner("before", socket.gethostname(), os.getpid()), 100.0)
    assert await store.acquire(Owner.here(), 101.0) == 100.0


async def test_a_process_of_another_user_is_alive(store, monkeypatch):
    def refuse(_pid, _signal):
        raise PermissionError

    monkeypatch.setattr(os, "kill", refuse)
    await store.acquire(Owner("other", socket.gethostname(), os.getpid() + 1), 100.0)
    with pytest.raises(LeaseTaken):
        await store.acquire(Owner.here(), 101.0)


async def test_a_process_elsewhere_is_known_by_its_silence_only(store):
    await store.acquire(ELSEWHERE, 100.0)
    for now in (100.0, 114.9, 85.1):
        with pytest.raises(LeaseTaken, match="process 1 on elsewhere"):
            await store.acquire(Owner.here(), now)
    assert await store.acquire(Owner.here(), 115.0) == 100.0


async def test_a_clock_set_back_does_not_lock_the_database_for_ever(store):
    await store.acquire(ELSEWHERE, 100_000.0)
    assert await store.acquire(Owner.here(), 500.0) == 100_000.0


async def test_a_renewal_keeps_the_lease_and_is_what_the_next_owner_sees(store):
    await store.acquire(ELSEWHERE, 100.0)
    await store.renew(110.0)
    with pytest.raises(LeaseTaken):
        await store.acquire(Owner.here(), 116.0)
    assert await store.acquire(Owner.here(), 125.0) == 110.0


async def test_a_renewal_writes_what_is_shown(store, url):
    await store.create(table())
    await store.acquire(ELSEWHERE, 100.0)
    await store.note("t1", published=0)
    await store.renew(101.0)
    other = await Store.open(url, now=0.0)
    assert (await other.get("t1")).published == 0
    await other.close()


async def test_the_owner_may_take_it_again(store):
    await store.acquire(ELSEWHERE, 100.0)
    assert await store.acquire(ELSEWHERE, 101.0) == 100.0


async def test_who_was_followed_learns_of_it_and_cannot_release_it(store, url):
    successor = await Store.open(url, now=0.0)
    await store.acquire(ELSEWHERE, 100.0)
    await successor.acquire(Owner("third", "third", 3), 120.0)
    with pytest.raises(LeaseLost, match="taken over"):
        await store.renew(121.0)
    await store.release(122.0)
    with pytest.raises(LeaseTaken, match="on third"):
        await store.acquire(ELSEWHERE, 123.0)
    await successor.close()


async def test_a_release_is_when_the_owner_was_last_alive(store):
    await store.release(50.0)
    await store.acquire(ELSEWHERE, 100.0)
    await store.release(107.0)
    assert await store.acquire(Owner.here(), 200.0) == 107.0
    await store.renew(201.0)
    await store.release()
    assert await store.acquire(ELSEWHERE, 300.0) == 201.0
