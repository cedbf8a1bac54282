"""The chaos finds what it looks for: a server that keeps its word survives, and each that breaks it fails."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from server.chaos.sabotage import lose_power, program
from taberna.cli.load.chaos import Evening, chaos
from taberna.cli.load.reckoning import Toll, reckon

SHORT = 90.0
"""Seconds after which games at a server that has lost them are given up."""


def through(folder: Path, *ways: str, struck: Callable[[Path], None] | None = None, games: int = 3) -> Toll:
    """An evening at such a server, which ends with the first word that is seen to be broken."""
    path = folder / "chaos.db"
    done = (lambda: None) if struck is None else partial(struck, path)
    limit = None if ways in ((), ("note_syncs",)) else SHORT
    return asyncio.run(
        chaos(
            folder,
            str(path),
            games=games,
            every=12,
            seed=2,
            program=program(*ways),
            struck=done,
            limit=limit,
            enough=partial(has_lost, path),
        )
    )


async def has_lost(path: Path, evening: Evening) -> bool:
    """In a copy: who opens a database writes to it."""
    with TemporaryDirectory() as folder:
        for file in path.parent.glob("chaos.db*"):
            if file.name in ("chaos.db", "chaos.db-wal"):
                shutil.copy(file, folder)
        toll = Toll()
        await reckon(str(Path(folder) / path.name), evening.games, evening.promises, toll)
    return bool(toll.lost)


@pytest.mark.slow
def test_who_keeps_his_word_survives_a_loss_of_power(tmp_path: Path) -> None:
    toll = through(tmp_path, "note_syncs", struck=lose_power)
    assert toll.faults == []
    assert toll.kills >= 2
    assert toll.said
    assert toll.promised


@pytest.mark.slow
def test_who_never_syncs_does_not(tmp_path: Path) -> None:
    assert through(tmp_path, "note_syncs", "never_sync", struck=lose_power).lost


@pytest.mark.slow
def test_who_answers_before_it_is_written_does_not_survive_a_kill(tmp_path: Path) -> None:
    assert through(tmp_path, "answer_early").lost


@pytest.mark.slow
def test_who_never_writes_talk_is_found_out(tmp_path: Path) -> None:
    toll = through(tmp_path, "forget_talk")
    assert any(" said " in lost for lost in toll.lost)
