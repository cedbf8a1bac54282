"""Moving house: everything out of one store and into another, and back again."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from base64 import b64encode
from collections.abc import Awaitable, Callable
from contextlib import closing
from hashlib import sha256
from itertools import count
from pathlib import Path
from shutil import copy2

import pytest

from server.services import Postgres
from server.store.conftest import Do
from server.store.evening import SECRET, SECRET_STATE, fill, guest, move, moves, record, sealed, table
from server.store.test_schema import DUMPS, NEXT, NOW, check, check_all, lay, open_with
from taberna.server.store.archive import MOVED
from taberna.server.store.opening import is_postgres, open_store
from taberna.server.store.protocol import SchemaNewer, Store
from taberna.server.store.schema import MIGRATIONS
from taberna.server.store.transfer import backup_store, export_store, import_store
from taberna.table.refusal import Refused


def quietly(done: int, total: int) -> None:
    assert 0 <= done <= total


@pytest.fixture
def filled(unmade: Callable[[], str], do: Do) -> str:
    address = unmade()
    visit(do, address, fill)
    return address


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("exported")

    async def export() -> None:
        store = await open_store(str(folder / "tavern.db"))
        await fill(store)
        await store.close()
        await export_store(str(folder / "tavern.db"), folder / "evening.taberna", quietly)

    asyncio.run(export())
    return folder / "evening.taberna"


@pytest.fixture
def archive(exported: Path, tmp_path: Path) -> Path:
    """A store that was filled, in a file."""
    return Path(copy2(exported, tmp_path))


def visit(do: Do, address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def visited() -> None:
        store = await open_store(address)
        try:
            await work(store)
        finally:
            await store.close()

    do(visited())


def lines(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines()


def rewritten(path: Path, change: Callable[[list[str]], None]) -> None:
    """The file with other lines in it, and a digest that holds for them."""
    found = lines(path)
    change(found)
    end = json.loads(found[-1])
    end["digest"] = sha256("".join(f"{line}\n" for line in found[:-1]).encode()).hexdigest()
    found[-1] = json.dumps(end)
    path.write_bytes(gzip.compress("".join(f"{line}\n" for line in found).encode()))


# -- there and back


def test_everything_arrives(archive: Path, unmade: Callable[[], str], do: Do) -> None:
    counts = json.loads(lines(archive)[0])["counts"]
    address = unmade()
    assert do(import_store(archive, address, quietly)) == sum(counts.values())
    visit(do, address, check_all)


def test_both_kinds_of_store_give_the_same_file(archive: Path, filled: str, tmp_path: Path, do: Do) -> None:
    again = tmp_path / "again.taberna"
    do(export_store(filled, again, quietly))
    assert again.read_bytes() == archive.read_bytes()


def test_there_and_back_is_the_same_file(
    archive: Path, unmade: Callable[[], str], tmp_path: Path, do: Do
) -> None:
    address, again = unmade(), tmp_path / "again.taberna"
    do(import_store(archive, address, quietly))
    do(export_store(address, again, quietly))
    assert again.read_bytes() == archive.read_bytes()


def test_there_is_something_of_every_table(archive: Path) -> None:
    counts = json.loads(lines(archive)[0])["counts"]
    assert list(counts) == list(MOVED)
    assert min(counts.values()) > 0


def test_a_running_game_goes_on_where_it_was(archive: Path, unmade: Callable[[], str], do: Do) -> None:
    """Its secret comes along, or no die could be thrown; a request sent again is still recognised."""
    address = unmade()
    do(import_store(archive, address, quietly))

    async def go_on(store: Store) -> None:
        oak = await store.table("oak")
        assert oak is not None
        assert oak.secret == SECRET.hex()
        await store.append(moves(move(4, "b")))
        assert await store.requested("oak", "A", "a") == 1
        assert await store.beat("south", 9000) == 5000
        assert await store.snapshot("oak", "v1") is None

    visit(do, address, go_on)


def test_the_file_says_that_it_is_secret_and_is_for_its_owner_only(exported: Path) -> None:
    assert json.loads(lines(exported)[0])["secret"] is True
    assert exported.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in exported.parent.glob("*.part")] == []


def test_snapshots_stay(archive: Path) -> None:
    assert "snapshots" not in json.loads(lines(archive)[0])["counts"]
    assert b64encode(SECRET_STATE) not in gzip.decompress(archive.read_bytes())


def test_a_store_in_use_is_exported_as_it_was_at_one_moment(
    filled: str, archive: Path, tmp_path: Path, request: pytest.FixtureRequest, do: Do
) -> None:
    """After every row that is read, a move is made and the talk is deleted."""
    numbers = count(4)

    def meddle(done: int, total: int) -> None:
        change = f"INSERT INTO entries VALUES ('oak', {next(numbers)}, 'A', NULL, 0, ''); DELETE FROM talk;"
        if is_postgres(filled):
            postgres: Postgres = request.getfixturevalue("postgres")
            postgres.psql(change, filled)
        else:
            with closing(sqlite3.connect(filled)) as db:
                db.executescript(change)

    live = tmp_path / "live.taberna"
    do(export_store(filled, live, meddle))
    assert next(numbers) > 10
    assert live.read_bytes() == archive.read_bytes()


# -- what is refused


@pytest.mark.parametrize("work", [fill, lambda store: store.add_guest(guest())], ids=["full", "one guest"])
def test_a_store_with_something_in_it_is_not_overwritten(
    archive: Path, unmade: Callable[[], str], do: Do, work: Callable[[Store], Awaitable[None]]
) -> None:
    address = unmade()
    visit(do, address, work)
    with pytest.raises(Refused) as refused:
        do(import_store(archive, address, quietly))
    assert refused.value.refusal.code == "store-not-empty"


def test_a_store_that_was_opened_and_never_used_can_be_filled(
    archive: Path, unmade: Callable[[], str], do: Do
) -> None:
    address = unmade()

    async def idle(store: Store) -> None:
        await store.beat("new", 1)

    visit(do, address, idle)
    do(import_store(archive, address, quietly))
    visit(do, address, check)


def _drop_a_row(found: list[str]) -> None:
    del found[10]


def _drop_the_end(found: list[str]) -> None:
    del found[-1]


def _cut_a_line(found: list[str]) -> None:
    found[4] = found[4][:-3]


def _add_a_line(found: list[str]) -> None:
    found.append("[]")


def _forge_a_name(found: list[str]) -> None:
    place = next(n for n, line in enumerate(found) if '"Bruno"' in line)
    found[place] = found[place].replace('"Bruno"', '"Brutus"')


@pytest.mark.parametrize(
    "damage, code",
    [
        (_drop_a_row, "archive-unreadable"),
        (_drop_the_end, "archive-truncated"),
        (_cut_a_line, "archive-unreadable"),
        (_add_a_line, "archive-unreadable"),
        (_forge_a_name, "archive-edited"),
    ],
)
def test_a_damaged_file_leaves_the_store_as_it_was(
    archive: Path,
    unmade: Callable[[], str],
    do: Do,
    damage: Callable[[list[str]], None],
    code: str,
) -> None:
    found = lines(archive)
    damage(found)
    damaged = archive.with_name("damaged.taberna")
    damaged.write_bytes(gzip.compress("".join(f"{line}\n" for line in found).encode()))
    address = unmade()
    with pytest.raises(Refused) as refused:
        do(import_store(damaged, address, quietly))
    assert refused.value.refusal.code == code
    do(import_store(archive, address, quietly))
    visit(do, address, check)


@pytest.mark.parametrize("kept", [0, 1, 20, 0.5, 0.99, -1])
def test_a_file_cut_off_anywhere_is_refused(archive: Path, tmp_path: Path, do: Do, kept: float) -> None:
    whole = archive.read_bytes()
    archive.write_bytes(whole[: int(kept * len(whole)) if 0 < kept < 1 else int(kept)])
    target = tmp_path / "target.db"
    with pytest.raises(Refused) as refused:
        do(import_store(archive, str(target), quietly))
    assert refused.value.refusal.code in ("archive-truncated", "archive-unreadable")
    assert not target.exists()


@pytest.mark.parametrize("data", [b"", b"PK\3\4", b"{}\n"])
@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_something_else_is_refused(
    data: bytes, pack: Callable[[bytes], bytes], tmp_path: Path, do: Do
) -> None:
    path = tmp_path / "holiday.jpg"
    path.write_bytes(pack(data))
    target = tmp_path / "target.db"
    with pytest.raises(Refused):
        do(import_store(path, str(target), quietly))
    assert not target.exists()


def test_a_game_with_a_gap_is_refused(unmade: Callable[[], str], tmp_path: Path, do: Do) -> None:
    address = unmade()

    async def gap(store: Store) -> None:
        await store.append(moves(move(1)))
        await store.append(moves(move(3)))

    visit(do, address, gap)
    refused = _moved(address, tmp_path, unmade(), do)
    assert (refused.refusal.code, refused.refusal.params) == ("archive-gap", {"table": "oak", "seq": 2})


def test_a_record_whose_seal_does_not_hold_is_refused(
    unmade: Callable[[], str], tmp_path: Path, do: Do
) -> None:
    address = unmade()

    async def forge(store: Store) -> None:
        await store.add_record(record(sealed().name))

    visit(do, address, forge)
    assert _moved(address, tmp_path, unmade(), do).refusal.code == "archive-record"


def test_a_secret_that_is_not_the_one_committed_to_is_refused(
    unmade: Callable[[], str], tmp_path: Path, do: Do
) -> None:
    address = unmade()

    async def forge(store: Store) -> None:
        await store.create_table(table(secret=bytes(32).hex()))

    visit(do, address, forge)
    assert _moved(address, tmp_path, unmade(), do).refusal.code == "archive-table"


def _moved(source: str, tmp_path: Path, target: str, do: Do) -> Refused:
    path = tmp_path / "moved.taberna"
    do(export_store(source, path, quietly))
    with pytest.raises(Refused) as refused:
        do(import_store(path, target, quietly))
    return refused.value


def test_nothing_is_exported_from_nowhere(unmade: Callable[[], str], tmp_path: Path, do: Do) -> None:
    with pytest.raises(Refused) as refused:
        do(export_store(unmade(), tmp_path / "x.taberna", quietly))
    assert refused.value.refusal.code == "store-missing"
    assert list(tmp_path.iterdir()) == []


def test_no_file_is_written_over(filled: str, archive: Path, do: Do) -> None:
    before = archive.read_bytes()
    with pytest.raises(Refused) as refused:
        do(export_store(filled, archive, quietly))
    assert refused.value.refusal.code == "file-exists"
    assert archive.read_bytes() == before


def test_an_import_that_is_broken_off_leaves_nothing(
    archive: Path, unmade: Callable[[], str], do: Do
) -> None:
    address = unmade()

    def interrupt(done: int, total: int) -> None:
        if done > total // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        do(import_store(archive, address, interrupt))
    do(import_store(archive, address, quietly))
    visit(do, address, check)


# -- schemas


@pytest.mark.parametrize("version", range(1, NOW + 1))
def test_an_older_store_is_exported_as_it_is_and_comes_forward_when_imported(
    version: int, unmade: Callable[[], str], request: pytest.FixtureRequest, tmp_path: Path, do: Do
) -> None:
    old = unmade()
    lay(old, (DUMPS / f"{version}.sql").read_text(encoding="utf-8"), request)
    path = tmp_path / "old.taberna"
    do(export_store(old, path, quietly))
    assert json.loads(lines(path)[0])["schema"] == version
    new = unmade()
    do(import_store(path, new, quietly))
    visit(do, new, check)


def test_an_older_file_fills_a_newer_store(
    archive: Path, unmade: Callable[[], str], do: Do, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = unmade()
    later = (*MIGRATIONS, NEXT[:1])

    async def idle() -> None:
        await (await open_with(address, later)).close()

    do(idle())
    monkeypatch.setattr("taberna.server.store.transfer.MIGRATIONS", later)
    do(import_store(archive, address, quietly))

    async def look() -> None:
        store = await open_with(address, later)
        try:
            await check(store)
        finally:
            await store.close()

    do(look())


def test_a_newer_store_or_file_is_refused(unmade: Callable[[], str], archive: Path, do: Do) -> None:
    address = unmade()

    async def make() -> None:
        await (await open_with(address, (*MIGRATIONS, NEXT))).close()

    do(make())
    with pytest.raises(SchemaNewer):
        do(export_store(address, archive.with_name("x.taberna"), quietly))
    with pytest.raises(SchemaNewer):
        do(import_store(archive, address, quietly))

    def later(found: list[str]) -> None:
        found[0] = found[0].replace(f'"schema":{NOW}', f'"schema":{NOW + 1}')

    rewritten(archive, later)
    with pytest.raises(SchemaNewer):
        do(import_store(archive, unmade(), quietly))


def test_a_file_of_a_later_format_is_refused(archive: Path, unmade: Callable[[], str], do: Do) -> None:
    def later(found: list[str]) -> None:
        found[0] = found[0].replace('"format":1', '"format":2,"more":[]')

    rewritten(archive, later)
    with pytest.raises(Refused) as refused:
        do(import_store(archive, unmade(), quietly))
    assert refused.value.refusal.code == "archive-newer"


def test_columns_that_the_schema_does_not_have_are_refused(
    archive: Path, unmade: Callable[[], str], do: Do
) -> None:
    def strange(found: list[str]) -> None:
        found[1] = found[1].replace('"host"', '"host; DROP TABLE guests"')

    rewritten(archive, strange)
    with pytest.raises(Refused) as refused:
        do(import_store(archive, unmade(), quietly))
    assert refused.value.refusal.code == "archive-columns"


# -- backup


def test_a_backup_is_a_store_of_its_own(tmp_path: Path, do: Do) -> None:
    address, copy = str(tmp_path / "tavern.db"), tmp_path / "copy.db"
    visit(do, address, fill)
    do(backup_store(address, copy, quietly))
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "tavern.db"]
    visit(do, str(copy), check)


def test_a_backup_of_a_store_in_use_holds_one_moment(
    tmp_path: Path, opened: Callable[..., Store], do: Do
) -> None:
    """Between any two steps of copying, another move is made: the copy has none of them, and is whole."""
    address, copy = str(tmp_path / "tavern.db"), tmp_path / "copy.db"
    store = opened(address)
    for n in range(300):
        do(store.append(moves(move(1, name=f"t{n}", text="x" * 50_000))))
    steps: list[int] = []

    def meddle(done: int, total: int) -> None:
        with closing(sqlite3.connect(address)) as db, db:
            steps.append(done)
            db.execute("INSERT INTO entries VALUES ('oak', ?, 'A', NULL, 0, ?)", (len(steps), b"y" * 50_000))

    do(backup_store(address, copy, meddle))
    assert len(steps) > 2
    assert len(do(store.entries("oak"))) == len(steps)
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT count(*) FROM entries").fetchone() == (300,)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("address", ["no-such.db", "postgresql://elsewhere/tavern"])
def test_what_can_not_be_backed_up(
    address: str, tmp_path: Path, do: Do, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused) as refused:
        do(backup_store(address, tmp_path / "copy.db", quietly))
    assert refused.value.refusal.code in ("store-missing", "backup-postgres")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_not_written_over_another(tmp_path: Path, do: Do) -> None:
    address, copy = str(tmp_path / "tavern.db"), tmp_path / "copy.db"
    visit(do, address, fill)
    copy.write_bytes(b"yesterday")
    with pytest.raises(Refused):
        do(backup_store(address, copy, quietly))
    assert copy.read_bytes() == b"yesterday"
