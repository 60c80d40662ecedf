"""Prestige, the thirteenth turn, ties, and what is taken when time runs out."""

from __future__ import annotations

import pytest

from engine import Ask, Rng, Table, Who, msg, random_answer
from engine.capulets_montagues import CARDS, GAME, position
from tests.many import many

PLAIN = ["loans", "gifts", "charity", "banking", "wedding", "tariffs", "harvest"]
GAMES = many(25)
"""Random games for each number of seats."""


def last_turn(prestige, traits=None, turn=13):
    """Resolve a turn whose cards, one for each of seven families, change no order: all have much of everything."""
    traits = traits or [[50, 50, 50, 50, 50]] * len(prestige)
    return position(traits=traits, prestige=prestige, turn=turn, fate=PLAIN, order=range(len(prestige)), picks=PLAIN)


def test_one_prestige_each_for_lowest_blood_and_highest_of_the_four_others():
    traits = [[1, 50, 50, 50, 50], [9, 90, 50, 50, 50], [9, 50, 90, 50, 50], [9, 50, 50, 90, 50], [9, 50, 50, 50, 90]]
    table = last_turn([0] * 5, traits)
    assert table.state.last.awards == (0, 1, 2, 3, 4)
    assert table.state.prestige == [1, 1, 1, 1, 1]


def test_in_a_tie_for_a_trait_nobody_gains_its_prestige():
    traits = [[1, 90, 50, 90, 50], [1, 50, 90, 50, 50], [9, 50, 50, 50, 90]]
    table = last_turn([0] * 3, traits)
    assert table.state.last.awards == (None, 0, 1, 0, 2)
    assert table.state.prestige == [2, 1, 1]
    told = next(event.msg for event in table.seen(None).events if event.msg.id == "event.prestige")
    assert dict(told.args)["awards"][0] == msg("award.tied", best=msg("best.blood"), who=(Who(0), Who(1)))


def test_the_picked_cards_go_to_the_discard_pile():
    assert last_turn([0] * 7, turn=1).seen(None).view.discard == tuple(PLAIN)


def test_the_game_ends_after_the_thirteenth_turn_and_the_most_prestige_wins():
    table = last_turn([5, -2, 30, 9, 7, 11, 2])
    assert not table.open
    assert table.result is not None
    assert table.result.ranks[2] == 1
    assert table.result.reason == msg("reason.prestige", who=Who(2))
    assert table.seen(None).view.ranking[0] == 2
    assert not last_turn([5, -2, 30, 9, 7, 11, 2], turn=12).result


def test_r4_equal_prestige_at_the_top_shares_the_victory_and_equal_prestige_a_rank():
    picks = ["financing", "tribute", "donations", "masquerade", "agriculture", "feudal-obligations", "carnival"]
    table = position(traits=[[50] * 5] * 4, prestige=[20, 20, 3, 4], turn=13, fate=picks, order=range(4), picks=picks)
    assert table.state.last.awards == (None, 0, None, 2, 1)
    assert table.result is not None
    assert table.result.ranks == (1, 1, 3, 3)
    assert table.result.scores == (21, 21, 4, 4)
    assert table.result.reason == msg("reason.shared", who=(Who(0), Who(1)))


def test_when_time_runs_out_the_card_worth_most_is_taken():
    fate = ["murder", "loans", "caravans", "intrigue", "slaying", "banking", "plot"]
    worth = {key: next(card.worth for card in CARDS if card.key == key) for key in fate}
    assert worth == {"murder": 1, "loans": 2, "caravans": 2, "intrigue": 1, "slaying": 1, "banking": 1, "plot": 1}
    (ask,) = position(traits=[[7] * 5] * 3, fate=fate, order=[0, 1, 2]).open
    assert isinstance(ask, Ask)
    assert ask.default == ("loans",), "of equals the one turned over first"


def test_when_time_runs_out_the_target_is_the_opponent_with_the_most_prestige_and_of_equals_the_next():
    fate = ["plot", *PLAIN[:6]]
    for prestige, me, target in [([9, 1, 4, 3], 0, "p2"), ([9, 1, 4, 3], 3, "p0"), ([5, 5, 5, 5], 2, "p3")]:
        order = [me, *(seat for seat in range(4) if seat != me)]
        table = position(traits=[[7] * 5] * 4, prestige=prestige, fate=fate, order=order)
        table.answer(me, table.questions[0].id, ("plot",))
        (ask,) = table.open
        assert isinstance(ask, Ask)
        assert ask.default == (target,)


def test_r6_with_one_opponent_the_target_is_filled_in_and_shown():
    table = position(traits=[[7] * 5] * 2, fate=["plot", *PLAIN[:6]], order=[0, 1])
    table.answer(0, table.questions[0].id, ("plot",))
    assert table.open[0].seat == 1
    assert table.seen(None).view.picks == (("plot", 0, 1),)
    assert table.seen(None).events[-1].msg.id == "event.picked.target"


def test_r1_two_to_seven_families_so_that_everyone_picks_at_least_one_card():
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7]
    for seats in (1, 8):
        with pytest.raises(ValueError, match="2 to 7"):
            Table.new(GAME, 1, seats)


def test_a_family_has_a_name_of_up_to_24_characters():
    (spec,) = GAME.seat_options
    assert (spec.id, spec.longest) == ("family", 24)


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_after_thirteen_turns_with_every_card_in_one_place(seats):
    rng = Rng(seats)
    for seed in range(GAMES):
        table, turns, shuffles = Table.new(GAME, seed, seats), 0, 0
        while table.open:
            (item,) = table.open
            table.play(item, random_answer(item, rng))
            s = table.state
            if s.turn + (s.phase == "over") > turns + 1:
                turns, shuffles = turns + 1, shuffles + (s.turn == 9 and not s.discard)
                assert sorted(s.deck + s.discard + s.fate) == list(range(60))
        assert (turns, shuffles) == (13, 1)
        assert table.result is not None
