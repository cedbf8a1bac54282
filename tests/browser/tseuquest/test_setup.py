"""Before the dungeon: adventurers are shared out, and magic is drawn face-down."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.test_access import settled, violations
from browser.tseuquest.crawler import Crawler, open_table
from browser.tseuquest.test_gathering import WIDE, gathering, in_words

HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "simple"}
PARTY: Final = [{"seat": "A", "hero": "sela"}, {"seat": "B", "hero": "ilka"}, {"seat": "C", "hero": "bruna"}]


def drawing(sit: Sit, **how: object) -> tuple[Page, Crawler]:
    """Ana is Sela and chooses first; Ilka draws after her, Bruna keeps watch."""
    page = sit(**how)
    crawler = Crawler(page, "A")
    options = {"adventure": "good-barrel", "sorcerer": "table", "party": PARTY}
    table = open_table(
        page, options=options, seats={"S": BOT, "A": HERE, "B": BOT, "C": BOT}, practice="three rounds"
    )
    page.goto(f"/tables/{table}")
    expect(page.locator("[data-deck]")).to_have_count(4)
    return page, crawler


@pytest.mark.slow
@pytest.mark.rule("TQ-3.6")
def test_three_rounds_of_magic_face_down_until_the_last_card(sit: Sit) -> None:
    page, crawler = drawing(sit)
    for number, (element, take) in enumerate(
        (("ignis", "3 Ignis cards"), ("aqua", "2 Aqua cards"), ("aer", "one Aer card")), start=1
    ):
        expect(page.locator(".roundels [aria-current]")).to_contain_text(
            ["First", "Second", "Third"][number - 1]
        )
        expect(page.locator(".orders [data-act]")).to_have_count(0)  # no deck is chosen yet
        page.locator(f"[data-deck={element}]").click()
        expect(page.locator(".go-down")).to_contain_text(f"Take {take}")
        assert all(not hand.cards for hand in crawler.view.hands)  # not even the page knows a face
        page.locator(".go-down").click()
        if number < 3:
            had = page.locator(f"[data-deck={element}]")
            expect(had).to_have_attribute("aria-disabled", "true")
            expect(had).to_contain_text(f"already drawn from in round {number}")
            expect(page.locator(".casters")).to_contain_text("no magic, keeps watch")
        if number == 2:  # whoever comes back finds them as they lie
            page.reload()
            expect(page.locator("[data-deck=ignis]")).to_contain_text("already drawn from in round 1")
    expect(page.locator(".magic-hand")).to_be_visible()
    [hand] = [hand for hand in crawler.view.hands if hand.figure == "sela"]
    assert len(hand.cards) == 6
    expect(page.locator(".magic-hand")).to_contain_text(in_words(hand.cards[0]))


@pytest.mark.slow
@pytest.mark.rule("TQ-3.4", "TQ-3.5")
def test_two_share_out_the_adventurers_and_sit_down(sit: Sit) -> None:
    """Ann takes two and sits first; what she has is closed to Bob, who can't go on with nobody."""
    ann = gathering(sit, name="Ann")
    ann.locator("[data-chair=sela] select").select_option("link")
    ann.get_by_label("Everybody chooses their adventurer").check()
    ann.locator(".go-down").click()
    link = ann.locator(".invite input").first.input_value()
    bob = sit(link)
    bob.get_by_role("textbox").fill("Bob")
    bob.locator("form button").click()
    for page in (ann, bob):
        expect(page.locator(".shared [data-hero]")).to_have_count(8)
    expect(bob.locator(".orders .go-down")).to_contain_text("Choose an adventurer first")
    bob.locator("[data-hero=grim]").click()
    expect(bob.locator("[data-chair=grim] .handle")).to_be_visible()
    ann.locator("[data-hero=bruna]").click()
    expect(ann.locator("[data-chair=bruna] .handle")).to_be_visible()
    expect(bob.locator("[data-hero=bruna]")).to_contain_text("Ann")
    expect(bob.locator("[data-hero=bruna]")).to_have_attribute("aria-disabled", "true")
    for page in (ann, bob):
        settled(page)
        assert violations(page) == []
    bob.set_viewport_size({"width": 360, "height": 740})
    assert bob.evaluate(WIDE)
    assert violations(bob) == []
    ann.locator("[data-chair=bruna] .handle").focus()
    ann.keyboard.press("ArrowUp")
    expect(bob.locator("[data-chair]").first).to_have_attribute("data-chair", "bruna")
    ann.locator(".orders .go-down").click()
    expect(bob.locator(".places .ready")).to_contain_text("Ann")
    bob.locator(".orders .go-down").click()
    expect(ann.locator(".bed .dungeon")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en-GB", "el-GR"])
def test_axe_finds_nothing_among_the_decks_and_nothing_sticks_out(sit: Sit, language: str) -> None:
    page, _ = drawing(sit, language=language)
    page.locator("[data-deck=terra]").click()
    settled(page)
    assert violations(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(WIDE)
    assert violations(page) == []
