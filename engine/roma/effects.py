"""What each card does when it is activated (action D), one flow for each.

`me` is the activating player and `p` the disc the die was put on: the opposite card lies there on the opponent's side,
adjacent are own cards on the discs beside it. Everything is compulsory unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.ask import Option
from engine.flow import Flow, choose
from engine.msg import Msg, Seat, msg
from engine.roma import switches
from engine.roma.actions import shuffle
from engine.roma.cards import BUILDING, CHARACTER, face
from engine.roma.combat import attack, defence, show_dice
from engine.roma.ending import earn, gain, take
from engine.roma.offers import (
    NO,
    YES,
    attack_option,
    change_option,
    copies_option,
    counted,
    dearest,
    dearest_disc,
    die_option,
    disc_option,
    model_option,
    names,
    number_option,
    plain,
    range_option,
    same_disc_option,
    target_option,
)
from engine.roma.state import DISCS, State, card_on, cover, drop, find, mark, tell, use

Effect = Callable[[State, Seat, int], Flow[None]]

Need = Callable[[State, Seat, int, int], bool]
"""Whether a card can act for a player on disc p, with so many other dice unused."""


def aesculapinum(s: State, me: Seat, p: int) -> Flow[None]:
    """Take a character from the discard pile into the hand."""
    found = counted(s.discard, CHARACTER)
    name, _ = yield from choose(
        me,
        "aesculapinum.card",
        found,
        option=lambda offer: copies_option(*offer),
        default=dearest(name for name, _ in found),
    )
    card = find(s.discard, name)
    s.discard.remove(card)
    s.hands[me].append(card)
    tell(s, "event.fetched", me, card=Msg(name))


def architectus(s: State, me: Seat, p: int) -> Flow[None]:
    """Lay as many buildings of the hand as wished, free of charge; each is a step of its own."""
    s.laying = BUILDING
    yield from ()


def centurio(s: State, me: Seat, p: int) -> Flow[None]:
    """Attack the opposite card; if the roll is not enough, an unused die may be added."""
    yield from attack(s, me, p, extra=True)


def consiliarius(s: State, me: Seat, p: int) -> Flow[None]:
    """Lift all own characters and lay every one of them again."""
    yield from lay_again(s, me, CHARACTER)


def consul(s: State, me: Seat, p: int) -> Flow[None]:
    """Change an unused die by 1, within 1 to 6."""
    dice = sorted(set(s.dice))
    old = yield from choose(me, "consul.die", dice, option=die_option, default=(str(dice[0]),))
    values = [value for value in (old + 1, old - 1) if value in DISCS]
    new = yield from choose(
        me,
        msg("consul.change", die=old),
        values,
        option=lambda value: change_option(old, value),
        default=(str(values[0]),),
    )
    dice = list(s.dice)
    dice[dice.index(old)] = new
    s.dice = tuple(sorted(dice))
    tell(s, "event.changed", me, old=old, new=new)


def essedum(s: State, me: Seat, p: int) -> Flow[None]:
    """Lower the defence of all opposing cards by 2 until the end of this turn."""
    s.essedum += 1
    tell(s, "event.essedum", me, minus=2 * s.essedum)
    yield from ()


def forum(s: State, me: Seat, p: int) -> Flow[None]:
    """Score a second die; each adjacent Basilica adds 2, beside a Templum the third die may be added."""
    dice = sorted(set(s.dice))
    die = yield from choose(me, "forum.die", dice, option=die_option, default=(str(dice[0]),))
    scored = [die]
    rest = list(s.dice)
    rest.remove(die)
    if rest and beside(s, me, p, "templum"):
        more = yield from choose(me, msg("forum.templum", die=rest[0]), [NO, YES], option=plain, default=(NO,))
        scored += rest[:1] if more == YES else []
    use(s, *scored)
    show_dice(s, *scored)
    vp = sum(scored) + 2 * beside(s, me, p, "basilica")
    gain(s, me, vp)
    tell(s, "event.forum", me, dice=tuple(scored), vp=vp)


def gladiator(s: State, me: Seat, p: int) -> Flow[None]:
    """Return an opposing character to its owner's hand."""
    disc = yield from target(s, me, "gladiator.target", CHARACTER)
    opp = 1 - me
    card = s.sides[opp][disc - 1]
    s.sides[opp][disc - 1] = 0
    s.hands[opp].append(card)
    mark(s, opp, disc, "returned", face(card).id)
    tell(s, "event.returned", me, card=Msg(face(card).id), disc=disc)


def haruspex(s: State, me: Seat, p: int) -> Flow[None]:
    """Look through the pile, take a card into the hand unseen, and shuffle. An empty pile is first filled (R58)."""
    if not s.pile:
        s.pile, s.discard = s.discard, []
        tell(s, "event.refilled", me, cards=len(s.pile))
    s.searching = True
    found = counted(s.pile)
    name, _ = yield from choose(
        me,
        "haruspex.card",
        found,
        option=lambda offer: copies_option(*offer),
        private=True,
        default=dearest(name for name, _ in found),
    )
    card = find(s.pile, name)
    s.pile.remove(card)
    s.hands[me].append(card)
    s.searching = False
    shuffle(s)
    tell(s, "event.searched", me)


