"""A store that is closed waits for what was begun, and for nothing that never ends."""

from __future__ import annotations

import asyncio

import pytest

from server.services import Postgres
from taberna.server.store import postgres as store
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
