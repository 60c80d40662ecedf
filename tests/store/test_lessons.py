"""Lessons as they are kept: one of each game for everybody, written step by step, dropped when nobody comes back."""

from dataclasses import replace

from bot.store import LessonRow
from tests.store.rows import ANN, BEA

LESSON = LessonRow(id="lesson-a", user=ANN, game="lanterns", snapshot={"version": 1}, touched=10.0)


async def test_a_lesson_comes_back_as_it_was_kept(store):
    row = replace(LESSON, news=({"id": "event.dealt", "args": {}},), told=("learn.bid",), hints=False)
    await store.begin_lesson(row)
    assert await store.lesson(ANN, "lesson-a") == row
    assert await store.lesson_in(ANN, "lanterns") == row


async def test_a_lesson_is_nobody_elses(store):
    await store.begin_lesson(LESSON)
    assert await store.lesson(BEA, "lesson-a") is None
    assert await store.lesson_in(BEA, "lanterns") is None
    assert not await store.end_lesson(replace(LESSON, user=BEA))
    assert await store.lesson(ANN, "lesson-a") == LESSON


async def test_of_two_steps_from_the_same_place_one_counts(store):
    await store.begin_lesson(LESSON)
    first, second = replace(LESSON, snapshot={"step": 1}), replace(LESSON, snapshot={"step": 2})
    assert await store.save_lesson(first)
    assert not await store.save_lesson(second)
    assert await store.lesson(ANN, "lesson-a") == replace(first, revision=1)
    assert await store.save_lesson(replace(second, revision=1, touched=20.0))
    assert await store.lesson(ANN, "lesson-a") == replace(second, revision=2, touched=20.0)


async def test_a_lesson_that_has_gone_on_does_not_end_from_an_earlier_place(store):
    await store.begin_lesson(LESSON)
    assert await store.save_lesson(LESSON)
    assert not await store.end_lesson(LESSON)
    assert await store.lesson(ANN, "lesson-a") is not None


async def test_a_new_lesson_takes_the_place_of_the_one_before_it(store):
    await store.begin_lesson(LESSON)
    await store.begin_lesson(replace(LESSON, game="roma", id="lesson-b"))
    await store.begin_lesson(replace(LESSON, id="lesson-c"))
    assert await store.lesson(ANN, "lesson-a") is None
    assert not await store.save_lesson(LESSON), "its last press comes too late"
    assert [(await store.lesson_in(ANN, game)).id for game in ("lanterns", "roma")] == ["lesson-c", "lesson-b"]


async def test_a_lesson_that_has_ended_is_gone(store):
    await store.begin_lesson(LESSON)
    assert await store.end_lesson(LESSON)
    assert not await store.end_lesson(LESSON)
    assert await store.lesson_in(ANN, "lanterns") is None
    assert not await store.save_lesson(LESSON)


async def test_lessons_that_nobody_has_touched_are_dropped(store):
    await store.begin_lesson(LESSON)
    await store.begin_lesson(replace(LESSON, game="roma", id="lesson-b", touched=30.0))
    assert await store.drop_lessons(30.0) == 1
    assert await store.lesson(ANN, "lesson-a") is None
    assert await store.lesson(ANN, "lesson-b") is not None
