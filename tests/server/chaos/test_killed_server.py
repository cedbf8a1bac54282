"""`kill -9` at random moments: every acknowledged action is there, none twice, and all games finish."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.services import Postgres
from taberna.cli.load.chaos import chaos
from taberna.cli.load.reckoning import Toll


def sqlite(folder: Path) -> str:
    return str(folder / "chaos.db")


def survived(toll: Toll, games: int, kills: int) -> None:
    assert toll.faults == []
    assert toll.games == games
    assert toll.kills >= kills
    assert toll.commits > toll.acknowledged > 0


@pytest.mark.slow
def test_many_games_on_sqlite(tmp_path: Path) -> None:
    """Each kind of table three times; 200 games and 50 kills: `taberna bench chaos`."""
    survived(asyncio.run(chaos(tmp_path, sqlite(tmp_path), games=18, every=50, seed=3)), 18, 10)


@pytest.mark.slow
def test_many_games_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    survived(asyncio.run(chaos(tmp_path, postgres.database(), games=18, every=50, seed=4)), 18, 10)
