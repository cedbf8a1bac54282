"""PostgreSQL and Redis as the tests need them: started in a folder of their own, stopped at the end, and real
(what PostgreSQL says it has written is on disk)."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections import deque
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from threading import Thread

import pytest

from taberna.cli.load.processes import lasting_port

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
ATTEMPTS = 5

EMPTY = """
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'meta' LOOP
    EXECUTE format('DELETE FROM %I', name);
  END LOOP;
END $$
"""


class Service:
    """A program that runs until it is stopped, and says in its log when it is ready."""

    def __init__(self, command: list[str], ready: str, folder: Path, user: str | None = None) -> None:
        self.command = command
        self.ready = ready
        self.folder = folder
        self.user = user
        self.log: deque[str] = deque(maxlen=200)
        self.process: subprocess.Popen[str] | None = None
        self._reader: Thread | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            user=self.user,
            group=_group(self.user),
            extra_groups=None if self.user is None else (),
        )
        out = self.process.stdout
        assert out is not None
        for line in out:
            self.log.append(line)
            if self.ready in line:
                self._reader = Thread(target=self.log.extend, args=(out,), daemon=True)
                self._reader.start()
                return
        self.stop()
        raise RuntimeError("".join(self.log))

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Its log ends when the last of its processes has."""
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait()
        if self._reader is not None:
            self._reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = self._reader = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()


class Postgres:
    """A cluster of its own. `database()` is the address of a fresh, empty one: a schema, which takes a tenth
    of the time that PostgreSQL needs to copy a whole database."""

    def __init__(self, binaries: Path, folder: Path, user: str | None) -> None:
        self._numbers = count(1)
        self._again: str | None = None
        self._binaries = binaries
        self._folder = folder
        self._user = user
        data = folder / "data"
        self._run("initdb", "--auth=trust", "--username=taberna", "--encoding=UTF8", "--locale=C", str(data))
        self.service = Service(
            [
                *(str(binaries / "postgres"), "-D", str(data), "-k", str(folder)),
                *("-c", "listen_addresses=", "-c", "shared_buffers=32MB", "-c", "max_connections=60"),
            ],
            "database system is ready to accept connections",
            folder,
            user,
        )
        self.service.start()

    def database(self) -> str:
        name = f"tavern_{next(self._numbers)}"
        self.psql(f"CREATE SCHEMA {name}")
        return f"postgresql://taberna@/postgres?host={self._folder}&search_path={name}"

    def emptied(self) -> str:
        """One that is used again and again; whatever an earlier test left in it is deleted."""
        if self._again is None:
            self._again = self.database()
        self.psql(EMPTY, self._again)
        return self._again

    def psql(self, text: str, address: str = "") -> str:
        """What PostgreSQL's own client prints."""
        place = address.rpartition("search_path=")[2] or "public"
        options = ("-h", str(self._folder), "-U", "taberna", "-d", "postgres", "-X", "-q", "-A", "-t")
        return self._run("psql", *options, "-v", "ON_ERROR_STOP=1", given=f"SET search_path = {place};{text}")

    def _run(self, program: str, *words: str, given: str = "") -> str:
        done = subprocess.run(
            [str(self._binaries / program), *words],
            cwd=self._folder,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            user=self._user,
            group=_group(self._user),
            extra_groups=None if self._user is None else (),
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


class Redis:
    """A server of its own, on a port of its own that it keeps when restarted. `url` is its address."""

    def __init__(self, binary: Path, folder: Path) -> None:
        for attempt in range(ATTEMPTS):
            self.port = lasting_port()
            options = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder))
            self.service = Service([str(binary), *options], "Ready to accept connections", folder)
            try:
                self.service.start()
            except RuntimeError:  # somebody else was given the port in between
                if attempt == ATTEMPTS - 1:
                    raise
            else:
                break
        self.url = f"redis://127.0.0.1:{self.port}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    binary = find("initdb", *PLACES)
    if binary is None:
        pytest.skip("PostgreSQL is not installed")
    user = unprivileged()
    with tempfile.TemporaryDirectory(prefix="taberna-pg-") as place:
        folder = Path(place)
        if user is not None:
            shutil.chown(folder, user)
        found = Postgres(binary.parent, folder, user)
        yield found
        found.service.stop(signal.SIGQUIT)  # at once: nothing of it is needed any more


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    binary = find("redis-server")
    if binary is None:
        pytest.skip("Redis is not installed")
    with tempfile.TemporaryDirectory(prefix="taberna-redis-") as place:
        found = Redis(binary, Path(place))
        yield found
        found.service.stop()


def find(program: str, *places: str) -> Path | None:
    """The newest of what is installed; Debian keeps PostgreSQL's programs out of the PATH."""
    beside = [path for place in places for path in Path("/").glob(f"{place[1:]}/{program}")]
    if beside:
        return max(beside, key=lambda path: [int(n) for n in path.parts if n.isdigit()])
    usual = shutil.which(program)
    return None if usual is None else Path(usual)


def unprivileged() -> str | None:
    """Who runs PostgreSQL, which refuses to be run by root; None: whoever we are."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


def _group(user: str | None) -> int | None:
    return None if user is None else pwd.getpwnam(user).pw_gid
