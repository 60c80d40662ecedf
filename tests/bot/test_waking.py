"""Quiet hours (R62): what counts for a clock, also on nights on which the clocks change."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.waking import Quiet, counted, is_zone, later

HOUR = 3600.0
NIGHT = Quiet(22 * 60, 7 * 60, "Europe/Madrid")


def madrid(*when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo("Europe/Madrid")).timestamp()


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ((2026, 6, 1, 12), 2, (2026, 6, 1, 14)),  # by day
        ((2026, 6, 1, 21), 1, (2026, 6, 1, 22)),  # just up to the night
        ((2026, 6, 1, 21), 2, (2026, 6, 2, 8)),  # over the night
        ((2026, 6, 1, 23), 1, (2026, 6, 2, 8)),  # begun at night
        ((2026, 6, 1, 3), 24, (2026, 6, 2, 16)),  # two nights: 15 hours of one day, 9 of the next
    ],
)
def test_r62_quiet_hours_do_not_count(start, hours, end):
    assert later(madrid(*start), hours * HOUR, NIGHT) == madrid(*end)


def test_r62_a_night_is_an_hour_longer_when_summer_time_ends():
    """25 October 2026: the clocks go back at three."""
    start, end = madrid(2026, 10, 24, 21), madrid(2026, 10, 25, 8)
    assert end - start == 12 * HOUR
    assert later(start, 2 * HOUR, NIGHT) == end
    assert counted(start, end, NIGHT) == 2 * HOUR


def test_r62_a_night_is_an_hour_shorter_when_summer_time_begins():
    """29 March 2026: the clocks go forward at two."""
    start, end = madrid(2026, 3, 28, 21), madrid(2026, 3, 29, 8)
    assert end - start == 10 * HOUR
    assert later(start, 2 * HOUR, NIGHT) == end
    assert counted(start, end, NIGHT) == 2 * HOUR


def test_quiet_hours_may_begin_in_the_gap_of_a_change():
    """There is no half past two on 29 March 2026 in Madrid."""
    quiet = Quiet(2 * 60 + 30, 4 * 60, "Europe/Madrid")
    start = madrid(2026, 3, 29, 1)
    assert counted(start, madrid(2026, 3, 29, 5), quiet) == 3 * HOUR - 0.5 * HOUR


def test_an_outage_in_the_middle_of_a_quiet_hour_counts_nothing():
    assert counted(madrid(2026, 6, 2, 1), madrid(2026, 6, 2, 3), NIGHT) == 0
    assert counted(madrid(2026, 6, 1, 21), madrid(2026, 6, 2, 3), NIGHT) == HOUR


@given(
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.sampled_from(["UTC", "Europe/Madrid", "America/St_Johns", "Pacific/Apia"]),
    st.integers(1_700_000_000, 1_900_000_000),
    st.integers(1, 200_000),
)
def test_later_and_counted_agree(start, end, zone, moment, seconds):
    if start == end:
        return
    quiet = Quiet(start, end, zone)
    assert counted(moment, later(moment, seconds, quiet), quiet) == pytest.approx(seconds)


def test_bad_zone_is_known_as_such():
    assert is_zone("Asia/Tokyo")
    assert not is_zone("Moon/Tranquility")
    assert not is_zone("../etc/passwd")
    assert not is_zone("")
