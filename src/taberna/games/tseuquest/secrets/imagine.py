"""Another truth that a seat can't tell from this one."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.state import State, board
from taberna.games.tseuquest.flow.steps import Throw
from taberna.games.tseuquest.ground.field_of_view import all_clear, new_corridors
from taberna.games.tseuquest.ground.sight import ground
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.appearance import in_sight
from taberna.games.tseuquest.things.library import CARDS, SHEETS
from taberna.games.tseuquest.things.numbering import DARK, named_by_place
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Trap
from taberna.games.tseuquest.things.shelf import adventures
from taberna.table.dice import Draws
from taberna.table.seats import Seat

T = TypeVar("T")


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
    busy = {getattr(step, "figure", "") for step in state.steps} | _on_turn(state) | _bonded(state)
    figures = tuple(
        moved
        for f in state.figures
        if (moved := _other_pockets(f, draws) if f.seen or f.id in busy else _elsewhere(f, dark, draws))
        is not None
    )
    traps = tuple(
        t if trying or not (t.seen and t.complexity) else replace(t, complexity=1 + draws.below(6))
        for t in state.traps
        if t.seen or draws.below(2)
    )
    hoards = tuple(
        replace(h, gold=1 + draws.below(90)) if h.seen and h.gold and not _put_down(h) else h
        for h in state.hoards
        if h.seen or draws.below(2)
    )
    kept = {piece.id for piece in state.scenery}
    renamed = {trigger.id: f"{trigger.id}-imagined" for trigger in state.script.triggers}
    return replace(
        state,
        figures=_among(figures, _new_figures(state, dark, draws), draws),
        doors=tuple(_other_lock(d, draws) for d in state.doors if d.seen or draws.below(2)),
        scenery=_among(
            tuple(_other_use(s, draws) for s in state.scenery if _stays(state, s) or draws.below(2)),
            tuple(piece for piece in _new_scenery(state, dark, draws) if piece.id not in kept),
            draws,
        ),
        traps=_among(traps, _new_traps(state, draws), draws),
        hoards=_among(
            hoards,
            tuple(
                Hoard(named_by_place("treasure", square), (square,), gold=n)
                for n in _some(dark, draws)
                for square in (draws.one(dark),)
                if not any(square in h.squares for h in hoards)
            ),
            draws,
        ),
        script=replace(
            state.script, triggers=tuple(replace(t, id=renamed[t.id]) for t in state.script.triggers)
        ),
        fired=tuple(renamed.get(name, name) for name in state.fired),
        marks=tuple(replace(m, source=renamed.get(m.source, m.source)) for m in state.marks),
    )


def _on_turn(state: State) -> set[str]:
    turn = state.turn
    return {turn.figure, turn.own.figure if turn.own else ""} if turn else set()


def _bonded(state: State) -> set[str]:
    """One end of a bond may be seen: then it shows when the other goes."""
    called = [f for f in state.figures if f.summoner]
    return {f.id for f in called} | {f.summoner for f in called}


def _among(kept: tuple[T, ...], new: tuple[T, ...], draws: Draws) -> tuple[T, ...]:
    """With others here and there between them."""
    mixed = list(kept)
    for piece in new:
        mixed.insert(draws.below(len(mixed) + 1), piece)
    return tuple(mixed)


def _some(dark: tuple[Square, ...], draws: Draws) -> tuple[int, ...]:
    """Numbers for a few that are made up."""
    return tuple(draws.shuffled(DARK)[: draws.below(3)]) if dark else ()


def _new_figures(state: State, dark: tuple[Square, ...], draws: Draws) -> tuple[Figure, ...]:
    """Sleepers nobody knows of, of kinds that somebody may have met."""
    sheets = sorted({f.sheet for f in state.figures if f.kind == "minion"} or {"goblin"})
    taken = {f.id for f in state.figures}
    made = ((f"{sheet}-{n}", SHEETS[sheet]) for n in _some(dark, draws) for sheet in (draws.one(sheets),))
    return tuple(
        Figure(
            name,
            sheet.id,
            sheet.kind,
            SORCERER,
            draws.one(dark),
            sheet.life,
            sheet.mind,
            seen=False,
            asleep=True,
        )
        for name, sheet in made
        if name not in taken
    )


def _new_scenery(state: State, dark: tuple[Square, ...], draws: Draws) -> Iterator[Scenery]:
    """Statues in rooms, and what hides the rest of a corridor that nobody sees into."""
    for kind, squares in (("statue", dark), ("wardrobe", _dark_corridors(state))):
        for square in draws.shuffled(squares)[: len(_some(squares, draws))]:
            yield Scenery(named_by_place(kind, square), kind, (square,), seen=False)


def _dark_corridors(state: State) -> tuple[Square, ...]:
    """Where there might be anything, for all that anybody has seen."""
    face = board(state)
    eyes = tuple(f.square for f in state.figures if f.seat != SORCERER and f.square)
    lit = {*state.explored, *state.script.exits, *new_corridors(state, eyes)}
    lit |= {s for eye in eyes for s in all_clear(ground(state, truth=True), eye, frozenset())}
    lit |= {f.square for f in state.figures} | {s for piece in state.scenery for s in piece.squares}
    lit |= {s for h in state.hoards for s in h.squares} | {s for t in state.traps for s in (t.square, t.also)}
    return tuple(sorted(face.squares - face.rooms.keys() - lit))


def _new_traps(state: State, draws: Draws) -> tuple[Trap, ...]:
    """Hidden anywhere, under everybody's eyes too."""
    taken = {f.square for f in state.figures} | {s for t in state.traps for s in (t.square, t.also)}
    taken |= {s for piece in state.scenery for s in piece.squares} | set(state.script.exits)
    floor = sorted(board(state).squares - taken)
    return tuple(
        Trap(named_by_place("trap", square), draws.one(("pit", "magic", "rocks")), square=square, harm=1)
        for square in draws.shuffled(floor)[: draws.below(3)]
    )


