"""What comes of a fight once all dice lie (TQ-G66)."""

from typing import Literal

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.dice_counts import in_hand
from taberna.games.tseuquest.chapters.harm import is_falling, wound
from taberna.games.tseuquest.effects.interpreter import apply
from taberna.games.tseuquest.flow.events import (
    FightEnded,
    Jammed,
    Noise,
    Owed,
    PointsLost,
    Restricted,
    Struck,
    WeaponRuined,
)
from taberna.games.tseuquest.flow.state import (
    State,
    figure,
    find,
    human_sorcerer,
    is_hero,
    of_sorcerer,
    senseless,
    step,
    trap,
)
from taberna.games.tseuquest.flow.steps import (
    DefenceDue,
    DisplaceDue,
    Fight,
    LoseDue,
    Stepping,
)
from taberna.games.tseuquest.flow.tale import Tale, begin, go_on, settle, throw
from taberna.games.tseuquest.ground.neighbours import friends_beside
from taberna.games.tseuquest.ground.paths import pushable
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.dice import BOLT, KITE, OVAL, SKULL
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sources import Source, Sources, spread, total
from taberna.games.tseuquest.things.tables import FIGHT, FightRow
from taberna.table.seats import Seat

MELEE = ("melee", "trap-melee")


def table_of(fight: Fight, *, defending: bool) -> Literal["attack", "parry", "shot", "dodge"]:
    if fight.kind in MELEE:
        return "parry" if defending else "attack"
    return "dodge" if defending else "shot"


def opponent(state: State, fight: Fight, *, defending: bool) -> Seat | None:
    """Who laughs: the other side of the fight; for a trap a human Sorcerer."""
    other = find(state, fight.attacker if defending else fight.defender)
    if other is not None:
        return other.seat
    if not fight.attacker:
        return SORCERER if human_sorcerer(state) else None
    return SORCERER


def rows_of(fight: Fight, *, defending: bool) -> tuple[FightRow, ...]:
    table = FIGHT[table_of(fight, defending=defending)]
    return tuple(table[row] for row in (fight.parries if defending else fight.rows))


def resolve(tale: Tale, fight: Fight) -> None:
    attacker = find(tale.state, fight.attacker)
    if attacker is not None and is_loud(fight):
        go_on(tale, replace(fight, stage="noise", place=attacker.square))  # last of all (TQ-G65)
    else:
        settle(tale)
    rows, parries = rows_of(fight, defending=False), rows_of(fight, defending=True)
    ended = reckon(tale.state, fight, rows, parries)
    tale.tell(ended)
    taken = wound(tale, fight.defender, ended.hits)
    wound(tale, fight.attacker, ended.recoil)
    if taken and fight.weapon and tale.state.script.box:
        _strike(tale, fight)
    _after_attack(tale, fight, rows)
    _after_defence(tale, fight, parries, taken)


def _strike(tale: Tale, fight: Fight) -> None:
    """What the weapon does to one who still stands; the object comes before the rulebook (TQ-G172)."""
    wounded = find(tale.state, fight.defender)
    if wounded is not None and not senseless(wounded):
        apply(tale, ITEMS[fight.weapon].strikes, fight.attacker, fight.defender, fight.weapon)


def is_loud(fight: Fight) -> bool:
    """TQ-8.15, TQ-G78."""
    if fight.kind == "shot":
        return bool(fight.weapon) and ITEMS[fight.weapon].loud
    return fight.kind == "melee"


def be_heard(tale: Tale, fight: Fight) -> None:
    """The fight is heard, not the survivors (TQ-G199)."""
    settle(tale)
    alive = find(tale.state, fight.attacker) or find(tale.state, fight.defender)
    tale.tell(Noise(alive.id if alive else fight.attacker, fight.place))


def reckon(
    state: State, fight: Fight, rows: tuple[FightRow, ...], parries: tuple[FightRow, ...]
) -> FightEnded:
    """TQ-G66: shields into skulls, annulments, lightning aside, blocks."""
    attack, defence = _worth(fight, rows, parries), _stops(state, fight, parries)
    direct = sum([n for n, face in zip(attack, fight.attack, strict=True) if face == BOLT])
    skulls = sum(attack) - direct
    counter = fight.defence.count(SKULL) if any(row.counter for row in rows) else 0  # TQ-8.12/1
    own = max((row.hurts for row in rows), default=0)  # TQ-9.12/1
    return FightEnded(
        fight.attacker,
        fight.defender,
        attack,
        defence,
        _blocked(fight, defence, skulls),
        direct + max(0, skulls - sum(defence)),
        counter + own if fight.attacker else 0,
    )


def nothing_to_stop(state: State) -> bool:
    """Whether a defence is asked for that could do nothing: every hit is a lightning (TQ-8.11), or none is
    left, and nothing strikes back (TQ-8.12/1). All of it lies open on the table."""
    match state.steps:
        case (*_, Fight() as fight, DefenceDue()):
            rows = rows_of(fight, defending=False)
            worth = _worth(fight, rows, ())
            stoppable = any(n for n, face in zip(worth, fight.attack, strict=True) if face != BOLT)
            return not stoppable and not any(row.counter for row in rows)
        case _:
            return False


