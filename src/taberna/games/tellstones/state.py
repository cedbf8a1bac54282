"""The whole truth of one moment of Tellstones, and how its parts are found."""

from typing import Final

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import DUEL, Side
from taberna.games.tellstones.steps import TellstonesStep
from taberna.games.tellstones.stones import BARE, Line
from taberna.table import values
from taberna.table.outcome import Outcome
from taberna.table.seats import Seat


class State(values.State, frozen=True, kw_only=True):
    options: Options = Options()
    seats: tuple[Seat, ...] = DUEL
    lines: tuple[Line, ...] = (BARE,)
    """One Line; in the Vanguard the Line of A, then the Line of B (TS-5.1)."""
    score: tuple[int, int] = (0, 0)
    steps: tuple[TellstonesStep, ...] = ()
    mover: Seat | None = None
    """Whose turn it is; nobody's before TS-1.4 is settled."""
    began: Seat | None = None
    """Who went first."""
    turns: int = 0
    """How many turns have begun."""
    quiet: int = 0
    """Finished turns in a row of nothing but Swap and Peek (TS-7.3)."""
    loud: bool = False
    """Whether this turn has already seen anything else."""
    bell: bool = False
    """It has rung for this turn, and what it obliges to has not been done yet."""
    bonus: tuple[Side, ...] = ()
    """The sides whose next Peek, or the one they make now, may have three looks (TS-2.6)."""
    earned: tuple[Side, ...] = ()
    """Bonuses from this turn, for later ones (TS-5.5)."""
    second: Side | None = None
    """`vanguard = both`: the Line of the turn's second action."""
    drawn: Side | None = None
    """The side whose offer of a draw is open."""
    resigns: tuple[Seat, ...] = ()
    """Partners who would resign and wait for the other's word (TS-7.5)."""
    away: tuple[Seat, ...] = ()
    outcome: Outcome | None = None


EMPTY: Final = State()


def line_names(state: State) -> tuple[LineName, ...]:
    return DUEL if len(state.lines) == 2 else (None,)


def line_of(state: State, name: LineName) -> Line:
    return state.lines[1 if name == "B" else 0]


def named_line(lines: tuple[Line, ...], name: LineName) -> Line:
    return lines[1 if name == "B" else 0]


def with_line(lines: tuple[Line, ...], name: LineName, line: Line) -> tuple[Line, ...]:
    if len(lines) == 1:
        return (line,)
    return (lines[0], line) if name == "B" else (line, lines[1])


def points(state: State, a_side: Side) -> int:
    return state.score[0 if a_side == "A" else 1]


def step(state: State) -> TellstonesStep | None:
    """What is waited for, where it is not simply somebody's turn."""
    return state.steps[-1] if state.steps else None
