"""Figures of matches between bots, as they are kept."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cli.program import Run


@pytest.mark.slow  # numba compiles the core for it
def test_another_seed_leaves_the_figures_of_the_first(taberna: Run, tmp_path: Path) -> None:
    for seed in ("1", "2", "3"):
        words = ("random", "random", "--engine", "--games", "2", "--seed", seed)
        assert taberna("match", *words, "--out", str(tmp_path)).code == 0
    kept = {
        path.name: msgspec.json.decode(path.read_bytes(), type=dict[str, object])["seed"]
        for path in tmp_path.iterdir()
    }
    assert kept == {
        "random-random-duel-engine.json": 1,
        "random-random-duel-engine-seed-2.json": 2,
        "random-random-duel-engine-seed-3.json": 3,
    }
