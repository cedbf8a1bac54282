"""Between adventures: a campaign of two with shop, barter and reserve, the map, and the Sorcerer's word."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Sit
from browser.test_access import settled, violations
from browser.tseuquest.crawler import open_table
from browser.tseuquest.test_gathering import WIDE
from taberna.games.tseuquest.things.shelf import adventures

HERE, BOT, OPEN = {"kind": "here"}, {"kind": "bot", "bot": "simple"}, {"kind": "open"}
PARTY: Final = [{"seat": "A", "hero": "bruna"}, {"seat": "B", "hero": "grim"}]
BRUNA: Final = {
    "hero": "bruna",
    "gold": 180,
    "carried": ["longsword", "shield"],
    "stored": ["axe", "hare-drops"],
}
OWNED: Final = [BRUNA, {"hero": "odo", "fallen": True}]


def options(**more: object) -> dict[str, object]:
    return {"sorcerer": "table", "party": PARTY, "campaign": {"belongings": OWNED}, **more}


def two(sit: Sit, wishes: dict[str, Any], link_for: str = "B") -> tuple[Page, Page]:
    """Ana opens the table; Bob comes by link."""
    ana, bob = sit(), sit()
    table = open_table(ana, party=True, practice="camp", **wishes)
    link = ana.request.post(f"/api/tables/{table}/invitations", data={"seat": link_for}).json()["link"]
    ana.goto(f"/tables/{table}")
    bob.goto(link)
    bob.get_by_role("textbox").fill("Bob")
    bob.locator("form button").click()
    return ana, bob


def camped(**more: object) -> dict[str, object]:
    """After the good barrel, which went well."""
    campaign = {"belongings": OWNED, "played": ["good-barrel"], "won": ["good-barrel"]}
    return options(variant="interlude", campaign=campaign, **more)


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()


def good(page: Page, hero: str, where: str, item: str) -> Locator:
    return page.locator(f"[data-good='{hero} {where} {item}']")


def does(page: Page, thing: Locator, action: str) -> None:
    """A thing is touched, and what becomes of it is said."""
    thing.locator("button").first.click()
    page.locator(f".orders [data-act='{action}']").click()


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """As a hand does it: pressed, pulled a little, carried there, let go."""
    thing.scroll_into_view_if_needed()
    start, end = thing.bounding_box(), place.bounding_box()
    assert start is not None
    assert end is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y + 4, steps=3)
    page.mouse.move(end["x"] + 30, end["y"] + 20, steps=5)
    page.mouse.up()


@pytest.mark.slow
@pytest.mark.rule("TQ-18.1", "TQ-18.2", "TQ-18.3", "TQ-18.4", "TQ-18.6", "TQ-17.1")
def test_a_campaign_of_two_with_shop_barter_reserve_and_a_choice_of_roads(sit: Sit) -> None:
    ana, bob = two(
        sit, {"options": options(adventure="good-barrel"), "seats": {"S": BOT, "A": HERE, "B": OPEN}}
    )
    for page in (ana, bob):
        expect(page.locator(".dungeon")).to_be_visible()  # and they turn back on the stairs
    for page in (ana, bob):
        give_up(page)
    ana.locator("[data-way=rematch]").click()
    for page in (ana, bob):
        expect(page.locator(".between.camp")).to_be_visible()
    expect(ana.locator(".fallen")).to_contain_text("Odo did not come back")

    # two hands hold a sword and a shield: the axe stays where it is, and it is said why
    good(ana, "bruna", "stored", "axe").locator("button").click()
    expect(ana.locator(".in-hand .no")).to_contain_text("only two hands")
    expect(ana.locator(".orders [data-act='carry bruna axe']")).to_have_count(0)
    ana.locator(".orders [data-act='barter bruna grim axe']").click()
    expect(good(bob, "grim", "stored", "axe")).to_be_visible()
    does(bob, good(bob, "grim", "stored", "axe"), "sell grim axe")
    expect(bob.locator("[data-adventurer=grim] .gold")).not_to_have_text("0 gold")

    # she buys a potion by dragging it to Bruna, and packs it by dragging it on
    pack = ana.locator("[data-adventurer=bruna] .wearing .pack")
    drag(ana, ana.locator("[data-ware=potion]"), pack)
    expect(ana.locator("[data-adventurer=bruna] .gold")).to_contain_text("130")
    drag(ana, good(ana, "bruna", "stored", "potion"), pack)
    expect(good(ana, "bruna", "carried", "potion")).to_be_visible()
    # and by keys: the drops into the pack
    good(ana, "bruna", "stored", "hare-drops").locator("button").focus()
    ana.keyboard.press("Shift+Tab")
    ana.keyboard.press("Tab")
    ana.keyboard.press("Enter")
    expect(ana.locator(".orders [data-act='carry bruna hare-drops']")).to_be_focused()
    ana.keyboard.press("Enter")
    expect(good(ana, "bruna", "carried", "hare-drops")).to_be_visible()
    # a purse changes hands
    ana.locator("[data-adventurer=bruna] .purse summary").click()
    ana.locator("[data-form=purse] [data-field=gold] input").fill("20")
    ana.locator("[data-form=purse] button").click()
    expect(ana.locator("[data-adventurer=bruna] .gold")).to_contain_text("110")

    # Bob would rather be Ilka
    bob.locator("[data-reserve=ilka]").click()
    bob.locator(".orders [data-act='swap grim ilka']").click()
    expect(ana.locator("[data-adventurer=ilka]")).to_contain_text("Bob")

    # a page closed and opened again finds the camp as it was
    ana.reload()
    expect(good(ana, "bruna", "carried", "potion")).to_be_visible()
    bob.locator(".orders .go-down").click()
    expect(ana.locator(".readiness .ready")).to_have_attribute("data-seat", "B")
    # he thinks better of it, and of that
    expect(bob.locator(".orders .go-down")).to_contain_text("Wait, not yet")
    bob.locator(".orders .go-down").click()
    expect(ana.locator(".readiness .ready")).to_have_count(0)
    bob.locator(".orders .go-down").click()
    expect(ana.locator(".readiness .ready")).to_have_attribute("data-seat", "B")
    ana.locator(".orders .go-down").click()
    expect(ana.locator(".between.roads")).to_be_visible()
    ana.locator("[data-way=rematch]").click()

    # the way divides, and the choice is the first player's
    expect(ana.locator("[data-road]")).to_have_count(2)
    expect(bob.locator(".between.roads .road-card")).to_have_count(2)
    expect(bob.locator("[data-road]")).to_have_count(0)
    ana.locator("[data-road=four-weathers]").click()
    expect(ana.locator(".land .glow")).to_have_count(1)
    ana.locator(".orders [data-act='adventure four-weathers']").click()
    expect(bob.locator("[data-deck]:not([aria-disabled])").first).to_be_visible()  # Ilka draws
    expect(bob.locator(".casters")).to_contain_text("Bruna")


@pytest.mark.slow
@pytest.mark.rule("TQ-G202")
def test_the_sorcerer_sets_a_price_offers_a_deal_and_objects_once(sit: Sit) -> None:
    wishes = {"options": camped(sorcerer="human"), "seats": {"S": HERE, "A": OPEN, "B": BOT}}
    sam, ann = two(sit, wishes, link_for="A")
    expect(sam.locator(".orders .sub")).to_contain_text("Set prices")
    expect(sam.locator(".readiness [data-seat=B].ready")).to_have_count(1)  # what the bot does is done
    sam.locator("[data-ware=potion] button").click()
    sam.locator("[data-form=price] [data-field=gold] input").fill("70")
    sam.locator("[data-form=price] button").click()
    expect(ann.locator("[data-ware=potion]")).to_contain_text("70")
    does(sam, sam.locator("[data-ware=rope]"), "withdraw rope")
    expect(ann.locator("[data-ware=rope]")).to_have_count(0)

    sam.locator(".deals summary").click()
    deal = sam.locator("[data-form=propose]").first
    deal.locator("[data-field=gives] select").select_option("helmet")
    deal.locator("[data-field=takes] select").select_option("axe")
    deal.locator("[data-field=gold] input").fill("10")
    deal.locator("button").click()
    ann.locator("[data-deal] [data-act=allow]").click()
    expect(good(ann, "bruna", "stored", "helmet")).to_be_visible()

    does(sam, good(sam, "bruna", "carried", "shield"), "object bruna shield too-good")
    expect(ann.locator(".word .no")).to_contain_text("too good to be true")
    expect(ann.locator(".orders .go-down")).to_have_attribute("aria-disabled", "true")
    expect(ann.locator(".readiness [data-seat=A]")).to_contain_text("The Sorcerer objects")
    does(ann, good(ann, "bruna", "carried", "shield"), "store bruna shield")
    expect(ann.locator(".orders .go-down")).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en-GB", "el-GR", "es-ES", "fr-FR"])
def test_axe_finds_nothing_in_camp_nor_on_the_map_and_nothing_sticks_out(sit: Sit, language: str) -> None:
    page = sit(language=language)
    table = open_table(page, party=True, options=camped(), seats={"S": BOT, "A": HERE, "B": BOT})
    page.goto(f"/tables/{table}")
    good(page, "bruna", "stored", "axe").locator("button").click()
    expect(page.locator(".in-hand .no")).to_be_visible()
    settled(page)
    assert violations(page) == []
    page.locator("[data-way=map]").click()
    expect(page.locator(".land .ribbon")).to_have_count(len(adventures()) + 1)
    settled(page)
    assert violations(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(WIDE)
    page.locator("[data-way=camp]").click()
    expect(page.locator(".between.camp")).to_be_visible()
    assert page.evaluate(WIDE)


@pytest.mark.slow
def test_a_campaign_is_gone_on_with_from_another_device_by_a_link(sit: Sit) -> None:
    ana, _ = two(sit, {"options": camped(), "seats": {"S": BOT, "A": HERE, "B": OPEN}})
    expect(ana.locator(".between.camp")).to_be_visible()
    more = {"options": options(adventure="good-barrel"), "seats": {"S": BOT, "A": HERE, "B": BOT}}
    made = ana.request.post("/api/tables", data={"game": "tseuquest", "party": True, **more}).json()

    # two parties side by side, each with the way back to it
    ana.goto("/me")
    expect(ana.locator("[data-party]")).to_have_count(2)
    expect(ana.locator("[data-party]").first.get_by_role("link")).to_have_attribute(
        "href", f"/tables/{made['table']['id']}"
    )
    expect(ana.locator("[data-party]").last).to_contain_text("TseuQuest, with Bob")
    assert violations(ana) == []
    ana.locator("[data-party]").last.get_by_role("link").click()

    ana.get_by_role("button", name="Table").click()
    ana.locator("[data-way=elsewhere]").click()
    link = ana.locator("[data-elsewhere=A]").input_value()
    assert violations(ana) == []
    phone = sit(width=390, height=844)
    phone.goto(link)
    phone.get_by_role("textbox").fill("Ana")
    phone.locator("form button").click()
    expect(phone.locator(".between.camp")).to_be_visible()
    does(phone, good(phone, "bruna", "stored", "axe"), "sell bruna axe")
    expect(good(phone, "bruna", "stored", "axe")).to_have_count(0)
