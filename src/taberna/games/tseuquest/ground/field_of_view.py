"""All that is seen from a square at once: every obstacle hides a set of squares behind it, and what none
hides is seen. A set is one whole number, a bit a square, on a grid as wide as a line may be long."""

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from operator import and_
from typing import Final

from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.sight import Ground, Masonry, Offset, ground, ray, standing
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


def _moved(hidden: int, origin: Square) -> int:
    """From where things lie from the origin to where they are on the board."""
    x, y = AT[origin]
    by = (y - _SPAN) * _WIDTH + x - _SPAN
    return hidden << by if by >= 0 else hidden >> -by


def _behind(edges: Iterable[Edge], corners: Iterable[Corner], origin: Square) -> int:
    """What these and the corners they end in hide, by where it lies from the origin."""
    _, behind_edges, behind_corners = _hidden()
    x, y = AT[origin]
    hidden = 0
    for edge in edges:
        ex, ey, fx, fy = _SIDES[edge]
        hidden |= behind_edges.get(((ex - x, ey - y), (fx - x, fy - y)), 0)
    for cx, cy in corners:
        hidden |= behind_corners.get((cx - x, cy - y), 0)
    return hidden


def _behind_squares(squares: Iterable[Square], origin: Square) -> int:
    behind = _hidden()[0]
    x, y = AT[origin]
    hidden = 0
    for square in squares:
        u, v = AT[square]
        hidden |= behind.get((u - x, v - y), 0)
    return hidden


def _behind_masonry(masonry: Masonry, origin: Square) -> int:
    known = masonry.hidden_from.get(origin)
    if known is None:
        known = masonry.hidden_from[origin] = _behind(masonry.edges, masonry.corners, origin)
    return known


def _in_shadow(land: Ground, origin: Square) -> int:
    """What the board hides from a square, whoever stands on it."""
    known = land.hidden_from.get(origin)
    if known is None:
        hidden = _behind_masonry(land.masonry, origin)
        hidden |= _behind(land.shut, land.shut_corners, origin)
        hidden |= _behind_squares(land.opaque_squares, origin)
        if len(land.hidden_from) > _KEPT:
            land.hidden_from.clear()
        known = land.hidden_from[origin] = _moved(hidden, origin)
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


_SIDES: Final = {square + way: _squares_of(square + way) for square in AT for way in "nesw"}


def all_clear(land: Ground, origin: Square, figures: frozenset[Square]) -> frozenset[Square]:
    """Every square to which the line is clear: the same as asking for each (`sight.clear`)."""
    known = land.seen_from.get((origin, figures))
    if known is None:
        hidden = _in_shadow(land, origin) | _moved(_behind_squares(figures, origin), origin)
        known = frozenset([square for square in land.squares if not hidden & _BIT[square]])
        if len(land.seen_from) > _KEPT:
            land.seen_from.clear()
        land.seen_from[origin, figures] = known
    return known


def seen_of(land: Ground, eyes: tuple[Square, ...], squares: Iterable[Square]) -> frozenset[Square]:
    """Those of the squares that can be seen from one of these, whoever stands between."""
    if not eyes:
        return frozenset()
    hidden = reduce(and_, [_in_shadow(land, eye) for eye in eyes])
    return frozenset([square for square in squares if not hidden & _BIT[square]])


def new_corridors(state: State, eyes: tuple[Square, ...]) -> tuple[Square, ...]:
    """Squares of corridors that are seen from here for the first time, once all that can be seen is set on
    the board: that hides what is behind it, and what stands in the dark hides nothing, or the map would tell
    of it (TQ-G183)."""
    dark = _corridors(state.board).difference(state.explored)
    return tuple(sorted(seen_of(ground(state), eyes, dark))) if dark else ()


@lru_cache(maxsize=64)
def _corridors(name: str) -> frozenset[Square]:
    face = read_board(name)
    return frozenset(face.squares - face.rooms.keys())


def all_aimed(state: State, origin: Square) -> frozenset[Square]:
    """Every square in the line of sight from here (TQ-10.4)."""
    return all_clear(ground(state), origin, standing(state))
