"""A phone of 360 pixels: the bar stays in one line, and what is asked for below is brought into sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.test_access import LANGUAGES
from browser.test_memory import between_bots
from sampled import one_quickly

PATHS = ("/learn", "/rules", "/puzzle", "/me", "/join")
LOWEST_AND_HIGHEST = """bar => {
    const lines = [...bar.children].map((part) => part.getBoundingClientRect()).filter((part) => part.height)
    return [Math.min(...lines.map((part) => part.bottom)), Math.max(...lines.map((part) => part.top))]
}"""
HOW = """() => {
    const really = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (how) { window.how = how.behavior; really.call(this, how) }
}"""


@pytest.mark.parametrize("language", one_quickly("el-GR", LANGUAGES))
def test_the_bar_is_one_line_in_every_language(sit: Sit, language: str) -> None:
    page = sit(language=language, width=360, height=740)
    for path in PATHS:
        page.goto(path)
        expect(page.locator(".bar .tools select")).to_be_visible()
        page.evaluate("() => document.fonts.ready")
        lowest, highest = page.locator(".bar").evaluate(LOWEST_AND_HIGHEST)
        assert highest < lowest, path


def replay(sit: Sit, less_motion: bool) -> Page:
    page = sit(width=360, height=740, less_motion=less_motion)
    page.goto(f"/records/{between_bots(page)}")
    expect(page.locator(".thoughts li").first).to_be_visible()
    page.evaluate(HOW)
    return page


@pytest.mark.slow
@pytest.mark.parametrize("less_motion", [True, False])
def test_a_moment_that_is_chosen_below_is_seen_above(sit: Sit, less_motion: bool) -> None:
    page = replay(sit, less_motion)
    for chosen in (page.locator(".turns .way").last, page.locator(".thoughts .way").last):
        page.locator(".ways").scroll_into_view_if_needed()
        chosen.scroll_into_view_if_needed()
        expect(page.locator(".board")).not_to_be_in_viewport(ratio=0.99)
        chosen.click()
        expect(page.locator(".board")).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("() => how") == ("auto" if less_motion else "smooth")


@pytest.mark.slow
def test_a_table_that_is_seen_stays_where_it_is(sit: Sit) -> None:
    page = replay(sit, less_motion=True)
    page.set_viewport_size({"width": 1280, "height": 4000})
    page.locator(".turns .way").last.click()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    assert page.evaluate("() => scrollY") == 0
