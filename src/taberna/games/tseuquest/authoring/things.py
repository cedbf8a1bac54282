"""What stands on a plan: nothing in a wall, in another thing, or nowhere."""

from collections.abc import Iterable, Iterator
from typing import Final

from taberna.games.tseuquest.authoring.drawing import Drawing
from taberna.games.tseuquest.authoring.problems import Problem, Spot, problem
from taberna.games.tseuquest.authoring.shape import unknown
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.ground.board import Board
from taberna.games.tseuquest.ground.squares import AT, DIRECTIONS, EDGE, NEXT, Square, is_edge, sides
from taberna.games.tseuquest.things.library import SCENERY
from taberna.games.tseuquest.things.pieces import Scenery, Trap
from taberna.games.tseuquest.things.plan import Plan

STARTS: Final = 8
"""TQ-G11."""
_PITS: Final = ("pit", "deep-pit")


def place_problems(table: dict[str, object], drawing: Drawing, spots: Spots) -> Iterator[Problem]:
    """Squares and edges that are named must be there; asked before anything is made of them."""
    squares = drawing.board.squares
    for part, fields in (("trap", ("square", "also", "source")), ("zone", ("room",))):
        rows = table.get(part, [])
        assert isinstance(rows, list)
        for n, row in enumerate(rows):
            for field in fields:
                if row.get(field) and row[field] not in squares:
                    yield problem("no-square", spots.of(part, n, field), name=str(row[field]))
            for m, square in enumerate(row.get("squares", ())):
                if square not in squares:
                    yield problem("no-square", spots.of(part, n, "squares", m), name=str(square))
            if part == "zone" and not row.get("room") and "squares" not in row:
                yield problem("missing", spots.of(part, n), field="room")
            if row.get("room") in squares and row["room"] not in drawing.board.rooms:
                yield problem("no-room", spots.of(part, n, "room"), name=str(row["room"]))
            edge = row.get("edge")
            if edge and not (is_edge(edge) and all(s in squares for s in sides(edge))):
                yield problem("no-edge", spots.of(part, n, "edge"), name=str(edge))
    doors = table.get("door", [])
    assert isinstance(doors, list)
    for n, row in enumerate(doors):
        edge = row["at"]
        real = is_edge(edge) and edge[:-1] in squares and EDGE[edge[:-1], edge[-1]] == edge
        if not real or _sign(drawing, edge) not in "dosx:":
            yield unknown("no-door", str(edge), _drawn_doors(drawing), spots, ("door", n, "at"))


def _drawn_doors(drawing: Drawing) -> tuple[str, ...]:
    edges = {EDGE[square, way] for square in drawing.board.squares for way in DIRECTIONS}
    return tuple(sorted(edge for edge in edges if _sign(drawing, edge) in "dosx:"))


def _sign(drawing: Drawing, edge: str) -> str:
    x, y = AT[edge[:-1]]
    down, right = {"e": (1, 2), "s": (2, 1), "w": (1, 0), "n": (0, 1)}[edge[-1]]
    return drawing.lines[2 * y + down][2 * x + right]


def thing_problems(plan: Plan, drawing: Drawing, spots: Spots) -> Iterator[Problem]:
    yield from _names(plan, drawing, spots)
    filled = {
        square: piece
        for piece in plan.scenery
        if not SCENERY[piece.kind].passable and not piece.hidden
        for square in piece.squares
    }
    starts = set(plan.script.starts)
    taken: set[Square] = set()
    for figure in plan.figures:
        at = drawing.square(figure.square)
        if plan.least.get(figure.id, 1) > STARTS:
            yield problem("own-number", at, field="least", least=1, most=STARTS)
        if figure.square in filled:
            yield problem("figure-in-scenery", at, figure=figure.id, scenery=filled[figure.square].kind)
        if figure.square in taken:
            yield problem("figure-on-figure", at, figure=figure.id)
        if figure.square in starts:
            yield problem("figure-on-start", at, figure=figure.id)
        taken.add(figure.square)
    for square in plan.script.starts:
        if square in filled:
            yield problem("start-in-scenery", drawing.square(square), scenery=filled[square].kind)
    if len(starts) < STARTS:
        at = drawing.square(plan.script.starts[0]) if starts else spots.of("map")
        yield problem("starts-few", at, count=len(starts), wanted=STARTS)
    yield from _pieces(plan, drawing)
    yield from _traps(plan, drawing, spots)


