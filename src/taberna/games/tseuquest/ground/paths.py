"""Where feet may go (TQ-6.4, TQ-6.7, TQ-6.8, TQ-15, TQ-16.8)."""

from dataclasses import dataclass

from taberna.games.tseuquest.flow.state import State, same_side
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.neighbours import (
    PITS,
    floor_trap,
    foes_beside,
    others_at,
    rule,
    scenery_at,
)
from taberna.games.tseuquest.ground.sight import Ground, ground
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, NEXT, Direction, Edge, Square
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.library import SCENERY
from taberna.games.tseuquest.things.pieces import Figure, Scenery, floor_of
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def in_truth(figure: Figure, by: Seat) -> bool:
    """Whether a step goes by what is really there. Only the Sorcerer knows it, and only with his own figures
    may it tell: whoever else leads one, or is led by him, finds what everybody sees (TQ-G43, TQ-G122)."""
    return figure.seat == by == SORCERER


def no_way(state: State, land: Ground, square: Square, way: Direction) -> Refusal | None:
    """The edge: a wall, printed or not yet known to be anything else (TQ-6.7, TQ-15.4), or a door."""
    edge = EDGE[square, way]
    if edge not in land.walls and NEXT[square, way] in land.squares:
        return None
    for door in state.doors:
        if door.edge == edge and door.seen and door.kind in ("closed", "portcullis"):
            return refuse("door-closed" if door.kind == "closed" else "portcullis")
    return refuse("wall")


def no_floor(state: State, land: Ground, square: Square) -> Refusal | None:
    """The square beyond: scenery, or a floor trap that is seen (TQ-G128)."""
    if square in land.blocked:
        return refuse("scenery")
    return refuse("floor-trap") if floor_trap(state, square) else None


def passes(state: State, mover: Figure, other: Figure) -> bool:
    """A friend lets pass, unless an enemy of his is beside him; enemies never do (TQ-6.8, TQ-G32)."""
    return same_side(mover, other) and not other.buried and not foes_beside(state, other)


def no_step(state: State, move: Motion, figure: Figure, way: Direction) -> Refusal | None:
    if move.points < 1:
        return refuse("no-movement", needed=1, left=move.points)
    land = ground(state, truth=in_truth(figure, move.by))
    why = no_way(state, land, figure.square, way)
    return why if why is not None else no_entry(state, land, move, figure, way)


def no_entry(state: State, land: Ground, move: Motion, figure: Figure, way: Direction) -> Refusal | None:
    """Of a step over an edge that lets pass."""
    there, truth = NEXT[figure.square, way], in_truth(figure, move.by)
    why = no_floor(state, land, there)
    if why is not None:
        return why
    other = others_at(state, figure, there, truth=truth)
    if other is None:
        return None
    if not passes(state, figure, other):
        return refuse("occupied", figure=other.id)
    been = {figure.square, there}
    found = _way_out(state, figure, there, move.points - 1, been, truth=truth)
    return None if found else refuse("no-way-out")


def _way_out(
    state: State, figure: Figure, square: Square, points: int, been: set[Square], *, truth: bool
) -> bool:
    """Whether there is movement left to get off a friend's square again (TQ-6.8)."""
    if points < 1:
        return False
    land = ground(state, truth=truth)
    further: list[Square] = []
    for way in DIRECTIONS:
        there = NEXT[square, way]
        if there in been or no_way(state, land, square, way) or no_floor(state, land, there):
            continue
        other = others_at(state, figure, there, truth=truth)
        if other is None:
            return True
        if passes(state, figure, other):
            further.append(there)
    return any(_way_out(state, figure, there, points - 1, been | {there}, truth=truth) for there in further)


@dataclass(frozen=True, slots=True)
class Leap:
    landing: Square
    edges: tuple[Edge, ...]
    cost: int
    over: tuple[Square, ...]


def leap(state: State, move: Motion, figure: Figure, way: Direction) -> Leap | Refusal:
    """TQ-16.8, TQ-15.7 and the three advantages that jump (TQ-6.12)."""
    one, truth = NEXT[figure.square, way], in_truth(figure, move.by)
    land = ground(state, truth=truth)
    why = no_way(state, land, figure.square, way)
    if why is not None:
        return why
    two = NEXT[one, way]
    lucky = move.advantage == "luck" and _pit(state, one) and bool(two) and _pit(state, two)
    over = (one, two) if lucky else (one,)
    landing = NEXT[over[-1], way]
    for square in over:
        why = no_way(state, land, square, way) or (
            None if lucky else _not_jumpable(state, move, square, landing)
        )
        if why is not None:
            return why
        inside = others_at(state, figure, square, truth=truth)
        if inside is not None and not (inside.pit and same_side(figure, inside)):
            return refuse("occupied", figure=inside.id)  # TQ-G182
    why = no_floor(state, land, landing)
    if why is not None:
        return why
    other = others_at(state, figure, landing, truth=truth)
    if other is not None:
        return refuse("occupied", figure=other.id)
    cost = _cost(state, move, one, lucky)
    if move.points < cost:
        return refuse("no-movement", needed=cost, left=move.points)
    edges = tuple(EDGE[square, way] for square in (figure.square, *over))
    return Leap(landing, edges, cost, over)


def jumped_over(state: State, square: Square) -> bool:
    """Whether there is anything here that could be: of most squares no more need be asked."""
    return floor_trap(state, square) is not None or scenery_at(state, square) is not None


def _pit(state: State, square: Square) -> bool:
    return any(t.seen and t.square == square and t.kind in PITS for t in state.traps)


def _not_jumpable(state: State, move: Motion, square: Square, landing: Square) -> Refusal | None:
    if floor_trap(state, square) is not None:
        return None
    piece = scenery_at(state, square)
    if piece is None:
        return refuse("nothing-to-jump")
    if landing in piece.squares:
        return refuse("too-deep")  # TQ-G130
    return None if SCENERY[piece.kind].jumpable or _vaults(move, piece) else refuse("not-jumpable")


def _vaults(move: Motion, piece: Scenery) -> bool:
    """¡Qué brinco!: any scenery of one square (TQ-G38)."""
    return move.advantage == "vault" and len(piece.squares) == 1


def _cost(state: State, move: Motion, square: Square, lucky: bool) -> int:
    if lucky:
        return 3  # TQ-G42
    trapped = floor_trap(state, square) is not None
    eased = (move.advantage == "leap" and trapped) or (move.advantage == "vault" and not trapped)
    return 2 if eased else rule(state, "jump_cost") + 1


def pushable(state: State, figure: Figure) -> tuple[Direction, ...]:
    """Where somebody can be shoved: free, passable, no trap in sight (TQ-G51). Whoever shoves, it is asked as
    everybody sees it: that it is asked at all would tell (TQ-G122)."""
    if figure.pit or figure.buried:
        return ()
    return tuple(way for way in DIRECTIONS if _clear_for_push(state, figure, way))


def _clear_for_push(state: State, figure: Figure, way: Direction) -> bool:
    there, truth = NEXT[figure.square, way], not figure.seen
    land = ground(state, truth=truth)
    if no_way(state, land, figure.square, way) or no_floor(state, land, there):
        return False
    edge = EDGE[figure.square, way]
    trapped = any(t.seen and (there in floor_of(t) or t.edge == edge) for t in state.traps)
    return others_at(state, figure, there, truth=truth) is None and not trapped
