"""Somebody who plays by the accessibility tree and the keyboard: what is read out, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec
from playwright.sync_api import CDPSession, Page

SYMBOLS = ("Crown", "Shield", "Sword", "Flag", "Knight", "Hammer", "Scales")
ANY = "|".join(SYMBOLS)
Stones = list[str | None]


@dataclass(frozen=True)
class Node:
    id: int
    role: str
    name: str
    off: bool
    focused: bool
    children: tuple[Node, ...]

    def all(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, role: str, name: str = "") -> list[Node]:
        return [one for one in self.all() if one.role == role and re.search(name, one.name)]

    @property
    def words(self) -> str:
        return self.name if self.role == "StaticText" else "".join(child.words for child in self.children)


class Said(msgspec.Struct):
    value: object = None


class State(msgspec.Struct):
    name: str
    value: Said


class Spoken(msgspec.Struct):
    """A node as the browser tells of it."""

    nodeId: str  # noqa: N815 - as the browser writes it, and so below
    parentId: str = ""  # noqa: N815
    backendDOMNodeId: int = 0  # noqa: N815
    ignored: bool = False
    role: Said = msgspec.field(default_factory=Said)
    name: Said = msgspec.field(default_factory=Said)
    properties: list[State] = []
    childIds: list[str] = []  # noqa: N815


class Told(msgspec.Struct):
    nodes: list[Spoken]


class Tree:
    """The accessibility tree of a page, as it is handed to a screen reader."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def focused(self) -> tuple[str, str]:
        """Role and name of what has the focus."""
        here = self._session.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        asked = {"objectId": here["objectId"], "fetchRelatives": False}
        [found] = msgspec.convert(self._session.send("Accessibility.getPartialAXTree", asked), Told).nodes
        return str(found.role.value), str(found.name.value or "").strip()

    def read(self) -> Node:
        found = msgspec.convert(self._session.send("Accessibility.getFullAXTree"), Told).nodes
        known = {one.nodeId: one for one in found}

        def children(one: Spoken) -> Iterator[Node]:
            for child in (known[name] for name in one.childIds if name in known):
                if child.ignored:
                    yield from children(child)
                else:
                    yield node(child)

        def node(one: Spoken) -> Node:
            states = {state.name: state.value.value for state in one.properties}
            return Node(
                one.backendDOMNodeId,
                str(one.role.value),
                str(one.name.value or "").strip(),
                bool(states.get("disabled")),
                bool(states.get("focused")),
                tuple(children(one)),
            )

        return node(next(one for one in found if not one.parentId))


class Listener:
    """Remembers what it was told of the stones, and of those face-down knows no more than that."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._tree = Tree(page)
        self._heard: set[int] = set()
        self.told: list[str] = []
        self.stones: Stones = []
        self.done: list[str] = []
        self.looks = 0
        self.now = self._tree.read()

    # -- listening

    def listen(self) -> Node:
        """What is there now; everything new in the live region is taken in, in its order."""
        self.now = self._tree.read()
        for status in self.now.find("status"):
            for line in status.children:
                if line.id not in self._heard:
                    self._heard.add(line.id)
                    self.told.append(line.words)
                    self._take_in(line.words)
        return self.now

    def wait(self, until: Callable[[Node], bool]) -> Node:
        for _ in range(600):
            if until(self.listen()):
                return self.now
            self._page.wait_for_timeout(60)
        raise AssertionError(f"not told of it; last heard: {self.told[-6:]}, heading {self.heading!r}")

    def _take_in(self, told: str) -> None:
        if found := re.search(rf"The Line begins with the ({ANY})", told):
            self.stones = [found[1]]
        elif found := re.search(rf"puts the ({ANY}) at the (left|right) end", told):
            self.stones.insert(0 if found[2] == "left" else len(self.stones), found[1])
        elif found := re.search(r"swaps stones (\d) and (\d)", told):
            one, other = int(found[1]) - 1, int(found[2]) - 1
            self.stones[one], self.stones[other] = self.stones[other], self.stones[one]
        elif found := re.search(rf"Stone (\d) is turned face-up: the ({ANY})", told):
            assert self.stones[int(found[1]) - 1] in (None, found[2]), f"followed wrongly: {self.told}"

    @property
    def heading(self) -> str:
        return next((one.name for one in self.now.find("region", "What you can do")[0].find("heading")), "")

    def line(self) -> list[str]:
        """What is said to lie on the Line, stone by stone."""
        region = self.now.find("region", "^The Line$")[0]
        return [one.name.split(": ", 1)[1] for one in region.find("button", r"^\d: ")]

    def hidden(self) -> list[int]:
        return [at for at, what in enumerate(self.line()) if what.startswith("face-down")]

    def score(self, whose: str) -> int:
        [track] = self.now.find("image", f"^{whose}: ")
        return int(track.name.split(": ")[1][0])

    # -- pressing keys

    def press(self, name: str, role: str = "button") -> None:
        """Goes to what has this name with Tab, as it is told where it is, and presses Enter."""
        for _ in range(80):
            focused = [one for one in self.listen().all() if one.focused and one.role == role]
            if any(re.search(name, one.name) and not one.off for one in focused):
                self._page.keyboard.press("Enter")
                self.done.append(name)
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"{name} is not reached by the keyboard")
