"""A fight from close by: dice and what became of them, over the board and never over what is asked."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.test_access import violations
from browser.tseuquest.crawler import OFFERED, OVER, Crawler, open_table

OPTIONS: Final = {"adventure": "good-barrel", "rounds_max": 3}
HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "simple"}
MOST: Final = 400
ASKED: Final = f"""() => document.querySelector("{OVER}") ? 'over'
    : document.querySelector('.bout:not(:has(.bout-verdict))') ? 'fight'
    : document.querySelector("{OFFERED}") ? 'asked' : ''"""


CLEAR: Final = """() => {
    const verdict = document.querySelector('.bout-verdict')
    const wide = document.documentElement.scrollWidth
    return verdict && innerWidth >= wide && verdict.scrollHeight <= verdict.clientHeight
}"""


def come(page: Page) -> Crawler:
    """Sela and a companion go down; the same dice every time."""
    crawler = Crawler(page, "B")
    table = open_table(page, options=OPTIONS, seats={"A": BOT, "B": HERE, "S": BOT}, practice="pictures")
    page.goto(f"/tables/{table}")
    expect(page.locator(OFFERED).first).to_be_visible()
    return crawler


def until_a_fight(crawler: Crawler) -> None:
    """What moves is hurried, up to the fight that asks her something."""
    for _ in range(MOST):
        page = crawler.page
        stands = str(page.evaluate(ASKED))
        if stands == "fight" and page.locator(OFFERED).count():
            return
        if stands in ("", "fight"):
            page.wait_for_timeout(20)
            crawler.stands()
        else:
            assert stands == "asked", "there was no fight"
            crawler.step()
    raise AssertionError("there was no fight")


ON_ONE_SCREEN: Final = """() => {
    const bout = document.querySelector('.bout')
    const { bottom } = bout.getBoundingClientRect()
    const parts = [...bout.querySelectorAll('.bout-die, .bout-verdict')]
    const boxes = parts.map(one => one.getBoundingClientRect())
    const shown = boxes.every(box => box.top >= 0 && box.bottom <= bottom)
    return shown && bout.scrollHeight <= bout.clientHeight + 1
}"""


@pytest.mark.slow
def test_both_sides_of_a_fight_and_its_outcome_are_on_one_screen(sit: Sit) -> None:
    """However long the table of fumbles is: it has a bar of its own, and the row that was read is in view."""
    page = sit(width=1280, height=800)
    crawler = come(page)
    until_a_fight(crawler)
    page.wait_for_function(ON_ONE_SCREEN)
    page.locator("[data-act^=defend]").click()
    expect(page.locator(".bout-verdict")).to_be_visible()
    page.wait_for_function(ON_ONE_SCREEN)
    for row in page.locator(".bout-table .open").all():
        expect(row).to_be_in_viewport()


@pytest.mark.slow
def test_a_fight_is_seen_from_close_by(sit: Sit) -> None:
    page = sit()
    crawler = come(page)
    until_a_fight(crawler)
    fight = page.locator(".bout")
    expect(fight).to_be_visible()
    expect(fight.locator(".bout-die")).not_to_have_count(0)  # the attack lies there
    expect(page.locator("[data-act^=defend]")).to_be_visible()
    page.reload()  # in its middle
    expect(fight.locator(".bout-die")).not_to_have_count(0)
    expect(page.locator(".magic-card")).to_have_count(6)
    page.set_viewport_size({"width": 844, "height": 390})  # by itself it goes soon
    page.locator("[data-act^=defend]").click()
    page.wait_for_function(CLEAR)  # its words stay on their parchment
    fight.get_by_role("button", name="Carry on").click()
    expect(fight).to_have_count(0)
    expect(page.locator("[data-figure=sela]")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en-GB", "el-GR"])
def test_axe_finds_nothing_in_a_fight_and_at_the_end(sit: Sit, language: str) -> None:
    page = sit(language=language)
    crawler = come(page)
    until_a_fight(crawler)
    assert "\n".join(violations(page)) == ""
    for _ in range(MOST):
        match crawler.stands():
            case "over":
                break
            case "asked":
                crawler.step()
            case _:
                page.wait_for_timeout(20)
    expect(page.locator(".ending")).to_be_visible()
    assert "\n".join(violations(page)) == ""

    # From the table to the same evening again, through one's own eyes.
    page.locator(".ways a[href^='/records/']").click()
    expect(page.locator(".scrub")).to_have_attribute("aria-busy", "false")
    expect(page).to_have_url(re.compile(r"#B\.\d+$"))
    expect(page.locator(".eyes [aria-pressed=true]")).to_contain_text("Ana")
    expect(page.locator(".epilogue h2")).to_be_visible()
