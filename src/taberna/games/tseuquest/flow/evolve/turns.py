"""Rounds, activations and action points (TQ-4, TQ-5)."""

from msgspec.structs import replace

from taberna.games.tseuquest.effects.vocabulary import Mark
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import put, table
from taberna.games.tseuquest.flow.state import State, Turn, figure


@table.on(events.RoundBegan)
def _round_began(state: State, event: events.RoundBegan) -> State:
    return replace(
        state,
        phase="heroes",
        round=event.round,
        queue=event.queue,
        acted=(),
        early="",
        late="",
        turn=None,
        marks=tuple(mark for mark in state.marks if mark.lasts != "round"),
        figures=tuple(replace(f, late=False) if f.late else f for f in state.figures),
    )


@table.on(events.SorcererBegan)
def _sorcerer_began(state: State, event: events.SorcererBegan) -> State:
    return replace(state, phase="sorcerer", queue=(), acted=(), turn=None)


@table.on(events.TurnBegan)
def _turn_began(state: State, event: events.TurnBegan) -> State:
    actor = figure(state, event.figure)
    state = put(state, replace(actor, debt=0, grip=""))
    queue = tuple(name for name in state.queue if name != event.figure)
    acted = (*state.acted, event.figure)
    return replace(state, turn=Turn(event.figure, event.points), queue=queue, acted=acted)


@table.on(events.ControlTaken)
def _control_taken(state: State, event: events.ControlTaken) -> State:
    assert state.turn is not None
    own = replace(state.turn, paid=event.elemental)
    state = put(state, replace(figure(state, event.elemental), debt=0, grip=""))
    acted = (*state.acted, event.elemental)
    return replace(state, turn=Turn(event.elemental, event.points, own=own), acted=acted)


@table.on(events.ControlEnded)
def _control_ended(state: State, event: events.ControlEnded) -> State:
    own = state.turn.own if state.turn else None
    return replace(state, turn=own, marks=_unmarked(state, {event.elemental}))


@table.on(events.TurnEnded)
def _turn_ended(state: State, event: events.TurnEnded) -> State:
    figures = tuple(
        replace(f, fresh=False) if f.fresh and f.summoner == event.figure else f for f in state.figures
    )
    done = {event.figure, state.turn.figure if state.turn else ""}
    return replace(state, turn=None, figures=figures, marks=_unmarked(state, done))


def _unmarked(state: State, done: set[str]) -> tuple[Mark, ...]:
    """Whose turn is over, what was on them for a turn is too."""
    return tuple(m for m in state.marks if not (m.figure in done and m.lasts == "turn"))


@table.on(events.TurnMissed)
def _turn_missed(state: State, event: events.TurnMissed) -> State:
    actor = figure(state, event.figure)
    state = put(state, replace(actor, misses=max(0, actor.misses - 1), debt=0))
    return replace(state, queue=tuple(name for name in state.queue if name != event.figure))


@table.on(events.Declared)
def _declared(state: State, event: events.Declared) -> State:
    return _paid(state, event.figure, event.kind, event.points)


@table.on(events.Failed)
def _failed(state: State, event: events.Failed) -> State:
    return _paid(state, event.figure, event.kind, event.points)


def _paid(state: State, name: str, kind: str, points: int) -> State:
    turn = state.turn
    if turn is None:
        return state
    charge = turn.charge and kind == "attack"
    paid = replace(turn, points=turn.points - points, done=(*turn.done, kind), charge=charge)
    actor = figure(state, name)
    if actor.mended and kind != "repair":
        state = put(state, replace(actor, mended=""))
    return replace(state, turn=paid)


@table.on(events.Restricted)
def _restricted(state: State, event: events.Restricted) -> State:
    if state.turn is None or state.turn.figure != event.figure:
        return state
    return replace(state, turn=replace(state.turn, barred=(*state.turn.barred, *event.kinds)))


@table.on(events.PointsLost)
def _points_lost(state: State, event: events.PointsLost) -> State:
    if state.turn is None or state.turn.figure != event.figure:
        return state
    return replace(state, turn=replace(state.turn, points=max(0, state.turn.points - event.points)))


@table.on(events.Owed)
def _owed(state: State, event: events.Owed) -> State:
    actor = figure(state, event.figure)
    return put(state, replace(actor, debt=min(2, actor.debt + event.points)))


@table.on(events.Charging)
def _charging(state: State, event: events.Charging) -> State:
    return replace(state, turn=replace(state.turn, charge=True)) if state.turn else state


@table.on(events.Foresaw)
def _foresaw(state: State, event: events.Foresaw) -> State:
    return replace(state, early=event.figure) if event.first else replace(state, late=event.figure)
