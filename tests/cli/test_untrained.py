"""Somebody who has what playing needs, and not what measuring needs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cli.program import Run
from taberna.cli.mistakes import Exit
from taberna.texts import LANGUAGES

MEASURE = "taberna.bots.tellstones.measure"
MATCH = ("match", "king", "page", "--games", "2")
COMMAND = ".venv/bin/pip install 'taberna[train]'"
"""In quotes: not every shell takes brackets for what they are."""
README = Path(__file__).resolve().parents[2] / "README.md"
TUNE = ("tune", "king", "king.json", "--games", "2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words, module", [(MATCH, f"{MEASURE}.arena"), (TUNE, MEASURE)], ids=["match", "tune"]
)
def test_it_is_told_the_way_of_the_readme(
    taberna: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
    words: tuple[str, ...],
    module: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setenv("LANG", language)
    ran = taberna(*words)
    assert ran.code == Exit.BAD_INPUT
    assert ran.err.endswith(f": {COMMAND}\n")
    assert COMMAND in README.read_text(encoding="utf-8")
    assert COMMAND in " ".join(taberna("match", "--help").out.replace("│", "").split())