def _other_pockets(figure: Figure, draws: Draws) -> Figure:
    """What one of the Sorcerer's carries is seen only as far as it wields or wears it."""
    if figure.seat != SORCERER:
        return figure
    worn = tuple(filter(in_sight, figure.items))
    return replace(figure, gold=draws.below(90), items=(*worn, *("potion",) * draws.below(3)))


def _put_down(hoard: Hoard) -> bool:
    """What an adventurer lost or let go of, everybody saw."""
    return hoard.id.startswith(("bag-", "dropped-"))


def _lies_open(piece: Scenery) -> bool:
    return piece.seen and not piece.hidden


def _stays(state: State, piece: Scenery) -> bool:
    """What an indication will set on the board is there in any plan that has the indication."""
    placed = (e.what for trigger in state.script.triggers for e in trigger.effects if e.do == "place")
    return _lies_open(piece) or piece.id in placed


def _other_lock(door: Door, draws: Draws) -> Door:
    """A closed door does not look locked; what works it is nowhere to be seen."""
    if door.kind != "closed":
        return door
    return replace(door, lock=draws.one(("", "rusty-key", "nobody's")), worked=not draws.below(3))


def _other_use(piece: Scenery, draws: Draws) -> Scenery:
    """A chest does not show whether it is empty."""
    if draws.below(2):
        return replace(piece, once=True, used=True)
    return piece if piece.use else replace(piece, use=(Effect("gold", amount=1 + draws.below(9)),))


def _dark(state: State) -> tuple[Square, ...]:
    """Squares of rooms nobody has entered."""
    plan = board(state).rooms
    return tuple(sorted(square for square, room in plan.items() if room not in state.rooms))


def _elsewhere(figure: Figure, dark: tuple[Square, ...], draws: Draws) -> Figure | None:
    if not dark or not draws.below(3):
        return None
    return replace(figure, square=draws.one(dark))
