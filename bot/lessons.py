"""Lessons: games that somebody learns by playing them against computers, alone and without a clock.

A lesson is a table of the engine and nothing else: no seats, no due times, no result that counts. It lives in one
message for one pair of eyes; each press plays it to the next question, keeps it, and only then shows it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot import outcome
from bot.outcome import Outcome
from bot.store import LessonRow, Store, StoreError
from engine import (
    GAMES,
    LEARNER,
    AlreadyAnswered,
    Ask,
    Asked,
    IllegalAnswer,
    Keys,
    Msg,
    Table,
    Why,
    answer_lesson,
    begin_lesson,
    helped_answer,
    helped_reason,
    learners_question,
    msg,
    pack,
    unpack,
)

_log = logging.getLogger(__name__)

PREFIX = "learn-"
"""How the id of a lesson begins; that of a table has no dash."""

KEPT = 30 * 86400.0
"""Seconds until a lesson is dropped that nobody goes on with."""

ROUND = 6 * 3600.0
"""Seconds between two looks at lessons that are to be dropped."""

GONE = Outcome(Msg("lesson-gone"))
OLD = Outcome(Msg("lesson-old"))


Place: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson under way: its row, and the game it is."""

    row: LessonRow
    table: Table
    renewed: bool = False
    """Whether it has begun anew, because the rules are of a newer version."""

    @property
    def asked(self) -> Asked | None:
        """Return what the learner is asked; None at the end."""
        return learners_question(self.table)

    @property
    def ask(self) -> Ask | None:
        """Return the learner's question alone."""
        item = self.asked.item if self.asked else None
        return item if isinstance(item, Ask) else None

    @property
    def news(self) -> tuple[Msg, ...]:
        """Return what has happened since the learner's last press."""
        return tuple(map(unpack, self.row.news))

    @property
    def place(self) -> Place:
        """Return how far the learner has come: the step, and the answers they have given in it."""
        return self.table.number, sum([1 for given in self.table.inputs if given.seat == LEARNER])

    @property
    def told(self) -> tuple[str, ...]:
        """Return the hints that were given before this question; one that is open again has its hint again."""
        return tuple([told for told in self.row.told if _told_at(told) < self.place])

    @property
    def hint(self) -> Msg | None:
        """Return the first hint to what is asked that has not been given yet; None where there are to be none."""
        if self.ask is None or not self.row.hints:
            return None
        hints = self.table.game.lesson.hints(self.table.seen(LEARNER).view, self.ask)
        given = {told.partition(" ")[0] for told in self.told}
        return next((hint for hint in hints if hint.id not in given), None)

    @property
    def told_here(self) -> tuple[str, ...]:
        """Return the hints that have been given once this question is answered."""
        return self.told if self.hint is None else (*self.told, "{} {}.{}".format(self.hint.id, *self.place))

    @property
    def why(self) -> Why | None:
        """Return the rule behind what is asked."""
        if self.ask is None:
            return None
        return self.table.game.lesson.why(self.table.seen(LEARNER).view, self.ask)


def _told_at(told: str) -> Place:
    """Return at which place a hint was given."""
    step, _, answers = told.partition(" ")[2].partition(".")
    return (int(step), int(answers)) if answers else (-1, 0)


Step = Callable[[Table], tuple[Msg, ...]]
"""Changes a table and says what happened."""


