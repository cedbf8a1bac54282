"""Orders to companions: above the line where one writes, said with one click, answered in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.tseuquest.crawler import OFFERED, Crawler, open_table

MOST = 400
REASON = re.compile(r"^Bruna – ")
HERE, FAIR = {"kind": "here"}, {"kind": "bot", "bot": "fair"}


@pytest.mark.slow
def test_an_order_is_given_with_a_click_and_answered(sit: Sit) -> None:
    page = sit()
    crawler = Crawler(page, "B")
    options = {"adventure": "good-barrel", "rounds_max": 3}
    table = open_table(page, options=options, seats={"A": FAIR, "B": HERE, "S": FAIR}, practice="pictures")
    page.goto(f"/tables/{table}")
    expect(page.locator(OFFERED).first).to_be_visible()
    answer = page.locator(".talk .lines", has_text="Not a step further.")
    said = False
    for _ in range(MOST):
        if crawler.stands() != "asked":
            page.wait_for_timeout(20)
            continue
        if not said and crawler.view.turn is not None:
            hold = page.get_by_role("button", name="Hold!", exact=True)
            expect(hold).to_be_hidden()  # it takes no room until somebody writes
            page.locator(".say input").focus()
            hold.click()
            said = True
        if answer.count():
            break
        crawler.step()
    expect(answer).to_have_count(1)

    # Why they did what they did stands in the log, also when it is read again, and not among what was said.
    reasons = page.locator(".log li", has_text=REASON)
    expect(reasons).not_to_have_count(0)
    expect(page.locator(".talk .lines li", has_text=" – ")).to_have_count(0)
    page.reload()
    expect(page.locator(OFFERED).first).to_be_visible()
    expect(reasons).not_to_have_count(0)
