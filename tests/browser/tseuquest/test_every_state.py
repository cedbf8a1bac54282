"""For everybody: axe finds nothing in any state of TseuQuest of which `make screens` takes a picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import unpainted
from browser.test_access import violations
from screens import dungeon, evening
from screens.album import Album

CHAPTERS = {
    chapter.__name__: chapter
    for chapter in (
        evening.gathering,
        evening.learn,
        evening.rules,
        evening.invitation,
        evening.sharing,
        evening.camp,
        evening.ending,
        dungeon.turn,
        dungeon.fight,
        dungeon.others,
        dungeon.companions,
        dungeon.curtain,
        dungeon.screen,
        dungeon.own_dice,
        dungeon.played_out,
    )
}


COMES = """() => document.getAnimations()
    .filter(it => it.effect?.getComputedTiming().endTime !== Infinity)
    .forEach(it => it.finish())"""


class Examined(Album):
    """Where a picture would be taken, axe looks."""

    def __init__(self, browser: Browser, address: str, folder: Path, language: str, shape: str) -> None:
        super().__init__(browser, address, folder, language, (shape,))
        self.seen: list[str] = []
        self.found: list[str] = []

    def somebody(self, *, motion: bool = False) -> Page:
        return unpainted(super().somebody(motion=motion))

    def take(self, name: str, page: Page | None = None) -> None:
        seen = page or self.page
        seen.evaluate("() => document.fonts.ready.then(() => true)")
        # What comes in by fading is read once it is there.
        seen.evaluate(COMES)
        self.seen.append(name)
        self.found += [f"{name}: {one}" for one in violations(seen)]

    def take_all(self, name: str, page: Page | None = None) -> None:
        self.take(name, page)


ONCE = ("fight", "played_out")
"""On a desk `test_close_up` has it."""
LOOKS = [
    (chapter, language, shape)
    for chapter in CHAPTERS
    for language, shape in (("en", "desktop"), ("el", "phone"))
    if shape == "phone" or chapter not in ONCE
]


@pytest.mark.slow
@pytest.mark.parametrize("chapter, language, shape", LOOKS)
def test_axe_finds_nothing(
    browser: Browser, address: str, tmp_path: Path, chapter: str, language: str, shape: str
) -> None:
    album = Examined(browser, address, tmp_path, language, shape)
    try:
        CHAPTERS[chapter](album)
    finally:
        album.close()
    assert album.seen
    assert "\n".join(album.found) == ""
