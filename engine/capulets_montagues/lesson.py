"""Learning Capulets & Montagues by playing: the learner leads, best in two traits, and there is blood to be shed."""

from __future__ import annotations

from engine.ask import Ask
from engine.capulets_montagues.cards import BLOOD, EFFECTS, FAVOR, TRAITS, VIGOR, Effects
from engine.capulets_montagues.state import FATE, TURNS, leaders
from engine.capulets_montagues.texts import BEST_NAMES, TRAIT_NAMES
from engine.capulets_montagues.view import View
from engine.lesson import LEARNER, Lesson, Why, said
from engine.msg import Msg, Seat, Who, msg

TURNS_TO_WAIT = 2
"""From this turn on the order of the picks is worth a word."""


def hints(view: View, ask: Ask) -> tuple[Msg, ...]:
    """Say what a pick brings; later what the order, blood and the floor mean."""
    if ask.prompt.id == "target.prompt":
        return (_target(view, ask),)
    left, levels = [EFFECTS[fate.card] for fate in view.fate if fate.owner is None], _levels(view)
    found = [_picks(view), _best(levels), *_blood(levels[LEARNER], left), *_floor(levels[LEARNER], left)]
    if view.turn >= TURNS_TO_WAIT:
        found.append(msg("learn.pick.vigor", vigor=levels[LEARNER][VIGOR]))
    return tuple(found)


def _picks(view: View) -> Msg:
    """Say how often the learner picks this turn."""
    place = view.order.index(LEARNER)
    return msg("learn.pick", picks=len(range(place, FATE, view.seats)), cards=FATE)


def _levels(view: View) -> list[list[int]]:
    """Return the traits by seat as they will be when this turn's picks so far have taken effect, in their order."""
    levels = [list(mine) for mine in view.traits]
    for card, picker, target in view.picks:
        for trait, by, given in EFFECTS[card].lines:
            seat = target if given else picker
            assert seat is not None, "a starred card has a target"
            levels[seat][trait] = max(0, levels[seat][trait] + by)
    return levels


def _best(levels: list[list[int]]) -> Msg:
    """Say in which traits the learner would gain Prestige if nobody picked any more."""
    best = tuple([BEST_NAMES[trait] for trait, seat in enumerate(leaders(levels)) if seat == LEARNER])
    return msg("learn.pick.best", best=best) if best else Msg("learn.pick.behind")


def _blood(mine: list[int], left: list[Effects]) -> list[Msg]:
    """Say what a Blood card among those left may bring; it takes effect before the Prince looks at Favor."""
    bloody = [card for card in left if card.bloody][:1]
    return [
        msg("learn.pick.blood", card=_name(card), blood=card.given[BLOOD], favor=max(0, mine[FAVOR] + card.own[FAVOR]))
        for card in bloody
    ]


def _floor(mine: list[int], left: list[Effects]) -> list[Msg]:
    """Warn of a card that takes more than there is."""
    short = [(card, trait) for card in left for trait, by in enumerate(card.own) if mine[trait] + by < 0]
    return [
        msg("learn.pick.floor", card=_name(card), trait=TRAIT_NAMES[trait], level=mine[trait])
        for card, trait in short[:1]
    ]


def _target(view: View, ask: Ask) -> Msg:
    """Say whom a card would hurt most: whoever is best in what it takes."""
    card = EFFECTS[said(ask, "card").id.removeprefix("card.")]
    trait = next(trait for trait, by in enumerate(card.given) if by)
    others, levels = [seat for seat in range(view.seats) if seat != LEARNER], _levels(view)

    def rank(seat: Seat) -> int:
        level = levels[seat][trait]
        return -level if trait == BLOOD else level

    first = max(others, key=rank)
    return msg(
        f"learn.target.{'blood' if card.bloody else 'other'}",
        who=Who(first),
        trait=TRAIT_NAMES[trait],
        level=levels[first][trait],
    )


def _name(card: Effects) -> Msg:
    return Msg(f"card.{card.key}")


def why(view: View, ask: Ask) -> Why:
    """Name the rule behind a question."""
    if ask.prompt.id == "target.prompt":
        return Why(Msg("learn.why.target"), Msg("learn.source.target"))
    return Why(msg("learn.why.pick", traits=len(TRAITS)), Msg("learn.source.pick"))


LESSON = Lesson(seed=1141, seats=3, goal=msg("learn.goal", turns=TURNS), hints=hints, why=why)
