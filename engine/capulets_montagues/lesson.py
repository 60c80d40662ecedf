"""Learning Capulets & Montagues by playing: the learner leads, best in two traits, and there is blood to be shed."""

from __future__ import annotations

from engine.ask import Ask
from engine.capulets_montagues.cards import BLOOD, EFFECTS, FAVOR, TRAITS, VIGOR, Effects
from engine.capulets_montagues.state import FATE, TURNS
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
    left = [EFFECTS[fate.card] for fate in view.fate if fate.owner is None]
    found = [_picks(view), _best(view), *_blood(view, left), *_floor(view, left)]
    if view.turn >= TURNS_TO_WAIT:
        found.append(msg("learn.pick.vigor", vigor=view.traits[LEARNER][VIGOR]))
    return tuple(found)


def _picks(view: View) -> Msg:
    """Say how often the learner picks this turn."""
    place = view.order.index(LEARNER)
    return msg("learn.pick", picks=len(range(place, FATE, view.seats)), cards=FATE)


def _best(view: View) -> Msg:
    """Say in which traits the learner would gain Prestige now."""
    best = tuple([BEST_NAMES[trait] for trait, seat in enumerate(view.leaders) if seat == LEARNER])
    return msg("learn.pick.best", best=best) if best else Msg("learn.pick.behind")


def _blood(view: View, left: list[Effects]) -> list[Msg]:
    """Say what a Blood card among those left may bring."""
    bloody = [card for card in left if card.bloody][:1]
    return [
        msg("learn.pick.blood", card=_name(card), blood=card.given[BLOOD], favor=view.traits[LEARNER][FAVOR])
        for card in bloody
    ]


def _floor(view: View, left: list[Effects]) -> list[Msg]:
    """Warn of a card that takes more than there is."""
    mine = view.traits[LEARNER]
    short = [(card, trait) for card in left for trait, by in enumerate(card.own) if mine[trait] + by < 0]
    return [
        msg("learn.pick.floor", card=_name(card), trait=TRAIT_NAMES[trait], level=mine[trait])
        for card, trait in short[:1]
    ]


def _target(view: View, ask: Ask) -> Msg:
    """Say whom a card would hurt most: whoever is best in what it takes."""
    card = EFFECTS[said(ask, "card").id.removeprefix("card.")]
    trait = next(trait for trait, by in enumerate(card.given) if by)
    others = [seat for seat in range(view.seats) if seat != LEARNER]

    def rank(seat: Seat) -> int:
        level = view.traits[seat][trait]
        return -level if trait == BLOOD else level

    first = max(others, key=rank)
    return msg(
        f"learn.target.{'blood' if card.bloody else 'other'}",
        who=Who(first),
        trait=TRAIT_NAMES[trait],
        level=view.traits[first][trait],
    )


def _name(card: Effects) -> Msg:
    return Msg(f"card.{card.key}")


def why(view: View, ask: Ask) -> Why:
    """Name the rule behind a question."""
    if ask.prompt.id == "target.prompt":
        return Why(Msg("learn.why.target"), Msg("learn.source.target"))
    return Why(msg("learn.why.pick", traits=len(TRAITS)), Msg("learn.source.pick"))


LESSON = Lesson(seed=1141, seats=3, goal=msg("learn.goal", turns=TURNS), hints=hints, why=why)
