"""Time and absence: a bot of the house plays a seat on until its holder is back, and nobody loses by it
(TQ-G179)."""

import re
from typing import Final

from taberna.games.tseuquest.flow.actions import Away, Back, Flag, TseuQuestAction
from taberna.games.tseuquest.flow.events import CameBack, StoodIn
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.tale import Decision
from taberna.games.tseuquest.flow.waiting import waiting
from taberna.games.tseuquest.options import OFF, Options
from taberna.table.attendance import Attendance, Pace
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, Seat

MINUTE: Final = 60 * 1000
UNITS: Final = {"m": MINUTE, "d": 24 * 60 * MINUTE}
_WRITTEN: Final = re.compile(r"([1-9][0-9]{0,2})([md])")


def bad_clock(options: Options) -> Refusal | None:
    if options.clock == OFF or _WRITTEN.fullmatch(options.clock):
        return None
    return refuse("bad-option", option="clock", value=options.clock[:60], known="off 5m 1d")


def pace(options: Options) -> Pace | None:
    """So much for each thing that a seat is asked."""
    found = _WRITTEN.fullmatch(options.clock)
    return Pace(int(found[1]) * UNITS[found[2]], anew=True) if found else None


def mark_away(state: State, seat: Seat, action: Away) -> Decision:
    return _not_yet(state, seat, action.seat) or (StoodIn(action.seat, "away"),)


def flag(state: State, seat: Seat, action: Flag) -> Decision:
    why = _not_yet(state, seat, action.seat)
    if why is not None:
        return why
    if state.options.clock == OFF:
        return refuse("no-clock")
    if action.seat not in waiting(state):
        return refuse("not-awaited", seat=action.seat)
    return (StoodIn(action.seat, "time"),)


def mark_back(state: State, seat: Seat, action: Back) -> Decision:
    why = _not_the_house(state, seat, action.seat)
    if why is not None:
        return why
    return (CameBack(action.seat),) if action.seat in state.away else refuse("not-away", seat=action.seat)


def of_the_house(state: State) -> tuple[TseuQuestAction, ...]:
    """What only the host of a table can know: the engine keeps no clock."""
    flags = waiting(state) if state.options.clock != OFF else ()
    return (
        *(Flag(seat) for seat in flags if seat != HOUSE and seat not in state.away),
        *(Back(seat) if seat in state.away else Away(seat) for seat in state.seats),
    )


def _not_yet(state: State, seat: Seat, about: Seat) -> Refusal | None:
    why = _not_the_house(state, seat, about)
    if why is not None:
        return why
    return refuse("already-away", seat=about) if about in state.away else None


def _not_the_house(state: State, seat: Seat, about: Seat) -> Refusal | None:
    if state.outcome is not None:
        return refuse("over")
    if seat != HOUSE:
        return refuse("house-only")
    return None if about in state.seats else refuse("no-such-seat", seat=about)


ATTENDANCE: Final[Attendance[State, TseuQuestAction, Options]] = Attendance(
    pace=pace, turn=lambda state: None, flag=Flag, away=Away, back=Back, stand_in="house"
)
