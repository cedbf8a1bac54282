"""The tables of the rulebook, a row each, read from data."""

import tomllib
from typing import Final, TypeVar

import msgspec

from taberna.games.tseuquest.things.library import text
from taberna.table.values import Value


class MoveRow(Value, frozen=True):
    row: str
    id: str
    squares: int = 0
    best: bool = False
    bars: tuple[str, ...] = ()
    pushes: int = 0
    noise: bool = False
    astray: bool = False
    stumble: bool = False


class Advantage(Value, frozen=True):
    id: str


class FightRow(Value, frozen=True):
    """A row of TQ-8.12, 8.14, 9.12 or 9.14; what it does not say, it does not do."""

    row: str
    id: str
    chosen: bool = False
    """The opponent picks another row."""
    counter: bool = False
    disarms: bool = False
    no_attack: bool = False
    astray: bool = False
    annuls: int = 0
    exposes: bool = False
    """The attacker's shields count as skulls."""
    displaced: bool = False
    hampers: bool = False
    misses: bool = False
    hurts: int = 0
    ruins: bool = False
    jams: bool = False
    no_cover: bool = False
    no_gear: bool = False
    owes: int = 0


Row = TypeVar("Row", MoveRow, FightRow)
_WRITTEN: Final = tomllib.loads(text("fumbles.toml"))


def _rows(name: str, kind: type[Row]) -> dict[str, Row]:
    read = (msgspec.convert(row, kind) for row in _WRITTEN[name])
    return {row.row: row for row in read}


MOVE: Final = _rows("move", MoveRow)
ADVANTAGES: Final = tuple(msgspec.convert(row, Advantage).id for row in _WRITTEN["advantage"])
FIGHT: Final = {name: _rows(name, FightRow) for name in ("attack", "parry", "shot", "dodge")}
PICKED: Final = {name: tuple(row for row in rows if row != "?") for name, rows in FIGHT.items()}
"""The rows that can be picked for somebody: all but the one that lets pick (TQ-G68)."""
