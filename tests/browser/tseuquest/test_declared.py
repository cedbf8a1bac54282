"""Where the error also plays: what can't be done is declared on purpose, and a trade is called off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.tseuquest.test_journeys import BOT, HERE, come, until
from taberna.games.tseuquest.flow.actions import Stop, Trade, Walk


@pytest.mark.slow
@pytest.mark.rule("TQ-19.3", "TQ-G200", "TQ-G210")
def test_a_deed_is_declared_in_vain_and_a_trade_called_off(sit: Sit) -> None:
    """Bruna walks, and would walk again; in her next turn she deals with Sela, and thinks better of it."""
    page = sit()
    options = {"adventure": "good-barrel", "error_also_plays": "on", "own_dice": ["A"]}
    crawler = come(page, "A", options=options, seats={"A": HERE, "B": BOT, "S": BOT}, practice="declared")
    until(crawler, lambda one: one.view.turn is not None)
    log, points = page.locator(".log"), page.locator(".turn-bar .points")
    crawler.does(Trade("sela"))
    page.locator("[data-act=deny]").get_by_text("Call it off").click()
    expect(log).to_contain_text("Bruna calls the trade off.")
    expect(points).to_contain_text("one action point left")

    page.locator("[data-verb=special]").click()
    said = page.locator("[data-declare]")
    expect(said.locator("[data-act]:visible")).to_have_count(0)  # nobody declares by a slip
    page.locator("[data-declare=trade] summary").click()
    page.locator("[data-declare=trade] [data-act='trade sela']").click()
    expect(log).to_contain_text("Mistakes count too: Bruna loses an action point (trading).")

    until(crawler, lambda one: one.view.round == 2 and one.view.turn is not None)
    crawler.does(Walk("tense"))
    expect(page.locator("[data-form=rolled] select")).to_have_count(2)
    crawler.fill("rolled", ("2", "3"))
    expect(page.locator("[data-act=stop]")).to_be_visible()
    crawler.does(Stop())
    expect(points).to_contain_text("one action point left")
    page.locator("[data-verb=special]").click()
    page.locator("[data-declare=walk] summary").click()
    page.locator("[data-declare=walk] [data-act='walk tense']").click()
    expect(log).to_contain_text("Mistakes count too: Bruna loses an action point (movement).")
