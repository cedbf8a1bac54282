"""What a card or an object is worth where it could be used, in life points, to players who plan."""

from collections.abc import Iterable

from taberna.bots.tseuquest.tactics.land import FAR
from taberna.bots.tseuquest.tactics.odds import outlook, plain_hits
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.shifts import doors_worth, push_worth, swap_worth
from taberna.games.tseuquest.effects.targets import SORTS, met
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.actions import Cast, Use
from taberna.games.tseuquest.ground.neighbours import far
from taberna.games.tseuquest.ground.squares import AT
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.library import CARDS, ITEMS, SHEETS
from taberna.games.tseuquest.things.pieces import Figure, floor_of

NOISE = 0.4
"""What a noise costs where somebody sleeps."""
DIE = 0.3
"""Life points that a die more, or less, is worth in a fight that is under way."""
CLIMB = 0.2
"""Of help for somebody under rocks, what it is to be helped out of a pit."""
LASTING = 3
"""Rounds that a card which stays is counted for."""
HASTE = 0.6
"""Of a die more to move with, for each who has somewhere to go."""
PAID = 1.6
"""Of a service that waits for nobody's harm: done once, when nothing presses."""


def cast_worth(scene: Scene, cast: Cast) -> float:
    card = CARDS[cast.card]
    if cast.last_breath:
        return -FAR
    if card.stays and any(
        s.card == card.id and s.target == (cast.at or scene.me.id) for s in scene.view.spells
    ):
        return -FAR
    worth = effects_worth(scene, card.effects, cast.at or scene.me.id)
    return worth - scene.weights.mind * card.cost if worth > 0 else worth


def use_worth(scene: Scene, use: Use) -> float:
    """Of an object that one has; what is used up should do something."""
    item = ITEMS[use.what]
    worth = effects_worth(scene, item.use, use.at or scene.me.id)
    return worth - 0.2 if item.once else worth


def effects_worth(scene: Scene, effects: Iterable[Effect], at: str) -> float:
    return sum(_worth(scene, effect, at) for effect in effects)


def _met(scene: Scene, effect: Effect, at: str) -> list[Figure]:
    if effect.when in SORTS or not effect.when:
        return [f for f in met(scene.state, effect, scene.me.id, at) if f.seen or scene.sorcerer]
    return []


def _hostile(scene: Scene, other: Figure) -> bool:
    return (other.seat == SORCERER) != scene.sorcerer


def _worth(scene: Scene, effect: Effect, at: str) -> float:
    match effect.do:
        case "damage":
            chances = plain_hits(effect.dice) if effect.dice else (*[0.0] * effect.amount, 1.0)
            return sum(_harm(scene, f, chances) for f in _met(scene, effect, at))
        case "heal":
            return sum(_cure(scene, f, effect.amount) for f in _met(scene, effect, at))
        case "drain":
            return sum(_drain(scene, f, effect.amount) for f in _met(scene, effect, at))
        case "points" | "bar" | "prone":
            return sum(_hamper(scene, f, effect) for f in _met(scene, effect, at))
        case "dice":
            return sum(_dice(scene, f, effect) for f in _met(scene, effect, at))
        case "reroll":
            return sum(0.6 for f in _met(scene, effect, at) if not _hostile(scene, f) and _fights(scene, f))
        case "push":
            return sum(push_worth(scene, f, effect.what) for f in _met(scene, effect, at))
        case "swap":
            return sum(swap_worth(scene, f) for f in _met(scene, effect, at))
        case "dispel":
            return sum(_undo(scene, f) for f in _met(scene, effect, at))
        case "mend":
            return sum(1.0 for f in _met(scene, effect, at) if f.jammed and not _hostile(scene, f))
        case "open" if not effect.what and not scene.sorcerer:
            return 0.0 if scene.awake else PAID * doors_worth(scene, at)
        case "reveal" if not scene.sorcerer:
            shut = any(door.kind == "closed" for door in scene.view.doors)
            return 0.0 if scene.awake or shut else PAID
        case "gold" if effect.amount > 0 and not scene.sorcerer:
            return 0.0 if scene.awake else PAID + scene.weights.mind * effect.amount / 10
        case "free":
            stuck = [f for f in _met(scene, effect, at) if f.pit or f.buried]
            # Out of a pit one climbs by oneself, on the side that one likes.
            return sum((-1.5 if _hostile(scene, f) else 1.5) * (1.0 if f.buried else CLIMB) for f in stuck)
        case "spoil" if not scene.sorcerer:
            places = [s for trap in scene.view.traps for s in floor_of(trap)]
            return 0.9 * sum(far(scene.state, place, at) <= effect.radius for place in places if at in AT)
        case "summon":
            return 1.0 if scene.foes and (scene.sorcerer or _busy(scene, scene.me)) else 0.0
        case "restore":
            return sum(_refresh(scene, f, effect.amount) for f in _met(scene, effect, at))
        case "move" if effect.who == "self" and not effect.what:
            return _leap(scene, at)
        case "draw" if effect.what != "chaos":
            return 0.6
        case "noise":
            return -NOISE if not scene.sorcerer and any(f.asleep for f in scene.foes) else 0.0
        case _:
            return 0.0


