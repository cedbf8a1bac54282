"""`taberna bench adventures`: it goes on where it was cut off, and counts what went wrong."""

import json
from pathlib import Path

import pytest

from cli.program import Run
from taberna.bots.tseuquest import evening
from taberna.games.tseuquest.game import GAME


def test_a_run_goes_on_where_it_was(taberna: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep, out = tmp_path / "keep.jsonl", tmp_path / "out.json"
    words = ("bench", "adventures", "--only", "good-barrel", "--keep", str(keep), "--out", str(out))
    assert taberna(*words, "--games", "1").code == 0
    first = keep.read_text()
    assert json.loads(first)["content"] == GAME.content

    def never(*_: object) -> None:
        raise AssertionError("it was played again")

    monkeypatch.setattr(evening, "play_evening", never)
    assert taberna(*words, "--games", "1").code == 0
    assert keep.read_text() == first
    figures = {figure["name"]: figure["value"] for figure in json.loads(out.read_text())["figures"]}
    assert figures["good-barrel: played to the end"] == 1
    assert figures["hostile files refused"] == 17


def test_an_error_is_counted_and_the_bench_fails(
    taberna: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise ValueError("a cup fell")

    monkeypatch.setattr(evening, "play_evening", breaks)
    ran = taberna("bench", "adventures", "--only", "good-barrel", "--games", "2")
    assert ran.code == 1
    assert "errors" in ran.err
