"""An adventure that is over, again: the map grows, through whose eyes one wants and no others."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, Request, expect

from browser.conftest import Sit
from browser.test_access import violations
from browser.tseuquest.test_camp import BOT, HERE, OPEN, give_up, options, two

RECORDS = Path(__file__).parents[2] / "records" / "tseuquest"
BRING = """async (data) => {
    const say = (body) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })
    await fetch('/api/guests', say('{"name":"Ana"}'))
    return (await (await fetch('/api/records', say(data))).json()).name
}"""


def brought(page: Page, record: str) -> str:
    """A record that lies with the tests, kept by the house; its name."""
    return str(page.evaluate(BRING, (RECORDS / f"{record}.jsonl").read_text(encoding="utf-8")))


def through(asked: list[Request]) -> set[str]:
    """Whose telling a page has asked for."""
    return {
        unquote(request.url.split("seat=")[1].split("&")[0]) for request in asked if "/replay?" in request.url
    }


@pytest.mark.slow
def test_the_map_grows_and_a_link_leads_back_to_the_moment(sit: Sit) -> None:
    page = sit()
    name = brought(page, "quest-camp")
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    page.goto(f"/records/{name}")
    expect(page.get_by_role("button", name="What the party saw")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".scrub")).to_have_attribute("aria-busy", "false")
    scrubber = page.get_by_role("slider")
    floor = page.locator(".dungeon .floor").first
    scrubber.fill("4")
    small = str(floor.get_attribute("d"))
    scrubber.fill(str(scrubber.get_attribute("max")))
    expect(page.locator(".told-now")).to_contain_text("The adventure is a success.")
    assert len(str(floor.get_attribute("d"))) > 2 * len(small)

    # The round in words: a line leads to its moment.
    lines = page.locator(".retold button")
    lines.first.click()
    expect(lines.first).to_have_attribute("aria-current", "step")
    scrubber.fill(str(scrubber.get_attribute("max")))

    # By itself, from round to round, to the end.
    page.locator(".turns button").nth(-2).click()
    page.get_by_role("button", name="Round by round").click()
    page.get_by_role("button", name="Play").click()
    expect(scrubber).to_have_value(str(scrubber.get_attribute("max")))
    expect(page.get_by_role("button", name="Play")).to_have_attribute("aria-pressed", "false")

    # Its own last words, who did what, what the dice did; and the record holds.
    expect(page.locator(".epilogue")).to_contain_text("The tap is home.")
    expect(page.locator(".epilogue")).to_contain_text("The Mentor:")
    expect(page.locator(".deeds li")).to_have_count(4)
    expect(page.locator(".deeds li.fallen")).to_have_count(0)
    expect(page.locator(".plots figure")).to_have_count(3)
    page.get_by_role("button", name="Check the record").click()
    expect(page.locator(".checked")).to_contain_text("the draws follow from the seed")
    expect(page.locator(".checked .yes").first).to_contain_text("Checked here in your browser")
    assert violations(page) == []

    page.get_by_role("button", name="Round by round").click()
    page.locator(".turns button").first.click()
    expect(page.locator(".told-now")).to_contain_text("gets:")
    page.keyboard.press("ArrowLeft")
    told = page.locator(".told-now").inner_text()
    page.goto(page.url.replace("#", "?again#"))
    expect(page.locator(".told-now")).to_have_text(told)

    assert through(asked) == {"+"}
    # The campaign goes on: nobody is shown what nobody found, unless they say so.
    page.get_by_role("button", name="Behind the screen").click()
    expect(page.get_by_role("alert")).to_contain_text("The story may continue")
    page.get_by_role("button", name="Better not").click()
    assert through(asked) == {"+"}
    expect(page.locator(".dungeon .hidden")).to_have_count(0)
    page.get_by_role("button", name="Behind the screen").click()
    page.get_by_role("button", name="Show it anyway").click()
    expect(page.locator(".dungeon [data-unseen]")).to_have_count(1)
    assert through(asked) == {"+", "S"}
    expect(page.locator(".told-now")).to_contain_text(told.split(" · ")[1])


@pytest.mark.slow
def test_whoever_wants_looks_behind_the_screen_on_a_phone(sit: Sit) -> None:
    page = sit(width=360, height=740, language="el-GR")
    name = brought(page, "quest-party")
    page.goto(f"/records/{name}#A.30")
    expect(page.locator(".eyes [aria-pressed=true]")).to_contain_text("Μπρούνα")
    page.locator(".eyes button").last.click()
    page.locator(".spoils button").first.click()
    expect(page.locator(".dungeon [data-unseen]")).to_have_count(1)
    pieces = page.locator("[data-scenery]")
    expect(page.locator("[data-scenery] use[width]")).to_have_count(pieces.count())
    assert pieces.count(), "or nothing shows that its sizes have come"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


@pytest.mark.slow
def test_within_a_campaign_all_adventurers_ask_before_what_nobody_found_is_shown(sit: Sit) -> None:
    ana, bob = two(
        sit, {"options": options(adventure="good-barrel"), "seats": {"S": BOT, "A": HERE, "B": OPEN}}
    )
    for page in (ana, bob):
        expect(page.locator(".dungeon")).to_be_visible()
    for page in (ana, bob):
        give_up(page)
    ask = "Show us what we didn’t find"
    asked = ana.locator(".kept-back [role=status]")
    expect(asked).to_contain_text("Still to agree: Ana, Bob.")
    bob.get_by_role("button", name=ask).click()
    expect(asked).to_contain_text(
        "In favour so far: Bob. Still to agree: Ana."
    )  # at the table, as soon as he does
    bob.get_by_role("button", name=ask).click()  # not after all
    expect(asked).to_contain_text("Still to agree: Ana, Bob.")
    table = ana.url.rpartition("/")[2]
    assert not ana.request.get(f"/api/tables/{table}/record").ok  # and sealed by now
    record = ana.request.get(f"/api/tables/{table}").json()["record"]
    for page in (ana, bob):
        page.goto(f"/records/{record}#S.3")  # a link from behind the screen leads to what the party saw
        expect(page.get_by_role("button", name="What the party saw")).to_have_attribute(
            "aria-pressed", "true"
        )
        expect(page.locator(".eyes button")).to_have_count(2)
        expect(page.get_by_role("link", name="Download")).to_have_count(0)
        expect(page.locator(".kept-back [role=status]")).to_contain_text("Still to agree: Ana, Bob.")
    assert violations(ana) == []
    bob.get_by_role("button", name=ask).click()
    expect(bob.locator(".kept-back [role=status]")).to_contain_text(
        "In favour so far: Bob. Still to agree: Ana."
    )
    ana.get_by_role("button", name=ask).click()
    expect(ana.locator(".kept-back")).to_have_count(0)
    expect(ana.get_by_role("link", name="Download").first).to_be_visible()
    ana.get_by_role("button", name="Behind the screen").click()
    ana.get_by_role("button", name="Show it anyway").click()
    expect(ana.locator(".dungeon [data-unseen]")).to_have_count(1)
