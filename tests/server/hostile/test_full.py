"""A file table that strangers fill: the house goes on answering, or comes back by itself."""

import resource
import shlex
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

from taberna.cli.load.processes import Running

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "


@contextmanager
def opened(folder: Path, files: int, **settings: str) -> Iterator[Running]:
    """A house of its own process that may have so many files open."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    program = "from taberna.cli.main import main; main()"
    words = (sys.executable, "-c", program, "serve", "--port", "0", "--no-browse", "--database", "full.db")
    command = f"ulimit -n {files}; exec {shlex.join(words)}"
    house = Running(["bash", "-c", command], {"LC_ALL": "C", **settings}, folder, None)
    try:
        yield house
    finally:
        house.stop()


def half_requests(port: int, count: int, stack: ExitStack) -> list[socket.socket]:
    begun = []
    for _ in range(count):
        with suppress(OSError):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=60))
            one.sendall(HALF)
            begun.append(one)
    return begun


def answers(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


@pytest.mark.slow
def test_a_thousand_half_requests_lock_nobody_out(tmp_path: Path) -> None:
    """They would wait for an hour, there are more of them than files, and the house has files of its own."""
    with opened(tmp_path, 1024, TABERNA_HEAD_TIME="3600") as house, ExitStack() as stack:
        half_requests(house.port, 1100, stack)
        assert [answers(house.port) for _ in range(5)] == [True] * 5


@pytest.mark.slow
def test_a_full_file_table_is_over_when_those_who_filled_it_are_shown_out(tmp_path: Path) -> None:
    """Nobody gives way here, so that accepting fails; the half requests end by their time."""
    many = {"TABERNA_CONNECTIONS": "100000", "TABERNA_HEAD_TIME": "5"}
    with opened(tmp_path, 128, **many) as house, ExitStack() as stack:
        begun = half_requests(house.port, 300, stack)
        assert not answers(house.port)
        for one in begun:
            with suppress(ConnectionError):
                while one.recv(4096):
                    pass
        assert answers(house.port)
