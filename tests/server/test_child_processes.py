"""Processes beside the server: they stay while it has use for them, and no longer."""

from __future__ import annotations

import asyncio
import signal

from msgspec.structs import replace

from server.bots.regulars import DUEL
from server.bots.test_supervisor import BOT
from server.night import PATIENCE, QUICK, House, night
from taberna.server import child_processes
from taberna.server.bots import questions
from taberna.table.codec import write

BOTS = ("taberna.server.bots.worker", QUICK.games, QUICK.bots, "1")


async def question(there: House, bot: str) -> bytes:
    ann = await there.guest("Ann")
    both = {seat: {"kind": "here", "name": seat} for seat in ("A", "B")}
    opened = await ann.opens(options=DUEL, seats=both)
    hosted = await there.context.tavern.open(opened.table.id)
    return write(await questions.think(hosted, replace(BOT, bot=bot), 1, 0)) + b"\n"


@night()
async def test_a_worker_leaves_it_to_the_server_when_to_go(there: House) -> None:
    """Ctrl-C at a terminal and a unit that is stopped tell all of them."""
    process = await child_processes.start(*BOTS, longest=1 << 20)
    assert process.stdin is not None
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        assert b'"ready"' in await process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGTERM)
        process.stdin.write(await question(there, "simple"))
        assert b'"thought"' in await process.stdout.readline()
        process.stdin.close()
        assert await process.wait() == 0


@night()
async def test_a_worker_whose_server_is_gone_ends_in_mid_thought(there: House) -> None:
    """Killed, a server ends nobody: what nobody hears is thought about no longer."""
    process = await child_processes.start(*BOTS, longest=1 << 20)
    assert process.stdin is not None
    process.stdin.write(await question(there, "dreams"))
    process.stdin.close()
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == 0


@night()
async def test_one_that_fails_ends_as_any_program_does(there: House) -> None:
    """Though somebody still listens for it: with the status of a failure, not of a crash."""
    process = await child_processes.start("taberna.server.memories.worker", QUICK.games, longest=1 << 20)
    assert process.stdin is not None
    process.stdin.write(b"nonsense\n")
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == 1
