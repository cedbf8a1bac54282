"""What a figure would see and could strike from a square, and what stands in between."""

from collections.abc import Iterator

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.dice_counts import (
    armour_dice,
    attack_dice,
    defence_dice,
    melee_weapons,
    missile_weapons,
    shot_dice,
)
from taberna.games.tseuquest.chapters.melee import no_blow
from taberna.games.tseuquest.chapters.missiles import no_missile, shelter
from taberna.games.tseuquest.flow.actions import Attack, Shoot
from taberna.games.tseuquest.flow.state import board, door_at, same_side
from taberna.games.tseuquest.ground.field_of_view import all_aimed
from taberna.games.tseuquest.ground.neighbours import far, foes_beside, scenery_at
from taberna.games.tseuquest.ground.sight import between, covers, ground, ray, standing
from taberna.games.tseuquest.ground.squares import AT, NAMED, Square
from taberna.games.tseuquest.previews.asked import Aim, Blow, Obstacle, Shelter, Stand
from taberna.games.tseuquest.previews.supposed import Supposed, standing_on
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sources import CHARGE, Source, Sources


def stand(state: Supposed, figure: Figure, square: Square) -> Stand:
    there = standing_on(state, figure.id, square)
    mover = replace(figure, square=square)
    if mover.lost and not foes_beside(there, mover):  # TQ-8.12/2
        mover = replace(mover, lost=())
        there = replace(there, figures=tuple(mover if f.id == mover.id else f for f in there.figures))
    rooms = board(state).rooms
    known = {*state.explored, *(sq for sq, room in rooms.items() if room in state.rooms)}
    foes = [f for f in there.figures if f.seen and not same_side(f, mover)]
    return Stand(
        figure.id,
        square,
        tuple(sorted(known & all_aimed(there, square))),
        tuple(_aim(there, mover, foe) for foe in sorted(foes, key=lambda f: far(there, square, f.square))),
    )


def _aim(state: Supposed, mover: Figure, foe: Figure) -> Aim:
    crossed = sorted(_obstacles(state, mover.square, foe.square), key=lambda met: _along(mover.square, met))
    return Aim(
        foe.id,
        far(state, mover.square, foe.square),
        crossed[0] if crossed else None,
        tuple(Shelter(name, dice) for name, dice in covers(ground(state), mover.square, foe.square).items()),
        tuple(_blows(state, mover, foe)),
    )


def _blows(state: Supposed, mover: Figure, foe: Figure) -> Iterator[Blow]:
    charging = state.turn is not None and state.turn.charge and state.turn.figure == mover.id
    charge: Sources = (Source(CHARGE, 1),) if charging else ()
    for weapon in melee_weapons(mover):
        why = no_blow(state, mover, Attack(foe.id, weapon))
        dice = attack_dice(state, mover, weapon) + charge
        yield Blow("attack", weapon, why, dice, defence_dice(state, foe))
    for weapon in missile_weapons(mover):
        why = no_missile(state, mover, Shoot(foe.id, weapon))
        defence = (*armour_dice(state, foe), *shelter(state, mover, foe))
        yield Blow("shoot", weapon, why, shot_dice(state, mover, weapon), defence)


def _obstacles(state: Supposed, origin: Square, target: Square) -> Iterator[Obstacle]:
    """All that stands in a line: what `sight.clear` looks for, by name and place."""
    land, figures = ground(state), standing(state)
    (x, y), (u, v) = AT[origin], AT[target]
    line = ray(u - x, v - y)
    touched = [square for _, *two in line.corners for square in two]
    for dx, dy in (*line.squares, *touched):
        square, at = NAMED[x + dx, y + dy], (2 * (x + dx) + 1, 2 * (y + dy) + 1)
        if square in land.opaque_squares:
            piece = scenery_at(state, square)
            yield Obstacle("scenery", piece.id if piece else "", at)
        if square in figures:
            other = next(f for f in state.figures if f.square == square and f.seen)
            yield Obstacle("figure", other.id, at)
    for (ax, ay), (bx, by) in line.edges:
        edge = between((x + ax, y + ay), (x + bx, y + by))
        if edge in land.opaque_edges:
            door = door_at(state, edge)
            known = door is not None and door.seen and door.kind == "closed"
            yield Obstacle("door" if known else "wall", edge, (2 * x + ax + bx + 1, 2 * y + ay + by + 1))
    for (cx, cy), _, _ in line.corners:
        if (x + cx, y + cy) in land.opaque_corners:
            yield Obstacle("wall", "", (2 * (x + cx), 2 * (y + cy)))


def _along(origin: Square, met: Obstacle) -> int:
    """How far from the origin, for comparison on one line."""
    x, y = AT[origin]
    return abs(met.at[0] - 2 * x - 1) + abs(met.at[1] - 2 * y - 1)
