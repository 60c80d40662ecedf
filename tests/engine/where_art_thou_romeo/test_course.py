"""The course of a game, sentence by sentence, and the rulings R1 to R4 by name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine import GAMES, Ask, IllegalAnswer, Msg, NotAsked, Pause, Table, msg
from engine.where_art_thou_romeo import CARDS, GAME, Round, position
from tests.engine.tables import act, asked, end_pause, options, prompts, reloaded, walk
from tests.engine.where_art_thou_romeo.rounds import dealt, place, place_all, play_round, private, public

ALL_PLACED = {1: "romeo", 2: "benvolio", 3: "tybalt", 4: "friar-laurence"}


def texts(table: Table) -> list[str]:
    """Return the ids of what everybody was told."""
    return [event.msg.id for event in table.seen(None).events]


def announcing(seats: int = 4) -> Table:
    """Return a table on which all lies and the lobby is over."""
    table = dealt(seats)
    place_all(table, {seat: ALL_PLACED[seat] for seat in range(1, seats)})
    act(table, 0, "ok")
    end_pause(table, "lobby.running")
    return table


# Cards


def test_r1_each_role_is_on_one_card_in_the_pairs_of_the_printed_cards():
    assert CARDS == (
        ("romeo", "count-paris"),
        ("mercutio", "benvolio"),
        ("nurse", "tybalt"),
        ("friar-laurence", "prince-escalus"),
    )


@pytest.mark.parametrize(("seats", "cards"), [(3, "AB"), (4, "ABC"), (5, "ABCD")])
def test_card_c_is_for_four_and_card_d_for_five(seats: int, cards: str):
    for seed in range(10):
        table = Table.new(GAME, seed, seats)
        dealt_cards = [private(table, seat).card for seat in range(seats)]
        assert sorted(card for card in dealt_cards if card) == sorted(CARDS["ABCD".index(card)] for card in cards)


def test_three_to_five_play():
    assert list(GAMES["where_art_thou_romeo"].seats) == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(ValueError, match="3 to 5"):
            Table.new(GAME, 1, seats)


# Juliet


def test_the_first_juliet_is_drawn_at_random():
    counts = Counter(public(Table.new(GAME, seed, 5)).juliet for seed in range(500))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(70 < count < 130 for count in counts.values())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_juliet_passes_clockwise_one_round_for_each_player(seats: int):
    table = Table.new(GAME, 8, seats)
    first = public(table).juliet
    for number in range(seats):
        assert (public(table).round, public(table).juliet) == (number + 1, (first + number) % seats)
        play_round(table)
    assert table.result is not None
    assert [revealed.juliet for revealed in public(table).history] == [(first + n) % seats for n in range(seats)]


# Deal


def test_each_round_is_dealt_anew():
    table, deals = Table.new(GAME, 5, 5), set()
    for _ in range(5):
        deals.add(tuple(sorted(table.state.cards.values())))
        assert sorted(table.state.cards) == [seat for seat in range(5) if seat != public(table).juliet]
        play_round(table)
    assert deals == {(0, 1, 2, 3)}


def test_every_deal_is_equally_likely():
    counts = Counter(tuple(Table.new(GAME, seed, 4).state.cards.values()) for seed in range(1200))
    assert len(counts) == 6
    assert all(140 < count < 260 for count in counts.values())


def test_a_player_sees_only_the_own_card():
    table = dealt(5)
    assert [private(table, seat).card for seat in range(5)] == [None, *CARDS]
    assert (public(table).card, public(table).up, public(table).role) == (None, None, None)


def test_the_deal_is_announced_without_a_card():
    table = Table.new(GAME, 3, 4)
    (event,) = table.seen(None).events
    assert event.msg.id == "event.dealt"
    assert dict(event.msg.args) == {"round": 1, "who": (public(table).juliet,)}


# Choose and place


def test_holders_may_place_from_the_deal_on():
    table = dealt(4)
    assert prompts(table) == {1: "place.prompt", 2: "place.prompt", 3: "place.prompt", 0: "lobby.start"}
    assert options(table, 1) == ("romeo", "count-paris")
    place(table, 2, "mercutio")
    assert public(table).placed == (2,)


def test_a_choice_wants_a_private_confirmation():
    table = dealt(4)
    act(table, 1, "count-paris")
    (ask, _) = table.seen(1).asks
    assert ask.item.prompt.id == "place.confirm"
    assert ask.item.private
    assert public(table).placed == ()
    assert all(question.item.seat in (0, None) for question in table.seen(None).asks)


def test_the_choice_may_be_changed_before_it_is_confirmed():
    table = dealt(4)
    act(table, 1, "count-paris")
    back = table.seen(1).back
    assert back is not None
    assert table.undo(1, back)
    place(table, 1, "romeo")
    assert private(table, 1).role == "romeo"


def test_a_placed_card_is_final():
    table = dealt(4)
    place(table, 1, "romeo")
    assert table.seen(1).back is None
    assert not any(table.undo(1, given.question) for given in table.inputs)
    assert 1 not in prompts(table)


def test_that_a_player_has_placed_is_public_and_which_role_is_not():
    table = dealt(4)
    place(table, 1, "romeo")
    event = table.seen(None).events[-1].msg
    assert (event.id, dict(event.args)) == ("event.placed", {"who": (1,)})
    for seat in (None, 0, 2, 3):
        assert public(table).placed == (1,)
        assert "romeo" not in str(table.seen(seat))
    assert private(table, 1).role == "romeo"


def test_roles_say_what_they_score():
    (ask, _) = dealt(3).seen(1).asks
    assert isinstance(ask.item, Ask)
    assert [option.detail and option.detail.id for option in ask.item.options] == [
        "romeo.scores",
        "count-paris.scores",
    ]


def test_placing_has_no_clock_of_its_own():
    table = dealt(3)
    assert all(clock is None for seat, clock in table.seen(None).waiting if seat in (1, 2))


# Lobby


def test_juliet_may_open_the_lobby_when_nobody_has_placed():
    table = dealt(4)
    act(table, 0, "ok")
    assert public(table).phase == "lobby"
    assert texts(table)[-1] == "event.lobby"


def test_nobody_else_may_open_a_timed_lobby():
    table = dealt(4)
    place_all(table, {1: "romeo", 2: "benvolio", 3: "nurse"})
    assert prompts(table) == {0: "lobby.start"}


def test_it_opens_by_itself_when_juliets_clock_runs_out():
    item = asked(dealt(4), 0).item
    assert isinstance(item, Ask)
    assert (item.clock, item.default) == ("move", ("ok",))


def test_without_a_clock_any_player_may_open_it_once_all_have_placed():
    table = dealt(4, timed=0)
    place_all(table, {1: "romeo", 2: "benvolio"})
    assert prompts(table) == {3: "place.prompt", 0: "lobby.start"}
    place(table, 3, "nurse")
    assert prompts(table) == dict.fromkeys(range(4), "lobby.start")
    act(table, 2, "ok")
    assert public(table).phase == "lobby"
    assert set(prompts(table)) == {None}


def test_without_a_clock_juliet_still_opens_it_whenever_she_is_ready():
    table = dealt(4, timed=0)
    act(table, 0, "ok")
    assert public(table).phase == "lobby"


def test_it_lasts_thirty_seconds_unless_the_table_says_otherwise():
    assert Table.new(GAME, 1, 3).clocks["lobby"] == 30
    (spec,) = GAME.options
    assert spec.choices == (15, 30, 60, 120, 300, 3600, 43200)
    for seconds in spec.choices:
        assert dealt(3, lobby_seconds=int(seconds)).clocks["lobby"] == seconds
    with pytest.raises(ValueError, match="lobby_seconds cannot be 20"):
        dealt(3, lobby_seconds=20)


def test_placing_stays_possible_until_it_ends():
    table = dealt(4)
    act(table, 0, "ok")
    place(table, 3, "tybalt")
    assert public(table).placed == (3,)
    act(table, 2, "benvolio")
    end_pause(table, "lobby.running")
    assert public(table).automatic == (1, 2), "who has not confirmed has not placed"


def test_the_clock_of_the_lobby_is_not_touched_by_placing():
    table = dealt(4)
    act(table, 0, "ok")
    before = asked(table, None, "lobby.running")
    place(table, 3, "tybalt")
    assert asked(table, None, "lobby.running") == before
    assert asked(reloaded(table), None, "lobby.running") == before


def test_r2_it_runs_its_full_time_even_if_all_have_placed():
    table = dealt(3)
    act(table, 0, "ok")
    place_all(table, {1: "romeo", 2: "benvolio"})
    assert public(table).phase == "lobby"
    assert all(isinstance(item, Pause) for item in table.open)


def test_r2_juliet_may_close_it_once_all_have_placed_and_fifteen_seconds_have_passed():
    table = dealt(3)
    assert table.clocks["early"] == 15
    act(table, 0, "ok")
    place(table, 1, "romeo")
    end_pause(table, "lobby.early")
    assert prompts(table) == {2: "place.prompt", None: "lobby.running"}
    place(table, 2, "benvolio")
    assert prompts(table) == {None: "lobby.running", 0: "lobby.close"}
    act(table, 0, "ok")
    assert public(table).phase == "announce"


def test_r2_not_before_fifteen_seconds_have_passed():
    table = dealt(3)
    place_all(table, {1: "romeo", 2: "benvolio"})
    act(table, 0, "ok")
    assert set(prompts(table)) == {None}
    end_pause(table, "lobby.early")
    assert prompts(table)[0] == "lobby.close"


def test_r2_nobody_but_juliet_may_close_it():
    table = dealt(3, timed=0)
    act(table, 0, "ok")
    place_all(table, {1: "romeo", 2: "benvolio"})
    end_pause(table, "lobby.early")
    close = asked(table, 0)
    for seat in (1, 2, None):
        with pytest.raises(IllegalAnswer):
            table.answer(seat, close.id, ("ok",))
    assert close.item.clock is None, "the lobby's own clock ends it"


def test_r3_a_card_not_placed_lies_with_the_side_that_is_up():
    table = dealt(5, up={1: "count-paris", 2: "mercutio", 3: "tybalt", 4: "friar-laurence"})
    place(table, 2, "benvolio")
    act(table, 0, "ok")
    end_pause(table, "lobby.running")
    roles = [private(table, seat).role for seat in range(5)]
    assert roles == [None, "count-paris", "benvolio", "tybalt", "friar-laurence"]


def test_r3_either_side_is_up_at_random():
    counts = Counter(side for seed in range(300) for side in Table.new(GAME, seed, 4).state.up.values())
    assert sorted(counts) == [0, 1]
    assert all(390 < count < 510 for count in counts.values())


def test_r3_the_holder_sees_beforehand_which_side_is_up():
    table = dealt(3, up={1: "count-paris"})
    assert (private(table, 1).up, private(table, 2).up) == ("count-paris", "mercutio")
    assert private(table, 0).up is None


def test_r3_that_a_card_was_placed_automatically_is_public_and_the_side_is_not():
    table = dealt(4)
    place(table, 2, "benvolio")
    act(table, 0, "ok")
    end_pause(table, "lobby.running")
    assert (public(table).placed, public(table).automatic) == ((1, 2, 3), (1, 3))
    assert texts(table)[-3:] == ["event.placed.auto", "event.placed.auto", "event.lobby.over"]
    assert "romeo" not in str(table.seen(None))


def test_a_placing_that_arrives_too_late_is_refused():
    table = dealt(4)
    act(table, 0, "ok")
    question = asked(table, 1).id
    end_pause(table, "lobby.running")
    before = table.dump()
    with pytest.raises(NotAsked):
        table.answer(1, question, ("romeo",))
    assert table.dump() == before


# Announcement


def test_juliet_names_a_player_or_nobody_when_all_cards_lie():
    table = announcing()
    assert prompts(table) == {0: "announce.prompt"}
    assert options(table, 0) == ("p1", "p2", "p3", "none")


def test_r4_when_juliets_time_runs_out_it_is_no_decision():
    item = asked(announcing(), 0).item
    assert isinstance(item, Ask)
    assert (item.clock, item.default) == ("move", ("none",))


def test_the_announcement_tells_whom_she_named():
    table = announcing()
    event = act(table, 0, "p2")[0].msg
    assert (event.id, dict(event.args)) == ("event.announced", {"who": (0,), "named": (2,)})
    table = announcing()
    event = act(table, 0, "none")[0].msg
    assert (event.id, dict(event.args)) == ("event.none", {"who": (0,)})


# Reveal


def test_all_roles_are_revealed_at_once_with_their_points():
    table = announcing()
    events = [dict(event.msg.args) for event in act(table, 0, "p1") if event.msg.id == "event.revealed"]
    assert [(event["who"], event["role"].id, event["points"]) for event in events] == [
        ((0,), "juliet", 2),
        ((1,), "romeo", 2),
        ((2,), "benvolio", 0),
        ((3,), "tybalt", 0),
    ]


def test_the_history_of_every_round_stays_visible_and_the_unchosen_role_is_not_in_it():
    table = announcing()
    act(table, 0, "p1")
    wanted = Round(1, 0, 1, ("juliet", "romeo", "benvolio", "tybalt"), (2, 2, 0, 0))
    assert public(table).history == (wanted,)
    play_round(table)
    assert public(table).history[0] == wanted
    assert len(public(table).history) == 2


def test_the_next_round_starts_without_a_trace_of_the_last():
    table = announcing()
    act(table, 0, "p1")
    view = public(table)
    assert (view.round, view.juliet, view.phase, view.placed, view.automatic) == (2, 1, "place", (), ())


# End


@pytest.mark.parametrize(
    ("scores", "first", "ranking"),
    [
        ([4, 2, 3], 0, (0, 2, 1)),
        ([3, 3, 3], 0, (0, 1, 2)),
        ([3, 3, 3], 1, (1, 2, 0)),
        ([3, 3, 1], 1, (1, 0, 2)),
        ([3, 1, 3], 2, (2, 0, 1)),
        ([1, 3, 3], 2, (2, 1, 0)),
        ([5, 2, 2], 2, (0, 2, 1)),
    ],
)
def test_most_points_win_and_of_those_tied_who_was_juliet_earliest(
    scores: list[int], first: int, ranking: tuple[int, ...]
):
    played = [Round(n + 1, (first + n) % 3, None, ("juliet",) * 3, (0,) * 3) for n in range(3)]
    table = position(seats=3, first=first, scores=scores, history=played)
    assert table.result is not None
    assert public(table).ranking == ranking
    assert [table.result.ranks[seat] for seat in ranking] == [1, 2, 3]
    assert table.result.scores == tuple(scores)
    tied = scores[ranking[0]] == scores[ranking[1]]
    ties = 1 if scores[ranking[1]] == scores[ranking[2]] else 0
    assert table.result.reason == (Msg("reason.tie") if tied else msg("reason.points", ties=ties))
    assert public(table).phase == "over"


def test_there_is_always_one_winner():
    for seed in range(30):
        *_, (table, _) = walk(GAME, 5, seed)
        assert table.result is not None
        assert sorted(table.result.ranks) == [1, 2, 3, 4, 5]
        assert public(table).ranking[0] == table.result.ranks.index(1)


def test_the_ranking_is_not_shown_before_the_end():
    assert public(dealt(3)).ranking == ()


# Refusals


def refused(table: Table, seat: int | None, question: str, *keys: str) -> str:
    """Return the refusal of an answer, having made sure that nothing has changed."""
    before = table.dump(), table.digest, [table.seen(other) for other in (None, *range(table.seats))]
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(seat, question, keys)
    assert (table.dump(), table.digest, [table.seen(other) for other in (None, *range(table.seats))]) == before
    return caught.typename


def test_placing_twice_is_refused():
    table = dealt(4)
    choose = asked(table, 1).id
    act(table, 1, "romeo")
    confirm = asked(table, 1).id
    act(table, 1, "ok")
    assert refused(table, 1, choose, "count-paris") == "AlreadyAnswered"
    assert refused(table, 1, confirm, "ok") == "AlreadyAnswered"
    assert refused(table, 1, "1.00000000", "romeo") == "NotAsked"


def test_placing_as_juliet_is_refused():
    table = dealt(4)
    assert refused(table, 0, asked(table, 1).id, "romeo") == "OldQuestion"


def test_placing_the_card_of_another_is_refused():
    table = dealt(4)
    assert refused(table, 2, asked(table, 1).id, "romeo") == "OldQuestion"
    assert refused(table, 2, asked(table, 2).id, "romeo") == "IllegalAnswer"


def test_announcing_before_the_lobby_is_over_is_refused():
    announcement = asked(announcing(), 0).id
    table = dealt(4)
    assert refused(table, 0, announcement, "p1") == "OldQuestion"
    act(table, 0, "ok")
    assert refused(table, 0, announcement, "p1") == "NotAsked"


def test_naming_juliet_herself_is_refused():
    table = announcing()
    assert refused(table, 0, asked(table, 0).id, "p0") == "IllegalAnswer"


def test_announcing_as_another_player_is_refused():
    table = announcing()
    assert refused(table, 1, asked(table, 0).id, "p2") == "NotAsked"


def test_ending_the_lobby_twice_is_refused():
    table = dealt(4)
    act(table, 0, "ok")
    lobby = asked(table, None, "lobby.running").id
    end_pause(table, "lobby.running")
    assert refused(table, None, lobby) == "AlreadyAnswered"


# Positions


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"cards": {1: "romeo"}}, "seat 2 needs a card, not None"),
        ({"cards": {1: "romeo", 2: "hamlet"}}, "seat 2 needs a card, not 'hamlet'"),
        ({"cards": {1: "romeo", 2: "count-paris"}}, "3 players use each of the first 2 cards"),
        ({"cards": {1: "romeo", 2: "nurse"}}, "3 players use each of the first 2 cards"),
        ({"cards": {1: "romeo", 2: "mercutio"}, "placed": {1: "mercutio"}}, "seat 1 cannot be 'mercutio'"),
        ({"cards": {1: "romeo", 2: "mercutio"}, "placed": {0: "juliet"}}, "seat 0 cannot be 'juliet'"),
        ({"cards": {1: "romeo", 2: "mercutio"}, "up": {2: "romeo"}}, "seat 2 cannot be 'romeo'"),
        ({"seats": 6}, "6 seats with seat 0 as the first Juliet cannot be"),
        ({"first": 3}, "3 seats with seat 3 as the first Juliet cannot be"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any], message: str):
    with pytest.raises(ValueError, match=message):
        position(**{"seats": 3, **wrong})


def test_a_position_scripts_the_deal():
    table = position(seats=4, script=((2, 0, 1), 1, 0, 1))
    assert [private(table, seat).card for seat in (1, 2, 3)] == [CARDS[2], CARDS[0], CARDS[1]]
    assert [private(table, seat).up for seat in (1, 2, 3)] == ["tybalt", "romeo", "benvolio"]


def test_a_position_goes_on_from_a_history():
    played = [Round(1, 2, None, ("romeo", "mercutio", "juliet"), (0, 0, 0)), Round(2, 0, 1, ("juliet",) * 3, (2, 2, 0))]
    table = position(seats=3, first=2, history=played)
    assert (public(table).round, public(table).juliet, public(table).scores) == (3, 1, (2, 2, 0))


def test_the_latest_card_is_marked_while_others_still_choose():
    table = dealt(4)
    assert public(table).latest is None
    place(table, 2, options(table, 2)[0])
    for seen in (table, reloaded(table)):
        assert [seen.seen(seat).view.latest for seat in (None, 0, 1, 2)] == [2] * 4
    act(table, 0, "ok")
    assert public(table).latest is None, "the lobby has opened since"
    place(table, 3, options(table, 3)[0])
    assert public(table).latest == 3
    place(table, 1, options(table, 1)[0])
    assert public(table).latest is None, "all lie alike"
