"""Who sits at a game that is being played: leaving, substitutes, hosts, and what the people of a table decide.

Each method says what became of it. Everything is decided from the table's row, so that even a table whose game cannot
be read can be stopped; a decision is kept before it is acted upon, and acting twice does no harm.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Literal

from bot import outcome
from bot.counting import forsaken
from bot.due import AWAY, question_of
from bot.lobby import new_id
from bot.outcome import Outcome
from bot.store import NOBODY, Changes, Deed, Former, How, Part, Seat, TableRow, Vote
from bot.tables import Live, Tables
from bot.votes import LASTS, free, given_up, granted, heard, known, moot, present, verdict

What = Literal["stop", "kick", "seat", "leave", "host"]


class Crew:
    """Everything that changes who sits at a game, or ends it early."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # What one person may do

    async def leave(self, table: str, user: int) -> Outcome:
        """Give a seat up for good: a stand-in plays it, until perhaps a substitute takes it."""

        async def act(live: Live) -> Outcome | None:
            seat = live.seat_of(user)
            if seat is None:
                return outcome.NOT_SEATED
            mine = live.row.seats[seat]
            deed = self._deed(live.row, "leave", "self", mine)
            if all(not other.person or other == mine for other in live.row.seats):
                return await self._end(live.row, deed)
            return await self._vacate(live, mine, "left", deed)

        return await self._playing(table, act)

    async def hand_over(self, table: str, user: int, seat: int) -> Outcome:
        """Make the holder of another seat the host."""

        async def act(live: Live) -> Outcome | None:
            if live.row.host != user:
                return outcome.NOT_HOST
            heir = next((each for each in present(live.row) if each.seat == seat), None)
            if heir is None:
                return outcome.NOT_THERE
            host = next(each for each in live.row.seats if each.user == user)
            deed = self._deed(live.row, "host", "self", host, to=heir)
            return outcome.DONE if await self.tables.commit(live, host=heir.user, deed=deed) else None

        return await self._playing(table, act)

    # What a moderator may do

    async def override(self, table: str, what: Literal["stop", "kick"], by: Seat, seat: int | None = None) -> Outcome:
        """End a table, or take somebody's seat, for a moderator; then it counts for nobody, or not for them."""
        if what == "stop":
            async with self.tables.locked(table):
                row = await self.tables.store.get(table)
                if row is None or row.status not in ("lobby", "playing"):
                    return outcome.OVER if row else outcome.NO_TABLE
                done = await self.tables.abort(table, self._deed(row, "stop", "moderator", by))
                return outcome.DONE if done else outcome.BUSY
        return await self._playing(table, lambda live: self._kick(live, seat, by, "moderator"))

    # What people decide together

    async def propose(
        self,
        table: str,
        what: Literal["stop", "kick", "seat"],
        by: Seat,
        *,
        seat: int | None = None,
        candidate: Seat | None = None,
        allowed: How | None = None,
    ) -> tuple[Outcome, Vote | None]:
        """Begin a vote with the yes of whoever proposes it, or join the one there is; return it as it is then.

        `candidate` is who would take a seat, `allowed` who has agreed to that already.
        """
        async with self.tables.locked(table):
            row = await self.tables.store.get(table)
            if (refusal := _closed(row)) or row is None:
                return refusal or outcome.NO_TABLE, None
            if seat is not None and not 0 <= seat < len(row.seats):
                return outcome.NOT_THERE, None
            vote = await self._same(row, what, seat, candidate) or Vote(
                id=new_id(),
                table=table,
                what=what,
                by=by.user,
                by_name=by.name,
                seat=seat,
                holder=None if seat is None else row.seats[seat].user,
                user=candidate.user if candidate else None,
                name=candidate.name if candidate else "",
                locale=str(candidate.options.get("locale", row.locale)) if candidate else row.locale,
                granted=allowed,
                until=self.tables.now() + LASTS,
            )
            if allowed:
                vote = replace(vote, granted=vote.granted or allowed)
            if refusal := _barred(vote, row, by, self.tables.now()):
                return refusal, None
            vote = replace(vote, ballots={**vote.ballots, by.user: True})
            if vote.status == "open" and verdict(vote, row) == "failed":
                return outcome.HOPELESS, None
            return outcome.DONE, await self._settle(vote, row)

    async def _same(self, row: TableRow, what: str, seat: int | None, candidate: Seat | None) -> Vote | None:
        """Return the vote about the very same thing that is open."""
        wanted = (what, seat, candidate.user if candidate else None)
        votes = [vote for vote in await self.tables.store.open_votes(row.id) if not moot(vote, row, self.tables.now())]
        return next((vote for vote in votes if (vote.what, vote.seat, vote.user) == wanted), None)

    async def vote(self, table: str, number: str, by: Seat, aye: bool, *, moderator: bool = False) -> Outcome:
        """Take somebody's yes or no; a moderator who has no vote decides alone."""
        async with self.tables.locked(table):
            vote, row = await self.tables.store.vote(number), await self.tables.store.get(table)
            if vote is None or row is None or vote.table != table or vote.status != "open":
                return outcome.VOTE_OVER
            if moot(vote, row, self.tables.now()):
                await self.tables.store.save_vote(replace(vote, status="lapsed"))
                return outcome.VOTE_OVER
            if by.user in heard(vote, row):
                ballots = {**vote.ballots, by.user: aye}
                locale = str(by.options.get("locale", vote.locale)) if by.user == vote.user else vote.locale
                await self._settle(replace(vote, ballots=ballots, locale=locale), row)
            elif moderator:
                await self._decide(vote, row, by, aye)
            else:
                return outcome.NO_VOTE
            return outcome.DONE

    async def _decide(self, vote: Vote, row: TableRow, by: Seat, aye: bool) -> None:
        """Let a moderator decide a vote; a substitute still has to agree."""
        if not aye:
            await self.tables.store.save_vote(replace(vote, status="failed"))
        elif vote.what == "seat":
            await self._settle(replace(vote, granted="moderator"), row)
        elif await self._enact(vote, row, "moderator", by):
            await self.tables.store.save_vote(replace(vote, status="passed"))

    async def _settle(self, vote: Vote, row: TableRow) -> Vote:
        """Keep a vote with its ballots, and act on it where it is decided."""
        if vote.what == "seat":
            vote = replace(vote, granted=granted(vote, row))
        found = verdict(vote, row)
        await self.tables.store.save_vote(vote if found == "passed" else replace(vote, status=found))
        if found == "passed" and await self._enact(vote, row, self._how(vote, row), None):
            vote = replace(vote, status="passed")
            await self.tables.store.save_vote(vote)
        return vote if found == "passed" else replace(vote, status=found)

    def _how(self, vote: Vote, row: TableRow) -> How:
        if vote.what == "seat":
            return vote.granted or "vote"
        return "host" if vote.what == "stop" and vote.by == row.host else "vote"

    async def _enact(self, vote: Vote, row: TableRow, how: How, moderator: Seat | None) -> bool:
        """Do what was decided; False where somebody else's commit came first."""
        by = moderator or Seat(0, vote.by, vote.by_name)
        if vote.what == "stop":
            return await self.tables.abort(row.id, self._deed(row, "stop", how, by), counts=how != "moderator")
        for _ in range(2):
            live = await self.tables.get(row.id)
            if live is None or moot(vote, live.row, self.tables.now()):
                return False
            done = await (self._kick(live, vote.seat, by, how) if vote.what == "kick" else self._seat(live, vote, how))
            if done is not None:
                return done.done
        return False

    async def _kick(self, live: Live, seat: int | None, by: Seat, how: How) -> Outcome | None:
        """Take a seat from its holder; who was there is a guest from now on, for whom the game does not count."""
        if seat is None or not 0 <= seat < len(live.row.seats) or not live.row.seats[seat].person:
            return outcome.NOT_THERE
        holder = live.row.seats[seat]
        deed = self._deed(live.row, "kick", how, by, of=holder)
        if all(not other.person or other == holder for other in live.row.seats):
            return outcome.DONE if await self.tables.abort(live.row.id, deed) else outcome.BUSY
        return await self._vacate(live, holder, "guest" if holder in present(live.row) else "left", deed)

    async def _vacate(self, live: Live, holder: Seat, part: Part, deed: Deed) -> Outcome | None:
        empty = Seat(holder.seat, NOBODY, holder.name, _texts(holder), missed=AWAY)
        return await self._reseat(live, empty, _former(live.row, holder, part), deed)

    async def _seat(self, live: Live, vote: Vote, how: How) -> Outcome | None:
        """Give a seat to a substitute, with its whole clock."""
        assert vote.seat is not None
        assert vote.user is not None
        holder = live.row.seats[vote.seat]
        options = {**_texts(holder), "locale": vote.locale}
        substitute = Seat(vote.seat, vote.user, vote.name, options)
        by = Seat(0, vote.by, vote.by_name)
        deed = self._deed(live.row, "seat", how, by, of=holder, to=substitute)
        former = live.row.former if holder.vacant else _former(live.row, holder, "left")
        return await self._reseat(live, substitute, former, deed)

    async def _reseat(self, live: Live, seat: Seat, former: tuple[Former, ...], deed: Deed) -> Outcome | None:
        """Put somebody, or nobody, on a seat; what it is asked runs out as late as if it were asked now."""
        assert live.table is not None
        row = live.row
        seats = tuple([seat if other.seat == seat.seat else other for other in row.seats])
        own = {asked.id for asked in live.table.questions if asked.item.seat == seat.seat}
        others = {key: at for key, at in row.due.items() if question_of(key) not in own}
        due = await self.tables.due(replace(row, seats=seats, due=others), live.table)
        changes: Changes = {"seats": seats, "former": former, "deed": deed, "touched": self.tables.now()}
        return outcome.DONE if await self.tables.commit(live, due=due, **changes) else None

    async def _end(self, row: TableRow, deed: Deed) -> Outcome:
        """End a game whose last person leaves, as if they had stopped it."""
        done = await self.tables.abort(row.id, deed, counts=True)
        return outcome.DONE if done else outcome.BUSY

    def _deed(
        self, row: TableRow, what: What, how: How, by: Seat, *, of: Seat | None = None, to: Seat | None = None
    ) -> Deed:
        return Deed(
            guild=row.guild,
            table=row.id,
            game=row.game,
            at=self.tables.now(),
            what=what,
            how=how,
            by=by.user,
            by_name=by.name,
            of=of.user if of else None,
            of_name=of.name if of else "",
            to=to.user if to else None,
            to_name=to.name if to else "",
        )

    async def _playing(self, table: str, act: Callable[[Live], Awaitable[Outcome | None]]) -> Outcome:
        """Act on a game that is being played; once more where somebody else's commit came first."""
        async with self.tables.locked(table):
            for _ in range(2):
                live = await self.tables.get(table)
                if (refusal := _closed(live.row if live else None)) or live is None:
                    return refusal or outcome.NO_TABLE
                done = await act(live)
                if done is not None:
                    return done
        return outcome.BUSY


