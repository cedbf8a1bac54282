"""The reckoning after the chaos finds what it looks for: here something is wrong each time."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from server.store.evening import move, moves, table
from taberna.cli.load.chaos import Evening, Game, Nodes, Toll, reckon
from taberna.cli.load.stubborn import Stubborn
from taberna.server.store.opening import open_store
from taberna.server.store.rows import EntryRow

KEPT = (move(1, seat="*"), move(2, "A1"), move(3, "B1", seat="B"), move(4, "A2"))
TOLD = [1, 2, 3, 4]


def player(seat: str, acks: dict[str, int], told: list[int] = TOLD) -> Stubborn:
    made = Stubborn("oak", seat, "", lambda: 0, random.Random(1), lambda: None)
    made.acks, made.told = acks, told
    made.over.set()
    return made


def reckoned(folder: Path, kept: tuple[EntryRow, ...], *players: Stubborn, status: str = "over") -> Toll:
    async def work() -> Toll:
        address = str(folder / "oak.db")
        store = await open_store(address)
        await store.create_table(table(status=status))
        for entry in kept:
            await store.append(moves(entry))
        await store.close()
        evening = Evening(Nodes(folder, [{}]), seed=1)
        evening.games, evening.over, toll = [Game("oak", list(players))], 1, Toll()
        await reckon(evening, address, 1, toll)
        return toll

    return asyncio.run(work())


def test_all_is_well(tmp_path: Path) -> None:
    toll = reckoned(tmp_path, KEPT, player("A", {"A1": 2, "A2": 4}), player("B", {"B1": 3}))
    assert toll.faults == []
    assert (toll.acknowledged, toll.commits) == (3, 4)


def test_an_acknowledged_action_that_is_not_there(tmp_path: Path) -> None:
    toll = reckoned(tmp_path, KEPT[:3], player("A", {"A1": 2, "A2": 4}), player("B", {"B1": 3}))
    assert toll.lost


def test_an_action_that_is_elsewhere_than_was_said(tmp_path: Path) -> None:
    toll = reckoned(tmp_path, KEPT, player("A", {"A1": 2, "A2": 3}), player("B", {"B1": 3}))
    assert toll.lost


def test_an_action_that_is_there_twice(tmp_path: Path) -> None:
    """Under another id, since the store takes no id twice."""
    kept = (*KEPT, move(5, "A2 again"))
    toll = reckoned(tmp_path, kept, player("A", {"A1": 2, "A2": 4}), player("B", {"B1": 3}))
    assert toll.doubled


def test_a_gap_in_the_commits(tmp_path: Path) -> None:
    toll = reckoned(tmp_path, (KEPT[0], *KEPT[2:]), player("A", {"A2": 4}), player("B", {"B1": 3}))
    assert toll.lost


@pytest.mark.parametrize("told", [[1, 2, 4], [1, 2, 2, 3, 4], [1, 2, 3]])
def test_a_player_who_was_told_too_little_or_too_much(tmp_path: Path, told: list[int]) -> None:
    toll = reckoned(tmp_path, KEPT, player("A", {"A1": 2, "A2": 4}, told), player("B", {"B1": 3}))
    assert toll.wrong


def test_a_game_that_never_ended(tmp_path: Path) -> None:
    toll = reckoned(tmp_path, KEPT, player("A", {"A1": 2, "A2": 4}), player("B", {"B1": 3}), status="playing")
    assert toll.unfinished
