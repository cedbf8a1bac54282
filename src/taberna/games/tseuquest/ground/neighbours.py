"""Who is beside whom, and how many dice a figure has: questions that every chapter asks."""

from taberna.games.tseuquest.flow.state import State, is_hero, same_side, senseless
from taberna.games.tseuquest.ground.sight import ground
from taberna.games.tseuquest.ground.squares import (
    DIRECTIONS,
    EDGE,
    NEXT,
    Direction,
    Square,
    distance,
    reach,
    towards,
)
from taberna.games.tseuquest.things.library import ITEMS, RULES, SHEETS
from taberna.games.tseuquest.things.pieces import Figure, Scenery, Trap, floor_of
from taberna.games.tseuquest.things.sheets import Sheet
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

FLOOR = frozenset({"pit", "deep-pit", "magic"})
PITS = frozenset({"pit", "deep-pit"})


def rule(state: State, name: str) -> int:
    """A number of the rules; the adventure's own comes first (TQ-17.3)."""
    return state.script.rules.get(name, RULES[name])


def sheet(figure: Figure) -> Sheet:
    return SHEETS[figure.sheet]


def far(state: State, one: Square, other: Square) -> int:
    return reach(one, other) if state.options.metric == "king" else distance(one, other)


def neighbours(state: State, square: Square) -> tuple[tuple[Direction, Square], ...]:
    """The squares beside one with nothing between: no wall, closed door or portcullis (TQ-G1)."""
    land = ground(state)
    known = land.beside.get(square)
    if known is None:
        known = land.beside[square] = tuple(
            (way, NEXT[square, way])
            for way in DIRECTIONS
            if EDGE[square, way] not in land.walls and NEXT[square, way]
        )
    return known


def touches(state: State, one: Square, other: Square) -> bool:
    way = towards(one, other)
    return way is not None and EDGE[one, way] not in ground(state).walls


def beside(state: State, figure: Figure) -> tuple[Figure, ...]:
    """Figures in contact; one in a pit or under rocks is beside nobody (TQ-G182, TQ-G139)."""
    if figure.pit or figure.buried:
        return ()
    around = [square for _, square in neighbours(state, figure.square)]
    return tuple(
        [
            f
            for f in state.figures
            if f.square in around and f.id != figure.id and f.seen and not (f.pit or f.buried)
        ]
    )


def foes_beside(state: State, figure: Figure) -> tuple[Figure, ...]:
    return tuple([f for f in beside(state, figure) if not same_side(f, figure)])


def friends_beside(state: State, figure: Figure) -> tuple[Figure, ...]:
    return tuple([f for f in beside(state, figure) if same_side(f, figure)])


def others_at(state: State, figure: Figure, square: Square, *, truth: bool = False) -> Figure | None:
    """As everybody sees it: the unseen make room when they are seen (TQ-G122)."""
    for other in state.figures:  # the hot path, as below
        if other.square == square and other.id != figure.id and (other.seen or truth):
            return other
    return None


def floor_trap(state: State, square: Square) -> Trap | None:
    """A floor trap that everybody sees."""
    for trap in state.traps:
        if trap.square == square and trap.seen and trap.kind in FLOOR:
            return trap
    return None


def scenery_at(state: State, square: Square) -> Scenery | None:
    for piece in state.scenery:
        if square in piece.squares and piece.seen and not piece.hidden:
            return piece
    return None


def room(state: State, figure: Figure, square: Square, *, truth: bool) -> bool:
    """Nobody is here, and no scenery fills it."""
    blocked = ground(state, truth=truth).blocked
    return square not in blocked and others_at(state, figure, square, truth=truth) is None


def free(state: State, figure: Figure, square: Square, *, truth: bool) -> bool:
    """Somebody could be set down here: there is room, and no visible trap."""
    return room(state, figure, square, truth=truth) and not any(
        t.seen and square in floor_of(t) for t in state.traps
    )


def free_beside(state: State, figure: Figure) -> tuple[Square, ...]:
    """Only one that nobody sees goes by what nobody sees: else it would show by where somebody is put."""
    around = neighbours(state, figure.square)
    return tuple(sq for _, sq in around if free(state, figure, sq, truth=not figure.seen))


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
