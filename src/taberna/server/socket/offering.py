"""Offers on a socket: made, withdrawn, answered."""

from taberna.server.socket.connection import Connection
from taberna.server.tables import kept_back, lobby, offers, opening, take_back
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.requests_done import Happened
from taberna.server.tables.row_changes import begun, change
from taberna.server.tables.tavern import Tavern
from taberna.server.wire.messages import Offer, Reply, Withdraw
from taberna.table.refusal import Refusal, refuse


async def offered(
    tavern: Tavern, connection: Connection, hosted: Hosted, message: Offer | Withdraw | Reply
) -> Happened | Refusal:
    """What came of it: the commit it is about, for what is offered beside the game leads to none. Taking back
    where nobody has to be asked is no offer, and refused."""
    if message.what == "take-back":
        return await _take_back(hosted, message)
    if message.what == "rematch" and not await kept_back.may_be_played_again(hosted.desk, hosted.row):
        return refuse("kept-back")
    changed = await change(hosted, _changing(hosted, connection.guest, message))
    if isinstance(changed, Refusal):
        return changed
    if message.what == "rematch" and offers.is_agreed(changed) and not changed.next:
        await _again(tavern, hosted)
    return Happened(hosted.seq)


def _changing(hosted: Hosted, guest: str, message: Offer | Withdraw | Reply) -> lobby.Changing:
    seat, pause = message.seat, message.what == "pause"
    match message:
        case Withdraw():
            if pause:
                return lambda row: offers.withdraw_pause(row, seat)
            return lambda row: offers.withdraw_rematch(row, guest, seat)
        case Reply(agree=False):
            if pause:
                return lambda row: offers.decline_pause(row, seat, hosted.number)
            return lambda row: offers.decline_rematch(row, seat, hosted.number)
        case Reply() if not (hosted.row.asked if pause else hosted.row.again or hosted.row.next):
            return lambda _: refuse("nothing-offered")
        case _:
            if pause:
                return lambda row: offers.offer_pause(row, seat, hosted.number)
            return lambda row: offers.offer_rematch(row, guest, seat, hosted.number)


async def _take_back(hosted: Hosted, message: Offer | Withdraw | Reply) -> Happened | Refusal:
    match message:
        case Offer():
            if hosted.play is not None and hosted.game.takes_back(hosted.play.state) != "ask":
                return refuse("not-an-offer")
            return await take_back.ask(hosted, message.seat, message.id)
        case Withdraw():
            changed = await change(
                hosted, lambda row: offers.withdraw_take_back(row, message.seat, hosted.seq)
            )
            return changed if isinstance(changed, Refusal) else Happened(hosted.seq)
        case Reply():
            return await take_back.answer(hosted, message.seat, agree=message.agree)


async def _again(tavern: Tavern, hosted: Hosted) -> None:
    """Everybody wishes another game: it is opened, and those who listen are told where. Two who agree in the
    same moment open one."""
    coming = opening.rematch(hosted.desk, hosted.row)
    followed = await opening.followed(hosted.desk, hosted, coming)
    if not isinstance(followed, Refusal):
        await begun(await tavern.open(followed.next))
