"""The one validating door: question ids, refusals, atomicity, laws and events."""

from __future__ import annotations

import json

import pytest

from engine import (
    GAMES,
    AlreadyAnswered,
    Ask,
    Event,
    IllegalAnswer,
    LawBroken,
    Msg,
    NotAsked,
    OldQuestion,
    OptionSpec,
    Table,
    Who,
    msg,
)
from engine.flow import choose, confirm, everyone, parallel, pause, race
from engine.game import say
from engine.table import REMEMBERED
from tests.engine import lanterns, toys
from tests.engine.tables import act, asked, end_pause, prompts, reloaded
from tests.engine.toys import State, note


def ids(table: Table) -> dict[int | None, str]:
    return {question.item.seat: question.id for question in table.questions}


def picnic(s: State):
    """Two private answers of each seat, side by side, while seat 2 may end it."""

    def basket(me: int):
        yield from choose(me, "fruit", ["fig", "plum"], private=True)
        yield from choose(me, "cake", ["nut", "rum"], private=True)

    yield from parallel({0: basket(0), 1: basket(1)}, until=confirm(2, "eat"))


def counting(s: State):
    """The very same question until seat 0 stops."""
    while (yield from choose(0, "more", ["one", "stop"])) == "one":
        s.log.append("one")


# Ids


def test_an_id_is_unchanged_by_the_answers_of_others():
    table = toys.table(picnic)
    before = ids(table)
    act(table, 0, "fig")
    assert ids(table) == {**before, 0: ids(table)[0]}
    assert ids(table)[0] != before[0]


def test_an_id_is_unchanged_by_a_restart_and_a_clone():
    table = toys.table(picnic)
    act(table, 0, "fig")
    assert ids(reloaded(table)) == ids(table) == ids(table.clone())


def test_the_same_question_asked_again_has_a_new_id():
    table = toys.table(counting)
    seen = [ids(table)[0]]
    for _ in range(3):
        act(table, 0, "one")
        seen.append(ids(table)[0])
    assert len(set(seen)) == 4
    assert ids(reloaded(table))[0] == seen[-1]


def test_the_same_question_in_another_step_has_a_new_id():
    table = toys.table(counting, counting)
    before = ids(table)[0]
    act(table, 0, "stop")
    assert ids(table)[0] != before


def test_undo_restores_the_id():
    table = toys.table(picnic)
    before = ids(table)
    act(table, 0, "fig")
    act(table, 1, "plum")
    assert table.undo(0, before[0])
    assert ids(table)[0] == before[0]


def test_ids_differ_by_seat_prompt_arguments_options_and_pick():
    tables = [
        toys.table(lambda s: choose(0, "p", "ab")),
        toys.table(lambda s: choose(1, "p", "ab")),
        toys.table(lambda s: choose(0, msg("p", n=1), "ab")),
        toys.table(lambda s: choose(0, msg("p", n=2), "ab")),
        toys.table(lambda s: choose(0, "p", "abc")),
        toys.table(lambda s: choose(0, "p", "ba")),
        toys.table(lambda s: pause("c", "p")),
        toys.table(lambda s: pause("d", "p")),
    ]
    assert len({table.questions[0].id for table in tables}) == len(tables)


# Refusals


def refused(table: Table, seat: int | None, question: str, *keys: str) -> type[IllegalAnswer]:
    """Return how an answer is refused, having made sure that nothing has changed."""
    before = table.digest, table.questions, list(table.inputs), [table.seen(seat) for seat in (None, 0, 1, 2)]
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(seat, question, keys)
    assert (table.digest, table.questions, list(table.inputs), [table.seen(seat) for seat in (None, 0, 1, 2)]) == before
    return caught.type


def test_an_answer_that_is_none_of_the_options_is_illegal():
    table = toys.table(picnic)
    for keys in ((), ("pear",), ("fig", "plum"), ("fig", "fig")):
        assert refused(table, 0, ids(table)[0], *keys) is IllegalAnswer


def test_an_answer_given_twice_is_already_answered():
    table = toys.table(picnic)
    question = ids(table)[0]
    act(table, 0, "fig")
    assert refused(table, 0, question, "fig") is AlreadyAnswered
    assert refused(reloaded(table), 0, question, "plum") is AlreadyAnswered


def test_the_answer_that_ended_the_step_given_twice_is_already_answered():
    table = toys.table(picnic, counting)
    question = ids(table)[2]
    act(table, 2, "ok")
    assert refused(table, 2, question, "ok") is AlreadyAnswered
    assert refused(reloaded(table), 2, question, "ok") is AlreadyAnswered


def test_a_pause_ended_twice_is_already_answered():
    table = toys.table(lambda s: pause("c", "p"), counting)
    question = ids(table)[None]
    end_pause(table)
    assert refused(table, None, question) is AlreadyAnswered


