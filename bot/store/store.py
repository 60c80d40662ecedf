"""The store: everything the bot remembers, each change in one transaction.

A change of a game is a compare-and-swap on the table's revision. What is shown where is written beside it, without a
new revision. Nothing here knows a rule of any game, or Discord.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Unpack

from sqlalchemy import URL

from bot.store import decisions, departures, games, lease, lessons, people, privacy, rating, results, standings
from bot.store.database import Database
from bot.store.opening import open_database
from bot.store.rows import (
    RUNNING,
    Changes,
    Deeds,
    Due,
    GuildSettings,
    History,
    Input,
    Json,
    Leaderboard,
    LessonRow,
    Move,
    Order,
    Owner,
    Preferences,
    Rebuilt,
    Seat,
    Status,
    Surface,
    TableRow,
    Vote,
)
from bot.store.url import parse_url, shown


class Store:
    """One open database. Every method is one transaction; any of them may raise `DatabaseUnavailable`."""

    def __init__(self, database: Database, where: str) -> None:
        self.where = where
        self.last_alive: float | None = None
        self._database = database
        self._owner: Owner | None = None
        self._shown: dict[str, int] = {}  # published revisions that are not written yet

    @classmethod
    async def open(cls, url: str | URL, *, now: float) -> "Store":
        """Open a database and bring it up to date; raise a `StoreError` for one to keep away from.

        An SQLite file and its folder are made where they are missing. Before an older file is upgraded, it is copied
        beside itself under a name with the moment `now`.
        """
        address = parse_url(url)
        return cls(await open_database(address, now), shown(address))

    async def close(self) -> None:
        """Write what is left and let go of the database."""
        try:
            await self._flush()
        finally:
            await self._database.close()

    # --- tables ---

    async def create(self, row: TableRow) -> None:
        """Write a new table; raise `TableExists` if its id is taken."""
        await self._database.write(games.create, row)

    async def get(self, table: str) -> TableRow | None:
        """Return a table, whatever its status."""
        row = await self._database.read(games.get, table)
        return row and self._current(row)

    async def find(
        self,
        *,
        guild: int | None = None,
        user: int | None = None,
        channel: int | None = None,
        statuses: Iterable[Status] = RUNNING,
    ) -> list[TableRow]:
        """Return the tables that fit all that is given, old to new; `channel` may be the table's thread."""
        rows = await self._database.read(games.find, guild=guild, user=user, channel=channel, statuses=statuses)
        return [self._current(row) for row in rows]

    async def commit(
        self,
        table: str,
        revision: int,
        *,
        snapshot: Json | None,
        due: Mapping[str, float],
        **changes: Unpack[Changes],
    ) -> bool:
        """Write one step of a table in one transaction; return False, nothing written, if `revision` is not its newest.

        `snapshot` and `due` are the whole new state: a due time that is missing is dropped. An `input` joins the log
        under the new revision. `seats` replaces the seats; whoever stays keeps the panel noted by `set_dm`. `former`
        replaces those who held seats before, a `deed` joins the audit list. A `result` needs the status "finished", or
        "aborted" where somebody had left, and counts once.
        """
        if changes.get("result") is not None and changes.get("status") not in ("finished", "aborted"):
            raise ValueError("a result belongs to a game that is over")
        shown = self._shown.get(table, -1)
        done = await self._database.write(games.commit, table, revision, snapshot, due, shown, changes)
        if done:
            self._wrote({table: shown})
        return done

    async def note(self, table: str, **facts: Unpack[Surface]) -> None:
        """Write where and how a table is shown; no new revision, and `published` only ever grows.

        `published` alone costs no transaction: it is written along with the next one of this table, with the next
        `renew`, or on `close`. Lost in a crash, it costs a redraw.
        """
        self._shown[table] = shown = max(facts.pop("published", -1), self._shown.get(table, -1))
        if facts:
            await self._database.write(games.note, table, facts, shown)
            self._wrote({table: shown})

    async def set_dm(self, table: str, seat: Seat) -> None:
        """Write where a seat's panel is, or that its holder takes no direct messages; nothing for a former holder."""
        await self._database.write(games.set_dm, table, seat)

    async def unpublished(self) -> list[str]:
        """Return the tables, ended ones too, whose newest revision is not shown."""
        behind = await self._database.read(games.unpublished)
        return [table for table, revision in behind if self._shown.get(table, -1) < revision]

    async def inputs(self, table: str) -> list[Input]:
        """Return the whole log of a table, old to new."""
        return await self._database.read(games.log, table)

    # --- decisions ---

    async def save_vote(self, vote: Vote) -> None:
        """Write a vote as it is now."""
        await self._database.write(decisions.save_vote, vote)

    async def vote(self, number: str) -> Vote | None:
        """Return a vote by its id."""
        return await self._database.read(decisions.vote, number)

    async def open_votes(self, table: str) -> list[Vote]:
        """Return the votes of a table that are not decided, lapsed ones too."""
        return await self._database.read(decisions.open_votes, table)

    async def deeds(self, guild: int, *, offset: int = 0, limit: int = 10) -> Deeds:
        """Return one page of a server's audit list, new to old."""
        return await self._database.read(decisions.deeds, guild, offset, limit)

    # --- clocks ---

    async def next_due(self) -> Due | None:
        """Return the due time that comes first."""
        return await self._database.read(games.next_due)

    async def due_before(self, now: float) -> list[Due]:
        """Return the due times that have come by `now`, old to new."""
        return await self._database.read(games.due_before, now)

    async def shift_due(
        self,
        seconds: float,
        not_before: float,
        exact: Mapping[tuple[str, str], float] | None = None,
        *,
        before: float = 0.0,
    ) -> int:
        """Add an outage to every due time, and let none come before `not_before`; say how many there are.

        `exact` has moments of their own for some, by table and question. It is added as well to the ends of votes that
        were open when it began, `before`.
        """
        return await self._database.write(games.shift_due, seconds, not_before, exact or {}, before)

    # --- results, choices, memory ---

    async def leaderboard(
        self,
        guild: int,
        game: str,
        *,
        by: Order = "rating",
        since: float = 0.0,
        reader: int | None = None,
        offset: int = 0,
        limit: int = 10,
    ) -> Leaderboard:
        """Return one page of a server's standings in a game, and the reader's own line; ties share a rank.

        On it are the people who have played a rated game since that moment, but no computers. The order: by rating; by
        more wins, then fewer games; or by more games, then more wins.
        """
        return await self._database.read(standings.leaderboard, guild, game, by, since, reader, offset, limit)

    async def history(
        self, guild: int, *, game: str | None = None, user: int | None = None, offset: int = 0, limit: int | None = None
    ) -> History:
        """Return finished games of a server, rated or not, new to old: of one game, of one person, or all."""
        return await self._database.read(results.history, guild, game, user, offset, limit)

    async def rating_moves(self, table: str) -> tuple[Move, ...]:
        """Return what a finished game did to the ratings, by seat; nothing for one that is not rated."""
        return await self._database.read(rating.moves, table)

    async def rebuild_ratings(self) -> Rebuilt:
        """Work out every rating anew from the results; nothing changes if all is as it should be."""
        return await self._database.write(rating.rebuild)

    async def settings(self, guild: int) -> GuildSettings:
        """Return a server's settings, the defaults where it has chosen nothing."""
        return await self._database.read(people.guild_settings, guild)

    async def save_settings(self, guild: int, chosen: GuildSettings) -> None:
        """Write a server's settings."""
        await self._database.write(people.save_guild_settings, guild, chosen)

    async def preferences(self, user: int) -> Preferences:
        """Return a person's preferences, the defaults where they have chosen nothing."""
        return await self._database.read(people.user_preferences, user)

    async def save_preferences(self, user: int, chosen: Preferences) -> None:
        """Write a person's preferences."""
        await self._database.write(people.save_user_preferences, user, chosen)

    async def languages(self) -> tuple[dict[int, str], dict[int, str]]:
        """Return which people and which servers have chosen a language, and which."""
        return await self._database.read(people.languages)

    # --- lessons ---

    async def lesson(self, user: int, number: str) -> LessonRow | None:
        """Return a lesson of somebody's by its id."""
        return await self._database.read(lessons.lesson, user, number)

    async def lesson_in(self, user: int, game: str) -> LessonRow | None:
        """Return somebody's lesson in a game."""
        return await self._database.read(lessons.lesson_in, user, game)

    async def begin_lesson(self, row: LessonRow) -> None:
        """Write a new lesson, in the place of the one that somebody had in this game."""
        await self._database.write(lessons.begin, row)

    async def save_lesson(self, row: LessonRow) -> bool:
        """Write a lesson one step on; return False, nothing written, if the row's revision is not its newest."""
        return await self._database.write(lessons.save, row)

    async def end_lesson(self, row: LessonRow) -> bool:
        """Delete a lesson; return False, nothing deleted, if the row's revision is not its newest."""
        return await self._database.write(lessons.end, row)

    async def drop_lessons(self, before: float) -> int:
        """Delete the lessons that nobody has touched since a moment; say how many."""
        return await self._database.write(lessons.drop, before)

    # --- privacy ---

    async def export(self, user: int) -> Json:
        """Return everything that is kept about a person, by database table; of running games nothing secret."""
        return await self._database.read(privacy.export, user)

    async def forget(self, user: int) -> None:
        """Delete a person's preferences and lessons, and put nobody in their place in tables, results and ratings."""
        await self._database.write(privacy.forget, user)

    async def depart(self, guild: int, at: float) -> None:
        """Keep when a server has removed the bot."""
        await self._database.write(departures.depart, guild, at)

    async def come_back(self, guild: int) -> None:
        """Forget that a server had removed the bot."""
        await self._database.write(departures.come_back, guild)

    async def departed(self) -> dict[int, float]:
        """Return the servers that have removed the bot and are not back, and when they did."""
        return await self._database.read(departures.departed)

    async def servers(self) -> set[int]:
        """Return the servers of which something is kept."""
        return await self._database.read(departures.servers)

    async def purge(self, guild: int) -> int:
        """Delete everything of a server; say how many tables it had."""
        return await self._database.write(departures.purge, guild)

    # --- memory ---

    async def get_meta(self, key: str) -> str | None:
        """Return what is remembered under a key."""
        return await self._database.read(people.get_meta, key)

    async def set_meta(self, key: str, value: str) -> None:
        """Remember something under a key."""
        await self._database.write(people.set_meta, key, value)

    # --- lease ---

    async def acquire(self, owner: Owner, now: float) -> float | None:
        """Make this process the only one on the database; raise `LeaseTaken` while another one is.

        Return, and keep in `last_alive`, when the previous owner was last alive, None if there was none. Renew the
        lease well within 15 seconds.
        """
        self.last_alive = await self._database.write(lease.acquire, owner, now, self.where)
        self._owner = owner
        return self.last_alive

    async def renew(self, now: float) -> None:
        """Say that this process is alive; raise `LeaseLost` if another one has taken over."""
        assert self._owner is not None, "nothing to renew before `acquire`"
        await self._database.write(lease.renew, self._owner, now, self.where)
        await self._flush()

    async def release(self, now: float | None = None) -> None:
        """Let another process start at once; `now` is when this one was last alive."""
        if self._owner is not None:
            await self._database.write(lease.release, self._owner, now)
            self._owner = None

    # --- what is shown, before it is written ---

    async def _flush(self) -> None:
        if shown := dict(self._shown):
            await self._database.write(games.note_shown, shown)
            self._wrote(shown)

    def _wrote(self, shown: Mapping[str, int]) -> None:
        for table, revision in shown.items():
            if self._shown.get(table) == revision:
                del self._shown[table]

    def _current(self, row: TableRow) -> TableRow:
        newer = self._shown.get(row.id, -1)
        return replace(row, published=newer) if newer > row.published else row
