"""Somebody who reads everything that a page was sent and all that it holds, and says what of it nobody had
seen."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Response, WebSocket

from browser.test_secrets import snapshot
from house import ALL
from taberna.games.tseuquest.flow.events import CardPlayed, Said
from taberna.games.tseuquest.flow.state import State, board
from taberna.games.tseuquest.things import shelf
from taberna.games.tseuquest.things.library import CARDS
from taberna.games.tseuquest.things.script import closing, words
from taberna.table.commits import Commit
from taberna.table.load import read
from taberna.table.own_sequence import Tally
from taberna.table.replay import opening, step
from taberna.texts import Texts
from tseuquest.canaries import CANARY, canaries, unseen

WORDS: Final = re.compile(r"[a-z0-9-]+")
OUTLINES: Final = re.compile(r' d="[^"]*"')
"""`h15` draws a line there, and is no square."""
DOCUMENT: Final = """() => [document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input, select, textarea')].map(it => it.value)].join('\\n')"""
STORES: Final = """async () => {
return JSON.stringify([
    Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, location.href,
    document.title, history.state, await indexed(), await cached(),
])

async function indexed() {
    const done = asked => new Promise((tell, fail) => {
        asked.onsuccess = () => tell(asked.result)
        asked.onerror = () => fail(asked.error)
    })
    return Promise.all((await indexedDB.databases()).map(async ({ name }) => {
        const base = await done(indexedDB.open(name))
        const rows = [...base.objectStoreNames].map(
            store => done(base.transaction(store).objectStore(store).getAll()))
        const all = await Promise.all(rows)
        base.close()
        return [name, all]
    }))
}

async function cached() {
    const found = []
    for (const name of await caches.keys()) {
        const box = await caches.open(name)
        for (const { url } of await box.keys())  // what was built is the same for everybody
            found.push([name, url, url.includes('/assets/') ? '' : await (await box.match(url)).text()])
    }
    return found
}
}"""
ROWS: Final = """function (cards) {
    const known = new Set(cards)
    const words = this.map(row => row.length < 1000 ? row.filter(it => typeof it === 'string') : [])
    return JSON.stringify(words.filter(row => row.some(it => known.has(it))))
}"""
TEXTS: Final = Texts("en")


@dataclass(frozen=True)
class Piece:
    """Something that was sent, or that the page held when it had been told so much."""

    where: str
    told: int
    text: str


class Reader:
    """Listens from the start, and looks into the page whenever it is told to."""

    def __init__(self, page: Page, seat: str) -> None:
        self.page, self.seat = page, seat
        self.pieces: list[Piece] = []
        self.told = 0
        self._answers: list[tuple[int, Response]] = []
        self._heap = page.context.new_cdp_session(page)
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self._answers.append((self.told, answer)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(str(data)))

    def _hear(self, data: str) -> None:
        frame: dict[str, Any] = json.loads(data)
        if frame.get("kind") in ("welcome", "committed") and frame["seat"] == self.seat:
            self.told = frame["seq"]
        self.pieces.append(Piece("frame", self.told, json.dumps(frame, ensure_ascii=False)))

    def look(self) -> None:
        """Into document, storage and memory; and what was fetched since."""
        held = {
            "document": self.page.evaluate(DOCUMENT),
            "storage": self.page.evaluate(STORES),
            "memory": snapshot(self._heap),
            "rows in memory": self._rows(),
        }
        self.pieces += [Piece(where, self.told, text) for where, text in held.items()]
        self.fetch()

    def fetch(self) -> None:
        """What came by HTTP; before the page is left, which forgets it."""
        for told, answer in self._answers:
            if answer.ok and not answer.url.endswith((".woff2", ".png", ".ico")):
                where = "answer" if "/api/" in answer.url else "file"
                self.pieces.append(Piece(where, told, answer.body().decode()))
        self._answers.clear()

    def _rows(self) -> str:
        """Every list in the page's memory that has the name of a card in it."""
        of_lists = self._heap.send(
            "Runtime.evaluate", {"expression": "Array.prototype", "objectGroup": "lists"}
        )
        found = self._heap.send(
            "Runtime.queryObjects",
            {"prototypeObjectId": of_lists["result"]["objectId"], "objectGroup": "lists"},
        )
        answer = self._heap.send(
            "Runtime.callFunctionOn",
            {
                "objectId": found["objects"]["objectId"],
                "functionDeclaration": ROWS,
                "arguments": [{"value": list(CARDS)}],
                "returnByValue": True,
            },
        )
        self._heap.send("Runtime.releaseObjectGroup", {"objectGroup": "lists"})
        return str(answer["result"]["value"])


@dataclass(frozen=True)
class Truth:
    """What nobody at this seat can know at one moment of the game."""

    names: frozenset[str]
    """Of figures, scenery, traps and hoards."""
    places: frozenset[str]
    """Edges of doors, and squares in the dark on which something stands."""
    cards: frozenset[str]
    """In the hands of others, and not played by anybody yet."""
    said: tuple[str, ...]
    """Of the adventure's own texts, those that everybody has heard."""


@contextmanager
def canaries_on_the_shelf() -> Iterator[None]:
    """A record names the texts of its adventure, which are found where it is read."""
    try:
        with pytest.MonkeyPatch.context() as there:
            there.setattr(shelf, "written", canaries)
            shelf.adventure.cache_clear()
            yield
    finally:
        shelf.adventure.cache_clear()


@canaries_on_the_shelf()
def truths(record: bytes, seat: str) -> list[Truth]:
    """By how much the seat had been told, from a record."""
    kept = read(record, ALL["tseuquest"])
    play = opening(kept)
    tally: Tally[Any, Any, Any, Any, Any] = Tally(kept.header.seats)
    told: dict[int, Truth] = {}
    said: list[str] = []
    shown: set[str] = set()
    for entry in kept.entries:
        before, play = play, step(play, entry)
        tally.note(before, entry, play)
        assert isinstance(play.state, State)
        if isinstance(entry, Commit):
            for event in entry.events:
                if isinstance(event, Said):
                    # Those who read records for the house have no canaries: there the name speaks for itself.
                    said += (*words(play.state.script, event.what).values(), event.what)
                shown |= {event.card} if isinstance(event, CardPlayed) else set()
        if play.state.outcome is not None:  # its epilogue is read with it (TQ-17.6)
            said += (closing(play.state.script, play.state.outcome.result) or {}).values()
        # The last of those with this number: what a seat is not told of changes nothing that it knows.
        told[tally.number(seat)] = truth(play.state, seat, shown, said)
    return [told[min(told)], *(told[number] for number in sorted(told))]


def truth(state: State, seat: str, shown: Iterable[str], said: Iterable[str]) -> Truth:
    own = {card for f in state.figures if f.seat == seat for card in f.hand}
    others = {card for f in state.figures if f.seat != seat for card in f.hand}
    return Truth(
        frozenset(unseen(state)),
        frozenset({door.edge for door in state.doors if not door.seen} | _in_the_dark(state)),
        frozenset(others - own - {*shown}),
        tuple(said),
    )


def _in_the_dark(state: State) -> set[str]:
    if not state.board:
        return set()
    ground = board(state)
    lit = {*state.explored, *(square for room in state.rooms for square in ground.room(room))}
    lit |= {f.square for f in state.figures if f.seen}
    stand = {f.square for f in state.figures if not f.seen} | {
        trap.square for trap in state.traps if not trap.seen
    }
    return stand - lit


def leaks(pieces: Iterable[Piece], known: list[Truth]) -> list[str]:
    """Where the page was sent or held something too early, and what."""
    return sorted({f"{piece.where}: {found}" for piece in pieces for found in _found(piece, known)})


def _found(piece: Piece, known: list[Truth]) -> Iterator[str]:
    now = known[min(piece.told, len(known) - 1)]
    text = piece.text
    for said in now.said:
        text = text.replace(json.dumps(said, ensure_ascii=False)[1:-1], "").replace(said, "")
    if piece.where == "rows in memory":
        yield from (card for row in json.loads(text) for card in now.cards.intersection(row))
        return
    words = set(WORDS.findall(text))
    yield from (word for word in words if CANARY in word)
    yield from now.names & words
    if piece.where in ("frame", "answer", "document"):
        drawn = WORDS.findall(OUTLINES.sub("", text))
        yield from now.places.intersection(drawn)
        yield from now.cards.intersection(drawn)
    if piece.where == "document":
        yield from (name for name in (TEXTS(f"card-{card}") for card in now.cards) if name in text)
