"""What one has to remember is never cut short, and a stone is seen before a word tells what it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import until_asked
from browser.test_motion import RECORD, begin_swap, laid_out
from taberna.texts import texts

NAMES = ("Crown", "Shield", "Sword", "Flag", "Knight", "Hammer", "Scales")
LETTERS = "CDSFKHL"
UNCUT = """() => {
    window.cut = 0
    const finish = Animation.prototype.finish
    Animation.prototype.finish = function () { window.cut += 1; return finish.call(this) }
}"""
FOLLOW = """() => {
    window.path = []
    const follow = () => {
        const stone = window.moves.find(one => one.duration === 780 && one.element.matches('.stone'))
        if (stone && stone.animation.playState === 'running') {
            window.path.push(stone.element.getBoundingClientRect().x)
            if (window.path.length === 2) {
                for (const where of ['.mat', '.oak', '.orders'])
                    for (const what of ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'click'])
                        document.querySelector(where).dispatchEvent(new Event(what, { bubbles: true }))
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
            }
        }
        requestAnimationFrame(follow)
    }
    requestAnimationFrame(follow)
}"""
"""Where a stone is, frame by frame; and clicks, taps and a key in the middle of its way."""
SAMPLE = """space => {
    const frames = (window.frames = [])
    const look = () => {
        if (window.frames !== frames) return
        const stone = document.querySelector(`[data-space='${space}'] use:last-of-type`)
        const dark = document.querySelector('.dark')
        const said = [...document.querySelectorAll('.orders h1, .orders .sub, [role=status]')]
        const frame = {
            at: performance.now(),
            dark: dark.style.opacity !== '',
            depth: Number(dark.style.opacity),
            face: stone ? stone.getAttribute('href') : '',
            words: said.map(it => it.textContent.trim()).join(' '),
            headline: document.querySelector('.orders h1')?.textContent ?? '',
        }
        frames.push(frame)
        const key = { key: 'Escape', bubbles: true }
        if (frame.dark) document.body.dispatchEvent(new KeyboardEvent('keydown', key))
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
"""What is seen and read in every frame; and a key that would shorten the silence."""


@pytest.mark.slow
@pytest.mark.rule("TS-2.8")
def test_no_click_and_no_key_cuts_a_swap_short(sit: Sit) -> None:
    page = sit(less_motion=False)
    page.evaluate(RECORD)
    laid_out(page)
    page.evaluate(UNCUT)
    page.evaluate(FOLLOW)
    begin_swap(page)
    assert until_asked(page)
    path = page.evaluate("() => window.path")
    assert len(path) > 2
    assert len({round(x) for x in path}) > 2, "it was seen on its way"
    swaps = page.evaluate("() => window.moves.filter(one => one.duration === 780).length")
    assert swaps == 4
    assert page.evaluate("() => window.cut") == 0


@pytest.mark.slow
def test_the_puzzle_can_be_followed_after_its_button_was_pressed(sit: Sit) -> None:
    page = sit("about:blank", less_motion=False)
    page.clock.set_fixed_time("2026-11-15T12:00:00")
    page.goto("/puzzle")
    page.evaluate(RECORD)
    page.evaluate(UNCUT)
    page.locator("[data-way=follow]").click()
    moves = page.evaluate(
        "() => fetch('/data/puzzles/11-15.json').then(it => it.json()).then(it => it.moves)"
    )
    swaps = sum(event["event"] == "swapped" for event, _ in moves)
    hidings = sum(event["event"] == "hidden" for event, _ in moves)
    assert swaps
    assert hidings
    page.locator(".mat").click(position={"x": 5, "y": 5})
    expect(page.locator("[data-phase=ask]")).to_be_visible()
    counted = "ms => window.moves.filter(one => one.duration === ms && one.element.matches('.stone')).length"
    assert page.evaluate(counted, 780) == 2 * swaps
    assert page.evaluate(counted, 230) == 2 * hidings
    assert page.evaluate("() => window.cut") == 0
    asked = page.evaluate("() => fetch('/data/puzzles/11-15.json').then(it => it.json()).then(it => it.ask)")
    ringed = page.locator(".line .stone.chosen")
    expect(ringed).to_have_attribute("data-space", str(asked))


def frames(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("() => window.frames"))


def check(seen: list[dict[str, Any]], silence: int, words: str = "") -> None:
    """Silence, hand, stone, then words: those that tell what it is."""
    closed = next(i for i, one in enumerate(seen) if one["dark"])
    opened = next(i for i, one in enumerate(seen) if i > closed and one["face"].startswith("#sym-"))
    name = words or str(seen[opened]["face"]).removeprefix("#sym-").capitalize()
    for one in seen[closed:opened]:
        assert one["headline"] == ""
        assert name not in one["words"], "told before it was seen"
    lit = next(one for one in seen[opened:] if not one["dark"])
    assert seen[opened]["at"] - seen[closed]["at"] >= silence - 40, "the silence is kept, whatever is pressed"
    told = next(one for one in seen[opened:] if name in one["words"])
    assert told["at"] >= lit["at"]


def under(page: Page, space: int) -> str:
    """What lies there: the one that lies nowhere else."""
    shown = page.locator("[data-space], .pool .stone").evaluate_all("its => its.map(it => it.ariaLabel)")
    label = str(page.locator(f"[data-space='{space}']").get_attribute("aria-label"))
    [name] = [one for one in NAMES if one in label] or [
        one for one in NAMES if not any(one in label for label in shown)
    ]
    return name


def test_a_stone_is_seen_before_it_is_told(sit: Sit) -> None:
    page = sit()
    laid_out(page)
    page.locator(".plate[data-verb=challenge]").click()
    page.evaluate(SAMPLE, 1)
    page.locator("[data-space='1']").click()
    page.locator(".orders .symbol").first.wait_for()
    expect(page.locator(".speech.claim")).to_have_count(1)
    page.locator(".orders .symbol").first.click()
    page.wait_for_function("() => window.frames.some(one => /^It was the/.test(one.headline))")
    check(frames(page), 700)


@pytest.mark.slow
def test_every_stone_of_a_proof_has_its_silence_longer_and_darker_than_the_last(sit: Sit) -> None:
    page = sit()
    laid_out(page)
    stones = (under(page, 1), under(page, 2))
    page.locator(".plate[data-verb=hide]").click()
    page.locator("[data-space='2']").click()
    assert until_asked(page)
    page.locator(".plate[data-verb=boast]").click()
    page.locator("[data-way=confirm]").click()
    page.locator("[data-answer=doubt]").click()
    dark = []
    for space, name, silence in ((1, stones[0], 700), (2, stones[1], 900)):
        expect(page.locator(f"[data-space='{space}'].can")).to_be_visible()
        page.evaluate(SAMPLE, space)
        page.locator(f"[data-space='{space}']").click()
        page.locator(".orders .symbol").nth(NAMES.index(name)).click()
        told = texts("en")("event-turned", space=str(space), symbol=LETTERS[NAMES.index(name)])
        page.wait_for_function("told => window.frames.some(one => one.words.includes(told))", arg=told)
        seen = frames(page)
        check(seen, silence, told)
        dark.append(max(one["depth"] for one in seen))
    assert dark[0] < dark[1]
    expect(page.locator("[data-over]")).to_be_visible()
