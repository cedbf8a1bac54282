"""Random legal adventures: none fails, and a bench that was cut off goes on where it was."""

from pathlib import Path

import pytest

from house import ALL
from taberna.cli.bench.tseuquest.crawl import crowded, tables
from taberna.cli.bench.tseuquest.random_play import (
    Tally,
    _begun,
    _save,
    figures,
    growth,
    percentile,
    play_one,
)
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.neighbours import others_at
from taberna.table.ruleset import ruleset


@pytest.mark.parametrize("number", range(20))
def test_twenty_random_adventures(number: int) -> None:
    tally = Tally(ruleset(GAME), 20, done=number)
    play_one(tally)
    assert tally.errors == []
    assert sum(tally.results.values()) == 1
    assert "endless" not in tally.results
    assert tally.events >= tally.actions > 10


def test_everything_there_is_gets_its_turn() -> None:
    assert {table.split(" ")[0] for table in tables()} == {"setting", "adventure", "face"}
    assert ALL["tseuquest"].name == GAME.name


@pytest.mark.parametrize("face", [table.split(" ")[1] for table in tables() if table.startswith("face")])
def test_a_whole_board_is_full_of_figures_each_on_its_own_square(face: str) -> None:
    state = crowded(face).state
    assert len(state.figures) >= 20
    assert not any(others_at(state, each, each.square, truth=True) for each in state.figures)
    assert len(state.doors) == len(state.rooms)


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    keep = tmp_path / "kept" / "tally.json"
    tally = _begun(keep, 3)
    play_one(tally)
    _save(keep, tally)
    again = _begun(keep, 3)
    assert again == tally
    assert _begun(keep, 4).done == 0, "another seed is another run"
    keep.write_text("{", encoding="utf-8")
    assert _begun(keep, 3).done == 0, "what can't be read is begun again"


def test_an_error_is_counted_and_fails_the_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("the roof fell in")

    monkeypatch.setattr("taberna.cli.bench.tseuquest.random_play.act", broken)
    tally = Tally("", 1)
    play_one(tally)
    assert tally.results == {"error": 1}
    assert "the roof fell in" in tally.errors[0]
    assert [figure.name for figure in figures(tally) if not figure.holds] == ["errors", "speed"]


def test_the_percentile_is_one_of_what_was_seen() -> None:
    assert percentile({10: 98, 500: 1, 9000: 1}, 99) == 500
    assert percentile({10: 99, 9000: 1}, 99) == 10
    assert percentile({}, 99) == 0


def test_a_long_game_can_be_walked() -> None:
    assert growth(1, 100).value > 0
