"""Where a companion goes while there is nobody to fight: where it was told to, to the next errand, or along
with whoever leads."""

from functools import cached_property
from typing import Final, TypeVar

from msgspec.structs import replace

from taberna.bots.tseuquest.errands import Errand, Quest
from taberna.bots.tseuquest.lore import Lore
from taberna.bots.tseuquest.obeying import Obedience
from taberna.bots.tseuquest.reasons import Reason
from taberna.bots.tseuquest.tactics.land import FAR
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.squares import EDGE, Square
from taberna.games.tseuquest.things.pieces import Figure

T = TypeVar("T", bound=TseuQuestAction)
Allowed = tuple[TseuQuestAction, ...]

TOGETHER: Final = 9
"""Steps within which the others are when a door is opened."""
STRUNG_OUT: Final = 16
"""Steps beyond which the leader waits for the last."""
BESIDE: Final = 3
"""Steps from where the leader goes to where the others wait."""
ASIDE: Final = 6
"""Steps that somebody goes to use a thing while the others go on."""
SOFTLY: Final = 8
"""Steps ahead that one looks for boards that creak."""
SOUGHT: Final = ("treasure", "doors", "traps")
CLOSE: Final = 14
"""Steps at which a foe who is up is one to reckon with."""
AT_HAND: Final = 3
PATIENCE: Final = 2
"""Rounds in which nothing happens before one goes to see."""


