"""Somebody who plays by what the page shows, and by nothing else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

ACTS = (
    ".cover button, .orders .plate[data-verb]:not([aria-disabled=true]), .orders .answer, .orders .symbol,"
    " .orders [data-way], .line .stone.can, .pool .stone.can"
)
OVER = ".orders [data-over]"
Click = Callable[[Page, str], None]


def click(page: Page, selector: str) -> None:
    page.locator(selector).first.click()


def until_asked(page: Page) -> bool:
    """Waits until something is to be done here; False once the game is over. What moves is hurried."""
    page.wait_for_function(
        """([acts, over]) => {
            if (document.querySelector(over) || document.querySelector(acts)) return true
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
            return false
        }""",
        arg=[ACTS, OVER],
    )
    return page.locator(OVER).count() == 0


def face_down(page: Page) -> int:
    return page.locator(".line .stone use[href='#stone-back']").count()


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


def play_out(*pages: Page, press: Click = click, most: int = 80) -> list[str]:
    """Plays all these pages until the game is over on every one of them."""
    done: list[str] = []
    for _ in range(most):
        for page in pages:
            page.wait_for_function(
                """([acts, over]) => {
                    if (document.querySelector(over) || document.querySelector(acts)) return true
                    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
                    document.body.dispatchEvent(escape)
                    return document.querySelector('.orders[data-idle]') !== null
                }""",
                arg=[ACTS, OVER],
            )
            if page.locator(OVER).count() == 0 and page.locator(ACTS).count() > 0:
                done.append(one_step(page, press=press))
        if all(page.locator(OVER).count() for page in pages):
            return done
    raise AssertionError(f"no end in sight after {done}")
