"""The bot as a real process: one on a database, stopped by a signal, and what the command line says."""

import asyncio
import signal
import sqlite3

from tests.bot.loopback import TOKEN, discord, ended, start

STRANGE = f"{'A' * 24}.BBBBBB.{'C' * 30}"
"""Of the form of a token, and nobody's."""


async def running(server, folder):
    """Start the bot and wait until it is connected."""
    server.ready.clear()
    process = await start(server, folder, "run", DISCORD_TOKEN=TOKEN)
    await asyncio.wait_for(server.ready.wait(), 20)
    return process


async def test_r18_a_second_process_on_the_same_database_is_refused(tmp_path):
    async with discord() as server:
        first = await running(server, tmp_path)
        status, _, said = await ended(await start(server, tmp_path, "run", DISCORD_TOKEN=TOKEN))
        assert status == 2
        assert f"in use by process {first.pid}" in said
        assert "stop that process first" in said
        assert "Traceback" not in said
        first.send_signal(signal.SIGTERM)
        status, _, said = await ended(first)
        assert status == 0, said
        third = await running(server, tmp_path)
        third.send_signal(signal.SIGINT)
        status, _, said = await ended(third)
        assert status == 0, said
        assert "Traceback" not in said


async def test_r40_sigterm_finishes_what_is_under_way_and_says_so_to_others(tmp_path):
    """Discord takes its time with an answer; meanwhile the signal comes, twice, and somebody else presses."""
    release = asyncio.Event()
    async with discord() as server:

        async def hold(call):
            if call.path == slow:
                await release.wait()

        process = await running(server, tmp_path)
        server.hold, slow = hold, ""
        slow = await server.command("newgame", 100)
        await asyncio.wait_for(server.called(slow), 10)
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGTERM)
        await asyncio.sleep(0.3)
        late = await asyncio.wait_for(server.called(await server.command("help", 101)), 10)
        assert "I am restarting" in str(late.json)
        assert late.json["data"]["flags"] & 64, "for one pair of eyes"
        assert process.returncode is None
        release.set()
        status, _, said = await ended(process)
        assert status == 0, said
        assert "Traceback" not in said
    with sqlite3.connect(tmp_path / "starcrossed.db") as database:
        assert database.execute("SELECT host, status, message IS NULL FROM tables").fetchall() == [(100, "lobby", 0)]
        assert database.execute("SELECT owner FROM lease").fetchall() == [(None,)]
    database.close()


async def test_commands_are_synced_by_hand_while_the_bot_runs(tmp_path):
    async with discord() as server:
        process = await running(server, tmp_path)
        status, out, said = await ended(await start(server, tmp_path, "sync", DISCORD_TOKEN=TOKEN))
        assert status == 0, said
        assert "/newgame" in out
        assert len([call for call in server.calls if call.method == "PUT"]) == 2
        process.send_signal(signal.SIGTERM)
        await ended(process)


async def test_r71_commands_are_told_once(tmp_path):
    async with discord() as server:
        for _ in range(2):
            process = await running(server, tmp_path)
            process.send_signal(signal.SIGTERM)
            await ended(process)
        assert len([call for call in server.calls if call.method == "PUT"]) == 1


async def test_a_token_that_discord_does_not_know_is_said_in_one_line(tmp_path):
    async with discord() as server:
        status, _, said = await ended(await start(server, tmp_path, "run", DISCORD_TOKEN=STRANGE))
        assert status == 2
        assert said.strip().split("\n")[-1].startswith("Discord does not accept DISCORD_TOKEN")
        assert "Traceback" not in said
        status, _, said = await ended(await start(server, tmp_path, "sync", DISCORD_TOKEN=STRANGE))
        assert status == 1
        assert "Traceback" not in said


async def test_doctor_finds_everything_well(tmp_path):
    async with discord() as server:
        status, out, said = await ended(await start(server, tmp_path, "doctor", DISCORD_TOKEN=TOKEN))
        assert status == 0, out + said
        lines = out.strip().split("\n")
        assert all(line.startswith("ok") for line in lines)
        for about in ("settings", "database", "pictures", "token", "login", "permissions on Verona"):
            assert any(about in line for line in lines), about


async def test_doctor_names_missing_permissions_with_the_remedy(tmp_path):
    async with discord() as server:
        server.permissions = "1024"  # View Channel alone
        status, out, _ = await ended(await start(server, tmp_path, "doctor", DISCORD_TOKEN=TOKEN))
        assert status == 1
        (line,) = [line for line in out.split("\n") if line.startswith("FAIL")]
        assert "send_messages" in line
        assert "https://discord.com/oauth2/authorize" in line


async def test_a_log_of_all_details_holds_no_hands(tmp_path):
    """What libraries write at DEBUG is every statement and every call, with all that players keep secret."""
    async with discord() as server:
        process = await start(server, tmp_path, "run", DISCORD_TOKEN=TOKEN, STARCROSSED_LOG_LEVEL="DEBUG")
        await asyncio.wait_for(server.ready.wait(), 20)
        await asyncio.wait_for(server.called(await server.command("newgame", 100)), 10)
        process.send_signal(signal.SIGTERM)
        status, _, said = await ended(process)
        assert status == 0
        written = [line for line in said.split("\n") if " DEBUG " in line]
        assert not [line for line in written if "aiosqlite" in line or "discord.http" in line or "gateway" in line]


async def test_a_killed_process_leaves_a_free_database(tmp_path):
    async with discord() as server:
        process = await running(server, tmp_path)
        process.kill()
        await process.wait()
        again = await running(server, tmp_path)
        again.send_signal(signal.SIGTERM)
        assert (await ended(again))[0] == 0
