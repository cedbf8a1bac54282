"""The table stays where it is: no question, no menu and no word that is said moves the mat or the rail."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import write
from browser.test_access import duel, settled
from browser.test_company import invited, whose_turn
from browser.test_variants import open_table

pytestmark = pytest.mark.slow
SIZES = {
    "phone": (390, 844),
    "desktop": (1440, 900),
    "narrow phone": (360, 740),
    "tablet": (820, 1180),
    "low screen": (1280, 720),
}
SCREENS = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
LIES = """selector => {
    const { top, left, width, height } = document.querySelector(selector).getBoundingClientRect()
    return [top + scrollY, left, width, height].map(Math.round)
}"""


def lies(page: Page, selector: str) -> list[int]:
    """Where it is drawn on the page, and how large."""
    return list(page.evaluate(LIES, selector))


def at_rest(page: Page) -> None:
    """Somebody's turn has begun, and nothing that happened before is still being shown."""
    expect(page.locator(".seat.lit")).to_have_count(1)
    expect(page.locator(".orders[data-idle], .orders:has(.plate[data-verb])")).to_be_visible()


@SCREENS
def test_nothing_that_is_asked_or_said_moves_the_mat(sit: Sit, size: tuple[int, int]) -> None:
    """In Greek, whose words are the longest."""
    page = sit(width=size[0], height=size[1], language="el-GR")
    seen: dict[str, list[int]] = {}
    for state in duel(page):
        if page.locator(".rail").count():
            settled(page)
            seen[state] = lies(page, ".mat") + lies(page, ".others .coin")
    assert len(seen) > 10
    first = next(iter(seen.values()))
    assert {state: place for state, place in seen.items() if place != first} == {}, first


@SCREENS
def test_words_move_neither_the_rail_nor_the_field_to_answer_them(sit: Sit, size: tuple[int, int]) -> None:
    """With two Lines, which leave the least room."""
    host = sit(name="Ana", width=size[0], height=size[1])
    open_table(host, variant="vanguard", company="link")
    guest = invited(host, sit)
    whose_turn(host, guest)
    at_rest(host)  # a rail that asks is higher than one that waits
    write(guest, "Nothing.")
    settled(host)  # letters that come late are of another height
    before = [lies(host, part) for part in (".talk", ".mat", ".rail")]
    guest.get_by_role("textbox").press("Enter")
    expect(host.locator(".speech")).to_be_visible()
    assert [lies(host, part) for part in (".talk", ".mat", ".rail")] == before


@SCREENS
def test_who_comes_to_watch_moves_nothing(sit: Sit, size: tuple[int, int]) -> None:
    host = sit(name="Ana", width=size[0], height=size[1], language="el-GR")
    host.locator(".go .way").nth(1).click()
    guest = invited(host, sit)
    whose_turn(host, guest)
    at_rest(host)
    settled(host)
    before = [lies(host, part) for part in (".mat", ".rail")]
    watcher = sit(re.sub(r"^https?://[^/]+", "", host.url), width=size[0], height=size[1], language="fr-FR")
    expect(watcher.locator(".watching.own")).to_have_text("Tu regardes")
    expect(host.locator(".watching")).to_be_visible()
    assert [lies(host, part) for part in (".mat", ".rail")] == before
    for page in (host, watcher):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
