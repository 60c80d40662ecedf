"""The course of the game: setup, the three steps of a turn, and the menu of actions."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Flow, choose, choose_some, parallel
from engine.game import Game, Options, OptionSpec, say
from engine.msg import Msg, Seat, Who, msg
from engine.rng import Rng
from engine.roma import questions, switches
from engine.roma.actions import cards, keep, lay, lay_free, may_lay, money
from engine.roma.cards import DECK, face
from engine.roma.effects import EFFECTS, can
from engine.roma.ending import over, pay_back
from engine.roma.evaluation import MIND
from engine.roma.lesson import LESSON
from engine.roma.offers import plain, repeats, single_option
from engine.roma.questions import ask
from engine.roma.reasons import parts
from engine.roma.state import Deed, State, by_name, card_on, disc_of, spot, tell, use
from engine.roma.view import KEPT, hidden, view

DEALT = 4

STARTS = OptionSpec("starts", ("random", "first", "second"), "random")
"""Which seat starts (R2)."""


def setup(rng: Rng, seats: int, options: Options) -> State:
    """Say who starts, shuffle, and deal four cards to each."""
    first = rng.die(2) - 1 if options["starts"] == "random" else ("first", "second").index(str(options["starts"]))
    pile = rng.shuffled(DECK)
    return State(rng, first, first, pile, [[pile.pop() for _ in range(DEALT)] for _ in range(seats)])


def step(s: State) -> Flow[None]:
    """Play the next part."""
    return PHASES[s.phase](s)


# Setup


def exchange(s: State) -> Flow[None]:
    """Let each give two of four cards; both have chosen before anything changes hands (Setup 4)."""
    given = yield from parallel({seat: give(s, seat) for seat in range(s.seats)})
    for seat in range(s.seats):
        kept = [card for card in s.hands[seat] if card not in given[seat]]
        s.hands[seat] = kept + given[1 - seat]
    say(s, "event.exchanged")
    s.phase = "place"


def give(s: State, me: Seat) -> Flow[list[int]]:
    """Choose two cards for the other player."""
    hand = sorted(s.hands[me], key=by_cost)
    options = {
        card: single_option(face(card).id, before)
        for card, (_, before) in zip(hand, repeats(face(card).id for card in hand), strict=True)
    }
    return (
        yield from choose_some(
            me,
            msg("exchange.prompt", who=Who(1 - me)),
            hand,
            KEPT,
            KEPT,
            option=options.__getitem__,
            private=True,
            default=tuple(options[card].key for card in hand[:KEPT]),
        )
    )


def by_cost(card: int) -> tuple[int, str]:
    """Order cards: the cheapest first, then by name."""
    return face(card).cost, face(card).id


def place(s: State) -> Flow[None]:
    """Lay four cards face down, each on another disc; the discs become known when all lie, the faces at the reveal."""
    me = s.active
    for card in by_name(s.hands[me]):
        taken = tuple(map(disc_of, s.spots[me]))
        (disc,) = yield from ask(questions.place(me, face(card).id, taken))
        s.spots[me].append(spot(me, int(disc)))
    tell(s, "event.placed", me, discs=tuple(sorted(map(disc_of, s.spots[me]))))
    if s.spots[1 - me]:
        reveal(s)
    else:
        s.active = 1 - me


def reveal(s: State) -> None:
    """Turn all cards over; the starting player begins."""
    for seat, hand in enumerate(s.hands):
        for card, place in zip(by_name(hand), s.spots[seat], strict=True):
            s.sides[seat][disc_of(place) - 1] = card
        lying = [card_on(card, disc) for disc, card in enumerate(s.sides[seat], 1) if card]
        tell(s, "event.revealed", seat, cards=tuple(lying))
    s.hands, s.spots = [[], []], [[], []]
    s.active, s.turn, s.phase = s.first, 1, "pay"


# A turn


def pay(s: State) -> Flow[None]:
    """Return 1 VP to the stockpile for each empty disc of own side, as far as there are any (step 1); then roll."""
    me = s.active
    empty = s.sides[me].count(0)
    paid = min(empty, s.vp[me])
    pay_back(s, me, paid)
    tell(s, "event.turn", me, turn=s.turn)
    if paid:
        tell(s, "event.paid", me, vp=paid, discs=empty)
    s.phase = "roll"
    if over(s) is None:
        yield from roll(s)


def roll(s: State) -> Flow[None]:
    """Roll the three action dice; a triple may be rolled again (step 2, R4)."""
    me = s.active
    s.dice = tuple(sorted([s.rng.die(), s.rng.die(), s.rng.die()]))
    tell(s, "event.rolled", me, dice=s.dice)
    again = switches.REROLL_LIMIT is None or s.rerolls < switches.REROLL_LIMIT
    if s.dice[0] == s.dice[2] and again:
        answer = yield from choose(
            me, msg("roll.triple", die=s.dice[0]), KEEP_OR_AGAIN, option=plain, default=("keep",)
        )
        if answer == "again":
            s.rerolls += 1
            return
    s.phase = "act"


KEEP_OR_AGAIN = ("keep", "again")


def act(s: State) -> Flow[None]:
    """Go on with what an action left to do, or take the next one: one die or one card (step 3)."""
    me = s.active
    if s.looking:
        return keep(s, me)
    if s.laying:
        return lay_free(s, me)
    if not s.dice and not may_lay(s, me):
        return end(s, me)
    return menu(s, me)


def menu(s: State, me: Seat) -> Flow[None]:
    """Choose what to do next; who has no time puts all dice on the money disc and ends the turn."""
    drawable = bool(s.dice and (s.pile or s.discard))
    question = questions.menu(me, activatable(s, me), lay=may_lay(s, me), money=bool(s.dice), cards=drawable)
    (key,) = yield from ask(question)
    yield from ACTIONS[key](s, me) if key in ACTIONS else activate(s, me, int(key[-1]))


def activatable(s: State, me: Seat) -> tuple[tuple[int, str], ...]:
    """Return the dice whose disc has an own card that can be activated now, and its name (action D)."""
    others, side = len(s.dice) - 1, s.sides[me]
    found = []
    for die in sorted(set(s.dice)):
        if (card := side[die - 1]) and die not in s.blocked[me]:
            name = face(card).id
            if can(s, me, name, die, others):
                found.append((die, name))
    return tuple(found)


def activate(s: State, me: Seat, die: int) -> Flow[None]:
    """Put a die on the disc of its number and do what the card there says (action D)."""
    name = face(s.sides[me][die - 1]).id
    use(s, die)
    s.deed = Deed(me, "activate", die, name, dice=(die,))
    tell(s, "event.activated", me, card=Msg(name), die=die)
    yield from EFFECTS[name](s, me, die)


def end(s: State, me: Seat) -> Flow[None]:
    """End the turn: what is left of the dice is lost, Essedum and the blocks on own discs are through."""
    tell(s, "event.ended", me)
    s.dice, s.used, s.rerolls, s.essedum = (), (), 0, 0
    s.blocked[me] = ()
    s.active, s.turn, s.phase = 1 - me, s.turn + 1, "pay"
    yield from ()


Part = Callable[[State], Flow[None]]
Action = Callable[[State, Seat], Flow[None]]

PHASES: dict[str, Part] = {"exchange": exchange, "place": place, "pay": pay, "roll": roll, "act": act}
ACTIONS: dict[str, Action] = {"lay": lay, "money": money, "cards": cards, "end": end}

GAME = Game(
    id="roma",
    version=1,
    seats=range(2, 3),
    State=State,
    setup=setup,
    step=step,
    over=over,
    view=view,
    hidden=hidden,
    options=(STARTS,),
    mind=MIND,
    parts=parts,
    lesson=LESSON,
)
