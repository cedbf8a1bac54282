"""The one who writes to SQLite: a thread that puts everything waiting into one transaction, each request in a
savepoint of its own. A request is answered when the transaction it was in is on disk."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from threading import Condition, Thread
from typing import TypeAlias, TypeVar

from taberna.server.store.protocol import Busy

T = TypeVar("T")
Outcome: TypeAlias = "tuple[asyncio.Future[object], object, BaseException | None]"
Job: TypeAlias = "tuple[asyncio.Future[object], Callable[[sqlite3.Connection], object]]"


class Writer:
    def __init__(self, db: sqlite3.Connection, *, queue: int) -> None:
        self._db = db
        self._most = queue
        self._waiting: deque[Job] = deque()
        self._wake = Condition()
        self._stop = False
        self._loop = asyncio.get_running_loop()
        self.batches = 0
        self.written = 0
        self._thread = Thread(target=self._run, name="taberna-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        if self._stop or len(self._waiting) >= self._most:
            raise Busy
        future: asyncio.Future[T] = self._loop.create_future()
        with self._wake:
            self._waiting.append((future, work))  # type: ignore[arg-type]  # a future of whatever work returns
            self._wake.notify()
        return future

    def close(self) -> None:
        """What was submitted is still written."""
        with self._wake:
            self._stop = True
            self._wake.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._wake:
                while not self._waiting and not self._stop:
                    self._wake.wait()
                batch = list(self._waiting)
                self._waiting.clear()
            if not batch:
                return
            outcomes = self._write(batch)
            self.batches += 1
            self.written += len(batch)
            try:
                self._loop.call_soon_threadsafe(_answer, outcomes)
            except RuntimeError:  # the loop is closed: nobody waits for an answer any more
                return

    def _write(self, batch: list[Job]) -> list[Outcome]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job) for job in batch]
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            return [(future, None, error) for future, _ in batch]
        return outcomes

    def _attempt(self, job: Job) -> Outcome:
        future, work = job
        self._db.execute("SAVEPOINT request")
        try:
            result = work(self._db)
        except Exception as error:
            self._db.execute("ROLLBACK TO request")
            self._db.execute("RELEASE request")
            return future, None, error
        self._db.execute("RELEASE request")
        return future, result, None


def _answer(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
