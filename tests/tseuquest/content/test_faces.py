"""The two faces of the board: as large as it must be, with rooms worth a door and a way to each of them."""

import pytest

from taberna.games.tseuquest.ground.board import Board, read_board
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, NEXT, Square, sides
from taberna.games.tseuquest.things.library import text

FACES = ("keep", "warren")


@pytest.fixture(params=FACES)
def face(request: pytest.FixtureRequest) -> Board:
    return read_board(text(f"faces/{request.param}.txt"))


def reached(face: Board, start: Square, among: set[Square]) -> set[Square]:
    found, fringe = {start}, [start]
    while fringe:
        here = fringe.pop()
        near = {NEXT[here, way] for way in DIRECTIONS if EDGE[here, way] not in face.walls}
        fringe += (near & among) - found
        found |= near & among
    return found


def corridors(face: Board) -> set[Square]:
    return set(face.squares - face.rooms.keys())


@pytest.mark.rule("TQ-3.3", "TQ-G12")
def test_a_face_has_twenty_six_columns_and_nineteen_rows(face: Board) -> None:
    assert (face.width, face.height) == (26, 19)


def test_the_rim_is_walled(face: Board) -> None:
    rim = {EDGE[s, way] for s in face.squares for way in DIRECTIONS if NEXT[s, way] not in face.squares}
    assert rim <= face.walls


def test_all_corridors_are_one(face: Board) -> None:
    ways = corridors(face)
    assert reached(face, min(ways), ways) == ways


def test_one_can_walk_in_circles(face: Board) -> None:
    """More ways than a tree of them has: nobody is ever simply cornered."""
    ways = corridors(face)
    joints = {
        EDGE[s, way]
        for s in ways
        for way in DIRECTIONS
        if NEXT[s, way] in ways and EDGE[s, way] not in face.walls
    }
    assert len(joints) - len(ways) + 1 >= 6


def test_every_room_is_whole_and_a_door_leads_to_a_corridor(face: Board) -> None:
    ways = corridors(face)
    for name in sorted(set(face.rooms.values())):
        room = set(face.room(name))
        assert reached(face, name, room) == room
        assert len(room) >= 8, "eight adventurers fit into the smallest"
        assert any(NEXT[s, way] in ways for s in room for way in DIRECTIONS), name


def test_every_wall_parts_two_places(face: Board) -> None:
    """No stray walls: on both sides of one lie two rooms, a room and a corridor, or nothing."""
    for edge in face.walls:
        inside = [face.rooms.get(s, "corridor") for s in sides(edge) if s in face.squares]
        assert len(inside) == 1 or inside[0] != inside[1], edge


def test_rooms_are_of_many_sizes(face: Board) -> None:
    sizes = {len(face.room(name)) for name in set(face.rooms.values())}
    assert len(sizes) >= 8
    assert max(sizes) >= 4 * min(sizes) - 4


def test_the_faces_are_nothing_alike() -> None:
    """The keep was built with a rule, the warren was dug: its rooms have no straight sides."""
    keep, warren = (read_board(text(f"faces/{name}.txt")) for name in FACES)
    assert len(keep.walls & warren.walls) < 0.6 * len(keep.walls)

    def rectangles(face: Board) -> int:
        rooms = [face.room(name) for name in set(face.rooms.values())]
        return sum(len({s[0] for s in r}) * len({s[1:] for s in r}) == len(r) for r in rooms)

    assert rectangles(keep) == len(set(keep.rooms.values()))
    assert rectangles(warren) == 0
