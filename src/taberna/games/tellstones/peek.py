"""Peek, its bonus and the partner's look (TS-2.5 to TS-2.7, TS-5.5, TS-6.5, TS-6.6)."""

from typing import Final

from taberna.games.tellstones.actions import LineName, Peek, Stop
from taberna.games.tellstones.checks import not_a_line, not_face_down, not_in_turn, not_waited_for
from taberna.games.tellstones.events import Looked
from taberna.games.tellstones.seats import partner, side
from taberna.games.tellstones.state import State, line_of, named_line, step
from taberna.games.tellstones.steps import LooksOpen, Sight
from taberna.games.tellstones.stones import Line, face_down, symbol_at
from taberna.games.tellstones.turns import Decision, Events, finish
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

LOOKS_WITH_BONUS: Final = 3


def looks_allowed(state: State) -> int:
    """Three where the other side scored on its last turn or on our own last turn; else one (TS-2.6)."""
    return LOOKS_WITH_BONUS if state.mover is not None and side(state.mover) in state.bonus else 1


def peek(state: State, seat: Seat, action: Peek) -> Decision:
    why = _not_to_be_seen(state, seat, action)
    if why is not None:
        return why
    line = line_of(state, action.line)
    looker = partner(seat) if action.partner else seat
    told: Events = (Looked(seat, looker, action.space, action.line, symbol_at(line, action.space)),)
    seen = (*_seen(state), Sight(action.line, action.space))
    if len(seen) < looks_allowed(state) and len(seen) < sum(len(face_down(row)) for row in state.lines):
        return told
    return finish(state, told, first_line(seen))


def stop(state: State, seat: Seat, action: Stop) -> Decision:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if not isinstance(step(state), LooksOpen):
        return refuse("not-now")
    return finish(state, (), first_line(_seen(state)))


def _not_to_be_seen(state: State, seat: Seat, action: Peek) -> Refusal | None:
    if isinstance(step(state), LooksOpen):  # TS-5.5: the bonus looks may be spread over both Lines
        why = not_waited_for(state, seat) or not_a_line(state, action.line)
    else:
        why = not_in_turn(state, seat, action)
    if why is not None:
        return why
    if action.partner and partner(seat) == seat:
        return refuse("no-partner")
    return nothing_to_see(state.lines, _seen(state), action)


def nothing_to_see(lines: tuple[Line, ...], seen: tuple[Sight, ...], look: Peek) -> Refusal | None:
    """Whether a look is one to be had, after those: everybody can see that, before any of them is taken."""
    if Sight(look.line, look.space) in seen:
        return refuse("already-looked", space=look.space)
    return not_face_down(named_line(lines, look.line), look.space)


def _seen(state: State) -> tuple[Sight, ...]:
    under_way = step(state)
    return under_way.seen if isinstance(under_way, LooksOpen) else ()


def first_line(seen: tuple[Sight, ...]) -> LineName:
    """The Line a Peek belongs to is the one it began on (TS-5.2)."""
    return seen[0].line
