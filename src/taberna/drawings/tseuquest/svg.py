"""A plan as an SVG to look at or to print: ink on parchment."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final, get_args

from taberna.drawings.tseuquest.letters import signs
from taberna.drawings.tseuquest.scene import Scene
from taberna.games.tseuquest.ground.squares import AT, COLUMNS, Edge, Square, ends
from taberna.games.tseuquest.things.pieces import Barrier, Door, Figure, Scenery
from taberna.games.tseuquest.things.signs import LOOKS, Sort

SIDE: Final = 32
MARGIN: Final = 34
INK, PAPER, FLOOR, DARK, RED, GOLD = "#3b2a1a", "#efe3c6", "#f7efdb", "#cdbb95", "#8c2f1c", "#b8862b"
SHADE: Final = "#4a4038"
FAINT: Final = 0.4
"""What is not there yet."""
_BARRIERS: Final[dict[str, Barrier]] = {kind: kind for kind in get_args(Barrier)}
COLUMN, ROW, MARK_ROW, NARROWEST = 205, 20, 26, 615
"""Of the legend, and of the page: a small plan has as much to say as a large one."""
_STYLE: Final = f"""
text {{ font-family: Alegreya, Georgia, serif; fill: {INK}; text-anchor: middle; }}
.grid {{ stroke: #d9c9a3; stroke-width: 1; fill: none; }}
.wall {{ stroke: {INK}; stroke-width: 5; stroke-linecap: square; fill: none; }}
.name {{ font-size: 11px; fill: #8a7550; }}
.title {{ font-size: 26px; text-anchor: start; }}
.line {{ font-size: 14px; font-style: italic; text-anchor: start; }}
.sign {{ font-size: 15px; font-weight: bold; fill: #fff8e6; }}
.ink {{ stroke: {INK}; stroke-width: 1.6; fill: #e2cf9f; stroke-linejoin: round; stroke-linecap: round; }}
.bare {{ stroke: {INK}; stroke-width: 1.6; fill: none; stroke-linejoin: round; stroke-linecap: round; }}
.trap, .letter {{ stroke: {RED}; stroke-width: 1.6; fill: none; stroke-linejoin: round; }}
.jamb, .hidden {{ stroke: {INK}; stroke-width: 5; }}
.hidden {{ stroke-dasharray: 6 3; }}
.seal {{ stroke: {RED}; fill: {PAPER}; }}
.wood {{ stroke: {INK}; fill: #a9743a; }}
.leaf {{ stroke: #a9743a; stroke-width: 5; }}
.broken {{ stroke: {INK}; stroke-width: 2.5; fill: none; }}
.dashed {{ stroke: {INK}; stroke-dasharray: 3 3; fill: none; }}
.exit {{ fill: {RED}; opacity: 0.75; }}
.creaks {{ stroke: {RED}; fill: none; }}
.gold {{ stroke: {INK}; fill: {GOLD}; }}
"""


def draw_svg(scene: Scene, title: str, line: str, names: dict[str, str], marks: dict[str, str]) -> str:
    """`names`: what the legend calls each kind of figure, by its sheet; `marks`: and everything else, by
    `drawn_marks`."""
    letters = {sheet: sign for sign, sheet in signs(scene).items()}
    width, height = scene.board.width * SIDE, scene.board.height * SIDE
    page = max(width, NARROWEST)
    columns = page // COLUMN
    rows = -(-len(names) // columns) * ROW + -(-len(marks) // columns) * MARK_ROW
    top = MARGIN + 58
    size = f"{page + 2 * MARGIN} {top + height + 22 + rows + 16}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        f'<text class="title" x="{MARGIN}" y="{MARGIN + 4}">{escape(title)}</text>',
        f'<text class="line" x="{MARGIN}" y="{MARGIN + 26}">{escape(line)}</text>',
        f'<g transform="translate({MARGIN} {top})">',
        *_ground(scene, width, height),
        *_coordinates(scene),
        *_zones(scene),
        *(part for piece in scene.scenery for part in _piece(piece)),
        *_marks(scene),
        *_traps(scene),
        *_walls(scene),
        *(part for figure in scene.figures for part in _figure(figure, letters[figure.sheet])),
        *(part for door in scene.doors for part in _door(door)),  # over whoever stands beside it
        *_edge_traps(scene),
        *_legend({letters[sheet]: name for sheet, name in names.items()}, height, columns),
        *_mark_legend(marks, height + 24 + -(-len(names) // columns) * ROW, columns),
        "</g></svg>",
    ]
    return "\n".join(parts) + "\n"


def _icon(sort: Sort, kind: str, level: str = "") -> str:
    """`level`: what turns a letter upright again."""
    return "".join(
        f'<path class="{look}" d="{path}"{level if look == "letter" else ""}/>'
        for look, path in LOOKS[sort][kind].icon
    )


def _corner(square: Square) -> tuple[int, int]:
    x, y = AT[square]
    return x * SIDE, y * SIDE


def _ground(scene: Scene, width: int, height: int) -> Iterator[str]:
    yield f'<rect width="{width}" height="{height}" fill="{FLOOR}"/>'
    for square in sorted(scene.dark):
        x, y = _corner(square)
        yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{DARK}"/>'
    lines = [f"M{n * SIDE} 0V{height}" for n in range(1, scene.board.width)]
    lines += [f"M0 {n * SIDE}H{width}" for n in range(1, scene.board.height)]
    yield f'<path class="grid" d="{"".join(lines)}"/>'


def _coordinates(scene: Scene) -> Iterator[str]:
    for n in range(scene.board.width):
        yield f'<text class="name" x="{n * SIDE + SIDE // 2}" y="-8">{COLUMNS[n]}</text>'
    for n in range(scene.board.height):
        yield f'<text class="name" x="-14" y="{n * SIDE + SIDE // 2 + 4}">{n + 1}</text>'


def _zones(scene: Scene) -> Iterator[str]:
    for hoard in scene.hoards:
        for square in hoard.squares:
            x, y = _corner(square)
            yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{GOLD}" opacity="0.14"/>'
        if not hoard.cards:
            yield _at(hoard.squares[0], _icon("mark", "hoard"))


def _marks(scene: Scene) -> Iterator[str]:
    """Creaking boards, where one starts and where one leaves."""
    yield from (_at(square, _icon("mark", "creaks")) for square in scene.silence)
    yield from (_at(square, _icon("mark", "start")) for square in scene.starts)
    yield from (_at(square, _icon("mark", "exit")) for square in scene.exits)


def _at(square: Square, drawing: str) -> str:
    x, y = _corner(square)
    return f'<g transform="translate({x} {y})">{drawing}</g>'


def _box(squares: Iterable[Square]) -> tuple[int, int, int, int]:
    xs, ys = zip(*(_corner(square) for square in squares), strict=True)
    return min(xs), min(ys), max(xs) - min(xs) + SIDE, max(ys) - min(ys) + SIDE


def _piece(piece: Scenery) -> Iterator[str]:
    """Drawn for its box lying, and turned where it stands: hidden ones are only hinted at."""
    x, y, wide, high = _box(piece.squares)
    icon = _icon("scenery", piece.kind)
    long, broad = LOOKS["scenery"][piece.kind].size
    turned = (wide, high) != (long * SIDE, broad * SIDE)
    place = f"translate({x + wide} {y}) rotate(90)" if turned else f"translate({x} {y})"
    if piece.wall:
        turn = {"n": 0, "e": 90, "s": 180, "w": 270}[piece.wall]
        if (long, broad) == (1, 1):
            place = f"translate({x} {y}) rotate({turn} {SIDE // 2} {SIDE // 2})"
        elif piece.wall == "s":
            place = f"translate({x + wide} {y + high}) rotate(180)"
        elif piece.wall == "w":
            place = f"translate({x} {y + high}) rotate(270)"
    fade = f' opacity="{FAINT}"' if piece.hidden else ""
    yield f'<g transform="{place}"{fade}>{icon}</g>'


def _traps(scene: Scene) -> Iterator[str]:
    for trap in scene.traps:
        if trap.square:
            yield _at(trap.square, _icon("trap", trap.kind))
        if trap.also:
            yield _at(trap.also, _icon("trap", trap.kind))


def _edge_traps(scene: Scene) -> Iterator[str]:
    for trap in scene.traps:
        if trap.edge:
            (ax, ay), (bx, by) = ends(trap.edge)
            x, y = (ax + bx) * SIDE // 2 - SIDE // 2, (ay + by) * SIDE // 2 - SIDE // 2
            yield f'<g transform="translate({x} {y})">{_icon("trap", trap.kind)}</g>'


def _line(edge: Edge) -> tuple[int, int, int, int]:
    (ax, ay), (bx, by) = ends(edge)
    return ax * SIDE, ay * SIDE, bx * SIDE, by * SIDE


def _walls(scene: Scene) -> Iterator[str]:
    doors = {door.edge for door in scene.doors}
    drawn = "".join("M{} {}L{} {}".format(*_line(e)) for e in sorted(scene.board.walls) if e not in doors)
    yield f'<path class="wall" d="{drawn}"/>'


def _door(door: Door) -> Iterator[str]:
    ax, ay, bx, _ = _line(door.edge)
    upright = ax == bx
    turn = f"translate({ax} {ay}) rotate(90)" if upright else f"translate({ax} {ay})"
    level = ' transform="rotate(-90 16 0)"' if upright else ""
    lock = f'<circle cx="16" r="2.6" fill="{RED}"/>' if door.lock or door.worked else ""
    yield f'<g transform="{turn}">{_icon("door", door.kind, level)}{lock}</g>'


def _figure(figure: Figure, sign: str) -> Iterator[str]:
    fill = {"antagonist": RED, "elemental": "#2d5c6b"}.get(figure.kind, SHADE)
    sleep = '<text x="26" y="9" style="font-size:12px">z</text>' if figure.asleep else ""
    yield _at(
        figure.square,
        f'<circle cx="16" cy="16" r="12" fill="{fill}" stroke="{INK}"/>'
        f'<text class="sign" x="16" y="21">{escape(sign)}</text>{sleep}',
    )


def drawn_marks(scene: Scene) -> tuple[str, ...]:
    """What there is on the drawing besides figures: `start`, `scenery chest`, `trap pit`, `door closed`,
    and what is said of some of them, `asleep` or `later chest`."""
    found = ["start", *(["exit"] if scene.exits else [])]
    found += dict.fromkeys(f"door {door.kind}" for door in scene.doors)
    found += ["locked"] if any(door.lock or door.worked for door in scene.doors) else []
    found += dict.fromkeys(f"scenery {piece.kind}" for piece in scene.scenery)
    found += dict.fromkeys(f"trap {trap.kind}" for trap in scene.traps if trap.square or trap.edge)
    found += ["zone"] if any(hoard.cards for hoard in scene.hoards) else []
    found += ["hoard"] if any(not hoard.cards for hoard in scene.hoards) else []
    found += ["creaks"] if scene.silence else []
    found += ["asleep"] if any(figure.asleep for figure in scene.figures) else []
    found += [f"later {piece.kind}" for piece in scene.scenery if piece.hidden][:1]
    return (*found, *(["dark"] if scene.dark else []))


def _mark(mark: str) -> str:
    """As it is drawn, on a square of its own."""
    word, _, kind = mark.partition(" ")
    match word:
        case "later":
            return f'<g opacity="{FAINT}">{_mark(f"scenery {kind}")}</g>'
        case "asleep":
            return (
                f'<circle cx="13" cy="19" r="10" fill="{SHADE}"/>'
                '<text x="27" y="13" style="font-size:19px">z</text>'
            )
        case "scenery":
            long, broad = LOOKS["scenery"][kind].size
            small, down = 1 / max(long, broad), SIDE * (1 - broad / max(long, broad)) / 2
            return f'<g transform="translate(0 {down:.0f}) scale({small:.2f})">{_icon("scenery", kind)}</g>'
        case "trap":
            return _icon("trap", kind)
        case "door":
            shape = "".join(_door(Door("a1s", _BARRIERS[kind])))
            return f'<g transform="translate(0 {16 - SIDE})">{shape}</g>'
        case "locked":
            return f'<circle cx="16" cy="16" r="4" fill="{RED}"/>'
        case "zone":
            return f'<rect x="4" y="4" width="24" height="24" fill="{GOLD}" opacity="0.3"/>'
        case "dark":
            return f'<rect x="4" y="4" width="24" height="24" fill="{DARK}"/>'
        case _:
            return _icon("mark", word)


def _mark_legend(marks: dict[str, str], top: int, columns: int) -> Iterator[str]:
    for n, (mark, name) in enumerate(marks.items()):
        x, y = (n % columns) * COLUMN + 4, top + MARK_ROW * (n // columns)
        yield (
            f'<g transform="translate({x} {y}) scale(0.62)">{_mark(mark)}</g>'
            f'<text x="{x + 26}" y="{y + 15}" style="font-size:13px;text-anchor:start">{escape(name)}</text>'
        )


def _legend(names: dict[str, str], height: int, columns: int) -> Iterator[str]:
    for n, (sign, name) in enumerate(names.items()):
        x, y = (n % columns) * COLUMN + 8, height + 28 + ROW * (n // columns)
        yield (
            f'<text x="{x}" y="{y}" style="font-size:13px;text-anchor:start">'
            f'<tspan font-weight="bold">{escape(sign)}</tspan>  {escape(name)}</text>'
        )
