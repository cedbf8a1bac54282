"""What an event shows to the one who is told it, in one character."""

from taberna.games.tellstones.events import Looked, TellstonesEvent
from taberna.games.tellstones.stones import UNSEEN


def glimpse(event: TellstonesEvent) -> str | None:
    """The symbol for the looker, `?` for those who only see that there was a look (TS-2.5)."""
    return (event.symbol or UNSEEN) if isinstance(event, Looked) else None
