"""The line of sight (TQ-10): whole numbers only, on a grid twice as fine as the squares.

A line from centre to centre crosses edges, squares and, exactly on the grid's corners, corners. What it
crosses depends only on how far it goes each way, so every shape is walked once and kept.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, TypeAlias

from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.squares import AT, EDGE, ENDS, NAMED, Corner, Direction, Edge, Square
from taberna.games.tseuquest.things.library import SCENERY
from taberna.games.tseuquest.things.pieces import Door, Figure, Scenery
from taberna.table.identity_cache import Once

Offset: TypeAlias = tuple[int, int]
Beside: TypeAlias = tuple[tuple[tuple[Direction, Square], ...], frozenset[Square]]
"""The squares beside one, each with the way there; and only the squares."""


@dataclass(frozen=True, slots=True)
class Ray:
    """What a line of this shape crosses: squares between its ends, edges by the squares on both sides of
    them, and corners with the two squares that only touch it."""

    squares: tuple[Offset, ...]
    edges: tuple[tuple[Offset, Offset], ...]
    corners: tuple[tuple[Offset, Offset, Offset], ...]


@lru_cache(maxsize=4096)
def ray(dx: int, dy: int) -> Ray:
    """Walked from the centre of (0, 0); crossings of grid lines are compared as fractions."""
    sx, sy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    ax, ay = abs(dx), abs(dy)
    x = y = i = j = 0
    squares: list[Offset] = []
    edges: list[tuple[Offset, Offset]] = []
    corners: list[tuple[Offset, Offset, Offset]] = []
    while i < ax or j < ay:
        # The next vertical line is met at (2i+1)/(2ax) of the way, the next horizontal one at (2j+1)/(2ay).
        vertical, horizontal = (2 * i + 1) * ay, (2 * j + 1) * ax
        here = (x, y)
        if j >= ay or (i < ax and vertical < horizontal):
            x, i = x + sx, i + 1
            edges.append((here, (x, y)))
        elif i >= ax or horizontal < vertical:
            y, j = y + sy, j + 1
            edges.append((here, (x, y)))
        else:
            corner = (x + (sx > 0), y + (sy > 0))
            corners.append((corner, (x + sx, y), (x, y + sy)))
            x, y, i, j = x + sx, y + sy, i + 1, j + 1
        if i < ax or j < ay:
            squares.append((x, y))
    return Ray(tuple(squares), tuple(edges), tuple(corners))


@dataclass(frozen=True, slots=True)
class Masonry:
    """The walls of a face in which no door stands: what they hide stays hidden for a whole adventure."""

    edges: frozenset[Edge]
    corners: frozenset[Corner]
    """They end in these."""
    hidden_from: dict[Square, int] = field(default_factory=dict, compare=False)
    """Answers given before."""


@lru_cache(maxsize=64)
def _masonry(board: str, doors: tuple[Edge, ...]) -> Masonry:
    edges = read_board(board).walls.difference(doors)
    return Masonry(edges, _corners(edges))


def _corners(edges: Iterable[Edge]) -> frozenset[Corner]:
    return frozenset([corner for edge in edges for corner in ENDS[edge]])


@dataclass(frozen=True, slots=True)
class Ground:
    """What the board itself does to lines of sight and to feet."""

    opaque_edges: frozenset[Edge]
    opaque_corners: frozenset[Corner]
    opaque_squares: frozenset[Square]
    cover_squares: dict[Square, tuple[tuple[str, int], ...]]
    cover_edges: dict[Edge, int]
    walls: frozenset[Edge]
    """Edges no foot passes."""
    blocked: frozenset[Square]
    """Squares taken up by scenery."""
    squares: frozenset[Square]
    masonry: Masonry
    shut: frozenset[Edge]
    """What else of the edges is opaque,"""
    shut_corners: frozenset[Corner]
    """and where those end."""
    seen_from: dict[tuple[Square, frozenset[Square]], frozenset[Square]] = field(
        default_factory=dict, compare=False
    )
    """Answers given before."""
    hidden_from: dict[Square, int] = field(default_factory=dict, compare=False)
    beside: dict[Square, Beside] = field(default_factory=dict, compare=False)


@lru_cache(maxsize=128)
def _ground(board: str, doors: tuple[Door, ...], scenery: tuple[Scenery, ...], truth: bool) -> Ground:
    edges = tuple([door.edge for door in doors])
    masonry = _masonry(board, edges)
    # Of the walls in which doors stand: all others are masonry.
    walls = set(read_board(board).walls.intersection(edges))
    opaque = set(walls)
    cover_edges: dict[Edge, int] = {}
    for door in doors:
        if not (door.seen or truth):
            continue  # where it stands, the face has a wall
        if door.kind in ("open", "ruined"):
            walls.discard(door.edge)
            opaque.discard(door.edge)
        elif door.kind == "portcullis":
            walls.add(door.edge)
            opaque.discard(door.edge)
        else:
            walls.add(door.edge)
            opaque.add(door.edge)
        kind = {"ruined": "ruined-wall", "portcullis": "portcullis"}.get(door.kind)
        if kind:
            cover_edges[door.edge] = SCENERY[kind].cover
    standing = [piece for piece in scenery if not piece.hidden and (piece.seen or truth)]
    cover: dict[Square, tuple[tuple[str, int], ...]] = {}
    for piece in standing:
        row = SCENERY[piece.kind]
        if row.cover:
            for square in piece.squares:
                cover[square] = (*cover.get(square, ()), (piece.id, row.cover))
    corners = _corners(opaque)
    return Ground(
        masonry.edges | opaque,
        masonry.corners | corners,
        frozenset(s for piece in standing if SCENERY[piece.kind].opaque for s in piece.squares),
        cover,
        cover_edges,
        masonry.edges | walls,
        frozenset(s for piece in standing if not SCENERY[piece.kind].passable for s in piece.squares),
        read_board(board).squares,
        masonry,
        frozenset(opaque),
        corners,
    )


_Rows: TypeAlias = tuple[tuple[Door, ...], tuple[Scenery, ...]]
_grounds: dict[tuple[str, int, int, bool], tuple[Ground, _Rows]] = {}
"""As `table/identity_cache.py` has it, but by two rows: a ground is found by the identity of those it was
made of, which are kept with it. To hash all doors and scenery costs more than all else that is asked of
it."""
_GROUNDS_KEPT: Final = 256


def ground(state: State, *, truth: bool = False) -> Ground:
    """As the adventurers see it; in truth, with all that is still unseen."""
    global _grounds
    doors, scenery = state.doors, state.scenery
    key = (state.board, id(doors), id(scenery), truth)
    kept = _grounds.get(key)
    if kept is None:
        if len(_grounds) >= _GROUNDS_KEPT:
            _grounds = {}  # a new one: another thread may be at the old
        kept = _grounds[key] = (_ground(state.board, doors, scenery, truth), (doors, scenery))
    return kept[0]


def between(one: Offset, other: Offset) -> Edge:
    """The edge between two squares, given where they are."""
    (x, y), (u, v) = one, other
    if x == u:
        return EDGE[NAMED[x, min(y, v)], "s"]
    return EDGE[NAMED[min(x, u), y], "e"]


def clear(land: Ground, origin: Square, target: Square, figures: frozenset[Square]) -> bool:
    """Whether nothing stands in the line (TQ-10.2, TQ-10.3). What is at its two ends never does (TQ-G99);
    `figures` are the squares of those that stand, empty for what can be revealed (TQ-G102)."""
    (x, y), (u, v) = AT[origin], AT[target]
    line = ray(u - x, v - y)
    for dx, dy in line.squares:
        square = NAMED[x + dx, y + dy]
        if square in land.opaque_squares or square in figures:
            return False
    for (ax, ay), (bx, by) in line.edges:
        if between((x + ax, y + ay), (x + bx, y + by)) in land.opaque_edges:
            return False
    for (cx, cy), one, other in line.corners:
        if (x + cx, y + cy) in land.opaque_corners:
            return False
        for dx, dy in (one, other):
            square = NAMED[x + dx, y + dy]
            if square in land.opaque_squares or square in figures:
                return False
    return True


def cover(land: Ground, origin: Square, target: Square) -> int:
    """The dice of partial obstacles on the line, each once (TQ-10.5, TQ-G100)."""
    return sum(covers(land, origin, target).values())


def covers(land: Ground, origin: Square, target: Square) -> dict[str, int]:
    """The same by what gives them, a piece or an edge; corners give none (TQ-G97)."""
    (x, y), (u, v) = AT[origin], AT[target]
    line = ray(u - x, v - y)
    dice: dict[str, int] = {}
    for dx, dy in line.squares:
        dice.update(land.cover_squares.get(NAMED[x + dx, y + dy], ()))
    if land.cover_edges:
        for (ax, ay), (bx, by) in line.edges:
            edge = between((x + ax, y + ay), (x + bx, y + by))
            if edge in land.cover_edges:
                dice[edge] = land.cover_edges[edge]
    return dice


def standing(state: State) -> frozenset[Square]:
    """Squares of figures that stand; the prone and those in pits hide nothing (TQ-G49, G182)."""
    return _standing(state.figures)


def _upright(figures: tuple[Figure, ...]) -> frozenset[Square]:
    return frozenset([f.square for f in figures if f.seen and not (f.prone or f.pit or f.buried)])


_standing: Final[Once[tuple[Figure, ...], frozenset[Square]]] = Once(_upright)


def aims(state: State, origin: Square, target: Square) -> bool:
    return clear(ground(state), origin, target, standing(state))


_NOBODY: Final[frozenset[Square]] = frozenset()


def shows(state: State, origin: Square, target: Square) -> bool:
    """For revealing, figures hide nothing (TQ-G102)."""
    return clear(ground(state, truth=True), origin, target, _NOBODY)
