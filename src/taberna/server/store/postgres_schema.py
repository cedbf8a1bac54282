"""The tables of a store in PostgreSQL, brought up to date by whoever comes first."""

import re
from collections.abc import Sequence
from typing import Final

from taberna.server.store.driver import Connection
from taberna.server.store.schema import META, NOTE, VERSION, Migration, outstanding
from taberna.server.store.statements import numbered

LOCK: Final = 0x7461_6265_726E_61
"""The number under which nodes that migrate, beat or import wait for one another."""

NAMES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"
_COPY: Final = re.compile(r"_schema_\d+$")


async def lock(db: Connection) -> None:
    """Until the transaction ends."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)


async def version(db: Connection) -> int:
    """Which schema a database has; 0: none yet."""
    if await db.fetchval("SELECT to_regclass('meta')::text") is None:
        return 0
    found = await db.fetchval("SELECT value FROM meta WHERE name = $1", VERSION)
    return 0 if found is None else int(str(found))


async def migrate(db: Connection, migrations: Sequence[Migration]) -> None:
    """Brings a database up to date, in one transaction; what it holds is copied first."""
    async with db.transaction():
        await lock(db)
        found = await version(db)
        due = outstanding(found, migrations)
        if not due:
            return
        if found:
            await _copy(db, found)
        await apply(db, due)
        await note(db, len(migrations))


async def apply(db: Connection, migrations: Sequence[Migration]) -> None:
    await db.execute(META)
    for statement in (statement for step in migrations for statement in step):
        await db.execute(dialect(statement))


async def note(db: Connection, found: int) -> None:
    await db.execute(numbered(NOTE), VERSION, str(found))


async def names(db: Connection) -> list[str]:
    """The tables that are there, without copies."""
    found = (str(row[0]) for row in await db.fetch(NAMES))
    return [name for name in found if not _COPY.search(name)]


async def _copy(db: Connection, found: int) -> None:
    """Every table beside itself as `entries_schema_1`. Snapshots are made anew from the rest."""
    for name in await names(db):
        if name != "snapshots":
            copy = f'"{name}_schema_{found}"'
            await db.execute(f"DROP TABLE IF EXISTS {copy}")
            await db.execute(f'CREATE TABLE {copy} AS TABLE "{name}"')


def dialect(statement: str) -> str:
    return re.sub(r"\bBLOB\b", "BYTEA", statement)
