"""No game lets a seat see more than it may: at every number of seats, by what it sees, reads or is shown.

Everything that a seat does not know is drawn anew; what it sees must then be the very same.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from engine import Ask, Event, Game, Rng, Seen, Table, random_answer
from engine.flow import Flow
from engine.game import say
from tests.engine import lanterns
from tests.engine.surfaces import surfaces
from tests.engine.tables import CASES, case_id, decisions, everyone

every_case = pytest.mark.parametrize(("game", "seats"), CASES, ids=case_id)

AnyGame = Game[Any, Any]

TOLD_IN_PASSING: dict[str, set[str]] = {"lanterns": {"event.drawn"}}
"""Events that tell more than the view after them shows, for it has moved on."""


@every_case
def test_what_a_seat_sees_depends_on_nothing_it_does_not_know(game: AnyGame, seats: int):
    for table, rng in decisions(game, seats, 120, every=2):
        for seat in everyone(table):
            assert table.determinized(seat, rng, strict=True).seen(seat) == table.seen(seat)


@every_case
def test_pictures_and_texts_depend_on_nothing_a_seat_does_not_know(game: AnyGame, seats: int):
    shown = surfaces(game, seats)
    for table, rng in decisions(game, seats, 4, every=11):
        for seat in (None, rng.draw(seats)):
            other = table.determinized(seat, rng, strict=True)
            for surface in shown:
                assert surface(other.seen(seat).view) == surface(table.seen(seat).view)


def differs(one: Seen[Any], two: Seen[Any], told: tuple[Event, ...], other: tuple[Event, ...], game: AnyGame) -> bool:
    """Tell whether a seat is told different things that its view and questions do not show to differ."""
    passing = TOLD_IN_PASSING.get(game.id, set())
    mine, others = ([event for event in events if event.msg.id not in passing] for events in (told, other))
    return mine != others and (one.view, one.asks) == (two.view, two.asks)


def same_answer(true: Ask, other: Any, keys: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    """Return these keys, or those in their places where another world offers other ones."""
    if set(keys) <= set(other.keys):
        return keys
    places = [true.keys.index(key) for key in keys]
    fits = all(place < len(other.keys) for place in places)
    return tuple(other.keys[place] for place in places) if fits else random_answer(other, rng, len(keys))


def tells_too_much(game: AnyGame, table: Table, rng: Rng) -> bool:
    """Tell whether an answer tells a seat different things in two worlds that look the same to it afterwards."""
    question = rng.pick(table.questions)
    keys = random_answer(question.item, rng)
    after = table.clone()
    told = after.answer(question.item.seat, question.id, keys)
    for seat in everyone(table):
        world = table.determinized(seat, rng, strict=True)
        item = next(item for item in world.open if item.seat == question.item.seat and same_kind(item, question.item))
        world.state.rng.state = table.state.rng.state
        world.play(item, same_answer(question.item, item, keys, rng) if isinstance(question.item, Ask) else ())
        mine, other = (tuple(event for event in told if event.to in (None, seat)) for told in (told, world.fresh))
        if differs(after.seen(seat), world.seen(seat), mine, other, game):
            return True
    return False


@every_case
def test_events_never_name_what_the_view_hides(game: AnyGame, seats: int):
    assert not any(tells_too_much(game, table, rng) for table, rng in decisions(game, seats, 60, every=2))


def loud(s: lanterns.State) -> Flow[None]:
    """Cry out what is on top of the deck whenever cards have been laid aside."""
    phase = s.phase
    yield from lanterns.step(s)
    if phase == "prepare":
        say(s, "event.top", card=s.deck[-1])


def test_an_event_that_names_a_hidden_card_is_found():
    game = dataclasses.replace(lanterns.GAME, step=loud)
    assert any(tells_too_much(game, table, rng) for table, rng in decisions(game, 3, 60, every=2))


def same_kind(item: Any, true: Any) -> bool:
    return isinstance(item, Ask) or item == true
