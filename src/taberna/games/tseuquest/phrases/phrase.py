"""Events to phrases."""

from typing import Final

from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.phrases import course, fights, goods, interlude, magic, moves, places
from taberna.games.tseuquest.phrases.names import Seen
from taberna.games.tseuquest.phrases.table import TOLD
from taberna.games.tseuquest.secrets.view import View
from taberna.table.phrase import Phrase
from taberna.table.seats import Seat

CHAPTERS: Final = (course, fights, goods, interlude, magic, moves, places)
"""Each has put its functions into the table."""

SEEN: Final = (
    "options",
    "texts",
    "turn",
    "pending",
    "vain",
    "figures",
    "scenery",
    "traps",
    "hoards",
    "coming",
    "ready",
    "plan",
    "after",
)
"""The fields of a view that sentences are made of: not whose it is, nor a hand of cards."""


def phrases(event: TseuQuestEvent, before: View, after: View, seat: Seat) -> tuple[Phrase, ...]:
    """What this seat was told of, in sentences; what is known by name it saw before or sees now."""
    tells = TOLD.get(type(event))
    said = tells(event, Seen((before, after))) if tells is not None else None
    if said is None:
        return ()
    return (said,) if isinstance(said, Phrase) else tuple(said)
