"""What happened, said at this table; the sentences are the game's own."""

from taberna.cli.names import Names
from taberna.games.tellstones.events import Looked, TellstonesEvent, TurnBegan
from taberna.games.tellstones.phrases import phrases, shown
from taberna.games.tellstones.seats import Side, of_side
from taberna.games.tellstones.stones import SYMBOLS
from taberna.games.tellstones.view import View
from taberna.table.outcome import Outcome


def story(events: tuple[TellstonesEvent, ...], before: View, after: View, names: Names) -> tuple[str, ...]:
    """What may be heard by all who share the screen; whose turn it is, is said where they are asked."""
    heard = (event for event in events if not isinstance(event, TurnBegan))
    told = (phrase for event in heard for phrase in phrases(event, before, after, after.seat)[:1])
    return tuple(map(names.say, told))


def secret(event: TellstonesEvent, names: Names) -> str | None:
    """What a look shows to the one who looks (TS-2.5)."""
    return names.say(shown(event)) if isinstance(event, Looked) and event.symbol else None


def match_ended(outcome: Outcome, names: Names) -> str:
    """TS-7.4."""
    if not outcome.winners:
        return names.texts("match-drawn")
    return names.texts("match-won", side=names.together(outcome.winners))


def letters(names: Names) -> str:
    return "  ".join(f"{symbol} {names.texts('stone', symbol=symbol)}" for symbol in SYMBOLS)


def side_name(side: Side, names: Names) -> str:
    return names.together(of_side(tuple(sitter.seat for sitter in names.sitters), side))
