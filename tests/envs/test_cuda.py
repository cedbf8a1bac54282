"""The duels of a graphics card, built for the processor: the rules of `vector`, the minds of the fast
core."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from taberna.bots.tellstones.core.draw import uniform
from taberna.bots.tellstones.core.params import PARAMS
from taberna.bots.tellstones.core.rows import BOARD, GUESS, GUESSES, MOMENT, NOTES, SCRATCH, TRACES
from taberna.bots.tellstones.fast import duel
from taberna.bots.tellstones.levels import level
from taberna.envs.tellstones import vector
from taberna.envs.tellstones.cuda.duels import Duels, usual_folder
from taberna.envs.tellstones.cuda.minds import BESIDE, KEYS, MINDS, Table, asked, play, sit_down
from taberna.envs.tellstones.cuda.translate import prepare, translate
from taberna.envs.tellstones.vector import COUNT, DRAW, DUE, MOVER, ROW, RUNNING, TURNS, WINNER


def test_every_function_is_put_into_the_other_language() -> None:
    text = translate()
    for function in (*vector.RULES, *MINDS):
        assert f" {function.__name__}(" in text
    assert "@" not in text


def game_of_the_fast_core(one: str, other: str, seed: int) -> Any:
    """The table at its end. On lists: NumPy's whole numbers would overflow."""
    laid: Any = duel.lay_table(np.array([level(one).params, level(other).params]))
    table: Any = duel.Table(*(np.asarray(rows).tolist() for rows in laid))
    for seat in range(3):
        for part in range(2):
            table.keys[seat][part] = duel.mixed_seed(seed, seat, part)
    duel.play_out(table, 0, 60, 0, 0)
    return table


def game_here(one: str, other: str, keys: list[list[int]]) -> tuple[Any, Table]:
    """With the same opening and first player, and draws from the same keys."""
    row: Any = [0] * ROW
    row[DRAW] = 1
    parts: list[Any] = [
        *([[0.0] * size for _ in range(2)] for size in (TRACES, GUESS * GUESSES, GUESS * GUESSES, NOTES)),
        [list(level(name).params) for name in (one, other)],
        [0.0] * SCRATCH, [0] * BOARD, [0] * MOMENT, [0] * BESIDE,
    ]  # fmt: skip
    table = Table(*parts)
    sit_down(table, row)
    house = keys[duel.HOUSE]
    row[0] = int(uniform(house[0], house[1], 0, duel.AT_OPENING, 0) * 7)
    row[MOVER] = row[DUE] = int(uniform(house[0], house[1], 0, duel.AT_FIRST, 0) * 2)
    table.game[KEYS:] = [*keys[0], *keys[1]]
    mask = np.zeros(vector.SIZE, np.int8)
    while row[WINNER] == RUNNING:
        vector.allow(row, mask)
        code = asked(table, row)
        assert mask[code]
        play(table, row, code, 60, 0)
    return row, table


PAIRS = [("page", "knight"), ("king", "plain"), ("bluffer", "random"), ("thief", "king")]


@pytest.mark.parametrize(
    "one, other", [PAIRS[0], *(pytest.param(*p, marks=pytest.mark.slow) for p in PAIRS[1:])]
)
def test_two_minds_play_the_games_of_the_fast_core(one: str, other: str) -> None:
    """To the last number in their minds."""
    for seed in range(8):
        theirs = game_of_the_fast_core(one, other, seed)
        row, ours = game_here(one, other, theirs.keys)
        assert (row[WINNER], row[TURNS]) == (theirs.game[duel.WINNER], theirs.game[duel.TURNS])
        assert (ours.own, ours.crowd, ours.mirror) == (theirs.own, theirs.crowd, theirs.mirror)
        assert ours.notes == theirs.notes


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("g++") is None:
        pytest.skip("needs a C++ compiler")
    folder = tmp_path_factory.mktemp("cache") / "taberna/duels"  # where `usual_folder` finds it
    folder.mkdir(mode=0o700, parents=True)
    prepare(folder)
    assert json.loads((folder / "duels.json").read_text(encoding="utf-8"))["PARAMS"] == PARAMS
    return folder


