"""Where statements run: each transaction a plain function of a SQLAlchemy connection, on its async engine.

SQLite is reached through aiosqlite and has one writer at a time, so its transactions queue up here instead of finding
the database locked (R75). A transaction once begun runs to its end, though whoever asked for it is cancelled.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, event, exc
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


class Database:
    """One database; `read` and `write` run a function of its connection in one transaction."""

    def __init__(self, url: URL) -> None:
        self._where = shown(url)
        self._sqlite = sqlite_path(url) is not None
        self._turn: AbstractAsyncContextManager[Any] = asyncio.Lock() if self._sqlite else nullcontext()
        try:
            self._engine = create_async_engine(
                url, pool_pre_ping=not self._sqlite, hide_parameters=True, json_serializer=encode
            )
        except ModuleNotFoundError as error:
            raise BadUrl(f"PostgreSQL needs {error.name}; install starcrossed[postgres]") from None
        if self._sqlite:
            event.listen(self._engine.sync_engine, "connect", _prepare)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` on one state of the database."""
        return await self._complete("BEGIN", lambda connection: work(connection, *args, **kwargs))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in one transaction; all of it is kept, or nothing."""
        return await self._complete("BEGIN IMMEDIATE", lambda connection: work(connection, *args, **kwargs))

    async def close(self) -> None:
        """Finish what is queued and let go of the database."""
        async with self._turn:
            await self._engine.dispose()

    async def _complete(self, begin: str, work: Callable[[Connection], T]) -> T:
        return await asyncio.shield(asyncio.ensure_future(self._transaction(begin, work)))

    async def _transaction(self, begin: str, work: Callable[[Connection], T]) -> T:
        with explained(self._where):
            async with self._turn, self._engine.begin() as connection:
                if self._sqlite:
                    await connection.exec_driver_sql(begin)
                return await connection.run_sync(work)


def _prepare(connection: Any, _record: object) -> None:
    """Set up a new SQLite connection; transactions are begun by hand, for the driver begins them too late."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


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
