"""Cards, dice and changes as texts in no language yet."""

from __future__ import annotations

from engine.ask import Option
from engine.capulets_montagues.cards import CARDS, TRAITS, Effects, Five
from engine.capulets_montagues.state import FATE, State
from engine.msg import Arg, Msg, Seat, Who, msg, player

TRAIT_NAMES = tuple(Msg(f"trait.{trait}") for trait in TRAITS)
BEST_NAMES = tuple(Msg(f"best.{trait}") for trait in TRAITS)

CARD_NAMES = tuple(Msg(f"card.{card.key}") for card in CARDS)
"""What each Fate card is called, by card."""


def signed(change: int) -> str:
    """Write a change with its sign.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{change}" if change > 0 else f"−{-change}"


def effects(card: Effects) -> Msg:
    """Say what a card does: to its picker "Wealth +2, Vigor −1", and then to its target."""
    own, given = _changes(card.own), _changes(card.given)
    if given is None:
        assert own is not None, "every card does something"
        return own
    return msg("effects.both", own=own, given=given) if own else msg("effects.given", given=given)


def _changes(changes: Five) -> Msg | None:
    """List the changes of traits in their order; None where there are none."""
    said = None
    for name, change in reversed(list(zip(TRAIT_NAMES, changes, strict=True))):
        if change:
            part = msg("effect", trait=name, by=signed(change))
            said = msg("list.comma", a=part, b=said) if said else part
    return said


_WHO = tuple(("who", Who(seat)) for seat in range(FATE))
_TRAIT = tuple(("trait", name) for name in TRAIT_NAMES)
_BY = {change: ("by", signed(change)) for change in range(-9, 10)}
"""Arguments that come again and again, made once."""


def change_text(who: Seat, trait: int, change: int, now: int, lost: int) -> Msg:
    """Say how a trait of a family changed, and what Prestige it lost by the floor."""
    if lost:
        return Msg("change.floor", (_WHO[who], _TRAIT[trait], _BY[change], ("lost", lost)))
    return Msg("change", (_WHO[who], _TRAIT[trait], _BY[change], ("now", now)))


CARD_OPTIONS = tuple(
    Option(card.key, name, effects(card), card.key) for card, name in zip(CARDS, CARD_NAMES, strict=True)
)
"""What is offered to the family that picks, by card."""


PLAYERS = tuple(map(player, range(FATE)))
"""The families with their signs, by seat."""


def target_option(s: State, seat: Seat) -> Option:
    """Offer a family as target, with its traits and Prestige."""
    prestige = str(s.prestige[seat]).replace("-", "−")
    levels: tuple[tuple[str, Arg], ...] = (*zip(TRAITS, s.traits[seat], strict=True), ("prestige", prestige))
    return Option(f"p{seat}", PLAYERS[seat], Msg("levels", levels))
