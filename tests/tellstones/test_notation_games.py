"""Whole games in text: reading one replays it. And options in text, which their headers hold."""

from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taberna.games.tellstones import GAME
from taberna.games.tellstones.actions import Bell, Hide, Peek, Stop
from taberna.games.tellstones.notation import (
    parse_game,
    parse_options,
    parse_position,
    print_game,
    print_options,
    print_position,
    read_options,
)
from taberna.games.tellstones.notation.games import Played, TellstonesCommit
from taberna.games.tellstones.options import Options, check_options
from taberna.table.commits import TakenBack
from taberna.table.dice import Draws, keyed
from taberna.table.play import act, begin, settle, take_back
from taberna.table.refusal import Refusal, Refused
from tellstones.unread import pointed, read_or_refused, refusal_of

DUEL = """\
[Game "tellstones"]
[Variant "duel"]
[Options "opening=scales first=A"]
[Rules "1"]
[Result "B proof"]

A: place K right
B: hide 2
A: boast
B: steal
A: doubt
B: name 2 K
"""


def test_a_game_is_replayed_and_written_as_it_was() -> None:
    played = parse_game(GAME, DUEL)
    assert played.options == Options(opening="scales", first="A")
    assert print_position(played.state) == "LK 0-0 A end:B quiet:0"
    assert played.moves[1] == ("B", Hide(2))
    assert _print(played) == DUEL


def test_a_game_may_be_commented_and_stop_short() -> None:
    played = parse_game(
        GAME,
        '[Game "tellstones"] # at the inn\n[Event "A wet evening"]\n[Options "first=A"]\r\n[Result "*"]\n'
        "# the house draws\n*: open L  # the Scales\n\nA: hide 1\n",
    )
    assert print_position(played.state) == "l 0-0 B quiet:0"


def test_looks_may_be_written_in_one_breath() -> None:
    played = parse_game(
        GAME,
        '[Game "tellstones"]\n[Options "opening=scales first=A"]\n'
        "A: place K right\nB: place C right\nA: hide 1\nB: hide 2\nA: hide 3\nB: challenge 1\nA: answer L\n"
        "A: hide 1\nB: peek 1 2\n",
    )
    assert [action for _, action in played.moves[-3:]] == [Peek(1), Peek(2), Stop()]
    assert print_position(played.state) == "lkc 1-0 A quiet:1"


QUIET = (
    """\
[Game "tellstones"]
[Options "opening=scales first=A last_orders=on"]
A: place K right
B: swap 1 2
"""
    + 6 * "A: swap 1 2\nB: swap 1 2\n"
)


@pytest.mark.rule("TS-7.3")
def test_a_bell_that_did_not_ring_is_not_written() -> None:
    played = parse_game(GAME, QUIET)
    assert ("*", Bell(False)) in played.moves
    assert "bell" not in _print(played)
    assert parse_game(GAME, _print(played)) == played
    rung = parse_game(GAME, QUIET + "*: bell\nA: hide 1\n")
    assert ("*", Bell(True)) in rung.moves
    assert parse_game(GAME, _print(rung)) == rung
    assert parse_game(GAME, QUIET + "*: no bell\n") == parse_game(GAME, QUIET)


def test_what_was_taken_back_is_left_out() -> None:
    options = Options(opening="scales", first="A", hands="opponent")
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal)
    play, first = begun
    ordered = act(play, "A", Hide(1))
    assert not isinstance(ordered, Refusal)
    undone = take_back(ordered[0], "A")
    assert not isinstance(undone, Refusal)
    again = act(undone[0], "A", Hide(1))
    assert not isinstance(again, Refusal)
    assert isinstance(undone[1], TakenBack)
    text = print_game(GAME, options, [first, ordered[1], undone[1], again[1]], None)
    assert text.count("A: hide 1") == 1
    assert parse_game(GAME, text).state == again[0].state


