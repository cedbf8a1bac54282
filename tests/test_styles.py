"""Style sheets are one space of names: a game may dress what the house has, but never by its plain name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web/src"
HOUSE = sorted(WEB.glob("look/*.css"))
GAMES = sorted(WEB.glob("games/*/look/*.css"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"(?:^|[{}])\s*([^{}@;]+)\{")
COMMA = re.compile(r",(?![^(]*\))")  # between selectors, not within :is()


def plain_names(sheet: str) -> set[str]:
    """The classes that a sheet dresses wherever they stand."""
    selectors = (one.strip() for rule in RULE.findall(COMMENT.sub("", sheet)) for one in COMMA.split(rule))
    return {one for one in selectors if re.fullmatch(r"\.[\w-]+", one)}


@pytest.mark.parametrize("sheet", GAMES, ids=lambda sheet: f"{sheet.parents[1].name}/{sheet.name}")
def test_a_games_sheet_takes_no_name_of_the_house(sheet: Path) -> None:
    house = set().union(*(plain_names(one.read_text()) for one in HOUSE))
    assert plain_names(sheet.read_text()) & house == set()


@pytest.mark.parametrize("sheet", HOUSE, ids=lambda sheet: sheet.name)
def test_the_houses_sheet_names_no_game(sheet: Path) -> None:
    assert re.findall(r"tellstones|tseuquest", COMMENT.sub("", sheet.read_text())) == []


def test_a_plain_name_is_told_from_one_inside_something() -> None:
    assert plain_names(
        "/* .no {} */ .a, .b .c { x: y; } @media (z) { .d { x: y; } .f :is(.g, .h, .i) { x: y } }"
    ) == {
        ".a",
        ".d",
    }
