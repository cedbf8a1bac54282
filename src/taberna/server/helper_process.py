"""A process beside the server that is asked now and then: started by the first question, ended when nobody
asks any more, killed when it takes too long."""

import asyncio
from asyncio.subprocess import Process
from typing import Final

from taberna.server import child_processes

IDLE: Final = 60.0
"""Seconds after which a process that nobody asks is ended."""
FAILURES: Final = (OSError, ValueError, TimeoutError, EOFError)
"""Why there is no answer: it could not be started, said too much, took too long, or died."""


class Helper:
    """One question at a time: whoever asks sees to that."""

    def __init__(self, module: str, *words: str, longest: int, deadline: float) -> None:
        self._module = module
        self._words = words
        self._longest = longest
        self._deadline = deadline
        self._idle: asyncio.TimerHandle | None = None
        self._closed = False
        self.process: Process | None = None

    async def ask(self, question: bytes) -> bytes:
        """The answer's line. Raises one of FAILURES; the next question starts another process then."""
        if self._closed:
            raise EOFError
        if self._idle is not None:
            self._idle.cancel()
        try:
            async with asyncio.timeout(self._deadline):
                line = await self._answer(question)
        except BaseException:  # its answer would be taken for the next one's
            await self._stop()
            raise
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._end)
        return line

    async def close(self) -> None:
        """For good."""
        self._closed = True
        await self._stop()

    async def _answer(self, question: bytes) -> bytes:
        if self.process is None or self.process.returncode is not None:
            self.process = await child_processes.start(self._module, *self._words, longest=self._longest)
        asks, answers = self.process.stdin, self.process.stdout
        if asks is None or answers is None:
            raise EOFError
        asks.write(question + b"\n")
        await asks.drain()
        line = await answers.readline()
        if not line:
            raise EOFError
        return line

    async def _stop(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        process = self.process
        self._end()
        if process is not None:
            await process.wait()

    def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            child_processes.end(process)
