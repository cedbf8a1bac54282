"""Lines of sight and reachable squares, against geometry that knows nothing of how the engine walks them."""

from fractions import Fraction
from itertools import product

import pytest

from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.field_of_view import all_clear
from taberna.games.tseuquest.ground.neighbours import others_at
from taberna.games.tseuquest.ground.paths import no_step
from taberna.games.tseuquest.ground.sight import clear, ground, shows, standing
from taberna.games.tseuquest.ground.squares import AT, DIRECTIONS, NAMED, NEXT, Edge, Square, ends
from taberna.games.tseuquest.notation.positions import parse_position
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.dice import Draws

Point = tuple[int, int]
"""In half squares: exact, and centres are whole numbers."""
SIDE = 7


def random_position(draws: Draws, width: int = SIDE, height: int = SIDE) -> State:
    """A board with walls, doors, scenery and figures strewn over it: the larger, the thinner."""
    gaps = " " * (9 if width == SIDE else 60)
    floor = "." * (7 if width == SIDE else 40)
    lines = []
    for y in range(2 * height + 1):
        row = ""
        for x in range(2 * width + 1):
            rim = x in (0, 2 * width) or y in (0, 2 * height)
            if x % 2 and y % 2:
                row += draws.one(f"{floor}gmpl")
            elif x % 2 or y % 2:
                wall = "-" if x % 2 else "|"
                row += wall if rim else draws.one(f"{gaps}{wall}{wall}doxs:")
            else:
                row += "+"
        lines.append(row)
    lines[1] = lines[1][0] + "h" + lines[1][2:]
    drawn = "\n".join(lines)
    key = 'h = { hero = "bruna" }\ng = { minion = "goblin" }\n'
    key += 'm = { scenery = "mirror" }\np = { scenery = "statue" }\n'
    key += 'l = { minion = "goblin", state = ["prone"] }'
    return parse_position(f"map = '''\n{drawn}\n'''\n[key]\n{key}\n", Options())


def touches(one: Point, other: Point, edge: Edge) -> bool:
    """Whether the line between two points has a point in common with an edge, its ends included."""
    (ax, ay), (bx, by) = ((2 * x, 2 * y) for x, y in ends(edge))
    (px, py), (qx, qy) = one, other
    # The edge's line cuts that of sight between the two points,
    if ax == bx:
        if px == qx or not min(px, qx) <= ax <= max(px, qx):
            return False
    elif py == qy or not min(py, qy) <= ay <= max(py, qy):
        return False

    def side(x: int, y: int) -> int:
        return (qx - px) * (y - py) - (qy - py) * (x - px)

    # and that of sight cuts the edge's between its ends.
    return side(ax, ay) * side(bx, by) <= 0


def passes_through(one: Point, other: Point, square: Square) -> bool:
    """Whether the line has more than nothing in common with a square, its rim included."""
    x, y = (2 * place for place in AT[square])
    for start, end, near in ((one[0], other[0], x), (one[1], other[1], y)):
        if max(start, end) < near or near + 2 < min(start, end):
            return False
    low, high = Fraction(0), Fraction(1)
    for start, step, near in ((one[0], other[0] - one[0], x), (one[1], other[1] - one[1], y)):
        if step:
            first, last = sorted((Fraction(near - start, step), Fraction(near + 2 - start, step)))
            low, high = max(low, first), min(high, last)
    return low <= high


def centre(square: Square) -> Point:
    x, y = AT[square]
    return 2 * x + 1, 2 * y + 1


def seen_by_geometry(state: State, origin: Square, target: Square, *, figures: bool = True) -> bool:
    one, other = centre(origin), centre(target)
    doors = {door.edge: door.kind for door in state.doors}
    walls = set(read_board(state.board).walls) | set(doors)
    solid = [e for e in walls if doors.get(e, "closed") in ("closed", "secret")]
    if any(touches(one, other, edge) for edge in solid):
        return False
    opaque = {s for piece in state.scenery if piece.kind == "mirror" for s in piece.squares}
    opaque |= {figure.square for figure in state.figures if figures and not figure.prone}
    return not any(passes_through(one, other, s) for s in opaque - {origin, target})


