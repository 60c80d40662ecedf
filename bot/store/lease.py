"""The lease: one row that says which process runs on the database, so that no second one does.

Its owner renews it every few seconds. It is free when it was released, when its process is known to be dead, or when it
has not been renewed for `STALE` seconds. A process on another machine can only be known by its silence.
"""

import os
import socket

from sqlalchemy import Connection, RowMapping, select, update

from bot.store.errors import LeaseLost, LeaseTaken
from bot.store.rows import Owner
from bot.store.schema import lease
from bot.store.sql import upsert

STALE = 15.0


def acquire(connection: Connection, owner: Owner, now: float, where: str) -> float | None:
    """Take the lease; return when the previous owner was last alive, None if there was none.

    Raise `LeaseTaken` while another process holds it.
    """
    held = connection.execute(select(lease).with_for_update()).mappings().first()
    if held and held["owner"] != owner.id and not _free(held, now):
        raise LeaseTaken(where, host=held["host"], pid=held["pid"], since=held["since"])
    row = {"id": 1, "owner": owner.id, "host": owner.host, "pid": owner.pid, "since": now, "renewed": now}
    connection.execute(upsert(connection, lease), row)
    return held["renewed"] if held else None


def renew(connection: Connection, owner: Owner, now: float, where: str) -> None:
    """Say that the owner is alive; raise `LeaseLost` if the lease is another's."""
    if connection.execute(update(lease).where(lease.c.owner == owner.id).values(renewed=now)).rowcount != 1:
        raise LeaseLost(where)


def release(connection: Connection, owner: Owner, now: float | None) -> None:
    """Give the lease back; a later owner sees when. Do nothing if it is another's."""
    alive = {} if now is None else {"renewed": now}
    connection.execute(update(lease).where(lease.c.owner == owner.id).values(owner=None, **alive))


def _free(held: RowMapping, now: float) -> bool:
    return held["owner"] is None or abs(now - held["renewed"]) >= STALE or _dead(held["host"], held["pid"])


def _dead(host: str, pid: int) -> bool:
    """Say whether a process is known to be gone: on this machine, and its number is free or our own."""
    if host != socket.gethostname():
        return False
    if pid == os.getpid():
        return True
    if os.name == "nt":  # there os.kill would end it
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        pass
    return False
