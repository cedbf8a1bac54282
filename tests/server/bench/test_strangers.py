"""`taberna bench strangers`: what it looks for it finds, in figures and at servers that fail."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from server.chaos.sabotage import TESTS, program
from taberna.cli.bench.report import Figure
from taberna.cli.bench.strangers import FULL, GOOD, HALVES, figures, in_the_loop, of_bomb, of_full, of_halves
from taberna.cli.load import half_requests
from taberna.cli.load.drive import Drive
from taberna.cli.load.full_disk import Filled, fill
from taberna.cli.load.half_requests import PATIENT, Crowded, crowd, few_files
from taberna.cli.load.measures import Pace, run
from taberna.cli.load.processes import allow_sockets, serve
from taberna.cli.load.reckoning import Toll
from taberna.cli.load.record_bomb import Shown, largest, show
from taberna.cli.load.strangers import Spent, Strained, quest, spend, strain
from taberna.cli.load.taberna import TabernaHouse

MB = 1 << 20
SHOWN = Shown(
    sent=400_000,
    whole=MB,
    largest=MB // 4,
    planted=4 * MB,
    planted_whole=1000 * MB,
    brought=2,
    refused=2,
    memory=20 * MB,
)
USUAL = Pace(moves_a_second=100.0, own_p50=1.0, own_p99=4.0, other_p50=1.0, other_p99=4.0)
STRAINED = Strained(USUAL, USUAL, looks=12, turned_away=0, record=MB, memory=MB, spent=Spent(0.1, 0.9))
CROWDED = Crowded(begun=HALVES, asked=GOOD, answered=GOOD, quiet=2.0, crowded=50.0)
TOLL = Toll(acknowledged=9)
FILLED = Filled(times=FULL, said=FULL, recovered=FULL, refused=FULL, toll=TOLL)


def missed(figures: tuple[Figure, ...]) -> int:
    return sum(not figure.holds for figure in figures)


@pytest.mark.parametrize(
    "planted", [{}, {"refused": 1}, {"whole": 3 * MB}, {"largest": MB}, {"memory": 65 * MB}]
)
def test_a_bomb_that_goes_off_is_a_requirement_missed(planted: Mapping[str, int]) -> None:
    assert missed(of_bomb(dataclasses.replace(SHOWN, **planted))) == len(planted)


@pytest.mark.parametrize(
    "planted",
    [
        {},
        {"strained": dataclasses.replace(USUAL, own_p99=12.1)},
        {"looks": 11},
        {"memory": 65 * MB},
        {"spent": Spent(0.3, 0.7)},
    ],
)
def test_looks_that_hold_the_players_up_are_a_requirement_missed(planted: Mapping[str, Any]) -> None:
    assert missed(figures([dataclasses.replace(STRAINED, **planted)])) == len(planted)


@pytest.mark.parametrize("planted", [{}, {"begun": HALVES - 1}, {"answered": GOOD - 1}])
def test_a_request_that_nobody_answers_is_a_requirement_missed(planted: Mapping[str, int]) -> None:
    assert missed(of_halves(dataclasses.replace(CROWDED, **planted))) == len(planted)


@pytest.mark.parametrize("planted", [{}, {"said": 3}, {"recovered": 3}, {"refused": 3}])
def test_a_house_that_hides_its_full_disk_is_a_requirement_missed(planted: Mapping[str, Any]) -> None:
    assert missed(of_full(dataclasses.replace(FILLED, **planted))) == len(planted)


@pytest.mark.parametrize("what", ["lost", "doubled", "unfinished", "unsound", "wrong"])
def test_what_a_full_disk_costs_the_players_is_a_requirement_missed(what: str) -> None:
    planted: Mapping[str, Any] = {what: ["A 1"]}
    filled = dataclasses.replace(FILLED, toll=dataclasses.replace(TOLL, **planted))
    assert missed(of_full(filled)) == 1


def test_the_largest_bomb_is_just_small_enough_to_be_brought() -> None:
    data, whole = largest(quest(20), MB)
    assert 0.9 * MB < len(data) <= MB
    assert whole > 100 * MB


def brought(folder: Path, environ: Mapping[str, str]) -> tuple[str, ...]:
    """What is missed when a quest of 1,000 entries is brought and shown."""
    server = serve(folder, environ=environ)
    try:
        shown = run(show(server, 1000))
    finally:
        server.stop()
    return tuple(figure.name for figure in of_bomb(shown) if not figure.holds)


@pytest.mark.slow
def test_a_replay_in_one_piece_is_found_out(tmp_path: Path) -> None:
    assert brought(tmp_path, {}) == ()
    generous = {"PYTHONPATH": str(TESTS), "TABERNA_GAMES": "server.bench.generous:GAMES"}
    assert brought(tmp_path, generous)[:1] == ("bomb: the largest answer",)


def spent(folder: Path, *ways: str) -> Spent:
    """What looks into a record cost a house sabotaged in these ways."""
    server = serve(folder, program=program(*ways))

    async def spending() -> Spent:
        house = TabernaHouse(server.port, Drive(1))
        try:
            return await spend(server, house)
        finally:
            await house.close()

    try:
        return run(spending())
    finally:
        server.stop()


@pytest.mark.slow
@pytest.mark.parametrize("ways, sound", [((), True), (("read_in_the_loop",), False)])
def test_a_house_that_reads_records_where_it_plays_is_found_out(
    ways: tuple[str, ...], sound: bool, tmp_path: Path
) -> None:
    assert in_the_loop(spent(tmp_path, *ways)).holds == sound


@pytest.mark.slow
def test_strangers_look_while_others_play(tmp_path: Path) -> None:
    """How fast that goes is for a quiet machine to say; here only that all of it is done."""
    allow_sockets()
    drive = Drive(1)
    server = serve(tmp_path)

    async def straining() -> Strained:
        house = TabernaHouse(server.port, drive)
        return await strain(server, house, drive, tables=2, rate=10.0, seconds=1.0, crowd=2)

    try:
        strained = run(straining())
    finally:
        server.stop()
    assert strained.quiet.moves_a_second > 0
    assert strained.strained.moves_a_second > 0
    assert in_the_loop(strained.spent).holds


def crowded(folder: Path, count: int, files: int, environ: Mapping[str, str]) -> Crowded:
    allow_sockets()
    server = serve(folder, environ={**PATIENT, **environ}, program=few_files(files))
    try:
        return run(crowd(server.port, count, 2))
    finally:
        server.stop()


@pytest.mark.slow
def test_slow_clients_lock_nobody_out(tmp_path: Path) -> None:
    assert crowded(tmp_path, 200, 128, {}).answered == 2


@pytest.mark.slow
def test_a_house_that_lets_everybody_in_is_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(half_requests, "LONGEST", 1.0)
    assert crowded(tmp_path, 200, 128, {"TABERNA_CONNECTIONS": "100000"}).answered == 0


@pytest.mark.slow
def test_a_full_disk_costs_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    filled = run(fill(tmp_path, games=2, times=2, seed=1))
    assert (filled.times, filled.said, filled.recovered) == (2, 2, 2)
    assert filled.refused >= 2
    assert filled.toll.faults == []


@pytest.mark.slow
def test_who_answers_before_it_is_written_is_found_out_by_a_full_disk(tmp_path: Path) -> None:
    filled = run(fill(tmp_path, games=2, times=1, seed=1, program=program("answer_early"), limit=5))
    assert filled.toll.lost
