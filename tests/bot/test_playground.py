"""The playground as a newcomer finds it: a real process, its page in headless Chromium, a whole game from there."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.bot.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = ROOT / "artifacts" / "playground"

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

NAMES = ("Beatrice", "Benedick", "Viola")
ROLES = "Romeo|Count Paris|Mercutio|Benvolio|Nurse|Tybalt|Friar Laurence|Prince Escalus"


def command(*arguments: str) -> list[str]:
    """Return the command line of a playground that no settings of this machine reach."""
    return [sys.executable, "-m", "bot", "--env", os.devnull, "playground", "--no-browser", *arguments]


def environment() -> dict[str, str]:
    """Return this process's environment without any setting of the bot."""
    ours = ("DISCORD_", "DATABASE_", "STARCROSSED_")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


class Playground:
    """A playground that runs as a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self._process = subprocess.Popen(
            command(*arguments),
            cwd=ROOT,
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.said = ""
        self._opened = threading.Event()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    @property
    def url(self) -> str:
        """The address it prints."""
        self._opened.wait(30)
        found = re.search(r"http://\S+", self.said)
        assert found, f"no address within 30 seconds:\n{self.said}"
        return found.group()

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit status."""
        self._process.send_signal(number)
        try:
            return self._process.wait(20)
        finally:
            self._process.kill()
            self._reader.join()

    def _read(self) -> None:
        assert self._process.stdout
        with self._process.stdout as lines:
            for line in lines:
                self.said += line
                if "Ctrl-C" in line:
                    self._opened.set()
        self._opened.set()


@contextmanager
def running(*arguments: str) -> Iterator[Playground]:
    """Run a playground for the length of the block; it must end cleanly."""
    playground = Playground(*arguments)
    try:
        yield playground
    except BaseException:
        playground.end()
        print(playground.said)  # pytest shows it beside the failure
        raise
    status = playground.end()
    assert status == 0, f"exit status {status}:\n{playground.said}"
    assert "The playground is closed." in playground.said
    assert "Traceback" not in playground.said, playground.said


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A headless Chromium of the system."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def visiting(browser: Browser, url: str, *names: str) -> Iterator[list[Visitor]]:
    """Open a tab for each person; if anything fails, leave a picture of each."""
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    visitors = [Visitor(browser, url, name) for name in names]
    try:
        yield visitors
    except BaseException:
        for visitor in visitors:
            visitor.shoot(ARTIFACTS, f"failure-{visitor.name}")
            print(f"--- {visitor.name} saw (picture in {ARTIFACTS}):\n{visitor.messages.inner_text()}")
        raise
    finally:
        for visitor in visitors:
            visitor.page.close()


def place(visitor: Visitor) -> str:
    """Open one's hand and place the first role of one's card."""
    visitor.press("My hand")
    role = visitor.press(ROLES)
    visitor.press("Place it")
    return role


def juliet_of(host: Visitor, number: int, visitors: list[Visitor]) -> Visitor:
    """Read on the table who is Juliet this round."""
    host.sees(f"Round {number} of 3")
    found = re.search(rf"Round {number}: the cards are dealt, (\w+) is Juliet", host.messages.inner_text())
    assert found, host.messages.inner_text()
    return next(visitor for visitor in visitors if visitor.name == found.group(1))


def play_round(number: int, host: Visitor, visitors: list[Visitor]) -> None:
    """Play one round; the last one to choose leaves it to the lobby's clock, which runs in real time."""
    juliet = juliet_of(host, number, visitors)
    first, last = [visitor for visitor in visitors if visitor != juliet]
    place(first)
    first.shoot(ARTIFACTS, f"3-hand-{number}")
    juliet.press("Open the lobby")
    last.press("My hand")
    last.shoot(ARTIFACTS, f"4-lobby-{number}")
    juliet.sees(r"Juliet\) names Romeo", seconds=60)
    juliet.press(rf"\S+ {first.name}")


def test_three_people_play_a_whole_game_in_the_browser(browser: Browser) -> None:
    with running("--people", "3") as playground, visiting(browser, playground.url, *NAMES) as visitors:
        host, *guests = visitors
        host.shoot(ARTIFACTS, "1-welcome")
        host.command("newgame", game="Where Art Thou Romeo", options="15")
        for guest in guests:
            guest.press("Join")
        host.sees("Ready")
        host.shoot(ARTIFACTS, "2-invitation")
        host.press("Start")
        for number in (1, 2, 3):
            play_round(number, host, visitors)
        for visitor in visitors:
            visitor.sees("The curtain falls")
            visitor.sees("Rematch")
        host.shoot(ARTIFACTS, "5-result")


def test_a_game_against_the_computer_is_under_way_in_seconds(browser: Browser) -> None:
    with running("--people", "1") as playground, visiting(browser, playground.url, "Beatrice") as (host,):
        begun = time.monotonic()
        host.command("newgame", game="Capulets")
        host.pick("Add a computer player", "hard")
        host.press("Start")
        host.sees("Turn 1")
        busy = os.getloadavg()[0] / (os.cpu_count() or 1)
        assert time.monotonic() - begun < 10 * max(1, busy), "a machine that does other things, too, has more time"
        host.shoot(ARTIFACTS, "6-against-the-computer")
        if "Waiting for Capulet" in host.messages.inner_text():
            host.pick("Which Fate card does your family take?", "")
        host.sees("Montague picks")


def test_a_lesson_teaches_whoever_is_alone_in_seconds(browser: Browser) -> None:
    with running("--people", "2") as playground, visiting(browser, playground.url, *NAMES[:2]) as (learner, other):
        begun = time.monotonic()
        learner.command("learn", game="Where Art Thou Romeo")
        learner.sees("Your goal")
        busy = os.getloadavg()[0] / (os.cpu_count() or 1)
        assert time.monotonic() - begun < 10 * max(1, busy), "a machine that does other things, too, has more time"
        learner.shoot(ARTIFACTS, "7-lesson")
        learner.press(r"Why\?")
        learner.sees("Rulebook of Where Art Thou Romeo")
        learner.press(ROLES)
        learner.press("Place it")
        learner.sees("Round 2 of 3")
        assert "Your goal" not in other.messages.inner_text()


def test_a_table_of_an_earlier_run_goes_on_in_the_next(browser: Browser, tmp_path: Path) -> None:
    kept = ("--db", str(tmp_path / "kept.db"))
    with running(*kept) as playground, visiting(browser, playground.url, "Beatrice") as (host,):
        host.command("newgame")
        host.sees("Beatrice invites")
    with running(*kept) as playground, visiting(browser, playground.url, "Viola") as (guest,):
        guest.sees("Beatrice invites")
        guest.press("Join")
        guest.sees("Beatrice and Viola")


def refusal(*arguments: str) -> str:
    """Run a playground that cannot start; return what it says."""
    done = subprocess.run(arguments, cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done
    return done.stderr


def test_a_port_in_use_is_named_with_a_remedy() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refusal(*command("--port", port))
    assert said == f"Port {port} cannot be used: it is taken.\nName another --port, or none for any free one.\n"


def test_without_its_extra_packages_it_says_how_to_get_them() -> None:
    without = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; sys.exit(main(sys.argv[1:]))"
    said = refusal(sys.executable, "-c", without, *command()[3:]).splitlines()
    assert len(said) == 2
    assert said[1] == "Get them: pip install 'starcrossed[playground]'"


def test_ctrl_c_ends_it_as_well() -> None:
    playground = Playground()
    assert playground.url
    assert playground.end(signal.SIGINT) == 0
    assert playground.said.endswith("\nThe playground is closed.\n")