@pytest.mark.slow
def test_the_rules_are_those_of_many_duels(folder: Path) -> None:
    ours = Duels(8, seed=3, turns_max=60, card=False, folder=folder)
    theirs = vector.Duels(8, seed=3, turns_max=60, fast=False)
    chance, ended = np.random.default_rng(3), 0
    for _ in range(150):
        seen, masks = theirs.seen()
        assert ours.masks.tolist() == masks.tolist()
        assert ours.seen.tolist() == seen.tolist()
        assert ours.player.tolist() == theirs.player.tolist()
        codes = (chance.random(masks.shape) * masks).argmax(axis=1)
        rewards, over = theirs.step(codes)
        own_rewards, own_over = ours.step(codes)
        assert own_rewards.tolist() == rewards.tolist()
        assert own_over.tolist() == over.tolist()
        ended += int(over.sum())
    assert ended > 4


@pytest.mark.slow
def test_both_draw_the_same_by_lot(folder: Path) -> None:
    ours = Duels(8, seed=3, card=False, folder=folder)
    theirs = vector.Duels(8, seed=3, fast=False)
    for _ in range(60):
        ours.step()
        theirs.step()
        assert ours.seen.tolist() == theirs.seen()[0].tolist()


@pytest.mark.slow
def test_who_forgets_nothing_knows_every_stone_and_a_page_does_not(folder: Path) -> None:
    sure = {}
    for memory in ("oracle", "page"):
        duels = Duels(200, seed=1, memory=memory, card=False, folder=folder)
        right = down = 0.0
        for _ in range(60):
            duels.step()
            for n, row in enumerate(duels.rows.T):
                for space in range(row[COUNT]):
                    known = duels.known[n, 7 * space : 7 * space + 7]
                    assert row[7 + space] or not known.any()
                    down += row[7 + space]
                    right += row[7 + space] and known[row[space]]
        sure[memory] = right / down
    assert sure["oracle"] > 0.999
    assert 0.1 < sure["page"] < 0.9


@pytest.mark.slow
def test_a_bot_sits_at_the_second_seat(folder: Path) -> None:
    duels = Duels(300, seed=1, opponent="king", card=False, folder=folder)
    won = lost = 0
    for _ in range(40):
        rewards, _ = duels.step()
        assert not duels.player.any()
        won, lost = won + int((rewards[:, 0] > 0).sum()), lost + int((rewards[:, 1] > 0).sum())
    assert lost > 8 * won > 0


@pytest.mark.slow
def test_what_is_masked_out_is_refused(folder: Path) -> None:
    duels = Duels(3, card=False, folder=folder)
    codes = duels.masks.argmax(axis=1)
    codes[1] = int((duels.masks[1] == 0).argmax())
    before = duels.rows[:, 1].tolist()
    with pytest.raises(ValueError, match=r"duel 1: action \d+ is masked out"):
        duels.step(codes)
    assert duels.rows[:, 1].tolist() == before
    duels.step()


@pytest.mark.slow
def test_what_docs_research_plays_against_a_bot(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What runs without a card or torch, and the figure that it leaves."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder.parents[1]))
    page = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", page, re.S | re.M)
    here = [code for language, code in blocks if not language and "import torch" not in code]
    assert len(here) == 2
    for code in here:
        exec(compile(code, "example", "exec"), {"__name__": "example"})
    assert f"This prints {capsys.readouterr().out.strip()}," in page


def test_nothing_is_written_anew_that_is_not_new(tmp_path: Path) -> None:
    prepare(tmp_path)
    source = tmp_path / "duels.cu"
    text, written = source.read_text(encoding="utf-8"), source.stat().st_mtime_ns
    prepare(tmp_path)
    assert source.stat().st_mtime_ns == written
    source.write_text("old", encoding="utf-8")
    prepare(tmp_path)
    assert source.read_text(encoding="utf-8") == text


def test_what_is_loaded_lies_where_nobody_else_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = usual_folder()
    assert folder == tmp_path / "taberna/duels"
    assert folder.stat().st_mode & 0o777 == 0o700
    folder.chmod(0o777)
    with pytest.raises(PermissionError, match="only you can write to"):
        usual_folder()
