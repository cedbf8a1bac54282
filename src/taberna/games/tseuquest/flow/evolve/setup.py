"""Setting up, and the start of an adventure (TQ-3)."""

from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import counted, less, put, table
from taberna.games.tseuquest.flow.state import State, figure
from taberna.games.tseuquest.options import Chosen
from taberna.games.tseuquest.things.library import DECKS
from taberna.games.tseuquest.things.shelf import brought_own, own_of, texts_of


@table.on(events.Started)
def _started(state: State, event: events.Started) -> State:
    return State(
        options=event.options,
        seats=event.seats,
        campaign=event.options.campaign,
        phase="interlude" if event.options.variant == "interlude" else "setup",
        party=event.options.party,
        order=tuple(chosen.hero for chosen in event.options.party),
        figures=event.heroes,
        decks=dict(DECKS),
        own=brought_own(event.options),
    )


@table.on(events.AdventureChosen)
def _adventure_chosen(state: State, event: events.AdventureChosen) -> State:
    return replace(state, script=replace(state.script, name=event.name))


@table.on(events.HeroPicked)
def _hero_picked(state: State, event: events.HeroPicked) -> State:
    picked = (*state.party, Chosen(event.hero.seat, event.hero.id))
    return replace(_seated(state, picked), figures=(*state.figures, event.hero))


@table.on(events.HeroPutBack)
def _hero_put_back(state: State, event: events.HeroPutBack) -> State:
    left = tuple(chosen for chosen in state.party if chosen.hero != event.hero)
    return replace(
        _seated(state, left), figures=tuple(hero for hero in state.figures if hero.id != event.hero)
    )


@table.on(events.HeroSeated)
def _hero_seated(state: State, event: events.HeroSeated) -> State:
    (moved,) = (chosen for chosen in state.party if chosen.hero == event.hero)
    others = [chosen for chosen in state.party if chosen != moved]
    others.insert(event.place - 1, moved)
    return _seated(state, tuple(others))


def _seated(state: State, party: tuple[Chosen, ...]) -> State:
    return replace(state, party=party, order=tuple(chosen.hero for chosen in party))


@table.on(events.PartyFormed)
def _party_formed(state: State, event: events.PartyFormed) -> State:
    figures = tuple(figure(state, chosen.hero) for chosen in event.party)
    return replace(_seated(state, event.party), figures=figures, ready=())


@table.on(events.ElementChosen)
def _element_chosen(state: State, event: events.ElementChosen) -> State:
    return replace(state, flags=(*state.flags, f"element {event.hero} {event.element}"))


@table.on(events.Drew)
def _drew(state: State, event: events.Drew) -> State:
    state = counted(state, f"draw:{event.deck}", event.figure)
    decks = state.decks | {event.deck: less(state.decks[event.deck], event.card)}
    drawer = figure(state, event.figure)
    return replace(put(state, replace(drawer, hand=(*drawer.hand, event.card))), decks=decks)


@table.on(events.HandSeen)
def _hand_seen(state: State, event: events.HandSeen) -> State:
    return state


@table.on(events.PlanLaid)
def _plan_laid(state: State, event: events.PlanLaid) -> State:
    script = event.script
    return replace(
        state,
        script=script if script.texts else replace(script, texts=texts_of(state.options, script)),
        doors=event.doors,
        scenery=event.scenery,
        traps=event.traps,
        hoards=event.hoards,
        figures=(*state.figures, *event.figures),
        decks=_with_own(state, event.script.name),
    )


def _with_own(state: State, name: str) -> dict[str, tuple[str, ...]]:
    """Cards that this adventure brings lie in the decks once it begins: nobody draws one before (TQ-3.2)."""
    file = next((each.text for each in state.options.brought if each.name == name), None)
    decks = dict(state.decks)
    for card in own_of(file).cards if file is not None else ():
        decks[card.element] = (*decks[card.element], *(card.id,) * card.copies)
    return decks


@table.on(events.Introduced)
def _introduced(state: State, event: events.Introduced) -> State:
    placed = {hero.id: hero for hero in event.heroes}
    return replace(
        state,
        board=event.board,
        figures=(*event.heroes, *(f for f in state.figures if f.id not in placed)),
        flags=tuple(flag for flag in state.flags if not flag.startswith("element ")),
        phase="heroes",
    )


@table.on(events.WentOn)
def _went_on(state: State, event: events.WentOn) -> State:
    names = {hero.id for hero in event.heroes}
    campaign = replace(
        state.campaign,
        played=(*state.campaign.played, state.script.name),
        won=(*state.campaign.won, state.script.name),
    )
    return replace(
        state,
        campaign=campaign,
        figures=event.heroes,
        order=tuple(name for name in state.order if name in names),
        gone=tuple(hero for hero in state.gone if hero.id not in names),
        spells=tuple(s for s in state.spells if s.caster in names and s.target in names),
        marks=tuple(mark for mark in state.marks if mark.figure in names),
        **dict.fromkeys(("queue", "acted", "rooms", "explored", "flags", "fired", "escaped"), ()),
        **dict.fromkeys(("steps", "abandons"), ()),
        turn=None,
    )
