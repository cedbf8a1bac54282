"""How far it is from here to there, on what a player sees of the board."""

from collections.abc import Iterable
from typing import Final

from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, NEXT, Direction, Square
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import SCENERY

NEAR: Final = 3
"""As far as one needs not go to know what is there."""


def distances(
    view: View, targets: Iterable[Square], *, through_doors: bool, over_traps: bool = True
) -> dict[Square, int]:
    """Steps from every square to the nearest target; figures are walked around, and traps in the floor jumped
    over, by those who get there."""
    board = read_board(view.board)
    doors = {door.edge: door.kind for door in view.doors}
    passable = {
        e for e, kind in doors.items() if kind in ("open", "ruined") or (through_doors and kind == "closed")
    }
    shut = (board.walls | doors.keys()) - passable
    full = {s for piece in view.scenery if not SCENERY[piece.kind].passable for s in piece.squares}
    if not over_traps:
        full |= {trap.square for trap in view.traps if trap.kind in ("pit", "deep-pit", "magic")}
    found = dict.fromkeys(targets, 0)
    fringe = list(found)
    while fringe:
        further: list[Square] = []
        for square in fringe:
            for way in DIRECTIONS:
                there = NEXT[square, way]
                if (
                    there in board.squares
                    and there not in found
                    and EDGE[square, way] not in shut
                    and there not in full
                ):
                    found[there] = found[square] + 1
                    further.append(there)
        fringe = further
    return found


def unexplored(view: View, here: Square, trodden: Iterable[Square]) -> tuple[Square, ...]:
    """Squares within reach that nobody has been near."""
    within = distances(view, (here,), through_doors=False)
    been = distances(view, (here, *trodden), through_doors=False)
    return tuple(square for square in within if been[square] > NEAR)


def best_way(here: Square, gaps: dict[Square, int], ways: Iterable[Direction]) -> Direction | None:
    """The way that brings nearer, if one does."""
    far = gaps.get(here, 10_000)
    return min(
        (way for way in ways if gaps.get(NEXT[here, way], 10_000) < far),
        key=lambda w: gaps[NEXT[here, w]],
        default=None,
    )


def best_jump(here: Square, gaps: dict[Square, int], ways: Iterable[Direction]) -> Direction | None:
    """The same, over what is in the way."""
    far = gaps.get(here, 10_000)
    return min(
        (way for way in ways if gaps.get(NEXT[NEXT[here, way], way], 10_000) < far),
        key=lambda w: gaps[NEXT[NEXT[here, w], w]],
        default=None,
    )
