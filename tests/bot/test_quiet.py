"""Quiet hours on Discord: set by a command, they pause clocks of a day; warnings before such a clock ends (R62)."""

from contextlib import asynccontextmanager, suppress
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.due import AHEAD, MOVE_SECONDS
from bot.quiet import Unclear, read_quiet
from bot.waking import LONGEST_NIGHT, Quiet, zones
from tests.bot import romeo
from tests.bot.harness import playing

DAY, HOUR = MOVE_SECONDS["day"], 3600
MADRID = ZoneInfo("Europe/Madrid")


def madrid(*when: int) -> float:
    return datetime(*when, tzinfo=MADRID).timestamp()


async def until(world, moment):
    await world.advance(moment - world.now)


@asynccontextmanager
async def playing_from(folder, moment, names=romeo.NAMES[:3]):
    """Play from a moment on that is too far off to let the time pass until then."""
    folder.mkdir(exist_ok=True)
    async with playing(folder, *names) as world:
        async with world.outage(moment - world.now):
            pass
        yield world


async def quiet_table(world, night="22:00-07:00", zone="Europe/Madrid", **options):
    """Give everybody quiet hours, and begin a game with a day for a move."""
    for person in world.people:
        assert "**Quiet hours:**" in (await person.slash("settings me", quiet=night, zone=zone, **options)).text
    return await romeo.begin(world, clock="day")


async def end_of(world, table):
    """Return when the only question with a clock runs out."""
    live = await romeo.live(world, table)
    (at,) = [live.row.due[asked.id] for asked in live.table.questions if asked.id in live.row.due]
    return at


async def test_r62_quiet_hours_pause_the_clock_of_a_day_across_a_change_of_time(tmp_path):
    """The night to 25 October 2026 has ten hours between ten and seven in Madrid, the one to 29 March eight."""
    for start, end in [((2026, 3, 28, 12), (2026, 3, 29, 21)), ((2026, 10, 24, 12), (2026, 10, 25, 21))]:
        async with playing_from(tmp_path / str(start[1]), madrid(*start)) as world:
            table = await quiet_table(world)
            assert await end_of(world, table) == madrid(*end)
            assert f"<t:{round(madrid(*end))}:R>" in table.text
            await until(world, madrid(*end) - 2)
            assert (await romeo.view(world, world.last)).phase == "place"
            await until(world, madrid(*end) + 1)
            assert (await romeo.view(world, world.last)).phase == "lobby"


async def test_r50_an_outage_in_the_middle_of_a_quiet_hour_takes_and_gives_nobody_time(tmp_path):
    async with playing_from(tmp_path, madrid(2026, 6, 1, 12)) as world:
        table = await quiet_table(world)
        assert await end_of(world, table) == madrid(2026, 6, 2, 21)
        await until(world, madrid(2026, 6, 2, 1))
        async with world.outage(2 * HOUR):
            pass
        assert await end_of(world, world.last) == pytest.approx(madrid(2026, 6, 2, 21), abs=1)


async def test_r50_of_an_outage_that_reaches_into_quiet_hours_the_rest_is_added(tmp_path):
    """Ten to ten at night count, the night does not: eight in the evening to eight in the morning are three hours."""
    async with playing_from(tmp_path, madrid(2026, 6, 1, 12)) as world:
        await quiet_table(world)
        await until(world, madrid(2026, 6, 1, 20))
        async with world.outage(12 * HOUR):
            pass
        assert await end_of(world, world.last) == pytest.approx(madrid(2026, 6, 3, 9), abs=1)


async def test_quiet_hours_are_for_clocks_of_a_day_only(tmp_path):
    async with playing_from(tmp_path, madrid(2026, 6, 1, 23)) as world:
        for person in world.people:
            await person.slash("settings me", quiet="22:00-07:00", zone="Europe/Madrid")
        table = await romeo.begin(world, clock="live")
        assert await end_of(world, table) == world.now + MOVE_SECONDS["live"]


async def test_a_broken_table_does_not_keep_the_others_from_their_time(tmp_path):
    """Its clocks are moved as they would be without quiet hours."""
    async with playing_from(tmp_path, madrid(2026, 6, 1, 12)) as world:
        broken = (await quiet_table(world)).table
        sound = (await romeo.begin(world, clock="day")).table
        await until(world, madrid(2026, 6, 2, 1))
        row = await world.bot.store.get(broken)
        await world.bot.store.commit(broken, row.revision, snapshot={"version": 1}, due=row.due)
        async with world.outage(2 * HOUR):
            pass
        kept = (await world.bot.store.get(sound)).due
        assert min(kept.values()) == pytest.approx(madrid(2026, 6, 2, 17), abs=1), "the warning"
        moved = await world.bot.store.get(broken)
        assert moved.due == pytest.approx({key: at + 2 * HOUR for key, at in row.due.items()}, abs=1)
        world.take_logged()


