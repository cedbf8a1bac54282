"""One moment as whoever acts sees it: who is where, what a blow would do, and what stands to be lost."""

from collections.abc import Iterable
from functools import cached_property

from msgspec.structs import replace

from taberna.bots.tseuquest.tactics.land import FAR, Gaps, Land, hazards, land_of
from taberna.bots.tseuquest.tactics.odds import Chances, hits, outlook
from taberna.bots.tseuquest.tactics.weights import Weights
from taberna.games.tseuquest.chapters.dice_counts import (
    armour_dice,
    attack_dice,
    defence_dice,
    fixed_moves,
    melee_weapons,
    missile_weapons,
    move_dice,
    shot_dice,
)
from taberna.games.tseuquest.flow.state import find
from taberna.games.tseuquest.ground.neighbours import far, rule
from taberna.games.tseuquest.ground.sight import clear, cover, ground, standing
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.previews.supposed import supposed
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import ITEMS, SHEETS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sources import total

USUAL = 3.5
"""Squares that a movement die gives."""


class Scene:
    def __init__(self, view: View, weights: Weights, me: str) -> None:
        self.view = view
        self.weights = weights
        self.state = supposed(view)
        found = find(self.state, me)
        assert found is not None, me
        self.me = found
        self.sorcerer = found.seat == SORCERER
        figures = [f for f in self.state.figures if f.square and (f.seen or self.sorcerer)]
        self.foes = tuple([f for f in figures if f.seen and (f.seat == SORCERER) != self.sorcerer])
        self.mates = tuple([f for f in figures if (f.seat == SORCERER) == self.sorcerer and f.id != me])
        self.awake = tuple([f for f in self.foes if not f.asleep and not f.buried])
        self.sight = ground(self.state)
        self.known = hazards(self.state.traps)
        self.jump = rule(self.state, "jump_cost") + 1
        self.prey = ""
        """Whom a temperament would have it go for."""
        self._bites: dict[tuple[str, str, bool], float] = {}
        self._dangers: dict[Square, float] = {}
        self._speeds: dict[str, int] = {}
        self._missiles: dict[str, tuple[str, ...]] = {}
        self._blows: dict[tuple[str, str], Chances] = {}

    @cached_property
    def feet(self) -> Land:
        """For whoever opens no doors."""
        return land_of(self.state, truth=self.sorcerer, opens=False)

    @cached_property
    def hands(self) -> Land:
        """For whoever does."""
        return land_of(self.state, truth=self.sorcerer, opens=True)

    @cached_property
    def ways(self) -> Land:
        opens = self.me.kind in ("hero", "antagonist") or (self.me.kind == "elemental" and not self.sorcerer)
        return self.hands if opens else self.feet

    @cached_property
    def barred(self) -> frozenset[Square]:
        """Squares of foes, and of friends who let nobody through."""
        stuck = [m.square for m in self.mates if m.buried or any(self.touch(m, foe) for foe in self.foes)]
        return frozenset([f.square for f in self.foes] + stuck)

    @cached_property
    def taken(self) -> frozenset[Square]:
        """Where nobody can stop."""
        return frozenset([f.square for f in (*self.foes, *self.mates)])

    @cached_property
    def standing(self) -> frozenset[Square]:
        """Those who stand in a line of sight, but for the one who acts."""
        return standing(self.state) - {self.me.square}

    def touch(self, one: Figure, other: Figure) -> bool:
        if one.pit or other.pit:
            return False
        return self.feet.gaps(one.square).get(other.square, FAR) == 1

    def gap(self, square: Square) -> int:
        """To the nearest foe one could come to."""
        gaps = self.ways.gaps(square)
        return min([gaps.get(foe.square, 99) for foe in self.foes], default=0)

    def speed(self, figure: Figure) -> int:
        known = self._speeds.get(figure.id)
        if known is None:
            known = self._speeds[figure.id] = self._speed(figure)
        return known

    def _speed(self, figure: Figure) -> int:
        if figure.misses:
            return 0
        if figure.pit:
            return int(USUAL)  # TQ-G143: one die to climb out
        sheet = SHEETS[figure.sheet]
        if not sheet.dice:
            return total(fixed_moves(self.state, figure))
        return int(USUAL * total(move_dice(self.state, figure)) + sheet.bonus)

    # -- what a blow does

    def blow(self, one: Figure, other: Figure, weapon: str) -> Chances:
        dice, stops = attack_dice(self.state, one, weapon), defence_dice(self.state, other)
        return hits(total(dice), total(stops), "melee", other.seat != SORCERER)

    def shot(self, one: Figure, other: Figure, weapon: str, origin: Square) -> Chances:
        dice, stops = total(shot_dice(self.state, one, weapon)), total(armour_dice(self.state, other))
        gap = far(self.state, origin, other.square)
        stops += (gap > rule(self.state, "far")) + (gap > rule(self.state, "very_far"))
        stops += cover(self.sight, origin, other.square)
        return hits(dice, stops, "shot", other.seat != SORCERER)

    def best_blow(self, one: Figure, other: Figure) -> Chances:
        """Wherever the two of them stand."""
        key = one.id, other.id
        known = self._blows.get(key)
        if known is None:
            weapon = max(melee_weapons(one), key=lambda w: ITEMS[w].attack if w else 0)
            known = self._blows[key] = self.blow(one, other, weapon)
        return known

    def missiles(self, figure: Figure) -> tuple[str, ...]:
        """What it can shoot with."""
        known = self._missiles.get(figure.id)
        if known is None:
            known = self._missiles[figure.id] = missile_weapons(figure)
        return known

    def in_line(self, origin: Square, target: Figure) -> bool:
        return clear(self.sight, origin, target.square, self.standing - {target.square})

    def best_shot(self, one: Figure, other: Figure, origin: Square) -> Chances | None:
        """From a square where no foe stands beside it."""
        weapons = self.missiles(one)
        if not weapons or other.pit or other.buried:
            return None
        gap = far(self.state, origin, other.square)
        fits = [w for w in weapons if not w or not ITEMS[w].range or gap <= ITEMS[w].range]
        if not fits or self.feet.gaps(origin).get(other.square, FAR) == 1 or not self.in_line(origin, other):
            return None
        best = max(fits, key=lambda w: ITEMS[w].shot if w else SHEETS[one.sheet].shot)
        return self.shot(one, other, best, origin)

    def bite(self, one: Figure, other: Figure, shooting: bool = False) -> float:
        """Life points that one blow of somebody costs another, on average."""
        key = one.id, other.id, shooting
        known = self._bites.get(key)
        if known is None:
            if shooting:
                weapons = self.missiles(one)
                chances = max(
                    (self.shot(one, other, w, one.square) for w in weapons), default=(1.0,), key=_mean
                )
            else:
                chances = self.best_blow(one, other)
            known = self._bites[key] = outlook(chances, max(1, other.life))[0]
        return known

    # -- what it is worth

    def gain(self, target: Figure, chances: Chances, times: int = 1) -> float:
        """Of so many blows, each while the other still stands."""
        weights, whole, left = self.weights, 0.0, 1.0
        taken, kills = outlook(chances, max(1, target.life))
        most = SHEETS[target.sheet].life
        frail = 1 + weights.weak * max(0.0, 1 - target.life / most)
        frail += weights.temper if target.id == self.prey else 0.0
        one = weights.hit * taken * frail + kills * (weights.kill + weights.threat * self.menace(target))
        for _ in range(times):
            whole += left * one
            left *= 1 - kills
        return whole

    def menace(self, foe: Figure) -> float:
        """What a foe would do to us in a round."""
        if foe.asleep:
            return 0.0
        return max(self.bite(foe, self.me), self.bite(foe, self.me, True) if self.missiles(foe) else 0.0)

    def danger(self, square: Square) -> float:
        """Life points that one stands to lose here before one acts again."""
        known = self._dangers.get(square)
        if known is None:
            known = self._dangers[square] = self._danger(square)
        return known

    def _danger(self, square: Square) -> float:
        room = len([s for s in self.feet.around(square) if s not in self.taken or s in self._foe_squares])
        blows: list[float] = []
        shots = 0.0
        for foe, gaps, reach, blow, shot in self._threats:
            gap = gaps.get(square, FAR)
            if gap <= reach:
                blows.append(2 * blow if gap == 1 else blow)
            elif shot and self.in_line(square, foe):
                shots += 2 * shot
        return sum(sorted(blows, reverse=True)[:room]) + shots

    @cached_property
    def _threats(self) -> list[tuple[Figure, Gaps, int, float, float]]:
        """Of each foe: how far from everywhere it is, how far it strikes, what a blow and a shot cost."""
        return [
            (
                foe,
                self.feet.gaps(foe.square),
                self.speed(foe) + 1,
                self.bite(foe, self.me),
                self.bite(foe, self.me, True) if self.missiles(foe) else 0.0,
            )
            for foe in self.awake
        ]

    @cached_property
    def _foe_squares(self) -> frozenset[Square]:
        return frozenset(f.square for f in self.foes)

    def stance(self, square: Square) -> float:
        """What it is worth to stand here at the end of one's turn: less than nothing."""
        risk = self.danger(square)
        last = max(0.0, risk - self.me.life + 1)
        return -self.weights.harm * risk - self.weights.doom * last

    def deed(self, square: Square, times: int, foes: Iterable[Figure] | None = None) -> float:
        """The best that can be done to a foe from a square with so many points."""
        if times < 1 or not self.foes or (self.me.pit and square == self.me.square):
            return 0.0
        wanted = self.awake if foes is None else foes
        me = replace(self.me, square=square)
        near = self.feet.around(square)
        beside = [foe for foe in wanted if foe.square in near and not foe.pit]
        if beside:
            return max(self.gain(foe, self.best_blow(me, foe), times) for foe in beside)
        if not self.missiles(me) or me.pit:
            return 0.0
        shots = ((foe, self.best_shot(me, foe, square)) for foe in wanted)
        return max((self.gain(foe, shot, times) for foe, shot in shots if shot), default=0.0)


def _mean(chances: Chances) -> float:
    return sum(n * p for n, p in enumerate(chances))
