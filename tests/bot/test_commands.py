"""Commands that tell and set: rules, help, settings, and which commands there are (R63, R71, R72, R91)."""

import pytest

from engine import GAMES
from renderers import PEOPLE, illustration, render, rules, words_for
from tests.bot import romeo
from tests.bot.harness import playing


@pytest.mark.parametrize("game", GAMES)
async def test_rules_are_read_topic_by_topic_each_with_its_picture(tmp_path, game):
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        shown = (await ann.slash("rules", game=game)).post
        assert shown.private
        topics = rules(game, words_for("en", game))
        assert list(shown.menus[0].choices) == [topic.title for topic in topics]
        for topic in topics:
            await ann.pick(shown, "", topic.title)
            assert topic.title in shown.texts[0]
            assert topic.text.split("\n")[0][:40] in shown.text
            view = illustration(game, topic.id)
            drawn = [] if view is None else [render(view, words_for("en", game, PEOPLE)).data]
            assert list(shown.files.values()) == drawn


async def test_rules_opened_before_a_restart_turn_after_it(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        shown = (await world.people[0].slash("rules", game=romeo.GAME)).post
        await world.restart()
        await world.people[0].pick(shown, "", "The lobby")
        assert "The lobby" in shown.texts[0]


async def test_help_says_how_to_begin_and_names_the_games(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        reply = await world.people[0].slash("help")
        assert reply.post.private
        for word in ("/newgame", "/hand", "/rules", "Where Art Thou Romeo?"):
            assert word in reply.text


@pytest.mark.parametrize("command", ["help", "rules", "hand", "tables", "settings me"])
async def test_what_concerns_one_person_works_in_direct_messages_too(tmp_path, command):
    async with playing(tmp_path, "Ann") as world:
        result = await world.people[0].member.user.slash(command)
        assert result.acknowledged
        assert result.response is not None


async def test_r71_commands_are_registered_once_and_for_all_servers(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        puts = [call for call in world.env.http_requests if call.method == "PUT"]
        assert [call.path.split("/")[-1] for call in puts] == ["commands"]
        assert "guilds" not in puts[0].path
        names = {command["name"] for command in puts[0].json}
        wanted = {"newgame", "hand", "tables", "stop", "leaderboard", "rules", "help", "settings"}
        assert wanted <= names
        installed = [command.get("integration_types", [0]) for command in puts[0].json]
        assert all(kinds == [0] for kinds in installed), "in servers only"


async def test_r74_there_is_no_privileged_intent(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        intents = world.bot.intents
        assert intents.guilds
        assert not any([intents.members, intents.presences, intents.message_content])


async def test_a_server_in_another_language_is_answered_in_the_one_there_is(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        with world.speaking("ja"):
            table = await romeo.begin(world)
            assert "Where Art Thou Romeo?" in table.text
            assert "/newgame" in (await world.people[0].slash("help")).text
