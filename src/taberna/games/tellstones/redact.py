"""What each seat is told of an event (TS-2.5, TS-4.2): an allow-list, with one thing hidden in it."""

from typing import Final

from msgspec.structs import replace

from taberna.games.tellstones import events
from taberna.games.tellstones.events import Looked, TellstonesEvent
from taberna.games.tellstones.state import State
from taberna.table.seats import Seat

OPEN: Final[frozenset[type]] = frozenset(
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
    if type(event) in OPEN:
        return event
    if isinstance(event, Looked):
        return event if seat == event.looker else replace(event, symbol=None)
    return None


_PLAIN: Final = frozenset(
    {
        events.TurnBegan,
        events.HalfDone,
        events.Ordered,
        events.Placed,
        events.Hidden,
        events.Swapped,
        events.Challenged,
        events.Boasted,
        events.Believed,
        events.Doubted,
        events.Stolen,
        events.Scored,
        events.DrawOffered,
        events.DrawDeclined,
        events.Resigned,
        events.WentAway,
        events.CameBack,
    }
)


def plain(event: TellstonesEvent) -> bool:
    """Said or done in the open: no stone was looked at or turned, and the game is not over."""
    return type(event) in _PLAIN
