"""Positions, both ways: a state from its text, and the text of a state or of what a seat sees of it."""

from msgspec.structs import replace

from taberna.games.tellstones.decide import decide
from taberna.games.tellstones.notation.consistency import check_whole
from taberna.games.tellstones.notation.position import of_state, of_view, print_fields, read_fields
from taberna.games.tellstones.notation.reader import Places, Reader
from taberna.games.tellstones.notation.rebuild import rebuilt
from taberna.games.tellstones.options import Options, check_options
from taberna.games.tellstones.state import State, step
from taberna.games.tellstones.steps import OrderStanding
from taberna.games.tellstones.view import View
from taberna.table.refusal import Refusal, Refused


def print_position(state: State) -> str:
    return print_fields(of_state(state))


def print_view_position(view: View) -> str:
    """Every face-down stone is `?` (TS-4.2)."""
    return print_fields(of_view(view))


def parse_position(text: str, options: Options) -> State:
    why = check_options(options)
    if why is not None:
        raise Refused(why)
    reader = Reader(text, "unreadable-position")
    position, places = read_fields(reader, options, unseen=False)
    check_whole(reader, position, places, options)
    state = rebuilt(position, options)
    _check_order(reader, state, places)
    return state


def _check_order(reader: Reader, state: State, places: Places) -> None:
    """An order that stands was possible when it was given (TS-2.8)."""
    standing = step(state)
    if not isinstance(standing, OrderStanding) or state.mover is None:
        return
    given = decide(replace(state, steps=()), state.mover, standing.order)
    if isinstance(given, Refusal):
        raise reader.fail("possible-order", places["pending-of"], because=given.code)
