"""A lesson at work: one person, the others computers, and no time that runs.

Chance comes from the lesson's seed and the place in the game alone, so equal answers make equal lessons.
"""

from __future__ import annotations

import zlib
from typing import Any

from engine.ask import Asked, Keys, Pause
from engine.computer import WORLDS, Strength, computer_answer, computer_talk
from engine.determinize import NoOtherWorld
from engine.game import Event, Game
from engine.lesson import LEARNER
from engine.msg import Msg, Seat, Who, msg
from engine.ply import look
from engine.reason import ONLY, TRIED, reason
from engine.rng import Rng
from engine.search import Thought
from engine.table import Table

RIVALS: Strength = "easy"
"""How strong the computers of a lesson are."""

HELPER: Strength = "normal"
"""How strong the one is that plays for the learner."""


def begin_lesson(game: Game[Any, Any]) -> tuple[Table, tuple[Msg, ...]]:
    """Deal a game's lesson and play to the learner's first question; return what the learner gets to know, too."""
    lesson = game.lesson
    table = Table.new(game, lesson.seed, lesson.seats or game.seats[0], lesson.options)
    return table, (*_told(table.seen(LEARNER).events), *_go_on(table, set()))


def answer_lesson(table: Table, question: str, keys: Keys) -> tuple[Msg, ...]:
    """Give the learner's answer and play to the next question; return what the learner gets to know.

    Raises what `Table.answer` raises; the table is then as before.
    """
    heard = _pauses(table)
    events = table.answer(LEARNER, question, keys)
    return (*_told(events), *_go_on(table, heard))


def helped_answer(table: Table) -> Keys:
    """Return what a computer would answer to the learner's open question."""
    return computer_answer(table, LEARNER, HELPER, _chance(table, LEARNER))


def helped_reason(table: Table, keys: Keys) -> Msg | None:
    """Return why the helper's answer to the learner's open question is good; None where nothing speaks for it."""
    rng = Rng(_chance(table, LEARNER))
    try:
        weighed = look(table, LEARNER, rng, WORLDS[HELPER], 1, table.game.mind.seen)
        thoughts = sorted([Thought(own, 1, share) for own, share in weighed], key=lambda thought: thought.keys != keys)
        because = reason(table, LEARNER, thoughts, rng) if thoughts[0].keys == keys else TRIED
    except NoOtherWorld:
        return None
    return None if because in (ONLY, TRIED) else because


def learners_question(table: Table) -> Asked | None:
    """Return what the learner is asked."""
    return next((asked for asked in table.questions if asked.item.seat == LEARNER), None)


def _go_on(table: Table, heard: set[str]) -> list[Msg]:
    """Let computers answer and talk, and time pass, until the learner is asked or the game is over."""
    news: list[Msg] = []
    while questions := table.questions:
        rivals = [asked for asked in questions if asked.item.seat not in (None, LEARNER)]
        if rivals:
            (question, item), *_ = rivals
            seat = item.seat
            assert seat is not None, "somebody is asked"
            news += _told(table.answer(seat, question, computer_answer(table, seat, RIVALS, _chance(table, seat))))
            continue
        pauses = _pauses(table)
        if pauses - heard:
            news += _said(table)
            heard = heard | pauses
        if learners_question(table) is not None:
            break
        news += _told(table.answer(None, _first_to_end(table), ()))
    return news


def _pauses(table: Table) -> set[str]:
    """Return the ids of the times that run."""
    return {asked.id for asked in table.questions if isinstance(asked.item, Pause)}


def _first_to_end(table: Table) -> str:
    """Return the id of the time that is over first."""
    running = [(table.clocks[item.clock], id_) for id_, item in table.questions if isinstance(item, Pause)]
    return min(running)[1]


def _said(table: Table) -> list[Msg]:
    """Let the computers say what they have to say while time runs."""
    seats = [seat for seat in range(table.seats) if seat != LEARNER]
    said = [(seat, computer_talk(table, seat, _chance(table, seat))) for seat in seats]
    return [msg("computer.says", who=Who(seat), said=text) for seat, text in said if text is not None]


def _told(events: tuple[Event, ...]) -> list[Msg]:
    """Return what the learner may know of some events."""
    return [event.msg for event in events if event.to in (None, LEARNER)]


def _chance(table: Table, seat: Seat) -> int:
    """Return a number that depends on the lesson and the place in it alone."""
    return zlib.crc32(f"{table.game.lesson.seed} {table.number} {len(table.inputs)} {seat}".encode())
