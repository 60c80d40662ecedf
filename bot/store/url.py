"""Database addresses: which are accepted, and how they are shown.

SQLite is reached through aiosqlite, PostgreSQL through asyncpg; another driver named in the URL is accepted where it
means the same database.
"""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.errors import BadUrl

SQLITE_DRIVER = "sqlite+aiosqlite"
SQLITE = {"sqlite", SQLITE_DRIVER, "sqlite+pysqlite"}
POSTGRES = {"postgres", "postgresql", "postgresql+asyncpg"}
PARAMETERS = {"ssl", "prepared_statement_cache_size"}
SSL = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
FORMS = "write sqlite:///folder/file.db or postgresql://user:password@host/name"


def parse_url(text: str | URL) -> URL:
    """Return the address with the driver this program uses; raise `BadUrl` for one it cannot use."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadUrl(f"it is not a database address; {FORMS}") from None
    if url.drivername in SQLITE:
        return _sqlite(url)
    if url.drivername in POSTGRES:
        if not url.database:
            raise BadUrl(f"it names no database; {FORMS}")
        return _server(url)
    raise BadUrl(f"the kind {url.drivername!r} is not supported; {FORMS}")


def _sqlite(url: URL) -> URL:
    if url.host:
        raise BadUrl("an SQLite address has three slashes before a relative path and four before an absolute one")
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise BadUrl("it names no file, and games must outlive the process; write sqlite:///folder/file.db")
    return sqlite_url(Path(url.database).expanduser())


def _server(url: URL) -> URL:
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}  # psql's name for it
    if unknown := sorted(query.keys() - PARAMETERS):
        raise BadUrl(f"it holds {unknown[0]!r}, which is not supported; after a question mark there may be ssl=require")
    if query.get("ssl", "prefer") not in SSL:
        raise BadUrl(f"its ssl is none of {', '.join(SSL)}; use one of them")
    return url.set(drivername="postgresql+asyncpg", query=query)


def sqlite_url(path: Path) -> URL:
    """Return the address of an SQLite file."""
    return URL.create(SQLITE_DRIVER, database=str(path))


def sqlite_path(url: URL) -> Path | None:
    """Return the file of an SQLite address, None for a server."""
    return Path(url.database or "") if url.drivername == SQLITE_DRIVER else None


def shown(url: URL) -> str:
    """Write the address for people: a path, or a URL whose password is masked."""
    path = sqlite_path(url)
    return url.render_as_string(hide_password=True) if path is None else str(path)
