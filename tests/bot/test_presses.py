"""Presses of every kind: strangers, two at once, old buttons, other tables, late answers to Discord."""

from bot.address import Address
from engine import GAMES
from tests.bot import romeo
from tests.bot.harness import Press, playing

CALLBACK = "/interactions/*/*/callback"


async def test_r16_a_strangers_press_changes_nothing_and_is_answered_privately(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        _, bob, cid, dot = world.people
        table = await romeo.begin(world, bob, cid)
        before = str(table)
        for what in ("Open the lobby", "My hand"):
            reply = await dot.press(table, what)
            assert reply.post.private
            assert "not one of the players" in reply.text
        assert str(table) == before
        assert (await romeo.live(world, table)).last is None


async def test_r16_a_press_out_of_turn_names_whose_turn_it_is(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        juliet = await romeo.juliet(world, table)
        for holder in await romeo.holders(world, table):
            reply = await holder.press(table, "Open the lobby")
            assert reply.post.private
            assert f"It is not your turn: {juliet.name} decides now." in reply.text


async def test_r15_a_double_click_counts_once(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        juliet = await romeo.juliet(world, table)
        replies = await world.at_once(*[Press(juliet, table, table.answers["ok"])] * 2)
        assert all(reply.acknowledged for reply in replies)
        assert sum("answered this already" in reply.text for reply in replies) == 1
        assert len(await world.bot.store.inputs(table.table)) == 1


async def test_r15_a_double_click_on_a_panel_counts_once(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        one, other = panel.answers.values()
        replies = await world.at_once(Press(holder, panel, one), Press(holder, panel, other))
        assert all(reply.acknowledged for reply in replies)
        given = await world.bot.store.inputs(table.table)
        assert [len(given), given[0].keys] == [1, (one.split(":")[4],)]


async def test_r15_two_people_press_the_same_public_question(tmp_path):
    """Without a clock everybody may open the lobby; the first press does, the second is told so."""
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, clock="none")
        await romeo.place_all(world, table)
        first, second, _ = await romeo.holders(world, table)
        button = table.answers["ok"]
        replies = await world.at_once(Press(first, table, button), Press(second, table, button))
        assert all(reply.acknowledged for reply in replies)
        assert [bool(reply.posts) for reply in replies] == [False, True]
        assert "Too late" in replies[1].text
        assert [given.seat for given in await world.bot.store.inputs(table.table)][-1] in range(4)
        assert (await romeo.view(world, table)).phase == "lobby"


async def test_r15_everybody_places_at_the_same_moment(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:5]) as world:
        table = await romeo.begin(world)
        people = await romeo.holders(world, table)
        panels = [await romeo.hand(person, table) for person in people]
        for key in (lambda panel: next(iter(panel.answers)), lambda panel: "ok"):
            presses = [Press(who, panel, panel.answers[key(panel)]) for who, panel in zip(people, panels, strict=True)]
            replies = await world.at_once(*presses)
            assert all(reply.acknowledged and not reply.posts for reply in replies)
        assert len((await romeo.view(world, table)).placed) == 4
        assert "**Placed:** everybody." in table.text


async def test_r2_a_press_on_a_finished_game_is_answered(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        juliet, old = await romeo.juliet(world, table), dict(table.answers)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        pressed = next(iter(panel.answers.values()))
        await romeo.finish(world, table)
        reply = await juliet.press_old(table, old["ok"])
        assert "This game is over" in reply.text
        reply = await holder.press_old(panel, pressed)
        assert reply.acknowledged
        assert "This game is over" in reply.text + panel.text
        assert panel.answers == {}


async def test_r2_a_press_on_a_table_nobody_knows_is_answered(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        for verb in ("answer", "hand", "join", "start", "again", "show", "back", "option"):
            address = str(Address("zzzzzzzz", verb, "1.0", "live" if verb != "join" else ""))
            reply = await world.people[0].press_old(table, address, *(["live"] if verb == "option" else []))
            assert reply.acknowledged
            assert "I don't know this table" in reply.text, verb


async def test_r2_a_verb_of_another_version_is_answered(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        reply = await world.people[0].press_old(table, f"sc1:{table.table}:dance::")
        assert "Too late" in reply.text


async def test_r14_an_old_question_is_refused_and_the_panel_shows_what_is_now(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        one, other = await romeo.hand(holder, table), await romeo.hand(holder, table)
        await romeo.place(holder, one, 1)
        reply = await romeo.choose(holder, other, 0)
        assert "answered this already" in reply.text
        assert other.answers == {}
        assert "You have placed" in other.text


async def test_r17_a_button_of_one_table_never_acts_on_another(tmp_path):
    """Two tables with the same people and the same question: each button goes to its own table."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        first = await romeo.begin(world, clock="none")
        second = await romeo.begin(world, clock="none")
        await romeo.place_all(world, first)
        juliet = await romeo.juliet(world, first)
        await juliet.answer(first, "ok")
        assert (await romeo.view(world, first)).phase == "lobby"
        assert (await romeo.view(world, second)).phase == "place"
        assert await world.bot.store.inputs(second.table) == []


async def test_back_reopens_a_choice_until_the_card_lies(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        roles = dict(panel.answers)
        await romeo.choose(holder, panel, 0)
        assert set(panel.answers) == {"ok"}
        back = panel.button("Back").custom_id
        await holder.press(panel, "Back")
        assert panel.answers == roles
        await romeo.place(holder, panel, 1)
        assert "Back" not in panel.labels
        reply = await holder.press_old(panel, back)
        assert "can't be taken back" in reply.text
        kinds = [given.cause for given in await world.bot.store.inputs(table.table)]
        assert kinds == ["click", "undo", "click", "click"]


async def test_r6_an_answer_that_discord_takes_too_late_is_no_lost_move(tmp_path):
    """R5 to R8: 10062 to the acknowledgement; the move is kept, and the table shows it."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        world.fail("POST", CALLBACK, status=404, code=10062)
        await (await romeo.juliet(world, table)).answer(table, "ok")
        assert (await romeo.view(world, table)).phase == "lobby"
        assert "The lobby is open" in table.text


async def test_r6_an_expired_press_on_a_panel_is_no_lost_move(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        await romeo.choose(holder, panel)
        world.fail("POST", CALLBACK, status=404, code=10062)
        await holder.answer(panel, "ok")
        assert len((await romeo.view(world, table)).placed) == 1
        assert f"**Placed:** {holder.name}" in table.text


async def test_r12_an_answer_refused_for_any_other_reason_is_no_lost_move(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        world.fail("POST", CALLBACK, status=401, code=50027)
        await (await romeo.juliet(world, table)).answer(table, "ok")
        assert (await romeo.view(world, table)).phase == "lobby"
        assert "The lobby is open" in table.text


async def test_r3_discord_failing_at_the_acknowledgement_loses_no_move(tmp_path):
    """A 500 to the acknowledgement itself."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        world.fail("POST", CALLBACK, status=500)
        await (await romeo.juliet(world, table)).answer(table, "ok")
        assert (await romeo.view(world, table)).phase == "lobby"
        assert "The lobby is open" in table.text


async def test_r9_a_table_is_edited_long_after_the_interaction_that_opened_it(tmp_path):
    """R10: with the bot's own token, never with that of an interaction."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="day")
        await world.advance(16 * 60)
        before = len(world.env.http_requests)
        await romeo.place_all(world, table)
        edits = [call.path for call in world.env.http_requests[before:] if call.method == "PATCH"]
        assert edits
        assert all(path.startswith("/channels/") for path in edits)


async def test_r11_a_private_panel_says_of_when_it_is(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        assert f"As it was <t:{round(world.now)}:T>" in (await romeo.hand(holder, table)).text


async def test_r25_a_hand_can_be_opened_any_number_of_times(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        hands = [await romeo.hand(holder, table) for _ in range(5)]
        assert len({str(hand) for hand in hands}) == 1
        assert len({hand.id for hand in hands}) == 5
        assert all(hand.private for hand in hands)


async def test_a_failure_of_ours_is_told_with_a_number_and_logged_with_it(tmp_path, monkeypatch):
    """R29: what nobody foresaw is said to be our fault, and can be found in the log."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)

        async def fail(*_):
            raise RuntimeError("for the test")

        monkeypatch.setattr(world.bot.tables, "answer", fail)
        reply = await (await romeo.juliet(world, table)).answer(table, "ok")
        assert "my fault" in reply.text
        (line,) = world.take_logged()
        assert line.split()[1] in reply.text


async def test_r13_buttons_outlive_a_box_that_nobody_fills_in(tmp_path):
    """A view with a timeout that ends would take the library's only handler of our buttons with it."""
    wanting = [game.id for game in GAMES.values() if game.seat_options]
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="day")
        for game in wanting:
            await world.people[0].slash("newgame", game=game)
            opened = await world.people[1].press(world.last, "Join")
            assert opened.result.modal is not None
        await world.advance(3600)
        await romeo.place_all(world, table)
        assert len((await romeo.view(world, world.last if table.custom_ids == () else table)).placed) == 2


async def test_r13_buttons_have_no_timeout(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="none")
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        await world.advance(11 * 86400)
        await romeo.place(holder, panel)
        assert len((await romeo.view(world, world.last)).placed) == 1
