"""What computers know of Roma: what cards, money and dice are worth in victory points, and what is worth a thought."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Ask
from engine.mind import Mind, softmax
from engine.msg import Seat
from engine.roma.cards import CARDS, PLACES
from engine.roma.effects import can
from engine.roma.state import State

STRONG = {
    "forum": 3.5,
    "legat": 2.0,
    "tribunus-plebis": 2.2,
    "mercator": 2.5,
    "basilica": 1.0,
    "templum": 0.8,
    "turris": 1.2,
    "essedum": 0.8,
    "aesculapinum": 1.2,
    "haruspex": 1.4,
    "consul": 1.0,
}
"""What a card on the table brings besides filling a disc, in VP; others by their cost."""

LYING = [STRONG.get(card.id, 0.6 + 0.15 * card.cost) for card in CARDS]
HELD = [0.25 + 0.12 * value for value in LYING]
EMPTY = 1.9
"""What a disc without a card costs until something lies there."""
SOON = 0.5
"""How much more of it there is for whoever pays next, and how much less for who has just paid."""
COIN, COINS = 0.28, 12
"""What a sestertius is worth, and how many of them at most; half of it beyond."""
EVERY = range(1, 7)


def worth(s: State) -> Sequence[float]:
    """Compare both positions in VP; the fewer VP are left to win, the more a lead decides."""
    ahead = position(s, 0) - position(s, 1)
    scale = 2.0 + 0.25 * min(s.stock, 2 * min(s.vp) + 4)
    return softmax((ahead / 2, -ahead / 2), scale)


def position(s: State, me: Seat) -> float:
    """Return what a player has, in VP."""
    empty = EMPTY - SOON if me == s.active else EMPTY + SOON
    lying = [LYING[card % len(CARDS)] if card else -empty for card in s.sides[me]]
    hand = sum([HELD[card % len(CARDS)] for card in s.hands[me]])
    money = s.money[me]
    coins = COIN * (min(money, COINS) + max(0, money - COINS) / 2)
    blocked = 0.5 * len([disc for disc in s.blocked[me] if s.sides[me][disc - 1]])
    return s.vp[me] + sum(lying) + hand + coins + dice(s, me) - blocked + forums(s, me)


def forums(s: State, me: Seat) -> float:
    """Return what Basilica and Templum add beside a Forum."""
    side = [CARDS[card % len(CARDS)].id if card else "" for card in s.sides[me]]
    pairs = [{side[place], side[place + 1]} for place in range(5)]
    return 0.8 * sum([1 for pair in pairs if pair in ({"forum", "basilica"}, {"forum", "templum"})])


def dice(s: State, me: Seat) -> float:
    """Return what the dice not used yet may bring; who is not at turn may count on half of what any will.

    So the end of a turn is worth nothing in itself: nobody gains by putting it off.
    """
    if me != s.active:
        return sum([use(s, me, die) for die in EVERY]) / 4
    return sum([use(s, me, die) for die in s.dice])


def use(s: State, me: Seat, die: int) -> float:
    """Return what a die may bring: money, or what the card on its disc does."""
    card = s.sides[me][die - 1]
    does = LYING[card % len(CARDS)] * 0.4 if card and can(s, me, CARDS[card % len(CARDS)].id, die, 1) else 0.0
    return max(COIN * die * 0.9, does, 0.4)


def lean(s: State, ask: Ask) -> Sequence[float]:
    """Fill empty discs, activate what lies there, else take money for it."""
    prompt = ask.prompt.id
    if prompt == "menu.prompt":
        affordable = any(CARDS[card % len(CARDS)].cost <= s.money[ask.seat] for card in s.hands[ask.seat])
        return [0.0 if option.key == "lay" and not affordable else MENU.get(option.key, 3.0) for option in ask.options]
    if prompt in ("lay.disc", "place.prompt"):
        side = s.sides[ask.seat]
        return [0.1 if side[int(option.key) - 1] else 1.0 for option in ask.options]
    if prompt in ("lay.card", "cards.keep", "haruspex.card", "aesculapinum.card"):
        return [LYING[PLACES[key]] if (key := option.key) in PLACES else 0.2 for option in ask.options]
    if prompt in ("forum.die", "centurio.extra"):
        return [int(key) ** 2 if (key := option.key).isdecimal() else 1.0 for option in ask.options]
    return [0.2 if option.key in ("done", "no") else 1.0 for option in ask.options]


MENU = {"lay": 4.0, "money": 1.0, "cards": 1.0, "end": 0.05}

MIND = Mind(worth, lean, depth=0)
