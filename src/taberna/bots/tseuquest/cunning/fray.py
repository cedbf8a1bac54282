"""A small model of a fight, quick enough to be played out hundreds of times: who is where, how much life is
left, what dice do. Everybody goes for what is best at the moment; cards in hands nobody knows are drawn anew
each time."""

from collections.abc import Sequence
from typing import NamedTuple

from taberna.bots.tseuquest.cunning.field import Field, any_of
from taberna.bots.tseuquest.tactics.odds import Chances, outlook

POINTS = 2
DEEP = 2
"""Rounds that are played after the one under way."""
_WORD = 0xFFFFFFFFFFFFFFFF
_WHOLE = 1 << 64


class Unit(NamedTuple):
    """What does not change about somebody."""

    name: str
    ours: bool
    speed: int
    opens: bool
    shoots: bool
    fixed: bool
    """In a pit or under rocks: it neither strikes nor is struck."""
    point: float
    """What a point of its life is worth, to either side."""
    fall: float
    """The same of its last."""
    life: int
    most: int
    square: int
    potions: int = 0
    cards: int = 0
    """In its hand, unknown."""


class Macro(NamedTuple):
    """A whole turn: blows before it goes, where it ends, blows from there."""

    square: int
    target: int = -1
    before: int = 0
    after: int = 0


Table = list[list[Chances]]


class Fray:
    def __init__(
        self,
        units: Sequence[Unit],
        feet: Field,
        hands: Field,
        blows: Table,
        shots: Table,
        order: Sequence[int],
        ready: Sequence[int],
        bolts: Sequence[Chances],
        hazards: int,
        seed: int,
    ) -> None:
        self.units = units
        self.feet, self.hands = feet, hands
        self.order, self.ready = order, ready
        """Adventurers in their order; ours that are still to act in this phase."""
        self.bolts = bolts
        self.hazards = hazards
        self.seed = seed
        self.ours = [n for n, unit in enumerate(units) if unit.ours]
        self.theirs = [n for n, unit in enumerate(units) if not unit.ours]
        self.start = [unit.square for unit in units]
        self.lives = [unit.life for unit in units]
        self.blows = [[_sums(chances) for chances in row] for row in blows]
        self.shots = [[_sums(chances) for chances in row] for row in shots]
        self.blow_worth = [[_by_life(c, units[d]) for d, c in enumerate(row)] for row in blows]
        self.shot_worth = [[_by_life(c, units[d]) for d, c in enumerate(row)] for row in shots]
        self.bolt_sums = [_sums(chances) for chances in bolts]

    def play(self, first: int, macro: Macro, number: int) -> float:
        """What came of it, one of many ways that it may go."""
        game = Bout(self, number)
        game.carry_out(first, macro)
        for one in self.ready:
            if one != first:
                game.turn(one)
        for one in self.order:
            game.turn(one)
        for _ in range(DEEP):  # the phase after their reply, and their reply to that
            for one in (*self.ours, *self.order):
                game.turn(one)
        return self._value(game)

    def _value(self, game: "Bout") -> float:
        value = 0.0
        for n, unit in enumerate(self.units):
            left = game.life[n]
            lost = unit.point * (unit.life - left) + (0.0 if left else unit.fall)
            value += -lost if unit.ours else lost
        return value


def _by_life(chances: Chances, other: Unit) -> list[float]:
    """What a blow is worth to whoever strikes, by the life the other has left."""
    rows = [0.0]
    for life in range(1, other.most + 1):
        taken, kills = outlook(chances, life)
        rows.append(other.point * taken + other.fall * kills)
    return rows


def _sums(chances: Chances) -> tuple[float, ...]:
    """Chances of at most 0, 1, 2… hits."""
    whole, sums = 0.0, []
    for chance in chances:
        whole += chance
        sums.append(whole)
    return tuple(sums)


