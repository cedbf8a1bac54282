"""The state that a position stands for. What no position tells (how many turns it took, who went first)
is as if play had just begun."""

from typing import Final

from taberna.games.tellstones.evolve import first_steps
from taberna.games.tellstones.notation.consistency import is_set_up
from taberna.games.tellstones.notation.pending import Ending
from taberna.games.tellstones.notation.position import Position, derived_mover
from taberna.games.tellstones.notation.tokens import line_names
from taberna.games.tellstones.options import Options, seating
from taberna.games.tellstones.seats import DUEL, of_side, sides
from taberna.games.tellstones.state import State
from taberna.games.tellstones.steps import (
    AnswerDue,
    ElderChoice,
    FirstRoll,
    OpeningChoice,
    OpeningRoll,
    ProofDue,
    ReplyDue,
    StolenDue,
    TellstonesStep,
)
from taberna.games.tellstones.stones import in_play
from taberna.table.outcome import Outcome
from taberna.table.seats import HOUSE, Seat

REASON: Final = "position"
"""Why a game ended of which only the last position is known."""


def rebuilt(position: Position, options: Options) -> State:
    notes, pending = position.notes, position.pending
    mover = _mover(position, options)
    set_up = is_set_up(position)
    return State(
        options=options,
        seats=seating(options),
        lines=position.lines,
        score=position.score,
        steps=_steps(position, options),
        mover=mover,
        began=mover if set_up else None,
        turns=0 if set_up or mover is None else 1,
        quiet=notes.quiet or 0,
        # The second of two actions, and not said to be quiet: the first was not.
        loud=isinstance(pending, AnswerDue | ReplyDue | StolenDue | ProofDue)
        or (notes.second is not None and notes.quiet is None),
        bell=notes.bell,
        bonus=sides(*notes.bonus),
        earned=sides(*notes.earned),
        second=notes.second,
        drawn=notes.drawn,
        resigns=_in_order(notes.resigns, options),
        away=_in_order(notes.away, options),
        outcome=_outcome(pending, options) if isinstance(pending, Ending) else None,
    )


def _in_order(some: tuple[Seat, ...], options: Options) -> tuple[Seat, ...]:
    return tuple(seat for seat in seating(options) if seat in some)


def _outcome(ending: Ending, options: Options) -> Outcome:
    winner = next((side for side in DUEL if side == ending.result), None)
    return Outcome(ending.result, REASON, of_side(seating(options), winner) if winner else ())


def _mover(position: Position, options: Options) -> Seat | None:
    match position.pending:
        case FirstRoll() | ElderChoice():
            return None
        case OpeningRoll():
            return options.first if options.first in seating(options) else None
    mover = position.notes.turn or derived_mover(position.seat, position.pending)
    return None if mover == HOUSE else mover


def _steps(position: Position, options: Options) -> tuple[TellstonesStep, ...]:
    """The stack: during the set-up more lies beneath what is waited for (TS-1.3, TS-1.4)."""
    match position.pending:
        case None | Ending():
            return ()
        case OpeningRoll():
            names = zip(line_names(options.variant), position.lines, strict=True)
            rolls = [OpeningRoll(name) for name, line in names if not in_play(line)]
            return (*first_steps(options), *reversed(rolls))
        case FirstRoll() | ElderChoice() as first if options.opening == "choose":
            return OpeningChoice(), first
        case pending:
            return (pending,)
