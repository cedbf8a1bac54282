"""A browser that has a record checked by its page: what that takes of the browser's own time."""

from statistics import median
from typing import TYPE_CHECKING, Final

from taberna.cli.bench.report import Figure
from taberna.cli.bench.swapping import FLAGS, playwright
from taberna.texts import Texts

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

_BRING: Final = """async (data) => {
    const say = (body) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })
    await fetch('/api/guests', say('{"name":"Bench"}'))
    return (await (await fetch('/api/records', say(data))).json()).name
}"""


def check_in_page(address: str, browser: str, record: bytes, rounds: int, say: Texts) -> Figure:
    """From the click to the last line: fetched, hashed line by line, signatures looked at, the verdict
    shown."""
    with playwright(say) as player:
        chromium = player.chromium.launch(executable_path=browser, args=list(FLAGS))
        page = chromium.new_page(viewport={"width": 1280, "height": 860}, service_workers="block")
        page.goto(address)
        name = page.evaluate(_BRING, record.decode())
        whole = chromium.new_browser_cdp_session()
        times: list[float] = []
        for _ in range(rounds):
            page.goto(f"{address}/records/{name}")
            page.locator(".scrub[aria-busy=false]").wait_for()
            button = page.locator(".checked button")
            button.wait_for()
            began = _used(whole)
            button.click()
            page.locator(".checked .sum").wait_for()
            times.append(_used(whole) - began)
        chromium.close()
    return Figure("check in the page, browser's own time", 1000 * median(times), "ms")


def _used(session: "CDPSession") -> float:
    """Seconds of processor time of all pages' processes."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(float(process["cpuTime"]) for process in processes if process["type"] == "renderer")