@pytest.mark.parametrize(
    "old, new, line, expected, rest",
    [
        ('[Game "tellstones"]\n', "", 1, "game", ""),
        ('"tellstones"', '"chess"', 1, "game", 'chess"]'),
        ('"duel"', '"solo"', 2, "variant", 'solo"]'),
        ("[Variant ", "[Variant", 2, "gap", '"duel"]'),
        ('[Variant "duel"]', "[Variant duel]", 2, "quote", "duel]"),
        ('"duel"]', '"duel]', 2, "quote", ""),
        ('"duel"]', '"duel"', 2, "bracket", ""),
        ('"duel"]', '"duel"] yes', 2, "end", " yes"),
        ("[Variant", "[", 2, "header", ' "duel"]'),
        ('[Variant "duel"]', '[Game "tellstones"]', 2, "other-header", 'Game "tellstones"]'),
        ("opening=scales", "opening=knight", 3, "option", 'opening=knight first=A"]'),
        ("first=A", "first=B2", 3, "option", 'first=B2"]'),
        ("first=A", "speed=9", 3, "option", 'speed=9"]'),
        ("first=A", "opening=random", 3, "option", 'opening=random"]'),
        ("first=A", "first", 3, "equals", '"]'),
        ('"1"', '"0"', 4, "rules", '0"]'),
        ('"B proof"', '"A proof"', 5, "result", 'A proof"]'),
        ('"B proof"', '"*"', 5, "result", '*"]'),
        ("A: boast", "C: boast", 9, "seat", "C: boast"),
        ("A: boast", "A boast", 9, "move", " boast"),
        ("A: boast", "A:boast", 9, "gap", "boast"),
        ("A: boast", " A: boast", 9, "seat", " A: boast"),
        ("A: boast", "A: brag", 9, "action", "brag"),
        ("A: boast", "A: boast 2 # all", 9, "end", " 2"),
        ("A: boast", '[Event "late"]', 9, "move", '[Event "late"]'),
    ],
)
def test_an_unreadable_game_is_pointed_at(old: str, new: str, line: int, expected: str, rest: str) -> None:
    assert old in DUEL
    refusal = refusal_of(lambda: parse_game(GAME, DUEL.replace(old, new, 1)))
    assert refusal.code == "unreadable-game"
    assert refusal.params["line"] == line
    assert pointed(refusal) == (expected, rest)


@pytest.mark.parametrize(
    "old, new, line, code",
    [
        ("B: hide 2", "B: hide 3", 8, "no-such-space"),
        ("B: hide 2", "A: hide 2", 8, "not-your-turn"),
        ("B: hide 2", "B: peek 1 2 3", 8, "too-many-looks"),
        ("A: doubt", "A: steal", 11, "steal-stolen"),
        ("B: name 2 K\n", "B: name 2 K\nA: hide 1\n", 13, "over"),
    ],
)
def test_a_move_against_the_rules_is_refused_in_its_line(old: str, new: str, line: int, code: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_game(GAME, DUEL.replace(old, new, 1))
    refusal = caught.value.refusal
    assert (refusal.code, refusal.params["line"], refusal.params["code"]) == ("game-refused", line, code)
    assert str(refusal.params["text"])[int(refusal.params["at"]) - 1] not in "AB: "
    assert isinstance(caught.value.__cause__, Refused)
    assert caught.value.__cause__.refusal.code == code


every_setting = pytest.mark.parametrize(
    "options",
    [options for variant in GAME.variants for options in GAME.study.settings(variant)],
    ids=lambda options: f"{options.variant} {print_options(options)}".strip(),
)


@every_setting
def test_random_games_survive_being_written(options: Options) -> None:
    commits = _played_out(options, b"an evening")
    played = parse_game(GAME, _text(options, commits))
    assert played.commits == tuple(commits)
    assert _print(played) == _text(options, commits)


def _played_out(options: Options, seed: bytes) -> list[TellstonesCommit]:
    """Up to 120 random actions, the house's dice between them."""
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal)
    play, first = begun
    commits = [first]
    for n in count():
        play, thrown = settle(play, keyed(seed))
        commits += thrown
        waited = GAME.waiting(play.state)
        if not waited or n >= 120:
            return commits
        done = act(play, waited[0], Draws(seed, "move", n=n).one(GAME.legal(play.state, waited[0]).actions))
        assert not isinstance(done, Refusal)
        play = done[0]
        commits.append(done[1])
    raise AssertionError


def _text(options: Options, commits: list[TellstonesCommit]) -> str:
    last = GAME.empty
    for commit in commits:
        for event in commit.events:
            last = GAME.evolve(last, event)
    return print_game(GAME, options, commits, last.outcome)


def _print(played: Played) -> str:
    return print_game(GAME, played.options, played.commits, played.state.outcome)


