"""The examples of docs/examples, in small."""

from __future__ import annotations

import csv
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import taberna

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def recall() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "docs/examples/recall.py"))


def test_a_stone_that_was_named_is_a_row(recall: dict[str, Any]) -> None:
    match = taberna.begin("tellstones", seed=7)
    first, second = (*match.waiting, "A" if match.waiting == ("B",) else "B")
    symbol = match.state.lines[0]  # type: ignore[attr-defined]
    for seat, action in ((first, "hide 1"), (second, "place D left"), (first, "challenge 2")):
        match = taberna.act(match, seat, action)
    for said, right in ((symbol, True), ("S", False)):
        (row,) = recall["rows"]("one", taberna.record(taberna.act(match, second, f"answer {said}")))
        assert (row.seat, row.right, row.swaps) == (second, right, 0)
        assert row.age >= 2


def test_records_become_a_table_and_a_plot(recall: dict[str, Any], tmp_path: Path) -> None:
    recall["main"](str(ROOT / "tests/records/tellstones"), str(tmp_path / "t.csv"), str(tmp_path / "p.svg"))
    with (tmp_path / "t.csv").open(encoding="utf-8") as file:
        found = list(csv.DictReader(file))
    assert len(found) > 30
    assert {row["right"] for row in found} == {"True", "False"}
    drawn = (tmp_path / "p.svg").read_text(encoding="utf-8")
    assert "<polyline" in drawn
    assert f"n = {len(found)}<" in drawn
    assert {"0.00", "0.50", "1.00"} <= set(re.findall(r">([\d.]+)</text>", drawn))
