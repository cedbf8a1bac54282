"""Behind the screen: a person keeps the dungeon, and somebody of the house goes down into it."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.test_access import violations
from browser.tseuquest.crawler import OFFERED, SURE, Crawler, open_table

HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "simple"}
OPTIONS: Final = {"adventure": "good-barrel", "sorcerer": "human", "party": [{"seat": "A", "hero": "bruna"}]}
MOST: Final = 600
RUNS: Final = ".to-run [data-act^='activate ']"


def keep(sit: Sit, **how: object) -> tuple[Page, Crawler]:
    """Ana keeps the cellar; somebody of the house comes down into it, with the same dice every time."""
    page = sit(**how)
    crawler = Crawler(page, "S")
    table = open_table(page, options=OPTIONS, seats={"A": BOT, "S": HERE}, practice="behind the screen")
    page.goto(f"/tables/{table}")
    expect(page.locator(".behind")).to_be_visible()
    return page, crawler


def until_figures(crawler: Crawler, least: int) -> None:
    """Other questions are answered as the simple player would, up to a choice between so many figures."""
    for _ in range(MOST):
        if crawler.stands() == "asked":
            if crawler.page.locator(RUNS).count() >= least:
                return
            asked = crawler.page.locator(OFFERED).first
            if asked.count() and crawler.seat in crawler.view.waiting:
                crawler.step()
                continue
        crawler.page.wait_for_timeout(20)
    raise AssertionError(crawler.done[-10:])


@pytest.mark.slow
def test_a_sorcerer_reads_aloud_runs_two_figures_and_ends_the_phase(sit: Sit) -> None:
    page, crawler = keep(sit)
    expect(page.locator("[data-unseen]")).to_have_attribute("d", re.compile("^M"))
    expect(page.locator(".letter[data-letter=A]")).to_be_visible()  # the door of the rats
    page.locator("[data-note=thirst]").click()
    passage = page.locator(".reading")
    expect(passage).to_contain_text("forty dry throats")
    passage.locator("[data-way=read]").click()  # too early: it asks
    expect(page.locator(".talk .lines")).not_to_contain_text("forty dry throats")
    passage.locator("[data-way=read]").click()
    expect(page.locator(".talk .lines")).to_contain_text("forty dry throats")

    until_figures(crawler, 2)
    page.locator(".rulings summary").click()
    gift = page.locator("[data-form=rule-give]")
    gift.locator("[data-field=item] select").select_option("potion")
    gift.locator("button").click()
    expect(page.locator(".log")).to_contain_text("The Sorcerer rules")
    until_figures(crawler, 2)
    order = [str(run.get_attribute("data-act")) for run in page.locator(RUNS).all()][:2]
    for name in reversed(order):  # in whatever order one likes
        page.locator(f"[data-act='{name}']").click()
        expect(page.locator(".turn-bar")).to_be_visible()
        page.locator(".turn-bar [data-verb=pass]").click()
        page.locator(SURE).click()  # points are left, so it asks
        expect(page.locator(f".to-run [data-act='{name}']")).to_have_count(0)
        crawler.stands()
    before = crawler.view.round
    end = page.locator(".to-run [data-verb=pass]")
    for _ in range(MOST):
        if crawler.view.round > before:
            break
        # Whoever was run last may still be shown: the end is offered once they were.
        if crawler.stands() == "asked" and end.count() and crawler.seat in crawler.view.waiting:
            end.click()
        page.wait_for_timeout(20)
    assert crawler.view.round > before
    for _ in range(MOST):  # or the bot is done on a busy machine, and it is the Sorcerer's turn again
        if not page.locator(".to-run").count() or crawler.view.phase == "sorcerer":
            break
        page.wait_for_timeout(20)
    assert not page.locator(".to-run").count() or crawler.view.phase == "sorcerer"
    expect(page.locator(".screen-notes .done")).not_to_have_count(0)  # the rats were met
    page.reload()
    expect(page.locator(".screen-notes .done")).not_to_have_count(0)


@pytest.mark.slow
def test_axe_finds_nothing_behind_the_screen(sit: Sit) -> None:
    page, crawler = keep(sit, language="el-GR")
    until_figures(crawler, 1)
    assert "\n".join(violations(page)) == ""
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_an_adventurers_page_fetches_nothing_of_the_screen(sit: Sit) -> None:
    page = sit()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    table = open_table(page, options=OPTIONS, seats={"A": HERE, "S": BOT}, practice="before the screen")
    page.goto(f"/tables/{table}")
    expect(page.locator("[data-figure=bruna]")).to_be_visible()
    assert any("quest" in url for url in fetched)
    assert not [url for url in fetched if "screen" in url]
    expect(page.locator(".behind, .letter, [data-unseen]")).to_have_count(0)
