"""What was remembered of hidden stones, once a game is over (TS-4.2): whoever answers a Challenge or proves a
Boast says what lies there, and everybody saw it when it was hidden."""

from collections.abc import Iterable
from typing import NamedTuple

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.events import (
    Answered,
    Challenged,
    Hidden,
    Looked,
    Named,
    Swapped,
    TellstonesEvent,
)
from taberna.games.tellstones.evolve import evolve
from taberna.games.tellstones.state import EMPTY, State, line_of
from taberna.games.tellstones.stones import Symbol, symbol_at
from taberna.table.recall import Recalled
from taberna.table.seats import Seat


class _Sight(NamedTuple):
    at: int | None
    swaps: int
    """On that Line by then."""


def recalled(events: Iterable[tuple[TellstonesEvent, int | None]]) -> tuple[Recalled, ...]:
    """Whenever somebody had to name a hidden stone."""
    state: State = EMPTY
    sights: dict[tuple[Seat, LineName, Symbol], _Sight] = {}
    swaps: dict[LineName, int] = {}
    asked: tuple[LineName, int] | None = None
    found: list[Recalled] = []

    def sees(seat: Seat, line: LineName, space: int, at: int | None) -> None:
        truth = symbol_at(line_of(state, line), space)
        sights[seat, line, truth] = _Sight(at, swaps.get(line, 0))

    def names(seat: Seat, line: LineName, space: int, symbol: Symbol, at: int | None) -> None:
        truth = symbol_at(line_of(state, line), space)
        sight = sights.get((seat, line, truth))
        if sight is not None:
            after = None if at is None or sight.at is None else max(0, at - sight.at)
            moved = swaps.get(line, 0) - sight.swaps
            found.append(Recalled(seat, truth, symbol == truth, moved, after))

    for event, at in events:
        match event:
            case Hidden():
                for seat in state.seats:
                    sees(seat, event.line, event.space, at)
            case Looked():
                sees(event.looker, event.line, event.space, at)
            case Swapped():
                swaps[event.line] = swaps.get(event.line, 0) + 1
            case Challenged():
                asked = event.line, event.space
            case Answered() if asked is not None:
                names(event.by, *asked, event.symbol, at)
            case Named():
                names(event.by, event.line, event.space, event.symbol, at)
        state = evolve(state, event)
    return tuple(found)