def _barred(vote: Vote, row: TableRow, by: Seat, now: float) -> Outcome | None:
    """Say why somebody cannot propose something."""
    there = {seat.user for seat in present(row)}
    if vote.what == "seat":
        if vote.user is not None and known(row, vote.user):
            return outcome.SITS_HERE
        if vote.seat is not None and not given_up(vote) and row.seats[vote.seat] not in free(row):
            return outcome.TAKEN
        return outcome.VOTE_OVER if moot(vote, row, now) else None
    if by.user not in there:
        return outcome.NO_VOTE if any(seat.user == by.user for seat in row.seats) else outcome.NOT_SEATED
    if vote.what == "stop" and there == {by.user} and forsaken(row) != row:
        return outcome.ALONE
    if vote.what == "kick" and (vote.holder is None or vote.holder <= NOBODY or vote.holder == by.user):
        return outcome.NOT_THERE
    return None


def _closed(row: TableRow | None) -> Outcome | None:
    if row is None:
        return outcome.NO_TABLE
    if row.status == "lobby":
        return outcome.NOT_STARTED
    return None if row.status == "playing" else outcome.OVER


def _texts(seat: Seat) -> dict[str, Any]:
    """Return what a game wants of a seat, such as a name; it stays with the seat."""
    return {key: value for key, value in seat.options.items() if key != "locale"}


def _former(row: TableRow, holder: Seat, part: Part) -> tuple[Former, ...]:
    """Add to those who held seats; a substitute who leaves is still a guest."""
    guest = any(former.seat == holder.seat for former in row.former)
    return (*row.former, Former(holder.seat, holder.user, holder.name, "guest" if guest else part))
