"""A database as something rows are taken out of or put into, all in one transaction. Both kinds alike."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final, Protocol, cast

from taberna.server.store import postgres_schema, sqlite
from taberna.server.store.archive import MOVED, STAYING, Columns
from taberna.server.store.driver import Connection, connect
from taberna.server.store.opening import file, is_postgres
from taberna.server.store.private_files import PRIVATE
from taberna.server.store.schema import META, NOTE, VERSION, Migration
from taberna.server.store.statements import Value as Cell
from taberna.table.refusal import Refused, refuse

PREFETCH: Final = 500
COLUMNS: Final = (
    "SELECT column_name::text, data_type::text FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
)


class End(Protocol):
    async def version(self) -> int: ...
    async def names(self) -> list[str]:
        """The tables of ours that are there."""

    async def columns(self, name: str) -> Columns: ...
    async def count(self, name: str) -> int: ...
    def rows(self, name: str, columns: Columns) -> AsyncIterator[tuple[Cell, ...]]:
        """Sorted, so that equal stores give equal rows in equal order."""

    async def hold(self, names: Sequence[str]) -> None:
        """Nobody else reads or writes these any more."""

    async def drop(self, name: str) -> None: ...
    async def apply(self, migrations: Sequence[Migration]) -> None: ...
    async def note(self, version: int) -> None: ...
    async def insert(self, name: str, columns: Columns, rows: Sequence[tuple[Cell, ...]]) -> None: ...


@asynccontextmanager
async def reading(address: str) -> AsyncIterator[End]:
    """As it is at one moment, whoever else may write."""
    if is_postgres(address):
        db = await connect(address)
        try:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                yield PostgresEnd(db)
        finally:
            await db.close()
    else:
        path = existing(address)
        with closing(sqlite.connect(path)) as lite:
            lite.execute("BEGIN")
            yield SqliteEnd(lite)
            lite.execute("COMMIT")


@asynccontextmanager
async def writing(address: str) -> AsyncIterator[End]:
    """Whoever else comes waits. Where something is raised, all is as it was."""
    if is_postgres(address):
        db = await connect(address)
        try:
            async with db.transaction():
                await postgres_schema.lock(db)
                yield PostgresEnd(db)
        finally:
            await db.close()
    else:
        path = file(address)
        was_there = path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(PRIVATE)
        try:
            with closing(sqlite.connect(path)) as lite:
                lite.execute("BEGIN IMMEDIATE")
                yield SqliteEnd(lite)
                lite.execute("COMMIT")
        except BaseException:
            if not was_there:
                path.unlink(missing_ok=True)
            raise


def existing(address: str) -> Path:
    path = file(address)
    if not path.is_file():
        raise Refused(refuse("store-missing", store=str(path)))
    return path


class SqliteEnd:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def version(self) -> int:
        return sqlite.version(self._db)

    async def names(self) -> list[str]:
        found = {row[0] for row in self._db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return [name for name in (*MOVED, *STAYING) if name in found]

    async def columns(self, name: str) -> Columns:
        return _columns(
            [(row[1], row[2] == "BLOB") for row in self._db.execute(f"PRAGMA table_info({name})")]
        )

    async def count(self, name: str) -> int:
        return int(self._db.execute(f"SELECT count(*) FROM {name}").fetchone()[0])

    async def rows(self, name: str, columns: Columns) -> AsyncIterator[tuple[Cell, ...]]:
        listed, order = ", ".join(columns.names), ", ".join(MOVED[name])
        for row in self._db.execute(f"SELECT {listed} FROM {name} ORDER BY {order}"):
            yield row

    async def hold(self, names: Sequence[str]) -> None:
        """It is one file, and held already."""

    async def drop(self, name: str) -> None:
        self._db.execute(f"DROP TABLE {name}")

    async def apply(self, migrations: Sequence[Migration]) -> None:
        self._db.execute(META)
        for statement in (statement for step in migrations for statement in step):
            self._db.execute(statement)

    async def note(self, version: int) -> None:
        self._db.execute(NOTE, (VERSION, str(version)))

    async def insert(self, name: str, columns: Columns, rows: Sequence[tuple[Cell, ...]]) -> None:
        marks = ", ".join("?" for _ in columns.names)
        self._db.executemany(f"INSERT INTO {name} ({', '.join(columns.names)}) VALUES ({marks})", rows)


class PostgresEnd:
    def __init__(self, db: Connection) -> None:
        self._db = db

    async def version(self) -> int:
        return await postgres_schema.version(self._db)

    async def names(self) -> list[str]:
        found = await postgres_schema.names(self._db)
        return [name for name in (*MOVED, *STAYING) if name in found]

    async def columns(self, name: str) -> Columns:
        return _columns([(str(row[0]), row[1] == "bytea") for row in await self._db.fetch(COLUMNS, name)])

    async def count(self, name: str) -> int:
        return cast(int, await self._db.fetchval(f"SELECT count(*) FROM {name}"))

    async def rows(self, name: str, columns: Columns) -> AsyncIterator[tuple[Cell, ...]]:
        texts = {str(row[0]) for row in await self._db.fetch(COLUMNS, name) if row[1] == "text"}
        order = (f'{key} COLLATE "C"' if key in texts else key for key in MOVED[name])
        query = f"SELECT {', '.join(columns.names)} FROM {name} ORDER BY {', '.join(order)}"
        async for row in self._db.cursor(query, prefetch=PREFETCH):
            yield cast(tuple[Cell, ...], tuple(row))

    async def hold(self, names: Sequence[str]) -> None:
        await self._db.execute(f"LOCK TABLE {', '.join(names)} IN ACCESS EXCLUSIVE MODE")

    async def drop(self, name: str) -> None:
        await self._db.execute(f"DROP TABLE {name}")

    async def apply(self, migrations: Sequence[Migration]) -> None:
        await postgres_schema.apply(self._db, migrations)

    async def note(self, version: int) -> None:
        await postgres_schema.note(self._db, version)

    async def insert(self, name: str, columns: Columns, rows: Sequence[tuple[Cell, ...]]) -> None:
        await self._db.copy_records_to_table(name, records=rows, columns=columns.names)


def _columns(found: list[tuple[str, bool]]) -> Columns:
    return Columns(tuple(name for name, _ in found), tuple(name for name, is_blob in found if is_blob))
