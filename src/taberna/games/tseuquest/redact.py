"""What a seat is told of an event, by allow-list; and another truth that a seat can't tell from this one."""

from typing import Final

from msgspec.structs import replace

from taberna.games.tseuquest import events
from taberna.games.tseuquest.events import TseuQuestEvent
from taberna.games.tseuquest.library import CARDS
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.pieces import Door, Figure, Scenery
from taberna.games.tseuquest.setup import adventures
from taberna.games.tseuquest.sorcerer import on_hidden
from taberna.games.tseuquest.squares import Edge, Square
from taberna.games.tseuquest.state import State, board, find
from taberna.games.tseuquest.steps import Throw
from taberna.games.tseuquest.view import (
    bare_door,
    bare_figure,
    bare_hoard,
    bare_scenery,
    bare_trap,
    is_hidden,
    names_hidden,
    on_unseen,
)
from taberna.table.dice import Draws
from taberna.table.seats import Seat

_OPEN: Final = frozenset(
    {
        events.Started,
        events.Thrown,
        events.ElementChosen,
        events.Introduced,
        events.RoundBegan,
        events.SorcererBegan,
        events.TurnBegan,
        events.ControlTaken,
        events.TurnEnded,
        events.TurnMissed,
        events.Declared,
        events.Restricted,
        events.PointsLost,
        events.Owed,
        events.Charging,
        events.Foresaw,
        events.Moved,
        events.FellDown,
        events.StoodUp,
        events.FellIn,
        events.Buried,
        events.Freed,
        events.LifeChanged,
        events.MindChanged,
        events.Left,
        events.NothingFound,
        events.Rattled,
        events.Sprung,
        events.TrapGone,
        events.GotItem,
        events.LostItem,
        events.GoldChanged,
        events.TreasureNoted,
        events.TreasureCounted,
        events.HoardTaken,
        events.Struck,
        events.Wielded,
        events.Rearmed,
        events.WeaponRuined,
        events.Jammed,
        events.Repaired,
        events.Noise,
        events.CardPlayed,
        events.CardShown,
        events.Unbound,
        events.Said,
        events.SceneryUsed,
        events.Abandoned,
        events.Traded,
        events.HeroSwapped,
        events.SeatReady,
        events.Ended,
    }
)
"""Told to everybody, unless it is about a figure nobody has seen."""


def redact(before: State, event: TseuQuestEvent, after: State, seat: Seat) -> TseuQuestEvent | None:
    match event:
        case events.Drew(name, deck, _, sealed):
            if not sealed and seat == _seat(after, name):
                return event
            return (
                None if is_hidden(after, name) and seat != SORCERER else events.Drew(name, deck, "", sealed)
            )
        case events.HandSeen(name):
            return event if seat == _seat(after, name) else None
        case events.CardsReturned(name, cards):
            if seat == _seat(before, name):
                return event
            hidden = is_hidden(before, name) and seat != SORCERER
            return None if hidden else events.CardsReturned(name, ("",) * len(cards))
        case events.WentOn(heroes):
            return events.WentOn(tuple(replace(hero, hand=()) for hero in heroes))
        case events.Introduced(name, texts, face, heroes):
            return events.Introduced(name, texts, face, tuple(replace(hero, hand=()) for hero in heroes))
    if seat == SORCERER:
        return event
    return _for_others(before, event, after)


def _seat(state: State, name: str) -> Seat:
    found = find(state, name)
    return found.seat if found else ""


def _for_others(before: State, event: TseuQuestEvent, after: State) -> TseuQuestEvent | None:
    match event:
        case events.AdventureChosen():
            return events.AdventureChosen("")
        case events.Began(part) | events.Continued(part):
            return None if names_hidden(after, part) else event
        case events.Settled():
            return None if before.steps and names_hidden(before, before.steps[-1]) else event
        case events.Revealed(rooms, figures, doors, scenery, traps, hoards):
            return events.Revealed(
                rooms,
                tuple(map(bare_figure, figures)),
                tuple(map(bare_door, doors)),
                tuple(map(bare_scenery, scenery)),
                tuple(map(bare_trap, traps)),
                tuple(map(bare_hoard, hoards)),
            )
        case events.Opened(name, edge):
            return events.Opened(_known(after, name), edge) if _door_seen(after, edge) else None
        case events.Closed(name, edge):
            return events.Closed(_known(after, name), edge) if _door_seen(after, edge) else None
        case events.Woke(_, names):
            awake = tuple(name for name in names if not is_hidden(after, name))
            return events.Woke("", awake) if awake else None
        case events.Summoned(figure):
            return events.Summoned(bare_figure(figure)) if figure.seen else None
        case events.BagDropped(hoard):
            return events.BagDropped(bare_hoard(hoard))
        case events.SceneryPlaced(piece):
            return events.SceneryPlaced(bare_scenery(piece))
        case events.Marked(mark) | events.Unmarked(mark):
            return None if is_hidden(after, mark.figure) else event
        case events.SpellStays(spell) | events.SpellEnded(spell):
            return None if on_unseen(before, spell) else event
        case events.Slain(name) | events.Vanished(name):
            return None if is_hidden(before, name) else event
        case events.Ruled(ruling):
            secret = ruling is not None and on_hidden(before, ruling)
            return events.Ruled(None) if secret else event
        case _:
            if type(event) not in _OPEN:
                return None
            return None if names_hidden(before, event) and names_hidden(after, event) else event


