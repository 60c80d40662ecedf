"""The table in words: everything needed to play, nothing that is hidden, within Discord's limits."""

from dataclasses import replace

import pytest

from engine.where_art_thou_romeo import Round, position
from renderers import alt, describe, words_for
from renderers.kinds import alternative, length
from tests.renderers.sights import HARD, PLAIN, seats_of, sights

ROMEO = "where_art_thou_romeo"
WORDS = words_for("en", ROMEO, PLAIN[:4])
PLAYED = Round(1, 0, 2, ("juliet", "mercutio", "romeo", "tybalt"), (1, 2, 1, 0))
CARDS = {0: "romeo", 2: "mercutio", 3: "nurse"}


def test_the_headline_says_game_round_and_whose_move() -> None:
    table = position(seats=4, history=[PLAYED], cards=CARDS, placed={0: "romeo"})
    headline = describe(table.seen(None).view, WORDS).headline
    assert headline.startswith("**Where Art Thou Romeo?** · Round 2 of 4 · Choose in secret")
    assert "Cleo and Dan still to place" in headline
    assert "Ben (Juliet) may open the lobby" in headline


def test_the_facts_are_enough_to_play() -> None:
    table = position(seats=4, history=[PLAYED], cards=CARDS, placed={0: "romeo"})
    assert describe(table.seen(None).view, WORDS).facts == (
        "**Juliet:** Ben. Cleo is next.",
        "**Placed:** Anna.",
        "**Cards in play:** Juliet; Romeo / Count Paris, Mercutio / Benvolio and Nurse / Tybalt.",
        "**Points, clockwise:** ●A Anna 1, ■B Ben 2, ▲C Cleo 1 and ◆D Dan 0.",
        "**Round 1:** Anna named Cleo. Anna Juliet +1, Ben Mercutio +2, Cleo Romeo +1 and Dan Tybalt +0.",
    )


def test_a_round_without_a_decision_is_told_so() -> None:
    played = Round(1, 0, None, ("juliet", "mercutio", "count-paris"), (1, 0, 0))
    view = position(seats=3, history=[played], cards={0: "romeo", 2: "mercutio"}).seen(None).view
    assert describe(view, WORDS).facts[-1].startswith("**Round 1:** Anna said “No Decision”.")


def test_a_holder_is_told_both_roles_and_what_happens_if_they_do_nothing() -> None:
    table = position(seats=4, history=[PLAYED], cards=CARDS, up={0: "count-paris"})
    assert describe(table.seen(0).view, WORDS).private == (
        "**Your card:** Romeo / Count Paris.",
        "**Romeo:** 2 if Juliet names you, only 1 if a Mercutio is out.",
        "**Count Paris:** 1 if Juliet names you.",
        "**Not placed yet.** If the lobby ends before you place, you will be **Count Paris**.",
    )


def test_a_placed_card_is_final_and_one_placed_by_the_clock_says_so() -> None:
    view = position(seats=4, history=[PLAYED], cards=CARDS, placed={0: "romeo"}).seen(0).view
    assert describe(view, WORDS).private[-1] == "**You have placed Romeo.** That is final."
    late = replace(view, automatic=(0,))
    assert describe(late, WORDS).private[-1] == "**The clock placed your card as Romeo.**"


def test_juliet_is_told_that_she_holds_no_card_and_a_spectator_nothing() -> None:
    table = position(seats=4, history=[PLAYED], cards=CARDS)
    assert describe(table.seen(1).view, WORDS).private[0] == "**You are Juliet** and hold no card this round."
    assert describe(table.seen(None).view, WORDS).private == ()


def test_when_it_is_over_the_winner_is_named_and_nothing_is_private() -> None:
    rounds = [
        Round(n + 1, n, None, tuple("juliet" if s == n else "benvolio" for s in range(3)), (1, 1, 0)) for n in range(3)
    ]
    table = position(seats=3, history=rounds)
    told = describe(table.seen(0).view, WORDS)
    assert told.headline == "**Where Art Thou Romeo?** · The curtain falls: Anna wins with 3 points."
    assert told.private == ()
    assert [fact.split(":")[0] for fact in told.facts] == ["**Round 1", "**Round 2", "**Round 3"]
    assert alt(table.seen(0).view, WORDS).endswith("Final ranking: Anna 3, Ben 3 and Cleo 0.")


def test_the_alternative_text_says_state_and_last_round() -> None:
    said = alt(position(seats=4, history=[PLAYED], cards=CARDS).seen(None).view, WORDS)
    assert said.startswith("Where Art Thou Romeo? Round 2 of 4 · Choose in secret · Anna, Cleo and Dan still to place.")
    assert "Juliet: Ben." in said
    assert "Points: Anna 1, Ben 2, Cleo 1 and Dan 0." in said
    assert "**" not in said


@pytest.mark.parametrize(("game", "scene"), sights())
def test_the_longest_names_leave_room_in_a_message(game, scene) -> None:
    names = tuple(("\\_" * 32, *("\\*" * 32 for _ in HARD))[: seats_of(scene.view)])
    told = describe(scene.view, words_for("en", game, names))
    assert length("\n".join((told.headline, *told.facts))) <= 3500
    assert length("\n".join(told.private)) <= 500


def test_sentences_that_do_not_fit_are_left_out_whole() -> None:
    assert alternative("One.", "x" * 300, "Three.") == "One. Three."
    assert length(alternative("😀" * 200)) <= 256
