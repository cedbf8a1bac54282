"""For everybody: axe finds nothing, no width and no size of text hides anything, motion can be had less."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ROOT, Sit
from browser.player import face_down, one_step, until_asked

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CONTRAST = '{"contrast": "more"}'
PAGES = ("/", "/join", "/learn", "/puzzle", "/rules", "/me", "/tables/nowhere")
LANGUAGES = ("en-GB", "es-ES", "fr-FR", "el-GR")


def violations(page: Page) -> list[str]:
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def settled(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('main h1, .orders h1, .hail h1')")
    page.evaluate("() => document.fonts.ready")


@pytest.mark.slow
@pytest.mark.parametrize("settings", ["", CONTRAST], ids=["candlelight", "high contrast"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(sit: Sit, path: str, settings: str) -> None:
    page = sit(path, settings=settings)
    settled(page)
    assert violations(page) == []


@pytest.mark.parametrize("settings", ["", CONTRAST], ids=["candlelight", "high contrast"])
def test_axe_finds_nothing_at_the_table(sit: Sit, settings: str) -> None:
    page = sit(settings=settings)
    page.get_by_role("button", name="Two at this screen").click()
    seen = set()
    while until_asked(page):
        before = page.locator(".orders").inner_html()[:60]
        did = one_step(page, peeks=face_down(page) > 0 and "look" not in seen)
        if did not in seen and before:
            assert until_asked(page) or page.locator("[data-over]").count()
            assert violations(page) == [], did
        seen.add(did)
    assert violations(page) == []
    assert {"hide", "peek", "cover", "look", "challenge", "name"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, pytest.param(200, marks=pytest.mark.slow)])
def test_a_narrow_phone_and_large_text_lose_nothing(sit: Sit, language: str, text: int) -> None:
    page = sit(language=language, width=360, height=740, settings=f'{{"text": {text}}}')
    for at_table in (False, True):
        settled(page)
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= 360, "something is cut off or has to be scrolled to"
        if not at_table:
            page.locator(".go .plate").first.click()
            assert until_asked(page)
    for plate in page.locator(".plate[data-verb]").all():
        box = plate.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert plate.evaluate("it => it.scrollWidth <= it.clientWidth + 1"), plate.inner_text()


def test_less_motion_is_honoured(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    assert until_asked(page)
    page.evaluate(
        """() => {
            window.moved = []
            const animate = Element.prototype.animate
            Element.prototype.animate = function (keyframes, options) {
                window.moved.push(...keyframes.flatMap(Object.keys))
                return animate.call(this, keyframes, options)
            }
        }"""
    )
    one_step(page)
    assert until_asked(page)
    assert "transform" not in page.evaluate("() => window.moved")


def test_the_phone_keeps_board_and_verbs_in_sight(sit: Sit) -> None:
    page = sit(width=390, height=844)
    page.locator(".go .plate").first.click()
    assert until_asked(page)
    expect(page.locator(".mat")).to_be_in_viewport()
    expect(page.locator(".plate[data-verb=boast]")).to_be_in_viewport()
