"""TS-4.2 on the page: it receives and holds no symbol that it should not know, in whatever form."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import msgspec
import pytest
from playwright.sync_api import CDPSession, Page, WebSocket, expect

from browser.conftest import Sit
from browser.player import OVER, TOLD_A_LOOK, once_more, one_step, until_a_look, until_asked
from taberna.table.differences import Edit, applied

STONES = "[...document.querySelectorAll('.line .stone')]"
DOWN = f"{STONES}.filter(it => it.querySelector('use').getAttribute('href') === '#stone-back')"
BACKS = f"""() => {DOWN}.map(it => {{
    const copy = it.cloneNode(true)
    copy.removeAttribute('data-space')
    copy.setAttribute('aria-label', copy.getAttribute('aria-label').replace(/\\d|, .*/g, ''))
    for (const name of ['ringed', 'can', 'off', 'chosen', 'stake']) copy.classList.remove(name)
    copy.querySelector('.tag')?.remove()
    for (const name of ['aria-pressed', 'aria-disabled']) copy.removeAttribute(name)
    return [copy.outerHTML, Object.keys(it).filter(key => !key.startsWith('__')).length]
}})"""
DOWN_USE = ".line .stone use[href='#stone-back']"
HELD = """() => JSON.stringify([
    Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, location.href,
    history.state, document.title,
    [...document.querySelectorAll('[aria-live], [role=status]')].map(it => it.textContent),
])"""
SYMBOLS = {"Crown", "Shield", "Sword", "Flag", "Knight", "Hammer", "Scales"}
WRITTEN = """() => {
    const copy = document.querySelector('.room').cloneNode(true)
    for (const it of copy.querySelectorAll('.sub, .speech, .talk, [role=status]')) it.remove()
    return copy.outerHTML
}"""
"""All that the table is made of, but for what is told and said to everybody."""
OPEN = "its => its.map(it => it.ariaLabel.replace(/^\\d: /, '').split(',')[0])"
MOVING = """() => JSON.stringify(document.getAnimations().map(
    one => [one.id, one.effect.getKeyframes(), one.effect.target.getAttributeNames()]))"""


class Wire:
    """Everything a page was sent."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, object]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(str(data))))


@pytest.mark.rule("TS-4.2", "TS-2.5")
def test_a_page_knows_no_symbol_that_lies_face_down(sit: Sit) -> None:
    page = sit("/rules", less_motion=False)
    wire = Wire(page)
    page.goto("/")
    page.get_by_role("button", name="Play the house").click()
    looks = 0
    for _ in range(200):
        if not until_asked(page):
            if looks:
                break
            wire.frames.clear()  # the house has won before anything could be looked at
            once_more(page)
            continue
        backs = page.evaluate(BACKS)
        assert all(one == other for one, other in pairwise(backs)), "face-down stones differ in the document"
        if page.locator(".plate[data-verb]").count():
            open_to_all = page.locator(".line .stone, .pool .stone").evaluate_all(OPEN)
            unknown = SYMBOLS - set(open_to_all)
            assert len(unknown) == page.locator(DOWN_USE).count()
            written = page.evaluate(WRITTEN) + page.evaluate(MOVING)
            assert [name for name in unknown if re.search(rf"\b{name}|sym-{name.lower()}", written)] == []
        did = one_step(page, peeks=looks < 3)
        if did == "look":
            looks += 1
            page.wait_for_function("() => !document.querySelector('.stone.tilt')")
            live = page.evaluate("() => document.querySelector('[role=status]').textContent")
            assert not TOLD_A_LOOK.search(live), "a look is still told when it is over"
    assert page.locator(OVER).count() == 1
    assert looks > 0
    assert not re.search(r"\"symbol\"|looked", page.evaluate(HELD))
    check(wire.frames)


def check(frames: list[dict[str, object]]) -> None:
    """No view shows what lies face-down, and only our own looks carry a symbol."""
    seat = next(str(frame["seat"]) for frame in frames if frame["kind"] == "welcome")
    view: object = None
    for frame in frames:
        if frame["kind"] == "welcome":
            view = frame["view"]
        elif frame["kind"] == "committed":
            view = applied(view, msgspec.convert(frame["view"], tuple[Edit, ...]))
        if isinstance(view, dict):
            for line in view["lines"]:
                assert re.fullmatch(r"[CDSFKHL?.]*", line["stones"]), line
    assert isinstance(view, dict)
    for frame in frames:
        for telling in frame.get("tellings", ()):  # type: ignore[attr-defined]
            for event in telling.get("events", ()):
                if event["event"] == "looked" and event["looker"] != seat:
                    assert event["symbol"] is None
                if event["event"] in ("hidden", "swapped", "challenged"):
                    assert "symbol" not in event


@pytest.mark.slow
@pytest.mark.rule("TS-4.2")
def test_no_element_follows_a_stone_through_a_swap(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Two at this screen").click()
    for verb in ("hide", "place", "hide", "hide"):
        assert until_asked(page)
        plate = page.locator(f".plate[data-verb={verb}]:not([aria-disabled=true])")
        if not plate.count():
            continue
        plate.click()
        if verb == "place":
            page.locator(".pool .stone.can").first.click()
            page.locator(".end.can").first.click()
        else:
            page.locator(".line .stone.ringed").first.click()
    assert until_asked(page)
    page.evaluate(f"() => {{ window.before = {STONES} }}")
    page.locator(".plate[data-verb=swap]").click()
    page.locator("[data-space='1']").click()
    page.locator("[data-space='2']").click()
    page.wait_for_function("() => document.querySelector('.orders[data-idle], .orders .plate[data-verb]')")
    assert until_asked(page)
    assert page.evaluate(f"() => {STONES}.every((it, i) => it === window.before[i])"), "an element moved"
    rest = "!it.style.transform && it.getAnimations().every(a => a instanceof CSSTransition)"
    assert page.evaluate(f"() => {STONES}.every(it => {rest})")


@pytest.mark.slow
@pytest.mark.rule("TS-4.2")
def test_what_was_looked_at_is_nowhere_in_the_pages_memory(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    heap = page.context.new_cdp_session(page)
    until_a_look(page)
    expect(page.locator("[data-way=let-go]")).to_be_visible()
    told = page.get_by_role("status").inner_text()
    assert TOLD_A_LOOK.search(told)
    assert TOLD_A_LOOK.search(snapshot(heap)), "what is shown is found by this means"
    page.locator("[data-way=let-go]").click()
    expect(page.locator(".stone.tilt")).to_have_count(0)
    until_asked(page)
    assert not TOLD_A_LOOK.search(snapshot(heap))


def snapshot(heap: CDPSession) -> str:
    """Every string the page holds, once what nobody needs was thrown away."""
    parts: list[str] = []

    def collect(part: dict[str, str]) -> None:
        parts.append(part["chunk"])

    heap.on("HeapProfiler.addHeapSnapshotChunk", collect)
    heap.send("HeapProfiler.enable")
    heap.send("HeapProfiler.collectGarbage")
    heap.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    heap.remove_listener("HeapProfiler.addHeapSnapshotChunk", collect)
    return "\n".join(json.loads("".join(parts))["strings"])
