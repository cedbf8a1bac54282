"""Whether an adventure can be won, and what of it nobody will ever come to."""

from collections.abc import Collection, Iterator

from taberna.games.tseuquest.authoring.drawing import Drawing
from taberna.games.tseuquest.authoring.indications import Deed
from taberna.games.tseuquest.authoring.problems import Problem, problem, warning
from taberna.games.tseuquest.authoring.reach import World, explore, flood, is_open, near, usable
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.ground.squares import sides
from taberna.games.tseuquest.things.plan import Plan
from taberna.games.tseuquest.things.script import Trigger

MOST = 8


def prospect_problems(
    plan: Plan, deeds: Collection[Deed], drawing: Drawing, spots: Spots
) -> Iterator[Problem]:
    keys = _lost_keys(explore(plan, deeds, MOST))
    yield from _keyless(plan, keys, drawing)
    # As if somebody had them: what follows from a missing key is not told as well.
    whole = explore(plan, deeds, MOST, keys)
    yield from _success(plan, deeds, explore(plan, deeds, 1, keys), spots)
    yield from _dead(whole, deeds, spots)
    yield from _cut_off(whole, drawing, spots)
    yield from _one_way(whole, deeds, drawing, spots)
    yield from _idle_flags(plan, deeds, spots)


def _lost_keys(world: World) -> frozenset[str]:
    """What locks ask for and nobody comes to, of doors that nothing else opens."""
    shut = (door for door in world.plan.doors if door.lock and not is_open(world, door.edge))
    return frozenset(door.lock for door in shut if not door.worked and door.lock not in world.items)


def _keyless(plan: Plan, keys: Collection[str], drawing: Drawing) -> Iterator[Problem]:
    for door in plan.doors:
        if door.lock in keys:
            yield problem("key-nowhere", drawing.edge(door.edge), name=door.lock, door=door.edge)


def _success(plan: Plan, deeds: Collection[Deed], world: World, spots: Spots) -> Iterator[Problem]:
    """Against the fewest figures, since nobody may have to slay somebody who is not there."""
    raised = {e.what for deed in deeds for e in deed.effects if e.do == "flag"}
    for n, goal in enumerate(plan.script.goals):
        if goal not in world.flags:
            code = "goal-unreachable" if goal in raised else "goal-unset"
            yield problem(code, spots.of("script", "goals", n), name=goal)
    if not world.won and not any(square in world.squares for square in plan.script.exits):
        yield problem("no-way-out", spots.of("script"))


def _dead(world: World, deeds: Collection[Deed], spots: Spots) -> Iterator[Problem]:
    for n, deed in enumerate(deeds):
        if deed.owner.id not in world.fired:
            code = "trigger-dead" if isinstance(deed.owner, Trigger) else "use-dead"
            yield problem(code, spots.of(*deed.path[:2]), name=deed.owner.id)
            continue
        for m, effect in enumerate(deed.effects):
            if (n, m) not in world.done:
                yield problem("effect-dead", spots.of(*deed.path, m), verb=effect.do, name=effect.when)


def _cut_off(world: World, drawing: Drawing, spots: Spots) -> Iterator[Problem]:
    plan = world.plan
    for figure in plan.figures:
        if not near(world, (figure.square,)):
            yield problem("cut-off", drawing.square(figure.square), name=figure.id)
    for piece in plan.scenery:
        if piece.kind == "chest" and not usable(world, piece):
            yield problem("cut-off", drawing.square(piece.squares[0]), name=piece.id)
    for n, hoard in enumerate(plan.hoards):
        if not near(world, hoard.squares):
            at = drawing.square(hoard.squares[0]) if hoard.squares else spots.of("zone", n)
            yield problem("cut-off", at, name=hoard.id)
    for door in plan.doors:
        if not any(square in world.squares for square in sides(door.edge)):
            yield problem("cut-off", drawing.edge(door.edge), name=door.edge)
    for square in plan.unused:
        if square in world.squares:
            yield problem("unused-reached", drawing.square(square), name=square)
            return


def _one_way(world: World, deeds: Collection[Deed], drawing: Drawing, spots: Spots) -> Iterator[Problem]:
    opened = {e.what for deed in deeds for e in deed.effects if e.do == "open"}
    locks = {door.lock for door in world.plan.doors if door.lock}
    exits = set(world.plan.script.exits)
    for deed in deeds:
        for m, effect in enumerate(deed.effects):
            at = spots.of(*deed.path, m)
            door = world.doors.get(effect.what)
            if effect.do == "close" and door and (door.worked or door.portcullis):
                if effect.what not in opened:
                    yield warning("one-way-door", at, name=effect.what)
            elif effect.do == "take" and effect.what in locks:
                yield warning("one-way-key", at, name=effect.what)
            elif effect.do == "move" and exits and not flood(world, (effect.what,)) & exits:
                yield warning("one-way-move", at, name=effect.what)
    for trap in world.plan.traps:
        if trap.kind == "rocks":
            fallen = {trap.square, trap.also} - {""}
            if len(world.squares - fallen) > len(flood(world, world.seeds - fallen, fallen)):
                yield warning("rocks-cut", drawing.square(trap.square), name=trap.id)


def _idle_flags(plan: Plan, deeds: Collection[Deed], spots: Spots) -> Iterator[Problem]:
    asked = set(plan.script.goals)
    asked |= {name for t in plan.script.triggers if t.on == "flag" for name in t.what.split(" ")}
    conditions = [t.when for t in plan.script.triggers] + [e.when for d in deeds for e in d.effects]
    asked |= {when.split(" ")[-1] for when in conditions if "flag" in when.split(" ")}
    for deed in deeds:
        for m, effect in enumerate(deed.effects):
            if effect.do == "flag" and effect.what not in asked:
                yield warning("flag-idle", spots.of(*deed.path, m), name=effect.what)