def legat(s: State, me: Seat, p: int) -> Flow[None]:
    """Gain 1 VP for each disc without a card on the opponent's side."""
    vp = s.sides[1 - me].count(0)
    gain(s, me, vp)
    tell(s, "event.gained", me, vp=vp)
    yield from ()


def legionarius(s: State, me: Seat, p: int) -> Flow[None]:
    """Attack the opposite card."""
    yield from attack(s, me, p)


def machina(s: State, me: Seat, p: int) -> Flow[None]:
    """Lift all own buildings and lay every one of them again."""
    yield from lay_again(s, me, BUILDING)


def mercator(s: State, me: Seat, p: int) -> Flow[None]:
    """Buy VP from the opponent for 2 sestertii each."""
    most = min(s.money[me] // 2, s.vp[1 - me])
    numbers = range(most + 1)
    if most >= 25:
        ranges = [numbers[low : low + 18] for low in numbers[::18]]
        numbers = yield from choose(
            me, "mercator.range", ranges, option=range_option, default=(range_option(ranges[0]).key,)
        )
    vp = yield from choose(me, "mercator.vp", numbers, option=number_option, default=(str(numbers[0]),))
    earn(s, me, -2 * vp)
    earn(s, 1 - me, 2 * vp)
    take(s, me, vp)
    tell(s, "event.bought", me, vp=vp, money=2 * vp)


def mercatus(s: State, me: Seat, p: int) -> Flow[None]:
    """Take 1 VP from the opponent for each Forum on the opponent's side (R44)."""
    vp = sum([1 for card in s.sides[1 - me] if card and face(card).id == "forum"])
    if switches.MERCATUS_SOURCE == "opponent":
        tell(s, "event.took", me, vp=take(s, me, vp))
    else:
        gain(s, me, vp)
        tell(s, "event.gained", me, vp=vp)
    yield from ()


def nero(s: State, me: Seat, p: int) -> Flow[None]:
    """Discard an opposing building, and the card on p with it."""
    yield from sacrifice(s, me, p, "nero.target", BUILDING)


def onager(s: State, me: Seat, p: int) -> Flow[None]:
    """Attack any opposing building."""
    disc = yield from target(s, me, "onager.target", BUILDING, fight=True)
    yield from attack(s, me, disc)


def praetorianus(s: State, me: Seat, p: int) -> Flow[None]:
    """Block a die disc for the opponent's next turn."""
    opp = 1 - me
    disc = yield from choose(
        me,
        "praetorianus.disc",
        DISCS,
        option=lambda disc: disc_option(disc, card.id if (card := s.card(opp, disc)) else "", covers=False),
        default=("1",),
    )
    s.blocked[opp] = tuple(sorted({*s.blocked[opp], disc}))
    mark(s, opp, disc, "blocked")
    tell(s, "event.blocked", me, disc=disc)


def scaenicus(s: State, me: Seat, p: int) -> Flow[None]:
    """Act as another of my characters, as if it lay on p."""
    copyable = models(s, me, p, len(s.dice))
    name = yield from choose(me, "scaenicus.model", copyable, option=model_option, default=dearest(copyable))
    assert s.deed is not None, "an activation is a deed"
    s.deed = replace(s.deed, model=name)
    tell(s, "event.copied", me, card=Msg(name))
    yield from EFFECTS[name](s, me, p)


def senator(s: State, me: Seat, p: int) -> Flow[None]:
    """Lay as many characters of the hand as wished, free of charge; each is a step of its own."""
    s.laying = CHARACTER
    yield from ()


def sicarius(s: State, me: Seat, p: int) -> Flow[None]:
    """Discard an opposing character, and the card on p with it."""
    yield from sacrifice(s, me, p, "sicarius.target", CHARACTER)


def tribunus_plebis(s: State, me: Seat, p: int) -> Flow[None]:
    """Take 1 VP from the opponent."""
    tell(s, "event.took", me, vp=take(s, me, 1))
    yield from ()


def velites(s: State, me: Seat, p: int) -> Flow[None]:
    """Attack any opposing character."""
    disc = yield from target(s, me, "velites.target", CHARACTER, fight=True)
    yield from attack(s, me, disc)


EFFECTS: dict[str, Effect] = {
    "aesculapinum": aesculapinum,
    "architectus": architectus,
    "centurio": centurio,
    "consiliarius": consiliarius,
    "consul": consul,
    "essedum": essedum,
    "forum": forum,
    "gladiator": gladiator,
    "haruspex": haruspex,
    "legat": legat,
    "legionarius": legionarius,
    "machina": machina,
    "mercator": mercator,
    "mercatus": mercatus,
    "nero": nero,
    "onager": onager,
    "praetorianus": praetorianus,
    "scaenicus": scaenicus,
    "senator": senator,
    "sicarius": sicarius,
    "tribunus-plebis": tribunus_plebis,
    "velites": velites,
}
"""By card; the passive ones have none: Basilica and Templum lie in `forum`, Turris in `defence`."""


# When a card can be activated


def opposite(s: State, me: Seat, p: int, others: int) -> bool:
    """Tell whether the opponent has a card on p."""
    return bool(s.sides[1 - me][p - 1])


def against(kind: str) -> Need:
    """Need an opposing card of a kind on the table."""
    return lambda s, me, p, others: bool(s.lying(1 - me, kind))


def another_die(s: State, me: Seat, p: int, others: int) -> bool:
    """Tell whether there is another unused die."""
    return others > 0


def models(s: State, me: Seat, p: int, others: int) -> list[str]:
    """Return the own characters that Scaenicus can copy on p (R21)."""
    mine = names([card for card in s.sides[me] if card], CHARACTER)
    return [name for name in mine if name != "scaenicus" and can(s, me, name, p, others)]


NEEDS: dict[str, Need] = {
    "aesculapinum": lambda s, me, p, others: any(face(card).kind == CHARACTER for card in s.discard),
    "centurio": opposite,
    "consul": another_die,
    "forum": another_die,
    "gladiator": against(CHARACTER),
    "haruspex": lambda s, me, p, others: bool(s.pile or s.discard),
    "legionarius": opposite,
    "nero": against(BUILDING),
    "onager": against(BUILDING),
    "scaenicus": lambda s, me, p, others: bool(models(s, me, p, others)),
    "sicarius": against(CHARACTER),
    "velites": against(CHARACTER),
}
"""What a card needs besides its die and an unblocked disc; all others may be activated even in vain (R11)."""


def can(s: State, me: Seat, name: str, p: int, others: int) -> bool:
    """Tell whether a card's own needs hold on p, with so many other dice unused."""
    return name in EFFECTS and (name not in NEEDS or NEEDS[name](s, me, p, others))


# What several cards do


def beside(s: State, me: Seat, p: int, name: str) -> int:
    """Count the own cards of a name on the discs adjacent to p."""
    cards = [s.card(me, disc) for disc in (p - 1, p + 1) if disc in DISCS]
    return sum([1 for card in cards if card and card.id == name])


def target(s: State, me: Seat, prompt: str, kind: str, *, fight: bool = False) -> Flow[int]:
    """Choose an opposing card of a kind; for a fight, told what the attack must reach."""
    opp = 1 - me
    places = [(disc, face(s.sides[opp][disc - 1])) for disc in s.lying(opp, kind)]
    disc, _ = yield from choose(
        me,
        prompt,
        places,
        option=lambda place: (
            attack_option(place[0], place[1].id, defence(s, opp, place[0]))
            if fight
            else target_option(place[0], place[1].id)
        ),
        default=dearest_disc(places),
    )
    return disc


def sacrifice(s: State, me: Seat, p: int, prompt: str, kind: str) -> Flow[None]:
    """Discard an opposing card without a roll, and the own card on p: Scaenicus, where it copies (R22)."""
    disc = yield from target(s, me, prompt, kind)
    card, own = s.card(1 - me, disc), s.card(me, p)
    assert card is not None, "it has been chosen"
    assert own is not None, "it is being activated"
    drop(s, 1 - me, disc, "discarded")
    drop(s, me, p, "discarded")
    tell(s, "event.removed", me, card=Msg(card.id), disc=disc, own=Msg(own.id))


def lay_again(s: State, me: Seat, kind: str) -> Flow[None]:
    """Lay all own cards of a kind again, each on another disc, and discard what they cover (R40, R41).

    Nothing moves before the last has its disc, so that each choice can be taken back until then.
    """
    plan: dict[int, int] = {}
    for old in s.lying(me, kind):
        plan[old] = yield from choose_again(s, me, kind, old, plan)
    cards = {old: s.sides[me][old - 1] for old in plan}
    for old in plan:
        s.sides[me][old - 1] = 0
    for old, new in plan.items():
        cover(s, me, new)
        s.sides[me][new - 1] = cards[old]
        mark(s, me, new, "moved", face(cards[old]).id, origin=old)
    tell(s, "event.moved", me, places=tuple(card_on(cards[old], new) for old, new in plan.items()))


def choose_again(s: State, me: Seat, kind: str, old: int, plan: dict[int, int]) -> Flow[int]:
    """Choose the new disc of a lifted card among those no other lifted card has got."""
    free = [disc for disc in DISCS if disc not in plan.values()]
    placed = tuple(card_on(s.sides[me][before - 1], new) for before, new in plan.items())
    card = Msg(face(s.sides[me][old - 1]).id)
    prompt = (
        msg("again.next", card=card, disc=old, placed=placed) if placed else msg("again.first", card=card, disc=old)
    )

    def option(disc: int) -> Option:
        there = s.card(me, disc)
        if disc == old:
            return same_disc_option(disc)
        return disc_option(disc, there.id if there and there.kind != kind else "", covers=True)

    return (yield from choose(me, prompt, free, option=option, default=(str(old if old in free else free[0]),)))
