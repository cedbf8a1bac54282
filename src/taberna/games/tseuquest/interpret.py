"""The one interpreter of effects."""

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from taberna.games.tseuquest.effects import Effect, Mark
from taberna.games.tseuquest.events import (
    Closed,
    FellDown,
    Flagged,
    Freed,
    GoldChanged,
    GotItem,
    LostItem,
    Marked,
    Moved,
    Noise,
    Opened,
    Owed,
    Repaired,
    Said,
    SceneryPlaced,
    SpellEnded,
    Summoned,
    TrapGone,
    Vanished,
    Woke,
)
from taberna.games.tseuquest.harm import drain, heal, restore, wound
from taberna.games.tseuquest.library import CARDS, SHEETS
from taberna.games.tseuquest.near import far, free, free_beside
from taberna.games.tseuquest.pieces import Figure
from taberna.games.tseuquest.plan import SUMMONED
from taberna.games.tseuquest.reveal import look, look_through, step_into_light, uncover
from taberna.games.tseuquest.script import words
from taberna.games.tseuquest.squares import AT, DIRECTIONS, EDGE, NEXT, OPPOSITE, Direction, Square, sides
from taberna.games.tseuquest.state import State, board, door_at, find
from taberna.games.tseuquest.steps import DrawCards, Ending, Stepping
from taberna.games.tseuquest.tale import Tale, begin, throw
from taberna.games.tseuquest.whom import SORTS, holds, met, place
from taberna.table.outcome import Outcome


def apply(tale: Tale, effects: tuple[Effect, ...], source: str, target: str, origin: str) -> None:
    """`source` is who does it, `target` a figure or a square, `origin` the card, object, trap or trigger."""
    for effect in effects:
        one_by_one = effect.when in SORTS and effect.who not in ("self", "target")
        if one_by_one or holds(tale.state, effect.when, target):
            _DO[effect.do](tale, effect, source, target, origin)


_Do: TypeAlias = Callable[[Tale, Effect, str, str, str], None]


