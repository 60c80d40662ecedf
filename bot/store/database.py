"""Where statements run: each transaction a plain function of a SQLAlchemy connection.

An SQLite file has one connection, in a thread of its own (aiosqlite). Each transaction runs there as a whole, which
takes one change of threads instead of two for each statement; they queue up there instead of finding the database
locked (R75). A server is reached through SQLAlchemy's async engine. A transaction once begun runs to its end, though
whoever asked for it is cancelled.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, StaticPool, create_engine, exc
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.errors import BadUrl, DatabaseUnavailable
from bot.store.url import shown, sqlite_path

P = ParamSpec("P")
T = TypeVar("T")

PRAGMAS = (
    "busy_timeout = 5000",  # another process (a backup, the doctor) may hold the file for a moment
    "journal_mode = WAL",  # readers do not stop the writer
    "synchronous = FULL",  # a commit survives a power cut
    "foreign_keys = ON",
)
encode = partial(json.dumps, separators=(",", ":"), ensure_ascii=False)


class _Way(Protocol):
    """A way to a database."""

    async def run(self, begin: str, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction that begins so."""
        ...

    async def close(self) -> None:
        """Finish what is queued and let go of the database."""
        ...


class Database:
    """One database; `read` and `write` run a function of its connection in one transaction."""

    def __init__(self, url: URL) -> None:
        self._where = shown(url)
        path = sqlite_path(url)
        self._way: _Way = _Server(url) if path is None else _File(path)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` on one state of the database."""
        with explained(self._where):
            return await self._way.run("BEGIN", lambda connection: work(connection, *args, **kwargs))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in one transaction; all of it is kept, or nothing."""
        with explained(self._where):
            return await self._way.run("BEGIN IMMEDIATE", lambda connection: work(connection, *args, **kwargs))

    async def close(self) -> None:
        """Finish what is queued and let go of the database."""
        await self._way.close()


class _Thread(aiosqlite.Connection):
    """An SQLite connection and its thread, which also runs plain functions, one after the other."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=1)
        self._thread.daemon = True  # a process that fails to close its database ends all the same

    async def run(self, work: Callable[[], T]) -> T:
        """Run a function in the thread of the connection."""
        done: T = await self._execute(work)  # type: ignore[no-untyped-call]
        return done


class _File:
    """An SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread: _Thread | None = None
        self._opening = asyncio.Lock()
        self._raw: sqlite3.Connection | None = None
        self._connection: Connection | None = None
        self._engine = create_engine(
            "sqlite://", creator=lambda: self._raw, poolclass=StaticPool, hide_parameters=True, json_serializer=encode
        )

    async def run(self, begin: str, work: Callable[[Connection], T]) -> T:
        thread = await self._opened()
        return await thread.run(partial(self._transaction, begin, work))

    async def close(self) -> None:
        async with self._opening:
            if self._thread is not None:
                await self._thread.run(self._let_go)
                await self._thread.close()
                self._thread = None

    async def _opened(self) -> _Thread:
        async with self._opening:
            if self._thread is None:
                thread = _Thread(self._connect)
                await thread
                self._thread = thread
            return self._thread

    def _connect(self) -> sqlite3.Connection:
        """Open the file; transactions are begun by hand, for the driver begins them too late."""
        self._raw = sqlite3.connect(self._path, isolation_level=None)
        for pragma in PRAGMAS:
            self._raw.execute(f"PRAGMA {pragma}")
        return self._raw

    def _transaction(self, begin: str, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            self._connection.exec_driver_sql(begin)
            return work(self._connection)

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()


class _Server:
    """A PostgreSQL server, which begins transactions itself."""

    def __init__(self, url: URL) -> None:
        try:
            self._engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True, json_serializer=encode)
        except ModuleNotFoundError as error:
            raise BadUrl(f"PostgreSQL needs {error.name}; install starcrossed[postgres]") from None

    async def run(self, begin: str, work: Callable[[Connection], T]) -> T:
        return await asyncio.shield(asyncio.ensure_future(self._transaction(work)))

    async def close(self) -> None:
        await self._engine.dispose()

    async def _transaction(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)


@contextmanager
def explained(where: str) -> Iterator[None]:
    """Turn a driver's failure into `DatabaseUnavailable`; our own mistakes pass as they are."""
    try:
        yield
    except (exc.IntegrityError, exc.ProgrammingError, exc.DataError):
        raise
    except exc.DBAPIError as error:
        raise DatabaseUnavailable(where, str(error.orig)) from error
    except (OSError, sqlite3.Error) as error:
        raise DatabaseUnavailable(where, str(error)) from error
