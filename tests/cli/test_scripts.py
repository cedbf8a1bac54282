"""Whole games from piped scripts: played to the end, kept, replayed and verified."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.program import Run
from taberna.games import GAMES
from taberna.table.load import load
from taberna.texts import LANGUAGES

SCRIPTS = Path(__file__).parent / "scripts"
GAMES_PLAYED = {
    "round": ("The proof decides the game: victory for Player A1 and Player A2.", "A", "proof"),
    "vanguard": ("Three points: victory for Player A.", "A", "points"),
    "hands": ("The proof decides the game: victory for Player A.", "A", "proof"),
}


def command(script: Path) -> list[str]:
    """The command line that a script names in its second line."""
    words = script.read_text(encoding="utf-8").splitlines()[1].split()
    assert words[:3] == ["#", "taberna", "play"]
    assert words[-2:] == ["<", script.name]
    return words[2:-2]


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_script_is_a_whole_game(taberna: Run, tmp_path: Path, name: str) -> None:
    script, kept = SCRIPTS / f"{name}.txt", tmp_path / "game.jsonl"
    last, result, reason = GAMES_PLAYED[name]
    played = taberna(*command(script), "--save", str(kept), lines=script.read_text(encoding="utf-8"))
    assert played.code == 0, played.err
    assert last in played.out
    assert "\x1b" not in played.out

    outcome = load(kept.read_bytes(), GAMES).seal.outcome
    assert outcome is not None
    assert (outcome.result, outcome.reason) == (result, reason)

    verified = taberna("verify", str(kept))
    assert verified.code == 5, "a seed that somebody chose"
    assert verified.out.splitlines()[-1].startswith(f"{kept}: played by the rules, and the draws follow")

    replayed = taberna("replay", str(kept))
    assert replayed.code == 0
    assert last in replayed.out
    assert replayed.out.splitlines()[-1] == "The end."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_game_is_told_in_every_language(taberna: Run, name: str, language: str) -> None:
    script = SCRIPTS / f"{name}.txt"
    played = taberna(*command(script), "--language", language, lines=script.read_text(encoding="utf-8"))
    assert played.code == 0, played.err
    assert "{" not in played.out, "a parameter is missing in a text"
    assert "\u2068" not in played.out, "marks that a terminal would show"


def test_a_look_is_printed_only_where_it_was_asked_for(taberna: Run) -> None:
    """TS-2.5: in a script everybody reads the same output."""
    words = ("play", "--option", "opening=scales", "--option", "first=A")
    lines = "hide 1\npeek 1\n"
    assert "Player B looks at stone 1.\n" in taberna(*words, lines=lines).out
    assert "Stone 1 is the Scales." not in taberna(*words, lines=lines).out
    assert "Stone 1 is the Scales." in taberna(*words, "--show-looks", lines=lines).out


def test_a_replay_from_one_seat_shows_what_that_seat_was_told(taberna: Run, tmp_path: Path) -> None:
    script, kept = SCRIPTS / "round.txt", tmp_path / "game.jsonl"
    taberna(*command(script), "--save", str(kept), lines=script.read_text(encoding="utf-8"))
    by_a1, by_b1 = (taberna("replay", str(kept), "--seat", seat).out for seat in ("A1", "B1"))
    assert "Stone 3 is the Scales." in by_a1
    assert "Stone 4 is the Sword." not in by_a1, "that was the partner's look (TS-6.5)"
    assert "is the Scales." not in by_b1
    assert "Player A2: “Was that the Scales?”" in by_b1


def test_talk_changes_nothing(taberna: Run) -> None:
    """TS-4.1."""
    words = ("play", "--option", "opening=scales", "--option", "first=A")
    said = taberna(*words, lines="talk The Crown is under there!\nhide 1\nB: talk  Is it?\nA: resign\n")
    assert said.code == 0
    assert "Player A: “The Crown is under there!”" in said.out
    assert "Player B: “Is it?”" in said.out
    assert "[1 ?]" in said.out


@pytest.mark.rule("TS-7.6")
@pytest.mark.parametrize(
    "lines, told",
    [
        ("place C left\nundo\nno way\nresign\n", "prefers to let the move stand"),
        ("place C left\nundo\nagree\nhide 1\nundo\n", "already taken back a move this turn"),
        ("place C left\ntalk Aha!\nundo\n", "Somebody has spoken since"),
    ],
)
def test_a_move_stands_unless_the_other_lets_it_be_taken_back(taberna: Run, lines: str, told: str) -> None:
    done = taberna("play", "--option", "opening=scales", "--option", "first=A", lines=lines)
    assert told in done.out + done.err


@pytest.mark.rule("TS-7.6")
def test_a_table_may_play_without_taking_back(taberna: Run) -> None:
    options = ("--option", "opening=scales", "--option", "first=A", "--option", "take_back=off")
    done = taberna("play", *options, lines="place C left\nundo\n")
    assert done.code == 2
    assert "can’t be taken back at this table" in done.err


def test_what_was_placed_can_be_taken_back_and_what_was_seen_can_not(taberna: Run) -> None:
    words = ("play", "--option", "opening=scales", "--option", "first=A")
    back = taberna(*words, lines="place C left\nundo\nagree\nhide 1\nresign\n")
    assert back.code == 0
    assert "Player A takes back the last move." in back.out
    seen = taberna(*words, lines="hide 1\npeek 1\nundo\n")
    assert seen.code == 2
    assert "something was seen or drawn" in seen.err


def test_a_match_is_played_to_its_end(taberna: Run, tmp_path: Path) -> None:
    """TS-7.4: the best of three, each game a record of its own that names the one before."""
    kept = tmp_path / "match.jsonl"
    words = ("play", "--option", "games=3", "--option", "first=A", "--option", "opening=scales")
    played = taberna(*words, "--save", str(kept), lines="A: resign\nB: resign\nA: resign\n")
    assert played.code == 0
    assert "The match goes to Player B." in played.out
    games = [load((tmp_path / f"match{n}.jsonl").read_bytes(), GAMES) for n in ("", "-2", "-3")]
    assert [game.header.previous for game in games] == [None, games[0].name, games[1].name]


def test_practice_keeps_a_log_and_a_game_does_not(taberna: Run) -> None:
    """TS-4.2: nothing helps a memory, unless the table plays with notes."""
    words = ("play", "--option", "opening=scales", "--option", "first=A")
    lines = "place C left\nplace K left\nlog\nresign\n"
    assert "No memory aids" in taberna(*words, lines=lines).out
    told = taberna(*words, "--option", "notes=on", lines=lines).out
    assert told.count("puts the Crown at the left end") == 2
    assert "practice: notes are allowed" in told
