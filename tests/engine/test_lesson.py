"""Lessons: every question has hints and a rule in every language, and equal answers make equal lessons."""

import json
from functools import cache

import pytest

from engine import (
    GAMES,
    LEARNER,
    Ask,
    IllegalAnswer,
    Msg,
    Rng,
    Table,
    answer_lesson,
    begin_lesson,
    helped_answer,
    learners_question,
    random_answer,
)
from engine.roma import position
from renderers import LOCALES, words_for
from renderers.words import TEXTS

TRIED = {"roma": 160}
"""Random games in which questions are looked for; elsewhere `FEW`."""

FEW = 12


LONGEST = 280
"""Characters of a hint: what one reads at a glance."""

PEOPLE = ("Anna", "Ben", "Cleo")

every_game = pytest.mark.parametrize("game", GAMES)


def seats(game):
    return GAMES[game].lesson.seats or GAMES[game].seats[0]


def tables(game):
    """Yield random games of as many seats as the lesson has, at each question; and what they come to too seldom."""
    for seed in range(TRIED.get(game, FEW)):
        table, rng = Table.new(GAMES[game], seed, seats(game), GAMES[game].lesson.options), Rng(seed)
        while table.open:
            yield table
            asked = rng.pick(table.questions)
            table.answer(asked.item.seat, asked.id, random_answer(asked.item, rng))
    if game == "roma":
        yield from rare()


def rare():
    """Yield tables of Roma with questions that random games seldom put."""
    full = dict(enumerate(("forum", "templum", "consul", "legat", "nero", "mercator"), 1))
    wanted = [
        (position(sides=({2: "mercator"}, {}), dice=(2,), money=(70, 0), vp=(2, 33)), ["activate-2"]),
        (position(sides=({2: "forum", 3: "templum"}, {}), dice=(2, 3, 4)), ["activate-2", "3"]),
        (position(sides=(full, {}), hands=(("legat",), ()), dice=(1,), money=(9, 0)), ["lay", "legat"]),
    ]
    for table, keys in wanted:
        for key in keys:
            table.answer(LEARNER, learners_question(table).id, (key,))
        yield table


@cache
def said(game):
    """Return what the lesson of a game says to each question: hints, and rules with their sources."""
    lesson, found = GAMES[game].lesson, {}
    for table in tables(game):
        for item in table.open:
            if isinstance(item, Ask):
                hints, whys = found.setdefault(item.prompt.id, (set(), set()))
                if item.seat == LEARNER:
                    view = table.seen(LEARNER).view
                    hints.update(lesson.hints(view, item))
                    whys.add(lesson.why(view, item))
    return found


@every_game
def test_every_question_has_a_hint_and_a_rule(game):
    assert said(game)
    for prompt, (hints, whys) in said(game).items():
        assert hints, f"{prompt} has no hint"
        assert whys, f"{prompt} has no rule"
        assert None not in whys, f"{prompt} has no rule"


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_said_is_short_and_in_every_language(game, locale, caplog):
    words = words_for(locale, game, PEOPLE)
    for hints, whys in said(game).values():
        for text in (*hints, *(part for why in whys for part in why)):
            assert words.has(text.id)
            assert 0 < len(words(text)) <= LONGEST, words(text)
    assert caplog.records == [], "every text has the arguments that it wants"


@every_game
def test_no_hint_is_idle(game):
    """Whatever a game's texts have for lessons is said to somebody."""
    goal = GAMES[game].lesson.goal
    assert goal is not None
    spoken = {goal.id} | {
        text.id for hints, whys in said(game).values() for text in (*hints, *(part for why in whys for part in why))
    }
    texts = open_texts(game)
    assert {text for text in texts if text.startswith("learn-")} == {text.replace(".", "-") for text in spoken}


def open_texts(game):
    """Return the ids of a game's own English texts."""
    lines = (TEXTS / "en" / f"{game}.ftl").read_text("utf-8").splitlines()
    return {line.partition(" = ")[0] for line in lines if " = " in line and not line.startswith((" ", "#"))}


def begun(game):
    return begin_lesson(GAMES[game])


@every_game
def test_a_lesson_begins_with_a_question_to_the_learner(game):
    table, news = begun(game)
    assert learners_question(table) is not None
    assert all(isinstance(text, Msg) for text in news)
    assert table.seats == seats(game)


@every_game
def test_equal_answers_make_equal_lessons_to_their_end(game):
    """The second one goes through storage before each answer."""
    (table, news), (other, same) = begun(game), begun(game)
    rng = Rng(7)
    while asked := learners_question(table):
        assert news == same
        other = Table.load(GAMES[game], json.loads(json.dumps(other.dump())))
        keys = random_answer(asked.item, rng)
        news, same = answer_lesson(table, asked.id, keys), answer_lesson(other, asked.id, keys)
        assert table.digest == other.digest
    assert table.result is not None
    assert table.result == other.result


@every_game
def test_who_has_everything_played_for_them_comes_to_the_end(game):
    table, _ = begun(game)
    while asked := learners_question(table):
        keys = helped_answer(table)
        assert keys == helped_answer(table), "asked again, the helper says the same"
        answer_lesson(table, asked.id, keys)
    assert table.result is not None


@every_game
def test_an_answer_that_is_none_leaves_the_lesson_as_it_was(game):
    table, _ = begun(game)
    before = table.dump()
    with pytest.raises(IllegalAnswer):
        answer_lesson(table, learners_question(table).id, ("no-such-key",))
    with pytest.raises(IllegalAnswer):
        answer_lesson(table, "0.00000000", ())
    assert table.dump() == before


@every_game
def test_a_learner_is_told_nothing_that_is_for_others(game):
    """What happens at another seat's eyes only is not among the news."""
    table, news = begun(game)
    rng, told = Rng(3), list(news)
    for _ in range(30):
        if asked := learners_question(table):
            told += answer_lesson(table, asked.id, random_answer(asked.item, rng))
    known = {event.msg for event in table.seen(LEARNER).events}
    foreign = {event.msg for event in (*table.past, *table.events) if event.to not in (None, LEARNER)}
    assert not foreign & set(told)
    assert known
