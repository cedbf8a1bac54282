"""Movement (TQ-6): the dice and what they say, then one action a square."""

from typing import Final, Literal

from taberna.games.tseuquest.chapters.dice_counts import fixed_moves, move_dice
from taberna.games.tseuquest.chapters.reveal import look
from taberna.games.tseuquest.chapters.traps import fall_in, needs_helper
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import acting, not_able
from taberna.games.tseuquest.flow.events import (
    AdvantageTaken,
    AdvantageWon,
    Declared,
    FellDown,
    Foresaw,
    Fumbled,
    MoveBegan,
    Noise,
    PointsLost,
    Restricted,
    SetOff,
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
from taberna.games.tseuquest.ground.neighbours import PITS, neighbours, others_at, rule, sheet
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.dice import BOLT, FALLEN, WHAT, numbers
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sources import (
    BEST,
    BONUS,
    DICE,
    OWN,
    ROW,
    RULE,
    Source,
    Sources,
    at_least_none,
    total,
)
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
    if state.options.stroll != "on" or state.script.tense:
        return False
    return not any(of_sorcerer(f) and f.seen for f in state.figures)


def walk(state: State, seat: Seat, action: actions.Walk) -> Decision:
    why = no_walk(state, seat, action.how)
    if why is not None:
        return why
    actor = acting(state)
    tale = begin_tale(state, Declared(actor.id, "move", 1))
    if actor.pit:
        _throw(tale, actor, "climb", _ONE)  # TQ-16.6
    elif action.how == "stroll":
        set_off(tale, actor, (Source(RULE, rule(state, "stroll")),), "stroll")
    elif not sheet(actor).dice:
        set_off(tale, actor, fixed_moves(state, actor), "fixed")  # TQ-6.6
    elif action.how == "stealth":
        _throw(tale, actor, "stealth", _ONE)
    else:
        _throw(tale, actor, "tense", move_dice(state, actor))
    return tale


_ONE: Final = (Source(RULE, 1),)
_PURPOSE: Final = {"tense": "move"}


def _throw(
    tale: Tale, mover: Figure, how: Literal["tense", "stealth", "climb", "astray"], dice: Sources
) -> None:
    tale.tell(MoveBegan(mover.id, how, dice))
    throw(tale, _PURPOSE.get(how, how), mover.id, "mov", total(dice))


def set_off(
    tale: Tale,
    mover: Figure,
    squares: Sources,
    mode: MoveMode,
    *,
    by: Seat | None = None,
    pushes: int = 0,
    advantage: str = "",
) -> None:
    leader = by or mover.seat
    tale.tell(SetOff(mover.id, leader, mode, squares))
    begin(
        tale,
        Motion(
            mover.id, leader, mode, total(squares), advantage=advantage, pushes=pushes, origin=mover.square
        ),
    )


def _with_bonus(mover: Figure, what: str, squares: int) -> Sources:
    """What the dice say, and what the sheet adds or takes away."""
    bonus = sheet(mover).bonus
    counted = Source(what, squares)
    return at_least_none((counted, Source(BONUS, bonus))) if bonus else (counted,)


_NONE: Final = (Source(DICE, 0),)
_PAIRED: Final = (WHAT, "1", "2", "3", "4", "5", "6", BOLT)
"""With which other face a question mark is paired: the last of these (TQ-G9)."""


def on_move(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """TQ-6.2, TQ-6.10 to TQ-6.14; one die or three by TQ-G9. What fell was not thrown (TQ-G201, TQ-G211)."""
    mover = figure(tale.state, name)
    counted = tuple(face for face in faces if face != FALLEN)
    dice = max(len(faces), sheet(mover).dice) if len(counted) == len(faces) else len(counted)
    best = _with_bonus(mover, BEST, 6 * dice)
    if len(counted) < 2:
        alone = counted[0] if counted else WHAT
        squares = _NONE if alone == WHAT else best if alone == BOLT else _with_bonus(mover, DICE, int(alone))
        return set_off(tale, mover, squares, "tense")
    if WHAT in counted:
        rest = list(counted)
        rest.remove(WHAT)
        return fumble(tale, mover, max(rest, key=_PAIRED.index), best)
    bolts = counted.count(BOLT)
    if bolts > 1:
        tale.tell(AdvantageWon(name, best))
        return begin(tale, AdvantageDue(name, best))
    squares = best if bolts else _with_bonus(mover, DICE, numbers(counted))
    return set_off(tale, mover, squares, "tense")


def fumble(tale: Tale, mover: Figure, face: str, best: Sources) -> None:
    """TQ-6.14."""
    row = MOVE[face]
    tale.tell(Fumbled(mover.id, "", "move", face))
    if row.stumble:
        return stumble(tale, mover)
    if row.astray:
        return _throw(tale, mover, "astray", (Source(ROW, 2),))
    if row.bars:
        tale.tell(Restricted(mover.id, row.bars))
    set_off(tale, mover, best if row.best else (Source(ROW, row.squares),), "tense", pushes=row.pushes)
    if row.noise:
        tale.tell(Noise(mover.id, mover.square))
    return None


def on_astray(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """The rival moves it, only numbers counting (TQ-6.14/1, TQ-G43)."""
    mover = figure(tale.state, name)
    set_off(tale, mover, (Source(DICE, numbers(faces)),), "lost", by=rival(tale.state, mover))


def on_stealth(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """TQ-6.17."""
    mover = figure(tale.state, name)
    (face,) = faces
    if face == BOLT:
        squares: Sources = (Source(RULE, rule(tale.state, "stealth_best")),)
    else:
        squares = _with_bonus(mover, DICE, int(face)) if face.isdigit() else _NONE
    set_off(tale, mover, squares, "stealth")


def on_climb(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """Out of a pit with one die (TQ-16.6, TQ-G143)."""
    climber = figure(tale.state, name)
    (face,) = faces
    fixed = 0 if sheet(climber).dice else sheet(climber).moves
    if face == BOLT:
        squares = Source(OWN, fixed) if fixed else Source(RULE, rule(tale.state, "stealth_best"))
    else:
        number = int(face) if face.isdigit() else 0
        squares = Source(DICE, min(number, fixed) if fixed else number)
    set_off(tale, climber, (squares,), "fixed" if fixed else "tense")


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
    tale.tell(AdvantageTaken(mover.id, what))
    if what.startswith("foresight"):
        tale.tell(Foresaw(mover.id, what == "foresight-first"))
    set_off(tale, mover, due.squares, "tense", advantage=what)


def advantages(state: State, due: AdvantageDue) -> tuple[str, ...]:
    """All six; a charge only with a point left to attack with (TQ-G178), foresight only for adventurers."""
    mover = figure(state, due.figure)
    points = state.turn.points if state.turn else 0
    return tuple(
        each
        for each in ADVANTAGES
        if (each != "charge" or points > 0) and (is_hero(mover) or not each.startswith("foresight"))
    )
