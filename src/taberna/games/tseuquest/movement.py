"""Movement (TQ-6): the dice and what they say, then one action a square."""

from msgspec.structs import replace

from taberna.games.tseuquest import actions
from taberna.games.tseuquest.checks import not_able, not_waited_for
from taberna.games.tseuquest.dice import BOLT, WHAT, numbers
from taberna.games.tseuquest.events import (
    Charging,
    Declared,
    FellDown,
    Foresaw,
    Left,
    Moved,
    Noise,
    Opened,
    PointsLost,
    Restricted,
    TurnEnded,
)
from taberna.games.tseuquest.near import (
    PITS,
    foes_beside,
    friends_beside,
    marked,
    neighbours,
    others_at,
    rule,
    sheet,
)
from taberna.games.tseuquest.paths import Leap, leap, no_step, pushable
from taberna.games.tseuquest.pieces import Door, Figure
from taberna.games.tseuquest.reveal import look_all, look_through
from taberna.games.tseuquest.sight import ground
from taberna.games.tseuquest.squares import DIRECTIONS, EDGE, NEXT, Direction, Square
from taberna.games.tseuquest.state import (
    State,
    active,
    figure,
    find,
    is_hero,
    of_sorcerer,
    rival,
    step,
)
from taberna.games.tseuquest.steps import (
    AdvantageDue,
    AsideDue,
    Motion,
    MoveMode,
    PassageDue,
    PitDue,
    PushDue,
    Stepping,
)
from taberna.games.tseuquest.tables import ADVANTAGES, MOVE
from taberna.games.tseuquest.tale import Decision, Tale, begin, begin_tale, go_on, settle, throw
from taberna.games.tseuquest.traps import fall_in, needs_helper
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def no_walk(state: State, seat: Seat, how: str) -> Refusal | None:
    why = not_able(state, seat, "move")
    if why is not None:
        return why
    actor = active(state)
    assert actor is not None
    if how != "tense" and not is_hero(actor):
        return refuse("heroes-only")  # TQ-G55
    if how == "stroll" and not may_stroll(state):
        return refuse("no-stroll")
    if actor.pit and how != "tense":
        return refuse("in-pit")
    return refuse("no-helper") if actor.pit and needs_helper(state, actor) else None


def may_stroll(state: State) -> bool:
    """TQ-G27: nothing to fear that anybody knows of."""
    watched = any(of_sorcerer(f) and f.seen for f in state.figures)
    return state.options.stroll == "on" and not watched and not state.script.tense


def walk(state: State, seat: Seat, action: actions.Walk) -> Decision:
    why = no_walk(state, seat, action.how)
    if why is not None:
        return why
    actor = active(state)
    assert actor is not None
    tale = begin_tale(state, Declared(actor.id, "move", 1))
    own = sheet(actor)
    if actor.pit:
        throw(tale, "climb", actor.id, "mov", 1)  # TQ-16.6
    elif action.how == "stroll":
        set_off(tale, actor, rule(state, "stroll"), "stroll")
    elif not own.dice:
        set_off(tale, actor, max(0, own.moves + marked(state, actor, "dice", "move")), "fixed")  # TQ-6.6
    elif action.how == "stealth":
        throw(tale, "stealth", actor.id, "mov", 1)
    else:
        throw(tale, "move", actor.id, "mov", max(1, own.dice + marked(state, actor, "dice", "move")))
    return tuple(tale.events)


def set_off(
    tale: Tale,
    mover: Figure,
    points: int,
    mode: MoveMode,
    *,
    by: Seat | None = None,
    pushes: int = 0,
    advantage: str = "",
) -> None:
    begin(
        tale,
        Motion(
            mover.id, by or mover.seat, mode, points, advantage=advantage, pushes=pushes, origin=mover.square
        ),
    )


