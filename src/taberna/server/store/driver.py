"""What is used of asyncpg, which has no types of its own, and how its failures are told apart. It belongs to
the extra `cluster`: where it is not installed there is no PostgreSQL, and none that fails."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, Literal, Protocol, TypeAlias, cast

from taberna.server.extras import Missing
from taberna.server.store.statements import Value

try:
    import asyncpg  # type: ignore[import-untyped]  # what is used of it is written down here
except ModuleNotFoundError:
    asyncpg = None

Row: TypeAlias = Sequence[object]
Argument: TypeAlias = Value | Sequence[Value]


def _called(*names: str) -> tuple[type[Exception], ...]:
    """Failures of asyncpg, by their names."""
    return () if asyncpg is None else tuple(getattr(asyncpg, name) for name in names)


LOST: Final[tuple[type[Exception], ...]] = (
    OSError,
    TimeoutError,
    *_called(
        "PostgresConnectionError",
        "OperatorInterventionError",  # the database is being stopped, started or was killed
        "TooManyConnectionsError",
        "InternalClientError",  # the database said goodbye to a connection that was idle
    ),
)
"""Nobody answered. What was under way may have been done."""

UNDONE: Final = _called("DeadlockDetectedError", "SerializationError", "InvalidCachedStatementError")
"""Nothing was done, and it may succeed when tried again."""


_CLOSED: Final = _called("InterfaceError")
FAILED: Final[tuple[type[Exception], ...]] = (
    OSError,
    *_CLOSED,
    *_called("PostgresError", "InternalClientError"),
)
"""Whatever a database can answer but what was asked for."""


def is_lost(error: Exception) -> bool:
    """Whether a connection broke. asyncpg also has its own name for using one that is closed already."""
    closed = isinstance(error, _CLOSED) and not isinstance(error, ValueError)
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


async def connect(address: str) -> Connection:
    _ask_for()
    return cast(Connection, await asyncpg.connect(address, server_settings={"application_name": "taberna"}))


async def open_pool(address: str, size: int, patience: float, settings: dict[str, str]) -> Pool:
    _ask_for()

    class Kept(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
        """A connection that goes back to the pool as it is: nothing here changes a session."""

        def get_reset_query(self) -> str:
            return ""

    pool = await asyncpg.create_pool(
        address,
        min_size=1,
        max_size=size,
        command_timeout=patience,
        connection_class=Kept,
        server_settings={"application_name": "taberna", **settings},
    )
    return cast(Pool, pool)


def _ask_for() -> None:
    if asyncpg is None:
        raise Missing("asyncpg")


def count(status: str) -> int:
    """How many rows a statement touched, from what it answered: `INSERT 0 1`, `UPDATE 0`."""
    return int(status.rsplit(" ", 1)[-1])
