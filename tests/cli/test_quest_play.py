"""TseuQuest at the terminal: whole adventures from scripts, a campaign left and gone on with, own dice."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from cli.program import Ran, Run
from sampled import one_quickly
from taberna.cli.encrypted_files import read_record
from taberna.games.tseuquest.options import Options
from taberna.table.chain import check_chain
from taberna.table.commits import Commit, TakenBack
from taberna.table.outcome import Outcome
from taberna.table.record import AnyRecord
from taberna.table.values import Action
from taberna.texts import LANGUAGES, Texts

SCRIPTS = Path(__file__).parent / "scripts"
RECORDS = Path(__file__).parents[1] / "records" / "tseuquest"
CAMPAIGN = "evening.jsonl"
TO_THE_CHEST = "walk\n6 6\nee\nsss\nopen s\ns\ns\nstop\n"
"""Of the lost lamp, with dice of one's own."""


def command(name: str) -> tuple[list[str], list[str]]:
    """The command line that a script names in its second line, and the lines it plays."""
    written = (SCRIPTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    words = shlex.split(written[1].removeprefix("# taberna ").partition(" <")[0])
    return words, written[2:]


def kept(path: Path) -> AnyRecord:
    return read_record(path, Texts("en"))


def played_so(record: AnyRecord) -> tuple[Outcome | None, list[Action | None]]:
    """What was done and how it ended; the dice among it."""
    assert not any(isinstance(entry, TakenBack) for entry in record.entries)
    return record.seal.outcome, [e.action for e in record.entries if isinstance(e, Commit)]


def begun(record: AnyRecord) -> str:
    return record.header.ruleset


@pytest.mark.parametrize(
    "name, last",
    [
        ("quest-party", "The adventure is a success."),
        pytest.param("quest-screen", "The adventure has failed.", marks=pytest.mark.slow),
    ],
)
def test_a_script_is_a_whole_adventure(taberna: Run, tmp_path: Path, name: str, last: str) -> None:
    words, lines = command(name)
    played = taberna(*words, "--save", str(tmp_path / "quest.jsonl"), lines="\n".join(lines))
    assert played.code == 0, played.err
    assert last in played.out
    assert "\x1b" not in played.out
    today, before = kept(tmp_path / "quest.jsonl"), kept(RECORDS / f"{name}.jsonl")
    if begun(today) == begun(before):  # else what is told of the same commands may be otherwise
        assert played_so(today) == played_so(before)
    assert today.seal.outcome == before.seal.outcome
    assert taberna("verify", str(tmp_path / "quest.jsonl"), "--need", "draws").code == 0


@pytest.mark.slow
def test_a_campaign_is_left_in_camp_and_gone_on_with(taberna: Run, tmp_path: Path) -> None:
    """TQ-17.1, TQ-18.1 to TQ-18.7: an adventure, shop, barter, reserve, and the next adventure."""
    words, lines = command("quest-camp")
    words = [str(tmp_path / word) if word == CAMPAIGN else word for word in words]
    camp = next(n for n, line in enumerate(lines) if line.startswith("# interlude")) + 4
    left = taberna(*words, lines="\n".join(lines[:camp]))
    assert left.code == 3, left.err
    assert [path.name for path in sorted(tmp_path.glob("*.jsonl"))] == ["evening-2.jsonl", "evening.jsonl"]
    again = taberna(*words, lines="\n".join(lines[camp:]))
    assert again.code in (0, 3), again.err
    records = [kept(tmp_path / name) for name in ("evening.jsonl", "evening-2.jsonl", "evening-3.jsonl")]
    assert check_chain(records) == ()
    for record, part in zip(records, ("", "-2", "-3"), strict=True):
        before = kept(RECORDS / f"quest-camp{part}.jsonl")
        if begun(record) == begun(before):
            assert played_so(record) == played_so(before)
    for record in records:
        assert record.seal.outcome is not None
    done = {type(action).__name__ for action in played_so(records[1])[1]}
    assert {"Buy", "Barter", "Purse", "Swap", "Ready"} <= done
    first, camp_options, third = (record.header.options for record in records)
    assert isinstance(first, Options)
    assert isinstance(third, Options)
    assert [chosen.hero for chosen in third.party] != [chosen.hero for chosen in first.party], "the reserve"
    assert camp_options.variant == "interlude"


@pytest.mark.parametrize("language", one_quickly("fr", LANGUAGES))
def test_bots_play_and_are_told_in_every_language(taberna: Run, tmp_path: Path, language: str) -> None:
    words = ("tseuquest", "lost-lamp", "--bots", "all", "--seed", "3", "--save", str(tmp_path / "bots.jsonl"))
    ran = taberna("play", *words, "--language", language)
    assert ran.code == 0, ran.err
    assert "{" not in ran.out
    assert taberna("verify", str(tmp_path / "bots.jsonl"), "--need", "draws").code == 0
    for seat in ((), ("--seat", "A"), ("--seat", "S")):
        again = taberna("replay", str(tmp_path / "bots.jsonl"), *seat, "--language", language)
        assert again.code == 0, again.err
        assert "{" not in again.out


def lamp(taberna: Run, *words: str, lines: str, party: str = "A:bruna") -> Ran:
    return taberna(
        "play", "tseuquest", "lost-lamp", "--seed", "1", "--option", f"party={party}", *words, lines=lines
    )


def test_own_dice_are_typed(taberna: Run) -> None:
    """What lies on the table is what counts: five and three are eight squares."""
    ran = lamp(taberna, "--dice", "mine", lines="walk\n5 3\neee\nstop\nquit\n")
    assert ran.code == 3, ran.err
    assert "Bruna rolls for movement: 5 + 3\n8 squares to move." in ran.out
    assert "roll 2 movement dice for Bruna" in ran.out
    wrong = lamp(taberna, "--dice", "mine", lines="walk\nrolled 9 9\n")
    assert "“9” isn’t a possible result of the movement" in wrong.err
    few = lamp(taberna, "--dice", "mine", lines="walk\n5\n")
    assert "Roll 2 dice." in few.err


def test_dice_of_ones_own_are_for_games_that_have_some(taberna: Run) -> None:
    assert taberna("play", "--dice", "mine").code == 2
    assert taberna("play", "tseuquest", "--dice", "yours").code == 2


def test_a_path_stops_where_something_is_seen(taberna: Run) -> None:
    """The pit at e3 is hidden; a path that leads over it ends there."""
    ran = lamp(taberna, "--dice", "mine", lines="walk\n6 6\nss\neeeeee\nquit\n")
    assert ran.code == 3, ran.err
    assert "Bruna falls into the pit at e3." in ran.out
    assert "Bruna → f3" not in ran.out


def test_what_is_asked_aside(taberna: Run) -> None:
    ran = lamp(taberna, lines="map\nsheets\nstory\nrules\nhelp\nquit\n")
    assert ran.code == 3, ran.err
    assert "Br ⌂  ·  ·  ·  · ║░░ ░░ ░░ ░░ ░░│" in ran.out
    assert "Br Bruna: life 8/8" in ran.out
    assert "The lost lamp" in ran.out
    assert "Adventurers against the Evil Sorcerer." in ran.out
    assert "attack goblin-1 with longsword" in ran.out


def test_an_adventure_named_openly_is_told(taberna: Run) -> None:
    named = lamp(taberna, lines="quit\n").out
    assert "The adventure: The lost lamp." in named
    assert "nobody says which" not in named
    chosen = taberna("play", "tseuquest", "--seed", "1", "--option", "adventure=", lines="quit\n").out
    assert "The adventure has been chosen, and nobody says which one it is." in chosen


def test_who_names_no_adventure_begins_with_the_one_for_beginners(taberna: Run) -> None:
    begun = taberna("play", "tseuquest", "--seed", "1", lines="quit\n").out
    assert "The adventure: The good barrel." in begun


def test_a_direction_is_a_letter_and_never_a_number(taberna: Run) -> None:
    """Numbers belong to the verbs: 1 opens, whichever ways there are, and in this corner there is no door."""
    ran = lamp(taberna, "--dice", "mine", lines="walk\n6 6\n1\nquit\n")
    assert "1: There is no door to open from here." in ran.err
    assert "Bruna → b1" in lamp(taberna, "--dice", "mine", lines="walk\n6 6\nEast\nquit\n").out


@pytest.mark.parametrize("language, name", [("en", "Chest"), ("es", "cofre")])
def test_a_thing_in_reach_is_used_by_its_name(taberna: Run, language: str, name: str) -> None:
    """The chest at c7 is C in the notation."""
    words = ("--dice", "mine", "--language", language)
    beside = lamp(taberna, *words, lines=f"{TO_THE_CHEST}use {name}\nquit\n")
    assert (beside.code, "Bruna: +50" in beside.out) == (3, True), beside.err
    far = lamp(taberna, *words, lines=f"use {name}\n")
    assert (far.code, "Bruna: +50" in far.out) == (2, False)


@pytest.mark.parametrize(
    "line, said",
    [
        ("attack goblin-1", "Nobody by that name is in sight: Goblin 1."),
        ("walk fast", "expected an action"),
        ("move e", "No figure is moving"),
        ("undo", "Moves can’t be taken back at this table."),
        ("cast bolt at bruna", "Only somebody with magic can do that."),
        ("S: pass", "Sorcerer is played by a bot."),
        ("trade sela", "Nobody by that name is in sight: Sela."),
    ],
)
def test_a_line_that_cannot_be_played(taberna: Run, line: str, said: str) -> None:
    ran = lamp(taberna, lines=f"{line}\n")
    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize(
    "words, said",
    [
        (("nowhere",), "“nowhere” isn’t a valid value for adventure. Choose one of: "),
        (("--option", "party=A:goblin"), "“goblin” isn’t a valid value for party"),
        (("--option", "party=A:bruna,B:bruna"), "Somebody is already playing this adventurer: bruna."),
        (("--seat", "Z"), "There is no seat “Z” here. Choose one of: S, A."),
        (("--resume", "/nowhere/quest.jsonl"), "can’t be written"),
    ],
)
def test_a_table_that_cannot_be(taberna: Run, words: tuple[str, ...], said: str) -> None:
    ran = taberna("play", "tseuquest", *words)
    assert (ran.code, said in ran.err) == (2, True), ran.err


def test_a_game_is_gone_on_with(taberna: Run, tmp_path: Path) -> None:
    path = tmp_path / "left.jsonl"
    assert lamp(taberna, "--save", str(path), lines="search traps\n").code == 3
    ran = taberna("play", "--resume", str(path), lines="search treasure\nabandon\n")
    assert ran.code == 0, ran.err
    assert "Bruna looks for treasure." in ran.out
    record = kept(path)
    assert record.seal.outcome is not None
    assert taberna("verify", str(path), "--need", "draws").code == 0
    over = taberna("play", "--resume", str(path))
    assert (over.code, "is already over" in over.err) == (2, True)
