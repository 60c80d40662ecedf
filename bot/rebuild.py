"""Every rating anew from the results: `starcrossed ratings rebuild`. One transaction, so the bot may run meanwhile."""

import asyncio
import time

from sqlalchemy import URL

from bot.store import NoDatabase, Rebuilt, Store, parse_url, sqlite_path
from bot.store.sqlite import look


async def rebuild(url: str | URL) -> Rebuilt:
    """Work out the ratings of a database anew; raise a `StoreError` where there is none."""
    path = sqlite_path(parse_url(url))
    if path is not None and await asyncio.to_thread(look, path) == "empty":
        raise NoDatabase(path)
    store = await Store.open(url, now=time.time())
    try:
        return await store.rebuild_ratings()
    finally:
        await store.close()
