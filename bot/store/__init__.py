"""What the bot remembers: tables and their logs, due times, results, choices, and which process is at work.

Everything else imports from here only.
"""

from bot.store.errors import (
    BackupFailed,
    BadUrl,
    DatabaseUnavailable,
    ForeignDatabase,
    LeaseLost,
    LeaseTaken,
    NewerDatabase,
    NotADatabase,
    StoreError,
    TableExists,
    UnreadableDatabase,
)
from bot.store.rows import (
    Cause,
    Changes,
    Due,
    GuildSettings,
    Input,
    Leaderboard,
    Owner,
    Preferences,
    ResultRow,
    ResultSeat,
    Seat,
    Standing,
    Status,
    Surface,
    TableRow,
)
from bot.store.store import Store
from bot.store.url import parse_url, shown, sqlite_path, sqlite_url

__all__ = [
    "BackupFailed",
    "BadUrl",
    "Cause",
    "Changes",
    "DatabaseUnavailable",
    "Due",
    "ForeignDatabase",
    "GuildSettings",
    "Input",
    "Leaderboard",
    "LeaseLost",
    "LeaseTaken",
    "NewerDatabase",
    "NotADatabase",
    "Owner",
    "Preferences",
    "ResultRow",
    "ResultSeat",
    "Seat",
    "Standing",
    "Status",
    "Store",
    "StoreError",
    "Surface",
    "TableExists",
    "TableRow",
    "UnreadableDatabase",
    "parse_url",
    "shown",
    "sqlite_path",
    "sqlite_url",
]
