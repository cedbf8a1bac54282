"""What a card is worth to the simple player: whom it would meet, of friends and of foes.

The players who plan weigh it in `tactics/effects.py`."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from taberna.games.tseuquest.effects.targets import SORTS
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.actions import Cast
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, Square, distance, reach
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import CARDS, SHEETS
from taberna.games.tseuquest.things.pieces import Figure, floor_of

HARM: Final = ("damage", "drain", "prone", "bar")
LEAP: Final = 4
"""Squares that a card must save to be worth more than a walk."""


Gaps: TypeAlias = dict[Square, int]
"""How far it is from each square to where the caster wants to be."""


def worth(view: View, actor: Figure, cast: Cast, gaps: Gaps) -> int:
    """0 or less: better kept."""
    return sum(_worth(view, actor, effect, cast, gaps) for effect in CARDS[cast.card].effects)


def _worth(view: View, actor: Figure, effect: Effect, cast: Cast, gaps: Gaps) -> int:
    if effect.do in HARM or (effect.do in ("points", "dice") and effect.amount < 0):
        return sum(1 if _against(actor, each) else -2 for each in _met(view, actor, effect, cast.at))
    match effect.do:
        case "heal":
            hurt = (f for f in _met(view, actor, effect, cast.at) if f.life < SHEETS[f.sheet].life)
            return sum(-2 if _against(actor, each) else 1 for each in hurt)
        case "free":
            stuck = (f for f in _met(view, actor, effect, cast.at) if f.pit or f.buried)
            return sum(-2 if _against(actor, each) else 2 for each in stuck)
        case "spoil" if actor.seat != SORCERER:
            places = (s for trap in view.traps for s in floor_of(trap))
            return sum(_far(view, place, cast.at) <= effect.radius for place in places)
        case "open" if not effect.what and actor.seat != SORCERER:
            busy = any(_against(actor, f) and not f.asleep for f in view.figures)
            return 0 if busy else _doors(view, cast.at)
        case "move" if effect.who == "self" and not effect.what:
            return _nearer(view, actor, cast.at, gaps)
        case _:
            return 0


def _against(actor: Figure, other: Figure) -> bool:
    return (actor.seat == SORCERER) != (other.seat == SORCERER)


def _far(view: View, one: Square, other: Square) -> int:
    return reach(one, other) if view.options.metric == "king" else distance(one, other)


def _met(view: View, actor: Figure, effect: Effect, at: str) -> Iterator[Figure]:
    """As `whom.met` says, of what this seat sees."""
    place = next((f.square for f in view.figures if f.id == at), at)
    for each in view.figures:
        if effect.when in SORTS and not SORTS[effect.when](each):
            continue
        match effect.who:
            case "target":
                meets = each.id == at
            case "near":
                meets = bool(place) and _far(view, each.square, place) <= effect.radius
            case "foes" | "friends":
                right = _against(actor, each) == (effect.who == "foes")
                around = place or actor.square
                meets = right and (not effect.radius or _far(view, each.square, around) <= effect.radius)
            case "adversaries":
                meets = each.seat == SORCERER
            case "heroes":
                meets = each.kind == "hero"
            case _:
                meets = False
        if meets:
            yield each


def _doors(view: View, square: Square) -> int:
    edges = {EDGE[square, way] for way in DIRECTIONS}
    return sum(door.kind == "closed" and door.edge in edges for door in view.doors)


def _nearer(view: View, actor: Figure, square: Square, gaps: Gaps) -> int:
    """To a free square that is much nearer to where it wants to be."""
    taken = {f.square for f in view.figures} | {s for trap in view.traps for s in floor_of(trap)}
    if square in taken or square not in gaps or actor.square not in gaps:
        return 0
    saved = gaps[actor.square] - gaps[square]
    return saved - LEAP + 1 if saved >= LEAP else 0
