"""Movement (TQ-6): the dice and what they say, then one action a square."""

from taberna.games.tseuquest.chapters.reveal import look
from taberna.games.tseuquest.chapters.traps import fall_in, needs_helper
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import acting, not_able
from taberna.games.tseuquest.flow.events import (
    Declared,
    FellDown,
    Foresaw,
    Noise,
    PointsLost,
    Restricted,
)
from taberna.games.tseuquest.flow.state import (
    State,
    figure,
    is_hero,
    of_sorcerer,
    rival,
)
from taberna.games.tseuquest.flow.steps import (
    AdvantageDue,
    Motion,
    MoveMode,
    PitDue,
)
from taberna.games.tseuquest.flow.tale import Decision, Tale, begin, begin_tale, settle, throw
from taberna.games.tseuquest.ground.neighbours import (
    PITS,
    marked,
    neighbours,
    others_at,
    rule,
    sheet,
)
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.dice import BOLT, FALLEN, WHAT, numbers
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.tables import ADVANTAGES, MOVE
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def no_walk(state: State, seat: Seat, how: str) -> Refusal | None:
    return not_able(state, seat, "move") or no_gait(state, acting(state), how)


def no_gait(state: State, actor: Figure, how: str) -> Refusal | None:
    """For one who may move at all."""
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
    actor = acting(state)
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
    """TQ-6.2, TQ-6.10 to TQ-6.14; one die or three by TQ-G9. What fell was not thrown (TQ-G201, TQ-G211)."""
    mover = figure(tale.state, name)
    own = sheet(mover)
    counted = tuple(face for face in faces if face != FALLEN)
    best = 6 * (max(len(faces), own.dice) if len(counted) == len(faces) else len(counted)) + own.bonus
    if len(counted) < 2:
        alone = counted[0] if counted else WHAT
        points = 0 if alone == WHAT else best if alone == BOLT else int(alone) + own.bonus
        return set_off(tale, mover, max(0, points), "tense")
    if WHAT in counted:
        rest = list(counted)
        rest.remove(WHAT)
        order = (WHAT, "1", "2", "3", "4", "5", "6", BOLT)
        return fumble(tale, mover, max(rest, key=order.index), best)
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
        fall_beside(tale, mover.id, pits[0])
    else:
        begin(tale, PitDue(rival(tale.state, mover), mover.id))


def fall_beside(tale: Tale, name: str, square: Square) -> None:
    """Into another square than it stood on, from where it looks (TQ-G160)."""
    fall_in(tale, name, square)
    look(tale, name)


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
