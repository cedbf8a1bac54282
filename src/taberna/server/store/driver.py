"""What is used of asyncpg, which has no types of its own, and how its failures are told apart."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, Literal, Protocol, TypeAlias, cast

import asyncpg  # type: ignore[import-untyped]  # what is used of it is written down here

from taberna.server.store.sql import Value

Row: TypeAlias = Sequence[object]
Argument: TypeAlias = Value | Sequence[Value]

LOST: Final[tuple[type[Exception], ...]] = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the database is being stopped, started or was killed
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,  # the database said goodbye to a connection that was idle
)
"""Nobody answered. What was under way may have been done."""

UNDONE: Final[tuple[type[Exception], ...]] = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.InvalidCachedStatementError,
)
"""Nothing was done, and it may succeed when tried again."""


FAILED: Final[tuple[type[Exception], ...]] = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""Whatever a database can answer but what was asked for."""


def is_lost(error: Exception) -> bool:
    """Whether a connection broke. asyncpg also has its own name for using one that is closed already."""
    closed = isinstance(error, asyncpg.InterfaceError) and not isinstance(error, ValueError)
    return closed or isinstance(error, LOST)


class Connection(Protocol):
    async def execute(self, query: str, *args: Argument) -> str: ...
    async def executemany(self, query: str, args: Iterable[Sequence[Argument]]) -> None: ...
    async def fetch(self, query: str, *args: Argument) -> list[Row]: ...
    async def fetchval(self, query: str, *args: Argument) -> object: ...
    def cursor(self, query: str, *args: Argument, prefetch: int | None = None) -> AsyncIterator[Row]: ...
    def transaction(
        self,
        *,
        isolation: Literal["read_committed", "repeatable_read"] | None = None,
        readonly: bool = False,
    ) -> AbstractAsyncContextManager[object]:
        """Inside another: a savepoint."""

    async def copy_records_to_table(
        self, table_name: str, *, records: Iterable[Row], columns: Sequence[str]
    ) -> str: ...
    async def close(self) -> None: ...


class Pool(Protocol):
    def acquire(self) -> AbstractAsyncContextManager[Connection]: ...
    async def close(self) -> None: ...
    def terminate(self) -> None:
        """Cuts the connections; nothing where it is closed."""


class _Kept(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """A connection that goes back to the pool as it is: nothing here changes a session."""

    def get_reset_query(self) -> str:
        return ""


async def connect(address: str) -> Connection:
    return cast(Connection, await asyncpg.connect(address, server_settings={"application_name": "taberna"}))


async def open_pool(address: str, size: int, patience: float, settings: dict[str, str]) -> Pool:
    pool = await asyncpg.create_pool(
        address,
        min_size=1,
        max_size=size,
        command_timeout=patience,
        connection_class=_Kept,
        server_settings={"application_name": "taberna", **settings},
    )
    return cast(Pool, pool)


def count(status: str) -> int:
    """How many rows a statement touched, from what it answered: `INSERT 0 1`, `UPDATE 0`."""
    return int(status.rsplit(" ", 1)[-1])
