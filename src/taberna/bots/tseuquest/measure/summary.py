"""What a tally says, in figures somebody reads."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Final

from taberna.bots.tseuquest.measure.tally import Tally
from taberna.table.values import Value

SURE: Final = 1.959963984540054
"""Standard deviations of a 95 % interval."""
SOON: Final = 3
"""An alarm by this round is an early one."""


class Summary(Value, frozen=True):
    name: str
    """An adventure, or one with parties of a size: `adventure/4`."""
    games: int
    success: float
    low: float
    high: float
    """Between these two, with 95 % of confidence (Wilson)."""
    rounds: int
    """The median."""
    life_lost: float
    """Of all adventurers, a game."""
    deaths: float
    fallen: float
    """The share of games in which somebody fell."""
    with_potion: float
    """Of those who fell, how many had one unused."""
    idle: float
    """Share of turns."""
    foe_idle: float
    traps: float
    """Entered knowingly, a game."""
    alarmed: float
    """Share of games in which noise woke somebody by round 3."""
    vain: float
    """Share of the adventurers' cards that did nothing."""
    failed: int
    """Errors and stalls."""


def wilson(won: int, games: int) -> tuple[float, float]:
    if not games:
        return 0.0, 1.0
    share, spread = won / games, SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt((share * (1 - share) + spread / 4) / games) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def summaries(tally: Tally) -> tuple[Summary, ...]:
    """Each adventure, and under it each size of party."""
    wholes: dict[str, Counter[str]] = {}
    for name, cell in tally.cells.items():
        wholes.setdefault(name.rpartition("/")[0], Counter()).update(cell)
    return tuple(
        row
        for adventure, whole in sorted(wholes.items())
        for row in (
            summary(adventure, whole),
            *(
                summary(name, cell)
                for name, cell in sorted(tally.cells.items(), key=_size)
                if name.rpartition("/")[0] == adventure
            ),
        )
    )


def _size(cell: tuple[str, object]) -> int:
    return int(cell[0].rpartition("/")[2])


def summary(name: str, counted: Mapping[str, int]) -> Summary:
    cell = Counter(counted)
    games = cell["games"]
    low, high = wilson(cell["success"], games)
    return Summary(
        name,
        games,
        _share(cell["success"], games),
        low,
        high,
        median(by_number(cell, "rounds")),
        _share(cell["lost"], games),
        _share(cell["deaths"], games),
        _share(cell["somebody-fell"], games),
        _share(cell["deaths-with-potion"], cell["deaths"]),
        _share(cell["idle"], cell["turns"]),
        _share(cell["foe_idle"], cell["foe_turns"]),
        _share(cell["traps"], games),
        _share(sum(n for at, n in by_number(cell, "alarm").items() if at <= SOON), games),
        _share(cell["vain"], cell["cards"]),
        cell["error"] + cell["stall"],
    )


def by_number(cell: Mapping[str, int], name: str) -> dict[int, int]:
    """Under this name, by number."""
    rows = ((*key.partition("."), n) for key, n in cell.items())
    return {int(number): n for head, _, number, n in rows if head == name}


def median(rows: Mapping[int, int]) -> int:
    half, seen = sum(rows.values()) / 2, 0
    for number, times in sorted(rows.items()):
        seen += times
        if seen >= half:
            return number
    return 0


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0
