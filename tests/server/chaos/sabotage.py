"""Servers that break their word, each in one way, and a machine that loses its power: what was not synced is
gone. The programs of such servers begin with one of these."""

from __future__ import annotations

import asyncio
import ctypes
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from taberna.cli.load.processes import PROGRAM
from taberna.games import GAMES
from taberna.server.records.clerks import Asking, Clerks
from taberna.server.records.questions import Question
from taberna.server.records.reading import read
from taberna.server.store import sqlite
from taberna.server.store.protocol import Append
from taberna.server.store.rows import TalkRow
from taberna.server.store.sqlite import SqliteStore
from taberna.table.codec import Reader, write

TESTS = Path(__file__).resolve().parents[2]
LATE = 0.3
question: Final[Reader[Question]] = Reader(Question)


def program(*ways: str) -> str:
    """A server sabotaged in these ways, as `python -c` runs it."""
    begin = f"import sys; sys.path.insert(0, {str(TESTS)!r}); from server.chaos import sabotage; "
    return begin + "".join(f"sabotage.{way}(); " for way in ways) + PROGRAM


def answer_early() -> None:
    """Acknowledges, and writes a moment later."""
    write = SqliteStore.submit

    def submit(self: SqliteStore, append: Append) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[None] = loop.create_future()
        answered.set_result(None)
        loop.call_later(LATE, write, self, append)
        return answered

    SqliteStore.submit = submit  # type: ignore[method-assign]


def forget_talk() -> None:
    async def add_talk(self: SqliteStore, row: TalkRow) -> None:
        """Heard by everybody, written nowhere."""

    SqliteStore.add_talk = add_talk  # type: ignore[method-assign]


def never_sync() -> None:
    connect = sqlite.connect

    def careless(path: Path) -> sqlite3.Connection:
        db = connect(path)
        db.execute("PRAGMA synchronous = OFF")
        return db

    sqlite.connect = careless


def read_in_the_loop() -> None:
    """Who looks into a record is answered where everybody is: meanwhile nobody plays."""

    async def ask(self: Clerks, guest: str, address: str, asking: Asking) -> bytes:
        return write(read(question(write(await asking())), GAMES))

    Clerks.ask = ask  # type: ignore[method-assign]


# -- a machine without power


def lose_power(database: Path) -> None:
    """What stood on the disk: the files as they were when each was synced last."""
    for file in (database, database.with_name(f"{database.name}-wal")):
        file.unlink(missing_ok=True)
        synced = _synced(file)
        if synced.exists():
            shutil.copyfile(synced, file)
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)


def _synced(file: Path) -> Path:
    return file.with_name(f"{file.name}.synced")


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods` of SQLite 3.7.17 and later."""

    _fields_ = (
        ("version", ctypes.c_int),
        *((name, ctypes.c_void_p) for name in ("close", "read", "write", "truncate", "sync", "size")),
        *((f"more{n}", ctypes.c_void_p) for n in range(12)),
    )


class _File(ctypes.Structure):
    _fields_ = (("methods", ctypes.POINTER(_Methods)),)


class _Vfs(ctypes.Structure):
    """`sqlite3_vfs`, version 3."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("size", ctypes.c_int),
        ("longest", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
        *((f"more{n}", ctypes.c_void_p) for n in range(15)),
    )


_OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.c_void_p,
    ctypes.c_char_p,
    ctypes.POINTER(_File),
    ctypes.c_int,
    ctypes.POINTER(ctypes.c_int),
)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(_File), ctypes.c_int)
_kept: list[object] = []
"""What SQLite points at must not be collected."""


def note_syncs() -> None:
    """Keeps a copy of every file of SQLite as it is whenever it is synced, for `lose_power`."""
    library = ctypes.CDLL("libsqlite3.so.0")
    library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
    usual: _Vfs = library.sqlite3_vfs_find(None).contents
    noting = _Vfs.from_buffer_copy(usual)
    noting.name = b"noting"
    really_open = _OPEN(usual.open)
    names: dict[int, Path] = {}
    changed: dict[int, _Methods] = {}

    def methods(real: _Methods, address: int) -> _Methods:
        if address not in changed:
            changed[address] = _Methods.from_buffer_copy(real)
            hook = _SYNC(_syncing(_SYNC(real.sync), names))
            changed[address].sync = ctypes.cast(hook, ctypes.c_void_p).value
            _kept.append(hook)
        return changed[address]

    def opening(vfs: int, name: bytes | None, file: ctypes._Pointer[_File], flags: int, out: object) -> int:
        done = int(really_open(vfs, name, file, flags, out))
        found = file.contents
        if not done and found.methods:
            address = ctypes.addressof(found.methods.contents)
            found.methods = ctypes.pointer(methods(found.methods.contents, address))
            if name:
                names[ctypes.addressof(found)] = Path(name.decode())
        return done

    hook = _OPEN(opening)
    noting.open = ctypes.cast(hook, ctypes.c_void_p).value
    _kept.extend((noting, hook, really_open, changed))
    assert library.sqlite3_vfs_register(ctypes.byref(noting), 1) == 0


def _syncing(really: Callable[..., int], names: dict[int, Path]) -> Callable[..., int]:
    _kept.append(really)

    def sync(file: ctypes._Pointer[_File], flags: int) -> int:
        done = int(really(file, flags))
        name = names.get(ctypes.addressof(file.contents))
        if not done and name is not None:
            beside = name.with_name(f"{name.name}.syncing")
            shutil.copyfile(name, beside)
            beside.replace(_synced(name))
        return done

    return sync
