"""What is found, opened, sprung and set on the board (TQ-7, TQ-14 to TQ-16)."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final, TypeVar

from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import table
from taberna.games.tseuquest.flow.state import State

T = TypeVar("T")

_by_id: Final[Callable[[object], str]] = attrgetter("id")
_by_edge: Final[Callable[[object], str]] = attrgetter("edge")


@table.on(events.Revealed)
def _revealed(state: State, event: events.Revealed) -> State:
    return replace(
        state,
        rooms=(*state.rooms, *event.rooms) if event.rooms else state.rooms,
        figures=_seen(state.figures, event.figures, _by_id),
        doors=_seen(state.doors, event.doors, _by_edge),
        scenery=_seen(state.scenery, event.scenery, _by_id),
        traps=_seen(state.traps, event.traps, _by_id),
        hoards=_seen(state.hoards, event.hoards, _by_id),
        explored=tuple(sorted((*state.explored, *event.corridors))) if event.corridors else state.explored,
    )


def _seen(row: tuple[T, ...], shown: tuple[T, ...], key: Callable[[T], str]) -> tuple[T, ...]:
    """The row with those that came into sight; most looks show nothing."""
    if not shown:
        return row
    now = {key(each): each for each in shown}
    return tuple([now.get(key(each), each) for each in row])


@table.on(events.Opened)
def _opened(state: State, event: events.Opened) -> State:
    doors = tuple(replace(d, kind="open") if d.edge == event.edge else d for d in state.doors)
    return replace(state, doors=doors)


@table.on(events.Rattled)
def _rattled(state: State, event: events.Rattled) -> State:
    return state


@table.on(events.Closed)
def _closed(state: State, event: events.Closed) -> State:
    doors = tuple(
        replace(d, kind="portcullis" if d.portcullis else "closed") if d.edge == event.edge else d
        for d in state.doors
    )
    return replace(state, doors=doors)


@table.on(events.NothingFound)
def _nothing_found(state: State, event: events.NothingFound) -> State:
    return state


@table.on(events.Sprung)
def _sprung(state: State, event: events.Sprung) -> State:
    return state


@table.on(events.TrapGone)
def _trap_gone(state: State, event: events.TrapGone) -> State:
    scenery = tuple(replace(s, trap="") if s.trap == event.trap else s for s in state.scenery)
    return replace(state, traps=tuple(t for t in state.traps if t.id != event.trap), scenery=scenery)


@table.on(events.SceneryUsed)
def _scenery_used(state: State, event: events.SceneryUsed) -> State:
    scenery = tuple(replace(s, used=True) if s.id == event.scenery else s for s in state.scenery)
    return replace(state, scenery=scenery)


@table.on(events.SceneryPlaced)
def _scenery_placed(state: State, event: events.SceneryPlaced) -> State:
    return replace(state, scenery=(*(s for s in state.scenery if s.id != event.scenery.id), event.scenery))


@table.on(events.Woke)
def _woke(state: State, event: events.Woke) -> State:
    figures = tuple(
        replace(f, asleep=False, roused=not f.seen) if f.id in event.figures else f for f in state.figures
    )
    return replace(state, figures=figures)
