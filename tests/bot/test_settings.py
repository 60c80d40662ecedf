"""Settings as people read, type and press them: a person's own, and the server's (R63, R78, R91)."""

import pytest

from bot.settings import MINE, MY_SWITCHES, OUR_SWITCHES, OURS, changed, my_sheet, server_sheet
from bot.store import GuildSettings, Preferences
from bot.voice import voice
from renderers import LOCALES
from tests.bot import romeo
from tests.bot.harness import playing


def with_languages(monkeypatch, *names):
    """Have the bot offer languages beside those that there are texts for; they say what English says."""
    monkeypatch.setattr("bot.settings.LOCALES", ("en", *names))


async def test_settings_of_a_person_are_shown_typed_and_pressed(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        post = (await ann.slash("settings me")).post
        assert post.private
        for line in ("Hand as a direct message:** on", "Mention when it is your turn:** on", "Words alone:** off"):
            assert line in post.text
        typed = (await ann.slash("settings me", dm=False)).post
        assert "Hand as a direct message:** off" in typed.text
        assert "Mention when it is your turn:** on" in typed.text
        await ann.press(post, "Mention when it is your turn: on")
        assert "Hand as a direct message:** off" in post.text, "what was typed meanwhile stays"
        assert "Mention when it is your turn:** off" in post.text
        await world.restart()
        await ann.press(post, "Hand as a direct message: off")
        assert await world.bot.store.preferences(ann.id) == Preferences(dm=True, mention=False)


@pytest.mark.parametrize("name", MY_SWITCHES)
async def test_every_switch_of_a_person_goes_on_and_off(tmp_path, name):
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        post = (await ann.slash("settings me")).post
        before = await world.bot.store.preferences(ann.id)
        for turned in (not getattr(before, name), getattr(before, name)):
            (button,) = [id_ for id_ in post.custom_ids if id_.endswith(f":{name}")]
            await ann.press(post, button)
            assert getattr(await world.bot.store.preferences(ann.id), name) is turned


async def test_pressing_a_switch_twice_turns_it_once(tmp_path):
    """R15: a button says where it leads."""
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        post = (await ann.slash("settings me")).post
        (button,) = [id_ for id_ in post.custom_ids if id_.endswith(":dm")]
        await ann.press_old(post, button)
        await ann.press_old(post, button)
        assert not (await world.bot.store.preferences(ann.id)).dm


async def test_settings_of_a_person_work_in_direct_messages(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        result = await world.people[0].member.user.slash("settings me")
        assert "What suits you" in str(
            world.env.backend.get_message(result.response.channel_id, result.response.id).components
        )


async def test_settings_of_a_server_are_shown_to_all_and_set_by_its_managers(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        seen = (await ann.slash("settings server")).post
        assert "Tables at once:** 10" in seen.text
        assert seen.custom_ids == ()
        refused = await ann.slash("settings server", tables=3)
        assert "Only somebody who may manage the server" in refused.text
        assert "Tables at once:** 10" in (await ann.slash("settings server")).text
        await world.owner.slash("settings server", tables=4, clock="day", threads=True)
        shown = (await ann.slash("settings server")).text
        for line in (
            "Tables at once:** 4",
            "Clock of new tables:** day, 24 h a move",
            "A thread for each table:** on",
        ):
            assert line in shown
        post = (await world.owner.slash("settings server")).post
        assert "Tables at once: 4" in post.text, "the menu shows a number of one's own"
        await world.owner.pick(post, "Tables at once", "20")
        await world.owner.pick(post, "Clock of new tables", "blitz")
        await world.owner.press(post, "A thread for each table: on")
        assert await world.bot.store.settings(world.guild.id) == GuildSettings("blitz", 20, False)
        stolen = await ann.press_old(post, f"sc1:-:{OURS}:on:threads")
        assert "Only somebody who may manage the server" in stolen.text
        assert not (await world.bot.store.settings(world.guild.id)).threads


async def test_new_tables_start_with_the_clock_of_the_server(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await world.owner.slash("settings server", clock="day")
        assert (await romeo.live(world, await romeo.open_lobby(world))).row.clock == "day"
        assert (await romeo.live(world, await romeo.open_lobby(world, clock="blitz"))).row.clock == "blitz"


async def test_settings_of_a_server_need_one(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        result = await world.people[0].member.user.slash("settings server")
        post = world.env.backend.get_message(result.response.channel_id, result.response.id)
        assert "These are the settings of a server" in str(post.components)


async def test_a_persons_language_is_spoken_to_them_alone_and_at_once(tmp_path, monkeypatch):
    with_languages(monkeypatch, "xx")
    spoken = []
    monkeypatch.setattr("bot.commands.read.voice", lambda locale, *rest: spoken.append(locale) or voice(locale, *rest))
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        post = (await ann.slash("settings me")).post
        await ann.pick(post, "Language", "xx")
        for person in (ann, bob):
            await person.slash("help")
        assert spoken == ["xx", "en-US"]
        await world.restart()
        await ann.slash("help")
        assert spoken[-1] == "xx"
        await ann.pick(post, "Language", "auto")
        await ann.slash("help")
        assert spoken[-1] == "en-US"
        assert (await world.bot.store.preferences(ann.id)).language is None


async def test_the_language_of_a_server_is_that_of_its_new_tables_and_boards(tmp_path, monkeypatch):
    with_languages(monkeypatch, "xx")
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        post = (await world.owner.slash("settings server")).post
        await world.owner.pick(post, "Language", "xx")
        table = await romeo.open_lobby(world)
        live = await romeo.live(world, table)
        assert live.row.locale == "xx"
        assert {seat.options["locale"] for seat in live.row.seats} == {"en-US"}, "people keep their own"


async def test_tables_are_only_opened_in_channels_that_are_allowed(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann = world.people[0]
        games = world.guild.create_text_channel("games")
        post = (await world.owner.slash("settings server")).post
        await world.owner.point(post, "channels", games)
        assert f"Channels for tables:** <#{games.id}>" in post.text
        refused = (await ann.slash("newgame", game=romeo.GAME)).post
        assert refused.private
        assert f"<#{games.id}>" in refused.text
        assert await world.bot.store.find() == []
        await ann.slash("newgame", where=games, game=romeo.GAME)
        await ann.slash("newgame", where=games, game=romeo.GAME, thread=True)
        assert len(await world.bot.store.find()) == 2
        thread = next(channel for channel in games.threads)
        await ann.slash("newgame", where=thread, game=romeo.GAME)
        assert len(await world.bot.store.find()) == 3, "a thread of an allowed channel is allowed"
        await world.owner.point(post, "channels")
        assert "Channels for tables:** all" in post.text
        await ann.slash("newgame", game=romeo.GAME)
        assert len(await world.bot.store.find()) == 4


async def test_results_are_told_in_the_channel_for_results_once(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        hall = world.guild.create_text_channel("hall-of-fame")
        post = (await world.owner.slash("settings server")).post
        await world.owner.point(post, "results", hall)
        assert f"Channel for results:** <#{hall.id}>" in post.text
        result = await romeo.finish(world, await romeo.begin(world))
        (told,) = world.posts(hall.id)
        assert f"/{result.channel}/{result.id}" in told.text
        ended = (await romeo.live(world, result)).table.result
        for seat, person in enumerate(world.people):
            assert f"**{ended.ranks[seat]}.** {person.name}" in told.text
        assert told.pinged == frozenset()
        await world.restart()
        assert len(world.posts(hall.id)) == 1


@pytest.mark.parametrize("where", ["gone", "here"])
async def test_without_another_channel_a_result_is_told_where_it_was_played(tmp_path, where, caplog):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        hall = world.guild.create_text_channel("hall-of-fame") if where == "gone" else world.channel
        post = (await world.owner.slash("settings server")).post
        await world.owner.point(post, "results", hall)
        if where == "gone":
            world.env.backend.delete_channel(hall.id)
        result = await romeo.finish(world, await romeo.begin(world))
        assert "Final ranking" in result.text
        assert len([post for post in world.posts() if "is over" in post.text]) == 0
        assert ("is not announced" in caplog.text) == (where == "gone")


async def test_what_the_bot_lacks_in_a_chosen_channel_is_said_at_once(tmp_path):
    """R67."""
    async with playing(tmp_path, "Ann") as world:
        await world.forbid("send_messages")
        post = (await world.owner.slash("settings server")).post
        await world.owner.point(post, "results", world.channel)
        assert f"I need the permission *Send Messages* in <#{world.channel.id}>" in post.text


@pytest.mark.parametrize(
    "address", [f"{MINE}:maybe:dm", f"{MINE}::dm", f"{MINE}:on:tables", f"{MINE}:on:luck", f"{MINE}:xx:language"]
)
async def test_an_address_that_means_nothing_is_answered(tmp_path, address):
    """R2: a button of another version."""
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        post = (await ann.slash("settings me")).post
        assert "Too late" in (await ann.press_old(post, f"sc1:-:{address}")).text
        assert await world.bot.store.preferences(ann.id) == Preferences()


@pytest.mark.parametrize(
    ("name", "value"),
    [("tables", value) for value in ("", "0", "101", "-1", "noon", "1.5")]
    + [("clock", "noon"), ("language", "tlh"), ("channels", "here"), ("results", ""), ("threads", "maybe")]
    + [("guild", "1"), ("dm", "on")],
)
def test_what_a_server_cannot_choose_changes_nothing(name, value):
    assert changed(GuildSettings(), name, (value,)) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_sheets_hold_as_much_as_can_be_chosen(locale):
    chosen = GuildSettings("day", 77, True, locale, tuple(range(10**18, 10**18 + 25)), 10**18, True, True)
    v = voice(locale)
    sheet = server_sheet(chosen, v, [v("setting-lacks", permission="x" * 30, channel="<#1>")] * 26, may=True)
    assert sheet.problems() == []
    assert my_sheet(Preferences(language=locale), 0.0, v).problems() == []
    assert set(OUR_SWITCHES) < set(GuildSettings.__slots__)


async def test_a_chosen_channel_that_is_gone_is_named(tmp_path):
    """R55: where it is chosen, and where those look who want to know what is wrong."""
    async with playing(tmp_path, "Ann") as world:
        hall = world.guild.create_text_channel("hall-of-fame")
        post = (await world.owner.slash("settings server")).post
        await world.owner.point(post, "results", hall)
        world.env.backend.delete_channel(hall.id)
        await world.env.settle()
        for command in ("settings server", "diagnose"):
            assert f"I don't see <#{hall.id}> any more" in (await world.owner.slash(command)).text


async def test_a_chosen_language_is_that_of_commands_buttons_and_panels(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        one, other = await romeo.holders(world, table)
        panel, theirs, public = one.inbox[-1], other.inbox[-1], str(table)
        post = (await one.slash("settings me")).post
        await one.pick(post, "Language", "es")
        assert voice("es")("settings-me-head") in post.text, "the sheet itself, at once"
        for shown in (panel, await romeo.hand(one, table), (await one.slash("hand")).post):
            assert "solo para tus ojos" in shown.text
        assert voice("es")("help-head") in (await one.slash("help")).text
        assert "for your eyes only" in theirs.text
        assert str(table) == public
        options = await one.complete("newgame", "options", "", game=romeo.GAME)
        assert options != await other.complete("newgame", "options", "", game=romeo.GAME)


async def test_a_hand_that_is_no_longer_wanted_as_a_direct_message_goes_and_comes_back(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        one, other = await romeo.holders(world, table)
        await one.slash("settings me", dm=False)
        assert one.inbox == ()
        await romeo.place(other, other.inbox[-1])
        assert one.inbox == ()
        await romeo.choose(one, await romeo.hand(one, table))
        await one.slash("settings me", dm=True)
        (panel,) = one.inbox
        await one.answer(panel, "ok")
        assert len((await romeo.view(world, table)).placed) == 2
