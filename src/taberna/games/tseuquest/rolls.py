"""The dice and the cards that the house is asked for."""

from collections import Counter
from functools import lru_cache

from taberna.games.tseuquest.actions import Rolled
from taberna.games.tseuquest.dice import dice
from taberna.games.tseuquest.library import TREASURE
from taberna.games.tseuquest.state import State, step
from taberna.games.tseuquest.steps import DrawCards, DrawTreasure, Throw
from taberna.table.dice import Die, Faces, Roll


def roll(state: State) -> Roll | None:
    if state.outcome is not None:
        return None
    match step(state):
        case Throw(purpose, figure) as throw:
            return Roll(purpose, figure, _count(state, purpose, figure), dice(throw, state.options))
        case DrawCards(figure, deck):
            purpose = f"draw:{deck}"
            return Roll(purpose, figure, _count(state, purpose, figure), (_pack(state.decks[deck]),))
        case DrawTreasure(figure):
            return Roll("treasure", figure, _count(state, "treasure", figure), (Die(tuple(TREASURE)),))
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
