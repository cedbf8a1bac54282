"""Evenings: many tables where two people play with the house's bots, at the pace at which people read."""

import asyncio
import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Final

from msgspec.structs import replace

from taberna.cli.load.choosing import choose
from taberna.cli.load.drive import Overloaded
from taberna.cli.load.http import Connections, Http
from taberna.cli.load.processes import Running
from taberna.cli.load.stubborn_players import OUTRUN, Heard, read
from taberna.cli.load.taberna import SOCKET, bearer, kind_of
from taberna.cli.load.websocket import WebSocket
from taberna.server.wire.http import Guest, Joined, NewGuest, NewTable, Opened, Place, SitDown
from taberna.table.seats import Seat

BOT: Final = "simple"
THOUGHT: Final = 1.0
"""Seconds before a person acts, as a bot's pause is."""
RASH: Final = 0.1
ANSWERS: Final = frozenset({"not-now", "no-such-figure"})
"""To a question are as good as another: it is somebody else's turn, one's figure has fallen or has left."""
HEROES: Final = ("bruna", "sela", "odo", "ilka")
COMMITS: Final = re.compile(rb"^taberna_commits_total (\S+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Party:
    """What is played, by whom: people, and bots of the house."""

    game: str
    options: Mapping[str, object]
    people: tuple[Seat, ...]
    bots: tuple[Seat, ...]
    figures: tuple[str, ...] = ()
    """Whom the people play, where their pages ask before they commit themselves."""


PARTIES: Final = (
    Party(
        "tseuquest",
        {"party": [{"seat": seat, "hero": hero} for seat, hero in zip("ABCD", HEROES, strict=True)]},
        ("A", "B"),
        ("C", "D", "S"),
        HEROES[:2],
    ),
    Party("tellstones", {"variant": "round", "last_orders": "on"}, ("A1", "B1"), ("A2", "B2")),
)


@dataclass(slots=True)
class Spent:
    """What an evening of many tables took."""

    sizes: list[int] = field(default_factory=list)
    """Bytes of each commit as it was told to a person."""
    steps: list[float] = field(default_factory=list)
    """Seconds from a person's act until it was acknowledged."""
    answers: list[float] = field(default_factory=list)
    """Seconds from a page's question until it was answered."""
    commits: float = 0
    server: float = 0
    """Seconds of the server's processor,"""
    helpers: float = 0
    """and of the processes where its bots think."""


class Person:
    """One seat of one table: after a moment of thought does something by chance."""

    def __init__(
        self, table: str, seat: Seat, port: int, guest: Guest, draw: random.Random, figure: str = ""
    ) -> None:
        self.socket = WebSocket(port, SOCKET, self.hear, bearer(guest.token))
        self.spent = Spent()
        self.over = False
        self.refused = ""
        self._head = f'{{"kind":"{{}}","table":"{table}","seat":"{seat}"'
        self._seat = seat
        self._figure = figure
        self._asked: dict[str, float] = {}
        self._draw = draw
        self._ids = count(1)
        self._last = Heard("")
        self._sent: float | None = None
        self._thinking: asyncio.TimerHandle | None = None

    async def sit(self) -> None:
        await self.socket.open()
        self._send("subscribe", "")

    def leave(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self.socket.abort()

    def hear(self, message: bytes) -> None:
        heard = read(message)
        match heard.kind:
            case "welcome" | "committed":
                if heard.kind == "committed":
                    self.spent.sizes.append(len(message))
                self._last = replace(heard, legal=heard.legal or self._last.legal)
                self.over = heard.outcome is not None
                self._wonder()
            case "previewed" if heard.id in self._asked:
                self.spent.answers.append(monotonic() - self._asked.pop(heard.id))
            case "done" if self._sent is not None:
                self.spent.steps.append(monotonic() - self._sent)
                self._sent = None
            case "refused" if heard.id in self._asked:
                self.spent.answers.append(monotonic() - self._asked.pop(heard.id))
                if heard.code not in ANSWERS:
                    self.refused = f"{heard.code} to a question"
            case "refused":
                self._sent = None
                if heard.code not in OUTRUN:
                    self.refused = heard.code
        self._think()

    def _wonder(self) -> None:
        """As the page does with every change: what is in sight, and whoever is waited for what may be done
        and where one can get to."""
        if not self._figure or self.over:
            return
        own = f'"figure":"{self._figure}"'
        self._ask(f'{{"ask":"stand",{own},"square":""}}')
        if self._seat in self._last.waiting:
            self._ask('{"ask":"ways"}')
            self._ask(f'{{"ask":"reach",{own},"points":null}}')

    def _ask(self, question: str) -> None:
        name = f"q{next(self._ids)}"
        self._asked[name] = monotonic()
        self._send("ask", f',"id":"{name}","question":{question}')

    def _think(self) -> None:
        """Of one thing at a time."""
        if self._seat in self._last.waiting and self._thinking is None and self._sent is None:
            self._thinking = asyncio.get_running_loop().call_later(THOUGHT, self._act)

    def _act(self) -> None:
        self._thinking = None
        legal, last = self._last.legal, self._last
        if legal is None or not legal.actions or self._seat not in last.waiting or self.over:
            return
        action = bytes(choose(legal.actions, kind_of, self._draw, RASH)).decode()
        self._sent = monotonic()
        self._send("act", f',"id":"{next(self._ids)}","actions":[{action}],"ack":{last.seq}')

    def _send(self, kind: str, rest: str) -> None:
        self.socket.send((self._head.replace("{}", kind, 1) + rest + "}").encode())


async def spend(running: Running, party: Party, tables: int, seconds: float, seed: int) -> Spent:
    """An evening of so many seconds, once everybody sits."""
    draw, https = random.Random(seed), Connections(running.port)
    people: list[Person] = []
    http = Http(running.port)
    try:
        for number in range(tables):
            people += await _open(https, running.port, party, f"{seed} {number}", draw)
        for person in people:
            await person.sit()
        await asyncio.sleep(2 * THOUGHT)  # everybody is welcomed, and the first have acted
        for person in people:
            person.spent = Spent()
        commits, server, helpers = await _commits(http), running.cpu, running.helpers_cpu
        await asyncio.sleep(seconds)
        spent = Spent(
            [size for person in people for size in person.spent.sizes],
            [step for person in people for step in person.spent.steps],
            [answer for person in people for answer in person.spent.answers],
            await _commits(http) - commits,
            running.cpu - server,
            running.helpers_cpu - helpers,
        )
        refused = {person.refused for person in people if person.refused}
        if refused:
            raise Overloaded(f"refused: {', '.join(sorted(refused))}")
        return spent
    finally:
        for person in people:
            person.leave()
        http.close()
        https.close()


async def _open(https: Connections, port: int, party: Party, name: str, draw: random.Random) -> list[Person]:
    http = https.next()
    guests = [
        await http.post("/api/guests", NewGuest(f"{name} {s}", bearer=True), Guest) for s in party.people
    ]
    seats = {party.people[0]: Place("here")} | {seat: Place("bot", bot=BOT) for seat in party.bots}
    wanted = NewTable(game=party.game, options=dict(party.options), seats=seats, away=0)
    opened = await http.post("/api/tables", wanted, Opened, bearer(guests[0].token))
    for seat, guest in zip(party.people[1:], guests[1:], strict=True):
        link = next(invitation.link for invitation in opened.invitations if invitation.seat == seat)
        body = SitDown(invitation=link.partition("#")[2])
        await http.post("/api/join", body, Joined, bearer(guest.token))
    figures = party.figures or ("",) * len(guests)
    return [
        Person(opened.table.id, seat, port, guest, random.Random(draw.random()), figure)
        for seat, guest, figure in zip(party.people, guests, figures, strict=True)
    ]


async def _commits(http: Http) -> float:
    found = COMMITS.search(await http.get("/metrics"))
    return float(found[1]) if found else 0.0
