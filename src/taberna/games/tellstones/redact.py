"""What each seat is told of an event (TS-2.5, TS-4.2): an allow-list, with one thing hidden in it."""

from typing import Final

from msgspec.structs import replace

from taberna.games.tellstones import events
from taberna.games.tellstones.events import Looked, TellstonesEvent
from taberna.games.tellstones.state import State
from taberna.games.tellstones.stones import Line, face_down
from taberna.table.dice import Draws
from taberna.table.seats import Seat

_OPEN: Final = frozenset(
    {
        events.Started,
        events.Opened,
        events.FirstSettled,
        events.TurnBegan,
        events.HalfDone,
        events.BellRang,
        events.BellSilent,
        events.Ordered,
        events.Placed,
        events.Hidden,
        events.Swapped,
        events.Challenged,
        events.Answered,
        events.Boasted,
        events.Believed,
        events.Doubted,
        events.Stolen,
        events.Named,
        events.Turned,
        events.Scored,
        events.DrawOffered,
        events.DrawDeclined,
        events.Resigned,
        events.WentAway,
        events.CameBack,
        events.Ended,
    }
)


def redact(before: State, event: TellstonesEvent, after: State, seat: Seat) -> TellstonesEvent | None:
    if isinstance(event, Looked):
        return event if seat == event.looker else replace(event, symbol=None)
    return event if type(event) in _OPEN else None


def imagine(state: State, seat: Seat, draws: Draws) -> State:
    """The same table with other symbols under the face-down stones: no seat has a right to know better,
    since a look is remembered by people, not by the table (TS-4.2)."""
    return replace(state, lines=tuple(_reshuffled(line, draws) for line in state.lines))


def _reshuffled(line: Line, draws: Draws) -> Line:
    spaces = face_down(line)
    under = iter(draws.shuffled([line[space - 1] for space in spaces]))
    return "".join(next(under) if space in spaces else stone for space, stone in enumerate(line, 1))
