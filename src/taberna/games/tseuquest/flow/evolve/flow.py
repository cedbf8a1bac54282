"""What is under way, and the dice."""

from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import counted, table
from taberna.games.tseuquest.flow.state import State


@table.on(events.Began)
def _began(state: State, event: events.Began) -> State:
    return replace(state, steps=(*state.steps, event.step))


@table.on(events.Continued)
def _continued(state: State, event: events.Continued) -> State:
    return replace(state, steps=(*state.steps[:-1], event.step))


@table.on(events.Settled)
def _settled(state: State, event: events.Settled) -> State:
    return replace(state, steps=state.steps[:-1])


@table.on(events.Thrown)
def _thrown(state: State, event: events.Thrown) -> State:
    return replace(counted(state, event.purpose, event.figure), steps=state.steps[:-1])
