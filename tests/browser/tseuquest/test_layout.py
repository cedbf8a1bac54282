"""The map keeps its part of every screen, and nothing lies over what is talked about."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.tseuquest.crawler import OFFERED, SURE, Crawler, open_table
from taberna.games.tseuquest.flow.actions import Move, Pass
from taberna.games.tseuquest.ground.squares import DIRECTIONS, NEXT

OPTIONS: Final = {"adventure": "good-barrel", "rounds_max": 3}
HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "simple"}
MOST: Final = 400
SCREENS: Final = {
    "desktop": (1280, 800, 1 / 3),
    "laptop": (1366, 768, 1 / 3),
    "tablet": (1024, 768, 1 / 3),
    "phone": (390, 844, 0.4),
    "small phone": (360, 740, 0.4),
    "phone on its side": (844, 390, 0.4),
    "1280x800 at 200 %": (640, 400, 0.4),
}
"""Width, height, and the least part of it that the map has."""
PART: Final = """least => {
    const { left, top, right, bottom } = document.querySelector('.bed').getBoundingClientRect()
    const wide = Math.min(right, innerWidth) - Math.max(left, 0)
    const high = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return Math.max(0, wide) * Math.max(0, high) >= least * innerWidth * innerHeight
}"""
OPEN: Final = """squares => squares.every(square => {
    const box = document.querySelector(`[data-square="${square}"]`).getBoundingClientRect()
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return found?.dataset.square === square
})"""
WIDE: Final = "() => document.documentElement.scrollWidth <= innerWidth"


def come(sit: Sit, practice: str = "pictures", language: str = "en-GB") -> Crawler:
    """Sela and a companion go down, up to her turn; the same dice every time."""
    page = sit(language=language)
    crawler = Crawler(page, "B")
    table = open_table(page, options=OPTIONS, seats={"A": BOT, "B": HERE, "S": BOT}, practice=practice)
    page.goto(f"/tables/{table}")
    expect(page.locator(OFFERED).first).to_be_visible()
    for _ in range(MOST):
        match crawler.stands():
            case "asked" if crawler.view.turn is not None and crawler.view.pending is None:
                return crawler
            case "asked":
                crawler.step()
            case _:
                page.wait_for_timeout(20)
    raise AssertionError("it is never her turn")


def where(crawler: Crawler) -> str:
    return next(figure.square for figure in crawler.view.figures if figure.id == "sela")


def beside(crawler: Crawler) -> str:
    return next(
        NEXT[where(crawler), action.way] for action in crawler.legal.actions if isinstance(action, Move)
    )


def on_every_screen(page: Page, squares: list[str], answer: str) -> None:
    """The map has its part, these squares lie open, and what is asked is in view."""
    for screen, (width, height, least) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".dungeon")).to_be_visible()
        page.wait_for_function(PART, arg=least)  # once it is laid out anew
        page.wait_for_function(OPEN, arg=squares)
        expect(page.locator(answer).first, screen).to_be_in_viewport(ratio=0.9)
        assert page.evaluate(WIDE), screen


def walking(crawler: Crawler) -> None:
    page = crawler.page
    page.locator("[data-verb=move]").click()
    page.locator("[data-act^='walk']").first.click()
    expect(page.locator(".route .reach")).to_be_attached()


@pytest.mark.slow
def test_the_map_keeps_its_part_of_every_screen(sit: Sit) -> None:
    crawler = come(sit)
    page = crawler.page
    here = where(crawler)
    on_every_screen(page, [here], ".asked h1")
    page.locator("[data-verb=magic]").click()
    cards = page.locator(".choices [data-card]")
    expect(page.locator(".choices [data-act]")).to_have_count(0)  # which card comes first, where after it
    assert cards.evaluate_all("all => new Set(all.map(one => one.dataset.card)).size") == cards.count() > 1
    on_every_screen(page, [here], ".choices [data-card]")
    cards.first.click()
    on_every_screen(page, [here], ".spots summary, .choices [data-act]")
    page.keyboard.press("Escape")
    walking(crawler)
    there = beside(crawler)
    page.locator(f"[data-square={there}]").click()
    on_every_screen(page, [here, there], "[data-way=walk]")


@pytest.mark.slow
def test_a_turn_with_something_left_is_not_ended_by_a_double_click(sit: Sit) -> None:
    crawler = come(sit)
    page = crawler.page
    page.locator("[data-verb=pass]").dblclick()
    expect(page.locator(SURE)).to_be_visible()
    expect(page.locator(".ending-turn .sub")).to_contain_text("Walk")
    page.locator(SURE).dblclick()  # the first of the two is meant
    expect(page.locator(".turn-bar [data-verb=pass]")).to_have_count(0)


@pytest.mark.slow
def test_a_path_is_drawn_by_dragging_the_figure_and_the_floor_is_panned(sit: Sit) -> None:
    crawler = come(sit)
    page = crawler.page
    walking(crawler)
    here, there = where(crawler), beside(crawler)
    drag(page, here, there)
    expect(page.locator(".plate-of-cost")).to_contain_text("1 of")
    expect(page.locator("[data-way=walk]")).to_be_visible()
    page.locator("[data-way=back]").click()
    before = page.locator(f"[data-square={here}]").bounding_box()
    drag(page, there, here)  # from the floor
    expect(page.locator("[data-way=walk]")).to_have_count(0)
    assert page.locator(f"[data-square={here}]").bounding_box() != before
    drag(page, here, there)
    page.locator("[data-way=walk]").click()
    expect(page.locator(".log")).to_contain_text(f"Sela → {there}")


@pytest.mark.slow
def test_a_finger_draws_a_path_from_the_figure_and_pans_the_floor(sit: Sit) -> None:
    crawler = come(sit)
    page = crawler.page
    page.set_viewport_size({"width": 390, "height": 844})
    walking(crawler)
    here, there = where(crawler), beside(crawler)
    page.wait_for_function(OPEN, arg=[here, there])
    swipe(page, here, there)
    expect(page.locator(".plate-of-cost")).to_contain_text("1 of")
    page.locator("[data-way=back]").click()
    before = page.locator(f"[data-square={here}]").bounding_box()
    swipe(page, there, here)
    expect(page.locator("[data-way=walk]")).to_have_count(0)
    assert page.locator(f"[data-square={here}]").bounding_box() != before


@pytest.mark.slow
def test_a_path_for_later_is_drawn_while_others_act(sit: Sit) -> None:
    """It can't be walked yet, outlasts what they do, and is there to be confirmed once she has thrown."""
    ann, bob = sit(), sit()
    first, second = Crawler(ann, "A"), Crawler(bob, "B")
    table = open_table(ann, options=OPTIONS, seats={"A": HERE, "S": BOT}, practice="pictures")
    link = ann.request.post(f"/api/tables/{table}/invitations", data={"seat": "B"}).json()["link"]
    ann.goto(f"/tables/{table}")
    bob.goto(link)
    bob.get_by_role("textbox").fill("Bob")
    bob.locator("form button").click()
    expect(bob.locator(OFFERED).first).to_be_visible()
    for _ in range(MOST):
        if first.stands() == "asked" and first.view.turn is not None:
            break
        if second.stands() == "asked":
            second.step()
        else:
            ann.wait_for_timeout(20)
    here = where(second)
    taken = {figure.square for figure in second.view.figures}
    shown = bob.locator("[data-square]").evaluate_all("cells => cells.map(cell => cell.dataset.square)")
    there = next(NEXT[here, way] for way in DIRECTIONS if NEXT[here, way] in set(shown) - taken)
    bob.locator(f"[data-square={there}]").click()
    cost, walk = bob.locator(".plate-of-cost"), bob.locator("[data-way=walk]")
    expect(cost).to_contain_text("1 of 12")
    expect(bob.locator(".route.later")).to_be_attached()
    expect(walk).to_have_count(0)
    first.does(Pass())
    bob.locator(".turn-bar [data-verb=move]").click()
    bob.locator("[data-act='walk tense']").click()
    expect(walk).to_be_visible()
    expect(cost).to_contain_text("1 of")
    expect(bob.locator(".route.later")).to_have_count(0)
    walk.click()
    expect(bob.locator(".log")).to_contain_text(f"Sela → {there}")


