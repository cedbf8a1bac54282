"""Every test of the store is run on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias, TypeVar

import pytest

from server.services import Postgres
from taberna.server.store.opening import open_store
from taberna.server.store.protocol import Store

T = TypeVar("T")
Visit: TypeAlias = Callable[[Callable[[Store], Awaitable[T]]], T]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a store that is not there yet."""
    if request.param == "sqlite":
        return str(tmp_path / "tavern.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def visit(address: str) -> Visit[T]:
    """Opens the store, does something, and closes it again."""

    async def visited(work: Callable[[Store], Awaitable[T]]) -> T:
        store = await open_store(address)
        try:
            return await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(visited(work))
