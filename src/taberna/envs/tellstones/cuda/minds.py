"""A row of `vector` with two memories beside it, as the bots have them; a bot may sit at the second seat.

Like the core's functions these keep to whole numbers, floats and rows, so that they can be put into CUDA C++.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from taberna.bots.tellstones.core import rows
from taberna.bots.tellstones.core.draw import mixed
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
from taberna.bots.tellstones.core.policy import choose
from taberna.bots.tellstones.core.rows import Ints, Row
from taberna.bots.tellstones.fast.duel import BELL_HAZE
from taberna.envs.tellstones.vector import (
    ANSWER,
    BELIEVE,
    BELL,
    BOAST,
    BONUS,
    CHALLENGE,
    CLAIMANT,
    COUNT,
    DOUBT,
    DRAW,
    DUE,
    HIDE,
    LOOKING,
    NAME,
    PAIRS,
    PEEK,
    PHASE,
    QUIET,
    REPLYING,
    RUNNING,
    SCORE,
    SEEN,
    SPACE,
    STEAL,
    STOLEN,
    STOP,
    SWAP,
    TURN,
    TURNS,
    WINNER,
    act,
    begin,
    hidden,
)

Singles: TypeAlias = list[float]

SEQ: Final = 0
"""In the row beside: the next draw's number, each player's turns in a row that were a Peek, two keys each."""
STREAK: Final = 1
KEYS: Final = 3
BESIDE: Final = 7
REMEMBERED: Final = 49


class Table(NamedTuple):
    own: list[Row]
    crowd: list[Row]
    mirror: list[Row]
    notes: list[Row]
    par: list[Row]
    w: Row
    board: Ints
    moment: Ints
    game: Ints
    """The row beside."""


def lay(board: Ints, row: Ints) -> None:
    """The Line as the minds know it."""
    board[rows.POOL] = 127
    board[rows.HIDDEN] = 0
    board[rows.MAT] = 0
    board[rows.SPACES] = row[COUNT]
    for space in range(7):
        if space >= row[COUNT]:
            board[space] = rows.EMPTY
            continue
        board[rows.POOL] &= ~(1 << row[space])
        if row[7 + space]:
            board[space] = rows.DOWN
            board[rows.HIDDEN] |= 1 << row[space]
        else:
            board[space] = row[space]


def sit_down(t: Table, row: Ints) -> None:
    """A new duel, and nothing remembered."""
    begin(row)
    t.game[SEQ] = 3
    for i in range(2):
        t.game[STREAK + i] = 0
        t.game[KEYS + 2 * i] = mixed((row[DRAW] >> 14 * i) + 2 * i)
        t.game[KEYS + 2 * i + 1] = mixed((row[DRAW] >> 14 * i + 7) + 2 * i + 1)
        mind_blank(t.own[i], t.crowd[i], t.mirror[i], t.notes[i], t.par[i])


def burn(t: Table, who: int, other: int) -> None:
    """A claim brought the other a point."""
    t.notes[who][rows.BURNT] += 1.0
    t.notes[other][rows.BURNT] = max(0.0, t.notes[other][rows.BURNT] - 1.0)


def turn_up(t: Table, down: int, space: int, symbol: int) -> None:
    for i in range(2):
        mind_turned(t.own[i], t.crowd[i], t.mirror[i], t.par[i], t.board, down, space, symbol)


def handle(t: Table, row: Ints, code: int, down: int) -> None:
    board = t.board
    for i in range(2):
        if code < HIDE:
            mind_placed(t.own[i], t.crowd[i], t.mirror[i], t.par[i], 1 - code % 2)
        elif code < SWAP:
            space = code - HIDE
            mind_hidden(t.own[i], t.crowd[i], t.mirror[i], t.par[i], board, space, row[space])
        else:
            one, other = PAIRS[code - SWAP, 0], PAIRS[code - SWAP, 1]
            mind_swapped(
                t.own[i], t.crowd[i], t.mirror[i], t.par[i], board, down, one, other,
                t.game[KEYS + 2 * i], t.game[KEYS + 2 * i + 1], t.game[SEQ],
            )  # fmt: skip


def reply(t: Table, row: Ints, code: int) -> None:
    who = row[DUE]
    if row[PHASE] == REPLYING:
        if code == BELIEVE:
            t.notes[1 - who][rows.BELIEVED] += 1.0
        elif code == DOUBT:
            t.notes[1 - who][rows.DOUBTED] += 1.0
        elif code == STEAL:
            t.notes[1 - who][rows.STOLE] += 1.0
    if code == BELIEVE:
        for i in range(2):
            mind_believed(t.crowd[i], t.mirror[i], t.par[i], t.board, 1 if i == row[CLAIMANT] else 0)
        if row[PHASE] == STOLEN:
            burn(t, who, 1 - who)


def choice(t: Table, row: Ints, code: int) -> None:
    """What somebody does with a turn on which everything is open to them."""
    apart, kind = 0, rows.BOAST
    if code < HIDE:
        kind = rows.PLACE
    elif code < SWAP:
        kind = rows.HIDE
    elif code < PEEK:
        one, other = PAIRS[code - SWAP, 0], PAIRS[code - SWAP, 1]
        apart = 1 if t.board[one] != rows.DOWN or t.board[other] != rows.DOWN else 0
        kind = rows.SWAP
    elif code < CHALLENGE:
        kind = rows.PEEK
    elif code < BOAST:
        kind = rows.CHALLENGE
    for i in range(2):
        mind_chose(t.crowd[i], t.mirror[i], t.par[i], t.board, kind, apart, 1 if i == row[DUE] else 0)


def hear(t: Table, row: Ints, code: int) -> None:
    """What both make of an action, before it is done."""
    who, down = row[DUE], hidden(row)
    lay(t.board, row)
    if row[PHASE] == TURN:
        peeks = 1 if PEEK <= code < CHALLENGE else 0
        mind_watched(t.notes[1 - who], peeks)
        t.game[STREAK + who] = t.game[STREAK + who] + 1 if peeks else 0
        if not row[BELL]:
            choice(t, row, code)
    if code < PEEK:
        handle(t, row, code, down)
    elif code < CHALLENGE:
        space = code - PEEK
        for i in range(2):
            mind_looked(
                t.own[i], t.crowd[i], t.mirror[i], t.par[i], t.board, down, space,
                row[space] if i == who else -1,
            )  # fmt: skip
    elif NAME <= code < STOP:
        space = (code - NAME) // 7
        turn_up(t, down, space, row[space])
    elif ANSWER <= code < BELIEVE:
        space = row[SPACE]
        right = 1 if row[space] == code - ANSWER else 0
        for i in range(2):
            mind_answered(t.crowd[i], t.mirror[i], t.par[i], t.board, space, right, 1 if i == who else 0)
        turn_up(t, down, space, row[space])
        if right:
            burn(t, 1 - who, who)
    elif code >= BELIEVE:
        reply(t, row, code)


def play(t: Table, row: Ints, code: int, turns_most: int, bell: int) -> None:
    """One legal action."""
    t.game[SEQ] += 1
    hear(t, row, code)
    turns = row[TURNS]
    act(row, code, turns_most, bell)
    if row[WINNER] != RUNNING or row[TURNS] == turns:
        return
    lay(t.board, row)
    down = hidden(row)
    for i in range(2):
        mind_turn_passes(
            t.own[i], t.crowd[i], t.mirror[i], t.notes[i], t.par[i], t.board, down, t.w,
            t.game[KEYS + 2 * i], t.game[KEYS + 2 * i + 1], t.game[SEQ],
        )  # fmt: skip
        if row[BELL]:
            t.notes[i][rows.HAZE] = BELL_HAZE


def coded(action: int) -> int:
    """An action of the core, by its code here."""
    kind, one, other = action >> 6, action >> 3 & 7, action & 7
    if kind == rows.PLACE:
        return 2 * one + other
    if kind == rows.HIDE:
        return HIDE + one
    if kind == rows.SWAP:
        low, high = min(one, other), max(one, other)
        return SWAP + low * (13 - low) // 2 + high - low - 1
    if kind == rows.PEEK:
        return PEEK + one
    if kind == rows.STOP:
        return STOP
    if kind == rows.CHALLENGE:
        return CHALLENGE + one
    if kind == rows.ANSWER:
        return ANSWER + one
    if kind == rows.BOAST:
        return BOAST
    if kind == rows.NAME:
        return NAME + 7 * one + other
    return BELIEVE + kind - rows.BELIEVE


def asked(t: Table, row: Ints) -> int:
    """What the mind of whoever must act does."""
    who, moment = row[DUE], t.moment
    lay(t.board, row)
    moment[rows.PHASE] = row[PHASE]
    moment[rows.US] = row[SCORE + who]
    moment[rows.THEM] = row[SCORE + 1 - who]
    moment[rows.SPACE] = row[SPACE]
    moment[rows.SEEN] = row[SEEN] if row[PHASE] == LOOKING else 0
    moment[rows.QUIET] = row[QUIET]
    moment[rows.TURN] = row[TURNS]
    moment[rows.BONUS] = row[BONUS + who]
    moment[rows.STREAK] = t.game[STREAK + who]
    moment[rows.DUTY] = 0
    if row[PHASE] == TURN and row[BELL]:
        moment[rows.DUTY] = rows.DUTY_CLAIM if hidden(row) >= 2 else rows.DUTY_HANDLE
    return coded(
        choose(
            t.own[who], t.crowd[who], t.mirror[who], t.notes[who], t.board, moment, t.par[who], t.w,
            t.game[KEYS + 2 * who], t.game[KEYS + 2 * who + 1], t.game[SEQ],
        )
    )  # fmt: skip


def recollect(t: Table, row: Ints, known: Singles) -> None:
    """What whoever must act remembers: space by space, symbol by symbol, how sure."""
    for i in range(REMEMBERED):
        known[i] = 0.0
    who = row[DUE]
    for space in range(row[COUNT]):
        label = int(t.own[who][rows.LABEL + space])
        if row[7 + space] and label >= 0:
            known[7 * space + label] = t.own[who][rows.SURE + space]


MINDS: Final[tuple[Callable[..., object], ...]] = (
    lay, sit_down, burn, turn_up, handle, reply, choice, hear, play, coded, asked, recollect,
)  # fmt: skip
