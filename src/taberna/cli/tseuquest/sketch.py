"""A plan drawn for a terminal: two columns a square, walls as lines."""

from taberna.cli.tseuquest.map import CORNERS
from taberna.drawings.tseuquest.letters import signs
from taberna.drawings.tseuquest.scene import Scene
from taberna.games.tseuquest.ground.squares import AT, COLUMNS, Corner, Square, ends
from taberna.games.tseuquest.things.signs import sign


def sketch(scene: Scene) -> str:
    by_sheet = {sheet: letter for letter, sheet in signs(scene).items()}
    width, height = scene.board.width, scene.board.height
    grid = [[" "] * (4 * width + 1) for _ in range(2 * height + 1)]
    doors = {door.edge: door for door in scene.doors}
    sides: dict[Corner, int] = {}
    wall, dark = sign("mark", "wall", lying=True), sign("mark", "dark")
    for edge in scene.board.walls | doors.keys():
        (ax, ay), (bx, by) = ends(edge)
        upright = ax == bx
        door = doors.get(edge)
        mark = sign("door", door.kind, lying=not upright) if door else sign("mark", "wall", lying=not upright)
        if upright:
            grid[2 * ay + 1][4 * ax] = mark
            _join(sides, (ax, ay), 4)
            _join(sides, (bx, by), 1)
        else:
            grid[2 * ay][4 * ax + 1 : 4 * ax + 4] = [wall, mark, wall]
            _join(sides, (ax, ay), 2)
            _join(sides, (bx, by), 8)
    for (x, y), joined in sides.items():
        grid[2 * y][4 * x] = CORNERS[joined]
    for square in scene.board.squares:
        x, y = AT[square]
        grid[2 * y + 1][4 * x + 2] = dark if square in scene.dark else sign("mark", "floor")
        if square in scene.dark:
            grid[2 * y + 1][4 * x + 1] = grid[2 * y + 1][4 * x + 3] = dark
    for where, mark in _things(scene, by_sheet):
        x, y = AT[where]
        grid[2 * y + 1][4 * x + 2] = mark
    for where in _standing(scene) & set(scene.exits):  # stairs that lead out are still seen to be stairs
        x, y = AT[where]
        grid[2 * y + 1][4 * x + 3] = sign("mark", "exit")
    head = "    " + "   ".join(COLUMNS[:width])
    rows = [f"{n // 2 + 1 if n % 2 else '':>2} {''.join(row)}".rstrip() for n, row in enumerate(grid)]
    return "\n".join([f" {head}", *rows])


def _join(sides: dict[Corner, int], corner: Corner, side: int) -> None:
    sides[corner] = sides.get(corner, 0) | side


def _things(scene: Scene, by_sheet: dict[str, str]) -> list[tuple[str, str]]:
    """What stands on squares, the upmost last."""
    found = [(square, sign("mark", "start")) for square in scene.starts]
    found += [(square, sign("mark", "creaks")) for square in scene.silence]
    found += [(square, sign("scenery", p.kind)) for p in scene.scenery for square in p.squares]
    found += [(square, sign("mark", "exit")) for square in scene.exits if square not in _standing(scene)]
    found += [(trap.square, sign("trap", trap.kind)) for trap in scene.traps if trap.square]
    found += [(hoard.squares[0], sign("mark", "hoard")) for hoard in scene.hoards if not hoard.cards]
    return found + [(figure.square, by_sheet[figure.sheet]) for figure in scene.figures]


def _standing(scene: Scene) -> set[Square]:
    return {square for piece in scene.scenery for square in piece.squares}
