"""Faults that lived are planted again only where their lines stand, and count only where they import."""

import json
from pathlib import Path

import pytest

import mutants

MODULE = "src/taberna/table/some.py"
SOURCE = "def some(x, xy):\n    if x:\n        return xy\n    return x\n"
CHANGE = ["-    return x", "+    return not x"]


@pytest.fixture(name="found")
def _found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One that lived, and no tests that could notice it."""
    found, module = tmp_path / "mutants.jsonl", tmp_path / MODULE
    module.parent.mkdir(parents=True)
    module.write_text(SOURCE, encoding="utf-8")
    lived = {"module": MODULE, "operator": "core/AddNot", "occurrence": 0, "noticed": False, "change": CHANGE}
    found.write_text(json.dumps(lived) + "\n", encoding="utf-8")
    monkeypatch.setattr(mutants, "TREE", tmp_path)
    monkeypatch.setattr(mutants, "FOUND", found)
    monkeypatch.setattr(mutants, "importable", lambda module: True)
    monkeypatch.setattr(mutants, "noticed", lambda module: False)
    return found


def test_a_line_is_found_as_a_whole(
    found: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`    return x` stands in `        return xy`, too."""
    planted: list[str] = []
    module = mutants.TREE / MODULE

    def importable(_: str) -> bool:
        planted.append(module.read_text())
        return True

    monkeypatch.setattr(mutants, "importable", importable)
    mutants.again(600)
    assert planted == [SOURCE.replace("return x\n", "return not x\n")]
    assert capsys.readouterr().out.startswith("LIVES   ")
    assert module.read_text() == SOURCE


@pytest.mark.parametrize("source", [SOURCE + "    return x\n", SOURCE.replace("    return x\n", "")])
def test_a_line_that_stands_twice_or_no_more_is_gone(
    found: Path, source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (mutants.TREE / MODULE).write_text(source, encoding="utf-8")
    mutants.again(600)
    assert capsys.readouterr().out.startswith("gone    ")


def test_what_is_now_noticed_is_kept_as_noticed(found: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "noticed", lambda module: True)
    mutants.again(600)
    assert [each["noticed"] for each in mutants.read()] == [True]


def test_what_cannot_be_imported_was_noticed_by_nobody(
    found: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutants, "importable", lambda module: False)
    before = found.read_text()
    mutants.again(600)
    assert found.read_text() == before
    assert capsys.readouterr().out.startswith("none    ")


def test_a_module_that_has_another_name_now_is_gone(found: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (mutants.TREE / MODULE).unlink()
    mutants.again(600)
    assert capsys.readouterr().out.startswith("gone    ")
