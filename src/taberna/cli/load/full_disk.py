"""A load on a full disk, while people play: the house says so, refuses what it can't keep, and goes on once
there is room. What it has acknowledged is there, also when it is killed before there is room."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from taberna.cli.load.chaos import Evening, Nodes, check_records
from taberna.cli.load.drive import now
from taberna.cli.load.http import Http, Rejected
from taberna.cli.load.processes import PROGRAM, Running
from taberna.cli.load.reckoning import Toll

LOOK: Final = 0.02
LIMIT: Final = 60.0
"""Seconds in which a full disk must be noticed, and in which the house must be itself again."""
LONGER: Final = 4
"""How much longer it may take until all games are over."""
BETWEEN: Final = 20
"""Actions that are acknowledged between two times that the disk is full."""


@dataclass
class Filled:
    times: int = 0
    """How often the disk was full;"""
    said: int = 0
    """how often the house said by `/readyz` that it can't work,"""
    recovered: int = 0
    """and that it can again;"""
    refused: int = 0
    """moves that were refused meanwhile;"""
    toll: Toll = field(default_factory=Toll)


async def fill(
    folder: Path, *, games: int, times: int, seed: int, program: str = PROGRAM, limit: float = LIMIT
) -> Filled:
    """Games at one server. Every second time it is killed while its disk is full, and finds room when it is
    started again."""
    address, filled = str(folder / "full.db"), Filled()
    nodes = Nodes(folder, [{"TABERNA_DATABASE": address}], program)
    await nodes.start(0)
    evening = Evening(nodes, seed)
    playing = asyncio.gather(*(evening.play(number) for number in range(games)))
    try:
        for nth in range(times):
            if not await _acknowledged(evening, games, limit):
                break
            await _once(nodes, evening, filled, limit, kill=nth % 2 == 1)
        await asyncio.wait((playing,), timeout=LONGER * limit)
        await check_records(evening, filled.toll)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await nodes.stop()
    await evening.reckon(address, games, filled.toll)
    return filled


async def _acknowledged(evening: Evening, games: int, limit: float) -> bool:
    try:
        async with asyncio.timeout(limit):
            return await evening.until(evening.acknowledged + BETWEEN, games)
    except TimeoutError:
        return False


async def _once(nodes: Nodes, evening: Evening, filled: Filled, limit: float, *, kill: bool) -> None:
    server, before = nodes.running[0], _put_off(evening)
    assert server is not None
    leave_room(server, 0)
    try:
        filled.times += 1
        filled.said += await _until(lambda: _answers(server.port, 503), limit)
        await _until(lambda: _more(evening, before), limit)
        filled.refused += _put_off(evening) - before
    finally:
        if kill:
            await nodes.kill(0)
            await nodes.start(0)
        else:
            leave_room(server, None)
    filled.recovered += await _until(lambda: _answers(nodes.ports[0], 200), limit)


def leave_room(server: Running, size: int | None) -> None:
    """Nothing is written to any file behind that many bytes; None: as much as there was room for."""
    import resource  # which Windows has not

    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))


async def _until(holds: Callable[[], Awaitable[bool]], limit: float) -> bool:
    end = now() + limit
    while not await holds():
        if now() > end:
            return False
        await asyncio.sleep(LOOK)
    return True


async def _answers(port: int, status: int) -> bool:
    http = Http(port)
    try:
        async with asyncio.timeout(LIMIT):
            await http.get("/readyz")
    except Rejected as rejected:
        return rejected.status == status
    except (OSError, EOFError):
        return False
    finally:
        http.close()
    return status < 400


async def _more(evening: Evening, before: int) -> bool:
    return _put_off(evening) > before


def _put_off(evening: Evening) -> int:
    return sum(player.put_off for game in evening.games for player in game.players)
