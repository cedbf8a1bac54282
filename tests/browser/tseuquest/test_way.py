"""A way that was confirmed: others are asked on it, and it is gone on with where that changed nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import GLANCES
from browser.tseuquest.crawler import Crawler, open_table
from taberna.games.tseuquest.flow.actions import Walk
from taberna.games.tseuquest.flow.steps import Motion, PushDue

HERE, OPEN = {"kind": "here"}, {"kind": "open"}
PARTY = [{"seat": "A", "hero": "bruna"}, {"seat": "A", "hero": "sela"}]


def square(crawler: Crawler, hero: str) -> str:
    return next(figure.square for figure in crawler.view.figures if figure.id == hero)


def hushed(sit: Sit) -> tuple[Page, Crawler, Page, Crawler]:
    """Bruna stands beside Sela and has rolled “Hush!”: six squares, and Sam may push two whom she passes."""
    ann, sam = sit(), sit()
    hero, sorcerer = Crawler(ann, "A"), Crawler(sam, "S")
    options = {"adventure": "good-barrel", "party": PARTY, "sorcerer": "human", "own_dice": ["A"]}
    table = open_table(ann, options=options, seats={"A": HERE, "S": OPEN}, practice="hush")
    link = ann.request.post(f"/api/tables/{table}/invitations", data={"seat": "S"}).json()["link"]
    ann.goto(f"/tables/{table}")
    sam.goto(link)
    sam.get_by_role("textbox").fill("Sam")
    sam.locator("form button").click()
    for _ in range(GLANCES):
        if ann.locator(".turn-bar [data-verb=move]").count():
            break
        for one in (hero, sorcerer):
            if one.stands() == "asked" and one.seat in one.view.waiting and one.view.round == 0:
                one.step()
        ann.wait_for_timeout(20)
    hero.does(Walk("tense"))
    expect(ann.locator(".orders [data-form=rolled] select")).to_have_count(2)
    hero.fill("rolled", ("?", "6"))
    expect(ann.locator(".orders .sub").first).to_contain_text(
        "In 2 places on the way the other side may push"
    )
    return ann, hero, sam, sorcerer


def planned(page: Page, there: str) -> int:
    """How far a way to this square is, as the page says it; 0: there is none."""
    page.locator(f".cells [data-square={there}]").dispatch_event("click")
    found = re.search(r"(\d) of 6", str(page.locator(".orders").text_content()))
    return int(found[1]) if found else 0


@pytest.mark.slow
@pytest.mark.rule("TQ-6.16")
def test_nobody_is_pushed_and_she_walks_on_to_where_she_was_going(sit: Sit) -> None:
    ann, hero, sam, sorcerer = hushed(sit)
    moving = hero.view.pending
    assert isinstance(moving, Motion)
    assert moving.pushes == 2
    expect(ann.locator(".route .reach")).to_be_attached()
    squares = [str(one.get_attribute("data-square")) for one in ann.locator(".cells [data-square]").all()]
    goal = max(squares, key=lambda there: planned(ann, there))
    assert planned(ann, goal) > 3
    ann.locator("[data-way=walk]").click()
    asked = 0
    for _ in range(GLANCES):
        if square(hero, "bruna") == goal:
            break
        sorcerer.stands()
        if isinstance(sorcerer.view.pending, PushDue) and sam.locator(".orders [data-act=pass]").count():
            sam.locator(".orders [data-act=pass]").click()
            asked += 1
        ann.wait_for_timeout(20)
    assert square(hero, "bruna") == goal
    assert asked, "Sam was never asked: this way passes nobody"
