"""A load of half requests: clients that begin one and do not go on, nearly as many as there are files for."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from taberna.cli.load.drive import now
from taberna.cli.load.measures import part
from taberna.cli.load.processes import PROGRAM

FILES: Final = 1024
PATIENT: Final = {"TABERNA_HEAD_TIME": "3600"}
"""Nobody is shown out because his time is up: that would be no test."""
HALF: Final = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
WHOLE: Final = b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
LONGEST: Final = 20.0
"""Seconds after which a good request counts as unanswered."""


@dataclass(frozen=True)
class Crowded:
    begun: int
    """Half requests that were connected and sent,"""
    asked: int
    """good ones meanwhile,"""
    answered: int
    """and those of them that were answered."""
    quiet: float
    """Milliseconds that a good one takes when nobody is slow, and among the slow: half take longer."""
    crowded: float


def few_files(most: int = FILES) -> str:
    """The program of a server that may have so many files open."""
    return f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({most}, {most})); {PROGRAM}"


async def crowd(port: int, halves: int, asked: int) -> Crowded:
    quiet = [await _ask(port) for _ in range(asked)]
    begun: list[asyncio.StreamWriter] = []
    try:
        for _ in range(halves):
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                begun.append(writer)
                writer.write(HALF)
                await writer.drain()
        crowded = [await _ask(port) for _ in range(asked)]
    finally:
        for writer in begun:
            writer.transport.abort()
    return Crowded(len(begun), asked, len(_times(crowded)), _middle(quiet), _middle(crowded))


async def _ask(port: int) -> float | None:
    """Seconds until a request on a connection of its own is answered; None where it is not."""
    since = now()
    try:
        async with asyncio.timeout(LONGEST):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(WHOLE)
                answer = await reader.read()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return None
    return now() - since if answer.startswith(b"HTTP/1.1 200 ") else None


def _times(seen: list[float | None]) -> list[float]:
    return sorted(took for took in seen if took is not None)


def _middle(seen: list[float | None]) -> float:
    return part(_times(seen), 0.5)
