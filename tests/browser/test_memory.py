"""After the game: what the bot remembered, beside what one had seen oneself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import play_out
from browser.test_access import violations

GAME = """async () => {
    const ask = (path, body) => fetch(path, body && {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    }).then((answer) => answer.json())
    await ask('/api/guests', { name: 'Ana' })
    const bot = { kind: 'bot', bot: 'page' }
    const seats = { A: { ...bot, name: 'Mirela' }, B: { ...bot, name: 'Odile' } }
    const options = { last_orders: 'on', turns_max: 60 }
    const { table } = await ask('/api/tables', { game: 'tellstones', options, seats })
    for (;;) {
        const { record } = await ask(`/api/tables/${table.id}`)
        if (record) return record
        await new Promise((resolve) => setTimeout(resolve, 100))
    }
}"""

pytestmark = pytest.mark.slow


def between_bots(page: Page) -> str:
    """The record of a game between two Pages, who forget a lot in sixty turns."""
    return str(page.evaluate(GAME))


def replayed(sit: Sit, bot: str, language: str = "en-GB") -> Page:
    """A game against this one, and the page that shows it again."""
    page = sit(language=language, name="Ana")
    page.locator(".go.facing button").click()
    page.locator(f".opponents input[value={bot}]").check()
    page.locator(".go .plate.brass").first.click()
    play_out(page)
    page.locator(".orders a[href^='/records/']").click()  # moments of the game are linked to, too
    expect(page.locator(".memory")).to_be_visible()
    return page


def test_the_bots_memory_follows_the_scrubber(sit: Sit) -> None:
    page = replayed(sit, "page")
    expect(page.get_by_role("heading", name="What Mirela remembered")).to_contain_text("Page")
    expect(page.get_by_role("columnheader", name="Ana had seen")).to_have_count(0)
    scrubber = page.get_by_role("slider")
    last = int(str(scrubber.get_attribute("max")))
    hidden_at = {}
    for at in range(last + 1):
        scrubber.fill(str(at))
        hidden = page.locator(".shown li.under").count()
        expect(page.locator(".memory tbody tr")).to_have_count(hidden)
        hidden_at[at] = hidden
    assert len(set(hidden_at.values())) > 1
    scrubber.fill(str(next(at for at, hidden in hidden_at.items() if hidden)))
    expect(page.get_by_role("columnheader", name="Ana had seen")).to_have_count(1)
    assert violations(page) == []


def test_a_thought_leads_to_its_moment(sit: Sit) -> None:
    page = sit(language="el-GR")
    page.goto(f"/records/{between_bots(page)}")
    thoughts = page.locator(".memory .thoughts li")
    expect(thoughts.first).to_be_visible()
    last = thoughts.last
    moment = last.get_by_role("button").inner_text().split()[0]
    last.get_by_role("button").click()
    expect(page.get_by_role("slider")).to_have_value(str(int(moment) - 1))
    expect(last).to_have_attribute("aria-current", "step")


def test_nothing_of_it_is_told_while_the_game_goes_on(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    expect(page.locator(".rail")).to_be_visible()
    told = page.evaluate(
        "async () => { const answer = await fetch(`/api${location.pathname}/memories`);"
        " return [answer.status, await answer.json()] }"
    )
    assert told == [409, {"code": "still-running", "params": {}}]
