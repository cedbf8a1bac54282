"""A browser at a hall of thirty sleepers: the map is drawn about and dice are thrown while it is traced."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from taberna.cli.bench.frames import BEGIN, CATEGORIES, END, NotTraced, Trace, read
from taberna.cli.bench.swapping import FLAGS, playwright
from taberna.cli.bench.tseuquest.crowd import NAME, SLEEPERS
from taberna.texts import Texts

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDE: Final[Any] = {"width": 1440, "height": 900}
DRAWS: Final = 6
STEPS: Final = 60
"""Moves of the mouse in each of them, about one a frame."""
REACH: Final = 240
"""Pixels to each side."""
BED: Final = ".bed"
MAP: Final = ".bed > .board-sheet"
FIGURES: Final = "[data-figure]"
WALK: Final = (".orders [data-verb=move]", ".orders [data-act^=walk]")
WALKS: Final = ".orders [data-act^='move ']"
STILL: Final = "() => !document.getAnimations().some(one => one.playState === 'running')"
DRAWN: Final = f"() => document.querySelector('{MAP}').style.transform"


class Traced(NamedTuple):
    panning: Trace
    dice: Trace


def trace_board(address: str, browser: str, folder: Path, say: Texts) -> tuple[str, Traced]:
    """The table, and what was traced at it."""
    with playwright(say) as player:
        chromium = player.chromium.launch(executable_path=browser, args=list(FLAGS))
        page = _sit(chromium, address)
        panning = _traced(chromium, page, folder / "panning.json", _pan)
        dice = _traced(chromium, page, folder / "dice.json", _throw)
        table = page.url
        chromium.close()
    return table, Traced(panning, dice)


def _sit(chromium: "Browser", address: str) -> "Page":
    page = chromium.new_page(viewport=WIDE, base_url=address, service_workers="block")
    page.goto("/")
    page.goto(f"/tables/{open_hall(page)}")
    page.wait_for_function(f"() => document.querySelectorAll('{FIGURES}').length > {SLEEPERS}")
    page.wait_for_function(STILL)
    return page


def _traced(chromium: "Browser", page: "Page", kept: Path, act: Callable[["Page"], None]) -> Trace:
    chromium.start_tracing(page=page, path=kept, categories=list(CATEGORIES))
    page.evaluate(f"() => performance.mark('{BEGIN}')")
    act(page)
    page.evaluate(f"() => performance.mark('{END}')")
    chromium.stop_tracing()
    return read(kept)


def _pan(page: "Page") -> None:
    box = page.locator(BED).bounding_box()
    assert box is not None
    x, y, before = box["x"] + box["width"] / 2, box["y"] + box["height"] - 60, page.evaluate(DRAWN)
    page.mouse.move(x, y)
    page.mouse.down()
    for draw in range(DRAWS):
        page.mouse.move(x + (REACH if draw % 2 else -REACH), y - 40 * (draw % 3), steps=STEPS)
    if page.evaluate(DRAWN) == before:
        raise NotTraced("the map did not move")
    page.mouse.up()


def _throw(page: "Page") -> None:
    """Dice for a walk, until they lie."""
    for button in WALK:
        page.locator(button).first.click()
    page.locator(WALKS).first.wait_for()


def open_hall(page: "Page") -> str:
    """As the guest that the page will be."""
    page.request.post("/api/guests", data={"name": "Ana"})
    page.evaluate("localStorage.setItem('taberna.guest', 'true')")
    wishes = {
        "game": "tseuquest",
        "options": {"adventure": NAME},
        "seats": {
            "A": {"kind": "here"},
            "B": {"kind": "bot", "bot": "simple"},
            "S": {"kind": "bot", "bot": "simple"},
        },
        "practice": "a hall of thirty",
    }
    opened = page.request.post("/api/tables", data=wishes)
    assert opened.ok, opened.text()
    return str(opened.json()["table"]["id"])
