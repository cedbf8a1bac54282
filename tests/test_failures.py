"""Whoever catches everything says why, where it is caught; and the rules of a game never do."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "taberna"
ALL = {"Exception", "BaseException"}


def catching_all(source: str) -> list[int]:
    """Lines that catch everything and do not raise it again."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ExceptHandler(type=kind, body=[*_, last], lineno=line):
                names = {part.id for part in ast.walk(kind) if isinstance(part, ast.Name)} if kind else ALL
                if names & ALL and not (isinstance(last, ast.Raise) and last.exc is None):
                    found.append(line)
    return sorted(found)


def unexplained(source: str) -> list[int]:
    """Those without a word of why, there or in the line below."""
    lines = [*source.splitlines(), ""]
    return [
        n
        for n in catching_all(source)
        if "  # " not in lines[n - 1] and not lines[n].lstrip().startswith("# ")
    ]


@pytest.mark.parametrize("room", ["bots", "cli", "drawings", "envs", "games", "server", "table"])
def test_whoever_catches_everything_says_why(room: str) -> None:
    paths = sorted((PACKAGE / room).rglob("*.py"))
    assert paths
    found = {path.name: lines for path in paths if (lines := unexplained(path.read_text(encoding="utf-8")))}
    assert found == {}


def test_the_rules_catch_what_they_know() -> None:
    paths = sorted((PACKAGE / "games").rglob("*.py"))
    assert [path.name for path in paths if catching_all(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "source, lines",
    [
        ("try:\n    f()\nexcept Exception:\n    pass", [3]),
        ("try:\n    f()\nexcept BaseException as error:\n    pass", [3]),
        ("try:\n    f()\nexcept (Exception, KeyError):\n    pass", [3]),
        ("try:\n    f()\nexcept:\n    pass", [3]),
        ("try:\n    f()\nexcept Exception:  # the others go on\n    pass", []),
        ("try:\n    f()\nexcept Exception:\n    # the others go on\n    pass", []),
        ("try:\n    f()\nexcept BaseException:\n    undo()\n    raise", []),
        ("try:\n    f()\nexcept ValueError:\n    pass", []),
    ],
)
def test_what_counts_as_catching_everything(source: str, lines: list[int]) -> None:
    assert unexplained(source) == lines
