"""What may be chosen, with what helps to choose: values, and the stones a card could apply to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from engine.ask import Option
from engine.msg import Msg, Seat, Who, msg, player
from engine.romeo_i_julia.components import CARDS, MARK, applies, events_at, value
from engine.romeo_i_julia.state import State

KEEP = "keep"
"""Leave three standing stones where they are."""

BEST, CHOOSE = "best", "choose"


@cache
def card_name(card: str) -> Msg:
    """Name an action card."""
    kind, skill = CARDS[card]
    return msg(f"card.{kind}", skill=Msg(skill)) if skill else Msg(f"card.{kind}")


def card_names(cards: Sequence[str]) -> tuple[Msg, ...]:
    """Name action cards."""
    return tuple([card_name(card) for card in cards])


def stone_names(stones: tuple[str, ...]) -> tuple[Msg, ...]:
    """Name stones."""
    return tuple([Msg(stone) for stone in stones])


def place_option(s: State, me: Seat, stone: str) -> Callable[[str], Option]:
    """Offer places for a stone, each with its skill and how many cards in hand could apply."""
    pair, at, hand = s.pairs[me], s.at[me], s.hands[me]

    def option(place: str) -> Option:
        if place == KEEP:
            return _KEEP
        fitting = _fitting(at, place, stone)
        return _place_option(pair, at, place, stone, sum([card in fitting for card in hand]))

    return option


_KEEP = Option(KEEP, Msg("place.keep"), Msg("place.keep.detail"))


@cache
def _fitting(at: str, place: str, stone: str) -> frozenset[str]:
    return frozenset(card for card in CARDS for event in events_at(at, place) if applies(card, stone, event))


@cache
def _place_option(pair: str, at: str, place: str, stone: str, cards: int) -> Option:
    if place != MARK:
        return Option(place, Msg(place), msg("place.detail", value=value(pair, stone, place), cards=cards), place)
    values = tuple(
        msg("skill.value", skill=Msg(event), value=value(pair, stone, event)) for event in events_at(at, place)
    )
    return Option(place, Msg(place), msg("place.mark", values=values, cards=cards), place)


def hand_option(s: State, me: Seat, others: list[Seat]) -> Callable[[str], Option]:
    """Offer cards in hand, each with the own stones it could raise and the other players it could lower."""
    mine = s.matching(me)
    theirs = [(seat, s.matching(seat)) for seat in others]
    return lambda card: _hand_option(card, mine[card], tuple([seat for seat, fits in theirs if fits[card]]))


@cache
def _hand_option(card: str, own: tuple[str, ...], others: tuple[Seat, ...]) -> Option:
    stones, players = stone_names(own), tuple(Who(seat) for seat in others)
    if own and others:
        detail = msg("fits.both", stones=stones, players=players)
    elif own:
        detail = msg("fits.own", stones=stones)
    else:
        detail = msg("fits.others", players=players) if others else Msg("fits.none")
    return Option(card, card_name(card), detail, card)


def target_option(s: State, me: Seat, card: str) -> Callable[[Seat], Option]:
    """Offer the own location and those of others, each with the stones a card could apply to there."""
    return lambda seat: _target_option(
        seat, s.at[seat] if seat == me else None, s.matching(seat)[card], len(s.against[seat])
    )


@cache
def _target_option(seat: Seat, own: str | None, stones: tuple[str, ...], against: int) -> Option:
    if own is None:
        detail = msg("target.lowers", stones=stone_names(stones), against=against) if stones else None
        return Option(f"p{seat}", player(seat), detail or msg("target.lowers.none", against=against), "lower")
    detail = msg("target.raises", stones=stone_names(stones)) if stones else Msg("target.raises.none")
    return Option(f"p{seat}", msg("target.own", at=Msg(own)), detail, "raise")


def stone_option(s: State, me: Seat) -> Callable[[str], Option]:
    """Offer stones to resolve, each with its skill and how many cards could apply."""
    return lambda stone: _stone_option(stone, _outlook(s, me, stone, s.place(me, stone)))


@cache
def _stone_option(stone: str, outlook: Msg) -> Option:
    return Option(stone, msg("final.stone.option", stone=Msg(stone), outlook=outlook), art=stone)


def event_option(s: State, me: Seat, stone: str) -> Callable[[str], Option]:
    """Offer events for the stone on the question mark, each with its skill and how many cards could apply."""
    return lambda event: Option(event, _outlook(s, me, stone, event), art=event)


def _outlook(s: State, me: Seat, stone: str, place: str) -> Msg:
    """Tell the skill of a stone on an event, and how many of the own cards and those of others could apply."""
    if place == MARK:
        return Msg(MARK)
    up, down = (len(fitting(s, cards[me], stone, place)) for cards in (s.own, s.against))
    return _outlook_text(place, value(s.pairs[me], stone, place), up, down)


@cache
def _outlook_text(event: str, skill: int, up: int, down: int) -> Msg:
    return msg("outlook.cards" if up or down else "outlook", event=Msg(event), value=skill, up=up, down=down)


def roll_prompt(s: State, me: Seat, stone: str) -> Msg:
    """Ask to roll for the last stone, with the success factor it has."""
    event = s.place(me, stone)
    up, down = fitting(s, s.own[me], stone, event), fitting(s, s.against[me], stone, event)
    return msg("final.roll", stone=Msg(stone), event=Msg(event), sum=sum_up(value(s.pairs[me], stone, event), up, down))


def sum_up(skill: int, up: Sequence[str], down: Sequence[str]) -> Msg:
    """Tell how a success factor comes about."""
    form = ("both" if down else "up") if up else "down" if down else "plain"
    factor = skill + len(up) - len(down)
    return msg(f"sum.{form}", value=skill, up=card_names(up), down=card_names(down), factor=factor)


def fitting(s: State, cards: tuple[str, ...], stone: str, event: str) -> list[str]:
    """Return those of some played cards that have not counted yet and can apply to a stone on an event."""
    return [card for card in cards if card not in s.used and applies(card, stone, event)]


def use_option(own: tuple[str, ...]) -> Callable[[str], Option]:
    """Offer played cards to be used, each with what it does."""
    return partial(_use_option, own)


@cache
def _use_option(own: tuple[str, ...], card: str) -> Option:
    return Option(card, card_name(card), Msg("use.raises" if card in own else "use.lowers"), card)
