"""Scenarios, schemas, help, and whole games of bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.program import Run
from taberna.games import GAMES
from taberna.table.load import load
from taberna.texts import LANGUAGES

COMMANDS = ("play", "replay", "verify", "scenario", "schema")

GOOD = """
rules = ["TS-2.3"]
game = "tellstones"
start = "LC 0-0 A"
[[step]]
do = "A: hide 1"
position = "lC 0-0 B"
"""


def test_scenarios_that_pass(taberna: Run, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "one.toml").write_text(GOOD)
    (tmp_path / "deep" / "two.toml").write_text(GOOD)
    ran = taberna("scenario", str(tmp_path))
    assert (ran.code, ran.out) == (0, "2 passed, 0 failed\n")


def test_scenarios_that_fail_get_a_line_each(taberna: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(GOOD.replace("lC 0-0 B", "LC 0-0 B"))
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "odd.toml").write_text("rules = 3")
    ran = taberna("scenario", str(tmp_path))
    assert ran.code == 1
    first, second, summary = ran.out.splitlines()
    assert first.startswith(f"{tmp_path}/bad.toml: step 1: ")
    assert second.startswith(f"{tmp_path}/odd.toml: ")
    assert summary == "1 passed, 2 failed"


def test_a_folder_without_scenarios(taberna: Run, tmp_path: Path) -> None:
    assert taberna("scenario", str(tmp_path)).code == 2


def test_schemas_of_every_game(taberna: Run, tmp_path: Path) -> None:
    out = tmp_path / "docs" / "schemas"
    assert taberna("schema", "--out", str(out)).code == 0
    assert {path.name for path in out.iterdir()} == {f"{name}.schema.json" for name in GAMES}
    assert "Action" in json.loads((out / "tellstones.schema.json").read_text())["$defs"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example_and_the_exit_codes(taberna: Run, command: str, language: str) -> None:
    ran = taberna(command, "--language", language, "--help")
    assert ran.code == 0
    assert f"taberna {command} " in ran.out.split("0", 1)[0], "an example comes before the exit codes"


def test_no_command_shows_the_help(taberna: Run) -> None:
    ran = taberna()
    assert all(command in ran.out + ran.err for command in COMMANDS)


def test_the_version(taberna: Run) -> None:
    from taberna import __version__

    assert taberna("--version").out == f"{__version__}\n"


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--variant", "vanguard"),
        ("--variant", "vanguard", "--option", "vanguard=both", "--option", "hands=opponent"),
        ("--variant", "round", "--option", "opening=choose", "--option", "first=elder"),
        ("--option", "ends=mat", "--option", "games=3"),
    ],
)
def test_bots_play_to_the_end(taberna: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    """TS-7.2, TS-7.3: between bots last orders are on, so their games end."""
    kept = tmp_path / "bots.jsonl"
    ran = taberna("play", "--bots", "all", "--seed", "11", *words, "--save", str(kept))
    assert ran.code == 0, ran.err
    record = load(kept.read_bytes(), GAMES)
    assert all(sitter.kind == "bot" for sitter in record.header.sitters)
    assert taberna("verify", str(kept), "--need", "draws").code == 0


def test_the_same_seed_is_the_same_game(taberna: Run) -> None:
    words = ("play", "--bots", "all", "--seed", "a fine evening")
    assert taberna(*words).out == taberna(*words).out != taberna(*words[:-1], "another").out


def test_without_a_seed_nobody_chose_the_draws(taberna: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    assert taberna("play", "--save", str(kept), lines="resign\n").code == 0
    ran = taberna("verify", str(kept))
    assert (ran.code, "follow from the seed" in ran.out, "practice" in ran.out) == (5, True, False)


def test_a_game_against_a_bot(taberna: Run) -> None:
    """The script plays A; the bot answers for itself, and its seat needs no lines."""
    words = ("play", "--seed", "5", "--bot", "B", "--option", "first=A", "--names", "A=Ana")
    ran = taberna(*words, lines="hide 1\ndraw offer\nresign\n")
    assert ran.code == 0, ran.err
    assert "Bot B turns stone 1 face-down, as Ana asked." in ran.out
    assert "Bot B > " not in ran.out


def test_words_of_the_edition_may_be_typed_instead_of_notation(taberna: Run) -> None:
    words = ("play", "--option", "opening=scales", "--option", "first=A", "--language", "fr")
    ran = taberna(*words, lines="placer épée droite\ncacher 1\nresign\n")
    assert ran.code == 0, ran.err
    assert "[1 ?] [2 Épée]" in ran.out


def test_a_bot_of_a_level_is_called_by_it(taberna: Run) -> None:
    words = ("--seed", "1", "--option", "first=A", "--option", "opening=scales")
    assert "Page turns stone 1 face-down" in taberna("play", *words, "--bot", "B=page", lines="hide 1\n").out
    two = ("--variant", "round", "--bot", "B1=page", "--bot", "B2=page")
    assert "Page B1 and Page B2" in taberna("play", *two, lines="").out
