"""Schemas: an older one is brought forward with everything in it, a newer one is left alone."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from server.services import Postgres
from server.store.conftest import Do
from server.store.evening import (
    SECRET_STATE,
    acquaintance,
    clock,
    fill,
    guest,
    invitation,
    line,
    meeting,
    move,
    mute,
    notice,
    presence,
    report,
    sealed,
    snapshot,
    table,
)
from taberna.server.store import sqlite
from taberna.server.store.archive import MOVED, STAYING
from taberna.server.store.opening import is_postgres, open_store
from taberna.server.store.postgres import open_postgres
from taberna.server.store.protocol import SchemaNewer, Store
from taberna.server.store.rows import AckRow
from taberna.server.store.schema import MIGRATIONS, Migration
from taberna.server.store.sqlite import open_sqlite

DUMPS = Path(__file__).parent / "schemas"
NOW = len(MIGRATIONS)
NEXT: Migration = (
    "ALTER TABLE guests ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'",
    "CREATE TABLE hats (guest TEXT PRIMARY KEY, hat BLOB NOT NULL)",
)


async def open_with(address: str, migrations: Sequence[Migration]) -> Store:
    if is_postgres(address):
        return await open_postgres(address, migrations=migrations)
    return await open_sqlite(Path(address), migrations=migrations)


def visit(do: Do, opening: Awaitable[Store], work: Callable[[Store], Awaitable[None]] | None = None) -> None:
    async def visited() -> None:
        store = await opening
        try:
            if work is not None:
                await work(store)
        finally:
            await store.close()

    do(visited())


async def check(store: Store) -> None:
    """All that `fill` has put there."""
    oak = table(version=2, status="playing")
    assert await store.table("oak") == oak
    assert await store.entries("oak") == [move(1, "a"), move(2), move(3, "Ω", seat="B")]
    assert await store.requested("oak", "B", "Ω") == 3
    assert await store.clock("oak") == clock(seq=3)
    assert await store.acknowledgements("oak") == [AckRow("oak", "A", 3)]
    assert await store.talk("oak") == [line(1, "Καλησπέρα"), line(2, guest="bruno")]
    assert await store.guest_by_hash("hash of bruno") == guest("bruno")
    assert await store.invitation("link") == invitation(used="bruno")
    assert await store.relations("ana") == [mute("ana", "bruno")]
    assert await store.reports_by("ana") == [report("r1")]
    assert [row.id for row in await store.tables_in("league")] == ["elm", "Elm"]
    assert len(await store.tables_of("bruno")) == 3
    assert await store.party("league") is not None
    assert await store.record(sealed().name) == sealed()
    assert await store.records_by("ana") == [sealed("brought", by="ana")]
    assert len(await store.presences("oak")) == 2
    assert presence("A") in await store.presences("oak")
    assert [row.due for row in await store.clocks_due(1 << 60)] == [clock().due]


async def check_all(store: Store) -> None:
    """With what there is from the second schema on."""
    await check(store)
    assert await store.allows("ana")
    assert await store.acquaintances("ana") == [acquaintance()]
    assert await store.meetings("oak") == [meeting()]


async def check_latest(store: Store) -> None:
    """With what there is from the fifth schema on."""
    await check_all(store)
    assert await store.notices("ana") == [notice()]


async def check_none_known(store: Store) -> None:
    """What there was before anybody could allow it."""
    await check(store)
    assert not await store.allows("ana")
    assert await store.acquaintances("ana") == []


def lay(address: str, dump: str, request: pytest.FixtureRequest) -> None:
    """Makes a store from SQL text, as SQLite writes it."""
    if is_postgres(address):
        text = re.sub(r"\bX'([0-9A-F]*)'", r"'\\x\1'", re.sub(r"\bBLOB\b", "BYTEA", dump))
        postgres: Postgres = request.getfixturevalue("postgres")
        postgres.psql(text, address)
    else:
        with closing(sqlite3.connect(address)) as db:
            db.executescript(dump)


def test_there_is_a_dump_of_every_schema() -> None:
    assert sorted(path.name for path in DUMPS.iterdir()) == sorted(f"{n}.sql" for n in range(1, NOW + 1))


@pytest.mark.parametrize("version", range(1, NOW + 1))
def test_every_schema_comes_forward(
    version: int, unmade: Callable[[], str], request: pytest.FixtureRequest, do: Do
) -> None:
    address = unmade()
    lay(address, (DUMPS / f"{version}.sql").read_text(encoding="utf-8"), request)
    checks = check_none_known if version < 2 else check_all if version < 5 else check_latest
    visit(do, open_store(address), checks)
    with pytest.raises(SchemaNewer):
        visit(do, open_with(address, MIGRATIONS[: NOW - 1]))


def test_what_is_there_stays_when_a_schema_is_added(unmade: Callable[[], str], do: Do) -> None:
    address = unmade()
    visit(do, open_store(address), fill)
    visit(do, open_with(address, (*MIGRATIONS, NEXT)), check_all)
    visit(do, open_with(address, (*MIGRATIONS, NEXT)), check_all)


def test_a_newer_store_is_refused_and_left_untouched(unmade: Callable[[], str], do: Do) -> None:
    address = unmade()
    visit(do, open_with(address, (*MIGRATIONS, NEXT)), fill)
    with pytest.raises(SchemaNewer) as newer:
        visit(do, open_store(address))
    assert (newer.value.found, newer.value.known) == (NOW + 1, NOW)
    assert str(newer.value) == f"the store has schema {NOW + 1}; this Taberna knows up to {NOW}"
    visit(do, open_with(address, (*MIGRATIONS, NEXT)), check)


def test_a_migration_that_fails_changes_nothing(unmade: Callable[[], str], do: Do) -> None:
    address = unmade()
    visit(do, open_store(address), fill)
    with pytest.raises(Exception, match="nowhere"):
        visit(do, open_with(address, (*MIGRATIONS, (*NEXT, "DELETE FROM entries", "DROP TABLE nowhere"))))
    visit(do, open_store(address), check)
    visit(do, open_with(address, (*MIGRATIONS, NEXT)), check)


def test_nodes_that_start_together_migrate_once(unmade: Callable[[], str], do: Do) -> None:
    address = unmade()

    def start(migrations: Sequence[Migration]) -> None:
        asyncio.run(_open_and_close(address, migrations))

    with ThreadPoolExecutor(4) as nodes:
        list(nodes.map(start, [MIGRATIONS] * 4))
    visit(do, open_store(address), fill)
    with ThreadPoolExecutor(4) as nodes:
        list(nodes.map(start, [(*MIGRATIONS, NEXT)] * 4))
    visit(do, open_with(address, (*MIGRATIONS, NEXT)), check)


async def _open_and_close(address: str, migrations: Sequence[Migration]) -> None:
    await (await open_with(address, migrations)).close()


# -- the copy made before


def test_a_file_is_copied_before_it_is_migrated(tmp_path: Path, do: Do) -> None:
    path = tmp_path / "tavern.db"
    visit(do, open_sqlite(path), fill)
    visit(do, open_sqlite(path, migrations=(*MIGRATIONS, NEXT)))
    copy = tmp_path / f"tavern.db.schema-{NOW}"
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite.connect(copy)) as db:
        assert sqlite.version(db) == NOW
    visit(do, open_sqlite(copy), check)


def test_tables_of_postgresql_are_copied_before_they_are_migrated(postgres: Postgres, do: Do) -> None:
    address = postgres.database()
    visit(do, open_store(address), fill)
    visit(do, open_with(address, (*MIGRATIONS, NEXT)))
    for name in MOVED:
        count = postgres.psql(
            f"SELECT (SELECT count(*) FROM {name}), count(*) FROM {name}_schema_{NOW}", address
        )
        before, after = count.strip().split("|")
        assert before == after != "0"
    assert postgres.psql(f"SELECT to_regclass('snapshots_schema_{NOW}') IS NULL", address).strip() == "t"
    assert postgres.psql(f"SELECT value FROM meta_schema_{NOW}", address).strip() == str(NOW)


def test_a_store_is_for_its_owner_only(tmp_path: Path, do: Do) -> None:
    path = tmp_path / "tavern.db"

    async def look(store: Store) -> None:
        await fill(store)
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}

    visit(do, open_sqlite(path), look)


# -- what a schema has to say to the rest


def test_of_every_table_it_is_settled_whether_it_moves() -> None:
    made = re.findall(r"CREATE TABLE (\w+)", " ".join(statement for step in MIGRATIONS for statement in step))
    assert sorted((*made, "meta")) == sorted((*MOVED, *STAYING))


def test_rows_move_in_the_order_of_their_keys(tmp_path: Path, do: Do) -> None:
    visit(do, open_sqlite(tmp_path / "tavern.db"))
    with closing(sqlite.connect(tmp_path / "tavern.db")) as db:
        for name, order in MOVED.items():
            keyed = sorted((row[5], row[1]) for row in db.execute(f"PRAGMA table_info({name})") if row[5])
            assert tuple(column for _, column in keyed) == order


def test_a_snapshot_survives_a_migration_or_is_made_anew(unmade: Callable[[], str], do: Do) -> None:
    address = unmade()
    visit(do, open_store(address), fill)

    async def look(store: Store) -> None:
        assert await store.snapshot("oak", "v1") in (
            None,
            snapshot(2, body=SECRET_STATE),
        )

    visit(do, open_with(address, (*MIGRATIONS, NEXT)), look)
