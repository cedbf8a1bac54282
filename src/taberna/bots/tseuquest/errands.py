"""What a party that has nobody to fight looks for: things to use, doors, corridors, what is hidden, the exit.

Every companion sees the same and reckons the same, so they agree without a word.
"""

from collections.abc import Container, Iterable, Iterator
from functools import cached_property
from typing import Final, NamedTuple

from taberna.bots.tseuquest.lore import Lore
from taberna.bots.tseuquest.reasons import Reason
from taberna.bots.tseuquest.tactics.land import FAR, Stride, strides
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.games.tseuquest.chapters.dice_counts import defence_dice
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.neighbours import far, touches
from taberna.games.tseuquest.ground.squares import DIRECTIONS, NEXT, Square, sides
from taberna.games.tseuquest.things.library import ITEMS, SCENERY
from taberna.games.tseuquest.things.pieces import Door, Figure, Scenery
from taberna.games.tseuquest.things.sources import total

WORTH_USING: Final = ("chest", "cage", "lever", "altar", "mirror", "throne")
LAST_RESORT: Final = ("portal", "statue", "well", "wardrobe", "fireplace", "weapons-rack", "cage", "pendulum")
ALL_THERE_IS: Final = 80
RISK: Final = 12
"""Steps that one goes round sooner than through a known trap."""
FIRST: Final = 30
"""Steps that a door to which one has a key is nearer for that: it was locked for a reason."""
SEARCHED: Final = ("doors", "treasure")
"""What is hidden, if anything is."""
TURN: Final = 6
"""Steps that an errand is further for whoever was walking away from it."""
APART: Final = 3
"""Searches nearer than this to one another find the same."""


class Errand(NamedTuple):
    what: str
    """`use`, `open`, `explore`, `hunt`, `search`, `leave`."""
    squares: tuple[Square, ...]
    toll: int
    """Steps that it is put off by: what is more pressing is nearer."""
    about: str = ""
    """What is to be used, or who is hunted."""

    @property
    def reason(self) -> Reason:
        return Reason(self.what, (self.about,) if self.about else ())


