"""How many dice a figure has, and where each comes from: its own, what it holds and wears, what lasts."""

from taberna.games.tseuquest.flow.state import State, is_hero, senseless
from taberna.games.tseuquest.ground.neighbours import sheet
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sources import (
    DISARMED,
    OWN,
    PRONE,
    SENSELESS,
    Source,
    Sources,
    at_least_none,
    known,
    total,
)


def in_hand(figure: Figure) -> tuple[str, ...]:
    """Objects it has and that were not struck from its hands."""
    lost = list(figure.lost)
    held: list[str] = []
    for item in figure.items:
        if item in lost:
            lost.remove(item)
        else:
            held.append(item)
    return tuple(held)


def protecting(figure: Figure) -> tuple[str, ...]:
    """What it wears, and one thing in its hands: the weapon for two that it fights with, or else the best."""
    held = in_hand(figure)
    worn = tuple(i for i in (figure.worn if is_hero(figure) else held) if i in held and _is_armour(i))
    hands = [i for i in held if ITEMS[i].place in ("hand", "two-hands")]
    if figure.grip in hands:
        return (*worn, figure.grip)
    best = max(hands, key=lambda i: ITEMS[i].defence + ITEMS[i].armour, default="")
    return (*worn, best) if best else worn


def _is_armour(item: str) -> bool:
    return ITEMS[item].place in ("body", "head")


def dressed(items: tuple[str, ...]) -> tuple[str, ...]:
    """What of its things an adventurer has put on: one for the body, one for the head."""
    armour = {ITEMS[item].place: item for item in reversed(items) if item in ITEMS and _is_armour(item)}
    return tuple(item for item in items if item in armour.values())


def _marks(state: State, figure: Figure, what: str) -> Sources:
    """What lasts on it and adds dice or takes them away."""
    return tuple(
        [
            Source(known(m.source), m.amount)
            for m in state.marks
            if m.figure == figure.id and m.do == "dice" and m.what == what
        ]
    )


def attack_dice(state: State, figure: Figure, weapon: str) -> Sources:
    """TQ-8.2, TQ-8.3: its own and those of one weapon."""
    own = (*_carried(OWN, sheet(figure).attack), *_carried(weapon, ITEMS[weapon].attack if weapon else 0))
    return at_least_none((*_unarmed(figure, "attack", own), *_marks(state, figure, "attack")))


def _carried(item: str, dice: int) -> Sources:
    return (Source(item, dice),) if dice else ()


def _unarmed(figure: Figure, what: str, own: Sources) -> Sources:
    """A die less for what was struck from its hands, but one is left (TQ-G70)."""
    if what not in figure.lost:
        return own
    dice = total(own)
    less = max(1, dice - 1) - dice
    return (*own, Source(DISARMED, less)) if less else own


def _halved(figure: Figure, dice: Sources) -> Sources:
    """TQ-6.15, rounded up (TQ-G5); one who lies unconscious has none."""
    count = total(dice)
    if senseless(figure):
        return (*dice, Source(SENSELESS, -count)) if count else dice
    return (*dice, Source(PRONE, -(count // 2))) if figure.prone and count > 1 else dice


def defence_dice(state: State, figure: Figure) -> Sources:
    worn = (part for item in protecting(figure) for part in _carried(item, ITEMS[item].defence))
    own = _unarmed(figure, "defence", (*_carried(OWN, sheet(figure).defence), *worn))
    return _halved(figure, at_least_none((*own, *_marks(state, figure, "defence"))))


def armour_dice(state: State, figure: Figure) -> Sources:
    """TQ-9.6: only what says that it protects from missiles."""
    worn = (part for item in protecting(figure) for part in _carried(item, ITEMS[item].armour))
    own = _carried(OWN, sheet(figure).armour)
    return _halved(figure, at_least_none((*own, *worn, *_marks(state, figure, "armour"))))


def melee_weapons(figure: Figure) -> tuple[str, ...]:
    """What it can strike with: its bare strength, or one weapon (TQ-8.3)."""
    held = sorted({item for item in in_hand(figure) if ITEMS[item].attack})
    return ("", *held)


def missile_weapons(figure: Figure) -> tuple[str, ...]:
    own = ("",) if sheet(figure).shot and "" not in (*figure.ruined, *figure.jammed) else ()
    useless = (*figure.ruined, *figure.jammed)
    held = sorted({i for i in in_hand(figure) if ITEMS[i].shot and i not in useless})
    return (*own, *held)


def shot_dice(state: State, figure: Figure, weapon: str) -> Sources:
    own = Source(weapon, ITEMS[weapon].shot) if weapon else Source(OWN, sheet(figure).shot)
    return at_least_none((own, *_marks(state, figure, "shot")))


def move_dice(state: State, figure: Figure) -> Sources:
    """TQ-6.1; one is always thrown."""
    own = (Source(OWN, sheet(figure).dice), *_marks(state, figure, "move"))
    less = 1 - total(own)
    return own if less <= 0 else (*own[:-1], Source(own[-1].what, own[-1].count + less))


def fixed_moves(state: State, figure: Figure) -> Sources:
    """TQ-6.6: of one who throws no dice."""
    return at_least_none((Source(OWN, sheet(figure).moves), *_marks(state, figure, "move")))
