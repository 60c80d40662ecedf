"""SQLite files as files: whether this process may use one, what is in it, how to copy it while it is written.

A look never changes the file, not by a byte, and leaves nothing beside it.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import BackupFailed, NotADatabase, UnreadableDatabase
from bot.store.migrate import VERSION, State, judge


def prepare_folder(path: Path) -> None:
    """Make the file's folder where it is missing; raise `UnreadableDatabase` unless file and folder can be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnreadableDatabase(path, f"its folder cannot be made ({error.strerror})") from error
    require_place(path)


def require_place(path: Path) -> None:
    """Raise `UnreadableDatabase` unless file and folder can be written, or made where they are missing."""
    folder = next(folder for folder in path.absolute().parents if folder.exists())
    if not folder.is_dir() or not _allowed(folder, os.R_OK | os.W_OK | os.X_OK):
        raise UnreadableDatabase(path, "permission to write its folder is denied")
    require_file(path, os.R_OK | os.W_OK)


def require_file(path: Path, mode: int) -> None:
    """Raise `UnreadableDatabase` if there is something at `path` that is no file or refuses `mode`."""
    try:
        if path.exists() and not path.is_file():
            raise UnreadableDatabase(path, "it is not a file")
    except OSError as error:
        raise UnreadableDatabase(path, f"{error.strerror}") from error
    if path.exists() and not _allowed(path, mode):
        raise UnreadableDatabase(path, "permission is denied")


def look(path: Path) -> State:
    """Judge a file before anything is written; raise for one to keep away from."""
    if not path.exists() or not path.stat().st_size:
        return "empty"
    try:
        with closing(_peek(path)) as connection:
            found = connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')").fetchall()
            names = {name for (name,) in found if not name.startswith("sqlite_")}
            return judge(names, lambda: _revision(connection), str(path))
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise NotADatabase(path) from None
        raise UnreadableDatabase(path, str(error)) from error


def _revision(connection: sqlite3.Connection) -> str | None:
    row: tuple[str] | None = connection.execute(f"SELECT version_num FROM {VERSION}").fetchone()
    return row and row[0]


def copy(source: Path, target: Path) -> None:
    """Copy a database that may be in use, as of one moment; never overwrite, leave nothing behind on failure.

    The source is opened for writing where that is allowed, so that SQLite tidies up beside it afterwards.
    """
    try:
        target.open("xb").close()
    except FileExistsError:
        raise BackupFailed(f"{target} exists already and was left as it is; name a new file") from None
    except OSError as error:
        raise BackupFailed(f"cannot write {target}: {error.strerror}; name a file in a folder you may write") from error
    try:
        with closing(_open(source, "mode=rw")) as reader, closing(sqlite3.connect(target)) as writer:
            reader.backup(writer)
    except BaseException as error:
        target.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise BackupFailed(f"cannot copy {source} to {target}: {error}; check the disk's free space") from error
        raise


def _peek(path: Path) -> sqlite3.Connection:
    """Open the file so that nothing is written beside it, unless a log is there that must be read too."""
    log = path.with_name(f"{path.name}-wal")
    return _open(path, "mode=ro" if log.exists() and log.stat().st_size else "mode=ro&immutable=1")


def _open(path: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)


def _allowed(path: Path, mode: int) -> bool:
    return os.access(path, mode, effective_ids=os.access in os.supports_effective_ids)
