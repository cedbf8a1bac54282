"""Who is beside whom, and what is free: questions that every chapter asks."""

from taberna.games.tseuquest.flow.state import State, same_side
from taberna.games.tseuquest.ground.sight import Beside, ground
from taberna.games.tseuquest.ground.squares import (
    DIRECTIONS,
    EDGE,
    NEXT,
    Direction,
    Square,
    distance,
    reach,
    towards,
)
from taberna.games.tseuquest.things.library import RULES, SHEETS
from taberna.games.tseuquest.things.pieces import Figure, Scenery, Trap, floor_of
from taberna.games.tseuquest.things.sheets import Sheet

FLOOR = frozenset({"pit", "deep-pit", "magic"})
PITS = frozenset({"pit", "deep-pit"})


def rule(state: State, name: str) -> int:
    """A number of the rules; the adventure's own comes first (TQ-17.3)."""
    return state.script.rules.get(name, RULES[name])


def sheet(figure: Figure) -> Sheet:
    return SHEETS[figure.sheet]


def far(state: State, one: Square, other: Square) -> int:
    return reach(one, other) if state.options.metric == "king" else distance(one, other)


def neighbours(state: State, square: Square) -> tuple[tuple[Direction, Square], ...]:
    """The squares beside one with nothing between: no wall, closed door or portcullis (TQ-G1)."""
    return _neighbours(state, square)[0]


def _neighbours(state: State, square: Square) -> Beside:
    land = ground(state)
    known = land.beside.get(square)
    if known is None:
        ways = [way for way in DIRECTIONS if EDGE[square, way] not in land.walls and NEXT[square, way]]
        there = tuple([(way, NEXT[square, way]) for way in ways])
        known = land.beside[square] = (there, frozenset([NEXT[square, way] for way in ways]))
    return known


def touches(state: State, one: Square, other: Square) -> bool:
    way = towards(one, other)
    return way is not None and EDGE[one, way] not in ground(state).walls


def beside(state: State, figure: Figure) -> tuple[Figure, ...]:
    """Figures in contact; one in a pit or under rocks is beside nobody (TQ-G182, TQ-G139)."""
    if figure.pit or figure.buried:
        return ()
    around = _neighbours(state, figure.square)[1]
    return tuple(
        [
            f
            for f in state.figures
            if f.square in around and f.id != figure.id and f.seen and not (f.pit or f.buried)
        ]
    )


def foes_beside(state: State, figure: Figure) -> tuple[Figure, ...]:
    return tuple([f for f in beside(state, figure) if not same_side(f, figure)])


def friends_beside(state: State, figure: Figure) -> tuple[Figure, ...]:
    return tuple([f for f in beside(state, figure) if same_side(f, figure)])


def others_at(state: State, figure: Figure, square: Square, *, truth: bool = False) -> Figure | None:
    """As everybody sees it: the unseen make room when they are seen (TQ-G122)."""
    for other in state.figures:  # the hot path, as below
        if other.square == square and other.id != figure.id and (other.seen or truth):
            return other
    return None


def floor_trap(state: State, square: Square) -> Trap | None:
    """A floor trap that everybody sees."""
    for trap in state.traps:
        if trap.square == square and trap.seen and trap.kind in FLOOR:
            return trap
    return None


def scenery_at(state: State, square: Square) -> Scenery | None:
    for piece in state.scenery:
        if square in piece.squares and piece.seen and not piece.hidden:
            return piece
    return None


def room(state: State, figure: Figure, square: Square, *, truth: bool) -> bool:
    """Nobody is here, and no scenery fills it."""
    blocked = ground(state, truth=truth).blocked
    return square not in blocked and others_at(state, figure, square, truth=truth) is None


def free(state: State, figure: Figure, square: Square, *, truth: bool) -> bool:
    """Somebody could be set down here: there is room, and no visible trap."""
    return room(state, figure, square, truth=truth) and not any(
        t.seen and square in floor_of(t) for t in state.traps
    )


def free_beside(state: State, figure: Figure) -> tuple[Square, ...]:
    """Only one that nobody sees goes by what nobody sees: else it would show by where somebody is put."""
    around = neighbours(state, figure.square)
    return tuple(sq for _, sq in around if free(state, figure, sq, truth=not figure.seen))
