"""The rules of the duel on arrays (TS-1 to TS-3, TS-7.2, TS-7.3), with two minds at the table.

The engine is the authority; this follows it commit by commit, so that a bot's draws, which are numbered
by commits, come out the same.
"""

from typing import Any, Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from taberna.bots.tellstones.core import board as boards
from taberna.bots.tellstones.core.board import count_down
from taberna.bots.tellstones.core.draw import uniform
from taberna.bots.tellstones.core.minds import (
    mind_answered,
    mind_believed,
    mind_blank,
    mind_chose,
    mind_hidden,
    mind_looked,
    mind_placed,
    mind_swapped,
    mind_turn_passes,
    mind_turned,
    mind_watched,
)
from taberna.bots.tellstones.core.params import PARAMS
from taberna.bots.tellstones.core.plain import count_blank
from taberna.bots.tellstones.core.policy import choose
from taberna.bots.tellstones.core.rows import (
    BELIEVE,
    BELIEVED,
    BOARD,
    BOAST,
    BONUS,
    BURNT,
    CHALLENGE,
    DOUBT,
    DOUBTED,
    DOWN,
    DUTY,
    DUTY_CLAIM,
    DUTY_HANDLE,
    GUESS,
    GUESSES,
    HAZE,
    HIDE,
    KINDS,
    MOMENT,
    NOTES,
    PEEK,
    PHASE,
    PHASE_ANSWER,
    PHASE_LOOKS,
    PHASE_PROOF,
    PHASE_REPLY,
    PHASE_STOLEN,
    PHASE_TURN,
    PLACE,
    QUIET,
    SCRATCH,
    SEEN,
    SPACE,
    STEAL,
    STOLE,
    STOP,
    STREAK,
    SWAP,
    THEM,
    TRACES,
    TURN,
    US,
    Ints,
    Row,
    kernel,
)
from taberna.bots.tellstones.fast.tally import (
    SIGHTS,
    TALLY,
    note_choice,
    note_seen,
    note_shift,
    note_swap,
    note_truth,
)

Floats = NDArray[np.float64]

BELL_HAZE: Final = 0.5
QUIET_TURNS: Final = 12
BELL: Final = 0.15

# What the house draws, by use and number.
HOUSE: Final = 2
AT_OPENING: Final = 0
AT_FIRST: Final = 1
AT_BELL: Final = 2

# The row of the game, beside the board.
MOVER: Final = 0
SEQ: Final = 1
TURNS: Final = 2
QUIETS: Final = 3
LOUD: Final = 4
RUNG: Final = 5
WINNER: Final = 6
"""RUNNING, a player, or DRAWN."""
POINTS: Final = 7
BONUSES: Final = 9
EARNED: Final = 11
BY_PROOF: Final = 13
WRITTEN: Final = 14
STREAKS: Final = 15
"""Of each player: turns in a row that were a Peek."""
DONE: Final = 17
"""Of each player: how often each kind of action was taken, and how many Boasts were bluffs."""
COUNTS: Final = KINDS + 1
GAME: Final = DONE + 2 * COUNTS
RUNNING: Final = -1
DRAWN: Final = 2


class Table(NamedTuple):
    """Arrays, all of them; the core's functions know them as rows."""

    own: list[Row]
    crowd: list[Row]
    mirror: list[Row]
    notes: list[Row]
    par: list[Row]
    keys: list[Ints]
    board: Ints
    truth: Ints
    game: Ints
    moment: Ints
    w: Row
    tally: Row
    sights: Ints
    story: Ints
    """The actions, where there is room for them."""
    ahead: Ints
    """With how many points each begins."""


def lay_table(par: Floats, actions: int = 0) -> Table:
    assert par.shape == (2, PARAMS)
    arrays = (
        np.zeros((2, TRACES)),
        np.zeros((2, GUESSES * GUESS)),
        np.zeros((2, GUESSES * GUESS)),
        np.zeros((2, NOTES)),
        par,
        np.zeros((3, 2), np.int64),
        np.zeros(BOARD, np.int64),
        np.zeros(7, np.int64),
        np.zeros(GAME, np.int64),
        np.zeros(MOMENT, np.int64),
        np.zeros(SCRATCH),
        np.zeros(TALLY),
        np.zeros(SIGHTS, np.int64),
        np.zeros(actions, np.int64),
        np.zeros(2, np.int64),
    )
    return Table(*cast("Any", arrays))  # to mypy a row is a list


def change_seats(t: Table) -> Table:
    """The same table with the players the other way round; what is counted of them goes by seat."""
    par = np.ascontiguousarray(np.asarray(t.par)[::-1])
    return t._replace(
        par=cast("Any", par), ahead=cast("Any", np.zeros(2, np.int64)), tally=cast("Any", np.zeros(TALLY))
    )


