"""The end: what lay hidden is turned up, beside what everybody took it for, and one can go on from there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import OVER, once_more, one_step, until_asked
from browser.test_access import violations
from browser.test_offers import resign

WATCH = """() => {
    window.seen = []
    new MutationObserver(() => {
        const over = document.querySelector('.orders [data-over]')
        const headline = document.querySelector('.orders h1')?.textContent ?? ''
        window.seen.push({ over: !!over, opened: document.querySelectorAll('.stone.was').length, headline })
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
}"""
BELOW = """() => [...document.querySelectorAll('.beliefs td')].map(it => {
    const space = [...it.classList, it.style.getPropertyValue('--at')].at(-1)
    const stone = document.querySelector(`[data-space='${space}']`).getBoundingClientRect()
    const own = it.querySelector('.stone').getBoundingClientRect()
    return Math.abs(own.x + own.width / 2 - stone.x - stone.width / 2)
})"""


def hidden_and_given_up(page: Page) -> int:
    """A duel against the house with stones on the Line that lie face-down; how many."""
    page.get_by_role("button", name="Play the house").click()
    while True:
        if not until_asked(page):
            once_more(page)
            continue
        hidden = page.locator(".line use[href='#stone-back']").count()
        if hidden > 1 and page.locator(".plate[data-verb]").count():
            break
        if page.locator(".plate[data-verb=hide]:not([aria-disabled=true])").count():
            page.locator(".plate[data-verb=hide]").click()
            page.locator(".line .stone.ringed").first.click()
        elif page.locator(".plate[data-verb=place]:not([aria-disabled=true])").count():
            page.locator(".plate[data-verb=place]").click()
            page.locator(".pool .stone.can").first.click()
            page.locator(".end.can").first.click()
        else:
            one_step(page)
    page.evaluate(WATCH)
    resign(page)
    return hidden


def test_stones_are_turned_up_beside_what_everybody_took_them_for(sit: Sit) -> None:
    page = sit(width=1440, height=900, name="Ana")
    hidden = hidden_and_given_up(page)
    expect(page.locator(OVER)).to_have_text("You resigned")
    expect(page.locator(".stone.was")).to_have_count(hidden)
    expect(page.locator(".line use[href='#stone-back']")).to_have_count(0)
    seen = page.evaluate("() => window.seen")
    assert all(one["over"] for one in seen if one["opened"]), "the headline first, then the stones"
    assert sorted(one["opened"] for one in seen) == [one["opened"] for one in seen], "one after the other"

    rows = page.locator(".beliefs tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        expect(row.locator("td")).to_have_count(hidden)
    expect(rows.nth(0).locator("th")).to_have_text("Ana had seen")
    expect(rows.nth(1).locator("th")).to_contain_text("Mirela")
    expect(rows.nth(0).locator("td").first).to_contain_text(re.compile(r"seen at \d"))
    assert max(page.evaluate(BELOW)) < 3, "each under its stone"
    expect(page.locator(".end-sheet figure path")).to_have_count(2)
    expect(page.locator(".counts tbody tr")).to_have_count(4)
    assert page.evaluate("() => { const it = document.querySelector('.end-sheet')\n"
                         "return it.scrollHeight <= it.clientHeight + 1 }"), "all of it in sight"  # fmt: skip
    assert violations(page) == []


def test_on_a_phone_it_is_told_below_the_line_and_leads_into_the_replay(sit: Sit) -> None:
    page = sit(width=390, height=844, language="el-GR", name="Ana")
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
    page.locator(".go .plate.brass").first.click()
    while until_asked(page):
        one_step(page)
    link = page.locator(".turned a")
    link.wait_for()
    assert page.locator(".end-sheet").evaluate("it => it.clientHeight") > 180
    for plate in page.locator(".orders .ways .plate").all():
        expect(plate).to_be_in_viewport(ratio=0.99)
    page.evaluate("() => { Clipboard.prototype.writeText = async text => void (window.shared = text) }")
    page.locator("[data-way=share]").click()
    expect(page.locator(".orders [role=status]", has_text="Αντιγράφηκε")).to_be_attached()
    shared = page.evaluate("() => window.shared")
    assert str(link.get_attribute("href")).startswith(re.sub(r"^https?://[^/]+", "", shared) + "#")
    seq = re.search(r"#\*\.(\d+)$", str(link.get_attribute("href")))
    assert seq
    link.click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.wait_for_function("seq => location.hash === `#*.${seq}`", arg=seq[1])
    assert page.get_by_role("slider").input_value() != "0"
    assert missing == []


def test_the_headline_says_whose_turn_it_is_and_what_is_awaited(sit: Sit) -> None:
    page = sit(less_motion=False)
    page.get_by_role("button", name="Play the house").click()
    assert until_asked(page)
    expect(page).to_have_title(re.compile("^Your turn"))
    page.evaluate(WATCH)
    for _ in range(4):
        if not until_asked(page):
            break
        one_step(page, peeks=True)
    said = {one["headline"] for one in page.evaluate("() => window.seen")}
    known = re.compile(
        r"^$|^Your turn$|^Mirela’s turn$|^Mirela |^It was |^Only you see|^Which|^What|^Name|^Look|^You |more"
    )
    assert [words for words in said if not known.search(words)] == []
    assert "Mirela’s turn" in said
