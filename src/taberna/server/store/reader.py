"""The one who reads from SQLite: a thread that answers one question after the other. A pool of threads would
do it, too, at three times the cost of a question: it keeps a future of its own for each beside the loop's."""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias, TypeVar

from taberna.server.store.writer import answer

T = TypeVar("T")
Question: TypeAlias = "tuple[asyncio.Future[object], Callable[[sqlite3.Connection], object]]"


class Reader:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._asked: SimpleQueue[Question | None] = SimpleQueue()
        self._stop = False
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="taberna-reader", daemon=True)
        self._thread.start()

    def ask(self, work: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        if self._stop:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._asked.put((future, work))  # type: ignore[arg-type]  # of whatever work returns
        return future

    def stop(self) -> None:
        """What was asked is still answered, and nothing more; `close` waits for it."""
        self._stop = True
        self._asked.put(None)

    def close(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            future, work = asked
            result: object = None
            error: BaseException | None = None
            try:
                result = work(self._db)
            except Exception as failure:  # whoever asked gets it, and the others are answered
                error = failure
            try:
                self._loop.call_soon_threadsafe(answer, [(future, result, error)])
            except RuntimeError:  # the loop is closed: nobody waits for an answer any more
                return
            del asked, future, work, result, error  # else the last answer would be kept until the next
