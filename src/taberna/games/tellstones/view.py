"""What a seat may see: what lies on the table in the open. Every face-down stone is `?`, for the one who
peeked at it too (TS-4.2), so all seats and those who watch see the same."""

from functools import lru_cache

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import Side
from taberna.games.tellstones.state import State, line_names, step
from taberna.games.tellstones.steps import TellstonesStep
from taberna.games.tellstones.stones import Line, Symbol, as_seen, pool
from taberna.games.tellstones.waiting import waiting
from taberna.table import values
from taberna.table.outcome import Outcome
from taberna.table.seats import Seat


class LineView(values.Value, frozen=True):
    name: LineName
    stones: Line
    pool: tuple[Symbol, ...]


class View(values.View, frozen=True):
    seat: Seat
    options: Options
    seats: tuple[Seat, ...]
    lines: tuple[LineView, ...]
    score: tuple[int, int]
    turn: Seat | None
    waiting: tuple[Seat, ...]
    pending: TellstonesStep | None
    bell: bool
    bonus: tuple[Side, ...]
    second: Side | None
    drawn: Side | None
    resigns: tuple[Seat, ...]
    away: tuple[Seat, ...]
    outcome: Outcome | None


def view(state: State, seat: Seat) -> View:
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        lines=_lying(line_names(state), state.lines),
        score=state.score,
        turn=state.mover,
        waiting=waiting(state),
        pending=step(state),
        bell=state.bell,
        bonus=state.bonus,
        second=state.second,
        drawn=state.drawn,
        resigns=state.resigns,
        away=state.away,
        outcome=state.outcome,
    )


@lru_cache(maxsize=1024)
def _lying(names: tuple[LineName, ...], lines: tuple[Line, ...]) -> tuple[LineView, ...]:
    """Every seat asks for it at every move, and it is the same for all."""
    return tuple(LineView(name, as_seen(line), pool(line)) for name, line in zip(names, lines, strict=True))
