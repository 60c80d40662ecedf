"""Where statements run: one transaction at a time, each a plain function of a SQLAlchemy connection.

SQLite runs in one thread that owns the only connection: transactions queue up there instead of finding the database
locked, a turn costs one hop between threads, and a task that is cancelled cannot leave half a transaction behind.
A server runs through SQLAlchemy's async engine. Neither knows what the functions do.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import URL, Connection, NullPool, create_engine, event, exc
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.errors import BadUrl, DatabaseUnavailable
from bot.store.url import shown

P = ParamSpec("P")
T = TypeVar("T")

PRAGMAS = (
    "busy_timeout = 5000",  # another process (a backup, the doctor) may hold the file for a moment
    "journal_mode = WAL",  # readers do not stop the writer
    "synchronous = FULL",  # a commit survives a power cut
    "foreign_keys = ON",
)
encode = partial(json.dumps, separators=(",", ":"), ensure_ascii=False)


class Database(Protocol):
    """One database; `read` and `write` run a function of its connection in one transaction."""

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T: ...

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T: ...

    async def close(self) -> None: ...


class SqliteDatabase:
    """An SQLite file behind one thread and one connection."""

    def __init__(self, url: URL) -> None:
        self._where = shown(url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._engine = create_engine(url, poolclass=NullPool, hide_parameters=True, json_serializer=encode)
        event.listen(self._engine, "connect", _prepare)
        self._connection: Connection | None = None

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` on one state of the database."""
        return await self._hop(self._transaction, "BEGIN", lambda connection: work(connection, *args, **kwargs))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` as the only writer; all of it is kept, or nothing."""
        return await self._hop(
            self._transaction, "BEGIN IMMEDIATE", lambda connection: work(connection, *args, **kwargs)
        )

    async def close(self) -> None:
        """Finish what is queued and let go of the file."""
        await self._hop(self._disconnect)
        self._thread.shutdown()

    async def _hop(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **kwargs))

    def _transaction(self, begin: str, work: Callable[[Connection], T]) -> T:
        with explained(self._where):
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                self._connection.exec_driver_sql(begin)
                return work(self._connection)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()


class ServerDatabase:
    """A PostgreSQL database through SQLAlchemy's async engine."""

    def __init__(self, url: URL) -> None:
        self._where = shown(url)
        try:
            self._engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True, json_serializer=encode)
        except ModuleNotFoundError as error:
            raise BadUrl(f"PostgreSQL needs {error.name}; install starcrossed[postgres]") from None

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in one transaction; all of it is kept, or nothing."""
        with explained(self._where):
            async with self._engine.begin() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    read = write

    async def close(self) -> None:
        """Close the pool."""
        await self._engine.dispose()


def _prepare(connection: Any, _record: object) -> None:
    """Set up a new SQLite connection; transactions are begun by hand, for the driver begins them too late."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


@contextmanager
def explained(where: str) -> Iterator[None]:
    """Turn a driver's failure into `DatabaseUnavailable`; our own mistakes pass as they are."""
    try:
        yield
    except (exc.IntegrityError, exc.ProgrammingError, exc.DataError):
        raise
    except exc.DBAPIError as error:
        raise DatabaseUnavailable(where, str(error.orig)) from error
    except OSError as error:
        raise DatabaseUnavailable(where, str(error)) from error
