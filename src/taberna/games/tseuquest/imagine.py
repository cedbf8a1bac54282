"""Another truth that a seat can't tell from this one."""

from msgspec.structs import replace

from taberna.games.tseuquest.library import CARDS
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.pieces import Door, Figure, Scenery
from taberna.games.tseuquest.shelf import adventures
from taberna.games.tseuquest.squares import Square
from taberna.games.tseuquest.state import State, board
from taberna.games.tseuquest.steps import Throw
from taberna.table.dice import Draws
from taberna.table.seats import Seat


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
