"""A user's mistake: a sentence that says what is wrong, an exit code, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.program import Run
from taberna.cli.mistakes import Exit

FIXED = ("--option", "opening=scales", "--option", "first=A")


@pytest.mark.parametrize(
    "words, said",
    [
        (("play", "chess"), "There is no game “chess”. Choose one of: tellstones"),
        (("play", "--variant", "solo"), "There is no variant “solo”. Choose one of: duel, vanguard, round"),
        (("play", "--option", "hands"), "“hands” should have the form key=value"),
        (("play", "--option", "colour=red"), "There is no option “colour”"),
        (("play", "--option", "hands=feet"), "hands"),
        (("play", "--option", "turns_max=many"), "turns_max"),
        (("play", "--option", "first=Z"), "first"),
        (("play", "--option", "games=2"), "games"),
        (("play", "--bot", "C"), "There is no seat “C” here. Choose one of: A, B"),
        (("play", "--bots", "some"), "--bots accepts only “all”"),
        (("play", "--names", "Ana"), "“Ana” should have the form SEAT=NAME"),
        (("play", "--names", "A="), "That’s empty"),
        (("play", "--names", "Z=Ana"), "There is no seat “Z”"),
        (("play", "--language", "la"), "There is no language “la”. Choose one of: en, es, fr, el"),
        (("play", "--save", "/nowhere/at/all/game.jsonl"), "/nowhere/at/all/game.jsonl can’t be written"),
        (("replay", "/nowhere/game.jsonl"), "There is no file /nowhere/game.jsonl"),
        (("replay", "/"), "can’t be read"),
        (("verify", "/nowhere/game.jsonl"), "There is no file"),
        (("scenario", "/nowhere/rule.toml"), "There is no file"),
        (("play", "--colour", "red"), "--colour"),
        (("dance",), "dance"),
    ],
)
def test_the_command_line(taberna: Run, words: tuple[str, ...], said: str) -> None:
    ran = taberna(*words)
    assert ran.code == Exit.BAD_INPUT
    assert said in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    "line, said",
    [
        ("hide 4", "There is no stone 4: the Line has 1"),
        ("hide", "expected the number of a stone at character 5"),
        ("juggle 3", "expected an action (? for help) at character 1"),
        ("place L right", "The Pool no longer holds the Scales"),
        ("B: hide 1", "It’s Player A’s turn"),
        ("*: bell", "The house makes its own draws"),
        ("peek 1", "Stone 1 is face-up"),
        ("answer K", "That can’t be done at this moment"),
        ("draw accept", "Nobody has offered a draw"),
        ("undo", "There is nothing to take back"),
        ("9", "“9” is not one of the choices"),
        ("swap 1 1", "two different stones"),
        ("talk \u202eevil", "isn’t allowed in text"),
        ("hide " + "9" * 400, "expected a smaller number at character"),
    ],
)
def test_a_line_of_a_script(taberna: Run, line: str, said: str) -> None:
    """Nobody is there to be asked again: the script ends at the line that can't be played."""
    ran = taberna("play", *FIXED, lines=f"# a comment\n\n{line}\nhide 1\n")
    assert ran.code == Exit.BAD_INPUT
    assert ran.err.startswith("Script line 3: ")
    assert said in ran.err
    assert "[1 ?]" not in ran.out, "what follows is not played"


def test_a_bots_seat_is_the_bots(taberna: Run) -> None:
    ran = taberna("play", *FIXED, "--bot", "B", lines="B: resign\n")
    assert (ran.code, "Bot B is played by a bot." in ran.err) == (Exit.BAD_INPUT, True)


def test_a_script_that_ends_too_early(taberna: Run, tmp_path: Path) -> None:
    kept = tmp_path / "left.jsonl"
    ran = taberna("play", *FIXED, "--save", str(kept), lines="hide 1\n")
    assert ran.code == Exit.LEFT
    assert "The script ended before the game did: it was Player B’s turn." in ran.err
    assert f"The record is in {kept}." in ran.err
    assert taberna("verify", str(kept), "--need", "lawful").code == Exit.FINE
    assert "You can’t replay this game before it is over" in taberna("replay", str(kept)).err


def test_quitting_is_leaving(taberna: Run) -> None:
    assert taberna("play", *FIXED, lines="quit\n").code == Exit.LEFT


@pytest.fixture
def record(taberna: Run, tmp_path: Path) -> Path:
    kept = tmp_path / "game.jsonl"
    assert taberna("play", *FIXED, "--save", str(kept), lines="hide 1\nresign\n").code == Exit.FINE
    return kept


def test_an_edited_record_is_found_out(taberna: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b'"space":1', b'"space":2'))
    ran = taberna("verify", str(record))
    assert (ran.code, ran.err) == (Exit.FAILED, "The record was changed after it was sealed.\n")
    assert taberna("replay", str(record)).code == Exit.BAD_INPUT


def test_a_record_cut_off_is_found_out(taberna: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-40])
    ran = taberna("verify", str(record))
    assert ran.code == Exit.FAILED
    assert "Line 5" in ran.err


@pytest.mark.parametrize("data", [b"", b"\n", b"{}", b"\xff\xfe", b"PK\x03\x04", b'{"entry":"header"}\n'])
def test_what_is_no_record(taberna: Run, tmp_path: Path, data: bytes) -> None:
    strange = tmp_path / "strange.jsonl"
    strange.write_bytes(data)
    for command in ("verify", "replay"):
        ran = taberna(command, str(strange))
        assert ran.code == Exit.BAD_INPUT
        assert "ine 1" in ran.err


def test_a_replay_of_a_seat_that_was_not_there(taberna: Run, record: Path) -> None:
    ran = taberna("replay", str(record), "--seat", "A2")
    assert (ran.code, "There is no seat “A2” here. Choose one of: A, B" in ran.err) == (2, True)


def test_a_mistake_is_explained_in_the_language_asked_for(taberna: Run) -> None:
    ran = taberna("play", "--variant", "solo", "--language", "es")
    assert ran.err == "No existe la variante «solo». Elige entre: duel, vanguard, round.\n"
