"""A player asks the other side to let a move be taken back, and is answered (TS-7.6).

The wish is kept with the table, so that every node knows it, and is void as soon as anything else happens.
"""

from msgspec.structs import replace

from taberna.server.store.rows import BackAsked, TableRow
from taberna.server.tables import offers
from taberna.server.tables.desk import AnyPlay
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.lobby import Change
from taberna.server.tables.playing import Answer, perform
from taberna.server.tables.requests_done import Happened
from taberna.server.tables.row_changes import change
from taberna.server.tables.transitions import Decided, Deciding, taking_back
from taberna.table.play import take_back
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import SPECTATOR, Seat


async def ask(hosted: Hosted, seat: Seat, request: str) -> Happened | Refusal:
    """The seq that it is about, or of the taking back where it was agreed to before; or why not."""
    was = hosted.requests.get((seat, request))
    if was is not None:
        return was
    changed = await change(hosted, lambda row: _asked(hosted, row, seat, request))
    if not isinstance(changed, Refusal):
        return Happened(hosted.seq)
    granted = await hosted.desk.store.requested(hosted.id, seat, request)
    return changed if granted is None else Happened(granted)


def _asked(hosted: Hosted, row: TableRow, seat: Seat, request: str) -> Change:
    play = hosted.play
    if play is None or row.status != "playing":
        return refuse("over" if row.status == "over" else "not-playing")
    if row.paused:
        return refuse("paused")
    undone = take_back(play, seat)
    if isinstance(undone, Refusal):
        return undone
    if _has_been_spoken(hosted, play, seat):
        return refuse("spoken-since")
    if row.back is not None and (row.back.seat, row.back.seq) == (seat, play.seq):
        return refuse("not-granted") if row.back.declined else row
    return offers.told(replace(row, back=BackAsked(seat, play.seq, request)), "take-back", seat, "pending")


def _has_been_spoken(hosted: Hosted, play: AnyPlay, seat: Seat) -> bool:
    """Whether anybody else at the table said something after the move; who watches is not at the table."""
    assert play.back is not None
    moved = play.back.commit.seq
    return any(line.after >= moved and line.seat not in (seat, SPECTATOR) for line in hosted.lines)


async def answer(
    hosted: Hosted, seat: Seat, *, agree: bool, told: Answer | None = None
) -> Happened | Refusal:
    """The seq at which it was taken back, or of the move that stands."""
    asked = hosted.asks_back
    if asked is None:
        return refuse("not-asked")
    if not is_for(hosted, asked, seat):
        return refuse("own-wish")
    if agree:
        return await perform(hosted, asked.seat, asked.id, _agreed(asked), told)
    changed = await change(hosted, lambda row: _declined(row, asked))
    return changed if isinstance(changed, Refusal) else Happened(asked.seq)


def is_for(hosted: Hosted, asked: BackAsked, seat: Seat) -> bool:
    """Whether it is this seat's to answer."""
    return hosted.side(seat) != hosted.side(asked.seat)


def _declined(row: TableRow, asked: BackAsked) -> Change:
    if row.back != asked:
        return refuse("not-asked")
    return offers.told(replace(row, back=replace(asked, declined=True)), "take-back", asked.seat, "declined")


def _agreed(asked: BackAsked) -> Deciding:
    undo = taking_back(asked.seat)

    def decide(play: AnyPlay) -> Decided | Refusal:
        return undo(play) if play.seq == asked.seq else refuse("not-asked")

    return decide
