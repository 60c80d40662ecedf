"""Computer players at their tables: they wait a moment, think in processes of their own, and answer like everybody.

A due row says when a computer begins to think, and from then on when it must be through. Whatever happens in between,
to the search, to its process or to the bot, the row is still there: at that time an answer comes without a search.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

import discord

from bot.due import STAND_IN, TALK, question_of
from bot.store import Due
from bot.tables import Live
from bot.voice import voice_of
from engine import Advice, Keys, Rng, Seat, Strength, Who, advice_from, answer_from, computer_talk, random_answer

if TYPE_CHECKING:
    from bot.app import Starcrossed

T = TypeVar("T")

_log = logging.getLogger(__name__)

SECONDS = 1.0
"""How long a hard player thinks; less where several think at the same time."""

SHORTEST = 0.05

GRACE = 5.0
"""Seconds after which a computer that has begun to think answers without a search."""

STAND_IN_STRENGTH: Strength = "normal"


class Computers:
    """Has computers think and answer; `workers` processes think at the same time."""

    def __init__(self, bot: Starcrossed, workers: int) -> None:
        self._bot = bot
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
        self._thinking: dict[tuple[str, str], Future[Keys]] = {}

    def close(self) -> None:
        """Let go of the processes; what they think is not waited for."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def begin(self, due: Due) -> None:
        """Have the computer think that a row is about, and answer when it is through."""
        live = await self._bot.tables.think(due.table, due.question, self._bot.now() + GRACE)
        if live is not None:
            self._bot.background(self._think(live, question_of(due.question)))

    async def _think(self, live: Live, question: str) -> None:
        seat = _asked(live, question)
        strength = live.row.seats[seat].computer if seat is not None else None
        if seat is None or strength is None:
            return
        key = live.row.id, question
        seconds = max(SHORTEST, SECONDS * self._workers / (1 + len(self._thinking)))
        try:
            future = await asyncio.to_thread(self._submit, partial(answer_from, *_task(live, seat, strength), seconds))
            self._thinking[key] = future
            keys = await asyncio.wrap_future(future)
        except Exception as error:
            _log.warning("a computer at table %s did not get through with thinking: %r", live.row.id, error)
            if isinstance(error, BrokenExecutor):
                self.close()
            keys = await self.at_once(live, seat)
        finally:
            self._thinking.pop(key, None)
        await self._give(live, seat, question, keys)

    async def advise(self, live: Live, seat: Seat) -> Advice | None:
        """Return what a hard player thinks of a seat's question; None where that fails."""
        try:
            think = partial(advice_from, live.row.snapshot or {}, seat, secrets.randbits(63), SECONDS)
            work = await asyncio.to_thread(self._submit, think)
            return await asyncio.wrap_future(work)
        except Exception as error:
            _log.warning("no hint at table %s: %r", live.row.id, error)
            if isinstance(error, BrokenExecutor):
                self.close()
            return None

    async def overdue(self, due: Due) -> None:
        """Answer without a search for a computer that is not through with thinking, or whose thoughts were lost."""
        question = question_of(due.question)
        if (future := self._thinking.pop((due.table, question), None)) is not None:
            future.cancel()
        live = await self._bot.tables.get(due.table)
        seat = _asked(live, question) if live is not None else None
        if live is None or seat is None:
            await self._bot.tables.drop(due.table, due.question)
            return
        await self._give(live, seat, question, await self.at_once(live, seat))

    async def speak(self, due: Due) -> None:
        """Say in the channel what a computer has to say, if anything."""
        live = await self._bot.tables.drop(due.table, due.question)
        if live is None or live.table is None:
            return
        seat = int(due.question.removeprefix(TALK).partition(".")[0])
        said = computer_talk(live.table, seat, secrets.randbits(63))
        if said is None:
            return
        try:
            await self._bot.place(live.row).send(voice_of(live.row)("computer-says", who=Who(seat), said=said))
        except discord.HTTPException as error:
            _log.info("a computer at table %s is not heard (%s)", live.row.id, error.code)

    async def at_once(self, live: Live, seat: Seat) -> Keys:
        """Return the answer of a player who does not search, for a seat that is asked; any where that fails, too."""
        try:
            return await asyncio.to_thread(answer_from, *_task(live, seat, STAND_IN_STRENGTH), 0.0)
        except Exception:
            _log.exception("a computer at table %s moves at random", live.row.id)
            assert live.table is not None, "a seat is asked"
            item = next(item for item in live.table.open if item.seat == seat)
            return random_answer(item, Rng(secrets.randbits(63)))

    async def stand_in(self, due: Due) -> Keys | None:
        """Return what a stand-in answers; None where it is not one who answers, but the clock alone."""
        if not due.question.startswith(STAND_IN):
            return None
        live = await self._bot.tables.get(due.table)
        seat = _asked(live, question_of(due.question)) if live is not None else None
        return await self.at_once(live, seat) if live is not None and seat is not None else None

    async def _give(self, live: Live, seat: Seat, question: str, keys: Keys) -> None:
        user = live.row.seats[seat].user
        await self._bot.tables.answer(live.row.id, user, question, keys)
        self._bot.publisher.mark(live.row.id, actor=user)

    def _submit(self, think: Callable[[], T]) -> Future[T]:
        """Have a process think; in a thread, for starting the first one takes as long as a few clicks.

        The pool begins with the first thought, and is made anew after a crash.
        """
        with self._lock:
            if self._pool is None:
                context = multiprocessing.get_context("forkserver")
                context.set_forkserver_preload(["engine"])
                self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_settle)
            return self._pool.submit(think)


def _settle() -> None:
    """Leave the way to others: think with low priority, and let the bot alone decide when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)


def _end_with_the_bot() -> None:
    """End this process when the bot has, even where that was killed."""
    if (bot := multiprocessing.parent_process()) is not None:
        bot.join()
        os._exit(1)


def _task(live: Live, seat: Seat, strength: str) -> tuple[Any, Seat, Strength, int]:
    """Return what a thinker needs: the table as it is kept, whose turn it is, how strong, and chance of its own."""
    return live.row.snapshot, seat, cast(Strength, strength), secrets.randbits(63)


def _asked(live: Live, question: str) -> Seat | None:
    """Return the seat that a question is put to, while it is open."""
    questions = live.table.questions if live.table else ()
    return next((asked.item.seat for asked in questions if asked.id == question), None)
