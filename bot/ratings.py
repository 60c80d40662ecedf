"""Ratings: how strong people are, from how their games ended. Pure functions; the store says where they are kept.

Plackett-Luce, by openskill: a strength is a guess `mu` that is off by about `sigma`. Each game moves the guess, the
more the less was known and the more surprising the result is, and makes it surer.
"""

from __future__ import annotations

from collections.abc import Sequence
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


def after(before: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings after a game, by seat; ranks are by seat too, 1 is best, who ties shares one.

    Seats make no difference, only ratings and ranks do. A game of one seat says nothing.
    """
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
