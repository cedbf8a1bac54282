"""The Evil Sorcerer (TQ-13): rulings of a person who plays him (TQ-13.1, TQ-19.1), and placing (TQ-14.7)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from taberna.games.tseuquest.chapters.reveal import look, look_all, looked_at, shift_squares
from taberna.games.tseuquest.chapters.rounds import finish
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import Ruling
from taberna.games.tseuquest.flow.events import (
    Closed,
    GoldChanged,
    GotItem,
    LifeChanged,
    LostItem,
    MindChanged,
    Moved,
    Opened,
    Ruled,
    SceneryPlaced,
)
from taberna.games.tseuquest.flow.state import (
    State,
    door_at,
    figure,
    find,
    heroes,
    human_sorcerer,
    of_sorcerer,
)
from taberna.games.tseuquest.flow.steps import Ending, PlaceDue
from taberna.games.tseuquest.flow.tale import Decision, Tale, begin_tale, go_on, settle
from taberna.games.tseuquest.flow.waiting import waiting
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.library import ITEMS, SCENERY
from taberna.games.tseuquest.things.numbering import named_by_place
from taberna.games.tseuquest.things.pieces import Hoard, Scenery, Trap
from taberna.table.forms import Among, Form, Within, matches
from taberna.table.identity_cache import Once
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

MOST = 20
PLACEABLE = tuple(
    sorted(kind.id for kind in SCENERY.values() if not kind.edge and not kind.id.endswith("-trap"))
)


def no_ruling(state: State, seat: Seat) -> Refusal | None:
    """Between steps, or where the Sorcerer is asked; never on dice (TQ-13.1, TQ-19.1)."""
    if state.outcome is not None:
        return refuse("over")
    if seat != SORCERER or not human_sorcerer(state):
        return refuse("no-rulings")
    if state.phase not in ("heroes", "sorcerer") or any(isinstance(s, Ending) for s in state.steps):
        return refuse("not-now")
    return refuse("not-now") if state.steps and SORCERER not in waiting(state) else None


def open_squares(state: State) -> tuple[Square, ...]:
    """Where a figure or a piece can be set."""
    lies = _scenery(state.scenery) | _traps(state.traps) | _hoards(state.hoards)
    taken = {f.square for f in state.figures} | lies
    places = _places(state.board)
    free = list(places)
    # Few are taken: to leave them out costs a tenth of asking every square.
    for place in sorted([places[square] for square in taken if square in places], reverse=True):
        del free[place]
    return tuple(free)


_scenery: Final[Once[tuple[Scenery, ...], frozenset[Square]]] = Once(
    lambda row: frozenset([square for piece in row for square in piece.squares])
)
_traps: Final[Once[tuple[Trap, ...], frozenset[Square]]] = Once(
    lambda row: frozenset([square for t in row for square in (t.square, t.also)])
)
_hoards: Final[Once[tuple[Hoard, ...], frozenset[Square]]] = Once(
    lambda row: frozenset([square for h in row for square in h.squares])
)


@lru_cache(maxsize=64)
def _places(face: str) -> dict[Square, int]:
    """All squares in order, and where each comes."""
    return {square: place for place, square in enumerate(sorted(read_board(face).squares))}


def ruling_forms(state: State) -> tuple[Form, ...]:
    squares = Among(open_squares(state))
    everyone = Among(tuple(f.id for f in state.figures))
    movable = Among(tuple(f.id for f in state.figures if not (f.pit or f.buried)))
    forms = [
        Form("rule-value", {"figure": everyone, "value": _VALUES, "amount": Within(1, MOST)}),
        Form("rule-give", {"figure": Among(tuple(h.id for h in heroes(state))), "item": _ITEMS}),
        Form("rule-end", {"result": _RESULTS}),
    ]
    if squares.values and not state.steps:
        forms.append(Form("rule-place", {"kind": _PIECES, "square": squares}))
        if movable.values:
            forms.append(Form("rule-move", {"figure": movable, "square": squares}))
    return tuple(forms)


_VALUES = Among(("life", "mind", "gold"))
_ITEMS = Among(tuple(ITEMS))
_RESULTS = Among(("success", "failure"))
_PIECES = Among(PLACEABLE)


def ruling_actions(state: State) -> Iterator[Ruling]:
    for hero in heroes(state):
        yield from (actions.RuleTake(hero.id, item) for item in sorted(set(hero.items)))
    for door in state.doors:
        if door.kind == "open":
            yield actions.RuleDoor(door.edge, "closed")
        elif door.kind in ("closed", "portcullis"):
            yield actions.RuleDoor(door.edge, "open")


def may_rule(state: State, ruling: Ruling) -> bool:
    return ruling in tuple(ruling_actions(state)) or any(matches(f, ruling) for f in ruling_forms(state))


def rule(state: State, seat: Seat, ruling: Ruling) -> Decision:
    why = no_ruling(state, seat)
    if why is not None:
        return why
    if not may_rule(state, ruling):
        return refuse("bad-ruling")
    tale = begin_tale(state, Ruled(ruling))
    _carry_out(tale, ruling)
    return tale


def _carry_out(tale: Tale, ruling: Ruling) -> None:
    match ruling:
        case actions.RuleMove(name, square):
            tale.tell(Moved(name, square, "ruled"))
            look(tale, name)
        case actions.RuleValue(name, value, amount):
            _set_value(tale, name, value, amount)
        case actions.RuleGive(name, item):
            tale.tell(GotItem(name, item))
        case actions.RuleTake(name, item):
            tale.tell(LostItem(name, item))
        case actions.RuleDoor(edge, to):
            tale.tell(Opened("", edge) if to == "open" else Closed("", edge))
            door = door_at(tale.state, edge)
            if door is not None and door.seen:
                look_all(tale)
        case actions.RulePlace(kind, square):
            seen = looked_at(tale.state, square)
            tale.tell(SceneryPlaced(Scenery(named_by_place(kind, square), kind, (square,), seen=seen)))
        case actions.RuleEnd(result):
            finish(tale, result == "success", "ruling")


def _set_value(tale: Tale, name: str, value: str, amount: int) -> None:
    ruled = figure(tale.state, name)
    if value == "life":
        tale.tell(LifeChanged(name, amount - ruled.life))
    elif value == "mind" and ruled.mind is not None:
        tale.tell(MindChanged(name, amount - ruled.mind))
    elif value == "gold":
        tale.tell(GoldChanged(name, amount - ruled.gold))


def on_hidden(state: State, ruling: Ruling) -> bool:
    """Whether a ruling touches what the others do not see."""
    match ruling:
        case actions.RuleValue(name, "gold"):
            ruled = find(state, name)
            return ruled is not None and of_sorcerer(ruled)
        case (
            actions.RuleMove(name) | actions.RuleValue(name) | actions.RuleGive(name) | actions.RuleTake(name)
        ):
            ruled = find(state, name)
            return ruled is not None and not ruled.seen
        case actions.RuleDoor(edge):
            door = door_at(state, edge)
            return door is not None and not door.seen
        case actions.RulePlace(_, square):
            return not looked_at(state, square)  # TQ-G196
        case _:
            return False


def place_choices(state: State, due: PlaceDue) -> tuple[Square, ...]:
    first = find(state, due.figures[0])
    return shift_squares(state, first) if first else ()


def place(tale: Tale, due: PlaceDue, square: Square) -> None:
    """Empty: where the plan has it."""
    name, *rest = due.figures
    if square:
        tale.tell(Moved(name, square, "placed"))
    if rest:
        go_on(tale, PlaceDue(tuple(rest)))
    else:
        settle(tale)
