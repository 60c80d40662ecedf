"""The verbs, one by one, on games of a few lines."""

from __future__ import annotations

import pytest

from engine import Ask, LawBroken, Option, Pause, msg
from engine.flow import choose, choose_some, confirm, everyone, first_of, parallel, pause, race, when
from tests.engine import toys
from tests.engine.tables import act, end_pause, options, prompts
from tests.engine.toys import State, note


def log(*flows):
    """Make steps that walk a flow each and write down what it returns."""
    return toys.table(*(lambda s, flow=flow: note(s, flow(s)) for flow in flows))


def test_choose_returns_the_value_behind_the_key():
    table = log(lambda s: choose(1, "pick", [3, 5]))
    assert prompts(table) == {1: "pick"}
    assert options(table, 1) == ("3", "5")
    act(table, 1, "5")
    assert table.state.log == ["5"]


def test_choose_offers_labels_details_and_art():
    made = Option("x", msg("label"), msg("detail"), "picture")
    table = log(lambda s: choose(1, msg("pick", n=2), ["a", "b"], option=lambda v: made._replace(key=v), clock="slow"))
    (ask,) = table.open
    assert ask == Ask(1, msg("pick", n=2), (made._replace(key="a"), made._replace(key="b")), clock="slow")


def test_a_public_choice_with_one_option_is_taken_at_once():
    table = log(lambda s: choose(1, "pick", [7]))
    assert table.state.log == ["7"]
    assert not table.open


def test_a_private_choice_is_always_put():
    table = log(lambda s: choose(1, "pick", [7], private=True))
    assert options(table, 1) == ("7",)


def test_choose_some_returns_the_values_in_their_order():
    table = log(lambda s: choose_some(1, "pick", "abc", 1, 2))
    act(table, 1, "c", "a")
    assert table.state.log == ["['a', 'c']"]


@pytest.mark.parametrize(("values", "low"), [("ab", 2), ("", 0)])
def test_a_public_choice_of_some_that_leaves_none_is_taken_at_once(values: str, low: int):
    table = log(lambda s: choose_some(1, "pick", values, low, 2))
    assert table.state.log == [str(list(values))]


def test_a_private_choice_of_some_is_put_even_if_it_leaves_none():
    table = log(lambda s: choose_some(1, "pick", "ab", 2, 2, private=True))
    assert options(table, 1) == ("a", "b")


def test_an_empty_private_choice_breaks_the_law():
    with pytest.raises(LawBroken):
        log(lambda s: choose_some(1, "pick", [], 0, 0, private=True))


def test_choose_some_asks_for_no_more_than_there_are():
    table = log(lambda s: choose_some(1, "pick", "ab", 0, 5))
    (ask,) = table.open
    assert isinstance(ask, Ask)
    assert ask.pick == (0, 2)


def test_confirm_is_never_taken_by_itself_and_defaults_to_its_first_key():
    table = log(lambda s: confirm(1, "go"))
    (ask,) = table.open
    assert isinstance(ask, Ask)
    assert (ask.keys, ask.default) == (("ok",), ("ok",))
    act(table, 1, "ok")
    assert table.state.log == ["ok"]


def test_a_pause_is_ended_by_nobodys_empty_answer():
    table = log(lambda s: pause("lobby", "talk"))
    assert table.open == (Pause("lobby", msg("talk")),)
    end_pause(table)
    assert table.state.log == ["None"]


def test_everyone_is_through_when_all_have_answered_in_any_order():
    table = log(lambda s: everyone({2: "ab", 0: "cd"}, "bid"))
    assert [(item.seat, item.private) for item in table.open] == [(0, True), (2, True)]
    act(table, 2, "b")
    assert prompts(table) == {0: "bid"}
    act(table, 0, "c")
    assert table.state.log == ["{0: 'c', 2: 'b'}"]


def walk(seat: int):
    one = yield from choose(seat, "first", "ab")
    two = yield from choose(seat, f"second.{one}", "cd")
    return one + two


