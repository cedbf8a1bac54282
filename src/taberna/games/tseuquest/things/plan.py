"""A plan: the drawing of an adventure or of a scenario with its key, as pieces on a board.

+-+-+-+-+      - |  wall   d closed door   o open door   s secret door   x portcullis   : ruined wall
|h . .:g|      odd rows and columns are squares, the rest edges and corners
+ +d+-+ +      a square is `.` or a character looked up in the key; what is several things has a list there
|. ^ . .|      `#` is a square that the adventure does not use
+-+-+-+-+
"""

from collections.abc import Mapping
from typing import Final, TypeVar, cast

import msgspec
from msgspec.structs import replace

from taberna.games.tseuquest.ground.board import ROOMS, Board, edges, read_board, size
from taberna.games.tseuquest.ground.squares import AT, NAMED, Square
from taberna.games.tseuquest.things.library import text
from taberna.games.tseuquest.things.pieces import Barrier, Door, Figure, Hoard, Scenery, Trap
from taberna.games.tseuquest.things.plan_key import Legend, made
from taberna.games.tseuquest.things.script import Script, Trigger
from taberna.table.refusal import Refused, refuse
from taberna.table.values import Value

T = TypeVar("T")
DOORS: Final[dict[str, Barrier]] = {
    "d": "closed",
    "o": "open",
    "s": "secret",
    "x": "portcullis",
    ":": "ruined",
}
SIGNS: Final = {kind: sign for sign, kind in DOORS.items()}
UNUSED: Final = "#"
EMPTY: Final = ". "


class Plan(Value, frozen=True):
    board: str
    figures: tuple[Figure, ...]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]
    script: Script
    least: dict[str, int] = {}
    """Figures that are there only against so many adventurers (TQ-G174)."""
    unused: tuple[Square, ...] = ()


def against(plan: Plan, adventurers: int) -> tuple[Figure, ...]:
    """Who stands against a party of this size."""
    return tuple(f for f in plan.figures if plan.least.get(f.id, 1) <= adventurers)


def read_plan(table: Mapping[str, object], *, seen: bool) -> Plan:
    """`seen`: whether what is drawn is on the board already, as in a scenario, unless it says otherwise."""
    lines = str(table["map"]).strip("\n").split("\n")
    width, height = size(lines)
    key = cast(dict[str, object], table.get("key", {}))
    pieces = Legend(seen)
    for y in range(height):
        for x in range(width):
            sign = lines[2 * y + 1][2 * x + 1]
            if sign == UNUSED:
                pieces.unused.append(NAMED[x, y])
            elif sign not in EMPTY:
                if sign not in key:
                    raise Refused(refuse("map-no-key", sign=sign))
                pieces.put(sign, key[sign], NAMED[x, y])
    doors = {
        edge: Door(edge, DOORS[sign], seen and sign != "s", portcullis=sign == "x")
        for edge, sign in edges(lines, width, height)
        if sign in DOORS
    }
    for row in _rows(table, "door"):
        edge = str(row.pop("at"))
        if edge not in doors:
            raise Refused(refuse("map-no-door", edge=edge))
        doors[edge] = _changed(doors[edge], row)
    drawn = _face(lines, [str(s) for s in cast(list[object], table.get("rooms", []))])
    face = text(f"faces/{table['face']}.txt").rstrip("\n") if "face" in table else drawn
    if read_board(face).walls != read_board(drawn).walls:
        raise Refused(refuse("map-other-face", face=str(table["face"])))
    pieces.traps += [made(Trap, {"seen": False, "known": False} | row) for row in _rows(table, "trap")]
    pieces.hoards += [_zone(face, row) for row in _rows(table, "zone")]
    if not seen:
        pieces.hide()
    return Plan(
        face,
        tuple(pieces.figures),
        tuple(doors.values()),
        tuple(pieces.scenery.values()),
        tuple(pieces.traps),
        tuple(pieces.hoards),
        _script(table, pieces, read_board(face)),
        pieces.least,
        tuple(pieces.unused),
    )


def _rows(table: Mapping[str, object], name: str) -> list[dict[str, object]]:
    return [dict(row) for row in cast(list[dict[str, object]], table.get(name, []))]


def _changed(piece: T, row: dict[str, object]) -> T:
    """The piece with these fields, read as its type says."""
    whole = msgspec.to_builtins(piece) | row
    return made(type(piece), whole)


def _face(lines: list[str], rooms: list[str]) -> str:
    """The drawing with nothing on it but printed walls: where a door or a ruin is, the face has a wall."""
    width, height = size(lines)
    grid = [list(line) for line in lines]
    for y in range(2 * height + 1):
        for x in range(2 * width + 1):
            if x % 2 and y % 2:
                grid[y][x] = "."
            elif grid[y][x] in DOORS:
                grid[y][x] = "|" if y % 2 else "-"
    drawn = "\n".join("".join(row) for row in grid)
    return f"{drawn}\n{ROOMS} {' '.join(rooms)}" if rooms else drawn


def _zone(face: str, row: dict[str, object]) -> Hoard:
    room = str(row.pop("room", ""))
    if room:
        row["squares"] = sorted(read_board(face).room(room))
    return made(Hoard, {"cards": 1} | row)


def _script(table: Mapping[str, object], pieces: Legend, board: Board) -> Script:
    written = dict(cast(dict[str, object], table.get("script", {})))
    written.setdefault("exits", pieces.exits)
    written.setdefault("starts", pieces.starts)
    written.setdefault("texts", table.get("text", {}))
    triggers = (made(Trigger, row) for row in _rows(table, "trigger"))
    script = made(Script, written)
    return replace(
        script,
        triggers=tuple(replace(t, what=spread(t.what, board)) for t in triggers),
        silence=tuple(square for part in script.silence for square in spread(part, board).split(" ")),
    )


def spread(what: str, board: Board) -> str:
    """`room g1` is every square of the room that g1 lies in."""
    match what.split(" "):
        case ["room", square]:
            return " ".join(sorted(board.room(square)))
        case _:
            return what


def draw(board: str, doors: tuple[Door, ...], signs: dict[Square, str]) -> str:
    """The drawing again, with doors as they are and these signs on their squares."""
    lines = [list(line) for line in board.strip("\n").split("\n") if not line.startswith(ROOMS)]
    for door in doors:
        x, y = AT[door.edge[:-1]]
        column, row = {"e": (2, 1), "s": (1, 2), "w": (0, 1), "n": (1, 0)}[door.edge[-1]]
        lines[2 * y + row][2 * x + column] = SIGNS[door.kind]
    for square, sign in signs.items():
        x, y = AT[square]
        lines[2 * y + 1][2 * x + 1] = sign
    return "\n".join("".join(line) for line in lines)