@pytest.mark.parametrize("chosen", [{}, {"dm": False}, {"dm": False, "mention": False}])
async def test_whoever_lets_a_day_pass_is_warned_once_in_the_way_they_like(tmp_path, chosen):
    """Juliet has nothing private, so she is mentioned; a restart warns nobody again."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        for person in world.people:
            await person.slash("settings me", **{"dm": True, **chosen})
        table = await romeo.begin(world, clock="day")
        await romeo.place_all(world, table)
        juliet = await romeo.juliet(world, table)
        end = await end_of(world, table)

        def warnings():
            return [post for post in world.posts() if "your time for a move in" in post.text]

        await world.advance(DAY - AHEAD - 10)
        assert not warnings()
        await world.restart()
        await world.advance(20)
        wanted = chosen.get("mention", True)
        assert [post.pinged for post in warnings()] == [frozenset({juliet.id})] * wanted
        assert all(f"<t:{round(end)}:R>" in post.text for post in warnings())
        await world.restart()
        await world.advance(AHEAD - 60)
        assert len(warnings()) == wanted


async def test_a_warning_comes_with_a_new_panel_where_there_is_one(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await ann.slash("newgame", game="romeo_i_julia", clock="day")
        await bob.press(world.last, "Join")
        await ann.press(world.last, "Start")
        asked = next((person for person in world.people if person.inbox), None)
        if asked is None:
            pytest.skip("nobody has a private choice first")
        before = asked.inbox[-1]
        await world.advance(DAY - AHEAD + 10)
        assert asked.inbox[-1] != before
        assert "Your time is nearly up" in asked.inbox[-1].text
        assert not before.exists


async def test_short_clocks_have_no_warning(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="live")
        assert not [key for key in (await romeo.live(world, table)).row.due if key.startswith("warning")]


async def test_quiet_hours_are_shown_kept_and_taken_back(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        assert "**Quiet hours:** none" in (await ann.slash("settings me")).text
        text = (await ann.slash("settings me", quiet="22:00-07:30", zone="Asia/Kathmandu")).text
        assert "22:00 to 07:30 in Asia/Kathmandu, where it is 05:45 now" in text
        await world.restart()
        assert "22:00 to 07:30 in Asia/Kathmandu" in (await ann.slash("settings me", mention=False)).text
        assert "23:00 to 06:00 in Asia/Kathmandu" in (await ann.slash("settings me", quiet="23-6")).text
        assert "23:00 to 06:00 in Europe/Madrid" in (await ann.slash("settings me", zone="madrid")).text
        assert "**Quiet hours:** none" in (await ann.slash("settings me", quiet="off")).text


@pytest.mark.parametrize(
    ("quiet", "zone", "said"),
    [
        ("22:00-07:00", None, "In which time zone?"),
        (None, "Europe/Madrid", "From when to when?"),
        ("22:00-07:00", "Moon/Tranquility", "I know no time zone"),
        ("22:00-07:00", "../etc/passwd", "I know no time zone"),
        ("22:00-07:00", "**@everyone** " + 100 * "x", "I know no time zone"),
        ("22:00-07:00", "Europe/Madird", "I know no time zone"),
        ("at night", "Europe/Madrid", "I can't read"),
        ("25:00-07:00", "Europe/Madrid", "I can't read"),
        ("22:60-07:00", "Europe/Madrid", "I can't read"),
        ("22:00-22:00", "Europe/Madrid", "may be 12 hours long at most"),
        ("00:00-24:00", "Europe/Madrid", "may be 12 hours long at most"),
        ("07:00-22:00", "Europe/Madrid", "may be 12 hours long at most"),
    ],
)
async def test_what_makes_no_sense_as_quiet_hours_is_answered(tmp_path, quiet, zone, said):
    async with playing(tmp_path, "Ann") as world:
        typed = {name: value for name, value in (("quiet", quiet), ("zone", zone)) if value is not None}
        reply = await world.people[0].slash("settings me", dm=False, **typed)
        assert reply.post.private
        assert said in reply.text
        assert not reply.post.pinged
        assert "**Quiet hours:** none" in (await world.people[0].slash("settings me")).text


async def test_time_zones_and_hours_are_offered_while_typing(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        assert (await ann.complete("settings me", "zone", "madr"))[0].startswith("Europe/Madrid (01:00")
        assert (await ann.complete("settings me", "zone", "new york"))[0].startswith("America/New_York")
        assert len(await ann.complete("settings me", "zone")) == 25
        assert await ann.complete("settings me", "zone", "tranquility") == []
        assert "22:00-07:00" in await ann.complete("settings me", "quiet")
        assert await ann.complete("settings me", "quiet", "of") == ["no quiet hours"]


@given(st.text(max_size=20), st.one_of(st.sampled_from(zones()), st.text(max_size=20)))
def test_typed_quiet_hours_are_sensible_or_refused(hours, zone):
    with suppress(Unclear):
        quiet = read_quiet(None, hours, zone)
        assert quiet is None or (0 < quiet.minutes <= LONGEST_NIGHT and quiet.zone in zones())


@pytest.mark.parametrize("typed", ["22:30-7", "22.30 - 07:00", "22h30-7:00", "22:30 to 7:00", " 22:30–07:00 "])
def test_hours_are_read_as_people_write_them(typed):
    assert read_quiet(None, typed, "utc") == Quiet(22 * 60 + 30, 7 * 60, "UTC")
