"""Thousands of duels at once: the rules on one array, compiled by numba, a row a duel.

>>> duels = Duels(2, seed=1)
>>> observations, masks = duels.seen()
>>> observations.shape, masks.shape
((2, 164), (2, 126))
>>> rewards, over = duels.step(masks.argmax(axis=1))
>>> rewards.tolist(), over.tolist()
([[0.0, 0.0], [0.0, 0.0]], [False, False])

Actions are those of `taberna.envs.tellstones.coding`, observations those of
`taberna.envs.tellstones.observation`, of whoever must act (`duels.player`). Without codes, `step()` draws
legal actions. A duel that is over begins anew by itself. Stones lie with open ends, the opening and the first
player are drawn, the bell hangs unless `bell=False`; tests/envs/test_vector.py plays every action through the
engine as well.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from taberna.bots.tellstones.core.rows import Ints
from taberna.envs.tellstones.coding import coding
from taberna.envs.tellstones.observation import CELL, LAST, PHASES, SPACES, fields, length

Marks: TypeAlias = NDArray[np.int8]
Sights: TypeAlias = NDArray[np.int16]

# A row: seven symbols, whether each lies face-down, then
COUNT, MOVER, PHASE, DUE, SPACE, SEEN, LOOKS, SCORE, BONUS, EARNED = 14, 15, 16, 17, 18, 19, 20, 21, 23, 25
TURNS, QUIET, LOUD, BELL, CLAIMANT, DRAW, WINNER = 27, 28, 29, 30, 31, 32, 33
DONE, TOLD, ROW = 34, 34 + 2 * LAST, 34 + 2 * LAST + 14
TURN, LOOKING, ANSWERING, REPLYING, STOLEN, PROVING = range(6)
RUNNING: Final = -1
"""Of WINNER: 0, 1, or 2 for a draw."""
QUIET_TURNS: Final = 12
BELL_CHANCE: Final = 0.15
SIZE: Final = len(coding("duel"))
PLACE, HIDE, SWAP, PEEK, CHALLENGE, BOAST, NAME = 0, 14, 21, 42, 49, 56, 57
STOP, ANSWER, BELIEVE, DOUBT, STEAL = 113, 114, 121, 122, 123
"""Where each kind of action begins in the coding."""
PAIRS: Final = np.array([(a, b) for a in range(7) for b in range(a + 1, 7)], np.int64)
LENGTH: Final = length("duel")
AT_LOOKS, AT_SCORE, AT_PHASE, AT_SPACE, AT_BONUS, AT_BELL, AT_TURN, AT_SEATS, AT_LAST = (
    fields("duel")[name].start
    for name in ("looks", "score", "phase", "space", "bonus", "bell", "turn", "seats", "last")
)
assert len(PHASES) > PROVING


def draw(row: Ints) -> float:
    """From 0 to 1: a generator of a row's own (xorshift)."""
    x = row[DRAW]
    x ^= (x << 13) & 0x7FFFFFFFFFFFFFFF
    x ^= x >> 7
    x ^= (x << 17) & 0x7FFFFFFFFFFFFFFF
    row[DRAW] = x
    return float((x >> 11) & 0xFFFFFFFF) / 4294967296.0


def begin(row: Ints) -> None:
    for i in range(DRAW):
        row[i] = 0
    for i in range(DONE, ROW):
        row[i] = 0
    row[WINNER] = RUNNING
    row[0] = int(draw(row) * 7)
    row[COUNT] = 1
    row[MOVER] = int(draw(row) * 2)
    row[DUE] = row[MOVER]
    row[TURNS] = 1


def hidden(row: Ints) -> int:
    count = 0
    for space in range(7):
        count += row[7 + space]
    return count


def next_turn(row: Ints, turns_most: int, bell: int) -> None:
    """TS-1.7, TS-2.7, TS-7.2, TS-7.3."""
    if 0 < turns_most <= row[TURNS]:
        row[WINNER] = 2
        return
    rings = bell != 0 and row[LOUD] == 0 and row[QUIET] + 1 >= QUIET_TURNS
    row[QUIET] = 0 if row[LOUD] else row[QUIET] + 1
    row[LOUD] = 0
    row[BELL] = 0
    row[BONUS + row[MOVER]] = 0
    for i in range(2):
        if row[EARNED + i]:
            row[BONUS + i] = 1
            row[EARNED + i] = 0
    row[TURNS] += 1
    row[MOVER] = 1 - row[MOVER]
    row[DUE] = row[MOVER]
    row[PHASE] = TURN
    if rings and draw(row) < BELL_CHANCE:
        row[BELL] = 1


def scored(row: Ints, who: int, turns_most: int, bell: int) -> None:
    row[SCORE + who] += 1
    row[EARNED + 1 - who] = 1
    row[BELL] = 0
    if row[SCORE + who] == 3:
        row[WINNER] = who
    else:
        next_turn(row, turns_most, bell)


