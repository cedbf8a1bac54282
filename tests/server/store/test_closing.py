"""A store that is closed waits for what was begun, and for nothing that never ends."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.services import Postgres
from taberna.server.store import postgres as store
from taberna.server.store import sqlite
from taberna.server.store.driver import FAILED


def test_a_connection_that_nobody_gives_back_is_cut(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        opened = await store.open_postgres(postgres.database())
        monkeypatch.setattr(store, "PATIENCE", 0.0)
        async with opened._pool.acquire() as db:
            async with asyncio.timeout(30):
                await opened.close()
            with pytest.raises(FAILED):
                await db.fetchval("SELECT 1")

    asyncio.run(evening())


def test_a_file_that_somebody_else_holds_keeps_nobody_here(tmp_path: Path) -> None:
    """Who gives up waiting for it can go: no thread is left that a process waits for."""
    path = tmp_path / "taberna.db"

    async def evening(held: sqlite3.Connection) -> sqlite.SqliteStore:
        opened = await sqlite.open_sqlite(path)
        held.execute("BEGIN IMMEDIATE")
        opened.writer.submit(lambda db: db.total_changes)
        ending = asyncio.create_task(opened.close())
        await asyncio.sleep(0)
        ending.cancel()
        return opened

    with closing(sqlite3.connect(path, isolation_level=None)) as held:
        opened = asyncio.run(evening(held))
        assert opened.writer._thread.is_alive()
        held.execute("ROLLBACK")
        opened.writer._thread.join()


def test_what_is_asked_for_in_one_turn_is_handed_over_together_and_written_before_the_end(
    tmp_path: Path,
) -> None:
    """Also where the store is closed in that very turn."""

    async def evening() -> None:
        opened = await sqlite.open_sqlite(tmp_path / "taberna.db")
        first = [opened.writer.submit(lambda db: db.in_transaction) for _ in range(5)]
        assert opened.writer.waiting == 5
        assert await asyncio.gather(*first) == [True] * 5
        assert (opened.writer.batches, opened.writer.waiting) == (1, 0)
        last = opened.writer.submit(lambda db: db.in_transaction)
        await opened.close()
        assert await last

    asyncio.run(evening())
