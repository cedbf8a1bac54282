"""Whom and what a question is about, as far as the seat that is asked sees it."""

from collections.abc import Iterator
from typing import Final

from taberna.games.tseuquest.flow import steps
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.squares import AT, Square, distance, reach
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import RULES
from taberna.games.tseuquest.things.pieces import Figure

NEAR: Final = 4
"""How far a fight reaches on the map: as far as a search does that adversaries keep from (TQ-7.2)."""


def about_whom(view: View) -> str:
    """The figure of the question; where it has none, whoever's turn it is."""
    match view.pending:
        case steps.PlaceDue(figures):
            return figures[0]
        case steps.PassageDue(friend=name) | steps.PushDue(mover=name) | steps.PickElement(hero=name):
            return name
        case due:
            return getattr(due, "figure", "") or (view.turn.figure if view.turn else "")


def eligible(view: View) -> tuple[Figure, ...]:
    """Who may be named when the Sorcerer says who acts (TQ-13.3), as far as that is seen from here."""
    if view.seat != SORCERER or view.phase != "sorcerer" or view.turn or view.pending:
        return ()
    unseen = view.plan.figures if view.plan else ()
    figures = (*view.figures, *(f for f in unseen if f.roused))
    return tuple(f for f in figures if f.seat == SORCERER and not f.asleep and f.id not in view.acted)


def fighting(view: View) -> Iterator[Square]:
    """The fight at hand: whoever acts, whom the question is about, and the adversaries near either."""
    names = {about_whom(view), view.turn.figure if view.turn else ""}
    both = [figure for figure in view.figures if figure.id in names and figure.square in AT]
    yield from (figure.square for figure in both)
    for other in view.figures:
        if other.square in AT and not other.asleep:
            near = (one for one in both if (one.seat == SORCERER) != (other.seat == SORCERER))
            if any(reach(one.square, other.square) <= NEAR for one in near):
                yield other.square


def squares_meant(view: View) -> Iterator[Square]:
    """Where the answers lie, and who may be named: all of it belongs on the screen, if there is room."""
    yield from (figure.square for figure in eligible(view))
    yield from fighting(view)
    if not isinstance(view.pending, steps.PlaceDue):
        return
    name = about_whom(view)
    placed = next((f.square for f in view.figures if f.id == name), "")
    if placed in AT:
        rooms = read_board(view.board).rooms
        far = reach if view.options.metric == "king" else distance
        near = (s for s in AT if far(placed, s) <= RULES["shift"])  # TQ-G122
        yield from (s for s in near if rooms.get(s) == rooms.get(placed))
