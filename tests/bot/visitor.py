"""A person in a tab of the playground's page: reads, types commands and clicks as one does in Discord."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as Timeout

PATIENCE = 15_000
"""Milliseconds until something that is to appear counts as missing."""


class Visitor:
    """One tab, looked at as one of the people."""

    def __init__(self, browser: Browser, url: str, name: str) -> None:
        self.name = name
        self.page: Page = browser.new_page(viewport={"width": 1280, "height": 1000})
        self.page.set_default_timeout(PATIENCE)
        self.page.goto(url)
        self._do(lambda: self.page.select_option("#viewer-picker", label=name))

    @property
    def messages(self) -> Locator:
        """Everything in the channel."""
        return self.page.locator("#channel-message-list")

    @property
    def status(self) -> Locator:
        """What the page says of the last action; it ends in dots while one is under way."""
        return self.page.locator("#action-status")

    def command(self, name: str, **options: str) -> None:
        """Use a slash command; for each option, what is typed is a part of the choice that is wanted."""
        self._idle()
        self.page.fill("#channel-composer-input", f"/{name}")
        self.page.locator(".command-entry").first.click()
        for number, (option, typed) in enumerate(options.items()):
            if number:
                self.page.locator(".command-ghost").click()
            offer = self.page.locator(f'.command-suggestion[data-value="{option}"]')
            offer.or_(self.page.locator(".command-option-input")).last.wait_for()
            if offer.count():  # one that is wanted stands there already
                offer.click()
            self.page.locator(".command-option-input").last.press_sequentially(typed)
            self.page.locator(".command-suggestion", has_text=typed).first.click()
        self._do(self.page.locator("#send-message").click)

    def press(self, label: str) -> str:
        """Press the newest button whose label fits a pattern, the first of its message, and return the label."""
        words = self.page.locator(".button-label", has_text=re.compile(f"^(?:{label})$"))  # an emoji is apart
        message = self.messages.locator("article").filter(has=words).last
        found = message.locator(".button-label", has_text=re.compile(f"^(?:{label})$")).first
        said = found.inner_text()
        self._do(found.click)
        return said

    def pick(self, menu: str, choice: str) -> None:
        """Choose in the newest menu of a name the first option whose label has a part."""
        select = self.messages.locator(".preview-select", has=self.page.get_by_role("combobox", name=menu)).last
        option = select.locator(".select-option", has_text=choice).first
        self._do(lambda: self._choose(select.locator(".select-trigger"), option))

    def sees(self, pattern: str, seconds: float = PATIENCE / 1000) -> None:
        """Wait until a text is to be read in the channel."""
        expect(self.messages).to_contain_text(re.compile(pattern), timeout=seconds * 1000)

    def shoot(self, folder: Path, name: str) -> None:
        """Keep a picture of the tab, at its newest message and with all that is drawn."""
        newest = self.page.locator("#new-messages")
        if newest.is_visible():
            self._do(newest.click)
        with suppress(Error):  # a picture that is missing is worth a look, too
            self.page.wait_for_function("() => [...document.images].every(image => image.naturalWidth)", timeout=5000)
        self.page.evaluate("() => document.querySelector('#channel-timeline').scrollTo(0, 1e6)")
        self.page.screenshot(path=folder / f"{name}.png")

    def _choose(self, menu: Locator, option: Locator) -> None:
        """Open a menu and choose; the page closes it where a picture that arrives moves it out of sight."""
        until = time.monotonic() + PATIENCE / 1000
        while True:
            if not option.is_visible():
                menu.click()
            try:
                return option.click(timeout=1000)
            except Timeout:
                if time.monotonic() > until:
                    raise

    def _do(self, act: Callable[[], object]) -> None:
        """Do something when the page is idle, and wait for what comes of it."""
        self._idle()
        act()
        self._idle()
        expect(self.status).not_to_have_text("Action was not completed.")

    def _idle(self) -> None:
        expect(self.status).not_to_contain_text("…", timeout=PATIENCE)
