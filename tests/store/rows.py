"""Rows to test with."""

from bot.store import Input, ResultRow, ResultSeat, Seat, TableRow

ANN, BEA, CLEO = 2**60 + 1, 2**60 + 2, 2**60 + 3
PEOPLE = (Seat(0, ANN, "Ann"), Seat(1, BEA, "Bea"))


def table(name="t1", **changes) -> TableRow:
    """Return a lobby of two."""
    values = {
        "guild": 1,
        "channel": 2,
        "host": ANN,
        "game": "lanterns",
        "version": 1,
        "clock": "live",
        "locale": "en",
        "created": 10.0,
        "touched": 10.0,
        "seats": PEOPLE,
    }
    return TableRow(id=name, **{**values, **changes})


def answer(seat=0, question="1.abc", keys=("yes",), at=20.0, **changes) -> Input:
    """Return an answer by a click."""
    values = {"cause": "click", "user": ANN, "digest": "d1"}
    return Input(seat=seat, question=question, keys=keys, at=at, **{**values, **changes})


def result(*places, at=100.0, rated=True) -> ResultRow:
    """Return a result from (user, name, rank, points) by seat."""
    return ResultRow(at, tuple(ResultSeat(seat, *place) for seat, place in enumerate(places)), rated)


async def finished(store, name, *places, at=100.0, rated=True, **changes) -> None:
    """Play a whole game of these people, as far as the store can tell."""
    await store.create(table(name, **changes))
    given = result(*places, at=at, rated=rated)
    assert await store.commit(name, 0, snapshot=None, due={}, status="finished", result=given)
