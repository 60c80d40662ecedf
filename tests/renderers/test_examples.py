"""The pictures beside the rules."""

import pytest

from renderers import GAMES, PEOPLE, describe, illustration, render, rules, words_for

TOPICS = [(game, topic.id) for game in GAMES for topic in rules(game, words_for("en", game))]


@pytest.mark.parametrize(("game", "topic"), TOPICS)
def test_every_topic_but_that_of_clocks_has_a_picture_of_its_own(game: str, topic: str) -> None:
    view = illustration(game, topic)
    assert (view is None) == (topic == "clock"), "time cannot be drawn"
    if view is not None:
        words = words_for("en", game, PEOPLE)
        assert 5_000 < len(render(view, words).data) < 100_000
        assert describe(view, words).headline
        same = [other for game_, other in TOPICS if game_ == game and illustration(game, other) == view]
        assert same == [topic]


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_topic_has_no_picture(game: str) -> None:
    assert illustration(game, "chess") is None


def test_pictures_show_what_their_topics_are_about() -> None:
    """Where a topic is about a moment of the game, that is the one on its picture."""
    moments = {
        ("capulets_montagues", "end"): lambda view: view.phase == "over",
        ("capulets_montagues", "traits"): lambda view: min(map(min, view.traits)) == 0 and min(view.prestige) < 0,
        ("capulets_montagues", "cards"): lambda view: {target for *_, target in view.picks} == {None, 0, 2},
        ("romeo_i_julia", "decision"): lambda view: (
            (view.seat, view.phase, view.planned) == (0, "decide", ("luck", "mark"))
        ),
        ("romeo_i_julia", "final"): lambda view: [roll.success for roll in view.rolls] == [True, False],
        ("romeo_i_julia", "end"): lambda view: view.winner == 0,
        ("roma", "turn"): lambda view: view.dice == (4, 4, 4),
        ("roma", "actions"): lambda view: view.deed.kind == "money",
        ("roma", "combat"): lambda view: view.deed.battle and view.essedum,
        ("roma", "end"): lambda view: view.winner == 0 and view.vp[1] == 0,
        ("where_art_thou_romeo", "roles"): lambda view: view.card,
        ("where_art_thou_romeo", "lobby"): lambda view: view.phase == "lobby",
        ("where_art_thou_romeo", "end"): lambda view: view.ranking,
    }
    assert not [key for key, shows in moments.items() if not shows(illustration(*key))]
