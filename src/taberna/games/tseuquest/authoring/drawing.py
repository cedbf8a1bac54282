"""The drawing of a plan beside the face it is drawn on: its shape, its walls, its signs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from taberna.games.tseuquest.authoring.limits import SIDE
from taberna.games.tseuquest.authoring.problems import Problem, Spot, Stop, problem
from taberna.games.tseuquest.authoring.syntax import Source
from taberna.games.tseuquest.ground.board import ROOMS, Board, read_board
from taberna.games.tseuquest.ground.squares import AT, Edge, Square
from taberna.games.tseuquest.things.library import names, text
from taberna.games.tseuquest.things.plan import DOORS, EMPTY, UNUSED

_WALLS: Final = "-|"
SHOWN: Final = 2 * SIDE + 7
"""Characters of a row that is too wide: enough to find it by."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """The lines of a map, the face they are drawn on, and where they stand in the file."""

    lines: tuple[str, ...]
    face: tuple[str, ...]
    board: Board
    first: Spot
    verbatim: bool

    def spot(self, row: int, column: int) -> Spot:
        return Spot(self.first.line + row, column + 1) if self.verbatim else self.first

    def square(self, square: Square) -> Spot:
        x, y = AT[square]
        return self.spot(2 * y + 1, 2 * x + 1)

    def edge(self, edge: Edge) -> Spot:
        x, y = AT[edge[:-1]]
        down, right = {"e": (1, 2), "s": (2, 1), "w": (1, 0), "n": (0, 1)}[edge[-1]]
        return self.spot(2 * y + down, 2 * x + right)


def read_drawing(source: Source) -> Drawing:
    """Stops where the drawing has no shape at all."""
    drawn, name = str(source.table["map"]), str(source.table["face"])
    faces = names("faces", "txt")
    if name not in faces:
        raise Stop(problem("no-face", source.spots.of("face"), name=name, known=", ".join(faces)))
    printed = text(f"faces/{name}.txt").rstrip("\n")
    face = tuple(line for line in printed.split("\n") if not line.startswith(ROOMS))
    skipped = len(drawn) - len(drawn.lstrip("\n"))
    verbatim = ("map",) in source.spots.verbatim
    start = source.spots.of("map")
    first = Spot(start.line + 1 + skipped, 1) if verbatim else start
    lines = tuple(drawn.strip("\n").split("\n"))
    drawing = Drawing(lines, face, read_board(printed), first, verbatim)
    _refuse_shape(drawing)
    return drawing


def _refuse_shape(drawing: Drawing) -> None:
    lines, most = drawing.lines, 2 * SIDE + 1
    if len(lines) > most or max(map(len, lines)) > most:
        raise Stop(problem("map-large", drawing.first, most=SIDE))
    width, height = len(drawing.face[0]), len(drawing.face)
    uneven = [
        problem(
            "map-width",
            drawing.spot(row, min(len(line), width)),
            row=row + 1,
            line=line[:SHOWN],
            count=len(line),
            wanted=width,
            more=abs(len(line) - width),
            wide="yes" if len(line) > width else "no",
        )
        for row, line in enumerate(lines)
        if len(line) != width
    ]
    if uneven:
        raise Stop(*uneven)
    if len(lines) != height:
        at = drawing.spot(len(lines) - 1, 0)
        raise Stop(problem("map-height", at, count=len(lines), wanted=height))


def drawing_problems(drawing: Drawing, key: dict[str, object], source: Source) -> Iterator[Problem]:
    used: set[str] = set()
    for row, line in enumerate(drawing.lines):
        for column, sign in enumerate(line):
            at = drawing.spot(row, column)
            if row % 2 and column % 2:
                used.add(sign)
                if sign not in EMPTY and sign != UNUSED and sign not in key:
                    yield problem("map-sign", at, sign=sign)
            elif row % 2 or column % 2:
                yield from edge_problems(drawing, row, column, sign, at)
            elif sign not in "+ " and sign not in _WALLS:
                yield problem("map-corner", at, sign=sign)
    for sign in key:
        if sign not in used and len(sign) == 1:
            yield problem("key-unused", source.spots.key("key", sign), sign=sign)


def edge_problems(drawing: Drawing, row: int, column: int, sign: str, at: Spot) -> Iterator[Problem]:
    printed = drawing.face[row][column]
    rim = row in (0, len(drawing.lines) - 1) or column in (0, len(drawing.lines[0]) - 1)
    if sign in DOORS:
        if rim:
            yield problem("door-on-rim", at)
        elif printed not in _WALLS:
            yield problem("door-no-wall", at)
    elif sign == " " and printed in _WALLS:
        yield problem("wall-missing", at, sign=printed)
    elif sign != printed:
        code = "wall-extra" if sign in _WALLS and printed == " " else "map-edge"
        yield problem(code, at, sign=sign)
