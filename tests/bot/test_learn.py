"""`/learn`: a guided game for one pair of eyes, by presses only, whatever happens in the middle of it."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.address import Address, parse
from bot.lessons import KEPT
from engine import GAMES, LEARNER
from renderers import LOCALES, Words, words_for
from tests.bot.harness import Press, playing
from tests.bot.player import ANSWERS, questions
from tests.bot.test_eyes import words_alone

ROMEO = "where_art_thou_romeo"
DAY = 86400.0

every_game = pytest.mark.parametrize("game", GAMES)


async def begin(person, game=ROMEO, **where):
    """Open a lesson; return its message."""
    return (await person.slash("learn", game=game, **where)).post


async def row(world, person, game=ROMEO):
    """Return how a lesson is kept."""
    return await world.bot.store.lesson_in(person.id, game)


def knob(post, verb):
    """Return the custom_id of one of a lesson's own buttons."""
    (found,) = [custom_id for custom_id in post.custom_ids if parse(custom_id).verb == verb]
    return found


def has(post, verb):
    return any(parse(custom_id).verb == verb for custom_id in post.custom_ids)


def an_answer(post):
    """Return the custom_id of some answer that is a button."""
    return next(custom_id for custom_id in post.custom_ids if parse(custom_id).verb in ANSWERS)


class Learner:
    """Plays a lesson by what its message offers, at random; sees that nothing but that message changes."""

    def __init__(self, world, person, post, chance):
        self.world, self.person, self.post, self.chance = world, person, post, chance
        self.hinted, self.pressed = [], 0

    async def press_something(self):
        """Answer, or have it played; sometimes ask why, or take something back before that."""
        if self.chance.random() < 0.2:
            await self.press("why")
            assert "**Why:**" in self.post.text
            assert "ule" in self.post.texts[-1], "the rulebook is named"
        if self.chance.random() < 0.2 and has(self.post, "back"):
            await self.press("back")
        self.hinted += [line for line in self.post.text.split("\n") if line.startswith("> **Hint:**")]
        if self.chance.random() < 0.5:
            await self.press("help")
        else:
            await self.answer()

    async def press(self, verb):
        self.shown(await self.person.press(self.post, knob(self.post, verb)))

    async def answer(self):
        (question,) = questions(self.post)
        ways = [*question.buttons, *([question.menu] if question.menu else [])]
        way = self.chance.choice(ways)
        if isinstance(way, str):
            self.shown(await self.person.press(self.post, way))
        else:
            values = self.chance.sample(way.values, self.chance.randint(way.low, way.high))
            self.shown(await self.person.pick(self.post, way.custom_id, *values))

    def shown(self, reply):
        assert reply.acknowledged
        assert reply.posts == (), f"it was offered, and refused: {reply.text}"
        assert self.post.private
        self.pressed += 1


@every_game
async def test_a_whole_lesson_by_presses(tmp_path, game):
    """To its end and into the next one; nothing of it counts or is seen by anybody else."""
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, _ = world.people
        await words_alone(ann)
        learner = Learner(world, ann, await begin(ann, game), Random(f"{game} 1"))
        while not has(learner.post, "again"):
            await learner.press_something()
        post = learner.post
        assert "**1.** " in post.text
        assert "/newgame" in post.text
        assert len(learner.hinted) > 2
        assert await row(world, ann, game) is None
        assert world.posts() == ()
        assert ann.inbox == ()
        assert await world.bot.store.find() == []
        assert (await world.bot.store.history(world.guild.id)).count == 0
        assert "Nobody has finished" in (await ann.slash("leaderboard", game=game)).text
        await ann.press(post, "Again")
        assert "A lesson for your eyes only" in post.text
        assert (await row(world, ann, game)).revision == 0


@every_game
async def test_a_kind_of_hint_is_given_once(tmp_path, game):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        await words_alone(ann)
        post = await begin(ann, game)
        for _ in range(12):
            if not has(post, "help"):
                break
            before = (await row(world, ann, game)).told
            hinted = "**Hint:**" in post.text
            await ann.press(post, knob(post, "why"))
            assert ("**Hint:**" in post.text) is hinted, "it stays until the question is answered"
            await ann.press(post, knob(post, "help"))
            if has(post, "help"):
                told = (await row(world, ann, game)).told
                assert len(told) == len(set(told)) == len(before) + hinted


