"""What a card is worth that moves somebody against his will, or opens what is shut, in life points."""

from typing import Final

from taberna.bots.tseuquest.tactics.land import FAR
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.games.tseuquest.effects.verbs.figures import pushed_to
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, Square
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.pieces import Figure

TRAPPED: Final = 1.5
"""Of somebody who is pushed onto a trap."""
PARTED: Final = 0.5
"""Of each life point that a foe does who is pushed away from one of us, and has to come again."""
DRAGGED: Final = 0.5
"""Of a foe with a bow who is drawn to where he can't use it."""
RELIEF: Final = 1.2
"""Of taking the place of somebody who may fall there."""


def push_worth(scene: Scene, other: Figure, how: str) -> float:
    goes = pushed_to(scene.state, scene.me.id, other, how)
    if goes is None or other.asleep:
        return 0.0
    hostile = (other.seat == SORCERER) != scene.sorcerer
    there = goes[1]
    if there in scene.known.floors:
        return TRAPPED if hostile else -TRAPPED
    if not hostile:
        return -0.5 if other.life * 2 > SHEETS[other.sheet].life else _rescue(scene, other, there)
    ours = (scene.me, *scene.mates)
    held = [f for f in ours if scene.touch(f, other)]
    still = [f for f in ours if there in scene.feet.around(f.square)]
    if held and not still:
        return PARTED * scene.menace(other)
    if not held and still and scene.missiles(other):
        return DRAGGED * scene.menace(other)
    return 0.0


def swap_worth(scene: Scene, other: Figure) -> float:
    """Friends: to stand where somebody would fall. Foes: to have them among one's own."""
    here, there = scene.me.square, other.square
    if not there or scene.me.pit or other.pit or other.buried or other.asleep:
        return 0.0
    if (other.seat == SORCERER) == scene.sorcerer:
        beset = any(scene.touch(other, foe) for foe in scene.awake)
        frail = other.life <= 2 < scene.me.life
        return RELIEF if beset and frail and scene.danger(here) < scene.danger(there) else 0.0
    mates = [m.square for m in scene.mates if not m.pit]
    around = sum(square in scene.feet.around(here) for square in mates)
    away = sum(square in scene.feet.around(there) for square in mates)
    return 0.4 * (around - away) - max(0.0, scene.stance(here) - scene.stance(there))


def doors_worth(scene: Scene, square: Square) -> int:
    """Of doors that just stand closed, and that nobody is about to open by hand."""
    edges = {EDGE[square, way] for way in DIRECTIONS if (square, way) in EDGE}
    shut = sum(door.kind == "closed" and door.edge in edges for door in scene.view.doors)
    near = scene.hands.gaps(scene.me.square).get(square, FAR) <= 1
    return 0 if near else shut


def _rescue(scene: Scene, friend: Figure, there: Square) -> float:
    """Out of reach of those who stand beside him."""
    foes = [foe for foe in scene.awake if scene.touch(friend, foe)]
    safe = not any(there in scene.feet.around(foe.square) for foe in scene.awake)
    return PARTED * sum(scene.menace(foe) for foe in foes) if foes and safe else 0.0
