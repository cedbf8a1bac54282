"""Evenings that do not go smoothly: a line breaks, a page is closed, somebody vanishes, dice of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import GLANCES
from browser.test_company import Cable
from browser.tseuquest.crawler import OFFERED, OVER, Crawler, open_table, play_out
from taberna.games.tseuquest.flow.actions import Defend, Pass, Walk
from taberna.games.tseuquest.flow.steps import DefenceDue

HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "simple"}
FOUR: Final = [
    {"seat": seat, "hero": hero} for seat, hero in zip("ABCD", ("bruna", "sela", "grim", "ilka"), strict=True)
]


def come(page: Page, seat: str, **wishes: Any) -> Crawler:
    crawler = Crawler(page, seat)
    table = open_table(page, **wishes)
    page.goto(f"/tables/{table}")
    expect(page.locator(OFFERED).first).to_be_visible()
    return crawler


def until(crawler: Crawler, there: Callable[[Crawler], bool]) -> None:
    """Plays as the simple player would up to something that is asked."""
    for _ in range(GLANCES):
        stands = crawler.stands()
        assert stands != "over", "it never came to that"
        if stands == "asked" and crawler.seat in crawler.view.waiting:
            if there(crawler):
                return
            crawler.step()
        else:
            crawler.page.wait_for_timeout(20)
    raise AssertionError(f"it never came to that: {crawler.done[-10:]}")


def defending(crawler: Crawler) -> bool:
    return isinstance(crawler.view.pending, DefenceDue)


def as_sela(page: Page) -> Crawler:
    """Sela in the short adventure, with Bruna and the dungeon left to the house."""
    seats = {"A": BOT, "B": HERE, "S": BOT}
    return come(page, "B", options={"adventure": "good-barrel"}, seats=seats, practice="pictures")


def sela_acts(crawler: Crawler) -> bool:
    return crawler.view.turn is not None and crawler.view.turn.figure == "sela"


@pytest.mark.slow
def test_the_line_breaks_in_the_middle_of_a_fight_and_the_page_is_closed_in_the_next(sit: Sit) -> None:
    """Sela is struck, and before she can raise her shield the candle flickers; the dice lie there afterwards
    as they lay before."""
    page = sit()
    cable = Cable(page)
    crawler = as_sela(page)
    until(crawler, defending)
    dice = page.locator(".bout-die").all_inner_texts()
    assert dice
    log = page.locator(".log").inner_text()
    cable.pull()
    expect(page.get_by_role("heading", name="The candle gutters")).to_be_visible()
    cable.plug()
    expect(page.locator("[data-act=defend]")).to_be_visible()
    assert page.locator(".bout-die").all_inner_texts() == dice
    assert page.locator(".log").inner_text() == log, "nothing is told twice"
    crawler.does(Defend())
    expect(page.locator(".bout-verdict")).to_be_visible()

    until(crawler, sela_acts)
    until(crawler, defending)
    dice = page.locator(".bout-die").all_inner_texts()
    figures = {figure.id: figure.life for figure in crawler.view.figures}
    address, context = page.url, page.context
    page.close()
    again = context.new_page()
    crawler.page = again
    crawler.follow()
    again.goto(address)
    expect(again.locator("[data-act=defend]")).to_be_visible()
    expect(again.locator(".bout-die")).to_have_count(len(dice))
    assert again.locator(".bout-die").all_inner_texts() == dice
    expect(again.locator(".log")).to_contain_text("Sela has 2 action points")
    assert {figure.id: figure.life for figure in crawler.view.figures} == figures
    crawler.does(Defend())
    expect(again.locator(".bout-verdict")).to_be_visible()


@pytest.mark.slow
@pytest.mark.rule("TQ-8.6", "TQ-G77")
def test_nobody_is_asked_for_a_defence_that_could_do_nothing(sit: Sit) -> None:
    """A rat strikes at Sela and rolls no skull: her page rolls no defence, says so, and goes on."""
    page = sit()
    crawler = as_sela(page)
    said = page.locator(".log").filter(has_text="There is no hit to stop: Sela rolls no defence.")
    until(crawler, lambda _: said.count() > 0)
    assert "yield" not in crawler.done


@pytest.mark.slow
@pytest.mark.rule("TQ-G179")
def test_somebody_vanishes_a_bot_plays_on_and_she_takes_her_seat_again(sit: Sit) -> None:
    ann, bob = sit(), sit()
    first, second = Crawler(ann, "A"), Crawler(bob, "B")
    table = open_table(
        ann,
        options={"adventure": "good-barrel"},
        seats={"A": HERE, "S": BOT},
        practice="vanished",
        away=1,
    )
    link = ann.request.post(f"/api/tables/{table}/invitations", data={"seat": "B"}).json()["link"]
    ann.goto(f"/tables/{table}")
    bob.goto(link)
    expect(bob.get_by_role("heading", name="Ana invites you to a game of TseuQuest")).to_be_visible()
    expect(bob.locator(".invited")).to_contain_text("You play Sela.")
    expect(bob.locator(".invited")).to_contain_text("The good barrel")
    bob.get_by_role("textbox").fill("Bob")
    bob.locator("form button").click()
    expect(bob.locator("[data-deck]:not([aria-disabled]), .bed").first).to_be_visible()
    address = bob.url
    bob.goto("/rules")
    expect(ann.locator(".log")).to_contain_text("Bob is away: a house bot plays on")
    expect(ann.locator(".others")).to_contain_text("a bot is playing")
    until(first, lambda one: one.view.round == 1 and one.view.turn is not None)
    until(first, lambda one: one.view.round == 2)

    bob.goto(address)
    expect(ann.locator(".log")).to_contain_text("Bob is back")
    missed = bob.locator(".missed")
    expect(missed).to_contain_text("Sela")  # what the bot did with her is told first
    missed.locator("button").click()
    expect(missed).to_have_count(0)
    expect(ann.locator(".others")).not_to_contain_text("a bot is playing")
    done = len(second.done)
    while len(second.done) == done:
        stands = [one.stands() for one in (first, second)]
        assert "over" not in stands
        if stands[1] == "asked" and "B" in second.view.waiting:
            second.step()
        elif stands[0] == "asked" and "A" in first.view.waiting:
            first.step()
        else:
            ann.wait_for_timeout(20)


@pytest.mark.slow
def test_the_sorcerers_turn_is_held_looked_at_and_skipped(sit: Sit) -> None:
    """Sela's turn is over. The house has long moved its rats and asks her for something; she looks at it
    one sentence after the other, for as long as she likes."""
    page = sit()
    crawler = as_sela(page)
    until(crawler, sela_acts)
    passed = crawler.view.round
    crawler.does(Pass())
    hold, log = page.locator("[data-pace=hold]"), page.locator(".log li")
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "true")
    for _ in range(GLANCES):
        if "B" in crawler.view.waiting and (crawler.view.round > passed or not sela_acts(crawler)):
            break
        page.wait_for_timeout(20)
    assert "B" in crawler.view.waiting
    expect(page.locator(".telling")).to_contain_text("Your turn")  # she is told that she is waited for
    told = log.count()
    expect(page.locator(OFFERED)).to_have_count(0)
    page.locator("[data-pace=slower]").click()
    assert log.count() == told
    hold.click()
    expect(page.locator("[data-trail] .from")).to_be_visible()
    expect(page.locator(OFFERED)).to_have_count(0)
    page.locator("[data-pace=skip]").click()
    expect(page.locator(OFFERED).first).to_be_visible()
    assert log.count() > told
    expect(page.locator("[data-pace]")).to_have_count(0)


@pytest.mark.slow
def test_her_own_dice_are_typed_in(sit: Sit) -> None:
    """Bruna's player throws on the oak at home: two and five, and the house believes it."""
    page = sit()
    crawler = come(
        page,
        "A",
        options={"adventure": "good-barrel", "own_dice": ["A"], "rounds_max": 2},
        seats={"A": HERE, "B": BOT, "S": BOT},
        practice="own dice",
    )
    until(crawler, lambda one: one.view.turn is not None)
    crawler.does(Walk("tense"))
    form = page.locator("[data-form=rolled]")
    expect(form.locator("select")).to_have_count(2)
    told = page.locator(".orders .sub")
    expect(told.filter(has_text="Roll 2 movement dice for Bruna")).to_be_visible()
    for die, face in zip(form.locator("select").all(), ("2", "5"), strict=True):
        die.select_option(face)
    form.locator("button").click()
    expect(page.locator(".log")).to_contain_text("Bruna rolls for movement: 2 + 5")
    expect(told.filter(has_text="7 squares")).to_be_visible()
    play_out(crawler)


@pytest.mark.slow
def test_four_adventurers_against_the_house(sit: Sit) -> None:
    """Four at one screen, each with a turn of their own, until the house or they have won."""
    page = sit()
    crawlers = [Crawler(page, seat) for seat in "ABCD"]
    table = open_table(
        page,
        options={"adventure": "good-barrel", "party": FOUR, "rounds_max": 3},
        seats={**{one["seat"]: HERE | {"name": one["hero"]} for one in FOUR}, "S": BOT},
        practice="four",
    )
    page.goto(f"/tables/{table}")
    expect(page.locator(OFFERED).first).to_be_visible()
    for _ in range(GLANCES):
        stands = crawlers[0].stands()
        if stands == "over":
            break
        acting = next((one for one in crawlers if one.seat in one.view.waiting), None)
        if stands == "asked" and acting is not None:
            acting.step()
        else:
            page.wait_for_timeout(20)
    expect(page.locator(OVER)).to_be_visible()
    assert all(any(did.startswith("move ") for did in one.done) for one in crawlers)
