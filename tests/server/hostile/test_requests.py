"""Requests that no page sends: signs that no store takes, paths without end, names that are not ours."""

import asyncio
import sqlite3
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from server.night import House, house, night
from server.services import Postgres
from taberna.server.store.sqlite import SqliteStore
from taberna.server.wire.http import Guest, NewTable, Opened
from taberna.server.wire.operations import OPERATIONS


async def asked(house: House, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
    """As it is written, whatever a library would make of it."""
    address = urlsplit(house.address)

    def work() -> tuple[int, bytes]:
        connection = HTTPConnection(str(address.hostname), address.port)
        try:
            connection.putrequest(method, path, skip_host="Host" in headers)
            for name, value in {"Content-Length": str(len(body)), **headers}.items():
                connection.putheader(name, value)
            connection.endheaders(body)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    return await asyncio.to_thread(work)


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b", "/" + "x" * 5000, "/" + "x/" * 2500, "/" + "%C3%A9" * 200]
)
def test_a_path_that_no_file_has(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr("taberna.server.http.pages.BUILT", (built,))

    @night()
    async def evening(house: House) -> None:
        assert (await asked(house, "GET", path))[0] == 404
        assert (await asked(house, "GET", "/"))[0] == 200

    evening(tmp_path)


ADDRESSES = [
    "/api/tables/%00",
    "/api/tables/{table}/seats/%00/log",
    "/api/records/%00",
    "/api/records/%00/replay?seat=%00",
    "/api/parties/%00",
    "/tables/%00",
    "/api/records/" + "0" * 5000,
    "/api/tables/" + "x" * 5000,
]


async def _nothing_breaks(house: House) -> None:
    """A NUL in every text of every request: refused by the client's fault, never the house's."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(public=True)
    other = (await bob.client.ask("GET", "/api/guest", None, Guest)).id
    table, token = opened.table.id, {"Authorization": f"Bearer {ann.client.token}"}
    for address in ADDRESSES:
        status, _ = await asked(house, "GET", address.format(table=table), b"", **token)
        assert 400 <= status < 500 or address.startswith("/tables/"), (address, status)
    for operation in OPERATIONS:
        if operation.asks is None or not isinstance(operation.asks, type):
            continue
        for name in operation.asks.__struct_fields__:  # type: ignore[attr-defined]
            wanted = {"guest": other, "reason": "rude", "game": "tellstones", "seat": "A"}
            body = {key: value for key, value in wanted.items() if key in operation.asks.__struct_fields__}  # type: ignore[attr-defined]
            path = operation.path.format(table=table, seat="A")
            for given in ("a\0b", {"a\0": "b\0"}, ["a\0"]):
                data = msgspec.json.encode({**body, name: given})
                status, answer = await asked(house, operation.method, path, data, **token)
                assert 400 <= status < 500, (operation.path, name, given, status, answer)


@night()
async def test_a_nul_in_any_field(house: House) -> None:
    await _nothing_breaks(house)


def test_a_nul_in_any_field_of_the_other_store(tmp_path: Path, postgres: Postgres) -> None:
    async def evening() -> None:
        async with house(tmp_path, database=postgres.database()) as there:
            await _nothing_breaks(there)

    asyncio.run(evening())


def _store(house: House) -> SqliteStore:
    store = house.context.desk.store
    assert isinstance(store, SqliteStore)
    return store


@pytest.mark.parametrize("fault", ["PRAGMA query_only = 1", "PRAGMA max_page_count = 1"])
def test_not_ready_while_nothing_can_be_written(fault: str, tmp_path: Path) -> None:
    """The disk is full, or the file may only be read: the store still answers, and keeps nothing."""

    @night()
    async def evening(house: House) -> None:
        assert (await asked(house, "GET", "/readyz"))[0] == 200
        _store(house)._write_db.execute("VACUUM")  # no page is free
        _store(house)._write_db.execute(fault)
        with pytest.raises(sqlite3.Error):
            await _store(house).writer.submit(lambda db: db.execute("CREATE TABLE more (x)"))
        assert await asked(house, "GET", "/readyz") == (503, b'{"status":"no store"}')
        assert (await asked(house, "GET", "/healthz"))[0] == 200

    evening(tmp_path)


def test_not_ready_while_postgresql_may_only_be_read(tmp_path: Path, postgres: Postgres) -> None:
    async def evening() -> None:
        address = postgres.database()
        async with house(tmp_path, database=address) as there:
            assert (await asked(there, "GET", "/readyz"))[0] == 200
            postgres.psql("ALTER ROLE taberna SET default_transaction_read_only = on")
            try:
                postgres.psql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'taberna' AND pid <> pg_backend_pid()"
                )
                assert (await asked(there, "GET", "/readyz"))[0] == 503
            finally:
                postgres.psql(
                    "BEGIN READ WRITE; ALTER ROLE taberna SET default_transaction_read_only = off; COMMIT"
                )
                postgres.psql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'taberna' AND pid <> pg_backend_pid()"
                )

    asyncio.run(evening())


async def _invited(house: House, host: str) -> str:
    ann = await house.guest("Ann")
    body = msgspec.json.encode(NewTable(game="tellstones"))
    token = {"Authorization": f"Bearer {ann.client.token}"}
    status, answer = await asked(house, "POST", "/api/tables", body, Host=host, **token)
    assert status == 201
    link = msgspec.json.decode(answer, type=Opened).invitations[0].link
    return link.partition("/join#")[0]


@night(hosts="tavern.lan")
async def test_links_lead_here_whatever_host_is_asked_for(house: House) -> None:
    here = urlsplit(house.address)
    for host in (
        "evil.example",
        "evil.example:80",
        f"{here.netloc}@evil.example",
        "127.0.0.1.evil.example",
        "",
    ):
        assert await _invited(house, host) == house.address, host
    for host in (
        f"localhost:{here.port}",
        f"127.0.0.1:{here.port}",
        "127.0.0.1:1",
        "[::1]:8000",
        "tavern.lan",
    ):
        assert await _invited(house, host) == f"http://{host}"