def _worth(fight: Fight, rows: tuple[FightRow, ...], parries: tuple[FightRow, ...]) -> tuple[int, ...]:
    """How many hits each die of the attack counts for."""
    if any(row.misses for row in rows):
        return (0,) * len(fight.attack)
    hitting = (SKULL, KITE, OVAL) if any(row.exposes for row in parries) else (SKULL,)
    skulls = max(0, sum(map(fight.attack.count, hitting)) - sum(row.annuls for row in rows))
    again = 1 if fight.kind in MELEE else 2  # TQ-9.11: each lightning of a shot after the first
    worth: list[int] = []
    bolts = 0
    for face in fight.attack:
        if face == BOLT:
            worth.append(again if bolts else 1)
            bolts += 1
        elif face in hitting and skulls:
            worth.append(1)
            skulls -= 1
        else:
            worth.append(0)
    return tuple(worth)


def _stops(state: State, fight: Fight, parries: tuple[FightRow, ...]) -> tuple[int, ...]:
    """How many hits each die of the defence can stop (TQ-8.7, TQ-8.8, TQ-8.13)."""
    gear = total(fight.gear)
    no_gear, no_cover = any(row.no_gear for row in parries), any(row.no_cover for row in parries)
    dice = [
        "" if (no_gear if place < gear else no_cover) else face for place, face in enumerate(fight.defence)
    ]
    shield = OVAL if of_sorcerer(figure(state, fight.defender)) else KITE
    shields = max(0, dice.count(shield) - sum(row.annuls for row in parries))
    stops: list[int] = []
    for face in dice:
        if face == BOLT:
            stops.append(2)
        elif face == shield and shields:
            stops.append(1)
            shields -= 1
        else:
            stops.append(0)
    return tuple(stops)


def _blocked(fight: Fight, stops: tuple[int, ...], skulls: int) -> Sources:
    """What stopped how many of so many hits."""
    blocked: dict[str, int] = {}
    for what, stop in zip(spread((*fight.gear, *fight.cover)), stops, strict=False):
        met = min(stop, skulls)
        if met:
            blocked[what] = blocked.get(what, 0) + met
            skulls -= met
    return tuple([Source(what, count) for what, count in blocked.items()])


def _after_attack(tale: Tale, fight: Fight, rows: tuple[FightRow, ...]) -> None:
    attacker = find(tale.state, fight.attacker)
    if attacker is None or is_falling(attacker):
        return
    if any(row.disarms for row in rows):
        lost = fight.weapon if fight.weapon in attacker.items else "attack"
        if lost not in attacker.lost and (lost != "attack" or not is_hero(attacker)):
            tale.tell(Struck(attacker.id, lost))  # TQ-8.12/2, TQ-G70
    if any(row.no_attack for row in rows):
        tale.tell(Restricted(attacker.id, ("attack",)))  # TQ-8.12/3
    if any(row.ruins for row in rows):
        tale.tell(WeaponRuined(attacker.id, fight.weapon))  # TQ-9.12/2
    elif any(row.jams for row in rows):
        tale.tell(Jammed(attacker.id, fight.weapon))  # TQ-9.12/3


def _after_defence(tale: Tale, fight: Fight, parries: tuple[FightRow, ...], taken: int) -> None:
    below = step(tale.state)
    if fight.trap and taken and isinstance(below, Stepping):
        sprung = trap(tale.state, fight.trap)
        if sprung is not None and sprung.kind == "axes":
            go_on(tale, replace(below, held=True))  # TQ-16.4
    defender = find(tale.state, fight.defender)
    if defender is None or is_falling(defender):
        return
    owed = max((row.owes for row in parries), default=0)
    if owed:
        tale.tell(Owed(defender.id, owed))  # TQ-9.14/5, TQ-9.14/6
    if any(row.displaced for row in parries) and pushable(tale.state, defender):
        by = opponent(tale.state, fight, defending=True)
        if by is not None:
            begin(tale, DisplaceDue(by, defender.id))  # TQ-8.14/3
    if any(row.disarms for row in parries):
        _lose_grip(tale, defender)
    if any(row.hampers for row in parries):
        near = friends_beside(tale.state, defender)
        if near:
            throw(tale, "hampered", defender.id, "name", 1, tuple(f.id for f in near))


def _lose_grip(tale: Tale, defender: Figure) -> None:
    held = losable(defender)
    if len(held) == 1:
        tale.tell(Struck(defender.id, held[0]))
    elif held:
        begin(tale, LoseDue(defender.seat, defender.id))


def losable(defender: Figure) -> tuple[str, ...]:
    """A weapon or a shield; one without either fights and parries with a die less (TQ-G70)."""
    if of_sorcerer(defender):
        return tuple(each for each in ("attack", "defence") if each not in defender.lost)
    return tuple(sorted({i for i in in_hand(defender) if ITEMS[i].place in ("hand", "two-hands")}))


def on_lose(tale: Tale, due: LoseDue, item: str) -> None:
    settle(tale)
    tale.tell(Struck(due.figure, item))


def on_hampered(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """TQ-8.14/4: a point now if it is still to act this round, else at its next activation: the same debt."""
    hampered = faces[0]
    if find(tale.state, hampered) is None:
        return  # it fell before the lot was drawn
    turn = tale.state.turn
    if turn is not None and turn.figure == hampered:
        tale.tell(PointsLost(hampered, 1))
    else:
        tale.tell(Owed(hampered, 1))