@kernel
def _asked(t: Table, who: int, phase: int, space: int, seen: int, counted: int) -> int:
    """What a player does now."""
    game, moment = t.game, t.moment
    moment[PHASE] = phase
    moment[US] = game[POINTS + who]
    moment[THEM] = game[POINTS + 1 - who]
    moment[SPACE] = space
    moment[SEEN] = seen
    moment[QUIET] = game[QUIETS]
    moment[TURN] = game[TURNS]
    moment[BONUS] = game[BONUSES + who]
    moment[STREAK] = game[STREAKS + who]
    moment[DUTY] = 0
    if phase == PHASE_TURN and game[RUNG]:
        moment[DUTY] = DUTY_CLAIM if count_down(t.board) >= 2 else DUTY_HANDLE
    code = choose(
        t.own[who], t.crowd[who], t.mirror[who], t.notes[who], t.board, moment, t.par[who], t.w,
        t.keys[who][0], t.keys[who][1], game[SEQ],
    )  # fmt: skip
    if counted:
        note_choice(t.tally, who, code, t.own[who], t.board)
        note_truth(
            t.tally, t.sights, who, t.own[who], t.own[1 - who], t.par[who], t.board, t.truth, moment, t.w,
            game[TURNS],
        )  # fmt: skip
    if game[WRITTEN] < len(t.story):
        t.story[game[WRITTEN]] = who * 4096 + code
    game[WRITTEN] += 1
    game[DONE + who * COUNTS + (code >> 6)] += 1
    if code >> 6 == BOAST and count_blank(t.own[who], t.board) > 1:
        game[DONE + who * COUNTS + KINDS] += 1
    game[SEQ] += 1
    return code


@kernel
def _scored(t: Table, who: int) -> None:
    game = t.game
    game[POINTS + who] += 1
    game[EARNED + 1 - who] = 1
    if game[POINTS + who] == 3:
        game[WINNER] = who


@kernel
def _turned(t: Table, space: int) -> None:
    symbol, down = t.truth[space], count_down(t.board)
    for i in range(2):
        mind_turned(t.own[i], t.crowd[i], t.mirror[i], t.par[i], t.board, down, space, symbol)
    boards.turn(t.board, space, symbol)


@kernel
def _handled(t: Table, kind: int, one: int, other: int, counted: int) -> None:
    board, truth, game = t.board, t.truth, t.game
    seq = game[SEQ]
    if kind == PLACE:
        shifted = boards.place(board, one, other)
        if shifted:
            for space in range(6, 0, -1):
                truth[space] = truth[space - 1]
            if counted:
                note_shift(t.sights)
        for space in range(7):
            if board[space] == one:
                truth[space] = one
        for i in range(2):
            mind_placed(t.own[i], t.crowd[i], t.mirror[i], t.par[i], shifted)
        game[LOUD] = 1
    elif kind == HIDE:
        for i in range(2):
            mind_hidden(t.own[i], t.crowd[i], t.mirror[i], t.par[i], board, one, truth[one])
            if counted:
                note_seen(t.sights, i, one, game[TURNS])
        boards.hide(board, one)
        game[LOUD] = 1
    else:
        down = count_down(board)
        for i in range(2):
            mind_swapped(
                t.own[i], t.crowd[i], t.mirror[i], t.par[i], board, down, one, other,
                t.keys[i][0], t.keys[i][1], seq,
            )  # fmt: skip
        boards.swap(board, one, other)
        truth[one], truth[other] = truth[other], truth[one]
        if counted:
            note_swap(t.sights, one, other)


@kernel
def _looked(t: Table, who: int, space: int, counted: int) -> None:
    down = count_down(t.board)
    for i in range(2):
        symbol = t.truth[space] if i == who else -1
        mind_looked(t.own[i], t.crowd[i], t.mirror[i], t.par[i], t.board, down, space, symbol)
    if counted:
        note_seen(t.sights, who, space, t.game[TURNS])


@kernel
def _peeks(t: Table, who: int, space: int, counted: int) -> None:
    """TS-2.5, TS-2.6."""
    seen, looks = 1 << space, 1
    _looked(t, who, space, counted)
    allowed = 3 if t.game[BONUSES + who] else 1
    down = count_down(t.board)
    while looks < allowed and looks < down:
        code = _asked(t, who, PHASE_LOOKS, 0, seen, counted)
        if code >> 6 == STOP:
            return
        space = code >> 3 & 7
        seen |= 1 << space
        looks += 1
        _looked(t, who, space, counted)


@kernel
def _burnt(t: Table, who: int, other: int) -> None:
    """A claim brought the other a point."""
    t.notes[who][BURNT] += 1.0
    t.notes[other][BURNT] = max(0.0, t.notes[other][BURNT] - 1.0)


@kernel
def _challenges(t: Table, who: int, space: int, counted: int) -> None:
    """TS-3.1 to TS-3.4."""
    game = t.game
    game[LOUD] = 1
    other = 1 - who
    answer = _asked(t, other, PHASE_ANSWER, space, 0, counted) >> 3 & 7
    right = 1 if answer == t.truth[space] else 0
    for i in range(2):
        mind_answered(t.crowd[i], t.mirror[i], t.par[i], t.board, space, right, 1 if i == other else 0)
    _turned(t, space)
    if right:
        _burnt(t, who, other)
    _scored(t, other if right else who)


