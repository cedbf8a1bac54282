"""Whoever waits: a bell of one's own, what a claim that went wrong teaches, and who only looks for show."""

from __future__ import annotations

import numpy as np
import pytest

from taberna.bots.tellstones.core import board as boards
from taberna.bots.tellstones.core import policy
from taberna.bots.tellstones.core.crowd import (
    FEW,
    FORGETS_NOTHING,
    crowd_blank,
    crowd_seen,
    crowd_turn_passes,
    crowd_weigh,
    heard_move,
)
from taberna.bots.tellstones.core.minds import crowd_looked, mind_watched
from taberna.bots.tellstones.core.params import BORED, HEED, KEEP_UP, PATIENCE, SUSPECTS
from taberna.bots.tellstones.core.rows import (
    BOARD,
    BURNT,
    GUESS,
    GUESSES,
    LOOKS,
    MOMENT,
    NOTES,
    PEEK,
    QUIET,
    SCRATCH,
    SWAP,
    W_ALL,
    W_FEARED,
    W_KNOWS,
    W_RISE,
    WEIGHT,
    Ints,
)
from taberna.bots.tellstones.fast import duel
from taberna.bots.tellstones.levels import LADDER, level

TURNS = 2000


def hidden(stones: int) -> Ints:
    """A Line of so many face-down stones on the mat."""
    board = [0] * BOARD
    boards.lay_out(board, 1)
    boards.open_line(board, 0)
    for symbol in range(1, stones):
        boards.place(board, symbol, symbol % 2)
    for space in range(7):
        if board[space] not in (-1, 7):
            boards.hide(board, space)
    assert boards.count_down(board) == stones
    return board


def had_enough(name: str, quiet: int, burnt: float = 0.0, stones: int = 4) -> float:
    """Of its turns after so many quiet ones, how many it claims something on, whatever it is worth."""
    notes, moment = [0.0] * NOTES, [0] * MOMENT
    notes[BURNT], moment[QUIET] = burnt, quiet
    par, board = list(level(name).params), hidden(stones)
    bored = sum(policy._is_bored(notes, board, moment, par, 1, 2, seq) for seq in range(TURNS))
    return bored / TURNS


def test_the_king_waits_and_then_has_had_enough() -> None:
    king = level("king").params
    patience = int(king[PATIENCE])
    assert had_enough("king", patience - 1) == 0.0
    assert had_enough("king", patience) == pytest.approx(king[BORED], abs=0.04)
    assert had_enough("king", patience, stones=1) == 0.0, "there is nothing to claim"
    assert had_enough("patient", 200) == 0.0


def test_who_burnt_its_fingers_waits_longer_and_not_for_ever() -> None:
    quiet = int(level("king").params[PATIENCE])
    once, twice = had_enough("king", quiet, 1.0), had_enough("king", quiet, 2.0)
    assert had_enough("king", quiet) > 5 * once > 25 * twice
    assert once > 0.0


def test_a_claim_of_the_others_that_goes_wrong_makes_up_for_one_of_ones_own() -> None:
    table = duel.lay_table(np.array([level("king").params] * 2))
    for who in (0, 0, 1):
        duel._burnt(table, who, 1 - who)
    assert [table.notes[who][BURNT] for who in (0, 1)] == [1.0, 1.0]
    duel._burnt(table, 1, 0)
    assert [table.notes[who][BURNT] for who in (0, 1)] == [0.0, 2.0]


def suspected(looks: list[int]) -> float:
    """How far the King takes somebody to forget nothing who looks at these stones, three turns apart."""
    par, board = level("king").params, hidden(5)
    crowd, scratch = [0.0] * (GUESS * GUESSES), [0.0] * SCRATCH
    crowd_blank(crowd)
    for space in range(7):
        if board[space] == 7:
            crowd_seen(crowd, board, space, 0)
    for look in looks:
        for _ in range(3):
            crowd_turn_passes(crowd, board, 5, scratch, W_RISE)
        crowd_looked(crowd, board, 5, look, par[HEED])
    return crowd[FORGETS_NOTHING * GUESS + WEIGHT]