def _harm(scene: Scene, other: Figure, chances: tuple[float, ...]) -> float:
    if not _hostile(scene, other):
        return -1.5 * outlook(chances, max(1, other.life))[0]
    if other.asleep:
        return 0.0
    return scene.gain(other, chances, shooting=not scene.touch(scene.me, other))


def _drain(scene: Scene, other: Figure, amount: int) -> float:
    if other.mind is None:
        return 0.0
    worth = 0.5 * min(amount, other.mind) + (scene.weights.kill if other.mind <= amount else 0.0)
    return worth if _hostile(scene, other) else -2 * worth


def _cure(scene: Scene, other: Figure, amount: int) -> float:
    """The worse somebody is, and the more stands against him, the more."""
    if _hostile(scene, other):
        return -float(amount)
    most = SHEETS[other.sheet].life
    given = min(amount, most - other.life)
    if given <= 0:
        return 0.0
    waste = amount - given
    need = 1.0 if other.life * 2 <= most else 0.45
    if other.life <= 2:
        need = 1.6
    return scene.weights.heal * need * given - 0.3 * waste


def _hamper(scene: Scene, other: Figure, effect: Effect) -> float:
    if effect.do == "points" and effect.amount > 0:
        return 0.6 if not _hostile(scene, other) and _busy(scene, other) else 0.0
    if not _hostile(scene, other):
        return -1.0
    if other.asleep or not _busy(scene, other):
        return 0.0
    menace = scene.menace(other)
    match effect.do:
        case "points":
            return menace * min(2, -effect.amount) / 2 * 1.2
        case "prone":
            return 0.0 if other.prone or other.pit else 0.35 + 0.3 * menace
        case _:
            if effect.what == "move":
                return 0.0 if any(scene.touch(other, f) for f in (scene.me, *scene.mates)) else menace
            if effect.what == "shoot":
                return menace if SHEETS[other.sheet].shot else 0.0
            if effect.what == "magic":
                return 0.3 * SHEETS[other.sheet].magic
            return menace * (0.3 if SHEETS[other.sheet].shot else 1.4)


def _dice(scene: Scene, other: Figure, effect: Effect) -> float:
    if effect.what == "move":
        return _pace(scene, other, effect)
    lasting = LASTING if effect.lasts in ("card", "adventure") else 1
    if not _busy(scene, other):
        return 0.0
    worth = DIE * effect.amount * lasting
    if effect.what in ("shot", "armour"):
        worth *= 0.3
    return -worth if _hostile(scene, other) else worth


def _pace(scene: Scene, other: Figure, effect: Effect) -> float:
    """Whoever has somebody beside it need not come nearer."""
    if _fights(scene, other) or other.asleep:
        return 0.0
    if _hostile(scene, other):
        slowed = _busy(scene, other) and effect.amount < 0
        return HASTE * scene.menace(other) * min(1.0, -effect.amount / 3) if slowed else 0.0
    return HASTE * effect.amount * (2 if scene.awake else 1)


def _undo(scene: Scene, other: Figure) -> float:
    """Of an elemental, or of what spells stay on somebody."""
    if other.kind == "elemental":
        return 0.8 + scene.menace(other) if _hostile(scene, other) else -1.0
    lies = [spell for spell in scene.view.spells if spell.target == other.id]
    harmful = sum(any(e.amount < 0 or e.do == "bar" for e in CARDS[spell.card].effects) for spell in lies)
    good = len(lies) - harmful
    return 0.9 * (good - harmful if _hostile(scene, other) else harmful - good)


def _refresh(scene: Scene, other: Figure, amount: int) -> float:
    """Mind for somebody who can do something with it, and has less than the one who gives it."""
    sheet = SHEETS[other.sheet]
    if _hostile(scene, other) or other.id == scene.me.id or not sheet.magic or other.mind is None:
        return 0.0
    given = min(amount, (sheet.mind or 0) - other.mind)
    dry = other.mind <= 1 and (scene.me.mind or 0) > amount + 1
    return (2.0 if dry else 1.0) * scene.weights.mind * max(0, given)


def _fights(scene: Scene, figure: Figure) -> bool:
    """Somebody against it stands beside it."""
    return any(
        _hostile(scene, other) != _hostile(scene, figure) and scene.touch(figure, other)
        for other in scene.everybody
    )


def _busy(scene: Scene, figure: Figure) -> bool:
    """Somebody against him is near enough to matter."""
    others = (
        scene.awake
        if figure.seat == scene.me.seat or not _hostile(scene, figure)
        else (scene.me, *scene.mates)
    )
    near = scene.feet.gaps(figure.square)
    return any(near.get(other.square, FAR) <= scene.speed(other) + 2 for other in others)


def _leap(scene: Scene, at: str) -> float:
    if at not in AT or at in scene.taken or at in scene.known.floors:
        return 0.0
    return max(0.0, scene.stance(at) + scene.deed(at, 1) - scene.stance(scene.me.square)) * 0.7
