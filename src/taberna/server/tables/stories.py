"""What a seat is sent: made for it alone, from the contract's `redact`, `view` and `legal`."""

from collections.abc import Iterable
from typing import Final, TypeAlias, cast

import msgspec

from taberna.server.store.rows import ClockRow, TableRow, TalkRow
from taberna.server.tables import phrases
from taberna.server.tables.desk import AnyPlay
from taberna.server.tables.holders import also_held
from taberna.server.tables.steps import Step
from taberna.server.tables.timing import shown
from taberna.server.wire.messages import Committed, Presence, Sitting, Spoken, Timed
from taberna.table.codec import write
from taberna.table.commits import TakenBack, Telling, Told, ToldBack
from taberna.table.forms import Legal
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action, Event, State, View

WORTHWHILE: Final = 4
"""Actions in a list from which on its bytes are worth keeping."""
MOST_KEPT: Final = 1024

_kept: Final[dict[int, tuple[Legal[Action], msgspec.Raw]]] = {}
"""Lists of actions as they are written, by their identity, which nobody else has while they are kept here."""


Unfolded: TypeAlias = tuple[tuple[State, Event, State], ...]
"""The events of a commit, each with the moment before it and the one after."""


class Story:
    """Some steps, and how things stand after them. Told to one seat after another, what is the same for all
    is worked out once."""

    __slots__ = ("_at", "_clocks", "_outcome", "_play", "_steps", "_table", "_waiting")

    def __init__(
        self, row: TableRow, steps: Iterable[Step], play: AnyPlay, clock: ClockRow | None, at: int
    ) -> None:
        self._table = row.id
        self._play = play
        self._steps = [(step, unfolded(step)) for step in steps]
        self._waiting = play.game.waiting(play.state)
        self._clocks = None if clock is None else shown(clock, paused=row.paused)
        self._outcome = play.game.outcome(play.state)
        self._at = at

    def told(self, seat: Seat) -> Committed[Action, Event, View]:
        play = self._play
        game = play.game
        return Committed(
            self._table,
            seat,
            play.seq,
            tuple([telling(step, events, seat) for step, events in self._steps]),
            game.view(play.state, seat),
            written(game.legal(play.state, seat)),
            self._waiting,
            self._clocks,
            self._outcome,
            self._at,
        )


def tellings(steps: Iterable[Step], seat: Seat) -> tuple[Telling[Event], ...]:
    return tuple(telling(step, unfolded(step), seat) for step in steps)


def unfolded(step: Step) -> Unfolded:
    entry = step.entry
    if isinstance(entry, TakenBack):
        return ()
    evolve, before, last = step.before.game.evolve, step.before.state, len(entry.events) - 1
    moments = []
    for place, event in enumerate(entry.events):
        after = step.after if place == last else evolve(before, event)
        moments.append((before, event, after))
        before = after
    return tuple(moments)


def telling(step: Step, events: Unfolded, seat: Seat) -> Telling[Event]:
    """The contract's `tell`, for a step whose events have been unfolded already."""
    entry, redact = step.entry, step.before.game.redact
    if isinstance(entry, TakenBack):
        return ToldBack(entry.seq, entry.seat, entry.to)
    told = [redact(before, event, after, seat) for before, event, after in events]
    return Told(entry.seq, tuple([event for event in told if event is not None]))


def written(legal: Legal[Action]) -> Legal[Action]:
    """A list of actions as it is written, where a game gives the same list again and again: the very same, so
    the bytes are kept by its identity. msgspec writes `Raw` as it is, whatever it stands for."""
    if len(legal.actions) < WORTHWHILE:
        return legal
    kept = _kept.get(id(legal))
    if kept is None:
        if len(_kept) >= MOST_KEPT:
            del _kept[next(iter(_kept))]
        kept = _kept[id(legal)] = (legal, msgspec.Raw(write(legal)))
    return cast("Legal[Action]", kept[1])


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
            also_held(row, chair),
        )
        for chair in row.chairs
    )


def presence(row: TableRow, seat: Seat, here: Iterable[Seat], watching: int) -> Presence:
    return Presence(row.id, seat, row.status, sittings(row, here), watching)


def timed(row: TableRow, seat: Seat, clock: ClockRow | None) -> Timed:
    clocks = None if clock is None else shown(clock, paused=row.paused)
    return Timed(row.id, seat, clocks, row.asked)


def is_heard(line: TalkRow, deaf_to: frozenset[str]) -> bool:
    """By somebody who does not want to hear these guests; `*` are the house's bots, which are none."""
    return (line.guest or HOUSE) not in deaf_to


def spoken(line: TalkRow) -> Spoken:
    words, phrase = phrases.words_of(line), phrases.phrase_of(line)
    return Spoken(line.n, line.after, line.seat, line.name, line.guest, words, line.at, phrase)
