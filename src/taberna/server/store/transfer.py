"""Everything a store holds, from one database into a file, and from a file into another."""

from collections.abc import AsyncIterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from taberna.server.store import sqlite
from taberna.server.store.archive import FLEETING, MOVED, STAYING, ArchiveReader, ArchiveWriter, Cover
from taberna.server.store.bulk_rows import End, existing, reading, writing
from taberna.server.store.import_checks import Inspector
from taberna.server.store.opening import is_postgres
from taberna.server.store.private_files import Progress, backup, written
from taberna.server.store.protocol import SchemaNewer
from taberna.server.store.schema import MIGRATIONS
from taberna.table.refusal import Refused, refuse

T = TypeVar("T")

CHUNK: Final = 500


async def export_store(address: str, path: Path, progress: Progress) -> int:
    """Writes a store to a file and returns how many rows that was. The store may be in use: the file holds
    one moment of it. It may be of an older schema, which the file then has, too."""
    _free(path)
    async with reading(address) as end:
        schema = await end.version()
        if schema == 0:
            raise Refused(refuse("store-missing", store=_shown(address)))
        if schema > len(MIGRATIONS):
            raise SchemaNewer(schema, len(MIGRATIONS))
        there = await end.names()
        counts = {name: await end.count(name) for name in MOVED if name in there}
        told = _Told(progress, sum(counts.values()))
        with written(path) as file, ArchiveWriter(file, Cover(schema=schema, counts=counts)) as writer:
            for name in counts:
                columns = await end.columns(name)
                await writer.part(name, columns, told.each(end.rows(name, columns)))
            writer.seal()
    return told.done


async def import_store(path: Path, address: str, progress: Progress) -> int:
    """Fills an empty store from a file and returns how many rows that was. All of it or nothing: where the
    file turns out to be damaged or the import is broken off, the store is as it was."""
    with path.open("rb") as file:
        reader = ArchiveReader(file, len(MIGRATIONS))
        schema = reader.cover.schema
        async with writing(address) as end:
            await _clear(end, address)
            await end.apply(MIGRATIONS[:schema])
            done = await _fill(end, reader, progress)
            await end.apply(MIGRATIONS[schema:])
            await end.note(len(MIGRATIONS))
    return done


async def backup_store(address: str, path: Path, progress: Progress) -> None:
    """A copy of an SQLite file, which may be in use."""
    if is_postgres(address):
        raise Refused(refuse("backup-postgres"))
    _free(path)
    with closing(sqlite.connect(existing(address))) as db:
        backup(db, path, progress)


async def _fill(end: End, reader: ArchiveReader, progress: Progress) -> int:
    inspector = Inspector()
    told = _Told(progress, sum(reader.cover.counts.values()))
    for part, rows in reader.parts():
        if part.columns != await end.columns(part.name):
            raise Refused(refuse("archive-columns", table=part.name))
        while chunk := list(islice(rows, CHUNK)):
            for row in chunk:
                inspector.look(part.name, dict(zip(part.columns.names, row, strict=True)))
            await end.insert(part.name, part.columns, chunk)
            told.more(len(chunk))
    return told.done


async def _clear(end: End, address: str) -> None:
    """Room for tables of the file's schema, where there are none or only empty ones."""
    found = await end.version()
    if found > len(MIGRATIONS):
        raise SchemaNewer(found, len(MIGRATIONS))
    if found == 0:
        return
    there = await end.names()
    await end.hold(there)
    for name in there:
        if name not in (*FLEETING, *STAYING) and await end.count(name):
            raise Refused(refuse("store-not-empty", store=_shown(address)))
    for name in there:
        await end.drop(name)


class _Told:
    """Counts rows aloud."""

    def __init__(self, progress: Progress, total: int) -> None:
        self._progress = progress
        self._total = total
        self.done = 0

    def more(self, rows: int) -> None:
        self.done += rows
        self._progress(self.done, self._total)

    async def each(self, rows: AsyncIterator[T]) -> AsyncIterator[T]:
        async for row in rows:
            yield row
            self.more(1)


def _free(path: Path) -> None:
    if path.exists():
        raise Refused(refuse("file-exists", path=str(path)))


def _shown(address: str) -> str:
    """An address may have a password in it."""
    return address.rpartition("@")[2] if is_postgres(address) else address
