"""Objects, gold and treasure (TQ-12.4, TQ-17.4)."""

from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import counted, less, put, table
from taberna.games.tseuquest.flow.state import State, figure
from taberna.games.tseuquest.things.pieces import Figure


@table.on(events.GotItem)
def _got_item(state: State, event: events.GotItem) -> State:
    taker = figure(state, event.figure)
    return put(state, replace(taker, items=(*taker.items, event.item)))


@table.on(events.LostItem)
def _lost_item(state: State, event: events.LostItem) -> State:
    loser = figure(state, event.figure)
    lost = (
        loser.lost if loser.items.count(event.item) > 1 else tuple(i for i in loser.lost if i != event.item)
    )
    items = less(loser.items, event.item)
    worn = tuple(item for item in loser.worn if item in items)
    return put(state, replace(loser, items=items, worn=worn, lost=lost))


@table.on(events.GoldChanged)
def _gold_changed(state: State, event: events.GoldChanged) -> State:
    owner = figure(state, event.figure)
    return put(state, replace(owner, gold=max(0, owner.gold + event.by)))


@table.on(events.TreasureNoted)
def _treasure_noted(state: State, event: events.TreasureNoted) -> State:
    state = counted(state, "treasure", event.figure)
    finder = figure(state, event.figure)
    return put(state, replace(finder, treasure=(*finder.treasure, event.card)))


@table.on(events.TreasureCounted)
def _treasure_counted(state: State, event: events.TreasureCounted) -> State:
    def counted_for(each: Figure) -> Figure:
        return replace(each, treasure=(), gold=each.gold + event.gold) if each.id == event.figure else each

    figures, gone = map(counted_for, state.figures), map(counted_for, state.gone)
    return replace(state, figures=tuple(figures), gone=tuple(gone))


@table.on(events.BagDropped)
def _bag_dropped(state: State, event: events.BagDropped) -> State:
    return replace(state, hoards=(*state.hoards, event.hoard))


@table.on(events.HoardTaken)
def _hoard_taken(state: State, event: events.HoardTaken) -> State:
    return replace(state, hoards=tuple(h for h in state.hoards if h.id != event.hoard))