def _door_seen(state: State, edge: Edge) -> bool:
    return any(door.edge == edge and door.seen for door in state.doors)


def _known(state: State, name: str) -> str:
    """Who did it, as far as anybody sees."""
    return "" if is_hidden(state, name) else name


# -- another truth


def imagine(state: State, seat: Seat, draws: Draws) -> State:
    """Other hands and, for all but the Sorcerer, another plan behind what has been seen."""
    if state.phase in ("interlude", "over"):
        return state
    state = _other_hands(state, seat, draws)
    return state if seat == SORCERER else _other_plan(state, draws)


def _other_hands(state: State, seat: Seat, draws: Draws) -> State:
    """Cards of one element change places between the deck and the hands this seat does not know."""
    mine = {f.id for f in state.figures if f.seat == seat and state.phase != "setup"}
    lying = {(spell.caster, spell.card) for spell in state.spells}
    figures, decks = list(state.figures), dict(state.decks)
    for element in decks:
        places = [
            (n, m)
            for n, f in enumerate(figures)
            if f.id not in mine
            for m, card in enumerate(f.hand)
            if CARDS[card].element == element and (f.id, card) not in lying
        ]
        pool = draws.shuffled([*decks[element], *(figures[n].hand[m] for n, m in places)])
        for n, m in places:
            hand = list(figures[n].hand)
            hand[m] = pool.pop()
            figures[n] = replace(figures[n], hand=tuple(hand))
        decks[element] = tuple(sorted(pool))
    return replace(state, figures=tuple(figures), decks=decks)


def _other_plan(state: State, draws: Draws) -> State:
    if not state.board:
        name = draws.one(adventures()) if state.script.name else ""
        return replace(state, script=replace(state.script, name=name))
    dark = _dark(state)
    trying = any(isinstance(step, Throw) and step.purpose.startswith("disarm") for step in state.steps)
    busy = {getattr(step, "figure", "") for step in state.steps} | {state.turn.figure if state.turn else ""}
    return replace(
        state,
        figures=tuple(
            moved
            for f in state.figures
            if (moved := f if f.seen or f.id in busy else _elsewhere(f, dark, draws)) is not None
        ),
        doors=tuple(_other_lock(d, draws) for d in state.doors if d.seen or draws.below(2)),
        scenery=tuple(_other_use(s, draws) for s in state.scenery if _lies_open(s) or draws.below(2)),
        traps=tuple(
            t if trying or not t.seen else replace(t, complexity=draws.below(7))
            for t in state.traps
            if t.seen or draws.below(2)
        ),
        hoards=tuple(
            replace(h, gold=draws.below(90)) if h.seen else h
            for h in state.hoards
            if h.seen or draws.below(2)
        ),
    )


def _lies_open(piece: Scenery) -> bool:
    return piece.seen and not piece.hidden


def _other_lock(door: Door, draws: Draws) -> Door:
    """A closed door does not look locked; what works it is nowhere to be seen."""
    if door.kind != "closed":
        return door
    return replace(door, lock=draws.one(("", "rusty-key", "nobody's")), worked=not draws.below(3))


def _other_use(piece: Scenery, draws: Draws) -> Scenery:
    """A chest does not show whether it is empty."""
    return replace(piece, use=()) if draws.below(2) else replace(piece, once=True, used=True)


def _dark(state: State) -> tuple[Square, ...]:
    """Squares of rooms nobody has entered."""
    plan = board(state).rooms
    return tuple(sorted(square for square, room in plan.items() if room not in state.rooms))


def _elsewhere(figure: Figure, dark: tuple[Square, ...], draws: Draws) -> Figure | None:
    if not dark or not draws.below(3):
        return None
    return replace(figure, square=draws.one(dark))
