"""The servers under load: started on a core of their own, watched, and stopped by their own process id."""

import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Final

from taberna.cli.load.taberna import LIMITS

BOARDGAMEIO: Final = Path(__file__).resolve().parents[4] / "bench" / "boardgameio"
_TICK: Final = os.sysconf("SC_CLK_TCK")
_PORT: Final = re.compile(rb'127\.0\.0\.1:(\d+)|"port":(\d+)')


PROGRAM: Final = "from taberna.cli.main import main; main()"
STARTING: Final = 120.0
"""Seconds after which a server that has not said where it listens never will."""
LOW: Final = 20_000
STARTS: Final = 5


class NotRunning(Exception):
    """It did not say where it listens."""


class Running:
    """A server process that has said where it listens."""

    def __init__(
        self, command: list[str], environ: Mapping[str, str], folder: Path, core: int | None
    ) -> None:
        ours = os.sched_getaffinity(0)
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the process is stopped
        if core is not None:  # a child begins on the cores of its parent, all its threads included
            os.sched_setaffinity(0, {core})
        try:
            self.process = subprocess.Popen(
                command,
                cwd=folder,
                env={**os.environ, **environ},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
            )
        finally:
            os.sched_setaffinity(0, ours)
        self.port = self._port()

    def _port(self) -> int:
        assert self.process.stdout is not None
        giving_up = Timer(STARTING, self.process.kill)
        giving_up.start()
        try:
            for line in self.process.stdout:
                found = _PORT.search(line)
                if found:
                    return int(found[1] or found[2])
        finally:
            giving_up.cancel()
        self.process.wait()
        self._complaints.seek(0)
        said = self._complaints.read()[-2000:].decode("utf-8", "replace")
        self.stop()
        raise NotRunning(f"{self.process.args!r} ended with {self.process.returncode}: {said}")

    @property
    def memory(self) -> int:
        """Resident bytes of the process itself,"""
        return _bytes(self.process.pid, "VmRSS")

    @property
    def footprint(self) -> int:
        """of it and its helpers,"""
        return sum(_bytes(pid, "VmRSS") for pid in self._family())

    @property
    def highest(self) -> int:
        """and what those had at their highest."""
        return sum(_bytes(pid, "VmHWM") for pid in self._family())

    def _family(self) -> list[int]:
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [self.process.pid, *(int(pid) for task in tasks for pid in task.read_text().split())]

    @property
    def cpu(self) -> float:
        """Seconds of processor time, all threads,"""
        return _seconds(self.process.pid)

    @property
    def loop_cpu(self) -> float:
        """of the thread alone that every move passes through, which is the process's first,"""
        first = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/schedstat")
        return int(first.read_text().split()[0]) / 1e9

    @property
    def helpers_cpu(self) -> float:
        """and of its helpers."""
        return sum(_seconds(pid) for pid in self._family()[1:])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._complaints.close()


def _seconds(pid: int) -> float:
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / _TICK


def _bytes(pid: int, what: str) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(rf"{what}:\s+(\d+) kB", status)[0]) * 1024


def serve(
    folder: Path,
    core: int | None = None,
    environ: Mapping[str, str] | None = None,
    port: int = 0,
    program: str = PROGRAM,
) -> Running:
    """Our server with its database in `folder`, unless the environment names another."""
    command = [
        sys.executable,
        "-c",
        program,
        "serve",
        "--port",
        str(port),
        "--host",
        "127.0.0.1",
        "--no-browse",
    ]
    usual = {"TABERNA_DATABASE": str(folder / "bench.db"), "TABERNA_LOG_LEVEL": "error", "LC_ALL": "C"}
    return Running(command, usual | LIMITS | dict(environ or {}), folder, core)


def serve_again(folder: Path, environ: Mapping[str, str], port: int, program: str = PROGRAM) -> Running:
    """At a port that others know. Somebody may hold it for a moment, so one failure is not the end."""
    for _ in range(STARTS - 1):
        with suppress(NotRunning):
            return serve(folder, None, environ, port, program)
    return serve(folder, None, environ, port, program)


def lasting_port() -> int:
    """A free port that stays free while its server is down. One that the system hands out to anybody does
    not: who tries to reach the server may be given that very port to speak from, and speaks to itself."""
    first = 32_768
    with suppress(OSError):
        first = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    for port in random.sample(range(LOW, max(first, LOW + 1000)), 200):
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
    raise NotRunning("no port is free")


def serve_boardgameio(core: int | None = None) -> Running:
    node = shutil.which("node")
    assert node is not None
    environ = {"NODE_ENV": "production", "PORT": "0", "HOST": "127.0.0.1"}
    return Running([node, "server.js"], environ, BOARDGAMEIO, core)


def has_boardgameio() -> bool:
    return shutil.which("node") is not None and (BOARDGAMEIO / "node_modules" / "boardgame.io").is_dir()


def cores() -> tuple[int | None, int | None]:
    """One for the server, one for its clients; where there is only one, nobody is pinned."""
    able = sorted(os.sched_getaffinity(0))
    return (able[0], able[1]) if len(able) > 1 else (None, None)


def pin(core: int | None) -> None:
    if core is not None:
        os.sched_setaffinity(0, {core})


def allow_sockets() -> None:
    """As many open files as the machine lets us have."""
    import resource  # which Windows has not

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
