"""Computer players. They see a table through `Table` only, and of what is hidden no more than their seat."""

from __future__ import annotations

from engine.ask import Ask, Item, Keys
from engine.rng import Rng


def random_answer(item: Item, rng: Rng, count: int | None = None) -> Keys:
    """Return an answer that the item accepts, each equally likely; with `count` keys where that many are allowed."""
    if not isinstance(item, Ask):
        return ()
    keys = item.keys
    low, high = item.pick[0], min(item.pick[1], len(keys))
    if count is None or not low <= count <= high:
        count = low if low == high else low + rng.draw(high - low + 1)
    if count == 1:
        return (rng.pick(keys),)
    order = list(range(len(keys)))
    rng.mix(order)
    return tuple([keys[place] for place in sorted(order[:count])])
