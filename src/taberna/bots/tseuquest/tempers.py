"""What a temperament makes of a choice: whom an antagonist goes for, and whether it casts or strikes."""

from taberna.games.tseuquest.library import SHEETS, TEMPERS
from taberna.games.tseuquest.pieces import Figure
from taberna.games.tseuquest.squares import distance
from taberna.table.dice import Draws


def appetite(actor: Figure, foe: Figure) -> int:
    """The less, the more it wants this one; who has no temperament takes the weakest."""
    temper = TEMPERS.get(SHEETS[actor.sheet].temper)
    match temper.prey if temper else "weakest":
        case "weakest":
            return foe.life
        case "strongest":
            return -foe.life
        case "magician":
            return -SHEETS[foe.sheet].magic
        case "richest":
            return -foe.gold
        case "nearest":
            return distance(actor.square, foe.square)


def casts_first(actor: Figure, draws: Draws) -> bool:
    temper = TEMPERS.get(SHEETS[actor.sheet].temper)
    return temper is not None and draws.below(100) < temper.magic
