"""Melee and missiles (TQ-8, TQ-9): declared, thrown, fumbled, defended, resolved, in the order of TQ-G65."""

from msgspec.structs import replace

from taberna.games.tseuquest import actions
from taberna.games.tseuquest.checks import not_able
from taberna.games.tseuquest.dice import BOLT, KITE, OVAL, SKULL, WHAT
from taberna.games.tseuquest.events import (
    Declared,
    Jammed,
    Noise,
    Owed,
    PointsLost,
    Restricted,
    Struck,
    Unmarked,
    WeaponRuined,
)
from taberna.games.tseuquest.harm import rouse, wound
from taberna.games.tseuquest.library import ITEMS
from taberna.games.tseuquest.near import (
    armour_dice,
    attack_dice,
    beside,
    defence_dice,
    far,
    foes_beside,
    friends_beside,
    in_hand,
    melee_weapons,
    missile_weapons,
    rule,
    shot_dice,
)
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.paths import pushable
from taberna.games.tseuquest.pieces import Figure
from taberna.games.tseuquest.sight import aims, cover, ground
from taberna.games.tseuquest.squares import DIRECTIONS, NEXT
from taberna.games.tseuquest.state import (
    State,
    active,
    figure,
    find,
    human_sorcerer,
    is_hero,
    of_sorcerer,
    same_side,
    step,
    trap,
)
from taberna.games.tseuquest.steps import (
    AimDue,
    DefenceDue,
    DisplaceDue,
    Fight,
    LoseDue,
    RedirectDue,
    RerollDue,
    RowDue,
    Stepping,
)
from taberna.games.tseuquest.tables import FIGHT, FightRow
from taberna.games.tseuquest.tale import Decision, Tale, begin, begin_tale, go_on, settle, throw
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

MELEE = ("melee", "trap-melee")


# -- declaring


def no_attack(state: State, seat: Seat, action: actions.Attack) -> Refusal | None:
    why = not_able(state, seat, "attack")
    if why is not None:
        return why
    actor = active(state)
    assert actor is not None
    if action.weapon not in melee_weapons(actor):
        return refuse("no-such-weapon", weapon=action.weapon)
    if not action.target:
        return None if state.options.error_also_plays == "on" else refuse("no-target")
    target = find(state, action.target)
    if target is None or not target.seen:
        return refuse("no-such-figure", figure=action.target)
    if same_side(actor, target):
        return refuse("friend", figure=action.target)
    return None if target in beside(state, actor) else refuse("not-adjacent", figure=action.target)


def attack(state: State, seat: Seat, action: actions.Attack) -> Decision:
    """TQ-8.1 to TQ-8.3."""
    why = no_attack(state, seat, action)
    if why is not None:
        return why
    actor = active(state)
    assert actor is not None
    assert state.turn is not None
    dice = attack_dice(state, actor, action.weapon) + (1 if state.turn.charge else 0)
    tale = begin_tale(state, Declared(actor.id, "attack", 1, action.target))
    if action.target or foes_beside(state, actor):
        begin(
            tale,
            Fight(attacker=actor.id, defender=action.target, kind="melee", weapon=action.weapon, dice=dice),
        )
    return tuple(tale.events)


def no_shot(state: State, seat: Seat, action: actions.Shoot) -> Refusal | None:
    why = not_able(state, seat, "shoot")
    if why is not None:
        return why
    actor = active(state)
    assert actor is not None
    if action.weapon not in missile_weapons(actor):
        return refuse("no-such-weapon", weapon=action.weapon)
    if foes_beside(state, actor):
        return refuse("engaged")
    if not action.target:
        return None if state.options.error_also_plays == "on" else refuse("no-target")
    target = find(state, action.target)
    if target is None or not target.seen:
        return refuse("no-such-figure", figure=action.target)
    if same_side(actor, target):
        return refuse("friend", figure=action.target)
    return no_aim(state, actor, target, action.weapon)


def no_aim(state: State, actor: Figure, target: Figure, weapon: str) -> Refusal | None:
    """TQ-9.1, TQ-10.1, TQ-16.9."""
    if target.buried:
        return refuse("buried", figure=target.id)
    near = any(NEXT[actor.square, way] == target.square for way in DIRECTIONS)
    if target.pit:
        return None if near and aims(state, actor.square, target.square) else refuse("in-pit")
    if target in beside(state, actor):
        return refuse("adjacent", figure=target.id)
    limit = ITEMS[weapon].range if weapon else 0
    if limit and far(state, actor.square, target.square) > limit:
        return refuse("out-of-range", range=limit)
    return None if aims(state, actor.square, target.square) else refuse("no-line-of-sight")


def shoot(state: State, seat: Seat, action: actions.Shoot) -> Decision:
    why = no_shot(state, seat, action)
    if why is not None:
        return why
    actor = active(state)
    assert actor is not None
    tale = begin_tale(state, Declared(actor.id, "shoot", 1, action.target))
    dice = shot_dice(state, actor, action.weapon)
    if action.target or shootable(state, actor, action.weapon):
        begin(
            tale,
            Fight(attacker=actor.id, defender=action.target, kind="shot", weapon=action.weapon, dice=dice),
        )
    return tuple(tale.events)


