"""What those who listen to a seat hold of the game: after a welcome they are sent what changed since."""

from msgspec import Struct

from taberna.server.tables.desk import AnyPlay
from taberna.table.forms import Legal
from taberna.table.game import AnyGame
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Action, View

NOTHING: Legal[Action] = Legal()


class Held(Struct, frozen=True, gc=False):
    view: View | None
    """None before the game has begun. Where everybody sees the same, it is the spectators': what changes in
    it changes in all."""
    legal: Legal[Action]


def held(play: AnyPlay | None, seat: Seat) -> Held:
    if play is None:
        return Held(None, NOTHING)
    game, state = play.game, play.state
    return Held(game.view(state, eyes(game, seat)), game.legal(state, seat))


def eyes(game: AnyGame, seat: Seat) -> Seat:
    """By whose eyes a seat is shown what changes."""
    return SPECTATOR if game.sees_alike else seat
