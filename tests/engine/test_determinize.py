"""Other worlds: what a seat knows stays, the rest is drawn anew, and planted leaks are caught."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine import GAMES, Game, LawBroken, NoOtherWorld, Rng, Table, msg
from engine.flow import choose, confirm, everyone, parallel
from engine.game import unmarked
from engine.mind import Mind
from engine.where_art_thou_romeo import CARDS
from tests.engine import lanterns, toys
from tests.engine.tables import act, decisions, end_pause, options, prompts, walk
from tests.engine.toys import State

ROMEO = GAMES["where_art_thou_romeo"]


# What is drawn anew, and how


def test_what_a_seat_knows_stays():
    for table, rng in decisions(lanterns.GAME, 3, 60):
        world = table.determinized(1, rng)
        assert sorted(world.state.hands[1]) == sorted(table.state.hands[1])
        assert world.state.wishes[1] == table.state.wishes[1]


def test_the_true_table_is_not_touched():
    for table, rng in decisions(lanterns.GAME, 3, 30):
        before = table.dump()
        table.determinized(0, rng)
        assert table.dump() == before


def test_every_card_is_still_there_once():
    for table, rng in decisions(lanterns.GAME, 3, 60):
        s = table.determinized(None, rng).state
        cards = [*s.deck, *s.looking, *(card for zone in (*s.hands, *s.aside) for card in zone)]
        assert len(set(cards)) == len(cards)


def test_hidden_cards_lie_anywhere_equally_often():
    table, rng = Table.new(lanterns.GAME, 3, 2), Rng(9)
    unknown = [card for card in range(1, lanterns.CARDS + 1) if card not in table.state.hands[0]]
    first = Counter(table.determinized(0, rng).state.hands[1][0] for _ in range(1900))
    assert sorted(first) == unknown
    assert all(60 < count < 145 for count in first.values())


def test_secrets_are_redrawn_from_their_values():
    table, rng = Table.new(lanterns.GAME, 3, 2), Rng(9)
    wishes = Counter(table.determinized(0, rng).state.wishes[1] for _ in range(400))
    assert all(150 < wishes[wish] < 250 for wish in lanterns.WISHES)


def test_secrets_are_redrawn_as_a_mind_suspects():
    table, rng = Table.new(lanterns.GAME, 3, 2), Rng(9)
    mind = Mind(suspect=lambda s, slot: [1.0, 3.0])
    wishes = Counter(table.determinized(0, rng, mind=mind).state.wishes[1] for _ in range(400))
    assert 260 < wishes[lanterns.WISHES[1]] < 340


def test_what_a_mind_suspects_never_rests_on_what_is_true():
    truth = Table.new(lanterns.GAME, 3, 3)
    other = truth.determinized(0, Rng(1))
    assert other.state.wishes != truth.state.wishes
    mind = Mind(suspect=lambda s, slot: [0.1 + s.wishes[3 - slot.at], 1.0])
    worlds = [[table.determinized(0, Rng(seed), mind=mind).state for seed in range(40)] for table in (truth, other)]
    assert [s.wishes for s in worlds[0]] == [s.wishes for s in worlds[1]]


def test_answers_not_yet_revealed_are_guessed_as_a_mind_inclines():
    table, rng = Table.new(ROMEO, 1, 3, {"timed": 0}), Rng(2)
    holder, other = table.state.holders
    act(table, holder, table.game.view(table.state, holder).card[0])
    mind = Mind(lean=lambda s, ask: [float(option.key in FIRST) for option in ask.options])
    worlds = [table.determinized(other, rng, mind=mind) for _ in range(20)]
    assert {world.inputs[0].keys[0] for world in worlds} <= FIRST


FIRST = {roles[0] for roles in CARDS}


def test_the_future_is_another():
    table, rng = Table.new(lanterns.GAME, 3, 2), Rng(9)
    assert len({table.determinized(0, rng).state.rng.state for _ in range(5)}) == 5


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_future_of_a_copy_is_that_of_its_world_and_not_the_true_one(game: Game[Any, Any]):
    for table, rng in walk(game, min(game.seats), 2):
        if table.open:
            world = table.determinized(0, rng)
            assert world.clone().state == world.state
            assert world.state.rng.state != table.state.rng.state


def test_what_chance_has_brought_in_a_world_is_the_same_in_its_copies():
    def rolls(s: State):
        for _ in range(3):
            yield from choose(0, "roll", "ab")
            s.log.append(str(s.rng.die()))
        yield from choose(0, "roll", "ab")

    table, rng = toys.table(rolls), Rng(2)
    act(table, 0, "a")
    worlds = [table.determinized(1, rng) for _ in range(40)]
    for world in worlds:
        act(world, 0, "a")
        assert world.clone().state == world.state
        act(world, 0, "a")
        assert world.clone().clone().state == world.state
    assert {world.state.log[0] for world in worlds} == {table.state.log[0]}, "what has been rolled stays"
    assert len({tuple(world.state.log) for world in worlds}) > 20, "what has not is another"


def bids(s: State):
    made = yield from everyone({0: "abcd", 1: "abcd", 2: "abcd"}, "bid")
    s.log.append(str(made))
    yield from choose(0, "then", "ab")


def test_private_answers_of_others_are_redrawn_until_they_are_revealed():
    table, rng = toys.table(bids), Rng(2)
    act(table, 0, "a")
    act(table, 1, "b")
    worlds = [table.determinized(0, rng) for _ in range(300)]
    assert all(prompts(world) == {2: "bid"} for world in worlds)
    drawn = Counter(world.inputs[1].keys for world in worlds)
    assert len(drawn) == 4
    assert all(45 < count < 110 for count in drawn.values())
    assert {world.inputs[0].keys for world in worlds} == {("a",)}
    act(table, 2, "c")
    assert {table.determinized(2, rng).state.log[0] for _ in range(20)} == {"{0: 'a', 1: 'b', 2: 'c'}"}


def test_a_private_answer_outside_a_group_is_unknown_until_the_step_ends():
    def whisper(s: State):
        yield from choose(0, "whisper", "abcd", private=True)
        yield from choose(1, "reply", "ab")
        yield from confirm(1, "go")

    table, rng = toys.table(whisper), Rng(2)
    act(table, 0, "a")
    act(table, 1, "b")
    worlds = [table.determinized(1, rng) for _ in range(40)]
    assert len({world.inputs[0].keys for world in worlds}) == 4
    assert {world.inputs[1].keys for world in worlds} == {("b",)}


def test_guesses_that_lead_another_way_are_answered_on():
    """Seat 1 was through after one answer; in other worlds it has another to give, and gives it."""

    def basket(me: int):
        if (yield from choose(me, "one", ["short", "long"], private=True)) == "long":
            yield from choose(me, "two", "ab", private=True)

    table, rng = toys.table(lambda s: parallel({me: basket(me) for me in range(3)})), Rng(2)
    act(table, 1, "short")
    worlds = [table.determinized(0, rng) for _ in range(40)]
    assert all(prompts(world) == {0: "one", 2: "one"} for world in worlds)
    assert {len(world.inputs) for world in worlds} == {1, 2}


def test_a_placed_role_is_any_of_those_that_could_be():
    """Neither during the lobby nor after it does a world keep to what was truly placed."""
    counts: Counter[str] = Counter()
    for seed in range(40):
        table, rng = Table.new(ROMEO, seed, 5), Rng(seed)
        juliet = table.state.juliet
        first, second = table.state.holders[:2]
        act(table, first, rng.pick(options(table, first)))
        act(table, first, "ok")
        for ending in (False, True):
            if ending:
                act(table, juliet, "ok")
                end_pause(table, "lobby.running")
            for seat in (juliet, second, None):
                for _ in range(20):
                    world = table.determinized(seat, rng)
                    counts["worlds"] += 1
                    counts["side"] += world.state.placed[first] == table.state.placed[first]
                    counts["card"] += world.state.cards[first] == table.state.cards[first]
    assert 0.42 < counts["side"] / counts["worlds"] < 0.58
    assert 0.2 < counts["card"] / counts["worlds"] < 0.35


def test_without_another_world_it_says_so():
    """Seat 1's answer decides whether seat 2 is asked: in every other world nobody could tell."""

    def step(s: State):
        yield from parallel({0: confirm(0, "go"), 1: secret(s)})

    def secret(s: State):
        if s.secret[0] == 1:
            yield from confirm(2, "hm", private=True)
        yield from confirm(1, "go", private=True)

    table = toys.table(step, secret=(1, 2, 3, 4, 5, 6, 7, 8, 9))

    class Unlucky(Rng):
        def mix(self, values: Any) -> None:
            values.reverse()

    with pytest.raises(NoOtherWorld):
        table.determinized(0, Unlucky(1))
    with pytest.raises(LawBroken, match="depends on what is hidden"):
        table.determinized(0, Unlucky(1), strict=True)


