"""A game at the keyboard in words: no id is left, and nothing that only Discord would understand."""

from __future__ import annotations

import json
import re

import pytest

from engine import GAMES, Ask, Event, Option, Record
from renderers import LOCALES, words_for
from renderers.__main__ import main
from renderers.spoken import Spoken
from tests.engine.tables import recorded, walk
from tests.renderers.sights import PLAIN

STRANGE = re.compile(r"\*\*|~~|-#|[\u2068\u2069]|[a-z]+\.[a-z]+\b|\bNone\b")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_all_of_a_game_is_told_in_words(game, locale):
    say, said = Spoken(words_for(locale, game.id, PLAIN)), set()
    seats = game.seats[0]
    for table, _ in walk(game, seats, 5):
        options: list[Option] = []
        events: set[Event] = set()
        for seat in (None, *range(seats)):
            seen = table.seen(seat)
            said |= set(say.view(seen.view))
            events |= set(seen.events)
        for item in table.open:
            said |= {say.question(item), say.text(item.prompt)}
            options += item.options if isinstance(item, Ask) else ()
        said |= {say.event(event) for event in events} | {say.option(option) for option in options}
        if table.result is not None:
            said.add(say.result(table.result))
    assert len(said) > 50
    assert not [line for line in said if STRANGE.search(line) or not line]


def test_a_game_is_played_and_replayed_in_a_language(tmp_path, capsys, monkeypatch):
    lines = iter(["", "", "1 2"])

    def typed(prompt: str) -> str:
        print(prompt)
        if (line := next(lines, None)) is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", typed)
    file = tmp_path / "game.json"
    assert main(["play", "roma", "--seed", "4", "--record", str(file), "--locale", "es"]) == 0
    out = capsys.readouterr().out
    assert "Pass to Jugador 1" in out
    assert "2 numbers with spaces between" in out
    assert "cartas en la mano" in out
    assert "Stopped after 1 input." in out
    assert main(["replay", str(file), "--locale", "pl"]) == 0
    assert "karty na ręce" in capsys.readouterr().out


def test_a_whole_game_replays_to_its_result(tmp_path, capsys):
    record, table = recorded(GAMES["where_art_thou_romeo"], 3, 2)
    assert isinstance(record, Record)
    (tmp_path / "game.json").write_text(json.dumps(record.to_json()))
    assert main(["replay", str(tmp_path / "game.json")]) == 0
    last = capsys.readouterr().out.strip().splitlines()[-1]
    assert table.result is not None
    assert last.startswith(f"1. Player {table.result.ranks.index(1) + 1} (")


def test_what_cannot_be_is_refused_in_one_line(tmp_path, capsys):
    for words in (["play", "roma", "--seats", "5"], ["replay", str(tmp_path / "none")]):
        with pytest.raises(SystemExit) as refused:
            main(words)
        assert refused.value.code == 2
        assert capsys.readouterr().err.startswith(f"python -m renderers {words[0]}: ")
