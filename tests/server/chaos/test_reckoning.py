"""The reckoning after the chaos finds what it looks for: here something is wrong each time."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from server.store.evening import guest, line, move, moves, table
from taberna.cli.load.chaos import Evening, Nodes
from taberna.cli.load.reckoning import Game, Promise, Toll
from taberna.cli.load.stubborn_players import Stubborn
from taberna.server.store.opening import open_store
from taberna.server.store.rows import EntryRow, TalkRow

KEPT = (move(1, seat="*"), move(2, "A1"), move(3, "B1", seat="B"), move(4, "A2"))
TOLD = [1, 2, 3, 4]


def player(seat: str, acks: dict[str, int], told: list[int] = TOLD) -> Stubborn:
    made = Stubborn("oak", seat, "", lambda: 0, random.Random(1), lambda: None)
    made.acks, made.told = acks, told
    made.over.set()
    return made


def reckoned(
    folder: Path,
    kept: tuple[EntryRow, ...],
    *players: Stubborn,
    status: str = "over",
    promises: tuple[Promise, ...] = (),
    talk: tuple[TalkRow, ...] = (),
) -> Toll:
    async def work() -> Toll:
        address = str(folder / "oak.db")
        store = await open_store(address)
        await store.create_table(table(status=status))
        for entry in kept:
            await store.append(moves(entry))
        await store.add_guest(guest("ana"))
        for said in talk:
            await store.add_talk(said)
        await store.close()
        evening = Evening(Nodes(folder, [{}]), seed=1)
        evening.games, evening.over, toll = [Game("oak", list(players))], 1, Toll()
        evening.promises = list(promises)
        await evening.reckon(address, 1, toll)
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


def test_what_was_said_is_there(tmp_path: Path) -> None:
    ana = player("A", {"A1": 2, "A2": 4})
    kept = line(1, "Well met.")
    ana.said = {kept.id: (1, "Well met.")}
    toll = reckoned(tmp_path, KEPT, ana, player("B", {"B1": 3}), talk=(kept,))
    assert toll.faults == []
    assert toll.said == 1


@pytest.mark.parametrize("number, text", [(2, "Well met."), (1, "Badly met."), (1, "")])
def test_an_acknowledged_line_that_is_not_there(tmp_path: Path, number: int, text: str) -> None:
    ana = player("A", {"A1": 2, "A2": 4})
    kept = line(1, "Well met.")
    ana.said = {kept.id: (number, text)}
    assert reckoned(tmp_path, KEPT, ana, player("B", {"B1": 3}), talk=(kept,)).lost


def test_a_line_that_is_there_twice(tmp_path: Path) -> None:
    """Under another id, since the store takes no id twice."""
    kept = line(1, "Well met."), line(2, "Well met.")
    toll = reckoned(tmp_path, KEPT, player("A", {"A1": 2, "A2": 4}), player("B", {"B1": 3}), talk=kept)
    assert toll.doubled


@pytest.mark.parametrize(
    "promise, kept",
    [
        (Promise("ana"), True),
        (Promise("ana", "oak"), True),
        (Promise("ana", "oak", "A"), True),
        (Promise("nobody"), False),
        (Promise("ana", "elm"), False),
        (Promise("ana", "oak", "B"), False),
    ],
)
def test_guests_tables_and_seats_that_were_promised(tmp_path: Path, promise: Promise, kept: bool) -> None:
    ours = player("A", {"A1": 2, "A2": 4}), player("B", {"B1": 3})
    toll = reckoned(tmp_path, KEPT, *ours, promises=(promise,))
    assert toll.promised == 1
    assert (toll.lost == []) is kept
