"""The board as whole numbers, a bit a square: where feet come to and what eyes see, in a few operations."""

from functools import lru_cache
from typing import Final

from taberna.bots.tseuquest.tactics.land import Land, land_of
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.ground.field_of_view import all_clear
from taberna.games.tseuquest.ground.sight import Ground, ground
from taberna.games.tseuquest.ground.squares import AT, COLUMNS, Square
from taberna.games.tseuquest.things.pieces import Door, Scenery

_WIDTH: Final = len(COLUMNS) + 1
"""One more than the board has, so that nothing runs over from the end of a row to the next."""
BIT: Final = {square: 1 << (y * _WIDTH + x) for square, (x, y) in AT.items()}
NAME: Final = {bit: square for square, bit in BIT.items()}
_NONE: Final[frozenset[Square]] = frozenset()


class Field:
    __slots__ = ("_around", "_east", "_north", "_sees", "_sight", "_south", "_west")

    def __init__(self, land: Land, sight: Ground) -> None:
        ways = dict.fromkeys("nesw", 0)
        for square, nexts in land.next.items():
            for way, _ in nexts:
                ways[way] |= BIT[square]
        self._north, self._east, self._south, self._west = (ways[way] for way in "nesw")
        self._sight = sight
        self._around: dict[int, int] = {}
        self._sees: dict[int, int] = {}

    def around(self, squares: int) -> int:
        """What lies beside, with nothing between."""
        known = self._around.get(squares)
        if known is None:
            known = self._around[squares] = self._spread(squares)
        return known

    def _spread(self, squares: int) -> int:
        return (
            (squares & self._east) << 1
            | (squares & self._west) >> 1
            | (squares & self._south) << _WIDTH
            | (squares & self._north) >> _WIDTH
        )

    def reach(self, start: int, steps: int, blocked: int) -> int:
        """All that can be come to in so many steps, the start included."""
        found = start
        fringe, closed = start, blocked | start
        north, east, south, west = self._north, self._east, self._south, self._west
        for _ in range(steps):  # the hot path: as in `_spread`
            fringe = (
                (fringe & east) << 1
                | (fringe & west) >> 1
                | (fringe & south) << _WIDTH
                | (fringe & north) >> _WIDTH
            ) & ~closed
            if not fringe:
                break
            closed |= fringe
            found |= fringe
        return found

    def nearest(self, wanted: int, among: int, blocked: int) -> int:
        """Of some squares, those from which it is least far to what is wanted; 0: no way leads there."""
        found = fringe = wanted
        while fringe:
            if fringe & among:
                return fringe & among
            fringe = self._spread(fringe) & ~found & ~(blocked & ~among)
            found |= fringe
        return 0

    def sees(self, square: int) -> int:
        """Whoever stands between."""
        known = self._sees.get(square)
        if known is None:
            seen = all_clear(self._sight, NAME[square], _NONE)
            known = self._sees[square] = sum(BIT[each] for each in seen)
        return known


def any_of(squares: int) -> int:
    """One of them: always the same."""
    return squares & -squares


@lru_cache(maxsize=64)
def _field(board: str, doors: tuple[Door, ...], scenery: tuple[Scenery, ...], opens: bool) -> Field:
    state = State(board=board, doors=doors, scenery=scenery)
    return Field(land_of(state, truth=True, opens=opens), ground(state))


def field_of(state: State, *, opens: bool) -> Field:
    """`opens`: for those who open doors."""
    return _field(state.board, state.doors, state.scenery, opens)