def compared(seed: int, pairs: int, width: int = SIDE, height: int = SIDE) -> None:
    draws = Draws(seed.to_bytes(8), "sight")
    state = random_position(draws, width, height)
    land, figures = ground(state), standing(state)
    for _ in range(pairs):
        origin, target = (NAMED[draws.below(width), draws.below(height)] for _ in "ab")
        wanted = seen_by_geometry(state, origin, target)
        assert clear(land, origin, target, figures) == wanted, (state.board, origin, target)
        assert clear(land, target, origin, figures) == wanted, "not the same both ways"
        assert shows(state, origin, target) == seen_by_geometry(state, origin, target, figures=False)
    looker = NAMED[draws.below(width), draws.below(height)]
    one_by_one = {square for square in land.squares if clear(land, looker, square, figures)}
    assert all_clear(land, looker, figures) == one_by_one
    assert all_clear(land, looker, frozenset()) >= one_by_one


@pytest.mark.rule("TQ-10.2", "TQ-10.3-D", "TQ-G96", "TQ-G98", "TQ-G99")
@pytest.mark.parametrize("boards", [12, pytest.param(100, marks=pytest.mark.slow)])
def test_what_is_seen_is_what_geometry_says(boards: int) -> None:
    """1,200 lines, and 10,000 in the long run."""
    for seed in range(boards):
        compared(seed, 100)


@pytest.mark.rule("TQ-10.2", "TQ-10.3-D", "TQ-G12", "TQ-G102")
@pytest.mark.parametrize("boards", [2, pytest.param(40, marks=pytest.mark.slow)])
def test_the_same_on_a_whole_board(boards: int) -> None:
    for seed in range(boards):
        compared(seed, 100, 26, 19)


def test_every_line_of_a_small_board() -> None:
    state = random_position(Draws(b"all", "sight"))
    land, figures = ground(state), standing(state)
    for x, y, u, v in product(range(4), repeat=4):
        origin, target = NAMED[x, y], NAMED[u, v]
        assert clear(land, origin, target, figures) == seen_by_geometry(state, origin, target)


def reached(state: State, hero: Figure, points: int) -> set[Square]:
    """Where the engine's own steps lead, never onto somebody else."""
    found, fringe = {hero.square}, [hero.square]
    for left in range(points, 0, -1):
        fresh = []
        for square in fringe:
            stander = Figure(hero.id, hero.sheet, "hero", "A", square, 8, 2)
            for way in DIRECTIONS:
                there = NEXT[square, way]
                move = Motion(hero.id, "A", "tense", left)
                if no_step(state, move, stander, way) is None and not others_at(state, hero, there):
                    fresh.append(there)
        fringe = [square for square in fresh if square not in found]
        found.update(fringe)
    return found


def reached_by_hand(state: State, hero: Figure, points: int) -> set[Square]:
    """Flooding, from the drawing alone."""
    doors = {door.edge: door.kind for door in state.doors}
    shut = (read_board(state.board).walls | doors.keys()) - {
        edge for edge, kind in doors.items() if kind in ("open", "ruined")
    }
    taken = {s for piece in state.scenery for s in piece.squares} | {f.square for f in state.figures}
    found = {hero.square}
    for _ in range(points):
        steps = ((AT[square], way) for square in found for way in ((0, 1), (1, 0), (0, -1), (-1, 0)))
        grown = set(found)
        for (x, y), (dx, dy) in steps:
            there = NAMED.get((x + dx, y + dy), "")
            edge = f"{NAMED[min(x, x + dx), min(y, y + dy)]}{'e' if dx else 's'}" if there else ""
            inside = 0 <= x + dx < SIDE and 0 <= y + dy < SIDE
            if inside and edge not in shut and there not in taken:
                grown.add(there)
        found = grown
    return found


@pytest.mark.rule("TQ-6.4", "TQ-6.7", "TQ-G10")
@pytest.mark.parametrize("boards", [15, pytest.param(200, marks=pytest.mark.slow)])
def test_reachable_squares(boards: int) -> None:
    for seed in range(boards):
        state = random_position(Draws(seed.to_bytes(8), "reach"))
        hero = next(figure for figure in state.figures if figure.id == "h")
        assert reached(state, hero, 6) == reached_by_hand(state, hero, 6)