# Planted leaks


def leaks(game: Game[Any, Any], seats: int, games: int = 12) -> bool:
    """Tell whether the leak test finds anything in random games."""
    for seed in range(games):
        for table, rng in walk(game, seats, seed):
            for seat in (None, *range(seats)):
                try:
                    if table.determinized(seat, rng, strict=True).seen(seat) != table.seen(seat):
                        return True
                except LawBroken:
                    return True
    return False


def showing(game: Game[Any, Any], extra: Callable[[Any, Any], object]) -> Game[Any, Any]:
    """Plant a view that shows more."""
    return dataclasses.replace(game, view=lambda s, seat: (game.view(s, seat), extra(s, seat)), mark=unmarked)


LEAKS = {
    "roles once placed": showing(ROMEO, lambda s, seat: tuple(s.placed.items())),
    "roles after the lobby": showing(ROMEO, lambda s, seat: s.phase == "announce" and tuple(s.placed.values())),
    "sides up": showing(ROMEO, lambda s, seat: tuple(s.up.values())),
    "how many Romeos": showing(ROMEO, lambda s, seat: sum(s.role(p) == "romeo" for p in s.placed)),
    "cards": showing(ROMEO, lambda s, seat: tuple(s.cards.values())),
    "who holds Romeo, to Juliet": showing(ROMEO, lambda s, seat: seat == s.juliet and list(s.cards.values())),
    "top card of the deck": showing(lanterns.GAME, lambda s, seat: s.deck[-1:]),
    "another's hand": showing(lanterns.GAME, lambda s, seat: sorted(s.hands[0])),
    "how many high cards another has": showing(lanterns.GAME, lambda s, seat: sum(card > 12 for card in s.hands[1])),
    "cards aside": showing(lanterns.GAME, lambda s, seat: [list(cards) for cards in s.aside]),
    "a wish": showing(lanterns.GAME, lambda s, seat: s.wishes[1]),
    "the card looked at": showing(lanterns.GAME, lambda s, seat: list(s.looking)),
}


