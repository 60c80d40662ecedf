"""The course of the game: setup, and the first four of the five phases of a turn."""

from __future__ import annotations

from engine.flow import Flow, choose, choose_some, parallel
from engine.game import Game, Options, Result, say
from engine.msg import Msg, Seat, Who, msg
from engine.rng import Rng
from engine.romeo_i_julia.components import CARDS, LOCATIONS, PAIRS, STONES, VILLAINS, best_placement, in_order, places
from engine.romeo_i_julia.evaluation import MIND
from engine.romeo_i_julia.final import final
from engine.romeo_i_julia.lesson import LESSON
from engine.romeo_i_julia.options import (
    KEEP,
    card_name,
    card_names,
    hand_option,
    place_option,
    target_option,
)
from engine.romeo_i_julia.reasons import parts
from engine.romeo_i_julia.state import HAND, MOST_AGAINST, State
from engine.romeo_i_julia.view import hidden, mark, view


def setup(rng: Rng, seats: int, options: Options) -> State:
    """Deal pairs and villains, shuffle the locations; the highest roll deals first (Setup)."""
    pairs, villains = rng.shuffled(PAIRS)[:seats], rng.shuffled(VILLAINS)[:seats]
    s = empty(rng, seats, pairs, villains, rng.shuffled(LOCATIONS))
    s.dealer = first_dealer(s)
    say(s, "event.dealer", who=Who(s.dealer))
    return s


def empty(rng: Rng, seats: int, pairs: list[str], villains: list[str], pile: list[str]) -> State:
    """Return a table on which nothing has been dealt but pairs and villains."""
    s = State(rng, seats, pairs, villains, pile)
    none: tuple[str, ...] = ()
    s.stones, s.own, s.against, s.completed = [none] * seats, [none] * seats, [none] * seats, [none] * seats
    s.hands, s.discards, s.planned = _lists(seats), _lists(seats), _lists(seats)
    s.at = [""] * seats
    return s


def _lists(seats: int) -> list[list[str]]:
    return [[] for _ in range(seats)]


def first_dealer(s: State) -> Seat:
    """Roll for the highest die; those tied for it roll again."""
    rolling = list(range(s.seats))
    while len(rolling) > 1:
        dice = [s.rng.die() for _ in rolling]
        for seat, die in zip(rolling, dice, strict=True):
            say(s, "event.roll", who=Who(seat), die=die)
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)]
    return rolling[0]


def step(s: State) -> Flow[None]:
    """Play the next part of the turn."""
    return _PHASES[s.phase](s)


def draw(s: State) -> Flow[None]:
    """Give each player without a location the top one, or the villain at last; deal five cards each (phase 1)."""
    s.turn += 1
    say(s, "event.turn", turn=s.turn, who=Who(s.dealer))
    for seat in s.order:
        if s.at[seat]:
            continue
        if len(s.completed[seat]) < s.needed:
            s.at[seat] = s.pile.pop(0)
            say(s, "event.drawn", who=Who(seat), at=Msg(s.at[seat]))
        else:
            s.at[seat] = s.villains[seat]
            say(s, "event.faced", who=Who(seat), villain=Msg(s.at[seat]))
    s.deck = s.rng.shuffled(CARDS)
    deal(s)
    s.phase = "decide"
    yield from ()


def deal(s: State) -> None:
    """Deal each player up to five cards from the top of the deck, dealer first."""
    for seat in s.order:
        missing = HAND - len(s.hands[seat])
        s.hands[seat] = in_order(s.hands[seat] + s.deck[:missing])
        del s.deck[:missing]


def decide(s: State) -> Flow[None]:
    """Let all who have no stone or all three on their card place them; reveal them together (phase 2, ruling R3)."""
    deciding = [seat for seat in range(s.seats) if len(s.standing(seat)) in (0, len(STONES))]
    yield from parallel({seat: place_stones(s, seat) for seat in deciding})
    for seat in s.order:
        if seat not in deciding:
            say(s, "event.waits", who=Who(seat), stones=tuple([Msg(stone) for stone in s.standing(seat)]))
            continue
        way, s.planned[seat] = tuple(s.planned[seat]), []
        if way == s.stones[seat]:
            say(s, "event.kept", who=Who(seat))
        else:
            red, blue, yellow = s.stones[seat] = way
            say(s, "event.placed", who=Who(seat), red=Msg(red), blue=Msg(blue), yellow=Msg(yellow))
    s.phase = "exchange"


def place_stones(s: State, me: Seat) -> Flow[None]:
    """Choose a place of its own for each stone, or leave three standing stones as they are (ruling R4)."""
    lying = s.stones[me]
    for stone in STONES:
        begun = tuple(s.planned[me])
        free = [place for place in places(s.at[me]) if place not in begun]
        if lying and not begun:
            free.insert(0, KEEP)
        place = yield from choose(
            me,
            msg("place.prompt", stone=Msg(stone)),
            free,
            option=place_option(s, me, stone),
            private=True,
            default=(suggested(s, me, begun),),
        )
        if place == KEEP:
            s.planned[me] = list(lying)
            return
        s.planned[me].append(place)


