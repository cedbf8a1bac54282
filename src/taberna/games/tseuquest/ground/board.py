"""A face of the board: squares, printed walls and rooms. It is public from the start (TQ-G183)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from taberna.games.tseuquest.ground.squares import COLUMNS, DIRECTIONS, EDGE, NEXT, ROWS, Edge, Square
from taberna.table.refusal import Refused, refuse

ROOMS = "rooms"


@dataclass(frozen=True, slots=True)
class Board:
    width: int
    height: int
    squares: frozenset[Square]
    walls: frozenset[Edge]
    rooms: dict[Square, Square]
    """The room of each square that lies in one, called by its marked square; the rest are corridors."""

    def room(self, square: Square) -> tuple[Square, ...]:
        name = self.rooms.get(square)
        return tuple(s for s, r in self.rooms.items() if r == name) if name else ()


@lru_cache(maxsize=64)
def read_board(text: str) -> Board:
    """Reads the drawing of a face: `-`, `|` are walls; a last line `rooms a1 c4` marks one square a room."""
    lines = text.strip("\n").split("\n")
    marks: tuple[Square, ...] = ()
    if lines[-1].startswith(ROOMS):
        marks = tuple(lines.pop().split()[1:])
    width, height = size(lines)
    walls = frozenset(edge for edge, sign in edges(lines, width, height) if sign in "-|")
    squares = frozenset(f"{COLUMNS[x]}{y + 1}" for x in range(width) for y in range(height))
    rooms: dict[Square, Square] = {}
    for mark in marks:
        if mark not in squares:
            raise Refused(refuse("map-no-such-square", square=mark))
        rooms.update(dict.fromkeys(_region(mark, squares, walls), mark))
    return Board(width, height, squares, walls, rooms)


def size(lines: list[str]) -> tuple[int, int]:
    """Odd rows and columns are squares, the rest edges and corners; every line is as long as the first."""
    width, height = (len(lines[0]) - 1) // 2, (len(lines) - 1) // 2
    wrong = next((n for n, line in enumerate(lines, 1) if len(line) != 2 * width + 1), 0)
    if wrong or len(lines) != 2 * height + 1 or not (0 < width <= len(COLUMNS) and 0 < height <= ROWS):
        raise Refused(refuse("map-shape", line=wrong))
    return width, height


def edges(lines: list[str], width: int, height: int) -> Iterable[tuple[Edge, str]]:
    """Every edge of a drawing with its sign."""
    for y in range(height):
        for x in range(width):
            square = f"{COLUMNS[x]}{y + 1}"
            if y == 0:
                yield EDGE[square, "n"], lines[0][2 * x + 1]
            if x == 0:
                yield EDGE[square, "w"], lines[2 * y + 1][0]
            yield EDGE[square, "e"], lines[2 * y + 1][2 * x + 2]
            yield EDGE[square, "s"], lines[2 * y + 2][2 * x + 1]


def _region(start: Square, squares: frozenset[Square], walls: frozenset[Edge]) -> set[Square]:
    found, fringe = {start}, [start]
    while fringe:
        here = fringe.pop()
        for way in DIRECTIONS:
            there = NEXT[here, way]
            if there in squares and there not in found and EDGE[here, way] not in walls:
                found.add(there)
                fringe.append(there)
    return found
