"""The pictures of one language, one chapter at a time; of what keeps still, on several shapes at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from browser.tseuquest.crawler import arrive
from screens.shapes import SHAPES

MOST = 5
"""Screenfuls of one page."""
SETTLED_MS = 150
"""What the page does by itself when its shape has changed."""


class Album:
    """It is played on the first of its shapes; a picture is taken on each."""

    def __init__(
        self, browser: Browser, address: str, out: Path, language: str, shapes: Sequence[str]
    ) -> None:
        self.browser, self.address, self.out = browser, address, out
        self.language, self.shapes = language, shapes
        self.contexts: list[BrowserContext] = []
        for shape in shapes:
            self.folder(shape).mkdir(parents=True, exist_ok=True)
        self.page = self.somebody()

    @property
    def shape(self) -> str:
        return self.shapes[0]

    def folder(self, shape: str) -> Path:
        return self.out / self.language / shape

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
        context.set_default_timeout(60_000)
        self.contexts.append(context)
        return context.new_page()

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def on_each(self, page: Page) -> Iterator[str]:
        """Shape after shape, and the first again."""
        for shape in self.shapes:
            self._turn(page, shape)
            yield shape
        self._turn(page, self.shape)

    def take(self, name: str, page: Page | None = None) -> None:
        """What somebody sees, without scrolling."""
        seen = page or self.page
        for shape in self.on_each(seen):
            self.take_on(shape, name, seen)

    def take_on(self, shape: str, name: str, page: Page) -> None:
        """On the shape that it has now."""
        page.mouse.move(2, 2)
        page.evaluate("() => document.fonts.ready")
        page.screenshot(path=self.folder(shape) / f"{name}.png")

    def take_all(self, name: str, page: Page | None = None) -> None:
        """The same, and whatever comes into view below it."""
        seen = page or self.page
        for shape in self.on_each(seen):
            seen.evaluate("() => scrollTo(0, 0)")
            self._scrolled(shape, name, seen)

    def _scrolled(self, shape: str, name: str, page: Page) -> None:
        self.take_on(shape, name, page)
        width, height = SHAPES[shape]
        last = (self.folder(shape) / f"{name}.png").read_bytes()
        for n in range(2, MOST + 1):
            page.mouse.move(width / 2, height / 2)
            page.mouse.wheel(0, height * 0.85)
            page.wait_for_timeout(250)
            page.mouse.move(2, 2)
            shown = page.screenshot()
            if shown == last:
                return
            (self.folder(shape) / f"{name}-{n}.png").write_bytes(shown)
            last = shown

    def _turn(self, page: Page, shape: str) -> None:
        width, height = SHAPES[shape]
        if len(self.shapes) > 1:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(SETTLED_MS)

    def table(self, name: str = "Ilias", page: Page | None = None, **wishes: Any) -> str:
        """A table of TseuQuest with the same dice every time; its address."""
        seen = page or self.page
        arrive(seen, name)
        wanted = {"game": "tseuquest", "practice": "pictures", **wishes}
        opened = seen.request.post("/api/tables", data=wanted)
        assert opened.ok, opened.text()
        return f"/tables/{opened.json()['table']['id']}"