@pytest.mark.slow
@pytest.mark.rule("TQ-G27")
def test_where_nobody_watches_one_strolls_without_dice(sit: Sit) -> None:
    page = sit()
    options = {**OPTIONS, "stroll": "on", "party": [{"seat": "A", "hero": "bruna"}]}
    table = open_table(page, options=options, seats={"A": HERE, "S": BOT}, practice="pictures")
    page.goto(f"/tables/{table}")
    page.locator(".turn-bar [data-verb=move]").click()
    page.locator("[data-act='walk stroll']").click()
    expect(page.locator(".asked .sub").first).to_contain_text("12 squares")
    expect(page.locator(".log")).not_to_contain_text("rolls for movement")
    expect(page.locator(".route .reach")).to_be_attached()


def swipe(page: Page, here: str, there: str) -> None:
    """One finger, from a square to another."""
    finger = page.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    (x, y), (to_x, to_y) = (middle(page, square) for square in (here, there))
    steps = [(x + (to_x - x) * part / 4, y + (to_y - y) * part / 4) for part in range(5)]
    for number, (at_x, at_y) in enumerate(steps):
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_x, "y": at_y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(page: Page, square: str) -> tuple[float, float]:
    box = page.locator(f"[data-square={square}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, here: str, there: str) -> None:
    for square, then in ((here, page.mouse.down), (there, page.mouse.up)):
        page.mouse.move(*middle(page, square), steps=4)
        then()


@pytest.mark.slow
def test_the_floor_says_why_nobody_goes_there_yet(sit: Sit) -> None:
    crawler = come(sit)
    page = crawler.page
    taken = {figure.square for figure in crawler.view.figures} | set(crawler.view.exits)
    squares = page.locator("[data-square]").evaluate_all("cells => cells.map(cell => cell.dataset.square)")
    page.locator(f"[data-square={next(square for square in squares if square not in taken)}]").click()
    expect(page.locator(".on-square")).to_have_text("To go there, press “Move” first.")
    page.locator("[data-verb=move]").click()
    expect(page.locator(".on-square")).to_have_count(0)