def test_a_question_of_long_ago_or_of_somebody_else_is_old():
    table = toys.table(counting, counting, counting)
    long_ago = ids(table)[0]
    act(table, 0, "stop")
    act(table, 0, "stop")
    assert refused(table, 0, long_ago, "stop") is OldQuestion
    table = toys.table(picnic)
    assert refused(table, 0, ids(table)[1], "fig") is OldQuestion
    assert refused(table, 0, "nonsense", "fig") is OldQuestion


def test_who_is_not_asked_cannot_answer():
    table = toys.table(counting)
    for seat in (1, 99, None):
        assert refused(table, seat, ids(table)[0], "one") is NotAsked


def test_nobody_is_asked_when_the_game_is_over():
    table = toys.table(counting)
    act(table, 0, "stop")
    assert table.result is not None
    assert not table.questions
    assert refused(table, 0, "1.00000000", "one") is NotAsked


def test_a_pause_takes_no_keys():
    table = toys.table(lambda s: pause("c", "p"))
    assert refused(table, None, ids(table)[None], "ok") is IllegalAnswer


# Atomicity


@pytest.mark.parametrize("late", [False, True], ids=["in the step", "in the step after"])
def test_a_failing_game_leaves_the_table_as_it_was(late: bool):
    broken = [True]

    def first(s: State):
        yield from everyone({0: "ab", 1: "ab"}, "bid")
        s.log.append("through")
        say(s, "event.through")
        if broken and not late:
            raise ZeroDivisionError

    def second(s: State):
        if broken:
            raise ZeroDivisionError
        yield from counting(s)

    table = toys.table(first, second)
    act(table, 0, "a")
    before = table.dump(), table.digest, table.questions, table.seen(0), table.number
    question = asked(table, 1).id
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            table.answer(1, question, ("b",))
        assert (table.dump(), table.digest, table.questions, table.seen(0), table.number) == before
    broken.clear()
    assert table.answer(1, question, ("b",)) == (Event(Msg("event.through")),)
    assert prompts(table) == {0: "more"}


# Laws


@pytest.mark.parametrize("chance", [lambda s: s.rng.below(2), lambda s: s.rng.shuffle([1, 2])])
def test_a_question_after_hidden_randomness_breaks_the_law(chance):
    def step(s: State):
        chance(s)
        yield from confirm(0, "go")

    with pytest.raises(LawBroken, match="after hidden randomness"):
        toys.table(step)


def test_hidden_randomness_in_the_step_before_is_lawful():
    def deal(s: State):
        s.rng.shuffle([1, 2])
        yield from ()

    table = toys.table(deal, lambda s: confirm(0, "go"))
    assert prompts(table) == {0: "go"}
    assert not table.state.rng.veiled


def test_a_die_for_all_to_see_may_be_followed_by_a_question():
    def step(s: State):
        s.log.append(str(s.rng.die()))
        yield from confirm(0, "go")

    assert prompts(toys.table(step)) == {0: "go"}


def test_steps_that_never_ask_break_the_law():
    def idle(s: State):
        s.at -= 1
        yield from ()

    with pytest.raises(LawBroken, match="without a question"):
        toys.table(idle)


# Events


def herald(s: State):
    while True:
        what = yield from choose(0, "say", ["all", "one", "stop"])
        if what == "stop":
            return
        say(s, "event.said", to=None if what == "all" else 1, who=Who(0))


def test_an_answer_returns_the_events_it_made():
    table = toys.table(herald)
    assert act(table, 0, "all") == (Event(msg("event.said", who=Who(0))),)
    assert act(table, 0, "one") == (Event(msg("event.said", who=Who(0)), to=1),)
    assert act(table, 0, "stop") == ()


def test_events_are_seen_by_those_they_are_for():
    table = toys.table(herald, herald)
    act(table, 0, "all")
    act(table, 0, "one")
    for _ in range(2):
        assert [len(table.seen(seat).events) for seat in (None, 0, 1, 2)] == [1, 1, 2, 1]
        act(table, 0, "stop")


def test_each_seat_is_told_the_latest_events_it_may_know():
    table = toys.table(herald, herald)
    act(table, 0, "one")
    act(table, 0, "stop")
    for _ in range(REMEMBERED + 3):
        act(table, 0, "all")
    act(table, 0, "stop")
    for seat, count in ((None, REMEMBERED), (1, REMEMBERED)):
        assert len(table.seen(seat).events) == count
    table = toys.table(herald, herald, herald)
    act(table, 0, "all")
    for _ in range(REMEMBERED + 3):
        act(table, 0, "one")
    act(table, 0, "stop")
    assert len(table.seen(2).events) == 1
    assert reloaded(table).seen(2).events == table.seen(2).events
    assert reloaded(table).seen(1).events == table.seen(1).events


