"""Where a figure can get to, at what cost and by which steps."""

from heapq import heappop, heappush
from typing import Final, Literal

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.dice_counts import fixed_moves, move_dice
from taberna.games.tseuquest.chapters.walking import kept, no_jump, no_opening
from taberna.games.tseuquest.flow.state import board, step
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.neighbours import others_at, rule, sheet
from taberna.games.tseuquest.ground.paths import Leap, in_truth, no_floor, no_step
from taberna.games.tseuquest.ground.sight import ground
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, NEXT, Direction, Edge, Square
from taberna.games.tseuquest.previews.asked import Reach, Reached, Threshold, Why
from taberna.games.tseuquest.previews.supposed import Supposed
from taberna.games.tseuquest.things.pieces import Figure, floor_of
from taberna.games.tseuquest.things.sources import total
from taberna.table.refusal import Refusal, refuse

FARTHEST: Final = 60
"""Squares beyond which nobody asks."""
HIGHEST: Final = 6
"""On a movement die."""


def reach(state: Supposed, figure: Figure, points: int | None) -> Reach:
    moving = _moving(state, figure, points)
    search = _Search(state, figure, moving)
    return Reach(figure.id, moving.points, search.squares, search.doors)


def why_not(state: Supposed, figure: Figure, square: Square, points: int | None) -> Why:
    """What stands on the square itself comes first, then how far it is, and last that no way is known."""
    moving = _moving(state, figure, points)
    truth = in_truth(figure, moving.by)
    if square not in board(state).squares:
        return Why(figure.id, square, refuse("no-such-square", square=square))
    why = no_floor(state, ground(state, truth=truth), square)
    other = others_at(state, figure, square, truth=truth)
    if why is None and other is not None:
        why = refuse("occupied", figure=other.id)
    if why is None:
        far = _Search(state, figure, replace(moving, points=FARTHEST)).cost(square)
        if far is None:
            why = refuse("no-way-known")
        elif far > moving.points:
            why = refuse("no-movement", needed=far, left=moving.points)
    return Why(figure.id, square, why)


def _moving(state: Supposed, figure: Figure, points: int | None) -> Motion:
    """The movement under way, or one that could be."""
    under_way = step(state)
    if isinstance(under_way, Motion) and under_way.figure == figure.id:
        moving = under_way
    else:
        moving = Motion(figure.id, figure.seat, "tense", _most(state, figure), origin=figure.square)
    wanted = moving.points if points is None else points
    return replace(moving, points=max(0, min(wanted, FARTHEST)))


def _most(state: Supposed, figure: Figure) -> int:
    if not sheet(figure).dice:
        return total(fixed_moves(state, figure))
    return HIGHEST * total(move_dice(state, figure)) + sheet(figure).bonus


class _Search:
    """The cheapest first. An advantage makes a jump cheaper once: a square counts with it and without."""

    def __init__(self, state: Supposed, figure: Figure, moving: Motion) -> None:
        self._state = state
        self._figure = figure
        self._moving = moving
        self._truth = in_truth(figure, moving.by)
        self._land = ground(state, truth=self._truth)
        self._found: list[Reached] = []
        self._fringe: list[tuple[int, int, str, Reached]] = []
        self._pushed = 0
        self._done: set[tuple[Square, str]] = set()
        self.doors: tuple[Threshold, ...] = ()
        self._push(Reached(figure.square, 0, -1, "", "", self._free(figure.square), ()), moving.advantage)
        while self._fringe:
            _, _, advantage, reached = heappop(self._fringe)
            if (reached.square, advantage) not in self._done:
                self._done.add((reached.square, advantage))
                self._found.append(reached)
                self._go_on(len(self._found) - 1, advantage)

    @property
    def squares(self) -> tuple[Reached, ...]:
        return tuple(self._found)

    def cost(self, square: Square) -> int | None:
        return next((one.cost for one in self._found if one.square == square and one.ends), None)

    def _push(self, reached: Reached, advantage: str) -> None:
        self._pushed += 1
        heappush(self._fringe, (reached.cost, self._pushed, advantage, reached))

    def _free(self, square: Square) -> bool:
        return others_at(self._state, self._figure, square, truth=self._truth) is None

    def _go_on(self, at: int, advantage: str) -> None:
        here = self._found[at]
        left = replace(self._moving, points=self._moving.points - here.cost, advantage=advantage)
        mover = replace(self._figure, square=here.square)
        for way in DIRECTIONS:
            if no_step(self._state, left, mover, way) is None:
                there = NEXT[here.square, way]
                self._reach(at, there, here.cost + 1, "move", way, (EDGE[here.square, way],), advantage)
            found = self._leap(left, mover, way)
            if isinstance(found, Leap):
                cost = self._moving.points if len(found.over) == 2 else here.cost + found.cost
                self._reach(at, found.landing, cost, "jump", way, found.edges, kept(left, found))
            if no_opening(self._state, left, mover, way) is None:
                cost = here.cost + rule(self._state, "door_cost")
                self._open(Threshold(EDGE[here.square, way], way, at, cost))

    def _leap(self, left: Motion, mover: Figure, way: Direction) -> Leap | Refusal | None:
        """Only what is in the way is jumped over: else nothing is asked."""
        over = NEXT[mover.square, way]
        if not over or no_floor(self._state, self._land, over) is None:
            return None
        return no_jump(self._state, left, mover, way)

    def _reach(
        self,
        came: int,
        there: Square,
        cost: int,
        do: Literal["move", "jump"],
        way: Direction,
        edges: tuple[Edge, ...],
        advantage: str,
    ) -> None:
        traps = tuple(
            trap.id
            for trap in self._state.traps
            if trap.seen and (trap.edge in edges or there in floor_of(trap))
        )
        self._push(Reached(there, cost, came, do, way, self._free(there), traps), advantage)

    def _open(self, door: Threshold) -> None:
        if all(known.edge != door.edge for known in self.doors):
            self.doors = (*self.doors, door)
