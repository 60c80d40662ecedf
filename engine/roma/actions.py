"""Laying cards, taking money and taking cards (actions A to C)."""

from __future__ import annotations

from engine.ask import Option
from engine.flow import Flow, choose, choose_some
from engine.game import say
from engine.msg import Msg, Seat, msg
from engine.roma.cards import BY_ID, CHEAPEST, face
from engine.roma.ending import earn
from engine.roma.offers import (
    DONE,
    NOTHING,
    card_option,
    copies_option,
    counted,
    dearest,
    die_option,
    disc_option,
    names,
    one_die_option,
    repeats,
)
from engine.roma.state import DISCS, Deed, State, find, put, tell, use


def may_lay(s: State, me: Seat) -> bool:
    """Tell whether to offer laying: by what all may see, and not by what the hand holds."""
    return bool(s.hands[me]) and s.money[me] >= CHEAPEST


def lay(s: State, me: Seat) -> Flow[None]:
    """Pay for a card of the hand and lay it on own side (action A)."""
    afford = [name for name in names(s.hands[me]) if BY_ID[name].cost <= s.money[me]] or [NOTHING]
    name = yield from choose(me, "lay.card", afford, option=card_option, private=True, default=(afford[0],))
    if name == NOTHING:
        return
    disc = yield from choose_disc(s, me, name)
    s.deed = Deed(me, "lay", disc, name)
    earn(s, me, -BY_ID[name].cost)
    put(s, me, find(s.hands[me], name), disc)


def lay_free(s: State, me: Seat) -> Flow[None]:
    """Lay one more card free of charge, or be done (Architectus, Senator)."""
    if not s.hands[me]:
        s.laying = ""
        return
    offered = [*names(s.hands[me], s.laying), DONE]
    name = yield from choose(me, f"lay.free.{s.laying}", offered, option=card_option, private=True, default=(DONE,))
    if name == DONE:
        s.laying = ""
        tell(s, "event.laid.done", me)
        return
    disc = yield from choose_disc(s, me, name)
    put(s, me, find(s.hands[me], name), disc, free=True)


def choose_disc(s: State, me: Seat, name: str) -> Flow[int]:
    """Choose where on own side a card is to lie; others learn it together with the card."""
    return (
        yield from choose(
            me,
            msg("lay.disc", card=Msg(name)),
            DISCS,
            option=lambda disc: own_disc(s, me, disc),
            private=True,
            default=("1",),
        )
    )


def own_disc(s: State, me: Seat, disc: int) -> Option:
    """Offer a disc of own side and say which card would be discarded there."""
    card = s.card(me, disc)
    return disc_option(disc, card.id if card else "", covers=True)


def money(s: State, me: Seat) -> Flow[None]:
    """Take as many sestertii as the dice show that are put on the money disc (action B)."""
    dice = repeats(s.dice)
    chosen = yield from choose_some(
        me,
        "money.dice",
        dice,
        1,
        len(dice),
        option=lambda die: one_die_option(*die),
        default=tuple(one_die_option(*die).key for die in dice),
    )
    values = tuple(value for value, _ in chosen)
    s.deed = Deed(me, "money")
    use(s, *values)
    earn(s, me, sum(values))
    tell(s, "event.money", me, dice=values, money=sum(values))


def cards(s: State, me: Seat) -> Flow[None]:
    """Draw as many cards as a die shows; which of them is kept is asked when they are drawn (action C)."""
    dice = sorted(set(s.dice))
    die = yield from choose(me, "cards.die", dice, option=die_option, default=(str(dice[0]),))
    s.deed = Deed(me, "cards")
    use(s, die)
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