@pytest.mark.parametrize("game", LEAKS.values(), ids=LEAKS)
def test_a_planted_leak_is_caught(game: Game[Any, Any]):
    assert leaks(game, game.seats[-1])


def asking(step: Callable[[State], Any], **changes: Any) -> Game[State, Any]:
    return toys.game(step, secret=tuple(range(8)), **changes)


def skips(s: State):
    """Ask only if the hidden card is low."""
    yield from confirm(0, "go")
    if s.secret[0] < 4:
        yield from confirm(1, "only then", private=True)
    yield from confirm(2, "go")


def offers(s: State):
    """Offer publicly what is hidden."""
    yield from confirm(0, "go")
    yield from choose(1, "card", s.secret[:3])
    yield from confirm(2, "go")


def counts(s: State):
    """Offer more where more is hidden."""
    yield from confirm(0, "go")
    yield from choose(1, "menu", ["lay", "end", *(["pay"] if s.secret[0] < 4 else [])])
    yield from confirm(2, "go")


def names(s: State):
    """Name in a prompt what is hidden."""
    yield from confirm(0, "go")
    yield from confirm(1, msg("lay", card=s.secret[0]))
    yield from confirm(2, "go")


@pytest.mark.parametrize("step", [skips, offers, counts, names])
def test_a_question_that_depends_on_what_is_hidden_is_caught(step: Callable[[State], Any]):
    assert leaks(asking(step), 3)


@pytest.mark.parametrize(("game", "seats"), [(ROMEO, 5), (ROMEO, 3), (lanterns.GAME, 3), (lanterns.GAME, 2)])
def test_without_a_planted_leak_there_is_none(game: Game[Any, Any], seats: int):
    assert not leaks(game, seats)
