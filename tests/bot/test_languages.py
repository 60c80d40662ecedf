"""Games in Spanish and Polish: played by what is read, every sentence of it in the language, nothing cut."""

import re
from random import Random

import pytest

from bot.history import Wish, history_sheet
from bot.names import escape
from bot.store import RATED_AS, Finished, History, ResultSeat
from bot.voice import computer_name, renamed
from engine import GAMES
from renderers import LOCALES, words_for
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.player import LONG_NAMES, LONG_TEXTS, NAMES, Party
from tests.bot.test_people import plain

OTHERS = [locale for locale in LOCALES if locale != "en"]
ENGLISH = re.compile(r"\b(?:the|your|you|and|with|waiting|is|takes|rolls|turn|cards?)\b", re.IGNORECASE)
"""Words that are in no Spanish or Polish sentence."""

MOVES = 30
"""As many of a game are made."""

NAMES_OF_GAMES = ("Where Art Thou Romeo?", "Capulets & Montagues", "Romeo i Julia", "Roma")


def foreign(text: str) -> list[str]:
    """Return the English words in a text, names of games and people's own left out."""
    for name in (*NAMES_OF_GAMES, *LONG_NAMES, *LONG_TEXTS):
        text = text.replace(name, "")
    return ENGLISH.findall(re.sub(r"https?://\S+|`[^`]*`|<[^>]*>", "", text))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", OTHERS)
async def test_the_largest_table_is_played_by_what_it_says_in_another_language(tmp_path, locale, game) -> None:
    """With names as long as can be nothing is cut, and nothing is said in English."""
    async with playing(tmp_path, *LONG_NAMES[: GAMES[game].seats[-1]]) as world:
        with world.speaking(locale):
            party = await Party.begin(world, game, Random(6), LONG_TEXTS, locale=locale)

            async def read(party, move, reply) -> None:
                assert sum(map(len, party.table.texts)) <= 4000
                for post in (party.table, move.post):
                    said = [*post.texts, *post.labels]
                    assert not [text for text in said if text.endswith("…")], f"something is cut:\n{post}"
                    assert not [text for text in (*said, *post.alts) if foreign(text)], post

            party.after = read
            for _ in range(MOVES):
                if words_for(locale)("button-again") in party.table.labels:
                    break
                await party.go_on()


@pytest.mark.parametrize("locale", OTHERS)
async def test_commands_answer_in_the_language_of_who_asks(tmp_path, locale) -> None:
    async with playing(tmp_path, *NAMES[:3]) as world:
        table = await romeo.begin(world)
        with world.speaking(locale):
            for command in ("help", "tables", "stop", "settings me", "settings server", "history", "hand"):
                reply = await world.owner.slash(command)
                assert reply.text, command
                assert not foreign(reply.text), f"/{command}: {reply.text}"
            for game in GAMES:
                assert not foreign((await world.owner.slash("rules", game=game)).text)
        assert "Waiting for" in "\n".join(table.texts), "the table keeps its own"


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_computer_is_named_in_the_words_of_who_reads(tmp_path, locale) -> None:
    """Its name is kept as the table's language has it, and is no person's name."""
    there, here = escape(computer_name(1, "hard", "en")), escape(computer_name(1, "hard", locale))
    assert there != here
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        await ann.slash("newgame", game="romeo_i_julia")
        lobby = world.last
        await ann.pick(lobby, "Add a computer player", "hard")
        assert there in plain(lobby)
        await ann.press(lobby, "Start")
        with world.speaking(locale):
            asked = [
                plain((await ann.slash("tables")).post),
                plain((await ann.slash("table")).post),
                plain((await ann.slash("stop")).post),
            ]
        for text in asked:
            assert here in text
            assert there not in text


@pytest.mark.parametrize("locale", OTHERS)
def test_a_result_names_computers_in_the_words_of_who_reads(locale) -> None:
    kept = computer_name(3, "easy", "en")
    assert renamed(kept, locale) == computer_name(3, "easy", locale)
    assert renamed("Ann (computer, easy)", locale) == "Ann (computer, easy)"
    seats = tuple([ResultSeat(seat, user, kept, seat + 1, 0) for seat, user in enumerate((RATED_AS["easy"], 5))])
    row = Finished("t1", 1, 2, None, 3, "roma", 9.0, False, seats)
    text = re.sub(r"[\\\u2068\u2069]", "", history_sheet(History((row,), 1), Wish(), "", locale).texts[1])
    assert computer_name(3, "easy", locale) in text
    assert kept in text, "a person may be called that"