def test_who_looks_anywhere_may_well_forget_nothing() -> None:
    """Who comes back to the same stones has trouble with those, if anything."""
    stones = [space for space in range(7) if hidden(5)[space] == 7]
    assert FEW > suspected(stones * 2) > 1.2 * suspected(stones[:2] * 5)


def minds(suspects: float) -> tuple[list[float], list[float], list[float]]:
    """What the King reckons with when five stones were hidden: what it believes of each, what it is careful
    of, and the rest."""
    par, board = list(level("king").params), hidden(5)
    par[SUSPECTS] = suspects
    rows = [[0.0] * (GUESS * GUESSES) for _ in range(2)]
    scratch = [0.0] * SCRATCH
    for row in rows:
        crowd_blank(row)
        crowd_seen(row, board, 2, 0)
        crowd_turn_passes(row, board, 5, scratch, W_RISE)
    for at, row in ((3, rows[1]), (1, rows[0])):
        crowd_weigh(row, board, scratch, at)
    policy._take_care(rows[0], rows[1], board, par, scratch)
    return scratch[W_KNOWS : W_KNOWS + 7], scratch[W_FEARED : W_FEARED + 7], scratch[W_ALL : W_ALL + 8]


def test_who_is_careful_plays_otherwise_and_believes_the_same() -> None:
    bold, careful = minds(0.0), minds(0.5)
    assert bold[0] == careful[0] == bold[1]
    assert all(more > less for more, less in zip(careful[1], bold[1], strict=True))
    assert careful[2][1] > bold[2][1] + 0.2
    assert careful[2][7] == 0.0 < bold[2][7]


@pytest.mark.parametrize("name", LADDER)
def test_who_swaps_most_of_the_time_is_not_taken_to_forget_nothing(name: str) -> None:
    """Most turns go by in swaps whatever one knows: after twenty with a look now and then, somebody is taken
    for more than at first, and still rather for one of those who forget."""
    board = hidden(5)
    crowd, scratch = [0.0] * (GUESS * GUESSES), [0.0] * SCRATCH
    crowd_blank(crowd)
    stones = [space for space in range(7) if board[space] == 7]
    for space in stones:
        crowd_seen(crowd, board, space, 0)
    for turn in range(20):
        crowd_turn_passes(crowd, board, 5, scratch, W_RISE)
        if turn % 5 == 4:
            heard_move(crowd, board, PEEK, 0, 1.0)
            crowd_looked(crowd, board, 5, stones[turn // 5], 1.0)
        else:
            heard_move(crowd, board, SWAP, 0, 1.0)
    assert crowd[FORGETS_NOTHING * GUESS + WEIGHT] < 0.5, crowd[FORGETS_NOTHING * GUESS + WEIGHT]


def test_below_the_king_impatience_grows_until_something_is_claimed() -> None:
    """No patience of their own is needed: what a claim is worth to them rises with every quiet turn."""
    for name in LADDER[:-1]:
        assert level(name).params[BORED] == 0.0


def peeks_worth(looks: float, keep_up: float) -> float:
    """What the King's best quiet move is worth when so many of the other's turns were Peeks."""
    par, board = list(level("king").params), hidden(5)
    par[KEEP_UP] = keep_up
    notes, moment, scratch = [0.0] * NOTES, [0] * MOMENT, [0.0] * SCRATCH
    notes[LOOKS] = looks
    code = policy._best_quiet(notes, board, moment, par, scratch, 1, 2, 3, policy.NEVER)
    return scratch[policy.W_WORTH] if code >> 6 == PEEK else policy.NEVER


def test_who_looks_most_of_the_time_is_not_left_alone_with_it() -> None:
    """A player who does little but look knows more when the bell rings, unless the King looks too."""
    usual = peeks_worth(0.2, 1.0)
    assert usual > policy.NEVER
    assert peeks_worth(0.33, 1.0) == usual == peeks_worth(0.9, 0.0)
    assert peeks_worth(0.9, 1.0) == pytest.approx(usual + 0.9 - 1 / 3)


def test_how_often_somebody_looks_is_noted_and_old_habits_fade() -> None:
    notes = [0.0] * NOTES
    for _ in range(30):
        mind_watched(notes, 1)
    assert notes[LOOKS] > 0.9
    for _ in range(30):
        mind_watched(notes, 0)
    assert notes[LOOKS] < 0.1