def suggested(s: State, me: Seat, begun: tuple[str, ...]) -> str:
    """Return where the next stone goes when time runs out: where it lies, or where the values are highest."""
    lying = s.stones[me]
    if lying and lying[: len(begun)] == begun:
        return lying[len(begun)] if begun else KEEP
    return best_placement(s.pairs[me], s.at[me], begun)[len(begun)]


def exchange(s: State) -> Flow[None]:
    """Let all discard what they like; shuffle it into the deck and deal up to five cards again (phase 3)."""
    yield from parallel({seat: discard(s, seat) for seat in range(s.seats)})
    for seat in s.order:
        say(s, "event.exchanged", who=Who(seat), cards=len(s.discards[seat]))
        s.deck += s.discards[seat]
        s.discards[seat] = []
    s.rng.shuffle(s.deck)
    deal(s)
    s.phase, s.acting = "complicate", s.dealer


def discard(s: State, me: Seat) -> Flow[None]:
    """Choose the cards to give away, none to all five."""
    others = s.clockwise(me)[1:]
    s.discards[me] = yield from choose_some(
        me, "exchange.prompt", s.hands[me], 0, HAND, option=hand_option(s, me, others), private=True, default=()
    )
    s.hands[me] = [card for card in s.hands[me] if card not in s.discards[me]]


def complicate(s: State) -> Flow[None]:
    """Let the next player add a card to the own location or, where two do not lie yet, to another's (phase 4)."""
    me = s.actor
    others = [seat for seat in s.clockwise(me)[1:] if len(s.against[seat]) < MOST_AGAINST]
    card = yield from choose(
        me,
        "complicate.card" if others else "complicate.own",
        s.hands[me],
        option=hand_option(s, me, others),
        private=True,
        default=(likeliest(s, me, others),),
    )
    target = me
    if others:
        target = yield from choose(
            me,
            msg("complicate.target", card=card_name(card)),
            [me, *others],
            option=target_option(s, me, card),
            private=True,
            default=(f"p{aim(s, me, others, card)}",),
        )
    play(s, me, card, target)
    if all(len(row) == MOST_AGAINST for row in s.against):
        play_rest(s, me)
    s.acting = (me + 1) % s.seats
    if not any(s.hands):
        s.phase, s.acting, s.rolls = "final", s.dealer, []


def play(s: State, me: Seat, card: str, target: Seat) -> None:
    """Add a card face-up: it raises on the own location and lowers on another's."""
    s.hands[me].remove(card)
    if target == me:
        s.own[me] = (*s.own[me], card)
        say(s, "event.raises", who=Who(me), card=card_name(card))
    else:
        s.against[target] = (*s.against[target], card)
        say(s, "event.lowers", who=Who(me), card=card_name(card), whom=Who(target))


def play_rest(s: State, me: Seat) -> None:
    """Add all cards left to their owners' locations at once, for nobody may get another one from others."""
    for seat in s.clockwise(me):
        if s.hands[seat]:
            say(s, "event.rest", who=Who(seat), cards=card_names(s.hands[seat]))
            s.own[seat] = (*s.own[seat], *s.hands[seat])
            s.hands[seat] = []


def likeliest(s: State, me: Seat, others: list[Seat]) -> str:
    """Return the card played when time runs out: the first to fit an own stone, else another's, else the first."""
    hand, mine = s.hands[me], s.matching(me)
    if fitting := [card for card in hand if mine[card]]:
        return fitting[0]
    theirs = [s.matching(seat) for seat in others]
    return next((card for card in hand if any(fits[card] for fits in theirs)), hand[0])


def aim(s: State, me: Seat, others: list[Seat], card: str) -> Seat:
    """Return where a card goes when time runs out: to an own stone it fits, else to the next player whose it fits."""
    return next((seat for seat in (me, *others) if s.matching(seat)[card]), me)


def over(s: State) -> Result | None:
    """Rank the winner first, the others by completed locations, then by stones that have succeeded (ruling R7)."""
    if s.winner is None:
        return None
    behind = [(seat != s.winner, -len(s.completed[seat]), -s.succeeded(seat)) for seat in range(s.seats)]
    ranks = tuple(1 + sum(other < mine for other in behind) for mine in behind)
    scores = tuple(len(done) + (seat == s.winner) for seat, done in enumerate(s.completed))
    return Result(ranks, scores, msg("reason.villain", who=Who(s.winner), villain=Msg(s.villains[s.winner])))


_PHASES = {"draw": draw, "decide": decide, "exchange": exchange, "complicate": complicate, "final": final}

GAME = Game(
    id="romeo_i_julia",
    version=1,
    seats=range(2, 5),
    State=State,
    setup=setup,
    step=step,
    over=over,
    view=view,
    hidden=hidden,
    mark=mark,
    mind=MIND,
    parts=parts,
    lesson=LESSON,
)
