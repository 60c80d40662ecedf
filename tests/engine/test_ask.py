"""Questions as data: their limits, and what answers them."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Ask, IllegalAnswer, Keys, LawBroken, Msg, Option, Pause, Who, msg
from engine.msg import pack, unpack


def ask(*keys: str, **changes: Any) -> Ask:
    return Ask(0, Msg("prompt"), tuple(Option(key, Msg(key)) for key in keys), **changes)


@pytest.mark.parametrize(
    "keys", [(), tuple(f"k{number}" for number in range(26)), ("a", "b", "a")], ids=["none", "26", "twice the same"]
)
def test_a_question_has_1_to_25_different_options(keys: Keys):
    with pytest.raises(LawBroken):
        ask(*keys)


def test_25_options_are_not_too_many():
    assert len(ask(*(f"k{number}" for number in range(25))).keys) == 25


@pytest.mark.parametrize("pick", [(2, 1), (-1, 1), (3, 3), (1, 3), (0, 0)])
def test_it_never_wants_more_than_there_is(pick: tuple[int, int]):
    with pytest.raises(LawBroken):
        ask("a", "b", pick=pick)


def test_its_default_is_an_answer():
    assert ask("a", "b", default=("b",)).default == ("b",)
    for default in ((), ("c",), ("a", "b")):
        with pytest.raises(IllegalAnswer):
            ask("a", "b", default=default)


def test_an_answer_comes_out_in_the_order_of_the_options():
    assert ask("a", "b", "c", pick=(1, 3)).checked(("c", "a")) == ("a", "c")


@pytest.mark.parametrize("keys", [(), ("a",), ("a", "a"), ("a", "x"), ("a", "b", "c", "d"), ("",)])
def test_other_answers_are_illegal(keys: Keys):
    with pytest.raises(IllegalAnswer, match="does not answer prompt"):
        ask("a", "b", "c", "d", pick=(2, 3)).checked(keys)


def test_a_pause_is_answered_by_nothing():
    pause = Pause("lobby", Msg("prompt"))
    assert pause.checked(()) == ()
    assert pause.seat is None
    assert not pause.private
    with pytest.raises(IllegalAnswer):
        pause.checked(("ok",))


args: st.SearchStrategy[Any] = st.recursive(
    st.integers() | st.text(max_size=4) | st.integers(0, 6).map(Who),
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple)
        | st.builds(
            Msg,
            st.text(max_size=4),
            st.dictionaries(st.text(max_size=3), inner, max_size=2).map(lambda d: (*d.items(),)),
        )
    ),
    max_leaves=6,
)


@given(args)
def test_texts_go_through_json(arg: Any):
    text = msg("text", arg=arg)
    assert unpack(json.loads(json.dumps(pack(text)))) == text
