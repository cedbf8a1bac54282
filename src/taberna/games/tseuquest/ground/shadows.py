"""All that is seen from a square at once: every obstacle hides a set of squares behind it, and what none
hides is seen. A set is one whole number, a bit a square, on a grid as wide as a line may be long."""

from functools import cache, lru_cache
from typing import Final

from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.sight import Ground, Offset, ground, ray, standing
from taberna.games.tseuquest.ground.squares import AT, COLUMNS, ROWS, Corner, Edge, Square

_SPAN: Final = max(len(COLUMNS), ROWS) - 1
_WIDTH: Final = 2 * _SPAN + 1
_BIT: Final = {square: 1 << (y * _WIDTH + x) for square, (x, y) in AT.items()}
_KEPT: Final = 32
"""Answers a ground keeps: a house full of tables should not keep every look of its evening."""


@cache
def _hidden() -> tuple[dict[Offset, int], dict[tuple[Offset, Offset], int], dict[Corner, int]]:
    """What a square, an edge and a corner hide from the origin, by where they lie from it."""
    squares: dict[Offset, int] = {}
    edges: dict[tuple[Offset, Offset], int] = {}
    corners: dict[Corner, int] = {}
    for dy in range(-_SPAN, _SPAN + 1):
        for dx in range(-_SPAN, _SPAN + 1):
            bit = 1 << ((dy + _SPAN) * _WIDTH + dx + _SPAN)
            line = ray(dx, dy)
            for square in line.squares:
                squares[square] = squares.get(square, 0) | bit
            for one, other in line.edges:
                edge = (one, other) if one < other else (other, one)
                edges[edge] = edges.get(edge, 0) | bit
            for corner, *touched in line.corners:
                corners[corner] = corners.get(corner, 0) | bit
                for square in touched:
                    squares[square] = squares.get(square, 0) | bit
    return squares, edges, corners


def _moved(hidden: int, x: int, y: int) -> int:
    """From where things lie from the origin to where they are on the board."""
    by = (y - _SPAN) * _WIDTH + x - _SPAN
    return hidden << by if by >= 0 else hidden >> -by


def _behind_walls(land: Ground, origin: Square) -> int:
    known = land.hidden_from.get(origin)
    if known is None:
        squares, edges, corners = _hidden()
        x, y = AT[origin]
        hidden = 0
        for edge in land.opaque_edges:
            ex, ey, fx, fy = _ENDS[edge]
            hidden |= edges.get(((ex - x, ey - y), (fx - x, fy - y)), 0)
        for cx, cy in land.opaque_corners:
            hidden |= corners.get((cx - x, cy - y), 0)
        for square in land.opaque_squares:
            u, v = AT[square]
            hidden |= squares.get((u - x, v - y), 0)
        if len(land.hidden_from) > _KEPT:
            land.hidden_from.clear()
        known = land.hidden_from[origin] = _moved(hidden, x, y)
    return known


def _squares_of(edge: Edge) -> tuple[int, int, int, int]:
    x, y = AT[edge[:-1]]
    match edge[-1]:
        case "e":
            return (x, y, x + 1, y)
        case "s":
            return (x, y, x, y + 1)
        case "w":
            return (x - 1, y, x, y)
        case _:
            return (x, y - 1, x, y)


_ENDS: Final = {square + way: _squares_of(square + way) for square in AT for way in "nesw"}


def all_clear(land: Ground, origin: Square, figures: frozenset[Square]) -> frozenset[Square]:
    """Every square to which the line is clear: the same as asking for each (`sight.clear`)."""
    known = land.seen_from.get((origin, figures))
    if known is None:
        squares = _hidden()[0]
        x, y = AT[origin]
        hidden = 0
        for square in figures:
            u, v = AT[square]
            hidden |= squares.get((u - x, v - y), 0)
        hidden = _behind_walls(land, origin) | _moved(hidden, x, y)
        known = frozenset(square for square in land.squares if not hidden & _BIT[square])
        if len(land.seen_from) > _KEPT:
            land.seen_from.clear()
        land.seen_from[origin, figures] = known
    return known


def new_corridors(state: State, eyes: tuple[Square, ...]) -> tuple[Square, ...]:
    """Squares of corridors that are seen from here for the first time, once all that can be seen is set on
    the board: that hides what is behind it, and what stands in the dark hides nothing, or the map would tell
    of it (TQ-G183)."""
    dark = _corridors(state.board).difference(state.explored)
    if not dark:
        return ()
    land, nobody = ground(state), frozenset[Square]()
    return tuple(sorted(dark.intersection(square for eye in eyes for square in all_clear(land, eye, nobody))))


@lru_cache(maxsize=64)
def _corridors(name: str) -> frozenset[Square]:
    face = read_board(name)
    return frozenset(face.squares - face.rooms.keys())


def all_aimed(state: State, origin: Square) -> frozenset[Square]:
    """Every square in the line of sight from here (TQ-10.4)."""
    return all_clear(ground(state), origin, standing(state))
