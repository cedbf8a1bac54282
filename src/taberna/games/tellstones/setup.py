"""Preparing to play (TS-1.1 to TS-1.4): the opening stone, and who goes first."""

from taberna.games.tellstones.actions import Begin, First, LineName, Open, Second
from taberna.games.tellstones.checks import not_a_line, not_waited_for
from taberna.games.tellstones.events import FirstSettled, Opened, Started, TurnBegan
from taberna.games.tellstones.options import ELDER, RANDOM, Options, check_options, seating
from taberna.games.tellstones.seats import other, right
from taberna.games.tellstones.state import EMPTY, State, line_names, line_of, step
from taberna.games.tellstones.steps import ElderChoice, FirstRoll, OpeningChoice, OpeningRoll
from taberna.games.tellstones.stones import SCALES, in_play, pool
from taberna.games.tellstones.turns import Decision, Events, after
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, Seat


def start(options: Options, seats: tuple[Seat, ...]) -> Decision:
    why = check_options(options)
    if why is not None:
        return why
    if seats != seating(options):
        return refuse("bad-seats")
    told: Events = (Started(options, seats),)
    if options.opening == "scales":
        told += tuple(Opened(HOUSE, SCALES, name) for name in line_names(after(EMPTY, told)))
    if options.first not in (RANDOM, ELDER):
        told += (FirstSettled(options.first),)
    return _go_on(EMPTY, told)


def open_line(state: State, seat: Seat, action: Open) -> Decision:
    """The house draws the stone, or the first player picks it (TS-1.3)."""
    why = _not_to_open(state, seat, action)
    if why is not None:
        return why
    return _go_on(state, (Opened(seat, action.symbol, action.line),))


def _not_to_open(state: State, seat: Seat, action: Open) -> Refusal | None:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    match step(state):
        case OpeningRoll(line):
            if action.line != line:
                return _not_this_line(state, action.line, line)
        case OpeningChoice():
            why = not_a_line(state, action.line)
            if why is not None:
                return why
            if in_play(line_of(state, action.line)):
                return _not_this_line(state, action.line, other(action.line) if action.line else None)
        case _:
            return refuse("not-now")
    if action.symbol not in pool(line_of(state, action.line)):
        return refuse("not-in-pool", symbol=action.symbol)
    return None


def _not_this_line(state: State, named: LineName, due: LineName) -> Refusal:
    return not_a_line(state, named) or refuse("other-line", line=due or "")


def draw_first(state: State, seat: Seat, action: Begin) -> Decision:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if not isinstance(step(state), FirstRoll):
        return refuse("not-now")
    if action.seat not in state.seats:
        return refuse("no-such-seat", seat=action.seat)
    return _go_on(state, (FirstSettled(action.seat),))


def choose_first(state: State, seat: Seat, action: First | Second) -> Decision:
    """The elder's decision; one who goes second is preceded by the opponent on the right (TS-1.4)."""
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if not isinstance(step(state), ElderChoice):
        return refuse("not-now")
    first = seat if isinstance(action, First) else right(seat)
    return _go_on(state, (FirstSettled(first),))


def _go_on(state: State, told: Events) -> Events:
    """Play begins once nothing of the set-up is left to settle."""
    now = after(state, told)
    return told if now.steps or now.mover is None else (*told, TurnBegan(now.mover, False))
