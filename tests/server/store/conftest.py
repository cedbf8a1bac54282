"""Every test of the store is run on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pytest

from server.services import Postgres
from taberna.server.store.opening import open_store
from taberna.server.store.protocol import Store

T = TypeVar("T")


class Do(Protocol):
    def __call__(self, coro: Coroutine[Any, Any, T], /) -> T: ...


@pytest.fixture
def do() -> Iterator[Do]:
    """Waits for something, always in the same loop."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def address(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a store in which there is nothing."""
    if kind == "sqlite":
        return str(tmp_path / "tavern.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.emptied()


@pytest.fixture
def unmade(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Addresses of stores that are not there yet."""
    numbers = count(1)

    def address() -> str:
        if kind == "sqlite":
            return str(tmp_path / f"unmade-{next(numbers)}.db")
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.database()

    return address


@pytest.fixture
def opened(do: Do) -> Iterator[Callable[..., Store]]:
    """Opens stores, and closes them at the end."""
    stores: list[Store] = []

    def opening(address: str, **options: int) -> Store:
        stores.append(do(open_store(address, **options)))
        return stores[-1]

    yield opening
    for store in stores:
        do(store.close())


@pytest.fixture
def store(address: str, opened: Callable[..., Store]) -> Store:
    return opened(address)


@pytest.fixture
def other(store: Store, address: str, opened: Callable[..., Store]) -> Store:
    """The same tables, as another node has them."""
    return opened(address)
