"""`kill -9` at any moment: what was acknowledged is there, nothing is there twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest

from server.services import Postgres
from server.store.conftest import Do
from server.store.evening import clock, move, moves
from taberna.server.store.driver import Connection, open_pool
from taberna.server.store.group_commit import Gatherer
from taberna.server.store.protocol import Collision, Repeated, Store, Unavailable

TABLES = 5
REQUESTS = 150


def play_until_killed(address: str, acknowledged: list[int], lines: int) -> None:
    """Lets a process play, and kills it after so many acknowledgements. More may follow before it dies."""
    command = [sys.executable, "-m", "server.store.player", address, *map(str, acknowledged)]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as player:
        assert player.stdout is not None
        for number, line in enumerate(player.stdout, 1):
            if line.endswith("\n"):
                name, request = line.split()
                assert int(request) == acknowledged[int(name[1:])] + 1
                acknowledged[int(name[1:])] = int(request)
            if number == lines:
                player.send_signal(signal.SIGKILL)
    assert player.returncode == -signal.SIGKILL


def check(store: Store, do: Do, acknowledged: list[int]) -> None:
    for n, done in enumerate(acknowledged):
        entries = do(store.entries(f"t{n}"))
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert [entry.action for entry in entries] == [str(k) for k in range(1, len(entries) + 1)]
        assert len(entries) in (done, done + 1)
        if entries:
            assert do(store.clock(f"t{n}")) == clock(f"t{n}", seq=len(entries))


def test_a_server_killed_again_and_again_loses_nothing_and_doubles_nothing(
    address: str, opened: Callable[..., Store], do: Do
) -> None:
    dice = random.Random(9)
    acknowledged = [0] * TABLES
    for _ in range(5):
        play_until_killed(address, acknowledged, dice.randint(1, 120))
    check(opened(address), do, acknowledged)
    assert sum(acknowledged) > 5


# -- when it is the database that dies


async def play(store: Store, name: str, crash: Callable[[int], Awaitable[None]]) -> None:
    """Sends each request until it is acknowledged, whatever happens."""
    seq = 0
    for request in range(1, REQUESTS + 1):
        await crash(request)
        while True:
            sent = moves(move(seq + 1, str(request), name=name), clock=clock(name, seq=seq + 1))
            try:
                await store.append(sent)
            except Unavailable:
                continue
            except Repeated as repeated:
                seq = repeated.seq
            else:
                seq += 1
            break


@pytest.mark.slow
def test_a_database_that_crashes_loses_nothing_and_doubles_nothing(
    postgres: Postgres, opened: Callable[..., Store], do: Do
) -> None:
    address = postgres.emptied()
    store = opened(address)

    async def crash(request: int) -> None:
        if request in (20, 60, 100):
            await asyncio.to_thread(postgres.service.restart, signal.SIGQUIT)

    async def no_crash(request: int) -> None:
        pass

    async def evening() -> None:
        others = (play(store, f"t{n}", no_crash) for n in range(1, TABLES))
        await asyncio.gather(play(store, "t0", crash), *others)

    do(evening())
    check(opened(address), do, [REQUESTS] * TABLES)


class Deaf:
    """A pool whose connections do what they are told, and whose first answers are lost."""

    def __init__(self, pool: Any, lost: int) -> None:
        self._pool = pool
        self._lost = lost

    def acquire(self) -> AbstractAsyncContextManager[Connection]:
        return self._acquired()

    @asynccontextmanager
    async def _acquired(self) -> Any:
        async with self._pool.acquire() as db:
            yield db
            if self._lost:
                self._lost -= 1
                raise ConnectionResetError

    async def close(self) -> None:
        await self._pool.close()

    def terminate(self) -> None:
        self._pool.terminate()


@pytest.mark.parametrize("lost", [1, 3])
def test_an_append_whose_answer_was_lost_is_recognised(
    postgres: Postgres, opened: Callable[..., Store], do: Do, lost: int
) -> None:
    address = postgres.emptied()
    store = opened(address)
    do(store.append(moves(move(1, "x", name="elm"))))

    async def moment() -> list[BaseException | None]:
        pool = Deaf(await open_pool(address, 2, 30.0, {}), lost)
        gatherer = Gatherer(pool)
        sent = (
            moves(move(1, "a"), move(2), clock=clock()),
            moves(move(1, "y", name="elm")),
            moves(move(2, "x", name="elm")),
        )
        outcomes = await asyncio.gather(*map(gatherer.submit, sent), return_exceptions=True)
        await pool.close()
        return list(outcomes)

    oak, elm, again = do(moment())
    assert oak is None
    assert isinstance(elm, Collision)
    assert isinstance(again, Repeated)
    assert do(store.entries("oak")) == [move(1, "a"), move(2)]
    assert do(store.clock("oak")) == clock()


def test_a_database_that_is_gone_is_said_to_be_so(
    postgres: Postgres, opened: Callable[..., Store], do: Do, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taberna.server.store.group_commit.PAUSES", (0.0, 0.0))
    store = opened(postgres.emptied())
    do(store.append(moves(move(1))))
    postgres.service.stop(signal.SIGQUIT)
    try:
        with pytest.raises(Unavailable):
            do(store.append(moves(move(2))))
        with pytest.raises(Unavailable):
            do(store.entries("oak"))
        with pytest.raises(Unavailable):
            do(store.beat("north", 1))
    finally:
        postgres.service.start()
    do(store.append(moves(move(2))))
    assert do(store.entries("oak")) == [move(1), move(2)]
