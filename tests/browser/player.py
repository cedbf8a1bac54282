"""Somebody who plays by what the page shows, and by nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle, islice

from playwright.sync_api import Page, expect

ACTS = (
    ".cover button, .orders .plate[data-verb]:not([aria-disabled=true]), .orders .answer, .orders .symbol,"
    " .orders [data-way], .line .stone.can, .pool .stone.can"
)
OVER = ".orders [data-over]"
STANDS = """([acts, over]) => {
    if (document.querySelector(over)) return 'over'
    if (document.querySelector(acts)) return 'asked'
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', repeat: true, bubbles: true }))
    return ''
}"""
"""How it is on a page, seen at one glance: once it is over it offers something, too. A key that is held
down brings even a reveal to its end, for those who have asked for less motion."""
GLANCE = f"seen => new Promise(tell => requestAnimationFrame(() => tell(({STANDS})(seen))))"
"""With the next frame, when the keyboard is where it belongs."""
GLANCES = 2000
"""After so many nobody is asked any more."""
TOLD_A_LOOK = re.compile(r"Stone \d is the")
"""Beside it others may be named to everybody: one that is placed, one that the house talks about."""
Click = Callable[[Page, str], None]


def write(page: Page, words: str) -> None:
    """Into the field for talk, which lies behind its latch on a small screen."""
    latch = page.locator(".latch[aria-expanded=false]")
    if latch.is_visible():
        latch.click()
    page.locator(".say input").fill(words)


def click(page: Page, selector: str) -> None:
    page.locator(selector).first.click()


def until_asked(page: Page) -> bool:
    """Waits until something is to be done here; False once the game is over. What moves is hurried."""
    stands = page.wait_for_function(STANDS, arg=[ACTS, OVER]).json_value()
    return str(stands) == "asked"


def who_is_asked(*pages: Page) -> Page | None:
    """Waits until one of them is asked for something; None once the game is over on every one of them."""
    over: set[Page] = set()
    for page in islice(cycle(pages), GLANCES):
        stands = page.evaluate(GLANCE, [ACTS, OVER])
        if stands == "asked":
            return page
        if stands == "over":
            over.add(page)
            if len(over) == len(pages):
                return None
        page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def one_step(page: Page, *, press: Click = click, peeks: bool = False) -> str:
    """Does one thing that is offered, in a way that brings the game to its end; says what it was."""

    def has(selector: str) -> bool:
        return page.locator(selector).count() > 0

    if has(".cover button"):
        press(page, ".cover button")
        return "cover"
    if has("[data-way=let-go]"):
        press(page, "[data-way=let-go]")
        return "look"
    if has("[data-answer=doubt]"):
        press(page, "[data-answer=doubt]")
        return "doubt"
    if has(".orders .symbol"):
        press(page, ".orders .symbol")
        return "name"
    if has("[data-way=stop]"):
        press(page, "[data-way=stop]")
        return "stop"
    if has("[data-way=first]"):
        press(page, "[data-way=first]")
        return "first"
    verbs = page.locator(".orders .plate[data-verb]:not([aria-disabled=true])")
    offered = [str(plate.get_attribute("data-verb")) for plate in verbs.all()]
    if not offered:  # a proof: a stone to be pointed at, or the first of a Line
        press(page, ".line .stone.can, .pool .stone.can")
        return "point"
    if "peek" in offered and peeks:
        verb = "peek"
    elif "challenge" in offered:
        verb = "challenge"
    else:
        verb = "hide" if "hide" in offered else "place"
    press(page, f".plate[data-verb={verb}]")
    if verb == "place":
        press(page, ".pool .stone.can")
        press(page, ".end.can")
    else:
        press(page, ".line .stone.ringed")
    return verb


def play_out(*pages: Page, press: Click = click, most: int = 300) -> list[str]:
    """Plays all these pages until the game is over on every one of them."""
    done: list[str] = []
    while len(done) < most:
        page = who_is_asked(*pages)
        if page is None:
            return done
        done.append(one_step(page, press=press))
    raise AssertionError(f"no end in sight after {done}")


def once_more(page: Page) -> None:
    page.locator("[data-way=rematch]").click()
    expect(page.locator(OVER)).to_have_count(0)


def until_a_look(page: Page) -> None:
    """Plays until a stone is looked at; the house may win a game before, then in another one."""
    for _ in range(200):
        if not until_asked(page):
            once_more(page)
        elif one_step(page, peeks=True) == "peek":
            return
    raise AssertionError("nothing is ever hidden")
