"""A game that can be gone on with shows nobody what lies face-down (TS-4.2), in its file or in a replay."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cli.program import Run
from cli.test_screen import FIXED
from cli.test_unfinished import QUEST
from taberna.cli.encrypted_files import read_record, sealed
from taberna.cli.mistakes import Exit
from taberna.games import GAMES
from taberna.table.load import load
from taberna.texts import Texts

pytestmark = pytest.mark.rule("TS-4.2")


@pytest.fixture
def kept(tmp_path: Path, taberna: Run) -> Path:
    """The first stone lies face-down, and Player B has looked at it."""
    path = tmp_path / "evening.jsonl"
    taberna(*FIXED, "--save", str(path), lines="hide 1\npeek 1\n")
    return path


def plain(path: Path) -> bytes:
    """As it was kept before files were sealed."""
    return read_record(path, Texts("en")).data


def test_the_file_of_an_unfinished_game_is_not_read_by_opening_it(kept: Path, tmp_path: Path) -> None:
    lies_open = plain(kept)
    assert b'"symbol"' in lies_open
    data = kept.read_bytes()
    for word in (b"symbol", b"hidden", b"looked", b"seed", b"Player"):
        assert word not in data
    key = tmp_path / "data" / "taberna" / "games.key"
    assert key.stat().st_mode & 0o777 == 0o600
    assert key.read_bytes() not in data
    assert key.read_bytes().hex().encode() not in data


def test_the_same_game_twice_is_two_files(kept: Path) -> None:
    """Whoever sees two of them does not see where they differ."""
    record = read_record(kept, Texts("en"))
    one, other = sealed(record), sealed(record)
    assert len(one) == len(other)
    assert one.splitlines()[1] != other.splitlines()[1]


def test_once_it_is_over_it_is_a_record_like_any_other(kept: Path, taberna: Run) -> None:
    assert taberna("play", "--resume", str(kept), lines="resign\n").code == Exit.FINE
    assert load(kept.read_bytes(), GAMES).seal.outcome is not None
    assert taberna("verify", str(kept), "--need", "lawful").code == Exit.FINE
    assert "looks at" in taberna("replay", str(kept)).out


def test_a_game_that_was_kept_plain_goes_on_and_is_sealed(kept: Path, taberna: Run) -> None:
    kept.write_bytes(plain(kept))
    before = len(load(kept.read_bytes(), GAMES).entries)
    assert taberna("play", "--resume", str(kept), lines="place F right\n").code == Exit.LEFT
    assert b"symbol" not in kept.read_bytes()
    assert len(read_record(kept, Texts("en")).entries) > before


@pytest.mark.parametrize("words", [(), ("--seat", "A"), ("--seat", "B")])
@pytest.mark.parametrize("form", ["sealed", "plain"])
def test_no_replay_shows_what_is_under_a_stone(
    kept: Path, taberna: Run, form: str, words: tuple[str, ...]
) -> None:
    if form == "plain":
        kept.write_bytes(plain(kept))
    shown = taberna("replay", str(kept), *words)
    assert (shown.code, shown.out) == (Exit.BAD_INPUT, "")
    assert "You can’t replay this game before it is over" in shown.err


def test_an_adventure_is_told_so_far_as_those_who_watch_saw_it(tmp_path: Path, taberna: Run) -> None:
    """It keeps a log; the Sorcerer's plan is nobody else's (TQ-13.3)."""
    left = tmp_path / "left.jsonl"
    assert taberna(*QUEST, "--save", str(left), lines="search traps\n").code == Exit.LEFT
    shown = taberna("replay", str(left))
    assert shown.code == Exit.FINE
    assert taberna("replay", str(left), "--seat", "S").code == Exit.BAD_INPUT


def test_a_file_that_was_changed_or_sealed_elsewhere_is_not_opened(
    kept: Path, tmp_path: Path, taberna: Run
) -> None:
    right = kept.read_bytes()
    first, second, _ = right.split(b"\n")
    kept.write_bytes(first + b"\n" + second[:-8] + b"AAAA" + second[-4:] + b"\n")
    assert "is an encrypted game file" in taberna("play", "--resume", str(kept)).err
    marked = msgspec.json.decode(first) | {"mark": "é"}
    kept.write_bytes(msgspec.json.encode(marked) + b"\n" + second + b"\n")
    assert "is an encrypted game file" in taberna("play", "--resume", str(kept)).err
    kept.write_bytes(first + b"\n%%%\n")
    assert "damaged" in taberna("verify", str(kept)).err
    kept.write_bytes(right)
    (tmp_path / "data" / "taberna" / "games.key").write_bytes(bytes(32))
    refused = taberna("play", "--resume", str(kept))
    assert refused.code == Exit.BAD_INPUT
    assert "games.key" in refused.err


def test_where_no_key_can_be_kept_the_game_is_not_lost(
    tmp_path: Path, taberna: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "nowhere").write_text("a file where a folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nowhere"))
    path = tmp_path / "evening.jsonl"
    taberna(*FIXED, "--save", str(path), lines="hide 1\n")
    assert b"symbol" not in path.read_bytes()
    assert taberna("play", "--resume", str(path), lines="resign\n").code == Exit.FINE
