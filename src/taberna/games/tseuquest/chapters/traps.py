"""Traps (TQ-16); disarming one is a special action (TQ-12), in `special_actions.py`."""

from typing import Literal

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.dice_counts import armour_dice, defence_dice
from taberna.games.tseuquest.chapters.harm import wound
from taberna.games.tseuquest.chapters.missiles import behind
from taberna.games.tseuquest.chapters.reveal import look, uncover
from taberna.games.tseuquest.chapters.stopping import cut_short
from taberna.games.tseuquest.effects.interpreter import apply
from taberna.games.tseuquest.flow.events import (
    Buried,
    Dodged,
    FellDown,
    FellIn,
    FightBegan,
    Moved,
    Restricted,
    SceneryPlaced,
    Sprung,
    TrapGone,
    TrapMissed,
)
from taberna.games.tseuquest.flow.state import (
    State,
    figure,
    find,
    heroes,
    of_sorcerer,
    same_side,
    senseless,
    step,
)
from taberna.games.tseuquest.flow.steps import AsideDue, Fight, Motion, Rockfall, Stepping
from taberna.games.tseuquest.flow.tale import Tale, begin, go_on, settle, throw
from taberna.games.tseuquest.ground.neighbours import foes_beside, free_beside, neighbours, others_at
from taberna.games.tseuquest.ground.sight import clear, ground, standing
from taberna.games.tseuquest.ground.squares import EDGE, Edge, Square, towards
from taberna.games.tseuquest.things.dice import BOLT, WHAT
from taberna.games.tseuquest.things.numbering import named_by_place
from taberna.games.tseuquest.things.pieces import Figure, Scenery, Trap, floor_of
from taberna.games.tseuquest.things.sources import TRAP, Source, Sources

VERTICAL = frozenset({"rocks", "spears", "axes", "arrows"})


def keep_stepping(tale: Tale, way: Stepping) -> bool:
    """Edge traps, then the square's, then what is seen (TQ-16.1-A, TQ-G171)."""
    stepper = find(tale.state, way.figure)
    if stepper is None or (senseless(stepper) and way.stage == "edges"):
        settle(tale)
    elif way.held:
        settle(tale)
        cut_short(tale, way.figure)
    elif way.stage == "edges":
        _cross(tale, way, stepper)
    elif way.stage == "square":
        go_on(tale, replace(way, stage="look"))
        _tread(tale, stepper, trap_in(tale.state, way.target))
    else:
        settle(tale)
        if stepper.pit or stepper.buried:
            halt(tale, way.figure)
        look(tale, way.figure)
    return True


def _cross(tale: Tale, way: Stepping, stepper: Figure) -> None:
    if way.edges:
        edge, *rest = way.edges
        go_on(tale, replace(way, edges=tuple(rest)))
        _tread(tale, stepper, trap_on(tale.state, edge))
        return
    go_on(tale, replace(way, stage="square"))
    tale.tell(Moved(stepper.id, way.target, way.how))


def _tread(tale: Tale, stepper: Figure, found: Trap | None) -> None:
    """Whether a trap was hidden here is told of every step alike, and of no step in the dark."""
    live = found if found is not None and acts_on(tale.state, found, stepper) else None
    surprise = live is not None and not live.seen
    if stepper.seen and (surprise or not of_sorcerer(stepper)):
        uncover(tale, traps=(replace(live, seen=True, known=True),) if live and surprise else ())
    if live is not None:
        spring(tale, stepper.id, live, surprise=surprise)


def halt(tale: Tale, name: str) -> None:
    """Its own movement is over (TQ-16.6)."""
    moving = step(tale.state)
    if isinstance(moving, Motion) and moving.figure == name:
        settle(tale)


def trap_in(state: State, square: Square) -> Trap | None:
    return next((t for t in state.traps if square and square in floor_of(t)), None)


def trap_on(state: State, edge: Edge) -> Trap | None:
    return next((t for t in state.traps if t.edge == edge), None)


def acts_on(state: State, found: Trap, stepper: Figure) -> bool:
    """The Sorcerer's figures set off only what everybody sees (TQ-16.1-B, TQ-16.1-C)."""
    return found.seen or not of_sorcerer(stepper) or state.script.traps_for_all


def spring(tale: Tale, name: str, found: Trap, *, surprise: bool) -> None:
    if found.seen and not found.known and figure(tale.state, name).seen:
        uncover(tale, traps=(replace(found, known=True),))
    moving = _own_motion(tale.state, name)
    if moving and moving.advantage == "reflexes" and found.kind in VERTICAL:
        _put_below(tale, replace(moving, advantage=""))  # TQ-6.12/1
        tale.tell(TrapMissed(name, found.id, "reflexes"))
        return
    tale.tell(Sprung(name, found.id))
    match found.kind:
        case "rocks":
            _rocks(tale, name, found)
        case "spears" | "axes":
            gear = () if surprise else defence_dice(tale.state, figure(tale.state, name))
            _strike(tale, name, found, "trap-melee", gear)
        case "arrows":
            _arrows(tale, name, found)
        case "pit" | "deep-pit":
            fall_in(tale, name, found.square or figure(tale.state, name).square)
        case "magic":
            apply(tale, found.effects, name, name, found.id)


def _own_motion(state: State, name: str) -> Motion | None:
    return next((s for s in state.steps if isinstance(s, Motion) and s.figure == name), None)


def _put_below(tale: Tale, moving: Motion) -> None:
    """A motion begins where nothing is under way (TQ-6.5), so it is the first of the steps; what came of it
    lies above."""
    _, *above = tale.state.steps
    for _ in above:
        settle(tale)
    go_on(tale, moving)
    begin(tale, *above)


