"""Somebody who crawls by the keyboard alone, and writes down what a screen reader reads out meanwhile."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from browser.listener import Tree
from browser.tseuquest.crawler import Crawler

TABS: Final = 150
"""More than any page has stops."""
IS_AT: Final = "wanted => document.activeElement?.matches(wanted) ?? false"
SAID: Final = """() => {
    window.said = []
    new MutationObserver(changes => {
        for (const { target, addedNodes } of changes)
            if ((target.nodeType === 1 ? target : target.parentElement)?.closest('[role=status]'))
                window.said.push(...[...addedNodes].map(it => it.textContent.trim()).filter(Boolean))
    }).observe(document.body, { childList: true, subtree: true })
}"""
AWAY: Final = """wanted => {
    const stops = [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')]
        .filter(it => it.tabIndex >= 0 && !it.disabled && it.checkVisibility())
    const [here, there] = [stops.indexOf(document.activeElement), stops.findIndex(it => it.matches(wanted))]
    return here < 0 || there < 0 ? 0 : there - here
}"""
"""How many stops it is to something, as far as the document tells; the keys decide."""
HEARD: Final = "() => (window.said ?? []).splice(0)"
ARROWS: Final = """wanted => {
    const known = new Set([...document.querySelectorAll('[data-square]')].map(it => it.dataset.square))
    const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }
    const next = (square, [dx, dy]) => {
        let [x, y] = [square.charCodeAt(0) - 97, +square.slice(1)]
        for (let i = 0; i < 30; i++) {
            [x, y] = [x + dx, y + dy]
            const there = String.fromCharCode(x + 97) + y
            if (known.has(there)) return there
        }
        return square
    }
    const start = document.activeElement.dataset.square
    const came = new Map([[start, []]])
    for (const [square, keys] of came)
        for (const [key, way] of Object.entries(ways)) {
            const there = next(square, way)
            if (!came.has(there)) came.set(there, [...keys, key])
        }
    return came.get(wanted) ?? null
}"""
"""Which arrows lead from the square that has the focus to another, over those that are known."""


class ByKeys(Crawler):
    """Its lines, in Markdown: what is asked, the keys with role and name of what had the focus, and in quotes
    what the live region told."""

    def __init__(self, page: Page, seat: str) -> None:
        super().__init__(page, seat)
        self.lines: list[str] = []
        self._tree = Tree(page)
        self._headline = ""

    def listen(self) -> None:
        """From now on; the page must not be left any more."""
        self.page.evaluate(SAID)

    def round(self, number: int) -> list[str]:
        """What was read out of one round."""
        rest = self.lines[self.lines.index(f"- “Round {number}.”") :]
        after = f"- “Round {number + 1}.”"
        return rest[: rest.index(after)] if after in rest else rest

    def stands(self) -> str:
        stands = super().stands()
        self.lines += [f"- “{told}”" for told in self.page.evaluate(HEARD)]
        return stands

    def press(self, button: str) -> None:
        self._headings()
        self._tab(button)
        self._enter()

    def point(self, square: str) -> None:
        self._headings()
        self._tab(".cells [data-square]")
        keys = self.page.evaluate(ARROWS, square)
        assert keys is not None, f"no arrows lead to {square}"
        for key in keys:
            self.page.keyboard.press(key)
        assert self.page.evaluate(IS_AT, f"[data-square={square}]")
        if keys:
            self.lines.append(f"- `{' '.join(key.removeprefix('Arrow') for key in keys)}`")
        self._enter()

    def _tab(self, wanted: str) -> None:
        """Backwards where that is shorter."""
        away = int(self.page.evaluate(AWAY, wanted))
        for _ in range(abs(away)):
            self.page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
        for _ in range(TABS):
            if self.page.evaluate(IS_AT, wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"not reached by the keyboard: {wanted}")

    def _enter(self) -> None:
        role, name = self._tree.focused()
        self.lines.append(f"- `Enter` on {role} **{name}**")
        self.page.keyboard.press("Enter")

    def _headings(self) -> None:
        """What is asked, as whoever looks for the headings of the page finds it."""
        region = self.page.locator(".orders")
        headline = " ".join(region.locator("h1, .sub, .no").all_inner_texts()).strip()
        if headline != self._headline:
            self._headline = headline
            self.lines += ["", f"**{headline}**", ""]
