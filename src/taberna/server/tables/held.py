"""What those who listen to a seat hold of the game: after a welcome they are sent what changed since."""

from msgspec import Struct

from taberna.server.tables.desk import AnyPlay
from taberna.table.forms import Legal
from taberna.table.seats import Seat
from taberna.table.values import Action, View

NOTHING: Legal[Action] = Legal()


class Held(Struct, frozen=True):
    view: View | None
    """None before the game has begun."""
    legal: Legal[Action]


def held(play: AnyPlay | None, seat: Seat) -> Held:
    if play is None:
        return Held(None, NOTHING)
    return Held(play.game.view(play.state, seat), play.game.legal(play.state, seat))
