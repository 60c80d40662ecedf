"""When what people decide together is decided: pure rules over any table."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.counting import counted, may_be_rated
from bot.due import AWAY
from bot.store import NOBODY, Former, Seat, TableRow, Vote
from bot.votes import heir, moot, needed, present, verdict, voters
from engine import Msg, Result

ANN, BOB, CID, DOT, EVE = range(1, 6)


def row(*seats, host=ANN, former=(), status="playing"):
    """Return a table; a seat is a user, or (user, missed)."""
    people = [seat if isinstance(seat, tuple) else (seat, 0) for seat in seats]
    return TableRow(
        id="t", guild=1, channel=2, host=host, game="roma", version=1, clock="live", locale="en", status=status,
        created=0, touched=0, former=tuple(former),
        seats=tuple(Seat(place, user, f"P{user}", missed=missed) for place, (user, missed) in enumerate(people)),
    )  # fmt: skip


def vote(what, **changes):
    return Vote(**{"id": "v", "table": "t", "what": what, "by": ANN, "by_name": "Ann", "until": 100.0, **changes})


def said(one, ayes, noes=()):
    return replace(one, ballots={**dict.fromkeys(ayes, True), **dict.fromkeys(noes, False)})


@pytest.mark.parametrize(
    ("ayes", "noes", "found"),
    [
        ([ANN], [], "open"),
        ([ANN, BOB], [], "open"),
        ([ANN, BOB, CID], [], "passed"),  # the host and two of three
        ([BOB, CID, DOT], [], "open"),
        ([BOB, CID, DOT], [ANN], "failed"),
        ([ANN], [BOB, CID], "failed"),
        ([ANN, BOB, CID], [DOT], "passed"),
        ([ANN, BOB, CID, DOT], [], "passed"),
        ([EVE], [], "open"),  # a stranger's yes is nothing
    ],
)
def test_a_game_is_stopped_by_all_or_by_the_host_and_most_of_the_others(ayes, noes, found):
    assert verdict(said(vote("stop"), ayes, noes), row(ANN, BOB, CID, DOT)) == found


def test_of_two_both_have_to_agree_that_a_game_stops():
    assert verdict(said(vote("stop"), [ANN]), row(ANN, BOB)) == "open"
    assert verdict(said(vote("stop"), [ANN, BOB]), row(ANN, BOB)) == "passed"
    assert verdict(said(vote("stop"), [BOB]), row((ANN, AWAY), BOB)) == "passed"  # nobody else is there


@pytest.mark.parametrize(
    ("seats", "ayes", "found"),
    [
        ([ANN, BOB], [ANN], "failed"),  # in a duel nobody throws the other out
        ([ANN, (BOB, AWAY)], [ANN], "passed"),
        ([ANN, BOB, CID], [ANN], "open"),
        ([ANN, BOB, CID], [ANN, CID], "passed"),
        ([ANN, BOB, CID], [ANN, BOB], "open"),  # the one it is about has no vote
        ([ANN, BOB, CID, DOT, EVE], [ANN, CID], "open"),
        ([ANN, BOB, CID, DOT, EVE], [ANN, CID, EVE], "passed"),
    ],
)
def test_somebody_is_kicked_by_most_of_the_others_and_by_two_at_least(seats, ayes, found):
    assert verdict(said(vote("kick", seat=1, holder=BOB), ayes), row(*seats)) == found


def test_a_substitute_needs_their_own_yes_and_that_of_holder_host_or_most():
    table = row(ANN, (BOB, AWAY), CID, DOT)
    wish = vote("seat", by=EVE, seat=1, holder=BOB, user=EVE)
    assert verdict(said(wish, [EVE]), table) == "open"
    assert verdict(said(wish, [EVE, ANN]), table) == "passed"
    assert verdict(said(wish, [EVE, BOB]), table) == "passed"
    assert verdict(said(wish, [EVE, CID]), table) == "open"
    assert verdict(said(wish, [EVE, CID, DOT]), table) == "passed"
    assert verdict(said(wish, [ANN, CID, DOT]), table) == "open"
    assert verdict(said(wish, [ANN, CID, DOT], [EVE]), table) == "failed"
    assert verdict(said(wish, [EVE], [CID, DOT, ANN]), table) == "failed"


def test_a_vote_is_moot_when_its_time_is_up_or_its_seat_has_changed():
    table = row(ANN, (BOB, AWAY), CID)
    wish = vote("seat", by=EVE, seat=1, holder=BOB, user=EVE)
    assert not moot(wish, table, 99.0)
    assert moot(wish, table, 100.0)
    assert moot(wish, row(ANN, (DOT, AWAY), CID), 0.0)
    assert moot(wish, row(ANN, (BOB, AWAY), EVE), 0.0)
    assert moot(wish, replace(table, status="finished"), 0.0)
    assert moot(replace(wish, granted="host"), row(ANN, BOB, CID), 0.0)  # Bob is back
    assert not moot(replace(wish, granted="self"), row(ANN, BOB, CID), 0.0)
    assert moot(wish, row(ANN, (BOB, AWAY), CID, former=[Former(2, EVE, "Eve", "left")]), 0.0)


tables = st.lists(st.tuples(st.sampled_from([NOBODY, 1]), st.integers(0, 3)), min_size=2, max_size=7).map(
    lambda seats: row(
        *[(place if user else NOBODY, missed if user else AWAY) for place, (user, missed) in enumerate(seats, 1)]
    )
)


@given(table=tables, host=st.integers(1, 7))
def test_a_host_is_somebody_who_is_there_if_anybody_is(table, host):
    chosen = heir(replace(table, host=host))
    there = {seat.user for seat in present(table)}
    holders = {seat.user for seat in table.seats if not seat.vacant}
    assert chosen in (there or holders or {host})
    assert chosen == host or host not in there


@given(table=tables, what=st.sampled_from(["stop", "kick"]), data=st.data())
def test_whoever_is_asked_can_always_decide(table, what, data):
    """With all yes it passes, unless too few are there; with all no it fails; half-way it is never both."""
    seat = data.draw(st.integers(0, len(table.seats) - 1))
    one = vote(what, seat=seat if what == "kick" else None, holder=table.seats[seat].user if what == "kick" else None)
    users = voters(one, table)
    enough = bool(users) if what == "stop" else len(users) >= needed(one, table)
    assert verdict(said(one, users), table) == ("passed" if enough else "failed")
    assert verdict(said(one, [], users), table) == "failed"


def ended(table, ranks):
    return counted(table, Result(tuple(ranks), tuple(10 - rank for rank in ranks), Msg("reason")), 5.0)


def parts(found):
    return [(seat.user, seat.rank, seat.part) for seat in found.seats]


def test_a_game_that_was_played_whole_counts_as_it_ended():
    found = ended(row(ANN, BOB, CID), [2, 1, 2])
    assert parts(found) == [(ANN, 2, "whole"), (BOB, 1, "whole"), (CID, 2, "whole")]
    assert [seat.points for seat in found.seats] == [8, 9, 8]
    assert found.rated


def test_whoever_left_comes_last_whatever_the_stand_in_makes_of_it():
    gone = Former(1, BOB, "Bob", "left")
    found = ended(row(ANN, (NOBODY, AWAY), CID, former=[gone]), [3, 1, 2])
    assert parts(found) == [(ANN, 2, "whole"), (CID, 1, "whole"), (BOB, 3, "left")]
    assert [seat.seat for seat in found.seats] == [0, 2, 3]
    assert parts(ended(row(ANN, (BOB, AWAY)), [2, 1])) == [(ANN, 1, "whole"), (BOB, 2, "left")]


def test_a_substitute_and_whoever_was_voted_out_are_guests():
    table = row(ANN, DOT, (NOBODY, AWAY), EVE, former=[Former(1, BOB, "Bob", "left"), Former(2, CID, "Cid", "guest")])
    found = ended(table, [2, 1, 4, 3])
    assert parts(found) == [
        (ANN, 2, "whole"),
        (DOT, 1, "guest"),
        (EVE, 3, "whole"),
        (BOB, 4, "left"),
        (CID, 4, "guest"),
    ]


def test_a_game_without_anybody_to_compare_with_is_not_rated():
    assert not ended(row(ANN, DOT, former=[Former(1, BOB, "Bob", "guest")]), [1, 2]).rated
    assert not ended(row((ANN, AWAY), (BOB, AWAY)), [1, 2]).rated  # two stand-ins have played


def test_as_long_as_two_may_be_compared_a_game_may_be_rated():
    gone = Former(1, BOB, "Bob", "left")
    assert may_be_rated(row(ANN, BOB))
    assert may_be_rated(row(ANN, (BOB, AWAY)))  # who is away may come back
    assert may_be_rated(row(ANN, (NOBODY, AWAY), former=[gone]))
    assert may_be_rated(row(ANN, DOT, former=[gone]))
    voted_off = gone._replace(part="guest")
    assert not may_be_rated(row(ANN, (NOBODY, AWAY), former=[voted_off]))
    assert not may_be_rated(row(ANN, DOT, former=[voted_off]))
    assert may_be_rated(row(ANN, DOT, CID, former=[voted_off]))


def test_a_game_that_is_stopped_counts_only_if_somebody_left():
    assert counted(row(ANN, BOB), None, 5.0) is None
    found = counted(row(ANN, (NOBODY, AWAY), CID, former=[Former(1, BOB, "Bob", "left")]), None, 5.0)
    assert parts(found) == [(ANN, 1, "whole"), (CID, 1, "whole"), (BOB, 3, "left")]
    assert counted(row(ANN, (NOBODY, AWAY), CID, former=[Former(1, BOB, "Bob", "guest")]), None, 5.0) is None
    lonely = counted(row((NOBODY, AWAY), (BOB, AWAY), former=[Former(0, ANN, "Ann", "left")]), None, 5.0)
    assert parts(lonely) == [(BOB, 1, "whole"), (ANN, 2, "left")]
