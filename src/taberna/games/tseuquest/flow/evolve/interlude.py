"""Between adventures (TQ-18)."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.camp import Ware
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import table
from taberna.games.tseuquest.flow.state import State


@table.on(events.Traded)
def _traded(state: State, event: events.Traded) -> State:
    changed = {each.hero: each for each in event.belongings}
    kept = tuple(changed.pop(each.hero, each) for each in state.campaign.belongings)
    campaign = replace(state.campaign, belongings=(*kept, *changed.values()))
    return replace(state, campaign=campaign, ready=(), camp=replace(state.camp, deal=None))


@table.on(events.HeroSwapped)
def _hero_swapped(state: State, event: events.HeroSwapped) -> State:
    order = tuple(event.reserve if hero == event.hero else hero for hero in state.order)
    return replace(state, order=order, ready=(), camp=replace(state.camp, deal=None))


@table.on(events.SeatReady)
def _seat_ready(state: State, event: events.SeatReady) -> State:
    if event.seat in state.ready:
        return replace(state, ready=tuple(seat for seat in state.ready if seat != event.seat))
    deal = state.camp.deal
    lapsed = deal is not None and any(
        chosen.seat == event.seat and hero == deal.hero
        for chosen, hero in zip(state.party, state.order, strict=True)
    )
    camp = replace(state.camp, deal=None) if lapsed else state.camp
    return replace(state, ready=(*state.ready, event.seat), camp=camp)


@table.on(events.Priced)
def _priced(state: State, event: events.Priced) -> State:
    others = tuple(ware for ware in state.camp.wares if ware.item != event.item)
    return replace(state, camp=replace(state.camp, wares=(*others, Ware(event.item, event.price))))


@table.on(events.DealOffered)
def _deal_offered(state: State, event: events.DealOffered) -> State:
    return replace(state, camp=replace(state.camp, deal=event.deal))


@table.on(events.DealDeclined)
def _deal_declined(state: State, event: events.DealDeclined) -> State:
    return replace(state, camp=replace(state.camp, deal=None))


@table.on(events.Objected)
def _objected(state: State, event: events.Objected) -> State:
    return replace(state, ready=(), camp=replace(state.camp, objection=event.objection))
