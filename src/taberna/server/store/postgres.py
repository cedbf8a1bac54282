"""The store in PostgreSQL, for more than one node. Every commit is on disk before it is answered."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from typing import Final, Literal, TypeVar, cast

import msgspec

from taberna.server.store import sql
from taberna.server.store.driver import Connection, Pool, Row, connect, count, is_lost, open_pool
from taberna.server.store.gathering import Gatherer, save_clock, updated
from taberna.server.store.postgres_schema import lock, migrate
from taberna.server.store.protocol import Append, Busy, Collision, News, Repeated, Unavailable
from taberna.server.store.rows import (
    ClockRow,
    EntryRow,
    GuestRow,
    InvitationRow,
    PartyRow,
    PresenceRow,
    RecordRow,
    RelationRow,
    ReportRow,
    SnapshotRow,
    TableRow,
    TalkRow,
)
from taberna.server.store.schema import MIGRATIONS, Migration
from taberna.table.seats import Seat

R = TypeVar("R", bound=msgspec.Struct)

QUEUE: Final = 10_000
CONNECTIONS: Final = 8
PATIENCE: Final = 30.0
"""Seconds after which a statement counts as lost."""
NO_END: Final = (1 << 62) - 1

NEWS: Final = (
    "SELECT t.body, (SELECT body FROM clocks WHERE table_id = t.id),"
    " ARRAY(SELECT ROW(table_id, seq, seat, action, at, body) FROM entries"
    " WHERE table_id = t.id AND seq > $2 ORDER BY seq),"
    " ARRAY(SELECT ROW(table_id, n, followed, seat, guest, name, line, at, id) FROM talk"
    " WHERE table_id = t.id AND n > $3 ORDER BY n)"
    " FROM tables t WHERE t.id = $1"
)
"""One statement sees one moment."""

numbered = lru_cache(maxsize=None)(sql.numbered)


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


class PostgresStore:
    def __init__(self, pool: Pool, queue: int = QUEUE) -> None:
        self._pool = pool
        self._most = queue
        self._pending = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False
        self.writer = Gatherer(pool)

    async def close(self) -> None:
        """What was begun is still written."""
        self._closed = True
        await self._idle.wait()
        await self.writer.close()
        await self._pool.close()

    # -- tables

    async def create_table(self, row: TableRow, invitations: Sequence[InvitationRow] = ()) -> None:
        async with self._writing() as db:
            await db.execute(numbered(sql.INSERT_TABLE), *sql.table_columns(row))
            await db.executemany(numbered(sql.INSERT_CHAIR), sql.chair_columns(row))
            await db.executemany(numbered(sql.INSERT_INVITATION), map(sql.columns, invitations))

    async def table(self, table: str) -> TableRow | None:
        return next(iter(await self._tables(sql.TABLE, table)), None)

    async def save_table(
        self, row: TableRow, clock: ClockRow | None = None, *, reseated: bool = True
    ) -> None:
        async with self._writing() as db:
            if not await updated(db, row, reseated):
                raise Collision
            if clock is not None:
                await save_clock(db, clock)

    async def public_tables(self, limit: int) -> list[TableRow]:
        return await self._tables(sql.PUBLIC_TABLES, limit)

    async def tables_of(self, guest: str) -> list[TableRow]:
        return await self._tables(sql.TABLES_OF, guest, guest)

    async def running(self, host: str) -> int:
        return await self._number(sql.RUNNING, host) or 0

    async def tables_in(self, party: str) -> list[TableRow]:
        return await self._tables(sql.TABLES_IN, party)

    async def tables_with_bots(self) -> list[str]:
        return [str(row[0]) for row in await self._fetch(sql.TABLES_WITH_BOTS)]

    # -- the game

    def submit(self, append: Append) -> "asyncio.Future[None]":
        self._enter()
        writing = self.writer.submit(append)
        writing.add_done_callback(self._leave)
        return writing

    async def append(self, append: Append) -> None:
        await self.submit(append)

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[EntryRow]:
        end = NO_END if upto is None else upto
        return await self._rows(EntryRow, sql.ENTRIES, table, after, end)

    async def requested(self, table: str, seat: Seat, action: str) -> int | None:
        return await self._number(sql.REQUESTED, table, seat, action)

    async def news(self, table: str, seq: int, n: int) -> News | None:
        found = next(iter(await self._fetch(NEWS, table, seq, n)), None)
        if found is None:
            return None
        row, clock, entries, talk = cast(tuple[bytes, bytes | None, list[Row], list[Row]], found)
        return News(
            sql.read_table(row),
            tuple(_made(EntryRow, entries)),
            tuple(_made(TalkRow, talk)),
            None if clock is None else sql.read_clock(clock),
        )

    async def save_snapshot(self, row: SnapshotRow) -> None:
        await self._run(sql.INSERT_SNAPSHOT, sql.columns(row))

    async def snapshot(self, table: str, code: str, upto: int | None = None) -> SnapshotRow | None:
        end = NO_END if upto is None else upto
        return await self._row(SnapshotRow, sql.SNAPSHOT, table, code, end)

    async def acknowledge(self, acks: Sequence[tuple[str, Seat, int]]) -> None:
        await self._run(sql.ACKNOWLEDGE, *sorted(acks))

    async def acknowledged(self, table: str, seat: Seat) -> int:
        return await self._number(sql.ACKNOWLEDGED, table, seat) or 0

    # -- time

    async def clocks_due(self, before: int) -> list[ClockRow]:
        return [_clock(row) for row in await self._fetch(sql.CLOCKS_DUE, before)]

    async def next_due(self) -> int | None:
        return await self._number(sql.NEXT_DUE)

    async def clock(self, table: str) -> ClockRow | None:
        return next((_clock(row) for row in await self._fetch(sql.CLOCK, table)), None)

    async def beat(self, node: str, now: int) -> int | None:
        async with self._writing() as db:
            # Of nodes that come back at the same time, one finds how long nobody served.
            await lock(db)
            last = await db.fetchval(sql.LAST_BEAT)
            await db.execute(numbered(sql.BEAT), node, now)
            return cast(int | None, last)

    async def credit(self, gap: int, before: int) -> list[str]:
        async with self._writing() as db:
            statement = f"{numbered(sql.CLOCKS_BEFORE)} ORDER BY table_id FOR UPDATE"
            found = [_clock(row) for row in await db.fetch(statement, before)]
            for row in found:
                await save_clock(db, sql.credited(row, gap))
            return [row.table for row in found]

    async def retire(self, node: str) -> None:
        await self._run(sql.RETIRE_PRESENCES, (node, node))

    async def save_presence(self, rows: Sequence[PresenceRow]) -> None:
        ordered = sorted(rows, key=lambda row: (row.table, row.seat, row.node))
        await self._run(sql.SAVE_PRESENCE, *map(sql.columns, ordered))

    async def presences(self, table: str) -> list[PresenceRow]:
        rows = await self._rows(PresenceRow, sql.PRESENCES, table)
        return [msgspec.structs.replace(row, here=bool(row.here)) for row in rows]

    # -- talk

    async def add_talk(self, row: TalkRow) -> None:
        async with self._writing() as db:
            if count(await db.execute(numbered(sql.INSERT_TALK), *sql.columns(row))) == 0:
                was = await db.fetchval(numbered(sql.SPOKEN), row.table, row.guest, row.id)
                raise Collision if was is None else Repeated(cast(int, was))

    async def talk(self, table: str, after: int = 0) -> list[TalkRow]:
        return await self._rows(TalkRow, sql.TALK, table, after)

    # -- people

    async def add_guest(self, row: GuestRow) -> None:
        await self._run(sql.INSERT_GUEST, sql.columns(row))

    async def guest(self, guest: str) -> GuestRow | None:
        return await self._row(GuestRow, sql.GUEST, guest)

    async def guest_by_hash(self, hashed: str) -> GuestRow | None:
        return await self._row(GuestRow, sql.GUEST_BY_HASH, hashed)

    async def save_guest(self, row: GuestRow) -> None:
        await self._run(sql.UPDATE_GUEST, (*sql.columns(row)[1:], row.id))

    async def delete_guest(self, guest: str) -> None:
        async with self._writing() as db:
            for statement, times in sql.DELETE_GUEST:
                await db.execute(numbered(statement), *(guest,) * times)

    async def talk_by(self, guest: str) -> list[TalkRow]:
        return await self._rows(TalkRow, sql.TALK_BY, guest)

    async def add_invitation(self, row: InvitationRow) -> None:
        await self._run(sql.INSERT_INVITATION, sql.columns(row))

    async def invitation(self, hashed: str) -> InvitationRow | None:
        return await self._row(InvitationRow, sql.INVITATION, hashed)

    async def use_invitation(self, hashed: str, guest: str) -> None:
        async with self._writing() as db:
            if count(await db.execute(numbered(sql.USE_INVITATION), guest, hashed, guest)) == 0:
                raise Collision

    async def revoke_invitations(self, table: str, seat: Seat | None = None) -> None:
        if seat is None:
            await self._run(sql.REVOKE_ALL, (table,))
        else:
            await self._run(sql.REVOKE_SEAT, (table, seat))

    async def relate(self, row: RelationRow) -> None:
        await self._run(sql.RELATE, sql.columns(row))

    async def unrelate(self, guest: str, other: str, kind: Literal["mute", "block"]) -> None:
        await self._run(sql.UNRELATE, (guest, other, kind))

    async def relations(self, guest: str) -> list[RelationRow]:
        return await self._rows(RelationRow, sql.RELATIONS, guest)

    async def add_report(self, row: ReportRow) -> None:
        await self._run(sql.INSERT_REPORT, sql.columns(row))

    async def reports(self, limit: int) -> list[ReportRow]:
        return await self._rows(ReportRow, sql.REPORTS, limit)

    async def reports_by(self, guest: str) -> list[ReportRow]:
        return await self._rows(ReportRow, sql.REPORTS_BY, guest)

    # -- what lasts

    async def add_party(self, row: PartyRow) -> None:
        await self._run(sql.INSERT_PARTY, sql.columns(row))

    async def party(self, party: str) -> PartyRow | None:
        return await self._row(PartyRow, sql.PARTY, party)

    async def add_record(self, row: RecordRow) -> None:
        await self._run(sql.INSERT_RECORD, sql.columns(row))

    async def record(self, name: str) -> RecordRow | None:
        return await self._row(RecordRow, sql.RECORD, name)

    async def records_by(self, guest: str) -> list[RecordRow]:
        return await self._rows(RecordRow, sql.RECORDS_BY, guest)

    async def delete_record(self, name: str) -> None:
        await self._run(sql.DELETE_RECORD, (name,))

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
            except Exception as error:
                if is_lost(error):
                    raise Unavailable from error
                raise

    async def _run(self, statement: str, *rows: Sequence[sql.Value]) -> None:
        async with self._writing() as db:
            await db.executemany(numbered(statement), rows)

    async def _fetch(self, statement: str, *values: sql.Value) -> list[Row]:
        """Reading does no harm twice: a connection that turns out to be dead is replaced once."""
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # no text in PostgreSQL has it, so nothing is to be found by it
        try:
            return await self._fetch_once(statement, *values)
        except Exception as error:
            if not is_lost(error):
                raise
        try:
            return await self._fetch_once(statement, *values)
        except Exception as error:
            if is_lost(error):
                raise Unavailable from error
            raise

    async def _fetch_once(self, statement: str, *values: sql.Value) -> list[Row]:
        async with self._pool.acquire() as db:
            return await db.fetch(numbered(statement), *values)

    async def _rows(self, kind: type[R], statement: str, *values: sql.Value) -> list[R]:
        return _made(kind, await self._fetch(statement, *values))

    async def _row(self, kind: type[R], statement: str, *values: sql.Value) -> R | None:
        return next(iter(await self._rows(kind, statement, *values)), None)

    async def _tables(self, statement: str, *values: sql.Value) -> list[TableRow]:
        return [sql.read_table(cast(bytes, row[0])) for row in await self._fetch(statement, *values)]

    async def _number(self, statement: str, *values: sql.Value) -> int | None:
        found = await self._fetch(statement, *values)
        return cast(int | None, found[0][0]) if found else None


def _made(kind: type[R], rows: Sequence[Row]) -> list[R]:
    return [kind(*row) for row in rows]


def _clock(row: Row) -> ClockRow:
    return sql.read_clock(cast(bytes, row[0]))
