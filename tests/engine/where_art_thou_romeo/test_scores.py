"""Every deal, every choice and every announcement, against a score table written down from the player aid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

import pytest

from engine.where_art_thou_romeo import position
from tests.engine.tables import act
from tests.engine.where_art_thou_romeo.rounds import public

PAIRS = ("romeo count-paris", "mercutio benvolio", "nurse tybalt", "friar-laurence prince-escalus")

COLUMNS = ("found", "found beside Mercutio", "Count Paris named", "another named", "rightly nobody", "wrongly nobody")
AID = {
    #                 found  +Merc.  Paris  other  right  wrong
    "juliet":         (2,    1,      0,     0,     1,     0),
    "romeo":          (2,    1,      None,  0,     None,  0),
    "count-paris":    (None, None,   1,     0,     0,     None),
    "mercutio":       (None, 2,      0,     0,     0,     0),
    "benvolio":       (0,    None,   1,     1,     1,     1),
    "nurse":          (2,    2,      0,     0,     0,     0),
    "tybalt":         (0,    0,      1,     1,     1,     1),
    "friar-laurence": (2,    2,      0,     0,     0,     0),
    "prince-escalus": (0,    0,      1,     1,     1,     1),
}  # fmt: skip
"""Points by role and outcome; None where the two exclude each other."""


def outcome(roles: list[str], named: int | None) -> str:
    """Return the column of the table; `named` is a place among the roles of the others."""
    if named is None:
        return "wrongly nobody" if "romeo" in roles else "rightly nobody"
    if roles[named] == "romeo":
        return "found beside Mercutio" if "mercutio" in roles else "found"
    return "Count Paris named" if roles[named] == "count-paris" else "another named"


def cases(seats: int) -> Iterator[tuple[list[str], int | None]]:
    """Yield the chosen roles of the holders in every deal, with every announcement."""
    for deal in permutations(PAIRS[: seats - 1]):
        for roles in product(*(pair.split() for pair in deal)):
            for named in (None, *range(seats - 1)):
                yield list(roles), named


@pytest.mark.parametrize(
    ("seats", "count", "juliets", "others"), [(3, 24, 10, 24), (4, 192, 60, 276), (5, 1920, 480, 3648)]
)
def test_every_case_scores_as_the_player_aid_says(seats: int, count: int, juliets: int, others: int):
    seen, sums = 0, [0, 0]
    for number, (roles, named) in enumerate(cases(seats)):
        juliet = number % seats
        holders = [seat for seat in range(seats) if seat != juliet]
        lying = dict(zip(holders, roles, strict=True))
        table = position(seats=seats, first=juliet, cards=lying, placed=lying)
        act(table, juliet, "none" if named is None else f"p{holders[named]}")
        column = COLUMNS.index(outcome(roles, named))
        wanted = {juliet: AID["juliet"][column], **{seat: AID[role][column] for seat, role in lying.items()}}
        (revealed,) = public(table).history
        assert dict(enumerate(revealed.points)) == wanted, (roles, named)
        assert revealed.points == public(table).scores
        seen += 1
        sums[0] += revealed.points[juliet]
        sums[1] += sum(revealed.points) - revealed.points[juliet]
    assert (seen, *sums) == (count, juliets, others)


def test_the_points_are_added_to_those_of_earlier_rounds():
    table = position(seats=3, scores=[3, 0, 1], cards={1: "romeo", 2: "benvolio"}, placed={1: "romeo", 2: "benvolio"})
    act(table, 0, "p1")
    assert public(table).scores == (5, 2, 1)
