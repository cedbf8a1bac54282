"""Processes beside the server that answer a line for a line: started so that they find what this one found,
and ended for good."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress


async def start(module: str, *words: str, longest: int) -> Process:
    """`longest`: bytes of one answer."""
    places = os.pathsep.join(place for place in sys.path if place)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *words),
        stdin=PIPE,
        stdout=PIPE,
        limit=longest,
        env={**os.environ, "PYTHONPATH": places},
    )


def stay() -> None:
    """Called by the child. Who stops the server may tell every process of its terminal or of its unit: it is
    the server's to finish what was begun, and to end those who help it."""
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, signal.SIG_IGN)


def end(process: Process) -> None:
    """It is gone when it has been waited for."""
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
