"""The table in words: headline, facts, what a seat holds, and the pictures' alternative text."""

from __future__ import annotations

from dataclasses import replace

from engine import Arg, Msg, Seat, Who, msg
from engine.romeo_i_julia import PAIRS, STONES, VILLAINS, Player, Roll, View, card_name, places
from renderers.kinds import Description, alternative
from renderers.words import Words

SHORT_NAME = 12
"""Letters of a name in an alternative text."""


def describe(view: View, words: Words) -> Description:
    """Say everything that is needed to play without a picture."""
    over = ".over" if view.phase == "over" else ""
    headline = words(f"headline{over}", turn=view.turn, phase=phase(view, words), told=turn(view, words))
    return Description(headline, tuple(_facts(view, words)), tuple(_own(view, words)))


def phase(view: View, words: Words) -> str:
    """Name the phase of the turn."""
    return words(f"phase.{view.phase}")


def turn(view: View, words: Words) -> str:
    """Say who is to do what."""
    if view.winner is not None:
        return words("turn.over", who=Who(view.winner), villain=Msg(view.players[view.winner].villain))
    return words(f"turn.{view.phase}", who=() if view.acting is None else Who(view.acting))


def task(view: View, words: Words) -> str:
    """Say to a seat what the phase is to it."""
    assert view.seat is not None, "a spectator has nothing to do"
    if view.discards or len(view.planned) == len(STONES):
        return words("task.chosen")
    if view.phase == "decide" and not deciding(view.players[view.seat]):
        return words("task.waits")
    mine = ".mine" if view.acting in (None, view.seat) else ""
    return words(f"task.{view.phase}{mine}")


def deciding(player: Player) -> bool:
    """Tell whether a player has stones to place: none lie yet, or all three still do."""
    return len([place for place in player.stones if place]) in (0, len(STONES))


def _facts(view: View, words: Words) -> list[str]:
    facts = [_player(view, words, seat) for seat in range(view.seats)]
    if view.rolls:
        rolls = tuple(_roll(roll, words) for roll in view.rolls)
        facts.append(words("fact.rolls" if view.phase in ("final", "over") else "fact.rolls.last", rolls=rolls))
    return [*facts, words("fact.piles", pile=view.pile, deck=view.deck)]


def _player(view: View, words: Words, seat: Seat) -> str:
    player = view.players[seat]
    parts = [
        words("fact.dealer") if seat == view.dealer else "",
        words("fact.front", at=_front(player, words)),
        words("fact.stones", stones=_stones(player.stones)) if any(player.stones) else "",
        words("fact.gone", stones=_gone(player)) if _gone(player) else "",
        words("fact.against", cards=_cards(player.against, view.used)) if player.against else "",
        words("fact.own", cards=_cards(player.own, view.used)) if player.own else "",
        words("fact.hand", cards=player.cards) if player.cards else "",
        words("fact.completed", completed=len(player.completed), needed=view.needed),
    ]
    if view.phase != "over":
        skills = tuple(map(Msg, VILLAINS[player.villain]))
        parts += [words("fact.villain", villain=Msg(player.villain), skills=skills), _heroes(player, words)]
    told = words("fact.join").join(part for part in parts if part)
    return words("fact.player", sign=Msg(f"sign.{seat}"), who=Who(seat), told=told)


def _front(player: Player, words: Words) -> Arg:
    if not player.at:
        return Msg("fact.no-front")
    return msg("fact.at", at=Msg(player.at), symbols=", ".join(words(place) for place in places(player.at)))


def _stones(stones: tuple[str, ...]) -> Arg:
    return tuple(
        msg("stone.on", stone=Msg(stone), place=Msg(place))
        for stone, place in zip(STONES, stones, strict=False)
        if place
    )


def _gone(player: Player) -> tuple[Msg, ...]:
    return tuple(Msg(stone) for stone, place in zip(STONES, player.stones, strict=False) if not place)


def _cards(cards: tuple[str, ...], used: tuple[str, ...]) -> tuple[Msg, ...]:
    return tuple(msg("card.used", card=card_name(card)) if card in used else card_name(card) for card in cards)


def _heroes(player: Player, words: Words) -> str:
    julia, romeo = (
        tuple(msg("skill.value", skill=Msg(skill), value=value) for skill, value in hero.items())
        for hero in PAIRS[player.pair]
    )
    return words("fact.heroes", julia=julia, romeo=romeo)


def _roll(roll: Roll, words: Words) -> Msg:
    return msg(
        "fact.roll.success" if roll.success else "fact.roll.failure",
        who=Who(roll.seat),
        stone=Msg(roll.stone),
        event=Msg(roll.event),
        factor=roll.factor,
        die=roll.die,
        total=roll.total,
    )


def _own(view: View, words: Words) -> list[str]:
    """Tell a seat its hand, its plans and what it can do; a spectator nothing."""
    if view.seat is None or view.phase == "over":
        return []
    player = view.players[view.seat]
    told = [words("own.front", at=_front(player, words), heroes=_heroes(player, words))]
    if view.hand:
        cards = tuple(_held(card, fits) for card, fits in zip(view.hand, view.fits, strict=True))
        told.append(words("own.hand", cards=cards))
    if view.discards:
        told.append(words("own.discards", cards=tuple(map(card_name, view.discards))))
    if view.planned:
        told.append(words("own.planned", stones=_stones(view.planned)))
    elif any(player.stones):
        told.append(words("own.stones", stones=_stones(player.stones)))
    return told


def _held(card: str, fits: tuple[str, ...]) -> Msg:
    if not fits:
        return card_name(card)
    return msg("own.card", card=card_name(card), stones=tuple(map(Msg, fits)))


def alt(view: View, words: Words) -> str:
    """Say what matters on the picture of a view."""
    words = replace(words, names=tuple(_shortened(words.name(seat)) for seat in range(view.seats)))
    if view.seat is not None and view.phase != "over":
        return _alternative_hand(view, words)
    told = words("alt.table", turn=view.turn, phase=phase(view, words), told=turn(view, words))
    last = [words("alt.last", told=_roll(view.rolls[-1], words)) + "."] if view.rolls else []
    done = tuple(
        msg("alt.completed", who=Who(seat), completed=len(player.completed), needed=view.needed)
        for seat, player in enumerate(view.players)
    )
    where = tuple(
        msg("alt.at", who=Who(seat), at=Msg(player.at)) for seat, player in enumerate(view.players) if player.at
    )
    return alternative(told, *last, words("alt.done", done=done), words("alt.where", where=where))


def _alternative_hand(view: View, words: Words) -> str:
    assert view.seat is not None
    cards = tuple(map(card_name, view.hand))
    player = view.players[view.seat]
    hand = words("alt.hand", turn=view.turn, cards=cards) if cards else words("alt.no-hand", turn=view.turn)
    where = words("alt.front", at=_front(player, words))
    stones = view.planned or player.stones
    return alternative(hand, where, *([words("alt.stones", stones=_stones(stones))] if any(stones) else []))


def _shortened(name: str) -> str:
    return name if len(name) <= SHORT_NAME else name[: SHORT_NAME - 1].rstrip() + "…"