def test_parallel_lets_each_seat_walk_at_its_own_speed():
    table = log(lambda s: parallel({seat: walk(seat) for seat in (1, 0)}))
    act(table, 1, "b")
    assert prompts(table) == {0: "first", 1: "second.b"}
    act(table, 1, "c")
    assert prompts(table) == {0: "first"}
    act(table, 0, "a")
    act(table, 0, "d")
    assert table.state.log == ["{0: 'ad', 1: 'bc'}"]


def test_parallel_until_ends_exactly_then_and_leaves_out_who_was_not_through():
    table = log(lambda s: parallel({0: walk(0), 1: walk(1)}, until=confirm(2, "enough")))
    act(table, 0, "a")
    act(table, 0, "c")
    act(table, 1, "a")
    assert prompts(table) == {1: "second.a", 2: "enough"}
    act(table, 2, "ok")
    assert table.state.log == ["{0: 'ac'}"]


def test_parallel_until_goes_on_when_all_are_through():
    table = log(lambda s: parallel({0: walk(0)}, until=pause("lobby", "talk")))
    act(table, 0, "a")
    act(table, 0, "c")
    assert prompts(table) == {None: "talk"}


def test_first_of_goes_on_with_the_first_who_answers_alone():
    table = log(lambda s: first_of({seat: walk(seat) for seat in range(3)}))
    act(table, 1, "a")
    assert prompts(table) == {1: "second.a"}
    act(table, 1, "d")
    assert table.state.log == ["(1, 'ad')"]


def test_first_of_takes_a_flow_that_asks_nothing():
    table = log(lambda s: first_of({0: walk(0), 2: choose(2, "pick", "x")}))
    assert table.state.log == ["(2, 'x')"]


def test_a_race_ends_with_the_first_that_is_through():
    table = log(lambda s: race(walk(0), pause("lobby", "talk"), confirm(1, "go")))
    act(table, 0, "a")
    assert prompts(table) == {0: "second.a", None: "talk", 1: "go"}
    act(table, 1, "ok")
    assert table.state.log == ["2"]


def test_a_race_of_nobody_breaks_the_law():
    with pytest.raises(LawBroken):
        log(lambda s: race())


def test_when_waits_for_the_moves_of_others():
    def first(s: State):
        yield from note(s, confirm(0, "go"))

    def second(s: State):
        yield from when(lambda: bool(s.log))
        yield from note(s, confirm(1, "after"))

    table = toys.table(lambda s: parallel({0: first(s), 1: second(s)}))
    assert prompts(table) == {0: "go"}
    act(table, 0, "ok")
    assert prompts(table) == {1: "after"}


def test_when_sees_what_other_flows_do_between_two_waits_of_their_own():
    def last(s: State):
        yield from when(lambda: "middle" in s.log)
        yield from confirm(2, "last")

    def middle(s: State):
        yield from when(lambda: "ok" in s.log)
        s.log.append("middle")
        yield from when(lambda: "never" in s.log)

    table = toys.table(lambda s: parallel({0: last(s), 1: middle(s), 2: note(s, confirm(0, "go"))}))
    act(table, 0, "ok")
    assert prompts(table) == {2: "last"}


def test_flows_that_all_wait_for_each_other_break_the_law():
    with pytest.raises(LawBroken, match="waits for another"):
        log(lambda s: race(when(lambda: False), when(lambda: False)))


def test_groups_within_groups():
    table = log(lambda s: parallel({0: everyone({0: "ab", 1: "ab"}, "inner"), 2: walk(2)}))
    act(table, 0, "a")
    act(table, 2, "a")
    assert prompts(table) == {1: "inner", 2: "second.a"}
    act(table, 1, "b")
    assert prompts(table) == {2: "second.a"}
    act(table, 2, "c")
    assert table.state.log == ["{0: {0: 'a', 1: 'b'}, 2: 'ac'}"]


def test_two_questions_for_one_seat_break_the_law():
    with pytest.raises(LawBroken, match="two questions for one seat"):
        log(lambda s: race(confirm(1, "one"), confirm(1, "two")))


def test_flows_not_through_are_closed():
    closed: list[str] = []

    def watched(s: State):
        try:
            yield from confirm(0, "go")
        except GeneratorExit:
            closed.append("watched")
            raise

    table = toys.table(lambda s: race(watched(s), confirm(1, "stop")))
    act(table, 1, "ok")
    assert closed == ["watched"]
