"""A look one action ahead: each answer and what is to be done after it in the same step, and how good that is."""

from __future__ import annotations

from engine.ask import Ask, Item, Keys
from engine.game import Result
from engine.mind import Worth
from engine.msg import Msg, Seat
from engine.rng import Rng
from engine.table import Table

DEEPEST = 3
"""How many questions in a row whoever plans a whole action looks through."""


def shares(result: Result) -> list[float]:
    """Return the share of the victory by seat: those of the first rank share it."""
    winners = result.ranks.count(1)
    return [(rank == 1) / winners for rank in result.ranks]


def first_asked(table: Table, seat: Seat | None) -> Item:
    """Return a seat's own question where it has one, else whatever is open first."""
    return next((item for item in table.open if item.seat == seat), table.open[0])


def asked_next(table: Table, seat: Seat, step: int) -> Ask | None:
    """Return what else a step asks of a seat; None where that step is over, or asks nothing of it now."""
    item = next((item for item in table.open if item.seat == seat), None)
    return item if table.number == step and isinstance(item, Ask) else None


def offers(world: Table, ask: Ask, rng: Rng, deep: int) -> list[Keys]:
    """Return the answers to look at: all that are worth a thought, or where that would be too deep, the first one."""
    mind = world.game.mind
    return mind.consider(world.state, ask, rng) if deep else [mind.incline(world.state, ask, rng)]


def look(table: Table, seat: Seat, rng: Rng, worlds: int, deep: int, worth: Worth) -> list[tuple[Keys, float]]:
    """Return the answers to a seat's question, each with the share of the victory to be expected, best first.

    An average over so many worlds that the seat cannot tell from the true one. Of questions in a row in the same step,
    `deep` are looked through; further ones are answered by inclination. Raises `NoOtherWorld`.
    """
    possible = [table.determinized(seat, rng) for _ in range(worlds)]
    return sorted(_weighed(possible, seat, rng, deep, worth), key=lambda weighed: -weighed[1])


def _weighed(worlds: list[Table], seat: Seat, rng: Rng, deep: int, worth: Worth) -> list[tuple[Keys, float]]:
    """Weigh the answers to a question that is the same in all worlds."""
    item = first_asked(worlds[0], seat)
    assert isinstance(item, Ask), "a seat is asked"
    offered = offers(worlds[0], item, rng, deep)
    return [(keys, _after(worlds, seat, keys, rng, deep, worth)) for keys in offered]


def _after(worlds: list[Table], seat: Seat, keys: Keys, rng: Rng, deep: int, worth: Worth) -> float:
    """Return what an answer comes to on average, with further questions of the step answered in the best way."""
    step, ended = worlds[0].number, 0.0
    asked: dict[tuple[Msg, Keys], list[Table]] = {}
    for world in worlds:
        after = world.clone()
        after.play(first_asked(after, seat), keys)
        if (item := asked_next(after, seat, step)) is not None:
            asked.setdefault((item.prompt, item.keys), []).append(after)
        else:
            ended += judged(after, worth, seat)
    for same in asked.values():
        ended += len(same) * max(share for _, share in _weighed(same, seat, rng, max(0, deep - 1), worth))
    return ended / len(worlds)


def judged(table: Table, worth: Worth, seat: Seat) -> float:
    """Return a seat's share of the victory, or what it may expect of it."""
    return shares(table.result)[seat] if table.result else worth(table.state)[seat]
