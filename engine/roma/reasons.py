"""What a situation of Roma consists of for a player, in VP: the parts that computers compare, by name."""

from __future__ import annotations

from engine.msg import Msg, Seat
from engine.reason import Parts
from engine.roma.cards import CARDS
from engine.roma.evaluation import COIN, COINS, EMPTY, HELD, LYING, dice, forums, position
from engine.roma.state import State

POINTS, DISCS, CARDS_LYING, HAND, MONEY, DICE, RIVAL = [
    Msg(f"because.{part}") for part in ("points", "discs", "cards", "hand", "money", "dice", "rival")
]


def parts(s: State, me: Seat) -> Parts:
    """Return what a player's VP, discs, cards, money and dice are worth, and how weak the other one is."""
    lying = [card % len(CARDS) for card in s.sides[me] if card]
    money = s.money[me]
    return {
        POINTS: s.vp[me],
        DISCS: EMPTY * len(lying),
        CARDS_LYING: sum([LYING[card] for card in lying]) + forums(s, me),
        HAND: sum([HELD[card % len(CARDS)] for card in s.hands[me]]),
        MONEY: COIN * (min(money, COINS) + max(0, money - COINS) / 2),
        DICE: dice(s, me),
        RIVAL: dice(s, 1 - me) - position(s, 1 - me),
    }
