"""Sitting down, leaving, pausing, closing: whatever changes a table's row."""

from msgspec.structs import replace

from taberna.server.store.protocol import Append, Busy, Collision
from taberna.server.store.rows import ClockRow, TableRow
from taberna.server.tables import acquaintances, clocks, holders, stand_ins
from taberna.server.tables.catching_up import advance, catch_up, change_row, was_behind
from taberna.server.tables.fairness import dice_of
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.lobby import Changing, is_full
from taberna.server.tables.playing import TRIES, awaited, ended, entry_rows, moved_on
from taberna.server.tables.record_notes import with_notes
from taberna.server.tables.transitions import Decided, beginning
from taberna.table.refusal import Refusal, refuse
from taberna.table.ruleset import edition


async def change(hosted: Hosted, changing: Changing, opens: TableRow | None = None) -> TableRow | Refusal:
    """Changes who sits where. When the last seat is taken the game begins, in the same transaction; a table
    that this one leads to is opened so, too."""
    async with hosted.turn:
        if hosted.stale or hosted.desk.bus.shared:  # whoever sits down sits down after all that has happened
            await catch_up(hosted)
        for _ in range(TRIES):
            changed = changing(hosted.row)
            if isinstance(changed, Refusal) or changed == hosted.row:
                if hosted.desk.bus.shared and await was_behind(hosted):
                    continue
                return changed
            now = hosted.desk.now()
            changed = holders.noted(hosted.row, acquaintances.handed_on(hosted.row, changed), hosted.seq)
            changed = with_notes(hosted.row, changed, hosted.seq, now)
            changed = replace(changed, version=hosted.row.version + 1, changed=now)
            try:
                if changed.status == "gathering" and is_full(changed):
                    return await _begin(hosted, changed, now)
                said = stand_ins.told(hosted, changed)
                if said is not None:
                    return await _reseated(hosted, changed, said, now)
                clock = _paused_or_resumed(hosted, changed, now)
                reseated = changed.chairs != hosted.row.chairs
                await hosted.desk.store.save_table(
                    changed, clock, follows=hosted.clock, reseated=reseated, opens=opens
                )
            except Collision:
                await catch_up(hosted)
                continue
            except Busy:
                return refuse("busy")
            except BaseException:
                hosted.stale = True  # whether it was kept is not known: look before changing it again
                raise
            change_row(hosted, changed, clock or hosted.clock)
            hosted.desk.bus.publish(hosted.id, hosted.seq)
            return changed
    return refuse("busy")


async def begun(hosted: Hosted) -> TableRow | Refusal:
    """A table whose every seat is taken as it is opened begins at once."""
    if hosted.row.status == "gathering" and is_full(hosted.row):
        return await change(hosted, lambda row: replace(row, changed=row.changed + 1))
    return hosted.row


async def _begin(hosted: Hosted, row: TableRow, now: int) -> TableRow | Refusal:
    began = edition(hosted.game)
    row = replace(row, status="playing", started=now, rules=began.rules, ruleset=began.ruleset)
    row = holders.noted(hosted.row, row, 0)
    dice = dice_of(row, hosted.game)
    decided = beginning(hosted.empty, hosted.options, dice)
    if isinstance(decided, Refusal):
        return decided
    clock = None
    if hosted.pace is not None:
        waiting, turn = awaited(hosted, decided.play, row)
        clock = clocks.wind(hosted.id, hosted.pace, hosted.seats, decided.play.seq, now, waiting, turn)
    rows = entry_rows(hosted, decided.steps, None, now)
    await hosted.desk.store.submit(
        Append(entries=rows, clock=clock, table=row, pairings=acquaintances.pairings(row))
    )
    hosted.dice = dice
    change_row(hosted, row, clock)
    advance(hosted, decided, clock, None, now)
    hosted.desk.bus.publish(hosted.id, hosted.seq)
    return row


async def _reseated(hosted: Hosted, row: TableRow, said: Decided, now: int) -> TableRow:
    """Chairs that change with what the house says of it in the game, in one transaction."""
    clock, row = moved_on(hosted, said, row, now), ended(row, hosted, said, now)
    rows = entry_rows(hosted, said.steps, None, now)
    await hosted.desk.store.submit(Append(entries=rows, clock=clock, follows=hosted.clock, table=row))
    change_row(hosted, row, clock)
    advance(hosted, said, clock, None, now)
    hosted.desk.bus.publish(hosted.id, hosted.seq)
    return row


def _paused_or_resumed(hosted: Hosted, row: TableRow, now: int) -> ClockRow | None:
    clock, play = hosted.clock, hosted.play
    if clock is None or play is None:
        return None
    stopped, stood = (state.paused or state.status != "playing" for state in (row, hosted.row))
    if stopped and (clock.running or not stood):  # written where nothing ran, too: another node may not know
        return clocks.stop(clock, now)
    if not stopped and hosted.row.paused:
        return clocks.start(clock, now, awaited(hosted, play, row)[0])
    return None
