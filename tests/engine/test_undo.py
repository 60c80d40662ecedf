"""Back: what may be taken back, and what others then notice (nothing)."""

from __future__ import annotations

from engine import Rng, Table
from engine.flow import choose, confirm, everyone, parallel
from engine.game import say
from tests.engine import lanterns, toys
from tests.engine.tables import act, asked, end_pause, move, options, prompts, reloaded
from tests.engine.toys import State


def back(table: Table, seat: int) -> bool:
    """Press the seat's Back, where it has one."""
    question = table.seen(seat).back
    return question is not None and table.undo(seat, question)


def walk_in_private(me: int):
    for number in range(3):
        yield from choose(me, f"pick.{number}", "ab", private=True)


def side_by_side(s: State):
    yield from parallel({me: walk_in_private(me) for me in range(3)})
    s.log.append("through")
    yield from choose(0, "after", "ab")


def test_a_seat_takes_back_its_last_answer_though_others_have_moved_since():
    table = toys.table(side_by_side)
    act(table, 0, "a")
    question = asked(table, 0)
    act(table, 0, "b")
    act(table, 1, "b")
    others = [table.seen(seat) for seat in (None, 1, 2)]
    assert back(table, 0)
    assert asked(table, 0) == question
    assert [table.seen(seat) for seat in (None, 1, 2)] == others
    assert back(table, 0)
    assert not back(table, 0)
    assert back(table, 1)


def test_who_is_through_may_still_take_back_while_the_group_is_open():
    table = toys.table(side_by_side)
    for seat in (0, 1):
        for _ in range(3):
            act(table, seat, "a")
    assert set(prompts(table)) == {2}
    assert back(table, 0)
    assert prompts(table) == {0: "pick.2", 2: "pick.0"}


def test_nothing_is_taken_back_when_the_group_is_through():
    table = toys.table(side_by_side)
    for seat in range(3):
        for _ in range(3):
            act(table, seat, "a")
    assert prompts(table) == {0: "after"}
    assert [table.seen(seat).back for seat in range(3)] == [None] * 3


def test_back_names_the_question_so_that_a_double_click_goes_back_once():
    table = toys.table(side_by_side)
    act(table, 0, "a")
    act(table, 0, "a")
    question = table.seen(0).back
    assert question is not None
    assert table.undo(0, question)
    assert not table.undo(0, question)
    assert prompts(table)[0] == "pick.1"


def test_nobody_takes_back_the_answer_of_another_seat():
    table = toys.table(side_by_side)
    act(table, 0, "a")
    question = table.seen(0).back
    assert question is not None
    assert not table.undo(1, question)
    assert not table.undo(99, question)


def test_a_public_selection_may_be_taken_back_step_by_step():
    def select(s: State):
        one = yield from choose(0, "one", "ab")
        two = yield from choose(0, "two", "cd")
        s.log += [one, two]
        yield from choose(0, "three", "ef")

    table = toys.table(select)
    act(table, 0, "a")
    assert back(table, 0)
    assert prompts(table) == {0: "one"}
    act(table, 0, "b")
    act(table, 0, "c")
    assert not back(table, 0), "what was chosen lies on the table now"


def test_nothing_is_taken_back_that_another_has_answered_to():
    def question_and_answer(s: State):
        yield from choose(0, "one", "ab")
        yield from choose(1, "two", "ab")
        yield from choose(0, "three", "ab")

    table = toys.table(question_and_answer)
    act(table, 0, "a")
    act(table, 1, "a")
    assert [table.seen(seat).back for seat in (0, 1)] == [None, asked_before(table, 1)]


def asked_before(table: Table, seat: int) -> str:
    return next(given.question for given in reversed(table.inputs) if given.seat == seat)


def test_nothing_is_taken_back_after_an_event():
    def loud(s: State):
        yield from choose(0, "one", "ab")
        say(s, "event.heard", to=1)
        yield from choose(0, "two", "ab")

    table = toys.table(loud)
    act(table, 0, "a")
    assert not back(table, 0)


def test_nothing_is_taken_back_after_a_roll():
    def roll(s: State):
        if (yield from choose(0, "one", ["roll", "not"])) == "roll":
            s.rng.die()
        yield from choose(0, "two", "ab")

    table = toys.table(roll)
    act(table, 0, "not")
    assert back(table, 0)
    act(table, 0, "roll")
    assert not back(table, 0)


def test_nothing_is_taken_back_after_a_look_that_nobody_notices():
    def peek(s: State):
        if (yield from choose(0, "peek", ["yes", "no"], private=True)) == "yes":
            s.looked.append(s.secret.pop())
        yield from choose(0, "then", "ab", private=True)

    def unnoticed(s: State, seat: int | None):
        return tuple(s.looked) if seat == 0 else ()

    table = toys.table(peek, secret=(1, 2, 3), view=unnoticed)
    act(table, 0, "no")
    assert back(table, 0)
    act(table, 0, "yes")
    assert table.seen(0).view == (3,)
    assert not back(table, 0)


def test_nothing_is_taken_back_across_steps():
    table = toys.table(lambda s: confirm(0, "one"), lambda s: confirm(0, "two"))
    act(table, 0, "ok")
    assert not back(table, 0)
    assert not table.undo(0, table.recent[0])


def test_bids_may_be_taken_back_until_all_are_made():
    def bid(s: State):
        bids = yield from everyone({0: "ab", 1: "ab"}, "bid")
        s.log.append(str(bids))
        yield from confirm(2, "go")

    table = toys.table(bid)
    act(table, 0, "a")
    assert back(table, 0)
    act(table, 0, "b")
    act(table, 1, "b")
    assert table.state.log == ["{0: 'b', 1: 'b'}"]
    assert not back(table, 0)
    assert not back(table, 1)


def test_cards_laid_aside_may_be_taken_back_until_confirmed():
    table = Table.new(lanterns.GAME, 4, 2)
    act(table, 0, "mine")
    card = options(table, 1)[0]
    act(table, 1, card)
    assert back(table, 1)
    act(table, 1)
    act(table, 1, "ok")
    assert not back(table, 1)
    end_pause(table)
    assert prompts(table) == {0: "bid", 1: "bid"}


def test_back_survives_a_restart():
    table = toys.table(side_by_side)
    act(table, 0, "a")
    again = reloaded(table)
    assert again.seen(0).back == table.seen(0).back
    assert back(again, 0)
    assert prompts(again) == {0: "pick.0", 1: "pick.0", 2: "pick.0"}


def test_a_determinized_table_still_knows_back():
    table, rng = Table.new(lanterns.GAME, 2, 3), Rng(1)
    act(table, 1, "mine")
    for _ in range(6):
        move(table, rng)
        if table.number != 1:
            break
        for seat in range(3):
            world = table.determinized(seat, rng)
            assert world.seen(seat).back == table.seen(seat).back
