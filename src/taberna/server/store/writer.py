"""The one who writes to SQLite: a thread that puts everything waiting into one transaction, each request in a
savepoint of its own. A request is answered when the transaction it was in is on disk.

Most requests only add rows, and nearly always they can. So those of a transaction are first added together,
in few statements: a thread has to wait for its turn after each. Where that does not fit, it is undone and
everything is done one by one.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct

from taberna.server.store.protocol import Busy
from taberna.server.store.statements import INSERT_ENTRY, Value

T = TypeVar("T")
Outcome: TypeAlias = "tuple[asyncio.Future[object], object, BaseException | None]"
Row: TypeAlias = tuple[Value, ...]
CHUNKS: Final = (64, 32, 16, 8, 4, 2, 1)
"""How many rows one statement adds: a few sizes, so that each is prepared once."""
MANY: Final = 8
"""Requests in one transaction after which more are surely on their way."""
GATHERING: Final = 0.002
"""Seconds they are then waited for, so that one flush to disk serves more of them: again and again, as long
as more come, up to so many times."""
LONGEST: Final = 6


class Job(Struct, frozen=True):
    future: "asyncio.Future[object]"
    work: Callable[[sqlite3.Connection], object]
    rows: tuple[Row, ...] = ()
    """The entries it adds, where it does nothing else."""
    single: bool = False
    """Whether it is one statement, which is done or not: it needs no savepoint."""


class Writer:
    def __init__(self, db: sqlite3.Connection, *, queue: int) -> None:
        self._db = db
        self._most = queue
        self._waiting: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._due: list[Job] = []
        """What was asked for in this turn of the loop: to wake the thread costs as much as to ask for ten."""
        self._asked = self._taken = 0
        self._stop = False
        self._loop = asyncio.get_running_loop()
        self.batches = 0
        self.written = 0
        self._thread = Thread(target=self._run, name="taberna-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._asked - self._taken

    def submit(
        self, work: Callable[[sqlite3.Connection], T], rows: tuple[Row, ...] = (), *, single: bool = False
    ) -> "asyncio.Future[T]":
        if self._stop or self._asked - self._taken >= self._most:
            raise Busy
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._due:
            self._loop.call_soon(self._hand_over)
        self._due.append(Job(future, work, rows, single))  # type: ignore[arg-type]  # of whatever work returns
        self._asked += 1
        return future

    def stop(self) -> None:
        """What was submitted is still written, and nothing more; `close` waits for it."""
        self._stop = True
        self._hand_over()
        self._waiting.put(None)

    def close(self) -> None:
        self._thread.join()

    def _hand_over(self) -> None:
        if self._due:
            self._waiting.put(self._due)
            self._due = []

    def _run(self) -> None:
        many = False
        while True:
            found = [self._waiting.get()]
            if many and found[0] is not None:
                self._gather()
            with suppress(Empty):
                while True:
                    found.append(self._waiting.get_nowait())
            batch = [job for jobs in found if jobs is not None for job in jobs]
            self._taken += len(batch)
            if batch:
                outcomes = self._write(batch)
                many = len(batch) >= MANY
                self.batches += 1
                self.written += len(batch)
                try:
                    self._loop.call_soon_threadsafe(answer, outcomes)
                except RuntimeError:  # the loop is closed: nobody waits for an answer any more
                    return
            if found[-1] is None:
                return

    def _gather(self) -> None:
        for _ in range(LONGEST):
            before = self.waiting
            sleep(GATHERING)
            if self.waiting == before:  # everybody waits for us
                return

    def _write(self, batch: list[Job]) -> list[Outcome]:
        try:
            outcomes = self._together(batch)
            if outcomes is None:
                outcomes = self._transaction(lambda: [self._attempt(job) for job in batch])
        except Exception as error:  # whatever it is, others still want to write
            self._undo()
            return [(job.future, None, error) for job in batch]
        return outcomes

    def _together(self, batch: list[Job]) -> list[Outcome] | None:
        """All that only add rows at once, the others after them; None where a row was there already or can't
        be kept at all."""
        rows = [row for job in batch for row in job.rows]
        self._db.execute("BEGIN IMMEDIATE")
        try:
            fits = _add(self._db, rows) == len(rows)
        except Exception:  # one by one, it shows whose it is
            fits = False
        if not fits:
            self._undo()
            return None
        outcomes = [(job.future, None, None) if job.rows else self._attempt(job) for job in batch]
        self._db.execute("COMMIT")
        return outcomes

    def _transaction(self, work: Callable[[], T]) -> T:
        self._db.execute("BEGIN IMMEDIATE")
        result = work()
        self._db.execute("COMMIT")
        return result

    def _undo(self) -> None:
        """SQLite has done it by itself where the disk is full."""
        if self._db.in_transaction:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")

    def _attempt(self, job: Job) -> Outcome:
        if job.single:
            try:
                return job.future, job.work(self._db), None
            except Exception as error:  # whoever asked for it gets it, and the others are written
                if not self._db.in_transaction:
                    raise
                return job.future, None, error
        self._db.execute("SAVEPOINT request")
        try:
            result = job.work(self._db)
        except Exception as error:  # as above
            if not self._db.in_transaction:
                raise
            self._db.execute("ROLLBACK TO request")
            self._db.execute("RELEASE request")
            return job.future, None, error
        self._db.execute("RELEASE request")
        return job.future, result, None


def _add(db: sqlite3.Connection, rows: list[Row]) -> int:
    """How many of the rows were added: those that can't be are left out."""
    added = 0
    place = 0
    while place < len(rows):
        size = next(size for size in CHUNKS if size <= len(rows) - place)
        values = [value for row in rows[place : place + size] for value in row]
        added += db.execute(_statement(size), values).rowcount
        place += size
    return added


@lru_cache(maxsize=len(CHUNKS))
def _statement(size: int) -> str:
    row = INSERT_ENTRY[INSERT_ENTRY.index("(?") : INSERT_ENTRY.index(")", INSERT_ENTRY.index("(?")) + 1]
    return INSERT_ENTRY.replace(row, ", ".join([row] * size))


def answer(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
