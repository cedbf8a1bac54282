"""The compiled core lent to bots at the table, for matches through the engine that take long in Python."""

from typing import Any

import numpy as np

from taberna.bots.tellstones import running
from taberna.bots.tellstones.core.crowd import crowd_turn_passes
from taberna.bots.tellstones.core.policy import choose
from taberna.bots.tellstones.core.rows import Ints, Row
from taberna.bots.tellstones.fast.compiled import compiled


@compiled
def _choose(
    own: Row, crowd: Row, mirror: Row, notes: Row, board: Ints, moment: Ints, par: Row, w: Row,
    key: int, lock: int, seq: int,
) -> int:  # fmt: skip
    return choose(own, crowd, mirror, notes, board, moment, par, w, key, lock, seq)


@compiled
def _turn_passes(crowd: Row, board: Ints, down: int, w: Row, at: int) -> None:
    crowd_turn_passes(crowd, board, down, w, at)


def _array(row: Row | Ints, kind: type) -> Any:
    return np.array(row, kind)  # to mypy a row is a list


def chosen(
    own: Row, crowd: Row, mirror: Row, notes: Row, board: Ints, moment: Ints, par: Row, w: Row,
    key: int, lock: int, seq: int,
) -> int:  # fmt: skip
    own, crowd, mirror, notes, par, scratch = (
        _array(row, np.float64) for row in (own, crowd, mirror, notes, par, w)
    )
    board, moment = _array(board, np.int64), _array(moment, np.int64)
    code = _choose(own, crowd, mirror, notes, board, moment, par, scratch, key, lock, seq)
    w[:] = scratch.tolist()
    return code


def turn_passed(crowd: Row, board: Ints, down: int, w: Row, at: int) -> None:
    row = _array(crowd, np.float64)
    _turn_passes(row, _array(board, np.int64), down, _array(w, np.float64), at)
    crowd[:] = row.tolist()


def hasten() -> None:
    """From here on every bot of this process runs compiled."""
    running.choose = chosen
    running.turn_passes = turn_passed
