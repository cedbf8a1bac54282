"""A fight, of arms, missiles or a trap (TQ-8, TQ-9): thrown, fumbled, defended, in the order of TQ-G65."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.blows import be_heard, opponent, resolve, rows_of, table_of
from taberna.games.tseuquest.chapters.bonds import break_bond
from taberna.games.tseuquest.chapters.dice_counts import armour_dice, defence_dice
from taberna.games.tseuquest.chapters.harm import rouse
from taberna.games.tseuquest.chapters.missiles import companions, shelter, strays
from taberna.games.tseuquest.flow.events import (
    Aimed,
    Defended,
    Fumbled,
    Rerolled,
    Unmarked,
)
from taberna.games.tseuquest.flow.state import figure, find, step
from taberna.games.tseuquest.flow.steps import (
    AimDue,
    DefenceDue,
    Fight,
    RedirectDue,
    RerollDue,
    RowDue,
)
from taberna.games.tseuquest.flow.tale import Tale, begin, go_on, settle, throw
from taberna.games.tseuquest.ground.neighbours import friends_beside, rule
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.dice import FALLEN, WHAT
from taberna.games.tseuquest.things.sources import known, total
from taberna.table.seats import Seat


def keep_fighting(tale: Tale, fight: Fight) -> bool:
    """The next thing this fight needs; whether it could be done without asking anybody."""
    if fight.stage == "noise":
        be_heard(tale, fight)
        return True
    if any(name and find(tale.state, name) is None for name in (fight.attacker, fight.defender)):
        settle(tale)
        return True
    _STAGES[fight.stage](tale, fight)
    return True


def _throw_attack(tale: Tale, fight: Fight) -> None:
    go_on(tale, replace(fight, stage="fumbles"))
    dice = total(fight.dice)
    if dice:
        throw(tale, "attack", fight.attacker or fight.defender, "com", dice)


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
        fight = _fight(tale)
        tale.tell(Unmarked(mark), Rerolled(due.figure, fight.defender, known(mark.source)))
        go_on(tale, replace(fight, stage="attack", attack=(), rolls=0))


def _fight(tale: Tale) -> Fight:
    fight = step(tale.state)
    assert isinstance(fight, Fight)
    return fight


def _roll_fumbles(tale: Tale, fight: Fight) -> None:
    """TQ-8.11: a movement die for each ?, two at most."""
    if fight.rolls:
        throw(tale, "fumble", fight.attacker, "mov", 1)
        return
    go_on(tale, replace(fight, stage="aim"))
    if not fight.defender:  # TQ-19.2
        begin(tale, AimDue(SORCERER))


def on_aim(tale: Tale, name: str) -> None:
    settle(tale)
    fight = _fight(tale)
    tale.tell(Aimed(fight.attacker, name, "named"))
    go_on(tale, replace(fight, defender=name))
    break_bond(tale, name)


def on_fumble(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """A row that somebody picks waits until it is clear who is met (TQ-G161)."""
    (face,) = faces
    fight = _fight(tale)
    defending = fight.stage == "parries"
    if face == WHAT and opponent(tale.state, fight, defending=defending) is None:
        return  # TQ-G140: nobody stands for the trap, so it is thrown again
    row = () if face == FALLEN else (face,)  # TQ-G211
    if row and face != WHAT:
        _fumbles(tale, fight, face, defending=defending)
    if defending:
        go_on(tale, replace(fight, parries=(*fight.parries, *row), rolls=fight.rolls - 1))
    else:
        go_on(tale, replace(fight, rows=(*fight.rows, *row), rolls=fight.rolls - 1))


def _fumbles(tale: Tale, fight: Fight, row: str, *, defending: bool, by: Seat = "") -> None:
    one, other = fight.attacker, fight.defender
    if defending:
        one, other = other, one
    tale.tell(Fumbled(one, other, table_of(fight, defending=defending), row, by))


def on_row(tale: Tale, due: RowDue, row: str) -> None:
    settle(tale)
    fight = _fight(tale)
    _fumbles(tale, fight, row, defending=fight.stage == "parries", by=due.by)
    if fight.stage == "parries":
        go_on(tale, replace(fight, parries=_picked(fight.parries, row)))
    else:
        go_on(tale, replace(fight, rows=_picked(fight.rows, row)))


def _picked(rows: tuple[str, ...], row: str) -> tuple[str, ...]:
    at = rows.index(WHAT)
    return (*rows[:at], row, *rows[at + 1 :])


def _aim(tale: Tale, fight: Fight) -> None:
    """A redirect comes before all else, and the new target picks what is to be picked (TQ-G161)."""
    attacker = find(tale.state, fight.attacker)
    astray = any(row.astray for row in rows_of(fight, defending=False)) and not fight.redirected
    near: tuple[str, ...] = ()
    if astray and attacker is not None:
        found = friends_beside if fight.kind == "melee" else strays  # TQ-G72, TQ-G90
        near = tuple(f.id for f in found(tale.state, attacker))
    by = opponent(tale.state, fight, defending=False)
    if near:
        throw(tale, "astray target", fight.attacker, "name", 1, near)
    elif WHAT in fight.rows and by is not None:
        begin(tale, RowDue(by, table_of(fight, defending=False)))
    else:
        go_on(tale, replace(fight, stage="defence"))


def on_astray_target(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    fight = _fight(tale)
    tale.tell(Aimed(fight.attacker, faces[0], "astray"))
    go_on(tale, replace(fight, defender=faces[0], redirected=True))
    break_bond(tale, faces[0])  # TQ-G189


def _defend(tale: Tale, fight: Fight) -> None:
    """TQ-8.6, TQ-8.7; TQ-9.6, TQ-9.15."""
    defender = figure(tale.state, fight.defender)
    rouse(tale, defender)
    gear, cover = fight.gear, fight.cover
    if fight.kind == "melee":
        gear, cover = defence_dice(tale.state, defender), ()
    elif fight.kind == "shot":
        gear = armour_dice(tale.state, defender)
        cover = shelter(tale.state, figure(tale.state, fight.attacker), defender)
    fight = replace(fight, stage="parries", gear=gear, cover=cover, defence=())
    go_on(tale, fight)
    if fight.kind == "melee" and total(gear):
        begin(tale, DefenceDue(defender.seat, defender.id))
    else:
        _throw_defence(tale, fight)


def _throw_defence(tale: Tale, fight: Fight) -> None:
    sources, gear = (*fight.gear, *fight.cover), total(fight.gear)
    dice = gear + total(fight.cover)
    tale.tell(Defended(fight.defender, fight.attacker, sources, gear))
    if dice:
        throw(tale, "defence", fight.defender, "com", dice)


def on_defence_choice(tale: Tale, due: DefenceDue, rolls: bool) -> None:
    settle(tale)
    fight = _fight(tale)
    if rolls:
        _throw_defence(tale, fight)
    else:
        tale.tell(Defended(fight.defender, fight.attacker, (), 0, declined=True))


def on_defence(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """Only dice of what is worn or carried fumble (TQ-9.13, TQ-10.5); those come first in the throw."""
    fight = _fight(tale)
    rolls = min(rule(tale.state, "fumbles"), faces[: total(fight.gear)].count(WHAT))
    go_on(tale, replace(fight, defence=faces, rolls=rolls))


def _roll_parries(tale: Tale, fight: Fight) -> None:
    if fight.rolls:
        throw(tale, "fumble", fight.defender, "mov", 1)
        return
    astray = any(row.astray for row in rows_of(fight, defending=True)) and not fight.redirected
    by = opponent(tale.state, fight, defending=True)
    if astray and by is not None and companions(tale.state, fight):
        begin(tale, RedirectDue(by))  # TQ-9.14/4
    elif WHAT in fight.parries and by is not None:
        begin(tale, RowDue(by, table_of(fight, defending=True)))
    else:
        go_on(tale, replace(fight, stage="resolve"))


def on_redirect(tale: Tale, due: RedirectDue, name: str) -> None:
    """It throws its own dice; what else the first target fumbled meets it too (TQ-G161)."""
    settle(tale)
    fight = _fight(tale)
    target = figure(tale.state, name)
    gear = armour_dice(tale.state, target)
    tale.tell(Aimed(fight.attacker, name, "redirected"))
    go_on(tale, replace(fight, defender=name, redirected=True, stage="defence", gear=gear, cover=()))
    break_bond(tale, name)  # TQ-G189


_STAGES = {
    "attack": _throw_attack,
    "fumbles": _roll_fumbles,
    "aim": _aim,
    "defence": _defend,
    "parries": _roll_parries,
    "resolve": resolve,
}
