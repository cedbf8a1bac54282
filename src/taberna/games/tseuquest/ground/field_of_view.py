"""All that is seen from a square at once: every obstacle hides a set of squares behind it, and what none
hides is seen. A set is one whole number, a bit a square, on a grid as wide as a line may be long."""

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from operator import and_, or_
from typing import Final

from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.sight import Ground, Masonry, Offset, ground, ray, standing
from taberna.games.tseuquest.ground.squares import AT, COLUMNS, ROWS, Corner, Edge, Square
from taberna.table.identity_cache import Once

_SPAN: Final = max(len(COLUMNS), ROWS) - 1
_WIDTH: Final = 2 * _SPAN + 1
_BIT: Final = {square: 1 << (y * _WIDTH + x) for square, (x, y) in AT.items()}
_KEPT: Final = 32
"""Answers a ground keeps: a house full of tables should not keep every look of its evening."""


_FAR: Final = 4 * _WIDTH
"""From one row to the next where a place, and how far it is from another, is one number."""


def _place(x: int, y: int, u: int, v: int) -> int:
    """Of the edge between two squares: the first of them, and whether the other is below it."""
    return 2 * (min(y, v) * _FAR + min(x, u)) + (y != v)


@cache
def _hidden() -> tuple[dict[Offset, int], dict[int, int], dict[int, int]]:
    """What a square, an edge and a corner hide from the origin, by where they lie from it."""
    squares: dict[Offset, int] = {}
    edges: dict[int, int] = {}
    corners: dict[int, int] = {}
    for dy in range(-_SPAN, _SPAN + 1):
        for dx in range(-_SPAN, _SPAN + 1):
            bit = 1 << ((dy + _SPAN) * _WIDTH + dx + _SPAN)
            line = ray(dx, dy)
            for square in line.squares:
                squares[square] = squares.get(square, 0) | bit
            for one, other in line.edges:
                edge = _place(*one, *other)
                edges[edge] = edges.get(edge, 0) | bit
            for (cx, cy), *touched in line.corners:
                corner = cy * _FAR + cx
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
    here = y * _FAR + x
    hidden = 0
    for edge in edges:
        hidden |= behind_edges.get(_PLACES[edge] - 2 * here, 0)
    for cx, cy in corners:
        hidden |= behind_corners.get(cy * _FAR + cx - here, 0)
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


_PLACES: Final = {square + way: _place(*_squares_of(square + way)) for square in AT for way in "nesw"}


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


def bits(squares: Iterable[Square]) -> int:
    """A set of squares as one number."""
    return reduce(or_, [_BIT[square] for square in squares], 0)


def sees_any(land: Ground, eyes: tuple[Square, ...], squares: int) -> bool:
    """Whether any of these can be seen from one of those, whoever stands between."""
    return any(squares & ~_in_shadow(land, eye) for eye in eyes)


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
    corridors, whole = _corridors(state.board)
    land = ground(state)
    if not sees_any(land, eyes, whole & ~_explored(state.explored)):
        return ()
    return tuple(sorted(seen_of(land, eyes, corridors.difference(state.explored))))


_explored: Final[Once[tuple[Square, ...], int]] = Once(bits)


@lru_cache(maxsize=64)
def _corridors(name: str) -> tuple[frozenset[Square], int]:
    face = read_board(name)
    corridors = frozenset(face.squares - face.rooms.keys())
    return corridors, bits(corridors)


def all_aimed(state: State, origin: Square) -> frozenset[Square]:
    """Every square in the line of sight from here (TQ-10.4)."""
    return all_clear(ground(state), origin, standing(state))
