"""Where figures go and how they stand (TQ-6, TQ-16)."""

from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import put, table, without
from taberna.games.tseuquest.flow.state import State, figure


@table.on(events.Moved)
def _moved(state: State, event: events.Moved) -> State:
    mover = figure(state, event.figure)
    return put(state, replace(mover, square=event.square, pit=False, buried=False))


@table.on(events.FellDown)
def _fell_down(state: State, event: events.FellDown) -> State:
    return put(state, replace(figure(state, event.figure), prone=True))


@table.on(events.StoodUp)
def _stood_up(state: State, event: events.StoodUp) -> State:
    return put(state, replace(figure(state, event.figure), prone=False))


@table.on(events.FellIn)
def _fell_in(state: State, event: events.FellIn) -> State:
    faller = figure(state, event.figure)
    misses = max(faller.misses, event.misses)  # the fall costs it, wherever one is by then (TQ-16.7)
    return put(state, replace(faller, square=event.square, pit=True, prone=False, misses=misses))


@table.on(events.Buried)
def _buried(state: State, event: events.Buried) -> State:
    return put(state, replace(figure(state, event.figure), buried=True))


@table.on(events.Freed)
def _freed(state: State, event: events.Freed) -> State:
    freed = figure(state, event.figure)
    return put(state, replace(freed, buried=False, pit=False, square=event.square))


@table.on(events.Left)
def _left(state: State, event: events.Left) -> State:
    goer = figure(state, event.figure)
    return replace(without(state, event.figure), gone=(*state.gone, goer), escaped=(*state.escaped, goer.id))
