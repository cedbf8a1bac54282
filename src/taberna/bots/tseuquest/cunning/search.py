"""Which turn of a figure does best when the fight is played out from there: a few dozen candidates, each over
the same drawn hands and dice, the worse half left behind as it goes on."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from taberna.bots.tseuquest.cunning.field import BIT, field_of
from taberna.bots.tseuquest.cunning.fray import Fray, Macro, Unit
from taberna.bots.tseuquest.cunning.hidden import bolts
from taberna.bots.tseuquest.tactics.land import strides
from taberna.bots.tseuquest.tactics.odds import Chances
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.wounds import spare_life
from taberna.bots.tseuquest.tempers import stays
from taberna.games.tseuquest.chapters.dice_counts import missile_weapons
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.library import ITEMS, SHEETS
from taberna.games.tseuquest.things.pieces import Figure

MORE: Final = (4, 4, 8, 16)
"""Times that every candidate is played out, and then the better half of them, each time."""
GLANCE = 3.0
"""Of what a turn is worth to a figure that only looks, what it is here."""
SPOTS: Final = 2
"""Squares from which each target is considered."""
RETREATS: Final = 3
KEPT: Final = 32


class Turn(NamedTuple):
    """What a figure is to do: strike, go, strike again."""

    square: Square
    target: str = ""
    before: int = 0
    after: int = 0


Glance: TypeAlias = Callable[[Turn], float]


class Search:
    """Of one situation, wherever the figure that acts stands in it: what was found is kept, so that it walks
    on to where it set out for."""

    def __init__(self, scene: Scene, ready: tuple[str, ...], seed: int) -> None:
        self.fray, self.names = _fray(scene, ready, seed)
        self._known: dict[Turn, list[float]] = {}
        self._me = self.names[scene.me.id]

    def best(self, turns: list[Turn], glance: Glance) -> tuple[float, Turn]:
        """What it looks like at a glance counts too: the model sees no further than a few rounds, and knows
        nothing of what the adventurers are after."""
        left, times = turns, 0
        looks = {turn: GLANCE * glance(turn) for turn in turns}
        for more in MORE:
            times += more
            worths = {turn: self._worth(turn, times) + looks[turn] for turn in left}
            left = sorted(left, key=worths.__getitem__, reverse=True)[: max(2, (len(left) + 1) // 2)]
        return worths[left[0]], left[0]

    def _worth(self, turn: Turn, times: int) -> float:
        """Over the first so many ways that it may go, however many were tried before."""
        found = self._known.setdefault(turn, [])
        target = self.names[turn.target] if turn.target else -1
        macro = Macro(BIT[turn.square], target, turn.before, turn.after)
        found += [self.fray.play(self._me, macro, n) for n in range(len(found), times)]
        return sum(found[:times]) / times


_kept: OrderedDict[object, Search] = OrderedDict()


def search_of(scene: Scene, ready: tuple[str, ...], seed: int) -> Search:
    """The same for the same situation, whoever asks and however often."""
    state = scene.state
    figures = tuple([replace(f, square="") if f.id == scene.me.id else f for f in state.figures])
    board = state.doors, state.scenery, state.traps, state.marks, state.spells, scene.view.hands
    key = seed, scene.weights, scene.me.id, ready, figures, board
    found = _kept.get(key)
    if found is None:
        found = _kept[key] = Search(scene, ready, seed)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return found


def turns_of(scene: Scene, still: int, moved: int, moves: int) -> list[Turn]:
    """All that is worth a thought: with so many blows where it stands, so many where it goes."""
    here = scene.me.square
    ends = [here]
    if moves and not stays(scene.view, scene.me):
        found = strides(scene.ways, here, moves, scene.known, scene.barred, scene.jump)
        ends += [square for square in found if square not in scene.taken and square != here]
    chosen = [Turn(here), *_strikes(scene, ends, still, moved), *_holds(scene, ends)]
    if still > moved >= 1 and len(ends) > 1:
        chosen += _retreats(scene, ends)
    return list(dict.fromkeys(chosen))


def _strikes(scene: Scene, ends: list[Square], still: int, moved: int) -> Iterator[Turn]:
    """At each of them, from the squares that are best for it."""
    here = scene.me.square
    for foe in scene.awake:
        found: list[tuple[float, Square, int]] = []
        for square in ends:
            times = still if square == here else moved
            gain = scene.deed(square, times, (foe,))
            if gain > 0:
                found.append((gain + scene.stance(square), square, times))
        for _, square, times in sorted(found, reverse=True)[:SPOTS]:
            yield Turn(square, foe.id, 0, times)


def _holds(scene: Scene, ends: list[Square]) -> Iterator[Turn]:
    care = scene.weights.caution
    calm = sorted(ends, key=lambda s: (-care * scene.stance(s) + scene.weights.near * scene.gap(s), s))
    yield from map(Turn, calm[:RETREATS])
    yield from map(Turn, sorted(ends, key=lambda s: (scene.gap(s), -scene.stance(s), s))[:SPOTS])


def _retreats(scene: Scene, ends: list[Square]) -> Iterator[Turn]:
    here = scene.me.square
    now = sorted(((scene.deed(here, 1, (foe,)), foe.id) for foe in scene.awake), reverse=True)
    safe = sorted(ends, key=lambda s: (-scene.stance(s), s))[:RETREATS]
    yield from (Turn(square, name, 1) for gain, name in now[:SPOTS] if gain > 0 for square in safe)


# -- the model


def _fray(scene: Scene, ready: tuple[str, ...], seed: int) -> tuple[Fray, dict[str, int]]:
    ours = [m for m in scene.mates if m.seen and not (m.asleep or m.bound)]
    figures = [*scene.awake, scene.me, *ours]
    names = {figure.id: n for n, figure in enumerate(figures)}
    state = scene.state
    blows = [[_blow(scene, one, other) for other in figures] for one in figures]
    shots = [[_shot(scene, one, other) for other in figures] for one in figures]
    units = [_unit(scene, figure, (*blows[n], *shots[n])) for n, figure in enumerate(figures)]
    order = [names[name] for name in state.order if name in names]
    order += [n for n, unit in enumerate(units) if not unit.ours and n not in order]
    return (
        Fray(
            units,
            field_of(state, opens=False),
            field_of(state, opens=True),
            blows,
            shots,
            order,
            [names[name] for name in ready if name in names],
            bolts(scene.view),
            sum(BIT[square] for square in scene.known.floors | scene.known.squares),
            seed,
        ),
        names,
    )


def _unit(scene: Scene, figure: Figure, strikes: Iterable[Chances]) -> Unit:
    ours = figure.seat == scene.me.seat
    hand = next((h.count for h in scene.view.hands if h.figure == figure.id), 0)
    return Unit(
        figure.id,
        ours,
        scene.speed(figure),
        figure.kind in ("hero", "antagonist"),
        bool(missile_weapons(figure)),
        figure.pit or figure.buried or figure.life <= 0,
        scene.weights.harm if ours else scene.weights.hit,
        scene.weights.doom * max(map(_mean, strikes)) if ours else scene.weights.kill,
        figure.life + spare_life(figure),
        max(figure.life, SHEETS[figure.sheet].life) + spare_life(figure),
        BIT[figure.square],
        0 if ours else sum(any(map(_heals, ITEMS[item].use)) for item in figure.items if item in ITEMS),
        0 if ours else min(hand, figure.mind or 0),
    )


def _heals(effect: Effect) -> bool:
    return effect.do == "heal"


def _blow(scene: Scene, one: Figure, other: Figure) -> Chances:
    return scene.best_blow(one, other) if one.seat != other.seat else (1.0,)


def _shot(scene: Scene, one: Figure, other: Figure) -> Chances:
    """Of whoever acts, from as near as may be: where it will stand is still open."""
    weapons = missile_weapons(one) if one.seat != other.seat else ()
    origin = other.square if one.id == scene.me.id else one.square
    return max((scene.shot(one, other, weapon, origin) for weapon in weapons), default=(1.0,), key=_mean)


def _mean(chances: Chances) -> float:
    return sum(n * p for n, p in enumerate(chances))
