"""What is measured of a server, the same for every server."""

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

import uvloop

from taberna.cli.load.drive import Drive, Match, Overloaded, Times
from taberna.cli.load.processes import Running
from taberna.cli.load.websocket import Lost, WebSocket

T = TypeVar("T")

LIMIT: Final = 600.0
"""Seconds for one measurement, far more than any takes."""


class House(Protocol):
    """A server as the load knows it."""

    async def open(self) -> Match:
        """A table with two seats, each with a socket of its own, ready to move."""

    async def sit_by(self, match: Match) -> WebSocket:
        """One more socket at this table: it watches."""

    async def come_back(self, match: Match) -> float:
        """A new socket takes the first seat: milliseconds from asking until it knows how things stand."""

    async def close(self) -> None: ...


async def _within(limit: float, work: Coroutine[Any, Any, T]) -> T:
    try:
        async with asyncio.timeout(limit):
            return await work
    except TimeoutError:
        raise Overloaded(f"not done after {limit:g} s") from None
    except Lost as lost:
        raise Overloaded(f"a socket was lost: {lost}") from None


def run(work: Coroutine[Any, Any, T], limit: float = LIMIT) -> T:
    """Whatever the server does or leaves undone, it comes to an end."""
    return uvloop.run(_within(limit, work))


@dataclass(frozen=True)
class Pace:
    """Latencies in milliseconds."""

    moves_a_second: float
    own_p50: float
    own_p99: float
    other_p50: float
    other_p99: float


def pace(times: Times) -> Pace:
    own, other = sorted(times.own), sorted(times.other)
    return Pace(times.moves_a_second, part(own, 0.5), part(own, 0.99), part(other, 0.5), part(other, 0.99))


def part(ordered: list[float], share: float) -> float:
    """Milliseconds; nothing measured is for ever."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("inf")


@dataclass(frozen=True)
class Play:
    """Many tables played at once."""

    flat_out: Pace
    moves_a_cpu_second: float
    steady: Pace
    late: int


async def play(server: Running, house: House, drive: Drive, tables: int, seconds: float, rate: float) -> Play:
    try:
        for _ in range(tables):
            await house.open()
        await drive.flat_out(min(2.0, seconds / 2))
        used = server.cpu
        fast = await drive.flat_out(seconds)
        used = server.cpu - used
        await drive.rest()
        await drive.at_rate(rate, min(1.0, seconds / 4))
        drive.late = 0
        steady = await drive.at_rate(rate, seconds)
        late = drive.late
        await drive.rest(0.2)
    finally:
        await house.close()
    return Play(pace(fast), len(fast.own) / max(used, 0.01), pace(steady), late)


async def lengthen(house: House, drive: Drive, tables: int, moves: int, limit: float) -> list[Match]:
    """Tables where so many moves have been made."""
    matches = [await house.open() for _ in range(tables)]
    made = 0
    deadline = time.monotonic() + limit
    while made < moves * tables and time.monotonic() < deadline:
        made += len((await drive.flat_out(0.5)).own)
    await drive.rest(0.5)
    return matches


async def openings(house: House, matches: list[Match]) -> list[float]:
    """Milliseconds until a seat that comes back knows how things stand, a table each."""
    return [await house.come_back(match) for match in matches]


async def quiet_sockets(server: Running, house: House, sockets: int, a_table: int = 8) -> float:
    """Bytes of memory a socket: its tables, streams and buffers included, all that came with it."""
    await house.open()  # what the first table loads is no socket's fault
    await asyncio.sleep(1)
    before, opened, kept = server.memory, 0, []
    while opened < sockets:
        match = await house.open()
        kept.append([await house.sit_by(match) for _ in range(a_table - len(match.players))])
        opened += a_table
    await asyncio.sleep(2)
    used = server.memory - before
    await house.close()
    return used / opened
