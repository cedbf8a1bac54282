"""What comes onto the board as adventurers see it (TQ-14.1 to TQ-14.3, TQ-14.6, TQ-14.7)."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec.structs import replace

from taberna.games.tseuquest.flow.events import Revealed
from taberna.games.tseuquest.flow.evolve import evolve
from taberna.games.tseuquest.flow.state import State, board, find, heroes, human_sorcerer, of_sorcerer
from taberna.games.tseuquest.flow.steps import DrawCards, PlaceDue
from taberna.games.tseuquest.flow.tale import Tale, begin
from taberna.games.tseuquest.ground.field_of_view import bits, new_corridors, seen_of, sees_any
from taberna.games.tseuquest.ground.neighbours import far, free, neighbours, rule, sheet
from taberna.games.tseuquest.ground.sight import ground, shows
from taberna.games.tseuquest.ground.squares import Edge, Square, sides
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Trap, lies_at
from taberna.table.identity_cache import Once

_Unseen: TypeAlias = tuple[frozenset[Square], int]
"""Squares with something unseen on them, and all of them as one number."""


def look(tale: Tale, name: str) -> None:
    """A player's figure looks around from where it stands: its room whole, and all in its line of sight; one
    that nobody saw may have come into somebody's (TQ-G120)."""
    looker = find(tale.state, name)
    if looker is None or of_sorcerer(looker):
        if looker is not None and not looker.seen:
            step_into_light(tale, looker.square)
        return
    room = board(tale.state).rooms.get(looker.square)
    rooms = (room,) if room and room not in tale.state.rooms else ()
    show(tale, rooms, (looker.square,))


def look_all(tale: Tale) -> None:
    """Something of the Sorcerer's moved or opened: whatever any adventurer now sees is shown (TQ-G120)."""
    show(tale, (), _eyes(tale.state))


def step_into_light(tale: Tale, *squares: Square) -> None:
    """Something has come here unseen; only if somebody sees it now is anything told."""
    if any(shows(tale.state, eye, square) for eye in _eyes(tale.state) for square in squares):
        look_all(tale)


def _eyes(state: State) -> tuple[Square, ...]:
    return tuple(hero.square for hero in heroes(state))


def looked_at(state: State, square: Square) -> bool:
    """Whether somebody sees this square, or has seen it."""
    room = board(state).rooms.get(square)
    known = room in state.rooms if room else square in state.explored
    return known or any(shows(state, eye, square) for eye in _eyes(state))


def look_through(tale: Tale, edge: Edge) -> None:
    """An adventurer opened this: the rooms behind it are shown whole (TQ-14.6). A door that nobody sees opens
    without a sound."""
    if not _sees_door(tale.state, edge):
        step_into_light(tale, *sides(edge))
    if not _sees_door(tale.state, edge):
        return
    plan, state = board(tale.state).rooms, tale.state
    rooms = tuple(dict.fromkeys(plan[s] for s in sides(edge) if s in plan and plan[s] not in state.rooms))
    show(tale, rooms, _eyes(state))


def _sees_door(state: State, edge: Edge) -> bool:
    return any(door.edge == edge and door.seen for door in state.doors)


def _in_sight(state: State, eyes: tuple[Square, ...]) -> frozenset[Square]:
    """Squares with something unseen on them that can be seen from one of these."""
    unseen = (
        _figures(state.figures),
        _scenery(state.scenery),
        _doors(state.doors),
        _traps(state.traps),
        _hoards(state.hoards),
    )
    land = ground(state, truth=True)
    there = [squares for squares, together in unseen if together and sees_any(land, eyes, together)]
    return seen_of(land, eyes, frozenset().union(*there)) if there else frozenset()


def _whole(squares: Iterable[Square]) -> _Unseen:
    there = frozenset([square for square in squares if square])
    return there, bits(there)


# What each row has unseen: most rows stay the same from look to look.
_figures: Final[Once[tuple[Figure, ...], _Unseen]] = Once(
    lambda row: _whole([f.square for f in row if not f.seen])
)
_scenery: Final[Once[tuple[Scenery, ...], _Unseen]] = Once(
    lambda row: _whole([square for s in row if not (s.seen or s.hidden) for square in s.squares])
)
_doors: Final[Once[tuple[Door, ...], _Unseen]] = Once(
    lambda row: _whole([square for d in row if not d.seen and d.kind != "secret" for square in sides(d.edge)])
)
_traps: Final[Once[tuple[Trap, ...], _Unseen]] = Once(
    lambda row: _whole([square for t in row if t.open and not t.seen for square in lies_at(t)])
)
_hoards: Final[Once[tuple[Hoard, ...], _Unseen]] = Once(
    lambda row: _whole([square for h in row if h.open and not h.seen for square in h.squares])
)
_NOTHING_NEW: Final = Revealed((), (), (), (), (), ())


