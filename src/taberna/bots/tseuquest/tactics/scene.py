"""One moment as whoever acts sees it: who is where, what a blow would do, and what stands to be lost."""

from collections.abc import Iterable
from functools import cached_property

from msgspec.structs import replace

from taberna.bots.tseuquest.tactics.land import FAR, Gaps, Land, hazards, land_of
from taberna.bots.tseuquest.tactics.odds import Chances, hits, outlook
from taberna.bots.tseuquest.tactics.weights import Weights
from taberna.bots.tseuquest.tactics.wounds import besides, last_gasp, mends, spare_life
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
HALF = 0.5
"""How much of a wound counts that may heal by itself, and of a fall after which one gets up again."""


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
        self._blows: dict[tuple[str, str], tuple[Chances, str]] = {}
        self._besides: dict[tuple[str, str, str, bool], float] = {}
        self._gasps: dict[tuple[str, bool], float] = {}

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

    @property
    def everybody(self) -> tuple[Figure, ...]:
        return (self.me, *self.mates, *self.foes)

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
        return self._best_blow(one, other)[0]

    def _best_blow(self, one: Figure, other: Figure) -> tuple[Chances, str]:
        """With the weapon that does most, all counted."""
        key = one.id, other.id
        known = self._blows.get(key)
        if known is None:
            rows = [(self.blow(one, other, weapon), weapon) for weapon in melee_weapons(one)]
            life = max(1, other.life)
            known = rows[0]
            if len(rows) > 1:
                known = max(
                    rows,
                    key=lambda row: outlook(row[0], life)[0] + self.aftermath(one, other, row[1], row[0]),
                )
            self._blows[key] = known
        return known

    def aftermath(
        self, one: Figure, other: Figure, weapon: str, chances: Chances, shooting: bool = False
    ) -> float:
        """What powers and the weapon add to a blow, where it wounds and the other still stands."""
        key = one.id, other.id, weapon, shooting
        known = self._besides.get(key)
        if known is None:
            known = self._besides[key] = besides(self.state, one, other, weapon, shooting)
        return known * sum(chances[1 : max(1, other.life)]) if known else 0.0

    def missiles(self, figure: Figure) -> tuple[str, ...]:
        """What it can shoot with."""
        known = self._missiles.get(figure.id)
        if known is None:
            known = self._missiles[figure.id] = missile_weapons(figure)
        return known

    def in_line(self, origin: Square, target: Figure) -> bool:
        return clear(self.sight, origin, target.square, self.standing - {target.square})

    def best_shot(self, one: Figure, other: Figure, origin: Square) -> tuple[Chances, str] | None:
        """From a square where no foe stands beside it, and with what."""
        weapons = self.missiles(one)
        if not weapons or other.pit or other.buried:
            return None
        gap = far(self.state, origin, other.square)
        fits = [w for w in weapons if not w or not ITEMS[w].range or gap <= ITEMS[w].range]
        if not fits or self.feet.gaps(origin).get(other.square, FAR) == 1 or not self.in_line(origin, other):
            return None
        best = max(fits, key=lambda w: ITEMS[w].shot if w else SHEETS[one.sheet].shot)
        return self.shot(one, other, best, origin), best

    def bite(self, one: Figure, other: Figure, shooting: bool = False) -> float:
        """Life points that one blow of somebody costs another, on average, with what comes of a wound."""
        key = one.id, other.id, shooting
        known = self._bites.get(key)
        if known is None:
            if shooting:
                rows = [(self.shot(one, other, w, one.square), w) for w in self.missiles(one)]
                chances, weapon = max(rows, default=((1.0,), ""), key=lambda row: _mean(row[0]))
            else:
                chances, weapon = self._best_blow(one, other)
            taken = outlook(chances, max(1, other.life))[0]
            known = taken + self.aftermath(one, other, weapon, chances, shooting)
            self._bites[key] = known
        return known

    # -- what it is worth

    def gain(
        self, target: Figure, chances: Chances, times: int = 1, *, more: float = 0.0, shooting: bool = False
    ) -> float:
        """Of so many blows, each while the other still stands; `more`: what else one of them does."""
        weights, whole, left = self.weights, 0.0, 1.0
        taken, kills = outlook(chances, max(1, target.life))
        most = SHEETS[target.sheet].life
        frail = 1 + weights.weak * max(0.0, 1 - target.life / most)
        frail += weights.temper if target.id == self.prey else 0.0
        worth = weights.kill + weights.threat * self.menace(target)
        again = mends(target) * (sum(chances[1:]) - kills)
        one = weights.hit * ((taken - HALF * again) * frail + more) + kills * worth
        spare = spare_life(target)
        if spare:  # this blow can't be its last, but the next may
            wound = sum(chances[1:])
            one = weights.hit * (max(0.0, taken - spare * wound) * frail + more) + HALF * max(0.0, one)
            kills = 0.0
        elif kills:
            one -= kills * self._gasp(target, shooting)
        for _ in range(times):
            whole += left * one
            left *= 1 - kills
        return whole

    def _gasp(self, target: Figure, shooting: bool) -> float:
        """What its fall costs us: those of ours who stand beside it, whoever strikes too if from near."""
        key = target.id, shooting
        known = self._gasps.get(key)
        if known is None:
            beside = [m for m in self.mates if self.touch(m, target)]
            near = beside if shooting else [*beside, self.me]
            others = [foe for foe in self.awake if foe.id != target.id]
            known = self._gasps[key] = self.weights.harm * last_gasp(self.state, target, near, others)
        return known

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
            return max([self._striking(me, foe, times) for foe in beside])
        if not self.missiles(me) or me.pit:
            return 0.0
        shots = ((foe, self.best_shot(me, foe, square)) for foe in wanted)
        return max([self._shooting(me, foe, shot, times) for foe, shot in shots if shot], default=0.0)

    def _striking(self, me: Figure, foe: Figure, times: int) -> float:
        chances, weapon = self._best_blow(me, foe)
        return self.gain(foe, chances, times, more=self.aftermath(me, foe, weapon, chances))

    def _shooting(self, me: Figure, foe: Figure, shot: tuple[Chances, str], times: int) -> float:
        chances, weapon = shot
        more = self.aftermath(me, foe, weapon, chances, shooting=True)
        return self.gain(foe, chances, times, more=more, shooting=True)


def _mean(chances: Chances) -> float:
    return sum(n * p for n, p in enumerate(chances))
