"""One action a square: steps, jumps, doors, leaving and stopping (TQ-6.4 to 6.8, TQ-14.4, TQ-16.8)."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.reveal import look_all, look_through
from taberna.games.tseuquest.chapters.stopping import end_motion, lies, off_the_rocks, shares
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import not_waited_for
from taberna.games.tseuquest.flow.events import (
    Left,
    Moved,
    Opened,
    PassageDenied,
    Rattled,
    TurnEnded,
)
from taberna.games.tseuquest.flow.state import (
    State,
    door_at,
    figure,
    find,
    is_hero,
    of_sorcerer,
    rival,
    slipped,
    step,
)
from taberna.games.tseuquest.flow.steps import (
    Motion,
    PassageDue,
    PushDue,
    Stepping,
    Way,
)
from taberna.games.tseuquest.flow.tale import Decision, Tale, begin, begin_tale, go_on, settle
from taberna.games.tseuquest.ground.neighbours import friends_beside, others_at, rule
from taberna.games.tseuquest.ground.paths import Leap, in_truth, leap, no_step, pushable
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, NEXT, Direction
from taberna.games.tseuquest.things.pieces import Door, Figure
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


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
    other = others_at(state, mover, there, truth=in_truth(mover, moving.by))
    if other is not None and _asks(state, mover, other):
        begin(tale, PassageDue(other.seat, other.id, action.way))
    else:
        take_step(tale, moving, mover, action.way)
    return tale


def take_step(tale: Tale, moving: Motion, mover: Figure, way: Direction) -> None:
    origin = moving.origin if shares(tale.state, moving, mover) else mover.square
    go_on(tale, replace(moving, points=moving.points - 1, origin=origin))
    there = NEXT[mover.square, way]
    begin(tale, Stepping(mover.id, there, (EDGE[mover.square, way],), 1, how=_how(moving, mover)))


def _how(moving: Motion, mover: Figure) -> Way:
    return "walked" if moving.by == mover.seat else "moved"


def on_passage(tale: Tale, due: PassageDue, allowed: bool) -> None:
    settle(tale)
    moving, mover = _mover(tale.state)
    if not allowed:
        tale.tell(PassageDenied(due.friend, mover.id))
        return
    found = no_jump(tale.state, moving, mover, due.way) if due.jump else None
    if isinstance(found, Leap):
        take_leap(tale, moving, mover, found)
    elif not due.jump:
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
    truth = in_truth(mover, moving.by)
    inside = next((f for s in found.over if (f := others_at(state, mover, s, truth=truth))), None)
    if inside is not None and _asks(state, mover, inside):
        begin(tale, PassageDue(inside.seat, inside.id, action.way, jump=True))
    else:
        take_leap(tale, moving, mover, found)
    return tale


def _asks(state: State, mover: Figure, other: Figure) -> bool:
    """TQ-G33."""
    return other.seat in state.options.ask and other.seat != mover.seat


def take_leap(tale: Tale, moving: Motion, mover: Figure, found: Leap) -> None:
    points = 0 if len(found.over) == 2 else moving.points - found.cost  # TQ-6.12/6: no further
    go_on(tale, replace(moving, points=points, advantage=kept(moving, found), origin=mover.square))
    begin(
        tale,
        Stepping(mover.id, found.landing, found.edges, found.cost, how=_how(moving, mover)),
    )


def kept(moving: Motion, found: Leap) -> str:
    """The advantage that is left after a jump."""
    spent = moving.advantage in ("vault", "leap", "luck") and found.cost < 4
    return "" if spent else moving.advantage


def no_jump(state: State, moving: Motion, mover: Figure, way: Direction) -> Leap | Refusal:
    if mover.pit:
        return refuse("in-pit")
    other = shares(state, moving, mover)
    return refuse("occupied", figure=other.id) if other is not None else leap(state, moving, mover, way)


def no_opening(state: State, moving: Motion, mover: Figure, way: Direction) -> Refusal | None:
    """TQ-14.4, TQ-14.5."""
    door = door_at(state, EDGE[mover.square, way])
    if door is None or not door.seen or door.kind != "closed":
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
    return None


def locked(door: Door, mover: Figure) -> bool:
    """Keys open for whoever has them; what a mechanism works opens for nobody's hand (TQ-G120). A door does
    not look locked: whoever wants to know tries it."""
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
    door = door_at(state, edge)
    if door is not None and locked(door, mover):
        tale.tell(Rattled(mover.id, edge))
        return tale
    tale.tell(Opened(mover.id, edge))
    if of_sorcerer(mover):
        look_all(tale)
    else:
        look_through(tale, edge)
    return tale


def no_leaving(state: State, seat: Seat) -> Refusal | None:
    why = not_moving(state, seat)
    if why is not None:
        return why
    return no_exit(state, *_mover(state))


def no_exit(state: State, moving: Motion, mover: Figure) -> Refusal | None:
    """For one who is moving."""
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
    return tale


def no_stop(state: State, seat: Seat) -> Refusal | None:
    why = not_moving(state, seat)
    if why is not None:
        return why
    other = shares(state, *_mover(state))
    return refuse("occupied", figure=other.id) if other is not None else None


def stop(state: State, seat: Seat, action: actions.Stop) -> Decision:
    why = no_stop(state, seat)
    if why is not None:
        return why
    tale = begin_tale(state)
    end_motion(tale)
    return tale


def keep_moving(tale: Tale, moving: Motion) -> bool:
    """What the movement does by itself between two actions; whether it did anything."""
    mover = find(tale.state, moving.figure)
    if mover is None:
        settle(tale)
        return True
    other = shares(tale.state, moving, mover)
    if slipped(tale.state) or lies(tale.state, mover):
        if other is not None:
            tale.tell(Moved(mover.id, moving.origin, "back"))
        settle(tale)
        off_the_rocks(tale, mover.id)
        return True
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
    begin(tale, Stepping(name, NEXT[moved.square, way], (EDGE[moved.square, way],), 0, how="moved"))
