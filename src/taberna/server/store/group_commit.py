"""Who brings appends to PostgreSQL: everything that waits goes in one statement, so that one flush to disk
serves many tables. Where one of them collides, they go one by one, each in a savepoint."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final, TypeAlias

from taberna.server.store import statements
from taberna.server.store.driver import UNDONE, Connection, Pool, count, is_lost
from taberna.server.store.protocol import Append, Collision, Repeated, Unavailable
from taberna.server.store.rows import ClockRow, EntryRow, TableRow

Waiting: TypeAlias = "tuple[Append, asyncio.Future[None]]"
Failure: TypeAlias = Exception | None

LARGEST: Final = 512
PAUSES: Final = (0.0, 0.1, 0.4, 1.5, 4.0)
"""Seconds before each new attempt to reach a database that does not answer."""

INSERT_ENTRIES: Final = (
    "INSERT INTO entries (table_id, seq, seat, action, at, body) SELECT * FROM unnest("
    "$1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bytea[])"
)
INSERT_WITH_CLOCKS: Final = (
    "WITH given AS (SELECT * FROM unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::bytea[], $11::text[],"
    " $12::bigint[], $13::bigint[], $14::bigint[])"
    " AS g (seq, since, due, body, table_id, was_seq, was_since, was_due)),"
    " known AS (SELECT c.table_id FROM clocks c JOIN given g ON g.table_id = c.table_id"
    " WHERE c.seq = g.was_seq AND c.since = g.was_since AND coalesce(c.due, -1) = g.was_due"
    " ORDER BY c.table_id FOR UPDATE OF c),"
    " moved AS (UPDATE clocks c SET seq = g.seq, since = g.since, due = g.due, body = g.body"
    " FROM given g JOIN known k ON k.table_id = g.table_id WHERE c.table_id = g.table_id RETURNING 1)"
    " INSERT INTO entries (table_id, seq, seat, action, at, body)"
    " SELECT table_id, CASE WHEN (SELECT count(*) FROM moved) = cardinality($11::text[]) THEN seq END,"
    " seat, action, at, body FROM unnest("
    "$1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bytea[])"
    " AS e (table_id, seq, seat, action, at, body)"
)
"""Where a clock is no longer the one that was known, the entries have no seq: no row is without, so all of it
is undone."""
INSERT_ENTRY: Final = statements.numbered(statements.INSERT_ENTRY)
ENTRIES: Final = statements.numbered(statements.ENTRIES)
REQUESTED: Final = statements.numbered(statements.REQUESTED)
SAVE_CLOCK: Final = statements.numbered(statements.SAVE_CLOCK)
MOVE_CLOCK: Final = statements.numbered(statements.MOVE_CLOCK)
UPDATE_TABLE: Final = statements.numbered(statements.UPDATE_TABLE)
DELETE_CHAIRS: Final = statements.numbered(statements.DELETE_CHAIRS)
INSERT_CHAIR: Final = statements.numbered(statements.INSERT_CHAIR)
INSERT_TABLE: Final = statements.numbered(statements.INSERT_TABLE)


class Gatherer:
    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self.batches = 0
        self.written = 0

    def submit(self, append: Append) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return future

    async def close(self) -> None:
        """What was submitted is still written."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(LARGEST, len(self._waiting)))]
            # What changes a table's row, too, can't be in one statement with the rest.
            for part in ([w for w in batch if not w[0].table], [w for w in batch if w[0].table]):
                if part:
                    _answer(part, await self._written([append for append, _ in part]))
                    self.batches += 1
                    self.written += len(part)

    async def _written(self, appends: list[Append]) -> list[Failure]:
        """How each of them fared. After an attempt of which nobody knows whether it was done, what is found
        there word for word was ours."""
        doubtful = False
        for pause in (*PAUSES, None):
            try:
                async with self._pool.acquire() as db:
                    if not doubtful and await _at_once(db, appends):
                        return [None] * len(appends)
                    return await _one_by_one(db, appends, doubtful)
            except Exception as error:  # those who wait get it, whatever it is
                if not is_lost(error) and not isinstance(error, UNDONE):
                    return [error] * len(appends)
                doubtful = doubtful or is_lost(error)
                if pause is None:
                    return [_because(error) for _ in appends]
                await asyncio.sleep(pause)
        raise AssertionError


