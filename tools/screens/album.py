"""The pictures of one language and shape, one chapter at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from browser.tseuquest.crawler import arrive
from screens.shapes import SHAPES

MOST = 5
"""Screenfuls of one page."""


class Album:
    def __init__(self, browser: Browser, address: str, folder: Path, language: str, shape: str) -> None:
        self.browser, self.address, self.folder = browser, address, folder
        self.language, self.shape = language, shape
        self.contexts: list[BrowserContext] = []
        folder.mkdir(parents=True, exist_ok=True)
        self.page = self.somebody()

    def somebody(self, *, motion: bool = False) -> Page:
        """Somebody new with a browser of their own."""
        width, height = SHAPES[self.shape]
        context = self.browser.new_context(
            base_url=self.address,
            locale=self.language,
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",
        )
        context.set_default_timeout(180_000)
        self.contexts.append(context)
        return context.new_page()

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def take(self, name: str, page: Page | None = None) -> None:
        """What somebody sees, without scrolling."""
        seen = page or self.page
        seen.mouse.move(2, 2)
        seen.evaluate("() => document.fonts.ready")
        seen.screenshot(path=self.folder / f"{name}.png")

    def take_all(self, name: str, page: Page | None = None) -> None:
        """The same, and whatever comes into view below it."""
        seen = page or self.page
        self.take(name, seen)
        width, height = SHAPES[self.shape]
        last = (self.folder / f"{name}.png").read_bytes()
        for n in range(2, MOST + 1):
            seen.mouse.move(width / 2, height / 2)
            seen.mouse.wheel(0, height * 0.85)
            seen.wait_for_timeout(250)
            seen.mouse.move(2, 2)
            shown = seen.screenshot()
            if shown == last:
                return
            (self.folder / f"{name}-{n}.png").write_bytes(shown)
            last = shown

    def table(self, name: str = "Ilias", page: Page | None = None, **wishes: Any) -> str:
        """A table of TseuQuest with the same dice every time; its address."""
        seen = page or self.page
        arrive(seen, name)
        wanted = {"game": "tseuquest", "practice": "pictures", **wishes}
        opened = seen.request.post("/api/tables", data=wanted)
        assert opened.ok, opened.text()
        return f"/tables/{opened.json()['table']['id']}"
