"""What is found, opened, sprung and set on the board (TQ-7, TQ-14 to TQ-16)."""

from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import evolve
from taberna.games.tseuquest.flow.state import State


@evolve.on(events.Revealed)
def _revealed(state: State, event: events.Revealed) -> State:
    figures = {f.id: f for f in event.figures}
    doors = {d.edge: d for d in event.doors}
    scenery = {s.id: s for s in event.scenery}
    traps = {t.id: t for t in event.traps}
    hoards = {h.id: h for h in event.hoards}
    return replace(
        state,
        rooms=(*state.rooms, *event.rooms),
        figures=tuple(figures.get(f.id, f) for f in state.figures),
        doors=tuple(doors.get(d.edge, d) for d in state.doors),
        scenery=tuple(scenery.get(s.id, s) for s in state.scenery),
        traps=tuple(traps.get(t.id, t) for t in state.traps),
        hoards=tuple(hoards.get(h.id, h) for h in state.hoards),
        explored=tuple(sorted((*state.explored, *event.corridors))) if event.corridors else state.explored,
    )


@evolve.on(events.Opened)
def _opened(state: State, event: events.Opened) -> State:
    doors = tuple(replace(d, kind="open") if d.edge == event.edge else d for d in state.doors)
    return replace(state, doors=doors)


@evolve.on(events.Rattled)
def _rattled(state: State, event: events.Rattled) -> State:
    return state


@evolve.on(events.Closed)
def _closed(state: State, event: events.Closed) -> State:
    doors = tuple(
        replace(d, kind="portcullis" if d.portcullis else "closed") if d.edge == event.edge else d
        for d in state.doors
    )
    return replace(state, doors=doors)


@evolve.on(events.NothingFound)
def _nothing_found(state: State, event: events.NothingFound) -> State:
    return state


@evolve.on(events.Sprung)
def _sprung(state: State, event: events.Sprung) -> State:
    return state


@evolve.on(events.TrapGone)
def _trap_gone(state: State, event: events.TrapGone) -> State:
    scenery = tuple(replace(s, trap="") if s.trap == event.trap else s for s in state.scenery)
    return replace(state, traps=tuple(t for t in state.traps if t.id != event.trap), scenery=scenery)


@evolve.on(events.SceneryUsed)
def _scenery_used(state: State, event: events.SceneryUsed) -> State:
    scenery = tuple(replace(s, used=True) if s.id == event.scenery else s for s in state.scenery)
    return replace(state, scenery=scenery)


@evolve.on(events.SceneryPlaced)
def _scenery_placed(state: State, event: events.SceneryPlaced) -> State:
    return replace(state, scenery=(*(s for s in state.scenery if s.id != event.scenery.id), event.scenery))


@evolve.on(events.Woke)
def _woke(state: State, event: events.Woke) -> State:
    figures = tuple(
        replace(f, asleep=False, roused=not f.seen) if f.id in event.figures else f for f in state.figures
    )
    return replace(state, figures=figures)
