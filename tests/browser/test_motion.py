"""What moves on the table: by transform and opacity alone, in a hand that goes with the stone (TS-2.8)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.conftest import Sit
from browser.player import until_asked

CHEAP = {"transform", "opacity"}
ABOUT = {"offset", "easing", "composite"}
RECORD = """() => {
    window.moves = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
        const animation = animate.call(this, keyframes, options)
        if (options.duration === window.held) animation.pause()
        window.moves.push({ element: this, keyframes, animation, duration: options.duration })
        return animation
    }
}"""
STYLED = """() => {
    const found = []
    const walk = rules => [...rules].forEach(rule => {
        if (rule instanceof CSSKeyframeRule) found.push(...rule.style)
        else if (rule.style?.transitionProperty) found.push(...rule.style.transitionProperty.split(', '))
        if (rule.cssRules) walk(rule.cssRules)
    })
    for (const sheet of document.styleSheets) walk(sheet.cssRules)
    return found
}"""
HANDS_AT = """ms => {
    const turning = window.moves.filter(one => one.duration === 780)
    for (const { animation } of turning) animation.currentTime = ms
    const middle = ({ element }) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
    }
    const hands = turning.filter(one => one.element.matches('.hand')).map(middle)
    const stones = turning.filter(one => one.element.matches('.stone')).map(middle)
    return hands.map(([x, y], i) => [x - stones[i][0], y - stones[i][1], stones[i][0]])
}"""


def laid_out(page: Page) -> None:
    """A table for two with three stones on the Line, one of them hidden."""
    page.get_by_role("button", name="Two at this screen").click()
    for _ in range(2):
        assert until_asked(page)
        page.locator(".plate[data-verb=place]").click()
        page.locator(".pool .stone.can").first.click()
        page.locator(".end.can").first.click()
    assert until_asked(page)
    page.locator(".plate[data-verb=hide]").click()
    page.locator("[data-space='1']").click()
    assert until_asked(page)


def begin_swap(page: Page) -> None:
    page.locator(".plate[data-verb=swap]").click()
    page.locator("[data-space='1']").click()
    page.locator("[data-space='3']").click()


@pytest.mark.slow
def test_nothing_moves_but_by_transform_and_opacity(sit: Sit) -> None:
    page = sit(less_motion=False)
    page.evaluate(RECORD)
    laid_out(page)
    begin_swap(page)
    page.wait_for_function("() => window.moves.some(one => one.duration === 780)")
    assert until_asked(page)
    frames = page.evaluate("() => window.moves.flatMap(one => one.keyframes.flatMap(Object.keys))")
    assert "transform" in frames
    assert set(frames) <= CHEAP | ABOUT
    assert set(page.evaluate(STYLED)) <= CHEAP | {"none", "all"}
    page.goto("/")
    assert set(page.evaluate(STYLED)) - {"none"} <= CHEAP


@pytest.mark.slow
@pytest.mark.rule("TS-2.8")
def test_the_opponents_hands_go_with_the_stones_and_leave_no_trace(sit: Sit) -> None:
    page = sit(less_motion=False)
    page.evaluate(RECORD)
    page.evaluate("() => { window.held = 780 }")  # a swap stands still as soon as it has begun
    laid_out(page)
    begin_swap(page)
    page.wait_for_function("() => window.moves.filter(one => one.duration === 780).length === 4")
    seen = [page.evaluate(HANDS_AT, ms) for ms in (0, 200, 400, 600, 770)]
    for hand in (0, 1):
        xs, ys, stones = zip(*(moment[hand] for moment in seen), strict=True)
        assert max(xs) - min(xs) < 2, "the hand is where the stone is"
        assert max(ys) - min(ys) < 2
        assert ys[0] < -20, "it comes from across the table"
        assert max(stones) - min(stones) > 100, "and it really goes somewhere"
    page.evaluate("() => { window.held = 0; window.moves.forEach(({ animation }) => animation.play()) }")
    assert until_asked(page)
    page.wait_for_function(
        """() => [...document.querySelectorAll('.hand')].every(it =>
            !it.getAnimations().length && !it.style.transform && getComputedStyle(it).opacity === '0')"""
    )
