"""The store in a file: SQLite in WAL mode, every commit on disk before it is answered."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final, TypeVar

import msgspec

from taberna.server.store import statements
from taberna.server.store.checkpoints import TOO_MUCH, Checkpoints
from taberna.server.store.private_files import PRIVATE, backup
from taberna.server.store.protocol import Append, Collision, News, Repeated
from taberna.server.store.reader import Reader
from taberna.server.store.rows import (
    ClockRow,
    EntryRow,
    InvitationRow,
    PresenceRow,
    TableRow,
    TalkRow,
)
from taberna.server.store.schema import META, MIGRATIONS, NOTE, VERSION, Migration, outstanding
from taberna.server.store.shared import NO_END, Shared
from taberna.server.store.writer import Writer
from taberna.table.seats import Seat

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)

QUEUE: Final = 10_000
CACHE: Final = 32_768
"""KiB of pages that the writer keeps in memory: every append touches the indexes in places of their own."""


async def open_sqlite(
    path: Path, *, queue: int = QUEUE, migrations: Sequence[Migration] = MIGRATIONS
) -> "SqliteStore":
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(PRIVATE)
    migrate(path, migrations)
    return SqliteStore(path, queue)


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def version(db: sqlite3.Connection) -> int:
    """Which schema a file has; 0: none yet."""
    known = db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'meta'").fetchone()[0]
    found = db.execute("SELECT value FROM meta WHERE name = ?", (VERSION,)).fetchone() if known else None
    return int(found[0]) if found else 0


def migrate(path: Path, migrations: Sequence[Migration]) -> None:
    """Brings a file up to date, in one transaction; one that holds something is copied first."""
    with closing(connect(path)) as db:
        if not outstanding(version(db), migrations):
            return
        db.execute("BEGIN IMMEDIATE")
        found = version(db)  # another node may have been faster
        due = outstanding(found, migrations)
        if found and due:
            with closing(connect(path)) as untouched:
                backup(untouched, path.with_name(f"{path.name}.schema-{found}"))
        if due:
            db.execute(META)
            for statement in (statement for step in due for statement in step):
                db.execute(statement)
            db.execute(NOTE, (VERSION, str(len(migrations))))
        db.execute("COMMIT")


class SqliteStore(Shared):
    def __init__(self, path: Path, queue: int = QUEUE) -> None:
        self.path = path
        self._write_db = connect(path)
        self._read_db = connect(path)
        self._write_db.execute(f"PRAGMA wal_autocheckpoint = {TOO_MUCH}")
        self._write_db.execute(f"PRAGMA cache_size = -{CACHE}")
        # What it takes to undo one statement: else every larger batch makes a file, fills it and deletes it.
        self._write_db.execute("PRAGMA temp_store = MEMORY")
        self.writer = Writer(self._write_db, queue=queue)
        self._checkpoints = Checkpoints(path, connect)
        self._reader = Reader(self._read_db)

    async def close(self) -> None:
        self.writer.stop()
        await _beside(self.writer.close)
        await _beside(self._checkpoints.close)
        self._reader.stop()
        await _beside(self._reader.close)
        self._read_db.close()
        self._write_db.close()

    # -- tables

    async def create_table(self, row: TableRow, invitations: Sequence[InvitationRow] = ()) -> None:
        def work(db: sqlite3.Connection) -> None:
            _create_table(db, row)
            db.executemany(statements.INSERT_INVITATION, map(statements.columns, invitations))

        await self.writer.submit(work)

    async def save_table(
        self,
        row: TableRow,
        clock: ClockRow | None = None,
        *,
        follows: ClockRow | None = None,
        reseated: bool = True,
        opens: TableRow | None = None,
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            _save_table(db, row, reseated)
            if opens is not None:
                _create_table(db, opens)
            if clock is not None:
                _save_clock(db, clock, follows)

        await self.writer.submit(work)

    async def tables_with_bots(self) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            return [str(row[0]) for row in db.execute(statements.TABLES_WITH_BOTS)]

        return await self._read(work)

    # -- the game

    def submit(self, append: Append) -> "asyncio.Future[None]":
        plain = append.clock is None and append.table is None
        rows = tuple([statements.entry_columns(entry) for entry in append.entries]) if plain else ()
        return self.writer.submit(partial(_append, append), rows)

    async def news(self, table: str, seq: int, n: int) -> News | None:
        def work(db: sqlite3.Connection) -> News | None:
            db.execute("BEGIN")
            try:
                found = db.execute(statements.TABLE, (table,)).fetchone()
                if found is None:
                    return None
                clock = db.execute(statements.CLOCK, (table,)).fetchone()
                return News(
                    statements.read_table(found[0]),
                    tuple(EntryRow(*row) for row in db.execute(statements.ENTRIES, (table, seq, NO_END))),
                    tuple(TalkRow(*row) for row in db.execute(statements.TALK, (table, n))),
                    None if clock is None else statements.read_clock(clock[0]),
                )
            finally:
                db.execute("COMMIT")

        return await self._read(work)

    async def acknowledge(self, acks: Sequence[tuple[str, Seat, int]]) -> None:
        await self._run(statements.ACKNOWLEDGE, *acks)

    # -- time

    async def clocks_due(self, before: int) -> list[ClockRow]:
        def work(db: sqlite3.Connection) -> list[ClockRow]:
            return [statements.read_clock(row[0]) for row in db.execute(statements.CLOCKS_DUE, (before,))]

        return await self._read(work)

    async def clock(self, table: str) -> ClockRow | None:
        def work(db: sqlite3.Connection) -> ClockRow | None:
            found = db.execute(statements.CLOCK, (table,)).fetchone()
            return None if found is None else statements.read_clock(found[0])

        return await self._read(work)

    async def beat(self, node: str, now: int) -> int | None:
        def work(db: sqlite3.Connection) -> int | None:
            last: int | None = db.execute(statements.LAST_BEAT).fetchone()[0]
            db.execute(statements.BEAT, (node, now))
            return last

        return await self.writer.submit(work)

    async def credit(self, gap: int, before: int) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            upto = before if gap > 0 else NO_END
            found = [statements.read_clock(row[0]) for row in db.execute(statements.CLOCKS_BEFORE, (upto,))]
            for row in found:
                db.execute(
                    statements.SAVE_CLOCK, statements.clock_columns(statements.credited(row, gap, before))
                )
            if gap < 0:
                db.execute(statements.TURN_BACK, (before, before))
            return [row.table for row in found]

        return await self.writer.submit(work)

    async def save_presence(self, rows: Sequence[PresenceRow]) -> None:
        await self._run(statements.SAVE_PRESENCE, *map(statements.columns, rows))

    # -- talk

    async def add_talk(self, row: TalkRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            if db.execute(statements.INSERT_TALK, statements.columns(row)).rowcount == 0:
                was = db.execute(statements.SPOKEN, (row.table, row.guest, row.id)).fetchone()
                raise Collision if was is None else Repeated(was[0])

        await self.writer.submit(work)

    # -- people

    async def delete_guest(self, guest: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            for statement, times in statements.DELETE_GUEST:
                db.execute(statement, (guest,) * times)

        await self.writer.submit(work)

    async def use_invitation(self, hashed: str, guest: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            if db.execute(statements.USE_INVITATION, (guest, hashed, guest)).rowcount == 0:
                raise Collision

        await self.writer.submit(work)

    # -- how

    async def _run(self, statement: str, *rows: Sequence[statements.Value]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.executemany(statement, rows)

        await self.writer.submit(work, single=len(rows) == 1)

    async def _run_all(self, *statements: tuple[str, tuple[statements.Value, ...]]) -> None:
        def work(db: sqlite3.Connection) -> None:
            for statement, values in statements:
                db.execute(statement, values)

        await self.writer.submit(work)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._reader.ask(work)

    async def _rows(self, kind: type[R], statement: str, *values: statements.Value) -> list[R]:
        return await self._read(lambda db: [kind(*row) for row in db.execute(statement, values)])

    async def _tables(self, statement: str, *values: statements.Value) -> list[TableRow]:
        return await self._read(
            lambda db: [statements.read_table(row[0]) for row in db.execute(statement, values)]
        )

    async def _number(self, statement: str, *values: statements.Value) -> int | None:
        def work(db: sqlite3.Connection) -> int | None:
            found = db.execute(statement, values).fetchone()
            return None if found is None else found[0]

        return await self._read(work)


def _append(append: Append, db: sqlite3.Connection) -> None:
    for entry in append.entries:
        if db.execute(statements.INSERT_ENTRY, statements.entry_columns(entry)).rowcount == 0:
            key = (entry.table, entry.seat, entry.action)
            was = None if entry.action is None else db.execute(statements.REQUESTED, key).fetchone()
            raise Collision if was is None else Repeated(was[0])
    if append.clock is not None:
        _save_clock(db, append.clock, append.follows)
    if append.table is not None:
        _save_table(db, append.table, append.reseated)
    for pairing in append.pairings:
        for statement, values in statements.pairing_statements(pairing):
            db.execute(statement, values)


def _save_clock(db: sqlite3.Connection, row: ClockRow, follows: ClockRow | None) -> None:
    if follows is None:
        db.execute(statements.SAVE_CLOCK, statements.clock_columns(row))
    elif db.execute(statements.MOVE_CLOCK, statements.moved_clock_columns(row, follows)).rowcount == 0:
        raise Collision


async def _beside(work: Callable[[], None]) -> None:
    """In a thread that a process does not wait for when it ends: somebody else may hold the file."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell() -> None:
        if not done.done():
            done.set_result(None)

    def run() -> None:
        try:
            work()
        finally:
            with suppress(RuntimeError):  # nobody waits any more
                loop.call_soon_threadsafe(tell)

    Thread(target=run, name="taberna-closing", daemon=True).start()
    await done


def _create_table(db: sqlite3.Connection, row: TableRow) -> None:
    db.execute(statements.INSERT_TABLE, statements.table_columns(row))
    db.executemany(statements.INSERT_CHAIR, statements.chair_columns(row))


def _save_table(db: sqlite3.Connection, row: TableRow, reseated: bool) -> None:
    if db.execute(statements.UPDATE_TABLE, (*statements.table_columns(row), row.version - 1)).rowcount == 0:
        raise Collision
    if reseated:
        db.execute(statements.DELETE_CHAIRS, (row.id,))
        db.executemany(statements.INSERT_CHAIR, statements.chair_columns(row))
