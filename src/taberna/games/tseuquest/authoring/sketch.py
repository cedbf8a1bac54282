"""A plan drawn for a terminal: two columns a square, walls as lines."""

from typing import Final

from taberna.games.tseuquest.authoring.scene import Scene
from taberna.games.tseuquest.ground.squares import AT, COLUMNS, Corner, ends

_JOINTS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A corner by which of its four sides (north 1, east 2, south 4, west 8) have walls."""
_DOORS: Final = {"closed": "▯▭", "open": "╎╌", "secret": "§§", "portcullis": "‡‡", "ruined": "⁞⁞"}
"""A door in an upright wall, and in a lying one."""
_TRAPS: Final = {"pit": "▽", "deep-pit": "▼", "magic": "✶"}
OTHER: Final = "▪"
PIECES: Final = {
    "altar": "╬",
    "stairs": "≡",
    "chest": "▣",
    "lever": "┤",
    "portal": "∩",
    "fallen-rock": "▲",
    "fallen-rocks": "▲",
    "table": "▤",
    "statue": "♙",
    "throne": "♖",
    "well": "◎",
    "fireplace": "♨",
    "wardrobe": "▥",
    "mirror": "◊",
}


def signs(scene: Scene) -> dict[str, str]:
    """A letter for each kind of figure, its own where that is free; by letter."""
    found: dict[str, str] = {}
    for sheet in dict.fromkeys(figure.sheet for figure in scene.figures):
        spare = (*sheet, *sheet.upper(), *COLUMNS, *"0123456789")
        found[next(s for s in spare if s.isalnum() and s not in found)] = sheet
    return found


def sketch(scene: Scene) -> str:
    by_sheet = {sheet: sign for sign, sheet in signs(scene).items()}
    width, height = scene.board.width, scene.board.height
    grid = [[" "] * (4 * width + 1) for _ in range(2 * height + 1)]
    doors = {door.edge: door for door in scene.doors}
    sides: dict[Corner, int] = {}
    for edge in scene.board.walls | doors.keys():
        (ax, ay), (bx, by) = ends(edge)
        upright = ax == bx
        door = doors.get(edge)
        mark = _DOORS[door.kind][0 if upright else 1] if door else "│" if upright else "─"
        if upright:
            grid[2 * ay + 1][4 * ax] = mark
            _join(sides, (ax, ay), 4)
            _join(sides, (bx, by), 1)
        else:
            grid[2 * ay][4 * ax + 1 : 4 * ax + 4] = ["─", mark, "─"]
            _join(sides, (ax, ay), 2)
            _join(sides, (bx, by), 8)
    for (x, y), joined in sides.items():
        grid[2 * y][4 * x] = _JOINTS[joined]
    for square in scene.board.squares:
        x, y = AT[square]
        grid[2 * y + 1][4 * x + 2] = "░" if square in scene.dark else "·"
        if square in scene.dark:
            grid[2 * y + 1][4 * x + 1] = grid[2 * y + 1][4 * x + 3] = "░"
    for where, sign in _things(scene, by_sheet):
        x, y = AT[where]
        grid[2 * y + 1][4 * x + 2] = sign
    head = "    " + "   ".join(COLUMNS[:width])
    rows = [f"{n // 2 + 1 if n % 2 else '':>2} {''.join(row)}".rstrip() for n, row in enumerate(grid)]
    return "\n".join([f" {head}", *rows])


def _join(sides: dict[Corner, int], corner: Corner, side: int) -> None:
    sides[corner] = sides.get(corner, 0) | side


def _things(scene: Scene, by_sheet: dict[str, str]) -> list[tuple[str, str]]:
    """What stands on squares, the upmost last."""
    found = [(square, "○") for square in scene.starts]
    found += [(square, "~") for square in scene.silence]
    found += [(square, PIECES.get(p.kind, OTHER)) for p in scene.scenery for square in p.squares]
    found += [(square, "⌂") for square in scene.exits]
    found += [(trap.square, _TRAPS.get(trap.kind, "×")) for trap in scene.traps if trap.square]
    found += [(hoard.squares[0], "◆") for hoard in scene.hoards if not hoard.cards]
    return found + [(figure.square, by_sheet[figure.sheet]) for figure in scene.figures]
