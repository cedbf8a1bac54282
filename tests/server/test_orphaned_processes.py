"""A server that is killed ends nobody: those who help it see for themselves that nobody waits for them."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress

from server.night import PATIENCE, House, night
from taberna.server.memories.recounting import Recount
from taberna.table.codec import write

SERVER = """
import asyncio, sys
from taberna.server import child_processes

async def serve():
    process = await child_processes.start(*sys.argv[1:], longest=1 << 20)
    process.stdin.write(sys.stdin.buffer.read())
    await process.wait()

asyncio.run(serve())
"""
MEMORIES = ("taberna.server.memories.worker", "server.endless_game:GAMES", "server.bots.sitters:PLAYERS")


@night()
async def test_who_rebuilds_memories_ends_with_a_server_that_was_killed(there: House) -> None:
    ann = await there.guest("Ann")
    table = (await ann.opens()).table.id
    row = (await there.context.tavern.open(table)).row
    question = write(Recount(table=row, chairs=(), entries=(), talk=(), met=())) + b"\n"
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SERVER, *MEMORIES),
        stdin=PIPE,
        stdout=DEVNULL,
        stderr=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(place for place in sys.path if place)},
    )
    assert server.stdin is not None
    assert server.stderr is not None
    server.stdin.write(question)
    server.stdin.close()
    async with asyncio.timeout(PATIENCE):
        thinking = int(await server.stderr.readline())
        try:
            server.kill()
            await server.stderr.read()  # it comes to its end when the last who could write to it is gone
            await server.wait()
        finally:
            with suppress(ProcessLookupError):
                os.kill(thinking, signal.SIGKILL)
