"""A bot of the house in a seat whose holder is away, out of time or has left (TQ-G179): put there at once,
and gone as soon as its holder is back. What the game is told of it is written with the change of chairs, so
two nodes that say the same can't both, and no move of a bot comes after its holder's return."""

from taberna.server.store.rows import Chair, TableRow
from taberna.server.tables import clocks, lobby
from taberna.server.tables.fairness import bot_seed
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.transitions import Decided, Transition, acting
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action


def standing_in(hosted: Hosted, seat: Seat, why: lobby.Why) -> lobby.Changing:
    bot, seed = next(iter(hosted.desk.bots[hosted.game.name])), bot_seed(hosted.row, seat)

    def change(row: TableRow) -> lobby.Change:
        if why == "away" and (seat in hosted.here or row.paused):
            return row  # back in the last moment
        if why == "time" and not (hosted.clock and seat in clocks.fallen(hosted.clock, hosted.desk.now())):
            return row
        return lobby.stand_in(row, seat, bot, seed, why)

    return change


def coming_back(seat: Seat) -> lobby.Changing:
    def change(row: TableRow) -> lobby.Change:
        chair = lobby.chair_of(row, seat)
        if chair is None or not chair.standing or not chair.guest:
            return row
        return lobby.take_again(row, seat, chair.guest)

    return change


def told(hosted: Hosted, row: TableRow) -> Decided | None:
    """What the house says in the game of chairs that bots have taken or given back."""
    play = hosted.play
    if not hosted.stands_in or play is None or row.status != "playing":
        return None
    steps: tuple[Transition, ...] = ()
    for before, after in zip(hosted.row.chairs, row.chairs, strict=True):
        action = _said(hosted, before, after)
        done = refuse("not-now") if action is None else acting(HOUSE, (action,), hosted.dice)(play)
        if not isinstance(done, Refusal):  # a bot that sat there from the beginning was never spoken of
            steps, play = (*steps, *done.steps), done.play
    return Decided(steps, play) if steps else None


def _said(hosted: Hosted, before: Chair, after: Chair) -> Action | None:
    attendance = hosted.game.attendance
    if attendance is None or (before.kind == "bot") == (after.kind == "bot"):
        return None
    if after.kind == "bot":
        return (attendance.flag if after.standing == "time" else attendance.away)(after.seat)
    return attendance.back(after.seat)
