"""How a lesson looks: the table as its learner sees it, what has just happened, a hint, and the question."""

from __future__ import annotations

from collections.abc import Sequence

from bot.address import Address
from bot.lessons import Course
from bot.names import clean
from bot.present import explained, offers
from bot.sheet import MOST_TEXT, Button, Drawing, Menu, Row, Sheet, fitted, rows
from bot.voice import Voice, voice
from engine import GAMES, LEARNER, Asked, Msg, Who
from renderers import describe

LATEST = 24
"""How many of the latest events a lesson tells: at most tables, all of a turn."""

ROOM = MOST_TEXT - 200
"""About how many characters a lesson has in all."""

FIRST = 250
"""About how many characters of what happened it tells at its beginning, where there is much else to read."""


def lesson_voice(course: Course, name: str, locale: str) -> Voice:
    """Return the words of a lesson: the learner goes by their name where the game gives them no other."""
    game, seats = course.table.game, course.table.seats
    words, others = voice(locale, game.id), frozenset(range(1, seats))
    if game.seat_options:
        text = game.seat_options[0].id
        families = tuple([words.label(f"seat.{text}.{number}") for number in range(seats)])
        return voice(locale, game.id, families, others)
    computers = [words.label(f"computer-called-{number}") for number in range(1, seats)]
    return voice(locale, game.id, (clean(name), *computers), others)


def lesson_sheet(course: Course, v: Voice, *, whole: bool, why: bool = False, again: bool = False) -> Sheet:
    """Show where a lesson is. `whole` has all of the table in words, for whoever has no picture of it.

    `why` tells the rule behind the question, `again` that the lesson was left and goes on.
    """
    asked = course.asked
    if asked is None:
        return end_sheet(course, v, whole=whole)
    seen, table = course.table.seen(LEARNER), course.table.seen(None)
    told, own = describe(table.view, v.safe), describe(seen.view, v.safe)
    above = [f"### {told.headline}", _opening(course, v, again=again), "\n".join(told.facts) if whole else ""]
    below = [_own(course, own.private, v), _said(course, asked, v, own.private, why=why)]
    texts = [*above, _news(course, v, sum(map(len, above + below))), *below]
    hand = Drawing(seen.view, v.plain) if course.table.has_secrets(LEARNER) else None
    knobs = rows(_knobs(course, asked, seen.back, v, again=again))
    return Sheet(fitted(texts, log=3), (*_answers(course, asked, v), *knobs), Drawing(table.view, v.plain), hand=hand)


def end_sheet(course: Course, v: Voice, *, whole: bool) -> Sheet:
    """Show how a lesson has ended, or that it was left, and what to do next."""
    result = course.table.result
    again = Row((Button(Address(course.row.id, "again", key=course.row.game), v.label("button-relearn"), "primary"),))
    if result is None:
        return Sheet((f"### {v('lesson-left', game=Msg('title'))}", v("lesson-next")), (again,))
    view = course.table.seen(None).view
    told = describe(view, v.safe)
    places = sorted(range(course.table.seats), key=lambda seat: (result.ranks[seat], seat))
    ranking = [v("result-line", rank=result.ranks[seat], who=Who(seat), points=result.scores[seat]) for seat in places]
    above = [f"### {told.headline}", "\n".join(told.facts) if whole else ""]
    below = ["\n".join([*ranking, v(result.reason)]), v("lesson-next")]
    texts = [*above, _news(course, v, sum(map(len, above + below))), *below]
    return Sheet(fitted(texts, log=2), (again,), Drawing(view, v.plain))


def _answers(course: Course, asked: Asked, v: Voice) -> list[Row | Menu]:
    """Offer the answers as ever, but so that they stand out among the other buttons."""
    return [
        Row(tuple([button._replace(style="primary") for button in control.buttons]))
        if isinstance(control, Row)
        else control
        for control in offers(course.row.id, asked, v, details=True)
    ]


def _opening(course: Course, v: Voice, *, again: bool) -> str:
    """Say at the beginning what this is, and on coming back that it goes on."""
    goal = course.table.game.lesson.goal
    begun = [] if goal is None or course.row.revision else [v("lesson-goal", goal=goal)]
    if course.renewed:
        return "\n".join([v("lesson-renewed"), *begun])
    if again:
        return v("lesson-goes-on")
    return "\n".join([*begun, v("lesson-opening")]) if course.row.revision == 0 else ""


def _news(course: Course, v: Voice, others: int) -> str:
    """Tell what has happened since the last press, beside `others` characters; of the time before it, the end.

    Where there is no room for all, say how much is left out.
    """
    lines = [f"- {v(text)}" for text in course.news[-LATEST:]]
    room = ROOM - others if course.row.revision else FIRST + len("".join(lines[-1:]))
    while len(lines) > 1 and len("\n".join(lines)) > room:
        del lines[0]
    left = len(course.news) - len(lines)
    return "\n".join([*([v("lesson-earlier", count=left)] if left else []), *lines])


def _own(course: Course, private: tuple[str, ...], v: Voice) -> str:
    """Say who the learner is, where the game gives people names, and what is for their eyes."""
    called = [v("lesson-you", who=Who(LEARNER))] if GAMES[course.row.game].seat_options else []
    return "\n".join([*called, *private])


def _said(course: Course, asked: Asked, v: Voice, known: Sequence[str], *, why: bool) -> str:
    """Say hint and rule, and below them the question: what matters most comes last."""
    aside = []
    if course.hint is not None:
        aside.append(f"> {v('lesson-hint', hint=course.hint)}")
    if why and (rule := course.why) is not None:
        aside += [f"> {v('lesson-why', rule=rule.rule)}", f"> -# {v(rule.source)}"]
    question = [f"**{v(asked.item.prompt)}**", explained(asked, v, known)]
    return "\n\n".join(filter(None, ["\n".join(aside), "\n".join(filter(None, question))]))


def _knobs(course: Course, asked: Asked, back: str | None, v: Voice, *, again: bool) -> list[Button]:
    """Offer the rule, a way back, help, hints or none, to begin anew where that needs no further row, and the end."""
    number = course.row.id
    knobs = []
    if course.why is not None:
        knobs.append(Button(Address(number, "why", asked.id), v.label("button-why")))
    knobs.append(Button(Address(number, "help", asked.id), v.label("button-help")))
    if back is not None:
        knobs.append(Button(Address(number, "back", back), v.label("button-back")))
    hints = "hints" if course.hint is None else "hush"
    knobs.append(Button(Address(number, hints), v.label(f"button-{hints}")))
    over = Button(Address(number, "over", key=course.row.game), v.label("button-over"))
    end = Button(Address(number, "end"), v.label("button-end"))
    roomy = course.row.revision and len(rows([*knobs, over, end])) == len(rows([*knobs, end]))
    return [*knobs, over, end] if again or roomy else [*knobs, end]
