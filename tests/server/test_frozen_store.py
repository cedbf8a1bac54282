"""A store that does not answer: the server stops all the same, in the time it is given."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from inspect import iscoroutinefunction
from pathlib import Path

import msgspec
import pytest

from server.night import PATIENCE, House, Person, duel, house
from server.services import Postgres
from taberna.server.stopping import Stop
from taberna.server.store.protocol import Store
from taberna.server.wire.messages import Act, Done

HIDE = msgspec.Raw(b'{"do":"hide","space":1}')


async def under_way(there: House, ann: Person, table: str) -> "asyncio.Task[object]":
    """A move that waits for the store, and a request that does."""
    hosted = await there.context.tavern.open(table)
    await ann.sends(Act(table, "A", "last", (HIDE,)))
    async with asyncio.timeout(PATIENCE):
        while not hosted.turn.locked():
            await asyncio.sleep(0.001)
    return asyncio.create_task(ann.gets("/api/tables?mine=1"))


@contextmanager
def silent(store: Store) -> Iterator[None]:
    """Whatever it is asked, it never answers."""

    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    with pytest.MonkeyPatch.context() as patch:
        for name, kept in vars(Store).items():
            if iscoroutinefunction(kept):
                patch.setattr(store, name, never)
        patch.setattr(store, "submit", lambda _: asyncio.get_running_loop().create_future())
        yield


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    main = postgres.service.process
    assert main is not None
    children = Path(f"/proc/{main.pid}/task/{main.pid}/children")
    if not children.exists():
        pytest.skip("whose child a process is can't be seen here")
    stopped = [main.pid]
    os.kill(main.pid, signal.SIGSTOP)  # first, so that it starts no more
    try:
        for child in map(int, children.read_text().split()):
            os.kill(child, signal.SIGSTOP)
            stopped.append(child)
        yield
    finally:
        # The first goes on last: till then no number of a child that has ended is given to another.
        for process in reversed(stopped):
            os.kill(process, signal.SIGCONT)


def given_up(caplog: pytest.LogCaptureFixture) -> set[str]:
    """The steps of the stop that were not waited for to their end."""
    return {getattr(record, "step", "") for record in caplog.records}


def test_a_store_that_never_answers_does_not_keep_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        with ExitStack() as frost:
            async with asyncio.timeout(PATIENCE), house(tmp_path, drain=1.0) as there:
                ann, _, table = await duel(there)
                store = there.context.desk.store
                frost.enter_context(silent(store))
                asked = await under_way(there, ann, table)
        await asyncio.gather(asked, return_exceptions=True)
        assert not any(isinstance(message, Done) for message in ann.heard)
        await store.close()

    asyncio.run(evening())
    assert {"Tavern._finish", "Tavern._retire"} <= given_up(caplog)


def test_postgresql_that_is_frozen_does_not_keep_the_server(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is let go with its connections cut: nobody was told that the last move was made, and whether it was
    is in the store."""
    database = postgres.database()

    async def evening() -> None:
        with ExitStack() as frost:
            async with asyncio.timeout(PATIENCE), house(tmp_path, database=database, drain=1.0) as there:
                ann, _, table = await duel(there)
                frost.enter_context(frozen(postgres))
                asked = await under_way(there, ann, table)
        await asyncio.gather(asked, return_exceptions=True)
        assert not any(isinstance(message, Done) for message in ann.heard)
        async with house(tmp_path, database=database) as there:
            ann.house, ann.client.address, ann.line = there, there.address, None
            assert (await ann.sits(table, "A")).seq in (1, 2)

    asyncio.run(evening())
    assert {"Tavern._finish", "PostgresStore.close"} <= given_up(caplog)


def test_when_the_time_is_over_nobody_is_waited_for() -> None:
    done: list[str] = []

    async def never() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            done.append("put down")

    async def evening() -> None:
        stop = Stop(0.0)
        await stop.step(never)
        await stop.last(never)
        assert stop.left() == 0.0

    asyncio.run(evening())
    assert done == ["put down", "put down"]
