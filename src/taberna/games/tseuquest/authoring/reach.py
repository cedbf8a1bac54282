"""What adventurers can come to: doors, levers, keys and flags, until nothing more is gained.

Whatever can happen is taken to happen; nothing that was gained is lost. What is out of reach here is out
of reach for everybody; what could be lost on the way is told as a warning elsewhere.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from taberna.games.tseuquest.authoring.indications import Deed
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.ground.board import Board, read_board
from taberna.games.tseuquest.ground.squares import AT, DIRECTIONS, EDGE, NEXT, Edge, Square, sides
from taberna.games.tseuquest.things.library import SCENERY
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Trap
from taberna.games.tseuquest.things.plan import Plan, against
from taberna.games.tseuquest.things.script import Trigger


@dataclass(slots=True)
class World:
    """What has been gained so far."""

    plan: Plan
    board: Board
    figures: dict[str, Figure]
    doors: dict[Edge, Door]
    squares: set[Square] = field(default_factory=set)
    seeds: set[Square] = field(default_factory=set)
    flags: set[str] = field(default_factory=set)
    items: set[str] = field(default_factory=set)
    opened: set[Edge] = field(default_factory=set)
    placed: set[str] = field(default_factory=set)
    done: set[tuple[int, int]] = field(default_factory=set)
    """Deeds and their effects that came about."""
    fired: set[str] = field(default_factory=set)
    won: bool = False

    def size(self) -> tuple[int, ...]:
        names = (self.squares, self.flags, self.items, self.opened, self.placed, self.fired)
        return (*(len(row) for row in names), len(self.done))


def explore(plan: Plan, deeds: Collection[Deed], adventurers: int, held: Iterable[str] = ()) -> World:
    """From the first squares, with what somebody `held` as they came."""
    world = World(
        plan,
        read_board(plan.board),
        {f.id: f for f in against(plan, adventurers)},
        {door.edge: door for door in plan.doors},
        seeds=set(plan.script.starts),
        items=set(held),
    )
    before: tuple[int, ...] = ()
    while world.size() != before:
        before = world.size()
        world.squares = flood(world, world.seeds)
        for hoard in plan.hoards:
            if near(world, hoard.squares):
                world.items |= set(hoard.items)
        for n, deed in enumerate(deeds):
            if comes_about(world, deed.owner):
                world.fired.add(deed.owner.id)
                for m, effect in enumerate(deed.effects):
                    if holds(world, effect.when):
                        world.done.add((n, m))
                        _gain(world, effect)
    return world


def flood(world: World, seeds: Iterable[Square], without: Collection[Square] = ()) -> set[Square]:
    blocked = {s for piece in world.plan.scenery if _fills(world, piece) for s in piece.squares} | set(
        without
    )
    found = {square for square in seeds if square not in blocked}
    fringe = list(found)
    while fringe:
        here = fringe.pop()
        for way in DIRECTIONS:
            there = NEXT[here, way]
            if there not in world.board.squares or there in found or there in blocked:
                continue
            if is_open(world, EDGE[here, way]):
                found.add(there)
                fringe.append(there)
    return found


def _fills(world: World, piece: Scenery) -> bool:
    """Whether a piece bars the way: what is one square deep and can be jumped does not (TQ-G130)."""
    kind = SCENERY[piece.kind]
    there = not piece.hidden or piece.id in world.placed
    xs, ys = {AT[s][0] for s in piece.squares}, {AT[s][1] for s in piece.squares}
    return there and not kind.passable and not (kind.jumpable and 1 in (len(xs), len(ys)))


def is_open(world: World, edge: Edge) -> bool:
    door = world.doors.get(edge)
    if door is None:
        return edge not in world.board.walls
    if edge in world.opened or door.kind in ("open", "ruined", "secret"):
        return True
    return door.kind == "closed" and not door.worked and (not door.lock or door.lock in world.items)


def near(world: World, squares: Iterable[Square]) -> bool:
    """In reach of a hand."""
    return any(
        square in world.squares
        or any(NEXT[square, way] in world.squares and is_open(world, EDGE[square, way]) for way in DIRECTIONS)
        for square in squares
    )


def usable(world: World, piece: Scenery) -> bool:
    if piece.hidden and piece.id not in world.placed and piece.kind != "chest":
        return False
    if SCENERY[piece.kind].mounted:
        return any(square in world.squares for square in piece.squares)
    return near(world, piece.squares)


def _met(world: World, name: str) -> bool:
    """Whether a figure or a piece is ever seen or fought."""
    figure = world.figures.get(name)
    if figure is not None:
        return near(world, (figure.square,))
    return any(piece.id == name and near(world, piece.squares) for piece in world.plan.scenery)


def comes_about(world: World, owner: Trigger | Scenery | Trap) -> bool:
    match owner:
        case Scenery():
            return usable(world, owner)
        case Trap(square=square, edge=edge):
            if square or edge:
                return any(s in world.squares for s in ((square,) if square else sides(edge)))
            return any(piece.trap == owner.id and usable(world, piece) for piece in world.plan.scenery)
        case Trigger(when=when):
            return holds(world, when) and _moment(world, owner)


def _moment(world: World, trigger: Trigger) -> bool:
    named = trigger.what.split(" ") if trigger.what else []
    match trigger.on:
        case "enter" | "noise" | "searched":
            return not named or any(square in world.squares for square in named)
        case "slain" | "seen":
            return any(_met(world, name) for name in (named or world.figures))
        case "opened":
            edges = named or world.doors
            return any(is_open(world, e) and any(s in world.squares for s in sides(e)) for e in edges)
        case "used":
            return any(usable(world, p) for p in world.plan.scenery if not named or p.id in named)
        case "flag":
            return any(flag in world.flags for flag in named) if named else bool(world.flags)
        case "found":
            hoards: Iterable[Hoard] = world.plan.hoards
            return any(near(world, h.squares) for h in hoards if not named or h.id in named)
        case "left":
            return any(square in world.squares for square in world.plan.script.exits)
        case "round":
            return True


def holds(world: World, when: str) -> bool:
    match when.split(" "):
        case ["flag", flag]:
            return flag in world.flags
        case ["group", group, "gone"]:
            return all(_met(world, f.id) for f in world.figures.values() if f.group == group)
        case _:
            return True


def _gain(world: World, effect: Effect) -> None:
    match effect.do:
        case "flag":
            world.flags.add(effect.what)
        case "give":
            world.items.add(effect.what)
        case "open":
            world.opened.add(effect.what)
        case "place":
            world.placed.add(effect.what)
        case "move":
            world.seeds.add(effect.what)
        case "end":
            world.won = world.won or effect.what == "success"
        case _:
            pass