@kernel
def _boasts(t: Table, who: int, counted: int) -> None:
    """TS-3.5 to TS-3.11."""
    game = t.game
    game[LOUD] = 1
    other = 1 - who
    claimant, replier = who, other
    reply = _asked(t, other, PHASE_REPLY, 0, 0, counted) >> 6
    if reply == BELIEVE:
        t.notes[who][BELIEVED] += 1.0
    elif reply == DOUBT:
        t.notes[who][DOUBTED] += 1.0
    else:
        t.notes[who][STOLE] += 1.0
    if reply == STEAL:
        claimant, replier = other, who
        reply = _asked(t, who, PHASE_STOLEN, 0, 0, counted) >> 6
    if reply == BELIEVE:
        for i in range(2):
            mind_believed(t.crowd[i], t.mirror[i], t.par[i], t.board, 1 if i == claimant else 0)
        if claimant == other:
            _burnt(t, who, other)
        _scored(t, claimant)
        return
    game[BY_PROOF] = 1
    while game[WINNER] == RUNNING:
        code = _asked(t, claimant, PHASE_PROOF, 0, 0, counted)
        space, symbol = code >> 3 & 7, code & 7
        right = t.truth[space] == symbol
        _turned(t, space)
        if not right:
            game[WINNER] = replier
        elif count_down(t.board) == 0:
            game[WINNER] = claimant


@kernel
def _set_up(t: Table, mat: int) -> None:
    game, board = t.game, t.board
    for i in range(GAME):
        game[i] = 0
    game[WINNER] = RUNNING
    boards.lay_out(board, mat)
    for i in range(2):
        game[POINTS + i] = t.ahead[i]
        mind_blank(t.own[i], t.crowd[i], t.mirror[i], t.notes[i], t.par[i])
    symbol = int(uniform(t.keys[HOUSE][0], t.keys[HOUSE][1], 0, AT_OPENING, 0) * 7)
    boards.open_line(board, symbol)
    for space in range(7):
        if board[space] == symbol:
            t.truth[space] = symbol
    game[MOVER] = int(uniform(t.keys[HOUSE][0], t.keys[HOUSE][1], 0, AT_FIRST, 0) * 2)
    game[SEQ] = 3  # the set-up, the opening, who goes first
    game[TURNS] = 1


@kernel
def _next_turn(t: Table, last_orders: int) -> None:
    """TS-1.7, TS-2.7, TS-7.3."""
    game = t.game
    bell = last_orders != 0 and not game[LOUD] and game[QUIETS] + 1 >= QUIET_TURNS
    game[QUIETS] = 0 if game[LOUD] else game[QUIETS] + 1
    game[LOUD] = 0
    game[RUNG] = 0
    game[BONUSES + game[MOVER]] = 0
    for i in range(2):
        if game[EARNED + i]:
            game[BONUSES + i] = 1
            game[EARNED + i] = 0
    game[TURNS] += 1
    down = count_down(t.board)
    for i in range(2):
        mind_turn_passes(
            t.own[i], t.crowd[i], t.mirror[i], t.notes[i], t.par[i], t.board, down, t.w,
            t.keys[i][0], t.keys[i][1], game[SEQ],
        )  # fmt: skip
    game[MOVER] = 1 - game[MOVER]
    if bell:
        game[SEQ] += 1
        if uniform(t.keys[HOUSE][0], t.keys[HOUSE][1], game[TURNS], AT_BELL, 0) < BELL:
            game[RUNG] = 1
            for i in range(2):
                t.notes[i][HAZE] = BELL_HAZE


@kernel
def play_out(t: Table, last_orders: int, turns_most: int, mat: int, counted: int) -> None:
    """One game, from the set-up to its end."""
    game = t.game
    _set_up(t, mat)
    while True:
        who = game[MOVER]
        code = _asked(t, who, PHASE_TURN, 0, 0, counted)
        kind, one, other = code >> 6, code >> 3 & 7, code & 7
        mind_watched(t.notes[1 - who], 1 if kind == PEEK else 0)
        if not game[RUNG]:
            apart = 1 if kind == SWAP and (t.board[one] != DOWN or t.board[other] != DOWN) else 0
            for i in range(2):
                mind_chose(t.crowd[i], t.mirror[i], t.par[i], t.board, kind, apart, 1 if i == who else 0)
        game[STREAKS + who] = game[STREAKS + who] + 1 if kind == PEEK else 0
        if kind <= SWAP:
            _handled(t, kind, one, other, counted)
        elif kind == PEEK:
            _peeks(t, who, one, counted)
        elif kind == CHALLENGE:
            _challenges(t, who, one, counted)
        elif kind == BOAST:
            _boasts(t, who, counted)
        if game[WINNER] != RUNNING:
            return
        if 0 < turns_most <= game[TURNS]:
            game[WINNER] = DRAWN  # TS-7.2
            return
        _next_turn(t, last_orders)


@kernel
def mixed_seed(seed: int, number: int, part: int) -> int:
    return int(uniform(seed & 0xFFFFFFFF, seed >> 32, number, 7, part) * 4294967296.0)
