"""Ratings: how strong people are, from how their games ended. Pure functions; the store says where they are kept.

Plackett-Luce, by openskill: a strength is a guess `mu` that is off by about `sigma`. Each game moves the guess, the
more the less was known and the more surprising the result is, and makes it surer.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

from openskill.models import PlackettLuce

DIGITS = 6
"""Decimals that are kept, so that no machine's last bits make a difference."""

PROVISIONAL_GAMES = 10
"""With fewer rated games a rating may still be far off, and is marked."""

BASE, SCALE, DOUBT = 1000, 25, 3
"""What people see: `BASE + SCALE * (mu - DOUBT * sigma)`, a strength that somebody has almost certainly.

Whoever begins has 1000. A hundred games later somebody average is near 1400, and somebody strong above 1600.
"""

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """A strength: the guess, and how far it may be off."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """Return the one number that people see; a newcomer's is 1000."""
        return BASE + round(SCALE * (self.mu - DOUBT * self.sigma))


START = Rating(25.0, round(25 / 3, DIGITS))


def shared(owners: Sequence[int], ratings: Sequence[Rating]) -> tuple[Rating, ...]:
    """Return ratings of seats so that those of one owner are one: their mean.

    Only computers of one strength sit at a table several times. What one of them wins the other one may have lost, so
    a game tells no more of them than if they had one seat.
    """
    mean: dict[int, Rating] = {}
    for owner in set(owners):
        own = [rating for other, rating in zip(owners, ratings, strict=True) if other == owner]
        mu, sigma = (round(sum(values) / len(own), DIGITS) for values in zip(*own, strict=True))
        mean[owner] = Rating(mu, sigma)
    return tuple([mean[owner] for owner in owners])


def after(before: Sequence[Rating], ranks: Sequence[int], left: Set[int] = frozenset()) -> tuple[Rating, ...]:
    """Return the ratings after a game, by seat; ranks are by seat too, 1 is best, who ties shares one.

    Seats make no difference, only ratings and ranks do. A game of one seat says nothing.

    Whoever has `left` comes last, whatever a stand-in has made of the seat, and the number that people see of them
    never grows, not even because it is surer now: leaving never pays. A rating of somebody who stayed is the better one
    of two: of the whole game, and of the same game without those who left. So somebody who leaves harms nobody: a win
    over them counts, but where they would only make a game look like a surer thing (with more people in it the same win
    may weigh less), they might as well not have sat there.
    """
    stayed = [seat for seat in range(len(before)) if seat not in left]
    if not left or not stayed:
        return _rated(before, ranks)
    whole = _rated(before, [ranks[seat] if seat in stayed else max(ranks) + 1 for seat in range(len(before))])
    among = _among([before[seat] for seat in stayed], [ranks[seat] for seat in stayed])
    better = {seat: max(whole[seat], alone, key=_sure) for seat, alone in zip(stayed, among, strict=True)}
    return tuple([better.get(seat) or min(whole[seat], before[seat], key=_sure) for seat in range(len(before))])


def _among(before: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """Rate those who stayed among themselves; where all of them share a rank, none of them has shown anything."""
    return _rated(before, ranks) if len(set(ranks)) > 1 else tuple(before)


def _sure(rating: Rating) -> float:
    """Return what people see of a rating, unrounded."""
    return rating.mu - DOUBT * rating.sigma


def _rated(before: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """Apply Plackett-Luce to a game."""
    if len(before) < 2:
        return tuple(before)
    order = sorted(range(len(before)), key=lambda seat: (ranks[seat], before[seat]))  # sums depend on their order
    teams = [[_MODEL.create_rating(list(before[seat]))] for seat in order]
    rated = _MODEL.rate(teams, ranks=[float(ranks[seat]) for seat in order])
    found = {
        seat: Rating(round(one.mu, DIGITS), round(one.sigma, DIGITS)) for seat, (one,) in zip(order, rated, strict=True)
    }
    return tuple([found[seat] for seat in range(len(before))])


def provisional(games: int) -> bool:
    """Tell whether so many rated games are too few to rely on the rating."""
    return games < PROVISIONAL_GAMES
