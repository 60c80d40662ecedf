"""Lanterns, a throw-away game that proves the kernel: it uses every verb, and no player will ever meet it.

Two to four players, three rounds. In each a keeper is called, cards are laid aside until dusk, bids are made face
down, and the best bid wins the lot and acts. A secret wish, odd or even, scores at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine import Event, Game, Msg, Options, OptionSpec, Result, Rng, Seat, Who
from engine.flow import Flow, choose, choose_some, confirm, everyone, first_of, parallel, pause, race, when
from engine.game import Slot, say

CARDS, HAND, MOST_ASIDE = 24, 5, 2
WISHES = (0, 1)


@dataclass(slots=True)
class State:
    rng: Rng
    seats: int
    deck: list[int]
    hands: list[list[int]]
    wishes: list[int]
    """By seat: 1 for an odd sum of all lots, 0 for an even one. Secret until the end."""
    rounds: int
    scores: list[int]
    aside: list[list[int]]
    """By seat, face down until the round is over."""
    news: list[Event] = field(default_factory=list)
    phase: str = "light"
    prepared: list[Seat] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    """The latest bids face up, by seat."""
    looking: list[int] = field(default_factory=list)
    """A card only the acting player sees."""
    actor: Seat | None = None
    keeper: Seat = 0
    lots: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    deck: int
    wish: int | None
    wishes: tuple[int, ...]
    mine: tuple[int, ...]
    aside: tuple[int, ...]
    prepared: tuple[Seat, ...]
    scores: tuple[int, ...]
    shown: tuple[int, ...]
    looking: tuple[int | None, ...]
    actor: Seat | None
    keeper: Seat
    lots: tuple[int, ...]
    phase: str
    rounds: int


def setup(rng: Rng, seats: int, options: Options) -> State:
    deck = rng.shuffled(range(1, CARDS + 1))
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
    wishes = [rng.below(len(WISHES)) for _ in range(seats)]
    return State(rng, seats, deck, hands, wishes, int(options["rounds"]), [1] * seats, [[] for _ in range(seats)])


def step(s: State) -> Flow[None]:
    return {"light": light, "prepare": prepare, "bid": bid}[s.phase](s)


def light(s: State) -> Flow[None]:
    """Let the first who calls say who keeps the lanterns."""
    caller, s.keeper = yield from first_of({me: call(s, me) for me in range(s.seats)})
    say(s, "event.keeper", who=Who(caller), keeper=Who(s.keeper))
    s.phase = "prepare"


def call(s: State, me: Seat) -> Flow[Seat]:
    """Call out; then name the keeper, or keep them oneself."""
    if (yield from choose(me, "call", ["mine", "yours"])) == "mine":
        return me
    return (yield from choose(me, "call.keeper", [p for p in range(s.seats) if p != me]))


def prepare(s: State) -> Flow[None]:
    """Lay cards aside until dusk, or until the keeper closes when all are ready."""
    yield from parallel({me: lay_aside(s, me) for me in range(s.seats)}, until=dusk(s))
    s.phase = "bid"


def lay_aside(s: State, me: Seat) -> Flow[None]:
    """Put up to two cards away for this round; the very last ones stay."""
    hand = sorted(s.hands[me])
    cards = yield from choose_some(me, "aside", hand, 0, min(MOST_ASIDE, len(hand) - 1), private=True)
    yield from confirm(me, Msg("aside.confirm"), private=True, clock=None)
    for card in cards:
        s.hands[me].remove(card)
    s.aside[me] = cards
    s.prepared.append(me)
    s.prepared.sort()
    say(s, "event.ready", who=Who(me))
    if cards:
        say(s, "event.aside", to=me, cards=tuple(cards))


def dusk(s: State) -> Flow[None]:
    yield from race(pause("dusk", "dusk.falls"), close(s))


def close(s: State) -> Flow[None]:
    yield from when(lambda: len(s.prepared) == s.seats)
    yield from confirm(s.keeper, "close")


def bid(s: State) -> Flow[None]:
    """Roll the lot and bid face down; the best bid wins it and acts."""
    s.lots.append(s.rng.die())
    bids = yield from everyone({me: sorted(hand) for me, hand in enumerate(s.hands)}, "bid")
    s.shown = [bids[me] for me in range(s.seats)]
    for hand, card in zip(s.hands, s.shown, strict=True):
        hand.remove(card)
    best = max(s.shown)
    s.actor = s.shown.index(best)
    s.scores[s.actor] += s.lots[-1]
    say(s, "event.bids", cards=tuple(s.shown), who=Who(s.actor))
    yield from act(s, s.actor, best, [card for card in s.shown if card != best])
    for hand, aside in zip(s.hands, s.aside, strict=True):
        hand += aside
        aside.clear()
    s.prepared, s.actor = [], None
    s.phase = "light"


def act(s: State, me: Seat, card: int, others: list[int]) -> Flow[None]:
    yield from (mirror, thief, seer, merchant)[card % 4](s, me, others)


def mirror(s: State, me: Seat, others: list[int]) -> Flow[None]:
    """Act as another card shown this round; a copied mirror copies on."""
    if others:
        copied = yield from choose(me, "mirror.copy", others)
        yield from act(s, me, copied, [card for card in others if card != copied])


def thief(s: State, me: Seat, others: list[int]) -> Flow[None]:
    """Take a point from one or two rivals who have any."""
    rivals = [p for p, score in enumerate(s.scores) if p != me and score]
    for rival in (yield from choose_some(me, "thief.rivals", rivals, min(1, len(rivals)), 2)):
        s.scores[rival] -= 1
        s.scores[me] += 1
        say(s, "event.stolen", who=Who(me), rival=Who(rival))


def seer(s: State, me: Seat, others: list[int]) -> Flow[None]:
    """Look at the top card of the deck; put it back, or under the deck."""
    if s.deck:
        s.looking = [s.deck.pop()]
        say(s, "event.looks", who=Who(me))
        where = yield from choose(me, "seer.where", ["top", "bottom"], private=True)
        s.deck.insert(len(s.deck) if where == "top" else 0, s.looking.pop())


def merchant(s: State, me: Seat, others: list[int]) -> Flow[None]:
    """Draw up to two cards, then put one card under the deck."""
    if drawn := [s.deck.pop() for _ in range(min(2, len(s.deck)))]:
        s.hands[me] += drawn
        say(s, "event.draws", who=Who(me), count=len(drawn))
        say(s, "event.drawn", to=me, cards=tuple(drawn))
        card = yield from choose(me, "merchant.card", sorted(s.hands[me]), private=True)
        s.hands[me].remove(card)
        s.deck.insert(0, card)


def finished(s: State) -> bool:
    return len(s.lots) == s.rounds and s.phase == "light"


def totals(s: State) -> list[int]:
    """Return the scores, with two points for each wish come true at the end."""
    right = sum(s.lots) % 2
    return [score + 2 * (finished(s) and wish == right) for score, wish in zip(s.scores, s.wishes, strict=True)]


def over(s: State) -> Result | None:
    if not finished(s):
        return None
    scores = totals(s)
    return Result(tuple(1 + sum(other > score for other in scores) for score in scores), tuple(scores), Msg("reason"))


def view(s: State, seat: Seat | None) -> View:
    here = seat is not None
    return View(
        seat=seat,
        hand=tuple(sorted(s.hands[seat])) if here else (),
        hands=tuple(len(hand) for hand in s.hands),
        deck=len(s.deck),
        wish=s.wishes[seat] if here else None,
        wishes=tuple(s.wishes) if finished(s) else (),
        mine=tuple(s.aside[seat]) if here else (),
        aside=tuple(len(cards) for cards in s.aside),
        prepared=tuple(s.prepared),
        scores=tuple(totals(s)),
        shown=tuple(s.shown),
        looking=tuple(card if here and seat == s.actor else None for card in s.looking),
        actor=s.actor,
        keeper=s.keeper,
        lots=tuple(s.lots),
        phase=s.phase,
        rounds=s.rounds,
    )


def hidden(s: State, seat: Seat | None) -> list[Slot]:
    others = [p for p in range(s.seats) if p != seat]
    zones = [s.deck, *(s.hands[p] for p in others), *(s.aside[p] for p in others)]
    if seat is None or seat != s.actor:
        zones.append(s.looking)
    wishes = [] if finished(s) else [Slot(s.wishes, p, "wish", WISHES) for p in others]
    return [*(Slot(zone, at, "card") for zone in zones for at in range(len(zone))), *wishes]


def clocks(options: Options) -> Mapping[str, int]:
    return {"dusk": 60}


GAME = Game(
    id="lanterns",
    version=1,
    seats=range(2, 5),
    State=State,
    setup=setup,
    step=step,
    over=over,
    view=view,
    hidden=hidden,
    options=(OptionSpec("rounds", (1, 2, 3), 3),),
    clocks=clocks,
)
