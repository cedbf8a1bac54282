"""Why not: what stands in the way of an action, asked in the same order everywhere. Every answer comes from
what lies in the open, never from under a stone."""

from taberna.games.tellstones.actions import Boast, Challenge, Hide, LineName, Place, TurnAction
from taberna.games.tellstones.duty import duty
from taberna.games.tellstones.seats import other
from taberna.games.tellstones.state import State, line_of
from taberna.games.tellstones.stones import VACANT, Line, face_down, is_face_down, is_face_up
from taberna.games.tellstones.waiting import waiting
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def not_waited_for(state: State, seat: Seat) -> Refusal | None:
    if state.outcome is not None:
        return refuse("over")
    awaited = waiting(state)
    return None if seat in awaited else refuse("not-your-turn", seat=awaited[0])


def not_in_turn(state: State, seat: Seat, action: TurnAction) -> Refusal | None:
    """A turn's action needs the turn, with nothing else under way (TS-1.7), and a Line that allows it."""
    if state.steps or seat != state.mover or state.outcome is not None:
        why = not_waited_for(state, seat) or (refuse("not-now") if state.steps else None)
        if why is not None:
            return why
    if len(state.lines) == 1 and action.line is None and not state.bell:
        return None
    return _not_on_line(state, action, action.line)


def not_a_line(state: State, name: LineName) -> Refusal | None:
    """A Line is named where there are two, and only there."""
    if len(state.lines) == 1:
        return refuse("line-named") if name is not None else None
    return refuse("line-unnamed") if name is None else None


def _not_on_line(state: State, action: TurnAction, name: LineName) -> Refusal | None:
    """The Line exists, is the one whose turn it is (TS-5.2), and the bell allows the action (TS-7.3)."""
    why = not_a_line(state, name)
    if why is not None:
        return why
    if state.second is not None and name != state.second:
        return refuse("other-line", line=state.second)
    return bell_forbids(state, action) if state.bell else None


def bell_forbids(state: State, action: TurnAction) -> Refusal | None:
    name = action.line
    obliged = duty(state.lines, state.bell)
    if obliged is None or isinstance(action, Challenge | Boast if obliged == "claim" else Hide | Place):
        return None
    if name is not None and state.options.vanguard == "both" and state.second is None:
        # TS-5.5: one of the turn's two actions must be the one obliged, so the second must still allow it.
        # With so few hidden, something can be hidden or placed on either Line.
        allowed = obliged == "handle" or face_down(line_of(state, other(name)))
        return None if allowed else refuse("bell-first")
    return refuse("bell-claim" if obliged == "claim" else "bell-handle")


def no_stone(line: Line, space: int) -> Refusal | None:
    if not 1 <= space <= len(line):
        return refuse("no-such-space", space=space, spaces=len(line))
    return refuse("space-empty", space=space) if line[space - 1] == VACANT else None


def not_face_up(line: Line, space: int) -> Refusal | None:
    why = no_stone(line, space)
    if why is None and not is_face_up(line[space - 1]):
        return refuse("already-face-down", space=space)
    return why


def not_face_down(line: Line, space: int) -> Refusal | None:
    why = no_stone(line, space)
    if why is None and not is_face_down(line[space - 1]):
        return refuse("not-face-down", space=space)
    return why
