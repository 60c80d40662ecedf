"""Tables that nobody comes back to: a game in which nobody has chosen anything for long is announced to end, and ends.

Everything is done from a table's row alone, so that one whose game cannot be read ends too.
"""

from __future__ import annotations

from bot.due import IDLE, LAST_CALL, NOTICE, SILENCE
from bot.store import Due
from bot.tables import ABANDONED, Tables


async def look_after(tables: Tables, due: Due) -> bool:
    """See to a table that has been silent for long; tell whether its people are to be called now, once."""
    async with tables.locked(due.table):
        row = await tables.store.get(due.table)
        if row is None or row.status != "playing" or due.question not in row.due:
            return False
        rest = {key: at for key, at in row.due.items() if key not in (IDLE, LAST_CALL)}
        if due.question == LAST_CALL:
            await tables.abort(row.id, counts=True, ended=ABANDONED)
            return False
        inputs = await tables.store.inputs(row.id)
        acted = max((given.at for given in inputs if (given.user or 0) > 0), default=0.0)
        if acted + SILENCE > tables.now():
            await tables.retime(row, {**rest, IDLE: acted + SILENCE})
            return False
        return await tables.retime(row, {**rest, LAST_CALL: tables.now() + NOTICE})
