"""Choosing an opponent, gathering with bots, the others at the table, a bot's memory: for everybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import until_asked
from browser.test_access import LANGUAGES, LETTERS, THEMES, violations
from browser.test_memory import between_bots

pytestmark = pytest.mark.slow


def states(page: Page) -> Iterator[str]:
    """One after the other, all that was added around bots and guests."""
    page.locator(".go.facing button").click()
    expect(page.locator(".opponents")).to_be_visible()
    yield "the ladder"
    page.locator(".go.facing button").click()
    page.locator(".go.second button").click()
    page.locator("[data-option=variant] select").select_option("round")
    expect(page.locator("[data-choice=level]")).to_have_count(3)
    yield "a bot for each chair"
    page.locator("[data-option=company] select").select_option("link")
    page.locator(".options > button").click()
    expect(page.locator("[data-way=bot]")).to_have_count(3)
    yield "gathering"
    for left in (3, 2, 1):
        expect(page.locator("[data-way=bot]")).to_have_count(left)
        page.locator("[data-way=bot]").first.click()
    assert until_asked(page)
    page.locator(".tools button[aria-expanded]").click()
    expect(page.locator(".guests")).to_be_visible()
    yield "the others at the table"


@pytest.mark.parametrize("settings", THEMES.values(), ids=THEMES)
def test_axe_finds_nothing(sit: Sit, settings: str) -> None:
    page = sit(settings=settings)
    for state in states(page):
        assert violations(page) == [], state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 200])
def test_a_narrow_phone_and_large_text_lose_nothing(sit: Sit, language: str, text: int) -> None:
    page = sit(language=language, width=360, height=740, settings=f'{{"text": {text}}}')
    for state in states(page):
        page.evaluate(LETTERS)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360, state


@pytest.mark.parametrize("text", [100, 200])
def test_a_memory_fits_on_a_phone(sit: Sit, text: int) -> None:
    """A game between bots, looked at on a phone, where nothing has to be scrolled to from the side."""
    page = sit(language="el-GR", width=360, height=740, settings=f'{{"text": {text}}}')
    page.goto(f"/records/{between_bots(page)}")
    expect(page.locator(".memory")).to_be_visible()
    scrubber = page.get_by_role("slider")
    last = int(str(scrubber.get_attribute("max")))
    for at in (last // 3, last // 2, last):
        scrubber.fill(str(at))
        page.evaluate(LETTERS)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.locator(".memory .eyes button").nth(1).click()
    expect(page.locator(".memory .eyes button").nth(1)).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
