"""A browser that opens a table for two and swaps two stones, again and again, while it is traced."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from taberna.cli.bench.frames import BEGIN, CATEGORIES, END, Trace, read
from taberna.cli.mistakes import Mistake
from taberna.texts import Texts

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
_SWAP: Final = ".orders .plate[data-verb=swap]:not([aria-disabled=true])"
_ASKED: Final = f"() => document.querySelector('{_SWAP}')"
# Told by the document itself: whoever asks in every frame is part of what is measured.
_SWAPPED: Final = f"""() => new Promise(done => {{
    let gone = false
    const watch = new MutationObserver(() => {{
        const there = document.querySelector('{_SWAP}')
        if (!there) gone = true
        else if (gone) {{ watch.disconnect(); done() }}
    }})
    watch.observe(document.body, {{ subtree: true, childList: true, attributes: true }})
    for (const at of ['.orders .plate[data-verb=swap]', "[data-space='1']", "[data-space='3']"])
        document.querySelector(at).click()
}})"""


def playwright(say: Texts) -> "AbstractContextManager[Playwright]":
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Mistake(say("bench-no-playwright")) from None
    return sync_playwright()


def trace_swaps(address: str, browser: str, swaps: int, folder: Path, say: Texts) -> Trace:
    kept = folder / "trace.json"
    with playwright(say) as player:
        chromium = player.chromium.launch(executable_path=browser, args=list(FLAGS))
        page = chromium.new_page(viewport={"width": 1280, "height": 860}, service_workers="block")
        page.goto(address)
        page.locator(".go .way").first.click()
        for nth in (0, 1):
            page.locator(".orders .plate[data-verb=place]").click()
            page.locator(".pool .stone").nth(nth).click()
            page.locator(".end.right").click()
            page.wait_for_function(_ASKED)
        page.locator(".orders .plate[data-verb=hide]").click()
        page.locator("[data-space='1']").click()
        page.wait_for_function(_ASKED)
        chromium.start_tracing(page=page, path=kept, categories=list(CATEGORIES))
        page.evaluate(f"() => performance.mark('{BEGIN}')")
        for _ in range(swaps):
            page.evaluate(_SWAPPED)
        page.evaluate(f"() => performance.mark('{END}')")
        chromium.stop_tracing()
        chromium.close()
    return read(kept)
