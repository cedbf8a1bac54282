"""What an order comes to for one companion, where things stand now."""

from typing import Final

from taberna.bots.tseuquest.orders import Order, meant, square_of
from taberna.bots.tseuquest.tactics.land import FAR
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.seats import Seat

GUARDING: Final = 1
FOLLOWING: Final = 3
SEARCHING: Final = 2
"""Steps within which one is where one was told to be."""
LEASH: Final = 2.0
"""Life points that each step beyond is worth in a fight."""


class Obedience:
    def __init__(self, scene: Scene, order: Order | None) -> None:
        self.scene = scene
        self.foes: tuple[Figure, ...] = ()
        self.ward = _speaker(scene, order) if order is not None else None
        if order is not None and order.what == "attack":
            self.foes = meant(order, tuple([foe for foe in scene.foes if not foe.buried]))
        needless = order is not None and (
            (order.what in ("follow", "guard") and self.ward is None)
            or (order.what == "search" and not self._place(order))
            or (order.what == "attack" and not self.foes)
        )
        self.order = None if needless else order
        """None also where it has come to nothing: nobody to follow, nobody left to strike."""

    @property
    def what(self) -> str:
        return self.order.what if self.order is not None else ""

    @property
    def by(self) -> Seat:
        return self.order.by if self.order is not None else ""

    @property
    def stands(self) -> bool:
        return self.what == "hold"

    @property
    def tied(self) -> bool:
        """To a place or to somebody: one opens no doors and goes on no errands."""
        return self.what in ("hold", "follow", "guard", "search")

    @property
    def alone(self) -> bool:
        """One waits for nobody."""
        return self.what in ("scout", "leave", "attack")

    def _place(self, order: Order) -> Square:
        return square_of(order) or (self.ward.square if self.ward is not None else "")

    @property
    def post(self) -> tuple[Square, int] | None:
        """Where one belongs, and how near."""
        match self.what:
            case "hold":
                return self.scene.me.square, 0
            case "guard" | "follow" if self.ward is not None:
                return self.ward.square, GUARDING if self.what == "guard" else FOLLOWING
            case "search" if self.order is not None:
                return self._place(self.order), SEARCHING
            case _:
                return None

    def is_there(self, square: Square) -> bool:
        return self.post is None or self._beyond(square) == 0

    def _beyond(self, square: Square) -> int:
        if self.post is None:
            return 0
        place, near = self.post
        return max(0, self.scene.feet.gaps(place).get(square, FAR) - near)

    def price(self, square: Square) -> float:
        """What it costs to stand so far from where one belongs."""
        return LEASH * min(10, self._beyond(square)) if self.tied else 0.0


def _speaker(scene: Scene, order: Order) -> Figure | None:
    """The nearest of whoever gave it."""
    gaps = scene.feet.gaps(scene.me.square)
    theirs = [mate for mate in scene.mates if mate.seat == order.by and mate.kind == "hero"]
    return min(theirs, key=lambda mate: (gaps.get(mate.square, FAR), mate.id), default=None)
