"""What a seat is sent: made for it alone, from the contract's `tell`, `view` and `legal`."""

from collections.abc import Iterable

from taberna.server.store.rows import ClockRow, TableRow, TalkRow
from taberna.server.tables import phrases
from taberna.server.tables.desk import AnyPlay
from taberna.server.tables.steps import Step
from taberna.server.tables.timing import shown
from taberna.server.wire.messages import Committed, Presence, Sitting, Spoken, Timed
from taberna.table.commits import Telling
from taberna.table.play import tell
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View


def tellings(steps: Iterable[Step], seat: Seat) -> tuple[Telling[Event], ...]:
    return tuple(tell(step.before, step.entry, seat) for step in steps)


def committed(
    row: TableRow, steps: Iterable[Step], play: AnyPlay, seat: Seat, clock: ClockRow | None, at: int
) -> Committed[Action, Event, View]:
    game, state = play.game, play.state
    return Committed(
        row.id,
        seat,
        play.seq,
        tellings(steps, seat),
        game.view(state, seat),
        game.legal(state, seat),
        game.waiting(state),
        None if clock is None else shown(clock, paused=row.paused),
        game.outcome(state),
        at,
    )


def sittings(row: TableRow, here: Iterable[Seat]) -> tuple[Sitting, ...]:
    present = frozenset(here)
    return tuple(
        Sitting(
            chair.seat,
            chair.kind,
            chair.name,
            chair.bot,
            chair.kind == "bot" or chair.seat in present,
            chair.guest,
        )
        for chair in row.chairs
    )


def presence(row: TableRow, seat: Seat, here: Iterable[Seat], watching: int) -> Presence:
    return Presence(row.id, seat, row.status, sittings(row, here), watching)


def timed(row: TableRow, seat: Seat, clock: ClockRow | None) -> Timed:
    clocks = None if clock is None else shown(clock, paused=row.paused)
    return Timed(row.id, seat, clocks, row.asked)


def spoken(line: TalkRow) -> Spoken:
    words, phrase = phrases.words_of(line), phrases.phrase_of(line)
    return Spoken(line.n, line.after, line.seat, line.name, line.guest, words, line.at, phrase)