class Bout:
    """One way that it may go."""

    __slots__ = ("_drawn", "bolts", "fray", "life", "potions", "square")

    def __init__(self, fray: Fray, number: int) -> None:
        self.fray = fray
        self._drawn = (fray.seed + number * 0x9E3779B97F4A7C15) & _WORD
        self.square, self.life = fray.start.copy(), fray.lives.copy()
        self.potions = [unit.potions for unit in fray.units]
        kinds = len(fray.bolts)
        self.bolts: list[list[int]] = [
            [int(self._chance() * kinds) for _ in range(unit.cards if kinds else 0)] for unit in fray.units
        ]

    def _chance(self) -> float:
        """Evenly from 0 to 1, the same for the same number (splitmix64)."""
        self._drawn = word = (self._drawn + 0x9E3779B97F4A7C15) & _WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        return (word ^ (word >> 31)) / _WHOLE

    def carry_out(self, one: int, macro: Macro) -> None:
        self._blows(one, macro.target, macro.before)
        self.square[one] = macro.square
        self._blows(one, macro.target, macro.after)

    def _blows(self, one: int, other: int, times: int) -> None:
        for _ in range(times):
            if self.life[other] <= 0:
                return
            near = self.fray.feet.around(self.square[one]) & self.square[other]
            self._take(other, (self.fray.blows if near else self.fray.shots)[one][other])

    def _take(self, other: int, sums: tuple[float, ...]) -> None:
        drawn, hits = self._chance(), 0
        while hits < len(sums) - 1 and drawn > sums[hits]:
            hits += 1
        if hits:
            self.life[other] -= hits
            if self.life[other] <= 0:
                self.life[other] = 0
                self.square[other] = 0

    def turn(self, one: int) -> None:
        """The best that there is to do, as far as it can be seen at a glance."""
        unit = self.fray.units[one]
        if self.life[one] <= 0 or unit.fixed:
            return
        points = POINTS
        if self.potions[one] and self.life[one] * 3 <= unit.most:
            self.potions[one] -= 1
            self.life[one] = min(unit.most, self.life[one] + 3)
            points -= 1
        foes = self.fray.theirs if unit.ours else self.fray.ours
        foes = [f for f in foes if self.life[f] > 0 and not self.fray.units[f].fixed]
        if not foes:
            return
        if self.bolts[one] and points and self._cast(one, foes):
            points -= 1
        if points:
            self._fight(one, unit, foes, points)

    def _cast(self, one: int, foes: list[int]) -> bool:
        """A card that strikes from afar, at whoever is in sight."""
        sees = self.fray.feet.sees(self.square[one])
        for foe in foes:
            if self.square[foe] & sees:
                self._take(foe, self.fray.bolt_sums[self.bolts[one].pop()])
                return True
        return False

    def _fight(self, one: int, unit: Unit, foes: list[int], points: int) -> None:
        fray, here = self.fray, self.square[one]
        worth, shot = fray.blow_worth[one], fray.shot_worth[one]
        near = fray.feet.around(here)
        best, whom, where, table = 0.0, -1, here, fray.blows
        beside = [f for f in foes if self.square[f] & near]
        for foe in beside:
            gain = worth[foe][self.life[foe]] * points
            if gain > best:
                best, whom = gain, foe
        if unit.shoots and not beside:
            sees = fray.feet.sees(here)
            for foe in foes:
                if self.square[foe] & sees:
                    gain = shot[foe][self.life[foe]] * points
                    if gain > best:
                        best, whom, table = gain, foe, fray.shots
        if points > 1 or whom < 0:
            taken, bars = 0, fray.hazards
            for n, square in enumerate(self.square):
                if n != one:
                    taken |= square
                    if fray.units[n].ours != unit.ours:
                        bars |= square
            land = fray.hands if unit.opens else fray.feet
            within = land.reach(here, unit.speed, bars)
            free = within & ~taken
            if points > 1:
                for foe in foes:
                    gain = worth[foe][self.life[foe]]
                    if gain > best:
                        spots = fray.feet.around(self.square[foe]) & free
                        if spots:
                            best, whom, where, table = gain, foe, any_of(spots), fray.blows
                if unit.shoots:
                    best, whom, where, table = self._aim(one, foes, free, (best, whom, where, table))
            if whom < 0:
                goal = 0
                for foe in foes:
                    goal |= self.square[foe]
                spots = land.nearest(goal, free, taken & ~goal)
                self.square[one] = any_of(spots) or here
                return
        blows = points if where == here else points - 1
        self.square[one] = where
        for _ in range(blows):
            if self.life[whom] <= 0:
                break
            self._take(whom, table[one][whom])

    def _aim(
        self,
        one: int,
        foes: list[int],
        free: int,
        so_far: tuple[float, int, int, list[list[tuple[float, ...]]]],
    ) -> tuple[float, int, int, list[list[tuple[float, ...]]]]:
        """From another square, where nobody stands beside it."""
        fray = self.fray
        best = so_far
        close = 0
        for foe in foes:
            close |= fray.feet.around(self.square[foe])
        for foe in foes:
            gain = fray.shot_worth[one][foe][self.life[foe]]
            if gain > best[0]:
                spots = fray.feet.sees(self.square[foe]) & free & ~close
                if spots:
                    best = gain, foe, any_of(spots), fray.shots
        return best
