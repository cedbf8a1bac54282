"""Cards, spells, marks and elementals (TQ-11, TQ-12.6)."""

from msgspec.structs import replace

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import less, put, table
from taberna.games.tseuquest.flow.state import State, figure
from taberna.games.tseuquest.things.library import CARDS


@table.on(events.CardPlayed)
def _card_played(state: State, event: events.CardPlayed) -> State:
    return state


@table.on(events.SpellStays)
def _spell_stays(state: State, event: events.SpellStays) -> State:
    return replace(state, spells=(*state.spells, event.spell))


@table.on(events.SpellEnded)
def _spell_ended(state: State, event: events.SpellEnded) -> State:
    return replace(
        state,
        spells=tuple(spell for spell in state.spells if spell != event.spell),
        marks=tuple(
            m
            for m in state.marks
            if not (
                m.lasts == "card"
                and m.source == event.spell.card
                and m.figure in (event.spell.target, event.spell.caster)
            )
        ),
    )


@table.on(events.CardsReturned)
def _cards_returned(state: State, event: events.CardsReturned) -> State:
    owner = figure(state, event.figure)
    decks, hand = dict(state.decks), owner.hand
    for card in event.cards:
        element = CARDS[card].element
        decks[element] = tuple(sorted((*decks.get(element, ()), card)))
        hand = less(hand, card)
    return replace(put(state, replace(owner, hand=hand)), decks=decks)


@table.on(events.CardShown)
def _card_shown(state: State, event: events.CardShown) -> State:
    return state


@table.on(events.Marked)
def _marked(state: State, event: events.Marked) -> State:
    return replace(state, marks=(*state.marks, event.mark))


@table.on(events.Unmarked)
def _unmarked(state: State, event: events.Unmarked) -> State:
    marks = list(state.marks)
    if event.mark in marks:
        marks.remove(event.mark)
    return replace(state, marks=tuple(marks))


@table.on(events.Summoned)
def _summoned(state: State, event: events.Summoned) -> State:
    return replace(state, figures=(*state.figures, event.figure))


@table.on(events.Unbound)
def _unbound(state: State, event: events.Unbound) -> State:
    late = state.phase == "sorcerer" and event.figure in state.acted  # TQ-G189
    return put(state, replace(figure(state, event.figure), bound=False, seat="S", late=late))
