"""What whoever hosts a table is told about time and absence (TS-7.1, TS-7.5)."""

from typing import Final

from taberna.games.tellstones.actions import Away, Back, Flag, TellstonesAction
from taberna.games.tellstones.options import OFF, Options
from taberna.games.tellstones.state import State
from taberna.table.attendance import Attendance, Pace
from taberna.table.seats import Seat

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE


def pace(options: Options) -> Pace | None:
    if options.clock == OFF:
        return None
    if options.clock.endswith("d"):
        return Pace(int(options.clock[:-1]) * DAY, anew=True)
    minutes, _, seconds = options.clock.partition("+")
    return Pace(int(minutes) * MINUTE, int(seconds) * SECOND)


def turn(state: State) -> Seat | None:
    return state.mover


ATTENDANCE: Final[Attendance[State, TellstonesAction, Options]] = Attendance(
    pace=pace, turn=turn, flag=Flag, away=Away, back=Back, stand_in="others"
)