def on_move(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """TQ-6.2, TQ-6.10 to TQ-6.14; one die or three by TQ-G9."""
    mover = figure(tale.state, name)
    own = sheet(mover)
    best = 6 * max(len(faces), own.dice) + own.bonus
    counted = tuple(face for face in faces if face != "-")
    if len(faces) == 1:
        points = 0 if WHAT in counted else best if BOLT in counted else numbers(counted) + own.bonus
        return set_off(tale, mover, max(0, points), "tense")
    if WHAT in counted:
        rest = list(counted)
        rest.remove(WHAT)
        order = (WHAT, "1", "2", "3", "4", "5", "6", BOLT)
        return fumble(tale, mover, max(rest, key=order.index, default="1"), best)
    bolts = counted.count(BOLT)
    if bolts > 1:
        return begin(tale, AdvantageDue(name, best))
    points = best if bolts else numbers(counted) + own.bonus
    return set_off(tale, mover, max(0, points), "tense")


def fumble(tale: Tale, mover: Figure, face: str, best: int) -> None:
    """TQ-6.14."""
    row = MOVE[face]
    if row.stumble:
        return stumble(tale, mover)
    if row.astray:
        return throw(tale, "astray", mover.id, "mov", 2)
    if row.bars:
        tale.tell(Restricted(mover.id, row.bars))
    set_off(tale, mover, best if row.best else row.squares, "tense", pushes=row.pushes)
    if row.noise:
        tale.tell(Noise(mover.id, mover.square))
    return None


def on_astray(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """The rival moves it, only numbers counting (TQ-6.14/1, TQ-G43)."""
    mover = figure(tale.state, name)
    set_off(tale, mover, numbers(faces), "lost", by=rival(tale.state, mover))


def on_stealth(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """TQ-6.17."""
    mover = figure(tale.state, name)
    (face,) = faces
    if face == BOLT:
        points = rule(tale.state, "stealth_best")
    else:
        points = int(face) + sheet(mover).bonus if face.isdigit() else 0
    set_off(tale, mover, max(0, points), "stealth")


def on_climb(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """Out of a pit with one die (TQ-16.6, TQ-G143)."""
    climber = figure(tale.state, name)
    (face,) = faces
    fixed = 0 if sheet(climber).dice else sheet(climber).moves
    if face == BOLT:
        points = fixed or rule(tale.state, "stealth_best")
    elif face.isdigit():
        points = min(int(face), fixed) if fixed else int(face)
    else:
        points = 0
    set_off(tale, climber, points, "fixed" if fixed else "tense")


def stumble(tale: Tale, mover: Figure) -> None:
    """TQ-6.15: what is left of the turn is lost; a pit beside it takes it in."""
    turn = tale.state.turn
    if turn is not None and turn.figure == mover.id and turn.points:
        tale.tell(PointsLost(mover.id, turn.points))
    pits = open_pits(tale.state, mover)
    if not pits:
        tale.tell(FellDown(mover.id))
    elif len(pits) == 1:
        fall_in(tale, mover.id, pits[0])
    else:
        begin(tale, PitDue(rival(tale.state, mover), mover.id))


def open_pits(state: State, mover: Figure) -> tuple[Square, ...]:
    """Visible pits beside it that hold nobody (TQ-G50, TQ-G182)."""
    around = [square for _, square in neighbours(state, mover.square)]
    pits = (t.square for t in state.traps if t.seen and t.kind in PITS and t.square in around)
    return tuple(square for square in pits if others_at(state, mover, square) is None)


def choose_advantage(tale: Tale, due: AdvantageDue, what: str) -> None:
    """TQ-6.12."""
    settle(tale)
    mover = figure(tale.state, due.figure)
    if what.startswith("foresight"):
        tale.tell(Foresaw(mover.id, what == "foresight-first"))
    set_off(tale, mover, due.points, "tense", advantage=what)


def advantages(state: State, due: AdvantageDue) -> tuple[str, ...]:
    """All six; a charge only with a point left to attack with (TQ-G178), foresight only for adventurers."""
    mover = figure(state, due.figure)
    points = state.turn.points if state.turn else 0
    return tuple(
        each
        for each in ADVANTAGES
        if (each != "charge" or points > 0) and (is_hero(mover) or not each.startswith("foresight"))
    )


def not_moving(state: State, seat: Seat) -> Refusal | None:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    return None if isinstance(step(state), Motion) else refuse("not-moving")


def _mover(state: State) -> tuple[Motion, Figure]:
    move = step(state)
    assert isinstance(move, Motion)
    return move, figure(state, move.figure)


def move(state: State, seat: Seat, action: actions.Move) -> Decision:
    why = not_moving(state, seat)
    if why is not None:
        return why
    moving, mover = _mover(state)
    why = no_step(state, moving, mover, action.way)
    if why is not None:
        return why
    there = NEXT[mover.square, action.way]
    tale = begin_tale(state)
    other = others_at(state, mover, there)
    if other is not None and other.seat in state.options.ask and other.seat != mover.seat:
        begin(tale, PassageDue(other.seat, other.id, action.way))
    else:
        take_step(tale, moving, mover, action.way)
    return tuple(tale.events)


def take_step(tale: Tale, moving: Motion, mover: Figure, way: Direction) -> None:
    shared = others_at(tale.state, mover, mover.square) is not None
    origin = moving.origin if shared else mover.square
    go_on(tale, replace(moving, points=moving.points - 1, origin=origin))
    there = NEXT[mover.square, way]
    begin(tale, Stepping(mover.id, there, (EDGE[mover.square, way],), 1, displaced=moving.by != mover.seat))


def on_passage(tale: Tale, due: PassageDue, allowed: bool) -> None:
    settle(tale)
    moving, mover = _mover(tale.state)
    if allowed:
        take_step(tale, moving, mover, due.way)


def jump(state: State, seat: Seat, action: actions.Jump) -> Decision:
    why = not_moving(state, seat)
    if why is not None:
        return why
    moving, mover = _mover(state)
    found = no_jump(state, moving, mover, action.way)
    if isinstance(found, Refusal):
        return found
    tale = begin_tale(state)
    points = 0 if len(found.over) == 2 else moving.points - found.cost  # TQ-6.12/6: no further
    spent = moving.advantage in ("vault", "leap", "luck") and found.cost < 4
    go_on(
        tale, replace(moving, points=points, advantage="" if spent else moving.advantage, origin=mover.square)
    )
    begin(
        tale,
        Stepping(mover.id, found.landing, found.edges, found.cost, displaced=moving.by != mover.seat),
    )
    return tuple(tale.events)


def no_jump(state: State, moving: Motion, mover: Figure, way: Direction) -> Leap | Refusal:
    if mover.pit:
        return refuse("in-pit")
    other = others_at(state, mover, mover.square)
    return refuse("occupied", figure=other.id) if other is not None else leap(state, moving, mover, way)


def no_opening(state: State, moving: Motion, mover: Figure, way: Direction) -> Refusal | None:
    """TQ-14.4, TQ-14.5."""
    door = next((d for d in state.doors if d.edge == EDGE[mover.square, way] and d.seen), None)
    if door is None or door.kind != "closed":
        return refuse("no-door")
    if mover.kind == "minion" or (mover.kind == "elemental" and of_sorcerer(mover)):
        return refuse("minions-open-nothing")
    if moving.mode == "lost":
        return refuse("lost")  # TQ-G43
    if mover.pit:
        return refuse("in-pit")
    cost = rule(state, "door_cost")
    if moving.points < cost:
        return refuse("no-movement", needed=cost, left=moving.points)
    if locked(door, mover):
        return refuse("locked")
    return None


def locked(door: Door, mover: Figure) -> bool:
    """Keys open for whoever has them; what a mechanism works opens for nobody's hand (TQ-G120)."""
    return door.worked or (bool(door.lock) and door.lock not in mover.items)


def open_door(state: State, seat: Seat, action: actions.Open) -> Decision:
    why = not_moving(state, seat)
    if why is not None:
        return why
    moving, mover = _mover(state)
    why = no_opening(state, moving, mover, action.way)
    if why is not None:
        return why
    tale = begin_tale(state)
    go_on(tale, replace(moving, points=moving.points - rule(state, "door_cost")))
    edge = EDGE[mover.square, action.way]
    tale.tell(Opened(mover.id, edge))
    if of_sorcerer(mover):
        look_all(tale)
    else:
        look_through(tale, edge)
    return tuple(tale.events)


def no_leaving(state: State, seat: Seat) -> Refusal | None:
    why = not_moving(state, seat)
    if why is not None:
        return why
    moving, mover = _mover(state)
    if not is_hero(mover) or moving.mode == "lost":
        return refuse("no-exit")
    return None if mover.square in state.script.exits and not mover.pit else refuse("no-exit")


def leave(state: State, seat: Seat, action: actions.Leave) -> Decision:
    """TQ-G146: at no cost; the turn ends with it."""
    why = no_leaving(state, seat)
    if why is not None:
        return why
    _, mover = _mover(state)
    tale = begin_tale(state)
    settle(tale)
    tale.tell(TurnEnded(mover.id), Left(mover.id))
    return tuple(tale.events)


def no_stop(state: State, seat: Seat) -> Refusal | None:
    why = not_moving(state, seat)
    if why is not None:
        return why
    _, mover = _mover(state)
    other = others_at(state, mover, mover.square)
    return refuse("occupied", figure=other.id) if other is not None else None


def stop(state: State, seat: Seat, action: actions.Stop) -> Decision:
    why = no_stop(state, seat)
    if why is not None:
        return why
    tale = begin_tale(state)
    end_motion(tale)
    return tuple(tale.events)


def end_motion(tale: Tale) -> None:
    """The movement is over: off the rocks (TQ-G138), and a charge waits for its attack (TQ-6.12/4)."""
    moving, mover = _mover(tale.state)
    settle(tale)
    if not mover.buried and mover.square in ground(tale.state).blocked and not mover.pit:
        begin(tale, AsideDue(mover.seat, mover.id, mover.square, False))
    if moving.advantage == "charge" and foes_beside(tale.state, mover):
        tale.tell(Charging(mover.id))


def keep_moving(tale: Tale, moving: Motion) -> bool:
    """What the movement does by itself between two actions; whether it did anything."""
    mover = find(tale.state, moving.figure)
    if mover is None:
        settle(tale)
        return True
    other = others_at(tale.state, mover, mover.square)
    if other is not None and not any(no_step(tale.state, moving, mover, way) is None for way in DIRECTIONS):
        go_on(tale, replace(moving, points=0))
        tale.tell(Moved(mover.id, moving.origin, "back"))
        return True
    if moving.pushes and mover.square not in (*moving.pushed, moving.origin) and shoved(tale.state, mover):
        go_on(tale, replace(moving, pushed=(*moving.pushed, mover.square)))
        begin(tale, PushDue(rival(tale.state, mover), mover.id))
        return True
    at_exit = is_hero(mover) and mover.square in tale.state.script.exits and moving.mode != "lost"
    if moving.points == 0 and not at_exit and other is None:
        end_motion(tale)
        return True
    return False


def shoved(state: State, mover: Figure) -> tuple[Figure, ...]:
    """Friends beside it who could be pushed (TQ-6.16)."""
    return tuple(f for f in friends_beside(state, mover) if pushable(state, f))


def no_push(state: State, due: PushDue, action: actions.Push) -> Refusal | None:
    mover = find(state, due.mover)
    pushed = find(state, action.figure)
    if mover is None or pushed is None or pushed not in shoved(state, mover):
        return refuse("not-to-be-pushed", figure=action.figure)
    return None if action.way in pushable(state, pushed) else refuse("no-room")


def push(tale: Tale, action: actions.Push) -> None:
    """TQ-6.16; the push is spent."""
    settle(tale)
    moving = step(tale.state)
    if isinstance(moving, Motion):
        go_on(tale, replace(moving, pushes=moving.pushes - 1))
    displace(tale, action.figure, action.way)


def displace(tale: Tale, name: str, way: Direction) -> None:
    """Moved by somebody else: traps and sight as in its own movement (TQ-G160)."""
    moved = figure(tale.state, name)
    begin(tale, Stepping(name, NEXT[moved.square, way], (EDGE[moved.square, way],), 0, displaced=True))
