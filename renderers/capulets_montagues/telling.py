"""The table in words: headline, families, cards, what the last turn brought, and the pictures' alternative text."""

from __future__ import annotations

from dataclasses import replace

from engine import Arg, Msg, Seat, Who, msg
from engine.capulets_montagues import (
    CARD_NAMES,
    EFFECTS,
    PUNISHMENTS,
    TRAITS,
    TURNS,
    FateCard,
    Pick,
    Report,
    Save,
    View,
    effects,
    signed,
)
from renderers.kinds import Description, alternative
from renderers.words import Words

SHORT_NAME = 12
"""Letters of a name in an alternative text, which has to hold up to seven of them."""


def describe(view: View, words: Words) -> Description:
    """Say everything that is needed to play without a picture."""
    said = doing(view, words)
    if view.phase == "over":
        headline = words("headline.over", doing=said)
    else:
        headline = words("headline", **_turn(view), doing=said, pick=len(view.picks) + 1)
    return Description(headline, tuple(_facts(view, words)), tuple(_own(view, words)))


def doing(view: View, words: Words) -> str:
    """Say whose pick it is, or who has won."""
    if view.picking is not None:
        return words("turn.pick", who=Who(view.picking))
    first = winners(view)
    form = "turn.over" if len(first) == 1 else "turn.over.shared"
    return words(form, who=tuple(map(Who, first)), prestige=figure(max(view.prestige)))


def winners(view: View) -> tuple[Seat, ...]:
    """Return who has the most Prestige."""
    best = max(view.prestige)
    return tuple(seat for seat in view.ranking if view.prestige[seat] == best)


def rank(view: View, seat: Seat) -> int:
    """Return the place of a seat by Prestige; equals share it."""
    return 1 + sum(other > view.prestige[seat] for other in view.prestige)


def figure(number: int) -> str:
    """Write a number that may be negative.

    >>> figure(-3)
    '−3'
    """
    return str(number).replace("-", "−")


def _turn(view: View) -> dict[str, Arg]:
    return {"turn": view.turn, "turns": TURNS}


def _sign(seat: Seat) -> Msg:
    return Msg(f"sign.{seat}")


def _facts(view: View, words: Words) -> list[str]:
    if view.phase == "over":
        now = [words("fact.ranking")]
        now += [_family(view, words, rank(view, seat), seat) for seat in view.ranking]
    else:
        now = [words("fact.families")]
        now += [_family(view, words, place, seat) for place, seat in enumerate(view.order, 1)]
        now += _cards(view, words)
    return [*now, *(_brought(view.last, words) if view.last else ())]


def _family(view: View, words: Words, place: int, seat: Seat) -> str:
    """Tell a family's place, Prestige and traits, the best ones with a star."""
    levels = [
        words("fact.level.best" if best == seat else "fact.level", trait=Msg(f"trait.{trait}"), level=level)
        for trait, level, best in zip(TRAITS, view.traits[seat], view.leaders, strict=True)
    ]
    prestige = figure(view.prestige[seat])
    return words(
        "fact.family", place=place, sign=_sign(seat), who=Who(seat), prestige=prestige, levels=" · ".join(levels)
    )


def _cards(view: View, words: Words) -> list[str]:
    """Tell which Fate cards are left, which are picked and by whom, and what the deck holds."""
    said = [words("fact.fate")]
    said += [
        words("fact.card", card=Msg(f"card.{fate.card}"), effects=effects(EFFECTS[fate.card]))
        for fate in view.fate
        if fate.owner is None
    ]
    if view.picks:
        by_key = {fate.card: fate for fate in view.fate}
        said.append(words("fact.taken", picks=tuple(_picked(by_key[key]) for key, _, _ in view.picks)))
    return [*said, words("fact.deck", deck=view.deck, discard=len(view.discard))]


