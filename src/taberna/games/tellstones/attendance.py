"""What whoever hosts a table is told about time and absence (TS-7.1, TS-7.5)."""

from typing import Final

from taberna.games.tellstones.actions import Away, Back, Claim, Draw, Flag, Resign, TellstonesAction
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


def is_move(action: TellstonesAction) -> bool:
    """What is agreed about the game, or said by the house of those who play it, moves no stone (TS-7.1)."""
    return not isinstance(action, Draw | Resign | Claim | Flag | Away | Back)


ATTENDANCE: Final[Attendance[State, TellstonesAction, Options]] = Attendance(
    pace=pace,
    turn=turn,
    flag=Flag,
    away=Away,
    back=Back,
    stand_in="others",
    clocks=(OFF, "5+5", "10+5", "3d", "7d"),
    is_move=is_move,
)
