"""Between adventures (TQ-18)."""

from msgspec.structs import replace

from taberna.games.tseuquest import events
from taberna.games.tseuquest.evolve.table import evolve
from taberna.games.tseuquest.state import State


@evolve.on(events.Traded)
def _traded(state: State, event: events.Traded) -> State:
    changed = {each.hero: each for each in event.belongings}
    kept = tuple(changed.pop(each.hero, each) for each in state.campaign.belongings)
    campaign = replace(state.campaign, belongings=(*kept, *changed.values()))
    return replace(state, campaign=campaign, ready=())


@evolve.on(events.HeroSwapped)
def _hero_swapped(state: State, event: events.HeroSwapped) -> State:
    order = tuple(event.reserve if hero == event.hero else hero for hero in state.order)
    return replace(state, order=order, ready=())


@evolve.on(events.SeatReady)
def _seat_ready(state: State, event: events.SeatReady) -> State:
    return replace(state, ready=(*state.ready, event.seat))
