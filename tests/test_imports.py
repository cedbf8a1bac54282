"""Arrows point one way: cli, server, envs, bots → games → table; what knows one game stays in its rooms;
and the engine and the bots do no input or output.

An import counts wherever it stands: in a function, under TYPE_CHECKING, or spelled `import_module("…")`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from taberna.games import GAMES as REGISTRY

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "taberna"

# Which rooms of the house each room may use, besides itself.
MAY_USE = {
    "table": set(),
    "games": {"table"},
    "forms": set(),
    "texts": {"forms", "table"},
    "bots": {"games", "table", "texts"},
    "server": {"bots", "games", "table", "texts"},
    "drawings": {"games", "table"},
    "envs": {"bots", "drawings", "games", "table"},
    "cli": {"bots", "drawings", "envs", "games", "server", "table", "texts"},
    "library": {"games", "table"},
    "__init__": {"games", "library"},
}
VERSION = "taberna.__version__"
MAY_SAY_THE_VERSION = {"server", "cli"}

# Where the games are put beside each other, and nothing else is done. Whatever has a game's name among the
# parts of its own (`games.X`, `bots.X`, `cli.X`, `cli.bench.X`) is a room of that game, used by no other.
SHELVES = {
    "taberna.games",
    "taberna.bots.players",
    "taberna.cli.presentations",
    "taberna.cli.bench",
    "taberna.envs",
}
OF_ONE_GAME = {"taberna.envs.openspiel": "tellstones", "taberna.cli.bench.envs": "tellstones"}
"""Rooms of one game that do not bear its name."""

# What a pure function has no use for: the world, chance, and the time of day.
PURE = {"table", "games", "bots"}
NETWORK = {"asyncio", "http", "httpx", "requests", "select", "socket", "ssl", "starlette", "urllib"}
PROCESSES = {"concurrent", "ctypes", "multiprocessing", "runpy", "signal", "subprocess", "sys", "threading"}
FILES = {
    *(
        "fileinput",
        "glob",
        "importlib",
        "io",
        "linecache",
        "mmap",
        "open",
        "os",
        "pathlib",
        "pkgutil",
        "shutil",
    ),
    *("sqlite3", "tempfile", "zipfile"),
}
SCREEN = {"breakpoint", "input", "logging", "print", "rich", "typer"}
CHANCE = {"random", "secrets", "uuid"}
TIME = {"calendar", "datetime", "locale", "time", "zoneinfo"}
WORLD = NETWORK | PROCESSES | FILES | SCREEN | CHANCE | TIME

# The edges, where files are read: a module and what it may use of the above, and no more.
EDGES: dict[str, set[str]] = {
    # Content and levels are data beside the code: read once, when the module is.
    "taberna.games.tseuquest.things.library": {"importlib.resources"},
    "taberna.bots.tellstones.levels": {"importlib.resources"},
    "taberna.bots.tseuquest.tactics.weights": {"importlib.resources"},
    "taberna.bots.tseuquest.director": {"importlib.resources"},
    # Nobody's seat: bots compiled, translated and tuned, for those who measure them.
    "taberna.bots.tellstones.fast.compiled": {"pathlib"},
    "taberna.bots.tellstones.fast.own_cache": {"os", "pathlib"},
    "taberna.bots.tellstones.cuda.translate": {"sys"},
    "taberna.bots.tellstones.measure.tune": {"pathlib", "random"},
    # Nobody's seat either: what the rules cite, and which lines of them a decision runs.
    "taberna.bots.tseuquest.measure.citations": {"importlib.resources", "pathlib", "io"},
    "taberna.bots.tseuquest.measure.followed": {"sys"},
}


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
        return OF_ONE_GAME.get(name) or next((part for part in name.split(".") if part in games), None)

    def is_wrong(name: str) -> bool:
        if name == VERSION:
            return room not in MAY_SAY_THE_VERSION
        if name.split(".")[0] != "taberna":
            allowed = any(f"{name}.".startswith(f"{edge}.") for edge in edges.get(module, ()))
            return room in PURE and name.split(".")[0] in WORLD and not allowed
        target = name.split(".")[1] if "." in name else "__init__"
        if target != room and target not in MAY_USE[room]:
            return True
        here, there = game_of(module), game_of(name)
        if here and target == "games":  # a game's rooms know not even the shelf it stands on
            return there != here
        return there is not None and there != here and module not in SHELVES

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


def test_what_is_guarded_is_there() -> None:
    """A table that names nothing would guard nothing."""
    assert set(REGISTRY) == GAMES
    rooms = {module.split(".")[1] for module in MODULES if "." in module} | {"__init__"}
    assert rooms == MAY_USE.keys()
    assert rooms > PURE


@pytest.mark.parametrize("module", sorted(SHELVES))
def test_every_shelf_holds_every_game(module: str) -> None:
    names = imported(MODULES[module].read_text(encoding="utf-8"), module, is_package=True)
    assert {part for name in names for part in name.split(".")} >= GAMES


@pytest.mark.parametrize("module", sorted(EDGES))
def test_every_edge_is_needed(module: str) -> None:
    source = MODULES[module].read_text(encoding="utf-8")
    used = {*imported(source, module), *called(source)}
    unused = {edge for edge in EDGES[module] if not any(f"{name}.".startswith(f"{edge}.") for name in used)}
    assert unused == set()


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
        ("taberna.table.play", "__import__('taberna.games.tellstones')"),
        ("taberna.table.play", "import importlib"),
        ("taberna.server.app", "import importlib\nimportlib.import_module('taberna.games.tellstones')"),
        ("taberna.table.dice", "import random"),
        ("taberna.table.dice", "from os import urandom"),
        ("taberna.table.dice", "import os.path as p"),
        ("taberna.table.dice", "import pathlib"),
        ("taberna.table.dice", "from importlib.resources import files"),
        ("taberna.games.tseuquest.chapters.melee", "from importlib import resources"),
        ("taberna.games.tseuquest.things.library", "import pathlib"),
        ("taberna.games.tseuquest.things.library", "from importlib import import_module"),
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
        ("taberna.bots.hearing", "from taberna.server import tables"),
        ("taberna.bots.hearing", "from taberna.cli.main import main"),
        ("taberna.bots.hearing", "from taberna.games.tellstones.view import View"),
        ("taberna.bots.hearing", "from taberna.bots import tellstones"),
        ("taberna.bots.tseuquest.simple", "from taberna.bots.tellstones.simple_memory import Memory"),
        ("taberna.bots.tseuquest.simple", "from taberna.games import GAMES"),
        ("taberna.bots.tseuquest.simple", "from pathlib import Path"),
        ("taberna.bots.tseuquest.simple", "import random"),
        ("taberna.server.app", "from taberna.games import tellstones"),
        ("taberna.server.app", "import taberna.games.tellstones.rules"),
        ("taberna.server.app", "from taberna.cli import main"),
        ("taberna.server.memories.recounting", "from taberna.bots.tellstones.account import Mind"),
        ("taberna.server.memories.recounting", "def f():\n    from taberna.bots import tseuquest"),
        ("taberna.cli.play", "import taberna.games.tellstones"),
        ("taberna.cli.play", "from taberna.cli.tseuquest import map"),
        ("taberna.cli.tellstones.words", "from taberna.cli.tseuquest import map"),
        ("taberna.cli.bench.server", "from taberna.cli.bench.tseuquest import crawl"),
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
        ("taberna.bots.tellstones.simple", "from taberna.games.tellstones import state\nimport math"),
        ("taberna.bots.tellstones.levels", "from importlib.resources import files"),
        ("taberna.bots.players", "from taberna.bots.tellstones import levels"),
        ("taberna.server.app", "from taberna.games import registry\nimport taberna.games, asyncio, time"),
        (
            "taberna.cli.play",
            "from taberna import __version__, texts, server\nfrom taberna.games import GAMES",
        ),
        (
            "taberna.cli.tellstones.match",
            "from taberna.bots.tellstones import levels\nimport taberna.cli.mistakes",
        ),
    ],
)
def test_a_right_import_is_let_through(module: str, source: str) -> None:
    assert complaints(source, module) == []


def test_a_package_resolves_its_own_dots() -> None:
    assert complaints("from . import state", "taberna.games.tellstones", is_package=True) == []
    assert complaints("from ..tseuquest import state", "taberna.games.tellstones", is_package=True) != []