def _answer(batch: Sequence[Waiting], outcomes: Sequence[Failure]) -> None:
    for (_, future), failure in zip(batch, outcomes, strict=True):
        if future.cancelled():
            continue
        if failure is None:
            future.set_result(None)
        else:
            future.set_exception(failure)


async def _at_once(db: Connection, appends: Sequence[Append]) -> bool:
    """All of them in one statement. False: one of them can't be, and nothing was done. In the order of
    tables, so that two nodes never wait for each other."""
    if any(a.table is not None or (a.clock is not None and a.follows is None) for a in appends):
        return False
    entries = sorted((e for a in appends for e in a.entries), key=lambda e: (e.table, e.seq))
    clocks = {
        append.clock.table: statements.moved_clock_columns(append.clock, append.follows)
        for append in appends
        if append.clock is not None and append.follows is not None
    }
    columns = _columns([statements.columns(entry) for entry in entries])
    try:
        if clocks:
            kept = _columns([clocks[table] for table in sorted(clocks)])
            await db.execute(INSERT_WITH_CLOCKS, *columns, *kept)
        else:
            await db.execute(INSERT_ENTRIES, *columns)
    except Exception as error:  # one by one, it shows whose it is
        if is_lost(error) or isinstance(error, UNDONE):
            raise
        return False
    return True


def _columns(rows: list[tuple[statements.Value, ...]]) -> list[list[statements.Value]]:
    return [list(column) for column in zip(*rows, strict=True)]


async def _one_by_one(db: Connection, appends: Sequence[Append], doubtful: bool) -> list[Failure]:
    outcomes: dict[int, Failure] = {}
    async with db.transaction():
        for place, append in sorted(enumerate(appends), key=lambda found: found[1].entries[0].table):
            outcomes[place] = await _attempt(db, append, doubtful)
    return [outcomes[place] for place in range(len(appends))]


async def _attempt(db: Connection, append: Append, doubtful: bool) -> Failure:
    try:
        async with db.transaction():
            await _append(db, append)
    except Exception as error:  # whoever asked for this one gets it, and the others are written
        if is_lost(error) or isinstance(error, UNDONE):
            raise
        ours = doubtful and isinstance(error, Collision | Repeated) and await _is_there(db, append)
        return None if ours else error
    return None


async def _append(db: Connection, append: Append) -> None:
    """The table's row first, then its clock: whoever changes a table takes them in this order, so that two
    nodes never wait for each other."""
    stale = append.table is not None and not await updated(db, append.table, append.reseated)
    if append.clock is not None:
        stale = stale or not await moved_on(db, append.clock, append.follows)
    for entry in append.entries:
        if stale or count(await db.execute(INSERT_ENTRY, *statements.columns(entry))) == 0:
            await _refuse(db, entry)
    for pairing in append.pairings:
        for statement, values in statements.pairing_statements(pairing):
            await db.execute(statements.numbered(statement), *values)


async def _refuse(db: Connection, entry: EntryRow) -> None:
    was = None
    if entry.action is not None:
        was = await db.fetchval(REQUESTED, entry.table, entry.seat, entry.action)
    raise Collision if was is None else Repeated(int(str(was)))


async def _is_there(db: Connection, append: Append) -> bool:
    first, last = append.entries[0], append.entries[-1]
    found = await db.fetch(ENTRIES, first.table, first.seq - 1, last.seq)
    return [tuple(row) for row in found] == [statements.columns(entry) for entry in append.entries]


async def created(db: Connection, row: TableRow) -> None:
    await db.execute(INSERT_TABLE, *statements.table_columns(row))
    await db.executemany(INSERT_CHAIR, statements.chair_columns(row))


async def updated(db: Connection, row: TableRow, reseated: bool) -> bool:
    """Whether the kept version was the one before."""
    if count(await db.execute(UPDATE_TABLE, *statements.table_columns(row), row.version - 1)) == 0:
        return False
    if reseated:
        await db.execute(DELETE_CHAIRS, row.id)
        await db.executemany(INSERT_CHAIR, statements.chair_columns(row))
    return True


async def moved_on(db: Connection, row: ClockRow, follows: ClockRow | None) -> bool:
    """Whether the kept clock was the one that this one follows."""
    if follows is None:
        return count(await db.execute(SAVE_CLOCK, *statements.clock_columns(row))) == 1
    return count(await db.execute(MOVE_CLOCK, *statements.moved_clock_columns(row, follows))) == 1


def _because(error: Exception) -> Unavailable:
    failure = Unavailable()
    failure.__cause__ = error
    return failure