def note(row: Ints, who: int, code: int) -> None:
    for i in range(2 * LAST - 1, 1, -1):
        row[DONE + i] = row[DONE + i - 2]
    row[DONE] = who
    row[DONE + 1] = code + 1


def look(row: Ints, who: int, space: int) -> None:
    row[TOLD + 7 * who + space] = row[space] + 1
    row[SEEN] |= 1 << space
    row[LOOKS] += 1


def act(row: Ints, code: int, turns_most: int, bell: int) -> None:
    """One legal action."""
    who, phase = row[DUE], row[PHASE]
    for space in range(7):
        row[TOLD + 7 * who + space] = 0
    if code != STOP:
        note(row, who, code)
    row[BELL] = 0
    if code < HIDE:
        symbol, right = code // 2, code % 2
        if not right:
            for space in range(row[COUNT], 0, -1):
                row[space] = row[space - 1]
                row[7 + space] = row[6 + space]
        space = row[COUNT] if right else 0
        row[space] = symbol
        row[7 + space] = 0
        row[COUNT] += 1
        row[LOUD] = 1
        next_turn(row, turns_most, bell)
    elif code < SWAP:
        row[7 + code - HIDE] = 1
        row[LOUD] = 1
        next_turn(row, turns_most, bell)
    elif code < PEEK:
        one, other = PAIRS[code - SWAP, 0], PAIRS[code - SWAP, 1]
        row[one], row[other] = row[other], row[one]
        row[7 + one], row[7 + other] = row[7 + other], row[7 + one]
        next_turn(row, turns_most, bell)
    elif code < CHALLENGE:
        if phase == TURN:
            row[SEEN] = 0
            row[LOOKS] = 0
        look(row, who, code - PEEK)
        most = 3 if row[BONUS + who] else 1
        if row[LOOKS] < most and row[LOOKS] < hidden(row):
            row[PHASE] = LOOKING
        else:
            next_turn(row, turns_most, bell)
    elif code < BOAST:
        row[LOUD] = 1
        row[SPACE] = code - CHALLENGE
        row[PHASE] = ANSWERING
        row[DUE] = 1 - who
    elif code == BOAST:
        row[LOUD] = 1
        row[CLAIMANT] = who
        row[PHASE] = REPLYING
        row[DUE] = 1 - who
    elif code < STOP:
        space, symbol = (code - NAME) // 7, (code - NAME) % 7
        row[7 + space] = 0
        if row[space] != symbol:
            row[WINNER] = 1 - who
        elif hidden(row) == 0:
            row[WINNER] = who
    elif code == STOP:
        next_turn(row, turns_most, bell)
    elif code < BELIEVE:
        right = row[row[SPACE]] == code - ANSWER
        row[7 + row[SPACE]] = 0
        scored(row, who if right else 1 - who, turns_most, bell)
    elif code == BELIEVE:
        scored(row, row[CLAIMANT], turns_most, bell)
    elif code == DOUBT:
        row[PHASE] = PROVING
        row[DUE] = row[CLAIMANT]
    else:
        row[CLAIMANT] = who
        row[PHASE] = STOLEN
        row[DUE] = 1 - who


def allow(row: Ints, mask: Marks) -> None:
    for code in range(SIZE):
        mask[code] = 0
    phase, count, down = row[PHASE], row[COUNT], hidden(row)
    if phase == TURN:
        claim, handle = row[BELL] == 0 or down >= 2, row[BELL] == 0 or down < 2
        lying = 0
        for space in range(count):
            lying |= 1 << row[space]
        for symbol in range(7):
            if handle and not lying >> symbol & 1:
                mask[2 * symbol] = 1
                mask[2 * symbol + 1] = 1
        for space in range(count):
            if row[7 + space]:
                mask[CHALLENGE + space] = claim
                mask[PEEK + space] = row[BELL] == 0
            else:
                mask[HIDE + space] = handle
        if row[BELL] == 0:
            for pair in range(21):
                mask[SWAP + pair] = PAIRS[pair, 1] < count
        mask[BOAST] = claim and down > 0
    elif phase == LOOKING:
        for space in range(count):
            mask[PEEK + space] = row[7 + space] and not row[SEEN] >> space & 1
        mask[STOP] = 1
    elif phase == ANSWERING:
        for symbol in range(7):
            mask[ANSWER + symbol] = 1
    elif phase == PROVING:
        for space in range(count):
            for symbol in range(7):
                mask[NAME + 7 * space + symbol] = row[7 + space]
    else:
        mask[BELIEVE] = 1
        mask[DOUBT] = 1
        mask[STEAL] = phase == REPLYING


