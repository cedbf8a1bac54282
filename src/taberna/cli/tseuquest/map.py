"""The board as a seat sees it: walls, doors, fog, scenery, traps, figures; for the Sorcerer the plan too."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from taberna.cli.names import Names
from taberna.cli.tseuquest.asked import about_whom, eligible, squares_meant
from taberna.cli.tseuquest.terms import label
from taberna.games.tseuquest.ground.board import Board, read_board
from taberna.games.tseuquest.ground.squares import COLUMNS, EDGE, Edge, Square
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.pieces import Figure, floor_of
from taberna.games.tseuquest.things.signs import LOOKS, Sort, sign

Cell: TypeAlias = tuple[str, str]
"""Two characters, and how they look."""

HERO: Final = "bold bright_cyan"
ACTIVE: Final = "bold black on bright_cyan"
FOE: Final = "bold red"
ACTIVE_FOE: Final = "bold black on red"
ASLEEP: Final = "red"
UNSEEN: Final = "italic magenta"
THING: Final = "yellow"
TRAP: Final = "bold magenta"
DIM: Final = "grey42"
WALL: Final = "grey70"
DOOR: Final = "bold yellow"
FOG: Final = (2 * sign("mark", "dark"), DIM)
FLOOR: Final = (f"{sign('mark', 'floor')} ", DIM)
EXIT: Final = (f"{sign('mark', 'exit')} ", "bold green")
HOARD: Final = (f"{sign('mark', 'hoard')} ", "bold bright_yellow")
EDGES: Final = {**LOOKS["door"], "wall": LOOKS["mark"]["wall"], "trap": LOOKS["mark"]["edge-trap"]}
"""By what a picture has on its edges."""
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the walls that meet there: 1 north, 2 east, 4 south, 8 west."""
LEAST_ROWS: Final = 3
NARROW: Final = 80
"""The columns of the narrowest terminal."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A map before it is cut to the screen: what stands on squares and edges."""

    board: Board
    squares: dict[Square, Cell]
    edges: dict[Edge, str]
    """`wall`, `trap`, or the kind of a door."""
    focus: Square
    """What must be in sight when the board is cut."""
    meant: frozenset[Square] = frozenset()
    """What should be, too."""

    def lines(self, rows: range | None = None, *, rim: bool = True) -> Iterator[Text]:
        """Row by row, with the edges between; without the rim the numbers stand for the western wall."""
        wide, rows = self.board.width, rows or range(self.board.height)
        letters = "".join(f"{COLUMNS[x]}  " for x in range(wide))
        yield Text(f"  {' ' if rim else ''}{letters}".rstrip(), style=DIM)
        for y in rows:
            yield self._between(y, rim=rim)
            yield self._row(y, rim=rim)
        yield self._between(rows[-1] + 1, rim=rim)

    def fits(self, columns: int) -> bool:
        """Whether there is room for the rim too."""
        return 3 * self.board.width + 3 <= columns

    def window(self, fits: int) -> range:
        """So many rows: the focus as near to the middle as what else is meant lets it be."""
        high, middle = self.board.height, int(self.focus[1:]) - 1
        rows = [int(square[1:]) - 1 for square in self.meant]
        usual = max(0, min(middle - fits // 2, high - fits))

        def worth(first: int) -> tuple[int, int]:
            return sum(first <= row < first + fits for row in rows), -abs(first - usual)

        least, most = max(0, middle - fits + 1), max(0, min(middle, high - fits))
        first = max(range(min(least, most), most + 1), key=worth)
        return range(first, min(high, first + fits))

    def _row(self, y: int, *, rim: bool) -> Text:
        line = Text(f"{y + 1:>2}", style=DIM)
        if rim:
            line.append(self._down(EDGE[f"a{y + 1}", "w"]), style=WALL)
        for x in range(self.board.width):
            square = f"{COLUMNS[x]}{y + 1}"
            line.append(*self.squares[square])
            edge = EDGE[square, "e"]
            line.append(self._down(edge), style=self._style(edge))
        return line

    def _between(self, y: int, *, rim: bool) -> Text:
        line = Text("  ", style=DIM)
        if rim:
            line.append(self._corner(0, y), style=WALL)
        for x in range(self.board.width):
            edge = self._beneath(x, y - 1)
            kind = self.edges.get(edge, "")
            line.append(2 * EDGES[kind].lying if kind else "  ", style=self._style(edge))
            line.append(self._corner(x + 1, y), style=WALL)
        return line

    def _beneath(self, x: int, y: int) -> Edge:
        column = COLUMNS[x]
        return EDGE[f"{column}1", "n"] if y < 0 else EDGE[f"{column}{y + 1}", "s"]

    def _down(self, edge: Edge) -> str:
        kind = self.edges.get(edge, "")
        return EDGES[kind].sign if kind else " "

    def _style(self, edge: Edge) -> str:
        return {"wall": WALL, "trap": TRAP}.get(self.edges.get(edge, ""), DOOR)

    def _corner(self, x: int, y: int) -> str:
        """Where four edges meet: those that are there say which sign."""
        wide, high = self.board.width, self.board.height
        north = y > 0 and self._stands(self._upright(x, y - 1))
        south = y < high and self._stands(self._upright(x, y))
        west = x > 0 and self._stands(self._beneath(x - 1, y - 1))
        east = x < wide and self._stands(self._beneath(x, y - 1))
        return CORNERS[north + 2 * east + 4 * south + 8 * west]

    def _stands(self, edge: Edge) -> bool:
        return self.edges.get(edge, "trap") != "trap"

    def _upright(self, x: int, y: int) -> Edge:
        return EDGE[f"a{y + 1}", "w"] if x == 0 else EDGE[f"{COLUMNS[x - 1]}{y + 1}", "e"]


def picture(view: View, names: Names) -> Picture:
    board = read_board(view.board)
    dark = set() if view.seat == SORCERER else unseen(view, board)
    squares = {square: FOG if square in dark else FLOOR for square in board.squares}
    plan = view.plan
    if plan is not None:
        squares |= {s: (_sign("scenery", p.kind), UNSEEN) for p in plan.scenery for s in p.squares}
        squares |= {s: (HOARD[0], UNSEEN) for h in plan.hoards if not h.cards for s in h.squares}
        squares |= {s: (_sign("trap", t.kind), UNSEEN) for t in plan.traps for s in floor_of(t)}
    squares |= {s: (_sign("scenery", piece.kind), THING) for piece in view.scenery for s in piece.squares}
    squares |= {s: _way_out(squares[s]) for s in (*view.exits, *(plan.script.exits if plan else ()))}
    squares |= {s: HOARD for hoard in view.hoards for s in hoard.squares}
    squares |= {s: (_sign("trap", t.kind), TRAP) for t in view.traps for s in floor_of(t)}
    if plan is not None:
        squares |= {f.square: (label(f, names), UNSEEN) for f in plan.figures if f.square}
    active = view.turn.figure if view.turn else ""
    asked = about_whom(view) if view.pending is not None else ""
    squares |= {f.square: (label(f, names), _look(f, active, asked)) for f in view.figures if f.square}
    edges = dict.fromkeys(board.walls, "wall") | {door.edge: door.kind for door in view.doors}
    edges |= {trap.edge: "trap" for trap in view.traps if trap.edge}
    if plan is not None:
        edges |= {door.edge: door.kind for door in plan.doors}
        edges |= {trap.edge: "trap" for trap in plan.traps if trap.edge}
    meant = frozenset(squares_meant(view)) & set(board.squares)
    return Picture(board, squares, dict(edges), _focus(view), meant)


def unseen(view: View, board: Board) -> set[Square]:
    """Rooms nobody has looked into, and corridors nobody has seen; never where something stands in sight."""
    lit = {square for square, room in board.rooms.items() if room in view.rooms} | set(view.explored)
    lit |= {f.square for f in view.figures} | {s for piece in view.scenery for s in piece.squares}
    return set(board.squares) - lit


def _way_out(cell: Cell) -> Cell:
    """Stairs that lead out are still seen to be stairs: `≡⌂`."""
    out, look = EXIT
    return (f"{cell[0][0]}{out[0]}" if cell[1] in (THING, UNSEEN) else out), look


def _sign(sort: Sort, kind: str) -> str:
    return f"{sign(sort, kind)} "


def _look(figure: Figure, active: str, asked: str = "") -> str:
    """Whoever acts stands out; whom they act upon, and who is asked for it, is underlined beside."""
    if figure.id == asked != active:
        return f"{FOE if figure.seat == SORCERER else HERO} underline"
    if figure.seat == SORCERER:
        return ACTIVE_FOE if figure.id == active else ASLEEP if figure.asleep else FOE
    return ACTIVE if figure.id == active else HERO


def _focus(view: View) -> Square:
    """Whom the question is about, or the first who may be named; else the first adventurer."""
    name = about_whom(view)
    unseen = view.plan.figures if view.plan else ()
    found = next((f for f in (*view.figures, *unseen) if f.id == name and f.square), None)
    heroes = (f for f in view.figures if f.kind == "hero")
    found = found or next((f for f in (*eligible(view), *heroes) if f.square), None)
    return found.square if found else "a1"


class Map:
    """Drawn as large as the screen lets it be: all columns, and the rows around whom it is about."""

    def __init__(self, view: View, names: Names, lines: int) -> None:
        self._picture = picture(view, names)
        self._lines = lines
        """How many there are for it."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = self._picture.window(max(LEAST_ROWS, (self._lines - 2) // 2))
        yield from self._picture.lines(rows, rim=self._picture.fits(options.max_width))


def drawn(view: View, names: Names) -> str:
    """The whole of it, in plain text."""
    if not view.board:
        return names.texts("map-none")
    whole = picture(view, names)
    return "\n".join(line.plain.rstrip() for line in whole.lines(rim=whole.fits(NARROW)))
