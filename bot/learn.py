"""What happens in a lesson: the command that opens one, and each of its buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot import outcome, present
from bot.address import Address
from bot.lessons import GONE, PREFIX, Course
from bot.outcome import Outcome
from bot.pictures import Painted
from bot.present_lesson import end_sheet, lesson_sheet, lesson_voice
from bot.reply import Reply, replying
from bot.voice import Voice, voice
from engine import GAMES, Keys

if TYPE_CHECKING:
    from bot.app import Starcrossed

Press: TypeAlias = "discord.Interaction[Starcrossed]"
Act: TypeAlias = Callable[[Press, Reply, Course, Address, Keys], Awaitable[None]]


def is_lesson(address: Address) -> bool:
    """Tell whether a control belongs to a lesson."""
    return address.table.startswith(PREFIX)


async def open_lesson(reply: Reply, game: str) -> None:
    """Begin a game's lesson for whoever asks, or go on with the one they have."""
    press: Press = reply.interaction
    course, again = await press.client.lessons.open(press.user.id, game)
    await _show(press, reply, course, again=again)


async def press_lesson(press: Press, address: Address, values: Keys) -> None:
    """Act on a press in a lesson of whoever pressed; nobody else has it."""
    async with replying(press, "update") as reply:
        if address.verb in ("again", "over") and address.key in GAMES:
            await _begin(press, reply, address)
            return
        course = await press.client.lessons.get(press.user.id, address.table)
        act = ACTS.get(address.verb)
        if course is None or act is None:
            await reply.tell(voice(press.locale.value)((GONE if course is None else outcome.OLD_QUESTION).text))
        elif course.renewed:
            await _show(press, reply, course)
        else:
            await act(press, reply, course, address, values)


async def _begin(press: Press, reply: Reply, address: Address) -> None:
    """Begin a lesson anew; another press that did so before goes on with what there is."""
    lessons, user = press.client.lessons, press.user.id
    under_way = await lessons.get(user, address.table)
    if address.verb == "over" and under_way is not None:
        course = await lessons.begin(user, address.key)
    else:
        course, _ = await lessons.open(user, address.key)
    await _show(press, reply, course)


async def _answer(press: Press, reply: Reply, course: Course, address: Address, values: Keys) -> None:
    keys = {"answer": (address.key,), "pick": values, "none": ()}.get(address.verb)
    if keys is None:
        keys = present.suggested(course.ask) if course.ask is not None else ()
    await _shown(press, reply, await press.client.lessons.answer(course, address.question, keys))


async def _help(press: Press, reply: Reply, course: Course, address: Address, values: Keys) -> None:
    await _shown(press, reply, await press.client.lessons.help(course, address.question))


async def _back(press: Press, reply: Reply, course: Course, address: Address, values: Keys) -> None:
    await _shown(press, reply, await press.client.lessons.back(course, address.question))


async def _hint(press: Press, reply: Reply, course: Course, address: Address, values: Keys) -> None:
    await _shown(press, reply, await press.client.lessons.hint(course, give=address.verb == "hints"))


async def _why(press: Press, reply: Reply, course: Course, address: Address, values: Keys) -> None:
    """Tell the rule where the question is that it is about; where that is closed, show what is open."""
    why = course.asked is not None and course.asked.id == address.question
    await _show(press, reply, course, why=why)


async def _end(press: Press, reply: Reply, course: Course, address: Address, values: Keys) -> None:
    left, done = await press.client.lessons.end(course)
    if done.done:
        await reply.show(Painted(end_sheet(left, _voice(press, left), whole=False)))
    else:
        await _shown(press, reply, (left, done))


ACTS: dict[str, Act] = {
    "answer": _answer,
    "pick": _answer,
    "none": _answer,
    "marked": _answer,
    "help": _help,
    "back": _back,
    "hints": _hint,
    "hush": _hint,
    "why": _why,
    "end": _end,
}


async def _shown(press: Press, reply: Reply, played: tuple[Course, Outcome]) -> None:
    """Show where a lesson is now, and say apart why nothing came of a press."""
    course, done = played
    if done != GONE:
        await _show(press, reply, course)
    if not done.done:
        await reply.tell(_voice(press, course)(done.text))


async def _show(press: Press, reply: Reply, course: Course, *, why: bool = False, again: bool = False) -> None:
    """Show a lesson in pictures and a few words, or in words alone where there is no picture."""
    v = _voice(press, course)
    eyes = await press.client.choices.eyes(press.user.id, press.guild_id)
    paint = press.client.painter.paint
    painted = await paint(lesson_sheet(course, v, whole=not eyes.pictures, why=why, again=again), eyes)
    if eyes.pictures and painted.picture is None:
        painted = await paint(lesson_sheet(course, v, whole=True, why=why, again=again), eyes)
    await reply.show(painted)


def _voice(press: Press, course: Course) -> Voice:
    return lesson_voice(course, press.user.display_name, press.locale.value)