def shootable(state: State, actor: Figure, weapon: str) -> tuple[Figure, ...]:
    return tuple(
        f
        for f in state.figures
        if f.seen and not same_side(f, actor) and no_aim(state, actor, f, weapon) is None
    )


# -- the machine


def keep_fighting(tale: Tale, fight: Fight) -> bool:
    """The next thing this fight needs; whether it could be done without asking anybody."""
    if fight.attacker and find(tale.state, fight.attacker) is None:
        settle(tale)
        return True
    if fight.defender and find(tale.state, fight.defender) is None:
        settle(tale)
        return True
    _STAGES[fight.stage](tale, fight)
    return True


def _throw_attack(tale: Tale, fight: Fight) -> None:
    go_on(tale, replace(fight, stage="fumbles"))
    if fight.dice:
        throw(tale, "attack", fight.attacker or fight.defender, "com", fight.dice)


def on_attack(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    fight = _fight(tale)
    limit = rule(tale.state, "fumbles")
    rolls = min(limit, faces.count(WHAT)) if fight.attacker else 0  # TQ-8.11, TQ-G135
    go_on(tale, replace(fight, attack=faces, rolls=rolls))
    attacker = find(tale.state, fight.attacker)
    if attacker and any(m.figure == attacker.id and m.do == "reroll" for m in tale.state.marks):
        begin(tale, RerollDue(attacker.seat, attacker.id))


def on_reroll(tale: Tale, due: RerollDue, again: bool) -> None:
    settle(tale)
    if again:
        mark = next(m for m in tale.state.marks if m.figure == due.figure and m.do == "reroll")
        tale.tell(Unmarked(mark))
        go_on(tale, replace(_fight(tale), stage="attack", attack=(), rolls=0))


def _fight(tale: Tale) -> Fight:
    fight = step(tale.state)
    assert isinstance(fight, Fight)
    return fight


def _table(fight: Fight, *, defending: bool) -> str:
    if fight.kind in MELEE:
        return "parry" if defending else "attack"
    return "dodge" if defending else "shot"


def _roll_fumbles(tale: Tale, fight: Fight) -> None:
    """TQ-8.11: a movement die for each ?, two at most."""
    if fight.rolls:
        throw(tale, "fumble", fight.attacker, "mov", 1)
        return
    go_on(tale, replace(fight, stage="aim"))
    if not fight.defender:  # TQ-19.2
        begin(tale, AimDue(SORCERER))


def on_fumble(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    (face,) = faces
    fight = _fight(tale)
    defending = fight.stage == "parries"
    if face == WHAT:
        by = _opponent(tale.state, fight, defending=defending)
        if by is None:  # TQ-G140: nobody stands for the trap, so it is thrown again
            return
        begin(tale, RowDue(by, _table(fight, defending=defending)))
        return
    add_row(tale, BOLT if face == "-" else face)


def _opponent(state: State, fight: Fight, *, defending: bool) -> Seat | None:
    """Who laughs: the other side of the fight; for a trap a human Sorcerer."""
    other = find(state, fight.attacker if defending else fight.defender)
    if other is not None:
        return other.seat
    if not fight.attacker:
        return SORCERER if human_sorcerer(state) else None
    return SORCERER


def add_row(tale: Tale, row: str) -> None:
    fight = _fight(tale)
    if fight.stage == "parries":
        go_on(tale, replace(fight, parries=(*fight.parries, row), rolls=fight.rolls - 1))
    else:
        go_on(tale, replace(fight, rows=(*fight.rows, row), rolls=fight.rolls - 1))


def on_row(tale: Tale, due: RowDue, row: str) -> None:
    settle(tale)
    add_row(tale, row)


def _rows(fight: Fight, *, defending: bool) -> tuple[FightRow, ...]:
    table = FIGHT[_table(fight, defending=defending)]
    return tuple(table[row] for row in (fight.parries if defending else fight.rows))


def _aim(tale: Tale, fight: Fight) -> None:
    """A redirect comes before all else (TQ-G161)."""
    go_on(tale, replace(fight, stage="defence"))
    if fight.redirected or not any(row.astray for row in _rows(fight, defending=False)):
        return
    attacker = figure(tale.state, fight.attacker)
    near = _astray(tale.state, fight, attacker)
    if near:
        throw(tale, "astray target", attacker.id, "name", 1, tuple(f.id for f in near))


def _astray(state: State, fight: Fight, attacker: Figure) -> tuple[Figure, ...]:
    """Friends of the attacker: beside it (TQ-G72), or in its line of sight (TQ-G90)."""
    if fight.kind == "melee":
        return friends_beside(state, attacker)
    return tuple(
        f
        for f in state.figures
        if f.id != attacker.id
        and same_side(f, attacker)
        and f.seen
        and not (f.pit or f.buried)
        and aims(state, attacker.square, f.square)
    )


def on_astray_target(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    go_on(tale, replace(_fight(tale), defender=faces[0], redirected=True))


def _defend(tale: Tale, fight: Fight) -> None:
    """TQ-8.6, TQ-8.7; TQ-9.6, TQ-9.15."""
    defender = figure(tale.state, fight.defender)
    rouse(tale, defender)
    if fight.kind == "melee":
        gear, extra = defence_dice(tale.state, defender), 0
    elif fight.kind == "shot":
        shooter = figure(tale.state, fight.attacker)
        gear = armour_dice(tale.state, defender)
        extra = cover(ground(tale.state), shooter.square, defender.square) + difficulty(
            tale.state, shooter, defender
        )
    else:
        gear, extra = fight.gear, fight.cover
    go_on(tale, replace(fight, stage="parries", gear=gear, cover=extra, defence=(), parries=()))
    if not gear + extra:
        return
    if fight.kind == "melee":
        begin(tale, DefenceDue(defender.seat, defender.id))
    else:
        throw(tale, "defence", defender.id, "com", gear + extra)


def difficulty(state: State, shooter: Figure, target: Figure) -> int:
    """TQ-9.6; the clause it refers to is missing (TQ-G81)."""
    gap = far(state, shooter.square, target.square)
    return (gap > rule(state, "far")) + (gap > rule(state, "very_far"))


def on_defence_choice(tale: Tale, due: DefenceDue, rolls: bool) -> None:
    settle(tale)
    fight = _fight(tale)
    if rolls:
        throw(tale, "defence", due.figure, "com", fight.gear)
    else:
        go_on(tale, replace(fight, declined=True))


def on_defence(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """Only dice of what is worn or carried fumble (TQ-9.13, TQ-10.5); those come first in the throw."""
    fight = _fight(tale)
    rolls = min(rule(tale.state, "fumbles"), faces[: fight.gear].count(WHAT))
    go_on(tale, replace(fight, defence=faces, rolls=rolls))


def _roll_parries(tale: Tale, fight: Fight) -> None:
    if fight.rolls:
        throw(tale, "fumble", fight.defender, "mov", 1)
        return
    go_on(tale, replace(fight, stage="resolve"))
    astray = any(row.astray for row in _rows(fight, defending=True)) and not fight.redirected
    by = _opponent(tale.state, fight, defending=True)
    if astray and by is not None and companions(tale.state, fight):
        begin(tale, RedirectDue(by))  # TQ-9.14/4


def companions(state: State, fight: Fight) -> tuple[Figure, ...]:
    """TQ-9.14/4: within three squares of the target, seen or not seen by the shooter (TQ-G91)."""
    target = figure(state, fight.defender)
    reach = rule(state, "redirect_reach")
    return tuple(
        f
        for f in state.figures
        if f.id != target.id
        and f.seen
        and same_side(f, target)
        and not (f.pit or f.buried)
        and far(state, f.square, target.square) <= reach
    )


def on_redirect(tale: Tale, due: RedirectDue, name: str) -> None:
    settle(tale)
    fight = _fight(tale)
    target = figure(tale.state, name)
    gear = armour_dice(tale.state, target)
    go_on(tale, replace(fight, defender=name, redirected=True, stage="defence", gear=gear, cover=0, rolls=0))


# -- resolving


def _resolve(tale: Tale, fight: Fight) -> None:
    settle(tale)
    rows, parries = _rows(fight, defending=False), _rows(fight, defending=True)
    hits = damage(tale.state, fight)
    counter = fight.defence.count(SKULL) if any(r.counter for r in rows) else 0  # TQ-8.12/1
    own = max((row.hurts for row in rows), default=0)  # TQ-9.12/1
    taken = wound(tale, fight.defender, hits)
    if fight.attacker and counter + own:
        wound(tale, fight.attacker, counter + own)
    _after_attack(tale, fight, rows)
    _after_defence(tale, fight, parries, taken)
    if fight.kind == "melee" and fight.attacker:
        place = find(tale.state, fight.attacker) or find(tale.state, fight.defender)
        if place is not None:
            tale.tell(Noise(place.id, place.square))  # TQ-8.15
    elif fight.kind == "shot" and fight.weapon and ITEMS[fight.weapon].loud:
        shooter = find(tale.state, fight.attacker)
        if shooter is not None:
            tale.tell(Noise(shooter.id, shooter.square))  # TQ-G78


def damage(state: State, fight: Fight) -> int:
    """TQ-G66: shields into skulls, annulments, lightning aside, blocks."""
    rows, parries = _rows(fight, defending=False), _rows(fight, defending=True)
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
        by = _opponent(tale.state, fight, defending=True)
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


_STAGES = {
    "attack": _throw_attack,
    "fumbles": _roll_fumbles,
    "aim": _aim,
    "defence": _defend,
    "parries": _roll_parries,
    "resolve": _resolve,
}