def _arrows(tale: Tale, name: str, found: Trap) -> None:
    """TQ-16.5: a shot, if nothing stands between (TQ-G142)."""
    victim, land = figure(tale.state, name), ground(tale.state)
    if found.source and not clear(land, found.source, victim.square, standing(tale.state)):
        tale.tell(TrapMissed(name, found.id, "sheltered"))
        return
    cover = behind(tale.state, found.source, victim) if found.source else ()
    _strike(tale, name, found, "trap-shot", armour_dice(tale.state, victim), cover)


def _strike(
    tale: Tale,
    name: str,
    found: Trap,
    kind: Literal["trap-melee", "trap-shot"],
    gear: Sources,
    cover: Sources = (),
) -> None:
    dice = (Source(TRAP, found.harm),)
    tale.tell(FightBegan("", name, kind, "", found.id, dice))
    begin(
        tale,
        Fight(attacker="", defender=name, kind=kind, dice=dice, gear=gear, cover=cover, trap=found.id),
    )


def fall_in(tale: Tale, name: str, square: Square) -> None:
    """TQ-16.6, TQ-16.7. A pit holds one figure: for a second it is a plain fall (TQ-G182)."""
    faller = figure(tale.state, name)
    found = trap_in(tale.state, square)
    if found is None or others_at(tale.state, faller, square) is not None:
        tale.tell(FellDown(name))
        return
    tale.tell(FellIn(name, square, 1 if found.kind == "deep-pit" else 0))
    turn = tale.state.turn
    if turn is not None and turn.figure == name and "move" not in (*turn.done, *turn.barred):
        tale.tell(Restricted(name, ("move",)))  # out in its next activation, not in this one (TQ-G207)
    wound(tale, name, found.harm)


def needs_helper(state: State, climber: Figure) -> bool:
    """TQ-16.7: out of a deep pit only with a friend beside it who has no enemy beside him."""
    found = trap_in(state, climber.square)
    if found is None or found.kind != "deep-pit":
        return False
    around = {square for _, square in neighbours(state, climber.square)}
    return not any(
        f.square in around
        and f.id != climber.id
        and same_side(f, climber)
        and not (f.pit or f.buried or senseless(f))
        and not foes_beside(state, f)
        for f in state.figures
    )


def is_stuck(state: State, hero: Figure) -> bool:
    """Under rocks, or in a deep pit whose turn to climb has come."""
    if hero.buried:
        return True
    found = trap_in(state, hero.square) if hero.pit else None
    return found is not None and found.kind == "deep-pit" and needs_helper(state, hero)


def forsaken(state: State, hero: Figure) -> bool:
    """TQ-G181: nobody else on the board is free to come."""
    others = (other for other in heroes(state) if other.id != hero.id)
    return not any(not (other.buried or senseless(other) or is_stuck(state, other)) for other in others)


def has_rescuer(state: State, buried: Figure) -> bool:
    """TQ-16.2, TQ-G139."""
    around = {square for _, square in neighbours(state, buried.square)}
    return any(
        f.square in around
        and same_side(f, buried)
        and not (f.pit or f.buried or senseless(f))
        and f.id != buried.id
        for f in state.figures
    )


def _rocks(tale: Tale, name: str, found: Trap) -> None:
    """TQ-16.2: the squares become impassable; all in them try to get away, who entered first (TQ-G208)."""
    squares = floor_of(found)
    kind = "fallen-rocks" if found.also else "fallen-rock"
    known = any(each.id == found.id and each.seen for each in tale.state.traps)
    tale.tell(TrapGone(found.id, False))
    tale.tell(SceneryPlaced(Scenery(named_by_place(kind, squares[0]), kind, squares, seen=known)))
    under = [f.id for f in tale.state.figures if f.square in squares and not f.buried]
    for victim in sorted(under, key=lambda each: each == name):
        begin(tale, Rockfall(victim, found.harm))


def dodge(tale: Tale, fall: Rockfall) -> bool:
    throw(tale, "dodge", fall.figure, "mov", 1)
    return True


def on_dodge(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    fall = step(tale.state)
    assert isinstance(fall, Rockfall)
    settle(tale)
    (face,) = faces
    victim = figure(tale.state, name)
    escapes = free_beside(tale.state, victim)
    unharmed = face in ("4", "5", "6", BOLT)
    buried = face in (WHAT, "-") or not escapes
    tale.tell(Dodged(name, "buried" if buried else "unharmed" if unharmed else "hit"))
    if not unharmed:
        wound(tale, name, fall.harm)
    if find(tale.state, name) is None:
        return
    if buried:
        tale.tell(Buried(name))
    elif not unharmed:
        _end_of_own_motion(tale, name)
        begin(tale, AsideDue(victim.seat, name))
    elif not _can_go_on(tale.state, name):
        begin(tale, AsideDue(victim.seat, name))


def _can_go_on(state: State, name: str) -> bool:
    moving = _own_motion(state, name)
    return moving is not None and moving.points > 0


def _end_of_own_motion(tale: Tale, name: str) -> None:
    moving = _own_motion(tale.state, name)
    if moving is not None:
        _put_below(tale, replace(moving, points=0))


def step_aside(tale: Tale, due: AsideDue, square: Square) -> None:
    """As any step: over an edge, onto a square (TQ-G193)."""
    settle(tale)
    way = towards(figure(tale.state, due.figure).square, square)
    edges = (EDGE[figure(tale.state, due.figure).square, way],) if way else ()
    begin(tale, Stepping(due.figure, square, edges, 0, how="aside"))