def _names(plan: Plan, drawing: Drawing, spots: Spots) -> Iterator[Problem]:
    """Everything can be told apart; where two things have one name, the second is shown."""
    traps = {n: spots.of("trap", n) for n in range(len(plan.traps))}
    drawn = len(plan.traps) - sum(1 for path in spots.keys if path[:1] == ("trap",) and len(path) == 2)
    things: list[tuple[str, Spot]] = [(f.id, drawing.square(f.square)) for f in plan.figures]
    things += [(s.id, drawing.square(s.squares[0])) for s in plan.scenery]
    things += [(h.id, drawing.square(h.squares[0]) if h.squares else spots.of("zone")) for h in plan.hoards]
    things += [
        (t.id, drawing.square(t.square) if n < drawn and t.square else traps.get(n - drawn, spots.of("trap")))
        for n, t in enumerate(plan.traps)
    ]
    things += [(t.id, spots.of("trigger", n, "id")) for n, t in enumerate(plan.script.triggers)]
    met: set[str] = set()
    for name, at in things:
        if name in met:
            yield problem("two-alike", at, name=name)
        met.add(name)


def _pieces(plan: Plan, drawing: Drawing) -> Iterator[Problem]:
    taken: set[Square] = set()
    for piece in plan.scenery:
        at, row = drawing.square(piece.squares[0]), SCENERY[piece.kind]
        if not _rectangle(piece.squares, row.size):
            long, broad = max(row.size), min(row.size)
            yield problem("scenery-size", at, scenery=piece.kind, long=long, broad=broad)
        elif _split(piece.squares, drawing.board):
            yield problem("scenery-split", at, scenery=piece.kind)
        if row.mounted:
            yield from _mounting(piece, plan, drawing.board, at)
        for square in piece.squares:
            if square in taken:
                yield problem("scenery-on-scenery", drawing.square(square), scenery=piece.kind)
            taken.add(square)


def _rectangle(squares: tuple[Square, ...], size: tuple[int, int]) -> bool:
    xs, ys = {AT[s][0] for s in squares}, {AT[s][1] for s in squares}
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    return (wide, high) in (size, size[::-1]) and wide * high == len(set(squares))


def _split(squares: tuple[Square, ...], board: Board) -> bool:
    """Whether a wall runs through it."""
    return any(NEXT[s, way] in squares and EDGE[s, way] in board.walls for s in squares for way in DIRECTIONS)


def _mounting(piece: Scenery, plan: Plan, board: Board, at: Spot) -> Iterator[Problem]:
    """TQ-15.11: against a wall, and no door behind it."""
    if not piece.wall:
        yield problem("scenery-no-side", at, scenery=piece.kind)
        return
    doors = {door.edge for door in plan.doors}
    backs = [EDGE[s, piece.wall] for s in piece.squares]
    if any(edge not in board.walls or edge in doors for edge in backs):
        yield problem("scenery-no-wall", at, scenery=piece.kind)


def _traps(plan: Plan, drawing: Drawing, spots: Spots) -> Iterator[Problem]:
    guards = {piece.trap: piece for piece in plan.scenery if piece.trap}
    for trap, here in zip(plan.traps, trap_spots(plan, drawing, spots), strict=True):
        yield from _trap(plan, trap, trap.id in guards, here)
    for name, piece in guards.items():
        if name not in {trap.id for trap in plan.traps}:
            known = tuple(trap.id for trap in plan.traps)
            yield unknown("no-trap", name, known, spots, ("key", _sign_of(piece, drawing), "trap"))


def trap_spots(plan: Plan, drawing: Drawing, spots: Spots) -> Iterator[Spot]:
    """Where each trap is drawn or written."""
    written = [path for path in spots.keys if path[:1] == ("trap",) and len(path) == 2]
    drawn = len(plan.traps) - len(written)
    for n, trap in enumerate(plan.traps):
        yield drawing.square(trap.square) if n < drawn and trap.square else spots.of("trap", n - drawn)


def _sign_of(piece: Scenery, drawing: Drawing) -> str:
    x, y = AT[piece.squares[0]]
    return drawing.lines[2 * y + 1][2 * x + 1]


def _trap(plan: Plan, trap: Trap, guards: bool, at: Spot) -> Iterator[Problem]:
    places = bool(trap.square) + bool(trap.edge) + guards
    if places != 1:
        yield problem("trap-place", at, trap=trap.id, count=places)
    if trap.kind in _PITS and trap.complexity:
        yield problem("pit-disarmed", at, trap=trap.id)
    if trap.kind == "magic" and not trap.effects:
        yield problem("magic-nothing", at, trap=trap.id)
    if trap.also and trap.also not in _around(trap.square):
        yield problem("rocks-apart", at, trap=trap.id)
    if trap.square in plan.script.starts:
        yield problem("trap-on-start", at, trap=trap.id)


def _around(square: Square) -> Iterable[Square]:
    return [NEXT[square, way] for way in DIRECTIONS] if square else []
