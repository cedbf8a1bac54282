"""The adventure's own rules, the Sorcerer's, and the end (TQ-13.1, TQ-17)."""

from typing import Literal

from taberna.games.tseuquest.flow.actions import Ruling
from taberna.games.tseuquest.things.script import Words
from taberna.table.outcome import Outcome
from taberna.table.seats import Seat
from taberna.table.values import Event


class Flagged(Event, frozen=True):
    flag: str


class Said(Event, frozen=True):
    """A text of the adventure; `{hero}` in it is whoever brought it about."""

    text: Words
    """In its languages, as it is told. A record has only its name."""
    figure: str = ""
    what: str = ""
    """What the adventure calls it, which nobody is told."""


class Fired(Event, frozen=True):
    trigger: str


class Ruled(Event, frozen=True):
    """Of a ruling on hidden things the others learn that it was made: `ruling` is None for them."""

    ruling: Ruling | None


class Abandoned(Event, frozen=True):
    seat: Seat


class StoodIn(Event, frozen=True):
    """From now on a bot of the house plays this seat (TQ-G179)."""

    seat: Seat
    why: Literal["away", "time"]


class CameBack(Event, frozen=True):
    """Who holds this seat plays it again."""

    seat: Seat


class Ended(Event, frozen=True):
    outcome: Outcome
