"""A measured ratio, and the goals it has."""

from typing import NamedTuple


class Figure(NamedTuple):
    """A ratio of one run, with what it must and what it should reach; without goals it only informs.

    Where the aim is above the must, more is better, else less.
    """

    name: str
    ratio: float
    must: float | None = None
    aim: float | None = None


def verdict(figure: Figure) -> str:
    """Say which of its goals a figure reaches.

    >>> verdict(Figure("decisions", 2.0, must=1, aim=3))
    'must'
    >>> verdict(Figure("clone", 0.4, must=1, aim=0.5))
    'aim'
    """
    if figure.must is None or figure.aim is None:
        return ""
    sign = 1 if figure.aim >= figure.must else -1
    reached = [name for name in ("aim", "must") if sign * figure.ratio >= sign * getattr(figure, name)]
    return reached[0] if reached else "MISSED"
