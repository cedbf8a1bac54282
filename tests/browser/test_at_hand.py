"""What is at hand: keys for everything, stones chosen first, names, speed, a replay that plays by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import play_out, until_asked
from browser.test_motion import RECORD
from browser.test_variants import open_table

PRESS = "key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))"
"""Also a letter that this keyboard does not have."""


def verbs(page: Page) -> list[str]:
    """Which can be pressed now."""
    plates = page.locator(".plate[data-verb]:not([aria-disabled=true])").all()
    return [str(plate.get_attribute("data-verb")) for plate in plates]


def test_single_keys_for_the_six_actions_and_numbers_for_stones(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Two at this screen").click()
    assert until_asked(page)
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys")
    expect(listed.locator("kbd")).to_have_text(["p", "h", "s", "k", "c", "b", "1–7", "← →", "Esc", "?"])
    page.keyboard.press("?")
    expect(listed).to_have_count(0)
    page.keyboard.press("p")
    page.keyboard.press("Enter")  # the first stone of the Pool, where the keyboard went
    page.keyboard.press("Enter")  # and the first end
    expect(page.locator(".line .stone")).to_have_count(2)
    assert until_asked(page)
    page.keyboard.press("h")
    page.keyboard.press("2")
    expect(page.locator("[data-space='2'] use[href='#stone-back']")).to_have_count(1)
    assert until_asked(page)
    page.keyboard.press("s")
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator("[data-space='1'] use[href='#stone-back']")).to_have_count(1)
    assert until_asked(page)
    page.keyboard.press("c")
    page.keyboard.press("1")
    expect(page.locator(".orders .symbol")).to_have_count(7)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["es-ES", "fr-FR", "el-GR"])
def test_the_keys_are_letters_of_the_language(sit: Sit, language: str) -> None:
    page = sit(language=language)
    page.locator(".go .way").first.click()
    assert until_asked(page)
    page.keyboard.press("?")
    expect(page.locator(".keys kbd")).to_have_count(10)
    keys = page.locator(".keys kbd").all_inner_texts()[:6]
    assert len(set(keys)) == 6
    page.keyboard.press("Escape")
    page.evaluate(PRESS, keys[1])
    expect(page.locator(".line .stone.ringed")).to_have_count(1)


def test_a_stone_chosen_first_leaves_what_can_be_done_with_it(sit: Sit) -> None:
    page = sit()
    open_table(page, company="screen")
    for verb in ("place", "hide"):
        assert until_asked(page)
        page.locator(f".plate[data-verb={verb}]").click()
        if verb == "place":
            page.locator(".pool .stone.can").first.click()
            page.locator(".end.can.right").click()
        else:
            page.locator("[data-space='1']").click()
    assert until_asked(page)
    everything = verbs(page)
    assert everything == ["place", "hide", "swap", "peek", "challenge", "boast"]
    page.locator("[data-space='2']").click()  # it lies open
    assert verbs(page) == ["hide", "swap"]
    page.keyboard.press("Escape")
    assert verbs(page) == everything
    page.locator("[data-space='1']").click()  # it is hidden
    assert verbs(page) == ["swap", "peek", "challenge"]


def test_the_second_player_at_one_screen_has_a_name(sit: Sit) -> None:
    page = sit(name="Ana")
    page.locator(".go.second button").click()
    page.locator("[data-option=company] select").select_option("screen")
    page.locator("[data-option=named] input").fill("Berta")
    page.locator(".options > button").click()
    assert until_asked(page)
    names = page.locator(".seat h2").all_inner_texts()
    assert sorted(names) == ["Ana", "Berta"]


def test_animations_go_as_fast_as_one_likes(sit: Sit) -> None:
    took = {}
    for speed in ("usual", "fast"):
        page = sit(less_motion=False)
        page.locator("[data-setting=speed]").select_option(speed)
        page.evaluate(RECORD)
        page.get_by_role("button", name="Two at this screen").click()
        assert until_asked(page)
        page.locator(".plate[data-verb=hide]").click()
        page.locator("[data-space='1']").click()
        page.wait_for_function("() => window.moves.some(one => one.element.matches('.stone'))")
        took[speed] = page.evaluate(
            "() => { const { animation } = window.moves.find(one => one.element.matches('.stone'))\n"
            "return animation.effect.getTiming().duration / animation.playbackRate }"
        )
    assert took["fast"] < took["usual"]


@pytest.mark.slow
def test_a_replay_plays_by_itself_and_has_a_link_to_every_moment(sit: Sit) -> None:
    page = sit()
    open_table(page, variant="round")
    play_out(page)
    page.get_by_role("link", name="Watch the replay").click()
    scrubber = page.get_by_role("slider")
    scrubber.fill("0")
    page.locator("[data-way=play]").click()
    page.wait_for_function("() => Number(document.querySelector('.scrub input').value) > 1")
    page.locator("[data-way=play]").click()
    page.locator(".eyes").first.get_by_role("button", name="Odile").click()
    for at in ("2", "5"):
        scrubber.fill(at)
        page.wait_for_function(
            "at => document.querySelector('.told-now').textContent.startsWith(`${+at + 1} of`)", arg=at
        )
        link = page.url
        assert re.search(r"#[*AB][12]?\.\d+$", link)
        other = sit(re.sub(r"^https?://[^/]+", "", link))
        expect(other.get_by_role("slider")).to_have_value(at)
        eyes = other.locator(".eyes").first.get_by_role("button", name="Odile")
        expect(eyes).to_have_attribute("aria-pressed", "true")
        other.context.close()