LINES = [
    *DUEL.splitlines(),
    "[",
    '["',
    "A:",
    "*: bell",
    "B: peek 1 2",
    "# nothing",
    '[Options "x=y"]',
    "A: resign",
]


@given(
    st.one_of(
        st.text(max_size=60),
        st.lists(st.sampled_from(LINES), max_size=12).map("\n".join),
        st.tuples(st.integers(0, len(DUEL)), st.integers(0, 4), st.text(max_size=3)).map(
            lambda cut: DUEL[: cut[0]] + cut[2] + DUEL[cut[0] + cut[1] :]
        ),
    )
)
def test_whatever_a_file_holds_is_replayed_or_refused_in_its_line(text: str) -> None:
    played = read_or_refused(lambda: parse_game(GAME, text))
    if isinstance(played, Refusal):
        assert played.code in ("unreadable-game", "game-refused")
        assert 1 <= int(played.params["line"]) <= text.count("\n") + 1
    else:
        assert parse_game(GAME, _print(played)) == played


# Options in text


@every_setting
def test_options_are_read_and_written(options: Options) -> None:
    assert parse_options(options.variant, print_options(options)) == options
    assert check_options(options) is None


@pytest.mark.parametrize(
    "variant, name, value",
    [
        ("duel", "variant", "duel"),
        ("duel", "speed", "9"),
        ("duel", "opening", "crown"),
        ("duel", "first", "B1"),
        ("round", "first", "A"),
        ("duel", "elder", "*"),
        ("duel", "vanguard", "both"),
        ("round", "vanguard", "both"),
        ("duel", "notes", "yes"),
        ("duel", "games", "2"),
        ("duel", "games", "three"),
        ("duel", "turns_max", "-1"),
        ("duel", "turns_max", "100001"),
        ("duel", "turns_max", "9" * 5000),
        ("duel", "turns_max", "٣"),
        ("duel", "clock", ""),
        ("duel", "clock", "10"),
        ("duel", "clock", "0+5"),
        ("duel", "clock", "10+-5"),
        ("duel", "clock", "10+5+5"),
        ("duel", "clock", "9" * 5000 + "+1"),
        ("duel", "clock", "0d"),
        ("duel", "clock", "31d"),
        ("duel", "clock", "d"),
    ],
)
def test_a_wrong_option_is_named(variant: str, name: str, value: str) -> None:
    refusal = refusal_of(lambda: read_options({"hands": "table", name: value}, variant))
    assert refusal.code == "bad-option"
    assert (refusal.params["option"], str(refusal.params["value"])) == (name, value)
    assert refusal.params["known"]


@pytest.mark.parametrize("clock", ["1+0", "1+5", "180+0", "1d", "30d"])
def test_the_shortest_and_the_longest_clocks_are_clocks(clock: str) -> None:
    assert read_options({"hands": "table", "clock": clock}, "duel").clock == clock


def test_a_wrong_variant_is_named() -> None:
    assert refusal_of(lambda: read_options({}, "solo")).params == {
        "option": "variant",
        "value": "solo",
        "known": "duel vanguard round",
    }


@pytest.mark.parametrize(
    "text, expected, rest",
    [
        ("first", "equals", ""),
        ("first=A  ends=mat", "option", " ends=mat"),
        ("=A", "option", "=A"),
        ("first=A first=B", "option", "first=B"),
    ],
)
def test_unreadable_options_are_pointed_at(text: str, expected: str, rest: str) -> None:
    refusal = refusal_of(lambda: parse_options("duel", text))
    assert refusal.code == "unreadable-options"
    assert pointed(refusal) == (expected, rest)


# What the page for users shows


def _shown(first: str) -> str:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    return next(block for block in page.split("```text\n") if block.startswith(first)).partition("```")[0]


def test_the_game_on_the_page_is_a_game() -> None:
    assert parse_game(GAME, _shown("[Game")) == parse_game(GAME, DUEL)


def test_the_positions_on_the_page_are_positions() -> None:
    positions = [line.partition("#")[0].rstrip() for line in _shown("- 0-0").splitlines()]
    assert len(positions) > 3
    for text in positions:
        written = print_position(parse_position(text, Options()))
        assert written.replace(" quiet:0", "") == text.replace(" quiet:0", "")
