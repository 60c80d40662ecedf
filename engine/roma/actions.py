"""Laying cards, taking money and taking cards (actions A to C)."""

from __future__ import annotations

from engine.flow import Flow, choose
from engine.game import say
from engine.msg import Msg, Seat
from engine.roma import questions
from engine.roma.cards import BY_ID, CHEAPEST, face
from engine.roma.offers import DONE, NOTHING, copies_option, counted, dearest
from engine.roma.questions import ask
from engine.roma.state import Deed, State, find, pair, put, tell, use


def may_lay(s: State, me: Seat) -> bool:
    """Tell whether to offer laying: by what all may see, and not by what the hand holds."""
    return bool(s.hands[me]) and s.money[me] >= CHEAPEST


def lay(s: State, me: Seat) -> Flow[None]:
    """Pay for a card of the hand and lay it on own side (action A)."""
    (name,) = yield from ask(questions.lay_card(me, tuple(s.hands[me]), s.money[me]))
    if name == NOTHING:
        return
    disc = yield from where(s, me, name)
    cost = BY_ID[name].cost
    s.money[me] -= cost
    s.deed = Deed(me, "lay", disc, name, money=pair(me, -cost))
    put(s, me, find(s.hands[me], name), disc)


def lay_free(s: State, me: Seat) -> Flow[None]:
    """Lay one more card free of charge, or be done (Architectus, Senator)."""
    if not s.hands[me]:
        s.laying = ""
        return
    (name,) = yield from ask(questions.lay_free(me, tuple(s.hands[me]), s.laying))
    if name == DONE:
        s.laying = ""
        tell(s, "event.laid.done", me)
        return
    disc = yield from where(s, me, name)
    put(s, me, find(s.hands[me], name), disc, free=True)


def where(s: State, me: Seat, name: str) -> Flow[int]:
    """Choose the disc on own side for a card."""
    (disc,) = yield from ask(questions.lay_disc(me, name, tuple(s.sides[me])))
    return int(disc)


def money(s: State, me: Seat) -> Flow[None]:
    """Take as many sestertii as the dice show that are put on the money disc (action B)."""
    chosen = yield from ask(questions.money(me, s.dice))
    values = tuple([int(key[0]) for key in chosen])
    money = sum(values)
    use(s, *values)
    s.money[me] += money
    s.deed = Deed(me, "money", dice=values, money=pair(me, money))
    tell(s, "event.money", me, dice=values, money=money)


def cards(s: State, me: Seat) -> Flow[None]:
    """Draw as many cards as a die shows; which of them is kept is asked when they are drawn (action C)."""
    (key,) = yield from ask(questions.cards(me, s.dice))
    die = int(key)
    use(s, die)
    s.deed = Deed(me, "cards", dice=(die,))
    for _ in range(die):
        if not s.pile:
            refill(s)
        if s.pile:
            s.looking.append(s.pile.pop())
    tell(s, "event.drawn", me, die=die, cards=len(s.looking))
    if len(s.looking) == 1:
        kept(s, me, s.looking[0])


def refill(s: State) -> None:
    """Shuffle the discard pile into a new pile; what has just been drawn stays out (R6)."""
    if s.discard:
        s.pile, s.discard = s.discard, []
        shuffle(s)
        say(s, "event.refilled", cards=len(s.pile))


def shuffle(s: State) -> None:
    """Shuffle the pile, unseen. A script of dice leaves it to chance; a tuple of names in it is the order wanted."""
    if s.rng.script and isinstance(wanted := s.rng.script[0], tuple):
        s.rng.script = (tuple(_ordered(s.pile, wanted)), *s.rng.script[1:])
        s.rng.shuffle(s.pile)
    else:
        script, s.rng.script = s.rng.script, ()
        s.rng.shuffle(s.pile)
        s.rng.script = script


def _ordered(cards: list[int], wanted: tuple[str, ...]) -> list[int]:
    """Return cards in an order of names given from the top."""
    left, order = list(cards), []
    for name in reversed(wanted):
        order.append(find(left, name))
        left.remove(order[-1])
    return order


def keep(s: State, me: Seat) -> Flow[None]:
    """Keep one of the cards drawn; the others are discarded face up."""
    drawn = counted(s.looking)
    name, _ = yield from choose(
        me,
        "cards.keep",
        drawn,
        option=lambda offer: copies_option(*offer),
        private=True,
        default=dearest(name for name, _ in drawn),
    )
    kept(s, me, find(s.looking, name))


def kept(s: State, me: Seat, card: int) -> None:
    """Take a card of the batch into the hand, unseen, and discard the rest."""
    s.looking.remove(card)
    s.hands[me].append(card)
    rest, s.looking = s.looking, []
    s.discard += rest
    if rest:
        tell(s, "event.kept", me, cards=tuple(Msg(face(card).id) for card in rest))
    else:
        tell(s, "event.kept.one", me)
