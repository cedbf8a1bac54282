"""Wounds, weapons and noise (TQ-8, TQ-9)."""

from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import less, put, table, without
from taberna.games.tseuquest.flow.state import State, figure


@table.on(events.LifeChanged)
def _life_changed(state: State, event: events.LifeChanged) -> State:
    hurt = figure(state, event.figure)
    return put(state, replace(hurt, life=max(0, hurt.life + event.by)))


@table.on(events.MindChanged)
def _mind_changed(state: State, event: events.MindChanged) -> State:
    hurt = figure(state, event.figure)
    return put(state, replace(hurt, mind=None if hurt.mind is None else max(0, hurt.mind + event.by)))


@table.on(events.Powered)
def _powered(state: State, event: events.Powered) -> State:
    owner = figure(state, event.figure)
    return put(state, replace(owner, spent=(*owner.spent, event.power))) if event.spent else state


@table.on(events.Slain)
def _slain(state: State, event: events.Slain) -> State:
    fallen = figure(state, event.figure)
    kept = replace(fallen, items=(), gold=0, treasure=(), hand=())
    gone = (*state.gone, kept) if fallen.kind == "hero" else state.gone
    return replace(without(state, event.figure), gone=gone)


@table.on(events.Vanished)
def _vanished(state: State, event: events.Vanished) -> State:
    return without(state, event.figure)


@table.on(events.Struck)
def _struck(state: State, event: events.Struck) -> State:
    loser = figure(state, event.figure)
    return put(state, replace(loser, lost=(*loser.lost, event.item)))


@table.on(events.Wielded)
def _wielded(state: State, event: events.Wielded) -> State:
    grip = event.weapon if event.both else ""
    return put(state, replace(figure(state, event.figure), grip=grip))


@table.on(events.Rearmed)
def _rearmed(state: State, event: events.Rearmed) -> State:
    return put(state, replace(figure(state, event.figure), lost=()))


@table.on(events.WeaponRuined)
def _weapon_ruined(state: State, event: events.WeaponRuined) -> State:
    owner = figure(state, event.figure)
    return put(state, replace(owner, ruined=(*owner.ruined, event.weapon)))


@table.on(events.Jammed)
def _jammed(state: State, event: events.Jammed) -> State:
    owner = figure(state, event.figure)
    return put(state, replace(owner, jammed=(*owner.jammed, event.weapon)))


@table.on(events.Repaired)
def _repaired(state: State, event: events.Repaired) -> State:
    owner = figure(state, event.figure)
    if event.half:
        return put(state, replace(owner, mended=event.weapon))
    return put(state, replace(owner, mended="", jammed=less(owner.jammed, event.weapon)))
