"""The fast core is the engine and the bots: driven with the same draws, they play the same games."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.parlour import BETWEEN_BOTS, Parlour, numbered
from taberna.bots.tellstones.fast.duel import WINNER, WRITTEN, Table, lay_table, play_out
from taberna.bots.tellstones.fast.play import play_one
from taberna.bots.tellstones.levels import LADDER, ON_PAPER, YARDSTICKS, level
from taberna.bots.tellstones.memory import Memory
from taberna.bots.tellstones.player import as_action
from taberna.games.tellstones.options import Options

Key = tuple[int, int]
WORDS = st.integers(0, 2**32 - 1)
KEYS = st.tuples(WORDS, WORDS)
SOMEBODY = st.sampled_from((*LADDER, *YARDSTICKS, *ON_PAPER, "knight-trickster"))


def as_lists(table: Table) -> Table:
    """As Python works on it."""
    return Table(*(np.asarray(rows).tolist() for rows in table))


def check_same_game(one: str, other: str, keys: tuple[Key, Key, Key], mat: bool, *, compiled: bool) -> None:
    players = {"A": level(one).params, "B": level(other).params}
    table = lay_table(np.array([players["A"], players["B"]]), actions=4000)
    for seat, key in enumerate(keys):
        table.keys[seat][0], table.keys[seat][1] = key
    if not compiled:
        table = as_lists(table)
    (play_one if compiled else play_out)(table, 1, 400, int(mat), 1)
    fast = [("AB"[code // 4096], as_action(code % 4096, None)) for code in table.story[: table.game[WRITTEN]]]

    options = Options(ends="mat" if mat else "open", last_orders="on", turns_max=400)
    memories = {seat: Memory(seat, *key) for seat, key in zip("AB", keys[:2], strict=True)}
    parlour = Parlour(options, players, memories, numbered(*keys[2]))
    told = [(seat, thought.action) for seat, thought in parlour.turns()]
    assert fast == told
    assert ("A", "B", "draw")[table.game[WINNER]] == parlour.result()
    assert BETWEEN_BOTS["turns_max"] == options.turns_max


@settings(max_examples=settings().max_examples * 2 // 5)
@given(SOMEBODY, SOMEBODY, st.tuples(KEYS, KEYS, KEYS), st.booleans())
def test_same_draws_same_game(one: str, other: str, keys: tuple[Key, Key, Key], mat: bool) -> None:
    """In Python, for numba takes a minute to compile the core."""
    check_same_game(one, other, keys, mat, compiled=False)


@pytest.mark.slow
@settings(max_examples=settings().max_examples * 3 // 10)
@given(SOMEBODY, SOMEBODY, st.tuples(KEYS, KEYS, KEYS), st.booleans())
def test_same_draws_same_game_at_length(one: str, other: str, keys: tuple[Key, Key, Key], mat: bool) -> None:
    check_same_game(one, other, keys, mat, compiled=True)
