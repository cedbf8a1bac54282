"""Ways over the board, as a player knows it. What only depends on walls, doors and scenery is kept."""

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, Literal, TypeAlias

from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.neighbours import FLOOR
from taberna.games.tseuquest.ground.sight import Ground, ground
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, NEXT, Direction, Edge, Square
from taberna.games.tseuquest.things.pieces import Door, Scenery, Trap, floor_of
from taberna.table.values import Value

Gaps: TypeAlias = dict[Square, int]
FAR: Final = 10_000


class Land:
    """Neighbours with nothing between them, and how far it is; a closed door costs a step where one may open
    it."""

    __slots__ = ("_around", "_gaps", "doors", "next")

    def __init__(self, board: str, land: Ground, closed: frozenset[Edge]) -> None:
        squares = read_board(board).squares - land.blocked
        self.doors = closed
        self.next: dict[Square, tuple[tuple[Direction, Square], ...]] = {
            square: tuple(
                [
                    (way, NEXT[square, way])
                    for way in DIRECTIONS
                    if NEXT[square, way] in squares
                    and (EDGE[square, way] not in land.walls or EDGE[square, way] in closed)
                ]
            )
            for square in squares
        }
        self._gaps: dict[Square, Gaps] = {}
        self._around = {here: tuple([there for _, there in nexts]) for here, nexts in self.next.items()}

    def gaps(self, square: Square) -> Gaps:
        """Steps from here to everywhere, whoever stands in the way."""
        known = self._gaps.get(square)
        if known is None:
            known = self._gaps[square] = self.spread((square,))
        return known

    def spread(self, squares: Iterable[Square]) -> Gaps:
        found = dict.fromkeys(squares, 0)
        fringe, far = [*found], 0
        around = self._around
        while fringe:
            far += 1
            further: list[Square] = []
            for here in fringe:
                for there in around.get(here, ()):
                    if there not in found:
                        found[there] = far
                        further.append(there)
            fringe = further
        return found

    def around(self, square: Square) -> tuple[Square, ...]:
        return self._around.get(square, ())


@lru_cache(maxsize=64)
def _land(
    board: str, doors: tuple[Door, ...], scenery: tuple[Scenery, ...], truth: bool, opens: bool
) -> Land:
    closed = (d.edge for d in doors if d.kind == "closed" and (d.seen or truth)) if opens else ()
    state = State(board=board, doors=doors, scenery=scenery)
    return Land(board, ground(state, truth=truth), frozenset(closed))


def land_of(state: State, *, truth: bool, opens: bool) -> Land:
    """`opens`: through doors that are just closed."""
    return _land(state.board, state.doors, state.scenery, truth, opens)


class Stride(Value, frozen=True):
    """A square one can come to, and the step that leads there from the one before."""

    cost: int
    before: Square
    do: Literal["move", "jump"]
    way: Direction


class Hazards(Value, frozen=True):
    """Traps everybody sees, as a walker meets them."""

    floors: frozenset[Square]
    """Not to be stepped on; jumped over."""
    squares: frozenset[Square]
    edges: frozenset[Edge]


@lru_cache(maxsize=64)
def hazards(traps: tuple[Trap, ...]) -> Hazards:
    seen = [trap for trap in traps if trap.seen]
    return Hazards(
        frozenset(s for t in seen if t.kind in FLOOR for s in floor_of(t)),
        frozenset(s for t in seen if t.kind not in FLOOR for s in floor_of(t)),
        frozenset(t.edge for t in seen if t.edge),
    )


def strides(
    land: Land,
    start: Square,
    points: int,
    known: Hazards,
    blocked: frozenset[Square],
    jump: int,
    risk: int = 0,
    friends: frozenset[Square] = frozenset(),
) -> dict[Square, Stride]:
    """All that can be come to with so many points; doors are left closed. A known trap is gone round or
    jumped, though not from where one of the `friends` stands; with `risk`, it may be walked into, as if it
    cost so many steps more."""
    found = {start: Stride(0, "", "move", "n")}
    fringe: list[tuple[int, Square]] = [(0, start)]
    floors, hurting, edges, doors, nexts = known.floors, known.squares, known.edges, land.doors, land.next
    shut = blocked | hurting if not risk else blocked
    while fringe:
        cost, here = heappop(fringe)
        if cost > found[here].cost:
            continue
        for way, there in nexts.get(here, ()):
            if there in shut:
                continue
            edge = EDGE[here, way]
            if edge in doors:
                continue
            if there in floors:
                if here in friends:
                    continue
                _leap(land, found, fringe, here, there, way, cost + jump, points, known, blocked)
                continue
            hurts = edge in edges or there in hurting
            if hurts and not risk:
                continue
            spent = cost + 1 + (risk if hurts else 0)
            if spent > points:
                continue
            before = found.get(there)
            if before is None or spent < before.cost:
                found[there] = Stride(spent, here, "move", way)
                heappush(fringe, (spent, there))
    return found


def _leap(
    land: Land,
    found: dict[Square, Stride],
    fringe: list[tuple[int, Square]],
    here: Square,
    over: Square,
    way: Direction,
    cost: int,
    points: int,
    known: Hazards,
    blocked: frozenset[Square],
) -> None:
    beyond = NEXT[over, way]
    lands = any(w == way for w, _ in land.next.get(over, ())) and EDGE[over, way] not in land.doors
    if not lands or beyond in blocked or beyond in known.floors or beyond in known.squares:
        return
    if cost <= points and (beyond not in found or cost < found[beyond].cost):
        found[beyond] = Stride(cost, here, "jump", way)
        heappush(fringe, (cost, beyond))


def first_step(found: dict[Square, Stride], there: Square) -> Stride | None:
    """The first step on the way there; None: one is there already."""
    stride = found[there]
    if not stride.before:
        return None
    while found[stride.before].before:
        stride = found[stride.before]
    return stride
