"""The short adventure on the page. By two pages over a link, to its end: test_secrets.py."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.test_access import settled, violations
from browser.tseuquest.crawler import OVER, Crawler, open_table, play_out
from taberna.texts import Texts

SHORT = {"adventure": "good-barrel"}
HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "simple"}


@pytest.mark.slow
def test_a_round_against_the_house_with_a_companion(sit: Sit) -> None:
    page = sit()
    crawler = Crawler(page, "A")
    table = open_table(
        page, options={**SHORT, "rounds_max": 1}, seats={"A": HERE, "B": BOT, "S": BOT}, practice="a round"
    )
    page.goto(f"/tables/{table}")
    expect(page.locator("[data-figure=bruna]")).to_be_visible()
    play_out(crawler)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Round 1.")
    assert any(did.startswith("move ") for did in crawler.done)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["es-ES", "fr-FR", "el-GR"])
def test_a_round_in_each_language_to_its_end_where_axe_finds_nothing(sit: Sit, language: str) -> None:
    page = sit(language=language)
    crawler = Crawler(page, "A")
    table = open_table(
        page, options={**SHORT, "rounds_max": 1}, seats={"A": HERE, "B": BOT, "S": BOT}, practice="a round"
    )
    page.goto(f"/tables/{table}")
    play_out(crawler)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    said = Texts(language[:2])
    expect(page.locator(".log")).to_contain_text(said("quest-round-began", round=1))
    settled(page)
    assert violations(page) == []
