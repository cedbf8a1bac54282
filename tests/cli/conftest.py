"""The program as a user runs it: words on the command line, lines on standard input."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from cli.program import Ran, Run
from taberna.cli.main import main

__all__ = ["Ran", "Run", "taberna"]


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where games are kept that nobody named a file for."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "taberna" / "games"


@pytest.fixture
def taberna(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`taberna("play", "--seed", "7", lines="hide 1")`: the exit code and all that was printed."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str, lines: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["taberna", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main()
        printed = capsys.readouterr()
        code = left.value.code
        return Ran(code if isinstance(code, int) else 0 if code is None else 1, printed.out, printed.err)

    return run
