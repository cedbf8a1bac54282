"""Sorcerer and adventurer at one screen: the plan hangs behind a curtain, and no search waits for a word."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import GLANCES
from browser.test_access import violations
from browser.tseuquest.crawler import OFFERED, SURE, Crawler, open_table
from taberna.games.tseuquest.flow.actions import Pass, Search

OPTIONS = {"adventure": "good-barrel", "sorcerer": "human", "party": [{"seat": "A", "hero": "bruna"}]}
PLAN = ".behind, .letter, [data-unseen], .screen-notes"


def asked(page: Page) -> None:
    expect(page.locator(OFFERED).first).to_be_visible()


@pytest.mark.slow
@pytest.mark.rule("TQ-7.3-A", "TQ-G187")
def test_the_plan_hangs_behind_a_curtain_and_a_search_is_answered_at_once(sit: Sit) -> None:
    page = sit()
    bruna = Crawler(page, "A")
    table = open_table(
        page,
        options=OPTIONS,
        seats={"A": {"kind": "here", "name": "Ann"}, "S": {"kind": "here", "name": "Sam"}},
        practice="one screen",
    )
    page.goto(f"/tables/{table}")
    curtain = page.locator("[data-curtain]")
    asked(page)
    expect(curtain).to_have_count(0)
    bruna.does(Search("traps"))
    expect(page.locator(".log")).to_contain_text("Bruna finds nothing")  # Sam was not asked
    asked(page)
    expect(curtain).to_have_count(0)
    expect(page.locator(PLAN)).to_have_count(0)

    bruna.does(Pass())
    expect(curtain).to_contain_text("Sam, for your eyes only")
    expect(page.locator(PLAN)).to_have_count(0)
    assert "\n".join(violations(page)) == ""
    curtain.get_by_role("button").click()
    expect(page.locator(".behind")).to_be_visible()
    expect(page.locator(".standing input")).to_be_checked()
    end = page.locator(f"{SURE}, .orders:not(:has([data-way=end])) [data-verb=pass]")
    for _ in range(GLANCES):
        if "S" not in bruna.view.waiting:
            break
        if end.count():
            end.first.click()
        page.wait_for_timeout(5)
    asked(page)
    expect(page.locator(".seat.me")).to_contain_text("Ann")
    expect(page.locator(PLAN)).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Bruna finds nothing")
