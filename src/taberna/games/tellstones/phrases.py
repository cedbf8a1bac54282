"""What happened, in sentences: each kind of event, as a seat is told it, is a message and its parameters."""

from functools import lru_cache
from typing import Final

from taberna.games.tellstones import events as e
from taberna.games.tellstones.actions import Hide, LineName, Order, Place, Swap
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.seats import of_side
from taberna.games.tellstones.view import View
from taberna.table.phrase import Parameter, Phrase, Seated
from taberna.table.seats import Seat

NO_LINE: Final = "none"
"""What a message is told where there is but one Line."""


def phrases(event: TellstonesEvent, before: View, after: View, seat: Seat) -> tuple[Phrase, ...]:
    return _said(event, after.seats)


@lru_cache(maxsize=4096)  # the same few things happen at every table, and everybody is told them
def _said(event: TellstonesEvent, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:
    match event:
        case e.Started(options):
            return _one("bell-hangs") if options.last_orders == "on" else ()  # TS-7.3
        case e.Opened(_, symbol, line):
            return _one("opened", symbol=symbol, line=line or NO_LINE)
        case e.TurnBegan(who):
            return (Phrase("ask-turn", {"seat": _of(who)}),)
        case e.HalfDone(line):
            return _one("half-done", line=line)
        case e.FirstSettled(who) | e.BellRang(who) | e.WentAway(who) | e.CameBack(who):
            return _one(_tag(event), seat=_of(who))
        case e.Ordered(by, hand, order):
            return _one(f"ordered-{_tag(order)}", by=_of(by), hand=_of(hand), **ordered(order))
        case e.Placed(by, hand, symbol, end, line):
            return _one("placed", by=_of(by), hand=_of(hand), **ordered(Place(symbol, end, line)))
        case e.Hidden(by, hand, space, line):
            return _one("hidden", by=_of(by), hand=_of(hand), **ordered(Hide(space, line)))
        case e.Swapped(by, hand, space, other, line):
            return _one("swapped", by=_of(by), hand=_of(hand), **ordered(Swap(space, other, line)))
        case e.Looked(by, looker, space, line, symbol):
            where = place(line, space)
            if by == looker:
                look = _one("looked", looker=_of(looker), space=where)
            else:
                look = _one("looked-for", looker=_of(looker), by=_of(by), space=where)
            return look if symbol is None else (*look, shown(event))
        case e.Ended(outcome):
            won: dict[str, Parameter] = {"side": Seated(outcome.winners)} if outcome.winners else {}
            return (Phrase(f"ended-{outcome.reason}", won),)
        case _:
            return _claims(event, seats)


def _claims(event: TellstonesEvent, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:
    match event:
        case e.Challenged(by, of, space, line):
            return _one("challenged", by=_of(by), of=_of(of), space=place(line, space))
        case e.Answered(by, symbol):
            return _one("answered", by=_of(by), symbol=symbol)
        case e.Boasted(by, _, line):
            return _one("boasted", by=_of(by), line=line or NO_LINE)
        case e.Doubted(by, prover):
            return _one("doubted", by=_of(by), prover=_of(prover))
        case e.Stolen(by, of):
            return _one("stolen", by=_of(by), of=_of(of))
        case e.Named(by, space, symbol, line):
            return _one("named", by=_of(by), space=place(line, space), symbol=symbol)
        case e.Turned(_, space, symbol, line):
            return _one("turned", space=place(line, space), symbol=symbol)
        case e.Scored(side):
            return _one("scored", side=Seated(of_side(seats, side)))
        case e.Believed(by) | e.DrawOffered(by) | e.DrawDeclined(by) | e.Resigned(by):
            return _one(_tag(event), by=_of(by))
        case _:  # the board shows it
            return ()


def shown(look: e.Looked) -> Phrase:
    """What the one who looks sees (TS-2.5)."""
    return Phrase("event-looked-secret", {"space": place(look.line, look.space), "symbol": look.symbol or ""})


def ordering(order: Order, by: Seat, hand: Seat) -> Phrase:
    """An order that stands, to the one who has to carry it out."""
    return Phrase(f"ask-{_tag(order)}", {"seat": _of(hand), "by": _of(by), **ordered(order)})


def place(line: LineName, space: int) -> str:
    """A stone on a Line as the notation calls it: 2, or A2 in the Vanguard."""
    return f"{line or ''}{space}"


def ordered(order: Order) -> dict[str, Parameter]:
    """What a message says of a Place, a Hide or a Swap."""
    match order:
        case Place(symbol, end, line):
            return {"symbol": symbol, "end": end, "line": line or NO_LINE}
        case Hide(space, line):
            return {"space": place(line, space)}
        case Swap(space, other, line):
            return {"space": place(line, space), "other": place(line, other)}


def _one(event: str, **params: Parameter) -> tuple[Phrase, ...]:
    return (Phrase(f"event-{event}", params),)


def _tag(value: TellstonesEvent | Order) -> str:
    return str(value.__struct_config__.tag)


def _of(seat: Seat) -> Seated:
    return Seated((seat,))