class Quest:
    """What is left to do, for one of the party."""

    def __init__(self, scene: Scene, lore: Lore) -> None:
        self.scene = scene
        self.lore = lore
        self.view = scene.view

    @cached_property
    def ways(self) -> dict[Square, Stride]:
        """Everything one can come to. Through a known trap only where nothing is left on this side of it, and
        not to and fro in one round."""
        safe = self._ways(0)
        if (self.scene.me.id, self.lore.round) in self.lore.stung:
            return safe
        if any(self._free(s, safe) for errand in self._open(safe) for s in errand.squares):
            return safe
        return self._ways(RISK)

    def _ways(self, risk: int) -> dict[Square, Stride]:
        found = self._from(self.scene.me.square, risk)
        return {square: stride for square, stride in found.items() if square not in self.pocket}

    @cached_property
    def pocket(self) -> frozenset[Square]:
        """What one does not climb out of a pit to: from there no way leads on but over the pit, and nobody
        jumps it round a corner."""
        scene, here = self.scene, self.scene.me.square
        if here not in scene.known.floors:
            return frozenset()
        beside = [s for s in scene.feet.around(here) if s not in scene.barred]
        sides = [frozenset(self._from(s, RISK)) - {here} for s in beside]
        wide = max(sides, key=lambda side: (len(side), sorted(side)), default=frozenset())
        return frozenset().union(*sides) - wide

    def _from(self, square: Square, risk: int) -> dict[Square, Stride]:
        scene = self.scene
        return strides(
            scene.feet, square, ALL_THERE_IS, scene.known, scene.barred, scene.jump, risk, scene.taken
        )

    @cached_property
    def clear(self) -> dict[Square, Stride]:
        """The same with nobody in the way."""
        scene = self.scene
        return strides(scene.feet, scene.me.square, ALL_THERE_IS, scene.known, frozenset(), scene.jump, RISK)

    def path(self, goal: Square) -> list[Square]:
        path = [goal]
        while self.ways[path[-1]].before:
            path.append(self.ways[path[-1]].before)
        return path[-2::-1]

    @cached_property
    def party(self) -> tuple[Figure, ...]:
        return tuple(f for f in (self.scene.me, *self.scene.mates) if f.kind == "hero")

    @cached_property
    def leader(self) -> Figure:
        """The sturdiest who can walk; whoever has a key, where a door did not open."""
        able = [f for f in self.party if not (f.pit or f.buried or f.misses)] or [self.scene.me]
        locked = [d for d in self.view.doors if d.kind == "closed" and self._rattled(d)]
        keys = [
            f
            for f in able
            if any(map(_is_key, f.items)) and any((d.edge, f.id) not in self.lore.rattled for d in locked)
        ]
        return max(keys or able, key=lambda f: (f.life + 2 * total(defence_dice(self.scene.state, f)), f.id))

    def _rattled(self, door: Door) -> bool:
        return any(edge == door.edge for edge, _ in self.lore.rattled)

    def errands(self) -> Iterator[Errand]:
        """The pressing first; what others stand before next; the rest only where there is none of those."""
        found = [*self._open(self.ways)]
        if any(self._nearest(errand) for errand in found):
            yield from found
            return
        behind = self._behind()
        if behind:
            yield Errand("explore", behind, 0)
            return
        hidden = [*self._things(LAST_RESORT, 2, self.ways), *self._hidden()]
        if any(self._nearest(errand) for errand in hidden) and not (self._over() and self._way_out()):
            yield from hidden
            return
        if self.view.exits and not self.scene.awake:
            yield Errand("leave", self.view.exits, 0)

    def _behind(self) -> tuple[Square, ...]:
        """As near as one gets to what only somebody who stands in the way keeps one from: that passes."""
        if not self.scene.taken:
            return ()
        scene, here, clear = self.scene, self.scene.me.square, self.clear
        places = [s for errand in self._open(clear) for s in errand.squares if s in clear]
        if not places:
            return ()
        gaps = scene.feet.spread(places)
        free = [s for s in self.ways if self._free(s, self.ways)]
        return (min(free, key=lambda s: (gaps.get(s, FAR), self.ways[s].cost, s), default=here),)

    def _open(self, ways: dict[Square, Stride]) -> Iterator[Errand]:
        """What is plainly there to be tried."""
        if self.lore.done and any(self._free(square, ways) for square in self.view.exits):
            yield Errand("leave", self.view.exits, 0)
            return
        yield from self._things(WORTH_USING, 0, ways)
        yield from self._hoards()
        yield from self._doors()
        yield from self._corridors(ways)
        yield from self._prey()

    def _over(self) -> bool:
        """Everything that can be used was, and no gate is left that something might open."""
        return not any(door.kind in ("closed", "portcullis") for door in self.view.doors)

    def _way_out(self) -> bool:
        return any(self._free(square, self.ways) for square in self.view.exits)

    def best(self) -> tuple[Errand, Square] | None:
        """The cheapest, and where it is done from."""
        found = [(errand, near) for errand in self.errands() if (near := self._nearest(errand))]
        if not found:
            return None
        return min(found, key=lambda row: (self.ways[row[1]].cost + row[0].toll + self._turn(row[1]), row[1]))

    def _turn(self, square: Square) -> int:
        """What is put off since one was walking away from it: who turns round every time gets nowhere."""
        origin, here = self.lore.origins.get(self.scene.me.id, ""), self.scene.me.square
        if not origin or origin == here:
            return 0
        gaps = self.scene.feet.gaps(square)
        return TURN if gaps.get(origin, FAR) < gaps.get(here, FAR) else 0

    def _nearest(self, errand: Errand) -> Square:
        free = [s for s in errand.squares if self._free(s, self.ways)]
        return min(free, key=lambda s: (self.ways[s].cost, s), default="")

    def _free(self, square: Square, ways: Container[Square]) -> bool:
        return square in ways and (square not in self.scene.taken or square == self.scene.me.square)

    def _things(self, kinds: tuple[str, ...], toll: int, ways: Container[Square]) -> Iterator[Errand]:
        for piece in self.view.scenery:
            if piece.kind in kinds and piece.id not in self.lore.used:
                yield Errand("use", self.front(piece, ways), toll, piece.id)

    def front(self, piece: Scenery, ways: Container[Square]) -> tuple[Square, ...]:
        """From where it can be used (TQ-15.9)."""
        own = tuple(piece.squares)
        if SCENERY[piece.kind].mounted:
            return own
        around = {there for square in own for way in DIRECTIONS if (there := NEXT[square, way]) in ways}
        near = [s for s in around if any(touches(self.scene.state, s, square) for square in own)]
        return (*own, *sorted(near))

    def _prey(self) -> Iterator[Errand]:
        """Somebody who is up and does not come to us."""
        for foe in self.scene.awake:
            yield Errand("hunt", self.scene.feet.around(foe.square), 6, foe.id)

    def _hoards(self) -> Iterator[Errand]:
        for hoard in self.view.hoards:
            if hoard.id not in self.lore.used:
                near = (s for square in hoard.squares for s in self.scene.feet.around(square))
                yield Errand("use", (*hoard.squares, *near), 1, hoard.id)

    def _doors(self) -> Iterator[Errand]:
        for door in self.view.doors:
            if door.kind == "closed" and self.opens(door):
                yield Errand("open", sides(door.edge), -FIRST if self._rattled(door) else 4)

    def opens(self, door: Door) -> bool:
        """Not again one that did not open, unless one has something that looks like a key."""
        me = self.scene.me
        if (door.edge, me.id) in self.lore.rattled:
            return False
        return not self._rattled(door) or any(map(_is_key, me.items))

    def _corridors(self, ways: Iterable[Square]) -> Iterator[Errand]:
        rooms, seen = read_board(self.view.board).rooms, {*self.view.explored}
        dark = tuple(s for s in ways if s not in rooms and s not in seen)
        if dark:
            yield Errand("explore", dark, 2)

    def _hidden(self) -> Iterator[Errand]:
        for what in SEARCHED:
            fresh = tuple(s for s in self.ways if self.fresh(what, s))
            if fresh:
                yield Errand("search", fresh, 0)

    def fresh(self, what: str, square: Square) -> bool:
        """Nobody searched for it near here, in the same room; or, where all else was tried, just here."""
        return self._uncombed(what, square, APART) or (self.lost and self._uncombed(what, square, 0))

    @cached_property
    def lost(self) -> bool:
        """There is nothing left to be tried, and no way out: something was overlooked."""
        if self.scene.awake or self._behind():
            return False
        plain = [*self._open(self.ways), *self._things(LAST_RESORT, 0, self.ways)]
        if self._way_out() or any(map(self._nearest, plain)):
            return False
        return not any(self._uncombed(what, s, APART) for what in SEARCHED for s in self.ways)

    def _uncombed(self, what: str, square: Square, apart: int) -> bool:
        rooms = read_board(self.view.board).rooms
        room = rooms.get(square)
        return not any(
            kind == what
            and place
            and rooms.get(place) == room
            and far(self.scene.state, place, square) <= apart
            for kind, place in self.lore.combed
        )


def _is_key(item: str) -> bool:
    """Of no other use."""
    found = ITEMS[item]
    stats = (found.attack, found.defence, found.armour, found.shot, found.disarm, found.search)
    return found.place == "pack" and not found.use and not any(stats)
