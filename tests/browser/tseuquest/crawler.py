"""Somebody who crawls through a dungeon by the page: what the house's simple player would do, done by clicks.

It knows what the page was sent, and nothing else; whatever it wants is done where the page offers it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocket, expect

from browser.player import GLANCES
from taberna.bots.tseuquest.memory import Memory
from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.flow.actions import Adventure, Cast, Element, Move, Pass, Rolled, TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.squares import NEXT
from taberna.games.tseuquest.secrets.view import View
from taberna.table.commits import Told, ToldBack
from taberna.table.differences import Edit, applied
from taberna.table.forms import Legal

NO_PAGE: Final = "/api/games"
"""At the house, where nothing runs."""
OVER: Final = ".orders [data-over]"
OFFERED: Final = (
    ".orders [data-act], .orders [data-verb]:not([aria-disabled=true]), .orders [data-form=rolled], "
    "[data-deck]:not([aria-disabled=true]), [data-road]"
)
SURE: Final = ".orders [data-way=end]"
READ: Final = ".bout:has(.bout-verdict) .bout-on"
STANDS: Final = """([offered, over]) => {
    if (document.querySelector(over)) return 'over'
    if (document.querySelector(offered)) return 'asked'
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    return ''
}"""
GLANCE: Final = f"seen => new Promise(tell => requestAnimationFrame(() => tell(({STANDS})(seen))))"
Tellings = tuple[Told[TseuQuestEvent] | ToldBack, ...]


class Crawler:
    def __init__(self, page: Page, seat: str) -> None:
        self.page, self.seat = page, seat
        self.memory: Memory = SIMPLE.sit(seat, b"crawler")
        self.frames: list[dict[str, Any]] = []
        self.done: list[str] = []
        self._view: object = None
        self._legal: object = None
        self.follow()

    def follow(self) -> None:
        """What the page is sent from now on."""
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(json.loads(str(data))))

    def _hear(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame.get("kind") not in ("welcome", "committed") or frame["seat"] != self.seat:
            return
        if frame["kind"] == "welcome":
            self._view = frame["view"]
        else:
            self._view = applied(self._view, msgspec.convert(frame["view"], tuple[Edit, ...]))
        if frame["legal"] is not None:
            self._legal = frame["legal"]
        for telling in msgspec.convert(frame["tellings"], Tellings):
            if telling.seq > self.memory.seq:
                self.memory = SIMPLE.hear(self.memory, telling)

    @property
    def view(self) -> View:
        return msgspec.convert(self._view, View)

    @property
    def legal(self) -> Legal[TseuQuestAction]:
        return msgspec.convert(self._legal, Legal[TseuQuestAction])

    def stands(self) -> str:
        """`asked`, `over`, or empty: others play. What moves is hurried."""
        return str(self.page.evaluate(GLANCE, [OFFERED, OVER]))

    def step(self) -> str:
        """Does what the simple player would, and says what it was."""
        action, before = SIMPLE.choose(self.memory, self.view, self.legal), self._view
        self.does(action)
        # The page may have been told of it, and ask for the next, before it is heard here.
        for _ in range(GLANCES):
            if self._view is not before:
                break
            self.page.wait_for_timeout(5)
        self.done.append(key(action))
        return self.done[-1]

    def does(self, action: TseuQuestAction) -> None:
        view = self.view
        if isinstance(action, Move) and isinstance(view.pending, Motion):
            here = next(f.square for f in view.figures if f.id == view.pending.figure)
            there = NEXT[here, action.way]
            if any(f.square == there for f in view.figures):  # past a friend: nobody stops there
                self._find(f".orders [data-act='{key(action)}']")
            else:
                self.point(there)
                self.press(".orders [data-way=walk]")
        elif isinstance(action, Pass) and view.pending is None:
            end = ".orders [data-verb=pass], .orders [data-act=pass]"
            self.press(end)
            if self.page.locator(SURE).count():  # is what is left really left?
                self.press(SURE)
        elif isinstance(action, Rolled):
            self.fill("rolled", action.faces)
        elif isinstance(action, Adventure) and self.page.locator(f"[data-road={action.name}]").count():
            self.press(f"[data-road={action.name}]")
            self.press(f".orders [data-act='{key(action)}']")
        elif isinstance(action, Element):
            self.press(f"[data-deck={action.name}]")
            self.press(f".orders [data-act='{key(action)}']")
        else:
            card = action.card if isinstance(action, Cast) else ""
            self._find(f".orders [data-act='{key(action)}']", card)
        expect(self.page.locator(".orders [role=alert]")).to_have_count(0)

    def fill(self, form: str, values: Sequence[str]) -> None:
        """A form with one row of things to choose."""
        asked = self.page.locator(f".orders [data-form={form}]")
        for field, value in zip(asked.locator("select").all(), values, strict=True):
            field.select_option(value)
        self.press(f".orders [data-form={form}] button")

    def press(self, button: str) -> None:
        self.page.locator(button).first.click()

    def choose(self, offer: str) -> None:
        self.press(offer)
        if self.page.locator(f"{offer}[data-sure]").count():  # is it really meant?
            self.press(offer)

    def point(self, square: str) -> None:
        if self.page.locator(READ).count():  # a fight lies there until it was read
            self.page.locator(READ).click()
        self.page.locator(f"[data-square={square}]").click()

    def _find(self, wanted: str, card: str = "") -> None:
        """At once where it is shown, else behind one of the kinds of action, and there behind its card."""
        offer = self.page.locator(wanted)
        if offer.count():
            return self._listed(wanted)
        for verb in self._verbs():
            self.press(f".orders [data-verb={verb}]")
            if card and self.page.locator(f".orders [data-card={card}]").count():
                self.press(f".orders [data-card={card}]")
            if offer.count():
                return self._listed(wanted)
            self.page.keyboard.press("Escape")
        raise AssertionError(f"nowhere on the page: {wanted}")

    def _listed(self, wanted: str) -> None:
        """A square of many is shown on the map, and stands in a list that is opened."""
        if self.page.locator(f".spots:not([open]) {wanted.removeprefix('.orders ')}").count():
            self.press(".orders .spots summary")
        self.choose(wanted)

    def _verbs(self) -> Iterator[str]:
        shown = self.page.locator(".orders [data-verb]:not([aria-disabled=true])")
        yield from (str(verb.get_attribute("data-verb")) for verb in shown.all())


def key(action: TseuQuestAction) -> str:
    """As the page names an offer."""
    parts: Mapping[str, object] = msgspec.to_builtins(action)
    return " ".join(str(part).lower() if isinstance(part, bool) else str(part) for part in parts.values())


def play_out(*crawlers: Crawler, most: int = 2000) -> None:
    """All of them, until it is over on every page."""
    idle = 0
    while idle < GLANCES:
        stands = [crawler.stands() for crawler in crawlers]
        if all(stand == "over" for stand in stands):
            return
        if "asked" in stands:
            crawlers[stands.index("asked")].step()
            idle = 0
        else:
            idle += 1
            crawlers[0].page.wait_for_timeout(20)
        assert sum(len(crawler.done) for crawler in crawlers) < most, crawlers[0].done[-20:]
    raise AssertionError("nobody is asked")


def arrive(page: Page, name: str) -> None:
    """As a guest of this name. The room makes whoever looks in a guest of no name: it is left first, or its
    answer might come later than this one and take the cookie's place."""
    page.goto(NO_PAGE)
    arrived = page.request.post("/api/guests", data={"name": name})
    assert arrived.ok, arrived.text()
    page.evaluate("localStorage.setItem('taberna.guest', 'true')")


def open_table(page: Page, *, name: str = "Ana", **wishes: Any) -> str:
    """By the room's own address, as the guest that the page will be."""
    arrive(page, name)
    opened = page.request.post("/api/tables", data={"game": "tseuquest", **wishes})
    assert opened.ok, opened.text()
    return str(opened.json()["table"]["id"])
