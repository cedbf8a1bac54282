"""The adventure's own rules, the Sorcerer's, and the end (TQ-13.1, TQ-17)."""

from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import table
from taberna.games.tseuquest.flow.state import State


@table.on(events.Flagged)
def _flagged(state: State, event: events.Flagged) -> State:
    return state if event.flag in state.flags else replace(state, flags=(*state.flags, event.flag))


@table.on(events.Said)
def _said(state: State, event: events.Said) -> State:
    return state


@table.on(events.Fired)
def _fired(state: State, event: events.Fired) -> State:
    if event.trigger in state.fired:
        return state
    return replace(state, fired=(*state.fired, event.trigger))


@table.on(events.Ruled)
def _ruled(state: State, event: events.Ruled) -> State:
    return state


@table.on(events.Abandoned)
def _abandoned(state: State, event: events.Abandoned) -> State:
    return replace(state, abandons=(*state.abandons, event.seat))


@table.on(events.StoodIn)
def _stood_in(state: State, event: events.StoodIn) -> State:
    return replace(state, away=tuple(seat for seat in state.seats if seat in (*state.away, event.seat)))


@table.on(events.CameBack)
def _came_back(state: State, event: events.CameBack) -> State:
    return replace(state, away=tuple(seat for seat in state.away if seat != event.seat))


@table.on(events.Ended)
def _ended(state: State, event: events.Ended) -> State:
    return replace(state, phase="over", turn=None, steps=(), outcome=event.outcome)
