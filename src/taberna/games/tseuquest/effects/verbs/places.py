"""Effects on rooms, doors, traps and scenery."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.reveal import look_through, uncover
from taberna.games.tseuquest.effects.targets import place
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.events import Closed, Noise, Opened, SceneryPlaced, TrapGone
from taberna.games.tseuquest.flow.state import board, door_at
from taberna.games.tseuquest.flow.tale import Tale
from taberna.games.tseuquest.ground.neighbours import far
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, Square, sides
from taberna.games.tseuquest.things.pieces import lies_at


def reveal(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    """All that is hidden in the room, or within the radius."""
    state = tale.state
    here = place(state, target) or place(state, source)
    room = set(board(state).room(here)) or {
        s for s in board(state).squares if far(state, s, here) <= effect.radius
    }
    uncover(
        tale,
        doors=tuple(
            replace(d, seen=True, kind="open")
            for d in state.doors
            if d.kind == "secret" and any(s in room for s in sides(d.edge))
        ),
        traps=tuple(
            replace(t, seen=True, known=True)
            for t in state.traps
            if not t.seen and any(s in room for s in lies_at(t))
        ),
        hoards=tuple(
            replace(h, seen=True)
            for h in state.hoards
            if not h.seen and not h.cards and any(s in room for s in h.squares)
        ),
        scenery=tuple(
            replace(s, seen=True, hidden=False)
            for s in state.scenery
            if s.hidden and any(square in room for square in s.squares)
        ),
    )


def spoil(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    state = tale.state
    here = place(state, target)
    for found in state.traps:
        near = any(far(state, s, here) <= effect.radius for s in lies_at(found))
        if near and found.seen and found.complexity:
            tale.tell(TrapGone(found.id, True))


def open_up(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    if not effect.what:
        _open_around(tale, source, place(tale.state, target))
        return
    door = door_at(tale.state, effect.what)
    if door and door.kind in ("closed", "portcullis", "secret"):
        tale.tell(Opened(source, door.edge))
        look_through(tale, door.edge)


def _open_around(tale: Tale, source: str, square: Square) -> None:
    """What waits for a key, a lever or a searcher goes on waiting."""
    for way in DIRECTIONS:
        door = door_at(tale.state, EDGE[square, way])
        if door and door.seen and door.kind == "closed" and not (door.lock or door.worked):
            tale.tell(Opened(source, door.edge))
            look_through(tale, door.edge)


def shut(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    door = door_at(tale.state, effect.what)
    if door and door.kind == "open":
        tale.tell(Closed(source, door.edge))


def set_up(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    piece = next((s for s in tale.state.scenery if s.id == effect.what), None)
    if piece is not None:
        tale.tell(SceneryPlaced(replace(piece, seen=True, hidden=False)))


def make_noise(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    tale.tell(Noise(source, place(tale.state, target)))
