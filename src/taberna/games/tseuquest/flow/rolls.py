"""The dice and the cards that the house is asked for."""

from collections import Counter
from functools import lru_cache

from taberna.games.tseuquest.flow.actions import Rolled
from taberna.games.tseuquest.flow.state import State, find, rival, step
from taberna.games.tseuquest.flow.steps import DrawCards, DrawTreasure, Fight, Throw
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.dice import dice
from taberna.games.tseuquest.things.library import treasure
from taberna.table.dice import Die, Faces, Roll
from taberna.table.seats import HOUSE, Seat


def roll(state: State) -> Roll | None:
    """What the house is to throw or draw."""
    return due_roll(state) if thrower(state) == HOUSE else None


def thrower(state: State) -> Seat:
    """Who answers the dice that are due: a seat with dice of its own throws for its figures."""
    match step(state):
        case None:
            return HOUSE
        case Throw(die="mov" | "com") as due:
            seat = _hand(state, due)
            own = seat in state.options.own_dice and seat not in state.away  # a bot has no dice of its own
            return seat if own else HOUSE
        case _:
            return HOUSE


def _hand(state: State, due: Throw) -> Seat:
    """At the table: the Sorcerer for a trap and for one who is lost (TQ-6.14/1), else whose figure it is."""
    below = state.steps[-2] if len(state.steps) > 1 else None
    if due.purpose == "attack" and isinstance(below, Fight) and not below.attacker:
        return SORCERER
    figure = find(state, due.figure) or next((f for f in state.gone if f.id == due.figure), None)
    if figure is None:
        return SORCERER
    return rival(state, figure) if due.purpose in ("astray", "harm") else figure.seat


def due_roll(state: State) -> Roll | None:
    if state.outcome is not None:
        return None
    match step(state):
        case None:
            return None
        case Throw(purpose, figure) as throw:
            return Roll(purpose, figure, _count(state, purpose, figure), dice(throw, state.options))
        case DrawCards(figure, deck):
            purpose = f"draw:{deck}"
            return Roll(purpose, figure, _count(state, purpose, figure), (_pack(state.decks[deck]),))
        case DrawTreasure(figure):
            found = Die(treasure(state.script.box))
            return Roll("treasure", figure, _count(state, "treasure", figure), (found,))
        case _:
            return None


def _count(state: State, purpose: str, owner: str) -> int:
    return next((d.n for d in state.drawn if d.purpose == purpose and d.owner == owner), 0)


@lru_cache(maxsize=256)
def _pack(cards: tuple[str, ...]) -> Die:
    """A shuffled deck: each card as likely as there are of it."""
    left = Counter(cards)
    return Die(tuple(left), tuple(left.values()))


def rolled(state: State, faces: Faces) -> Rolled:
    return Rolled(faces)
