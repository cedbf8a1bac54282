"""What a forger makes of a record whose options were signed unseen, and what a house makes of a veil."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records.signed import HOUSE, true_record
from records.test_stranger import otherwise, places, sealed, standings
from records.veiled import FILE, SALT, given_up, seated, veiled_record
from taberna.games import GAMES
from taberna.games.tseuquest.options import Options
from taberna.table.load import load
from taberna.table.refusal import Refused
from taberna.table.veil import Veil
from taberna.table.verify import verify

DATA: Final = veiled_record()
LINES: Final[list[dict[str, Any]]] = [json.loads(line) for line in DATA.decode().splitlines()]
PROMISED: Final = ("table", "game", "options", "previous", "talk", "opened", "house", "veil")
OTHER: Final = FILE.brought[0].text.replace("Wax King", "Wax Queen")


def is_found(data: bytes) -> bool:
    try:
        record = load(data, GAMES)
    except Refused:
        return True
    return verify(record, (HOUSE,)).weakest is not None


def test_it_is_whole_and_signed() -> None:
    assert sealed(LINES, "house") == DATA
    assert set(standings(DATA).values()) == {"holds"}


@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
def test_any_edit_is_found(place: int, change: int) -> None:
    assert is_found(DATA[:place] + bytes([DATA[place] ^ change]) + DATA[place + 1 :])
    assert is_found(DATA[:place] + bytes([change]) + DATA[place:])
    assert is_found(DATA[:place] + DATA[place + 1 :])


def test_every_byte_of_the_veil() -> None:
    start = DATA.index(b'"veil":')
    for place in range(start, DATA.index(b"\n", start) + 1):
        edits_of(place)


@pytest.mark.slow
def test_bytes_all_over_it() -> None:
    for place in range(0, len(DATA), 7):
        edits_of(place)


def edits_of(place: int) -> None:
    for other in {DATA[place] ^ 1, DATA[place] ^ 32, ord("0"), ord(" ")} - {DATA[place]}:
        assert is_found(DATA[:place] + bytes([other]) + DATA[place + 1 :]), place
    assert is_found(DATA[:place] + DATA[place + 1 :]), place
    assert is_found(DATA[:place] + DATA[place : place + 1] + DATA[place:]), place


def another_adventure(**options: object) -> list[dict[str, Any]]:
    """In the header and in the set-up alike."""
    lines = deepcopy(LINES)
    lines[0]["options"] |= options
    lines[1]["events"][0]["options"] |= options
    return lines


def header(**said: object) -> list[dict[str, Any]]:
    return [{**LINES[0], **said}, *LINES[1:]]


def forgeries() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Each of what was promised, changed in every way; and what a veil invites to."""
    hidden: list[str] = LINES[0]["veil"]["hidden"]
    for name in PROMISED:
        for path, value in places({name: LINES[0][name]}):
            for other in otherwise(value):
                if other != value:
                    lines = deepcopy(LINES)
                    part: Any = lines[0]
                    for step in path[:-1]:
                        part = part[step]
                    part[path[-1]] = other
                    yield f"{path}: {other!r}", lines
    yield "no veil", [{k: v for k, v in LINES[0].items() if k != "veil"}, *LINES[1:]]
    for names in (hidden[:1], hidden[1:], hidden[::-1], [*hidden, "dice"], hidden * 2, ["variant"]):
        yield f"hidden {names}", header(veil={"salt": SALT, "hidden": names})
    yield "a field more", header(veil={**LINES[0]["veil"], "digest": "00"})
    yield "a salt in capitals", header(veil={"salt": SALT.upper(), "hidden": hidden})
    yield "another file", another_adventure(brought=[{"name": "tallow", "text": OTHER}])
    yield "none", another_adventure(adventure="good-barrel", brought=[])
    yield (
        "a file more",
        another_adventure(brought=[*LINES[0]["options"]["brought"], {"name": "x", "text": ""}]),
    )


@pytest.mark.parametrize("by", ["nobody", "stranger", "house"])
def test_no_forgery_is_committed_or_signed(by: str) -> None:
    for name, lines in forgeries():
        found = standings(sealed(lines, by))
        held = {degree for degree in ("committed", "signed", "whole") if found.get(degree) == "holds"}
        assert not held, (name, held)


@pytest.mark.parametrize("by", ["nobody", "stranger", "house"])
def test_a_veil_is_not_thrown_over_what_was_shown(by: str) -> None:
    first, *rest = (json.loads(line) for line in true_record().decode().splitlines())
    for names in (["variant"], ["games"], []):
        found = standings(sealed([{**first, "veil": {"salt": SALT, "hidden": names}}, *rest], by))
        assert found.get("committed") != "holds"


@pytest.mark.parametrize(
    "options, names, too_much",
    [
        (FILE, ("adventure", "brought", "dice"), "dice"),
        (FILE, ("adventure", "brought", "dice", "players"), "dice, players"),
        (Options(adventure="good-barrel", party=FILE.party), ("dice",), "dice"),
        (FILE, ("adventure", "brought"), ""),
        (FILE, ("brought",), ""),
    ],
)
def test_a_house_that_hides_more_than_the_game_lets_it(
    options: Options, names: tuple[str, ...], too_much: str
) -> None:
    """All of it is signed, and fits; but nobody could know what they were to play."""
    verdict = verify(load(given_up(seated(options, Veil(SALT, names))), GAMES), (HOUSE,))
    assert verdict.weakest == ("committed" if too_much else None)
    said = [why.params["names"] for why in verdict.untold if why.code == "options-hidden"]
    assert said == ([too_much] if too_much else [])