def show(tale: Tale, rooms: tuple[Square, ...], eyes: tuple[Square, ...]) -> None:
    """Told even where there is nothing to see, so that nothing can be read from silence."""
    state = tale.state
    whole = _in_sight(state, eyes)
    if rooms:
        whole |= {square for square, room in board(state).rooms.items() if room in rooms}
    if not whole:
        corridors = new_corridors(state, eyes)
        tale.tell(replace(_NOTHING_NEW, corridors=corridors) if corridors else _NOTHING_NEW)
        return
    figures = _placed(state, [f for f in state.figures if not f.seen and f.square in whole])
    doors = tuple(
        replace(d, seen=True)
        for d in state.doors
        if not d.seen and d.kind != "secret" and any(s in whole for s in sides(d.edge))
    )
    scenery = tuple(
        replace(s, seen=True)
        for s in state.scenery
        if not (s.seen or s.hidden) and any(square in whole for square in s.squares)
    )
    traps = tuple(
        replace(t, seen=True, known=True)
        for t in state.traps
        if t.open and not t.seen and any(square in whole for square in lies_at(t))
    )
    hoards = tuple(
        replace(h, seen=True)
        for h in state.hoards
        if h.open and not h.seen and any(square in whole for square in h.squares)
    )
    seen = Revealed(rooms, figures, doors, scenery, traps, hoards)
    after = evolve(state, seen) if doors or scenery else state  # nothing else hides a corridor
    corridors = new_corridors(after, eyes)
    tale.tell(replace(seen, corridors=corridors) if corridors else seen)
    _arrive(tale, figures)


def _placed(state: State, unseen: list[Figure]) -> tuple[Figure, ...]:
    """Where the plan says; where somebody stands, the nearest free square (TQ-G122)."""
    placed: list[Figure] = []
    for each in unseen:
        taken = {f.square for f in state.figures if f.seen} | {f.square for f in placed}
        square = each.square
        if square in taken:
            rooms = board(state).rooms
            near = [
                s
                for s in board(state).squares
                if s not in taken and free(state, each, s, truth=True) and rooms.get(s) == rooms.get(square)
            ]
            square = min(near, key=lambda s: (far(state, s, each.square), s), default=square)
        placed.append(replace(each, seen=True, roused=False, square=square))
    return tuple(placed)


def _arrive(tale: Tale, figures: tuple[Figure, ...]) -> None:
    """Those with magic draw their cards of chaos (TQ-13.6); a human Sorcerer may shift them (TQ-14.7)."""
    if figures and human_sorcerer(tale.state):
        begin(tale, PlaceDue(tuple(f.id for f in figures)))
    for each in figures:
        draw_chaos(tale, each)


def draw_chaos(tale: Tale, figure: Figure) -> None:
    """When it comes into sight, or acts before it does (TQ-13.6, TQ-G188); no more than there are."""
    cards = min(sheet(figure).chaos, len(tale.state.decks.get("chaos", ())))
    if cards and not figure.hand and of_sorcerer(figure):
        begin(tale, DrawCards(figure.id, "chaos", cards))


def uncover(
    tale: Tale,
    *,
    doors: tuple[Door, ...] = (),
    traps: tuple[Trap, ...] = (),
    hoards: tuple[Hoard, ...] = (),
    scenery: tuple[Scenery, ...] = (),
) -> None:
    """What was hidden is set on the board (TQ-7.4)."""
    tale.tell(Revealed((), (), doors, scenery, traps, hoards))


def shift_squares(state: State, figure: Figure) -> tuple[Square, ...]:
    """Where a human Sorcerer may set a figure just seen: two squares off at most, in the same room, and not
    beside an adventurer unless the plan has it there (TQ-G122)."""
    rooms = board(state).rooms
    eyes = {square for hero in heroes(state) for _, square in neighbours(state, hero.square)}
    return tuple(
        sorted(
            s
            for s in board(state).squares
            if far(state, s, figure.square) <= rule(state, "shift")
            and rooms.get(s) == rooms.get(figure.square)
            and s != figure.square
            and s not in eyes
            and free(state, figure, s, truth=True)
        )
    )
