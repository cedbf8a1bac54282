"""A state that is kept so that a table need not be played again from its beginning, with what it takes to
count on from there."""

import msgspec
from msgspec import Struct

from taberna.server.store.rows import SnapshotRow
from taberna.server.tables.desk import AnyPlay, AnyTally
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.transitions import Transition, is_final
from taberna.table.codec import Reader, write
from taberna.table.commits import Commit
from taberna.table.own_sequence import Tally, is_rolling
from taberna.table.play import Play
from taberna.table.seats import Seat
from taberna.table.values import Value


class Body(Value, frozen=True):
    state: msgspec.Raw
    untold: dict[Seat, tuple[int, ...]]
    """Of what each seat was told nothing (TQ-G203)."""
    told_at: dict[Seat, int]


class Kept(Struct, frozen=True):
    play: AnyPlay
    tally: AnyTally
    told_at: dict[Seat, int]


_read: Reader[Body] = Reader(Body)


def read(hosted: Hosted, row: SnapshotRow) -> Kept:
    body = _read(row.body)
    play = Play(hosted.game, hosted.seats, hosted.codec.state(bytes(body.state)), row.seq)
    return Kept(play, Tally(hosted.seats, row.seq, body.untold), body.told_at)


def take(hosted: Hosted, step: Transition) -> None:
    """Of the moment before a step that has just been kept and is not counted yet, if it is time for one."""
    before = step.before
    if before.seq - hosted.snapshot < hosted.desk.settings.snapshot_every:
        return
    if isinstance(step.entry, Commit) and is_final(step) and not is_rolling(before.game, before.state):
        hosted.snapshot = before.seq
        body = Body(msgspec.Raw(write(before.state)), hosted.tally.untold, dict(hosted.told_at))
        row = SnapshotRow(hosted.id, before.seq, hosted.desk.code(hosted.game), write(body))
        hosted.desk.later(hosted.desk.store.save_snapshot(row))
