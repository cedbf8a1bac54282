"""Somebody who hosts on one machine, or plays on Windows: what they lack is not asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cli.program import Run
from taberna.cli.mistakes import Exit
from taberna.server.store import driver
from taberna.texts import LANGUAGES

COMMAND = ".venv/bin/pip install 'taberna[cluster]'"
FAR = "postgresql://nobody@127.0.0.1:1/none"
EVERYTHING = """
import pkgutil, sys
from importlib import import_module
hidden = sys.argv[1].split()
sys.modules.update(dict.fromkeys(hidden))
import taberna
names = [found.name for found in pkgutil.walk_packages(taberna.__path__, "taberna.")]
for name in names:
    if name.startswith(("taberna.cli", "taberna.server", "taberna.texts")):
        import_module(name)
print(len(names), *(name for name in hidden if sys.modules[name] is not None))
"""


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_postgresql_is_asked_for_and_not_there(
    taberna: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setattr(driver, "asyncpg", None)
    monkeypatch.setenv("LANG", language)
    ran = taberna("export", "all.jsonl", "--database", FAR)
    assert ran.code == Exit.BAD_INPUT
    assert "asyncpg" in ran.err
    assert ran.err.endswith(f": {COMMAND}\n")


@pytest.mark.parametrize(
    "module, words, bus, package",
    [
        ("asyncpg", ("--database", FAR), "", "asyncpg"),
        ("redis.asyncio", (), "redis://127.0.0.1:1", "redis"),
    ],
    ids=["asyncpg", "redis"],
)
def test_a_node_of_several_says_what_it_lacks(
    taberna: Run,
    monkeypatch: pytest.MonkeyPatch,
    module: str,
    words: tuple[str, ...],
    bus: str,
    package: str,
) -> None:
    if package == "asyncpg":
        monkeypatch.setattr(driver, "asyncpg", None)
    else:
        monkeypatch.setitem(sys.modules, module, None)
        monkeypatch.delitem(sys.modules, "taberna.server.bus.redis", raising=False)
    monkeypatch.setenv("TABERNA_BUS", bus)
    monkeypatch.setattr("taberna.server.logs.set_up", lambda level: None)
    ran = taberna("serve", "--no-browse", "--port", "0", *words)
    assert ran.code == Exit.BAD_INPUT
    assert package in ran.err
    assert ran.err.endswith(f": {COMMAND}\n")


def test_everything_can_be_imported_without_what_only_some_machines_have() -> None:
    """Windows has no `termios` and no `resource`; one node needs neither asyncpg nor Redis."""
    absent = "termios tty fcntl resource pwd grp asyncpg"
    ran = subprocess.run(
        [sys.executable, "-c", EVERYTHING, absent], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    count, *there = ran.stdout.split()
    assert int(count) > 300
    assert there == []
