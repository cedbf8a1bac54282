"""What a seat of TseuQuest may know, as numbers: the board square by square, then the rest.

Everything comes from the seat's view. All agents have the same number of numbers: what only the Sorcerer
knows is 0 for the others.
"""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from taberna.envs.tavern import Path
from taberna.envs.tseuquest.coding import WORDS
from taberna.envs.tseuquest.names import BARRIERS, CARDS, ITEMS, SCENERY, SHEETS, STEPS, TRAPS
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.squares import AT, COLUMNS, ROWS
from taberna.games.tseuquest.options import PLAYERS, SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.pieces import Figure, floor_of

PLANES: Final = (
    "board", "known", "wall east", "wall south", "door east", "door south", "scenery", "trap", "hoard",
    "exit", "whose figure", "sheet", "life", "state", "active", "unseen figure", "unseen trap",
    "unseen hoard",
)  # fmt: skip
"""Of every square. Doors, scenery, traps and sheets are counted from 1, in the order of `names`, and what an
adventure brings of its own is 0; whose figure: 1 one's own, 2 of one's side, 3 of the other; state: 1 asleep,
2 prone, 4 in a pit, 8 buried. The last three are the Sorcerer's."""
SEATS: Final = (SORCERER, *PLAYERS)
HIGHEST: Final = 4000
"""More gold or rounds than that are not counted; every code is less."""
AREA: Final = len(COLUMNS) * ROWS
_REST: Final = {
    "round": 1, "points": 1, "pending": len(STEPS) + 1, "said": 1, "seat": len(SEATS), "waiting": len(SEATS),
    "cards": len(CARDS), "items": len(ITEMS), "gold": 1, "life": 1, "mind": 1,
}  # fmt: skip
_NUMBER: Final = {
    sort: {name: n for n, name in enumerate(names, 1)}
    for sort, names in (("sheet", SHEETS), ("scenery", SCENERY), ("trap", TRAPS), ("barrier", BARRIERS))
}


def _fields() -> dict[str, slice]:
    found, at = {"squares": slice(0, len(PLANES) * AREA)}, len(PLANES) * AREA
    for name, size in _REST.items():
        found[name] = slice(at, at + size)
        at += size
    return found


FIELDS: Final = _fields()
"""Where everything stands; `squares` is to be read as (planes, rows, columns)."""
LENGTH: Final = FIELDS["mind"].stop
_PLANE: Final = {name: n for n, name in enumerate(PLANES)}


@lru_cache(maxsize=16)
def _ground(text: str) -> NDArray[np.int16]:
    """What is printed on the board."""
    planes = np.zeros((len(PLANES), ROWS, len(COLUMNS)), np.int16)
    if text:
        board = read_board(text)
        for square in board.squares:
            x, y = AT[square]
            planes[_PLANE["board"], y, x] = 1
        for edge in board.walls:
            x, y = AT[edge[:-1]]
            if edge[-1] in "es":
                planes[_PLANE["wall east" if edge[-1] == "e" else "wall south"], y, x] = 1
    return planes


def observe(view: View, said: Path) -> NDArray[np.int16]:
    seen = np.zeros(LENGTH, np.int16)
    planes = seen[FIELDS["squares"]].reshape(len(PLANES), ROWS, len(COLUMNS))
    planes[:] = _ground(view.board)
    if view.board:
        _board(view, planes)
    rest = {name: seen[FIELDS[name]] for name in _REST}
    rest["round"][0] = min(view.round, HIGHEST)
    rest["points"][0] = max(0, view.turn.points) if view.turn else 0
    pending = view.pending
    rest["pending"][len(STEPS) if pending is None else STEPS.index(pending.__struct_config__.tag)] = 1
    rest["said"][0] = said[0] + 1 if said else 0
    rest["seat"][SEATS.index(view.seat)] = 1
    for seat in view.waiting:
        if seat in SEATS:
            rest["waiting"][SEATS.index(seat)] = 1
    for hand in view.hands:
        for card in hand.cards:
            if card in CARDS:
                rest["cards"][CARDS.index(card)] += 1
    for figure in view.figures:
        if figure.seat == view.seat:
            for item in figure.items:
                if item in ITEMS:
                    rest["items"][ITEMS.index(item)] += 1
            rest["gold"][0] = min(HIGHEST, rest["gold"][0] + figure.gold)
            rest["life"][0] += max(0, figure.life)
            rest["mind"][0] += max(0, figure.mind or 0)
    return seen


def _board(view: View, planes: NDArray[np.int16]) -> None:
    board = read_board(view.board)
    known = {square for square, room in board.rooms.items() if room in view.rooms} | set(view.explored)

    def put(plane: str, square: str, value: int) -> None:
        x, y = AT[square]
        planes[_PLANE[plane], y, x] = value

    for square in known:
        put("known", square, 1)
    for door in view.doors:
        if door.edge[-1] in "es":
            put(
                "door east" if door.edge[-1] == "e" else "door south",
                door.edge[:-1],
                _NUMBER["barrier"][door.kind],
            )
    for piece in view.scenery:
        for square in piece.squares:
            put("scenery", square, _NUMBER["scenery"].get(piece.kind, 0))
    for trap in view.traps:
        for square in floor_of(trap):
            put("trap", square, _NUMBER["trap"].get(trap.kind, 0))
    for hoard in view.hoards:
        for square in hoard.squares:
            put("hoard", square, 1)
    for square in view.exits:
        put("exit", square, 1)
    for figure in view.figures:
        put("whose figure", figure.square, _whose(figure, view.seat))
        put("sheet", figure.square, _NUMBER["sheet"].get(figure.sheet, 0))
        put("life", figure.square, max(0, figure.life))
        put("state", figure.square, figure.asleep + 2 * figure.prone + 4 * figure.pit + 8 * figure.buried)
        put("active", figure.square, view.turn is not None and view.turn.figure == figure.id)
    if view.plan is not None:
        for figure in view.plan.figures:
            put("unseen figure", figure.square, _NUMBER["sheet"].get(figure.sheet, 0))
        for trap in view.plan.traps:
            for square in () if trap.seen else floor_of(trap):
                put("unseen trap", square, _NUMBER["trap"].get(trap.kind, 0))
        for hoard in view.plan.hoards:
            for square in () if hoard.seen else hoard.squares:
                put("unseen hoard", square, 1)


def _whose(figure: Figure, seat: str) -> int:
    if figure.seat == seat:
        return 1
    return 2 if (figure.seat == SORCERER) == (seat == SORCERER) else 3


assert len(WORDS) < HIGHEST
