"""A table before its game: who is in, who may start it, and how the game is set up."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any

from bot import outcome
from bot.due import by_oneself
from bot.names import escape
from bot.outcome import Outcome
from bot.ready import asked, asking, check, due_in_lobby, seen, without
from bot.store import COMPUTER, NOBODY, Changes, Seat, TableRow
from bot.tables import Live, Tables
from bot.voice import called, computer_name
from engine import GAMES, STRENGTHS, Game, Table

SILENCE = 30 * 60
"""Seconds after which a lobby in which nothing happens closes."""

EXPIRED = "expired"
"""Why such a lobby ended."""

LOBBY_CLOCK = "lobby."
"""How the due time of a lobby is named; the number of the revision follows, so that every change starts it anew."""

_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """Draw the id of a table: eight letters and digits that are hard to mistake for each other."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))


def game_of(row: TableRow) -> Game[Any, Any]:
    """Return the game of a table."""
    return GAMES[row.game]


class Lobbies:
    """Everything that changes a lobby; each method says what became of it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        thread: int | None,
        host: Seat,
        game: str,
        clock: str,
        options: Mapping[str, int | str],
        locale: str,
        rematch: str | None = None,
        computers: tuple[Seat, ...] = (),
    ) -> Live:
        """Open a lobby with its host first, then computers; raise `ValueError` for an option there is not."""
        now = self.tables.now()
        full = GAMES[game].complete(options)
        full.pop("timed")
        row = TableRow(
            id=new_id(),
            guild=guild,
            channel=channel,
            thread=thread,
            host=host.user,
            game=game,
            version=GAMES[game].version,
            options=dict(full),
            clock=clock,
            locale=locale,
            rematch=rematch,
            created=now,
            touched=now,
            seats=(replace(host, seen=now), *(replace(seat, seat=at) for at, seat in enumerate(computers, 1))),
            due={f"{LOBBY_CLOCK}0": now + SILENCE},
        )
        return await self.tables.create(row)

    async def join(self, table: str, person: Seat) -> Outcome:
        """Give a person the next seat; with the last one of a rematch the game begins."""

        async def act(live: Live) -> Outcome | None:
            if refusal := _too_long(live.row, person):
                return refusal
            if (mine := live.seat_of(person.user)) is not None:
                if live.row.seats[mine] in asked(live.row.seats):
                    return await self._here(live, person.user)
                return await self._rename(live, mine, person)
            if len(live.row.seats) == game_of(live.row).seats[-1]:
                return outcome.FULL
            newcomer, clash = _without_clash(live.row, person)
            seats = (*live.row.seats, replace(newcomer, seat=len(live.row.seats), seen=self.tables.now()))
            former = await self._former(live)
            if former and sorted(former) == sorted(seat.user for seat in seats):
                return await self._check(live, _rotated(seats, former))
            return await self._keep(live, seats=seats) and clash

        return await self._in_lobby(table, act)

    async def _rename(self, live: Live, mine: int, person: Seat) -> Outcome | None:
        """Let somebody who is in already give other texts."""
        if not game_of(live.row).seat_options:
            return outcome.JOINED_ALREADY
        person, clash = _without_clash(live.row, person)
        renamed = replace(live.row.seats[mine], options=person.options)
        return await self._keep(live, seats=(*live.row.seats[:mine], renamed, *live.row.seats[mine + 1 :])) and clash

    async def invited(self, live: Live) -> tuple[int, ...]:
        """Return the users of the former game who have not joined its rematch."""
        return tuple([user for user in await self._former(live) if user > NOBODY and live.seat_of(user) is None])

    async def _former(self, live: Live) -> list[int]:
        former = await self.tables.store.get(live.row.rematch) if live.row.rematch else None
        return [seat.user for seat in former.seats if not seat.vacant] if former else []

    async def leave(self, table: str, user: int) -> Outcome:
        """Free a user's seat; the next in line becomes host, and with the last one the lobby closes."""

        async def act(live: Live) -> Outcome | None:
            if live.seat_of(user) is None:
                return outcome.NOT_SEATED
            return await self._without(live, [user])

        return await self._in_lobby(table, act)

    async def hand_over(self, table: str, user: int, seat: int) -> Outcome:
        """Make the holder of another seat the host, for the host."""
        return await self._about(table, user, seat, lambda live, other: self._keep(live, host=other))

    async def send_away(self, table: str, user: int, seat: int) -> Outcome:
        """Free somebody's seat, for the host."""
        return await self._about(table, user, seat, lambda live, other: self._without(live, [other]))

    async def _about(
        self, table: str, user: int, seat: int, act: Callable[[Live, int], Awaitable[Outcome | None]]
    ) -> Outcome:
        """Do something about another person of a lobby, for the host."""

        async def checked(live: Live) -> Outcome | None:
            other = next((each for each in live.row.seats if each.seat == seat and each.person), None)
            return await act(live, other.user) if other and other.user != user else outcome.NOT_THERE

        return await self._hosted(table, user, False, checked)

    async def add_computer(self, table: str, user: int, strength: str) -> Outcome:
        """Give a computer the next seat, for the host."""

        async def act(live: Live) -> Outcome | None:
            if strength not in STRENGTHS:
                return outcome.OLD_QUESTION
            if len(live.row.seats) == game_of(live.row).seats[-1]:
                return outcome.FULL
            return await self._keep(live, seats=(*live.row.seats, computer_seat(live.row, strength)))

        return await self._hosted(table, user, False, act)

    async def remove_computer(self, table: str, user: int) -> Outcome:
        """Free the seat of the computer that came last, for the host."""

        async def act(live: Live) -> Outcome | None:
            computers = [seat.user for seat in live.row.seats if seat.computer]
            return await self._without(live, computers[-1:]) if computers else outcome.OLD_QUESTION

        return await self._hosted(table, user, False, act)

    async def cancel(self, table: str, user: int) -> Outcome:
        """Close the lobby, for its host."""
        return await self._hosted(table, user, False, lambda live: self._keep(live, status="aborted"))

    async def choose(self, table: str, user: int, option: str, value: str) -> Outcome:
        """Set an option of the game, or the clock, for the host."""

        async def act(live: Live) -> Outcome | None:
            if option == "clock":
                return await self._keep(live, clock=value)
            spec = next((spec for spec in game_of(live.row).options if spec.id == option), None)
            chosen = next((choice for choice in spec.choices if str(choice) == value), None) if spec else None
            if chosen is None:
                return outcome.OLD_QUESTION
            return await self._keep(live, options={**live.row.options, option: chosen})

        return await self._hosted(table, user, False, act)

    async def start(self, table: str, user: int, *, moderator: bool = False) -> Outcome:
        """Draw the seed and begin the game, for the host or a moderator; whoever was silent for long is asked first."""

        async def act(live: Live) -> Outcome | None:
            seats = seen(live.row.seats, user, self.tables.now())
            if (waited := asked(seats)) and check(live.row) is not None:
                return outcome.refused("ready-waits", who=tuple([escape(seat.name) for seat in waited]))
            return await self._check(live, seats)

        return await self._hosted(table, user, moderator, act)

    async def ready(self, table: str, user: int) -> Outcome:
        """Take note that somebody is there, which keeps the lobby open; the last one asked lets the game begin."""

        async def act(live: Live) -> Outcome | None:
            return outcome.NOT_SEATED if live.seat_of(user) is None else await self._here(live, user)

        return await self._in_lobby(table, act)

    async def _here(self, live: Live, user: int) -> Outcome | None:
        seats = seen(live.row.seats, user, self.tables.now())
        if asked(live.row.seats) and not asked(seats) and len(seats) in game_of(live.row).seats:
            return await self._begin(live, seats)
        return await self._keep(live, seats=seats)

    async def end_check(self, table: str) -> Outcome:
        """Free the seats of those who have not said in time that they are there."""

        async def act(live: Live) -> Outcome | None:
            return await self._without(live, [seat.user for seat in asked(live.row.seats)])

        return await self._in_lobby(table, act)

    async def _without(self, live: Live, users: list[int]) -> Outcome | None:
        """Free seats; with the last one the lobby closes."""
        seats, host = without(live.row, users)
        return await (self._keep(live, seats=seats, host=host) if seats else self._keep(live, status="aborted"))

    async def _check(self, live: Live, seats: tuple[Seat, ...]) -> Outcome | None:
        """Begin the game with these people, or first ask those who have been silent for long."""
        now = self.tables.now()
        if len(seats) in game_of(live.row).seats and asked(after := asking(seats, now)):
            return await self._keep(live, seats=after)
        return await self._begin(live, seats)

    async def expire(self, table: str) -> Outcome:
        """Close a lobby in which nothing has happened for long."""
        return await self._in_lobby(table, lambda live: self._keep(live, status="aborted", ended=EXPIRED))

    async def _begin(self, live: Live, seats: tuple[Seat, ...]) -> Outcome | None:
        row, game = live.row, game_of(live.row)
        if len(seats) not in game.seats:
            return outcome.refused("too-few", least=game.seats[0], have=len(seats))
        seed, salt = secrets.randbits(128), secrets.token_hex(16)
        seated = replace(row, seats=seats)
        hurried = row.clock != "none" or by_oneself(seated)  # computers wait for nobody to hurry them
        options = {**row.options, "timed": int(hurried)}
        table = Table.new(game, seed, len(seats), options)
        alone = not any(seat.computer for seat in seats)
        changes: Changes = {
            "touched": self.tables.now(),
            "rated": alone or (await self.tables.store.settings(row.guild)).computers,
            "status": "playing",
            "seed": f"{seed:x}",
            "salt": salt,
            "version": game.version,
            "seats": seats,
        }
        done = await self.tables.commit(live, table, **changes)
        return outcome.DONE if done else None

    async def _keep(self, live: Live, **changes: Any) -> Outcome | None:
        now = self.tables.now()
        closing = changes.get("status") == "aborted"
        seats = changes.get("seats") or live.row.seats
        open_ = {f"{LOBBY_CLOCK}{live.row.revision + 1}": now + SILENCE, **due_in_lobby(live.row, seats, now)}
        due = {} if closing else open_
        return outcome.DONE if await self.tables.commit(live, due=due, touched=now, **changes) else None

    async def _hosted(
        self, table: str, user: int, moderator: bool, act: Callable[[Live], Awaitable[Outcome | None]]
    ) -> Outcome:
        async def checked(live: Live) -> Outcome | None:
            return await act(live) if moderator or live.row.host == user else outcome.NOT_HOST

        return await self._in_lobby(table, checked)

    async def _in_lobby(self, table: str, act: Callable[[Live], Awaitable[Outcome | None]]) -> Outcome:
        """Act on a lobby; once more where somebody else's commit came first."""
        async with self.tables.locked(table):
            for _ in range(2):
                live = await self.tables.get(table)
                if live is None:
                    return outcome.NO_TABLE
                if live.row.status != "lobby":
                    return outcome.STARTED if live.row.status == "playing" else outcome.OVER
                done = await act(live)
                if done is not None:
                    return done
        return outcome.BUSY


