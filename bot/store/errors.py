"""What can go wrong with the database, each with its remedy in one sentence.

StoreError
├── BadUrl                  DATABASE_URL cannot be used
├── UnreadableDatabase      the file or its folder cannot be opened, read or written
├── NoDatabase              there is nothing to work on yet
├── NotADatabase            the file holds something else
├── ForeignDatabase         the database belongs to another program
├── NewerDatabase           the database was written by a newer version of this program
├── DatabaseUnavailable     the database stopped working, or cannot be reached
├── TableExists             the id of a new table is taken
├── LeaseTaken              another process runs on this database
├── LeaseLost               another process has taken this database over
└── BackupFailed            a copy could not be made

No message shows a password: `where` is always a path, or a URL with its password masked.
"""

import os
from pathlib import Path

from bot.store.moments import utc


class StoreError(Exception):
    """Something about the database that its owner can put right; the text says how."""


class BadUrl(StoreError):
    """DATABASE_URL cannot be used; the text never repeats it, because it may hold a password."""


class UnreadableDatabase(StoreError):
    """The file or its folder cannot be opened, read or written."""

    def __init__(self, path: Path, reason: str) -> None:
        user = f"uid {os.geteuid()}" if hasattr(os, "geteuid") else "this user"
        super().__init__(
            f"cannot use the database {path} as {user}: {reason}; give {user} the right to read and write the file "
            f"and its folder (in a container: a named volume, not a folder of the host owned by root), or name "
            f"another file in DATABASE_URL"
        )


class NoDatabase(StoreError):
    """There is nothing to work on yet; nothing was made."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"there is no database at {path} yet; start the bot once, or correct DATABASE_URL")


class NotADatabase(StoreError):
    """The file holds something else; it was left as it is."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not an SQLite database and was left as it is; name another file in DATABASE_URL")


class ForeignDatabase(StoreError):
    """The database belongs to another program; it was left as it is."""

    def __init__(self, where: str, names: set[str]) -> None:
        some = ", ".join(sorted(names)[:3])
        super().__init__(
            f"the database {where} belongs to another program (it holds {some}) and was left as it is; "
            f"name another one in DATABASE_URL"
        )


class NewerDatabase(StoreError):
    """The database was written by a newer version of this program; it was left as it is."""

    def __init__(self, where: str, revision: str) -> None:
        super().__init__(
            f"the database {where} is of a newer version of Starcrossed (its revision {revision} is unknown here) "
            f"and was left as it is; install that version, or restore the copy made before its upgrade"
        )


class DatabaseUnavailable(StoreError):
    """The database stopped working, or cannot be reached."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(
            f"the database {where} does not work: {reason}; check its disk space, that nobody else keeps it locked "
            f"and, for a server, that it runs and lets this user in"
        )


class TableExists(StoreError):
    """The id of a new table is taken."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is a table {table} already; draw another id")


class LeaseTaken(StoreError):
    """Another process runs on this database."""

    def __init__(self, where: str, *, host: str, pid: int, since: float) -> None:
        super().__init__(
            f"the database {where} is in use by process {pid} on {host} since {utc(since)}; stop that process first "
            f"(if it died on another machine, wait 15 seconds)"
        )


class LeaseLost(StoreError):
    """Another process has taken this database over, because this one was silent for too long."""

    def __init__(self, where: str) -> None:
        super().__init__(f"the database {where} was taken over by another process; stop one of the two")


class BackupFailed(StoreError):
    """A copy could not be made."""
