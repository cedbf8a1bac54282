"""Where a companion stands in a fight: whom it reckons with, where it strikes from, when it steps back for
somebody stronger, and when there is nobody it could come to."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from taberna.bots.tseuquest.errands import ALL_THERE_IS
from taberna.bots.tseuquest.lore import Lore
from taberna.bots.tseuquest.tactics.land import FAR, strides
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.wandering import CLOSE, Allowed, Wanderer
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.pieces import Figure

RUSH: Final = 9
"""How much keener on coming near one is while others fight already."""
ROUNDABOUT: Final = 20
"""Steps that one goes round those who fill a corridor, to come at a foe from another side."""
QUEUE: Final = 4
"""Steps behind the front at which somebody waits for room."""


class Fighter(Wanderer):
    def __init__(self, scene: Scene, lore: Lore, allowed: Allowed) -> None:
        super().__init__(scene, lore, allowed)
        idle = max(0, lore.round - lore.stirred)
        self.pull = scene.weights.near * (1 + 4 * min(idle, 6))
        if self.sturdy() and any(scene.touch(m, foe) for m in scene.mates for foe in scene.awake):
            self.pull = max(self.pull, scene.weights.near * RUSH)
        self.hush = bool(lore.soft) or lore.woken
        self.engaged = self._close(scene.awake)
        if not self.engaged and not self.hush:
            self.engaged = self._close(scene.foes)  # in their sleep
        if self.duty.what in ("attack", "leave"):
            self.engaged = self.duty.foes

    def sturdy(self) -> bool:
        return self.me.life * 2 > SHEETS[self.me.sheet].life

    def _close(self, foes: tuple[Figure, ...]) -> tuple[Figure, ...]:
        near = self.scene.feet.gaps(self.me.square)
        return tuple([foe for foe in foes if near.get(foe.square, FAR) <= CLOSE and not foe.buried])

    def gives_up(self) -> bool:
        """There is nobody one could come to strike, and waiting has not helped."""
        return self.stuck or self._hemmed_in()

    def cover(self, moves: int) -> Square:
        """Where to wait while one can do nothing to those who can hurt one here; empty: here is as good."""
        scene, here = self.scene, self.me.square
        risk = scene.danger(here) if self.engaged and not self.me.pit else 0.0
        if risk <= 0 or self.duty.tied:
            return ""
        shut = scene.barred | self.loud
        found = strides(scene.ways, here, moves, scene.known, shut, scene.jump)
        free = [s for s in found if s not in scene.taken and 2 * scene.danger(s) < risk]
        return min(free, key=lambda s: (scene.danger(s), found[s].cost, s), default="")

    def shooter(self) -> tuple[str, ...]:
        """Who makes it hot here."""
        worst = max(self.engaged, key=lambda f: (self.scene.menace(f), f.id), default=None)
        return (worst.id,) if worst is not None else ()

    def gives_way(self) -> Square:
        """Where to step back to, so that somebody stronger who can't come near takes one's place."""
        scene, me = self.scene, self.me
        front = tuple([foe for foe in self.engaged if scene.touch(me, foe)])
        if not front or self.sturdy():
            return ""
        fresh = [m for m in scene.mates if m.kind == "hero" and m.life >= me.life + 2]
        gaps = scene.feet.gaps(me.square)
        if not any(gaps.get(m.square, FAR) <= QUEUE and self._shut_out(m, front) for m in fresh):
            return ""
        shut = scene.barred | self.loud
        found = strides(scene.ways, me.square, scene.speed(me), scene.known, shut, scene.jump)
        reach = {s for foe in scene.awake for s in scene.feet.around(foe.square)}
        free = [s for s in found if s not in scene.taken and s not in reach]
        return min(free, key=lambda s: (found[s].cost, s), default="")

    def _shut_out(self, mate: Figure, foes: tuple[Figure, ...]) -> bool:
        """There is no room left within reach of this one beside any of them."""
        scene = self.scene
        front = {m.square for m in (self.me, *scene.mates) if any(scene.touch(m, f) for f in foes)}
        shut = frozenset({f.square for f in scene.foes} | front | self.loud)
        ways = strides(scene.feet, mate.square, scene.speed(mate), scene.known, shut, scene.jump)
        beside = {s for foe in foes for s in scene.feet.around(foe.square)}
        return mate.square not in beside and not any(s in ways for s in beside - scene.taken)

    def _hemmed_in(self) -> bool:
        """Others, a gate or a known trap lie between one and all of them."""
        scene = self.scene
        shut = scene.barred | self.loud
        ways = strides(scene.ways, self.me.square, ALL_THERE_IS, scene.known, shut, scene.jump)
        beside = {s for foe in self.engaged for s in scene.feet.around(foe.square)}
        return not any(s in ways for s in beside - scene.taken)

    @cached_property
    def _round(self) -> dict[Square, int] | None:
        """Where others fill the way to all of them, how far it is round them to where one could strike from;
        None: one can go straight on, or it is too far."""
        scene, here = self.scene, self.me.square
        ours = frozenset(m.square for m in scene.mates if any(scene.touch(m, foe) for foe in self.engaged))
        beside = {s for foe in self.engaged for s in scene.feet.around(foe.square)}
        if not ours or here in beside:
            return None
        free = beside - scene.taken - scene.known.floors - scene.known.squares
        gaps = _spread(scene, free, scene.barred | ours)
        straight = min((scene.feet.gaps(here).get(foe.square, FAR) for foe in self.engaged), default=FAR)
        round_ = gaps.get(here, FAR) + 1
        return {s: gap + 1 for s, gap in gaps.items()} if straight < round_ <= ROUNDABOUT else None

    def plan(self, points: int, moves: int) -> tuple[Square, float, float, bool]:
        """Where to end, what it is worth, what one does there, and whether one strikes first."""
        scene, here = self.scene, self.me.square
        deed = scene.deed(here, min(points, 2), self.engaged)
        best = (here, deed + self._rest(here) if not self.me.pit else -FAR, deed, False)
        if moves < 1 or points < 1:
            return best
        now = scene.deed(here, 1, self.engaged) if points > 1 else 0.0
        shut = scene.barred | self.loud
        found = strides(scene.ways, here, moves, scene.known, shut, scene.jump)
        for square in found:
            if square in scene.taken or square == here:
                continue
            after = scene.deed(square, points - 1, self.engaged)
            worth = max(after, now) + self._rest(square)
            if worth > best[1] + 1e-9:
                best = (square, worth, max(after, now), now > after)
        return best

    def _rest(self, square: Square) -> float:
        scene = self.scene
        gaps = scene.feet.gaps(square)
        near = min((gaps.get(foe.square, 30) for foe in self.engaged), default=0)
        if self._round is not None:
            near = self._round.get(square, near + ROUNDABOUT)
        lonely = min((gaps.get(mate.square, 12) for mate in scene.mates), default=0)
        apart = scene.weights.apart * max(0, lonely - 2) + self.duty.price(square)
        return scene.stance(square) - self.pull * near - apart


def _spread(scene: Scene, squares: Iterable[Square], shut: frozenset[Square]) -> dict[Square, int]:
    """Steps to the nearest of these from everywhere, with some squares in the way."""
    found = dict.fromkeys(sorted(squares), 0)
    fringe, far = [*found], 0
    while fringe:
        far += 1
        further = []
        for here in fringe:
            for there in scene.feet.around(here):
                if there not in found and there not in shut:
                    found[there] = far
                    further.append(there)
        fringe = further
    return found
