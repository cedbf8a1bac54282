"""Whom an effect meets, and whether it happens at all."""

from collections.abc import Callable
from typing import Final

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.state import State, board, find, heroes, of_sorcerer, same_side
from taberna.games.tseuquest.ground.neighbours import beside, far
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.pieces import Figure

SORTS: Final[dict[str, Callable[[Figure], bool]]] = {
    "hero": lambda figure: figure.kind == "hero",
    "minion": lambda figure: figure.kind == "minion",
    "mindless": lambda figure: SHEETS[figure.sheet].mind is None,
}


def holds(state: State, when: str, target: str) -> bool:
    match when.split(" "):
        case [""]:
            return True
        case ["flag", flag]:
            return flag in state.flags
        case ["no", "flag", flag]:
            return flag not in state.flags
        case [sort] if sort in SORTS:
            found = find(state, target)
            return found is not None and SORTS[sort](found)
        case ["group", group, "gone"]:
            return not any(f.group == group for f in state.figures)
        case _:
            return False


def met(state: State, effect: Effect, source: str, target: str) -> tuple[Figure, ...]:
    """Whom an effect meets."""
    fits = SORTS.get(effect.when)
    return tuple(f for f in _around(state, effect, source, target) if fits is None or fits(f))


def _around(state: State, effect: Effect, source: str, target: str) -> tuple[Figure, ...]:
    match effect.who:
        case "self":
            found = find(state, source)
            return (found,) if found else ()
        case "target":
            found = find(state, target)
            return (found,) if found else ()
        case "heroes":
            return heroes(state)
        case "adversaries":
            return tuple(f for f in state.figures if of_sorcerer(f) and f.seen)
        case "adjacent":
            found = find(state, source)
            return beside(state, found) if found else ()
        case "near":
            return _within(state, target, effect.radius)
        case "friends" | "foes":
            doer = find(state, source)
            around = _within(state, target, effect.radius or len(board(state).squares))
            wanted = effect.who == "friends"
            return tuple(f for f in around if doer and same_side(f, doer) == wanted)
        case "group":
            return tuple(f for f in state.figures if f.group == effect.what)


def _within(state: State, target: str, radius: int) -> tuple[Figure, ...]:
    square = place(state, target)
    return tuple(f for f in state.figures if f.seen and far(state, f.square, square) <= radius)


def place(state: State, target: str) -> Square:
    found = find(state, target)
    return found.square if found else target
