"""The final phase: one stone after another, the choice of cards, and what they lead to."""

from __future__ import annotations

from engine.ask import Option
from engine.flow import Flow, choose, choose_some, confirm
from engine.game import say
from engine.msg import Msg, Seat, Who, msg
from engine.romeo_i_julia.components import CARDS, MARK, STONES, STONES_OF, applies, events_at, value
from engine.romeo_i_julia.options import (
    BEST,
    CHOOSE,
    card_names,
    event_option,
    fitting,
    roll_prompt,
    stone_option,
    sum_up,
    use_option,
)
from engine.romeo_i_julia.state import TARGET, Roll, State

SURE = TARGET - 1
"""With this success factor any roll of the die succeeds."""


def final(s: State) -> Flow[None]:
    """Resolve one stone of the next player (phase 5)."""
    me = s.actor
    s.left = s.left or s.standing(me)
    stone = yield from next_stone(s, me)
    event = yield from name_event(s, me, stone)
    up, down = yield from choose_cards(s, me, stone, event)
    s.left.remove(stone)
    roll(s, Roll(me, stone, event, value(s.pairs[me], stone, event), tuple(up), tuple(down), s.rng.die()))
    if not s.left:
        finish(s, me)


def next_stone(s: State, me: Seat) -> Flow[str]:
    """Choose the next stone, in an order of the player's own; a press goes before each roll, so that all can look."""
    stone = s.left[0]
    if len(s.left) > 1:
        return (yield from choose(me, "final.stone", s.left, option=stone_option(s, me), default=(stone,)))
    if s.place(me, stone) != MARK:
        yield from confirm(me, roll_prompt(s, me, stone))
    return stone


def name_event(s: State, me: Seat, stone: str) -> Flow[str]:
    """Name the event of a stone on the question mark, any that is not printed; elsewhere it is clear (ruling R8)."""
    events = events_at(s.at[me], s.place(me, stone))
    best = max(events, key=lambda event: coloured_factor(s, me, stone, event))
    return (
        yield from choose(
            me, msg("final.event", stone=Msg(stone)), events, option=event_option(s, me, stone), default=(best,)
        )
    )


def choose_cards(s: State, me: Seat, stone: str, event: str) -> Flow[tuple[list[str], list[str]]]:
    """Return the cards that raise and those that lower a stone's success factor.

    There is a choice only where a special card could be kept for a stone still to be resolved. All else that can
    apply is used: own cards because it never harms, those of others because they must be (ruling R5).
    """
    raising, lowering = fitting(s, s.own[me], stone, event), fitting(s, s.against[me], stone, event)
    offered = [*raising, *(card for card in lowering if keepable(s, card, stone))]
    if not any(keepable(s, card, stone) for card in offered):
        return raising, lowering
    forced = [card for card in lowering if card not in offered]
    used = yield from choose_offered(s, me, stone, event, offered, forced)
    return [card for card in raising if card in used], [card for card in lowering if card in (*used, *forced)]


def choose_offered(
    s: State, me: Seat, stone: str, event: str, offered: list[str], forced: list[str]
) -> Flow[list[str]]:
    """Choose which of the offered cards are used: the best in one press, or one by one (ruling R9)."""
    best, skill = best_cards(s, me, stone, event), value(s.pairs[me], stone, event)
    counting = [*forced, *best]
    up = [card for card in counting if card in s.own[me]]
    down = [card for card in counting if card not in up]
    prompt = msg("final.cards", stone=Msg(stone), event=Msg(event), sum=sum_up(skill, up, down))
    ways = {way: Option(way, Msg(f"final.{way}")) for way in (BEST, CHOOSE)}
    way = yield from choose(me, prompt, ways, option=ways.__getitem__, default=(BEST,))
    if way == BEST:
        return best
    which = msg("final.which.forced", cards=card_names(forced)) if forced else Msg("final.which")
    option = use_option(s.own[me])
    return (yield from choose_some(me, which, offered, 0, len(offered), option=option, default=tuple(best)))


def keepable(s: State, card: str, stone: str) -> str | None:
    """Return the stone still to be resolved that a card could be kept for: a special card's other stone (ruling R5).

    A coloured card has none: it fits one of the three stones at most, as each takes part in an event of its own.
    """
    kind, skill = CARDS[card]
    if skill is not None:
        return None
    return next((other for other in STONES_OF[kind] if other != stone and other in s.left), None)


def best_cards(s: State, me: Seat, stone: str, event: str) -> list[str]:
    """Return those of the offered cards that *Best* uses (ruling R9).

    A special lowering card counts where the success factor is highest, if equal for the later stone. Raising cards
    are used unless they can help a later stone, which must not be sure to succeed already.
    """
    factors = {other: best_factor(s, me, other) for other in s.left} | {stone: coloured_factor(s, me, stone, event)}
    chosen = []
    for card in fitting(s, s.against[me], stone, event):
        if later := keepable(s, card, stone):
            weaker = later if factors[later] >= factors[stone] else stone
            factors[weaker] -= 1
            chosen += [card] * (weaker == stone)
    for card in fitting(s, s.own[me], stone, event):
        later = keepable(s, card, stone)
        if later and factors[later] < SURE:
            factors[later] += 1
        else:
            chosen.append(card)
    return chosen


def coloured_factor(s: State, me: Seat, stone: str, event: str) -> int:
    """Return the success factor that a stone has without special cards."""
    skill = value(s.pairs[me], stone, event)
    return skill + sum(
        sign
        for cards, sign in ((s.own[me], 1), (s.against[me], -1))
        for card in cards
        if CARDS[card].skill and applies(card, stone, event)
    )


def best_factor(s: State, me: Seat, stone: str) -> int:
    """Return the success factor without special cards that a stone has at best."""
    return max(coloured_factor(s, me, stone, event) for event in events_at(s.at[me], s.place(me, stone)))


def roll(s: State, result: Roll) -> None:
    """Let a stone leave its event if success factor and die reach six; else it stays."""
    me = result.seat
    s.used += [*result.up, *result.down]
    s.rolls.append(result)
    if result.success:
        s.stones[me] = tuple(
            ["" if other == result.stone else place for other, place in zip(STONES, s.stones[me], strict=True)]
        )
    say(
        s,
        "event.success" if result.success else "event.failure",
        who=Who(me),
        stone=Msg(result.stone),
        event=Msg(result.event),
        sum=sum_up(result.value, result.up, result.down),
        die=result.die,
        total=result.total,
    )


def finish(s: State, me: Seat) -> None:
    """Complete a location that no stone lies on, or win over the villain at once (ruling R6); pass on."""
    if not s.standing(me):
        if s.at[me] == s.villains[me]:
            s.winner = me
            s.acting = None
            say(s, "event.won", who=Who(me), villain=Msg(s.villains[me]))
            return
        s.completed[me] = (*s.completed[me], s.at[me])
        say(s, "event.completed", who=Who(me), at=Msg(s.at[me]), completed=len(s.completed[me]), needed=s.needed)
        s.at[me], s.stones[me] = "", ()
    s.acting = (me + 1) % s.seats
    if s.acting == s.dealer:
        end_turn(s)


def end_turn(s: State) -> None:
    """Collect all action cards (ruling R10); the next player clockwise deals."""
    s.own, s.against, s.used = [()] * s.seats, [()] * s.seats, []
    s.dealer, s.acting, s.phase = (s.dealer + 1) % s.seats, None, "draw"
