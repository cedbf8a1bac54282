"""Events in words: each kind of event is a message and its parameters."""

from typing import Final, TypeAlias

from taberna.cli.names import Names
from taberna.games.tellstones.actions import Hide, LineName, Order, Place, Swap
from taberna.games.tellstones.events import (
    Answered,
    Believed,
    BellRang,
    Boasted,
    CameBack,
    Challenged,
    Doubted,
    DrawDeclined,
    DrawOffered,
    Ended,
    FirstSettled,
    HalfDone,
    Hidden,
    Looked,
    Named,
    Opened,
    Ordered,
    Placed,
    Resigned,
    Scored,
    Stolen,
    Swapped,
    TellstonesEvent,
    Turned,
    WentAway,
)
from taberna.games.tellstones.seats import Side, of_side
from taberna.games.tellstones.stones import SYMBOLS
from taberna.table.outcome import Outcome

NO_LINE: Final = "none"
"""What a message is told where there is but one Line."""

Words: TypeAlias = tuple[str, dict[str, str]]


def sentence(event: TellstonesEvent, names: Names) -> str | None:
    words = _words(event, names)
    return None if words is None else names.texts(words[0], **words[1])


def secret(event: TellstonesEvent, names: Names) -> str | None:
    """What a look shows to the one who looks (TS-2.5)."""
    match event:
        case Looked(space=space, line=line, symbol=str(symbol)):
            return names.texts("event-looked-secret", space=place(line, space), symbol=symbol)
        case _:
            return None


def match_ended(outcome: Outcome, names: Names) -> str:
    """TS-7.4."""
    if not outcome.winners:
        return names.texts("match-drawn")
    return names.texts("match-won", side=names.together(outcome.winners))


def letters(names: Names) -> str:
    return "  ".join(f"{symbol} {names.texts('stone', symbol=symbol)}" for symbol in SYMBOLS)


def place(line: LineName, space: int) -> str:
    """A stone on a Line as the notation calls it: 2, or A2 in the Vanguard."""
    return f"{line or ''}{space}"


def order_words(order: Order) -> Words:
    match order:
        case Place(symbol, end, line):
            return "place", {"symbol": symbol, "end": end, "line": line or NO_LINE}
        case Hide(space, line):
            return "hide", {"space": place(line, space)}
        case Swap(space, other, line):
            return "swap", {"space": place(line, space), "other": place(line, other)}


def side_name(side: Side, names: Names) -> str:
    return names.together(of_side(tuple(sitter.seat for sitter in names.sitters), side))


def _words(event: TellstonesEvent, names: Names) -> Words | None:
    of = names.of
    match event:
        case Opened(_, symbol, line):
            return "event-opened", {"symbol": symbol, "line": line or NO_LINE}
        case FirstSettled(seat):
            return "event-first-settled", {"seat": of(seat)}
        case HalfDone(line):
            return "event-half-done", {"line": line}
        case BellRang(seat):
            return "event-bell-rang", {"seat": of(seat)}
        case Ordered(by, hand, order):
            kind, params = order_words(order)
            return f"event-ordered-{kind}", {"by": of(by), "hand": of(hand)} | params
        case Placed(by, hand, symbol, end, line):
            params = order_words(Place(symbol, end, line))[1]
            return "event-placed", {"by": of(by), "hand": of(hand)} | params
        case Hidden(by, hand, space, line):
            return "event-hidden", {"by": of(by), "hand": of(hand), "space": place(line, space)}
        case Swapped(by, hand, space, other, line):
            params = order_words(Swap(space, other, line))[1]
            return "event-swapped", {"by": of(by), "hand": of(hand)} | params
        case Looked(by, looker, space, line):
            if by == looker:
                return "event-looked", {"looker": of(looker), "space": place(line, space)}
            return "event-looked-for", {"looker": of(looker), "by": of(by), "space": place(line, space)}
        case _:
            return _claims(event, names) or _agreements(event, names)


def _claims(event: TellstonesEvent, names: Names) -> Words | None:
    of = names.of
    match event:
        case Challenged(by, whom, space, line):
            return "event-challenged", {"by": of(by), "of": of(whom), "space": place(line, space)}
        case Answered(by, symbol):
            return "event-answered", {"by": of(by), "symbol": symbol}
        case Boasted(by, _, line):
            return "event-boasted", {"by": of(by), "line": line or NO_LINE}
        case Believed(by):
            return "event-believed", {"by": of(by)}
        case Doubted(by, prover):
            return "event-doubted", {"by": of(by), "prover": of(prover)}
        case Stolen(by, whom):
            return "event-stolen", {"by": of(by), "of": of(whom)}
        case Named(by, space, symbol, line):
            return "event-named", {"by": of(by), "space": place(line, space), "symbol": symbol}
        case Turned(_, space, symbol, line):
            return "event-turned", {"space": place(line, space), "symbol": symbol}
        case Scored(side):
            return "event-scored", {"side": side_name(side, names)}
        case _:
            return None


def _agreements(event: TellstonesEvent, names: Names) -> Words | None:
    of = names.of
    match event:
        case DrawOffered(by):
            return "event-draw-offered", {"by": of(by)}
        case DrawDeclined(by):
            return "event-draw-declined", {"by": of(by)}
        case Resigned(by):
            return "event-resigned", {"by": of(by)}
        case WentAway(seat):
            return "event-went-away", {"seat": of(seat)}
        case CameBack(seat):
            return "event-came-back", {"seat": of(seat)}
        case Ended(outcome):
            side = {"side": names.together(outcome.winners)} if outcome.winners else {}
            return f"ended-{outcome.reason}", side
        case _:  # the board shows whose turn it is
            return None
