"""What comes of a fight once all dice lie (TQ-G66)."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.harm import wound
from taberna.games.tseuquest.flow.events import (
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
    step,
    trap,
)
from taberna.games.tseuquest.flow.steps import (
    DisplaceDue,
    Fight,
    LoseDue,
    Stepping,
)
from taberna.games.tseuquest.flow.tale import Tale, begin, go_on, settle, throw
from taberna.games.tseuquest.ground.neighbours import (
    friends_beside,
    in_hand,
)
from taberna.games.tseuquest.ground.paths import pushable
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.dice import BOLT, KITE, OVAL, SKULL
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.tables import FIGHT, FightRow
from taberna.table.seats import Seat

MELEE = ("melee", "trap-melee")


def table_of(fight: Fight, *, defending: bool) -> str:
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
    hits = damage(tale.state, fight)
    counter = fight.defence.count(SKULL) if any(r.counter for r in rows) else 0  # TQ-8.12/1
    own = max((row.hurts for row in rows), default=0)  # TQ-9.12/1
    taken = wound(tale, fight.defender, hits)
    if fight.attacker and counter + own:
        wound(tale, fight.attacker, counter + own)
    _after_attack(tale, fight, rows)
    _after_defence(tale, fight, parries, taken)


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


def damage(state: State, fight: Fight) -> int:
    """TQ-G66: shields into skulls, annulments, lightning aside, blocks."""
    rows, parries = rows_of(fight, defending=False), rows_of(fight, defending=True)
    if any(row.misses for row in rows):
        return 0
    skulls, bolts = fight.attack.count(SKULL), fight.attack.count(BOLT)
    if any(row.exposes for row in parries):
        skulls += fight.attack.count(KITE) + fight.attack.count(OVAL)
    skulls = max(0, skulls - sum(row.annuls for row in rows))
    direct = bolts if fight.kind in MELEE or bolts < 2 else 1 + 2 * (bolts - 1)  # TQ-9.11
    return direct + max(0, skulls - blocks(state, fight, parries))


def blocks(state: State, fight: Fight, parries: tuple[FightRow, ...]) -> int:
    """TQ-8.7, TQ-8.8, TQ-8.13."""
    gear, extra = fight.defence[: fight.gear], fight.defence[fight.gear :]
    if any(row.no_gear for row in parries):
        gear = ()
    if any(row.no_cover for row in parries):
        extra = ()
    dice = gear + extra
    shield = OVAL if of_sorcerer(figure(state, fight.defender)) else KITE
    shields = max(0, dice.count(shield) - sum(row.annuls for row in parries))
    return shields + 2 * dice.count(BOLT)


def _after_attack(tale: Tale, fight: Fight, rows: tuple[FightRow, ...]) -> None:
    attacker = find(tale.state, fight.attacker)
    if attacker is None:
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
    if defender is None:
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
    turn = tale.state.turn
    if turn is not None and turn.figure == hampered:
        tale.tell(PointsLost(hampered, 1))
    else:
        tale.tell(Owed(hampered, 1))
