"""Build any situation of the game from plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.capulets_montagues.cards import CARDS, NUMBERS, TRAITS
from engine.capulets_montagues.rules import GAME
from engine.capulets_montagues.state import FATE, TURNS, Pick, State
from engine.msg import Seat
from engine.rng import Rng
from engine.table import Table


def position(
    *,
    traits: Sequence[Sequence[int]],
    prestige: Sequence[int] | None = None,
    turn: int = 1,
    fate: Sequence[str] | None = None,
    order: Sequence[Seat] | None = None,
    picks: Sequence[str | tuple[str, Seat]] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    script: Sequence[Any] = (),
    seed: int = 0,
) -> Table:
    """Return a table of two to seven families with these `traits` by seat: Blood, Wealth, Favor, Dignity, Vigor.

    - `prestige` is by seat (else all 0), `turn` is 1 to 13.
    - Cards are named by their keys: "build-church", "spices-and-wines".
    - `fate` are the seven cards turned over; without it the turn begins with its Fate Phase.
    - `order` is the initiative, Leader first, with its Vigor already gained; without it the turn goes on with its
      Initiative Phase.
    - `picks` are those made already, in their order: a card, or a starred card and its target: `("slaying", 2)`. When
      all seven are made, the turn is resolved at once.
    - `deck` are the next cards to be turned over, the first one first; all that lie nowhere else follow, shuffled with
      `seed`. `discard` are those discarded.
    - `script` is what chance brings before `seed` takes over: numbers for dice; for the shuffle of the discards all of
      them in their new order, the next one first. Tied families roll from low seat to high, and a tie is rolled off in
      full before the next one. A save is two dice; where it fails, one more for the Punishment table.

    Raises `ValueError` for a card there is not, one that is in two places, or a number that does not fit.

    >>> fate = ["loans", "gifts", "slaying", "banking", "wedding", "tariffs", "harvest"]
    >>> picks = ["gifts", "banking", "wedding", "tariffs", "harvest", "loans"]
    >>> families = [[7, 1, 2, 7, 9], [7, 7, 7, 7, 7]]
    >>> table = position(traits=families, fate=fate, order=[0, 1], picks=picks, script=[4, 5, 3])
    >>> table.seen(None).view.last.saves  # Slaying was left to the Leader, who saves 9 against Favor 6: Reparations
    (Save(pick=Pick(seat=0, card=0, target=1), dice=(4, 5), favor=6, roll=3),)
    >>> table.seen(None).view.last.changes
    ((0, 1, 4, 1, -4, 0), (3, 4, 3, -2, 0, 3))
    """
    s = State(Rng(seed, script=tuple(map(_scripted, script))), len(traits), turn=turn)
    s.traits = [list(levels) for levels in traits]
    s.prestige = [0] * s.seats if prestige is None else list(prestige)
    s.fate, s.discard, s.order = _numbers(fate or ()), _numbers(discard), list(order or ())
    s.picks = [_pick(s, place, pick) for place, pick in enumerate(picks)]
    s.deck = _deck(s, _numbers(deck), seed)
    s.phase = "fate" if fate is None else "initiative" if order is None else "destiny"
    _check(s)
    if len(s.picks) == FATE:
        s.phase = "resolution"
    return Table.at(GAME, s)


def _scripted(value: Any) -> Any:
    return value if isinstance(value, int) else tuple(_numbers(value)[::-1])


def _numbers(keys: Sequence[str]) -> list[int]:
    if unknown := [key for key in keys if key not in NUMBERS]:
        raise ValueError(f"there is no card {', '.join(map(repr, unknown))}")
    return [NUMBERS[key] for key in keys]


def _pick(s: State, place: int, pick: str | tuple[str, Seat]) -> Pick:
    key, target = (pick, None) if isinstance(pick, str) else pick
    (card,) = _numbers([key])
    if not s.order:
        raise ValueError("picks are made in an order: give it")
    seat = s.order[place % len(s.order)]
    if CARDS[card].targeted and s.seats == 2 and target is None:
        target = 1 - seat
    if CARDS[card].targeted != (target is not None) or target == seat or target not in (None, *range(s.seats)):
        raise ValueError(f"{key} picked by seat {seat} cannot have the target {target}")
    return Pick(seat, card, target)


def _deck(s: State, top: list[int], seed: int) -> list[int]:
    rest = [card for card in range(len(CARDS)) if card not in (*top, *s.fate, *s.discard)]
    Rng(seed).mix(rest)
    return rest + top[::-1]


def _check(s: State) -> None:
    """Raise `ValueError` for what cannot lie so."""
    wrong = {
        "two to seven families have five traits each, none below 0": s.seats not in GAME.seats
        or any(len(levels) != len(TRAITS) or min(levels) < 0 for levels in s.traits),
        "each family has its Prestige": len(s.prestige) != s.seats,
        f"a turn is 1 to {TURNS}": s.turn not in range(1, TURNS + 1),
        f"there are {FATE} Fate cards": s.phase != "fate" and len(s.fate) != FATE,
        "every family has its place in the order": s.phase == "destiny" and sorted(s.order) != list(range(s.seats)),
        "each card is in one place": sorted(s.deck + s.discard + s.fate) != list(range(len(CARDS))),
        "each Fate card is picked once": not {pick.card for pick in s.picks} <= set(s.fate)
        or len({pick.card for pick in s.picks}) < len(s.picks),
    }
    for rule, broken in wrong.items():
        if broken:
            raise ValueError(rule)