class Lessons:
    """Begins, plays, keeps and drops lessons; `now` gives the time in UTC seconds."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def open(self, user: int, game: str) -> tuple[Course, bool]:
        """Return somebody's lesson in a game, and whether they had one already that goes on."""
        row = await self._store.lesson_in(user, game)
        if row is None:
            return await self.begin(user, game), False
        course = await self._resumed(row)
        return course, not course.renewed

    async def begin(self, user: int, game: str) -> Course:
        """Begin a lesson, in the place of one that somebody had in this game."""
        table, news = await asyncio.to_thread(begin_lesson, GAMES[game])
        row = LessonRow(
            id=PREFIX + secrets.token_hex(6),
            user=user,
            game=game,
            snapshot=table.dump(),
            news=_packed(news),
            touched=self._now(),
        )
        await self._store.begin_lesson(row)
        return Course(row, table)

    async def get(self, user: int, number: str) -> Course | None:
        """Return a lesson of somebody's as it is now; one of a former version of the rules begins anew."""
        row = await self._store.lesson(user, number)
        return None if row is None or row.game not in GAMES else await self._resumed(row)

    async def _resumed(self, row: LessonRow) -> Course:
        """Return a lesson that is kept; begin it anew where that cannot be read under the rules of today."""
        return _course(row) or replace(await self.begin(row.user, row.game), renewed=True)

    async def answer(self, course: Course, question: str, keys: Keys) -> tuple[Course, Outcome]:
        """Give the learner's answer, and play on to the next question."""
        return await self._play(course, lambda table: answer_lesson(table, question, keys))

    async def help(self, course: Course, question: str) -> tuple[Course, Outcome]:
        """Have a computer answer for the learner, and say why."""

        def played(table: Table) -> tuple[Msg, ...]:
            open_ = course.asked is not None and course.asked.id == question
            keys = helped_answer(table) if open_ else ()
            because = helped_reason(table, keys) if open_ else None
            news = answer_lesson(table, question, keys)
            options = course.ask.options if course.ask is not None else ()
            chosen = tuple([option.label for option in options if option.key in keys]) or Msg("button-none")
            if because is None:
                return (msg("lesson.helped", choice=chosen), *news)
            return (msg("lesson.helped.why", choice=chosen, because=because), *news)

        return await self._play(course, played)

    async def back(self, course: Course, question: str) -> tuple[Course, Outcome]:
        """Open the learner's last question again, if nothing has come of its answer."""
        table = course.table.clone()
        if not table.undo(LEARNER, question):
            return course, outcome.NO_BACK
        row = replace(course.row, snapshot=table.dump(), news=(), touched=self._now())
        return await self._keep(replace(course, table=table), row)

    async def hint(self, course: Course, *, give: bool) -> tuple[Course, Outcome]:
        """Give hints, or no more of them; where all that fit were given before, give these anew."""
        row = replace(course.row, hints=give, touched=self._now())
        if row.hints and replace(course, row=row).hint is None:
            row = replace(row, told=())
        return await self._keep(course, row)

    async def end(self, course: Course) -> tuple[Course, Outcome]:
        """Forget a lesson."""
        return await self._settled(course, course.row, kept=await self._store.end_lesson(course.row))

    async def _play(self, course: Course, step: Step) -> tuple[Course, Outcome]:
        """Take a step at a copy of the table, and keep it; a lesson that is over is not kept any longer."""
        table = course.table.clone()
        try:
            news = await asyncio.to_thread(step, table)
        except AlreadyAnswered:
            return course, outcome.ALREADY_ANSWERED
        except IllegalAnswer:
            return course, OLD
        row = replace(course.row, snapshot=table.dump(), news=_packed(news), told=course.told_here, touched=self._now())
        played = replace(course, table=table)
        if table.result is not None:
            return await self._settled(played, row, kept=await self._store.end_lesson(row))
        return await self._keep(played, row)

    async def _keep(self, course: Course, row: LessonRow) -> tuple[Course, Outcome]:
        """Keep a lesson one step on."""
        return await self._settled(course, row, kept=await self._store.save_lesson(row))

    async def _settled(self, course: Course, row: LessonRow, *, kept: bool) -> tuple[Course, Outcome]:
        """Return a lesson one step on if that was kept; where another press was faster, that one counts."""
        if kept:
            return replace(course, row=replace(row, revision=row.revision + 1)), outcome.DONE
        newest = await self.get(row.user, row.id)
        return (course, GONE) if newest is None else (newest, outcome.ALREADY_ANSWERED)

    async def drop_old(self) -> None:
        """Drop, again and again, what nobody has gone on with for a month."""
        while True:
            try:
                if dropped := await self._store.drop_lessons(self._now() - KEPT):
                    _log.info("dropped %d lessons that nobody went on with", dropped)
            except StoreError as error:
                _log.error("old lessons are dropped later: %s", error)
            await asyncio.sleep(ROUND)


def _course(row: LessonRow) -> Course | None:
    """Read a lesson as it is kept; None where that is of a former version of the rules, or broken."""
    game = GAMES[row.game]
    if row.snapshot.get("version") != game.version:
        return None
    try:
        return Course(row, Table.load(game, row.snapshot))
    except Exception:
        _log.exception("lesson %s cannot be read", row.id)
        return None


def _packed(news: tuple[Msg, ...]) -> tuple[dict[str, Any], ...]:
    return tuple(map(pack, news))
