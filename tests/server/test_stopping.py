"""SIGTERM: everybody is told to come back, what was begun is finished, and nothing that was answered is lost.
And what the server writes to its log tells nobody anything."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

import taberna
from server.night import PATIENCE, House, night
from taberna.games import GAMES
from taberna.server.client import Client
from taberna.server.stopping import Stop
from taberna.server.wire.http import NewTable, Opened, Place
from taberna.server.wire.messages import Act, Bye, Done, Subscribe, Welcome

SEATS = {"A": Place("here", "Ann"), "B": Place("here", "Bea")}
OPTIONS: dict[str, object] = {"first": "A", "opening": "scales"}


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """`taberna serve` in a process of its own, and its address."""
    process = await asyncio.create_subprocess_exec(
        *(
            sys.executable,
            "-c",
            "from taberna.cli.main import main; main()",
            "serve",
            "--no-browse",
            "--port",
            "0",
        ),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(place for place in sys.path if place),
            "TABERNA_DATABASE": str(folder / "night.db"),
            "TABERNA_LOG_LEVEL": "debug",
            "LANG": "en",
        },
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    try:
        yield process, line.partition(": ")[2].strip()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def test_told_to_stop_it_says_goodbye_and_forgets_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as (process, address):
            client = Client(address)
            await client.arrive("Ann")
            opened = await client.ask(
                "POST", "/api/tables", NewTable(game="tellstones", options=OPTIONS, seats=SEATS), Opened
            )
            table, done = opened.table.id, []
            async with client.listen(GAMES["tellstones"]) as line:
                await line.send(Subscribe(table, "A"))
                await line.send(Act(table, "A", "one", (msgspec.Raw(b'{"do":"hide","space":1}'),)))
                async for message in line:
                    if isinstance(message, Done):
                        done.append(message.seq)
                        process.send_signal(signal.SIGTERM)
                    if isinstance(message, Bye):
                        assert (message.reason, message.again) == ("restart", 1000)
                        break
            assert done == [2]
            await process.wait()
        async with serving(tmp_path) as (_, address):
            client.address = address
            async with client.listen(GAMES["tellstones"]) as line:
                await line.send(Subscribe(table, "A"))
                async for message in line:
                    if isinstance(message, Welcome):
                        assert message.seq == 2
                        break

    asyncio.run(evening())


def test_nothing_in_the_log_tells_anything(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as (process, address):
            client = Client(address)
            await client.arrive("Ann")
            opened = await client.ask(
                "POST", "/api/tables", NewTable(game="tellstones", options=OPTIONS, seats=SEATS), Opened
            )
            table = opened.table.id
            async with client.listen(GAMES["tellstones"]) as line:
                await line.send(Subscribe(table, "A"))
                for request, action in enumerate(
                    ('{"do":"hide","space":1}', '{"do":"fly"}', '{"do":"peek","space":9}')
                ):
                    await line.send(Act(table, "A", f"request-{request}", (msgspec.Raw(action.encode()),)))
                await line.connection.send("this is no JSON at all")
                await line.connection.send(b"\xff\xfe")
                async for message in line:
                    if isinstance(message, Bye):
                        break
            process.send_signal(signal.SIGTERM)
            _, log = await process.communicate()
            text = log.decode()
            lines = [json.loads(entry) for entry in text.splitlines()]
            assert {"open", "draining", "closed"} <= {entry["what"] for entry in lines}
            secrets = [client.token, table, "request-", "no JSON at all", "Ann", "hide", "peek"]
            secrets += [invitation.link.partition("#")[2] for invitation in opened.invitations]
            assert [secret for secret in secrets if secret in text] == []

    asyncio.run(evening())


@night()
async def test_a_store_that_does_not_answer_is_not_waited_for_where_nothing_is_lost(there: House) -> None:
    """What is done now and then can't be given up at once, and who was here last is never written."""
    tavern, store, free = there.context.tavern, there.context.desk.store, asyncio.Event()

    async def stubborn() -> None:
        try:
            await free.wait()
        except asyncio.CancelledError:
            await free.wait()

    async def silent(node: str) -> None:
        await free.wait()

    task = asyncio.create_task(stubborn())
    tavern._tasks.append(task)
    await asyncio.sleep(0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "retire", silent)
        async with asyncio.timeout(PATIENCE):
            await tavern.close(Stop(0))
    assert not task.done()
    free.set()
    await task


def test_no_timeout_swallows_that_a_task_was_cancelled() -> None:
    """Python 3.11's `wait_for` does, where what it waits for is done at the same moment."""
    source = Path(taberna.__file__).parent
    found = [path for path in source.rglob("*.py") if "asyncio.wait_for" in path.read_text("utf-8")]
    assert found == []