def _picked(fate: FateCard) -> Msg:
    assert fate.owner is not None, "it has been picked"
    card, sign = Msg(f"card.{fate.card}"), _sign(fate.owner)
    if fate.target is None:
        return msg("fact.pick", sign=sign, card=card, effects=effects(EFFECTS[fate.card]))
    return msg("fact.pick.target", sign=sign, card=card, target=_sign(fate.target), effects=effects(EFFECTS[fate.card]))


def _brought(last: Report, words: Words) -> list[str]:
    """Sum up a turn: what each family took and how it changed, the Prince, and who gained Prestige."""
    said = [words("fact.last", turn=last.turn)]
    for seat, changes in enumerate(last.changes):
        cards = tuple(_taken(pick) for pick in last.picks if pick.seat == seat)
        said.append(words("fact.brought", sign=_sign(seat), cards=cards, changes=_changes(changes)))
    if last.saves:
        said.append(words("fact.saves", saves=tuple(_save(save) for save in last.saves)))
    return [*said, words("fact.awards", awards=tuple(_award(place, seat) for place, seat in enumerate(last.awards)))]


def _taken(pick: Pick) -> Msg:
    if pick.target is None:
        return CARD_NAMES[pick.card]
    return msg("fact.brought.target", card=CARD_NAMES[pick.card], target=_sign(pick.target))


def _changes(changes: tuple[int, ...]) -> Arg:
    """List how much traits and Prestige changed."""
    names = (*(Msg(f"trait.{trait}") for trait in TRAITS), Msg("prestige"))
    said = tuple(
        msg("effect", trait=name, by=signed(change)) for name, change in zip(names, changes, strict=True) if change
    )
    return said or Msg("fact.brought.nothing")


def _save(save: Save) -> Msg:
    said = {"sign": _sign(save.pick.seat), "card": CARD_NAMES[save.pick.card]}
    if save.roll is None:
        return msg("fact.saved", **said, sum=sum(save.dice), favor=save.favor)
    punishment = Msg(f"punishment.{PUNISHMENTS[save.roll - 1].key}")
    return msg("fact.punished", **said, sum=sum(save.dice), favor=save.favor, punishment=punishment)


def _award(trait: int, seat: Seat | None) -> Msg:
    best = Msg(f"best.{TRAITS[trait]}")
    return msg("fact.award.tied", best=best) if seat is None else msg("fact.award", best=best, sign=_sign(seat))


def _own(view: View, words: Words) -> list[str]:
    """Tell a seat that nothing is kept from it, and how it stands."""
    if view.seat is None or view.phase == "over":
        return []
    levels = dict(zip(TRAITS, view.traits[view.seat], strict=True))
    said = words("levels", **levels, prestige=figure(view.prestige[view.seat]))
    return [words("own.open"), words("own.family", levels=said)]


def alt(view: View, words: Words) -> str:
    """Say what matters on the picture."""
    words = replace(words, names=tuple(_shortened(words.name(seat)) for seat in range(view.seats)))
    seats = view.ranking or view.order
    scores = tuple(msg("alt.score", who=Who(seat), prestige=figure(view.prestige[seat])) for seat in seats)
    prestige = words("alt.prestige", scores=scores)
    if view.phase == "over":
        return alternative(words("alt.over", doing=doing(view, words)), prestige)
    done = [words("alt.last", told=_last(view))] if view.picks else []
    left = tuple(Msg(f"card.{fate.card}") for fate in view.fate if fate.owner is None)
    return alternative(
        words("alt.table", **_turn(view), doing=doing(view, words)), *done, prestige, words("alt.left", cards=left)
    )


def _last(view: View) -> Msg:
    """Say what was picked last."""
    card, seat, target = view.picks[-1]
    if target is None:
        return msg("event.picked", who=Who(seat), card=Msg(f"card.{card}"))
    return msg("event.picked.target", who=Who(seat), card=Msg(f"card.{card}"), target=Who(target))


def _shortened(name: str) -> str:
    return name if len(name) <= SHORT_NAME else name[: SHORT_NAME - 1].rstrip() + "…"
