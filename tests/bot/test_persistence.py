"""What is kept: logs that replay, inputs that are never lost, two services on one store (R39, R89)."""

import asyncio
import sqlite3

import pytest

from bot.lobby import Lobbies
from bot.store import Seat, Store, sqlite_url
from bot.tables import Live, Tables
from engine import GAMES, Ask, Move, Record, Rng, Table, random_answer, replay
from tests.bot import romeo
from tests.bot.harness import playing


async def recorded(store: Store, table: str) -> Record:
    """Return the record of a table: what its row and its log say."""
    row = await store.get(table)
    moves = [Move(i.seat, i.question, i.keys, i.cause == "undo", i.digest) for i in await store.inputs(table)]
    options = {**row.options, "timed": int(row.clock != "none")}
    return Record(row.game, row.version, options, len(row.seats), int(row.seed, 16), tuple(moves))


@pytest.mark.parametrize("clock", ["blitz", "none"])
async def test_a_finished_game_replays_from_its_log(tmp_path, clock):
    """Every digest is that of the table then; the result is the one that was told."""
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, clock=clock)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        await romeo.choose(holder, panel)
        await holder.press(panel, "Back")
        result = await romeo.finish(world, table)
        live = await romeo.live(world, result)
        record = await recorded(world.bot.store, result.table)
        assert all(move.digest for move in record.moves)
        assert any(move.undo for move in record.moves)
        assert any(move.seat is None for move in record.moves)
        assert replay(record, GAMES).result == live.table.result


async def test_a_result_counts_once(tmp_path):
    """R89: a game that has ended takes no second input, whoever gives it."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        result = await romeo.finish(world, table)
        number = result.table
        for person in world.people:
            refused = await world.bot.tables.answer(number, person.id, "1.0", ("none",))
            assert not refused.done
        with sqlite3.connect(next(tmp_path.glob("*.db"))) as database:
            (count,) = database.execute("SELECT count(*) FROM results WHERE table_id = ?", (number,)).fetchone()
        database.close()
        assert count == 1


class Services:
    """Two services on one store, as two processes would be that both believe they are alone."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.both = [Tables(store, lambda: 0.0) for _ in range(2)]

    async def open(self, people: int = 3, clock: str = "none") -> str:
        """Start a game through the first one."""
        lobbies = Lobbies(self.both[0])
        live = await lobbies.open(
            guild=1,
            channel=2,
            thread=None,
            host=Seat(0, 100, "p0"),
            game=romeo.GAME,
            clock=clock,
            options={},
            locale="en",
        )
        for number in range(1, people):
            assert (await lobbies.join(live.row.id, Seat(0, 100 + number, f"p{number}"))).done
        assert (await lobbies.start(live.row.id, 100)).done
        return live.row.id

    async def close(self) -> None:
        """Close the store."""
        await self.store.close()


@pytest.fixture
async def services(tmp_path):
    store = await Store.open(sqlite_url(tmp_path / "two.db"), now=0.0)
    both = Services(store)
    yield both
    await both.close()


def moves(live: Live) -> list[tuple[int, str, tuple[str, ...]]]:
    """Return an answer to each open question: the user, the question and the keys."""
    assert live.table
    asks = [asked for asked in live.table.questions if isinstance(asked.item, Ask)]
    return [(100 + asked.item.seat, asked.id, random_answer(asked.item, Rng(1))) for asked in asks]


async def test_two_services_on_one_store_agree_on_every_answer(services):
    """Compare-and-swap: both hold the table in memory; whoever comes second reads the truth and applies again."""
    table = await services.open()
    for _ in range(40):
        held = [await service.get(table) for service in services.both]
        first = max(held, key=lambda live: live.row.revision)
        newest = held.index(first)  # a service that only has an old question in memory refuses
        if first.row.status != "playing":
            break
        given = moves(first)
        if not given:
            (pause,) = [asked for asked in first.table.questions if asked.item.clock == "lobby"]
            await services.both[1].expire(table, pause.id)
            continue
        answers = [
            services.both[number % 2].answer(table, user, question, keys)
            for number, (user, question, keys) in enumerate(given, newest)
        ]
        outcomes = await asyncio.gather(*answers)
        assert any(outcome.done for outcome in outcomes)
    record = await recorded(services.store, table)
    replayed = replay(record, GAMES)
    row = await services.store.get(table)
    assert replayed.digest == Table.load(GAMES[romeo.GAME], row.snapshot).digest


async def test_the_same_answer_given_to_two_services_counts_once(services):
    table = await services.open()
    (user, question, keys), *_ = moves(await services.both[0].get(table))
    await services.both[1].get(table)
    outcomes = await asyncio.gather(*[service.answer(table, user, question, keys) for service in services.both])
    assert sorted(outcome.done for outcome in outcomes) == [False, True]
    assert len(await services.store.inputs(table)) == 1


async def test_an_answer_that_cannot_be_kept_is_not_in_memory_either(services, monkeypatch):
    tables = services.both[0]
    table = await services.open()
    before = (await tables.get(table)).table.digest
    user, question, keys = moves(await tables.get(table))[0]

    async def fail(*_, **__):
        raise OSError("for the test")

    with monkeypatch.context() as patch:
        patch.setattr(services.store, "commit", fail)
        with pytest.raises(OSError, match="for the test"):
            await tables.answer(table, user, question, keys)
    assert (await tables.get(table)).table.digest == before
    assert (await tables.answer(table, user, question, keys)).done


async def test_nothing_is_shown_that_is_not_kept(tmp_path, monkeypatch):
    """While a commit hangs, another reader sees the table as it was before."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        store, tables = world.bot.store, world.bot.tables
        commit = store.commit
        live = await romeo.live(world, table)
        asked = live.table.questions[0]
        seen = []

        async def slow(*args, **kwargs):
            seen.append((await tables.get(table.table)).table.digest)
            return await commit(*args, **kwargs)

        before = live.table.digest
        monkeypatch.setattr(store, "commit", slow)
        user = live.row.seats[asked.item.seat].user
        await tables.answer(table.table, user, asked.id, (asked.item.options[0].key,))
        assert seen == [before]


async def test_a_game_survives_any_number_of_restarts(tmp_path):
    """A restart before each round."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        while (await romeo.live(world, table)).row.status == "playing":
            await world.restart()
            table = await romeo.play_round(world, table)
        record = await recorded(world.bot.store, table.table)
        assert replay(record, GAMES).result
