"""Other worlds that a seat cannot tell from the true one.

What the seat does not know is drawn anew at the checkpoint, and the step is run again: the seat's own answers and the
public ones stay, those of others that are not yet revealed are drawn anew. Each is as likely as any other, unless a
`Mind` says what players incline to. Computer players think in such worlds, and the leak test asks of them that the seat
sees the very same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ask import Ask, Item, Keys, LawBroken
from engine.codec import copied
from engine.game import Slot
from engine.mind import Mind, drawn
from engine.msg import Seat
from engine.players import random_answer
from engine.rng import Rng

if TYPE_CHECKING:
    from engine.table import Table

_TRIES = 20


class NoOtherWorld(RuntimeError):
    """No world was found in which the same seats are waited for; move at random instead."""


def determinized(table: Table, seat: Seat | None, rng: Rng, *, mind: Mind | None = None, strict: bool = False) -> Table:
    """Return a table that a seat (None: a spectator) cannot tell from the given one.

    Raises `NoOtherWorld` after some tries. With `strict` it raises `LawBroken` where the step, run again with the same
    answers, asks something else: whether it is asked then depends on what is hidden.
    """
    for _ in range(_TRIES):
        world = table.branch(_redrawn(table, seat, rng, mind))
        through, guessed = _repeat(table, world, seat, rng, mind)
        if through and _answer_extra(table, world, rng, mind):
            world.fork_off(rng.draw(1 << 63))
            return world
        if strict and not guessed:
            raise LawBroken("whether something is asked depends on what is hidden")
    raise NoOtherWorld(table.game.id)


def _redrawn(table: Table, seat: Seat | None, rng: Rng, mind: Mind | None) -> Any:
    """Return the checkpoint with everything drawn anew that was hidden then and still is."""
    hidden = table.game.hidden
    now = hidden(table.state, seat)
    tokens = {slot.value: slot.kind for slot in now if slot.values is None}
    secrets = {(slot.kind, slot.at) for slot in now if slot.values is not None}
    start = copied(table.checkpoint)
    kinds: dict[tuple[str, str], list[Slot]] = {}
    chosen: list[Slot] = []
    for slot in hidden(start, seat):
        if slot.values is None:
            if slot.value in tokens:
                kinds.setdefault((slot.kind, tokens[slot.value]), []).append(slot)
        elif (slot.kind, slot.at) in secrets:
            slot.zone[slot.at] = rng.pick(slot.values)
            chosen.append(slot)
    for slots in kinds.values():
        values = sorted([slot.value for slot in slots])  # so that nothing depends on where they truly are
        rng.mix(values)
        for slot, value in zip(slots, values, strict=True):
            slot.zone[slot.at] = value
    if mind:  # only now that nothing true is left, for what others chose may be weighed by what else is hidden
        for slot in chosen:
            place = drawn(mind.suspect(start, slot), rng)
            slot.zone[slot.at] = (slot.values or ())[place]
    return start


def _guess(world: Table, item: Item, rng: Rng, mind: Mind | None, count: int | None = None) -> Keys:
    """Answer for somebody else, with so many keys or any number."""
    if mind is None or not isinstance(item, Ask) or count not in (None, 1):
        return random_answer(item, rng, count)
    return mind.incline(world.state, item, rng)


def _repeat(table: Table, world: Table, seat: Seat | None, rng: Rng, mind: Mind | None) -> tuple[bool, bool]:
    """Give the answers of the step again; return whether all could be given, and whether one was guessed.

    A guessed answer may send its seat another way; a world in which nothing was guessed must ask the same.
    """
    guessed = False
    for given in table.inputs:
        item = world.counterpart(given)
        if item is None or world.number != table.number:
            return False, guessed
        keys = given.keys
        if given.seat != seat and table.unrevealed(given):
            keys, guessed = _guess(world, item, rng, mind, len(keys)), True
        elif not set(keys) <= set(getattr(item, "keys", ())):
            raise LawBroken("a public question's options depend on what is hidden")
        world.play(item, keys, given.question)
    return True, guessed


def _answer_extra(table: Table, world: Table, rng: Rng, mind: Mind | None) -> bool:
    """Answer what guesses lead to besides; return whether the same seats are waited for in the end."""
    waiting = [item.seat for item in table.open]
    for _ in range(_TRIES):
        extra = [item for item in world.open if item.seat not in waiting] if world.number == table.number else []
        if not extra:
            break
        world.play(extra[0], _guess(world, extra[0], rng, mind))
    return world.number == table.number and [item.seat for item in world.open] == waiting
