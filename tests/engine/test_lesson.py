"""Lessons: every question has hints and a rule in every language, and equal answers make equal lessons."""

import json
import re
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
    Who,
    answer_lesson,
    begin_lesson,
    helped_answer,
    helped_reason,
    learners_question,
    msg,
    random_answer,
)
from engine.capulets_montagues import position as families
from engine.roma import position
from engine.romeo_i_julia import position as at_the_hotel
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
    said = set()
    while asked := learners_question(table):
        keys = helped_answer(table)
        assert keys == helped_answer(table), "asked again, the helper says the same"
        digest, why = table.digest, helped_reason(table, keys)
        assert (why, table.digest) == (helped_reason(table, keys), digest), "and gives the same reason"
        said.add(why)
        answer_lesson(table, asked.id, keys)
    assert table.result is not None
    assert len(said - {None}) > 1
    assert all(words_for("en", game, PEOPLE).has(why.id) for why in said - {None})


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


def hinted(table):
    """Return what is said to the learner's question, by the id of each text."""
    item = learners_question(table).item
    return {hint.id: hint for hint in table.game.lesson.hints(table.seen(LEARNER).view, item)}


def told(hints, game, id_):
    """Say one of some hints in English."""
    return words_for("en", game, PEOPLE)(hints[id_])


def test_who_can_pay_for_nothing_is_told_to_end_the_turn():
    """With no die left: at the menu, and where there is nothing to lay."""
    table = position(hands=(("forum",), ()), dice=(), money=(2, 0))
    assert set(hinted(table)) == {"learn.menu.end"}
    table.answer(LEARNER, learners_question(table).id, ("lay",))
    assert set(hinted(table)) == {"learn.lay.end"}
    assert "end the turn" in told(hinted(table), "roma", "learn.lay.end")


def test_what_can_be_paid_for_after_money_is_taken_is_told_so():
    table = position(hands=(("forum",), ()), dice=(3,), money=(2, 0))
    assert set(hinted(table)) == {"learn.menu.one", "learn.menu.empty"}
    table.answer(LEARNER, learners_question(table).id, ("lay",))
    assert set(hinted(table)) == {"learn.lay.nothing"}


@pytest.mark.parametrize("money", [0, 1])
def test_empty_discs_are_not_spoken_of_where_nothing_can_be_laid(money):
    table = position(hands=(("forum",), ()), dice=(3,), money=(money, 0))
    assert set(hinted(table)) == {"learn.menu.one"}


def test_who_can_pay_without_dice_is_told_so():
    table = position(hands=(("forum",), ()), dice=(), money=(5, 0))
    assert set(hinted(table)) == {"learn.menu.none", "learn.menu.empty"}


def test_only_characters_come_back_from_the_discards():
    table = position(
        sides=({1: "aesculapinum"}, {}), hands=(("forum",), ()), dice=(1,), discard=("templum", "consul", "nero")
    )
    table.answer(LEARNER, learners_question(table).id, ("activate-1",))
    assert [option.key for option in learners_question(table).item.options] == ["consul", "nero"]
    assert "character" in told(hinted(table), "roma", "learn.aesculapinum.card")


FATE = ("skirmish", "gifts", "caravans", "wedding", "plot", "banking", "brawl")


def turn(*picks):
    """Return a turn of Capulets & Montagues after some picks of three families, the learner's first."""
    traits = ([7, 5, 10, 9, 7], [6, 8, 9, 7, 5], [9, 3, 8, 8, 6])
    return families(traits=traits, fate=FATE, order=(0, 1, 2), picks=picks, turn=3)


@pytest.mark.parametrize(
    ("picks", "favor"),
    [((), 9), (("gifts", "banking", "wedding"), 11), (("banking", ("plot", 0), "wedding"), 7)],
)
def test_favor_is_what_it_will_be_when_the_prince_looks(picks, favor):
    """Skirmish takes 1 of it before that, own Gifts have given 2, a Plot of another's has taken 2."""
    hint = hinted(turn(*picks))["learn.pick.blood"]
    assert dict(hint.args)["favor"] == favor


def test_who_is_best_is_told_with_the_picks_so_far():
    """Wedding of another's takes the lead in Favor; own Caravans bring Wealth and cost Vigor."""

    def best(hints):
        return [name.id.removeprefix("best.") for name in dict(hints["learn.pick.best"].args)["best"]]

    assert best(hinted(turn())) == ["favor", "dignity", "vigor"]
    hints = hinted(turn("caravans", "wedding", "banking"))
    assert best(hints) == ["wealth", "dignity"]
    assert dict(hints["learn.pick.vigor"].args)["vigor"] == 5


def test_a_target_is_named_with_the_picks_so_far():
    table = turn("caravans", "wedding", "banking")
    table.answer(LEARNER, learners_question(table).id, ("plot",))
    hint = dict(hinted(table)["learn.target.other"].args)
    assert (hint["who"], hint["level"]) == (Who(1), 12)


def test_what_is_said_of_special_cards_is_so():
    """One of them is counted beside both stones it fits, and *Best* keeps it although Julia could use it now."""
    table = at_the_hotel(
        seats=3,
        phase="final",
        pairs=["pair-a", "pair-b", "pair-c"],
        at={0: "grand-hotel"},
        stones={0: ("luck", "", "deduction")},
        own={0: ["julia-1"]},
        script=[1],
    )
    beside = [dict(dict(option.label.args)["outlook"].args)["up"] for option in learners_question(table).item.options]
    assert beside == [1, 1]
    assert "counts only once" in told(hinted(table), "romeo_i_julia", "learn.final.stone")
    table.answer(LEARNER, learners_question(table).id, ("red",))
    assert "*Best* keeps your own for the later stone" in told(hinted(table), "romeo_i_julia", "learn.final.cards")
    table.answer(LEARNER, learners_question(table).id, ("best",))
    (roll,) = table.seen(LEARNER).view.rolls
    assert roll.up == ()


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "exchanges no card."),
        ("es", "no cambia ninguna carta."),
        ("pl", "nie wymienia żadnej karty."),
    ],
)
def test_who_exchanges_nothing_is_said_to_do_so(locale, said):
    words = words_for(locale, "romeo_i_julia", PEOPLE)
    assert words(msg("event.exchanged", who=Who(0), cards=0)).endswith(said)


def test_cards_that_are_placed_are_not_said_to_lie():
    """Where anybody may have lied, the word has two meanings."""
    lines = (TEXTS / "en" / "where_art_thou_romeo.ftl").read_text("utf-8").splitlines()
    assert [line for line in lines if re.search(r"\b(cards?|it|what) lies?\b", line)] == []
