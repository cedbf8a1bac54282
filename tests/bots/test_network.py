"""Networks that learn to beat somebody: built for this machine's processor, as they are for a card."""

from __future__ import annotations

import json
import shutil
from ctypes import c_void_p
from pathlib import Path
from typing import Any

import pytest

from taberna.bots.tellstones.core.rows import W_ALL, W_CHANCE, W_KNOWS

BENCH = Path(__file__).resolve().parents[2] / "bench/bots"
GAMES = 16

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    if shutil.which("g++") is None:
        pytest.skip("needs a C++ compiler")
    monkeypatch.syspath_prepend(str(BENCH))
    import cuda_tune  # type: ignore[import-not-found]

    cuda_tune.prepare(tmp_path)
    return tmp_path


def played(folder: Path, matches: list[tuple[str, str, int]], **how: bool) -> Any:
    """Counts of each match: two players, and which network advises the first (none: -1)."""
    import hall  # type: ignore[import-not-found]
    import numpy as np

    place = hall.Hall(folder, card=False, **how)
    names = list(place.players)
    first = np.random.default_rng(1).standard_normal(hall.WEIGHTS) * 0.3
    nets = [np.zeros(hall.WEIGHTS), first]
    rows = [place.players[name] for name in names]
    asked = [(names.index(a), names.index(b), net, -1, 1, 0, 400) for a, b, net in matches]
    return place.play(rows, nets, asked, GAMES, 5)


def test_who_is_advised_nothing_plays_as_ever_and_who_is_advised_does_not(folder: Path) -> None:
    alone, blank, advised = played(
        folder, [("king", "marshal", -1), ("king", "marshal", 0), ("king", "marshal", 1)]
    ).tolist()
    assert alone == blank != advised


@pytest.mark.parametrize("down", range(1, 8))
def test_what_is_written_by_hand_comes_to_the_same_but_for_rounding(folder: Path, down: int) -> None:
    """Games may differ: where two symbols are equally likely, rounding decides which is named."""
    import hall
    import numpy as np

    chance = np.random.default_rng(down)
    board = np.array([7] * down + [-1] * (7 - down) + [7, 0, 0, 1], np.int32)
    crowd = chance.random((6, 45), np.float32)
    crowd[:, 28:35] *= 1.0 - crowd[:, :7]
    crowd[:, 7:14] += 1.0
    crowd[:, 14:21] *= 9.0
    crowd[:, 35] = -2.0
    crowd[:, 37] = np.linspace(0.0, 0.25, 6)
    crowd[:, 38] /= crowd[:, 38].sum()
    weights = chance.random(1000, np.float32)
    found = []
    for by_hand in (False, True):
        library = hall.Hall(folder, card=False, by_hand=by_hand).library
        sums, guesses, w = weights.copy(), crowd.ravel().copy(), np.zeros(1000, np.float32)
        library.shared_out(at(sums), down)
        library.passed(at(guesses), at(board), down, at(w))
        library.weighed(at(guesses), at(board), at(w))
        rows = [sums[W_CHANCE + 7 * row : W_CHANCE + 7 * row + down] for row in range(down)]
        found.append(np.concatenate([*rows, guesses, w[W_KNOWS : W_KNOWS + 7], w[W_ALL : W_ALL + 3]]))
    assert found[1] == pytest.approx(found[0], rel=1e-4, abs=1e-6)


def at(row: Any) -> c_void_p:
    return c_void_p(row.ctypes.data)


def test_habits_are_those_of_the_folder(folder: Path) -> None:
    before = played(folder, [("king", "marshal", -1)]).tolist()
    text = (folder / "kernels.cu").read_text(encoding="utf-8")
    from hall import HABITS

    held = HABITS.search(text)
    assert held
    styles = json.loads(f"[{held[2]}]")
    other = [*styles[112:], *styles[:112]]
    habits = f"__device__ const double STYLES[{held[1]}] = {{{', '.join(map(repr, other))}}};"
    (folder / "kernels.cu").write_text(HABITS.sub(habits, text), encoding="utf-8")
    assert played(folder, [("king", "marshal", -1)]).tolist() != before