class Wanderer:
    def __init__(self, scene: Scene, lore: Lore, allowed: Allowed) -> None:
        self.scene = scene
        self.me = scene.me
        self.duty = Obedience(scene, lore.orders.get(scene.me.sheet))
        self.lore = replace(lore, done=True) if self.duty.what == "leave" else lore
        self.allowed = allowed
        self.quest = Quest(scene, self.lore)
        self.loud = (frozenset() if lore.woken else lore.soft) | self.quest.pocket
        self.why = Reason("")
        """Of what was decided last."""

    def some(self, kind: type[T]) -> tuple[T, ...]:
        return tuple([action for action in self.allowed if isinstance(action, kind)])

    @property
    def stuck(self) -> bool:
        return self.lore.round - self.lore.stirred > PATIENCE

    @property
    def hurries(self) -> bool:
        return self.duty.alone or self.stuck

    # -- where to

    @cached_property
    def errand(self) -> tuple[Errand, Square] | None:
        """The next one, unless one was told to stay with somebody."""
        return None if self.duty.tied else self.quest.best()

    @cached_property
    def goal(self) -> Square:
        """Where to go; while one has to wait, to where nobody has looked yet."""
        goal = self._aim
        if self.duty.post is None and not self._pressed and not self._steps(goal):
            return self._pastime() or goal
        return goal

    @cached_property
    def _aim(self) -> Square:
        """The leader goes to the next errand, the others along, or to what is close by."""
        if self.duty.post is not None:
            self.why = Reason("order", seat=self.duty.by)
            return self._post(*self.duty.post)
        best = self.errand
        leaves = best is not None and best[0].what == "leave"
        mate = None if leaves or self.stuck else self._hard_pressed()
        if mate is not None:
            self.why = Reason("with", (mate.id,))
            return self._post(mate.square, BESIDE, 1)
        if best is not None and (self._leads or leaves or self.stuck or not self._led[2]):
            self.why = best[0].reason
            return self._together(best[1]) if best[0].what != "leave" else best[1]
        gaps = self.scene.feet.gaps(self._rally)
        if best is not None and (self.me.square not in gaps or self._on_the_way(best[0], best[1])):
            self.why = best[0].reason
            return best[1]
        self.why = Reason("with", (self.quest.leader.id,))
        looks = not self._pressed and self._fresh(self.me.square)
        return self._post(self._rally, ASIDE if looks else BESIDE, 2, self._lane)

    def _hard_pressed(self) -> Figure | None:
        """Somebody of ours who fights out of reach, where there is room for one more: one goes there."""
        gaps, here = self.scene.feet.gaps, self.me.square
        free = self.quest.ways.keys() - self.scene.taken
        open_to = [f for f in self.scene.awake if not free.isdisjoint(self.scene.feet.around(f.square))]
        others = [m for m in self.quest.party if m.id != self.me.id]
        fights = [m for m in others if any(gaps(m.square).get(f.square, FAR) <= BESIDE for f in open_to)]
        return min(fights, key=lambda m: (gaps(here).get(m.square, FAR), m.id), default=None)

    def _post(
        self, place: Square, near: int, least: int = 0, lane: frozenset[Square] = frozenset()
    ) -> Square:
        """To stand within so many steps of it; where all of that is taken, as near as one gets. `lane`: where
        one would stand in somebody's way."""
        gaps, ways, taken = self.scene.feet.gaps(place), self.quest.ways, self.scene.taken | lane
        here = gaps.get(self.me.square, FAR)
        if self.me.square in lane:
            here = FAR + 1
        if here <= near:
            return self.me.square
        free = [s for s in ways if s not in taken and least <= gaps.get(s, FAR) < here]
        within = [s for s in free if gaps[s] <= near]
        if within:
            return min(within, key=lambda s: (ways[s].cost, s))
        return min(free, key=lambda s: (gaps[s], ways[s].cost, s), default=self.me.square)

    def _steps(self, goal: Square) -> list[Square]:
        """As far as one usually comes on the way there. None: one is there, or others stand in the way."""
        if goal == self.me.square or goal not in self.quest.ways:
            return []
        return self._way_to(goal, self.scene.speed(self.me), softly=True)

    def _pastime(self) -> Square:
        """Close by, and nothing to be stepped into on the way."""
        if self._busy_here():
            return ""
        ways, reach = self.quest.ways, min(ASIDE, self.scene.speed(self.me))
        near = [s for s in ways if 0 < ways[s].cost <= reach and s not in self.scene.taken]
        found = sorted((ways[s].cost, s) for s in near if not self.lore.soft.intersection(self.quest.path(s)))
        return next((s for _, s in found if self._fresh(s)), "")

    def _fresh(self, square: Square) -> bool:
        return any(self.quest.fresh(what, square) for what in SOUGHT)

    @cached_property
    def _pressed(self) -> bool:
        """Somebody is about who could come."""
        gaps = self.scene.feet.gaps(self.me.square)
        return any(gaps.get(foe.square, FAR) <= CLOSE for foe in self.scene.awake)

    def _busy_here(self) -> bool:
        """There is something to be done where one stands: used, opened, left, or looked for."""
        here, best = self.me.square, self.errand
        at = best is not None and best[1] == here and (best[0].what != "open" or self.gathered())
        return at or self._fresh(here)

    @property
    def _leads(self) -> bool:
        return self.duty.alone or self.quest.leader.id == self.me.id

    @property
    def _rally(self) -> Square:
        """Where the leader is going."""
        return self._led[0]

    @property
    def _lane(self) -> frozenset[Square]:
        """The way there, which is kept free."""
        return self._led[1]

    @cached_property
    def _led(self) -> tuple[Square, frozenset[Square], bool]:
        """And whether there is anything for the leader to do."""
        leader = self.quest.leader
        quest = Quest(Scene(self.scene.view, self.scene.weights, leader.id), self.lore)
        best = quest.best()
        if best is None:
            return leader.square, frozenset(), False
        return best[1], frozenset(quest.path(best[1])), True

    def _on_the_way(self, errand: Errand, square: Square) -> bool:
        """Things to use; what is at hand is not left for what the leader might do meanwhile."""
        near = self.scene.feet.gaps(self._rally).get(square, FAR) <= ASIDE
        return errand.what == "use" and (near or self.quest.ways[square].cost <= AT_HAND)

    @cached_property
    def _able(self) -> tuple[Figure, ...]:
        """Who can come. Nobody waits for those who can't."""
        can = [f for f in self.quest.party if not (f.pit or f.buried or f.misses)]
        return tuple([f for f in can if f.square in self.quest.clear])

    def _last(self, others: tuple[Figure, ...]) -> tuple[int, str]:
        """The furthest away of them, and how far that is."""
        ways = self.scene.feet.gaps(self.me.square)
        return max(((ways.get(f.square, 0), f.id) for f in others), default=(0, ""))

    def _together(self, square: Square) -> Square:
        """Not further ahead than the others can follow; whoever is ahead oneself is not waited for."""
        there = self.scene.feet.gaps(square)
        mine = there.get(self.me.square, FAR)
        gap, last = self._last(tuple([f for f in self._able if there.get(f.square, FAR) > mine]))
        if gap <= STRUNG_OUT or self.hurries:
            return square
        self.why = Reason("wait", (last,))
        return self.me.square

    def gathered(self) -> bool:
        gap, last = self._last(self._able)
        if gap <= TOGETHER or self.hurries:
            return True
        self.why = Reason("wait", (last,))
        return False

    def at_door(self) -> bool:
        best = self.errand
        return best is not None and best[0].what == "open" and best[1] == self.me.square and self.gathered()

    def at_exit(self) -> bool:
        best = self.errand
        return best is not None and best[0].what == "leave" and best[1] == self.me.square

    # -- on the way

    def onward(self, moving: Motion) -> TseuQuestAction | None:
        best = self.errand
        if best is not None and best[1] == self.me.square:
            if best[0].what == "leave" and actions.Leave() in self.allowed:
                return actions.Leave()
            if best[0].what == "open" and self.gathered():
                return self._open()
        if not self.goal or self.goal == self.me.square:
            return None
        return self._toward(self.goal, moving.points, moving.mode == "stealth")

    def _open(self) -> TseuQuestAction | None:
        doors = {door.edge: door for door in self.scene.view.doors}
        for opening in self.some(actions.Open):
            if self.quest.opens(doors[EDGE[self.me.square, opening.way]]):
                return opening
        return None

    def creaks(self) -> bool:
        """Whether there are boards that creak on the way there, soon."""
        path = self.quest.path(self.goal) if self.goal in self.quest.ways else []
        return not self.lore.soft.isdisjoint(path[:SOFTLY])

    def _toward(self, goal: Square, points: int, softly: bool) -> TseuQuestAction | None:
        """A step on the way there, if one comes to where one can stop."""
        steps = self._way_to(goal, points, softly)
        if not steps:
            return None
        stride = self.quest.ways[steps[0]]
        step = actions.Move(stride.way) if stride.do == "move" else actions.Jump(stride.way)
        return step if step in self.allowed else None

    def _way_to(self, goal: Square, points: int, softly: bool) -> list[Square]:
        """As far as the points go, and not to stop where somebody stands."""
        ways = self.quest.ways
        steps: list[Square] = []
        spent = 0
        for square in self.quest.path(goal):
            if square in self.loud and not softly:
                break
            spent += 1 if ways[square].do == "move" else self.scene.jump
            if spent <= points:
                steps.append(square)
        while steps and steps[-1] in self.scene.taken:
            steps.pop()
        return steps
