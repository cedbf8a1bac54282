"""Effects on bodies: wounds, where figures stand and how, and what stays on them."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.entering import arrive
from taberna.games.tseuquest.chapters.harm import wound
from taberna.games.tseuquest.effects.targets import met
from taberna.games.tseuquest.effects.vocabulary import Effect, Mark
from taberna.games.tseuquest.flow.events import FellDown, Freed, Marked, Moved
from taberna.games.tseuquest.flow.state import State, find
from taberna.games.tseuquest.flow.steps import Motion, Stepping
from taberna.games.tseuquest.flow.tale import Tale, begin, go_on, settle, throw
from taberna.games.tseuquest.ground.neighbours import free, free_beside, neighbours, room
from taberna.games.tseuquest.ground.squares import AT, EDGE, OPPOSITE, Direction, Square
from taberna.games.tseuquest.things.pieces import Figure


def damage(tale: Tale, effect: Effect, name: str) -> None:
    if effect.dice:
        throw(tale, "harm", name, "com", effect.dice)
    wound(tale, name, effect.amount)


def move(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    for mover in met(tale.state, effect, source, target):
        square = effect.what or target
        if not free(tale.state, mover, square, truth=not mover.seen):
            continue
        if effect.what:
            tale.tell(Moved(mover.id, square, "magic"))
            arrive(tale, mover.id)
        else:
            begin(tale, Stepping(mover.id, square, (), 0, how="moved"))


def halt(tale: Tale, effect: Effect, name: str) -> None:
    """No further step of its own; one that is being taken is taken to its end, traps and all."""
    steps = tale.state.steps
    moving = next((s for s in steps if isinstance(s, Motion) and s.figure == name and s.points), None)
    if moving is None:
        return
    above = steps[steps.index(moving) + 1 :]
    for _ in above:
        settle(tale)
    go_on(tale, replace(moving, points=0))
    begin(tale, *above)


def swap(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    doer = find(tale.state, source)
    for other in met(tale.state, effect, source, target):
        if doer is None or any(f.pit or f.buried for f in (doer, other)):
            continue
        tale.tell(Moved(doer.id, other.square, "magic"), Moved(other.id, doer.square, "magic"))
        arrive(tale, other.id)
        arrive(tale, doer.id)


def set_free(tale: Tale, effect: Effect, name: str) -> None:
    stuck = find(tale.state, name)
    if stuck and (stuck.pit or stuck.buried):
        around = free_beside(tale.state, stuck)
        if around:
            tale.tell(Freed(name, around[0]))


def push(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    for pushed in met(tale.state, effect, source, target):
        goes = pushed_to(tale.state, source, pushed, effect.what)
        if goes is not None:
            way, there = goes
            begin(tale, Stepping(pushed.id, there, (EDGE[pushed.square, way],), 0, how="moved"))


def pushed_to(state: State, source: str, pushed: Figure, how: str) -> tuple[Direction, Square] | None:
    """Wherever there is room, a trap in sight or not (TQ-16.1-C); nobody is blown out of a pit or from under
    rocks (TQ-16.2, TQ-16.6)."""
    if pushed.pit or pushed.buried:
        return None
    way = _along(state, source, pushed, how) if how in ("away", "toward") else how
    beside = [(towards, there) for towards, there in neighbours(state, pushed.square) if towards == way]
    return next((goes for goes in beside if room(state, pushed, goes[1], truth=not pushed.seen)), None)


def _along(state: State, source: str, pushed: Figure, how: str) -> Direction | str:
    """Straight away from the source or toward it, along the longer way."""
    doer = find(state, source)
    if doer is None:
        return ""
    (x, y), (u, v) = AT[doer.square], AT[pushed.square]
    away: Direction = ("e" if u > x else "w") if abs(u - x) >= abs(v - y) else ("s" if v > y else "n")
    return away if how == "away" else OPPOSITE[away]


def knock_down(tale: Tale, effect: Effect, name: str) -> None:
    fallen = find(tale.state, name)
    if fallen and not (fallen.prone or fallen.pit or fallen.buried):
        tale.tell(FellDown(name))


def mark(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    for figure in met(tale.state, effect, source, target):
        kind = effect.do
        if kind == "bar" or kind == "dice" or kind == "reroll":
            tale.tell(Marked(Mark(figure.id, kind, effect.what, effect.amount, effect.lasts, origin)))
