"""The bell of last orders hangs where a bot sits, and everybody there is told (docs/decisions/0015)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cli.program import Run
from cli.test_screen import FIXED
from sampled import one_quickly
from taberna.cli.bot import other_options
from taberna.cli.encrypted_files import read_record
from taberna.cli.open import _wanted
from taberna.games import GAMES
from taberna.games.tellstones.options import Options
from taberna.texts import LANGUAGES, Texts

TELLSTONES = GAMES.find("tellstones")
AGAINST_THE_PAGE = ("--bot", "B=page")


def bell(path: Path) -> str:
    options = read_record(path, Texts("en")).header.options
    assert isinstance(options, Options)
    return options.last_orders


@pytest.mark.rule("TS-7.3")
@pytest.mark.parametrize(
    "words, hangs",
    [
        ((), "off"),
        (AGAINST_THE_PAGE, "on"),
        ((*AGAINST_THE_PAGE, "--option", "last_orders=off"), "off"),
        (("--option", "last_orders=on"), "on"),
    ],
)
def test_at_the_terminal(words: tuple[str, ...], hangs: str, tmp_path: Path, taberna: Run) -> None:
    path = tmp_path / "duel.jsonl"
    ran = taberna(*FIXED, *words, "--seed", "5", "--save", str(path), lines="hide 1\n")
    assert bell(path) == hangs
    assert (Texts("en")("event-bell-hangs") in ran.out) == (hangs == "on")


@pytest.mark.parametrize("language", one_quickly("en", LANGUAGES))
def test_it_is_told_in_every_language(language: str, taberna: Run) -> None:
    ran = taberna(*FIXED, *AGAINST_THE_PAGE, "--seed", "5", "--language", language, lines="hide 1\n")
    assert Texts(language)("event-bell-hangs") in ran.out


def test_at_a_house_elsewhere() -> None:
    for seats, hangs in (((), "off"), (("B=bot:king",), "on")):
        wanted, _ = _wanted("tellstones", None, (), seats, Texts("en"))
        assert wanted.options["last_orders"] == hangs


def test_a_bot_that_comes_by_a_link_says_that_the_table_was_meant_for_people() -> None:
    def at_table(bell: str) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode({"variant": "duel", "last_orders": bell}))

    assert other_options(TELLSTONES, at_table("off")) == ("last_orders=off", "last_orders=on")
    assert other_options(TELLSTONES, at_table("on")) is None
