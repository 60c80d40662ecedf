"""Attacks: one roll of the battle die against a defence."""

from __future__ import annotations

from dataclasses import replace

from engine.flow import Flow, choose
from engine.msg import Msg, Seat, msg
from engine.roma.cards import face
from engine.roma.offers import NO, die_option, plain
from engine.roma.state import Battle, State, drop, mark, tell, use


def defence(s: State, seat: Seat, disc: int) -> int:
    """Return what an attack on a card must reach now: each other Turris on its side 1 more, each Essedum 2 less."""
    card = s.card(seat, disc)
    assert card is not None, "only cards are attacked"
    turres = sum([1 for other in s.sides[seat] if other and face(other).id == "turris"]) - (card.id == "turris")
    return card.defence + turres - (2 * s.essedum if seat != s.active else 0)


def attack(s: State, me: Seat, disc: int, *, extra: bool = False) -> Flow[None]:
    """Roll the battle die against an opposing card; reaching its defence discards it. `extra`: a die may be added."""
    opp = 1 - me
    card = s.card(opp, disc)
    assert card is not None, "only cards are attacked"
    need, die = defence(s, opp, disc), s.rng.die()
    fight(s, Battle(die, 0, need))
    tell(s, "event.attack", me, card=Msg(card.id), disc=disc, die=die, defence=need)
    more = 0
    if extra and die < need and s.dice:
        more = yield from add_die(s, me, die, need)
    if die + more >= need:
        drop(s, opp, disc, "beaten")
        tell(s, "event.beaten", me, card=Msg(card.id), disc=disc)
    else:
        mark(s, opp, disc, "held", card.id)
        tell(s, "event.held", me, card=Msg(card.id), disc=disc)


def add_die(s: State, me: Seat, die: int, need: int) -> Flow[int]:
    """Let Centurio use one more action die and add its value; it is used up whatever comes of it (R16)."""
    more = yield from choose(
        me,
        msg("centurio.extra", die=die, defence=need),
        [0, *sorted(set(s.dice))],
        option=lambda value: die_option(value) if value else plain(NO),
        default=(NO,),
    )
    if more:
        use(s, more)
        fight(s, Battle(die, more, need))
        show_dice(s, more)
        tell(s, "event.extra", me, die=more, attack=die + more)
    return more


def show_dice(s: State, *dice: int) -> None:
    """Show further dice the last action has used."""
    if s.deed:
        s.deed = replace(s.deed, dice=s.deed.dice + dice)


def fight(s: State, battle: Battle) -> None:
    """Show an attack in figures."""
    if s.deed:
        s.deed = replace(s.deed, battle=battle)
