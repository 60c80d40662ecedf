"""R47, R52: who lets the clock decide twice is stood in for, and takes the seat back at once when they return."""

from bot.due import AWAY, IDLE, MEANWHILE, SILENCE, SOON, away, due_times, question_of
from bot.store import Seat, TableRow
from engine import GAMES, Table
from tests.bot.harness import playing

LIVE = 600


def juliet_of(world):
    """Return who is Juliet, from the public text."""
    line = next(line for line in world.last.text.splitlines() if line.startswith("**Juliet:**")).partition(".")[0]
    return next(person for person in world.people if person.name in line)


async def test_a_stand_in_decides_after_two_run_outs_until_its_owner_is_back(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        await ann.slash("newgame", game="where_art_thou_romeo", clock="live")
        for person in (bob, cid):
            await person.press(world.last, "Join")
        await ann.press(world.last, "Start")
        juliet = juliet_of(world)
        await world.advance(LIVE + 1)  # the lobby starts by itself: once
        assert "I'm back" not in world.last.labels
        await world.advance(31)
        await world.advance(LIVE + 1)  # No Decision: twice
        assert "I'm back" in world.last.labels
        assert f"{juliet.name} let the clock decide twice" in world.last.text
        stranger = next(person for person in world.people if person != juliet)
        await stranger.press(world.last, "I'm back")
        assert "I'm back" in world.last.labels  # only its owner takes a seat back
        await juliet.press(world.last, "I'm back")
        assert "I'm back" not in world.last.labels


async def test_choosing_oneself_is_being_back(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        await ann.slash("newgame", game="where_art_thou_romeo", clock="live")
        for person in (bob, cid):
            await person.press(world.last, "Join")
        await ann.press(world.last, "Start")
        juliet = juliet_of(world)
        await world.advance(LIVE + 1)
        await world.advance(31)
        await world.advance(LIVE + 1)
        panel = (await juliet.press(world.last, "My hand")).post
        role = next(button for button in panel.buttons if ":answer:" in button.custom_id)
        await juliet.press(panel, role.custom_id)
        assert "I'm back" not in world.last.labels


async def test_r48_a_move_of_ones_own_forgives_a_run_out(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        await ann.slash("newgame", game="where_art_thou_romeo", clock="live")
        for person in (bob, cid):
            await person.press(world.last, "Join")
        await ann.press(world.last, "Start")
        juliet = juliet_of(world)
        await world.advance(LIVE + 1)
        await world.advance(31)
        await juliet.press(world.last, "No Decision")
        (row,) = await world.bot.store.find()
        assert [seat.missed for seat in row.seats] == [0, 0, 0]


def row(*missed):
    seats = tuple(Seat(number, number, f"P{number}", missed=count) for number, count in enumerate(missed))
    return TableRow(
        id="t", guild=1, channel=2, host=0, game="where_art_thou_romeo", version=1, clock="live", locale="en",
        status="playing", created=0, touched=0, seats=seats,
    )  # fmt: skip


def test_a_stand_in_waits_while_others_are_asked_but_not_for_long():
    table = Table.new(GAMES["where_art_thou_romeo"], 1, 3)
    juliet = table.seen(None).view.juliet
    missed = [AWAY if seat == juliet else 0 for seat in range(3)]
    due = due_times(row(*missed), table, 100.0)
    start = next(asked.id for asked in table.questions if asked.item.seat == juliet)
    assert due == {f"stand-in-{MEANWHILE}.{start}": 100.0 + MEANWHILE, IDLE: 100.0 + SILENCE}
    assert question_of(next(iter(due))) == start
    everybody = due_times(row(AWAY, AWAY, AWAY), table, 100.0)
    assert everybody == {f"stand-in-{SOON}.{start}": 100.0 + SOON, IDLE: 100.0 + SILENCE}
    assert away(row(*missed)) == {juliet}


def test_a_returned_seat_has_its_whole_clock_again():
    table = Table.new(GAMES["where_art_thou_romeo"], 1, 3)
    juliet = table.seen(None).view.juliet
    start = next(asked.id for asked in table.questions if asked.item.seat == juliet)
    assert due_times(row(0, 0, 0), table, 100.0) == {start: 100.0 + LIVE, IDLE: 100.0 + SILENCE}
