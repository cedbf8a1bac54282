"""Boast, its three answers, and the proof (TS-3.5 to TS-3.11, TS-5.4, TS-6.7, TS-6.8)."""

from taberna.games.tellstones.actions import Believe, Boast, Doubt, Name, Steal
from taberna.games.tellstones.checks import (
    not_a_line,
    not_face_down,
    not_in_turn,
    not_waited_for,
)
from taberna.games.tellstones.events import Believed, Boasted, Doubted, Named, Stolen, Turned
from taberna.games.tellstones.scoring import score
from taberna.games.tellstones.seats import left, other, right, side
from taberna.games.tellstones.state import State, line_of, step
from taberna.games.tellstones.steps import ProofDue, ReplyDue, StolenDue
from taberna.games.tellstones.stones import face_down, symbol_at
from taberna.games.tellstones.turns import Decision, Events, end
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def boast(state: State, seat: Seat, action: Boast) -> Decision:
    why = not_in_turn(state, seat, action)
    if why is not None:
        return why
    if not face_down(line_of(state, action.line)):
        return refuse("none-face-down")  # TS-3.5
    return (Boasted(seat, left(seat), action.line),)


def believe(state: State, seat: Seat, action: Believe) -> Decision:
    """A point for whoever made the claim last: the boaster, or the stealer (TS-3.6, TS-3.7)."""
    claim = _claim(state, seat)
    if isinstance(claim, Refusal):
        return claim
    return score(state, (Believed(seat),), side(_claimant(claim)), claim.line)


def doubt(state: State, seat: Seat, action: Doubt) -> Decision:
    claim = _claim(state, seat)
    if isinstance(claim, Refusal):
        return claim
    return (Doubted(seat, _claimant(claim)),)


def steal(state: State, seat: Seat, action: Steal) -> Decision:
    claim = _claim(state, seat)
    if isinstance(claim, Refusal):
        return claim
    if isinstance(claim, StolenDue):
        return refuse("steal-stolen")  # TS-3.7
    return (Stolen(seat, right(seat)),)


def _claim(state: State, seat: Seat) -> ReplyDue | StolenDue | Refusal:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    due = step(state)
    return due if isinstance(due, ReplyDue | StolenDue) else refuse("not-now")


def _claimant(claim: ReplyDue | StolenDue) -> Seat:
    return claim.by if isinstance(claim, StolenDue) else right(claim.of)


def name(state: State, seat: Seat, action: Name) -> Decision:
    """One stone of a proof: named, then turned. The last one right wins, one wrong loses (TS-3.8 to 3.10)."""
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    due = step(state)
    if not isinstance(due, ProofDue):
        return refuse("not-now")
    if action.line != due.line:
        return not_a_line(state, action.line) or refuse("other-line", line=due.line or "")
    line = line_of(state, due.line)
    why = not_face_down(line, action.space)
    if why is not None:
        return why
    truth = symbol_at(line, action.space)
    told: Events = (
        Named(seat, action.space, action.symbol, action.line),
        Turned(seat, action.space, truth, action.line),
    )
    if action.symbol != truth:
        return (*told, end(state, other(side(seat)), "proof"))
    if face_down(line) == (action.space,):
        return (*told, end(state, side(seat), "proof"))
    return told
