"""No game at a terminal is lost: not to a closed window, not to another game, not to a forgotten word."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from cli.program import Run
from cli.test_screen import FIXED, session
from taberna.cli.kept_games import usual_place
from taberna.cli.mistakes import Exit


def test_what_was_played_is_there_when_the_window_is_closed(tmp_path: Path) -> None:
    kept = tmp_path / "evening.jsonl"
    with session(*FIXED, "--save", str(kept)) as table:
        table.until("Player A > ")
        table.type("hide 1\n")
        table.until("Player B > ")
        table.kill()
    with session("play", "--resume", str(kept)) as table:
        assert "Scales" not in table.until("Player B > ").everything, "it lies face-down"


def test_a_game_without_a_file_is_kept_all_the_same(games: Path) -> None:
    with session(*FIXED) as table:
        table.until("Player A > ")
        table.type("hide 1\n")
        table.until("Player B > ")
        table.type("quit\n")
        code, glass = table.end()
    (kept,) = games.iterdir()
    assert code == Exit.LEFT
    assert "taberna play --resume" in glass.everything
    assert kept.name in glass.everything.replace("\r", "").replace("\n", "")


def test_lines_from_a_pipe_are_kept_only_where_a_file_was_named(games: Path, taberna: Run) -> None:
    assert taberna(*FIXED, lines="resign\n").code == 0
    assert not games.exists()


def test_a_kept_game_is_not_written_over(tmp_path: Path, taberna: Run) -> None:
    kept = tmp_path / "evening.jsonl"
    taberna(*FIXED, "--save", str(kept), lines="hide 1\nresign\n")
    before = kept.read_bytes()
    again = taberna(*FIXED, "--save", str(kept), lines="resign\n")
    assert again.code == Exit.BAD_INPUT
    assert f"{kept} already contains a game" in again.err
    assert kept.read_bytes() == before


@pytest.mark.parametrize("words", [("--seat", "A"), ("--bots", "all")])
def test_those_who_sat_there_sit_there_again(tmp_path: Path, taberna: Run, words: tuple[str, ...]) -> None:
    kept = tmp_path / "evening.jsonl"
    taberna(*FIXED, "--save", str(kept), lines="hide 1\n")
    refused = taberna("play", "--resume", str(kept), *words, lines="resign\n")
    assert refused.code == Exit.BAD_INPUT
    assert "Seats played by people: A, B" in refused.err
    assert taberna("play", "--resume", str(kept), "--seat", "B,A", lines="resign\n").code == 0


def test_where_no_folder_can_be_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "taberna").write_text("a file of that name")
    assert usual_place("tellstones", datetime(2026, 1, 1), {"XDG_DATA_HOME": str(tmp_path)}) is None


def test_two_terminals_in_one_second_have_a_file_each(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    places = [usual_place("tellstones", datetime(2026, 1, 1), home) for _ in range(3)]
    assert len(set(places)) == 3


def test_a_later_game_of_an_evening_is_not_written_over(tmp_path: Path, taberna: Run) -> None:
    taberna(*FIXED, "--save", str(tmp_path / "evening-3.jsonl"), lines="resign\n")
    refused = taberna(*FIXED, "--save", str(tmp_path / "evening.jsonl"), lines="resign\n")
    assert refused.code == Exit.BAD_INPUT
    assert taberna(*FIXED, "--save", str(tmp_path / "morning.jsonl"), lines="resign\n").code == 0


def test_a_link_stays_a_link(tmp_path: Path, taberna: Run) -> None:
    real, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(real)
    taberna(*FIXED, "--save", str(link), lines="resign\n")
    assert link.is_symlink()
    assert real.stat().st_size > 0
