"""Mallory: a client that keeps to no rules, beside two who play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec

from server.night import PATIENCE, House, Person, duel
from taberna.cli.load.taberna import SOCKET
from taberna.cli.load.websocket import WebSocket
from taberna.server.wire.messages import Committed, Done, Presence
from taberna.table.codec import write

MOVES = (
    ("A", "place F right"),
    ("B", "place K left"),
    ("A", "hide 1"),
    ("B", "peek 1"),
    ("A", "swap 1 3"),
    ("B", "hide 1"),
    ("A", "place D left"),
    ("B", "peek 2"),
)


class Mallory:
    """A socket that sends what it likes, byte by byte where need be."""

    def __init__(self, house: House, token: str) -> None:
        port = urlsplit(house.address).port
        assert port is not None
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self.socket = WebSocket(port, SOCKET, self._hear, headers)

    async def connects(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.socket.open()

    def sends(self, message: object) -> None:
        self.socket.send(message if isinstance(message, bytes) else write(message))

    async def hears(self, kind: str, **fields: object) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard:
                    if message["kind"] == kind and all(message[k] == v for k, v in fields.items()):
                        return message
                self._news.clear()
                await self._news.wait()

    async def is_shown_out(self) -> int:
        """The code her socket is closed with."""
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(self.socket.closed)

    def _hear(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))
        self._news.set()


@asynccontextmanager
async def at_the_door(house: House, token: str = "") -> AsyncIterator[Mallory]:
    mallory = Mallory(house, token)
    await mallory.connects()
    try:
        yield mallory
    finally:
        if mallory.socket.transport is not None:
            mallory.socket.transport.abort()


async def comes(house: House, name: str = "Mallory") -> str:
    """A guest like any other: the token."""
    return (await house.guest(name)).client.token


class Pair:
    """Ann and Bob, who play and hear nothing but their game."""

    def __init__(self, ann: Person, bob: Person, table: str) -> None:
        self.people = {"A": ann, "B": bob}
        self.table = table
        self._moves = iter(MOVES)
        self._noted = {seat: len(person.heard) for seat, person in self.people.items()}

    @property
    def ann(self) -> Person:
        return self.people["A"]

    @property
    def bob(self) -> Person:
        return self.people["B"]

    async def plays_on(self, moves: int = 2) -> None:
        """So many moves go through, and both are told of each as if they were alone."""
        for _ in range(moves):
            seat, text = next(self._moves)
            done = await self.people[seat].does(self.table, seat, text)
            assert isinstance(done, Done), done
            for person in self.people.values():
                told = await person.reaches(self.table, done.seq)
                assert told.seq == done.seq

    def notices(self, *besides: type[object]) -> list[object]:
        """What they were sent that is neither their game nor of these kinds."""
        expected: tuple[type, ...] = (Done, Committed, *besides)
        return [
            message
            for seat, person in self.people.items()
            for message in person.heard[self._noted[seat] :]
            if not isinstance(message, expected)
        ]


async def sit_down(house: House) -> Pair:
    ann, bob, table = await duel(house)
    await ann.hears(Presence, lambda m: all(sitting.here for sitting in m.sittings))
    return Pair(ann, bob, table)
