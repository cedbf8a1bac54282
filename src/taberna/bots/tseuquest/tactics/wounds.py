"""What comes of a wound besides the life it takes: powers of figures and effects of weapons, in life points.
Left out is what comes sooner or later anyway, whoever strikes (a temper, a throne that calls)."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from taberna.bots.tseuquest.tactics.odds import hits, plain_hits
from taberna.games.tseuquest.chapters.dice_counts import (
    armour_dice,
    attack_dice,
    defence_dice,
    melee_weapons,
    missile_weapons,
    shot_dice,
)
from taberna.games.tseuquest.chapters.powers import ready
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.ground.neighbours import far
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.library import ITEMS, SHEETS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sheets import Occasion
from taberna.games.tseuquest.things.sources import total

BLOWS: Final = 1.5
"""A turn has two blows, or one after a walk."""
SMALL: Final[dict[str, float]] = {"push": 0.2, "prone": 0.2, "bar": 0.2, "steal": 0.1}
"""What it is to lose a step, a stand or a purse, beside what the dice say."""
LEG: Final = 0.1
"""A die of movement."""
DIE: Final = 0.3
"""A die of attack for somebody whose foe is not known yet."""


def besides(state: State, one: Figure, other: Figure, weapon: str, shooting: bool) -> float:
    """Of a wound that somebody takes and still stands, to whoever struck."""
    return sum([_worth(state, effect, one, other, shooting) for effect in _effects(one, weapon)])


def _effects(one: Figure, weapon: str) -> tuple[Effect, ...]:
    return (*_own(one, "hit"), *(ITEMS[weapon].strikes if weapon else ()))


def _own(figure: Figure, on: Occasion) -> tuple[Effect, ...]:
    if not SHEETS[figure.sheet].powers:
        return ()
    return tuple([effect for power in ready(figure, on) for effect in power.effects])


def _worth(state: State, effect: Effect, one: Figure, other: Figure, shooting: bool) -> float:
    if effect.who == "self":
        missing = SHEETS[one.sheet].life - one.life
        return float(min(effect.amount, missing)) if effect.do == "heal" else 0.0
    match effect.do:
        case "prone" if not other.prone:
            easier = _mean_blow(state, one, replace(other, prone=True)) - _mean_blow(state, one, other)
            return SMALL["prone"] + max(0.0, easier)
        case "bar" if effect.what == "shoot":
            return _mean_shot(state, other, one)
        case "dice" if effect.what == "attack":
            less = _mean_blow(state, other, one) - _mean_blow(state, other, one, attack=effect.amount)
            return BLOWS * less
        case "dice" if effect.what == "defence":
            more = _mean_blow(state, one, other, defence=effect.amount) - _mean_blow(state, one, other)
            return BLOWS * more
        case "dice" if effect.what == "move":
            return -LEG * effect.amount
        case "points":
            strongest = max(_mean_blow(state, other, one), _mean_shot(state, other, one))
            return -effect.amount * strongest
        case "push" if shooting:
            return 0.0
        case verb:
            return SMALL.get(verb, 0.0)


def _mean_blow(state: State, one: Figure, other: Figure, attack: int = 0, defence: int = 0) -> float:
    dice = max([total(attack_dice(state, one, weapon)) for weapon in melee_weapons(one)])
    stops = total(defence_dice(state, other))
    row = hits(max(0, dice + attack), max(0, stops + defence), "melee", other.seat != SORCERER)
    return _mean(row)


def _mean_shot(state: State, one: Figure, other: Figure) -> float:
    stops = total(armour_dice(state, other))
    dice = [total(shot_dice(state, one, weapon)) for weapon in missile_weapons(one)]
    return max([_mean(hits(n, stops, "shot", other.seat != SORCERER)) for n in dice], default=0.0)


def _mean(chances: Iterable[float]) -> float:
    return sum([n * p for n, p in enumerate(chances)])


def spare_life(figure: Figure) -> int:
    """What it still has from a power when it should fall; as long as it has, no blow is its last."""
    effects = (*_own(figure, "hurt"), *_own(figure, "fall"))
    return sum([effect.amount for effect in effects if effect.do == "heal" and effect.who == "self"])


def mends(figure: Figure) -> int:
    """Life that comes back to it in each of its turns."""
    effects = _own(figure, "turn")
    return sum([effect.amount for effect in effects if effect.do == "heal" and effect.who == "self"])


def last_gasp(state: State, figure: Figure, near: Sequence[Figure], mates: Iterable[Figure]) -> float:
    """What its fall costs those who stand beside it, and what it gives to its own."""
    cost = 0.0
    for effect in _own(figure, "fall"):
        if effect.do == "damage" and effect.who == "adjacent":
            harm = _mean(plain_hits(effect.dice)) if effect.dice else float(effect.amount)
            cost += harm * len(near)
        elif effect.do == "dice" and effect.what == "attack" and effect.who == "friends":
            angry = [m for m in mates if far(state, m.square, figure.square) <= effect.radius]
            cost += DIE * effect.amount * len(angry)
    return cost


def bursts(figure: Figure) -> bool:
    """It hurts those around it most by falling."""
    return any(e.do == "damage" and e.who == "adjacent" for e in _own(figure, "fall"))
