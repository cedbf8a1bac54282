"""The store in PostgreSQL, for more than one node. Every commit is on disk before it is answered."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from typing import Final, TypeVar, cast

import msgspec

from taberna.server.store import statements
from taberna.server.store.driver import Connection, Pool, Row, connect, count, is_lost, open_pool
from taberna.server.store.group_commit import Gatherer, created, moved_on, updated
from taberna.server.store.postgres_schema import lock, migrate
from taberna.server.store.protocol import Append, Busy, Collision, News, Repeated, Unavailable
from taberna.server.store.rows import (
    ClockRow,
    EntryRow,
    InvitationRow,
    PresenceRow,
    TableRow,
    TalkRow,
)
from taberna.server.store.schema import MIGRATIONS, Migration
from taberna.server.store.shared import NO_END, Shared
from taberna.table.seats import Seat

R = TypeVar("R", bound=msgspec.Struct)

QUEUE: Final = 10_000
CONNECTIONS: Final = 8
PATIENCE: Final = 30.0
"""Seconds after which a statement counts as lost."""

NEWS: Final = (
    "SELECT t.body, (SELECT body FROM clocks WHERE table_id = t.id),"
    " ARRAY(SELECT ROW(table_id, seq, seat, action, at, body) FROM entries"
    " WHERE table_id = t.id AND seq > $2 ORDER BY seq),"
    " ARRAY(SELECT ROW(table_id, n, followed, seat, guest, name, line, at, id) FROM talk"
    " WHERE table_id = t.id AND n > $3 ORDER BY n)"
    " FROM tables t WHERE t.id = $1"
)
"""One statement sees one moment."""

numbered = lru_cache(maxsize=None)(statements.numbered)


async def open_postgres(
    address: str, *, queue: int = QUEUE, migrations: Sequence[Migration] = MIGRATIONS
) -> "PostgresStore":
    db = await connect(address)
    try:
        await migrate(db, migrations)
        # A database may be told not to wait for its disk. We do.
        lax = await db.fetchval("SHOW synchronous_commit") == "off"
    finally:
        await db.close()
    settings = {"synchronous_commit": "on"} if lax else {}
    return PostgresStore(await open_pool(address, CONNECTIONS, PATIENCE, settings), queue)


class PostgresStore(Shared):
    def __init__(self, pool: Pool, queue: int = QUEUE) -> None:
        self._pool = pool
        self._most = queue
        self._pending = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False
        self.writer = Gatherer(pool)

    async def close(self) -> None:
        """What was begun is still written. Whoever can't wait for that cancels it: then the connections are
        cut, and whoever waits for an answer has none."""
        self._closed = True
        try:
            await self._idle.wait()
            await self.writer.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._pool.close()
        finally:
            self._pool.terminate()

    # -- tables

    async def create_table(self, row: TableRow, invitations: Sequence[InvitationRow] = ()) -> None:
        async with self._writing() as db:
            await created(db, row)
            await db.executemany(numbered(statements.INSERT_INVITATION), map(statements.columns, invitations))

    async def save_table(
        self,
        row: TableRow,
        clock: ClockRow | None = None,
        *,
        follows: ClockRow | None = None,
        reseated: bool = True,
        opens: TableRow | None = None,
    ) -> None:
        async with self._writing() as db:
            if not await updated(db, row, reseated):
                raise Collision
            if opens is not None:
                await created(db, opens)
            if clock is not None and not await moved_on(db, clock, follows):
                raise Collision

    async def tables_with_bots(self) -> list[str]:
        return [str(row[0]) for row in await self._fetch(statements.TABLES_WITH_BOTS)]

    # -- the game

    def submit(self, append: Append) -> "asyncio.Future[None]":
        self._enter()
        writing = self.writer.submit(append)
        writing.add_done_callback(self._leave)
        return writing

    async def news(self, table: str, seq: int, n: int) -> News | None:
        found = next(iter(await self._fetch(NEWS, table, seq, n)), None)
        if found is None:
            return None
        row, clock, entries, talk = cast(tuple[bytes, bytes | None, list[Row], list[Row]], found)
        return News(
            statements.read_table(row),
            tuple(_made(EntryRow, entries)),
            tuple(_made(TalkRow, talk)),
            None if clock is None else statements.read_clock(clock),
        )

    async def acknowledge(self, acks: Sequence[tuple[str, Seat, int]]) -> None:
        await self._run(statements.ACKNOWLEDGE, *sorted(acks))

    # -- time

    async def clocks_due(self, before: int) -> list[ClockRow]:
        return [_clock(row) for row in await self._fetch(statements.CLOCKS_DUE, before)]

    async def clock(self, table: str) -> ClockRow | None:
        return next((_clock(row) for row in await self._fetch(statements.CLOCK, table)), None)

    async def beat(self, node: str, now: int) -> int | None:
        async with self._writing() as db:
            # Of nodes that come back at the same time, one finds how long nobody served.
            await lock(db)
            last = await db.fetchval(statements.LAST_BEAT)
            await db.execute(numbered(statements.BEAT), node, now)
            return cast(int | None, last)

    async def credit(self, gap: int, before: int) -> list[str]:
        async with self._writing() as db:
            statement = f"{numbered(statements.CLOCKS_BEFORE)} ORDER BY table_id FOR UPDATE"
            found = [_clock(row) for row in await db.fetch(statement, before if gap > 0 else NO_END)]
            for row in found:
                await moved_on(db, statements.credited(row, gap, before), row)
            if gap < 0:
                await db.execute(numbered(statements.TURN_BACK), before, before)
            return [row.table for row in found]

    async def save_presence(self, rows: Sequence[PresenceRow]) -> None:
        ordered = sorted(rows, key=lambda row: (row.table, row.seat, row.node))
        await self._run(statements.SAVE_PRESENCE, *map(statements.columns, ordered))

    # -- talk

    async def add_talk(self, row: TalkRow) -> None:
        async with self._writing() as db:
            if count(await db.execute(numbered(statements.INSERT_TALK), *statements.columns(row))) == 0:
                was = await db.fetchval(numbered(statements.SPOKEN), row.table, row.guest, row.id)
                raise Collision if was is None else Repeated(cast(int, was))

    # -- people

    async def delete_guest(self, guest: str) -> None:
        async with self._writing() as db:
            for statement, times in statements.DELETE_GUEST:
                await db.execute(numbered(statement), *(guest,) * times)

    async def use_invitation(self, hashed: str, guest: str) -> None:
        async with self._writing() as db:
            if count(await db.execute(numbered(statements.USE_INVITATION), guest, hashed, guest)) == 0:
                raise Collision

    # -- how

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Among what is being written; refused where too much is."""
        self._enter()
        try:
            yield
        finally:
            self._leave()

    def _enter(self) -> None:
        if self._closed or self._pending >= self._most:
            raise Busy
        self._pending += 1
        self._idle.clear()

    def _leave(self, _: object = None) -> None:
        self._pending -= 1
        if not self._pending:
            self._idle.set()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Connection]:
        """A transaction of its own."""
        with self._counted():
            try:
                async with self._pool.acquire() as db, db.transaction():
                    yield db
            except Exception as error:  # raised again, by another name where the connection was lost
                if is_lost(error):
                    raise Unavailable from error
                raise

    async def _run(self, statement: str, *rows: Sequence[statements.Value]) -> None:
        async with self._writing() as db:
            await db.executemany(numbered(statement), rows)

    async def _run_all(self, *statements: tuple[str, tuple[statements.Value, ...]]) -> None:
        async with self._writing() as db:
            for statement, values in statements:
                await db.execute(numbered(statement), *values)

    async def _fetch(self, statement: str, *values: statements.Value) -> list[Row]:
        """Reading does no harm twice: a connection that turns out to be dead is replaced once."""
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # no text in PostgreSQL has it, so nothing is to be found by it
        try:
            return await self._fetch_once(statement, *values)
        except Exception as error:  # raised again, but for a lost connection
            if not is_lost(error):
                raise
        try:
            return await self._fetch_once(statement, *values)
        except Exception as error:  # raised again, by another name where the connection was lost
            if is_lost(error):
                raise Unavailable from error
            raise

    async def _fetch_once(self, statement: str, *values: statements.Value) -> list[Row]:
        async with self._pool.acquire() as db:
            return await db.fetch(numbered(statement), *values)

    async def _rows(self, kind: type[R], statement: str, *values: statements.Value) -> list[R]:
        return _made(kind, await self._fetch(statement, *values))

    async def _tables(self, statement: str, *values: statements.Value) -> list[TableRow]:
        return [statements.read_table(cast(bytes, row[0])) for row in await self._fetch(statement, *values)]

    async def _number(self, statement: str, *values: statements.Value) -> int | None:
        found = await self._fetch(statement, *values)
        return cast(int | None, found[0][0]) if found else None


def _made(kind: type[R], rows: Sequence[Row]) -> list[R]:
    return [kind(*row) for row in rows]


def _clock(row: Row) -> ClockRow:
    return statements.read_clock(cast(bytes, row[0]))
