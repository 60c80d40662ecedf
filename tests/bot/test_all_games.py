"""Whole games of every game there is, by presses only, from `/newgame` to the result and the leaderboard.

What each press costs is counted. The largest tables, where everybody has a name as long as can be, see a restart before
the first answer to each kind of question. STARCROSSED_MANY plays every number of seats in both ways.
"""

import itertools
import re
from random import Random

import pytest

from bot.address import parse
from bot.present import result_sheet, table_sheet
from bot.store import Seat
from bot.tables import Live
from engine import GAMES, Ask, Rng, Table, random_answer
from tests.bot.harness import playing
from tests.bot.player import LONG_NAMES, LONG_TEXTS, NAMES, Party
from tests.bot.positions import jump, live, restart
from tests.bot.test_cost import Counted
from tests.many import MANY
from tests.store import rows

TRIED = 30
"""Random games in which kinds of questions are looked for."""

MOST_TEXT = 4000
"""Characters Discord takes in one message."""


def tables(*places):
    """Return the games with the numbers of seats to play: those at some places, or all."""
    chosen = [(game.id, seats) for game in GAMES.values() for seats in game.seats]
    return [(game, seats) for game, seats in chosen if MANY or seats in [GAMES[game].seats[at] for at in places]]


class Witness:
    """Watches a party: what presses cost, and what the table shows after each."""

    def __init__(self, party):
        self.party, self.world = party, party.world
        party.before, party.after = self.before, self.after

    async def before(self, party, move):
        self.counted = Counted(self.world).__enter__()

    async def after(self, party, move, reply):
        self.counted.__exit__()
        assert len(self.counted.turn) <= 2, self.counted.turn
        assert self.counted.others == []
        assert self.counted.writes["commit"] == 1
        assert set(self.counted.writes) <= {"commit", "note", "set_dm"}, "the others are where messages are"
        texts = party.table.texts
        assert sum(map(len, texts)) <= MOST_TEXT
        assert not any(text.endswith("…") for text in texts), f"something is left out:\n{party.table}"


class Restarts(Witness):
    """Also restarts the bot before the first answer to each kind of question, every other time after an outage."""

    def __init__(self, party):
        super().__init__(party)
        self.kinds = []

    async def before(self, party, move):
        question = parse(move.custom_id).question
        open_ = (await live(party)).table.questions
        kind = next((asked.item.prompt.id for asked in open_ if asked.id == question), "back")
        if kind not in self.kinds:
            self.kinds.append(kind)
            await restart(party, len(self.kinds))
        await super().before(party, move)


async def begin(world, game, *, long=False):
    """Have a table begin at which some want direct messages and some want calls."""
    for number, person in enumerate(world.people):
        await person.slash("settings me", dm=number % 3 == 1, mention=number % 2 == 0)
    return await Party.begin(world, game, Random(f"{game} {len(world.people)} 1"), LONG_TEXTS if long else ())


async def ends_well(party, game):
    """Check the result: who came where, as the game says, and as the leaderboard has it."""
    result = party.table
    ended = await live(party)
    assert ended.row.status == "finished"
    called = [re.escape(name) for name in party.called]
    places = [int(re.search(rf"\*\*(\d+)\.\*\* {name}: -?\d+ points?\b", result.text)[1]) for name in called]
    assert tuple(places) == ended.table.result.ranks
    board = (await party.people[-1].slash("leaderboard", game=game)).text
    for person, place in zip(party.people, places, strict=True):
        own = re.search(rf"\*\*(\d+)\.\*\* {person.name} · (\d) wins? · 1 game\b", board)
        assert (int(own[1]), int(own[2])) == (place, int(place == 1))


@pytest.mark.parametrize(("game", "seats"), tables(0))
async def test_a_game_from_beginning_to_end(tmp_path, game, seats):
    async with playing(tmp_path, *NAMES[:seats], seed="1") as world:
        party = await begin(world, game)
        Witness(party)
        await party.play()
        await ends_well(party, game)


def kinds(game):
    """Return for each kind of question of a game a table that asks it, as deep in a step as random games come."""
    found = {}
    for seed in range(TRIED):
        table, rng = Table.new(game, seed, game.seats[-1]), Rng(seed)
        while table.open:
            for kind in [item.prompt.id for item in table.open if isinstance(item, Ask)]:
                if kind not in found or len(found[kind].inputs) < len(table.inputs):
                    found[kind] = table.clone()
            answer_at_random(table, rng)
    return found


def answer_at_random(table, rng):
    """Give some answer to some open question."""
    asked = rng.pick(table.questions)
    table.answer(asked.item.seat, asked.id, random_answer(asked.item, rng))


@pytest.mark.parametrize("game", GAMES)
async def test_a_restart_at_every_kind_of_question(tmp_path, game):
    """Wherever it comes, the messages from before go on working, and the game goes on."""
    async with playing(tmp_path, *NAMES[: GAMES[game].seats[-1]], seed="1") as world:
        party = await begin(world, game)
        for number, (kind, table) in enumerate(kinds(GAMES[game]).items()):
            await jump(party, table)
            asked = next(asked for asked in table.questions if asked.item.prompt.id == kind)
            move = party.choose(*await party.offered(party.people[asked.item.seat]))
            assert parse(move.custom_id).question == asked.id
            await restart(party, number)
            await party.press(move)
            for _ in range(2):
                if "Rematch" in party.table.labels:
                    party = await Party.begin(world, game, party.chance)
                await party.go_on()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_full_table_is_told_completely_whatever_people_are_called(game):
    """What happened last makes room for what is: names are as long as can be, and twice that with their escapes."""
    count = game.seats[-1]
    texts = [{spec.id: f"{seat}{'*' * (spec.longest - 1)}" for spec in game.seat_options} for seat in range(count)]
    seats = tuple([Seat(seat, seat + 1, f"{seat}{'*' * 31}", texts[seat]) for seat in range(count)])
    row = rows.table(game=game.id, seats=seats, seed="1", salt="00" * 16, status="playing")
    table, rng = Table.new(game, 1, count), Rng(1)
    for number in itertools.count():
        if table.result or number % 5 == 0:
            sheet = (result_sheet if table.result else table_sheet)(Live(row, table))
            assert not any(text.endswith("…") for text in sheet.texts)
        if table.result:
            break
        answer_at_random(table, rng)


@pytest.mark.parametrize(("game", "seats"), tables(-1))
async def test_a_game_with_restarts_and_long_names(tmp_path, game, seats):
    async with playing(tmp_path, *LONG_NAMES[:seats], seed="1") as world:
        party = await begin(world, game, long=True)
        witness = Restarts(party)
        await party.play()
        assert len(witness.kinds) > 1
        await ends_well(party, game)
