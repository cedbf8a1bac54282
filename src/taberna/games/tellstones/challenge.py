"""Challenge (TS-3.1 to TS-3.4, TS-6.7)."""

from taberna.games.tellstones.actions import Answer, Challenge
from taberna.games.tellstones.checks import not_face_down, not_in_turn, not_waited_for
from taberna.games.tellstones.events import Answered, Challenged, Turned
from taberna.games.tellstones.scoring import score
from taberna.games.tellstones.seats import left, other, side
from taberna.games.tellstones.state import State, line_of, step
from taberna.games.tellstones.steps import AnswerDue
from taberna.games.tellstones.stones import symbol_at
from taberna.games.tellstones.turns import Decision
from taberna.table.refusal import refuse
from taberna.table.seats import Seat


def challenge(state: State, seat: Seat, action: Challenge) -> Decision:
    why = not_in_turn(state, seat, action) or not_face_down(line_of(state, action.line), action.space)
    return why or (Challenged(seat, left(seat), action.space, action.line),)


def answer(state: State, seat: Seat, action: Answer) -> Decision:
    """The stone is turned after the answer, whatever it was, and stays so (TS-3.3, TS-3.4)."""
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    due = step(state)
    if not isinstance(due, AnswerDue):
        return refuse("not-now")
    truth = symbol_at(line_of(state, due.line), due.space)
    told = (Answered(seat, action.symbol), Turned(seat, due.space, truth, due.line))
    ours = side(seat)
    return score(state, told, ours if action.symbol == truth else other(ours), due.line)
