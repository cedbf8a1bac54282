"""Processes beside the server that answer a line for a line: started so that they find what this one found,
and ended for good."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO


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


def questions() -> Iterator[bytes]:
    """For the child: what it is asked, a line at a time. Listened to beside the one who thinks: when nobody
    can ask any more, nobody waits for what it thinks about, and the process ends."""
    heard: SimpleQueue[bytes] = SimpleQueue()
    # Not Python's own stdin: a process that fails could not put that away while somebody reads it.
    asked = os.fdopen(os.dup(0), "rb")
    Thread(target=_listen, args=(asked, heard), daemon=True).start()
    while True:
        yield heard.get()


def _listen(asked: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    try:
        for line in asked:
            heard.put(line)
    finally:
        os._exit(0)


def end(process: Process) -> None:
    """It is gone when it has been waited for."""
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