def show(row: Ints, seen: Sights) -> None:
    for i in range(LENGTH):
        seen[i] = 0
    who = row[DUE]
    for space in range(SPACES):
        cell = 0
        if space < row[COUNT]:
            cell = 1 if row[7 + space] else 2 + row[space]
        seen[space * CELL + cell] = 1
        if row[TOLD + 7 * who + space]:
            seen[AT_LOOKS + 7 * space + row[TOLD + 7 * who + space] - 1] = 1
    seen[AT_SCORE + row[SCORE + who]] = 1
    seen[AT_SCORE + 4 + row[SCORE + 1 - who]] = 1
    seen[AT_PHASE + row[PHASE]] = 1
    if row[PHASE] == ANSWERING:
        seen[AT_SPACE + row[SPACE]] = 1
    seen[AT_BONUS] = row[BONUS + who]
    seen[AT_BONUS + 1] = row[BONUS + 1 - who]
    seen[AT_BELL] = row[BELL]
    seen[AT_TURN] = row[MOVER] == who
    seen[AT_SEATS + who] = 1
    for i in range(2 * LAST):
        seen[AT_LAST + i] = row[DONE + i]


def step_all(
    rows: NDArray[np.int64],
    codes: NDArray[np.int64],
    masks: NDArray[np.int8],
    seen: NDArray[np.int16],
    rewards: NDArray[np.float32],
    over: NDArray[np.bool_],
    turns_most: int,
    bell: int,
) -> int:
    """The first row whose action is masked out, or -1 after all were done."""
    for n in range(len(rows)):
        if masks[n, codes[n]] == 0:
            return n
    for n in range(len(rows)):
        row = rows[n]
        act(row, codes[n], turns_most, bell)
        rewards[n, 0] = 0.0
        rewards[n, 1] = 0.0
        over[n] = row[WINNER] != RUNNING
        if over[n]:
            if row[WINNER] < 2:
                rewards[n, row[WINNER]] = 1.0
                rewards[n, 1 - row[WINNER]] = -1.0
            begin(row)
        allow(row, masks[n])
        show(row, seen[n])
    return -1


def draw_all(rows: NDArray[np.int64], masks: NDArray[np.int8], codes: NDArray[np.int64]) -> None:
    """Of each row one of the actions that its mask allows, all as likely."""
    for n in range(len(rows)):
        left = 0
        for code in range(SIZE):
            left += masks[n, code]
        left = int(draw(rows[n]) * left)
        for code in range(SIZE):
            if masks[n, code]:
                if left == 0:
                    codes[n] = code
                    break
                left -= 1


RULES: Final = (draw, begin, hidden, next_turn, scored, note, look, act, allow, show)
"""What is done to a row, as numba and the graphics card are given it."""


@cache
def _compiled() -> tuple[Callable[..., Any], Callable[..., Any]]:
    """`step_all` and `draw_all`, with everything they call."""
    from numba import njit
    from numba.extending import register_jitable

    for each in RULES:
        register_jitable(each)
    return njit(step_all), njit(draw_all)


class Duels:
    """Many duels, side by side. The arrays that `seen` returns are written over by the next step."""

    def __init__(
        self, count: int, seed: int = 0, turns_max: int = 200, bell: bool = True, fast: bool = True
    ) -> None:
        chance = np.random.default_rng(seed)
        self.rows: NDArray[np.int64] = np.zeros((count, ROW), np.int64)
        self.rows[:, DRAW] = chance.integers(1, 1 << 62, count)
        self._masks = np.zeros((count, SIZE), np.int8)
        self._seen = np.zeros((count, LENGTH), np.int16)
        self._rewards = np.zeros((count, 2), np.float32)
        self._over = np.zeros(count, np.bool_)
        self._options = (turns_max, int(bell))
        chosen: tuple[Callable[..., Any], Callable[..., Any]] = _compiled() if fast else (step_all, draw_all)
        self._step, self._draw = chosen
        self._codes = np.zeros(count, np.int64)
        for n in range(count):
            begin(self.rows[n])
            allow(self.rows[n], self._masks[n])
            show(self.rows[n], self._seen[n])

    @property
    def player(self) -> NDArray[np.int64]:
        """Who must act in each: 0 or 1."""
        return self.rows[:, DUE]

    def seen(self) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
        """What whoever must act may know, and may do."""
        return self._seen, self._masks

    def step(self, codes: NDArray[Any] | None = None) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Rewards of both players, and which duels ended. Without `codes` legal actions are drawn."""
        if codes is None:
            codes = self._codes
            self._draw(self.rows, self._masks, codes)
        wrong = self._step(
            self.rows,
            codes.astype(np.int64),
            self._masks,
            self._seen,
            self._rewards,
            self._over,
            *self._options,
        )
        if wrong >= 0:
            raise ValueError(f"duel {wrong}: action {int(codes[wrong])} is masked out")
        return self._rewards, self._over
