"""Games played at a server that is killed at any moment and started again: what was acknowledged must be
there, nothing twice, and every game must come to its end."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from taberna.cli.load.http import Http, Rejected
from taberna.cli.load.processes import PROGRAM, Running, lasting_port, serve_again
from taberna.cli.load.reckoning import Game, Promise, Toll, reckon
from taberna.cli.load.stubborn_players import Stubborn
from taberna.cli.load.taberna import bearer
from taberna.games import GAMES
from taberna.server.wire.http import Guest, Invitation, NewGuest, Place
from taberna.table.load import load
from taberna.table.refusal import Refused
from taberna.table.seats import Seat
from taberna.table.verify import verify

BOT: Final = "simple"
TURNS: Final = 40
ROUNDS: Final = 2


@dataclass(frozen=True, slots=True)
class Kind:
    """A table: what is played, by which stubborn players, and where the house's own bots sit."""

    game: str
    options: Mapping[str, object]
    ours: tuple[Seat, ...]
    bots: tuple[Seat, ...] = ()


def _tellstones(variant: str, ours: tuple[Seat, ...], bots: tuple[Seat, ...] = ()) -> Kind:
    return Kind("tellstones", {"variant": variant, "last_orders": "on", "turns_max": TURNS}, ours, bots)


KINDS: Final = (
    _tellstones("duel", ("A", "B")),
    Kind("tseuquest", {"players": 2, "rounds_max": ROUNDS}, ("A", "B"), ("S",)),
    _tellstones("vanguard", ("A", "B")),
    _tellstones("duel", ("A",), ("B",)),
    Kind("tseuquest", {"players": 1, "rounds_max": ROUNDS, "sorcerer": "human"}, ("S", "A")),
    _tellstones("round", ("A1", "B1", "A2"), ("B2",)),
)
PATIENCE: Final = 100
LIMIT: Final = 1800.0
"""Seconds after which games that are not over count as unfinished; of many, so many seconds for each."""
EACH: Final = 30.0


class Opened(msgspec.Struct, frozen=True):
    class Table(msgspec.Struct, frozen=True):
        id: str

    table: Table
    invitations: tuple[Invitation, ...]


class Nodes:
    """The servers, by number; a port for whoever connects. A killed one comes back at its port."""

    def __init__(
        self,
        folder: Path,
        environs: list[Mapping[str, str]],
        program: str = PROGRAM,
        struck: Callable[[], None] = lambda: None,
    ) -> None:
        """`struck` is done to the machine of a killed server before it is started again."""
        self._folder = folder
        self._program = program
        self._struck = struck
        self._environs = environs
        self.running: list[Running | None] = [None for _ in environs]
        self.ports: list[int] = [lasting_port() for _ in environs]

    async def start(self, node: int) -> None:
        port = self.ports[node]
        self.running[node] = await asyncio.to_thread(
            serve_again, self._folder, self._environs[node], port, self._program
        )

    async def kill(self, node: int) -> None:
        found = self.running[node]
        if found is not None:
            self.running[node] = None
            await asyncio.to_thread(found.stop, signal.SIGKILL)
            self._struck()

    async def stop(self) -> None:
        for node, found in enumerate(self.running):
            if found is not None:
                self.running[node] = None
                await asyncio.to_thread(found.stop)

    def up(self, usual: int) -> int:
        """The port of the node a player likes best, or of one that runs."""
        order = [usual, *(n for n in range(len(self.ports)) if n != usual)]
        return self.ports[next((n for n in order if self.running[n] is not None), usual)]


