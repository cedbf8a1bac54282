"""Arrows point one way: cli, server, envs, bots → games → table. And the engine does no input or output.

An import counts wherever it stands: in a function, under TYPE_CHECKING, or spelled `import_module("…")`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "taberna"

# Which rooms of the house each room may use, besides itself.
MAY_USE = {
    "table": set(),
    "games": {"table"},
    "texts": {"table"},
    "bots": {"games", "table", "texts"},
    "envs": {"games", "table"},
    "server": {"bots", "games", "table", "texts"},
    "cli": {"bots", "envs", "games", "server", "table", "texts"},
    "__main__": {"cli"},
    "__init__": set(),
}
VERSION = "taberna.__version__"
MAY_SAY_THE_VERSION = {"server", "cli"}

# What a pure function has no use for: the world, chance, and the time of day.
PURE = {"table", "games"}
NETWORK = {"asyncio", "http", "httpx", "requests", "select", "socket", "ssl", "starlette", "urllib"}
PROCESSES = {"concurrent", "multiprocessing", "signal", "subprocess", "sys", "threading"}
FILES = {"fileinput", "glob", "io", "open", "os", "pathlib", "shutil", "sqlite3", "tempfile"}
SCREEN = {"breakpoint", "input", "logging", "print", "rich", "typer"}
CHANCE = {"random", "secrets", "uuid"}
TIME = {"calendar", "datetime", "locale", "time"}
WORLD = NETWORK | PROCESSES | FILES | SCREEN | CHANCE | TIME

# The edges, where files are read: a module and what it may use of the above, and no more.
EDGES: dict[str, set[str]] = {}


def imported(source: str, module: str, *, is_package: bool = False) -> Iterator[str]:
    """The dotted name of everything that a module imports, relative names made whole."""
    parents = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=base, names=names, level=level):
                start = parents[: len(parents) - level + 1] if level else []
                whole = ".".join([*start, *([base] if base else [])])
                yield from (f"{whole}.{alias.name}" for alias in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield name


def called(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name)):
                yield name


def complaints(
    source: str,
    module: str,
    *,
    is_package: bool = False,
    games: frozenset[str] = frozenset({"tellstones", "tseuquest"}),
    edges: dict[str, set[str]] = EDGES,
) -> list[str]:
    """What is wrong with the imports of a module, given as text."""
    room = module.split(".")[1] if "." in module else "__init__"
    if room not in MAY_USE:
        return [f"{module}: nothing is said in tests/test_imports.py about what {room} may use"]

    def game_of(name: str) -> str | None:
        match name.split("."):
            case ["taberna", "games", game, *_] if game in games:
                return game
        return None

    def is_wrong(name: str) -> bool:
        if name == VERSION:
            return room not in MAY_SAY_THE_VERSION
        if name.split(".")[0] != "taberna":
            return room in PURE and name.split(".")[0] in WORLD - edges.get(module, set())
        target = name.split(".")[1] if "." in name else "__init__"
        if target != room and target not in MAY_USE[room]:
            return True
        here, there = game_of(module), game_of(name)
        if here:  # a game knows itself and the table, not even the shelf it stands on
            return target == "games" and there != here
        return room == "server" and there is not None  # the server knows only the contract

    names = set(imported(source, module, is_package=is_package))
    if room in PURE:
        names |= {name for name in called(source) if name in WORLD}
    return [f"{module} must not use {name}" for name in sorted(names) if is_wrong(name)]


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()
GAMES = frozenset(path.name for path in (PACKAGE / "games").glob("*/") if (path / "__init__.py").exists())


def check(module: str) -> list[str]:
    path = MODULES[module]
    source = path.read_text(encoding="utf-8")
    return complaints(source, module, is_package=path.name == "__init__.py", games=GAMES)


def test_the_arrows_point_one_way() -> None:
    assert [complaint for module in MODULES for complaint in check(module)] == []


def test_every_edge_is_needed() -> None:
    for module, allowed in EDGES.items():
        source = MODULES[module].read_text(encoding="utf-8")
        used = {name.split(".")[0] for name in imported(source, module)} | set(called(source))
        assert allowed <= used, f"{module} is allowed {allowed - used} and does not use it"


def test_an_edge_is_allowed_what_is_written_and_no_more() -> None:
    edges = {"taberna.table.files": {"pathlib"}}
    assert complaints("from pathlib import Path", "taberna.table.files", edges=edges) == []
    assert complaints("import pathlib, socket", "taberna.table.files", edges=edges) != []
    assert complaints("from pathlib import Path", "taberna.table.dice", edges=edges) != []


@pytest.mark.parametrize(
    "module, source",
    [
        ("taberna.table.play", "from taberna.games import tellstones"),
        ("taberna.table.play", "from ..games.tellstones import rules"),
        ("taberna.table.play", "import taberna.texts"),
        ("taberna.table.play", "from taberna import cli"),
        ("taberna.table.play", "from .. import __version__"),
        ("taberna.table.play", "def f():\n    import taberna.server.store"),
        ("taberna.table.play", "if TYPE_CHECKING:\n    from taberna.bots import Bot"),
        ("taberna.table.play", "import importlib\nimportlib.import_module('taberna.games.tellstones')"),
        ("taberna.table.dice", "import random"),
        ("taberna.table.dice", "from os import urandom"),
        ("taberna.table.dice", "import os.path as p"),
        ("taberna.table.dice", "import pathlib"),
        ("taberna.games", "from taberna.server import tables"),
        ("taberna.games.tellstones.rules", "from taberna.games.tseuquest import dice"),
        ("taberna.games.tellstones.rules", "from ..tseuquest import dice"),
        ("taberna.games.tellstones.rules", "from taberna.games import registry"),
        ("taberna.games.tellstones.rules", "from taberna.texts import say"),
        ("taberna.games.tellstones.rules", "import time"),
        ("taberna.games.tellstones.rules", "from datetime import datetime"),
        ("taberna.games.tellstones.rules", "print('the Crown')"),
        ("taberna.games.tellstones.rules", "text = open('secrets').read()"),
        ("taberna.texts", "from taberna.games.tellstones import symbols"),
        ("taberna.bots.simple", "from taberna.server import tables"),
        ("taberna.bots.simple", "from taberna.cli.main import main"),
        ("taberna.envs.openspiel", "import taberna.bots"),
        ("taberna.server.app", "from taberna.games import tellstones"),
        ("taberna.server.app", "import taberna.games.tellstones.rules"),
        ("taberna.server.app", "from taberna.cli import main"),
        ("taberna.attic", "import math"),
    ],
)
def test_a_wrong_import_is_caught(module: str, source: str) -> None:
    assert len(complaints(source, module)) == 1


@pytest.mark.parametrize(
    "module, source",
    [
        ("taberna.table.play", "from .seats import Seat\nfrom . import dice\nimport hashlib, msgspec"),
        ("taberna.table.play", "from taberna.table import dice\nfrom taberna import table"),
        ("taberna.games", "from taberna.games import tellstones\nfrom taberna.table.game import Game"),
        ("taberna.games.tellstones.rules", "from .state import State\nfrom ...table import seats"),
        ("taberna.games.tellstones.rules", "from taberna import table\nimport taberna.games.tellstones"),
        ("taberna.bots.simple", "from taberna.games.tellstones import state\nimport random"),
        ("taberna.server.app", "from taberna.games import registry\nimport taberna.games, asyncio, time"),
        (
            "taberna.cli.play",
            "from taberna import __version__, texts, server\nimport taberna.games.tellstones",
        ),
        ("taberna.__main__", "from taberna.cli.main import main"),
    ],
)
def test_a_right_import_is_let_through(module: str, source: str) -> None:
    assert complaints(source, module) == []


def test_a_package_resolves_its_own_dots() -> None:
    assert complaints("from . import state", "taberna.games.tellstones", is_package=True) == []
    assert complaints("from ..tseuquest import state", "taberna.games.tellstones", is_package=True) != []