def computer_seat(row: TableRow, strength: str) -> Seat:
    """Return the seat of a computer that joins: the first that is not there yet, under a name of its own."""
    there = {seat.user for seat in row.seats}
    user = next(user for user in count(-1, -1) if user not in there)
    return Seat(len(row.seats), user, computer_name(-user, strength, row.locale), {COMPUTER: strength})


def _too_long(row: TableRow, person: Seat) -> Outcome | None:
    """Refuse a text longer than the game takes; the box itself takes none, but what is sent need not come from it."""
    given = [(spec.longest, str(person.options.get(spec.id, ""))) for spec in game_of(row).seat_options]
    return next((outcome.refused("text-too-long", most=most) for most, text in given if len(text) > most), None)


def _without_clash(row: TableRow, person: Seat) -> tuple[Seat, Outcome]:
    """Drop the texts that somebody else goes by, so that defaults take their place; the outcome says so."""
    names = called(row, row.locale)
    others = [names[seat.seat].casefold() for seat in row.seats if seat.user != person.user]
    wanted = {spec.id for spec in game_of(row).seat_options}
    taken = {key: text for key, text in person.options.items() if key in wanted and str(text).casefold() in others}
    if not taken:
        return person, outcome.DONE
    kept = {key: text for key, text in person.options.items() if key not in taken}
    clash = outcome.refused("text-taken", text=tuple([escape(str(text)) for text in taken.values()]))
    return replace(person, options=kept), clash._replace(done=True)


def _rotated(seats: tuple[Seat, ...], former: list[int]) -> tuple[Seat, ...]:
    """Seat the people of a rematch as before, but for the first, who now sits last."""
    order = [*former[1:], former[0]]
    by_user = {seat.user: seat for seat in seats}
    return tuple([replace(by_user[user], seat=place) for place, user in enumerate(order)])