def _each(do: Callable[[Tale, Effect, str], None]) -> _Do:
    def act(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
        for figure in met(tale.state, effect, source, target):
            do(tale, effect, figure.id)

    return act


def _damage(tale: Tale, effect: Effect, name: str) -> None:
    if effect.dice:
        throw(tale, "harm", name, "com", effect.dice)
    wound(tale, name, effect.amount)


def _move(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    for mover in met(tale.state, effect, source, target):
        square = effect.what or target
        if not free(tale.state, mover, square):
            continue
        if effect.what:
            tale.tell(Moved(mover.id, square, "magic"))
            look(tale, mover.id)
        else:
            begin(tale, Stepping(mover.id, square, (), 0, displaced=True))


def _swap(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    doer = find(tale.state, source)
    for other in met(tale.state, effect, source, target):
        if doer is None or any(f.pit or f.buried for f in (doer, other)):
            continue
        tale.tell(Moved(doer.id, other.square, "magic"), Moved(other.id, doer.square, "magic"))
        look(tale, doer.id)
        look(tale, other.id)


def _free(tale: Tale, effect: Effect, name: str) -> None:
    stuck = find(tale.state, name)
    if stuck and (stuck.pit or stuck.buried):
        around = free_beside(tale.state, stuck)
        if around:
            tale.tell(Freed(name, around[0]))


def _push(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    for pushed in met(tale.state, effect, source, target):
        way = (
            _along(tale.state, source, pushed, effect.what)
            if effect.what in ("away", "toward")
            else effect.what
        )
        there = next((NEXT[pushed.square, w] for w in DIRECTIONS if w == way), "")
        if there in free_beside(tale.state, pushed):
            edge = next(EDGE[pushed.square, w] for w in DIRECTIONS if w == way)
            begin(tale, Stepping(pushed.id, there, (edge,), 0, displaced=True))


def _along(state: State, source: str, pushed: Figure, how: str) -> Direction | str:
    """Straight away from the source or toward it, along the longer way."""
    doer = find(state, source)
    if doer is None:
        return ""
    (x, y), (u, v) = AT[doer.square], AT[pushed.square]
    away: Direction = ("e" if u > x else "w") if abs(u - x) >= abs(v - y) else ("s" if v > y else "n")
    return away if how == "away" else OPPOSITE[away]


def _prone(tale: Tale, effect: Effect, name: str) -> None:
    fallen = find(tale.state, name)
    if fallen and not (fallen.prone or fallen.pit or fallen.buried):
        tale.tell(FellDown(name))


def _mark(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    for figure in met(tale.state, effect, source, target):
        kind = effect.do
        if kind == "bar" or kind == "dice" or kind == "reroll":
            tale.tell(Marked(Mark(figure.id, kind, effect.what, effect.amount, effect.lasts, origin)))


def _summon(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    summoner = find(tale.state, source)
    if summoner is None:
        return
    near = free_beside(tale.state, summoner)
    if not near:
        return
    taken = {f.id for f in tale.state.figures}
    count = next(n for n in SUMMONED if f"{effect.what}-{n}" not in taken)
    sheet = SHEETS[effect.what]
    tale.tell(
        Summoned(
            Figure(
                f"{effect.what}-{count}",
                effect.what,
                sheet.kind,
                summoner.seat,
                near[0],
                sheet.life,
                sheet.mind,
                summoner=source if sheet.kind == "elemental" else "",
                bound=sheet.kind == "elemental",
                fresh=True,
                seen=summoner.seen,
                roused=not summoner.seen,
            )
        )
    )
    if not summoner.seen:
        step_into_light(tale)


def _reveal(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    """All that is hidden in the room, or within the radius."""
    state = tale.state
    here = place(state, target) or place(state, source)
    room = set(board(state).room(here)) or {
        s for s in board(state).squares if far(state, s, here) <= effect.radius
    }
    uncover(
        tale,
        doors=tuple(
            replace(d, seen=True, kind="open")
            for d in state.doors
            if d.kind == "secret" and any(s in room for s in sides(d.edge))
        ),
        traps=tuple(
            replace(t, seen=True, known=True)
            for t in state.traps
            if not t.seen and (t.square in room or (t.edge and any(s in room for s in sides(t.edge))))
        ),
        hoards=tuple(
            replace(h, seen=True)
            for h in state.hoards
            if not h.seen and not h.cards and any(s in room for s in h.squares)
        ),
        scenery=tuple(
            replace(s, seen=True, hidden=False)
            for s in state.scenery
            if s.hidden and any(square in room for square in s.squares)
        ),
    )


def _spoil(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    state = tale.state
    here = place(state, target)
    for found in state.traps:
        squares = (found.square,) if found.square else sides(found.edge) if found.edge else ()
        near = any(far(state, s, here) <= effect.radius for s in squares)
        if near and found.seen and found.complexity:
            tale.tell(TrapGone(found.id, True))


def _mend(tale: Tale, effect: Effect, name: str) -> None:
    owner = find(tale.state, name)
    for weapon in owner.jammed if owner else ():
        tale.tell(Repaired(name, weapon, half=False))


def _dispel(tale: Tale, effect: Effect, name: str) -> None:
    """TQ-G168: what stays can be ended by a card; a summoning ends with what was summoned."""
    freed = find(tale.state, name)
    if freed and freed.kind == "elemental":
        tale.tell(Vanished(name))
        return
    for spell in tale.state.spells:
        if spell.target == name and not any(e.do == "summon" for e in CARDS[spell.card].effects):
            tale.tell(SpellEnded(spell))


def _wake(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    sleepers = tuple(f.id for f in tale.state.figures if f.group == effect.what and f.asleep)
    if sleepers:
        tale.tell(Woke(effect.what, sleepers))


def _open(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    if not effect.what:
        _open_around(tale, source, place(tale.state, target))
        return
    door = door_at(tale.state, effect.what)
    if door and door.kind in ("closed", "portcullis", "secret"):
        tale.tell(Opened(source, door.edge))
        look_through(tale, door.edge)


def _open_around(tale: Tale, source: str, square: Square) -> None:
    """What waits for a key, a lever or a searcher goes on waiting."""
    for way in DIRECTIONS:
        door = door_at(tale.state, EDGE[square, way])
        if door and door.seen and door.kind == "closed" and not (door.lock or door.worked):
            tale.tell(Opened(source, door.edge))
            look_through(tale, door.edge)


def _close(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    door = door_at(tale.state, effect.what)
    if door and door.kind == "open":
        tale.tell(Closed(source, door.edge))


def _give(tale: Tale, effect: Effect, name: str) -> None:
    tale.tell(GotItem(name, effect.what))


def _take(tale: Tale, effect: Effect, name: str) -> None:
    loser = find(tale.state, name)
    if loser and effect.what in loser.items:
        tale.tell(LostItem(name, effect.what))


def _draw(tale: Tale, effect: Effect, name: str) -> None:
    left = min(effect.amount, len(tale.state.decks.get(effect.what, ())))
    if left:
        begin(tale, DrawCards(name, effect.what, left))


def _place(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    piece = next((s for s in tale.state.scenery if s.id == effect.what), None)
    if piece is not None:
        tale.tell(SceneryPlaced(replace(piece, seen=True, hidden=False)))


def _noise(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    tale.tell(Noise(source, place(tale.state, target)))


def _flag(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    if effect.what not in tale.state.flags:
        tale.tell(Flagged(effect.what))


def _say(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    tale.tell(Said(words(tale.state.script, effect.what), source))


def _end(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    if not any(isinstance(step, Ending) for step in tale.state.steps):
        begin(tale, Ending(effect.what == "success", "adventure"))


def result(state: State, success: bool, reason: str) -> Outcome:
    winners = tuple(s for s in state.seats if (s == "S") != success)
    return Outcome("success" if success else "failure", reason, winners)


_DO: Final[dict[str, _Do]] = {
    "damage": _each(_damage),
    "heal": _each(lambda tale, effect, name: heal(tale, name, effect.amount)),
    "drain": _each(lambda tale, effect, name: drain(tale, name, effect.amount)),
    "restore": _each(lambda tale, effect, name: restore(tale, name, effect.amount)),
    "move": _move,
    "swap": _swap,
    "push": _push,
    "free": _each(_free),
    "prone": _each(_prone),
    "bar": _mark,
    "dice": _mark,
    "reroll": _mark,
    "points": _each(lambda tale, effect, name: tale.tell(Owed(name, -effect.amount))),
    "summon": _summon,
    "reveal": _reveal,
    "spoil": _spoil,
    "mend": _each(_mend),
    "dispel": _each(_dispel),
    "wake": _wake,
    "open": _open,
    "close": _close,
    "give": _each(_give),
    "take": _each(_take),
    "gold": _each(lambda tale, effect, name: tale.tell(GoldChanged(name, effect.amount))),
    "draw": _each(_draw),
    "place": _place,
    "noise": _noise,
    "flag": _flag,
    "say": _say,
    "end": _end,
}
VERBS: Final = frozenset(_DO)
