"""Somebody supple plays by other numbers in another situation; everybody else by their own."""

from __future__ import annotations

import pytest

from taberna.bots.tellstones import levels
from taberna.bots.tellstones.core import board as boards
from taberna.bots.tellstones.core.params import AT_REST, MIX, NAMES, NUMBERS, P_BOAST, PARAMS, SUPPLE, TEMPER
from taberna.bots.tellstones.core.rows import (
    BOARD,
    MOMENT,
    NOTES,
    QUIET,
    SCRATCH,
    THEM,
    US,
    W_NUMBERS,
    Ints,
    Row,
)
from taberna.bots.tellstones.core.situation import COOLEST, move_numbers


def numbers(*, us: int = 0, them: int = 0, quiet: int = 0, hidden: int = 0, **moves: float) -> Row:
    """What the King's numbers come to; `boast_us=0.1` adds so much to `boast` at two points of one's own."""
    par = [*levels.level("king").params[:NUMBERS], *[0.0] * (PARAMS - NUMBERS)]
    for name, value in moves.items():
        par[NAMES.index(" ".join(name.rsplit("_", 1)))] = value
    return moved(par, us, them, quiet, hidden)


def moved(par: Row, us: int = 0, them: int = 0, quiet: int = 0, hidden: int = 0) -> Row:
    board: Ints = [0] * BOARD
    boards.lay_out(board, 1)
    boards.open_line(board, 0)
    for symbol in range(1, hidden):
        boards.place(board, symbol, symbol % 2)
    for space in [space for space in range(7) if board[space] >= 0][:hidden]:
        boards.hide(board, space)
    moment, w = [0] * MOMENT, [0.0] * SCRATCH
    moment[US], moment[THEM], moment[QUIET] = us, them, quiet
    move_numbers([0.0] * NOTES, board, moment, par, w)
    return w[W_NUMBERS : W_NUMBERS + NUMBERS]


def test_a_number_moves_with_what_is_so() -> None:
    at_rest = numbers()[P_BOAST]
    assert numbers(us=2, boast_us=0.1)[P_BOAST] == pytest.approx(at_rest + 0.1)
    assert numbers(us=1, boast_us=0.1)[P_BOAST] == pytest.approx(at_rest + 0.05)
    assert numbers(them=2, boast_us=0.1)[P_BOAST] == pytest.approx(at_rest)
    assert numbers(quiet=30, boast_quiet=0.1)[P_BOAST] == pytest.approx(at_rest + 0.1)
    assert numbers(hidden=7, boast_down=0.1)[P_BOAST] == pytest.approx(at_rest + 0.1)


def test_a_number_stays_within_what_it_means() -> None:
    assert numbers(us=2, mix_us=5.0)[MIX] == 1.0
    assert numbers(us=2, mix_us=-5.0)[MIX] == 0.0
    assert numbers(us=2, temper_us=-5.0)[TEMPER] == COOLEST


@pytest.mark.parametrize("name", [name for name in levels.LADDER if name != "king"])
def test_the_others_are_as_they_are_whatever_is_so(name: str) -> None:
    par = list(levels.level(name).params)
    assert par[SUPPLE] == 0.0
    assert not any(par[NUMBERS:])
    assert moved(par, us=2, them=1, quiet=20, hidden=5) == par[:NUMBERS]


def test_the_table_of_how_numbers_move_is_read_by_row_and_column() -> None:
    king, oracle = levels.level("king").params, levels.level("oracle").params
    row = levels._DATA["level"]["king"]["when"]["steal"]
    assert king[NAMES.index("steal us")] == row[0]
    assert king[NAMES.index("steal looks")] == row[-1]
    assert king[NUMBERS:] == oracle[NUMBERS:], "who is like the King moves like the King"
    assert len(NAMES) == len(set(NAMES)) == PARAMS
    assert NAMES[:NUMBERS] == AT_REST


def test_a_row_that_is_too_short_is_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        levels._moves({"when": {"boast": [0.1, 0.2]}})
