"""A game that was left: what is there is verified, and nobody is told that it has an end."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.program import Run
from cli.test_screen import FIXED
from taberna.cli.mistakes import Exit
from taberna.texts import LANGUAGES, Texts

QUEST = ("play", "tseuquest", "good-barrel", "--seed", "3", "--option", "party=A:bruna")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words, line", [(FIXED, "hide 1"), (QUEST, "search traps")])
def test_a_game_that_was_left_is_said_to_be_unfinished(
    tmp_path: Path, taberna: Run, language: str, words: tuple[str, ...], line: str
) -> None:
    kept, say = tmp_path / "evening.jsonl", Texts(language)
    assert taberna(*words, "--save", str(kept), lines=f"{line}\n").code == Exit.LEFT
    ran = taberna("verify", str(kept), "--language", language)
    assert ran.code == 5
    assert f"✓ {say('degree-lawful')}" in ran.out
    assert f"✓ {say('degree-whole')}" not in ran.out, "no end is none that could be checked"
    assert say("refusal-unfinished") in ran.out
    assert ran.out.splitlines()[-1] == say("verify-sum", path=str(kept), what=say("verdict-committed"))
    shown = taberna("replay", str(kept), "--language", language)
    if words is QUEST:
        assert shown.out.splitlines()[-1] == say("replay-unfinished")
    else:
        assert (shown.code, shown.out) == (Exit.BAD_INPUT, "")
        assert say("replay-later", path=str(kept)) in shown.err


def test_a_game_that_is_over_is_not(tmp_path: Path, taberna: Run) -> None:
    kept = tmp_path / "evening.jsonl"
    taberna(*FIXED, "--save", str(kept), lines="hide 1\nresign\n")
    ran = taberna("verify", str(kept))
    assert "not finished" not in ran.out


def test_an_end_that_was_cut_off_is_found(tmp_path: Path, taberna: Run) -> None:
    """A record whose seal leaves out how the game ended is no unfinished game."""
    kept = tmp_path / "evening.jsonl"
    taberna(*FIXED, "--save", str(kept), lines="hide 1\nresign\n")
    *lines, seal = kept.read_text().splitlines()
    before, _, after = seal.partition('"outcome":{')
    assert after, "the seal says how it ended"
    kept.write_text("\n".join((*lines, f'{before}"outcome":null{after.partition("}")[2]}', "")))
    ran = taberna("verify", str(kept))
    assert ran.code == Exit.FAILED
    assert "unfinished" not in ran.out