def test_events_of_the_set_up_are_told():
    def setup(rng, seats, options):
        s = State(rng, seats)
        say(s, "event.begins")
        return s

    table = toys.table(lambda s: confirm(0, "go"), setup=setup)
    assert [event.msg.id for event in table.seen(2).events] == ["event.begins"]


# What is seen


def test_only_the_seat_itself_sees_a_private_question():
    table = toys.table(picnic)
    seen = table.seen(0)
    assert [question.item.seat for question in seen.asks] == [0, 2]
    assert seen.asks[0] == asked(table, 0)
    assert [question.item.seat for question in table.seen(None).asks] == [2]
    assert seen.waiting == table.seen(None).waiting == ((0, "move"), (1, "move"), (2, "move"))


def test_everybody_sees_a_pause():
    table = toys.table(lambda s: race(pause("c", "p"), confirm(0, "go", private=True)))
    assert [question.item.seat for question in table.seen(1).asks] == [None]
    assert table.seen(1).waiting == ((None, "c"), (0, "move"))


# Making tables


def test_a_number_of_seats_the_game_has_not_is_refused():
    with pytest.raises(ValueError, match="toy is for 3 players, not 4"):
        Table.new(toys.game(counting), 1, 4)


@pytest.mark.parametrize(
    ("options", "message"),
    [({"rounds": 9}, "rounds cannot be 9; it is one of 1, 2, 3"), ({"colour": 1}, "lanterns has no option colour")],
)
def test_an_option_the_game_has_not_is_refused(options, message):
    with pytest.raises(ValueError, match=message):
        Table.new(lanterns.GAME, 1, 2, options)


def test_options_are_completed_with_defaults():
    assert Table.new(lanterns.GAME, 1, 2).options == {"timed": 1, "rounds": 3}
    assert Table.new(lanterns.GAME, 1, 2, {"rounds": 2, "timed": 0}).options == {"timed": 0, "rounds": 2}


def test_a_default_is_one_of_the_choices_in_every_game():
    for game in (*GAMES.values(), lanterns.GAME):
        for spec in game.options:
            assert isinstance(spec, OptionSpec)
            assert spec.default in spec.choices


def test_the_same_seed_makes_the_same_table_and_another_another():
    same = [json.dumps(Table.new(lanterns.GAME, 5, 3).dump()) for _ in range(2)]
    assert same[0] == same[1] != json.dumps(Table.new(lanterns.GAME, 6, 3).dump())


def test_a_table_on_a_hand_made_state_goes_on_from_there():
    state = Table.new(lanterns.GAME, 1, 2).state
    state.phase, state.keeper = "prepare", 1
    table = Table.at(lanterns.GAME, state)
    assert prompts(table) == {0: "aside", 1: "aside", None: "dusk.falls"}


def test_a_clone_goes_its_own_way():
    table = toys.table(picnic)
    act(table, 0, "fig")
    before = table.dump()
    copy = table.clone()
    act(copy, 2, "ok")
    assert copy.result is not None
    assert table.dump() == before
    act(table, 0, "nut")
    assert prompts(table) == {1: "fruit", 2: "eat"}


def test_a_clone_is_not_moved_by_its_original():
    table = toys.table(counting)
    copy = table.clone()
    act(table, 0, "one")
    assert copy.state.log == []
    assert copy.digest != table.digest
    act(copy, 0, "one")
    assert copy.digest == table.digest


def test_flows_may_note_what_they_return():
    table = toys.table(lambda s: note(s, confirm(1, "go", ("yes", "no"))))
    act(table, 1, "no")
    assert table.seen(None).view == (("no",), 0, 1)


def test_a_clone_of_a_clone_is_equal():
    table = toys.table(picnic)
    act(table, 0, "fig")
    copy = table.clone().clone()
    act(table, 1, "plum")
    assert len(copy.inputs) == 1
    assert prompts(copy) == {0: "cake", 1: "fruit", 2: "eat"}
    act(copy, 1, "plum")
    assert (copy.digest, copy.questions) == (table.digest, table.questions)


def test_a_clone_takes_back_what_its_original_could():
    table = toys.table(picnic)
    before = ids(table)[0]
    act(table, 0, "fig")
    assert table.clone().undo(0, before)


def test_a_confirmation_is_labelled_after_what_it_confirms():
    table = toys.table(lambda s: confirm(0, "lobby.start", ("ok", "wait")))
    (ask,) = table.open
    assert isinstance(ask, Ask)
    assert [option.label.id for option in ask.options] == ["lobby.start.ok", "lobby.start.wait"]


def test_a_seat_has_secrets_where_it_sees_more_than_a_spectator():
    table = Table.new(GAMES["where_art_thou_romeo"], 1, 4)
    juliet = table.seen(None).view.juliet
    assert [table.has_secrets(seat) for seat in range(4)] == [seat != juliet for seat in range(4)]