class Evening:
    """All the games, and who plays them."""

    def __init__(self, nodes: Nodes, seed: int, together: int = 16) -> None:
        self.nodes = nodes
        self.games: list[Game] = []
        self.promises: list[Promise] = []
        self.acknowledged = 0
        self.over = 0
        self._draw = random.Random(seed)
        self._together = asyncio.Semaphore(together)
        self._news = asyncio.Event()
        self._closed = False

    async def play(self, number: int) -> None:
        async with self._together:
            game = await self.open(number, KINDS[number % len(KINDS)])
            self.games.append(game)
            await asyncio.gather(*(player.play() for player in game.players))
            self.over += 1
            self._news.set()

    async def open(self, number: int, kind: Kind) -> Game:
        """Tries until there is a table with everybody at it; what a kill left half open is left alone."""
        while True:
            try:
                return await self._open(number, kind)
            except (OSError, EOFError, Rejected):
                await asyncio.sleep(0.1)

    async def _open(self, number: int, kind: Kind) -> Game:
        http, ours = Http(self.nodes.up(0)), kind.ours
        guests: list[Guest] = []
        try:
            for seat in ours:
                body = NewGuest(f"{number}-{seat}", bearer=True)
                guests.append(await http.post("/api/guests", body, Guest))
                self.promises.append(Promise(guests[-1].id))
            wanted = {
                "game": kind.game,
                "options": kind.options,
                "seats": {ours[0]: Place("here")} | {seat: Place("bot", bot=BOT) for seat in kind.bots},
                "away": 0,
            }
            opened = await http.post("/api/tables", wanted, Opened, bearer(guests[0].token))
            self.promises.append(Promise(guests[0].id, opened.table.id, ours[0]))
            for seat, guest in zip(ours[1:], guests[1:], strict=True):
                link = next(i.link for i in opened.invitations if i.seat == seat)
                token = {"invitation": link.partition("#")[2]}
                await http.post("/api/join", token, msgspec.Raw, bearer(guest.token))
                self.promises.append(Promise(guest.id, opened.table.id, seat))
        finally:
            http.close()
        players = [
            Stubborn(
                opened.table.id,
                seat,
                guest.token,
                partial(self.nodes.up, place % len(self.nodes.ports)),
                random.Random(self._draw.random()),
                self._note,
            )
            for place, (seat, guest) in enumerate(zip(ours, guests, strict=True))
        ]
        return Game(opened.table.id, players, kind.game)

    def _note(self) -> None:
        self.acknowledged += 1
        self._news.set()

    async def until(self, acknowledged: int, games: int) -> bool:
        """Until so many actions were acknowledged; False where the evening was over before."""
        while self.acknowledged < acknowledged and self.over < games and not self._closed:
            self._news.clear()
            await self._news.wait()
        return self.over < games and not self._closed

    async def reckon(self, address: str, games: int, toll: Toll) -> None:
        """Once every server is stopped."""
        await reckon(address, self.games, self.promises, toll)
        toll.games += self.over
        if self.over < games:
            toll.unfinished.append(f"{games - self.over} of {games} games")

    def close(self) -> None:
        self._closed = True
        self._news.set()


def limit_of(games: int) -> float:
    return max(LIMIT, EACH * games)


async def chaos(
    folder: Path,
    address: str,
    *,
    games: int,
    every: int,
    seed: int,
    program: str = PROGRAM,
    struck: Callable[[], None] = lambda: None,
    limit: float | None = None,
    enough: Callable[[Evening], Awaitable[bool]] | None = None,
) -> Toll:
    """One server, killed about every so many acknowledged actions. Whether that was `enough` is asked while
    it is down: then the evening ends there, whatever is still being played."""
    nodes = Nodes(folder, [{"TABERNA_DATABASE": address}], program, struck)
    await nodes.start(0)
    draw = random.Random(seed)
    toll = Toll()
    evening = Evening(nodes, seed)
    playing = [asyncio.create_task(evening.play(number)) for number in range(games)]

    async def kill() -> None:
        while await evening.until(evening.acknowledged + draw.randint(1, 2 * every), games):
            await asyncio.sleep(draw.random() * 0.02)
            await nodes.kill(0)
            toll.kills += 1
            if enough is not None and await enough(evening):
                evening.close()
            await nodes.start(0)

    killing = asyncio.create_task(kill())
    try:
        await _until_all_are_over(evening, playing, killing, limit or limit_of(games))
        await check_records(evening, toll)
    finally:
        await nodes.stop()
    await evening.reckon(address, games, toll)
    return toll


async def _until_all_are_over(
    evening: Evening, playing: list[asyncio.Task[None]], killing: asyncio.Task[None], limit: float
) -> None:
    """Or until the time is up; a server that can't be started again is no game's fault."""
    games = asyncio.gather(*playing)
    await asyncio.wait((games, killing), timeout=limit, return_when=asyncio.FIRST_COMPLETED)
    evening.close()
    await asyncio.wait((killing,))  # not cancelled: the server it is starting would be nobody's
    games.cancel()
    await asyncio.gather(games, return_exceptions=True)
    killing.result()


async def check_records(evening: Evening, toll: Toll) -> None:
    """Every finished game has a record, and it verifies. That another is not over is a fault in itself."""
    for game in evening.games:
        if not all(player.over.is_set() for player in game.players):
            continue
        http = Http(evening.nodes.up(0))
        try:
            data = await _record(http, game.table)
            verdict = verify(load(data, GAMES))
            if not verdict.sound or verdict.holds[:2] != ("lawful", "draws"):
                toll.unsound.append(f"{game.table}: {verdict.degrees}")
        except (Rejected, Refused) as problem:
            toll.unsound.append(f"{game.table}: no record: {problem}")
        finally:
            http.close()


async def _record(http: Http, table: str) -> bytes:
    """It is sealed soon after the last commit, not with it."""
    for _ in range(PATIENCE):
        try:
            return await http.get(f"/api/tables/{table}/record")
        except Rejected:
            await asyncio.sleep(0.05)
    return await http.get(f"/api/tables/{table}/record")
