"""Squares, the edges between them and the corners where edges meet, by name.

A square is a column letter and a row number, counted from the Sorcerer's left and from the far side (TQ-G12):
`a1`. An edge is named after the square north or west of it: `a1e`, `a1s`; on the rim `a1w`, `a1n`.
"""

from typing import Final, Literal, TypeAlias

Square: TypeAlias = str
Edge: TypeAlias = str
Direction: TypeAlias = Literal["n", "e", "s", "w"]
Corner: TypeAlias = tuple[int, int]

DIRECTIONS: Final[tuple[Direction, ...]] = ("n", "e", "s", "w")
COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"
ROWS: Final = 26
_STEP: Final[dict[Direction, tuple[int, int]]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE: Final[dict[Direction, Direction]] = {"n": "s", "e": "w", "s": "n", "w": "e"}

AT: Final[dict[Square, tuple[int, int]]] = {
    f"{letter}{row + 1}": (column, row) for column, letter in enumerate(COLUMNS) for row in range(ROWS)
}
"""Where a square is: column and row from 0."""
NAMED: Final[dict[tuple[int, int], Square]] = {place: square for square, place in AT.items()}


def _beyond(square: Square, way: Direction) -> Square:
    (x, y), (dx, dy) = AT[square], _STEP[way]
    return NAMED.get((x + dx, y + dy), "")


NEXT: Final[dict[tuple[Square, Direction], Square]] = {
    (square, way): _beyond(square, way) for square in AT for way in DIRECTIONS
}
"""The square beyond each side; empty beyond the largest board there can be."""


def _edge(square: Square, way: Direction) -> Edge:
    if way in ("e", "s") or not NEXT[square, way]:
        return square + way
    return NEXT[square, way] + OPPOSITE[way]


EDGE: Final[dict[tuple[Square, Direction], Edge]] = {
    (square, way): _edge(square, way) for square in AT for way in DIRECTIONS
}


def _sides(square: Square, way: Direction) -> tuple[Square, ...]:
    other = NEXT[square, way]
    return (square, other) if other else (square,)


_SIDES: Final[dict[Edge, tuple[Square, ...]]] = {square + way: _sides(square, way) for square, way in NEXT}


def sides(edge: Edge) -> tuple[Square, ...]:
    """The squares on the two sides of an edge; one only on the rim."""
    return _SIDES[edge]


def is_edge(name: str) -> bool:
    return name[:-1] in AT and name[-1:] in DIRECTIONS


def ends(edge: Edge) -> tuple[Corner, Corner]:
    """The two corners an edge runs between; corners are counted from the board's far left."""
    x, y = AT[edge[:-1]]
    match edge[-1]:
        case "e":
            return (x + 1, y), (x + 1, y + 1)
        case "s":
            return (x, y + 1), (x + 1, y + 1)
        case "w":
            return (x, y), (x, y + 1)
        case _:
            return (x, y), (x + 1, y)


ENDS: Final = {square + way: ends(square + way) for square in AT for way in DIRECTIONS}


def distance(one: Square, other: Square) -> int:
    """TQ-G4: counted orthogonally, whatever stands between."""
    (x, y), (u, v) = AT[one], AT[other]
    return abs(x - u) + abs(y - v)


def reach(one: Square, other: Square) -> int:
    """The same with `metric = king`, diagonals counting one."""
    (x, y), (u, v) = AT[one], AT[other]
    return max(abs(x - u), abs(y - v))


_TOWARDS: Final[dict[tuple[Square, Square], Direction]] = {
    (square, there): way for (square, way), there in NEXT.items() if there
}


def towards(origin: Square, target: Square) -> Direction | None:
    """The direction from a square to the one beside it."""
    return _TOWARDS.get((origin, target))