@every_game
@pytest.mark.parametrize("locale", LOCALES)
async def test_it_is_in_the_language_of_the_learner(tmp_path, game, locale):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        words: Words = words_for(locale, game)
        with world.speaking(locale):
            post = await begin(ann, game)
            for _ in range(3):
                assert words("lesson-hint", hint="").strip() in post.text
                assert words("button-why") in post.labels
                await ann.press(post, knob(post, "why"))
                assert words("lesson-why", rule="").strip() in post.text
                await ann.press(post, knob(post, "help"))
                assert words("lesson-helped", choice="|").partition("|")[0] in post.text


async def test_the_first_sheet_says_what_it_is_about(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        for game in GAMES:
            post = await begin(ann, game)
            words = words_for("en", game, ("Ann",))
            assert words("lesson-goal", goal=GAMES[game].lesson.goal) in post.text
            await ann.press(post, knob(post, "help"))
            assert "**Your goal:**" not in post.text


async def test_it_shows_the_table_and_the_own_cards(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        assert list(post.files) == ["table.png", "hand.png"]
        assert "Your card" in post.alts[1]
        open_ = await begin(ann, "capulets_montagues")
        assert list(open_.files) == ["table.png"], "where nothing is secret, the table is enough"
        assert "You are **Capulet**" in open_.text


async def test_words_alone_tell_the_whole_table(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        assert "**Cards in play:**" not in (await begin(ann)).text
        await words_alone(ann)
        post = await begin(ann)
        assert post.files == {}
        assert "**Cards in play:**" in post.text


async def test_a_picture_that_cannot_be_drawn_is_told_in_words(tmp_path, monkeypatch):
    def fail(*_):
        raise ZeroDivisionError

    async with playing(tmp_path, "Ann") as world:
        monkeypatch.setattr("bot.pictures.render", fail)
        post = await begin(world.people[0])
        assert post.files == {}
        assert "**Cards in play:**" in post.text
        assert len(world.take_logged()) == 4, "two pictures, tried twice"


async def test_a_restart_loses_nothing(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann, "roma")
        for _ in range(3):
            await ann.press(post, knob(post, "help"))
        shown = post.text
        await world.restart()
        again = await begin(ann, "roma")
        assert "goes on where you left it" in again.text
        assert [line for line in shown.split("\n") if line not in again.text] == []
        await ann.press(post, knob(post, "help"))
        assert post.text != shown, "the message from before goes on working"
        await ann.press(again, "Start over")
        assert "A lesson for your eyes only" in again.text
        assert (await row(world, ann, "roma")).revision == 0


async def test_a_second_press_of_the_same_button_is_told_so(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        old = an_answer(post)
        await ann.press(post, old)
        shown, kept = post.text, await row(world, ann)
        assert "You have answered this already" in (await ann.press_old(post, old)).text
        assert post.text == shown
        assert await row(world, ann) == kept


async def test_of_a_double_click_one_counts(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        for verb in ("answer", "help"):
            post = await begin(ann)
            custom_id = an_answer(post) if verb == "answer" else knob(post, verb)
            before = await row(world, ann)
            replies = await world.at_once(Press(ann, post, custom_id), Press(ann, post, custom_id))
            assert ["You have answered this already" in reply.text for reply in replies if reply.posts] == [True]
            assert (await row(world, ann)).revision == before.revision + 1


async def test_an_older_message_of_a_lesson_catches_up(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        old, new = await begin(ann, "roma"), await begin(ann, "roma")
        for _ in range(6):
            await ann.press(new, knob(new, "help"))
        reply = await ann.press(old, knob(old, "help"))
        assert "question is closed" in reply.text
        assert old.texts[-1] == new.texts[-1]


async def test_nobody_else_can_press_it(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        post, his = await begin(ann), await begin(bob, "roma")
        kept = await row(world, ann)
        for verb in ("help", "end", "hush"):
            assert "This lesson is over" in (await bob.press_old(his, knob(post, verb))).text
        assert await row(world, ann) == kept


async def test_hints_can_be_switched_off_and_on(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        assert "**Hint:**" in post.text
        await ann.press(post, "No more hints")
        assert "**Hint:**" not in post.text
        await ann.press(post, knob(post, "help"))
        assert "**Hint:**" not in post.text
        assert (await row(world, ann)).told == ()
        await ann.press(post, "Hints again")
        assert "**Hint:**" in post.text


async def test_hints_stay_off_however_often_they_are_switched_off(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        hush = knob(post, "hush")
        await world.at_once(Press(ann, post, hush), Press(ann, post, hush))
        assert not (await row(world, ann)).hints
        assert "**Hint:**" not in post.text


async def test_back_opens_the_last_question_again(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        asked = questions(post)[0].id
        await ann.press(post, an_answer(post))
        assert questions(post)[0].id != asked
        old = knob(post, "back")
        await ann.press(post, "Back")
        assert questions(post)[0].id == asked
        assert "can't be taken back" in (await ann.press_old(post, old)).text


def hint(post):
    """Return the hint that a message gives."""
    found = [line for line in post.text.split("\n") if line.startswith("> **Hint:**")]
    return found[0] if found else None


@pytest.mark.parametrize("game", ["where_art_thou_romeo", "romeo_i_julia"])
async def test_a_question_that_is_asked_again_has_its_hint_again(tmp_path, game):
    """After *Back*, once or all the way, with another answer after it, and in another message of the lesson."""
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann, game)
        shown = []
        while not shown or has(post, "back"):
            assert hint(post)
            shown.append(hint(post))
            await ann.press(post, an_answer(post))
        assert len(shown) > 1
        await ann.press(await begin(ann, game), "Start over")
        post = await begin(ann, game)
        for _ in shown[1:]:
            await ann.press(post, an_answer(post))
        for given in reversed(shown[:-1]):
            await ann.press(post, "Back")
            assert hint(post) == hint(await begin(ann, game)) == given
        other = [custom_id for custom_id in post.custom_ids if parse(custom_id).verb == "answer"][1]
        await ann.press(post, other)
        assert hint(post)


async def test_where_all_hints_were_given_they_are_offered_again(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann, "capulets_montagues")
        for _ in range(15):
            assert ("No more hints" in post.labels) == (hint(post) is not None) != ("Hints again" in post.labels)
            await ann.press(post, knob(post, "help"))
        assert hint(post) is None
        await ann.press(post, "Hints again")
        assert hint(post)
        await ann.press(post, "No more hints")
        assert hint(post) is None
        await ann.press(post, "Hints again")
        assert hint(post)


def menu_address(post):
    """Return the address of the only menu of a message, by which a client may know it."""
    (menu,) = [part for part in walked(post.stored.components) if part["type"] == 3]
    return menu["custom_id"]


def walked(parts):
    """Yield the components of a message, nested ones too."""
    for part in parts:
        yield part
        yield from walked(part.get("components", ()))


@pytest.mark.parametrize("way", ["again", "over"])
async def test_a_menu_of_another_lesson_is_another_menu(tmp_path, way):
    """Or a client would keep what was ticked in the one before."""
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann, "roma")
        before = menu_address(post)
        assert menu_address(await begin(ann, "roma")) == before, "the same question has the same one"
        if way == "again":
            await ann.press(post, "End the lesson")
            await ann.press(post, "Again")
        else:
            post = await begin(ann, "roma")
            await ann.press(post, "Start over")
        assert menu_address(post) != before
        await ann.press(post, knob(post, "marked"))
        assert not has(post, "marked")


async def test_no_line_is_left_out_unsaid(tmp_path):
    """In a game of seven cards a turn all of it is told; what there is no room for is counted."""
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann, "capulets_montagues")
        kept = await row(world, ann, "capulets_montagues")
        for _ in range(8):
            await ann.press(post, knob(post, "help"))
            news = (await row(world, ann, "capulets_montagues")).news
            assert post.text.count("\n- ") + post.text.startswith("- ") >= len(news)
            assert "left out" not in post.text
        kept = await row(world, ann, "capulets_montagues")
        await world.bot.store.save_lesson(replace(kept, news=kept.news[:1] * 100))
        again = await begin(ann, "capulets_montagues")
        assert "76 earlier events are left out." in again.text


@pytest.mark.parametrize("locale", LOCALES)
async def test_it_can_begin_anew_wherever_that_needs_no_further_row(tmp_path, locale):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        with world.speaking(locale):
            post = await begin(ann, "capulets_montagues")
            assert not has(post, "over")
            for _ in range(6):
                await ann.press(post, knob(post, "help"))
                assert has(post, "over") or (locale == "en" and has(post, "back"))
            while not has(post, "over"):
                await ann.press(post, knob(post, "help"))
            await ann.press(post, knob(post, "over"))
            assert (await row(world, ann, "capulets_montagues")).revision == 0


async def test_who_plays_for_somebody_says_why(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann, "capulets_montagues")
        await ann.press(post, knob(post, "help"))
        assert re.search(r"For you I chose \*\*[^*]+\*\*: it [^.]+\.", post.text)


async def test_it_can_be_ended_at_any_time(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        old = knob(post, "help")
        await ann.press(post, "End the lesson")
        assert "You have left the lesson" in post.text
        assert post.labels == ("Again",)
        assert await row(world, ann) is None
        assert "This lesson is over" in (await ann.press_old(post, old)).text
        await ann.press(post, "Again")
        assert "**Hint:**" in post.text


async def test_the_last_answer_counts_once(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        while has(post, "help"):
            last = knob(post, "help")
            replies = await world.at_once(Press(ann, post, last), Press(ann, post, last))
        assert sorted(reply.text.split(".")[0] for reply in replies if reply.posts) == ["This lesson is over"]
        assert "**1.** " in post.text
        assert await row(world, ann) is None


async def test_again_pressed_twice_begins_once(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        await ann.press(post, "End the lesson")
        again = knob(post, "again")
        await ann.press(post, again)
        kept = await row(world, ann)
        await ann.press_old(post, again)
        assert await row(world, ann) == kept


async def test_buttons_of_no_lesson_are_refused(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        number = parse(knob(post, "help")).table
        kept = await row(world, ann)
        for address in (Address(number, "dance"), Address(number, "again", key="chess"), Address("learn-x", "help")):
            assert (await ann.press_old(post, str(address))).text
        assert await row(world, ann) == kept


async def test_whoever_is_forgotten_has_no_lesson(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        sheet = (await ann.slash("privacy delete")).post
        await ann.press(sheet, "Delete everything")
        assert await row(world, ann) is None
        assert "This lesson is over" in (await ann.press_old(post, knob(post, "help"))).text


async def test_newer_rules_begin_it_anew(tmp_path, monkeypatch):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        post = await begin(ann)
        await ann.press(post, knob(post, "help"))
        monkeypatch.setitem(GAMES, ROMEO, replace(GAMES[ROMEO], version=GAMES[ROMEO].version + 1))
        await ann.press(post, knob(post, "help"))
        assert "begins anew" in post.text
        assert "**Your goal:**" in post.text
        await ann.press(post, knob(post, "help"))
        assert "begins anew" not in post.text
        monkeypatch.setitem(GAMES, ROMEO, replace(GAMES[ROMEO], version=GAMES[ROMEO].version + 1))
        assert "begins anew" in (await begin(ann)).text


async def test_what_cannot_be_read_begins_anew(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        await begin(ann)
        kept = await row(world, ann)
        await world.bot.store.save_lesson(replace(kept, snapshot={**kept.snapshot, "checkpoint": "?"}))
        assert "begins anew" in (await begin(ann)).text
        assert [line.split()[0] for line in world.take_logged()] == ["lesson"]


async def test_it_is_dropped_after_a_month(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await begin(ann)
        await world.advance(KEPT - DAY)
        await begin(bob)
        assert await row(world, ann) is not None
        await world.advance(2 * DAY)
        assert await row(world, ann) is None
        assert await row(world, bob) is not None


async def test_it_works_in_direct_messages(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        result = await ann.member.user.slash("learn", game=ROMEO)
        (text,) = [part["content"] for part in result.response.components[0]["components"][-3:] if part["type"] == 10]
        assert "Hint" in text


def test_every_lesson_has_the_learner_at_a_seat():
    assert all((game.lesson.seats or game.seats[0]) > LEARNER for game in GAMES.values())
    assert all((game.lesson.seats or game.seats[0]) in game.seats for game in GAMES.values())
