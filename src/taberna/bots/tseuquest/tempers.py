"""What a temperament makes of a choice: whom an antagonist goes for and from how far, whether it casts or
strikes, when it runs, and what it does not leave."""

from taberna.bots.tseuquest.ways import distances
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.squares import Square, distance
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import ITEMS, SHEETS, TEMPERS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sheets import Temper
from taberna.table.dice import Draws


def temper_of(actor: Figure) -> Temper | None:
    return TEMPERS.get(SHEETS[actor.sheet].temper)


def appetite(actor: Figure, foe: Figure) -> int:
    """The less, the more it wants this one; who has no temperament takes the weakest."""
    temper = temper_of(actor)
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
    temper = temper_of(actor)
    return temper is not None and draws.below(100) < temper.magic


def stays(view: View, actor: Figure) -> bool:
    """On guard: in its room, as long as nobody comes in."""
    temper, rooms = temper_of(actor), read_board(view.board).rooms
    room = rooms.get(actor.square)
    if temper is None or not temper.guards or room is None:
        return False
    return not any(rooms.get(f.square) == room for f in _foes(view))


def runs(actor: Figure) -> bool:
    temper = temper_of(actor)
    return temper is not None and actor.life <= temper.flees


def keeps_off(view: View, actor: Figure) -> int:
    """How far from the nearest foe it wants to be; 1, in contact, where it can do nothing from afar."""
    temper = temper_of(actor)
    hand = next((hand.cards for hand in view.hands if hand.figure == actor.id), actor.hand)
    armed = SHEETS[actor.sheet].shot or any(ITEMS[item].shot for item in actor.items) or hand
    return temper.distance if temper is not None and armed else 1


def haunts(view: View, actor: Figure) -> tuple[Square, ...] | None:
    """Where a temperament wants it to be; None: wherever the foes are."""
    if stays(view, actor):
        return ()
    wanted = keeps_off(view, actor)
    if not runs(actor) and wanted == 1:
        return None
    doors = actor.kind != "minion"
    gaps = distances(view, [foe.square for foe in _foes(view)], through_doors=doors)
    taken = {f.square for f in view.figures if f.id != actor.id}
    within = distances(view, (actor.square,), through_doors=doors).keys() & (gaps.keys() - taken)
    if not within:
        return None
    flees = runs(actor)
    off = {square: -gaps[square] if flees else abs(gaps[square] - wanted) for square in within}
    least = min(off.values())
    return tuple(sorted(square for square in within if off[square] == least))


def out_of_place(view: View, actor: Figure) -> bool:
    """It would rather walk before it does anything else."""
    spots = haunts(view, actor)
    return spots is not None and bool(spots) and actor.square not in spots


def _foes(view: View) -> tuple[Figure, ...]:
    """Of the Sorcerer's figures, which alone have temperaments."""
    return tuple(f for f in view.figures if f.seat != SORCERER and f.square)
